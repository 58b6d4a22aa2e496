package commands

import "automode"

var flit = Program{
	Name: "flit", Rare: true, Package: true, Summary: "builds and releases Python packages", Manual: "the command line reference of flit 3.12",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-f= --ini-file=", Value: Unread, Why: "names another project"}, {Names: "--debug --repository= --pypirc=", Value: Data}},
		Rows: []Row{
			{Names: "build", Does: toolBuilds, Flags: []Flag{{Names: "--format= --setup-py --no-setup-py --use-vcs --no-use-vcs", Value: Data}}},
			{Names: "info", Does: toolBuilds, Flags: []Flag{{Names: "--name", Value: Data}}},
			{Names: "install", Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "installs the project and what it names"}}, Flags: []Flag{{Names: "-s --symlink --pth-file --deps= --extras= --only-deps", Value: Data}, {Names: "--user --env --python=", Value: Unread, Does: []Do{{Why: "installs it for another interpreter"}}}}},
			{Names: "publish", Does: toolReleases, Flags: anyFlags}, {Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a manifest"}}},
		},
	},
}

var flitCases = []Case{
	{`flit`, `nothing`}, {`flit build --format wheel`, `Run{entry-point} the build`}, {`flit -f x.toml build`, `Run{entry-point} the build; Unknown names another project`}, {`flit info --name --debug`, `Run{entry-point} the build`}, {`flit install -s`, `Install{declared} what the manifest names`}, {`flit install --user`, `Install{declared} what the manifest names; Unknown installs it for another interpreter`}, {`flit publish`, `Publish{rewrites} the package index`}, {`flit init`, `Write .`},
}
