package shell

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/brace"
	"automode/internal/understand/shell/escape"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// alts is one argument as the values it may have; never empty.
type alts = []commands.Word

// fields expands a word the way the shell does for an argument: braces, tilde,
// parameters, substitutions, splitting. Patterns stay patterns.
func (r *reader) fields(w *syntax.Word, st *state) []alts {
	if brace.In(w) {
		if r.spreads = r.spreads || r.sober; r.unspread {
			return r.fieldsOf(w, st)
		}
		words, n, ok := brace.Spread(w, r.mayBeZsh())
		r.row = max(r.row, n)
		if n >= hugeRow {
			r.swarm("takes more words than memory holds")
		}
		if !ok {
			return r.unspreadable(w, st)
		}
		if r.tires(len(words) / 2) {
			return []alts{{{Many: true}}}
		}
		var all []alts
		for _, x := range words {
			var list []alts
			if len(words) == 1 || !blankWord(x) {
				list = r.fieldsOf(x, st)
			}
			if len(list) == 0 && r.mayBeZsh() {
				r.unknown("braces stand for an empty word, which zsh keeps and bash does not")
			}
			all = append(all, list...)
		}
		if r.mayBeZsh() && len(words) > 1 && slices.ContainsFunc(w.Parts, func(p syntax.WordPart) bool { _, ok := p.(*syntax.CmdSubst); return ok }) {
			all = append(all, alts{{Many: true}}) // zsh divides what is printed first, and leaves the braces
		}
		return all
	}
	return r.fieldsOf(w, st)
}

// blankWord reports whether nothing is left of a word, and nothing in it was quoted.
func blankWord(w *syntax.Word) bool {
	return !slices.ContainsFunc(w.Parts, func(p syntax.WordPart) bool {
		l, ok := p.(*syntax.Lit)
		return !ok || l.Value != ""
	})
}

// unspreadable reads a word whose braces stand for more than is followed: what is
// expanded in it is expanded once at least.
func (r *reader) unspreadable(w *syntax.Word, st *state) []alts {
	syntax.Walk(w, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.CmdSubst, *syntax.ProcSubst:
			return false // in a shell of its own
		case *syntax.ArithmExp:
			r.unknown("braces stand for more words than are followed, and each of them counts")
			return false
		case *syntax.ParamExp:
			if n.Exp != nil && (n.Exp.Op == syntax.AssignUnset || n.Exp.Op == syntax.AssignUnsetOrNull) || n.Index != nil || n.Slice != nil {
				r.unknown("braces stand for more words than are followed, and each of them sets a variable")
			}
		}
		return true
	})
	many := commands.Word{Many: true}
	for _, f := range r.fieldsOf(w, st) {
		for i := range f {
			many.Data |= f[i].Data
			many.Encoded = many.Encoded || f[i].Encoded
		}
	}
	return []alts{{many}}
}

// listFields is fields where no command is made of them: what every shell that
// it may be makes of the word, and whether they make the same of it.
func (r *reader) listFields(w *syntax.Word, st *state) (all []alts, alike bool) {
	splits, spreads := r.splits, r.spreads
	r.splits, r.spreads = false, false
	all = r.fields(w, st)
	if alike = !r.splits && !r.spreads; !alike {
		r.otherwise(func() { all = append(all, r.fields(w, st)...) })
	}
	r.splits, r.spreads = splits, spreads
	return all, alike
}

// otherwise reads words once more for each shell that takes them in another way
// than they were read, and that they may be given to.
func (r *reader) otherwise(read func()) {
	unsplit, unspread := r.splits && !r.unsplit, r.spreads && !r.unspread
	if unsplit {
		r.unsplit = true
		read()
		r.unsplit = false
	}
	if unspread {
		r.unspread = true
		read()
		r.unspread = false
	}
}

// single expands a word where the shell makes one string of it: a value that
// is assigned, the target of a redirection, a here-document.
func (r *reader) single(w *syntax.Word, st *state) alts {
	if w == nil {
		return r.one(commands.Lit(""))
	}
	if s, ok := verbatim(w); ok {
		return r.one(commands.Lit(s))
	}
	x := expansion{r: r, st: st, whole: true, alone: alone(w.Parts)}
	if x.parts(w.Parts, false); !x.alone {
		x.cur = r.settled(x.cur, st)
	}
	return x.cur
}

// one is the value of a word that has no other.
func (r *reader) one(w commands.Word) alts {
	v := r.words.take(1)
	v[0] = w
	return v
}

// verbatim is the text of a word that expansion leaves as it is: letters that
// mean nothing to the shell, or one quoted text. Most words are.
func verbatim(w *syntax.Word) (string, bool) {
	if len(w.Parts) != 1 {
		return "", false
	}
	switch p := w.Parts[0].(type) {
	case *syntax.Lit:
		return p.Value, p.Value == "[" || meansNothing(p.Value)
	case *syntax.SglQuoted:
		return p.Value, !p.Dollar
	case *syntax.DblQuoted:
		if p.Dollar {
			return "", false
		}
		if len(p.Parts) == 0 {
			return "", true
		}
		if l, ok := p.Parts[0].(*syntax.Lit); ok && len(p.Parts) == 1 {
			return l.Value, !strings.ContainsAny(l.Value, `\$`)
		}
	}
	return "", false
}

// meansNothing reports whether no letter of a word that is not quoted means
// something to the shell.
func meansNothing(s string) bool {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\', '*', '?', '[', '~', '{', '=', '$':
			return false
		}
	}
	return true
}

func (r *reader) fieldsOf(w *syntax.Word, st *state) []alts {
	if s, ok := verbatim(w); ok {
		list := r.lists.take(1)
		list[0] = r.one(commands.Word{Text: s, Known: automode.Exact, Start: uint32(w.Pos().Offset())})
		return list
	}
	if list, ok := r.everyElement(w, st); ok {
		if r.tires(len(list) / 4) { // a list that is put together of itself doubles each time
			return []alts{{{Many: true}}}
		}
		all := make([]alts, len(list))
		for i := range all {
			all[i] = alts{list[i]}
			all[i][0].Start = uint32(w.Pos().Offset())
		}
		return all
	}
	x := expansion{r: r, st: st, alone: alone(w.Parts)}
	x.parts(w.Parts, false)
	x.end()
	for _, f := range x.done {
		for i := range f {
			f[i].Start = uint32(w.Pos().Offset())
		}
	}
	return x.done
}

// expansion builds the fields of one word.
type expansion struct {
	r     *reader
	st    *state
	whole bool   // no splitting, no patterns
	cur   alts   // the field being built; nil: none begun
	done  []alts // fields that are complete
	some  bool   // something quoted was seen: an empty field counts
	alone bool   // the word is one parameter and nothing else
	kept  bool   // single quotes stay, and what is between them is expanded
	blank bool   // blanks, and nothing more, ended the last field
}

func (x *expansion) end() {
	if x.cur == nil {
		return
	}
	if len(x.cur) == 1 && x.cur[0].Is("") && !x.some {
		x.cur = nil
		return
	}
	if x.st.nulls && slices.ContainsFunc(x.cur, func(w commands.Word) bool { return w.Glob && !x.r.surelyThere(&w, x.st) }) {
		x.cur = append(slices.Clone(x.cur), commands.Word{Known: automode.Exact, Many: true})
	}
	for _, w := range x.cur {
		if x.st.plain && w.Glob && w.Known == automode.Exact {
			w.Glob = false
			x.cur = append(slices.Clip(x.cur), w)
		}
	}
	if !x.alone {
		x.cur = x.r.settled(x.cur, x.st)
	}
	if !x.whole {
		x.dashed()
	}
	if x.done == nil {
		x.done = x.r.lists.take(1)[:0]
	}
	x.done = append(x.done, x.cur)
	x.cur, x.some = nil, false
}

func (x *expansion) parts(parts []syntax.WordPart, quoted bool) {
	skip := false // the part was read with the one before
	for i, p := range parts {
		if skip {
			skip = false
			continue
		}
		switch p := p.(type) {
		case *syntax.Lit:
			if strings.HasSuffix(p.Value, "$") && !strings.HasSuffix(p.Value, `\$`) && i+1 < len(parts) && x.r.mayBeZsh() {
				if next, ok := parts[i+1].(*syntax.Lit); ok && !(quoted && beginsNone(next.Value)) {
					x.add(commands.Word{Many: true}) // "$=v": zsh has more forms of parameters
					x.r.asPattern(next.Value, x.st)
					skip = true
					continue
				}
			}
			if !quoted && (strings.Contains(p.Value, "<(") || strings.Contains(p.Value, ">(")) { // in a regular expression
				x.r.startsWithin(parts[i:i+1], x.st)
			}
			x.literal(p.Value, quoted, i == 0 && x.cur == nil, i+1 < len(parts))
		case *syntax.SglQuoted:
			x.some = true
			if x.kept {
				x.keptQuotes(p)
				continue
			}
			if p.Dollar {
				v := escape.Dollar(p.Value, x.r.mayBeZsh())
				if x.r.sober {
					v = value.Union(v, exactly("$"+p.Value))
					if _, behind, cut := strings.Cut(p.Value, `\'`); cut {
						x.r.endsElsewhere("quotes")
						x.r.behindEnd(behind, x.st)
					}
				}
				x.add(v...)
				continue
			}
			x.add(commands.Lit(p.Value))
		case *syntax.DblQuoted:
			x.some = true
			if p.Dollar && (x.r.mayBeZsh() || x.r.sober) {
				x.add(value.Union(exactly(""), exactly("$"))...) // they know no such quotes
			}
			if len(p.Parts) == 0 {
				x.add(commands.Lit(""))
			}
			x.parts(p.Parts, true)
		case *syntax.ParamExp:
			v, list := x.r.param(p, x.st, quoted || x.kept)
			if i+1 < len(parts) && p.Short {
				x.r.subscript(parts[i+1:], x.st)
			}
			if x.whole && list {
				if one, ok := x.r.allElements(p, x.st); ok {
					v, list = x.r.traced(alts{one}, x.st), false
				}
			}
			if x.among(p, v, quoted, list) {
				if ifs, _ := x.r.ifs(x.st); !quoted && x.r.someDivide(v, ifs, x.st) {
					v = anything()
				}
				x.add(listOf(v)...)
				continue
			}
			if x.whole && list && (len(v) > 1 || v[0].Many) {
				v = append(unknownOf(dataIn(v)), v...) // joined
			}
			if (quoted || x.whole) && !list && oneOfList(p, v, x.r.mayBeZsh()) {
				v = append(alts{{Data: dataIn(v)}}, v...)
			}
			if i+1 < len(parts) && p.Short {
				if both, ok := x.r.modified(v, parts[i+1]); ok {
					x.values(both, quoted, list)
					skip = true
					continue
				}
				v = x.r.subscripted(p.Param.Value, v, parts[i+1])
			}
			if p.Exp != nil && p.Exp.Word != nil && x.r.mayBeZsh() && brace.In(p.Exp.Word) {
				v = append(alts{{Many: true, Data: dataIn(v)}}, v...) // to zsh it ends at a later brace
			}
			if !quoted && !x.whole && p.Exp != nil && quotes(p.Exp.Word) {
				v = x.undivided(v)
			}
			x.value(v, quoted, list)
		case *syntax.CmdSubst:
			v, every, alike := x.r.substitute(p, x.st)
			if v[0].Glob && (quoted || x.whole || !alone(parts)) {
				v[0] = value.Matched(v[0]) // the names that it printed, and no pattern any more
				v[0].Many = true
			} else if !quoted && !x.whole && alone(parts) {
				if v = append(v, every...); alike {
					v = every
				}
			} else {
				v = append(v, unmatched(every)...)
			}
			x.values(v, quoted, false)
		case *syntax.ArithmExp:
			x.r.endsInBrackets(p, x.st)
			if !x.r.comesToNumber(p.X, x.st) {
				x.r.mayGiveUp(x.st)
			}
			x.r.arithmetic(p.X, x.st)
			sum := number()
			if n, ok := literalSum(p.X); ok {
				sum = exactly(strconv.FormatUint(n, 10))
			}
			if p.Bracket && x.r.sober {
				sum = anything() // it knows no such sums
			}
			x.value(sum, quoted, false)
		case *syntax.ProcSubst:
			x.add(x.r.process(p, x.st))
		case *syntax.ExtGlob:
			x.extended(p, quoted, len(parts) == 1, i == len(parts)-1)
		default:
			x.add(commands.Word{Many: true})
		}
	}
	if x.whole && x.cur == nil {
		x.cur = alts{commands.Lit("")}
	}
}

// beginsNone reports whether text behind a dollar sign in quotes begins no parameter
// in any shell, so that the sign stands for itself.
func beginsNone(s string) bool {
	return s != "" && strings.IndexByte(" \t\n'|,./);]&<>%}:", s[0]) >= 0
}

// isSign reports whether a letter is one of those that make a text a pattern.
func isSign(c byte) bool { return c == '*' || c == '?' || c == '[' }

// literal adds text from the source: backslashes go, an unquoted pattern
// counts, a leading tilde is a home. More of the word follows without a blank.
func (x *expansion) literal(s string, quoted, first, more bool) {
	if first && !quoted && len(s) > 1 && s[0] == '=' && x.r.mayBeZsh() {
		x.r.mayGiveUp(x.st) // where no program is called so
	}
	if first && !quoted && strings.HasPrefix(s, "~") {
		name, rest, slash := strings.Cut(s, "/")
		if slash {
			rest = "/" + rest
		}
		home := x.r.tilde(name[1:], x.st)
		if x.r.sober && (name == "~+" || name == "~-") {
			home = append(home, commands.Lit(name))
		}
		if more && !slash {
			// Behind a name of which a part is quoted or expanded it stands for itself.
			home = append(alts{commands.Lit(s)}, home...)
		}
		x.add(home...)
		s = rest
	} else if i := strings.IndexByte(s, '='); first && !quoted && !x.whole && i > 0 && commands.IsAssignment(commands.Lit(s)) &&
		(strings.Contains(s, "=~") || strings.Contains(s, ":~")) {
		// bash expands it behind what looks like an assignment, and zsh does not.
		x.add(commands.Lit(s), x.r.assigned(s, x.st))
		return
	} else if first && !quoted && len(s) > 1 && s[0] == '=' && isLetter(s[1]) && x.r.mayBeZsh() {
		// zsh puts the path of the program there.
		x.add(commands.Lit(s), commands.Lit("/usr/bin/"+s[1:]))
		return
	} else if x.whole && !quoted && strings.Contains(s, "~") {
		s = x.r.tildes(s, x.st)
	}
	if !strings.ContainsAny(s, "\\*?[") {
		x.add(commands.Lit(s))
		return
	}
	glob, escaped := false, false
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\\' && i+1 < len(s) && (!quoted || strings.IndexByte("$`\"\\\n", s[i+1]) >= 0):
			i++
			if s[i] != '\n' {
				b.WriteByte(s[i])
			}
			escaped = escaped || isSign(s[i]) || s[i] == '\\'
		case !quoted && !x.whole && isSign(c):
			glob = true
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	w := commands.Word{Text: b.String(), Known: automode.Exact, Glob: glob}
	if glob {
		x.r.zshMayGiveUp(x.st) // where nothing matches
	}
	if glob && escaped {
		b.Reset()
		for i := 0; i < len(s); i++ {
			if s[i] == '\\' && i+1 < len(s) {
				if i++; s[i] != '\n' {
					b.WriteString(value.Letters(s[i : i+1])) // in a pattern it stands for itself
				}
			} else {
				b.WriteByte(s[i])
			}
		}
		w = value.Pattern(w.Text, b.String())
	}
	x.add(w)
}
