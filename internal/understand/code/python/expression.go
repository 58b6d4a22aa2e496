package python

import "automode/internal/understand/code"

// list reads expressions with commas between, which make a tuple.
func (p *parser) list() *node {
	if p.is("yield") {
		return p.yield()
	}
	n := p.starred()
	if !p.is(",") {
		return n
	}
	n = p.node(tupleNode, n)
	for p.take(",") {
		if p.closes() {
			break
		}
		n.kids = append(n.kids, p.starred())
	}
	return n
}

// closes reports whether no further expression follows a comma.
func (p *parser) closes() bool {
	t := &p.tokens[p.at]
	if t.kind != operator {
		return t.kind != nameToken && t.kind != number && t.kind != text && t.kind != wrong
	}
	switch t.text {
	case ")", "]", "}", "=", ":", ";", "+=":
		return true
	}
	return false
}

func (p *parser) starred() *node {
	if p.take("*") {
		return p.node(starNode, p.binary(0))
	}
	return p.named()
}

func (p *parser) yield() *node {
	n := p.node(yieldNode)
	p.need("yield")
	if p.take("from") {
		n.flag = true
		n.kids = []*node{p.expr()}
	} else if !p.closes() {
		n.kids = []*node{p.list()}
	}
	return n
}

// named reads an expression that may be given a name.
func (p *parser) named() *node {
	n := p.expr()
	if n.kind == nameNode && p.take(":=") {
		return p.node(walrusNode, n, p.expr())
	}
	return n
}

func (p *parser) expr() *node {
	p.enter()
	defer func() { p.depth-- }()
	if p.is("lambda") {
		n := p.node(lambdaNode)
		p.at++
		n.params = p.params(":", false)
		p.need(":")
		n.kids = []*node{p.expr()}
		return n
	}
	n := p.or()
	if p.take("if") {
		c := p.or()
		p.need("else")
		n = p.node(condNode, n, c, p.expr())
	}
	return n
}

func (p *parser) or() *node {
	n := p.and()
	if p.is("or") {
		n = p.node(boolNode, n)
		n.text = "or"
		for p.take("or") {
			n.kids = append(n.kids, p.and())
		}
	}
	return n
}

func (p *parser) and() *node {
	n := p.not()
	if p.is("and") {
		n = p.node(boolNode, n)
		n.text = "and"
		for p.take("and") {
			n.kids = append(n.kids, p.not())
		}
	}
	return n
}

func (p *parser) not() *node {
	if p.is("not") {
		line := p.line()
		odd := false
		for p.take("not") {
			odd = !odd
		}
		n := p.node(unaryNode, p.comparison())
		if n.text, n.line = "not", line; !odd {
			n.text = "not not"
		}
		return n
	}
	return p.comparison()
}

func (p *parser) comparison() *node {
	n := p.binary(0)
	for {
		op := p.tokens[p.at].text
		switch {
		case p.take("<"), p.take(">"), p.take("=="), p.take("!="), p.take("<="), p.take(">="), p.take("in"):
		case p.is("not") && p.tokens[p.at+1].text == "in" && p.tokens[p.at+1].kind == nameToken:
			p.at += 2
			op = "not in"
		case p.take("is"):
			if p.take("not") {
				op = "is not"
			}
		default:
			return n
		}
		if n.kind != compareNode || !n.flag {
			n = p.node(compareNode, n)
			n.flag = true // the chain of this very level
		}
		n.kids, n.names = append(n.kids, p.binary(0)), append(n.names, op)
	}
}

// levels are the binary operators from the loosest to the tightest.
var levels = [...]string{" | ", " ^ ", " & ", " << >> ", " + - ", " * / // % @ "}

func (p *parser) binary(level int) *node {
	if level == len(levels) {
		return p.unary()
	}
	n := p.binary(level + 1)
	joined := false
	for p.kind() == operator && code.Within(levels[level], p.tokens[p.at].text) {
		if !joined {
			n = p.node(binaryNode, n)
			joined = true
		}
		n.names = append(n.names, p.tokens[p.at].text)
		p.at++
		n.kids = append(n.kids, p.binary(level+1))
	}
	return n
}

func (p *parser) unary() *node {
	t := p.tokens[p.at]
	if t.kind == operator && (t.text == "-" || t.text == "+" || t.text == "~") {
		p.at++
		p.enter()
		n := p.node(unaryNode, p.unary())
		p.depth--
		n.text, n.line = t.text, t.line
		return n
	}
	n := p.primary()
	if p.take("**") {
		n = p.node(binaryNode, n, p.unary())
		n.names = []string{"**"}
	}
	return n
}

// primary reads an atom and the calls, indexes and attributes behind it.
func (p *parser) primary() *node {
	depth := p.depth
	defer func() { p.depth = depth }()
	p.take("await")
	n := p.atom()
	for {
		switch {
		case p.is("("), p.is("["), p.is("."):
			p.enter()
		default:
			return n
		}
		line := p.line()
		switch {
		case p.take("."):
			n = p.node(attrNode, n)
			n.text = p.name()
		case p.take("("):
			n = p.node(callNode, append([]*node{n}, p.arguments()...)...)
		case p.take("["):
			n = p.node(itemNode, n, p.index())
			p.need("]")
		}
		n.line = line
	}
}

func (p *parser) index() *node { return p.tuple(p.slice, "]") }

// tuple reads one element, or as many as have commas between them, up to what ends
// them.
func (p *parser) tuple(element func() *node, end string) *node {
	n := element()
	if !p.is(",") {
		return n
	}
	n = p.node(tupleNode, n)
	for p.take(",") && !p.is(end) {
		n.kids = append(n.kids, element())
	}
	return n
}

func (p *parser) slice() *node {
	var n *node
	if !p.is(":") {
		n = p.starred()
		if !p.is(":") {
			return n
		}
	}
	s := p.node(sliceNode)
	s.kids = append(s.kids, n)
	for p.take(":") {
		if p.is("]") || p.is(",") || p.is(":") {
			s.kids = append(s.kids, nil)
			continue
		}
		s.kids = append(s.kids, p.expr())
	}
	return s
}

// arguments reads what stands in the brackets of a call, and their end.
func (p *parser) arguments() []*node {
	var list []*node
	for !p.take(")") {
		line := p.line()
		switch {
		case p.take("**"):
			list = append(list, p.node(spreadNode, p.expr()))
		case p.take("*"):
			list = append(list, p.node(starNode, p.expr()))
		case p.kind() == nameToken && p.tokens[p.at+1].kind == operator && p.tokens[p.at+1].text == "=":
			name := p.name()
			p.at++
			n := p.node(keywordNode, p.expr())
			n.text, n.line = name, line
			list = append(list, n)
		default:
			n := p.named()
			if p.is("for") || p.is("async") {
				n = p.comprehension("(", n)
			}
			list = append(list, n)
		}
		if !p.take(",") {
			p.need(")")
			return list
		}
	}
	return list
}

// comprehension reads the clauses behind the element.
func (p *parser) comprehension(bracket string, element ...*node) *node {
	n := p.node(compNode, element...)
	n.text = bracket
	for {
		switch {
		case p.take("for"):
			target := p.targets()
			p.need("in")
			n.body = append(n.body, p.node(clauseNode, target, p.or()))
		case p.take("if"):
			c := p.or()
			if c.kind == nameNode && p.take(":=") {
				c = p.node(walrusNode, c, p.or())
			}
			n.body = append(n.body, p.node(clauseNode, c))
		case p.is("async"):
			if p.at++; !p.is("for") {
				p.fail("“for” was expected")
			}
		default:
			return n
		}
	}
}

func (p *parser) atom() *node {
	t := p.tokens[p.at]
	switch t.kind {
	case number:
		p.at++
		return &node{kind: numberNode, line: t.line, text: t.text}
	case text:
		return p.texts()
	case nameToken:
		switch t.text {
		case "None", "True", "False":
			p.at++
			return &node{kind: constNode, line: t.line, text: t.text}
		}
		return &node{kind: nameNode, line: t.line, text: p.name()}
	case operator:
		switch t.text {
		case "...":
			p.at++
			return &node{kind: constNode, line: t.line, text: "..."}
		case "(":
			p.at++
			return p.round()
		case "[":
			p.at++
			n := &node{kind: listNode, line: t.line}
			if p.take("]") {
				return n
			}
			first := p.starred()
			if p.is("for") || p.is("async") {
				n = p.comprehension("[", first)
				p.need("]")
				return n
			}
			n.kids = append(n.kids, first)
			for p.take(",") && !p.is("]") {
				n.kids = append(n.kids, p.starred())
			}
			p.need("]")
			return n
		case "{":
			p.at++
			return p.curly()
		}
	}
	p.fail("an expression was expected")
	return nil
}

func (p *parser) round() *node {
	line := p.line()
	if p.take(")") {
		return &node{kind: tupleNode, line: line}
	}
	if p.is("yield") {
		n := p.yield()
		p.need(")")
		return n
	}
	n := p.starred()
	switch {
	case p.is("for") || p.is("async"):
		n = p.comprehension("(", n)
	case p.is(","):
		n = p.node(tupleNode, n)
		for p.take(",") && !p.is(")") {
			n.kids = append(n.kids, p.starred())
		}
	case n.kind == starNode:
		p.fail("something is spread where nothing takes it")
	}
	p.need(")")
	if n.kind == compareNode {
		n.flag = false // brackets end a chain of comparisons
	}
	return n
}

// curly reads a set or a dictionary.
func (p *parser) curly() *node {
	n := &node{kind: dictNode, line: p.line()}
	if p.take("}") {
		return n
	}
	for first := true; !p.take("}"); first = false {
		if p.take("**") {
			n.kids = append(n.kids, nil, p.binary(0))
		} else {
			k := p.starred()
			switch {
			case first && !p.is(":"):
				n.kind = setNode
			case (n.kind == setNode) == p.is(":"):
				p.fail("a set and a dictionary in one")
			}
			if n.kind == setNode {
				if first && (p.is("for") || p.is("async")) {
					n = p.comprehension("{", k)
					p.need("}")
					return n
				}
				n.kids = append(n.kids, k)
			} else {
				p.need(":")
				v := p.expr()
				if first && (p.is("for") || p.is("async")) {
					n = p.comprehension("{", k, v)
					p.need("}")
					return n
				}
				n.kids = append(n.kids, k, v)
			}
		}
		if !p.take(",") {
			p.need("}")
			break
		}
	}
	return n
}

// texts reads literals one behind the other, which are one.
func (p *parser) texts() *node {
	n := &node{kind: textNode, line: p.line()}
	formatted := false
	for p.kind() == text {
		t := &p.tokens[p.at]
		p.at++
		n.flag = n.flag || t.bytes
		if t.parts != nil {
			formatted = true
			n.kids = append(n.kids, p.fields(t.parts)...)
			continue
		}
		piece := &node{kind: textNode, line: t.line, text: t.text, flag: t.bytes}
		if !t.value {
			piece.names = []string{"?"}
		}
		n.kids = append(n.kids, piece)
	}
	if formatted {
		n.kind = formatNode
		return n
	}
	for _, k := range n.kids {
		n.text += k.text
		n.names = append(n.names, k.names...)
	}
	n.kids = nil
	return n
}

// fields are the parts of a formatted literal as nodes. A field whose format
// is not plain is a unary node.
func (p *parser) fields(parts []part) []*node {
	var list []*node
	for _, x := range parts {
		if x.tokens == nil {
			list = append(list, &node{kind: textNode, line: p.line(), text: x.text})
			continue
		}
		sub := &parser{tokens: x.tokens, depth: p.depth}
		sub.enter()
		n := sub.list()
		if n.kind == nameNode && sub.is(":=") || sub.kind() != newline {
			sub.fail("a field in a string that was not read")
		}
		if !x.plain {
			n = &node{kind: unaryNode, line: n.line, text: "format", kids: append([]*node{n}, p.fields(x.spec)...)}
		}
		list = append(list, n)
	}
	return list
}
