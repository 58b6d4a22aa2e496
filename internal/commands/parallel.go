package commands

import (
	"strings"

	"automode"
)

var parallel = Program{
	Name: "parallel", Summary: "runs a command for many arguments at once", Manual: "parallel(1), GNU parallel 20250722",
	Row: Row{
		Style: Leading, Help: "--help -h --version -V --minversion=", Lang: Shell,
		Args: anyData,
		Flags: []Flag{
			{Names: "-0 --null -k --keep-order --no-keep-order -m --xargs -X -p --interactive -q --quote -r --no-run-if-empty -t --verbose -v -u --ungroup -x --exit --bar --bg --fg --color --color-failed --csv --ctag --eta --gnu --group --lb --line-buffer --ll --latest-line --link --no-notice --will-cite --noswap --plain --plus --progress --round-robin --round --shuf --silent --skip-first-line --spreadstdin --pipe --tag --tee --tty --xapply --regexp --rrs --removerecsep"},
			{Names: "--dry-run", Cancels: Everything},
			{Names: "-j= --jobs= -P= --max-procs= -n= --max-args= -N= --max-replace-args= -L= --max-lines= -s= --max-chars= -d= --delimiter= -C= --colsep= -E= --block= --block-size= --block-timeout= --delay= --env= --halt= --halt-on-error= --header= --id= --load= --memfree= --memsuspend= --nice= --process-slot-var= --recstart= --recend= --retries= --tagstring= --term-seq= --timeout= --total-jobs= --trim=", Value: Data},
			{Names: "-a= --arg-file= --pipe-part=", Value: Reads},
			{Names: "-I= -i[=] --replace[=] --rpl= --arg-sep= --arg-file-sep=", Value: Unread, Why: "changes how its own words are read"},
			{Names: "--joblog= --jl=", Value: Writes, Why: "writes a log"},
			{Names: "--results= --res= --tmpdir=", Value: WritesTree, Why: "writes what the commands print"},
			{Names: "-S= --sshlogin= --slf= --sshloginfile= --ssh= --basefile= --bf= --transferfile= --tf= --return= --trc= --workdir= --wd=", Value: Unread, Why: "runs the command on other hosts or in another folder"},
			{Names: "--limit= --filter= --compress-program= --decompress-program=", Value: RunsLine, Why: "starts its value"},
		},
		Stdin:  []In{{Role: RunsWords, When: When{Without: "-a"}}},
		Refine: parallelLine,
	},
	Cases: []Case{
		{`parallel -j4 rm {} ::: a b`, `Run[line] rm …`},
		{`parallel echo hi {1}x ::: a ::: b`, `Run[line] echo hi …`},
		{`parallel rm ::: a`, `Run[line] rm …`},
		{`parallel ::: 'rm x' ls`, `Run[line] rm x; Run[line] ls`},
		{`parallel --bar -k gzip`, `Run[line] gzip …`},
		{`parallel`, `Run[line] …`},
		{`parallel -a list rm`, `Read list; Run[line] rm …`},
		{`parallel rm :::: list`, `Run[line] rm …; Read list`},
		{`parallel --dry-run rm ::: a`, `nothing`},
		{`parallel -I % rm % ::: a`, `Unknown changes how its own words are read; Run[line] rm % …`},
		{`parallel -S h.test rm ::: a`, `Unknown runs the command on other hosts or in another folder; Run[line] rm …`},
		{`parallel --joblog l --results d --limit x rm ::: a`, `Write l; Write d/**; Run[line] x; Run[line] rm …`},
	},
}

// parallelLine: a shell gets the command with the arguments put in. What
// stands behind ":::" are arguments, behind "::::" files of them.
func parallelLine(m *Match) {
	for _, h := range m.hits {
		if h.Name == "--dry-run" {
			return
		}
	}
	command := m.Args
	for i, w := range m.Args {
		if parallelMark(w) {
			command = m.Args[:i]
			break
		}
	}
	if len(command) > 0 {
		m.Add(roleFact(RunsLine, parallelJoin(command), "runs the command for every argument"))
	} else if len(m.Args) == 0 {
		m.Add(roleFact(RunsLine, Word{}, "runs what it reads"))
	}
	files := false
	for _, w := range m.Args[len(command):] {
		switch {
		case parallelMark(w):
			files = strings.HasPrefix(w.Text, "::::")
		case files:
			m.Add(roleFact(Reads, w, ""))
		case len(command) == 0:
			m.Add(roleFact(RunsLine, w, "runs the argument"))
		}
	}
}

func parallelMark(w Word) bool {
	return w.Exact() && named("::: :::+ :::: ::::+", w.Text)
}

// parallelJoin is the line up to where the first argument is put in; what
// stands behind that is not known.
func parallelJoin(words []Word) Word {
	line := lineOf(words)
	if i := strings.IndexByte(line.Text, '{'); i >= 0 {
		return Word{Text: line.Text[:i], Known: automode.Guess, Data: line.Data, Start: line.Start}
	}
	if line.Known == automode.Exact {
		line.Text += " "
	}
	line.Known = automode.Guess
	return line
}
