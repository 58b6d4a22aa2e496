package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/recipe"
)

// entryWords are what a runner's task is called that checks, builds or starts
// what the project is: no more than "go test" and "cargo run" do.
const entryWords = " test tests lint check format fmt typecheck vet build compile bundle generate codegen gen dev start serve preview watch "

// actWords are what a task is called that does more than that, whatever else
// stands in its name.
const actWords = " deploy publish upload push promote rollback migrate seed reset drop destroy wipe "

// entryName reports whether a task's name begins or ends, at a ":" or "-",
// with a word for checking, building or starting, and none of its words is one
// for more.
func entryName(name string) bool {
	parts := strings.FieldsFunc(name, func(c rune) bool { return c == ':' || c == '-' })
	if len(parts) == 0 {
		return false
	}
	for _, p := range parts {
		if strings.Contains(actWords, " "+p+" ") {
			return false
		}
	}
	return strings.Contains(entryWords, " "+parts[0]+" ") || strings.Contains(entryWords, " "+parts[len(parts)-1]+" ")
}

// manifests are the files that entry points load their tasks, settings or
// code from. One that changed in this session takes the trust away until it
// has been read as harmless.
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

// settings are further files that checkers find by themselves where they lie in the
// project.
var settings = [...]string{
	"mypy.ini", ".mypy.ini", "ruff.toml", ".ruff.toml", ".flake8", ".pylintrc", "pylintrc", "pyrightconfig.json", ".coveragerc", ".pre-commit-config.yaml",
	".golangci.yml", ".golangci.yaml", ".golangci.toml", "settings.gradle", "settings.gradle.kts", "phpunit.xml", "phpunit.xml.dist", "phpstan.neon", "phpstan.neon.dist",
	".rubocop.yml", ".prettierrc", ".prettierrc.json", ".prettierrc.yaml", "prettier.config.js", "prettier.config.mjs", "eslint.config.ts", ".eslintrc", ".eslintrc.yml",
	".stylelintrc.json", "stylelint.config.js", "playwright.config.ts", "playwright.config.js", "cypress.config.ts", "cypress.config.js", "jest.config.json",
	"vitest.config.mts", ".mocharc.js", ".mocharc.json", ".mocharc.yml", "karma.conf.js", ".babelrc", "babel.config.json", "tsup.config.ts", "rollup.config.mjs",
	"rollup.config.ts", "webpack.config.ts", "webpack.config.cjs", "biome.json", "knip.json", ".swcrc", "metro.config.js", "commitlint.config.js",
}

// trusted reports whether the working folder, each that it may be, is the project's and its
// manifests are what they were when the session began, none of them having
// come with this call.
func (r *reader) trusted(st *state) bool {
	if len(st.cwds) == 0 || r.away > 0 {
		return false
	}
	return !slices.ContainsFunc(st.cwds, func(dir string) bool { return !r.trustedIn(dir) })
}

// trustedIn is trusted for one of the folders that it may be.
func (r *reader) trustedIn(cwd string) bool {
	if n, touched := r.notes.file(cwd); touched && (!n.inBuild() && !n.tidied || r.notes.touchedIn(cwd)) {
		return false // unpacked, cloned or moved here by this call
	} else if n.output && r.world.Place(cwd).Region != automode.Project {
		return true // there was nothing before
	}
	if r.options.Changed == nil && len(r.notes.at) == 0 {
		return r.world.Place(cwd).Region == automode.Project
	}
	for dir := cwd; ; dir = path.Dir(dir) {
		p := r.world.Place(dir)
		if p.Region != automode.Project {
			return dir != cwd
		}
		for _, n := range manifests {
			if x, changed := r.notes.file(dir + "/" + n); changed && !x.inBuild() && !x.tidied || r.options.Changed != nil && r.options.Changed(dir+"/"+n) {
				return false
			}
		}
	}
}

// vouched drops the trust in an entry point, and in what a manifest declares,
// where it is not the project's own: outside it, on files outside it, or
// after its manifests changed.
func (r *reader) vouched(result *commands.Result, st *state) {
	const trust = automode.EntryPoint | automode.Declared | automode.Contained
	asked := false
	for i := range result.Facts {
		asked = asked || result.Facts[i].Traits&trust != 0
	}
	if !asked {
		return
	}
	good := r.trusted(st)
	for i := range result.Facts {
		f := &result.Facts[i]
		mean := f.Role.Means()
		if !good || f.Role == commands.Base || mean.Subject != commands.Path || mean.Kind != automode.Read {
			continue
		}
		for _, s := range r.locate(f.Word, st) {
			if s.place.Region != automode.Project && !(s.at.Path != "" && r.world.IsStream(s.at.Path)) {
				good = false
			}
		}
	}
	if good {
		return
	}
	for i := range result.Facts {
		switch f := &result.Facts[i]; {
		case f.Kind == automode.Run && f.Traits.Has(automode.EntryPoint):
			r.loadsBrought(st, false)
		case f.Kind == automode.Install && f.Traits.Has(automode.Declared):
			r.loadsBrought(st, true) // the manifest's own scripts run
		}
		result.Facts[i].Traits &^= trust
	}
}

// manifest is the package.json at a path; ok is false when there is none.
func (r *reader) manifest(path string) (m recipe.Manifest, ok bool) {
	b, err := r.world.ReadFile(path, maxScript)
	if err != nil {
		return nil, false
	}
	m, _ = recipe.ReadManifest(string(b))
	return m, true // also when it is there and says nothing that can be read
}

// packaged reads a program that a package manager starts out of a package.
func (r *reader) packaged(f *commands.Fact, st *state, in flow) {
	words := f.Words
	if len(words) == 0 {
		words = []commands.Word{f.Word}
	}
	name := words[0]
	if !name.Exact() {
		e := r.effect(f)
		e.Kind, e.Known, e.Why = automode.Run, automode.Guess, "which package is run is not known"
		r.give(e)
		r.loose = true
		return
	}
	if r.remoteCode(f, name) {
		return
	}
	program, version := name.Text, ""
	if i := strings.LastIndexByte(program, '@'); i > 0 {
		program, version = program[:i], program[i+1:]
	}
	if version != "" || !r.has(program, st) {
		r.give(automode.Effect{Kind: automode.Install, Target: name.Text, Known: automode.Exact, Flag: f.Flag, Why: "brings in a package that the project does not name"})
	}
	p := r.find(path.Base(program))
	if p == nil || !p.Package {
		e := r.effect(f)
		e.Kind, e.Target, e.Known, e.Why = automode.Run, program, automode.Exact, "runs a program out of a package"
		e.Traits |= r.hiddenTrait()
		if r.covered() {
			e.Traits |= automode.EntryPoint
		}
		r.give(e)
		r.loose = true
		return
	}
	words = append([]commands.Word(nil), words...)
	words[0] = commands.Lit(p.Name)
	r.nested(words, st, in)
}

// has reports whether the project has a package's program. Without any
// manifest a plain name decides; one with a scope or an owner does not, since
// its last part says nothing of who made it.
func (r *reader) has(program string, st *state) bool {
	plain := !strings.Contains(program, "/")
	if len(st.cwds) == 0 || r.world.Lexical() {
		return plain
	}
	return !slices.ContainsFunc(st.cwds, func(dir string) bool { return !r.hasIn(program, plain, dir) })
}

// hasIn is has for one of the folders that it may be.
func (r *reader) hasIn(program string, plain bool, cwd string) bool {
	found := false
	for dir := cwd; r.world.Place(dir).Region == automode.Project; dir = path.Dir(dir) {
		if plain && r.world.Resolve(dir+"/node_modules/.bin/"+program).Exists {
			return true
		}
		m, ok := r.manifest(dir + "/package.json")
		found = found || ok
		for _, field := range [...]string{"dependencies", "devDependencies"} {
			if list, ok := m.Names(field); ok && list[program] != "" {
				return true
			}
		}
	}
	return plain && !found
}
