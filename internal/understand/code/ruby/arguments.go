package ruby

import (
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// called are the arguments of a call, and its block as the last.
func (p *parser) called() (args []*script.Node, any bool) {
	from := p.Pos
	switch {
	case !p.Done() && p.Src[p.Pos] == '(':
		args, any = p.arguments(), true
	case p.argument():
		any = true
		p.plain++
		args = p.items("")
		p.plain--
	default:
		p.Pos = from
	}
	from = p.Pos
	if b := p.block(); b != nil {
		return append(args, b), true
	}
	p.Pos = from
	return args, any
}

// argument reports whether an argument follows without brackets, as Ruby tells
// it by the blanks around a sign.
func (p *parser) argument() bool {
	if c := p.Peek(0); c != ' ' && c != '\t' && c != '"' && c != '\'' {
		return false
	}
	p.space()
	c, next := p.Peek(0), p.Peek(1)
	tight := next != ' ' && next != '\t' && next != '\n' && next != 0
	switch {
	case code.Letter(c):
		return !code.Within("if unless while until and or then do rescue end in when else elsif ensure", p.name()) || p.label()
	case code.Digit(c), strings.IndexByte("\"'`$@", c) >= 0 && c != 0:
		return true
	case c == ':':
		return code.Letter(next) || next == '"'
	case c == '[' || c == '(':
		return true
	case c == '-' || c == '/' || c == '%':
		return tight && next != '='
	case c == '*' || c == '&':
		return tight && next != '=' && next != c && next != '.'
	case c == '<':
		return next == '<' && (p.Peek(2) == '~' || p.Peek(2) == '-' || p.Peek(2) == '"' || p.Peek(2) == '\'' || p.Peek(2) >= 'A' && p.Peek(2) <= 'Z')
	case c == '!':
		return next != '=' && next != '~'
	}
	return false
}

// label reports whether a name with a colon behind it comes next.
func (p *parser) label() bool {
	n := len(p.name())
	if n > 0 && (p.Peek(n) == '?' || p.Peek(n) == '!') {
		n++
	}
	return n > 0 && p.Peek(n) == ':' && p.Peek(n+1) != ':'
}

func (p *parser) arguments() []*script.Node {
	p.Pos++
	return p.list(")")
}

// list reads pieces up to a sign that it takes.
func (p *parser) list(close string) []*script.Node {
	p.Enter()
	plain := p.plain
	p.plain = 0
	kids := p.items(close)
	p.plain = plain
	p.Leave()
	return kids
}

// items reads pieces, on one line where no sign closes them. What is named goes
// into a map behind the others.
func (p *parser) items(close string) []*script.Node {
	var kids []*script.Node
	named := script.N(script.Map, "")
	for {
		if close != "" {
			if p.lines(); p.Take(close) {
				break
			}
		}
		switch {
		case p.At("**"):
			p.Pos += 2
			named.Kids = append(named.Kids, script.N(script.Spread, "", p.ternary()))
		case p.At("*"):
			p.Pos++
			kids = append(kids, script.N(script.Spread, "", p.ternary()))
		case p.At("&"):
			kids = append(kids, p.passed())
		default:
			p.pair(&kids, named)
		}
		if close != "" {
			p.lines()
		}
		if p.Take(",") {
			p.lines()
			continue
		}
		if close != "" {
			p.Need(close)
		}
		break
	}
	if len(named.Kids) > 0 {
		at := len(kids)
		if at > 0 && kids[at-1].Op == script.Function {
			at--
		}
		kids = append(kids[:at:at], append([]*script.Node{named}, kids[at:]...)...)
	}
	return kids
}

// pair reads one piece of a list or a map.
func (p *parser) pair(kids *[]*script.Node, named *script.Node) {
	if p.label() {
		name := p.name()
		p.Pos += len(name)
		if p.Peek(0) != ':' {
			p.Pos++
		}
		p.Pos++
		p.lines()
		if c := p.Peek(0); c == ',' || c == ')' || c == '}' {
			p.Fail("a value is left out")
		}
		named.Kids = append(named.Kids, script.N(script.Pair, name, p.value()))
		return
	}
	n := p.value()
	switch {
	case n.Op == script.Text && !p.Done() && p.Src[p.Pos] == ':' && p.Peek(1) != ':':
		p.Pos++
		p.lines()
		named.Kids = append(named.Kids, script.N(script.Pair, n.Text, p.value()))
	case p.Take("=>"):
		p.lines()
		named.Kids = append(named.Kids, script.N(script.Pair, "", p.value(), n))
	default:
		*kids = append(*kids, n)
	}
}

// value is one piece, without "and" and its kin.
func (p *parser) value() *script.Node {
	if p.word("not") {
		p.Fail("“not” stands among arguments")
	}
	return p.assignment()
}

// passed is a block that a call is handed: a method by its name, or one that
// nobody knows.
func (p *parser) passed() *script.Node {
	p.Pos++
	if p.Peek(0) != ':' {
		return script.N(script.Strange, "a block that is not known is handed on", p.ternary())
	}
	p.Pos++
	name := p.name()
	p.Pos += len(name)
	if c := p.Peek(0); c == '?' || c == '!' {
		p.Pos++
		name += string(c)
	}
	if name == "" {
		p.Fail("a method is called by its name")
	}
	x := script.N(script.Name, "_1")
	return script.N(script.Function, "", script.N(script.List, "", x), script.N(script.Block, "", script.N(script.Return, "", script.N(script.Call, "", script.N(script.Member, name, x)))))
}
