package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/escape"
	"automode/internal/understand/shell/value"
	"automode/internal/world"
)

// Builtins that set variables to what they read or would print.

// readInto sets variables from standard input, and gives the states after it read
// something and after it failed.
func (r *reader) readInto(name string, args []commands.Word, st *state, in flow) (ok, fail *state) {
	in, lines := r.readFrom(name, args, in)
	v, every := in.piece(), in.every()
	if ifs, set := st.lookup("IFS"); set && v.Known != automode.Exact && (v.Text != "" || v.Base != "" || v.Suffix != "") && (len(ifs) != 1 || !ifs[0].Is("")) {
		v = commands.Word{Data: v.Data, Encoded: v.Encoded, Made: v.Made, Whom: v.Whom} // cut anywhere
	}
	if n := len(args); in.prints == commands.PathsIn && (n == 1 || n > 1 && args[n-2].Exact() && strings.Trim(args[n-2].Text, "-rsd") == "") && name == "read" {
		v.Blanks = false // one name of a line, whatever is in it
	}
	r.strange = r.strange || in.strange
	if name == "vared" {
		v, every = commands.Word{Data: v.Data}, nil // what is typed into the line editor
	}
	v.Many = name != "read"
	if name == "read" && world.Endless(in.more().file) == world.Bytes {
		r.unknown("it reads a line that has no end")
	}
	switch {
	case in.endless:
		if r.exit = success; name == "read" && !in.raw && slices.ContainsFunc(args, func(w commands.Word) bool {
			return len(w.Text) > 1 && w.Text[0] == '-' && strings.HasSuffix(w.Text, "d")
		}) {
			r.swarm("takes what has no end into memory")
		}
	case !in.many:
		r.done |= waits
	}
	if v.Many && in.endless && !slices.ContainsFunc(args, func(w commands.Word) bool { return strings.HasPrefix(w.Text, "-n") }) {
		r.swarm("takes what has no end into memory")
	}
	text, pattern := "", v.Glob
	if v.Known == automode.Exact {
		text = v.Text
		v = commands.Word{Many: v.Many, Data: v.Data}
	}
	var names []string
	values := alts{v}
	if name == "read" {
		values = append(values, inTurn(every)...)
		r.fills("REPLY", values, st)
	} else {
		for i := range every {
			every[i].Many = true
		}
		values = append(values, every...)
		r.holdsList("MAPFILE", values)
		st.set("MAPFILE", st.kept("MAPFILE", values))
	}
	args = apart(args, name)
	first := name == "read"
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case !w.Exact():
			r.unknown("which variable is set is not known")
		case w.Is("-C") && name != "read" && i+1 < len(args):
			i++
			if args[i].Exact() {
				r.called(args[i].Text, st)
			} else {
				r.unknown("a callback that is not known")
			}
		case strings.HasPrefix(w.Text, "-"):
			if len(w.Text) == 2 && strings.ContainsAny(w.Text[1:], "adinNptuOsc") && w.Text != "-s" && (name == "read" || w.Text != "-t") {
				i++
				if (w.Text == "-t" || w.Text == "-n") && i < len(args) && r.mayBeZsh() {
					r.evaluated(args[i:i+1], st)
				}
				if w.Text == "-n" && i < len(args) && args[i].Exact() && r.mayBeZsh() {
					st.set(args[i].Text, st.kept(args[i].Text, alts{v})) // where it takes no number
				}
				if w.Text == "-a" && i < len(args) {
					list := v
					list.Many = true
					r.fills(args[i].Text, alts{list}, st)
					st.kinds.sever(args[i].Text)
					r.holdsList(args[i].Text, alts{list})
				}
			}
		default:
			r.subscripts(alts{w}, st)
			variable, _, element := strings.Cut(w.Text, "[")
			if element || name != "read" {
				st.kinds.sever(variable)
				r.holdsList(variable, values)
			}
			if r.mayBeZsh() {
				variable, _, _ = strings.Cut(variable, "?") // a prompt follows
			}
			given := values
			if first && i+1 < len(args) && in.prints == commands.Named {
				given = alts{r.heading(in, st)}
			}
			r.fills(variable, given, st)
			names, values, first = append(names, variable), alts{v}, false // what follows a name is none
		}
	}
	if name != "read" {
		r.assignLines(text, names, v, st)
		return st, st
	}
	if len(names) == 0 {
		names = []string{"REPLY"}
	}
	ifs, set := st.lookup("IFS")
	if !followed(text) || pattern && len(names) > 1 || set && (len(names) > 1 || len(ifs) != 1 || !ifs[0].Is("")) {
		return st, st
	}
	fields := lineFields(text, len(names), set, v.Data)
	for i := range fields {
		for k := range fields[i] {
			w := &fields[i][k]
			w.Glob = pattern && strings.ContainsAny(w.Text, "*?[") // the names that match are read
			w.One = w.Glob
		}
		r.environment(names[i], fields[i], st)
	}
	if !lines {
		for i, n := range names {
			st.set(n, st.kept(n, value.Union(alts{v}, fields[i])))
		}
		return st, st
	}
	// Where it fails nothing was left, or a line without an end.
	none := commands.Lit("")
	none.Data = v.Data
	fail = st.clone()
	for i, n := range names {
		st.set(n, st.kept(n, value.Union(nil, fields[i])))
		fail.set(n, st.kept(n, value.Union(alts{none}, fields[i])))
	}
	return st, fail
}

// heading is the first word of a line that begins with a name, where blanks divide it.
func (r *reader) heading(in flow, st *state) commands.Word {
	if _, set := st.lookup("IFS"); set {
		return in.piece()
	}
	return commands.Word{Known: automode.Bounded, MayEmpty: true, Data: in.data & automode.FetchedData}
}

// called reads text that the shell runs with words of its own behind it.
func (r *reader) called(text string, st *state) {
	inside := st.clone()
	inside.args, inside.known = nil, false
	r.inner(text+` "$@"`, inside, flow{})
}

// apart are the words of read or mapfile with options that stand in one word put into
// words of their own, where one of them takes a value that tells what is done.
func apart(args []commands.Word, name string) []commands.Word {
	valued := "dnOsuCc"
	if name == "read" {
		valued = "adinNptu"
	}
	var all []commands.Word
	for i, w := range args {
		if !w.Exact() || len(w.Text) < 3 || w.Text[0] != '-' || w.Text[1] == '-' {
			continue
		}
		n := 1 + strings.IndexAny(w.Text[1:], valued)
		if last := n == len(w.Text)-1; n == 0 || !last && w.Text[n] != 'a' && w.Text[n] != 'C' {
			continue
		}
		if all == nil {
			all = slices.Clone(args[:i])
		}
		all = append(all, commands.Lit("-"+w.Text[n:n+1]))
		if n+1 < len(w.Text) {
			all = append(all, commands.Lit(w.Text[n+1:]))
		}
		return append(all, apart(args[i+1:], name)...)
	}
	return args
}

// linesRead bounds how many lines of a text a variable is followed as.
const linesRead = value.Most - 1

// lineFields are what each of n variables may be given by a line of a text, whole
// lines where nothing divides them.
func lineFields(text string, n int, whole bool, data automode.Data) []alts {
	values := make([]alts, n)
	for l := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
		fields := strings.Fields(l)
		for i := range values {
			w := commands.Lit("")
			switch {
			case whole:
				w.Text = l
			case i < n-1 && i < len(fields):
				w.Text = fields[i]
			case i < len(fields):
				rest := strings.TrimSpace(l)
				for _, f := range fields[:i] {
					rest = strings.TrimSpace(rest[len(f):])
				}
				w.Text = rest
			}
			w.Data = data
			values[i] = append(values[i], w)
		}
	}
	return values
}

// followed reports whether the lines of a text are few and plain enough.
func followed(text string) bool {
	return text != "" && !strings.ContainsAny(text, "\\\x00") && strings.Count(text, "\n") <= linesRead
}

// assignLines sets lists to the lines of a text, some of which may be left out.
func (r *reader) assignLines(text string, names []string, unknown commands.Word, st *state) {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	if text == "" || strings.IndexByte(text, 0) >= 0 || len(lines) > linesRead {
		return
	}
	values := alts{unknown}
	for _, l := range lines {
		values = append(values, commands.Word{Text: l, Known: automode.Exact, Many: true, Data: unknown.Data})
	}
	if len(names) == 0 {
		names = []string{"MAPFILE"}
	}
	for _, n := range names {
		r.holdsList(n, values)
		st.set(n, st.kept(n, value.Union(nil, values)))
	}
}

// printfInto is printf, which can also set a variable.
func (r *reader) printfInto(argv []commands.Word, st *state, in flow) (ok, fail *state, out flow, done bool) {
	if len(argv) > 2 && argv[1].Exact() && len(argv[1].Text) > 2 && strings.HasPrefix(argv[1].Text, "-v") {
		// The name may stand right behind the option.
		argv = append([]commands.Word{argv[0], commands.Lit("-v"), commands.Lit(argv[1].Text[2:])}, argv[2:]...)
	}
	into := len(argv) > 2 && argv[1].Is("-v")
	if len(argv) > 1 && r.mayBeZsh() {
		at := 1
		if into {
			at = min(3, len(argv)-1)
		}
		r.sums(&argv[at], argv[at+1:], st)
	}
	if !into {
		return st, st, flow{}, false
	}
	v := escape.Form(argv[3:])
	if !argv[2].Exact() {
		r.unknown("which variable is set is not known")
		return st, st, nothing(), true
	}
	r.subscripts(argv[2:3], st)
	name, _, index := strings.Cut(argv[2].Text, "[")
	if index && r.mayBeZsh() {
		r.mayGiveUp(st) // where there is no such element
	}
	old := r.value(name, st)
	if r.fills(name, alts{v}, st); r.sober {
		now, _ := st.lookup(name)
		st.set(name, value.Union(old, now)) // it is refused
	}
	return st, st, nothing(), true
}
