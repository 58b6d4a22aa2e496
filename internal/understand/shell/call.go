package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// call reads a simple command: its words, the assignments in front of it, and
// what it starts.
func (r *reader) call(c *syntax.CallExpr, st *state, in flow) (ok, fail *state, out flow) {
	if len(c.Args) == 0 {
		ok, fail, out = r.setsOnly(c.Assigns, st)
		r.assignedOnly(c.Assigns)
		return ok, fail, out
	}
	if r.startsItself(c) && !r.toldAnother(st) {
		r.swarm("starts itself again and again")
	}
	splits, spreads, around, takes := r.splits, r.spreads, r.feed, len(r.inputs.takes)
	r.splits, r.spreads = false, false
	r.feed = in.vague()
	defer func() { r.feed = around }()
	l := r.wordsOf(c.Args, st)
	if around.input != in.input && r.tookFrom(in.input, takes) {
		r.takes(&around, piecesGone) // what stands before redirections may read it
	}
	r.disguised(c.Args[0], &l)
	r.uttering |= l.secrets()
	var others []line // as other shells read it
	if r.splits || r.spreads {
		row := r.row
		r.otherwise(func() {
			others = append(others, r.wordsOf(c.Args, st))
			row = max(row, r.row)
		})
		r.row = row
	}
	r.splits, r.spreads = splits, spreads
	in = r.remains(in) // substitutions may have taken some of it
	values := make([]alts, len(c.Assigns))
	for i, a := range c.Assigns {
		values[i] = r.single(a.Value, st)
	}
	outer := r.command
	defer func() { r.command = outer }()
	from, to := c.Args[0].Pos().Offset(), c.Args[len(c.Args)-1].End().Offset()
	r.enter(r.slice(from, to), &l, c.Assigns)

	run := st
	if len(c.Assigns) > 0 {
		run = st.clone()
		r.part = automode.InAssignment
		byPath, lent := r.byPath, len(r.lent)
		r.byPath = r.ownProgram(&l, st)
		defer func() { r.lent = r.lent[:lent] }() // what is in front is for this command alone
		for i, a := range c.Assigns {
			r.environment(a.Name.Value, values[i], run)
			run.set(a.Name.Value, values[i])
			run.kinds.add(a.Name.Value, exported)
			if r.mayBeZsh() && len(l.words) > 0 && (specialBuiltin(l.words[0].Text) || l.words[0].Is("source") || l.words[0].Is("builtin")) {
				run.kinds.doubt(a.Name.Value) // there it is for the built-in alone
			}
		}
		r.part, r.byPath = automode.InWords, byPath
	}
	if len(l.words) == 0 {
		return r.setsOnly(c.Assigns, st) // to a shell there is no command
	}
	began, again := *run, run
	if len(others) > 0 {
		again = run.clone() // what one reading sets the others do not see
	}
	ok, fail, out = r.readings(&l, run, in)
	r.held(c.Args[0], &l, run, in)
	for i := range others {
		if len(others[i].words) == 0 {
			continue
		}
		r.enter(r.slice(from, to), &others[i], nil)
		o, f, fl := r.readings(&others[i], again.clone(), in)
		ok, fail, out = join(ok, o), join(fail, f), oneOf(out, fl)
	}
	if run != st {
		// What was assigned in front lasts for this command only; cd and the
		// like last longer.
		lasting := join(ok, fail)
		ok, fail = withVars(ok, &began, st, c.Assigns), withVars(fail, &began, st, c.Assigns)
		if r.sober && (len(l.words[0].Text) == 0 || !l.words[0].Exact() || specialBuiltin(l.words[0].Text)) || r.mayBeZsh() && keepsInFront(l.words) {
			ok, fail = join(ok, lasting), join(fail, lasting)
		}
	}
	return ok, fail, out
}

// wordsOf expands the words of a simple command.
func (r *reader) wordsOf(args []*syntax.Word, st *state) line {
	l := line{words: r.words.take(len(args))[:0]}
	r.row = 0
	for _, w := range args {
		if s, ok := verbatim(w); ok {
			if s == "}" {
				r.mayClose(w)
			}
			if n := len(l.words); n < cap(l.words) { // it is zero there
				l.words = l.words[:n+1]
			} else {
				l.words = append(l.words, commands.Word{})
			}
			x := &l.words[len(l.words)-1]
			x.Text, x.Known, x.Start = s, automode.Exact, uint32(w.Pos().Offset())
			continue
		}
		list := r.fields(w, st)
		l.words = slices.Grow(l.words, len(list))
		for _, f := range list {
			if len(l.words) > 0 && len(f) == 1 && !f[0].Exact() {
				f = r.whereItLies(w, f)
			}
			l.add(f)
		}
	}
	return l
}

// mayClose tells of a word at which zsh closes a block: what follows is a command there.
func (r *reader) mayClose(w *syntax.Word) {
	if w.Lit() == "}" && r.mayBeZsh() {
		r.unknown("zsh closes a block at a bracket between words")
	}
}

// slice is a part of the text being read.
func (r *reader) slice(from, to uint) string {
	if from > to || to > uint(len(r.src)) {
		return ""
	}
	return r.src[from:to]
}

// line is the words of a simple command.
type line struct {
	words   []commands.Word // those that may have several values are not filled in
	several []choice
}

// choice is a word that may have several values.
type choice struct {
	at   int
	alts alts
}

func (l *line) add(w alts) {
	if len(w) == 1 {
		l.words = append(l.words, w[0])
		return
	}
	l.several = append(l.several, choice{len(l.words), w})
	l.words = append(l.words, commands.Word{})
}

// enter adds an entry for the command about to be read.
func (r *reader) enter(text string, l *line, assigns []*syntax.Assign) {
	n := len(l.words)
	r.tires(len(text) / (4 * longStep)) // a command in another is a part of its text as well
	c := automode.Command{Text: text, Words: r.strings.take(n), Known: r.flags.take(n), Outer: r.command}
	for i := range l.words {
		c.Words[i], c.Known[i] = l.words[i].Text, l.words[i].Exact()
	}
	for _, one := range l.several {
		for i := range one.alts {
			if w := &one.alts[i]; w.Known == automode.Exact && w.Text != "" && len(c.Among) < maxRuns {
				c.Among = append(c.Among, w.Text)
			}
		}
	}
	for _, a := range assigns {
		c.Assigns = append(c.Assigns, a.Name.Value)
	}
	r.a.Commands = append(r.a.Commands, c)
	r.command = len(r.a.Commands)
	r.shares(l.words)
}

// readings reads a command once for each combination of values its words may
// have.
func (r *reader) readings(l *line, st *state, in flow) (ok, fail *state, out flow) {
	runs := 1
	for _, c := range l.several {
		if runs *= len(c.alts); runs > maxRuns {
			break
		}
	}
	if runs > maxRuns {
		for _, c := range l.several {
			l.words[c.at] = collapse(c.alts)
		}
	}
	if runs == 1 || runs > maxRuns {
		return r.counted(l.words, st, in)
	}
	exit := either
	r.tires(2 * runs) // each is a command of its own, with words put together for it
	for n := range runs {
		argv := r.words.take(len(l.words))
		copy(argv, l.words)
		k := n
		for _, c := range l.several {
			argv[c.at] = c.alts[k%len(c.alts)]
			k /= len(c.alts)
		}
		argv = slices.DeleteFunc(argv, vanishes)
		if len(argv) == 0 {
			continue
		}
		o, f, fl := r.counted(argv, st.clone(), in)
		if ok == nil {
			ok, fail, out, exit = o, f, fl, r.exit
		} else {
			ok, fail, out = join(ok, o), join(fail, f), oneOf(out, fl)
		}
		if exit != r.exit {
			exit = exit.orOther().with(r.exit)
		}
	}
	r.exit = exit
	if ok == nil {
		return st, st, nothing()
	}
	return ok, fail, out
}

// counted reads a command once with a word for each expansion that is not
// quoted, and once without those that may leave none: what follows takes their
// place.
func (r *reader) counted(argv []commands.Word, st *state, in flow) (ok, fail *state, out flow) {
	i, again := slices.IndexFunc(argv, mayVanish), st
	if i > 0 {
		again = st.clone()
	}
	alone := r.alone && len(argv) == 4
	r.needs, r.alone = false, false
	ok, fail, out = r.invoke(argv, st, in)
	if exit := r.exit; i > 0 && !(r.needs && argv[i].Sort == commands.IDs && !slices.ContainsFunc(argv[i+1:], mayVanish)) {
		less := append(slices.Clone(argv[:i]), slices.DeleteFunc(slices.Clone(argv[i:]), mayVanish)...)
		if alone {
			less = append(less, argv[0]) // its $0
		}
		o, f, fl := r.invoke(less, again, in)
		ok, fail, out = join(ok, o), join(fail, f), oneOf(out, fl)
		if r.exit != exit {
			r.exit = standing
		}
	}
	return ok, fail, out
}

// mayVanish: nothing but an expansion that is not known and not quoted.
func mayVanish(w commands.Word) bool {
	return (w.Many || w.Gone) && w.Known != automode.Exact && w.IfEmpty == "" && w.Text == "" && w.Suffix == ""
}

// vanishes: one of a word's values, empty and not quoted, leaves no word.
func vanishes(w commands.Word) bool {
	return w.Text == "" && w.Suffix == "" && w.Known == automode.Exact && w.Many
}

// collapse makes one word of too many values: what they begin with is kept.
func collapse(w alts) commands.Word {
	c := commands.Word{Many: true}
	for _, x := range w {
		c.Data |= x.Data
		c.MayEmpty = c.MayEmpty || x.MayEmpty
	}
	return c
}

// invoke reads one command whose words have one value each.
func (r *reader) invoke(argv []commands.Word, st *state, in flow) (ok, fail *state, out flow) {
	return r.invoked(argv, st, in, false)
}

// invoked reads one command, which is no function where it is unshadowed.
func (r *reader) invoked(argv []commands.Word, st *state, in flow, unshadowed bool) (ok, fail *state, out flow) {
	r.exit = either
	if r.tired() {
		return st, st, flow{}
	}
	for len(argv) > 1 && argv[0].Known != automode.Exact && argv[0].Many && argv[0].MayEmpty && argv[0].Text == "" {
		// An unset variable in front: the command is the next word as well.
		r.unknown("the command's name is a variable that is not known")
		argv = argv[1:]
	}
	name := argv[0]
	if !name.Exact() || name.Text == "" {
		if name.Base != "" {
			name.Data |= r.notes.data(name.Base) & automode.FetchedData // one of the files below it
		}
		e := automode.Effect{Kind: max(r.runKind(), codeKind(name)), Traits: r.hiddenTrait() | encodedTrait(name), Known: automode.Guess, Data: name.Data,
			Why: "the name of the command is not known"}
		r.asUnset(argv, st, in)
		r.supposedText(&commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: name}, st, flow{})
		r.give(e)
		r.loose = true
		return st, st, flow{data: in.data}
	}
	r.unaliased(argv, st, in)
	if unshadowed || st.funcs == nil {
		return r.unshadowed(argv, st, in)
	}
	return r.functions(st.functions(name.Text), argv, st, in)
}

// unshadowed reads a command whose name is known and no function's.
func (r *reader) unshadowed(argv []commands.Word, st *state, in flow) (ok, fail *state, out flow) {
	name := argv[0]
	if !strings.Contains(name.Text, "/") {
		if ok, fail, out, done := r.builtin(argv, st, in); done {
			r.toldBuiltin(argv, &out)
			return ok, fail, out
		}
	}
	out = r.program(argv, st, in)
	if r.versions.began != "" {
		// Only where it succeeds is that the branch.
		ok, fail = st.clone(), st
		ok.branch, r.versions.began = r.versions.began, ""
		return ok, fail, out
	}
	return st, st, out
}

// encodedTrait is the trait of code that a decoder made.
func encodedTrait(w commands.Word) automode.Traits {
	if w.Encoded || w.Made {
		return automode.Encoded
	}
	return 0
}

// runKind: what cannot be read below an option of a program that only looks is
// hidden code; elsewhere it is just unknown.
func (r *reader) runKind() automode.Kind {
	if r.hidden {
		return automode.Run
	}
	return automode.Unknown
}

func (r *reader) hiddenTrait() automode.Traits {
	if r.hidden {
		return automode.Hidden
	}
	return 0
}

// nested reads a command that a wrapper starts. Its words are known one by
// one, not as text.
func (r *reader) nested(words []commands.Word, st *state, in flow) flow {
	if len(words) == 0 {
		return flow{}
	}
	if r.depth >= maxDepth {
		r.overflow("commands are nested too deep to be read")
		return flow{}
	}
	if r.goesOver(len(words)) {
		return flow{}
	}
	defer r.backTo(r.position)
	r.depth++
	inside := &state{cwds: st.cwds, names: st.names, known: true, path: st.path, vars: st.vars, kinds: st.kinds, funcs: st.funcs}
	for len(words) > 1 && commands.IsAssignment(words[0]) {
		// env and sudo take assignments in front of the command.
		name, value, _ := strings.Cut(words[0].Text, "=")
		v := words[0]
		v.Text = value
		r.part = automode.InAssignment
		r.environment(name, alts{v}, inside)
		r.part = automode.InWords
		inside.set(name, alts{v})
		inside.kinds.add(name, exported)
		if words = words[1:]; v.Many {
			r.unknown("of the words that a value may be, the second would be the command")
		}
	}
	length := len(words)
	for i := range words {
		length += len(words[i].Text) + len(words[i].Suffix)
	}
	var text strings.Builder
	text.Grow(length)
	for i, w := range words {
		if i > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(w.String())
	}
	r.enter(text.String(), &line{words: words}, nil)
	// No function and no built-in of the shell is reached this way, but the
	// names are programs as well, or read as if they were. A shell that is
	// started further on has the functions that were exported.
	if inside.funcs != nil && words[0].Exact() {
		inside.funcs = &function{name: words[0].Text, next: inside.funcs}
	}
	_, _, out := r.counted(words, inside, in)
	return out
}

// whereabouts notes when the command may run outside the project.
func (r *reader) whereabouts(st *state) {
	if r.command == 0 || r.away > 0 {
		return
	}
	away := len(st.cwds) == 0
	for _, d := range st.cwds {
		away = away || r.world.Place(d).Region != automode.Project
	}
	if away {
		r.a.Commands[r.command-1].Away = true
	}
}
