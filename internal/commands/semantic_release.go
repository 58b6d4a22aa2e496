package commands

import "automode"

var semanticRelease = Program{
	Name: "semantic-release", Rare: true, Package: true, Summary: "releases packages", Manual: "semantic-release --help, semantic-release 25",
	Row: Row{
		Help:  "-h --help -v --version",
		Does:  []Do{{Kind: automode.Publish, Target: "a release", Traits: automode.Rewrites, Why: "releases the project for everyone"}},
		Flags: []Flag{{Names: "--debug"}, {Names: "-d --dry-run", Cancels: NoPublish, Does: toolBuilds}, {Names: "--no-ci --no-verify-conditions"}, {Names: "-b= --branches= -r= --repository-url= -t= --tag-format=", Value: Data}, {Names: "-p= --plugins= -e= --extends= --verify-conditions= --analyze-commits= --generate-notes= --prepare= --publish= --success= --fail=", Value: Unread}},
	},
}

var semanticReleaseCases = []Case{
	{`semantic-release`, `Publish{rewrites} a release`}, {`semantic-release --dry-run`, `Run{entry-point} the build`},
	{`semantic-release --debug`, `Publish{rewrites} a release`},
	{`semantic-release --no-ci`, `Publish{rewrites} a release`},
	{`semantic-release -b v`, `Publish{rewrites} a release`},
	{`semantic-release -p v`, `Publish{rewrites} a release; Unknown nobody read what the value of -p means`},
}
