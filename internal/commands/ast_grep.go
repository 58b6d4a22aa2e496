package commands

import (
	"automode"
)

var astGrep = Program{
	Name: "ast-grep", Rare: true, Package: true, Summary: "finds and rewrites code by its structure", Manual: "ast-grep --help and each command's, ast-grep 0.40",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Does: toolBuilds, Args: readsOrFixes,
		Global: []Flag{
			{Names: "--debug-query[=] --json[=] --stdin --follow --include-metadata --error[=] --warning[=] --info[=] --hint[=] --off[=] -i --interactive --skip-snapshot-tests --no-color", Value: Data},
			{Names: "-p= --pattern= --selector= -r= --rewrite= -l= --lang= --strictness= --heading= --color= -A= --after= -B= --before= -C= --context= --globs= -j= --threads= --inspect= --no-ignore= --format= --filter= -f= --report-style= --max-results= --kind=", Value: Data},
			{Names: "--rule= -t= --test-dir=", Value: Reads}, {Names: "--inline-rules=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Why: "can name libraries to load"},
			{Names: "-U --update-all", Does: sourceEdits}, {Names: "--snapshot-dir=", Value: WritesTree, Why: "keeps snapshots there"},
		},
		Rows: []Row{
			{Names: "run scan test", Does: toolBuilds, Args: readsOrFixes},
			{Names: "completions help", Args: anyData},
			{Names: "new", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes rules and settings"}}, Args: anyData, Flags: []Flag{{Names: "-y --yes", Value: Data}}},
		},
	},
}

var astGrepCases = []Case{
	{`ast-grep -p 'f($A)' -l ts src`, `Run{entry-point} the build; Read src/**`}, {`ast-grep run -p x -r y -U src`, `Run{entry-point} the build; Write{harmless,source-only} src/**`}, {`ast-grep scan --rule f --json`, `Run{entry-point} the build; Read f`},
	{`ast-grep scan --inline-rules x -c f --snapshot-dir d`, `Run{entry-point} the build; Run[file native] f; Write d/**`}, {`ast-grep scan -U`, `Run{entry-point} the build; Write{harmless,source-only} ./**`}, {`ast-grep new rule -y`, `Write ./**`}, {`ast-grep completions bash`, `nothing`},
}
