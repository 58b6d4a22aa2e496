//go:build !lean

package recipe

import (
	"path"
	"strings"
)

// A file of settings is obeyed by the tool that finds it. Most of its keys only
// describe the project or tune what the tool reports; a few load a plug-in, start a
// program or name a file elsewhere. Here stand the first, by the manuals of the
// tools. What is not here may do anything.

// form is how a file of settings is written.
type form uint8

const (
	inJSON form = iota
	inYAML
	inEither // JSON, or else YAML
	inTOML
	inINI
	inNpmrc // of INI, whose lines do not go on
	inProperties
	inGoMod
	inAttributes
	inXML
	inPython // code, whose functions are tasks
	inRuby
)

// settings is a kind of file. Keys are paths, with dots; "*" is any one name, or any
// part of one, and "**" at the end whatever is below.
type settings struct {
	names    string // patterns of the file's name, in small letters
	form     form
	sections string // of INI: SECTION=PATH, "*" for every section; others do not count as known
	mere     []keys // neither runs, loads, writes nor fetches, whatever the value
	inner    []keys // a path, which stays below the folder
	named    []keys // a module that is found among the installed packages, by its name
	known    []keys // by itself, and the only names that it may have, whatever version is asked of them
	options  []keys // by itself, and the program behind whose name these words are put
}

// keys are a list of keys below another one, or below none.
type keys struct{ top, list string }

const (
	// What builds Python's packages, and is taken from the index for it.
	backends       = "setuptools wheel setuptools-scm hatchling hatch-vcs flit-core poetry-core pdm-backend maturin scikit-build-core meson-python uv_build cython numpy"
	backendModules = "setuptools.build_meta hatchling.build flit_core.buildapi poetry.core.masonry.api pdm.backend maturin scikit_build_core.build mesonpy uv_build"

	pythonFacts = " name version description readme.content-type requires-python license license.text keywords classifiers authors maintainers urls.** homepage repository documentation" +
		" authors.name authors.email maintainers.name maintainers.email "
	// Of pytest; "-p", "-c" and the like can only stand among addopts.
	pytest = "markers python_files python_classes python_functions minversion filterwarnings norecursedirs console_output_style xfail_strict strict strict_* log_cli log_cli_* log_level log_format log_date_format log_auto_indent log_file_level log_file_format" +
		" asyncio_mode asyncio_default_* anyio_mode timeout timeout_method junit_family junit_suite_name junit_logging junit_log_passing_tests junit_duration_report doctest_optionflags doctest_encoding empty_parameter_set_mark faulthandler_timeout" +
		" tmp_path_retention_* verbosity_* truncation_limit_* usefixtures enable_assertion_pass_hook consider_namespace_packages collect_imported_tests"
	mypy = "strict strict_* ignore_missing_imports ignore_errors disallow_* warn_* check_untyped_defs no_implicit_* implicit_* python_version platform exclude exclude_gitignore files modules packages module show_* hide_* pretty color_output error_summary follow_imports follow_imports_for_stubs follow_untyped_imports" +
		" namespace_packages explicit_package_bases allow_* enable_error_code disable_error_code extra_checks local_partial_types always_true always_false incremental sqlite_cache no_site_packages verbosity"
	flake8 = "max-line-length max_line_length max-doc-length max_doc_length max-complexity max_complexity ignore extend-ignore extend_ignore select extend-select extend_select exclude extend-exclude extend_exclude filename per-file-ignores per_file_ignores" +
		" show-source show_source statistics count doctests hang-closing hang_closing indent-size indent_size builtins import-order-style application-import-names docstring-convention docstring_convention inline-quotes max-cognitive-complexity"
	coverage = "run.branch run.source run.source_pkgs run.omit run.include run.parallel run.relative_files run.concurrency run.context run.dynamic_context run.timid" +
		" report.exclude_lines report.exclude_also report.partial_branches report.show_missing report.skip_covered report.skip_empty report.fail_under report.precision report.omit report.include report.sort report.ignore_errors report.format html.title html.show_contexts html.skip_covered html.skip_empty paths.*"
	isort  = "line_length profile multi_line_output include_trailing_comma force_grid_wrap use_parentheses ensure_newline_before_comments known_* sections skip skip_glob extend_skip extend_skip_glob src_paths default_section force_single_line force_sort_within_sections combine_as_imports lines_* no_lines_before order_by_type case_sensitive import_heading_* balanced_wrapping length_sort atomic filter_files skip_gitignore py_version reverse_relative float_to_top"
	pylint = "disable enable confidence max-* min-* jobs ignore ignore-patterns ignore-paths ignored-* py-version persistent good-names bad-names *-rgx *-rgxs *-naming-style ignore-comments ignore-docstrings ignore-imports ignore-signatures indent-string indent-after-paren expected-line-ending-format single-line-* reports score msg-template notes dummy-variables-rgx additional-builtins allow-* generated-members contextmanager-decorators no-docstring-rgx docstring-min-length logging-format-style valid-* exclude-protected overgeneral-exceptions suggestion-mode fail-under fail-on recursive clear-cache-post-run"
	cargo  = "name version edition rust-version authors description license license-file homepage repository documentation keywords categories exclude include resolver default-run autobins autoexamples autotests autobenches autolib"

	prettier = "printWidth tabWidth useTabs semi singleQuote quoteProps jsxSingleQuote trailingComma bracketSpacing objectWrap bracketSameLine jsxBracketSameLine arrowParens rangeStart rangeEnd requirePragma insertPragma checkIgnorePragma proseWrap htmlWhitespaceSensitivity vueIndentScriptAndStyle endOfLine embeddedLanguageFormatting singleAttributePerLine experimentalTernaries experimentalOperatorPosition"
	golangci = "enable disable default disable-all enable-all fast presets exclusions.**"
	// Of its linters those that load no code of others.
	linters = "asasalint.** depguard.** dupl.** errcheck.** errorlint.** exhaustive.** forbidigo.** funlen.** gci.** gocognit.** goconst.** gocyclo.** gosec.** govet.** lll.** misspell.** mnd.** nakedret.** nestif.** nolintlint.** prealloc.** revive.** staticcheck.** tagliatelle.** unparam.** unused.** varnamelen.** whitespace.** wrapcheck.**"
)

var allSettings = [...]settings{
	{
		names: "pyproject.toml", form: inTOML,
		mere:    []keys{{"project", pythonFacts}, {"tool.poetry", pythonFacts}, {"tool.flit.metadata", pythonFacts}, {"tool.pytest.ini_options", pytest}, {"tool.pytest", pytest}, {"tool.mypy", mypy}, {"tool.mypy.overrides", mypy}, {"tool.coverage", coverage}, {"tool.isort", isort}, {"tool.pylint", pylint}, {"tool.pylint.*", pylint}, {"tool.flake8", flake8}, {"tool.ruff", ruff}, {"", "tool.black.line-length tool.black.target-version tool.black.include tool.black.exclude tool.black.extend-exclude tool.black.force-exclude tool.black.skip-string-normalization tool.black.skip-magic-trailing-comma tool.black.preview tool.black.required-version tool.black.workers"}, {"", "tool.pyright.include tool.pyright.exclude tool.pyright.ignore tool.pyright.strict tool.pyright.typeCheckingMode tool.pyright.pythonVersion tool.pyright.pythonPlatform tool.pyright.report* tool.pyright.strict* tool.pyright.useLibraryCodeForTypes"}, {"", "tool.bandit.exclude_dirs tool.bandit.skips tool.bandit.tests tool.bandit.targets tool.pydocstyle.convention tool.pydocstyle.match tool.codespell.skip tool.codespell.ignore-words-list tool.vulture.min_confidence tool.vulture.exclude tool.vulture.paths tool.interrogate.fail-under tool.interrogate.exclude"}, {"", "tool.setuptools.packages.find.include tool.setuptools.packages.find.exclude tool.setuptools.packages.find.namespaces tool.setuptools.packages tool.setuptools.py-modules tool.setuptools.zip-safe tool.setuptools.include-package-data tool.hatch.metadata.allow-direct-references tool.poetry.package-mode"}},
		inner:   []keys{{"tool.pytest.ini_options", "testpaths pythonpath log_file cache_dir"}, {"", "project.readme project.readme.file project.license.file project.license-files tool.poetry.readme tool.setuptools.packages.find.where tool.setuptools.package-dir.* tool.hatch.build.targets.wheel.packages tool.hatch.build.targets.sdist.include tool.hatch.build.targets.wheel.sources tool.poetry.packages.include tool.poetry.packages.from tool.coverage.html.directory tool.coverage.xml.output"}},
		options: []keys{{"tool.pytest.ini_options.addopts", "pytest"}},
		known:   []keys{{"build-system.requires", backends}, {"build-system.build-backend", backendModules}},
	},
	{names: "ruff.toml .ruff.toml", form: inTOML, mere: []keys{{"", ruff}}},
	{
		names: "pytest.ini .pytest.ini setup.cfg tox.ini mypy.ini .mypy.ini .flake8 .coveragerc .isort.cfg", form: inINI,
		sections: "pytest=pytest tool:pytest=pytest mypy=mypy mypy-*=mypy flake8=flake8 isort=isort settings=isort tool:isort=isort run=coverage.run report=coverage.report html=coverage.html paths=coverage.paths coverage:run=coverage.run coverage:report=coverage.report coverage:html=coverage.html coverage:paths=coverage.paths metadata=metadata pycodestyle=pycodestyle pydocstyle=pydocstyle bdist_wheel=bdist_wheel",
		mere:     []keys{{"pytest", pytest}, {"mypy", mypy}, {"flake8", flake8}, {"isort", isort}, {"coverage", coverage}, {"metadata", "name version description author author_email maintainer maintainer_email url download_url project_urls keywords classifiers license platforms long_description_content_type"}, {"", "pycodestyle.max-line-length pycodestyle.max_line_length pycodestyle.ignore pycodestyle.exclude pycodestyle.select pydocstyle.convention pydocstyle.match pydocstyle.add-ignore bdist_wheel.universal"}},
		inner:    []keys{{"", "pytest.testpaths pytest.pythonpath pytest.log_file pytest.cache_dir coverage.html.directory metadata.license_files metadata.license_file"}},
		options:  []keys{{"pytest.addopts", "pytest"}},
	},
	{names: ".pylintrc pylintrc", form: inINI, sections: "*=pylint", mere: []keys{{"pylint", pylint}}},
	{
		names: "pyrightconfig.json", form: inJSON,
		mere: []keys{{"", "include exclude ignore strict strict* typeCheckingMode pythonVersion pythonPlatform report* useLibraryCodeForTypes enable* disable* deprecateTypingAliases"}},
	},
	{
		names: "cargo.toml", form: inTOML,
		mere:  []keys{{"package", cargo}, {"workspace.package", cargo}, {"", "workspace.resolver workspace.exclude lints.** workspace.lints.** features.* package.*.workspace lib.name lib.crate-type lib.doctest lib.doc lib.test lib.bench lib.harness bin.name bin.doc bin.test bin.bench bin.required-features test.name test.harness test.required-features bench.name bench.harness bench.required-features example.name example.required-features example.crate-type"}, {"profile.*", tunings}, {"profile.*.package.*", tunings}, {"profile.*.build-override", tunings}},
		inner: []keys{{"", "package.readme workspace.package.readme workspace.members workspace.default-members lib.path bin.path test.path bench.path example.path"}},
	},
	{names: "rust-toolchain.toml", form: inTOML, mere: []keys{{"", "toolchain.channel toolchain.components toolchain.targets toolchain.profile"}}},
	{names: "go.mod", form: inGoMod, mere: []keys{{"", "module go retract"}}},
	{names: ".gitattributes", form: inAttributes, mere: []keys{{"", "text -text !text eol.* crlf -crlf crlf.input text.auto binary linguist-* linguist-*.* -linguist-* whitespace -whitespace whitespace.* export-ignore -export-ignore working-tree-encoding.* -diff !diff -merge !merge merge.union merge.binary merge.text delta -delta"}}},
	{
		names: ".prettierrc .prettierrc.json .prettierrc.yaml .prettierrc.yml", form: inEither,
		mere:  []keys{{"", "$schema overrides.files overrides.excludeFiles"}, {"", prettier}, {"overrides.options", prettier}},
		named: []keys{{"", "plugins overrides.options.plugins"}},
	},
	{
		names: ".eslintrc .eslintrc.json .eslintrc.yaml .eslintrc.yml", form: inEither,
		mere:  []keys{{"", eslint}, {"overrides", eslint + " files excludedFiles"}},
		named: []keys{{"", "extends plugins parser overrides.extends overrides.plugins overrides.parser"}},
	},
	{names: ".stylelintrc .stylelintrc.json .stylelintrc.yaml .stylelintrc.yml", form: inEither, mere: []keys{{"", "$schema rules.** ignoreFiles defaultSeverity reportDescriptionlessDisables reportInvalidScopeDisables reportNeedlessDisables"}}, named: []keys{{"", "extends plugins"}}},
	{names: ".nycrc .nycrc.json .c8rc .c8rc.json", form: inJSON, mere: []keys{{"", "$schema all check-coverage branches functions lines statements per-file include exclude extension exclude-after-remap excludeNodeModules skip-full watermarks.**"}}, named: []keys{{"", "extends reporter"}}},
	{names: ".babelrc .babelrc.json babel.config.json", form: inJSON, mere: []keys{{"", "sourceType comments compact minified retainLines targets.** assumptions.** presets.targets.** presets.modules presets.useBuiltIns presets.corejs presets.runtime presets.loose presets.bugfixes"}}, named: []keys{{"", "presets plugins env.*.presets env.*.plugins"}}},
	{names: "nodemon.json .nodemonrc", form: inJSON, mere: []keys{{"", "$schema ext delay verbose restartable ignore legacyWatch signal"}}, inner: []keys{{"", "watch"}}},
	{
		names: "turbo.json", form: inJSON,
		mere:  []keys{{"", "$schema ui globalDependencies globalEnv globalPassThroughEnv envMode concurrency"}, {"tasks.*", turbo}, {"pipeline.*", turbo}},
		inner: []keys{{"", "tasks.*.outputs pipeline.*.outputs"}},
	},
	{names: "lerna.json", form: inJSON, mere: []keys{{"", "$schema version useNx command.version.message command.version.conventionalCommits command.version.allowBranch command.publish.message ignoreChanges"}}, inner: []keys{{"", "packages"}}},
	{names: "pnpm-workspace.yaml", form: inYAML, inner: []keys{{"", "packages"}}},
	{names: ".yarnrc.yml", form: inYAML, mere: []keys{{"", "nodeLinker enableTelemetry enableProgressBars enableMessageNames enableColors defaultSemverRangePrefix"}}},
	{names: ".npmrc", form: inNpmrc, mere: []keys{{"", "save-exact save-prefix engine-strict fund loglevel progress update-notifier auto-install-peers strict-peer-dependencies shamefully-hoist legacy-peer-deps prefer-workspace-packages link-workspace-packages resolution-mode dedupe-peer-dependents save-workspace-protocol git-tag-version"}}},
	{names: "deno.json deno.jsonc", form: inJSON, mere: []keys{{"", "$schema name version license exclude fmt.** lint.rules.** lint.include lint.exclude test.include test.exclude bench.include bench.exclude compilerOptions.lib compilerOptions.strict* compilerOptions.no* compilerOptions.jsx"}}},
	{
		names: "composer.json", form: inJSON,
		mere:  []keys{{"", "name description type license version keywords homepage readme time authors.** support.** funding.** minimum-stability prefer-stable config.sort-packages config.optimize-autoloader config.preferred-install"}},
		inner: []keys{{"", "autoload.psr-4.* autoload.psr-0.* autoload.classmap autoload-dev.psr-4.* autoload-dev.psr-0.* autoload-dev.classmap autoload.exclude-from-classmap"}},
	},
	{ // but for its scripts
		names: "package.json", form: inJSON,
		mere:  []keys{{"", "type engines.* os cpu files typesVersions.** unpkg jsdelivr style sass contributors.**"}, {"prettier", prettier}, {"eslintConfig", eslint}, {"jest", jest}},
		inner: []keys{{"jest", jestPaths}},
		named: []keys{{"", "eslintConfig.extends eslintConfig.plugins eslintConfig.parser prettier.plugins"}, {"jest", jestNames}},
		known: []keys{{"packageManager", "npm pnpm yarn bun"}},
	},
	{names: "jest.config.json", form: inJSON, mere: []keys{{"", jest}}, inner: []keys{{"", jestPaths}}, named: []keys{{"", jestNames}}},
	{names: "global.json", form: inJSON, mere: []keys{{"", "sdk.version sdk.rollForward sdk.allowPrerelease"}}},
	{
		names: ".golangci.yml .golangci.yaml", form: inYAML,
		mere: []keys{{"", "version run.timeout run.tests run.concurrency run.go run.build-tags run.issues-exit-code run.skip-dirs run.skip-files run.relative-path-mode issues.max-* issues.exclude* issues.new issues.uniq-by-line issues.fix severity.** output.sort-* output.show-stats output.print-* formatters.enable formatters.exclusions.** formatters.settings.gofmt.simplify formatters.settings.gofumpt.** formatters.settings.goimports.** formatters.settings.gci.**"}, {"linters", golangci}, {"linters.settings", linters}, {"linters-settings", linters}},
	},
	{names: ".rubocop.yml", form: inYAML, mere: []keys{{"", "AllCops.** Layout/*.** Style/*.** Metrics/*.** Naming/*.** Lint/*.** Security/*.** Gemspec/*.** Bundler/*.** Rails/*.** RSpec/*.** Performance/*.** Migration/*.** FactoryBot/*.** Capybara/*.**"}}},
	{names: "pubspec.yaml", form: inYAML, mere: []keys{{"", "name version description homepage repository issue_tracker documentation topics environment.sdk environment.flutter flutter.uses-material-design"}}},
	{names: "gradle.properties", form: inProperties, mere: []keys{{"", "version VERSION_NAME VERSION_CODE versionName versionCode POM_NAME POM_DESCRIPTION POM_URL POM_INCEPTION_YEAR"}}},
	{names: "pom.xml", form: inXML, mere: []keys{{"project", "version name description url inceptionYear licenses.** developers.** contributors.** organization.**"}}},
	{names: "*.csproj *.fsproj *.vbproj directory.build.props", form: inXML, mere: []keys{{"Project.PropertyGroup", "Version VersionPrefix VersionSuffix PackageVersion AssemblyVersion FileVersion InformationalVersion Description Authors Company Product Copyright Title PackageTags RepositoryUrl PackageProjectUrl PackageReleaseNotes Nullable ImplicitUsings WarningLevel NoWarn TreatWarningsAsErrors GenerateDocumentationFile"}}},
	{names: "settings.json", form: inJSON, mere: []keys{{"", vscode}}},
}

const (
	// ruff has no plug-ins.
	ruff    = "line-length indent-width target-version required-version include exclude extend-exclude extend-include force-exclude respect-gitignore src preview fix show-fixes unsafe-fixes builtins namespace-packages select ignore extend-select extend-ignore fixable unfixable per-file-ignores.** lint.** format.** output-format"
	eslint  = "$schema root env.** globals.** rules.** ignorePatterns noInlineConfig reportUnusedDisableDirectives parserOptions.ecmaVersion parserOptions.sourceType parserOptions.ecmaFeatures.** parserOptions.project parserOptions.requireConfigFile settings.react.version"
	turbo   = "dependsOn inputs cache persistent interactive env passThroughEnv outputLogs outputMode description"
	tunings = "opt-level debug lto codegen-units panic strip overflow-checks debug-assertions incremental split-debuginfo inherits rpath"
	jest    = "$schema testMatch testRegex testPathIgnorePatterns transformIgnorePatterns modulePathIgnorePatterns collectCoverage collectCoverageFrom coveragePathIgnorePatterns coverageThreshold.** verbose bail maxWorkers testTimeout slowTestThreshold moduleFileExtensions extensionsToTreatAsEsm clearMocks resetMocks restoreMocks resetModules errorOnDeprecated forceExit detectOpenHandles passWithNoTests displayName displayName.* testEnvironmentOptions.url"
	// Where tests are looked for and what is covered is put.
	jestPaths = "roots rootDir coverageDirectory projects"
	jestNames = "preset testEnvironment transform.* coverageProvider coverageReporters"
	// Of an editor's own: how it shows and saves text.
	vscode = "editor.** files.exclude.** files.associations.** files.eol files.encoding files.insertFinalNewline files.trim* files.watcherExclude.** files.autoSave search.exclude.** search.useIgnoreFiles cSpell.words *.editor.** typescript.preferences.** javascript.preferences.**"
)

// IsSettings reports whether a file is one of which it is known what its keys mean.
func IsSettings(p string) bool { return settingsOf(p) != nil }

// settingsOf is what is known of a file by its name; nil when nothing is.
func settingsOf(p string) *settings {
	name := strings.ToLower(path.Base(p))
	if name == "settings.json" && path.Base(path.Dir(p)) != ".vscode" {
		return nil
	}
	kind := "*" + path.Ext(name)
	for i := range allSettings {
		if list := " " + allSettings[i].names + " "; strings.Contains(list, " "+name+" ") || strings.Contains(list, " "+kind+" ") {
			return &allSettings[i]
		}
	}
	return nil
}
