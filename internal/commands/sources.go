package commands

import (
	"path"
	"strings"
)

// sources are the endings of the names of files of code, by their language.
var sources = [...]struct {
	lang    Lang
	endings string
}{
	{Python, ".py"},
	{JavaScript, ".js .mjs .cjs .jsx"},
	{TypeScript, ".ts .mts .cts .tsx"},
	{Ruby, ".rb"},
	{PHP, ".php"},
	{Perl, ".pl .pm .t"},
	{Shell, ".sh .bash .zsh .ksh .bats"},
	{Lua, ".lua"},
	{Native, compiledFirst + " .h .hh .hpp .cxx .hxx .inc .inl .ipp .tcc .def .m .mm .scala .groovy .cs .fs .ex .exs .erl .hs .ml .cr .nim .jl .R .d .dart .clj .lisp .cljs .cljc .el .gd .sol .v .vsh .f90 .f95 .f .pas .adb .vb .fsx .csx .kts .sc .rkt .scm .groovy .gleam .hx .odin .mojo .re .coffee .pyx .phpt"},
}

// compiledFirst are the endings of sources that a runner compiles and then starts.
const compiledFirst = ".go .c .rs .cc .cpp .swift .zig .java .kt"

// SourceLang is the language of a file of code by its name; false where it is
// none. Native stands for all that nobody follows.
func SourceLang(name string) (Lang, bool) {
	ending := path.Ext(name)
	for i := range sources {
		if named(sources[i].endings, ending) {
			return sources[i].lang, true
		}
	}
	return 0, false
}

// CompiledFirst reports whether a file is by its name a source that a runner
// compiles before it starts what comes of it.
func CompiledFirst(name string) bool { return named(compiledFirst, path.Ext(name)) }

// PythonLoads reports whether Python loads files whose names end so as modules.
func PythonLoads(ending string) bool { return named(".py .pyc .pyw .so .pyd", ending) }

// MapsModules reports whether a file of that name may say what names of modules mean
// to a runner of JavaScript or TypeScript.
func MapsModules(name string) bool {
	return strings.HasPrefix(name, "tsconfig") || strings.HasPrefix(name, "jsconfig") || name == "package.json" || strings.Contains(name, ".config.")
}
