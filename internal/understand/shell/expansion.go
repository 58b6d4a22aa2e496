package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/escape"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// extended adds an extended pattern, which zsh may read as a pattern and a
// list of qualifiers: alone says that it is the whole word, last that nothing
// stands behind it.
func (x *expansion) extended(p *syntax.ExtGlob, quoted, alone, last bool) {
	x.r.inPattern(p.Pattern.Value, x.st)
	g := commands.Word{Known: automode.Exact, Glob: !x.whole, Text: p.Op.String() + p.Pattern.Value + ")"}
	if strings.ContainsAny(p.Pattern.Value, "$`") {
		g = commands.Word{Glob: !x.whole, Many: !quoted && !x.whole} // what it comes to is part of the pattern
	}
	if quoted || !x.r.mayBeZsh() {
		x.add(g)
		return
	}
	if _, index, ok := strings.Cut(p.Pattern.Value, "["); ok && strings.ContainsAny(index, "$`") {
		x.r.unknown("zsh may read what stands in brackets as an expression, and an index in it may run a command")
	}
	x.r.qualified(p.Pattern.Value, x.st)
	if !last {
		x.add(g)
		return
	}
	// zsh matches what stands in front; the list only chooses among it.
	w := commands.Word{Known: automode.Exact, Glob: true, Text: p.Op.String()[:1]}
	switch {
	case x.whole:
		x.add(g)
	case strings.IndexByte(p.Pattern.Value, ':') >= 0:
		x.add(g, commands.Word{Many: true}) // names changed by modifiers
	case alone && x.cur == nil:
		x.add(g, w, commands.Word{Known: automode.Exact, Many: true}) // "(N)": none
	default:
		x.add(g, w)
	}
}

// behind is the word behind an operator of a parameter. Where the parameter stands
// in double quotes, single ones in the word of a value to use instead are no quotes:
// they stay, and what is between them is expanded.
func (r *reader) behind(e *syntax.Expansion, st *state, quoted bool) alts {
	switch e.Op {
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull, syntax.AssignUnset, syntax.AssignUnsetOrNull,
		syntax.AlternateUnset, syntax.AlternateUnsetOrNull, syntax.ErrorUnset, syntax.ErrorUnsetOrNull:
	default:
		if quoted {
			r.unquoted(e.Word, st) // a parameter in the pattern has such words as well
		}
		quoted = false
	}
	if !quoted && r.mayBeZsh() && e.Word != nil {
		r.patternInstead(e.Word, st)
	}
	if !quoted || e.Word == nil {
		return r.single(e.Word, st)
	}
	return r.unquoted(e.Word, st)
}

// unquoted is what a word comes to in which single quotes are letters.
func (r *reader) unquoted(w *syntax.Word, st *state) alts {
	if w == nil {
		return nil
	}
	if r.tires(8) { // it is the second reading of it, and of all in it
		return anything()
	}
	x := expansion{r: r, st: st, whole: true, kept: true}
	x.parts(w.Parts, false)
	return x.cur
}

// keptQuotes adds what single quotes come to that are none.
func (x *expansion) keptQuotes(p *syntax.SglQuoted) {
	if p.Dollar {
		for _, w := range escape.Dollar(p.Value, x.r.mayBeZsh()) {
			x.r.expandsIn(&syntax.SglQuoted{Value: w.Text}, x.st) // bash expands what they come to
		}
	}
	if x.r.expandsIn(p, x.st) || p.Dollar || strings.IndexByte(p.Value, '\\') >= 0 {
		x.add(commands.Word{Known: automode.Guess})
		return
	}
	x.add(commands.Lit("'" + p.Value + "'"))
}

// expandsIn reads what would be expanded in single quotes if they were none, and
// reports whether there is anything.
func (r *reader) expandsIn(p syntax.WordPart, st *state) bool {
	q, ok := p.(*syntax.SglQuoted)
	if !ok || !strings.ContainsAny(q.Value, "$`") {
		return false
	}
	r.inPattern(q.Value, st)
	return true
}

// inPattern reads what is expanded in the text of an extended pattern, of which the
// parser makes no words. Quotes are read as those of a here-document, which keep
// nothing from being expanded.
func (r *reader) inPattern(text string, st *state) {
	if at := strings.IndexAny(text, ";&<>\n"); at >= 0 {
		r.endsElsewhere("a pattern")
		r.behindEnd(text[at:], st)
	}
	if strings.Contains(text, "=(") {
		r.unknown("a pattern may start a process")
	}
	if !strings.ContainsAny(text, "$`") {
		return
	}
	if strings.Contains(text, "$((") || strings.Contains(text, "$[") || strings.Contains(text, "${") && strings.Contains(text, "=") {
		r.unknown("a pattern may set a variable")
	}
	end := "END"
	for strings.Contains(text, end) {
		end += "D"
	}
	r.inner(": <<"+end+"\n"+text+"\n"+end+"\n", st.clone(), flow{})
}

// alone reports whether a word is one expansion, in quotes or not.
func alone(parts []syntax.WordPart) bool {
	if len(parts) != 1 {
		return false
	}
	switch p := parts[0].(type) {
	case *syntax.ParamExp, *syntax.CmdSubst:
		return true
	case *syntax.DblQuoted:
		return alone(p.Parts)
	}
	return false
}

// oneOfList reports whether a list becomes one word, with what IFS says between:
// "${a[*]}", and in zsh "$a".
func oneOfList(p *syntax.ParamExp, v alts, zsh bool) bool {
	if !indexIs(p.Index, "*") && (p.Index != nil || !zsh) {
		return false
	}
	for _, w := range v {
		if w.Known == automode.Exact && w.Many || len(v) > 1 && indexIs(p.Index, "*") {
			return true
		}
	}
	return false
}

// among reports whether a parameter is a list of several words, of which what
// stands in front of it belongs to the first alone, and what stands behind to
// the last.
func (x *expansion) among(p *syntax.ParamExp, v alts, quoted, list bool) bool {
	if x.alone || x.whole || quoted && !list {
		return false
	}
	all := list || indexIs(p.Index, "*")
	for i := range v {
		if v[i].Known == automode.Exact && (v[i].Many && (all || p.Index == nil && x.r.mayBeZsh()) || all && (len(v) > 1 || v[i].Glob)) {
			return true
		}
	}
	return false
}

// value adds what a parameter may come to. Where it is not quoted bash splits
// it and takes it for a pattern, and zsh does not.
func (x *expansion) value(v alts, quoted, list bool) {
	if !x.alone && slices.ContainsFunc(v, func(w commands.Word) bool { return w.Glob }) {
		v = slices.Clone(v)
		for i, w := range v {
			if w.Glob && !names(&w) {
				v[i] = value.Matched(w)
			}
		}
	}
	if !quoted && !x.whole && (x.r.mayBeZsh() || x.r.sober && x.r.sends) {
		ifs, _ := x.r.ifs(x.st)
		for _, w := range v {
			if w.Known != automode.Exact || !strings.ContainsAny(w.Text, ifs+"*?[") {
				continue
			}
			x.r.splits = true
			if x.r.unsplit {
				x.add(v...)
				return
			}
		}
	}
	x.values(v, quoted, list)
}

// mayMatch reports whether a text that is not quoted may be a pattern for file
// names: with extglob so is a list of alternatives without any other wildcard.
func mayMatch(s string) bool {
	return strings.ContainsAny(s, "*?[") || strings.Contains(s, "@(") || strings.Contains(s, "!(") || strings.Contains(s, "+(")
}

// values adds what an expansion may come to, split where the shell splits. A
// list ("$@") stays several words within quotes.
func (x *expansion) values(v alts, quoted, list bool) {
	if quoted || x.whole {
		x.some = x.some || quoted
		one := x.r.words.take(len(v))
		for i, w := range v {
			// An element that is empty is a word all the same.
			w.Many = list && !x.whole && !(w.Many && w.Is("") && !w.MayEmpty)
			w.One = w.One || quoted && w.Glob && !w.Many // between quotes it is one of the names
			one[i] = w
		}
		x.add(one...)
		return
	}
	ifs, sure := x.r.ifs(x.st)
	if x.r.someDivide(v, ifs, x.st) {
		x.add(anything()...)
		return
	}
	if len(v) == 1 && v[0].Known == automode.Exact && (sure || !strings.ContainsAny(v[0].Text, ifs)) {
		x.split(v[0], ifs)
		return
	}
	one := make(alts, 0, len(v))
	for _, w := range v {
		if w.Known == automode.Exact {
			if strings.ContainsAny(w.Text, ifs) || w.Text == "" {
				w.Many = true
				if w.Text != "" {
					w = commands.Word{Many: true, Data: w.Data}
				}
			}
			w.Glob = w.Glob || mayMatch(w.Text)
		} else if strings.ContainsAny(w.Text+w.Suffix, ifs) || strings.Trim(ifs, whitespace) != "" && !(w.Digits && !strings.ContainsAny(ifs, numerals)) {
			w = commands.Word{Many: true, Data: w.Data}
		} else if w.Known == automode.Guess && !w.Tool || w.Base != "" && w.Sort != commands.RefName || w.Blanks {
			if w.Many = true; w.Base != "" && w.Suffix != "" {
				w = value.BehindLast(w, w.Suffix) // of a name with a blank in it
			}
		}
		w.Gone = w.MayEmpty
		one = append(one, w)
	}
	x.add(one...)
}

// split adds a known value that is not quoted, split at the characters of ifs.
// Blanks among them only end what has begun; any other one ends a field that may
// be empty, once with the blanks around it.
func (x *expansion) split(w commands.Word, ifs string) {
	s := w.Text
	if !strings.ContainsAny(s, ifs) {
		w.Glob = w.Glob || mayMatch(s)
		x.add(w)
		return
	}
	before := x.blank // another part ended there: bash takes both together, others do not
	for s != "" {
		i := strings.IndexAny(s, ifs)
		if i != 0 {
			if i < 0 {
				i = len(s)
			}
			f := w
			f.Text, f.Glob = s[:i], mayMatch(s[:i])
			x.add(f)
			before = false
		}
		if i < len(s) {
			x.divide(strings.IndexByte(whitespace, s[i]) >= 0, before)
			before = before && x.blank
			i++
		}
		s = s[i:]
	}
	if x.cur == nil && !x.blank && x.r.mayBeZsh() {
		x.done = append(x.done, alts{{Known: automode.Exact, Many: true}}) // to zsh what is empty stands behind it, too
	}
}

// quotes reports whether a part of a word is quoted, which is not divided.
func quotes(w *syntax.Word) bool {
	return w != nil && slices.ContainsFunc(w.Parts, func(p syntax.WordPart) bool {
		switch p := p.(type) {
		case *syntax.SglQuoted, *syntax.DblQuoted:
			return true
		case *syntax.Lit:
			return strings.IndexByte(p.Value, '\\') >= 0
		}
		return false
	})
}

// undivided are the values of a word of which a part is quoted: those that would be
// divided, or taken for patterns, are not known.
func (x *expansion) undivided(v alts) alts {
	ifs, _ := x.r.ifs(x.st)
	all := slices.Clone(v)
	for i, w := range all {
		if w.Known == automode.Exact && strings.ContainsAny(w.Text, ifs+"*?[") || w.Glob {
			all[i] = commands.Word{Many: true, Data: w.Data}
		}
	}
	return all
}

// divide ends a field at a character that splits, which is a blank or not. Behind
// blanks of another part it is open whether there is one.
func (x *expansion) divide(blank, other bool) {
	switch {
	case x.cur != nil && blank:
		n := len(x.done)
		x.end()
		x.blank = len(x.done) > n
		return
	case blank:
		return
	case x.cur != nil:
		x.some = true
		x.end()
	case !x.blank:
		x.done = append(x.done, alts{commands.Lit("")})
	case other:
		x.done = append(x.done, alts{{Known: automode.Exact, Many: true}})
	}
	x.blank = false
}

// ifs is the set of characters that split; not sure where it may be another one.
func (r *reader) ifs(st *state) (set string, sure bool) {
	v, ok := st.lookup("IFS")
	if !ok {
		return whitespace, true
	}
	for _, w := range v {
		if !w.Exact() {
			return printable, false
		}
		set += w.Text
	}
	return set, len(v) == 1
}

const (
	numerals   = "0123456789,+-" // of which a number consists
	whitespace = " \t\n"
	printable  = whitespace + "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
)

// longStep is how many bytes of a value cost one step of work wherever it is
// used: one that is put together of itself doubles each time.
const longStep = 64

// concat joins two parts of one text, which is as much work as it is long: one that is
// added to itself time and again would fill the memory.
func (r *reader) concat(a, b commands.Word) commands.Word {
	if long := len(a.Text) + len(a.Suffix) + len(b.Text) + len(b.Suffix); long >= longStep && r.tires(long/longStep) {
		return commands.Word{Data: a.Data | b.Data, Encoded: a.Encoded || b.Encoded}
	}
	return value.Concat(a, b)
}

// add appends one part's values to the field being built.
func (x *expansion) add(v ...commands.Word) {
	long := 0
	for i := range v {
		long += len(v[i].Text)
	}
	for i := range x.cur {
		long += len(x.cur[i].Text)
	}
	if long >= longStep && x.r.tires(long/longStep) {
		x.cur = alts{{Many: true}}
		return
	}
	if x.cur == nil {
		if len(v) > 0 {
			x.cur = x.r.words.take(len(v))
			copy(x.cur, v)
		}
		return
	}
	if len(x.cur)*len(v) > value.Most*8 {
		x.cur = alts{{Text: x.cur[0].Text[:0], Many: true}}
		return
	}
	all := make(alts, 0, len(x.cur)*len(v))
	for _, a := range x.cur {
		for _, b := range v {
			all = append(all, value.Concat(a, b))
			if one, ok := value.One(a); ok && b.Known == automode.Exact {
				all = append(all, value.Concat(one, b)) // a list of one name, or of none
			}
		}
	}
	x.cur = all
}

// tilde is the home that "~", "~name", "~+" or "~-" stands for.
func (r *reader) tilde(name string, st *state) alts {
	switch {
	case name == "":
		return r.home(st)
	case name == base(r.world.Home()):
		return alts{commands.Lit(r.world.Home())}
	case name == "+":
		return r.value("PWD", st)
	case name == "-":
		return r.value("OLDPWD", st)
	case name == "root":
		return alts{commands.Lit("/root")}
	}
	if !r.mayBeZsh() {
		return alts{{}}
	}
	r.mayGiveUp(st) // zsh, where nobody is called so
	if v, ok := st.lookup(name); ok {
		return append(alts{{}}, v...) // a folder by the name of a variable
	}
	return alts{{}}
}

// home is where "~" leads: what this call made of HOME, else the home.
func (r *reader) home(st *state) alts {
	v, ok := st.lookup("HOME")
	if !ok {
		return alts{commands.Lit(r.world.Home())}
	}
	v = append(alts(nil), v...)
	for i, w := range v {
		if w.MayEmpty || len(v) == 0 {
			v[i] = commands.Lit(r.world.Home()) // unset: the account's
		}
	}
	return v
}

// tildes replaces "~/" after "=" and ":" in a value that is assigned.
func (r *reader) tildes(s string, st *state) string {
	if !strings.Contains(s, ":~/") && !strings.Contains(s, "=~/") {
		return s
	}
	home, ok := known(r.home(st))
	if !ok {
		r.unknown("a tilde in a value stands for a folder that is not known")
		return s
	}
	s = strings.ReplaceAll(s, ":~/", ":"+home+"/")
	return strings.ReplaceAll(s, "=~/", "="+home+"/")
}

// assigned is the text of an argument that looks like an assignment, with its
// tildes replaced.
func (r *reader) assigned(s string, st *state) commands.Word {
	t := r.tildes(s, st)
	if strings.Contains(t, "=~") || strings.Contains(t, ":~") || strings.ContainsAny(t, "\\*?[") {
		return commands.Word{}
	}
	return commands.Lit(t)
}
