package commands

var parcel = Program{
	Name: "parcel", Rare: true, Package: true, Summary: "serves and builds web applications", Manual: "parcel --help, Parcel 2.16",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Does: hostServes, Args: []Arg{{Role: Lists}}, Refine: servesOn,
		Global: []Flag{
			{Names: "--https --no-hmr --no-cache --no-source-maps --no-optimize --no-content-hash --no-autoinstall --no-scope-hoist --lazy --profile --trace --open --open[=] --detailed-report[=] --watch-for-stdin", Value: Data},
			{Names: "-p= --port= --hmr-port= --public-url= --log-level= --target= --watch-dir= --watch-ignore=", Value: Data}, {Names: "--host=", Value: Data},
			{Names: "--dist-dir= --cache-dir=", Value: WritesTree, Why: "writes what it builds"}, {Names: "--config= --reporter=", Value: RunsFile, Lang: JavaScript, Why: "loads it"},
		},
		Rows: []Row{{Names: "serve", Does: hostServes, Args: []Arg{{Role: Lists}}}, {Names: "build watch", Does: toolBuilds, Args: []Arg{{Role: Lists}}}, {Names: "help"}},
	},
}

var parcelCases = []Case{
	{`parcel index.html -p 3`, `Run{entry-point} the project; Read{listing} index.html`}, {`parcel build a.html --no-cache --dist-dir d`, `Run{entry-point} the build; Read{listing} a.html; Write d/**`},
	{`parcel serve --host 0.0.0.0`, `Run{entry-point} the project; Expose 0.0.0.0`}, {`parcel --config ./x`, `Run{entry-point} the project; Run[file javascript] ./x`}, {`parcel help`, `nothing`},
}
