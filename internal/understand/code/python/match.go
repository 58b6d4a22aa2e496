package python

import "automode/internal/understand/code"

// branches reports whether a statement chooses among cases: the word “match”
// is a name like any other, unless its line ends in a colon and the block below
// begins with “case”.
func (p *parser) branches() bool {
	for i := p.at + 1; i+2 < len(p.tokens); i++ {
		if k := p.tokens[i].kind; k == endToken || k == wrong {
			return false
		} else if k != newline {
			continue
		}
		colon, first := p.tokens[i-1], p.tokens[i+2]
		return colon.kind == operator && colon.text == ":" && p.tokens[i+1].kind == indent && first.kind == nameToken && first.text == "case"
	}
	return false
}

// match reads the cases behind a subject.
func (p *parser) match(n *node) {
	n.kind = matchNode
	n.kids = []*node{p.list()}
	p.need(":")
	p.enter()
	p.at += 2 // the line's end, and where the block begins
	for p.take("case") {
		c := &node{kind: caseNode, line: p.line()}
		c.kids = []*node{p.patterns(), nil}
		if p.take("if") {
			c.kids[1] = p.named()
		}
		c.body = p.suite()
		n.body = append(n.body, c)
	}
	if p.kind() != dedent {
		p.fail("a case was expected")
	}
	p.at++
	p.depth--
}

// patterns reads a pattern, or a sequence of them without brackets.
func (p *parser) patterns() *node {
	first := p.pattern()
	if !p.is(",") {
		return first
	}
	n := p.node(patternNode, first)
	n.text = "["
	for p.take(",") && !p.is(":") && !p.is("if") {
		n.kids = append(n.kids, p.pattern())
	}
	return n
}

// pattern reads one pattern: alternatives, and a name for the whole.
func (p *parser) pattern() *node {
	p.enter()
	defer func() { p.depth-- }()
	n := p.node(patternNode)
	n.text = "|"
	for {
		n.kids = append(n.kids, p.closedPattern())
		if !p.take("|") {
			break
		}
	}
	if p.take("as") {
		n.names = []string{p.name()}
	}
	return n
}

func (p *parser) closedPattern() *node {
	n := p.node(patternNode)
	switch t := p.tokens[p.at]; {
	case p.take("*"):
		n.text, n.names = "*", []string{p.name()}
	case p.take("("), p.take("["):
		n.text = "["
		end := ")"
		if t.text == "[" {
			end = "]"
		}
		for !p.is(end) {
			n.kids = append(n.kids, p.pattern())
			if !p.take(",") {
				if len(n.kids) == 1 && end == ")" {
					n.text = "|" // only brackets around it
				}
				break
			}
		}
		p.need(end)
	case p.take("{"):
		p.mappingPattern(n)
	case t.kind == nameToken && !keyword(t.text):
		n.line = t.line
		what := p.node(nameNode)
		what.text = p.name()
		for p.take(".") {
			what = p.node(attrNode, what)
			what.text = p.name()
		}
		switch {
		case p.take("("):
			p.classPattern(n, what)
		case what.kind == nameNode:
			n.text, n.names = "name", []string{what.text}
		default:
			n.text, n.kids = "value", []*node{what}
		}
	default:
		n.text, n.kids = "value", []*node{p.constant()}
	}
	return n
}

// constant reads what a literal pattern compares with.
func (p *parser) constant() *node {
	t := p.tokens[p.at]
	sign := t.kind == operator && t.text == "-"
	if sign {
		t = p.tokens[p.at+1]
	}
	if t.kind != number && t.kind != text && !(t.kind == nameToken && code.Within("None True False", t.text)) {
		p.fail("a pattern was expected")
	}
	n := p.unary()
	for p.is("+") || p.is("-") {
		p.at++
		n = p.node(tupleNode, n, p.unary())
	}
	return n
}

// mappingPattern reads pairs of a key and a pattern.
func (p *parser) mappingPattern(n *node) {
	n.text = "{"
	for !p.is("}") {
		if p.take("**") {
			n.names = []string{p.name()}
		} else {
			key := p.closedPattern()
			if key.text != "value" {
				p.fail("a key was expected")
			}
			p.need(":")
			n.kids = append(n.kids, key, p.pattern())
		}
		if !p.take(",") {
			break
		}
	}
	p.need("}")
}

// classPattern reads what a thing of a class is asked for.
func (p *parser) classPattern(n, what *node) {
	n.text, n.kids = "class", []*node{what}
	for !p.is(")") {
		name := ""
		if next := p.tokens[p.at+1]; next.kind == operator && next.text == "=" {
			name = p.name()
			p.at++
		}
		n.names = append(n.names, name)
		n.kids = append(n.kids, p.pattern())
		if !p.take(",") {
			break
		}
	}
	p.need(")")
}

// match follows a statement that chooses among cases. Any of them may be taken,
// or none; the names of a pattern may keep what it was compared with, whether
// it fits or not.
func (r *reader) match(n *node, s *scope) {
	subject := r.eval(n.kids[0], s)
	var out map[string]value
	for _, c := range n.body {
		before := clone(s.vars)
		r.fits(c.kids[0], subject, s)
		if c.kids[1] != nil {
			r.eval(c.kids[1], s)
		}
		passed := merge(before, s.vars)
		if !r.block(c.body, s) {
			if out == nil {
				out = s.vars
			} else {
				out = merge(out, s.vars)
			}
		}
		s.vars = passed
	}
	if out != nil {
		s.vars = merge(out, s.vars)
	}
}

// fits assigns the names of a pattern to what they may stand for.
func (r *reader) fits(n *node, v value, s *scope) {
	if r.work++; r.spent() {
		return
	}
	switch n.text {
	case "name":
		if n.names[0] != "_" {
			r.assign(s, n.names[0], v)
		}
		return
	case "*":
		rest := &atom{deep: true, sites: r.container(n)}
		r.put(rest.sites, v)
		if n.names[0] != "_" {
			r.assign(s, n.names[0], value{rest})
		}
		return
	case "value":
		r.eval(n.kids[0], s)
		return
	case "|":
		for _, k := range n.kids {
			r.fits(k, v, s)
		}
	case "[":
		parts := r.elements(v)
		for _, k := range n.kids {
			r.fits(k, parts, s)
		}
	case "{":
		parts := r.elements(v)
		for i := 0; i < len(n.kids); i += 2 {
			r.eval(n.kids[i].kids[0], s)
			r.fits(n.kids[i+1], parts, s)
		}
		v = r.derived(n, v)
	case "class":
		for _, c := range r.eval(n.kids[0], s) {
			if c.kind != ownClass && c.kind != callable {
				r.fail(n.line, "a pattern names what is no class")
			}
		}
		for i, k := range n.kids[1:] {
			if name := n.names[i]; name != "" {
				r.fits(k, r.attribute(&node{kind: attrNode, text: name, line: n.line}, v), s)
			} else {
				r.fits(k, join(v, r.elements(v)), s)
			}
		}
		return
	}
	for _, name := range n.names {
		r.assign(s, name, v)
	}
}
