package ruby

import (
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// keyword reads what a word of the language begins; ok is false when w is none.
func (p *parser) keyword(w string) (n *script.Node, ok bool) {
	from := p.Pos
	p.Pos += len(w)
	switch w {
	case "nil", "true", "false":
		return script.N(script.Plain, w), true
	case "self":
		// Functions of the language can be called on it.
		return script.N(script.Strange, "what “self” is told is not followed"), true
	case "__method__", "__LINE__", "redo", "retry":
		return script.N(script.Plain, ""), true
	case "__FILE__":
		return script.N(script.Mix, ""), true
	case "if", "unless":
		return p.condition(w), true
	case "while", "until":
		c := p.head()
		p.takeWord("do")
		return p.end(loop(c, w == "until", script.N(script.Block, "", p.body()))), true
	case "for":
		return p.loop(), true
	case "case":
		return p.choice(), true
	case "begin":
		n := p.guarded()
		return p.end(n), true
	case "def":
		return p.method(), true
	case "return", "next":
		return script.N(script.Return, "", p.given()...), true
	case "break":
		return script.N(script.Seq, "", append(p.given(), script.N(script.Leave, ""))...), true
	case "not":
		return script.N(script.Mix, "looks", p.expression()), true
	case "defined":
		if p.Peek(0) == '?' {
			p.Pos++
			p.Fail("what is defined is asked")
		}
	case "BEGIN", "END":
		if p.At("{") {
			p.Pos++
			n := p.body()
			p.Need("}")
			if w == "BEGIN" {
				p.first = append(p.first, n)
				return script.N(script.Leave, script.Empty), true
			}
			return script.N(script.Call, "", script.N(script.Name, "at_exit"), script.N(script.Function, "", script.N(script.List, ""), script.N(script.Block, "", n))), true
		}
	case "then", "do", "end", "else", "elsif", "when", "in", "ensure", "rescue", "and", "or":
		p.Fail("“" + w + "” stands where a value is read")
	case "class", "module", "undef", "alias", "yield", "super", "__END__", "DATA":
		p.Fail("“" + w + "” is not followed")
	}
	p.Pos = from
	return nil, false
}

// given is the value behind return and its kin, if there is one.
func (p *parser) given() []*script.Node {
	p.space()
	if c := p.Peek(0); p.Done() || strings.IndexByte("\n;#}\r)", c) >= 0 || code.Within("if unless while until end rescue and or", p.name()) {
		return nil
	}
	return []*script.Node{p.values()}
}

// head is the condition of a loop or choice, in which "do" begins the body.
func (p *parser) head() *script.Node {
	p.plain++
	n := p.expression()
	p.plain--
	return n
}

func (p *parser) condition(sign string) *script.Node {
	n := script.Signed(sign, script.N(script.If, "", p.head()))
	p.takeWord("then")
	n.Kids = append(n.Kids, p.body())
	for p.takeWord("elsif") {
		n.Kids = append(n.Kids, script.N(script.Mix, "looks", p.head()))
		p.takeWord("then")
		n.Kids = append(n.Kids, p.body())
	}
	if p.takeWord("else") {
		n.Kids = append(n.Kids, p.body())
	}
	return p.end(n)
}

func (p *parser) loop() *script.Node {
	target := p.target()
	if !p.takeWord("in") {
		p.Fail("“in” is missing")
	}
	from := p.head()
	p.takeWord("do")
	return p.end(script.N(script.Each, "", target, from, script.N(script.Block, "", p.body())))
}

// target is one variable, or several.
func (p *parser) target() *script.Node {
	list := script.N(script.List, "")
	for {
		name := p.name()
		if name == "" || !(name[0] == '_' || name[0] >= 'a') {
			p.Fail("a variable is missing")
		}
		p.Pos += len(name)
		list.Kids = append(list.Kids, p.make(script.N(script.Name, name)))
		if !p.Take(",") {
			break
		}
	}
	if len(list.Kids) == 1 {
		return list.Kids[0]
	}
	return list
}

func (p *parser) choice() *script.Node {
	n := script.N(script.If, "", script.N(script.Mix, ""))
	p.space()
	if c := p.Peek(0); c != '\n' && c != ';' {
		n.Kids[0] = p.expression()
	}
	for p.lines(); ; p.lines() {
		switch {
		case p.takeWord("when"):
			for {
				p.lines()
				n.Kids = append(n.Kids, script.N(script.Mix, "looks", p.item()))
				if !p.Take(",") {
					break
				}
			}
			p.takeWord("then")
			n.Kids = append(n.Kids, p.body())
		case p.takeWord("else"):
			n.Kids = append(n.Kids, p.body())
		case p.word("end"):
			return p.end(n)
		default:
			p.Fail("a choice is not read")
		}
	}
}

// guarded reads statements with what is done when they fail, up to "end".
func (p *parser) guarded() *script.Node {
	n := script.N(script.Try, "", p.body(), nil)
	for p.takeWord("rescue") {
		for !p.At("=>") && !p.At("\n") && !p.At(";") && !p.word("then") {
			if p.Done() {
				p.Fail("“end” is missing")
			}
			if p.constant() == "" && !p.Take(",") {
				p.Fail("what is caught is not known")
			}
		}
		if p.Take("=>") {
			n.Kids[1] = p.target()
		}
		p.takeWord("then")
		n.Kids = append(n.Kids, p.body())
	}
	if p.takeWord("else") {
		n.Kids = append(n.Kids, p.body())
	}
	if p.takeWord("ensure") {
		n.Kids = append(n.Kids, p.body())
	}
	if len(n.Kids) == 2 {
		return n.Kids[0]
	}
	return n
}

// constant takes the name of a constant, with those that it is in.
func (p *parser) constant() string {
	from := p.Pos
	for {
		p.Take("::")
		name := p.name()
		if name == "" || name[0] < 'A' || name[0] > 'Z' {
			p.Pos = from
			return ""
		}
		p.Pos += len(name)
		if c := p.Peek(2); !strings.HasPrefix(p.Src[p.Pos:], "::") || c < 'A' || c > 'Z' {
			return strings.TrimSpace(p.Src[from:p.Pos])
		}
	}
}

// method reads the definition of a function. One by a name that the language
// or its library calls by itself would change what other code means.
func (p *parser) method() *script.Node {
	name := p.name()
	p.Pos += len(name)
	if c := p.Peek(0); c == '?' || c == '!' {
		p.Pos++
		name += string(c)
	}
	if name == "" || p.Peek(0) == '.' || p.Peek(0) == '=' || reserved(name) {
		p.Fail("a method is defined that other code may call")
	}
	if code.Within(p.methods, name) {
		p.Fail("a method is defined a second time")
	}
	p.methods += " " + name
	outer, plain := p.names, p.plain
	p.names, p.plain = &names{}, 0
	params := script.N(script.List, "")
	if p.Take("(") {
		params = p.parameters(")")
		p.Need(")")
	} else if p.space(); p.Peek(0) != '\n' && p.Peek(0) != ';' && p.Peek(0) != '=' {
		params = p.parameters("\n")
	}
	var body *script.Node
	if p.At("=") {
		p.Pos++
		p.lines()
		body = p.statement()
	} else {
		body = p.end(p.guarded())
	}
	block := script.N(script.Block, "")
	for _, v := range p.names.list {
		if code.Letter(v[0]) && !named(params, v) {
			// Its own, whatever there is around it.
			block.Kids = append(block.Kids, script.N(script.Let, "var", script.N(script.Name, v)))
		}
	}
	block.Kids = append(block.Kids, gives(body))
	p.names, p.plain = outer, plain
	return script.N(script.Function, name, params, block)
}

func named(params *script.Node, name string) bool {
	for _, k := range params.Kids {
		for k.Op == script.Set || k.Op == script.Spread {
			k = k.Kids[0]
		}
		if k.Text == name || k.Op == script.List && named(k, name) {
			return true
		}
	}
	return false
}

// reserved reports whether a method of that name may be called by somebody else
// than the program.
func reserved(name string) bool {
	return language.Knows(name) || code.Within(language.Methods, name) || strings.HasPrefix(name, "to_") ||
		code.Within("initialize method_missing respond_to respond_to? respond_to_missing? coerce inherited included extended hash eql? equal? initialize_copy input arguments environment", name)
}

// gives makes the value of the last statement what a function gives.
func gives(n *script.Node) *script.Node {
	switch {
	case n.Op == script.Seq && len(n.Kids) > 0:
		end := len(n.Kids) - 1
		n.Kids[end] = gives(n.Kids[end])
		return n
	case n.Op == script.If:
		for i := 1; i < len(n.Kids); i++ {
			n.Kids[i] = gives(n.Kids[i])
		}
		return n
	case n.Op == script.Try:
		for i, k := range n.Kids {
			if i != 1 && k != nil {
				n.Kids[i] = gives(k)
			}
		}
		return n
	case n.Op >= script.Block || n.Op == script.Seq:
		return n
	}
	return script.N(script.Return, last, n)
}

// last marks the value that a function gives because it is the last.
const last = "last"

// kept is the body of a block whose value nobody takes.
func kept(n *script.Node) *script.Node {
	if n != nil && n.Op == script.Return && n.Text == last {
		return n.Kids[0]
	}
	if n != nil && (n.Op == script.Block || n.Op == script.Seq || n.Op == script.If || n.Op == script.Try) {
		for i, k := range n.Kids {
			n.Kids[i] = kept(k)
		}
	}
	return n
}

// parameters reads those of a method or a block, up to a sign that it leaves.
func (p *parser) parameters(close string) *script.Node {
	list := script.N(script.List, "")
	for {
		if close != "\n" {
			p.lines()
		}
		if p.At(close) {
			return list
		}
		switch {
		case p.At("**"), p.At("&"), p.At("..."), p.At(";"):
			p.Fail("a parameter is not followed")
		case p.Take("*"):
			name := p.name()
			p.Pos += len(name)
			if name == "" {
				name = "_"
			}
			list.Kids = append(list.Kids, script.N(script.Spread, "", p.make(script.N(script.Name, name))))
		case p.Take("("):
			list.Kids = append(list.Kids, p.parameters(")"))
			p.Need(")")
		default:
			name := p.name()
			if name == "" || name[0] >= 'A' && name[0] <= 'Z' {
				p.Fail("a parameter is missing")
			}
			p.Pos += len(name)
			if p.Peek(0) == ':' {
				p.Fail("parameters by name are not followed")
			}
			k := p.own(name)
			if p.At("=") && close != "|" {
				p.Pos++
				k = script.N(script.Set, "", k, p.ternary())
			}
			list.Kids = append(list.Kids, k)
		}
		if !p.Take(",") {
			return list
		}
	}
}

// own makes a variable of the innermost function, whatever lies around it.
func (p *parser) own(name string) *script.Node {
	p.names.list = append(p.names.list, name)
	return script.N(script.Name, name)
}

// block reads what a call is given as a block, if there is one.
func (p *parser) block() *script.Node {
	close := "}"
	switch {
	case p.At("{"):
		p.Pos++
	case p.plain == 0 && p.word("do"):
		p.Pos += len("do")
		close = "end"
	default:
		return nil
	}
	p.Enter()
	outer, plain := p.names, p.plain
	p.names, p.plain = &names{outer: outer}, 0
	params := script.N(script.List, "")
	if p.lines(); p.Take("|") {
		params = p.parameters("|")
		p.Need("|")
	}
	var body *script.Node
	if close == "end" {
		body = p.end(p.guarded())
	} else {
		body = p.body()
		p.Need("}")
	}
	if len(params.Kids) == 0 {
		// What a block is given it may call by these names.
		params.Kids = append(params.Kids, script.N(script.Name, "it"))
		if holds(body, "_1") {
			params.Kids[0].Text = "_1"
		}
	}
	p.names, p.plain = outer, plain
	p.Leave()
	return script.N(script.Function, "", params, script.N(script.Block, "", gives(body)))
}
