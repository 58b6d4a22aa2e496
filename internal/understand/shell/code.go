package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// codeFact reads code that an invocation runs, as far as it can be read.
func (r *reader) codeFact(f *commands.Fact, st *state, in flow, got *sum) {
	hidden, via, away := r.hidden, r.via, r.away
	defer func() { r.hidden, r.via, r.away = hidden, via, away }()
	if f.Traits.Has(automode.Hidden) || f.Role == commands.RunsNamed && f.Via == automode.ByOption {
		r.hidden = true
	}
	if f.Via != automode.Direct {
		r.via = f.Via
	}
	switch f.Wraps {
	case commands.AsRoot:
		r.give(automode.Effect{Kind: automode.Elevate, Target: "root", Known: automode.Exact, Why: "runs a command with more rights", Traits: f.Traits & automode.Ungated})
	case commands.Inside, commands.Remotely:
		r.elsewhere(f, st, in, got)
		return
	case commands.Later:
		r.via = automode.Deferred
	}
	r.runs(f, st, in, got)
}

// runs reads the code itself.
func (r *reader) runs(f *commands.Fact, st *state, in flow, got *sum) {
	if f.Swarms && in.endless {
		r.swarm("starts a command for every line of an input without end, and none waits for another")
	}
	if f.Input != nil {
		in = textFlow(alts{*f.Input}, "")
	}
	switch f.Role {
	case commands.RunsWords:
		again := r.again
		if r.runner != nil && r.runner.Among {
			r.again = r.runner
		}
		out := r.nested(r.launched(f, in), st, in)
		r.again = again
		got.data |= out.data
		if in.whole {
			// What is done to everything in a folder is done to the folder.
			for _, d := range in.folders {
				one := in
				one.prints, one.word, one.whole = commands.ItsText, commands.Lit(d), false
				r.nested(r.launched(f, one), st, one)
			}
		}
	case commands.RunsNamed:
		if f.Word.Exact() {
			r.line(f.Word.Text, st, flow{open: true})
			return
		}
		r.opaque(f)
	case commands.RunsLine:
		if f.Word.Known == automode.Exact {
			out := r.line(f.Word.Text, st, in)
			got.data |= out.data
			return
		}
		if f.Word.Input {
			made := *f
			made.Word.Data |= in.data & automode.FetchedData
			made.Word.Encoded = made.Word.Encoded || in.encoded
			f = &made
		}
		r.opaque(f)
	case commands.RunsText:
		if f.Lang == commands.Shell && f.Word.Known == automode.Exact {
			r.lineWith(f.Word.Text, f.Words, st, in)
			return
		}
		if r.inline(r.opaqueRun(f), f, f.Word, st.cwds, st, in, got) {
			return
		}
		r.opaque(f)
	case commands.RunsFile:
		r.script(f, st, in, got)
	case commands.RunsTask:
		r.task(f, st, in)
	case commands.RunsPackage:
		r.packaged(f, st, in)
	}
}

// launched are the words of a command with what comes from standard input in
// its place, or behind them.
func (r *reader) launched(f *commands.Fact, in flow) []commands.Word {
	words := r.filled(f.Words, in)
	if f.More {
		words = append(append([]commands.Word(nil), words...), r.operands(in)...)
	}
	return words
}

// operands are all words that a launcher takes from standard input.
func (r *reader) operands(in flow) []commands.Word {
	w := in.asWord()
	if w.Known != automode.Exact || strings.ContainsAny(w.Text, "'\"\\") {
		return []commands.Word{r.operand(in)}
	}
	var list []commands.Word
	for f := range strings.FieldsSeq(w.Text) {
		o := w
		o.Text = f
		list = append(list, o)
	}
	return list
}

// filled puts what comes from standard input where a launcher puts it.
func (r *reader) filled(words []commands.Word, in flow) []commands.Word {
	for i, w := range words {
		if !w.Input {
			continue
		}
		words = append([]commands.Word(nil), words...)
		for k := i; k < len(words); k++ {
			if x := words[k]; x.Input {
				o := r.operand(in)
				o.Many = false
				words[k] = concat(concat(commands.Lit(x.Text), o), commands.Lit(x.Suffix))
				words[k].Start = x.Start
			}
		}
		return words
	}
	return words
}

// operand is a word that a launcher takes from standard input.
func (r *reader) operand(in flow) commands.Word {
	w := in.asWord()
	w.Many = w.Known != automode.Exact
	if w.Known == automode.Exact {
		fields := strings.Fields(w.Text)
		// The launcher takes quotes and backslashes away in a way of its own.
		if len(fields) == 1 && !strings.ContainsAny(w.Text, "\"'\\") {
			w.Text = fields[0]
			return w
		}
		return commands.Word{Many: true, Data: w.Data}
	}
	return w
}

// line reads text that a new shell runs: no function or variable of this one
// is seen but what was exported, which is followed as if all were.
func (r *reader) line(text string, st *state, in flow) flow {
	outer := r.command
	defer func() { r.command = outer }()
	return r.ownShell(text, fresh(st), in)
}

// trap is text that is run later, and the state in which that was said.
type trap struct {
	text string
	st   *state
}

// ownShell reads the whole text of a shell of its own, and at its end what was
// left to be run then.
func (r *reader) ownShell(text string, st *state, in flow) flow {
	traps := r.traps
	r.traps = nil
	st, out := r.text(text, st, in)
	for _, t := range r.traps {
		if t.st.same(st) {
			continue // read already, in this very state
		}
		via := r.via
		r.via = automode.Deferred
		end := st.clone()
		end.dead = false
		r.inner(t.text, end, flow{})
		r.via = via
	}
	r.traps = traps
	return out
}

// fresh is the state in which a new shell begins. A variable that was not
// exported it does not have.
func fresh(st *state) *state {
	return &state{cwds: st.cwds, vars: st.vars, path: st.path, known: true, kinds: st.kinds, outer: depth(st.vars), passed: st.kinds}
}

// inherited are the variables that every environment holds, so that they stay
// exported when they are assigned.
func inherited(name string) bool {
	switch name {
	case "HOME", "PATH", "PWD", "OLDPWD", "USER", "LOGNAME", "SHELL", "TERM", "LANG", "TMPDIR", "EDITOR", "PAGER":
		return true
	}
	return false
}

// lineWith is line with positionals: the first is $0, the others follow.
func (r *reader) lineWith(text string, args []commands.Word, st *state, in flow) flow {
	outer := r.command
	defer func() { r.command = outer }()
	s := fresh(st)
	if len(args) > 0 {
		s.set("0", alts{args[0]})
		s.args = args[1:]
	}
	return r.ownShell(text, s, in)
}

// opaque is code that cannot be read.
func (r *reader) opaque(f *commands.Fact) {
	e := r.opaqueRun(f)
	if r.covered() {
		e.Traits |= automode.EntryPoint
	}
	r.give(e)
	r.loose = true
}

// opaqueRun is the effect of running code, before anything is read of it.
func (r *reader) opaqueRun(f *commands.Fact) automode.Effect {
	e := r.effect(f)
	e.Kind, e.Known = automode.Run, f.Word.Known
	e.Target = f.Lang.String()
	if f.Role == commands.RunsFile || f.Role == commands.RunsNamed {
		e.Target = f.Word.String()
	}
	e.Data = f.Word.Data // what the code reads is not the code
	if f.Word.Encoded {
		e.Traits |= automode.Encoded
	}
	if r.hidden {
		e.Traits |= automode.Hidden
	}
	if e.Why == "" {
		e.Why = "runs code that cannot be read here"
	}
	return e
}

// covered: inside a recipe whose entry point is allowed, its own programs are.
func (r *reader) covered() bool { return r.cover > 0 && !r.hidden }

// stdinCode reads what comes through a pipe or a here-document into a program
// that takes code there.
func (r *reader) stdinCode(result *commands.Result, st *state, in flow, got *sum) {
	if in.endless {
		r.swarm("runs code without end")
	}
	if in.word.Exact() && in.prints == commands.ItsText && !in.encoded {
		if result.Lang == commands.Shell {
			words := append([]commands.Word{commands.Lit("sh")}, result.Args...)
			r.lineWith(in.word.Text, words, st, flow{})
			return
		}
		f := commands.Fact{Role: commands.RunsText, Kind: automode.Run, Word: in.word, Lang: result.Lang}
		if len(result.Args) > 0 {
			f.Words = result.Args[1:] // the first says that code comes in
		}
		if !r.inline(r.opaqueRun(&f), &f, in.word, st.cwds, st, flow{}, got) {
			r.opaque(&f)
		}
		return
	}
	e := automode.Effect{Kind: automode.Run, Target: result.Lang.String(), Data: in.data, Traits: r.hiddenTrait(), Why: "runs what comes in as code"}
	if in.encoded {
		e.Traits |= automode.Encoded
	}
	if in.file != "" {
		f := commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Word: commands.Lit(in.file), Lang: result.Lang}
		r.script(&f, st, flow{}, got)
		return
	}
	if in.origin != "" {
		r.ran = append(r.ran, in.origin)
	}
	r.give(e)
	r.loose = true
}

// script reads a file of code that a program is given.
func (r *reader) script(f *commands.Fact, st *state, in flow, got *sum) {
	for _, s := range r.locate(f.Word, st) {
		if tool := r.carried(s); tool != nil && f.Via == automode.Direct {
			out := r.invocation(tool, append([]commands.Word{f.Word}, f.Words...), st, in)
			got.data |= out.data
			continue
		}
		r.scriptAt(f, s, st, in, got)
	}
}

func (r *reader) scriptAt(f *commands.Fact, s spot, st *state, in flow, got *sum) {
	e := r.effect(f)
	e.Kind, e.Known, e.Place, e.Target = automode.Run, s.known, s.place, s.at.Path
	if e.Target == "" {
		e.Target = s.target
	}
	if s.at.Named != s.at.Path {
		e.Named = s.at.Named
	}
	e.Data = (r.notes.data(s.at.Path) | f.Word.Data) & automode.FetchedData
	n, touched := r.notes.of(s.at.Path)
	switch {
	case touched && n.built && s.known == automode.Exact:
		e.Traits |= automode.EntryPoint
	case touched:
		e.Data |= automode.UnknownData // this very call put it there
		r.ran = append(r.ran, s.at.Path)
		if n.encoded {
			e.Traits |= automode.Encoded
		}
	}
	if s.place.Region != automode.Project && !n.built || e.Data != 0 {
		e.Traits &^= automode.EntryPoint
	} else if got.checks && f.Via == automode.ByOption && slices.Contains(manifests[:], path.Base(s.at.Path)) && !e.Traits.Has(automode.Hidden) && !r.altered(s.at.Path) {
		// An entry point is told of the very settings that it would find.
		e.Traits |= automode.EntryPoint
	}
	e.Traits |= r.hiddenTrait()
	if e.Why == "" {
		e.Why = "runs a file of code"
	}
	if in.open && standardInput(s.at.Path) {
		if r.sourced != nil && in.word.Exact() && in.prints == commands.ItsText && !in.encoded {
			r.read(e, in.word.Text, f.Words, st, flow{})
			return
		}
		r.stdinCode(&commands.Result{Lang: f.Lang}, st, in, got)
		return
	}
	if p, ok := r.pipe(s.at.Path); ok {
		e.Data |= p.data & automode.FetchedData
		if p.encoded {
			e.Traits |= automode.Encoded
		}
		if f.Lang == commands.Shell && p.word.Exact() && p.prints == commands.ItsText && !p.encoded {
			r.read(e, p.word.Text, f.Words, st, in)
			return
		}
	} else if f.Lang != commands.Native && s.known >= automode.OneOf {
		if text, ok := r.content(s); ok {
			if f.Lang == commands.Shell {
				if s.place.Marks.Has(automode.Secret) {
					r.give(automode.Effect{Kind: automode.Read, Target: e.Target, Named: e.Named, Known: e.Known, Place: e.Place, Why: "takes in what the file holds"})
				}
				r.read(e, text, f.Words, st, in)
				return
			}
			if r.inline(e, f, commands.Lit(text), []string{path.Dir(s.at.Path)}, st, in, got) {
				return
			}
		}
	}
	if r.covered() && (s.at.Path == "" || s.place.Region == automode.Project) {
		e.Traits |= automode.EntryPoint
	}
	r.give(e)
	r.loose = true
}

// standardInput reports whether a path is another name of standard input.
func standardInput(p string) bool {
	return p == "/dev/stdin" || p == "/dev/fd/0" || p == "/proc/self/fd/0"
}

// content is the text of a file, when nothing in this call may have changed
// it or what it became is known.
func (r *reader) content(s spot) (string, bool) {
	if r.away > 0 || s.at.Path == "" {
		return "", false
	}
	if n, yes := r.notes.of(s.at.Path); yes {
		return n.text, n.full
	}
	if r.loose || r.world.Lexical() || !s.at.Regular {
		return "", false
	}
	b, err := r.world.ReadFile(s.at.Path, maxScript)
	if err != nil {
		return "", false
	}
	return string(b), true
}

// read judges code as if it were typed here: e is the Run, and what it does
// follows with e as its parent.
func (r *reader) read(e automode.Effect, text string, args []commands.Word, st *state, in flow) flow {
	if e.Place.Region != automode.Nowhere && slices.Contains(r.inFiles, e.Target) {
		if r.piped {
			r.swarm("it starts itself again and again")
		} else {
			r.unknown("the script " + e.Target + " starts itself")
		}
		return flow{}
	}
	r.inFiles = append(r.inFiles, e.Target)
	defer func() { r.inFiles = r.inFiles[:len(r.inFiles)-1] }()
	e.Traits |= automode.Readable
	r.give(e)
	parent, outer := r.parent, r.command
	r.parent = len(r.a.Effects)
	defer func() { r.parent, r.command = parent, outer }()
	if s := r.sourced; s != nil {
		r.sourced = nil
		inside := st.clone()
		inside.inner = true // return leaves the file
		if len(args) > 0 {
			inside.args, inside.known = args, true
		}
		after, out := r.text(text, inside, in)
		after = after.clone()
		if e.Place.Marks.Has(automode.Secret) {
			after.mark(st.vars, automode.SecretData)
		}
		after.dead, after.inner = false, st.inner
		if len(args) > 0 {
			after.args, after.known = st.args, st.known
		}
		s.after = join(s.after, after)
		r.sourced = s
		return out
	}
	inside := fresh(st)
	inside.args = args
	inside.set("0", alts{commands.Lit(e.Target)})
	return r.ownShell(text, inside, in)
}

// sourced collects what a file leaves behind that the shell itself runs.
type sourced struct{ after *state }

// source reads a file that the same shell runs.
func (r *reader) source(args []commands.Word, st *state, in flow) (*state, flow) {
	f := commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Word: args[0], Words: args[1:], Lang: commands.Shell, Why: "runs a file in this shell"}
	if !strings.Contains(args[0].Text, "/") && args[0].Exact() && r.world.Lexical() {
		f.Word.Text = "./" + args[0].Text
	}
	outer := r.sourced
	r.sourced = &sourced{}
	r.script(&f, st, in, &sum{})
	if after := r.sourced.after; after != nil {
		st = after
	}
	r.sourced = outer
	if r.loose {
		// It may set anything.
		st = st.clone()
		st.path = true
	}
	return st, flow{}
}

// runFile reads a program that is started by its path.
func (r *reader) runFile(argv []commands.Word, st *state, in flow) flow {
	f := commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Word: argv[0], Words: argv[1:], Why: "runs a program by its path"}
	got := sum{data: in.data}
	for _, s := range r.locate(argv[0], st) {
		if tool := r.carried(s); tool != nil {
			out := r.invocation(tool, argv, st, in)
			got.data |= out.data
			continue
		}
		if tool := r.projectTool(s); tool != nil {
			out := r.invocation(tool, argv, st, in)
			got.data |= out.data
			continue
		}
		f.Lang = commands.Native
		if text, ok := r.content(s); ok {
			f.Lang = interpreter(text)
		}
		r.scriptAt(&f, s, st, in, &got)
	}
	return flow{data: got.data}
}

// carried is a described program that the project carries along as this very
// script. One that changed in this session is any script.
func (r *reader) carried(s spot) *commands.Program {
	if s.at.Path == "" || s.place.Region != automode.Project || s.known != automode.Exact || r.away > 0 {
		return nil
	}
	name := path.Base(s.at.Path)
	p := r.find(name)
	if p == nil || !slices.Contains(strings.Fields(p.Carried), name) {
		return nil
	}
	if _, touched := r.notes.of(s.at.Path); touched || r.options.Changed != nil && r.options.Changed(s.at.Path) {
		return nil
	}
	return p
}

// projectTool is a described program that the project keeps where its package
// manager put it.
func (r *reader) projectTool(s spot) *commands.Program {
	dir := path.Dir(s.at.Named)
	if s.at.Named == "" {
		dir = path.Dir(s.at.Path)
	}
	if s.place.Region != automode.Project || s.known < automode.OneOf || !r.world.OwnPrograms(dir) {
		return nil
	}
	if _, changed := r.notes.of(s.at.Path); changed || r.loose {
		return nil
	}
	return r.find(path.Base(s.at.Named))
}

// interpreter is the language of what a file says that it is run by. A program
// that is given options there may read the file in another way.
func interpreter(text string) commands.Lang {
	line, _, _ := strings.Cut(text, "\n")
	rest, ok := strings.CutPrefix(line, "#!")
	if !ok {
		return commands.Native
	}
	f := strings.Fields(rest)
	if len(f) > 1 && path.Base(f[0]) == "env" {
		f = f[1:]
	}
	if len(f) == 0 {
		return commands.Native
	}
	switch name := path.Base(f[0]); name {
	case "sh", "bash", "dash":
		return commands.Shell
	default:
		p := commands.Find(name)
		if len(f) > 1 || p == nil || p.Lang == commands.Shell || len(p.Stdin) == 0 {
			return commands.Native
		}
		return p.Lang
	}
}
