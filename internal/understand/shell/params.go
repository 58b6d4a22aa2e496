package shell

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// number is a value that is digits, perhaps with a sign.
func number() alts { return alts{{Known: automode.Bounded, Digits: true}} }

// param is what a parameter expansion may come to; list says that it is
// several words even within quotes, and quoted that it stands in such.
func (r *reader) param(p *syntax.ParamExp, st *state, quoted bool) (v alts, list bool) {
	if r.takenForText(p, quoted, st); r.mayFail(p, st) {
		r.mayGiveUp(st)
	}
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
	of, perhaps := st.meant(name)
	if p.Excl && of != name {
		return alts{{MayEmpty: true}}, list // the other's name
	}
	if one, ok := r.allElements(p, st); ok && quoted && !list {
		return r.traced(alts{one}, st), false
	}
	if v = r.value(of, st); perhaps {
		v = append(slices.Clone(v), missing())
	}
	if p.Index != nil {
		v = r.behindFirst(of, v)
	}
	switch {
	case p.Excl && (list || indexIs(p.Index, "*")):
		return alts{{Many: true, MayEmpty: true}}, true // the keys
	case p.Excl:
		v = r.indirect(v, st)
	}
	if p.Index != nil && !list && !indexIs(p.Index, "*") {
		scalar := len(v) == 1 && v[0].Exact() && v[0].Text != ""
		if one, ok := r.elementAt(p.Index, st.elements(name)); ok {
			v = one
		} else {
			if v = elements(v); scalar && r.mayBeZsh() {
				v = append(v, commands.Word{Data: dataIn(v)}) // characters of the text
			}
			if r.mayBeZsh() || !indexIs(p.Index, "0") {
				v = append(v, missing()) // there may be no such element; zsh's first one is 1
			}
		}
	}
	switch {
	case p.Exp != nil:
		v = r.operator(p, v, st, quoted)
	case p.Repl != nil:
		with := r.single(p.Repl.With, st)
		if quoted && r.mayBeZsh() {
			with = value.Union(with, r.unquoted(p.Repl.With, st)) // zsh keeps such quotes, bash does not
			r.unquoted(p.Repl.Orig, st)
		}
		orig, all := r.single(p.Repl.Orig, st), v
		if v = replaced(p.Repl, v, with); len(orig) == 1 && len(with) == 1 && len(v) > 0 && v[0].Known != automode.Exact {
			r.mayReplace(all, orig[0].Text, with[0].Text)
		}
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
	case "RANDOM", "SRANDOM", "SECONDS", "LINENO", "BASHPID", "EPOCHSECONDS", "PIPESTATUS", "ARGC":
		// The shell's own, whatever is assigned, unless it was unset before.
		v, _ := st.lookup(name)
		return r.orMissing(append(number(), v...))
	case "_", "BASH_COMMAND", "BASH_SOURCE", "BASH_ARGV", "DIRSTACK", "funcstack":
		v, _ := st.lookup(name)
		return append(alts{{Data: r.uttering}}, v...)
	case "FUNCNAME":
		v, _ := st.lookup(name)
		return append(r.functionName(), v...)
	case "PWD", "OLDPWD":
		v, ok := st.lookup(name)
		if !ok || r.went > 0 {
			v = append(r.folder(name, st), v...)
		}
		return v
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
		if r.mayBeZsh() && !r.began {
			return alts{{Known: automode.Bounded, Digits: true}} // to zsh it is 0 there: all that the shell runs with
		}
		return alts{{Known: automode.Bounded, Job: true}}
	case "HOME":
		return alts{commands.Lit(r.world.Home())}
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
	case "0", "-", "BASH_REMATCH", "REPLY", "HOSTNAME", "OSTYPE", "TERM", "LANG":
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

// functionName is what FUNCNAME holds.
func (r *reader) functionName() alts {
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
}

// folder is what PWD or OLDPWD holds where the shell itself set it.
func (r *reader) folder(name string, st *state) alts {
	dirs, also := st.cwds, st.names.now()
	if name == "OLDPWD" {
		dirs, also = st.left, st.names.before()
	}
	if len(dirs) > 0 && len(also) > 0 {
		dirs = slices.Concat(dirs, also)
	}
	v := make(alts, len(dirs))
	for i, d := range dirs {
		v[i] = commands.Lit(d)
	}
	if len(v) > 0 {
		return v
	}
	return alts{{}}
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
		empty = empty || w.Is("") || w.Known < automode.Bounded && w.Text+w.Suffix == ""
	}
	switch p.Exp.Op {
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull, syntax.AssignUnset, syntax.AssignUnsetOrNull:
		out := make(alts, 0, len(v)+len(word))
		for _, w := range v {
			if w.Is("") && colon || w.Known == automode.Exact && w.MayEmpty {
				continue
			}
			if colon || !set {
				w.MayEmpty, w.IfEmpty = false, "" // else it may have been assigned what came to nothing
			}
			out = append(out, w)
		}
		if maybeUnset || empty && colon || !set && len(out) == 0 {
			out = value.Union(out, word) // the value may be one of its own
		}
		if p.Exp.Op == syntax.AssignUnset || p.Exp.Op == syntax.AssignUnsetOrNull {
			if !identifier(p.Param.Value) {
				r.unknown("what is no variable cannot be assigned to, and the shell ends or leaves nothing there")
			}
			r.environment(p.Param.Value, out, st)
			out = st.kept(p.Param.Value, out)
			st.set(p.Param.Value, out)
		}
		return out
	case syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		if set && !maybeUnset && !empty {
			return word
		}
		return value.Union(alts{commands.Lit("")}, word)
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
			out = append(out, value.Trim(w, sideOf(p.Exp.Op), pattern, ok))
		}
		return out
	case syntax.UpperFirst, syntax.UpperAll, syntax.LowerFirst, syntax.LowerAll:
		var change func(string) string
		switch p.Exp.Op {
		case syntax.UpperAll:
			change = strings.ToUpper
		case syntax.LowerAll:
			change = strings.ToLower
		}
		out := make(alts, 0, len(v))
		for _, w := range v {
			out = append(out, value.Case(w, change))
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

// sideOf is where an operator takes a part away: #, ##, % or %%.
func sideOf(op syntax.ParExpOperator) value.Side {
	switch op {
	case syntax.RemSmallPrefix:
		return value.Front
	case syntax.RemLargePrefix:
		return value.FrontMost
	case syntax.RemSmallSuffix:
		return value.Back
	}
	return value.BackMost
}

// replaced is ${name/from/to}, for plain texts only.
func replaced(p *syntax.Replace, v, with alts) alts {
	to, ok := known(with)
	if p.Orig == nil || !ok {
		return unknownOf(dataIn(v) | dataIn(with))
	}
	from := p.Orig.Lit()
	if from == "" || strings.ContainsAny(from, "*?[\\#%") {
		return unknownOf(dataIn(v) | dataIn(with))
	}
	return value.Replace(v, from, to, p.All)
}

// cut is ${name:offset:length}. Of a list it is a part.
func cut(s *syntax.Slice, v alts, name string) alts {
	if name == "@" || name == "*" {
		return alts{{Many: true, Data: dataIn(v)}}
	}
	from, okFrom := integer(s.Offset)
	length, okLength := integer(s.Length)
	if s.Length == nil {
		length, okLength = math.MaxInt, true
	}
	out := make(alts, len(v))
	for i, w := range v {
		out[i] = value.Cut(w, from, length, okFrom && from >= 0 && okLength && length >= 0)
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
