package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// Lists of which every element is known, and in which order they stand.

// setList is set for a list of which all elements are known, or are patterns, in their order.
func (s *state) setList(name string, alts, list []commands.Word) {
	before := s.vars
	if _, perhaps := s.meant(name); perhaps {
		list = nil
	}
	if s.set(name, alts); s.vars != before && !s.kinds.has(name, readOnly|integral|numeral|altered|associative) {
		s.vars.list = list
	}
}

// holdsList notes what a variable holds as a list.
func (r *reader) holdsList(name string, v alts) {
	if r.inLists == nil {
		r.inLists = map[string]alts{}
	}
	r.inLists[name] = value.Union(r.inLists[name], v)
}

// behindFirst is what a variable may hold that is looked at with an index: one that was a list
// keeps the others in bash, where a text is assigned to it.
func (r *reader) behindFirst(name string, v alts) alts {
	rest := r.inLists[name]
	if !slices.ContainsFunc(rest, func(w commands.Word) bool { return !slices.Contains(v, w) }) {
		return v
	}
	if len(v) == 1 && v[0] == missing() {
		return v // which is gone, with all that was in it
	}
	return several(value.Union(v, rest))
}

// elements are those of a list in their order, or nil where that is not known.
func (s *state) elements(name string) []commands.Word {
	if _, perhaps := s.meant(name); perhaps {
		return nil
	}
	if b := s.binding(name); b != nil && b.depth > s.outer { // lists are not handed on to other shells
		return b.list
	}
	return nil
}

// everyElement are the words that "$@" or "${a[@]}" comes to, where a word is that and
// nothing else, or the same without quotes where that makes no difference.
func (r *reader) everyElement(w *syntax.Word, st *state) (list []commands.Word, ok bool) {
	if len(w.Parts) != 1 {
		return nil, false
	}
	part, quoted := w.Parts[0], false
	if q, is := part.(*syntax.DblQuoted); is && len(q.Parts) == 1 {
		part, quoted = q.Parts[0], true
	}
	p, is := part.(*syntax.ParamExp)
	if !is {
		return nil, false
	}
	slice := p.Slice
	if slice != nil {
		whole := *p
		whole.Slice = nil
		p = &whole
	}
	if !asItIs(p) {
		return nil, false
	}
	switch name := p.Param.Value; {
	case p.Index == nil && (name == "@" || name == "*" && !quoted):
		list, ok = st.args, st.known && (len(st.args) != 1 || st.args[0].Exact())
	case indexIs(p.Index, "@"), indexIs(p.Index, "*") && !quoted:
		list = st.elements(name)
		ok = list != nil
	}
	if ok && slice != nil {
		list, ok = someElements(slice, list, p.Index == nil)
	}
	if ifs, sure := r.ifs(st); ok && !quoted && (!sure || len(list) == 0 || slices.ContainsFunc(list, func(w commands.Word) bool { return divides(&w, ifs) || r.nameDivides(&w, ifs, st) })) {
		return nil, false
	}
	if ok {
		r.traced(list, st)
	}
	return list, ok
}

// someElements are those of a list that ":offset:length" takes, in zsh as well; the first of
// an invocation's own words is the name of the shell.
func someElements(s *syntax.Slice, list []commands.Word, own bool) ([]commands.Word, bool) {
	from, known := integer(s.Offset)
	if own {
		from--
	}
	several := func(w commands.Word) bool { return w.Many || w.Glob && !w.One || mayVanish(w) }
	if !known || from < 0 || slices.ContainsFunc(list, several) {
		return nil, false // nobody knows which of them stands where
	}
	list = list[min(from, len(list)):]
	if s.Length == nil {
		return list, true
	}
	n, known := integer(s.Length)
	if !known || n < 0 {
		return nil, false
	}
	return list[:min(n, len(list))], true
}

// divides reports whether a shell may make other words of one that it expands again. The
// names that a pattern took are looked up by it.
func divides(w *commands.Word, ifs string) bool {
	if !w.Glob {
		ifs += `*?[\`
	}
	return w.Known != automode.Exact || w.Many || w.Text == "" || strings.ContainsAny(w.Text, ifs)
}

// asItIs reports whether a parameter stands for what it holds, with nothing done to it.
func asItIs(p *syntax.ParamExp) bool {
	return p.Param != nil && !p.Excl && !p.Length && !p.Width && !p.IsSet && p.Flags == nil && p.NestedParam == nil && len(p.Modifiers) == 0 &&
		p.Slice == nil && p.Repl == nil && p.Names == 0 && p.Exp == nil
}

// allElements is the one word that a list becomes within quotes, by "$*" or "${a[*]}",
// and where it is assigned by "$@" as well.
func (r *reader) allElements(p *syntax.ParamExp, st *state) (one commands.Word, ok bool) {
	if !asItIs(p) {
		return one, false
	}
	var list []commands.Word
	name := p.Param.Value
	switch {
	case p.Index == nil && (name == "*" || name == "@") && st.known && len(st.args) > 1:
		list = st.args
	case indexIs(p.Index, "*"), indexIs(p.Index, "@"):
		list = st.elements(name)
	}
	between, sure := " ", true
	if _, set := st.lookup("IFS"); set {
		if between, sure = r.ifs(st); name == "@" || indexIs(p.Index, "@") {
			sure = false // bash takes a blank, and zsh what stands there
		}
		between = between[:min(1, len(between))]
	}
	if list == nil || !sure || r.tires(len(list)/4) {
		return one, false
	}
	texts := make([]string, len(list))
	for i := range list {
		if w := &list[i]; !w.Exact() || w.Glob || w.Many {
			return one, false
		}
		texts[i] = list[i].Text
		one.Data |= list[i].Data
		one.Encoded = one.Encoded || list[i].Encoded
	}
	w := commands.Lit(strings.Join(texts, between))
	w.Data, w.Encoded = one.Data, one.Encoded
	return w, !r.tires(len(w.Text) / longStep)
}

// elementAt is the element that a number names: to bash the first is 0, and to zsh 1.
func (r *reader) elementAt(index syntax.ArithmExpr, list []commands.Word) (alts, bool) {
	n, number := integer(index)
	if list == nil || !number || slices.ContainsFunc(list, func(w commands.Word) bool { return w.Glob }) {
		return nil, false
	}
	at := func(i int) commands.Word {
		if i < 0 || i >= len(list) {
			return missing()
		}
		return list[i]
	}
	if n < 0 {
		return alts{at(len(list) + n)}, true
	}
	v := alts{at(n)}
	if r.mayBeZsh() {
		v = append(v, at(n-1))
	}
	return v, true
}
