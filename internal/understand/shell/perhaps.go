//go:build !lean

package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code/glance"
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
	list := append(r.spokenIn(argv, got), r.writtenIn(result, st)...)
	return append(list, r.mayMake(result, argv, in, st)...)
}

// mayMake are the texts that a program may make of what it is given.
func (r *reader) mayMake(result *commands.Result, argv []commands.Word, in flow, st *state) (list []string) {
	texts := append(in.said(), r.writtenIn(result, st)...)
	more := in.more()
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
		texts = []string{""}
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
		if f.Role != commands.Writes && f.Role != commands.Appends && f.Role != commands.Edits || !f.Word.Exact() {
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
				texts = append(r.mayMake(result, argv, in, st), "")
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
	for at := p; times < maxMoves && at != "/" && at != "."; at = path.Dir(at) {
		for _, from := range r.notes.carried[at] {
			if old := from + p[len(at):]; old != p && !r.tires(1) {
				list = append(list, r.mayHold(old, times+1)...)
			}
		}
	}
	return list[:min(len(list), mostPerhaps)]
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
	for _, text := range in.saidAfter(r.utters[:len(r.utters):len(r.utters)]) {
		r.suppose(text, commands.Shell, f.Words, r.opaqueRun(f), st, flow{})
	}
}

// handed notes what code is given: its arguments, one by one and as a command, what it
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
			if !ok || r.tired() {
				break
			}
			x := kept
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
		}
	}
}

// spelt reads the commands that stand, as strings, in a file of tasks that this call
// wrote: which of them runs nobody followed. Code is read in its language as well.
func (r *reader) spelt(p string, st *state) {
	n := r.notes.at[p]
	if n.said == "" && len(n.may) == 0 || r.supposing {
		return
	}
	place := r.world.Place(p)
	e := automode.Effect{Kind: automode.Run, Target: p, Place: place, Known: automode.OneOf, Data: automode.UnknownData, Why: "is among what that runs"}
	lang, code := commands.SourceLang(p)
	for _, text := range r.mayHold(p, 0) {
		for _, s := range glance.Strings(commands.Native, text) {
			r.suppose(s, commands.Shell, nil, e, st, flow{})
		}
		if code {
			r.suppose(text, lang, nil, e, st, flow{})
		}
	}
}
