package commands

import (
	"path"
	"slices"
	"strings"
)

// manifests are the files that entry points load their tasks, settings or code
// from.
var manifests = [...]string{
	"package.json", "Makefile", "makefile", "GNUmakefile", "justfile", "Justfile", "Taskfile.yml", "Taskfile.yaml", "mise.toml", ".mise.toml",
	"go.mod", "Cargo.toml", "build.rs", ".cargo/config.toml", "pyproject.toml", "setup.py", "setup.cfg", "conftest.py", "pytest.ini",
	"tox.ini", "noxfile.py", "jest.config.js", "jest.config.ts", "jest.config.cjs", "jest.config.mjs", "vitest.config.ts",
	"vitest.config.js", "vite.config.ts", "vite.config.js", "babel.config.js", "eslint.config.js", "eslint.config.mjs", ".eslintrc.js",
	".eslintrc.cjs", ".eslintrc.json", "webpack.config.js", "rollup.config.js", "CMakeLists.txt", "build.gradle", "build.gradle.kts",
	"pom.xml", "Gemfile", "Rakefile", "composer.json", "Package.swift", "mix.exs", "nx.json", "turbo.json",
	"compose.yaml", "compose.yml", "docker-compose.yml", "docker-compose.yaml", "Dockerfile",
	"Procfile", ".air.toml", "gulpfile.js", "Gruntfile.js", "next.config.js", "next.config.mjs", "next.config.ts", "manage.py", "artisan", "config.ru", "bacon.toml",
	"fastlane/Fastfile", "wscript", "pavement.py", "gunicorn.conf.py", "config/puma.rb", "build.zig", "meson.build", "dodo.py", "flake.nix", "flake.lock", "shell.nix", "default.nix",
}

// settings are further files that checkers find by themselves where they lie in
// the project.
var settings = [...]string{
	"mypy.ini", ".mypy.ini", "ruff.toml", ".ruff.toml", ".flake8", ".pylintrc", "pylintrc", "pyrightconfig.json", ".coveragerc", ".pre-commit-config.yaml",
	".golangci.yml", ".golangci.yaml", ".golangci.toml", "settings.gradle", "settings.gradle.kts", "phpunit.xml", "phpunit.xml.dist", "phpstan.neon", "phpstan.neon.dist",
	".rubocop.yml", ".prettierrc", ".prettierrc.json", ".prettierrc.yaml", "prettier.config.js", "prettier.config.mjs", "eslint.config.ts", ".eslintrc", ".eslintrc.yml",
	".stylelintrc.json", "stylelint.config.js", "playwright.config.ts", "playwright.config.js", "cypress.config.ts", "cypress.config.js", "jest.config.json",
	"vitest.config.mts", ".mocharc.js", ".mocharc.json", ".mocharc.yml", "karma.conf.js", ".babelrc", "babel.config.json", "tsup.config.ts", "rollup.config.mjs",
	"rollup.config.ts", "webpack.config.ts", "webpack.config.cjs", "biome.json", "knip.json", ".swcrc", "metro.config.js", "commitlint.config.js",
}

// Manifests returns the names of the files, some with their folder, that what
// tests, builds or starts a project loads its tasks, settings or code from. Nobody
// changes the list.
func Manifests() []string { return manifests[:] }

// FoundSettings reports whether a file of that name is one that what tests,
// builds or checks a project finds by itself.
func FoundSettings(name string) bool {
	return slices.Contains(manifests[:], name) || slices.Contains(settings[:], name)
}

// NamedSettings reports whether a file is called as settings are of what tests, builds
// or checks a project, and not for more: vitest.unit.config.ts, webpack.prod.js, .eslintrc.ci.js.
func NamedSettings(name string) bool {
	parts, of := strings.FieldsFunc(name, func(c rune) bool { return c == '.' || c == '-' || c == '_' }), false
	for i, p := range parts {
		if named(actWords, p) || named(scriptActs, p) {
			return false
		}
		of = of || i > 0 && p == "config" || i == 0 && (strings.HasPrefix(name, ".") && strings.HasSuffix(p, "rc") || p == "webpack")
	}
	return of && len(parts) > 1
}

// DataManifest reports whether a manifest is no code, so that only tasks that
// stand in it run.
func DataManifest(name string) bool {
	return named(".json .toml .yml .yaml .xml .ini .cfg .mod", path.Ext(name))
}
