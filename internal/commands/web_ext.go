package commands

import "automode"

var webExt = Program{
	Name: "web-ext", Rare: true, Package: true, Summary: "checks and packs extensions of browsers", Manual: "web-ext --help, 8.9",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "-s= --source-dir=", Value: Lists}, {Names: "-a= --artifacts-dir=", Value: WritesTree, Why: "writes there"}, {Names: "-v --verbose --no-input -i= --ignore-files=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}},
		Rows: []Row{
			{Names: "lint build", Does: toolBuilds, Flags: []Flag{{Names: "-o= --output= --metadata --pretty -p --privileged --self-hosted --boring --warnings-as-errors -w --enterprise -n= --filename= --overwrite-dest", Value: Data}}},
			{Names: "run sign docs dump-config", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Publish, Target: "the extension", Why: "starts a browser with it, or hands it in"}}},
		},
	},
}

var webExtCases = []Case{{`web-ext`, `nothing`}, {`web-ext lint -o json --source-dir ext`, `Run{entry-point} the build; Read{listing} ext`}, {`web-ext build -a d -v`, `Run{entry-point} the build; Write d/**`}, {`web-ext -c x.js lint`, `Run{entry-point} the build; Run[file javascript] x.js`}, {`web-ext sign`, `Publish the extension`}}
