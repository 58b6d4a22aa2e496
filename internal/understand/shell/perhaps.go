//go:build !lean

package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code/glance"
	"automode/internal/understand/recipe"
)

// What is run and is not known to the letter may be a text of this very call all the
// same: what it wrote, and had a filter change, another file join or a folder take
// along. Each such text is read for what reaches out of the project. Nothing is
// allowed by that.

// mostPerhaps bounds how many texts one thing may be.
const mostPerhaps = 32

// mayPrint are the texts that a program may print, which does not say to the letter
// what it prints.
func (r *reader) mayPrint(result *commands.Result, argv []commands.Word, in flow, got *sum, st *state) []string {
	written := append(r.writtenIn(result, st), r.piecesIn(result, st)...)
	list := append(r.spokenIn(argv, got), written...)
	return append(list, r.mayMake(result, argv, &in, written)...)
}

// piecesIn are the texts of files of which this call wrote several, under names that are
// known in part, where an invocation reads some of these.
func (r *reader) piecesIn(result *commands.Result, st *state) (texts []string) {
	if len(r.notes.at) == 0 || r.away > 0 {
		return nil
	}
	for i := range result.Facts {
		f := &result.Facts[i]
		if f.Role != commands.Reads || f.Word.Exact() {
			continue
		}
		for _, s := range r.locate(f.Word, st) {
			for _, at := range [...]string{s.at.Path, path.Dir(s.at.Path)} {
				if d := r.notes.at[at]; d.tree && d.like != nil {
					texts = append(texts, d.may...)
				}
			}
		}
	}
	return texts
}

// mayMake are the texts that a program may make of what it is given, and of what this
// call wrote into files that it reads.
func (r *reader) mayMake(result *commands.Result, argv []commands.Word, in *flow, written []string) (list []string) {
	texts := append(in.said(), written...)
	more := in.more()
	texts = append(texts, more.together()...)
	for i := range more.each {
		if w := &more.each[i]; w.Known == automode.Exact {
			texts = append(texts, w.Text)
		}
	}
	if in.whole {
		texts = append(texts, more.folders...)
	}
	if len(texts) > 1 && len(texts) <= mostPerhaps {
		joined := strings.Join(texts, "")
		texts = append(texts, joined, strings.ReplaceAll(joined, "\n", "")) // put together
	}
	if len(texts) == 0 {
		return commands.Filtered(result.Program, argv, "")
	}
	for _, t := range texts {
		if len(list) >= mostPerhaps || r.tires(1+len(t)/longStep) {
			break
		}
		list = append(list, commands.Filtered(result.Program, argv, t)...)
	}
	return list[:min(len(list), mostPerhaps)]
}

// mayFill notes what an invocation may have put into the files that it writes.
func (r *reader) mayFill(result *commands.Result, argv []commands.Word, st *state, in flow, got *sum) {
	if r.away > 0 {
		return
	}
	var texts []string
	for i := range result.Facts {
		f := &result.Facts[i]
		if f.Role != commands.Writes && f.Role != commands.Appends && f.Role != commands.Edits || !f.Word.Exact() && f.Word.Known != automode.Bounded {
			continue
		}
		for _, s := range r.locate(f.Word, st) {
			n, ok := r.notes.at[s.at.Path]
			if !ok || n.full || len(n.may) >= mostPerhaps {
				continue
			}
			if f.Role == commands.Edits {
				for _, t := range r.mayHold(s.at.Path, 0) {
					n.may = append(n.may, commands.Filtered(result.Program, argv, t)...)
				}
			}
			if texts == nil {
				texts = append(r.mayMake(result, argv, &in, r.writtenIn(result, st)), "")
			}
			n.may = append(n.may, texts[:len(texts)-1]...)
			r.notes.at[s.at.Path] = n
		}
	}
}

// mayHold are the texts that a file may hold by this call's own doing, wherever it
// was copied or moved from.
func (r *reader) mayHold(p string, times int) (list []string) {
	n := r.notes.at[p]
	list = append(list, n.may...)
	if n.said != "" {
		list = append(list, n.said)
	}
	for i := range n.told {
		list = append(append(list, n.told[i].made...), wholeTexts(&n.told[i])...)
	}
	if n.link != "" && n.link != p && times < maxMoves && !r.tires(1) {
		list = append(list, r.mayHold(n.link, times+1)...)
	}
	if d := r.notes.at[path.Dir(p)]; d.tree && d.like != nil {
		list = append(list, d.may...) // it may be one of several that were written there
	}
	for at := p; times < maxMoves && at != "/" && at != "."; at = path.Dir(at) {
		for _, from := range r.notes.carried[at] {
			if old := from + p[len(at):]; old != p && !r.tires(1) {
				list = append(list, r.mayHold(old, times+1)...)
			}
		}
	}
	return list[:min(len(list), mostPerhaps)]
}

// wholeTexts are the strings of code that may be all of a file that it writes: those with
// blanks in them.
func wholeTexts(h *hint) (list []string) {
	if !h.code {
		return nil
	}
	for _, s := range glance.Strings(h.lang, h.text) {
		if strings.ContainsAny(s, " \n") {
			list = append(list, s)
		}
	}
	return list
}

// uttered notes texts that went into a value that is not known.
func (r *reader) uttered(texts []string) {
	if len(r.utters) < mostPerhaps {
		r.utters = append(r.utters, texts...)
	}
}

// supposed reads a file of code that is not known as each text that it may hold.
func (r *reader) supposed(f *commands.Fact, s spot, e automode.Effect, st *state, in flow) {
	lang := f.Lang
	if lang == commands.Native {
		if own, ok := commands.SourceLang(s.at.Path); ok {
			lang = own
		}
	}
	for _, text := range r.mayHold(s.at.Path, 0) {
		r.suppose(text, lang, f.Words, e, st, in)
	}
}

// suppose reads a text as code that perhaps runs. Only what reaches out of the project
// counts of it, and nothing that is read in it is supposed in turn.
func (r *reader) suppose(text string, lang commands.Lang, args []commands.Word, e automode.Effect, st *state, in flow) {
	if r.depth >= maxDepth || r.supposing || text == "" || r.tires(1+len(text)/longStep) {
		return
	}
	if lang == commands.Native {
		if lang = interpreter(text); lang == commands.Native {
			lang = commands.Shell
		}
	}
	sourced, loose := r.sourced, r.loose
	r.sourced, r.supposing = nil, true
	e.Data |= automode.UnknownData
	r.outward(func() {
		if lang == commands.Shell {
			r.give(e)
			r.lineWith(text, append([]commands.Word{commands.Lit("sh")}, args...), st.clone(), in)
			return
		}
		f := commands.Fact{Role: commands.RunsText, Kind: automode.Run, Lang: lang, Word: commands.Lit(text), Words: args}
		r.inline(e, &f, f.Word, nil, st.clone(), in, &sum{})
	})
	r.sourced, r.loose, r.supposing = sourced, loose, false
}

// supposedText reads a command line that is not known as each text that was on its way
// into a value or into code of this call.
func (r *reader) supposedText(f *commands.Fact, st *state, in flow) {
	texts := in.saidAfter(r.utters[:len(r.utters):len(r.utters)])
	if f.Role == commands.RunsLine && r.command > 0 {
		for _, w := range r.a.Commands[r.command-1].Words[1:] {
			texts = append(texts, commands.SedTexts(w)...)
		}
	}
	for _, text := range texts {
		r.suppose(text, commands.Shell, f.Words, r.opaqueRun(f), st, flow{})
	}
}

// handsCode notes what code is given: its arguments, one by one and as a command, what it
// reads, and what comes in.
func (r *reader) handsCode(args []commands.Word, st *state, in flow, facts []commands.Fact) {
	var line strings.Builder
	for i := range args {
		if !args[i].Exact() {
			line.Reset()
			break
		}
		line.WriteString(quoted(args[i].Text) + " ")
		r.uttered([]string{args[i].Text})
	}
	if len(args) > 1 && line.Len() > 0 {
		r.uttered([]string{line.String()})
	}
	r.uttered(in.said())
	for i := range facts {
		if f := &facts[i]; f.Role == commands.Reads && f.Word.Exact() {
			for _, s := range r.locate(f.Word, st) {
				r.uttered(r.mayHold(s.at.Path, 0))
			}
		}
	}
}

// quoted is a text as one word of a shell.
func quoted(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// supposedTask reads a task whose recipes this call wrote, in a way that leaves their
// text unknown, as it stands in each text that they may be.
func (r *reader) supposedTask(f *commands.Fact, b *book, st *state, in flow) {
	if r.supposing || len(st.cwds) != 1 {
		return
	}
	names := strings.Fields(usual[f.Book].names)
	for i, name := range names {
		names[i] = r.join2(st.cwds[0], name)
	}
	if b.path != "" {
		names = append(names, b.path)
	}
	for _, p := range names {
		kept, ok := r.notes.at[p]
		for _, text := range r.mayHold(p, 0) {
			if r.tired() || r.notes.at == nil {
				break
			}
			x := kept
			x.path = p
			x.text, x.full, x.sure, x.behind = text, true, true, false
			r.notes.at[p] = x
			loose := r.loose
			r.supposing, r.loose = true, false
			r.outward(func() {
				g := *f
				r.task(&g, st.clone(), in)
			})
			r.supposing, r.loose = false, loose
		}
		if ok {
			r.notes.at[p] = kept
		} else {
			delete(r.notes.at, p) // it came there with its folder
		}
	}
}

// broughtTask reads a task of which no recipe is found, where this call may have moved
// or copied one there with its folder.
func (r *reader) broughtTask(found recipe.Found, f *commands.Fact, b *book, st *state, in flow) {
	if found == recipe.Missing && len(r.notes.carried) > 0 && f.Book != commands.NoBook {
		r.supposedTask(f, b, st, in)
	}
}

// mayStart reads what a program that nobody read is told as the commands that it may
// be told to start: a word of several, and the words behind the name of a program.
func (r *reader) mayStart(argv []commands.Word, st *state, in flow) {
	if r.supposing || len(argv) == 0 {
		return
	}
	r.blatant = true
	defer func() { r.blatant = false }()
	e := automode.Effect{Kind: automode.Run, Target: argv[0].Text, Known: automode.OneOf, Why: "may start what it is told"}
	var line []string
	for i := len(argv) - 1; i > 0; i-- {
		w := &argv[i]
		if !w.Exact() {
			line = nil
			continue
		}
		line = append(line, quoted(w.Text))
		if p := commands.Find(w.Text); p != nil && len(line) > 1 {
			words := slices.Clone(line)
			slices.Reverse(words)
			words[0] = w.Text
			r.suppose(strings.Join(words, " "), commands.Shell, nil, e, st, in)
		}
		for _, text := range toldCommands(w.Text) {
			r.suppose(text, commands.Shell, nil, e, st, in)
		}
	}
}

// blatant reports whether an effect is on all of a place, on a device, or on what
// decides; or takes a secret out, or lets somebody in. Where a command is perhaps not
// one of this machine at all, nothing less is meant.
func blatant(e *automode.Effect) bool {
	switch e.Kind {
	case automode.Write, automode.Delete, automode.Lose:
		return e.Place.Marks&(automode.RegionRoot|automode.RootAncestor|automode.Device|automode.GatePath) != 0 || path.Dir(e.Target) == "/"
	case automode.Control:
		return false
	}
	return true
}

// toldCommands are the commands that a word may be: all of it, what stands behind an
// option's name, and what stands in brackets behind the name of an action.
func toldCommands(word string) (list []string) {
	if !strings.Contains(word, " ") {
		return nil
	}
	if _, value, ok := strings.Cut(word, "="); ok && strings.HasPrefix(word, "-") {
		list = append(list, value)
	}
	if _, inside, ok := strings.Cut(word, "("); ok {
		if end := strings.LastIndexByte(inside, ')'); end >= 0 {
			list = append(list, inside[:end])
		}
	}
	list = append(list, word)
	return slices.DeleteFunc(list, func(s string) bool { return !isCommand(s) })
}

// startsLater reads what is put into a file that runs later by itself: what goes
// through, the words of who writes, and the strings of code that does.
func (r *reader) startsLater(s *spot, e *automode.Effect, st *state, got *sum) {
	if !r.runsLater(s.at.Path) {
		return
	}
	texts := []string{got.fed}
	if got.code.code {
		texts = append(texts, glance.Strings(got.code.lang, got.code.text)...)
	} else if r.command > 0 {
		words := r.a.Commands[r.command-1].Words[1:]
		if r.tires(len(words)) {
			return
		}
		for _, w := range words {
			texts = append(append(texts, commands.SedTexts(w)...), w)
		}
	}
	x := *e
	x.Kind, x.Via, x.Why = automode.Run, automode.Deferred, "what is put there runs later"
	at := r.position
	r.via = automode.Deferred
	for _, t := range texts {
		if strings.Contains(t, " ") {
			r.suppose(t, commands.Shell, nil, x, &state{known: true}, flow{})
		}
	}
	r.backTo(at)
}

// mayReplace notes what values may come to where shells differ in what they replace:
// every place in which the pattern stands as it is.
func (r *reader) mayReplace(values alts, pattern, with string) {
	for i := range values {
		if w := &values[i]; w.Known == automode.Exact && pattern != "" {
			r.uttered([]string{strings.ReplaceAll(w.Text, pattern, with)})
		}
	}
}

// writes is what comes in to a command that code starts, which the code itself may write:
// the commands that stand in its strings may be among it.
func (r *reader) writes(in flow, lang commands.Lang, text string) flow {
	more := in.more()
	more.written = nil
	for _, s := range glance.Strings(lang, text) {
		if len(more.written) < mostWritten && isCommand(s) {
			more.written = append(more.written, s)
		}
	}
	if len(more.written) > 0 {
		in.knows(more)
	}
	return in
}

// mostWritten bounds how many strings of code are read as what it may write.
const mostWritten = 8
