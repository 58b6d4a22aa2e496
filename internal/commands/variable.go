package commands

import (
	"strings"

	"automode"
)

// Variable is an environment variable that makes programs load or run
// something, go elsewhere, or check less. One that is not here is data.
type Variable struct {
	Name   string // ending in "*": every name that begins so; several with blanks between
	Role   Role   // what its value is; Data when the name alone says it
	Kind   automode.Kind
	Traits automode.Traits
	// SearchPath: its value decides which programs names stand for.
	SearchPath bool
	// Modules: code is loaded from the folders of its value, which is nothing
	// new for folders of the project.
	Modules bool
	// Libraries: its value is a list of folders that code is loaded from, which is
	// the project's own where code of the project runs with it, and else hidden.
	Libraries bool
	// Dotted: its value names a module, which is nothing new for one of the
	// project, whose file lies there already.
	Dotted bool
	// Empty: that it is set counts, whatever to.
	Empty bool
	// Kit: its value is a folder whose programs, which lie in its "bin", are started.
	Kit bool
	// Interpreter: its value runs the code of who looks for it, which is nothing new for
	// a Python that is installed.
	Interpreter bool
	// Signs: its value is data where it holds none of these.
	Signs string
	// Lead: signs that may stand in front of the line and only say how it is read.
	Lead string
	// Slot: what stands in the line for the file that it is run on.
	Slot string
	// Expands: shells expand its value, and run what it holds.
	Expands bool
	// Connects: its value is the line by which a host is reached.
	Connects bool
	// Address: its value is a host's where it is an address with one in it, and
	// else a store of this machine.
	Address bool
	// OrHost: "host:path" is a path on another host, and anything else one here.
	OrHost bool
	// Steps: its value edits the steps of a rebase, which can start programs.
	Steps bool
	// Within: it counts only where one of its Values stands somewhere in its value.
	Within bool
	// Left: another program knows it.
	Left bool
	// Fold: large and small letters are the same in its name.
	Fold bool
	// Options: its value is options of that invocation, which is nothing new
	// when they change nothing of what it does. A dash at its end: the options
	// may be written without one.
	Options string
	Values  string // values that name nothing new, with blanks between; "~/" is the home
	Why     string
}

// FindVariable returns what is known of a variable, or nil.
func FindVariable(name string) *Variable {
	if len(name) < 2 {
		return nil
	}
	at := letters(name)
	for _, i := range variableRows[variableStarts[at]:variableStarts[int(at)+1]] {
		if v := variable(int(i)); v.named(name) {
			return v
		}
	}
	for i := range toolSettings {
		if v := &toolSettings[i]; v.named(name) {
			return v
		}
	}
	return nil
}

// letters is where in the index a name is filed: by its first two letters, large
// and small ones alike.
func letters(name string) uint8 { return name[0]&31<<3 ^ name[1]&31 }

// variable is the row of that number, where those of single tools stand behind
// the others.
func variable(i int) *Variable {
	if i < len(variables) {
		return &variables[i]
	}
	return &toolVariables[i-len(variables)]
}

// Connecting is the role of a line behind which the caller puts a host and what
// to run there: what ssh is for. Another program takes them for something else.
func Connecting(line Word) Role {
	if program, _, _ := strings.Cut(line.Text, " "); line.Known == automode.Exact && program[strings.LastIndexByte(program, '/')+1:] != "ssh" {
		return RunsOn
	}
	return RunsLine
}

// Local reports whether the value of an Address names no host.
func (v *Variable) Local(value Word) bool { return v.Address && value.Exact() && Local(value) }

// Local reports whether an address names no host: a file, or a store in memory.
func Local(value Word) bool {
	scheme, rest, ok := strings.Cut(value.Text, "://")
	return !ok || rest == "" || strings.HasPrefix(scheme, "sqlite") || scheme == "file" || strings.HasPrefix(rest, "/") && !strings.Contains(rest, "host")
}

// Usual reports whether the value is one that names nothing new.
func (v *Variable) Usual(value Word) bool {
	if !v.Within {
		return value.Exact() && named(v.Values, value.Text)
	}
	for sign := range strings.FieldsSeq(v.Values) {
		if strings.Contains(value.Text, sign) {
			return false
		}
	}
	return value.Exact()
}

// named reports whether one of the names is that of the variable. Most names are
// passed over by their first letter.
func (v *Variable) named(name string) bool {
	for rest := v.Name; rest != "" && name != ""; {
		want := rest
		if i := strings.IndexByte(rest, ' '); i < 0 {
			rest = ""
		} else {
			want, rest = rest[:i], rest[i+1:]
		}
		if want[0] != name[0] && !v.Fold {
			continue
		}
		n := len(want) - 1
		whole := want[n] != '*'
		if whole {
			n++
		}
		switch {
		case len(name) < n, whole && len(name) > n:
		case name[:n] == want[:n], v.Fold && strings.EqualFold(name[:n], want[:n]):
			return true
		}
	}
	return false
}

const hidden = automode.Hidden

// Sources: ld.so(8), dyld(1), bash(1), zshall(1), git(1), python(1), node(1),
// perlrun(1), ruby(1), java(1), less(1), man(1), ssh(1), cargo and go help.
var variables = [...]Variable{
	{Name: "PATH", SearchPath: true, Why: "decides which programs names stand for"},
	{Name: "LD_PRELOAD LD_AUDIT", Role: Loads, Traits: hidden, Why: "loads a library into every program"},
	{Name: "LD_LIBRARY_PATH DYLD_LIBRARY_PATH DYLD_FALLBACK_LIBRARY_PATH GEM_HOME GEM_PATH", Role: Loads, Traits: hidden, Libraries: true, Why: "libraries are loaded from there"},
	{Name: "DYLD_*", Role: Loads, Traits: hidden, Why: "libraries are loaded from there"},
	{Name: "BASH_ENV", Role: RunsFile, Traits: hidden, Why: "every shell runs it first"},
	{Name: "ENV", Role: RunsFile, Traits: hidden, Why: "interactive shells run it first"},
	{Name: "ZDOTDIR", Role: Loads, Traits: hidden, Why: "zsh runs the start-up files there"},
	{Name: "BASH_FUNC_*", Role: Unread, Why: "defines a function in every shell"},
	{Name: "BASH_CMDS BASH_ALIASES", Role: Unread, Why: "makes names stand for other programs"},
	{Name: "MAILPATH", Role: Unread, Expands: true, Why: "is expanded, and runs what it holds, when mail comes"},
	{Name: "NULLCMD READNULLCMD", Role: RunsLine, Traits: hidden, Why: "zsh runs it for a redirection without a command"},
	{Name: "SHELLOPTS BASHOPTS", Role: Unread, Why: "sets options of every shell"},
	{Name: "GLOBIGNORE", Role: Unread, Why: "patterns take other names, those with a dot in front among them"},
	{Name: "PROMPT_COMMAND", Role: RunsLine, Traits: hidden, Why: "runs before every prompt"},
	{Name: "PS0", Role: Unread, Expands: true, Why: "is expanded, and runs what it holds, before each command"},
	{Name: "PS1 PS2 PS3 PROMPT2 PROMPT3 PROMPT4 RPS1 RPS2 RPROMPT2 SPROMPT prompt PROMPT RPROMPT", Role: Unread, Expands: true, Why: "is expanded, and runs what it holds, at each prompt"},
	{Name: "PS4", Role: Unread, Expands: true, Why: "is expanded, and runs what it holds, while commands are traced"},
	{Name: "BASH_XTRACEFD", Role: Unread, Why: "sends what is traced to what may read it as code"},
	{Name: "SHELL", Values: "bash sh zsh fish dash /bin/bash /bin/sh /bin/zsh /bin/dash /usr/bin/bash /usr/bin/sh /usr/bin/zsh /usr/bin/fish /usr/bin/dash", Role: RunsNamed, Traits: hidden, Why: "programs start it as the shell"},
	{Name: "EDITOR VISUAL", Steps: true, Role: RunsOn, Traits: hidden, Why: "programs start it to edit"},
	{Name: "PAGER", Role: RunsLine, Traits: hidden, Why: "programs start it to show text"},
	{Name: "MANPAGER", Role: RunsLine, Traits: hidden, Why: "man starts it"},
	{Name: "BROWSER", Values: "none", Role: RunsOn, Traits: hidden, Why: "programs start it to show pages"},
	{Name: "LESSOPEN", Role: RunsLine, Lead: "|-", Slot: "%s", Traits: hidden, Why: "less runs it on every file"},
	{Name: "LESSCLOSE", Role: RunsLine, Traits: hidden, Why: "less runs it on every file"},
	{Name: "GIT_PAGER", Role: RunsLine, Traits: hidden, Why: "git starts it to show text"},
	{Name: "GIT_EDITOR GIT_SEQUENCE_EDITOR", Steps: true, Role: RunsOn, Traits: hidden, Why: "git starts it to edit"},
	{Name: "GIT_SSH GIT_PROXY_COMMAND", Role: RunsNamed, Traits: hidden, Why: "git starts it to connect"},
	{Name: "GIT_SSH_COMMAND", Connects: true, Role: RunsLine, Traits: hidden, Why: "git starts it to connect"},
	{Name: "GIT_TEST_FSMONITOR", Role: RunsNamed, Traits: hidden, Why: "git asks it what has changed"},
	{Name: "GIT_ASKPASS", Role: RunsNamed, Traits: hidden, Why: "git starts it to ask for a password"},
	{Name: "SSH_AUTH_SOCK", Role: Unread, Why: "another agent lends its keys"},
	{Name: "SSH_ASKPASS", Role: RunsNamed, Traits: hidden, Why: "ssh starts it to ask for a password"},
	{Name: "SUDO_ASKPASS", Role: RunsNamed, Traits: hidden, Why: "sudo starts it to ask for a password"},
	{Name: "GIT_EXTERNAL_DIFF", Role: RunsOn, Traits: hidden, Why: "git starts it for every file"},
	{Name: "GIT_EXEC_PATH MERGE_TOOLS_DIR", Role: Loads, Traits: hidden, Why: "git's own programs come from there"},
	{Name: "GIT_TEMPLATE_DIR", Role: Loads, Traits: hidden, Why: "hooks are copied from there"},
	{Name: "GIT_CONFIG*", Role: Unread, Why: "gives git a configuration that can name programs"},
	{Name: "GIT_DIR GIT_COMMON_DIR", Role: Unread, Why: "another repository, with its own hooks and configuration"},
	{Name: "GIT_WORK_TREE", Role: Unread, Why: "git works on other files"},
	{Name: "GIT_INDEX_FILE", Role: Writes, Why: "git keeps its index there"},
	{Name: "GIT_SSL_NO_VERIFY NODE_TLS_REJECT_UNAUTHORIZED PYTHONHTTPSVERIFY GOINSECURE", Role: Data, Kind: automode.Weaken, Why: "turns the check of certificates off"},
	{Name: "HUSKY HUSKY_SKIP_HOOKS", Role: Data, Kind: automode.Weaken, Why: "turns the repository's hooks off"},
	{Name: "PYTHONSTARTUP", Role: RunsFile, Traits: hidden, Why: "python runs it first"},
	{Name: "PYTHONPATH", Modules: true, Traits: hidden, Why: "modules are loaded from there"},
	{Name: "NODE_PATH", Modules: true, Traits: hidden, Why: "modules are loaded from there"},
	{Name: "PYTHONUSERBASE", Role: Loads, Traits: hidden, Why: "modules are loaded from there"},
	{Name: "PYTEST_ADDOPTS", Role: Unread, Options: "pytest", Why: "options for every pytest, which can load code"},
	{Name: "PYTEST_PLUGINS", Role: Unread, Why: "pytest loads the modules it names"},
	{Name: "PYTHONHOME", Role: Loads, Traits: hidden, Why: "python's own modules come from there"},
	{Name: "PYTHONBREAKPOINT", Role: Unread, Why: "names code that runs at a breakpoint"},
	{Name: "PYTHONWARNINGS", Role: Unread, Signs: ".", Why: "loads the module that a warning is of"},
	{Name: "NODE_OPTIONS", Role: Unread, Options: "node", Why: "options for every node, which can load code"},
	{Name: "PERL5OPT", Role: Unread, Options: "perl", Why: "options for every perl, which can load code"},
	{Name: "PERL5LIB GITPERLLIB RUBYLIB HADOOP_CLASSPATH HBASE_CLASSPATH HIVE_AUX_JARS_PATH SPARK_CLASSPATH", Role: Loads, Traits: hidden, Libraries: true, Why: "modules come from there"},
	{Name: "PERL5DB", Role: Unread, Why: "perl runs it in the debugger"},
	{Name: "RUBYOPT", Role: Unread, Options: "ruby", Why: "options for every ruby, which can load code"},
	{Name: "JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS", Role: Unread, Options: "java", Why: "options for every java, which can load code"},
	{Name: "RUSTC_WRAPPER RUSTC_WORKSPACE_WRAPPER", Role: RunsWith, Why: "cargo starts it in rustc's place"},
	{Name: "RUSTC", Role: RunsWith, Why: "cargo starts it as the compiler"},
	{Name: "GOFLAGS", Role: Unread, Options: "go test", Why: "options for every go command, which can name programs"},
	{Name: "EARTHLY_PUSH EARTHLY_ALLOW_PRIVILEGED", Role: Unread, Values: "false 0", Why: "earthly hands out what it builds, or lets it do what it likes"},
	{Name: "GOPROXY", Role: Unread, Values: "off https://proxy.golang.org https://proxy.golang.org,direct https://proxy.golang.org,off", Why: "modules come from there"},
	{Name: "GONOSUMDB GONOSUMCHECK", Role: Data, Kind: automode.Weaken, Why: "turns the check of modules off"},
	{Name: "CARGO_TARGET_DIR", Role: WritesTree, Why: "builds write there"},
	{Name: "CARGO_HOME", Values: "~/.cargo /usr/local/cargo", Role: Unread, Why: "cargo's settings lie there, which can name programs"},
	{Name: "CGO_CFLAGS CGO_CPPFLAGS CGO_CXXFLAGS CGO_FFLAGS", Role: Unread, Options: "gcc x.c", Why: "options for the compiler, which can load code"},
	{Name: "CGO_LDFLAGS", Role: Unread, Options: "gcc x.c", Why: "options for the linker, which can load code"},
	{Name: "GOROOT", Kit: true, Role: Unread, Why: "its own parts come from there"},
	{Name: "GOTOOLDIR AWKPATH AWKLIBPATH", Role: Unread, Why: "its own parts come from there"},
	{Name: "GOENV TF_CLI_CONFIG_FILE DOCKER_CONFIG APT_CONFIG EXIFTOOL_HOME SQLCMDINI AIRFLOW__* AIRFLOW_CONFIG", Role: Unread, Why: "its settings can name programs"},
	{Name: "GOWORK", Role: Unread, Why: "it decides which modules are built"},
	{Name: "GOPATH", Values: "~/go /go", Role: Unread, Why: "modules come from there"},
	{Name: "GOMODCACHE", Values: "~/go/pkg/mod /go/pkg/mod", Role: Unread, Why: "modules come from there"},
	{Name: "GRADLE_USER_HOME", Values: "~/.gradle", Role: Unread, Why: "scripts in it run first"},
	{Name: "JAVA_OPTS MAVEN_OPTS GRADLE_OPTS", Role: Unread, Options: "java", Why: "options for java, which can load code"},
	{Name: "UV_PYTHON", Role: Unread, Why: "it names the interpreter"},
	{Name: "UV_PROJECT", Role: Unread, Why: "it names another project"},
	{Name: "TOX_CONFIG_FILE", Role: Unread, Why: "its settings name programs"},
	{Name: "MSBuild* CustomBefore* CustomAfter* DirectoryBuild* ImportDirectory* ForceImport* AlternateCommonProps RoslynTargetsPath CscTool* VbcTool* FscTool* VCTargetsPath* LanguageTargets NuGetRestoreTargets RestoreSources RestoreAdditional* RestoreConfigFile NuGetPropsFile PreBuildEvent PostBuildEvent PreLinkEvent", Fold: true, Role: Unread, Why: "build rules come from there"},
	{Name: "TF_LOG_PATH TF_TEMP_LOG_PATH PACKER_LOG_PATH", Role: Appends, Why: "its log is written there"},
	{Name: "COVERAGE_FILE", Role: Writes, Why: "coverage is written there"},
	{Name: "JEST_JUNIT_OUTPUT_FILE", Role: Writes, Why: "the report is written there"},
	{Name: "KUBECTL_EXTERNAL_DIFF", Role: RunsOn, Traits: hidden, Why: "kubectl starts it to compare"},
	{Name: "GH_BROWSER", Role: RunsOn, Traits: hidden, Why: "gh starts it to show pages"},
	{Name: "GH_HOST GITLAB_URI HCLOUD_ENDPOINT SCW_API_URL GRYPE_DB_UPDATE_URL RESTIC_REPOSITORY BORG_REPO ARGOCD_SERVER ARGOCD_OPTS DIGITALOCEAN_API_URL", Role: Unread, Why: "it speaks to that host"},
	{Name: "AWS_ENDPOINT_URL*", Role: Sends, Why: "aws sends its requests there"},
	{Name: "CLOUDSDK_API_ENDPOINT_OVERRIDES_*", Role: Sends, Why: "gcloud sends its requests there"},
	{Name: "DB_HOST DATABASE_HOST POSTGRES_HOST REDIS_HOST MONGO_HOST PGHOST PGHOSTADDR MYSQL_HOST CLICKHOUSE_HOST CQLSH_HOST SQLCMDSERVER", Role: Sends, Why: "the database is spoken to there"},
	{Name: "PGSERVICE*", Role: Unread, Why: "it names another database"},
	{Name: "CARGO_BUILD_JOBS", Role: Data},
	{Name: "CARGO_BUILD_*", Role: Unread, Why: "a setting of cargo, which can name programs"},
	{Name: "CARGO_TARGET_*", Role: Unread, Why: "a setting of cargo, which can name programs"},
	{Name: "RUSTFLAGS", Role: Unread, Options: "rustc", Why: "options for every rustc, which can name programs"},
	{Name: "GOSUMDB", Role: Data, Kind: automode.Weaken, Why: "decides who vouches for modules"},
	{Name: "TAR_OPTIONS", Role: Unread, Why: "options for every tar, which can run programs"},
	{Name: "MAKEFILES", Role: Loads, Traits: hidden, Why: "make reads it before every makefile"},
	{Name: "GNUMAKEFLAGS", Role: Unread, Why: "options for every make, which can name programs"},
	{Name: "JAVA_HOME JDK_HOME GRAALVM_HOME", Role: Unread, Kit: true, Why: "java itself comes from there"},
	{Name: "DOTNET_STARTUP_HOOKS", Role: Loads, Traits: hidden, Why: "every .NET program loads it"},
	{Name: "CORECLR_PROFILER*", Role: Loads, Traits: hidden, Why: "every .NET program loads it"},
	{Name: "NODE_REPL_EXTERNAL_MODULE", Role: Loads, Traits: hidden, Why: "node loads it"},
	{Name: "PHPRC PHP_INI_SCAN_DIR", Role: Loads, Traits: hidden, Why: "its settings can load code"},
	{Name: "BUNDLE_GEMFILE", Role: Unread, Why: "its code decides which libraries are loaded"},
	{Name: "LUA_INIT*", Role: Unread, Why: "lua runs it first"},
	{Name: "YARN_ENABLE_IMMUTABLE_INSTALLS YARN_ENABLE_TELEMETRY YARN_ENABLE_PROGRESS_BARS YARN_ENABLE_COLORS YARN_NODE_LINKER YARN_SILENT", Role: Data},
	{Name: "YARN_*", Role: Unread, Why: "a setting of yarn, which can load code"},
	{Name: "GCONV_PATH OPENSSL_CONF_INCLUDE OPENSSL_ENGINES OPENSSL_MODULES", Role: Loads, Traits: hidden, Why: "libraries are loaded from there"},
	{Name: "XDG_CONFIG_HOME", Values: "~/.config", Role: Unread, Why: "programs read their settings there, which can name programs"},
	{Name: "HOME", Role: Unread, Why: "programs read their settings there, which can name programs"},
	{Name: "AWS_CONFIG_FILE", Role: Unread, Why: "its settings can name a program"},
	{Name: "AWS_PAGER", Role: RunsLine, Traits: hidden, Why: "aws starts it to show text"},
	{Name: "GH_PAGER", Role: RunsLine, Traits: hidden, Why: "gh starts it to show text"},
	{Name: "BAT_PAGER", Role: RunsLine, Traits: hidden, Why: "bat starts it to show text"},
	{Name: "DELTA_PAGER", Role: RunsLine, Traits: hidden, Why: "delta starts it to show text"},
	{Name: "SYSTEMD_PAGER", Role: RunsLine, Traits: hidden, Why: "systemctl starts it to show text"},
	{Name: "SYSTEMD_EDITOR", Role: RunsOn, Traits: hidden, Why: "systemctl starts it to edit"},
	{Name: "KUBE_EDITOR", Role: RunsOn, Traits: hidden, Why: "kubectl starts it to edit"},
	{Name: "GH_EDITOR", Role: RunsOn, Traits: hidden, Why: "gh starts it to edit"},
	{Name: "FCEDIT", Role: RunsOn, Traits: hidden, Why: "the shell starts it to edit"},
	{Name: "SVN_EDITOR", Role: RunsOn, Traits: hidden, Why: "svn starts it to edit"},
	{Name: "HGEDITOR", Role: RunsOn, Traits: hidden, Why: "hg starts it to edit"},
	{Name: "GIT_TRACE_REDACT", Role: Data, Kind: automode.Weaken, Why: "lets credentials be printed"},
	{Name: "GIT_TRACE*", Role: Appends, Why: "git writes what it does to the file"},
	{Name: "GIT_OBJECT_DIRECTORY", Role: WritesTree, Why: "git keeps its objects there"},
	{Name: "GIT_ALTERNATE_OBJECT_DIRECTORIES", Role: Unread, Why: "objects come from another repository"},
	{Name: "GIT_ALLOW_PROTOCOL", Role: Data, Kind: automode.Weaken, Why: "turns a guard of git's transports off"},
	{Name: "GIT_SSL_CAINFO SSL_CERT_FILE SSL_CERT_DIR CURL_CA_BUNDLE REQUESTS_CA_BUNDLE NODE_EXTRA_CA_CERTS", Role: Data, Kind: automode.Weaken, Why: "other certificates are trusted"},
	{Name: "SSLKEYLOGFILE", Role: Appends, Why: "the keys of every connection are written there"},
	{Name: "HOSTALIASES", Role: Unread, Why: "names stand for other hosts"},
	{Name: "LD_DEBUG_OUTPUT", Role: Writes, Why: "every program writes there"},
	{Name: "DOCKER_CONTEXT DOCKER_HOST", Values: "default unix:///var/run/docker.sock unix:///run/docker.sock", Role: Unread, Why: "another container runtime"},
	{Name: "CC CXX", Role: RunsTool, Why: "builds start it as the compiler"},
	{Name: "MAKEFLAGS", Role: Unread, Values: "-j -j1 -j2 -j3 -j4 -j6 -j8 -j12 -j16 -j32 -s -k -w --silent --no-print-directory --keep-going", Why: "options for every make, which can name programs"},
	{Name: "npm_config_loglevel npm_config_yes npm_config_fund npm_config_audit npm_config_progress npm_config_update_notifier npm_config_color npm_config_offline npm_config_prefer_offline npm_config_legacy_peer_deps npm_config_ignore_scripts npm_config_engine_strict npm_config_silent", Fold: true, Role: Data},
	{Name: "npm_config_cache", Fold: true, Role: WritesTree, Why: "npm keeps packages there"},
	{Name: "npm_config_*", Fold: true, Role: Unread, Why: "an option of npm, which can name programs and registries"},
	{Name: "PIP_DISABLE_PIP_VERSION_CHECK PIP_NO_CACHE_DIR PIP_NO_INPUT PIP_PROGRESS_BAR PIP_QUIET PIP_VERBOSE PIP_DEFAULT_TIMEOUT PIP_TIMEOUT PIP_RETRIES PIP_NO_COLOR PIP_ROOT_USER_ACTION PIP_REQUIRE_VIRTUALENV PIP_NO_WARN_SCRIPT_LOCATION", Role: Data},
	{Name: "PIP_CACHE_DIR", Role: WritesTree, Why: "pip keeps packages there"},
	{Name: "PIP_*", Role: Unread, Why: "an option of pip, which can name other registries"},
	{Name: "UV_INDEX*", Role: Unread, Why: "packages come from there"},
	{Name: "UV_DEFAULT_INDEX", Role: Unread, Why: "packages come from there"},
	{Name: "KUBECONFIG", Values: "~/.kube/config", Role: Unread, Why: "another cluster, and programs that log in to it"},
	{Name: "OPENSSL_CONF", Role: Loads, Traits: hidden, Why: "can load a library"},
	{Name: "RIPGREP_CONFIG_PATH", Role: Loads, Traits: hidden, Why: "its options can name programs"},
	{Name: "CURL_HOME", Role: Unread, Why: "curl reads its options there"},
	{Name: "WGETRC", Role: Unread, Why: "wget reads its options there"},
	{Name: "http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY", Role: Sends, Why: "requests go through another host"},
	{Name: "ANTHROPIC_BASE_URL OPENAI_BASE_URL", Role: Unread, Why: "an agent would talk to another host"},
	{Name: "CLAUDE_CONFIG_DIR CODEX_HOME", Role: Data, Kind: automode.Weaken, Traits: automode.Ungated, Why: "an agent would not load its gate"},
	{Name: "CLAUDE_CODE_SIMPLE", Role: Data, Kind: automode.Weaken, Traits: automode.Ungated, Why: "an agent would load no hooks"},
}
