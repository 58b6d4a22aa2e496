package javascript

import (
	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

func (p *parser) expression() *script.Node {
	cover := p.cover
	p.cover = 0
	n := p.expressionIn(true)
	if p.cover > 0 {
		p.Fail("a pattern stands where a value is needed")
	}
	p.cover = cover
	return n
}

func (p *parser) expressionIn(in bool) *script.Node {
	n := p.assignment(in)
	if !p.is(",") {
		return n
	}
	n = script.N(script.Seq, "", n)
	for p.take(",") {
		n.Kids = append(n.Kids, p.assignment(in))
	}
	return n
}

// assignment reads an expression without a comma.
func (p *parser) assignment(in bool) *script.Node {
	p.Enter()
	defer p.Leave()
	cover := p.cover
	n := p.conditional(in)
	if p.tok.kind == punct {
		op := p.tok.text
		switch op {
		case "=":
			n = p.pure(n)
			p.cover = cover
			p.step()
			n = script.Signed("=", script.N(script.Set, "", n, p.assignment(in)))
		case "+=":
			p.step()
			n = script.Signed(op, script.N(script.Set, "+", p.simple(n), p.assignment(in)))
		case "-=", "*=", "/=", "%=", "**=", "<<=", ">>=", ">>>=", "&=", "|=", "^=":
			p.step()
			n = script.Signed(op, script.N(script.Set, "#", p.simple(n), p.assignment(in)))
		case "&&=", "||=", "??=":
			p.step()
			n = script.Signed(op, script.N(script.Set, "|", p.simple(n), p.assignment(in)))
		}
	}
	return n
}

// simple is a variable or a member.
func (p *parser) simple(n *script.Node) *script.Node {
	if n.Op != script.Name && n.Op != script.Member && n.Op != script.Index {
		p.Fail("something that is no variable is given a value")
	}
	return n
}

func (p *parser) conditional(in bool) *script.Node {
	n := p.binary(0, in)
	if !p.is("?") {
		return n
	}
	p.step()
	a := p.assignment(true)
	p.need(":")
	return script.N(script.Choose, "", n, a, p.assignment(in))
}

// rank is how tightly an operator binds, 0 for what is none.
func rank(t token, in bool) int {
	if t.kind == word {
		switch t.text {
		case "instanceof":
			return 8
		case "in":
			if in {
				return 8
			}
		}
		return 0
	}
	if t.kind != punct {
		return 0
	}
	switch t.text {
	case "??":
		return 1
	case "||":
		return 2
	case "&&":
		return 3
	case "|":
		return 4
	case "^":
		return 5
	case "&":
		return 6
	case "==", "!=", "===", "!==":
		return 7
	case "<", ">", "<=", ">=":
		return 8
	case "<<", ">>", ">>>":
		return 9
	case "+", "-":
		return 10
	case "*", "/", "%":
		return 11
	case "**":
		return 12
	}
	return 0
}

func (p *parser) binary(least int, in bool) *script.Node {
	p.Enter()
	defer p.Leave()
	n := p.unary()
	for {
		r, op := rank(p.tok, in), p.tok.text
		if r == 0 || r <= least {
			return n
		}
		p.step()
		if op == "**" {
			r-- // to the right first
		}
		right := p.binary(r, in)
		switch op {
		case "+":
			if n.Op == script.Glue && n.Text == "" {
				n.Kids = append(n.Kids, right)
			} else {
				n = script.N(script.Glue, "", n, right)
			}
		case "||", "??":
			n = script.Signed(op, script.N(script.Either, "", n, right))
		case "&&":
			n = script.Signed(op, script.N(script.Either, "", n, right))
		case "**":
			n = script.Power(n, right, "number")
		case "-", "*", "/", "%", "|", "&", "^", "<<", ">>", ">>>":
			n = script.Signed(op, script.N(script.Mix, "number", n, right))
		default:
			n = script.Signed(op, script.N(script.Mix, "looks", n, right))
		}
	}
}

func (p *parser) unary() *script.Node {
	p.Enter()
	defer p.Leave()
	switch {
	case p.tok.kind == word && code.Within("typeof void delete", p.tok.text):
		how := "looks"
		if p.tok.text == "delete" {
			how = ""
		}
		p.step()
		n := p.unary()
		if how == "" && n.Op != script.Member && n.Op != script.Index {
			p.Fail("something else than a member is deleted")
		}
		if how == "" {
			return script.N(script.Set, "", n, script.N(script.Plain, "undefined"))
		}
		return script.N(script.Mix, how, n)
	case p.tok.kind == word && p.tok.text == "await":
		p.step()
		return script.N(script.Seq, "await", p.unary())
	case p.tok.kind == punct && (p.tok.text == "!" || p.tok.text == "~" || p.tok.text == "+" || p.tok.text == "-"):
		how := "number"
		if p.tok.text == "!" {
			how = "looks"
		}
		minus, sign := p.tok.text == "-", p.tok.text
		p.step()
		n := p.unary()
		if minus && n.Op == script.Number {
			return script.Signed(n.Sign, script.N(script.Number, "-"+n.Text))
		}
		return script.Signed(sign, script.N(script.Mix, how, n))
	case p.is("++"), p.is("--"):
		sign := p.tok.text
		p.step()
		return script.Signed(sign, script.N(script.Set, "#", p.simple(p.unary())))
	}
	n := p.postfix(p.primary())
	if (p.is("++") || p.is("--")) && !p.tok.line {
		sign := p.tok.text
		p.step()
		return script.Signed(sign, script.N(script.Set, "#", p.simple(n)))
	}
	return n
}

// postfix reads members, calls and templates behind a value.
func (p *parser) postfix(n *script.Node) *script.Node {
	arrow := n.Op == script.Function && n.Text == "=>"
	for !arrow {
		switch {
		case p.tok.kind == template:
			texts, values := p.parts()
			n = script.N(script.Call, "", append([]*script.Node{n, script.N(script.List, "", texts...)}, values...)...)
		case p.tok.kind != punct:
			return n
		case p.take("."):
			n = script.N(script.Member, p.memberName(), n)
		case p.take("?."):
			switch {
			case p.is("("):
				n = p.arguments(n)
			case p.take("["):
				n = script.N(script.Index, "", n, p.expression())
				p.need("]")
			default:
				n = script.N(script.Member, p.memberName(), n)
			}
		case p.take("["):
			n = script.N(script.Index, "", n, p.expression())
			p.need("]")
		case p.is("("):
			n = p.arguments(n)
		default:
			return n
		}
	}
	n.Text = ""
	return n
}

func (p *parser) memberName() string {
	if p.tok.kind != word {
		p.Fail("the name of a member is missing")
	}
	s := p.tok.text
	p.step()
	return s
}

func (p *parser) arguments(f *script.Node) *script.Node {
	p.need("(")
	n := script.N(script.Call, "", f)
	n.Kids = append(n.Kids, p.list(")")...)
	return n
}

// list reads expressions up to the closing bracket.
func (p *parser) list(close string) []*script.Node {
	var kids []*script.Node
	for !p.take(close) {
		switch {
		case p.take("..."):
			kids = append(kids, script.N(script.Spread, "", p.assignment(true)))
		case p.is(",") && close == "]":
			p.step()
			kids = append(kids, nil)
			continue
		default:
			kids = append(kids, p.assignment(true))
		}
		if !p.is(close) {
			p.need(",")
		}
	}
	return kids
}

func (p *parser) template() *script.Node {
	n := script.N(script.Glue, "template")
	texts, values := p.parts()
	for i, t := range texts {
		if t.Text != "" || i == 0 {
			n.Kids = append(n.Kids, t)
		}
		if i < len(values) {
			n.Kids = append(n.Kids, values[i])
		}
	}
	return n
}

// parts reads the texts of a template and the values between them.
func (p *parser) parts() (texts, values []*script.Node) {
	for {
		texts = append(texts, script.N(script.Text, p.tok.text))
		if p.tok.tail {
			p.step()
			return texts, values
		}
		p.step()
		values = append(values, p.expression())
		if !p.is("}") {
			p.Fail("a template has no end")
		}
		t := token{at: p.tok.at}
		p.pos = p.tok.at + 1
		if p.tok = p.lexer.template(t); p.tok.kind == bad {
			p.Fail(p.lexer.why)
		}
	}
}

func (p *parser) primary() *script.Node {
	p.Enter()
	defer p.Leave()
	t := p.tok
	switch t.kind {
	case number:
		p.step()
		return script.Numeral(t.text, t.text)
	case str:
		p.step()
		return script.N(script.Text, t.text)
	case template:
		return p.template()
	case word:
		return p.named()
	case punct:
	default:
		p.Fail("a value is missing")
	}
	switch t.text {
	case "/", "/=":
		if p.tok = p.lexer.expression(t); p.tok.kind == bad {
			p.Fail(p.lexer.why)
		}
		n := p.lexer.pattern(t)
		p.step()
		return n
	case "[":
		p.step()
		return script.N(script.List, "", p.list("]")...)
	case "{":
		return p.object()
	case "(":
		return p.parenthesis()
	}
	p.Fail("a value is missing")
	return nil
}

// named reads a value that begins with a word.
func (p *parser) named() *script.Node {
	t := p.tok
	switch t.text {
	case "function":
		return p.function(false, false)
	case "class":
		return p.class(false)
	case "new":
		return p.construct()
	case "import":
		return p.imported()
	case "null", "true", "false":
		p.step()
		return script.N(script.Plain, t.text)
	case "this":
		p.step()
		if p.inClass {
			return script.N(script.Mix, "")
		}
		return script.N(script.Strange, "“this” is not followed")
	case "super":
		if p.inClass {
			return p.above()
		}
		p.step()
		return script.N(script.Strange, "a class is not followed")
	case "yield":
		if p.gives {
			return p.yielding()
		}
		p.Fail("“yield” is a name")
	case "async":
		p.step()
		if p.is("function") && !p.tok.line {
			return p.function(true, false)
		}
		if p.tok.kind == word && !p.tok.line && !code.Within(reserved, p.tok.text) {
			name := script.N(script.Name, p.identifier())
			return p.arrow([]*script.Node{name})
		}
		if p.is("(") && !p.tok.line {
			n := p.parenthesis()
			if n.Op != script.Function {
				p.Fail("“async” is called")
			}
			return n
		}
		p.Fail("“async” is a name")
	case "arguments":
		p.Fail("“arguments” is not followed")
	case "eval":
		p.step()
		return script.N(script.Name, t.text)
	}
	if code.Within(reserved, t.text) || t.text[0] == '#' {
		p.Fail("“" + t.text + "” stands where a value is needed")
	}
	p.step()
	if code.Within(constants, t.text) {
		return script.N(script.Plain, t.text)
	}
	n := script.N(script.Name, t.text)
	if p.is("=>") && !p.tok.line {
		return p.arrow([]*script.Node{n})
	}
	return n
}

// parenthesis reads an expression in parentheses, or an arrow function.
func (p *parser) parenthesis() *script.Node {
	cover := p.cover
	p.need("(")
	var kids []*script.Node
	only := false // parameters, nothing else
	for !p.take(")") {
		if p.take("...") {
			kids = append(kids, script.N(script.Spread, "", p.pattern()))
			only = true
			p.need(")")
			break
		}
		kids = append(kids, p.item())
		if p.is(")") {
			continue
		}
		p.need(",")
		only = only || p.is(")")
	}
	if p.is("=>") && !p.tok.line {
		p.cover = cover
		for i, k := range kids {
			kids[i] = p.pure(k)
		}
		return p.arrow(kids)
	}
	if only || len(kids) == 0 {
		p.Fail("parameters stand where a value is needed")
	}
	if len(kids) == 1 {
		return wrapped(kids[0])
	}
	return script.N(script.Seq, "", kids...)
}

// item is an expression that may yet become a parameter.
func (p *parser) item() *script.Node {
	cover := p.cover
	n := p.conditional(true)
	if p.is("=") {
		n = p.pure(n)
		p.cover = cover
		p.step()
		n = script.N(script.Set, "", n, p.assignment(true))
	} else if p.tok.kind == punct && code.Within("+= -= *= /= %= **= <<= >>= >>>= &= |= ^= &&= ||= ??=", p.tok.text) {
		op := p.tok.text
		p.step()
		how := "#"
		switch op {
		case "+=":
			how = "+"
		case "&&=", "||=", "??=":
			how = "|"
		}
		n = script.N(script.Set, how, p.simple(n), p.assignment(true))
	}
	return n
}

// wrapped is an expression in parentheses, which is no pattern any more.
func wrapped(n *script.Node) *script.Node {
	switch n.Op {
	case script.List, script.Map, script.Set, script.Glue, script.Function:
		return script.N(script.Seq, "", n)
	}
	return n
}

func (p *parser) arrow(params []*script.Node) *script.Node {
	p.need("=>")
	list := script.N(script.List, "", params...)
	if p.is("{") {
		return script.N(script.Function, "=>", list, p.block())
	}
	return script.N(script.Function, "=>", list, script.N(script.Return, "", p.assignment(true)))
}
