package shell

import (
	"strings"

	"automode"
	"mvdan.cc/sh/v3/syntax"
)

// Shells find the end of a here-document and of quotes in a parameter each in its
// own way, and not always where the parser does. What one takes for text another
// one runs.

// endsAsRead makes sure that a here-document whose words are expanded ends where the
// parser found its end: a shell takes its lines first, and looks for no quotes or
// brackets in them.
func (r *reader) endsAsRead(d *syntax.Redirect, st *state) {
	body, ok := r.between(d.Hdoc.Pos(), d.Hdoc.End())
	end, named := r.between(d.Word.Pos(), d.Word.End())
	if !ok || !named {
		r.endsElsewhere("a here-document")
		return
	}
	at, line := 0, ""
	for rest := body; rest != ""; {
		raw, after, more := strings.Cut(rest, "\n")
		rest = after
		at += len(raw) + 1
		whole := raw
		if d.Op == syntax.DashHdoc {
			whole = strings.TrimLeft(whole, "\t")
		}
		joined := line + whole // of which no more than the end's letters tell
		if more && (raw == end || whole == end || joined == end) || !more && joined == end && line != "" {
			r.endsElsewhere("a here-document")
			r.behindEnd(body[min(at, len(body)):], st)
			return
		}
		line = ""
		if goesOn(raw) {
			line = joined[:min(len(joined)-1, len(end)+1)]
		}
	}
	if line != "" || goesOn(strings.TrimSuffix(body, "\n")) {
		r.endsElsewhere("a here-document")
	}
}

// endsElsewhere notes that shells end something in different places: what is behind it
// is not what was read.
func (r *reader) endsElsewhere(what string) {
	r.give(automode.Effect{Why: "shells find the end of " + what + " in another place"})
	r.fail(automode.Unreadable)
}

// between is the text from one position to another; not ok where they are none of it.
func (r *reader) between(from, to syntax.Pos) (text string, ok bool) {
	if a, b := from.Offset(), to.Offset(); a <= b && int(b) <= len(r.src) {
		return r.src[a:b], true
	}
	return "", false
}

// behindEnd reads what some shell runs behind an end that the parser does not see,
// for what must be denied in it.
func (r *reader) behindEnd(text string, st *state) {
	r.inner(strings.TrimLeft(text, "\"'` \t\n;&|<>"), st.clone(), flow{})
}

// goesOn reports whether the end of a line is taken out by a backslash.
func goesOn(line string) bool {
	return (len(line)-len(strings.TrimRight(line, `\`)))%2 == 1
}

// endsInBackquotes makes sure that a substitution ends at the first back quote behind
// its own: to a shell nothing that begins in it, not even a here-document, hides one.
func (r *reader) endsInBackquotes(p *syntax.CmdSubst, st *state) {
	if !p.Backquotes {
		return
	}
	text, ok := r.between(p.Left, p.Right)
	if !ok || text == "" {
		r.endsElsewhere("back quotes")
		return
	}
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '`':
			r.endsElsewhere("back quotes")
			r.behindEnd(text[i:], st)
			return
		}
	}
}

// endsInBrackets makes sure that "$[…]", which not every shell knows, holds nothing
// but a plain sum.
func (r *reader) endsInBrackets(p *syntax.ArithmExp, st *state) {
	if !p.Bracket {
		return
	}
	sum, ok := r.between(p.Pos(), p.End())
	if !ok || len(sum) < 3 {
		r.endsElsewhere("a sum in brackets")
		return
	}
	sum = sum[2 : len(sum)-1]
	if at := strings.IndexAny(sum, "\"'`\\#;|&<>{}\n"); at >= 0 {
		r.endsElsewhere("a sum in brackets")
		r.behindEnd(sum[at:], st)
	}
}

// endsInIndex makes sure that the brackets behind an assigned name hold no end of a
// command: a plain sh knows no lists.
func (r *reader) endsInIndex(a *syntax.Assign, st *state) {
	if a.Index == nil || !r.sober {
		return
	}
	index, ok := r.between(a.Name.End(), a.End())
	if a.Value != nil {
		index, ok = r.between(a.Name.End(), a.Value.Pos())
	}
	if at := strings.IndexAny(index, "#;|&<>(){}\n"); at >= 0 || !ok {
		r.endsElsewhere("an index")
		r.behindEnd(index[max(at, 0):], st)
	}
}

// takenForText looks at the words of a parameter for what the parser takes for text.
func (r *reader) takenForText(p *syntax.ParamExp, quoted bool, st *state) {
	var words [3]*syntax.Word
	if p.Exp != nil {
		words[0] = p.Exp.Word
	}
	if p.Repl != nil {
		words[1], words[2] = p.Repl.Orig, p.Repl.With
	}
	for _, w := range words {
		if w == nil {
			continue
		}
		r.startsWithin(w.Parts, st)
		if quoted {
			r.endsInQuotes(w.Parts, st)
		}
	}
}

// startsWithin reads the processes that a word of a parameter starts, in quotes or not.
func (r *reader) startsWithin(parts []syntax.WordPart, st *state) {
	for _, p := range parts {
		switch p := p.(type) {
		case *syntax.DblQuoted:
			r.startsWithin(p.Parts, st)
		case *syntax.Lit:
			if !strings.Contains(p.Value, "<(") && !strings.Contains(p.Value, ">(") && !strings.Contains(p.Value, "=(") {
				continue
			}
			r.give(automode.Effect{Why: "a word may start a process"})
			r.fail(automode.Unreadable)
			for rest, n := p.Value, 0; n < 8; n++ { // it is not allowed, however many there are
				_, after, ok := strings.Cut(rest, "(")
				if !ok {
					break
				}
				text, _, _ := strings.Cut(after, ")")
				r.behindEnd(text, st)
				rest = after
			}
		}
	}
}

// endsInQuotes makes sure that single quotes in a parameter, which stands in double
// ones or in a here-document, end where the parser found their end. To some shells
// they are letters, and what is between them ends the parameter or the quotes
// around it.
func (r *reader) endsInQuotes(parts []syntax.WordPart, st *state) {
	for _, p := range parts {
		q, ok := p.(*syntax.SglQuoted)
		if !ok || !strings.ContainsAny(q.Value, "}\"'`\n") {
			continue
		}
		r.endsElsewhere("quotes in a parameter")
		if _, rest, ok := strings.Cut(q.Value, "}"); ok {
			r.behindEnd(rest, st)
		}
	}
}
