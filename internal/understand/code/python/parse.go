package python

import (
	"automode/internal/understand/code"
)

// parser makes a tree of tokens. A logical line that it does not read becomes
// a bad node, and it goes on behind it: what stands there can still be told.
type parser struct {
	tokens []token
	at     int
	depth  int
}

// maxDepth bounds how deep expressions and blocks lie in each other.
const maxDepth = 80

// failure unwinds the parser out of a logical line.
type failure struct{ why string }

func parse(src string) []*node {
	p := &parser{tokens: lex(src)}
	return p.block(func() bool { return p.kind() == endToken })
}

func (p *parser) kind() tokenKind { return p.tokens[p.at].kind }
func (p *parser) line() int       { return p.tokens[p.at].line }

// is reports whether the next token is that word or operator.
func (p *parser) is(s string) bool {
	t := &p.tokens[p.at]
	return t.text == s && (t.kind == operator || t.kind == nameToken)
}

func (p *parser) take(s string) bool {
	if p.is(s) {
		p.at++
		return true
	}
	return false
}

func (p *parser) need(s string) {
	if !p.take(s) {
		p.fail("“" + s + "” was expected")
	}
}

func (p *parser) fail(why string) {
	if t := &p.tokens[p.at]; t.kind == wrong {
		why = t.text
	}
	panic(failure{why})
}

func (p *parser) enter() {
	if p.depth++; p.depth > maxDepth {
		p.fail("parts are nested too deep to be read")
	}
}

// keywords are words that name nothing.
const keywords = " False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield "

func keyword(s string) bool { return code.Within(keywords, s) }

func (p *parser) name() string {
	t := &p.tokens[p.at]
	if t.kind != nameToken || keyword(t.text) {
		p.fail("a name was expected")
	}
	p.at++
	return t.text
}

func (p *parser) node(k nodeKind, kids ...*node) *node {
	line := p.line()
	if len(kids) > 0 && kids[0] != nil {
		line = kids[0].line
	}
	return &node{kind: k, line: line, kids: kids}
}

// block reads statements until the end.
func (p *parser) block(end func() bool) []*node {
	var list []*node
	for !end() && p.kind() != endToken {
		list = p.recovering(list)
	}
	return list
}

// recovering adds a logical line's statements, or a bad node for one that is
// not read.
func (p *parser) recovering(list []*node) (out []*node) {
	from, depth := p.at, p.depth
	defer func() {
		switch r := recover().(type) {
		case nil:
		case failure:
			out = append(list, &node{kind: badNode, line: p.tokens[from].line, text: r.why})
			p.depth = depth
			p.skip(from)
		default:
			panic(r)
		}
	}()
	return p.statement(list)
}

// skip passes what is left of a logical line, at least one token.
func (p *parser) skip(from int) {
	p.at = max(p.at, from)
	if k := p.tokens[from].kind; k == indent || k == dedent {
		p.at = from + 1
		return
	}
	for p.kind() != endToken && p.kind() != newline {
		if k := p.kind(); k == dedent || k == indent {
			return
		}
		p.at++
	}
	if p.kind() == newline {
		p.at++
	}
}

// suite reads what stands behind a colon: the rest of the line, or a block.
func (p *parser) suite() []*node {
	p.need(":")
	p.enter()
	defer func() { p.depth-- }()
	if p.kind() != newline {
		return p.simple(nil)
	}
	p.at++
	if p.kind() != indent {
		p.fail("a block was expected")
	}
	p.at++
	list := p.block(func() bool { return p.kind() == dedent })
	if p.kind() == dedent {
		p.at++
	}
	return list
}

// statement adds a compound statement, or the simple ones of a line.
func (p *parser) statement(list []*node) []*node {
	t := p.tokens[p.at]
	switch {
	case t.kind == indent:
		p.fail("a line is indented that must not be")
	case t.kind == operator && t.text == "@":
		return p.decorated(list)
	case t.kind != nameToken:
		return p.simple(list)
	}
	n := &node{line: t.line}
	switch t.text {
	case "if", "while":
		p.at++
		n.kind = ifNode
		if t.text == "while" {
			n.kind = whileNode
		}
		n.kids = []*node{p.named()}
		n.body = p.suite()
		n.alt = p.otherwise(t.text == "if")
	case "for":
		p.at++
		n.kind = forNode
		target := p.targets()
		p.need("in")
		n.kids = []*node{target, p.list()}
		n.body = p.suite()
		n.alt = p.otherwise(false)
	case "try":
		p.at++
		p.try(n)
	case "with":
		p.at++
		p.with(n)
	case "match":
		if !p.branches() {
			return p.simple(list)
		}
		p.at++
		p.match(n)
	case "def":
		p.at++
		n.kind, n.text = defNode, p.name()
		p.need("(")
		n.params = p.params(")", true)
		p.need(")")
		if p.take("->") {
			n.kids = append(n.kids, p.expr())
		}
		n.body = p.suite()
	case "class":
		p.at++
		n.kind, n.text = classNode, p.name()
		if p.take("(") {
			n.kids = p.arguments()
		}
		n.body = p.suite()
	case "async":
		// What it awaits may run later than it stands here. So do functions: what
		// they find outside of themselves is everything that was ever there.
		p.at++
		if !p.is("def") && !p.is("with") && !p.is("for") {
			p.fail("a statement was expected")
		}
		return p.statement(list)
	default:
		return p.simple(list)
	}
	return append(list, n)
}

// decorated reads what stands in front of a definition, each of which is called
// with what it defines.
func (p *parser) decorated(list []*node) []*node {
	var marks []*node
	for p.take("@") {
		marks = append(marks, p.named())
		if p.kind() != newline {
			p.fail("more stands on the line than was read")
		}
		p.at++
	}
	if !p.is("def") && !p.is("class") && !p.is("async") {
		p.fail("a definition was expected")
	}
	list = p.statement(list)
	list[len(list)-1].marks = marks
	return list
}

// otherwise reads the elif and else of a statement.
func (p *parser) otherwise(elif bool) []*node {
	switch {
	case elif && p.is("elif"):
		n := &node{kind: ifNode, line: p.line()}
		p.at++
		p.enter()
		n.kids = []*node{p.named()}
		n.body = p.suite()
		n.alt = p.otherwise(true)
		p.depth--
		return []*node{n}
	case p.take("else"):
		return p.suite()
	}
	return nil
}

func (p *parser) try(n *node) {
	n.kind = tryNode
	n.body = p.suite()
	for p.is("except") {
		h := &node{kind: handlerNode, line: p.line()}
		p.at++
		p.take("*") // of a group, each part of it
		if !p.is(":") {
			h.kids = []*node{p.list()}
			if p.take("as") {
				h.text = p.name()
			}
		}
		h.body = p.suite()
		n.kids = append(n.kids, h)
	}
	if p.take("else") {
		n.alt = p.suite()
	}
	if p.take("finally") {
		n.last = p.suite()
	}
}

func (p *parser) with(n *node) {
	n.kind = withNode
	// Brackets around several managers read like a tuple; which it is shows
	// only behind them.
	from := p.at
	if p.take("(") && p.managers(n) && p.take(")") && p.is(":") {
		n.body = p.suite()
		return
	}
	p.at, n.kids = from, nil
	if !p.managers(n) {
		p.fail("what “with” enters was not read")
	}
	n.body = p.suite()
}

func (p *parser) managers(n *node) bool {
	for {
		n.kids = append(n.kids, p.expr(), nil)
		if p.take("as") {
			n.kids[len(n.kids)-1] = p.target()
		}
		if !p.take(",") {
			return true
		}
		if p.is(")") {
			return true
		}
	}
}

// params reads parameters up to the end.
func (p *parser) params(end string, annotated bool) []param {
	var list []param
	for !p.is(end) {
		var a param
		switch {
		case p.take("/"):
		case p.take("**"):
			a.star, a.name = "**", p.name()
		case p.take("*"):
			a.star = "*"
			if !p.is(",") {
				a.name = p.name()
			}
		default:
			a.name = p.name()
		}
		if a.name != "" && annotated && p.take(":") {
			a.note = p.starred()
		}
		if a.name != "" && p.take("=") {
			a.value = p.expr()
		}
		if a.name != "" {
			list = append(list, a)
		}
		if !p.take(",") {
			break
		}
	}
	return list
}

// simple adds the simple statements of a line.
func (p *parser) simple(list []*node) []*node {
	for {
		list = append(list, p.small())
		if p.take(";") {
			if p.kind() != newline {
				continue
			}
		}
		if p.kind() != newline {
			p.fail("more stands on the line than was read")
		}
		p.at++
		return list
	}
}
