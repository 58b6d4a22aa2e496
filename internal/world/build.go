package world

import "strings"

// output is a name that a build gives to what it makes, and the manifests
// beside which it means that.
type output struct {
	names     []string // "*" allowed
	manifests []string // in the same folder; one of them is enough. None: a cache, known anywhere in a root
	sure      bool     // nobody keeps source under this name: letters alone will do
	why       string
}

// outputs hold only what the ecosystem's own command makes again from what is
// in the repository. Left out because people commit them or keep work in them:
// vendor, bin (but for .NET), lib, out of Go and C, tmp, .cache, .vercel, env,
// .ipynb_checkpoints.
var outputs = []output{
	{[]string{"__pycache__", "*.pyc", "*.pyo", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".pytype", ".hypothesis", ".coverage.*"}, nil, true,
		"Python's caches, and what was measured in a run, are made again by the next one"},
	{[]string{".turbo", ".parcel-cache", ".eslintcache", ".stylelintcache", ".nyc_output", ".sass-cache", "*.tsbuildinfo", ".swc"}, nil, true,
		"caches of JavaScript tools are made again by the next run"},
	{[]string{".terraform", ".ds_store"}, nil, true,
		"made again by terraform init, and by a file manager"},
	{[]string{"node_modules", ".next", ".nuxt", ".svelte-kit", ".output", ".astro", ".angular", ".docusaurus", ".vite", ".serverless", "storybook-static"},
		[]string{"package.json", "deno.json"}, true, "installed or built from package.json"},
	{[]string{"dist", "build", "out", "coverage"}, []string{"package.json", "deno.json", "tsconfig.json"}, false,
		"where JavaScript builds and test runners write"},
	{[]string{"target"}, []string{"cargo.toml", "pom.xml", "build.sbt"}, false, "where Cargo, Maven and sbt build"},
	{[]string{".venv", "venv", ".tox", ".nox", ".eggs", "*.egg-info", "htmlcov", ".coverage"},
		[]string{"pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "uv.lock", "poetry.lock", "pipfile", "tox.ini", "environment.yml"}, true,
		"environments and reports, installed or built from the manifest beside them"},
	{[]string{"dist", "build"}, []string{"pyproject.toml", "setup.py", "setup.cfg"}, false, "where Python packages are built"},
	{[]string{"build", "dist", "coverage"}, []string{"makefile", "gnumakefile", "justfile", "taskfile.yml"}, false, "where recipes conventionally build"},
	{[]string{"dist", "coverage.out", "cover.out", "coverage.html"}, []string{"go.mod"}, false, "releases and coverage of Go"},
	{[]string{"build", "cmake-build-*", "_build"}, []string{"cmakelists.txt", "meson.build"}, false, "where CMake and Meson build"},
	{[]string{"build", ".gradle"}, []string{"build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"}, false, "where Gradle builds"},
	{[]string{"bin", "obj"}, []string{"*.csproj", "*.fsproj", "*.vbproj"}, false, "where .NET builds"},
	{[]string{"_build", "deps"}, []string{"mix.exs"}, false, "where Mix builds and fetches to"},
	{[]string{"_build"}, []string{"dune-project", "rebar.config"}, false, "where dune and rebar build"},
	{[]string{".build", ".swiftpm"}, []string{"package.swift"}, true, "where Swift builds"},
	{[]string{"deriveddata"}, []string{"*.xcodeproj", "*.xcworkspace"}, true, "where Xcode builds, by -derivedDataPath"},
	{[]string{"zig-out", "zig-cache", ".zig-cache"}, []string{"build.zig"}, true, "where Zig builds"},
	{[]string{"build", ".dart_tool"}, []string{"pubspec.yaml"}, false, "where Dart and Flutter build"},
	{[]string{"dist-newstyle", ".stack-work"}, []string{"*.cabal", "stack.yaml", "cabal.project"}, true, "where Cabal and Stack build"},
	{[]string{"elm-stuff"}, []string{"elm.json"}, true, "where Elm builds"},
}

// outputLetters are the first letters of those of outputs that do not begin with
// a "*"; what comes behind one has a dot.
const outputLetters = "._bcdehnostvz"

// KnownBuildOutput reports whether a resolved path is, or lies in, what a
// build makes and can make again: a cache anywhere in a root, or a known name
// beside the manifest of its ecosystem in a root. In a lexical world, where no
// manifest can be seen, a name that could be source counts only directly below
// a root or a package of its workspace (apps/*, packages/* and the like). The
// same holds directly below a root in which there is no manifest at all and
// nothing of that name.
func (w *World) KnownBuildOutput(path string) bool {
	w.settle()
	path = clean(path)
	c := w.comparable(path)
	root := ""
	for _, r := range w.roots {
		if _, ok := inside(c, r); ok && len(r) > len(root) {
			root = r
		}
	}
	if root == "" || c == root {
		return false
	}
	rel, _ := inside(c, root)
	at := path[:len(path)-len(rel)]
	for depth, rest := 0, rel; rest != ""; depth++ {
		var name string
		name, rest = cut(rest)
		if w.isOutput(name, at, rel, depth) {
			return true
		}
		at = path[:len(path)-len(rest)]
	}
	return false
}

// packages are names of folders that packages of others are put into.
var packages = [...]string{"node_modules", ".venv", "venv", ".tox", ".nox", ".eggs", "deps", "vendor", ".terraform"}

// Installed reports whether a resolved path lies among packages of others, by the
// name of a folder: what is there was not made of the project's source.
func (w *World) Installed(path string) bool {
	for rest := clean(path); rest != ""; {
		var name string
		if name, rest = cut(rest); oneOf(packages[:], fold(name)) {
			return true
		}
	}
	return false
}

// outputIfIgnored reports whether a path is what a build makes where git ignores
// it: names that some people commit, or keep their own programs in, and others
// build to, below a root.
func (w *World) outputIfIgnored(path string) bool {
	c := w.comparable(clean(path))
	for _, r := range w.roots {
		if rel, ok := inside(c, r); ok {
			switch name, _ := cut(rel); fold(name) {
			case "bin", "obj", "out":
				return true
			}
		}
	}
	return false
}

// isOutput judges one component of rel, the one at depth, which lies in folder.
func (w *World) isOutput(name, folder, rel string, depth int) bool {
	if name == "" || !strings.Contains(outputLetters, fold(name[:1])) && strings.IndexByte(name, '.') < 0 {
		return false
	}
	folded := fold(name)
	for i := range outputs {
		o := &outputs[i]
		if !oneOf(o.names, folded) {
			continue
		}
		switch {
		case o.manifests == nil:
			return true
		case w.lexical, depth == 0 && w.unnamed(folder, name):
			if o.sure || depth == 0 || depth == 2 && workspace(rel) {
				return true
			}
		case w.hasManifest(folder, o.manifests):
			return true
		}
	}
	return false
}

// unnamed reports whether a root says nothing of what is built in it, and
// nothing of that name is there.
func (w *World) unnamed(root, name string) bool {
	root = strings.TrimSuffix(root, "/")
	if !w.look(join(root, name)).gone {
		return false
	}
	for i := range outputs {
		if w.hasManifest(root, outputs[i].manifests) {
			return false
		}
	}
	return true
}

func oneOf(patterns []string, name string) bool {
	for _, p := range patterns {
		if (p[0] == '*' || name != "" && p[0] == name[0]) && component(p, name) {
			return true
		}
	}
	return false
}

// workspace reports whether rel begins with a folder that holds one package a
// folder.
func workspace(rel string) bool {
	first, _ := cut(rel)
	switch first {
	case "apps", "packages", "libs", "crates", "services":
		return true
	}
	return false
}

// hasManifest reports whether one of the manifests lies in folder, whatever
// the case of its letters.
func (w *World) hasManifest(folder string, manifests []string) bool {
	folder = strings.TrimSuffix(folder, "/")
	var names []string
	listed := false
	for _, m := range manifests {
		if !strings.Contains(m, "*") {
			if w.isFile(join(folder, m)) || w.isFile(join(folder, spelled(m))) {
				return true
			}
			continue
		}
		if !listed {
			names, _ = w.ReadDir(folder, 1000)
			listed = true
		}
		for _, n := range names {
			if component(m, fold(n)) {
				return true
			}
		}
	}
	return false
}

// spelled gives the usual spelling of a manifest that is not written small.
func spelled(manifest string) string {
	switch manifest {
	case "cargo.toml":
		return "Cargo.toml"
	case "pipfile":
		return "Pipfile"
	case "makefile":
		return "Makefile"
	case "gnumakefile":
		return "GNUmakefile"
	case "justfile":
		return "Justfile"
	case "taskfile.yml":
		return "Taskfile.yml"
	case "cmakelists.txt":
		return "CMakeLists.txt"
	case "package.swift":
		return "Package.swift"
	}
	return manifest
}
