package javascript

import (
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
	"automode/internal/understand/code/source"
)

// maxDepth is how deep a program may be nested.
const maxDepth = 120

// parser reads statements and expressions as the language's grammar has them,
// with one token of foresight. Where a parenthesis may turn out to be an
// arrow function's parameters, it is read as an expression that is turned into
// a pattern afterwards, so that nothing is read twice.
type parser struct {
	lexer
	source.Descent
	tok   token
	prev  int // where the token before ended
	cover int // where something stands that only a pattern may hold

	less  int  // how many signs were read behind which arguments that are types may stand
	typed bool // something stands between such a sign and its end, and in front of a call

	inClass bool // “this” is a thing of a class
	gives   bool // the function is a generator
}

func (p *parser) step() {
	p.prev = p.pos
	closed := p.less > 0 && p.tok.kind == punct && (p.tok.text == ">" || p.tok.text == ">>" || p.tok.text == ">>>")
	p.tok = p.next()
	switch {
	case p.tok.kind == punct && (p.tok.text == "<" || p.tok.text == "<<"):
		p.less++
	case closed && (p.tok.kind == template || p.tok.kind == punct && p.tok.text == "("):
		p.typed = true
	}
	if p.tok.kind == bad {
		p.Fail(p.lexer.why)
	}
}

func (p *parser) is(s string) bool {
	return p.tok.text == s && (p.tok.kind == punct || p.tok.kind == word)
}

func (p *parser) take(s string) bool {
	if p.is(s) {
		p.step()
		return true
	}
	return false
}

func (p *parser) need(s string) {
	if !p.take(s) {
		p.Fail("“" + s + "” is missing")
	}
}

const reserved = "break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await implements interface package private protected public arguments eval"

// constants are names that always mean the same.
const constants = "undefined NaN Infinity"

// identifier reads the name of a variable that is made.
func (p *parser) identifier() string {
	t := p.tok
	if t.kind != word || code.Within(reserved, t.text) || code.Within(constants, t.text) || t.text[0] == '#' {
		p.Fail("a name is missing")
	}
	p.step()
	return t.text
}

// parse reads a program as far as it can: what was read, and what stopped it.
func parse(src string, types bool) (program *script.Node, why string) {
	p := &parser{lexer: lexer{src: src}, Descent: source.Descent{Most: maxDepth}}
	program = script.N(script.Block, "")
	p.Parse(func() {
		if strings.HasPrefix(src, "#!") {
			for p.pos < len(src) && src[p.pos] != '\n' {
				p.pos++
			}
		}
		p.step()
		for p.tok.kind != end {
			program.Kids = append(program.Kids, p.statement())
		}
	})
	if types && p.typed && p.Why == "" {
		p.Why = "what looks like a comparison may be the types of a call"
	}
	return program, p.Why
}

// ends reads the end of a statement, which a line's end may be.
func (p *parser) ends() {
	if p.take(";") || p.is("}") || p.tok.kind == end || p.tok.line {
		return
	}
	p.Fail("a statement has no end")
}

func (p *parser) statement() *script.Node {
	p.Enter()
	defer p.Leave()
	if p.tok.kind == punct {
		switch p.tok.text {
		case "{":
			return p.block()
		case ";":
			p.step()
			return script.N(script.Leave, script.Empty)
		}
	}
	if p.tok.kind == word {
		if n := p.keyword(); n != nil {
			return n
		}
	}
	n := p.expression()
	if n.Op == script.Name && p.is(":") {
		p.step() // a label, which only loops and branches are left by
		n := p.statement()
		if n != nil && n.Op == script.Block {
			n = script.N(script.Loop, "", script.N(script.Plain, ""), n) // what follows in it may not be done
		}
		return n
	}
	p.ends()
	return n
}

func (p *parser) block() *script.Node {
	p.need("{")
	n := script.N(script.Block, "")
	for !p.is("}") {
		if p.tok.kind == end {
			p.Fail("“}” is missing")
		}
		n.Kids = append(n.Kids, p.statement())
	}
	p.step()
	return n
}

// keyword reads a statement that a word begins, or nothing.
func (p *parser) keyword() *script.Node {
	switch p.tok.text {
	case "const", "let", "var":
		n := p.declaration(true)
		p.ends()
		return n
	case "function":
		return p.function(false, true)
	case "async":
		if save := p.lexer; true {
			tok, prev := p.tok, p.prev
			p.step()
			if p.is("function") && !p.tok.line {
				return p.function(true, true)
			}
			p.lexer, p.tok, p.prev = save, tok, prev
		}
		return nil
	case "class":
		n := p.class(true)
		return n
	case "if":
		p.step()
		n := script.Signed(script.Plainly, script.N(script.If, "", p.head()))
		n.Kids = append(n.Kids, p.statement())
		if p.take("else") {
			n.Kids = append(n.Kids, p.statement())
		}
		return n
	case "for":
		return p.forLoop()
	case "while":
		p.step()
		c := p.head()
		return script.While(c, false, p.statement())
	case "do":
		p.step()
		body := p.statement()
		p.need("while")
		c := p.head()
		p.take(";")
		return script.Do(body, c, false)
	case "return", "throw":
		op := script.Return
		if p.tok.text == "throw" {
			op = script.Throw
		}
		p.step()
		n := script.N(op, "")
		if !p.is(";") && !p.is("}") && p.tok.kind != end && !p.tok.line {
			n.Kids = append(n.Kids, p.expression())
		} else if op == script.Throw {
			p.Fail("nothing is thrown")
		}
		p.ends()
		return n
	case "break", "continue":
		p.step()
		if p.tok.kind == word && !p.tok.line && !code.Within(reserved, p.tok.text) {
			p.step()
		}
		p.ends()
		return script.N(script.Leave, "")
	case "debugger":
		p.step()
		p.ends()
		return script.N(script.Leave, "")
	case "try":
		return p.try()
	case "switch":
		return p.choice()
	case "import":
		return p.importing()
	case "export":
		return p.exporting()
	case "with":
		p.Fail("“with” gives names other meanings")
	}
	return nil
}

// head is a condition in parentheses.
func (p *parser) head() *script.Node {
	p.need("(")
	n := p.expression()
	p.need(")")
	return n
}

// declaration reads the variables of a const, let or var.
func (p *parser) declaration(in bool) *script.Node {
	sort := p.tok.text
	p.step()
	if sort != "var" {
		sort = ""
	}
	var list []*script.Node
	for {
		target := p.pattern()
		n := script.N(script.Let, sort, target)
		if p.take("=") {
			n.Kids = append(n.Kids, p.assignment(in))
		} else if target.Op != script.Name && !p.is("of") && !p.is("in") {
			p.Fail("a pattern is given nothing")
		}
		list = append(list, n)
		if !p.take(",") {
			break
		}
	}
	if len(list) == 1 {
		return list[0]
	}
	// Declarations of one statement belong to the block that it stands in.
	return script.N(script.Seq, "", list...)
}

// pattern reads what is given a value.
func (p *parser) pattern() *script.Node {
	if p.is("[") || p.is("{") {
		cover := p.cover
		n := p.pure(p.primary())
		p.cover = cover
		return n
	}
	return script.N(script.Name, p.identifier())
}

// pure turns an expression into the pattern that it spells.
func (p *parser) pure(n *script.Node) *script.Node {
	if n == nil {
		return nil
	}
	switch n.Op {
	case script.Name, script.Member, script.Index:
		return n
	case script.Set:
		if n.Text == "" {
			n.Kids[0] = p.pure(n.Kids[0])
			return n
		}
	case script.List, script.Map:
		for i, k := range n.Kids {
			n.Kids[i] = p.pure(k)
		}
		return n
	case script.Pair, script.Spread:
		n.Kids[0] = p.pure(n.Kids[0])
		return n
	}
	p.Fail("something that is no variable is given a value")
	return nil
}

func (p *parser) forLoop() *script.Node {
	p.step()
	p.take("await")
	p.need("(")
	var init *script.Node
	switch {
	case p.is(";"):
	case p.is("const"), p.is("let"), p.is("var"):
		init = p.declaration(false)
	default:
		cover := p.cover
		init = p.expressionIn(false)
		if p.is("of") || p.is("in") {
			init = p.pure(init)
			p.cover = cover
		}
	}
	if p.is("of") || p.is("in") {
		keys := ""
		if p.is("in") {
			keys = "keys"
		}
		p.step()
		if init.Op == script.Seq || len(init.Kids) > 1 && init.Op == script.Let {
			p.Fail("a loop has several variables")
		}
		from := p.expression()
		p.need(")")
		return script.N(script.Each, keys, init, from, p.statement())
	}
	p.need(";")
	var c, last *script.Node
	if !p.is(";") {
		c = p.expression()
	}
	p.need(";")
	if !p.is(")") {
		last = p.expression()
	}
	p.need(")")
	body := p.statement()
	loop := script.While(c, false, body, last)
	if init == nil {
		return loop
	}
	return script.N(script.Block, "", init, loop)
}

func (p *parser) try() *script.Node {
	p.step()
	n := script.N(script.Try, "", p.block(), nil)
	if p.take("catch") {
		if p.take("(") {
			n.Kids[1] = p.pattern()
			p.need(")")
		}
		n.Kids = append(n.Kids, p.block())
	} else if !p.is("finally") {
		p.Fail("“catch” is missing")
	}
	if p.take("finally") {
		n.Kids = append(n.Kids, p.block())
	}
	return n
}

func (p *parser) choice() *script.Node {
	p.step()
	n := script.N(script.If, "", p.head())
	body := script.Signed(script.Cases, script.N(script.Block, ""))
	p.need("{")
	for !p.take("}") {
		switch {
		case p.take("case"):
			body.Kids = append(body.Kids, p.expression())
			p.need(":")
		case p.take("default"):
			p.need(":")
		case p.tok.kind == end:
			p.Fail("“}” is missing")
		default:
			body.Kids = append(body.Kids, p.statement())
		}
	}
	n.Kids = append(n.Kids, body)
	return n
}
