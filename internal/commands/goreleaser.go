package commands

import "automode"

var goreleaser = Program{
	Name: "goreleaser", Rare: true, Summary: "builds and releases programs", Manual: "goreleaser help, GoReleaser 2",
	Row: Row{
		Help:   "-h --help -v --version",
		Global: []Flag{{Names: "--clean --single-target --verbose --auto-snapshot --draft --fail-fast --skip-validate -q --quiet --soft"}, {Names: "-p= --parallelism= --timeout= --skip= --id= -k= --key=", Value: Data}, {Names: "-f= --config=", Value: RunsFile, Why: "its settings name commands to run"}, {Names: "--release-notes= --release-header= --release-footer=", Value: Reads}, {Names: "-o= --output=", Value: Writes, Why: "writes there"}},
		Rows: []Row{
			{Names: "build", Flags: []Flag{{Names: "--snapshot"}}, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project and runs its hooks"}}},
			{Names: "check healthcheck jsonschema completion help", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{Names: "release", Flags: []Flag{{Names: "--snapshot", Cancels: NoPublish, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project and runs its hooks"}}, Why: "publishes nothing"}}, Does: []Do{{Kind: automode.Publish, Target: "a release", Traits: automode.Rewrites, Why: "releases the project for everyone"}}},
			{Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a configuration"}}},
		},
	},
}

var goreleaserCases = []Case{
	{`goreleaser`, `nothing`}, {`goreleaser build --snapshot --clean`, `Run{entry-point} the build`}, {`goreleaser release`, `Publish{rewrites} a release`}, {`goreleaser release --snapshot --skip=publish`, `Run{entry-point} the build`}, {`goreleaser release --skip=publish`, `Publish{rewrites} a release`},
	{`goreleaser -p v`, `nothing`},
	{`goreleaser -f v`, `Run[file native] v`},
	{`goreleaser --release-notes v`, `Read v`},
	{`goreleaser -o v`, `Write v`},
	{`goreleaser check`, `Read .`},
	{`goreleaser init`, `Write .`},
}
