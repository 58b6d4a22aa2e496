package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// codeFact reads code that an invocation runs, as far as it can be read.
func (r *reader) codeFact(f *commands.Fact, st *state, in flow, got *sum) {
	defer r.backTo(r.position)
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
		defer r.beside(r.done)
	}
	if f.Times <= commands.Swarms {
		r.runs(f, st, in, got)
		return
	}
	before := r.done
	r.done = 0
	r.runs(f, st, in, got)
	one := r.done & (starts | fills | asks)
	switch f.Times {
	case commands.Often:
		one &= starts // what is added so slowly fills nothing
	case commands.AtOnce:
		one &^= asks
	}
	if one != 0 {
		r.whirls(&head{counts: new(syntax.CStyleLoop)}, one, new(flow))
	}
	r.done |= before | waits
}

// runs reads the code itself.
func (r *reader) runs(f *commands.Fact, st *state, in flow, got *sum) {
	if f.Times == commands.Swarms && (in.endless || in.many || r.row >= longRow || in.whole && slices.Contains(in.more().folders, "/")) {
		r.swarm("starts a command for every line of a very long input, and none waits for another")
	}
	if f.Input != nil {
		written := in.more().written
		if in = textFlow(alts{*f.Input}, ""); len(written) > 0 && f.Input.Known == automode.Guess {
			in.knows(rest{parts: written})
		}
	}
	switch f.Role {
	case commands.RunsLine, commands.RunsText, commands.RunsOn, commands.RunsTool:
		if f.Word.Glob {
			r.unknown("names of files are read as code")
		}
	}
	switch f.Role {
	case commands.RunsWords:
		// Of the file that the words stand in.
		taken := got.data &^ in.data & (automode.SecretData | automode.FetchedData)
		again := r.again
		if r.runner != nil && r.runner.Among {
			r.again = r.runner
		}
		words := r.launched(f, in)
		if got.sought {
			taken |= automode.SecretData // one of those that were looked for
		}
		if taken != 0 {
			words = slices.Clone(words)
			for i := range words {
				if !words[i].Exact() {
					words[i].Data |= taken
				}
			}
		}
		own := in
		if f.More { // its words were read there, and nothing is left
			own.open, own.data = false, own.data&^automode.SecretData
		}
		var out flow
		if n := len(f.Words); f.More && f.Share == commands.Singly && len(words) > n+1 {
			for i := n; i < len(words); i++ {
				out = r.nested(append(words[:n:n], words[i]), st, own)
			}
		} else {
			r.alone = f.More && f.Share == commands.Singly && n == 3 && words[1].Is("-c") && words[0].Exact() && words[0].Text != "" && commands.RunsRecipes(words[0].Text, "")
			out = r.nested(words, st, own)
			r.alone = false
		}
		r.again = again
		got.hears(out)
		got.relay(out)
		got.encoded = got.encoded || out.encoded
		if len(got.seeks) > 0 {
			for _, w := range r.pickedFrom(got.seeks, &rest{folders: r.basesOf(words, st)}, st) {
				r.nested(inPlace(words, w), st, own)
			}
		}
		word := *f
		word.Nul = false // what follows are words, and no text
		for _, w := range r.oneByOne(f, in, st) {
			one := in
			one.prints, one.maybe = commands.ItsText, false
			one.says(w)
			more := in.more()
			more.each, more.given = nil, nil
			one.knows(more)
			words := r.launched(&word, one)
			if in.prints == commands.PathsIn && w.Known == automode.Bounded && f.More && len(words) == len(f.Words)+1 {
				w.Many = true // a path of that folder, as the others are
				words[len(words)-1] = w
			}
			if r.allSettle(words, st) {
				r.nested(words, st, one)
			}
		}
		if in.whole {
			// What is done to everything in a folder is done to the folder.
			for _, d := range in.more().folders {
				one := in
				one.prints, one.whole, one.maybe = commands.ItsText, false, false
				one.says(commands.Lit(d))
				r.nested(r.launched(&word, one), st, one)
			}
		}
	case commands.RunsNamed, commands.RunsWith:
		switch {
		case f.Role == commands.RunsWith && r.isOfItsKind(f, st):
		case f.Word.Exact():
			r.onFiles(f, st, flow{open: true}, got)
		default:
			r.opaque(f, st, in)
		}
	case commands.RunsLine:
		in.data |= got.data & automode.SecretData // what was read may be handed to it
		if f.Word.Known == automode.Exact {
			if f.Input == nil {
				// Who starts it may hand it what was made on the way: pages, files, results.
				fed := flow{open: true, data: in.data}
				if written := in.more().written; len(written) > 0 {
					fed.knows(rest{parts: written})
				}
				if !in.open {
					in = fed
				} else if in.prints == commands.ItsText || in.more().file != "" {
					got.data |= r.line(f.Word.Text, st, fed).data
				}
			}
			out := r.line(f.Word.Text, st, in)
			got.hears(out)
			got.relay(out)
			return
		}
		if f.Word.Input {
			made := *f
			made.Word.Data |= in.data & automode.FetchedData
			made.Word.Encoded = made.Word.Encoded || in.encoded
			f = &made
		}
		r.around(&f.Word, st, in)
		r.opaque(f, st, in)
	case commands.RunsOn, commands.RunsTool:
		if f.Word.Known != automode.Exact {
			r.opaque(f, st, in)
			return
		}
		r.onFiles(f, st, flow{open: true, data: in.data | got.data&automode.SecretData}, got)
	case commands.RunsText:
		if f.Lang == commands.Shell && f.Word.Known == automode.Exact {
			got.speaks(r.lineWith(f.Word.Text, f.Words, st, in))
			return
		}
		if r.inline(r.opaqueRun(f), f, f.Word, st.cwds, st, in, got) {
			return
		}
		if f.Lang == commands.Shell {
			r.around(&f.Word, st, in)
		}
		r.opaque(f, st, in)
	case commands.RunsFile:
		r.script(f, st, in, got)
	case commands.RunsTask:
		r.task(f, st, in)
	case commands.RunsPackage:
		r.packaged(f, st, in)
	case commands.Composes:
		r.composed(f, st)
	}
}

// onFiles reads a command line that whoever starts it hands files of their
// choice, which are taken to be of the working folder. A tool is handed options
// as well: what it does is judged without them, and what is known of it besides
// that it does to files.
func (r *reader) onFiles(f *commands.Fact, st *state, in flow, got *sum) {
	files := commands.Word{Many: true}
	if len(st.cwds) > 0 {
		files.Known, files.Base = automode.Bounded, st.cwds[0]
	}
	if f.Role != commands.RunsOn {
		got.data |= r.line(f.Word.Text, st, in).data
		known, loose, kept := r.known, r.loose, r.notes
		// What it writes is what the caller has it make, as a build does.
		defer func() { r.known, r.loose, r.notes = known, loose, kept }()
		r.known, r.notes = true, notes{}
	}
	got.data |= r.lineWith(f.Word.Text+` "$@"`, []commands.Word{commands.Lit("sh"), files}, st, in).data
}

// line reads text that a new shell runs: no function or variable of this one
// is seen but what was exported, which is followed as if all were.
func (r *reader) line(text string, st *state, in flow) flow {
	defer r.backTo(r.position)
	return r.ownShell(text, fresh(st), in)
}

// trap is text that is run later, and the state in which that was said.
type trap struct {
	text            string
	args            []commands.Word // positionals of its own; nil: those of where it is run
	st              *state
	from, to, noted int // its effects, and how much was noted of this call's files
	went            int // how often the folder was left
	held            int // how many assignments there were
}

// ownShell reads the whole text of a shell of its own, and at its end what was
// left to be run then.
func (r *reader) ownShell(text string, st *state, in flow) flow {
	traps, sober, zsh, amid := r.traps, r.sober, r.zsh, r.amid
	r.traps, st.traced, r.sober, r.zsh, r.amid = nil, r.echoes, r.mayBeSober(text), zsh || r.startsZsh() || saysZsh(text), nil
	r.merged = r.merged || r.depth > 0 // what starts a shell may join what it says
	defer func() { r.sober, r.zsh, r.amid = sober, zsh, amid }()
	st.held, st.scripted = &r.bindings, in.script
	st, out := r.text(text, st, in)
	for _, t := range r.traps {
		if len(r.bindings) > mostHeld {
			r.unknown("a trap may see more values than are followed")
		}
		if since := r.bindings[t.held:]; st.missed(since, t.st) {
			r.sprung(&t, st.between(since, t.st))
		}
		if r.went > t.went { // it may be run in any of the folders, of a job and of an exit as well
			end := st.clone()
			end.cwds = nil
			r.sprung(&t, end)
		}
		if t.st.same(st) && !r.crossed(t.from, t.to, t.noted) {
			continue // read already, in this very state
		}
		r.sprung(&t, st)
	}
	r.traps = traps
	return out
}

// sprung reads a trap's text in a state of its own.
func (r *reader) sprung(t *trap, end *state) {
	defer r.backTo(r.position)
	r.via = automode.Deferred
	end = t.begins(end)
	end.dead = false
	r.inner(t.text, end, flow{})
}

// fresh is the state in which a new shell begins. A variable that was not
// exported it does not have.
func fresh(st *state) *state {
	s := &state{cwds: st.cwds, names: st.names, vars: st.vars, path: st.path, known: true, kinds: st.kinds, outer: depth(st.vars), passed: st.kinds, poured: st.poured}
	for f := st.funcs; f != nil; f = f.next {
		// There are more ways to export one than are followed.
		s.funcs = &function{f.name, f.body, f.src, s.funcs, true} // or a program of that name
	}
	if _, set := st.lookup("IFS"); set {
		s.set("IFS", blanks()) // no shell takes it from outside
	}
	return s
}

// withheld is the state in which a program starts another one that it gives no
// variables, or not all.
func withheld(result *commands.Result, st *state) *state {
	s := st.clone()
	if result.Bare {
		s.vars, s.kinds, s.outer, s.passed = nil, kinds{}, 0, kinds{}
		s.set("HOME", noValue())
		for _, name := range everywhere {
			s.kinds.add(name, withdrawn|removed)
		}
	}
	for _, name := range result.Lacks {
		s.set(name, noValue())
		s.kinds.add(name, withdrawn|removed)
	}
	return s
}

// lineWith is line with positionals: the first is $0, the others follow.
func (r *reader) lineWith(text string, args []commands.Word, st *state, in flow) flow {
	defer r.backTo(r.position)
	s := fresh(st)
	if len(args) > 0 {
		s.set("0", alts{args[0]})
		if s.args = args[1:]; args[0].Glob || args[0].Many {
			// It may be several words, of which the second is $1.
			first := args[0]
			first.Many = true
			s.args = append([]commands.Word{first}, args[1:]...)
		}
	}
	return r.ownShell(text, s, in)
}

// around reads a command line of which a part in the middle, or the end, is not
// known, as one with a parameter there. It is not understood by that, but what
// stands around can be denied.
func (r *reader) around(w *commands.Word, st *state, in flow) {
	if w.Known != automode.Guess || w.Encoded || !strings.Contains(w.Text, " ") || r.depth >= maxDepth {
		return
	}
	outcome, failed, outer := r.a.Outcome, r.failed, r.command
	s := fresh(st)
	s.args = unknownOf(w.Data | in.data&automode.SecretData)
	r.ownShell(w.Text+"$1"+w.Suffix, s, in)
	if r.command = outer; r.a.Outcome == automode.Unreadable {
		r.a.Outcome, r.failed = outcome, failed // what is not known may close a quote
	}
}

// opaque is code that cannot be read.
func (r *reader) opaque(f *commands.Fact, st *state, in flow) {
	if f.Lang == commands.Shell || f.Role == commands.RunsLine {
		r.supposedText(f, st, in)
	}
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
	if f.Role == commands.RunsFile || f.Role == commands.RunsNamed || f.Role == commands.RunsWith {
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
	if in.exact() && in.prints == commands.ItsText && !in.encoded {
		if result.Lang == commands.Shell {
			words := append([]commands.Word{commands.Lit("sh")}, result.Args...)
			got.speaks(r.lineWith(in.word().Text, words, st, r.share(flow{open: true, script: true, data: in.data})))
			return
		}
		f := commands.Fact{Role: commands.RunsText, Kind: automode.Run, Word: in.word(), Lang: result.Lang, Inside: result.Program != nil && result.Program.Carried != ""}
		if len(result.Args) > 0 {
			f.Words = result.Args[1:] // the first says that code comes in
		}
		if !r.inline(r.opaqueRun(&f), &f, in.word(), st.cwds, st, flow{}, got) {
			r.opaque(&f, st, in)
		}
		return
	}
	e := automode.Effect{Kind: automode.Run, Target: result.Lang.String(), Data: in.data, Traits: r.hiddenTrait(), Why: "runs what comes in as code"}
	if in.encoded && result.Lang != commands.SQL || in.made && result.Lang == commands.Shell { // a packed dump is no disguise
		e.Traits |= automode.Encoded
	}
	if in.more().file != "" {
		f := commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Word: commands.Lit(in.more().file), Lang: result.Lang}
		r.script(&f, st, flow{}, got)
		return
	}
	r.unsure()
	more := in.more()
	for _, text := range append(more.parts[:len(more.parts):len(more.parts)], more.together()...) {
		r.stdinCode(result, st, itsText(text), got)
	}
	if more.origin != "" {
		r.ran = append(r.ran, more.origin)
	}
	r.give(e)
	r.loose = true
}
