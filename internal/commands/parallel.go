package commands

import (
	"strings"

	"automode"
)

var parallel = Program{
	Name: "parallel", Rare: true, Summary: "runs a command for many arguments at once", Manual: "parallel(1), GNU parallel 20250722",
	Row: Row{
		Style: Leading, Help: "--help -h --version -V --minversion=", Lang: Shell,
		Args: anyData,
		Flags: []Flag{
			{Names: "-0 --null -k --keep-order --no-keep-order -m --xargs -X -p --interactive -q --quote -r --no-run-if-empty -u --ungroup -x --exit --bar --bg --fg --color --color-failed --csv --ctag --eta --gnu --group --lb --line-buffer --ll --latest-line --link --no-notice --will-cite --noswap --plain --plus --progress --round-robin --round --shuf --silent --skip-first-line --spreadstdin --pipe --pipe-part --pipepart --tag --tee --tty --xapply --regexp --rrs --removerecsep"},
			{Names: "-t --verbose -v"},
			{Names: "--dry-run", Cancels: Everything},
			{Names: "-j= --jobs= -P= --max-procs=", Value: Data},
			{Names: "-n= --max-args= -N= --max-replace-args= -L= -s= --max-chars= -d= --delimiter= -C= --colsep= -E= --block= --block-size= --block-timeout= --delay= --env= --halt= --halt-on-error= --header= --id= --load= --memfree= --memsuspend= --nice= --recstart= --recend= --retries= --tagstring= --term-seq= --timeout= --total-jobs= --trim= -l[=] --max-lines[=]", Value: Data},
			{Names: "-a= --arg-file=", Value: Reads},
			{Names: "-I= -i[=] --replace[=] --rpl= --arg-sep= --arg-file-sep=", Value: Unread, Why: "changes how its own words are read"},
			{Names: "--joblog= --jl=", Value: Writes, Why: "writes a log"},
			{Names: "--results= --res= --tmpdir=", Value: WritesTree, Why: "writes what the commands print"},
			{Names: "-S= --sshlogin= --slf= --sshloginfile= --ssh= --basefile= --bf= --transferfile= --tf= --return= --trc= --workdir= --wd=", Value: Unread, Why: "runs the command on other hosts or in another folder"},
			{Names: "--limit= --filter= --compress-program= --decompress-program=", Value: RunsLine, Why: "starts its value"},
		},
		Stdin:  []In{{Role: RunsWords, When: &When{Without: "-a"}}},
		Refine: parallelLine,
	},
}

var parallelCases = []Case{
	{`parallel $x ::: a`, `Unknown an unknown word may be an option; Run[line] …`},
	{`parallel -t rm ::: a`, `Run[words] rm a`},
	{`parallel -j4 rm -f {} ::: a b`, `Run[words] rm -f a; Run[words] rm -f b`},
	{`parallel echo hi {1}x ::: a ::: b`, `Run[words] echo hi …x`},
	{`parallel rm ::: a`, `Run[words] rm a`},
	{`parallel 'rm {}; ls' ::: a b`, `Run[line] rm a; ls; Run[line] rm b; ls`},
	{`parallel 'rm -f' ::: a`, `Run[line] rm -f a`},
	{`parallel 'rm {/}' ::: a`, `Run[line] rm …`},
	{`parallel 'rm {}' ::: 'a b'`, `Run[line] rm …`},
	{`parallel -n 2 mv ::: a b`, `Run[words] mv a b; Run[words] mv a; Run[words] mv b; Run[words] mv …`},
	{`parallel -C, cp {} c ::: a,b`, `Run[words] cp {} c a,b; Run[words] cp a,b c; Run[words] cp … c`},
	{`parallel ::: 'rm x' ls`, `Run[line] rm x; Run[line] ls`},
	{`parallel --bar -k gzip`, `Run[words] gzip …`},
	{`parallel`, `Run[line] …`},
	{`parallel -d : rm`, `Run[words] rm …`},
	{`parallel -n 1 rm`, `Run[words] rm …`},
	{`parallel -a list rm`, `Read list; Run[words] rm …`},
	{`parallel rm :::: list`, `Run[words] rm …; Read list`},
	{`parallel :::: list`, `Read list; Run[line] …`},
	{`parallel --dry-run rm ::: a`, `nothing`}, {`parallel --dry-run rm '{=f()=}' ::: a`, `Unknown Perl stands in it`}, {`parallel --tagstring '{=f()=}' ls ::: a`, `Unknown Perl stands in it; Run[words] ls a`},
	{`parallel -I % rm % ::: a`, `Unknown changes how its own words are read; Run[words] rm % a`},
	{`parallel -S h.test rm ::: a`, `Unknown runs the command on other hosts or in another folder; Run[words] rm a`},
	{`parallel --joblog l --results d --limit x rm ::: a`, `Write l; Write d/**; Run[line] x; Run[words] rm a`},
}

// parallelLine: a shell gets the command with the arguments put in. What
// stands behind ":::" are arguments, behind "::::" files of them.
func parallelLine(m *Match) {
	for i := range m.Words {
		if w := &m.Words[i]; strings.Contains(w.Text, "{=") {
			m.Unknown("Perl stands in it", *w) // and is run, in an option's value and where nothing else is as well
		}
	}
	m.Echoes = m.Has("-t --dry-run")
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
	switch {
	case len(command) > 0 && parallelPlain(command):
		parallelEach(m, command)
	case parallelLines(m, command):
	case len(command) > 0:
		m.Add(roleFact(RunsLine, parallelJoin(command), "runs the command for every argument"))
	case len(m.Args) == 0:
		m.Add(roleFact(RunsLine, Word{Input: true}, "runs what it reads"))
	}
	jobs, _ := m.Value("-j")
	for i := range m.Facts {
		m.Facts[i].Times = swarming(jobs)
	}
	files := false
	for _, w := range m.Args[len(command):] {
		switch {
		case parallelMark(w):
			files = strings.HasPrefix(w.Text, "::::")
		case files:
			m.Add(roleFact(Reads, w, ""))
			if len(command) == 0 {
				m.Add(roleFact(RunsLine, Word{}, "runs the lines of the file"))
			}
		case len(command) == 0:
			line := roleFact(RunsLine, w, "runs the argument")
			line.Times = Repeats
			m.Add(line)
		}
	}
}

// parallelGathers are options with which an argument is not what stands behind ":::":
// several go to one command, or one is cut, altered or named.
const parallelGathers = "-n --max-args -N --max-replace-args -L --max-lines -l -m --xargs -X -s --max-chars -C --colsep -d --delimiter --trim --header --csv --pipe --pipe-part --spreadstdin --round-robin --round -E --regexp --link --xapply -q --quote"

// parallelCuts are options with which an argument is no line of what it reads.
const parallelCuts = "-d --delimiter -C --colsep --trim --csv --recstart --recend"

// parallelLines adds the line once for every argument of a single list where all are
// known to the letter: what stands for the argument is put in as it is quoted there.
func parallelLines(m *Match, command []Word) bool {
	line, rest := lineOf(command), m.Args[len(command):]
	if len(rest) < 2 || !rest[0].Is(":::") || spelled(m, parallelGathers) || line.Known != automode.Exact || strings.Contains(strings.ReplaceAll(line.Text, "{}", ""), "{") {
		return false
	}
	for i := range rest[1:] {
		if w := &rest[1+i]; !w.Exact() || parallelMark(*w) || strings.ContainsAny(w.Text, " \t\n'\"\\$`;&|<>()*?[]{}~#!=%") {
			return false
		}
	}
	for _, item := range rest[1:] {
		one := line
		if one.Text = strings.ReplaceAll(line.Text, "{}", item.Text); one.Text == line.Text {
			one.Text += " " + item.Text
		}
		m.Add(roleFact(RunsLine, one, "runs the command for every argument"))
	}
	return true
}

func parallelMark(w Word) bool {
	return w.Exact() && named("::: :::+ :::: ::::+", w.Text)
}

// parallelPlain reports whether a shell would read the words as they are.
func parallelPlain(words []Word) bool {
	for _, w := range words {
		if !w.Exact() || strings.ContainsAny(w.Text, " \t\n;|&<>()$`\"'\\*?[!#~") {
			return false
		}
	}
	return true
}

// parallelEach adds the command once for every argument of a single list, or
// once with arguments that are not known.
func parallelEach(m *Match, command []Word) {
	rest := m.Args[len(command):]
	reads := len(rest) == 0 && !m.Has("-a") && !spelled(m, parallelCuts)
	single := len(rest) > 1 && rest[0].Is(":::")
	for _, w := range rest[min(1, len(rest)):] {
		single = single && !parallelMark(w)
	}
	if !single {
		rest = []Word{{}, {Input: reads}} // a line of what it reads
	}
	gathers := single && spelled(m, parallelGathers)
	if items := rest[1:]; gathers {
		// One by one, all together, and in any other way.
		whole := append(append([]Word{}, command...), items...)
		f := roleFact(RunsWords, command[0], "runs the command for every argument")
		f.Words = whole
		m.Add(f)
		rest = append(append([]Word{}, rest...), Word{})
	}
	for i, item := range rest[1:] {
		var words []Word
		put, single := false, single && !(gathers && i+2 == len(rest))
		for _, w := range command {
			before, after, has := strings.Cut(w.Text, "{")
			mark, behind, closed := strings.Cut(after, "}")
			switch {
			case !has:
				words = append(words, w)
				continue
			case mark == "" && closed && before == "" && behind == "":
				words = append(words, item)
			default:
				put := Word{Text: before, Suffix: behind, Input: item.Input && mark == "" && closed && w.Known == automode.Exact, Start: w.Start}
				if strings.Contains(behind, "{") {
					put.Input = put.Input && !strings.Contains(strings.ReplaceAll(behind, "{}", ""), "{")
					put.Filled, put.Suffix = &Filling{w, "{}"}, ""
				}
				words = append(words, put)
			}
			put = true
		}
		f := roleFact(RunsWords, command[0], "runs the command for every argument")
		if !put && single {
			words = append(words, item)
		}
		if f.More = !put && !single && reads; !put && !single && !reads {
			words = append(words, Word{Many: true}) // of what stands there, and not of what it reads
		}
		f.Words, f.Word = words, words[0]
		m.Add(f)
	}
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
