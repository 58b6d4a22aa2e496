package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// alts is one argument as the values it may have; never empty.
type alts = []commands.Word

// fields expands a word the way the shell does for an argument: braces, tilde,
// parameters, substitutions, splitting. Patterns stay patterns.
func (r *reader) fields(w *syntax.Word, st *state) []alts {
	if braced(w) {
		words, ok := spread(w)
		if !ok {
			return []alts{{{Many: true}}}
		}
		var all []alts
		for _, x := range words {
			all = append(all, r.fieldsOf(x, st)...)
		}
		return all
	}
	return r.fieldsOf(w, st)
}

// listFields is fields where no command is made of them: what both shells make
// of the word.
func (r *reader) listFields(w *syntax.Word, st *state) []alts {
	splits := r.splits
	r.splits = false
	all := r.fields(w, st)
	if r.splits && !r.unsplit {
		r.unsplit = true
		all = append(all, r.fields(w, st)...)
		r.unsplit = false
	}
	r.splits = splits
	return all
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
	x.parts(w.Parts, false)
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
		return p.Value, p.Value == "[" || !strings.ContainsAny(p.Value, "\\*?[~{=$")
	case *syntax.SglQuoted:
		return p.Value, !p.Dollar
	case *syntax.DblQuoted:
		if len(p.Parts) == 0 {
			return "", true
		}
		if l, ok := p.Parts[0].(*syntax.Lit); ok && len(p.Parts) == 1 {
			return l.Value, !strings.ContainsAny(l.Value, `\$`)
		}
	}
	return "", false
}

func (r *reader) fieldsOf(w *syntax.Word, st *state) []alts {
	if s, ok := verbatim(w); ok {
		return []alts{r.one(commands.Word{Text: s, Known: automode.Exact, Start: uint32(w.Pos().Offset())})}
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
}

func (x *expansion) end() {
	if x.cur == nil {
		return
	}
	if len(x.cur) == 1 && x.cur[0].Is("") && !x.some {
		x.cur = nil
		return
	}
	if x.st.nulls && slices.ContainsFunc(x.cur, func(w commands.Word) bool { return w.Glob }) {
		x.cur = append(slices.Clone(x.cur), commands.Word{Known: automode.Exact, Many: true})
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
				if _, ok := parts[i+1].(*syntax.Lit); ok {
					x.add(commands.Word{Many: true}) // "$=v": zsh has more forms of parameters
					skip = true
					continue
				}
			}
			x.literal(p.Value, quoted, i == 0 && x.cur == nil)
		case *syntax.SglQuoted:
			x.some = true
			v := p.Value
			if p.Dollar {
				v = ansiC(v)
			}
			x.add(commands.Lit(v))
		case *syntax.DblQuoted:
			x.some = true
			if len(p.Parts) == 0 {
				x.add(commands.Lit(""))
			}
			x.parts(p.Parts, true)
		case *syntax.ParamExp:
			v, list := x.r.param(p, x.st)
			if (quoted || x.whole) && !list && oneOfList(p, v, x.r.mayBeZsh()) {
				v = append(alts{{Data: dataIn(v)}}, v...)
			}
			if i+1 < len(parts) && p.Short {
				if both, ok := x.r.modified(v, parts[i+1]); ok {
					x.values(both, quoted, list)
					skip = true
					continue
				}
				v = x.r.subscripted(v, parts[i+1])
			}
			x.value(v, quoted, list)
		case *syntax.CmdSubst:
			w := x.r.substitute(p, x.st)
			if w.Glob && (quoted || x.whole || !alone(parts)) {
				w = matched(w) // the names that it printed, and no pattern any more
				w.Many = true
			}
			x.values(alts{w}, quoted, false)
		case *syntax.ArithmExp:
			x.r.arithmetic(p.X, x.st)
			x.add(commands.Word{Known: automode.Bounded})
		case *syntax.ProcSubst:
			x.add(x.r.process(p, x.st))
		case *syntax.ExtGlob:
			if !quoted && i == len(parts)-1 && x.r.mayBeZsh() && qualifierRuns(p.Pattern.Value) {
				x.r.unknown("zsh reads the end of the pattern as a qualifier that runs code")
			}
			g := commands.Word{Known: automode.Exact, Glob: !x.whole, Text: p.Op.String() + p.Pattern.Value + ")"}
			switch {
			case quoted || x.whole || i != len(parts)-1 || !x.r.mayBeZsh():
				x.add(g)
			case strings.IndexByte(p.Pattern.Value, ':') >= 0:
				x.add(g, commands.Word{Many: true}) // names changed by modifiers
			default:
				// zsh matches what stands in front; the list only chooses among it.
				w := commands.Word{Known: automode.Exact, Glob: true, Text: p.Op.String()[:1]}
				if x.cur == nil && len(parts) == 1 {
					x.add(g, w, commands.Word{Known: automode.Exact, Many: true}) // "(N)": none
				} else {
					x.add(g, w)
				}
			}
		default:
			x.add(commands.Word{Many: true})
		}
	}
	if x.whole && x.cur == nil {
		x.cur = alts{commands.Lit("")}
	}
}

// literal adds text from the source: backslashes go, an unquoted pattern
// counts, a leading tilde is a home.
func (x *expansion) literal(s string, quoted, first bool) {
	if first && !quoted && strings.HasPrefix(s, "~") {
		name, rest, slash := strings.Cut(s, "/")
		if slash {
			rest = "/" + rest
		}
		x.add(x.r.tilde(name[1:], x.st)...)
		s = rest
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
	var b strings.Builder
	glob := false
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\\' && i+1 < len(s) && (!quoted || strings.IndexByte("$`\"\\\n", s[i+1]) >= 0):
			i++
			if s[i] != '\n' {
				b.WriteByte(s[i]) // "a\*b*" becomes a pattern that matches more
			}
		case !quoted && !x.whole && (c == '*' || c == '?' || c == '['):
			glob = true
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	x.add(commands.Word{Text: b.String(), Known: automode.Exact, Glob: glob})
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' || c == '_' }

// tilde is the home that "~", "~name", "~+" or "~-" stands for.
func (r *reader) tilde(name string, st *state) alts {
	switch {
	case name == "":
		return r.home(st)
	case name == base(r.world.Home()):
		return alts{commands.Lit(r.world.Home())}
	case name == "+" && len(st.cwds) == 1:
		return alts{commands.Lit(st.cwds[0])}
	case name == "root":
		return alts{commands.Lit("/root")}
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

// target is what the word after a redirection means. Braces are spread and
// patterns matched there as well; zsh writes to every file that comes out.
func (r *reader) target(w *syntax.Word, st *state) alts {
	if !braced(w) && !patterned(w) {
		return r.single(w, st)
	}
	var v alts
	for _, f := range r.fields(w, st) {
		for _, x := range f {
			if x.Glob {
				r.unknown("which file a pattern after a redirection means is not known")
			}
			v = append(v, x)
		}
	}
	if len(v) == 0 {
		return alts{commands.Lit("")}
	}
	return union(nil, v)
}

// patterned reports whether the word may be a pattern for file names.
func patterned(w *syntax.Word) bool {
	for _, p := range w.Parts {
		switch p := p.(type) {
		case *syntax.Lit:
			if strings.ContainsAny(p.Value, "*?[") {
				return true
			}
		case *syntax.ExtGlob:
			return true
		case *syntax.ParamExp, *syntax.CmdSubst:
			// The value may hold a pattern; it is expanded like an argument.
			return true
		}
	}
	return false
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

// matched is what a pattern stood for where a list was made of it, so that
// what is put before or behind it is no part of the pattern.
func matched(w commands.Word) commands.Word {
	i := strings.IndexAny(w.Text, "*?[")
	if i < 0 {
		return commands.Word{Data: w.Data}
	}
	m := commands.Word{Known: automode.Bounded, Text: w.Text[:i], Data: w.Data}
	if strings.IndexByte(w.Text[i:], '/') >= 0 {
		m.Text, m.Base = "", strings.TrimRight(w.Text[:strings.LastIndexByte(w.Text[:i], '/')+1], "/")
		if m.Base == "" {
			m.Base = "."
		}
	}
	return m
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

// value adds what a parameter may come to. Where it is not quoted bash splits
// it and takes it for a pattern, and zsh does not.
func (x *expansion) value(v alts, quoted, list bool) {
	if !x.alone && slices.ContainsFunc(v, func(w commands.Word) bool { return w.Glob }) {
		v = slices.Clone(v)
		for i, w := range v {
			if w.Glob {
				v[i] = matched(w)
			}
		}
	}
	if !quoted && !x.whole && x.r.mayBeZsh() {
		ifs := x.r.ifs(x.st)
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

// values adds what an expansion may come to, split where the shell splits. A
// list ("$@") stays several words within quotes.
func (x *expansion) values(v alts, quoted, list bool) {
	if quoted || x.whole {
		x.some = x.some || quoted
		one := x.r.words.take(len(v))
		for i, w := range v {
			w.Many = list && !x.whole
			one[i] = w
		}
		x.add(one...)
		return
	}
	if len(v) == 1 && v[0].Known == automode.Exact {
		x.split(v[0])
		return
	}
	one := make(alts, 0, len(v))
	for _, w := range v {
		if w.Known == automode.Exact {
			if strings.ContainsAny(w.Text, x.r.ifs(x.st)) || w.Text == "" {
				w.Many = true
				if w.Text != "" {
					w = commands.Word{Many: true, Data: w.Data}
				}
			}
			w.Glob = w.Glob || strings.ContainsAny(w.Text, "*?[")
		} else if w.Known == automode.Guess || w.Base != "" {
			w.Many = true
		}
		one = append(one, w)
	}
	x.add(one...)
}

// split adds a known value that is not quoted.
func (x *expansion) split(w commands.Word) {
	ifs := x.r.ifs(x.st)
	s := w.Text
	if !strings.ContainsAny(s, ifs) {
		w.Glob = w.Glob || strings.ContainsAny(s, "*?[")
		x.add(w)
		return
	}
	for s != "" {
		i := strings.IndexAny(s, ifs)
		if i != 0 {
			if i < 0 {
				i = len(s)
			}
			f := w
			f.Text, f.Glob = s[:i], strings.ContainsAny(s[:i], "*?[")
			x.add(f)
		}
		if i < len(s) {
			x.end()
			i++
		}
		s = s[i:]
	}
}

// ifs is the set of characters that split; every printable one when it was
// set to something that is not known.
func (r *reader) ifs(st *state) string {
	if v, ok := st.lookup("IFS"); ok {
		if s, ok := known(v); ok {
			return s
		}
		return " \t\n:,;_-/.="
	}
	return " \t\n"
}

// add appends one part's values to the field being built.
func (x *expansion) add(v ...commands.Word) {
	if x.cur == nil {
		if len(v) > 0 {
			x.cur = x.r.words.take(len(v))
			copy(x.cur, v)
		}
		return
	}
	if len(x.cur)*len(v) > maxAlts*8 {
		x.cur = alts{{Text: x.cur[0].Text[:0], Many: true}}
		return
	}
	all := make(alts, 0, len(x.cur)*len(v))
	for _, a := range x.cur {
		for _, b := range v {
			all = append(all, concat(a, b))
		}
	}
	x.cur = all
}

// concat joins two parts of one word.
func concat(a, b commands.Word) commands.Word {
	if a.Known == automode.Exact && b.Known == automode.Exact {
		a.Text += b.Text
		a.Glob = a.Glob || b.Glob
		a.Data |= b.Data
		return a
	}
	w := commands.Word{Data: a.Data | b.Data, Encoded: a.Encoded || b.Encoded, Many: a.Many || b.Many, Glob: a.Glob || b.Glob, Start: a.Start,
		MayEmpty: a.MayEmpty || b.MayEmpty}
	if w.MayEmpty {
		w.IfEmpty = ifEmpty(a) + ifEmpty(b)
	}
	switch {
	case a.Known == automode.Exact:
		w.Text, w.Known, w.Suffix = a.Text+b.Text, b.Known, b.Suffix
		if w.Base, w.OrName = b.Base, b.OrName; a.Text != "" && w.Base != "" {
			// Whether the text in front is cut off again ("of=", "@") or is
			// part of the path is for the program to say.
			w.OrName = true
		}
	case b.Known == automode.Exact:
		w.Text, w.Known, w.Suffix, w.Base, w.OrName = a.Text, a.Known, a.Suffix+b.Text, a.Base, a.OrName
		if strings.Contains(b.Text, "..") {
			w.Known = automode.Guess
		}
	default:
		w.Text, w.Known, w.Suffix = a.Text, min(a.Known, b.Known), b.Suffix
	}
	return w
}

// ifEmpty is the word with its unset variables empty. A part that is not
// known and not empty either stays out: what is left is a shorter path, which
// is the stricter reading.
func ifEmpty(w commands.Word) string {
	if w.MayEmpty {
		return w.IfEmpty
	}
	return w.Text + w.Suffix
}
