package php

import (
	"slices"
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
	"automode/internal/understand/code/source"
)

// maxDepth is how deep a program may be nested.
const maxDepth = 80

// parser reads a program as it is written; PHP needs no table of what was
// declared to be read.
type parser struct {
	source.Text
	constants []string // that the program has made so far
	file      bool     // it stands in a file
	text      bool     // a text that is only printed was passed over, which ends a statement
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
		rest := p.Src[p.Pos:]
		switch c := rest[0]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			p.Pos++
		case strings.HasPrefix(rest, "?>"):
			// What stands between programs is printed as it is.
			p.text = true
			if i := strings.Index(rest, "<?"); i < 0 {
				p.Pos = len(p.Src)
			} else if p.Pos += i; !strings.HasPrefix(rest[i:], "<?php\n") && !strings.HasPrefix(rest[i:], "<?php ") {
				p.Fail("text stands between programs")
			} else {
				p.Pos += len("<?php")
			}
		case strings.HasPrefix(rest, "#[") || strings.HasPrefix(rest, "<?"):
			p.Fail("text stands between programs")
		case c == '#' || strings.HasPrefix(rest, "//"):
			line, _, _ := strings.Cut(rest, "\n")
			if strings.ContainsAny(line, "\r") || strings.Contains(line, "?>") {
				p.Fail("a comment ends before its line does")
			}
			p.Pos += len(line)
		case strings.HasPrefix(rest, "/*"):
			i := strings.Index(rest, "*/")
			if i < 2 {
				p.Fail("a comment has no end")
			}
			p.Pos += i + 2
		default:
			return
		}
	}
}

// word is the name that comes next, in small letters, which is not taken:
// names of functions and words of the language know no capitals.
func (p *parser) word() string { return strings.ToLower(p.name()) }

func (p *parser) name() string {
	p.space()
	i := p.Pos
	for i < len(p.Src) && (code.Letter(p.Src[i]) || i > p.Pos && code.Digit(p.Src[i]) || p.Src[i] == '\\') {
		i++
	}
	if i < len(p.Src) && p.Src[i] >= 0x80 {
		p.Fail("a name holds a letter that is not read")
	}
	return p.Src[p.Pos:i]
}

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
	n := script.N(script.If, "", script.N(script.Plain, "")) // no scope of its own
	for !p.Take("}") {
		if p.Done() {
			p.Fail("“}” is missing")
		}
		n.Kids = append(n.Kids, p.statement())
	}
	return n
}

// body is a statement or a block.
func (p *parser) body() *script.Node {
	if p.At(":") {
		p.Fail("the other way to write blocks is not read")
	}
	if p.At("{") {
		return p.block()
	}
	n := p.statement()
	if n.Op == script.Mix {
		return script.N(script.Seq, "", n) // no condition
	}
	return n
}

func (p *parser) end(n *script.Node) *script.Node {
	if !p.Take(";") && !p.Done() && !p.text {
		p.Fail("a statement has no end")
	}
	return n
}

func (p *parser) head() *script.Node {
	p.Need("(")
	n := p.expression()
	p.Need(")")
	return n
}

func (p *parser) statement() *script.Node {
	p.Enter()
	defer p.Leave()
	switch {
	case p.Take(";"):
		return script.N(script.Leave, script.Empty)
	case p.At("{"):
		return p.block()
	}
	w, from := p.word(), p.Pos
	p.Pos += len(w)
	p.text = false
	switch w {
	case "const":
		n := script.N(script.Seq, "")
		for {
			name := p.name()
			p.Pos += len(name)
			p.Need("=")
			n.Kids = append(n.Kids, p.constant(name, p.expression()))
			if !p.Take(",") {
				return p.end(n)
			}
		}
	case "declare":
		p.Need("(")
		if w := p.word(); w != "strict_types" {
			p.Fail("“" + w + "” is not followed")
		}
		p.Pos += len("strict_types")
		p.Need("=")
		p.expression()
		p.Need(")")
		return p.end(script.N(script.Leave, script.Empty))
	case "unset":
		p.Need("(")
		n := script.N(script.Seq, "")
		for _, k := range p.list(")") {
			n.Kids = append(n.Kids, script.N(script.Set, "", p.target(orNothing(k)), script.N(script.Plain, "null")))
		}
		return p.end(n)
	case "echo":
		n := script.N(script.Call, "", script.N(script.Name, "print"), p.expression())
		for p.Take(",") {
			n.Kids = append(n.Kids, p.expression())
		}
		return p.end(n)
	case "if":
		n := script.Signed(script.Plainly, script.N(script.If, "", p.head(), p.body()))
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
			p.Fail("“while” is missing")
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
			p.Need("(")
			for !p.At("$") && !p.At(")") {
				if p.name() == "" && !p.Take("|") {
					p.Fail("what is caught is not known")
				}
				p.Pos += len(p.name())
			}
			if p.At("$") {
				n.Kids[1] = p.variable()
			}
			p.Need(")")
			n.Kids = append(n.Kids, p.block())
		}
		if p.takeWord("finally") {
			n.Kids = append(n.Kids, p.block())
		}
		return n
	case "function":
		if name := p.word(); name != "" && !p.At("(") {
			p.Pos += len(name)
			f := p.function()
			f.Text = name
			return f
		}
	case "return":
		n := script.N(script.Return, "")
		if !p.At(";") && !p.Done() {
			n.Kids = append(n.Kids, p.expression())
		}
		return p.end(n)
	case "break", "continue":
		return p.end(script.N(script.Leave, ""))
	case "throw":
		return p.end(script.N(script.Throw, "", p.expression()))
	case "namespace", "use", "class", "interface", "trait", "enum", "abstract", "final", "global", "static", "goto":
		p.Fail("“" + w + "” is not followed")
	}
	p.Pos = from
	return p.end(p.expression())
}

// constant gives a constant its value: the first time, and where it may have another one
// already it is not known.
func (p *parser) constant(name string, v *script.Node) *script.Node {
	if name == "" || slices.Contains(p.constants, name) {
		p.Fail("a constant is made twice")
	}
	if strings.HasPrefix(name, "PHP_") || strings.HasPrefix(name, "PEAR_") || code.Within("DIRECTORY_SEPARATOR PATH_SEPARATOR DEFAULT_INCLUDE_PATH", name) {
		p.Fail("a constant of PHP's own keeps its value")
	}
	p.constants = append(p.constants, name)
	return script.N(script.Set, "", script.N(script.Name, name), v)
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
	return script.Has(n, func(k *script.Node) bool { return k.Op == script.Name && k.Text == "pcntl_fork" })
}

func (p *parser) loop() *script.Node {
	p.Need("(")
	var parts [3]*script.Node
	for i, close := range [...]string{";", ";", ")"} {
		for !p.At(close) {
			n := p.expression()
			if parts[i] == nil {
				parts[i] = n
			} else {
				parts[i] = script.N(script.Seq, "", parts[i], n)
			}
			if !p.Take(",") {
				break
			}
		}
		p.Need(close)
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
	p.Need("(")
	from := p.expression()
	if !p.takeWord("as") {
		p.Fail("“as” is missing")
	}
	if p.At("&") {
		p.Fail("references are not followed")
	}
	target := p.unary()
	var key *script.Node
	if p.Take("=>") {
		if p.At("&") {
			p.Fail("references are not followed")
		}
		key, target = target, p.unary()
	}
	p.Need(")")
	n := script.N(script.Each, "", target, from, p.body())
	if key != nil {
		return script.N(script.Seq, "", script.N(script.Each, "keys", key, from, script.N(script.Leave, "")), n)
	}
	return n
}

func (p *parser) choice() *script.Node {
	n := script.N(script.If, "", p.head())
	p.Need("{")
	for !p.Take("}") {
		switch {
		case p.takeWord("case"):
			n.Kids = append(n.Kids, script.N(script.Seq, "", p.expression()))
			p.Need(":")
		case p.takeWord("default"):
			p.Need(":")
		case p.Done():
			p.Fail("“}” is missing")
		default:
			n.Kids = append(n.Kids, p.statement())
		}
	}
	return n
}

// function reads parameters, what is taken in from around, and the body.
func (p *parser) function() *script.Node {
	p.Need("(")
	params := script.N(script.List, "")
	for !p.Take(")") {
		for p.At("?") || p.At("|") || p.name() != "" {
			if !p.Take("?") && !p.Take("|") {
				p.Pos += len(p.name())
			}
		}
		if p.At("&") {
			p.Fail("references are not followed")
		}
		rest := p.Take("...")
		k := p.variable()
		if p.Take("=") {
			k = script.N(script.Set, "", k, p.expression())
		}
		if rest {
			k = script.N(script.Spread, "", k)
		}
		params.Kids = append(params.Kids, k)
		if !p.At(")") {
			p.Need(",")
		}
	}
	if p.takeWord("use") {
		p.Need("(")
		for !p.Take(")") {
			if p.At("&") {
				p.Fail("references are not followed")
			}
			p.variable()
			p.Take(",")
		}
	}
	if p.Take(":") {
		for p.At("?") || p.At("|") || p.name() != "" {
			if !p.Take("?") && !p.Take("|") {
				p.Pos += len(p.name())
			}
		}
	}
	return script.N(script.Function, "", params, script.N(script.Block, "", p.block()))
}
