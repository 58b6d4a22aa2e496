package python

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// each assigns what a loop goes through to its target. Of what gives tuples
// the parts are told apart.
func (r *reader) each(target *node, over value, s *scope) {
	if len(over) == 1 && r.mutated&over[0].sites == 0 && (over[0].name == "values" || over[0].name == "") {
		if list := pairs(over[0]); list != nil {
			at := 0
			if over[0].name == "values" {
				at = 1
			}
			r.bind(target, list.every(at), s)
			return
		}
	}
	if len(over) == 1 && over[0].kind == unread && over[0].name == "sys.modules" {
		r.bind(target, some(0), s) // their names
		return
	}
	if target.kind != tupleNode || len(over) != 1 {
		r.bind(target, r.elements(over), s)
		return
	}
	parts := r.parts(target, over[0])
	if len(parts) != len(target.kids) {
		r.bind(target, r.elements(over), s)
		return
	}
	for i, k := range target.kids {
		if k.kind == starNode {
			k = k.kids[0]
			parts[i] = r.listOf(target, parts[i])
		}
		r.bind(k, parts[i], s)
	}
}

// parts are the parts of the tuples that a value gives one after the other.
func (r *reader) parts(n *node, a *atom) []value {
	switch a.name {
	case "enumerate":
		return []value{num(), r.held(a)}
	case "zip":
		return a.list.parts
	case "items":
		if list := pairs(a); list != nil && r.mutated&a.sites == 0 {
			return []value{list.every(0), list.every(1)}
		}
		return []value{r.held(a), r.held(a)}
	case "walk":
		root := &atom{word: commands.Word{Data: a.word.Data}}
		if a.word.Known == automode.Exact {
			root.word = commands.Word{Known: automode.Bounded, Base: base(a.word.Text)}
		} else if a.word.Known == automode.Bounded && a.word.Base != "" {
			root.word = a.word
			root.word.Suffix = ""
		}
		if a.walker {
			root.kind, root.owner = object, &pathType
		}
		name := &atom{word: commands.Word{Known: automode.Bounded}}
		if found, ok := r.named(a.word, true); ok {
			root.word = joinPath(a.word, commands.Lit(path.Dir(found[0])))
			if path.Dir(found[0]) == "." {
				root.word = a.word
			}
			if a.walker {
				root.kind, root.owner = object, &pathType
			} else if path.Dir(found[0]) != "." {
				root.word = commands.Lit(strings.TrimSuffix(a.word.Text, "/") + "/" + path.Dir(found[0])) // as it is written there
			}
			names := r.listOf(n, str(path.Base(found[0])))
			return []value{{root}, names, names}
		}
		if a.word.Known == automode.Exact {
			name.all, root.all = path.Clean(a.word.Text), path.Clean(a.word.Text)
		}
		names := r.listOf(n, value{name})
		return []value{{root}, names, names}
	}
	return nil
}

// held are the elements of what an atom was made of.
func (r *reader) held(a *atom) value {
	var out value
	sitesOf(a.sites, func(i int) { out = join(out, r.heap[i]) })
	return out
}

// pairs is the dictionary that a value was written out as, or is a view of; nil when
// it may be another one, or takes some of it from others.
func pairs(a *atom) *node {
	if a.kind != data || a.list == nil || a.list.kind != dictNode || len(a.list.kids) == 0 || a.deep && a.name != "items" && a.name != "values" {
		return nil
	}
	for _, k := range a.list.kids {
		if k == nil {
			return nil
		}
	}
	return a.list
}

// every are the keys, or with 1 the values, of a dictionary that is written out.
func (n *node) every(at int) value {
	var out value
	for i := at; i < len(n.parts); i += 2 {
		out = join(out, n.parts[i])
	}
	return out
}

// stripped are texts without the blanks around them, by map(str.strip, texts).
func (r *reader) stripped(n *node, f *atom, a *args, s *scope) (value, bool) {
	if f.name != "map" || f.owner != &builtins || len(a.list) != 2 || len(a.names) > 0 || a.many || a.any || n.kind != callNode || len(n.kids) != 3 {
		return nil, false
	}
	by := n.kids[1]
	if by.kind != attrNode || !code.Within("strip rstrip lstrip", by.text) || by.kids[0].kind != nameNode || by.kids[0].text != "str" {
		return nil, false
	}
	if of, _ := r.lookup(s, "str"); len(of) != 1 || of[0].kind != callable || of[0].owner != &builtins {
		return nil, false
	}
	var out value
	for _, x := range r.elements(a.list[1]) {
		if x.kind != data {
			return nil, false
		}
		v, ok := textMethod(by.text, x, &args{})
		if !ok {
			v = r.derived(n, value{x})
		}
		out = join(out, v)
	}
	return r.listOf(n, out), true
}

// perhaps is what an expression may be that may not be come to: a name that is assigned in
// it may be what it was.
func (r *reader) perhaps(n *node, s *scope) value {
	if !assigns(n) {
		return r.eval(n, s)
	}
	before := clone(s.vars)
	v := r.eval(n, s)
	s.vars = merge(before, s.vars)
	return v
}

// assigns reports whether an expression gives a name a value on the way.
func assigns(n *node) bool {
	return n != nil && (n.kind == walrusNode || n.kind != lambdaNode && slices.ContainsFunc(n.kids, assigns))
}

// spreads reports whether a list takes its parts from others, so that how many
// there are is not known.
func spreads(n *node) bool {
	if n.kind != listNode && n.kind != tupleNode {
		return true
	}
	for _, k := range n.kids {
		if k == nil || k.kind == starNode {
			return true
		}
	}
	return false
}
