package commands

import (
	"strings"

	"automode"
)

var xargs = Program{
	Name: "xargs", Intake: Streams, Also: "gxargs", Summary: "runs a command on the words it reads", Manual: "xargs(1), GNU findutils 4.10 and macOS 15",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Args: []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-0 --null"},
			{Names: "-o --open-tty -r --no-run-if-empty --show-limits -x --exit"},
			{Names: "-t --verbose -p --interactive"},
			{Names: "-a= --arg-file=", Value: Reads},
			{Names: "-d= --delimiter= -R= -S=", Value: Data}, // --process-slot-var sets whatever variable it names for what is run
			{Names: "-n= --max-args=", Value: Data},
			{Names: "-L= -l[=] --max-lines= --max-lines[=] -E= -e[=] --eof[=] -s= --max-chars=", Value: Data},
			{Names: "-P= --max-procs=", Value: Data},
			{Names: "-I= -i[=] --replace[=]", Value: Data},
			{Names: "-J=", Value: Data},
		},
		Stdin:  []In{{Role: RunsWords, When: &When{Without: "-a"}}},
		Refine: xargsCommand,
	},
}

var xargsCases = []Case{
	{`xargs`, `nothing`},
	{`xargs rm -f`, `Run[words] rm -f …`},
	{`xargs -0 -r -n 1 -P4 rm`, `Run[words] rm …`},
	{`xargs -0n1 --max-lines=2 -e rm`, `Run[words] rm …`},
	{`xargs -d , -I{} rm {}`, `Run[words] rm …`},
	{`xargs -a list rm`, `Run[words] rm …; Read list`},
	{`xargs -I{} cp {} d/{}.bak`, `Run[words] cp … d/….bak`},
	{`xargs -I % sh -c 'rm %'`, `Run[words] sh -c rm …`},
	{`xargs -i mv {} d`, `Run[words] mv … d`},
	{`xargs --replace=X echo aXb X`, `Run[words] echo a…b …`},
	{`xargs -I $x rm y`, `Run[words] … … …`},
	{`xargs -J % mv % d`, `Run[words] mv … d`},
	{`xargs -t rm`, `Run[words] rm …`},
	{`xargs -q rm`, `Unknown no option “-q” is known; Run[words] rm`},
}

// xargsCommand puts what is read into the command: behind it, or in the
// places that an option names. A word that is exact in the invocation and is
// not in the fact is one of those places.
func xargsCommand(m *Match) {
	m.Echoes = m.Has("-t")
	if len(m.Args) == 0 && len(m.hits) == 0 {
		m.Prints, m.Whom = Pared, SameProcesses // it prints the words
	} else {
		m.Prints = Relayed
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != RunsWords {
			continue
		}
		jobs, _ := m.Value("-P")
		elsewhere := xargsElsewhere(m)
		f.More, f.Times = !elsewhere, swarming(jobs)
		f.Lines, f.Nul, f.Share = m.Has("-0 -d"), m.Has("-0") && !m.Has("-d"), xargsShare(m)
		mark, replaces := xargsMark(m)
		if !replaces {
			if elsewhere {
				f.Words = append(f.Words[:len(f.Words):len(f.Words)], Word{Many: true})
			}
			continue
		}
		words := make([]Word, 0, len(f.Words))
		for _, w := range f.Words {
			w = xargsPut(w, mark, m.Has("-J"))
			w.Input = w.Input && !elsewhere
			w.Many = w.Many || w.Input && m.Has("-n -L -0 -d") // or not a line
			words = append(words, w)
		}
		f.Words, f.Word, f.More = words, words[0], false
	}
}

// xargsElsewhere reports whether the words come from a file, or are cut at
// other places than blanks and ends of lines: then they are not known by what
// stands on standard input.
func xargsElsewhere(m *Match) bool {
	if m.Has("-a") {
		return true
	}
	cut, ok := m.Value("-d")
	return ok && !cut.Is("\n") && !cut.Is(`\n`) && !cut.Is(`\0`)
}

// TakesList gives the file whose words are put behind a command, and the invocation
// that takes them from standard input in its place.
func (m *Match) TakesList() (rest []Word, list Word, ok bool) {
	if m.Program == nil || m.Program.Name != "xargs" {
		return nil, list, false
	}
	list, ok = m.Value("-a")
	for i := 1; i < len(m.Words) && ok; i++ {
		w := &m.Words[i]
		switch {
		case w.Is("-a") || w.Is("--arg-file"):
			return append(append([]Word{}, m.Words[:i]...), m.Words[min(i+2, len(m.Words)):]...), list, true
		case w.Exact() && (w.Text == "-a"+list.Text || w.Text == "--arg-file="+list.Text):
			return append(append([]Word{}, m.Words[:i]...), m.Words[i+1:]...), list, true
		}
	}
	return nil, list, false
}

// xargsShare is how the words are handed out.
func xargsShare(m *Match) Share {
	n, few := m.Value("-n")
	switch {
	case m.Has("-L"), few && !n.Is("1"):
		return Somehow
	case few:
		return Singly
	}
	return Together
}

// xargsMark is the text that stands for what is read.
func xargsMark(m *Match) (Word, bool) {
	if w, ok := m.Value("-I"); ok {
		return w, true
	}
	if m.Has("-I") {
		return Lit("{}"), true
	}
	return m.Value("-J")
}

func xargsPut(w, mark Word, whole bool) Word {
	if !mark.Exact() || mark.Text == "" {
		return Word{Known: automode.Guess, Start: w.Start}
	}
	if whole {
		if w.Is(mark.Text) {
			return Word{Known: automode.Guess, Many: true, Input: true, Start: w.Start}
		}
		return w
	}
	before, after, has := strings.Cut(w.Text, mark.Text)
	if !has && !strings.Contains(w.Suffix, mark.Text) {
		return w
	}
	put := Word{Text: before, Suffix: after, Known: automode.Guess, Input: true, Data: w.Data, Start: w.Start}
	if w.Known != automode.Exact || strings.Contains(after, mark.Text) {
		put.Filled, put.Suffix = &Filling{w, mark.Text}, ""
	}
	return put
}

// swarming is Swarms where a number of jobs at once is no bound: 0 stands for as
// many as there are.
func swarming(jobs Word) Times {
	if jobs.Is("0") || bytesOf(jobs.Text) >= 1000 {
		return Swarms
	}
	return Repeats
}
