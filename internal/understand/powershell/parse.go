package powershell

import (
	"strings"
)

// Parse reads a text. With an error it gives the statements in front of what
// it cannot read: PowerShell would run none of them, but a reader that is
// mistaken must not lose them.
func Parse(text string) (b *Block, wrong string) {
	p := &parser{s: []rune(text)}
	b = &Block{}
	defer func() {
		switch x := recover().(type) {
		case nil:
		case stop:
			wrong = string(x)
		default:
			panic(x)
		}
	}()
	p.body(b)
	if p.peek() != eof {
		p.fail("“" + string(p.peek()) + "” stands where nothing begins with it")
	}
	return b, ""
}

// body reads what a block holds, up to the brace that ends it.
func (p *parser) body(b *Block) {
	defer p.deeper()()
	p.separators()
	for p.peek() == '[' && p.attributed() {
		p.bracketed()
		p.lines()
	}
	if p.keyword("param") {
		p.lines()
		p.params(b)
		p.separators()
	}
	for p.keyword("begin") || p.keyword("process") || p.keyword("end") || p.keyword("clean") {
		p.lines()
		inner := p.block()
		b.Stmts = append(b.Stmts, inner.Stmts...)
		p.separators()
	}
	for p.peek() != eof && p.peek() != '}' && p.peek() != ')' {
		b.Stmts = append(b.Stmts, p.statement())
		p.blanks()
		switch r := p.peek(); {
		case r == eof || r == ';' || isLine(r) || r == '}' || r == ')':
		case p.i > 0 && p.s[p.i-1] == '}':
			// After a block the next statement may follow at once.
		default:
			p.fail("“" + string(r) + "” stands where a statement ends")
		}
		p.separators()
	}
}

// attributed reports whether an attribute of the whole block stands here.
func (p *parser) attributed() bool {
	return strings.HasPrefix(strings.ToLower(string(p.s[p.i:min(len(p.s), p.i+15)])), "[cmdletbinding")
}

// block reads { … }.
func (p *parser) block() *Block {
	p.need('{')
	b := &Block{}
	p.body(b)
	p.need('}')
	return b
}

// params reads what a param block declares.
func (p *parser) params(b *Block) {
	p.need('(')
	for p.lines(); !p.take(')'); p.lines() {
		for p.peek() == '[' {
			if t := p.bracketed(); strings.ContainsAny(t, "{$&") {
				p.fail("an attribute of a parameter that can run code")
			}
			p.lines()
		}
		if p.peek() != '$' {
			p.fail("a parameter that is not read")
		}
		v := p.variable()
		if v == nil {
			p.fail("a parameter without a name")
		}
		one := Param{Name: v.Text}
		p.lines()
		if p.take('=') {
			p.lines()
			one.Default = p.expression()
			p.lines()
		}
		b.Params = append(b.Params, one)
		p.take(',')
	}
}

// bracketed reads [ … ] as it is written, without blanks, in lower case.
func (p *parser) bracketed() string {
	var b strings.Builder
	deep := 0
	for {
		r := p.peek()
		switch {
		case r == eof:
			p.fail("a bracket has no end")
		case isSingle(r):
			b.WriteString(p.single().Text)
			continue
		case isDouble(r):
			p.double()
			b.WriteByte('$')
			continue
		case r == '[':
			deep++
		case r == ']':
			deep--
		}
		p.i++
		if !isBlank(r) && !isLine(r) {
			b.WriteRune(r)
		}
		if deep == 0 {
			return strings.ToLower(strings.TrimSuffix(b.String()[1:], "]"))
		}
	}
}

// keyword takes a word of the language when it stands here.
func (p *parser) keyword(word string) bool {
	n := len(word)
	if p.i+n > len(p.s) || !strings.EqualFold(string(p.s[p.i:p.i+n]), word) {
		return false
	}
	if r := p.at(n); isName(r) || isDash(r) || r == '.' || r == '\\' || r == '/' || r == ':' || r == '`' || r == '$' || isQuote(r) {
		return false
	}
	p.i += n
	return true
}

// unread are statements that no reading of ours follows.
var unread = [...]string{"class", "enum", "using", "data", "workflow", "parallel", "sequence", "inlinescript", "configuration",
	"trap", "dynamicparam", "from", "define", "var"}

func (p *parser) statement() *Stmt {
	defer p.deeper()()
	r := p.peek()
	if r == ':' {
		p.fail("a label")
	}
	if isLetter(r) {
		for _, w := range unread {
			if p.keyword(w) {
				p.fail("a statement with “" + w + "”")
			}
		}
		if s := p.control(); s != nil {
			return s
		}
	}
	return p.chain()
}

// control reads a statement that a word of the language begins.
func (p *parser) control() *Stmt {
	switch {
	case p.keyword("if"):
		return p.branch()
	case p.keyword("while"):
		return &Stmt{Kind: Loop, Word: "while", Parts: p.condition(), Bodies: []*Block{p.following()}}
	case p.keyword("do"):
		s := &Stmt{Kind: Loop, Word: "do", Bodies: []*Block{p.following()}}
		p.lines()
		if s.Until = p.keyword("until"); !s.Until && !p.keyword("while") {
			p.fail("“do” without an end")
		}
		s.Parts = p.condition()
		return s
	case p.keyword("for"):
		return p.counted()
	case p.keyword("foreach"):
		return p.each()
	case p.keyword("switch"):
		return p.switched()
	case p.keyword("try"):
		return p.try()
	case p.keyword("function"), p.keyword("filter"):
		return p.function()
	}
	for _, w := range [...]string{"return", "throw", "exit", "break", "continue"} {
		if p.keyword(w) {
			s := &Stmt{Kind: Leave, Word: w}
			if p.blanks(); !p.over() {
				s.Parts = []*Stmt{p.chain()}
			}
			return s
		}
	}
	return nil
}

// over reports whether the statement ends here.
func (p *parser) over() bool {
	r := p.peek()
	return r == eof || r == ';' || r == '}' || r == ')' || isLine(r)
}

// condition reads ( … ) in front of a body.
func (p *parser) condition() []*Stmt {
	p.lines()
	p.need('(')
	p.lines()
	s := p.chain()
	p.lines()
	p.need(')')
	return []*Stmt{s}
}

func (p *parser) following() *Block {
	p.lines()
	return p.block()
}

func (p *parser) branch() *Stmt {
	s := &Stmt{Kind: Branch}
	for {
		s.Parts = append(s.Parts, p.condition()...)
		s.Bodies = append(s.Bodies, p.following())
		end := p.i
		p.lines()
		switch {
		case p.keyword("elseif"):
			continue
		case p.keyword("else"):
			s.Bodies = append(s.Bodies, p.following())
		default:
			p.i = end
		}
		return s
	}
}

func (p *parser) counted() *Stmt {
	s := &Stmt{Kind: Loop, Word: "for"}
	p.lines()
	p.need('(')
	for p.separators(); !p.take(')'); p.separators() {
		s.Parts = append(s.Parts, p.chain())
	}
	s.Bodies = []*Block{p.following()}
	return s
}

func (p *parser) each() *Stmt {
	s := &Stmt{Kind: Loop, Word: "foreach"}
	p.lines()
	if isDash(p.peek()) {
		p.fail("“foreach” with an option")
	}
	p.need('(')
	p.lines()
	if p.peek() == '$' {
		s.Target = p.variable()
	}
	p.lines()
	if s.Target == nil || !p.keyword("in") {
		p.fail("“foreach” without a list")
	}
	p.lines()
	s.Parts = []*Stmt{p.chain()}
	p.lines()
	p.need(')')
	s.Bodies = []*Block{p.following()}
	return s
}

func (p *parser) switched() *Stmt {
	s := &Stmt{Kind: Switch}
	for p.lines(); isDash(p.peek()); p.lines() {
		p.i++
		if p.keyword("file") {
			s.Word = "file"
			p.blanks()
			s.Parts = append(s.Parts, &Stmt{Elements: []*Element{{Expr: p.argument()}}})
		} else if !p.keyword("regex") && !p.keyword("wildcard") && !p.keyword("exact") && !p.keyword("casesensitive") {
			p.fail("an option of “switch” that is not read")
		}
	}
	if s.Word == "" {
		s.Parts = p.condition()
	}
	p.lines()
	p.need('{')
	for p.separators(); !p.take('}'); p.separators() {
		if p.peek() == '{' {
			s.Bodies = append(s.Bodies, p.block())
		} else {
			s.Parts = append(s.Parts, &Stmt{Elements: []*Element{{Expr: p.argument()}}})
		}
		s.Bodies = append(s.Bodies, p.following())
	}
	return s
}

func (p *parser) try() *Stmt {
	s := &Stmt{Kind: Try, Bodies: []*Block{p.following()}}
	for {
		end := p.i
		p.lines()
		switch {
		case p.keyword("catch"):
			for p.lines(); p.peek() == '['; p.lines() {
				p.bracketed()
				p.lines()
				p.take(',')
			}
			s.Bodies = append(s.Bodies, p.block())
		case p.keyword("finally"):
			s.Bodies = append(s.Bodies, p.following())
		default:
			p.i = end
			return s
		}
	}
}

func (p *parser) function() *Stmt {
	p.blanks()
	from := p.i
	for !ends(p.peek()) {
		p.i++
	}
	s := &Stmt{Kind: Function, Word: strings.ToLower(string(p.s[from:p.i]))}
	if s.Word == "" || strings.ContainsAny(s.Word, "$`'\"") {
		p.fail("a function without a plain name")
	}
	head := &Block{}
	if p.lines(); p.peek() == '(' {
		p.params(head)
		p.lines()
	}
	b := p.block()
	b.Params = append(head.Params, b.Params...)
	s.Bodies = []*Block{b}
	return s
}
