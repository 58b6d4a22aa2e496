package commands

var envtest = Program{
	Name: "setup-envtest", Rare: true, Package: true, Summary: "keeps programs for tests of controllers", Manual: "the README of setup-envtest, controller-runtime 0.22",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "-i --installed-only", Cancels: NoInstall}, {Names: "-p= --print= --os= --arch= --force --use-env --verify --use-deprecated-gcs -v=", Value: Data}, {Names: "--bin-dir= --index= --remote-server= --remote-bucket=", Value: Unread, Why: "takes or keeps them somewhere else"},
		},
		Rows: []Row{{Names: "use", Does: toolInstalls, Args: anyData}, {Names: "list version", Does: toolAsks, Args: anyData}, {Names: "sideload cleanup", Style: Plain, Does: toolInstalls, Args: anyData}},
	},
}

var envtestCases = []Case{{`setup-envtest`, `nothing`}, {`setup-envtest use -i -p path 1.29`, `nothing`}, {`setup-envtest use 1.29 -p path`, `Install packages or versions`}, {`setup-envtest list --bin-dir d`, `Query the package index; Unknown takes or keeps them somewhere else`}, {`setup-envtest cleanup`, `Install packages or versions`}}
