package shell

import (
	"slices"

	"automode"
	"automode/internal/commands"
)

// apply turns the facts of one invocation into effects and gives what the
// program prints: where it works, what comes in, what it does, what that leads
// to, and what comes out.
func (r *reader) apply(result *commands.Result, argv []commands.Word, st *state, in flow) flow {
	inside := r.based(result, st)
	echoes, through := r.echoes, r.through
	r.echoes, r.through = result.Echoes, result.Through
	result, filed := r.statementsIn(result, argv, inside)
	r.foreign(result, inside)
	r.vouched(result, inside)
	r.staysHere(result)
	r.discards(result, inside)
	r.obeysWritten(result, argv, inside)
	if result.Follows && r.away == 0 {
		r.follows(result, argv, inside, in)
	}
	before, from := r.versions, len(r.a.Effects)
	got := r.beginning(result, argv, inside, in)
	patched, copied := r.patches(result, inside, in), r.copied(result, inside)
	r.facts(result, argv, inside, in, &got)
	r.emptiesNamed(result, inside, &got)
	r.looksInto(&got, in, inside)
	r.patchedTexts(patched, from, in)
	r.landed(copied)
	r.mayFill(result, argv, inside, in, &got)
	if result.Program.Book == commands.PackageScripts && r.away == 0 && installs(result) {
		r.installScripts(argv, inside)
	}
	r.keyedTasks(result, argv, inside)
	r.mayStart(unread(result, argv), inside, in)
	r.did(result, before, inside)
	if got.checks && got.compiles && r.away == 0 {
		r.builds = true
	}
	if got.keeping {
		r.toldNames(argv, inside)
	}
	if (got.data|spokenBy(argv))&automode.SecretData != 0 && got.keeping {
		r.versions.secret = true
	}
	r.withoutEnd(result, argv, in, &got)
	for i := range argv {
		got.data |= argv[i].Data
	}
	for i := 1; i < len(result.Compared); i += 2 {
		r.compared(result.Compared[i-1:i], result.Compared[i:i+1], result.Ordered)
	}
	if (!result.Speaks() || !r.onward) && exposes(result, argv, in) {
		r.shown()
	}
	r.obeysInput(result, argv, st, in, &got)
	if filed != nil {
		r.nested(filed, st, flow{})
	}
	r.echoes, r.through = echoes, through
	out := r.printed(result, argv, inside, in, &got)
	if in.spoken && result.Program != nil && result.Stdin == commands.Data && !result.Speaks() && out.data&automode.SecretData != 0 {
		if !r.onward {
			r.shown()
		}
		out.spoken = true
	}
	return out
}

// based is the state in which an invocation works: in the folder that its options
// name, and without what it keeps from what it starts.
func (r *reader) based(result *commands.Result, st *state) *state {
	inside := st
	for i := range result.Facts {
		if f := &result.Facts[i]; f.Role == commands.Base {
			if inside == st {
				inside = st.clone()
			}
			r.move(f.Word, inside)
			if f.Word.Known != automode.Exact && f.Word.Text == "" && f.Word.Base == "" {
				inside = join(inside, st) // an option with nothing behind it moves nowhere
			}
		}
	}
	inside = r.inModules(result, inside)
	if inside != st {
		r.whereabouts(inside)
	}
	if result.Bare || len(result.Lacks) > 0 {
		inside = withheld(result, inside)
	}
	return inside
}

// beginning is what an invocation has before it does anything: what comes in, and
// what is known of it from all of its facts.
func (r *reader) beginning(result *commands.Result, argv []commands.Word, inside *state, in flow) sum {
	got := sum{
		data:       in.data | r.asked(result, inside),
		encoded:    in.encoded || decodes(result),
		strange:    in.strange || r.strange && slices.ContainsFunc(argv, func(w commands.Word) bool { return !w.Exact() }),
		lists:      result.Prints == commands.PathsIn || result.Prints == commands.AllIn || result.Prints == commands.EachIn || result.Prints == commands.Marked,
		builds:     builds(result),
		checks:     checks(result),
		compiles:   result.Row != nil && result.Row.Compiles,
		keeping:    keeps(result),
		repository: result.MakesRepository(),
		dictated:   r.dictated(result, inside),
		fed:        in.fed(),
		file:       in.more().file,
		written:    mayWord(result, argv),
	}
	if result.Prints == commands.Passed && in.prints == commands.ItsText && in.exact() && r.away == 0 {
		got.passes = in
	}
	got.hands = result.Through && slices.ContainsFunc(result.Facts, func(f commands.Fact) bool {
		return f.Kind == automode.Delete || f.Role.Means().Subject == commands.Code
	})
	return got
}

// facts gives the effects of all facts. What is read flows into what is written and
// sent, whatever the order of the words.
func (r *reader) facts(result *commands.Result, argv []commands.Word, inside *state, in flow, got *sum) {
	spoken, from, noted := spokenBy(argv), len(r.a.Effects), len(r.notes.log)
	begins(result, in)
	for pass := range 4 {
		for i := range result.Facts {
			f := &result.Facts[i]
			if f.Role == commands.Base || optionsFirst(f) != pass || f.Module && f.Role == commands.Unread && r.ownModule(f.Word, inside) {
				continue
			}
			if r.runner = result.Runner; r.runner == nil {
				r.runner = r.again
			}
			if spoken != 0 && f.Role == commands.Sends {
				got.data |= stored(result)
			}
			if f.Kind == automode.Publish {
				got.data |= spoken // it says what it was given
				if r.versions.secret {
					got.data |= automode.SecretData
				}
			}
			r.fact(f, inside, in, got)
		}
	}
	if !r.comesBack(from, noted) {
		return
	}
	for i := range result.Facts {
		if result.Facts[i].Times > commands.Once { // the next time it runs what was written there
			r.fact(&result.Facts[i], inside, in, got)
		}
	}
}

// spokenBy is whether the words themselves are made of a secret.
func spokenBy(argv []commands.Word) (spoken automode.Data) {
	for i := range argv {
		spoken |= argv[i].Data & automode.SecretData
	}
	return spoken
}

// withoutEnd says what becomes of a source, a sum or an input that has no end.
func (r *reader) withoutEnd(result *commands.Result, argv []commands.Word, in flow, got *sum) {
	hears := func() bool {
		return slices.ContainsFunc(argv, func(w commands.Word) bool { return w.Is("-") })
	}
	text := in.exact() && in.prints == commands.ItsText
	if got.compiles && text && hears() && r.exhausts(in.word().Text) {
		r.swarm("its source goes on without end")
	}
	if result.Course == commands.Reckons && text && commands.EndlessSum(in.word().Text) {
		r.swarm("computes without end")
	}
	if got.adds != "" && got.adds == in.source {
		r.unknown("it adds to the file that it reads")
	}
	if result.Intake != commands.Streams && result.Course != commands.Waits {
		got.source = ""
	}
	if !endlessIn(result, in, got) {
		return
	}
	switch {
	case result.Intake == commands.Holds:
		r.swarm("takes in what has no end")
	case result.Intake == commands.Streams && got.keeps:
		r.swarm("what is written has no end and fills the disk")
	case result.Intake == commands.AnyIntake && (got.endless || in.raw || hears()):
		r.unknown("it reads what has no end")
	}
}

// obeysInput reads what a shell or an interpreter is told by its input. Elsewhere a
// shell without a command is a session that somebody drives.
func (r *reader) obeysInput(result *commands.Result, argv []commands.Word, st *state, in flow, got *sum) {
	if result.Stdin != commands.RunsText || !in.open && r.away == 0 {
		return
	}
	var statements []commands.Word
	if in.exact() && in.prints == commands.ItsText && !in.encoded {
		statements = commands.Spoken(result, argv, in.word().Text)
	}
	if statements != nil {
		r.nested(statements, st, flow{})
	} else {
		r.stdinCode(result, st, in, got)
	}
}

// dictated reports whether a list of what is to be installed is this call's own, or the
// session's: the project does not declare it.
func (r *reader) dictated(result *commands.Result, st *state) bool {
	if !slices.ContainsFunc(result.Facts, func(f commands.Fact) bool { return f.Kind == automode.Install && f.Traits.Has(automode.Declared) }) {
		return false
	}
	for i := range result.Facts {
		if f := &result.Facts[i]; f.Role == commands.Reads {
			for _, s := range r.locate(f.Word, st) {
				n, wrote := r.notes.file(s.at.Path)
				if wrote && !n.empty && !n.tidied || s.at.Path != "" && r.away == 0 && s.place.Region != automode.Project || r.wroteBefore(&s) {
					return true
				}
			}
		}
	}
	return false
}

// wroteBefore reports whether the session wrote a file that nothing but a command names. Of
// those that are known by their names it is noted what was not harmless.
func (r *reader) wroteBefore(s *spot) bool {
	o, p := &r.options, s.at.Path
	switch {
	case p == "":
		return false
	case s.place.Marks.Has(automode.Surface):
		return o.Changed != nil && o.Changed(p) || o.Made != nil && o.Made(p)
	}
	return o.Wrote != nil && o.Wrote(p)
}

// builds reports whether an invocation makes programs of the project's own
// source, as far as that is vouched for.
func builds(result *commands.Result) bool {
	return result.Row != nil && result.Row.Compiles && checks(result)
}

// checks reports whether an invocation is itself an entry point of the project,
// as far as that is vouched for.
func checks(result *commands.Result) bool {
	for i := range result.Facts {
		if f := &result.Facts[i]; f.Kind == automode.Run && f.Traits.Has(automode.EntryPoint) {
			return true
		}
	}
	return false
}

// decodes reports whether what an invocation prints or writes is made by a
// decoder. One that unpacks a file in its place disguises nothing.
func decodes(result *commands.Result) bool {
	return result.Prints == commands.Decoded && !slices.ContainsFunc(result.Facts, func(f commands.Fact) bool { return f.Role == commands.Edits })
}

// keeps reports whether an invocation puts something into a repository.
func keeps(result *commands.Result) bool {
	return slices.ContainsFunc(result.Facts, func(f commands.Fact) bool { return f.Kind == automode.Keep })
}
