package commands

var watchexec = Program{
	Name: "watchexec", Rare: true, Summary: "runs a command when files change", Manual: "watchexec(1), watchexec 2.3",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", Args: []Arg{{At: First, Role: RunsWords}}, Refine: watchexecLine, Course: Waits,
		Flags: []Flag{
			{Names: "-n"}, {Names: "-r --restart -c --clear[=] -q --quiet -v --verbose -N --notify -p --postpone --no-vcs-ignore --no-project-ignore --no-global-ignore --no-default-ignore --no-discover-ignore --ignore-nothing --poll[=] --timings --no-meta --only-emit-events --print-events --stdin-quit --no-process-group", Value: Data},
			{Names: "-e= --exts= -i= --ignore= -f= --filter= -d= --debounce= --delay-run= -s= --signal= --stop-signal= --stop-timeout= -o= --on-busy-update= --emit-events-to= --wrap-process= --fs-events= --color= --map-signal=", Value: Data}, {Names: "-w= --watch= -W= --watch-non-recursive=", Value: Lists}, {Names: "--workdir= --project-origin=", Value: Base}, {Names: "--shell=", Value: RunsWith, Lang: Shell, Why: "starts commands with that program"},
		},
	},
}

var watchexecCases = []Case{{`watchexec -r -e js,css make`, `Run[line] make`}, {`watchexec -w src 'rm x'`, `Read{listing} src; Run[line] rm x`}, {`watchexec -n --shell=zsh --workdir d -- rm x`, `Run[words] rm x; Run[with] zsh; in d`}}

// watchexecLine: without -n a shell gets the words, joined.
func watchexecLine(m *Match) {
	if len(m.Args) == 0 || m.Has("-n") {
		return
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsWords })
	m.Add(roleFact(RunsLine, lineOf(m.Args), ""))
}
