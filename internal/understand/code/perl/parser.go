package perl

import (
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
	"automode/internal/understand/code/source"
)

// maxDepth is how deep a program may be nested.
const maxDepth = 80

// parser reads a program character by character: what one means depends in
// Perl on whether a value or an operator can stand there, which only the
// parser knows.
type parser struct {
	source.Text
	first []*script.Node  // what is run before anything else
	back  []*script.Node  // of the innermost block: what gives variables back the values that it took from them
	given []*script.Node  // where the words behind the program are meant, each part of them; nil: in a way that is not seen
	mine  map[string]bool // variables that were declared by my and its like
}

func newParser(text string) *parser {
	p := &parser{}
	p.Text = source.New(text, maxDepth, p.space)
	return p
}

// program reads all statements into n.
func (p *parser) program(n *script.Node) {
	for p.space(); !p.Done(); p.space() {
		n.Kids = append(n.Kids, p.statement())
	}
}

// space leaves out blanks and comments.
func (p *parser) space() {
	for !p.Done() {
		switch c := p.Src[p.Pos]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f':
			if c == '\n' && p.Pos+1 < len(p.Src) && p.Src[p.Pos+1] == '=' && p.Pos+2 < len(p.Src) && code.Letter(p.Src[p.Pos+2]) {
				p.Fail("documentation stands in the program")
			}
			p.Pos++
		case c == '#':
			for !p.Done() && p.Src[p.Pos] != '\n' {
				p.Pos++
			}
		default:
			return
		}
	}
}

// word is the name that comes next, which is not taken.
func (p *parser) word() string {
	p.space()
	i := p.Pos
	for i < len(p.Src) && (code.Letter(p.Src[i]) || i > p.Pos && code.Digit(p.Src[i]) || strings.HasPrefix(p.Src[i:], "::")) {
		if p.Src[i] == ':' {
			i++
		}
		i++
	}
	return p.Src[p.Pos:i]
}

// takeWord takes a name when it is that one.
func (p *parser) takeWord(w string) bool {
	if p.word() == w {
		p.Pos += len(w)
		return true
	}
	return false
}

func (p *parser) block() *script.Node {
	p.Enter()
	defer p.Leave()
	p.Need("{")
	n := script.N(script.Block, "")
	outer := p.back
	p.back = nil
	for !p.Take("}") {
		if p.Done() {
			p.Fail("“}” is missing")
		}
		n.Kids = append(n.Kids, p.statement())
	}
	n.Kids = append(n.Kids, p.back...)
	if end := len(n.Kids) - len(p.back) - 1; len(p.back) > 0 {
		gives := script.N(script.Mix, "")
		if last := n.Kids[end]; last.Op < script.Block && last.Op != script.Function {
			gives = script.N(script.Name, "what a block gives")
			n.Kids[end] = script.N(script.Let, "", gives, last)
		}
		n.Kids = append(n.Kids, gives)
	}
	p.back = outer
	return n
}

func (p *parser) statement() *script.Node {
	p.Enter()
	defer p.Leave()
	switch {
	case p.Take(";"):
		return script.N(script.Leave, script.Empty)
	case p.At("{"):
		n := p.block()
		if script.Has(n, func(k *script.Node) bool { return k.Op == script.Leave && k.Text == "" }) {
			return script.N(script.Loop, "", script.N(script.Plain, ""), n) // it may be left, or done again
		}
		return n
	}
	w := p.word()
	from := p.Pos
	p.Pos += len(w)
	switch w {
	case "if", "unless":
		n := script.Signed(w, script.N(script.If, "", p.head(), p.block()))
		for p.takeWord("elsif") {
			n.Kids = append(n.Kids, script.N(script.Mix, "", p.head()), p.block())
		}
		if p.takeWord("else") {
			n.Kids = append(n.Kids, p.block())
		}
		if script.Has(n.Kids[0], func(k *script.Node) bool { return k.Op == script.Let }) {
			return script.N(script.Block, "", n) // what is made in the head is gone behind it
		}
		return n
	case "while", "until":
		c := p.head()
		return loop(c, w, p.block())
	case "for", "foreach":
		return p.loop()
	case "sub":
		if name := p.word(); name != "" {
			if p.Pos += len(name); language.Knows(name) && !code.Within(imported, name) {
				name = "&" + name // called by its plain name it is the language's own
			}
			return p.sub(name)
		}
	case "BEGIN":
		p.first = append(p.first, p.block())
		return script.N(script.Leave, script.Empty)
	case "END":
		return script.N(script.Call, "", script.N(script.Name, w), script.N(script.Function, "", script.N(script.List, ""), p.block()))
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
	p.Pos = from
	return p.modified(p.expression())
}

// ends reports whether a statement's expression has ended.
func (p *parser) ends() bool {
	return p.At(";") || p.At("}") || p.Done() || code.Within("if unless while until for foreach", p.word())
}

// modified reads what may stand behind a statement.
func (p *parser) modified(n *script.Node) *script.Node {
	w := p.word()
	if code.Within("if unless while until for foreach", w) {
		p.Pos += len(w)
		c := p.expression()
		switch w {
		case "if", "unless":
			if n != nil && n.Op == script.Let && len(n.Kids) > 1 {
				n = script.N(script.Strange, "what a variable holds that is perhaps not made is not defined", n)
			}
			n = script.Signed(w, script.N(script.If, "", c, n))
		case "while", "until":
			n = loop(c, w, n)
		default:
			n = over(script.N(script.Name, "$_"), c, n)
		}
	}
	if !p.Take(";") && !p.At("}") && !p.Done() {
		p.Fail("a statement has no end")
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
	if w == "while" && c != nil && c.Op == script.Call && c.Kids[0].Op == script.Name && code.Within("push unshift print printf say", c.Kids[0].Text) || forks(c) {
		n.Text = "ever"
	}
	return n
}

// forks reports whether every turn of a loop makes another process.
func forks(n *script.Node) bool {
	return script.Has(n, func(k *script.Node) bool { return k.Op == script.Name && k.Text == "fork" })
}

// sub reads the body of a function, whose arguments are a list.
func (p *parser) sub(name string) *script.Node {
	body := p.block()
	if script.Has(body, mayChangeGiven) {
		body.Kids = append(body.Kids, changesGiven())
	}
	return script.N(script.Function, name, script.N(script.List, "", script.N(script.Spread, "", script.N(script.Name, "@_"))), body)
}

// mayChangeGiven: the pieces of @_ are what the caller gave itself, so that a function which
// changes one changes that, and so does what is done through a reference to it.
func mayChangeGiven(n *script.Node) bool {
	piece := func(k *script.Node) bool { return k.Op == script.Name && k.Text == "@_" }
	switch {
	case n.Op == script.Set && n.Kids[0] != nil && n.Kids[0].Op != script.Name:
		return script.Has(n.Kids[0], piece)
	case n.Op == script.Seq && n.Text == "reference", n.Sign == `\`:
		return script.Has(n, piece)
	case n.Op == script.Call && len(n.Kids) > 1 && n.Kids[0] != nil && (n.Kids[0].Text == "undef" || n.Kids[0].Text == "substr" && len(n.Kids) > 4):
		return n.Kids[1] != nil && n.Kids[1].Op != script.Name && script.Has(n.Kids[1], piece)
	}
	return false
}

func changesGiven() *script.Node {
	return script.N(script.Strange, "a function changes what it is given")
}

func (p *parser) head() *script.Node {
	p.Need("(")
	if p.Take(")") {
		return script.N(script.Number, "1")
	}
	n := p.expression()
	p.Need(")")
	return n
}

func (p *parser) loop() *script.Node {
	target := script.N(script.Name, "$_")
	if p.takeWord("my") {
		target = script.N(script.Let, "", p.scalar())
	} else if p.At("$") {
		target = p.scalar()
	}
	p.Need("(")
	var parts [3]*script.Node
	n := 0
	for ; n < 3; n++ {
		if !p.At(";") && !p.At(")") {
			parts[n] = p.expression()
		}
		if !p.Take(";") {
			break
		}
	}
	p.Need(")")
	if n > 0 {
		return script.N(script.Block, "", parts[0], loop(parts[1], "while", p.block(), parts[2]))
	}
	if parts[0] == nil {
		parts[0] = script.N(script.List, "")
	}
	return over(target, parts[0], p.block())
}

func (p *parser) scalar() *script.Node {
	p.Need("$")
	name := p.word()
	if name == "" {
		p.Fail("the name of a variable is missing")
	}
	p.Pos += len(name)
	return script.N(script.Name, "$"+name)
}

// use reads what takes in a module.
func (p *parser) use(how string) *script.Node {
	p.space()
	if !p.Done() && (code.Digit(p.Src[p.Pos]) || p.Src[p.Pos] == 'v' && p.Pos+1 < len(p.Src) && code.Digit(p.Src[p.Pos+1])) {
		for !p.Done() && (code.Digit(p.Src[p.Pos]) || p.Src[p.Pos] == '.' || p.Src[p.Pos] == 'v' || p.Src[p.Pos] == '_') {
			p.Pos++
		}
		return p.modified(script.N(script.Leave, ""))
	}
	name := p.word()
	p.Pos += len(name)
	n := script.N(script.Call, "", script.N(script.Name, "use"), script.N(script.Text, name))
	if !p.ends() {
		n = script.N(script.Seq, "", n, p.expression())
	}
	if how == "no" {
		n = script.N(script.Leave, script.Empty)
	}
	return p.modified(n)
}
