package commands

import "automode"

var viteFlags = []Flag{
	{Names: "--emptyOutDir", Does: []Do{{Why: "empties the folder that it builds into"}}},
	{Names: "--app --clearScreen --cors --strictPort --force --open[=] -w --watch --profile --experimentalBundle --no-clearScreen", Value: Data},
	{Names: "-m= --mode= -l= --logLevel= --base= --port= -f= --filter= --target= --assetsDir= --assetsInlineLimit= --ssr[=] --sourcemap[=] --minify[=] --manifest[=] --ssrManifest[=] -d[=] --debug[=]", Value: Data},
	{Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"},
	{Names: "--configLoader=", Value: Data},
	{Names: "--outDir=", Value: Empties, Why: "empties the folder that it builds into"},
	{Names: "--host --host[=]", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the development server"}}, Why: "lets other hosts reach the server"},
}

var vite = Program{
	Name: "vite", Rare: true, Package: true, Summary: "serves and builds web applications", Manual: "vite --help, Vite 7",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true, Global: viteFlags, Refine: servesHere,
		Does: []Do{{Kind: automode.Run, Target: "the development server", Traits: automode.EntryPoint, Why: "serves the project on this machine"}},
		Args: []Arg{{Role: Lists}},
		Rows: []Row{
			{Names: "build optimize", Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project"}}, Args: []Arg{{Role: Lists}}},
			{Names: "dev serve preview", Does: []Do{{Kind: automode.Run, Target: "the development server", Traits: automode.EntryPoint, Why: "serves the project on this machine"}}, Args: []Arg{{Role: Lists}}},
		},
	},
}

var viteCases = []Case{
	{`vite build --emptyOutDir`, `Run{entry-point} the build; Unknown empties the folder that it builds into`},
	{`vite`, `Run{entry-point} the development server`},
	{`vite build --mode production --outDir d`, `Run{entry-point} the build; Delete d/**`},
	{`vite --host 0.0.0.0`, `Run{entry-point} the development server; Read{listing} 0.0.0.0; Expose the development server`},
	{`vite --host 127.0.0.1`, `Run{entry-point} the development server; Read{listing} 127.0.0.1`}, {`vite preview --port 1 --host=localhost`, `Run{entry-point} the development server`},
	{`vite --host --port 1 localhost`, `Run{entry-point} the development server; Read{listing} localhost; Expose the development server`}, {`vite --host 127.0.0.1 --host`, `Run{entry-point} the development server; Read{listing} 127.0.0.1; Expose the development server; Expose the development server`},
	{`vite --host "$h"`, `Unknown an unknown word may be an option; Run{entry-point} the development server; Read{listing} …; Expose the development server`},
	{`vite --app`, `Run{entry-point} the development server`},
	{`vite -c v`, `Run{entry-point} the development server; Run[file javascript] v`},
	{`vite --configLoader v`, `Run{entry-point} the development server`},
	{`vite dev`, `Run{entry-point} the development server`},
}
