package commands

import "automode"

var changeset = Program{
	Name: "changeset", Rare: true, Also: "changesets", Package: true, Summary: "keeps notes of changes and releases packages", Manual: "changeset --help, Changesets 2",
	Row: Row{
		Help: "--help --version", OrArgs: true,
		Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes a note of changes"}},
		Rows: []Row{
			{Names: "add init", Flags: []Flag{{Names: "--empty --open"}, {Names: "--since= -m= --message=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes a note of changes"}}},
			{Names: "version pre", Flags: []Flag{{Names: "--ignore= --snapshot[=]", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "rewrites manifests and change logs"}}, Args: []Arg{{Role: Data}}},
			{Names: "status", Flags: []Flag{{Names: "--verbose"}, {Names: "--since=", Value: Data}, {Names: "--output=", Value: Writes, Why: "writes the status there"}}, Does: []Do{{Kind: automode.Read, Target: "."}}},
			{Names: "publish", Flags: []Flag{{Names: "--no-git-tag --git-tag --snapshot"}, {Names: "--otp= --tag=", Value: Data}}, Does: []Do{{Kind: automode.Publish, Target: "the packages", Traits: automode.Rewrites, Why: "releases packages for everyone"}}},
			{Names: "tag", Does: []Do{{Kind: automode.Keep, Target: "."}}},
		},
	},
}

var changesetCases = []Case{
	{`changeset`, `Write{source-only} .`}, {`changeset status`, `Read .`}, {`changeset publish`, `Publish{rewrites} the packages`},
	{`changeset add`, `Write{source-only} .`},
	{`changeset add --empty`, `Write{source-only} .`},
	{`changeset add --since v`, `Write{source-only} .`},
	{`changeset version`, `Write ./**`},
	{`changeset version --ignore v`, `Write ./**`},
	{`changeset status --verbose`, `Read .`},
	{`changeset status --since v`, `Read .`},
	{`changeset status --output v`, `Read .; Write v`},
	{`changeset publish --no-git-tag`, `Publish{rewrites} the packages`},
	{`changeset publish --otp v`, `Publish{rewrites} the packages`},
	{`changeset tag`, `Keep .`},
}
