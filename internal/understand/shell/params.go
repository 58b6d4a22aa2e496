package shell

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// number is a value that is digits, perhaps with a sign.
func number() alts { return alts{{Known: automode.Bounded, Digits: true}} }

// param is what a parameter expansion may come to; list says that it is
// several words even within quotes, and quoted that it stands in such.
func (r *reader) param(p *syntax.ParamExp, st *state, quoted bool) (v alts, list bool) {
	r.takenForText(p, quoted, st)
	if p.Index != nil && p.Param != nil {
		r.index(p.Param.Value, p.Index, st)
	} else if p.Index != nil {
		r.arithmetic(p.Index, st)
	}
	if p.Slice != nil {
		r.arithmetic(p.Slice.Offset, st)
		r.arithmetic(p.Slice.Length, st)
	}
	if p.Param == nil || p.Flags != nil || p.NestedParam != nil || len(p.Modifiers) > 0 {
		w := commands.Word{Many: true}
		if p.Param != nil && !p.Length && !p.IsSet {
			w.Data = dataIn(r.value(p.Param.Value, st))
		}
		if p.NestedParam != nil {
			w.Data |= dataIn(r.single(&syntax.Word{Parts: []syntax.WordPart{p.NestedParam}}, st))
		}
		return r.traced(alts{w}, st), true
	}
	name := p.Param.Value
	switch {
	case p.Length, p.Width:
		v, _ = st.lookup(name) // of a part, how long it is tells where it was cut
		return alts{{Known: automode.Bounded, Digits: true, Data: dataIn(v) & automode.SecretData}}, false
	case p.IsSet:
		return number(), false
	case p.Names != 0:
		return alts{{Many: true, MayEmpty: true}}, true
	}
	list = name == "@" || indexIs(p.Index, "@")
	v = r.value(name, st)
	switch {
	case p.Excl && (list || indexIs(p.Index, "*")):
		return alts{{Many: true, MayEmpty: true}}, true // the keys
	case p.Excl:
		v = r.indirect(v, st)
	}
	if p.Index != nil && !list && !indexIs(p.Index, "*") {
		scalar := len(v) == 1 && v[0].Exact() && v[0].Text != ""
		v = elements(v)
		if scalar && r.mayBeZsh() {
			v = append(v, commands.Word{Data: dataIn(v)}) // characters of the text
		}
		if r.mayBeZsh() || !indexIs(p.Index, "0") {
			v = append(v, missing()) // there may be no such element; zsh's first one is 1
		}
	}
	switch {
	case p.Exp != nil:
		v = r.operator(p, v, st, quoted)
	case p.Repl != nil:
		r.single(p.Repl.Orig, st)
		with := r.single(p.Repl.With, st)
		if quoted && r.mayBeZsh() {
			with = union(with, r.unquoted(p.Repl.With, st)) // zsh keeps such quotes, bash does not
			r.unquoted(p.Repl.Orig, st)
		}
		v = replaced(p.Repl, v, with)
	case p.Slice != nil && (indexIs(p.Index, "@") || indexIs(p.Index, "*") || r.mayBeZsh() && p.Index == nil && slices.ContainsFunc(v, func(w commands.Word) bool { return w.Many })):
		// Some of the elements, each whole; in zsh a letter changes them all.
		_, number := integer(p.Slice.Offset)
		v = slices.Clone(v)
		for i := range v {
			if !number && r.mayBeZsh() {
				v[i] = commands.Word{MayEmpty: true, Data: v[i].Data}
			}
			v[i].Many = true
		}
		v = append(v, missing())
	case p.Slice != nil:
		if _, number := integer(p.Slice.Offset); !number && secrets(v) > 0 {
			r.guesses = max(r.guesses, maxGuesses) // letter by letter: one comparison tells enough
		}
		v = cut(p.Slice, v, name)
	}
	return r.traced(v, st), list
}

// traced are values that a shell prints which says what it does.
func (r *reader) traced(v alts, st *state) alts {
	if st.traced && dataIn(v)&automode.SecretData != 0 {
		r.shown()
	}
	return v
}

func indexIs(x syntax.ArithmExpr, s string) bool {
	w, ok := x.(*syntax.Word)
	return ok && w.Lit() == s
}

// elements are single elements of a list: any of them.
func elements(v alts) alts {
	one := make(alts, len(v))
	for i, w := range v {
		w.Many = false
		one[i] = w
	}
	return one
}

// value is what a parameter holds: by this call, else by the world, else
// anything and perhaps nothing.
func (r *reader) value(name string, st *state) alts {
	switch name {
	case "RANDOM", "SRANDOM", "SECONDS", "LINENO", "BASHPID", "EPOCHSECONDS":
		// The shell's own, whatever is assigned, unless it was unset before.
		v, _ := st.lookup(name)
		return r.orMissing(append(number(), v...))
	}
	if v, ok := st.lookup(name); ok {
		if len(v) == 0 {
			return alts{commands.Lit("")}
		}
		return v
	}
	switch name {
	case "?", "#", "PPID", "OPTIND", "$":
		return number()
	case "UID", "EUID", "SHLVL", "COLUMNS", "LINES":
		return r.orMissing(number())
	case "!":
		return alts{{Known: automode.Bounded, Job: true}}
	case "HOME":
		return alts{commands.Lit(r.world.Home())}
	case "PWD", "OLDPWD":
		dirs := st.cwds
		if name == "OLDPWD" {
			dirs = st.left
		}
		v := make(alts, len(dirs))
		for i, d := range dirs {
			v[i] = commands.Lit(d)
		}
		if len(v) > 0 {
			return v
		}
		return alts{{}}
	case "IFS":
		return blanks()
	case "@", "*":
		if st.known {
			if len(st.args) == 0 {
				return alts{commands.Lit("")}
			}
			if len(st.args) == 1 {
				return alts{st.args[0]}
			}
		}
		return alts{{Many: true, MayEmpty: true, Data: st.carried}}
	case "FUNCNAME":
		n := len(r.entries)
		if n == 0 {
			return alts{{MayEmpty: true}}
		}
		switch r.entries[n-1].body.(type) {
		case nil, running, task: // none, or what it is in is not told here
			return alts{{MayEmpty: true}}
		}
		if r.mayBeZsh() || r.sober {
			return append(exactly(r.entries[n-1].file), missing()) // they know no such variable
		}
		return exactly(r.entries[n-1].file)
	case "0", "-", "_", "BASH_SOURCE", "BASH_REMATCH", "REPLY", "HOSTNAME", "OSTYPE", "TERM", "LANG":
		return alts{{}}
	case "PATH":
		return alts{{Search: true}}
	case "SHELL", "BASH":
		return alts{commands.Lit("/bin/sh"), {}}
	case "USER", "LOGNAME":
		return alts{{Known: automode.Bounded}}
	case "TMPDIR":
		// Where it points is the environment's word, which can only tighten.
		return alts{unset()}
	}
	n, err := strconv.Atoi(name)
	if err == nil && st.known {
		return positional(st.args, n)
	}
	if err == nil {
		return alts{{MayEmpty: true, Data: st.carried}}
	}
	v := outside(name)
	v.Data |= st.poured & automode.SecretData
	return alts{v}
}

// positional is the n-th of the arguments. Behind one that may become no word
// or several, it is any of those that follow, or none.
func positional(args []commands.Word, n int) alts {
	for i, w := range args[:min(n, len(args))] {
		if w.Many || w.Glob && i < n-1 {
			return append(elements(args[i:]), missing())
		}
	}
	if n <= len(args) {
		return alts{args[n-1]}
	}
	return alts{missing()}
}

// missing is the value of what is known not to be there: empty, as an unset
// variable is.
func missing() commands.Word { return commands.Word{Known: automode.Exact, MayEmpty: true} }

// indirect is ${!name}.
func (r *reader) indirect(v alts, st *state) alts {
	var out alts
	for _, w := range v {
		if !w.Exact() || w.Text == "" {
			if !aNumber(&w) && !w.Is("") {
				r.unknown("a name that is not known may hold a subscript, which the shell would run")
			}
			return alts{{MayEmpty: true, Data: w.Data | automode.SecretData}} // any of them
		}
		r.subscripts(alts{w}, st)
		out = append(out, r.value(w.Text, st)...)
	}
	return out
}

// operator is ${name:-word} and its kin.
func (r *reader) operator(p *syntax.ParamExp, v alts, st *state, quoted bool) alts {
	word := r.behind(p.Exp, st, quoted)
	_, set := st.lookup(p.Param.Value)
	maybeUnset, empty := false, false
	colon := p.Exp.Op != syntax.DefaultUnset && p.Exp.Op != syntax.AssignUnset // an empty value counts as none
	for _, w := range v {
		maybeUnset = maybeUnset || w.MayEmpty
		empty = empty || w.Is("")
	}
	switch p.Exp.Op {
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull, syntax.AssignUnset, syntax.AssignUnsetOrNull:
		out := make(alts, 0, len(v)+len(word))
		for _, w := range v {
			if w.Is("") && colon || w.Known == automode.Exact && w.MayEmpty {
				continue
			}
			w.MayEmpty, w.IfEmpty = false, ""
			out = append(out, w)
		}
		if maybeUnset || empty && colon || !set && len(out) == 0 {
			out = append(out, word...)
		}
		if p.Exp.Op == syntax.AssignUnset || p.Exp.Op == syntax.AssignUnsetOrNull {
			r.environment(p.Param.Value, out, st)
			st.set(p.Param.Value, out)
		}
		return out
	case syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		if set && !maybeUnset && !empty {
			return word
		}
		return append(alts{commands.Lit("")}, word...)
	case syntax.ErrorUnset, syntax.ErrorUnsetOrNull:
		if dataIn(word)&automode.SecretData != 0 {
			r.shown() // as the complaint
		}
		out := make(alts, len(v))
		for i, w := range v {
			w.MayEmpty, w.IfEmpty = false, ""
			out[i] = w
		}
		return out
	case syntax.RemSmallSuffix, syntax.RemLargeSuffix, syntax.RemSmallPrefix, syntax.RemLargePrefix:
		out := make(alts, 0, len(v))
		pattern, ok := known(word)
		for _, w := range v {
			out = append(out, trimmed(w, p.Exp.Op, pattern, ok))
		}
		return out
	case syntax.UpperFirst, syntax.UpperAll, syntax.LowerFirst, syntax.LowerAll:
		out := make(alts, 0, len(v))
		for _, w := range v {
			switch w = named(w); {
			case hides(&w):
				w = commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
			case w.Known == automode.Bounded && w.Base == "" && !strings.Contains(w.Text+w.Suffix, "/"):
				w = commands.Word{Known: automode.Bounded, One: w.One, Data: w.Data, MayEmpty: w.MayEmpty} // another name
			case w.Known != automode.Exact:
				w = commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
			case p.Exp.Op == syntax.UpperAll:
				w.Text = strings.ToUpper(w.Text)
			case p.Exp.Op == syntax.LowerAll:
				w.Text = strings.ToLower(w.Text)
			default:
				w = commands.Word{Data: w.Data}
			}
			out = append(out, w)
		}
		return out
	case syntax.OtherParamOps:
		if op, _ := known(word); op == "Q" || op == "U" || op == "L" || op == "u" || op == "A" || op == "a" || op == "K" || op == "k" {
			return unknownOf(dataIn(v))
		}
		r.give(automode.Effect{Kind: automode.Run, Target: "${" + p.Param.Value + "@…}", Why: "a value is expanded once more, and what it holds may run"})
		return alts{{Many: true, Data: dataIn(v)}}
	}
	return alts{{Many: true}}
}

// trimmed is ${name%pattern} and its kin on one value.
func trimmed(w commands.Word, op syntax.ParExpOperator, pattern string, known bool) commands.Word {
	if w = named(w); known && pattern == "*/" && op == syntax.RemLargePrefix {
		switch {
		case w.Known == automode.Exact:
			w.Text = w.Text[strings.LastIndexByte(w.Text, '/')+1:]
			return w
		case w.Known != automode.Bounded || strings.Contains(w.Suffix, "/"):
			w.Suffix = ""
		}
		name := commands.Word{Known: automode.Bounded, Suffix: w.Suffix, Data: w.Data} // without a slash
		if w.Known == automode.Bounded && w.Base == "" && !strings.Contains(w.Suffix, "/") {
			name.Text, name.One = w.Text[strings.LastIndexByte(w.Text, '/')+1:], w.One
		}
		name.One = name.One || w.Base == "." || w.Known == automode.Guess
		return name
	}
	if w.Known != automode.Exact || !known {
		if w.Known == automode.Bounded && (op == syntax.RemSmallSuffix || op == syntax.RemLargeSuffix) {
			w.Suffix, w.Digits = "", false // a shorter path below the same folder
			return w
		}
		return commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
	}
	prefix := op == syntax.RemSmallPrefix || op == syntax.RemLargePrefix
	large := op == syntax.RemLargePrefix || op == syntax.RemLargeSuffix
	best := -1
	for i := 0; i <= len(w.Text); i++ {
		part := w.Text[:i]
		if !prefix {
			part = w.Text[len(w.Text)-i:]
		}
		// A slash is an ordinary character here, which path.Match does not
		// know; hide it.
		if ok, err := matches(strings.ReplaceAll(pattern, "/", "\x01"), strings.ReplaceAll(part, "/", "\x01")); err != nil {
			return commands.Word{Data: w.Data}
		} else if ok {
			if best = i; !large {
				break
			}
		}
	}
	switch {
	case best < 0:
	case prefix:
		w.Text = w.Text[best:]
	default:
		w.Text = w.Text[:len(w.Text)-best]
	}
	return w
}

// hides reports whether a word is one of the names that a pattern for hidden ones takes:
// what an operator makes of it may be any of them still.
func hides(w *commands.Word) bool { return w.One && strings.HasPrefix(base(w.Text), ".") }

// crosses reports whether a text may stand where a name's known end begins.
func crosses(text, end string) bool {
	for k := 1; k < len(text) && k <= len(end); k++ {
		if strings.HasSuffix(text, end[:k]) {
			return true
		}
	}
	return end == ""
}

// replaced is ${name/from/to}, for plain texts only.
func replaced(p *syntax.Replace, v, with alts) alts {
	if p.Orig == nil {
		return unknownOf(dataIn(v) | dataIn(with))
	}
	from, to := p.Orig.Lit(), ""
	okTo := false
	if to, okTo = known(with); !okTo || from == "" || strings.ContainsAny(from, "*?[\\#%") {
		return unknownOf(dataIn(v) | dataIn(with))
	}
	out := make(alts, 0, len(v))
	for _, w := range v {
		switch w = named(w); {
		case hides(&w) || w.One && strings.HasPrefix(to, ".") && !strings.HasPrefix(from, "."):
			w = commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
		case w.Known == automode.Bounded && w.Base == "" && strings.Trim(to, ".") != "" && !strings.Contains(from+to+w.Suffix, "/") &&
			!strings.Contains(w.Text[:strings.LastIndexByte(w.Text, '/')+1], from):
			// Another name, which is not "..", in the same folder.
			w.Text, w.Digits = w.Text[:strings.LastIndexByte(w.Text, '/')+1], false
			switch end := w.Suffix; {
			case crosses(from, end):
				w.Suffix = ""
			case p.All:
				w.Suffix = strings.ReplaceAll(end, from, to)
			default:
				if w.Suffix = strings.Replace(end, from, to, 1); w.Suffix != end {
					other := w // it stands in front of the end as well
					other.Suffix = end
					out = append(out, other)
				}
			}
		case w.Known != automode.Exact:
			w = commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
		case p.All:
			w.Text = strings.ReplaceAll(w.Text, from, to)
		default:
			w.Text = strings.Replace(w.Text, from, to, 1)
		}
		out = append(out, w)
	}
	return out
}

// cut is ${name:offset:length}. Of a list it is a part; of a value without a
// slash it is one still.
func cut(s *syntax.Slice, v alts, name string) alts {
	if name == "@" || name == "*" {
		return alts{{Many: true, Data: dataIn(v)}}
	}
	from, okFrom := integer(s.Offset)
	length, okLength := integer(s.Length)
	out := make(alts, len(v))
	for i, w := range v {
		switch w = named(w); {
		case w.Known == automode.Exact && okFrom && from >= 0 && (s.Length == nil || okLength && length >= 0):
			t := w.Text[min(from, len(w.Text)):]
			if s.Length != nil {
				t = t[:min(length, len(t))]
			}
			w.Text = t
		case w.Known == automode.Bounded && w.Text == "" && w.Base == "":
			w.Suffix, w.Digits = "", w.Digits && w.Suffix == ""
		default:
			w = commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
		}
		out[i] = w
	}
	return out
}

func integer(x syntax.ArithmExpr) (int, bool) {
	w, ok := x.(*syntax.Word)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(w.Lit())
	return n, err == nil
}
