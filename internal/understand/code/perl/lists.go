package perl

import (
	"strings"

	"automode/internal/understand/code/script"
)

// over is a loop over a list whose pieces are changed where they stand when
// the name that they are given in the loop is given another value.
func over(target, list, body *script.Node) *script.Node {
	if oneValue(list) {
		list = script.N(script.List, "", list) // one piece
	}
	name := target
	if name.Op == script.Let {
		name = name.Kids[0]
	} else {
		target = script.N(script.Let, script.Back, target)
	}
	n := script.N(script.Each, "", target, list, body)
	if !sets(body, name.Text) {
		return n
	}
	seq := script.N(script.Seq, "")
	if script.Has(list, takesGiven) {
		seq.Kids = append(seq.Kids, changesGiven())
	}
	script.Has(list, func(k *script.Node) bool {
		if k.Op == script.Mix && k.Text == "deref" {
			seq.Kids = append(seq.Kids, script.N(script.Set, "", k, script.N(script.Mix, "")))
		}
		return false
	})
	for _, v := range variables(list, nil) {
		if v.Text == "@_" {
			seq.Kids = append(seq.Kids, changesGiven())
		}
		seq.Kids = append(seq.Kids, script.N(script.Set, "", v, script.N(script.Mix, "", v)))
	}
	seq.Kids = append(seq.Kids, n)
	return seq
}

// sets reports whether something in n gives the variable another value.
func sets(n *script.Node, name string) bool {
	if n == nil {
		return false
	}
	if n.Op == script.Set && n.Kids[0].Text == name {
		return true
	}
	for _, k := range n.Kids {
		if sets(k, name) {
			return true
		}
	}
	return false
}

// variables are those that stand in n.
func variables(n *script.Node, list []*script.Node) []*script.Node {
	if n == nil {
		return list
	}
	if n.Op == script.Name && strings.IndexByte("$@%", n.Text[0]) >= 0 {
		list = append(list, n)
	}
	for _, k := range n.Kids {
		list = variables(k, list)
	}
	return list
}

// overList reads map, grep and sort: code, and the list it is run over.
func (p *parser) overList(name *script.Node) *script.Node {
	open := p.Take("(")
	body := script.N(script.Leave, "")
	list := script.N(script.List, "")
	if p.At("{") {
		body = p.block()
		p.Take(",")
		if !p.closes() {
			list.Kids = items(p.list())
		}
	} else if !p.closes() {
		list.Kids = items(p.list())
		if name.Text != "sort" && len(list.Kids) > 0 {
			body, list.Kids = list.Kids[0], list.Kids[1:]
		}
	}
	if open {
		p.Need(")")
	}
	return script.N(script.Mix, "", over(script.N(script.Name, "$_"), list, body), list)
}
