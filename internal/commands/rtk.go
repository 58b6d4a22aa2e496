package commands

import "automode"

// rtk stands in front of what agents run, put there by a hook of theirs.
var rtk = Program{
	Name: "rtk", Rare: true, Summary: "runs a command and tells less of what it prints", Manual: "rtk --help and the README of rtk 0.27",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", OrArgs: true, Args: commandFirst,
		Flags: []Flag{{Names: "-v -vv -vvv --verbose -u --ultra-compact --skip-env"}},
		Rows: []Row{
			{Names: "proxy", Style: Leading, Args: commandFirst},
			{Names: "err test summary", Style: Leading, Args: commandFirst, Refine: rtkLine},
			{Names: "read smart log json", Style: GNU, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-n --line-numbers -l= --level= -m= --max-lines= --tail-lines= -d= --depth=", Value: Data}}},
			{Names: "gain discover session cc-economics", Flags: []Flag{{Names: "-g --graph -H --history -q --quota -d --daily -w --weekly -m --monthly -a --all -p --project -s= --since= -f= --format= -t= --tier= -l= --limit=", Value: Data}}, Does: []Do{{Kind: automode.Query, Target: "what it saved"}}},
			{Names: "init config hook hook-audit rewrite verify learn trust untrust telemetry lint format deps env", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}},
		},
	},
}

var rtkCases = []Case{
	{`rtk git status -s`, `Run[words] git status -s`}, {`rtk -u cargo test`, `Run[words] cargo test`}, {`rtk rm x`, `Run[words] rm x`}, {`rtk proxy rm -r x`, `Run[words] rm -r x`},
	{`rtk err "rm x; ls"`, `Run[line] rm x; ls`}, {`rtk test cargo test`, `Run[words] cargo test; Run[line] cargo test`}, {`rtk summary ls $x`, `Run[words] ls …; Run[line] ls …`}, {`rtk test`, `nothing`},
	{`rtk read -l aggressive a.rs`, `Read a.rs`}, {`rtk gain --history`, `Query what it saved`}, {`rtk init -g`, `Unknown nobody read what this subcommand does`}, {`rtk env`, `Unknown nobody read what this subcommand does`},
}

// rtkLine: some versions give a shell the words as one line.
func rtkLine(m *Match) {
	if len(m.Args) == 1 {
		m.Facts = m.Facts[:0] // no program is called so
	}
	if len(m.Args) > 0 {
		m.Add(roleFact(RunsLine, lineOf(m.Args), ""))
	}
}
