package commands

import (
	"strings"

	"automode"
)

var esbuild = Program{
	Name: "esbuild", Rare: true, Package: true, Summary: "bundles JavaScript", Manual: "esbuild --help, esbuild 0.25",
	Row: Row{
		Compiles: true,
		Help:     "-h --help --version", Refine: esbuildNames,
		Does:  []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project"}},
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "--bundle --minify --minify-syntax --minify-whitespace --minify-identifiers --splitting --sourcemap --sourcemap[=] --watch --watch[=] --allow-overwrite --analyze --analyze[=] --color[=] --keep-names --preserve-symlinks --metafile-only --ignore-annotations --jsx-dev --jsx-side-effects", Value: Data}, {Names: "--format[=] --platform[=] --target[=] --packages[=] --jsx[=] --jsx-factory[=] --jsx-fragment[=] --jsx-import-source[=] --log-level[=] --log-limit[=] --tree-shaking[=] --charset[=] --global-name[=] --legal-comments[=] --main-fields[=] --conditions[=] --outbase[=] --public-path[=] --resolve-extensions[=] --loader[=] --sourcefile[=] --source-root[=] --line-limit[=]", Value: Data}, {Names: "--external:= --define:= --loader:= --drop:= --drop-labels= --pure:= --supported:= --log-override:= --banner:= --footer:=", Value: Data}, {Names: "--alias:= --out-extension:=", Value: Data, Why: "may be a path"}, {Names: "--outfile[=] --metafile[=]", Value: Writes, Why: "writes there"}, {Names: "--outdir[=]", Value: WritesTree, Why: "writes there"}, {Names: "--entry-names[=] --chunk-names[=] --asset-names[=]", Value: Data}, {Names: "--tsconfig[=]", Value: Reads}, {Names: "--serve --serve[=] --servedir[=] --certfile[=] --keyfile[=]", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "a development server"}}, Why: "serves files to every host that reaches this one"}},
	},
}

var esbuildCases = []Case{
	{`esbuild a.ts --bundle --outfile=b.js --format=esm`, `Run{entry-point} the build; Read a.ts; Write b.js`},
	{`esbuild a.ts --bundle --external:express --define:A=1 --loader:.png=file --outdir=v`, `Run{entry-point} the build; Read a.ts; Write v/**`},
	{`esbuild --outdir=v`, `Run{entry-point} the build; Write v/**`},
	{`esbuild --tsconfig=v`, `Run{entry-point} the build; Read v`},
	{`esbuild a.ts --outdir=v --entry-names=[dir]/[name]-[hash]`, `Run{entry-point} the build; Read a.ts; Write v/**`}, {`esbuild a.ts --outdir=v --entry-names=../x`, `Run{entry-point} the build; Read a.ts; Write v/**; Unknown the name may lead out of the folder`},
	{`esbuild --alias:x=./y --out-extension:.js=.mjs`, `Run{entry-point} the build; Read ./y`}, {`esbuild --out-extension:.js=./../x`, `Run{entry-point} the build; Unknown the name may lead out of the folder`},
	{`esbuild --serve`, `Run{entry-point} the build; Expose a development server`},
}

// esbuildNames: the names that outputs get are paths below their folder, or beside it.
func esbuildNames(m *Match) {
	for _, h := range m.hits {
		if h.Has && flagNamed(h.Flag, "--entry-names") && (h.Value.Known != automode.Exact || strings.Contains(h.Value.Text, "..")) {
			m.Unknown("the name may lead out of the folder", h.Value)
		}
		if !h.Has || !flagNamed(h.Flag, "--out-extension:") {
			continue
		}
		// "--alias:name=path", "--out-extension:.js=.mjs"
		_, to, _ := strings.Cut(h.Value.Text, "=")
		switch {
		case h.Value.Known != automode.Exact, strings.HasPrefix(h.Name, "--out") && strings.Contains(to, "/"):
			m.Unknown("the name may lead out of the folder", h.Value)
		case strings.HasPrefix(h.Name, "--alias") && strings.ContainsAny(to, "/."):
			m.Add(roleFact(Reads, Lit(to), ""))
		}
	}
}
