package commands

import "automode"

// toolVariables are those of single tools. What chooses between colours,
// verbosity, numbers and names of what is built is data and not here.
//
// Sources: the manuals of the tools that the names begin with, and gcc(1),
// ld.so(8), make(1), go help environment, the cargo and rustup books, msbuild's
// common properties, uv, pip, poetry, tox, coverage, ansible, gcloud, aws, helm,
// terraform, vault, docker, psql(1), libpq, mysql(1), rsync(1), hg(1), less(1),
// man(1), R, Julia, Erlang, GHC and Nix.
var toolVariables = [...]Variable{
	// The shells and the loader.
	{Name: "BASH_LOADABLES_PATH MODULE_PATH FPATH", Role: Loads, Traits: hidden, Why: "the shell loads code from there"},
	{Name: "POSIXLY_CORRECT POSIX_ME_HARDER", Role: Unread, Empty: true, Why: "shells and programs read what they are given in another way"},
	{Name: "ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS TSAN_OPTIONS MSAN_OPTIONS HWASAN_OPTIONS GORACE", Role: Unread, Signs: "/@", Why: "an option in it can name files to write and programs"},
	{Name: "FFREPORT", Role: Unread, Why: "a report is written, into a file that an option in it may name"},
	{Name: "CDPATH", Role: Unread, Why: "cd leads elsewhere"},
	{Name: "HISTFILE HISTSIZE HISTFILESIZE HISTIGNORE", Role: Data, Kind: automode.Weaken, Why: "what is done is kept nowhere"},
	{Name: "GAWK_PERSIST_FILE MALLOC_TRACE LESSHISTFILE PSQL_HISTORY MYSQL_HISTFILE REDISCLI_HISTFILE SQLITE_HISTORY", Role: Appends, Why: "programs write there"},
	{Name: "LD_PROFILE_OUTPUT QLOGDIR", Role: WritesTree, Why: "profiles are written there"},
	{Name: "GETCONF_DIR GCC_EXEC_PREFIX COMPILER_PATH", Role: Loads, Traits: hidden, Why: "programs are started from there"},
	{Name: "GTK_MODULES GTK_PATH GTK3_MODULES GIO_EXTRA_MODULES GIO_MODULE_DIR GDK_PIXBUF_MODULE* GST_PLUGIN* QT_PLUGIN_PATH QT_QPA_PLATFORM_PLUGIN_PATH QML_IMPORT_PATH QML2_IMPORT_PATH VK_ICD_FILENAMES VK_DRIVER_FILES VK_LAYER_PATH VK_ADD_LAYER_PATH LIBGL_DRIVERS_PATH OCL_ICD_* FREI0R_PATH LADSPA_PATH MAGICK_CODER_MODULE_PATH MAGICK_FILTER_MODULE_PATH SASL_PATH PKCS11_MODULE_PATH QEMU_LD_PREFIX VALGRIND_LIB", Role: Loads, Traits: hidden, Why: "libraries are loaded from there"},
	{Name: "HUGO_ENV* HUGO_BASEURL HUGO_PARAMS_*", Role: Data},
	{Name: "HUGO* HADOOP_CONF_DIR SPARK_CONF_DIR ZOOCFGDIR HADOOP_HOME SPARK_HOME FLINK_HOME CASSANDRA_CONF MAGICK_CONFIGURE_PATH FLYWAY_* LIQUIBASE_* GDAL_VRT_ENABLE_PYTHON CPL_LOG ARGOCD_CONFIG_DIR NXF_PLUGINS_DIR NXF_HOME JAVA_CMD QUARTO_PYTHON QUARTO_R QUARTO_PANDOC WIRESHARK_CONFIG_DIR PACKER_CONFIG PERF_CONFIG NMAPDIR KRB5_CONFIG LDAPCONF LDAPRC NIX_PATH NIX_CONFIG NIX_REMOTE NIX_USER_CONF_FILES NIX_SSHOPTS", Role: Unread, Why: "its settings can name programs and hosts"},
	{Name: "NVM_DIR FNM_DIR N_PREFIX PNPM_HOME BUN_INSTALL VOLTA_HOME DENO_INSTALL PYENV_ROOT RBENV_ROOT NODENV_ROOT GOENV_ROOT JENV_ROOT TFENV_ROOT ASDF_DIR ASDF_DATA_DIR SDKMAN_DIR ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK_HOME ANDROID_NDK_ROOT FLUTTER_ROOT RUSTUP_HOME PIPX_HOME PIPX_BIN_DIR WORKON_HOME CONDA_ROOT MAMBA_ROOT_PREFIX KREW_ROOT HOMEBREW_PREFIX HOMEBREW_CELLAR HOMEBREW_REPOSITORY", Modules: true, Values: "~/.nvm ~/.config/nvm ~/.fnm ~/.local/share/fnm ~/n ~/.n ~/.local/share/pnpm ~/Library/pnpm ~/.bun ~/.volta ~/.deno ~/.pyenv ~/.rbenv ~/.nodenv ~/.goenv ~/.jenv ~/.tfenv ~/.asdf ~/.sdkman ~/Android/Sdk ~/Library/Android/sdk ~/flutter ~/development/flutter ~/snap/flutter/common/flutter ~/.rustup ~/.local/pipx ~/.local/share/pipx ~/.local/bin ~/.virtualenvs ~/.local/share/virtualenvs ~/miniconda3 ~/anaconda3 ~/miniforge3 ~/mambaforge ~/micromamba ~/.krew /home/linuxbrew/.linuxbrew", Why: "programs are started from there"},
	{Name: "XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_BIN_HOME", Role: WritesTree, Values: "~/.cache ~/.local/share ~/.local/state ~/.local/bin", Why: "programs keep files there"},
	{Name: "DBUS_SESSION_BUS_ADDRESS DBUS_SYSTEM_BUS_ADDRESS DBUS_STARTER_ADDRESS", Role: Unread, Why: "an address there can be a program that is started"},
	{Name: "ftp_proxy FTP_PROXY SOCKS_SERVER RSYNC_PROXY", Role: Unread, Why: "requests go through another host"},

	// Compilers and builds.
	{Name: "CFLAGS_* CXXFLAGS_* TARGET_CFLAGS HOST_CFLAGS TARGET_CXXFLAGS BINDGEN_EXTRA_CLANG_ARGS* CFLAGS CXXFLAGS CPPFLAGS LDFLAGS LDLIBS FFLAGS FCFLAGS OBJCFLAGS ASFLAGS HOSTCFLAGS KCFLAGS", Role: Unread, Options: "gcc x.c", Why: "options for the compiler, which can load code"},
	{Name: "CMAKE_C_COMPILER_LAUNCHER CMAKE_CXX_COMPILER_LAUNCHER CMAKE_CUDA_COMPILER_LAUNCHER CMAKE_C_LINKER_LAUNCHER CMAKE_CXX_LINKER_LAUNCHER CMAKE_TEST_LAUNCHER CMAKE_CROSSCOMPILING_EMULATOR CCACHE_PREFIX CCACHE_PREFIX_CPP", Role: RunsTool, Traits: hidden, Why: "builds start it in front of the compiler"},
	{Name: "AR AS LD CPP RM LEX YACC LINT GET M2C PC CO TEX MAKEINFO TEXI2DVI WEAVE CWEAVE TANGLE CTANGLE RANLIB STRIP OBJCOPY OBJDUMP NVCC HOSTCC HOSTCXX GCCGO PKG_CONFIG PROTOC CMAKE LDSHARED CUDACXX CUDAHOSTCXX HIPCXX OBJC OBJCXX SWIFTC TARGET_CC HOST_CC TARGET_CXX HOST_CXX TARGET_AR HOST_AR CXX_* AR_*", Role: RunsTool, Why: "builds start it"},
	{Name: "CCACHE_COMPILER LLVM_SYMBOLIZER_PATH ASAN_SYMBOLIZER_PATH MSAN_SYMBOLIZER_PATH TSAN_SYMBOLIZER_PATH UBSAN_SYMBOLIZER_PATH VALGRIND_LAUNCHER SWIFT_EXEC CONFIG_SHELL CONDA_EXE HG GH_PATH RSYNC_SHELL LESSECHO TF_ACC_TERRAFORM_PATH SETUPTOOLS_SCM_HG_COMMAND LLVM_CONFIG_PATH CLANG_PATH LLVM_COV LLVM_PROFDATA SSH_PKCS11_HELPER SSH_SK_HELPER TERRAGRUNT_TFPATH TG_TF_PATH CLAUDE_CODE_SHELL", Role: RunsNamed, Traits: hidden, Why: "programs start it"},
	{Name: "PYO3_PYTHON PYTHON_SYS_EXECUTABLE PIPX_DEFAULT_PYTHON CONDA_PYTHON_EXE PULUMI_PYTHON_CMD CLOUDSDK_PYTHON", Role: RunsNamed, Traits: hidden, Interpreter: true, Why: "programs start it"},
	{Name: "CCACHE_CONFIGPATH CCACHE_PATH CCACHE_REMOTE_STORAGE CCACHE_SECONDARY_STORAGE CMAKE_TOOLCHAIN_FILE CMAKE_PROGRAM_PATH DISTCC_HOSTS MAKESHELL XCODE_XCCONFIG_FILE DEVELOPER_DIR VALGRIND_OPTS", Role: Unread, Why: "decides which programs a build starts"},
	{Name: "PKG_CONFIG_PATH PKG_CONFIG_LIBDIR CMAKE_PREFIX_PATH CMAKE_MODULE_PATH CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH OBJC_INCLUDE_PATH LIBRARY_PATH CRYSTAL_PATH", Modules: true, Why: "builds take code and options from there"},
	{Name: "DEPENDENCIES_OUTPUT SUNPRO_DEPENDENCIES LLVM_PROFILE_FILE PYTHON_HISTORY PYTHONDUMPREFSFILE RUFF_OUTPUT_FILE CC_LOG_DIAGNOSTICS_FILE CC_PRINT_OPTIONS_FILE CC_PRINT_HEADERS_FILE CC_PRINT_PROC_STAT_FILE CCACHE_LOGFILE CCACHE_STATSLOG PERLIO_DEBUG PLAYWRIGHT_JUNIT_OUTPUT_NAME PLAYWRIGHT_JSON_OUTPUT_NAME PLAYWRIGHT_JUNIT_OUTPUT_FILE PLAYWRIGHT_JSON_OUTPUT_FILE PLAYWRIGHT_BLOB_OUTPUT_FILE TRIVY_OUTPUT", Role: Writes, Why: "programs write there"},
	{Name: "CCACHE_DIR MPLCONFIGDIR GCOV_PREFIX NODE_V8_COVERAGE NODE_COMPILE_CACHE JEST_JUNIT_OUTPUT_DIR BUN_RUNTIME_TRANSPILER_CACHE_PATH DENO_DIR DENO_INSTALL_ROOT RSYNC_PARTIAL_DIR TASK_TEMP_DIR TMUX_TMPDIR TMPDIR TEMPDIR TEXMFOUTPUT PLAYWRIGHT_HTML_REPORT PLAYWRIGHT_HTML_OUTPUT_DIR PLAYWRIGHT_JUNIT_OUTPUT_DIR PLAYWRIGHT_JSON_OUTPUT_DIR PLAYWRIGHT_BLOB_OUTPUT_DIR CDK_OUTPUT CLANG_CRASH_DIAGNOSTICS_DIR CCACHE_DEBUGDIR PERL_TEST_HARNESS_DUMP_TAP", Role: WritesTree, Why: "programs write there"},

	// Go and Rust.
	{Name: "GOAUTH GOPACKAGESDRIVER", Role: Unread, Why: "names a program that go starts"},
	{Name: "HATCH_DATA_DIR TOX_WORK_DIR GOBIN GOCACHE GOTMPDIR GOCOVERDIR GOLANGCI_LINT_CACHE", Role: WritesTree, Why: "go writes there"},
	{Name: "CGO_CFLAGS_ALLOW CGO_CPPFLAGS_ALLOW CGO_CXXFLAGS_ALLOW CGO_FFLAGS_ALLOW CGO_LDFLAGS_ALLOW", Role: Data, Kind: automode.Weaken, Why: "lets packages give any options to the compiler"},
	{Name: "CARGO RUSTDOC RUSTFMT", Role: RunsNamed, Traits: hidden, Why: "cargo starts it"},
	{Name: "RUSTDOCFLAGS CARGO_ENCODED_RUSTFLAGS CARGO_ENCODED_RUSTDOCFLAGS", Role: Unread, Options: "rustc", Why: "options for every rustc, which can name programs"},
	{Name: "CARGO_REGISTRY_TOKEN", Role: Data},
	{Name: "CARGO_REGISTRY_* CARGO_REGISTRIES_* CARGO_ALIAS_* CARGO_SOURCE_* CARGO_CREDENTIAL_ALIAS_* CARGO_UNSTABLE_* CARGO_HTTP_PROXY CARGO_HTTP_CAINFO CARGO_INSTALL_ROOT RUSTUP_DIST_SERVER RUSTUP_DIST_ROOT RUSTUP_UPDATE_ROOT", Role: Unread, Why: "a setting of cargo or rustup, which can name programs and hosts"},
	{Name: "CARGO_HTTP_CHECK_REVOKE", Role: Data, Kind: automode.Weaken, Why: "turns a check of certificates off"},

	{Name: "GOVCS", Role: Data, Kind: automode.Weaken, Why: "lets more programs fetch modules"},
	{Name: "TF_ACC", Kind: automode.Change, Role: Data, Values: "0", Why: "tests make real resources"},

	// Python.
	{Name: "PYTHONPLATLIBDIR PYTHONEXECUTABLE", Role: Loads, Traits: hidden, Why: "modules come from there"},
	{Name: "PYTHONPYCACHEPREFIX PYTEST_DEBUG_TEMPROOT MYPY_CACHE_DIR RUFF_CACHE_DIR BLACK_CACHE_DIR UV_CACHE_DIR UV_TOOL_DIR UV_TOOL_BIN_DIR UV_PYTHON_INSTALL_DIR POETRY_CACHE_DIR BOOTSNAP_CACHE_DIR COMPOSER_CACHE_DIR TF_PLUGIN_CACHE_DIR KUBECACHEDIR HELM_CACHE_HOME", Role: WritesTree, Why: "programs keep files there"},
	{Name: "VIRTUAL_ENV CONDA_PREFIX UV_PROJECT_ENVIRONMENT POETRY_VIRTUALENVS_PATH MYPYPATH", Modules: true, Why: "modules and programs are taken from there"},
	{Name: "PYTHON_PRESITE DJANGO_SETTINGS_MODULE CELERY_CONFIG_MODULE FLASK_APP SCRAPY_SETTINGS_MODULE", Dotted: true, Role: Unread, Why: "names code that is loaded"},
	{Name: "MPLBACKEND", Role: Unread, Signs: ":", Values: "module://matplotlib_inline.backend_inline module://ipykernel.pylab.backend_inline", Why: "loads the module that it names"},
	{Name: "PYENV_HOOK_PATH", Role: Loads, Traits: hidden, Why: "scripts are run from there"},
	{Name: "PYLINTRC MATURIN_PEP517_ARGS MLRRC NOXPYTHON NOXEXTRAPYTHON NOXFORCEPYTHON NOX_ENVDIR BOTO_CONFIG FLASK_ENV_FILE ALEMBIC_CONFIG UVICORN_APP_DIR UVICORN_ENV_FILE UVICORN_LOG_CONFIG GUNICORN_CMD_ARGS IPYTHONDIR COVERAGE_PROCESS_START COVERAGE_RCFILE VIRTUALENV_* CONDARC MAMBARC AIRFLOW_HOME", Role: Unread, Why: "its settings can name programs, code and registries"},

	// JavaScript.
	{Name: "NODE_REDIRECT_WARNINGS BABEL_CACHE_PATH NODE_REPL_HISTORY JEST_JUNIT_OUTPUT_NAME", Role: Writes, Why: "node writes there"},
	{Name: "ESBUILD_BINARY_PATH BIOME_BINARY SWC_BINARY_PATH FC TURBO_BINARY_PATH LEFTHOOK_BIN PRISMA_QUERY_ENGINE_BINARY PRISMA_SCHEMA_ENGINE_BINARY PRISMA_MIGRATION_ENGINE_BINARY PRISMA_FMT_BINARY PUPPETEER_EXECUTABLE_PATH PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH PLAYWRIGHT_FIREFOX_EXECUTABLE_PATH PLAYWRIGHT_WEBKIT_EXECUTABLE_PATH MIX_REBAR3 CHROME_BIN CHROME_PATH CYPRESS_RUN_BINARY PLAYWRIGHT_NODEJS_PATH CHROMEDRIVER_PATH GECKODRIVER_PATH FIREFOX_BIN npm_execpath npm_node_execpath", Role: RunsNamed, Traits: 0, Why: "programs start it"},
	{Name: "NAPI_RS_NATIVE_LIBRARY_PATH PRISMA_QUERY_ENGINE_LIBRARY", Role: Loads, Traits: hidden, Why: "a library is loaded from there"},
	{Name: "PLAYWRIGHT_BROWSERS_PATH ELECTRON_OVERRIDE_DIST_PATH", Modules: true, Values: "0 ~/.cache/ms-playwright ~/Library/Caches/ms-playwright /ms-playwright", Why: "programs are started from there"},
	{Name: "TS_NODE_PROJECT TS_NODE_COMPILER TS_NODE_COMPILER_OPTIONS COREPACK_NPM_REGISTRY COREPACK_HOME PLAYWRIGHT_DOWNLOAD_HOST PUPPETEER_DOWNLOAD_* ELECTRON_MIRROR SASS_BINARY_* CHROMEDRIVER_CDNURL SENTRYCLI_CDNURL NVM_NODEJS_ORG_MIRROR FNM_NODE_DIST_MIRROR NODEJS_ORG_MIRROR PRISMA_ENGINES_MIRROR BUN_CONFIG_* BUN_INSPECT* BUN_OPTIONS PW_TEST_REPORTER TAP_RCFILE WEBPACK_PACKAGE WEBPACK_DEV_SERVER_PACKAGE JSR_URL NYC_CONFIG_OVERRIDE BUN_INSTALL_* pnpm_config_*", Role: Unread, Why: "a setting that can name programs, code and registries"},
	{Name: "COREPACK_INTEGRITY_KEYS DENO_CERT DENO_TLS_CA_STORE", Role: Data, Kind: automode.Weaken, Why: "turns a check of what is downloaded off"},
	{Name: "LEFTHOOK LEFTHOOK_EXCLUDE SKIP_SIMPLE_GIT_HOOKS OVERCOMMIT_DISABLE", Role: Data, Kind: automode.Weaken, Why: "turns the repository's hooks off"},

	// Other languages.
	{Name: "COWPATH PACKER_PLUGIN_PATH GDAL_DRIVER_PATH GDAL_PYTHON_DRIVER_PATH GS_LIB PERLLIB R_LIBS R_LIBS_USER R_LIBS_SITE LUA_PATH* LUA_CPATH* GUILE_LOAD_PATH GUILE_LOAD_COMPILED_PATH OCAMLPATH CAML_LD_LIBRARY_PATH ERL_LIBS EMACSLOADPATH TCLLIBPATH MODULEPATH LMOD_PACKAGE_PATH LMOD_SITE_PACKAGE_PATH MODULES_RUNENV", Role: Loads, Traits: hidden, Why: "code is loaded from there"},
	{Name: "R_PROFILE R_PROFILE_USER R_ENVIRON R_ENVIRON_USER IRBRC PRYRC PSQLRC", Role: RunsFile, Traits: hidden, Why: "it runs first"},
	{Name: "JULIA_LOAD_PATH JULIA_DEPOT_PATH JULIA_PROJECT CLASSPATH BUNDLE_PATH GHC_PACKAGE_PATH GHC_ENVIRONMENT REBAR_GLOBAL_CONFIG_DIR NODE_GYP_FORCE_PYTHON NX_WORKSPACE_ROOT_PATH PUB_CACHE KOTLIN_HOME MAVEN_BASEDIR MAVEN_PROJECTBASEDIR APP_BASE_PATH MIX_BUILD_PATH MIX_BUILD_ROOT OPAMROOT OPAMSWITCH TEST SPEC DBT_PROJECT_DIR DBT_PROFILES_DIR NOSE_WHERE NUGET_PACKAGES RUSTUP_TOOLCHAIN BATS_LIB_PATH REBAR_CONFIG DUNE_WORKSPACE ACLOCAL_PATH PRE_COMMIT_HOME", Modules: true, Why: "code is loaded from there"},
	{Name: "PERL5SHELL SPRING_SERVER_COMMAND CDK_APP", Role: RunsLine, Traits: hidden, Why: "it is started"},
	{Name: "JAVACMD DOTNET_HOST_PATH", Role: RunsNamed, Traits: hidden, Why: "it is started"},
	{Name: "DOTNET_ROOT*", Values: "~/.dotnet /usr/share/dotnet /usr/lib/dotnet /usr/lib64/dotnet /usr/local/share/dotnet /opt/homebrew/opt/dotnet/libexec /usr/local/opt/dotnet/libexec", Role: Unread, Why: "the runtime comes from there"},
	{Name: "M2_HOME MAVEN_HOME GRADLE_HOME ANT_HOME DOTNET_ADDITIONAL_DEPS DOTNET_SHARED_STORE COR_PROFILER*", Role: Loads, Traits: hidden, Why: "programs or libraries come from there"},
	{Name: "HADOOP_OPTS HADOOP_CLIENT_OPTS HBASE_OPTS SPARK_SUBMIT_OPTS SPARK_DAEMON_JAVA_OPTS FLINK_ENV_JAVA_OPTS PULSAR_EXTRA_OPTS JVMFLAGS CLIENT_JVMFLAGS JVM_EXTRA_OPTS PIG_OPTS ZOO_OPTS SBT_OPTS JVM_OPTS KAFKA_OPTS KAFKA_HEAP_OPTS KAFKA_JVM_PERFORMANCE_OPTS KAFKA_LOG4J_OPTS KAFKA_JMX_OPTS KAFKA_GC_LOG_OPTS NXF_OPTS NXF_JVM_ARGS CLJ_JVM_OPTS ANT_OPTS CATALINA_OPTS LEIN_JVM_OPTS IBM_JAVA_OPTIONS OPENJ9_JAVA_OPTIONS", Role: Unread, Options: "java", Why: "options for java, which can load code"},
	{Name: "MAVEN_ARGS", Role: Unread, Options: "mvn", Why: "options for every mvn, which can load code"},
	{Name: "TESTOPTS TESTOPT TEST_OPTS TEST_OPT", Role: Unread, Signs: ";&|<>()$`\\\"'\n", Why: "rake puts it into the line that a shell runs"},
	{Name: "JDK_JAVAC_OPTIONS", Role: Unread, Options: "javac", Why: "options for every javac, which can load code"},
	{Name: "SPEC_OPTS", Role: Unread, Options: "rspec", Why: "options for every rspec, which can load code"},
	{Name: "HARNESS_PERL_SWITCHES", Role: Unread, Options: "perl", Why: "options for every perl, which can load code"},
	{Name: "NOSE_CONFIG NOSE_PLUGINS NOSE_XUNIT_FILE DBT_STORE_FAILURES HARNESS_OPTIONS HARNESS_SUBCLASS ASPNETCORE_HOSTINGSTARTUPASSEMBLIES CDK_PLUGIN MAVEN_CONFIG CLJ_CONFIG STACK_ROOT BUNDLE_BIN CONFIG_SITE ANT_ARGS GEMRC BUNDLE_APP_CONFIG BUNDLE_MIRROR* RAKEOPT RUBOCOP_OPTS PERL_MB_OPT PERL_MM_OPT COMPOSER COMPOSER_HOME COMPOSER_VENDOR_DIR COMPOSER_BIN_DIR XDEBUG_CONFIG MAVEN_USER_HOME MVNW_* DOTNET_CLI_HOME NUGET_RESTORE_MSBUILD_ARGS ERL_FLAGS ERL_AFLAGS ERL_ZFLAGS ELIXIR_ERL_OPTIONS MIX_EXS MIX_HOME MIX_ARCHIVES MIX_DEPS_PATH HEX_MIRROR STACK_YAML CABAL_CONFIG CABAL_DIR DART_VM_OPTIONS PUB_HOSTED_URL FLUTTER_STORAGE_BASE_URL USE_BAZEL_VERSION", Role: Unread, Why: "a setting that can name programs, code and registries"},
	{Name: "DISABLE_DATABASE_ENVIRONMENT_CHECK HEX_UNSAFE_HTTPS", Role: Data, Kind: automode.Weaken, Why: "turns a guard off"},

	// Repositories, editors and pagers.
	{Name: "GIT_REDIRECT_STDOUT GIT_REDIRECT_STDERR", Role: Writes, Why: "git writes there"},
	{Name: "GIT_PROTOCOL_FROM_USER", Role: Data, Kind: automode.Weaken, Why: "turns a guard of git's transports off"},
	{Name: "GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO AWS_CA_BUNDLE CLOUDSDK_CORE_CUSTOM_CA_CERTS_FILE VAULT_CACERT VAULT_SKIP_VERIFY", Role: Data, Kind: automode.Weaken, Why: "other certificates are trusted"},
	{Name: "GOOGLE_EXTERNAL_ACCOUNT_ALLOW_EXECUTABLES MISE_TRUSTED_CONFIG_PATHS", Role: Data, Kind: automode.Weaken, Why: "lets settings start programs"},
	{Name: "LIBMYSQL_ENABLE_CLEARTEXT_PLUGIN", Role: Data, Kind: automode.Weaken, Why: "sends the password unencrypted"},
	{Name: "DOCKER_CONTENT_TRUST", Role: Data, Kind: automode.Weaken, Why: "decides whether images have to be signed"},
	{Name: "SVN_SSH CVS_RSH RSYNC_RSH RSYNC_CONNECT_PROG BORG_RSH BORG_PASSCOMMAND BORG_REMOTE_PATH RESTIC_PASSWORD_COMMAND P4PAGER PSQL_PAGER PSQL_WATCH_PAGER PERF_PAGER FZF_DEFAULT_COMMAND JUST_CHOOSER GLAMOUR_PAGER GLAB_PAGER ACK_PAGER", Role: RunsLine, Traits: hidden, Why: "programs start it"},
	{Name: "JJ_EDITOR HGMERGE SVN_MERGE CVSEDITOR P4EDITOR P4DIFF P4MERGE TIG_EDITOR SOPS_EDITOR PSQL_EDITOR ALTERNATE_EDITOR CLAUDE_CODE_SHELL_PREFIX", Role: RunsOn, Traits: hidden, Why: "programs start it on files"},
	{Name: "SSH_SK_PROVIDER AZURE_EXTENSION_DIR HELM_PLUGINS TFLINT_PLUGIN_DIR KUSTOMIZE_PLUGIN_HOME LIBMYSQL_PLUGINS LIBMYSQL_PLUGIN_DIR VIM VIMRUNTIME", Role: Loads, Traits: hidden, Why: "code is loaded from there"},
	{Name: "LESS", Role: Unread, Options: "less -", Why: "options for every less, which can start programs and write files"},
	{Name: "MORE", Role: Unread, Options: "more -", Why: "options for every more"},
	{Name: "SYSTEMD_LESS", Role: Unread, Options: "less -", Why: "options for the less that systemctl starts"},
	{Name: "BZIP BZIP2", Role: Unread, Options: "bzip2", Why: "options for every bzip2"},
	{Name: "GREP_OPTIONS", Role: Unread, Options: "grep x", Why: "options for every grep of BSD"},
	{Name: "XZ_OPT XZ_DEFAULTS", Role: Unread, Options: "xz", Why: "options for every xz"},
	{Name: "GZIP", Role: Unread, Options: "gzip", Why: "options for every gzip"},
	{Name: "ZIP ZIPOPT", Role: Unread, Options: "zip x x", Why: "options for every zip, which can start programs"},
	{Name: "GIT_GRAFT_FILE GIT_SHALLOW_FILE LEFTHOOK_CONFIG MANLESS PARALLEL JJ_CONFIG FOSSIL_HOME ALSA_CONFIG_PATH QA_OVERRIDE_GCC3_OPTIONS XDG_CONFIG_DIRS USERPROFILE LESSKEY LESSKEYIN LESSKEYIN_SYSTEM LESSKEY_SYSTEM LESSKEY_CONTENT LESSEDIT MANOPT MANROFFSEQ VIMINIT EXINIT NVIM_APPNAME SCREENRC SYSSCREENRC HGRCPATH P4CONFIG FZF_DEFAULT_OPTS FZF_DEFAULT_OPTS_FILE BAT_CONFIG_PATH BAT_CONFIG_DIR BAT_OPTS ACKRC ACK_OPTIONS UNZIP UNZIPOPT SYSTEM_WGETRC WGET2RC SYSTEM_WGET2RC HTTPIE_CONFIG_DIR GNUPGHOME PASSWORD_STORE_GPG_OPTS PASSWORD_STORE_ENABLE_EXTENSIONS JUST_JUSTFILE JUST_WORKING_DIRECTORY DIRENV_CONFIG ASDF_CONFIG_FILE ASDF_DEFAULT_TOOL_VERSIONS_FILENAME ASDF_CONCURRENCY SYSTEMD_UNIT_PATH", Role: Unread, Why: "a setting that can name programs"},
	{Name: "TAPE", Role: Writes, OrHost: true, Why: "tar writes there"},

	// Clouds, clusters, containers and databases.
	{Name: "AWS_SHARED_CREDENTIALS_FILE AWS_DATA_PATH AWS_EC2_METADATA_SERVICE_ENDPOINT AWS_CONTAINER_CREDENTIALS_FULL_URI AWS_WEB_IDENTITY_TOKEN_FILE AZURE_CONFIG_DIR CLOUDSDK_CONFIG CLOUDSDK_PYTHON_ARGS CLOUDSDK_AUTH_* CLOUDSDK_PROXY_* GH_CONFIG_DIR GLAB_CONFIG_DIR GITLAB_HOST GL_HOST KUBERNETES_SERVICE_HOST GCE_METADATA_* PULUMI_API PULUMI_HOME PULUMI_BACKEND_URL", Role: Unread, Why: "decides which hosts get the credential, or names programs"},
	{Name: "TOXENV TOX_ENV NOXSESSION", Role: Goal, Why: "names the tasks"},
	{Name: "FLASK_RUN_HOST UVICORN_HOST STREAMLIT_SERVER_ADDRESS GRADIO_SERVER_NAME BINDING", Kind: automode.Expose, Role: Data, Values: "localhost 127.0.0.1 ::1", Why: "listens there"},
	{Name: "HOST HOSTNAME BIND_ADDRESS SERVER_HOST SERVER_ADDRESS ASPNETCORE_URLS DOTNET_URLS URLS", Kind: automode.Expose, Role: Data, Within: true, Values: "0.0.0.0 [::] //+ //*", Why: "listens there"},
	{Name: "RAILS_ENV RACK_ENV SPRING_PROFILES_ACTIVE QUARKUS_PROFILE MICRONAUT_ENVIRONMENTS", Kind: automode.Change, Role: Data, Within: true, Values: "prod staging", Why: "works with what is kept in that environment"},
	{Name: "OTEL_EXPORTER_OTLP_ENDPOINT OTEL_EXPORTER_OTLP_TRACES_ENDPOINT OTEL_EXPORTER_OTLP_METRICS_ENDPOINT OTEL_EXPORTER_OTLP_LOGS_ENDPOINT OTEL_EXPORTER_ZIPKIN_ENDPOINT MLFLOW_TRACKING_URI WANDB_BASE_URL LANGCHAIN_ENDPOINT LANGSMITH_ENDPOINT SENTRY_URL SENTRY_DSN PW_TEST_CONNECT_WS_ENDPOINT SELENIUM_REMOTE_URL", Role: Sends, Why: "what programs find goes there"},
	{Name: "TF_HTTP_ADDRESS TF_HTTP_LOCK_ADDRESS TF_HTTP_UNLOCK_ADDRESS", Role: Sends, Why: "what is known of the infrastructure goes there"},
	{Name: "VAULT_ADDR VAULT_AGENT_ADDR VAULT_PROXY_ADDR CONSUL_HTTP_ADDR NOMAD_ADDR OLLAMA_HOST HF_ENDPOINT P4PORT", Role: Sends, Why: "the credential goes there"},
	{Name: "TF_CLI_ARGS*", Role: Unread, Why: "options for every terraform"},
	{Name: "TF_DATA_DIR TF_ENCRYPTION TF_CLOUD_HOSTNAME TFENV_REMOTE TFENV_CONFIG_DIR TENV_* TFLINT_CONFIG_FILE TF_REATTACH_PROVIDERS KUBERNETES_MASTER", Role: Unread, Why: "decides which programs terraform and its kin start"},
	{Name: "DOCKER_CERT_PATH BUILDKIT_HOST BUILDX_CONFIG", Role: Unread, Why: "another container runtime, or its settings"},
	{Name: "COMPOSE_FILE COMPOSE_PROJECT_DIRECTORY", Modules: true, Why: "the containers are those that it names"},
	{Name: "COMPOSE_ENV_FILES PULUMI_CONFIG_PASSPHRASE_FILE PGPASSFILE", Role: Lists, Why: "uses the file"},
	{Name: "PGSYSCONFDIR MYSQL_HOME MYSQL_TEST_LOGIN_FILE REDISCLI_RCFILE RCLONE_*", Role: Unread, Why: "its settings name hosts and programs"},
	{Name: "ANTHROPIC_BEDROCK_BASE_URL ANTHROPIC_VERTEX_BASE_URL OPENAI_API_BASE GOOGLE_GEMINI_BASE_URL", Role: Unread, Why: "an agent would talk to another host"},

	// Programs, code and files of single tools.
	{Name: "HARNESS_PERL GRAPHVIZ_DOT BAZEL_SH PARALLEL_SHELL AUTOM4TE AUTOCONF AUTOHEADER AUTOMAKE ACLOCAL LIBTOOLIZE AUTOPOINT M4", Role: RunsTool, Why: "programs start it"},
	{Name: "GROFF_BIN_PATH GVBINDIR ZIG_LIB_DIR BISON_PKGDATADIR", Role: Loads, Traits: hidden, Why: "programs or code come from there"},
	{Name: "GOCACHEPROG MANROFFOPT GROFF_COMMAND_PREFIX GS_OPTIONS CCC_OVERRIDE_OPTIONS OCAMLPARAM TIG_SCRIPT TIGRC_USER TIGRC_SYSTEM PARALLEL_HOME TEXMFCNF shell_escape shell_escape_commands openout_any LATEXMKRCSYS KUBERC PYTHONINSPECT", Role: Unread, Why: "a setting that can name programs, or lets files start them"},
	{Name: "SKIP", Role: Data, Kind: automode.Weaken, Why: "leaves checks of the repository out"},
	{Name: "DATABASE_URL TEST_DATABASE_URL DIRECT_URL SHADOW_DATABASE_URL POSTGRES_URL MYSQL_URL MONGO_URL MONGODB_URI MONGODB_URL REDIS_URL", Role: Sends, Address: true, Why: "the database is spoken to there"},

	// What is left.
	{Name: "CC_*", Role: RunsTool, Why: "builds start it"},
}
