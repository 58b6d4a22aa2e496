package perl

import (
	"strings"

	"automode/internal/understand/code/script"
)

const maxDepth = 80

// parser reads a program character by character: what one means depends in
// Perl on whether a value or an operator can stand there, which only the
// parser knows.
type parser struct {
	src   string
	pos   int
	depth int
	why   string
}

// stop is what a syntax error unwinds with.
type stop struct{}

func (p *parser) fail(why string) {
	if p.why == "" {
		p.why = why
	}
	panic(stop{})
}

func (p *parser) enter() {
	if p.depth++; p.depth > maxDepth {
		p.fail("it is nested too deep")
	}
}

// program reads all statements into n, as far as it can.
func (p *parser) program(n *script.Node) {
	defer func() {
		if e := recover(); e != nil {
			if _, ok := e.(stop); !ok {
				panic(e)
			}
		}
	}()
	for p.space(); p.pos < len(p.src); p.space() {
		n.Kids = append(n.Kids, p.statement())
	}
}

// space leaves out blanks and comments.
func (p *parser) space() {
	for p.pos < len(p.src) {
		switch c := p.src[p.pos]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f':
			if c == '\n' && p.pos+1 < len(p.src) && p.src[p.pos+1] == '=' && p.pos+2 < len(p.src) && letter(p.src[p.pos+2]) {
				p.fail("documentation stands in the program")
			}
			p.pos++
		case c == '#':
			for p.pos < len(p.src) && p.src[p.pos] != '\n' {
				p.pos++
			}
		default:
			return
		}
	}
}

func letter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' }
func digit(c byte) bool  { return c >= '0' && c <= '9' }

// at reports whether s comes next.
func (p *parser) at(s string) bool {
	p.space()
	return strings.HasPrefix(p.src[p.pos:], s)
}

func (p *parser) take(s string) bool {
	if p.at(s) {
		p.pos += len(s)
		return true
	}
	return false
}

func (p *parser) need(s string) {
	if !p.take(s) {
		p.fail("“" + s + "” is missing")
	}
}

// word is the name that comes next, which is not taken.
func (p *parser) word() string {
	p.space()
	i := p.pos
	for i < len(p.src) && (letter(p.src[i]) || i > p.pos && digit(p.src[i]) || strings.HasPrefix(p.src[i:], "::")) {
		if p.src[i] == ':' {
			i++
		}
		i++
	}
	return p.src[p.pos:i]
}

// takeWord takes a name when it is that one.
func (p *parser) takeWord(w string) bool {
	if p.word() == w {
		p.pos += len(w)
		return true
	}
	return false
}

func within(list, w string) bool {
	return w != "" && strings.Contains(" "+list+" ", " "+w+" ")
}

func (p *parser) block() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	p.need("{")
	n := script.N(script.Block, "")
	for !p.take("}") {
		if p.pos >= len(p.src) {
			p.fail("“}” is missing")
		}
		n.Kids = append(n.Kids, p.statement())
	}
	return n
}

func (p *parser) statement() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	switch {
	case p.take(";"):
		return script.N(script.Leave, script.Empty)
	case p.at("{"):
		return p.block()
	}
	w := p.word()
	from := p.pos
	p.pos += len(w)
	switch w {
	case "if", "unless":
		n := script.N(script.If, "", p.head(), p.block())
		for p.takeWord("elsif") {
			n.Kids = append(n.Kids, script.N(script.Mix, "", p.head()), p.block())
		}
		if p.takeWord("else") {
			n.Kids = append(n.Kids, p.block())
		}
		return n
	case "while", "until":
		c := p.head()
		return loop(c, w, p.block())
	case "for", "foreach":
		return p.loop()
	case "sub":
		if name := p.word(); name != "" {
			p.pos += len(name)
			return p.sub(name)
		}
	case "BEGIN", "END":
		return script.N(script.If, "", script.N(script.Plain, ""), p.block())
	case "use", "no":
		return p.use(w)
	case "return":
		n := script.N(script.Return, "")
		if !p.ends() {
			n.Kids = append(n.Kids, p.expression())
		}
		return p.modified(n)
	case "last", "next", "redo":
		return p.modified(script.N(script.Leave, ""))
	}
	p.pos = from
	return p.modified(p.expression())
}

// ends reports whether a statement's expression has ended.
func (p *parser) ends() bool {
	return p.at(";") || p.at("}") || p.pos >= len(p.src) || within("if unless while until for foreach", p.word())
}

// modified reads what may stand behind a statement.
func (p *parser) modified(n *script.Node) *script.Node {
	w := p.word()
	if within("if unless while until for foreach", w) {
		p.pos += len(w)
		c := p.expression()
		switch w {
		case "if", "unless":
			n = script.N(script.If, "", c, n)
		case "while", "until":
			n = loop(c, w, n)
		default:
			n = over(script.N(script.Name, "$_"), c, n)
		}
	}
	if !p.take(";") && !p.at("}") && p.pos < len(p.src) {
		p.fail("a statement has no end")
	}
	return n
}

// loop is a loop with a condition. What prints or puts something behind a list
// succeeds, and one that makes another process goes on in that.
func loop(c *script.Node, w string, round ...*script.Node) *script.Node {
	for c != nil && (c.Op == script.Seq || c.Op == script.List) && len(c.Kids) == 1 {
		c = c.Kids[0]
	}
	n := script.While(c, w == "until", round...)
	if w == "while" && c != nil && c.Op == script.Call && c.Kids[0].Op == script.Name && within("push unshift print printf say", c.Kids[0].Text) || forks(c) {
		n.Text = "ever"
	}
	return n
}

// forks reports whether every turn of a loop makes another process.
func forks(n *script.Node) bool {
	if n == nil {
		return false
	}
	if n.Op == script.Name && n.Text == "fork" {
		return true
	}
	for _, k := range n.Kids {
		if forks(k) {
			return true
		}
	}
	return false
}

// sub reads the body of a function, whose arguments are a list.
func (p *parser) sub(name string) *script.Node {
	return script.N(script.Function, name, script.N(script.List, "", script.N(script.Spread, "", script.N(script.Name, "@_"))), p.block())
}

func (p *parser) head() *script.Node {
	p.need("(")
	if p.take(")") {
		return script.N(script.Number, "1")
	}
	n := p.expression()
	p.need(")")
	return n
}

func (p *parser) loop() *script.Node {
	target := script.N(script.Name, "$_")
	if p.takeWord("my") {
		target = script.N(script.Let, "", p.scalar())
	} else if p.at("$") {
		target = p.scalar()
	}
	p.need("(")
	var parts [3]*script.Node
	n := 0
	for ; n < 3; n++ {
		if !p.at(";") && !p.at(")") {
			parts[n] = p.expression()
		}
		if !p.take(";") {
			break
		}
	}
	p.need(")")
	if n > 0 {
		return script.N(script.Block, "", parts[0], loop(parts[1], "while", p.block(), parts[2]))
	}
	if parts[0] == nil {
		parts[0] = script.N(script.List, "")
	}
	return over(target, parts[0], p.block())
}

func (p *parser) scalar() *script.Node {
	p.need("$")
	name := p.word()
	if name == "" {
		p.fail("the name of a variable is missing")
	}
	p.pos += len(name)
	return script.N(script.Name, "$"+name)
}

// use reads what takes in a module.
func (p *parser) use(how string) *script.Node {
	p.space()
	if p.pos < len(p.src) && (digit(p.src[p.pos]) || p.src[p.pos] == 'v' && p.pos+1 < len(p.src) && digit(p.src[p.pos+1])) {
		for p.pos < len(p.src) && (digit(p.src[p.pos]) || p.src[p.pos] == '.' || p.src[p.pos] == 'v' || p.src[p.pos] == '_') {
			p.pos++
		}
		return p.modified(script.N(script.Leave, ""))
	}
	name := p.word()
	p.pos += len(name)
	n := script.N(script.Call, "", script.N(script.Name, "use"), script.N(script.Text, name))
	if !p.ends() {
		n = script.N(script.Seq, "", n, p.expression())
	}
	if how == "no" {
		n = script.N(script.Leave, script.Empty)
	}
	return p.modified(n)
}
