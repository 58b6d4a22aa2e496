//go:build !lean

package recipe

import (
	"strings"
	"testing"
)

var settingsCases = []struct{ name, path, old, text, want string }{
	// Nothing runs by what these say.
	{"prettier", "/p/.prettierrc", "", "{\"semi\": false, \"singleQuote\": true}", ""},
	{"prettier in YAML", "/p/.prettierrc", "", "semi: false\noverrides:\n  - files: '*.md'\n    options: {proseWrap: always}\n", ""},
	{"prettier's plug-in by name", "/p/.prettierrc.json", "", `{"plugins": ["prettier-plugin-tailwindcss"]}`, ""},
	{"eslint", "/p/.eslintrc.json", "", `{"root": true, "env": {"node": true}, "extends": ["eslint:recommended", "plugin:@typescript-eslint/recommended"], "rules": {"no-var": ["error", {"a": 1}]}}`, ""},
	{"pyproject", "/p/pyproject.toml", "", "[build-system]\nrequires = [\"hatchling>=1.20\"]\nbuild-backend = \"hatchling.build\"\n[project]\nname = \"x\"\nversion = \"0.1.0\"\nreadme = \"README.md\"\nauthors = [{name = \"A\", email = \"a@x\"}]\n[tool.ruff]\nline-length = 100\n[tool.ruff.lint.per-file-ignores]\n\"tests/*.py\" = [\"S101\"]\n[tool.mypy]\nstrict = true\n[[tool.mypy.overrides]]\nmodule = \"x.*\"\nignore_missing_imports = true\n", ""},
	{"pytest", "/p/pytest.ini", "", "[pytest]\n# of ours\ntestpaths =\n    tests\n    more\nmarkers = slow: takes long\naddopts = -q --strict-markers\n    -m 'not slow'\n", "cannot tell"}, // quotes are the tool's own
	{"pytest's options", "/p/pytest.ini", "", "[pytest]\naddopts =\n    -q\n    -p evil\n", "pytest -q -p evil"},
	{"flake8", "/p/.flake8", "", "[flake8]\nmax-line-length = 100\nexclude = .git,build\n", ""},
	{"flake8 in setup.cfg", "/p/setup.cfg", "[metadata]\nname = x\n", "[metadata]\nname = x\nversion = 1.2\n[flake8]\nignore = E1\n", ""},
	{"mypy's modules", "/p/mypy.ini", "", "[mypy]\nstrict = True\n[mypy-foo.*]\nignore_missing_imports = True\n", ""},
	{"coverage", "/p/.coveragerc", "", "[run]\nbranch = True\nomit = tests/*\n[report]\nfail_under = 80\n", ""},
	{"Cargo", "/p/Cargo.toml", "[package]\nname = \"x\"\nversion = \"0.1.0\"\n[dependencies]\nserde = \"1\"\n", "[package]\nname = \"x\"\nversion = \"0.2.0\"\n[dependencies]\nserde = \"1\"\n[profile.release]\nlto = true\n", ""},
	{"go.mod", "/p/go.mod", "module x\n\ngo 1.21\n\nrequire (\n\ta.b/c v1.0.0 // indirect\n)\n", "module x/v2\n\ngo 1.22\n\nrequire a.b/c v1.0.0\n", ""},
	{"attributes", "/p/.gitattributes", "", "* text=auto eol=lf\n*.png binary\n*.lock -diff linguist-generated=true\n", ""},
	{"npmrc", "/p/.npmrc", "registry=https://r.example/\n", "registry=https://r.example/\nsave-exact=true\n", ""},
	{"package.json", "/p/package.json", `{"name": "x"}`, `{"name": "x", "type": "module", "engines": {"node": ">=20"}, "jest": {"testEnvironment": "node"}, "packageManager": "pnpm@9.1.0", "scripts": {"t": "a"}}`, "a"},
	{"turbo", "/p/turbo.json", "", `{"$schema": "x", "tasks": {"build": {"dependsOn": ["^build"], "outputs": ["dist/**", "!.next/cache/**"]}}}`, ""},
	{"golangci", "/p/.golangci.yml", "", "version: '2'\nlinters:\n  enable: [errcheck]\n  settings:\n    lll:\n      line-length: 120\n", ""},
	{"rubocop", "/p/.rubocop.yml", "", "AllCops:\n  NewCops: enable\nStyle/StringLiterals:\n  EnforcedStyle: double_quotes\n", ""},
	{"editor", "/p/.vscode/settings.json", "", `{"editor.formatOnSave": true, "[python]": {"editor.tabSize": 4}, "files.exclude": {"**/x": true}}`, ""},
	{"pubspec", "/p/pubspec.yaml", "name: x\nversion: 1.0.0\ndependencies:\n  http: ^1.0.0\n", "name: x\nversion: 1.0.1\ndependencies:\n  http: ^1.0.0\n", ""},
	{"gradle's properties", "/p/gradle.properties", "version=1.0\norg.gradle.jvmargs=-Xmx2g\n", "version=1.1\norg.gradle.jvmargs=-Xmx2g\n", ""},
	{"a POM", "/p/pom.xml", "<?xml version=\"1.0\"?>\n<project xmlns=\"x\"><version>1</version><properties><a>${b}</a></properties></project>", "<?xml version=\"1.0\"?>\n<project xmlns=\"x\"><version>2</version><properties><a>${b}</a></properties></project>", ""},
	{"a project of .NET", "/p/a.csproj", "<Project Sdk=\"S\"><PropertyGroup><Version>1</Version></PropertyGroup></Project>", "<Project Sdk=\"S\"><PropertyGroup><Version>2</Version><Nullable>enable</Nullable></PropertyGroup></Project>", ""},
	{"left out", "/p/.prettierrc", `{"semi": true, "tabWidth": 2}`, `{"semi": true}`, ""},

	// These load, start, write or fetch something, or may.
	{"prettier's plug-in by path", "/p/.prettierrc.json", "", `{"plugins": ["./evil.js"]}`, "cannot tell"},
	{"eslint by path", "/p/.eslintrc.json", "", `{"extends": "../evil.js"}`, "cannot tell"},
	{"eslint's parser by path", "/p/.eslintrc.json", "", `{"parser": "/tmp/p.js"}`, "cannot tell"},
	{"mypy's plug-in", "/p/mypy.ini", "", "[mypy]\nplugins = evil\n", "cannot tell"},
	{"mypy's interpreter", "/p/pyproject.toml", "", "[tool.mypy]\npython_executable = \"/tmp/p\"\n", "cannot tell"},
	{"pylint's hook", "/p/.pylintrc", "", "[MAIN]\njobs=1\ninit-hook='import os'\n", "cannot tell"},
	{"pylint's reporter", "/p/.pylintrc", "", "[REPORTS]\noutput-format=evil.Reporter\n", "cannot tell"},
	{"a backend of its own", "/p/pyproject.toml", "", "[build-system]\nrequires = []\nbuild-backend = \"evil\"\nbackend-path = [\".\"]\n", "cannot tell"},
	{"a backend from an address", "/p/pyproject.toml", "", "[build-system]\nrequires = [\"setuptools @ https://x/y.whl\"]\n", "cannot tell"},
	{"another package", "/p/pyproject.toml", "", "[project]\nname = \"x\"\ndependencies = [\"evil\"]\n", "cannot tell"},
	{"another crate", "/p/Cargo.toml", "[package]\nname = \"x\"\n", "[package]\nname = \"x\"\n[dependencies]\nevil = \"1\"\n", "cannot tell"},
	{"a crate's build", "/p/Cargo.toml", "", "[package]\nname = \"x\"\nbuild = \"evil.rs\"\n", "cannot tell"},
	{"a member elsewhere", "/p/Cargo.toml", "", "[workspace]\nmembers = [\"../evil\"]\n", "cannot tell"},
	{"another module", "/p/go.mod", "module x\n", "module x\nreplace a.b/c => ../evil\n", "cannot tell"},
	{"a tool of go", "/p/go.mod", "module x\n", "module x\ntool a.b/c\n", "cannot tell"},
	{"a filter", "/p/.gitattributes", "", "* filter=evil\n", "cannot tell"},
	{"a macro", "/p/.gitattributes", "", "[attr]binary filter=evil\n", "cannot tell"},
	{"another registry", "/p/.npmrc", "", "registry=https://evil.example/\n", "cannot tell"},
	{"npm's shell", "/p/.npmrc", "", "fund=false\n  script-shell=/tmp/sh\n", "cannot tell"},
	{"left out registry", "/p/.npmrc", "registry=https://r.example/\n", "fund=false\n", "cannot tell"},
	{"another dependency", "/p/package.json", `{"name": "x"}`, `{"name": "x", "dependencies": {"evil": "1"}}`, "cannot tell"},
	{"a manager from an address", "/p/package.json", `{}`, `{"packageManager": "yarn@https://evil.example/y.js"}`, "cannot tell"},
	{"a set-up file", "/p/package.json", `{}`, `{"jest": {"setupFiles": ["./evil.js"]}}`, "cannot tell"},
	{"a path of the editor's", "/p/.vscode/settings.json", "", `{"editor.tabSize": 2, "python.defaultInterpreterPath": "/tmp/p"}`, "cannot tell"},
	{"no editor's", "/p/x/settings.json", "", `{"editor.tabSize": 2}`, "cannot tell"},
	{"setuptools' own reading", "/p/setup.cfg", "", "[metadata]\nversion = attr: x.y\n", "cannot tell"},
	{"tests elsewhere", "/p/pytest.ini", "", "[pytest]\ntestpaths = ../evil\n", "cannot tell"},
	{"a line that only some see", "/p/pytest.ini", "", "[pytest]\nmarkers = a\raddopts = -p evil\n", "cannot tell"},
	{"an indent that only some see", "/p/pytest.ini", "", "[pytest]\naddopts = -q\n\vmarkers = -p evil\n", "cannot tell"},
	{"comments in options", "/p/pytest.ini", "", "[pytest]\naddopts = -q # -p evil\n", "cannot tell"},
	{"another package of Dart", "/p/pubspec.yaml", "name: x\n", "name: x\ndependencies:\n  evil: any\n", "cannot tell"},
	{"options of Java", "/p/gradle.properties", "version=1\n", "version=1\norg.gradle.jvmargs=-javaagent:/tmp/x.jar\n", "cannot tell"},
	{"a property that goes on", "/p/gradle.properties", "version=1\na=b\n", "version=1\\\na=b\n", "cannot tell"},
	{"a parent", "/p/pom.xml", "<project><parent><version>1</version></parent></project>", "<project><parent><version>2</version></parent></project>", "cannot tell"},
	{"a dependency's version", "/p/pom.xml", "<project><version>1</version><dependencies><dependency><version>1</version></dependency></dependencies></project>", "<project><version>2</version><dependencies><dependency><version>2</version></dependency></dependencies></project>", "cannot tell"},
	{"entities", "/p/pom.xml", "<project/>", "<!DOCTYPE project SYSTEM \"file:///x\"><project/>", "cannot tell"},
	{"no element", "/p/pom.xml", "<project/>", "x", "cannot tell"},
	{"a version that runs", "/p/a.csproj", "<Project/>", "<Project><PropertyGroup><Version>$([System.IO.File]::ReadAllText(x))</Version></PropertyGroup></Project>", "cannot tell"},
	{"a task", "/p/a.csproj", "<Project/>", "<Project><Target Name=\"x\" AfterTargets=\"Build\"><Exec Command=\"x\"/></Target></Project>", "cannot tell"},
	{"an SDK", "/p/a.csproj", "<Project Sdk=\"A\"/>", "<Project Sdk=\"B\"/>", "cannot tell"},
	{"another case", "/p/a.csproj", "<Project><PropertyGroup Condition=\"a\"><Version>1</Version></PropertyGroup></Project>", "<Project><PropertyGroup Condition=\"b\"><Version>1</Version></PropertyGroup></Project>", "cannot tell"},
	{"no JSON", "/p/turbo.json", "", "{", "cannot tell"},
	{"before it was none", "/p/.flake8", "max-line-length", "[flake8]\nmax-line-length = 1\n", "cannot tell"},
	{"before any section", "/p/.flake8", "", "max-line-length = 1\n", "cannot tell"},
	{"plug-ins of golangci", "/p/.golangci.yml", "", "linters:\n  settings:\n    custom:\n      x: {path: ./evil.so}\n", "cannot tell"},
	{"what rubocop loads", "/p/.rubocop.yml", "", "require: ./evil\n", "cannot tell"},
	{"what turbo writes", "/p/turbo.json", "", `{"tasks": {"build": {"outputs": ["../../x/**"]}}}`, "cannot tell"},
	{"empty, and not known", "/p/package.json", `{}`, `{"overrides": {}}`, "cannot tell"},
	{"an empty list that is not known", "/p/.eslintrc.json", "", `{"processor": []}`, "cannot tell"},
	{"what is not known", "/p/netlify.toml", "", "[build]\ncommand = \"x\"\n", "cannot tell"},
}

func TestSettings(t *testing.T) {
	for _, c := range settingsCases {
		steps, ok := Written(Source{Path: c.path, Dir: "/p", Cwd: "/p", Text: c.text}, c.old)
		got := "cannot tell"
		if ok {
			var texts []string
			for _, s := range steps {
				texts = append(texts, s.Text)
			}
			got = strings.Join(texts, "\n")
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestSettingsFound checks that every kind can be found by its names, and says something.
func TestSettingsFound(t *testing.T) {
	for i := range allSettings {
		k := &allSettings[i]
		for name := range strings.FieldsSeq(k.names) {
			p := "/p/" + name
			if name == "settings.json" {
				p = "/p/.vscode/" + name
			}
			if got := settingsOf(p); got == nil || name != strings.ToLower(name) {
				t.Errorf("%s is not found", name)
			}
			if len(k.mere)+len(k.inner)+len(k.named) == 0 {
				t.Errorf("%s has no keys", name)
			}
		}
	}
}

func FuzzSettings(f *testing.F) {
	for _, c := range settingsCases {
		f.Add(c.path, c.old, c.text)
	}
	f.Fuzz(func(t *testing.T, p, old, text string) {
		kind := settingsOf(p)
		if kind == nil || len(text) > 4096 {
			return
		}
		all, ok := kind.read(text)
		if !ok || strings.Contains(kind.names, "package.json") && strings.TrimSpace(text) == "" {
			return
		}
		if steps, ok := Written(Source{Path: p, Text: text}, text); !ok || len(steps) > 0 {
			t.Errorf("nothing changed, and it is said to run %v, %v", steps, ok)
		}
		for key, values := range all {
			if _, ok := kind.means(key, values); ok && strings.Contains(strings.ToLower(key), "script-shell") {
				t.Errorf("%q", key)
			}
		}
	})
}
