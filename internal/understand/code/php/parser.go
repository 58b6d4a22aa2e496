package php

import (
	"strings"

	"automode/internal/understand/code/script"
)

const maxDepth = 80

// parser reads a program as it is written; PHP needs no table of what was
// declared to be read.
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
		rest := p.src[p.pos:]
		switch c := rest[0]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			p.pos++
		case strings.HasPrefix(rest, "#[") || strings.HasPrefix(rest, "?>") || strings.HasPrefix(rest, "<?"):
			p.fail("text stands between programs")
		case c == '#' || strings.HasPrefix(rest, "//"):
			line, _, _ := strings.Cut(rest, "\n")
			if strings.ContainsAny(line, "\r") || strings.Contains(line, "?>") {
				p.fail("a comment ends before its line does")
			}
			p.pos += len(line)
		case strings.HasPrefix(rest, "/*"):
			i := strings.Index(rest, "*/")
			if i < 2 {
				p.fail("a comment has no end")
			}
			p.pos += i + 2
		default:
			return
		}
	}
}

func letter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' }
func digit(c byte) bool  { return c >= '0' && c <= '9' }

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

// word is the name that comes next, in small letters, which is not taken:
// names of functions and words of the language know no capitals.
func (p *parser) word() string { return strings.ToLower(p.name()) }

func (p *parser) name() string {
	p.space()
	i := p.pos
	for i < len(p.src) && (letter(p.src[i]) || i > p.pos && digit(p.src[i]) || p.src[i] == '\\') {
		i++
	}
	if i < len(p.src) && p.src[i] >= 0x80 {
		p.fail("a name holds a letter that is not read")
	}
	return p.src[p.pos:i]
}

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
	n := script.N(script.If, "", script.N(script.Plain, "")) // no scope of its own
	for !p.take("}") {
		if p.pos >= len(p.src) {
			p.fail("“}” is missing")
		}
		n.Kids = append(n.Kids, p.statement())
	}
	return n
}

// body is a statement or a block.
func (p *parser) body() *script.Node {
	if p.at(":") {
		p.fail("the other way to write blocks is not read")
	}
	if p.at("{") {
		return p.block()
	}
	return p.statement()
}

func (p *parser) end(n *script.Node) *script.Node {
	if !p.take(";") && p.pos < len(p.src) {
		p.fail("a statement has no end")
	}
	return n
}

func (p *parser) head() *script.Node {
	p.need("(")
	n := p.expression()
	p.need(")")
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
	w, from := p.word(), p.pos
	p.pos += len(w)
	switch w {
	case "echo":
		n := script.N(script.Call, "", script.N(script.Name, "print"), p.expression())
		for p.take(",") {
			n.Kids = append(n.Kids, p.expression())
		}
		return p.end(n)
	case "if":
		n := script.N(script.If, "", p.head(), p.body())
		for p.takeWord("elseif") {
			n.Kids = append(n.Kids, script.N(script.Mix, "", p.head()), p.body())
		}
		if p.takeWord("else") {
			n.Kids = append(n.Kids, p.body())
		}
		return n
	case "while":
		c := p.head()
		return forked(script.While(c, false, p.body()), c)
	case "do":
		body := p.body()
		if !p.takeWord("while") {
			p.fail("“while” is missing")
		}
		c := p.head()
		return p.end(forked(script.Do(body, c, false), c))
	case "for":
		return p.loop()
	case "foreach":
		return p.each()
	case "switch":
		return p.choice()
	case "try":
		n := script.N(script.Try, "", p.block(), nil)
		for p.takeWord("catch") {
			p.need("(")
			for !p.at("$") && !p.at(")") {
				if p.name() == "" && !p.take("|") {
					p.fail("what is caught is not known")
				}
				p.pos += len(p.name())
			}
			if p.at("$") {
				n.Kids[1] = p.variable()
			}
			p.need(")")
			n.Kids = append(n.Kids, p.block())
		}
		if p.takeWord("finally") {
			n.Kids = append(n.Kids, p.block())
		}
		return n
	case "function":
		if name := p.word(); name != "" && !p.at("(") {
			p.pos += len(name)
			f := p.function()
			f.Text = name
			return f
		}
	case "return":
		n := script.N(script.Return, "")
		if !p.at(";") && p.pos < len(p.src) {
			n.Kids = append(n.Kids, p.expression())
		}
		return p.end(n)
	case "break", "continue":
		return p.end(script.N(script.Leave, ""))
	case "throw":
		return p.end(script.N(script.Throw, "", p.expression()))
	case "declare", "namespace", "use", "class", "interface", "trait", "enum", "abstract", "final", "global", "static", "goto", "const", "unset":
		p.fail("“" + w + "” is not followed")
	}
	p.pos = from
	return p.end(p.expression())
}

// forked marks a loop that makes another process to find out whether it goes
// on: it does, in that one.
func forked(n, cond *script.Node) *script.Node {
	if forks(cond) {
		n.Text = "ever"
	}
	return n
}

// forks reports whether every turn of a loop makes another process.
func forks(n *script.Node) bool {
	if n == nil {
		return false
	}
	if n.Op == script.Name && n.Text == "pcntl_fork" {
		return true
	}
	for _, k := range n.Kids {
		if forks(k) {
			return true
		}
	}
	return false
}

func (p *parser) loop() *script.Node {
	p.need("(")
	var parts [3]*script.Node
	for i, close := range [...]string{";", ";", ")"} {
		for !p.at(close) {
			n := p.expression()
			if parts[i] == nil {
				parts[i] = n
			} else {
				parts[i] = script.N(script.Seq, "", parts[i], n)
			}
			if !p.take(",") {
				break
			}
		}
		p.need(close)
	}
	return script.N(script.Seq, "", orNothing(parts[0]), forked(script.While(parts[1], false, p.body(), parts[2]), parts[1]))
}

func orNothing(n *script.Node) *script.Node {
	if n == nil {
		return script.N(script.Plain, "")
	}
	return n
}

func (p *parser) each() *script.Node {
	p.need("(")
	from := p.expression()
	if !p.takeWord("as") {
		p.fail("“as” is missing")
	}
	if p.at("&") {
		p.fail("references are not followed")
	}
	target := p.unary()
	var key *script.Node
	if p.take("=>") {
		if p.at("&") {
			p.fail("references are not followed")
		}
		key, target = target, p.unary()
	}
	p.need(")")
	n := script.N(script.Each, "", target, from, p.body())
	if key != nil {
		return script.N(script.Seq, "", script.N(script.Each, "keys", key, from, script.N(script.Leave, "")), n)
	}
	return n
}

func (p *parser) choice() *script.Node {
	n := script.N(script.If, "", p.head())
	p.need("{")
	for !p.take("}") {
		switch {
		case p.takeWord("case"):
			n.Kids = append(n.Kids, p.expression())
			p.need(":")
		case p.takeWord("default"):
			p.need(":")
		case p.pos >= len(p.src):
			p.fail("“}” is missing")
		default:
			n.Kids = append(n.Kids, p.statement())
		}
	}
	return n
}

// function reads parameters, what is taken in from around, and the body.
func (p *parser) function() *script.Node {
	p.need("(")
	params := script.N(script.List, "")
	for !p.take(")") {
		for p.at("?") || p.at("|") || p.name() != "" {
			if !p.take("?") && !p.take("|") {
				p.pos += len(p.name())
			}
		}
		if p.at("&") {
			p.fail("references are not followed")
		}
		rest := p.take("...")
		k := p.variable()
		if p.take("=") {
			k = script.N(script.Set, "", k, p.expression())
		}
		if rest {
			k = script.N(script.Spread, "", k)
		}
		params.Kids = append(params.Kids, k)
		if !p.at(")") {
			p.need(",")
		}
	}
	if p.takeWord("use") {
		p.need("(")
		for !p.take(")") {
			if p.at("&") {
				p.fail("references are not followed")
			}
			p.variable()
			p.take(",")
		}
	}
	if p.take(":") {
		for p.at("?") || p.at("|") || p.name() != "" {
			if !p.take("?") && !p.take("|") {
				p.pos += len(p.name())
			}
		}
	}
	return script.N(script.Function, "", params, script.N(script.Block, "", p.block()))
}
