package python

import (
	"math"
	"path"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/condition"
)

// A program that is read for one name alone comes to no more than what its conditions let
// through of that name.

// holds is what a condition comes to, where the program is read for one name.
func (r *reader) holds(n *node, s *scope) condition.Truth {
	if !r.Tried {
		return 0
	}
	return r.known(n, s).Truth(false)
}

// known is what an expression comes to, as far as nothing in it is unknown.
func (r *reader) known(n *node, s *scope) (v condition.Value) {
	if r.work++; n == nil || r.spent() {
		return v
	}
	switch n.kind {
	case numberNode:
		if a, ok := literal(n); ok {
			return condition.NumberOf(a)
		}
	case constNode:
		switch n.text {
		case "True", "False":
			return condition.BoolOf(n.text == "True")
		case "None":
			return condition.Value{Sort: condition.None}
		}
	case tupleNode, listNode, setNode, dictNode:
		return r.knownList(n, s)
	case compNode:
		return r.knownAmong(n, s)
	case unaryNode:
		switch x := r.known(n.kids[0], s); {
		case n.text == "not":
			return condition.ValueOf(-x.Truth(false))
		case n.text == "not not":
			return condition.ValueOf(x.Truth(false))
		case n.text == "-" && x.Sort == condition.Number:
			return condition.NumberOf(-x.Number)
		}
	case boolNode:
		return r.knownOf(n, s)
	case condNode:
		switch r.known(n.kids[1], s).Truth(false) {
		case condition.True:
			return r.known(n.kids[0], s)
		case condition.False:
			return r.known(n.kids[2], s)
		}
	case compareNode:
		all := condition.True
		for i, op := range n.names {
			all = min(all, condition.Compared(op, r.known(n.kids[i], s), r.known(n.kids[i+1], s)).Truth(false))
		}
		return condition.ValueOf(all)
	case itemNode:
		return r.knownItem(n, s)
	case attrNode:
		if v := r.asText(n, s); v.Sort != condition.Unknown {
			return v
		}
		return condition.Asked(n.text, r.known(n.kids[0], s))
	case callNode:
		return r.knownCall(n, s)
	case walrusNode:
		return r.known(n.kids[1], s)
	case textNode, nameNode, formatNode, binaryNode:
		return r.asText(n, s)
	}
	return v
}

// asText is an expression that comes to one text, or to one list that is written out.
func (r *reader) asText(n *node, s *scope) condition.Value {
	before := len(r.facts)
	v := r.eval(n, s)
	r.facts = r.facts[:before]
	switch {
	case len(v) != 1:
	case v[0].exact() && v[0].sites == 0, v[0].kind == object && v[0].owner == &pathType && v[0].word.Exact():
		return condition.TextOf(v[0].word.Text)
	case v[0].kind == data && v[0].list != nil && !v[0].deep && r.mutated&v[0].sites == 0 && !spreads(v[0].list):
		var list []condition.Value
		for _, p := range v[0].list.parts {
			text, ok := p.text()
			if !ok {
				return condition.Value{}
			}
			list = append(list, condition.TextOf(text))
		}
		return condition.ListOf(list)
	case v[0].kind == data && v[0].list != nil && !v[0].deep && v[0].list.kind == setNode && r.mutated&v[0].sites == 0:
		return r.knownList(v[0].list, s)
	}
	return condition.Value{}
}

// knownList is a list, a set or what a dictionary has keys for.
func (r *reader) knownList(n *node, s *scope) condition.Value {
	var list []condition.Value
	for i, k := range n.kids {
		if n.kind == dictNode && i%2 == 1 {
			continue
		}
		if k == nil || k.kind == starNode {
			return condition.Value{}
		}
		list = append(list, r.known(k, s))
	}
	return condition.ListOf(list)
}

// knownAmong is a comprehension over one list that is known.
func (r *reader) knownAmong(n *node, s *scope) (v condition.Value) {
	if len(n.body) == 0 || len(n.kids) != 1 {
		return v
	}
	over := r.known(n.body[0].kids[1], s)
	if over.Sort != condition.List {
		return v
	}
	var list []condition.Value
next:
	for _, x := range over.List {
		if x.Sort != condition.Text {
			return condition.Value{}
		}
		in := newScope(s)
		in.inline = true
		r.bind(n.body[0].kids[0], str(x.Text), in)
		for _, c := range n.body[1:] {
			if len(c.kids) != 1 {
				return condition.Value{}
			}
			switch r.known(c.kids[0], in).Truth(false) {
			case condition.False:
				continue next
			case 0:
				return condition.Value{}
			}
		}
		list = append(list, r.known(n.kids[0], in))
	}
	return condition.ListOf(list)
}

// knownOf is what "and" and "or" give.
func (r *reader) knownOf(n *node, s *scope) (v condition.Value) {
	unsure := false
	for _, k := range n.kids {
		v = r.known(k, s)
		t := v.Truth(false)
		if n.text == "or" {
			t = -t
		}
		switch {
		case t == condition.False && unsure: // that one, or one in front that comes to the same
			return condition.Holding(v.Truth(false))
		case t == condition.False:
			return v
		case t == 0:
			unsure = true
		}
	}
	if unsure {
		return condition.Value{}
	}
	return v
}

// knownItem is a piece or a part of a text, or of a list.
func (r *reader) knownItem(n *node, s *scope) condition.Value {
	if in := n.kids[0].kind; in == dictNode || in == setNode {
		return condition.Value{}
	}
	of := r.known(n.kids[0], s)
	if at := n.kids[1]; at.kind == sliceNode {
		ends := [2]int{0, math.MaxInt32}
		for i, k := range at.kids {
			if k == nil {
				continue
			}
			x := r.known(k, s)
			if x.Sort != condition.Number || i > 1 {
				if i == 2 && x.Sort == condition.Number && x.Number == -1 && at.kids[0] == nil && at.kids[1] == nil {
					return condition.Asked("reverse", of)
				}
				return condition.Value{}
			}
			ends[i] = int(x.Number)
		}
		return condition.Part(of, ends[0], ends[1])
	}
	if i := r.known(n.kids[1], s); i.Sort == condition.Number {
		return condition.At(of, int(i.Number))
	}
	return condition.Value{}
}

// knownCall is what a call gives that only computes.
func (r *reader) knownCall(n *node, s *scope) (v condition.Value) {
	var with []condition.Value
	for _, k := range n.kids[1:] {
		if k.kind == starNode || k.kind == spreadNode || k.kind == keywordNode {
			return v
		}
		with = append(with, r.known(k, s))
	}
	f := n.kids[0]
	if f.kind == attrNode {
		library := r.library(f.kids[0], s)
		switch library {
		case "re", "regex":
			if len(with) == 0 || with[0].Sort != condition.Text {
				return v
			}
			expression := condition.PatternOf(with[0].Text, r.Matches)
			expression.Front = true
			if len(with) == 2 && code.Within("match search fullmatch", f.text) {
				return condition.Asked(f.text, expression, with[1])
			}
			if len(with) == 1 && f.text == "compile" {
				return expression
			}
			return v
		case "fnmatch":
			if len(with) == 2 {
				return condition.Globbed(with[1], with[0])
			}
			return v
		case "os":
			if f.text == "fspath" && len(with) == 1 {
				return with[0]
			}
			return v
		}
		if len(with) == 1 && code.Within("os.path posixpath str", library) {
			return condition.Asked(f.text, with[0])
		}
		if of := r.known(f.kids[0], s); of.Sort == condition.Text && f.text == "match" && len(with) == 1 { // of a path, from behind
			if strings.Contains(with[0].Text, "/") {
				return v
			}
			return condition.Globbed(with[0], condition.TextOf(path.Base(of.Text)))
		} else if of.Sort != condition.Unknown {
			if v = condition.Asked(f.text, of, with...); v.Sort == condition.Number && v.Number < 0 && code.Within("index rindex", f.text) {
				return condition.Value{} // that fails
			}
			return v
		}
		return r.asText(n, s)
	}
	own, ok := r.lookup(s, f.text)
	switch {
	case f.kind == lambdaNode:
	case f.kind != nameNode:
		return v
	case len(own) == 1 && own[0].kind == defined:
		return r.knownFrom(own[0].fn, with)
	case ok && (len(own) != 1 || own[0].kind != callable || own[0].name != f.text):
		return r.asText(n, s) // another one by that name
	}
	switch f.text {
	case "any", "all":
		if len(with) != 1 || with[0].Sort != condition.List {
			return v
		}
		any, all := condition.False, condition.True
		for _, x := range with[0].List {
			any, all = max(any, x.Truth(false)), min(all, x.Truth(false))
		}
		if f.text == "any" {
			return condition.ValueOf(any)
		}
		return condition.ValueOf(all)
	case "set", "list", "tuple", "frozenset", "sorted":
		if len(with) == 1 && with[0].Sort == condition.List && (f.text != "sorted" || len(with[0].List) < 2) {
			return with[0]
		}
		if len(with) == 0 {
			return condition.ListOf(nil)
		}
		return v
	case "fnmatch", "fnmatchcase":
		if len(with) == 2 {
			return condition.Globbed(with[1], with[0])
		}
		return v
	}
	if len(with) == 1 && code.Within("len str bool ord basename splitext dirname fspath repr Path PurePath", f.text) {
		if f.text == "Path" || f.text == "PurePath" {
			if with[0].Sort != condition.Text {
				return v
			}
			return condition.TextOf(path.Clean(with[0].Text))
		}
		return condition.Asked(f.text, with[0])
	}
	return r.asText(n, s)
}

// library is the module that an expression is, or the class of texts; "" for anything else.
func (r *reader) library(n *node, s *scope) string {
	before := len(r.facts)
	v := r.eval(n, s)
	r.facts = r.facts[:before]
	if len(v) == 1 && (v[0].kind == module || v[0].kind == callable && v[0].owner == &builtins) {
		return v[0].name
	}
	return ""
}

// knownFrom is what a function of the program gives that is one expression.
func (r *reader) knownFrom(f *function, with []condition.Value) (v condition.Value) {
	gives := f.n.kids
	if f.n.kind == defNode {
		if len(f.n.body) != 1 || f.n.body[0].kind != returnNode {
			return v
		}
		gives = f.n.body[0].kids
	}
	if len(gives) != 1 || len(with) != len(f.n.params) || f.active {
		return v
	}
	in := newScope(f.around)
	for i := range with {
		if with[i].Sort != condition.Text || f.n.params[i].star != "" {
			return v
		}
		in.vars[f.n.params[i].name] = str(with[i].Text)
	}
	f.active = true
	v = r.known(gives[0], in)
	f.active = false
	return v
}

// let are those of a list that a function lets through, by filter(f, list).
func (r *reader) let(n *node, f *atom, a *args) (value, bool) {
	if !r.Tried || f.name != "filter" || f.owner != &builtins || len(a.list) != 2 || len(a.list[0]) != 1 || a.list[0][0].kind != defined {
		return nil, false
	}
	var out value
	for _, x := range r.elements(a.list[1]) {
		text, ok := value{x}.text()
		if !ok && x.kind == object && x.owner == &pathType && x.word.Exact() {
			text, ok = x.word.Text, true
		}
		if !ok || r.knownFrom(a.list[0][0].fn, []condition.Value{condition.TextOf(text)}).Truth(false) != condition.False {
			out = join(out, value{x})
		}
	}
	return r.listOf(n, out), true
}

// eachOf are paths below a folder, as a listing of it gives them.
func eachOf(folder commands.Word, names []string, made func(commands.Word, string) value) (list value) {
	for _, name := range names {
		list = join(list, made(joinPath(folder, commands.Lit(name)), ""))
	}
	return list
}

// globbed are the paths that a pattern below a folder is tried with, or false.
func (r *reader) globbed(folder, pattern commands.Word, dotted bool) ([]string, bool) {
	whole := joinPath(folder, pattern)
	if !whole.Exact() {
		return nil, false
	}
	return r.Globbed(whole.Text, dotted)
}

// named are what a listing gives that is tried with some paths, or false.
func (r *reader) named(folder commands.Word, deep bool) ([]string, bool) {
	if !folder.Exact() {
		return nil, false
	}
	return r.Listed(base(folder.Text), deep)
}
