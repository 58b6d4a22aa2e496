package python

import (
	"strings"

	"automode/internal/understand/code"
)

// small reads one simple statement.
func (p *parser) small() *node {
	t := p.tokens[p.at]
	n := &node{line: t.line}
	if t.kind == nameToken {
		switch t.text {
		case "pass", "break", "continue":
			p.at++
			n.kind = emptyNode
			n.text = t.text
			return n
		case "return", "raise", "del", "assert":
			p.at++
			return p.wordy(n, t.text)
		case "global", "nonlocal":
			p.at++
			n.kind = globalNode
			for {
				n.names = append(n.names, p.name())
				if !p.take(",") {
					return n
				}
			}
		case "import":
			p.at++
			n.kind = importNode
			for {
				n.names = append(n.names, p.dotted(), "")
				if p.take("as") {
					n.names[len(n.names)-1] = p.name()
				}
				if !p.take(",") {
					return n
				}
			}
		case "from":
			p.at++
			return p.from(n)
		}
	}
	first := p.list()
	switch {
	case p.is("="):
		n.kind = assignNode
		n.kids = []*node{first}
		for p.take("=") {
			n.kids = append(n.kids, p.list())
		}
		for _, target := range n.kids[:len(n.kids)-1] {
			p.assignable(target)
		}
	case p.is(":"):
		p.at++
		p.assignable(first)
		n.kind = annotateNode
		n.kids = []*node{first, p.expr()}
		if p.take("=") {
			n.kids = append(n.kids, p.list())
		}
	case p.kind() == operator && strings.HasSuffix(p.tokens[p.at].text, "=") && code.Within("+= -= *= /= //= %= **= &= |= ^= >>= <<= @=", p.tokens[p.at].text):
		n.kind, n.text = augmentNode, p.tokens[p.at].text
		p.at++
		p.assignable(first)
		n.kids = []*node{first, p.list()}
	default:
		n.kind = exprNode
		n.kids = []*node{first}
	}
	return n
}

// wordy reads a statement that its first word names.
func (p *parser) wordy(n *node, word string) *node {
	ends := p.kind() == newline || p.is(";")
	switch word {
	case "return":
		n.kind = returnNode
		if !ends {
			n.kids = []*node{p.list()}
		}
	case "raise":
		n.kind = raiseNode
		if !ends {
			n.kids = []*node{p.expr()}
			if p.take("from") {
				n.kids = append(n.kids, p.expr())
			}
		}
	case "del":
		n.kind = deleteNode
		n.kids = []*node{p.list()}
		p.assignable(n.kids[0])
	case "assert":
		n.kind = assertNode
		n.kids = []*node{p.expr()}
		if p.take(",") {
			n.kids = append(n.kids, p.expr())
		}
	}
	return n
}

func (p *parser) dotted() string {
	s := p.name()
	for p.take(".") {
		s += "." + p.name()
	}
	return s
}

func (p *parser) from(n *node) *node {
	n.kind = fromNode
	for p.is(".") || p.is("...") {
		n.text += p.tokens[p.at].text
		p.at++
	}
	if !p.is("import") {
		n.text += p.dotted()
	}
	p.need("import")
	if p.take("*") {
		n.names = []string{"*", ""}
		return n
	}
	brackets := p.take("(")
	for {
		n.names = append(n.names, p.name(), "")
		if p.take("as") {
			n.names[len(n.names)-1] = p.name()
		}
		if !p.take(",") || brackets && p.is(")") {
			break
		}
	}
	if brackets {
		p.need(")")
	}
	return n
}

// assignable checks that something can be assigned to.
func (p *parser) assignable(n *node) {
	switch n.kind {
	case nameNode, attrNode, itemNode:
	case tupleNode, listNode, starNode:
		for _, k := range n.kids {
			p.assignable(k)
		}
	default:
		p.fail("something is assigned to what holds nothing")
	}
}

// targets reads what a loop assigns to.
func (p *parser) targets() *node { return p.tuple(p.target, "in") }

func (p *parser) target() *node {
	if p.take("*") {
		return p.node(starNode, p.target())
	}
	n := p.primary()
	p.assignable(n)
	return n
}
