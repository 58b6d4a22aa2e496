package powershell

import (
	"strings"
)

// chain reads pipelines joined with && and ||, and what is assigned.
func (p *parser) chain() *Stmt {
	defer p.deeper()()
	s := p.pipeline()
	for {
		p.blanks()
		r := p.peek()
		switch {
		case (r == '&' || r == '|') && p.at(1) == r:
			p.i += 2
			p.lines()
			s = &Stmt{Kind: Chain, Word: string([]rune{r, r}), Parts: []*Stmt{s, p.pipeline()}}
		case r == '&':
			p.i++
			s.Beside = true
			return s
		default:
			return s
		}
	}
}

func (p *parser) pipeline() *Stmt {
	s := &Stmt{}
	p.blanks()
	from := p.i
	if p.expressive() {
		x := p.expression()
		p.blanks()
		if op := p.assignment(); op != "" {
			p.lines()
			return &Stmt{Kind: Assign, Target: x, Word: op, Parts: []*Stmt{p.statement()}}
		}
		e := &Element{Expr: x}
		for p.redirection(e) {
			p.blanks()
		}
		e.Text = string(p.s[from:p.i])
		s.Elements = append(s.Elements, e)
	} else {
		s.Elements = append(s.Elements, p.command())
	}
	for {
		end := p.i
		p.lines() // PowerShell 7 takes a pipe at the beginning of a line
		if p.peek() != '|' || p.at(1) == '|' {
			p.i = end
			return s
		}
		p.i++
		p.lines()
		s.Elements = append(s.Elements, p.command())
	}
}

func (p *parser) assignment() string {
	for _, op := range [...]string{"??=", "+=", "-=", "*=", "/=", "%=", "="} {
		n := len([]rune(op))
		if p.i+n <= len(p.s) && string(p.s[p.i:p.i+n]) == op {
			p.i += n
			return op
		}
	}
	return ""
}

// expressive reports whether an expression begins here and not a command.
func (p *parser) expressive() bool {
	switch r := p.peek(); {
	case r == '$' || r == '(' || r == '[' || r == '{' || r == '!' || r == ',' || isQuote(r):
		return true
	case r == '@':
		return true
	case r == '+' || isDash(r):
		return true
	case isDigit(r):
		_, ok := p.number()
		return ok
	}
	return false
}

// command reads one command of a pipeline.
func (p *parser) command() *Element {
	defer p.deeper()()
	p.blanks()
	from := p.i
	e := &Element{}
	if r := p.peek(); r == '&' || r == '.' && (isBlank(p.at(1)) || isQuote(p.at(1)) || p.at(1) == '$' || p.at(1) == '(' || p.at(1) == '{') {
		e.By = byte(r)
		p.i++
	}
	for {
		p.blanks()
		if p.redirection(e) {
			continue
		}
		r := p.peek()
		if p.over() || r == '|' || r == '&' {
			break
		}
		if len(e.Words) > 0 && isDash(r) && isDash(p.at(1)) && p.at(2) == '%' && ends(p.at(3)) {
			p.i += 3
			e.Words = append(e.Words, p.verbatim())
			continue
		}
		if len(e.Words) == 0 && e.By == 0 {
			e.Words = append(e.Words, p.name())
			continue
		}
		e.Words = append(e.Words, p.argument())
	}
	if len(e.Words) == 0 {
		p.fail("a command without a name")
	}
	e.Text = string(p.s[from:p.i])
	return e
}

// name reads the name of a command, which is never a parameter.
func (p *parser) name() *Expr {
	if r := p.peek(); r == '<' || r == '{' || r == '(' || r == ',' || r == '@' || isQuote(r) || r == '$' {
		p.fail("“" + string(r) + "” stands where a command's name begins")
	}
	return p.word()
}

// verbatim is what stands behind --%, up to the end of the line or a pipe.
func (p *parser) verbatim() *Expr {
	from := p.i
	quoted := false
	for p.peek() != eof && !isLine(p.peek()) {
		r := p.peek()
		if r == '"' {
			quoted = !quoted
		}
		if !quoted && (r == '|' || r == '&' && p.at(1) == '&') {
			break
		}
		p.i++
	}
	return &Expr{Kind: Verbatim, Text: strings.TrimSpace(string(p.s[from:p.i]))}
}

// redirection takes a redirection when one stands here.
func (p *parser) redirection(e *Element) bool {
	r := Redir{From: '1'}
	j := p.i
	switch c := p.peek(); {
	case c == '<':
		p.fail("“<” is not read by PowerShell")
	case c == '>':
	case (c == '*' || c >= '1' && c <= '6') && p.at(1) == '>':
		r.From = byte(c)
		j++
	default:
		return false
	}
	j++
	p.i = j
	if p.take('>') {
		r.Append = true
	}
	if p.peek() == '&' && (p.at(1) == '1' || p.at(1) == '2') {
		p.i += 2
		e.Redirs = append(e.Redirs, r)
		return true
	}
	p.blanks()
	r.To = p.argument()
	e.Redirs = append(e.Redirs, r)
	return true
}
