package python

import (
	"automode"
	"automode/internal/commands"
)

// each assigns what a loop goes through to its target. Of what gives tuples
// the parts are told apart.
func (r *reader) each(target *node, over value, s *scope) {
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
		names := r.listOf(n, value{{word: commands.Word{Known: automode.Bounded}}})
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
