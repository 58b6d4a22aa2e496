package php

import (
	"slices"
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// expression reads down to and, or and xor.
func (p *parser) expression() *script.Node {
	p.Enter()
	defer p.Leave()
	n := p.assignment()
	for {
		w := p.word()
		if !code.Within("and or xor", w) {
			return n
		}
		p.Pos += len(w)
		n = script.N(script.Either, "", n, p.assignment())
	}
}

func (p *parser) assignment() *script.Node {
	p.Enter()
	defer p.Leave()
	n := p.choose()
	for _, op := range [...]string{"**=", "??=", "<<=", ">>=", "+=", "-=", "*=", "/=", ".=", "%=", "&=", "|=", "^="} {
		if !p.Take(op) {
			continue
		}
		how := "#"
		switch op {
		case ".=":
			how = "+"
		case "??=":
			how = "|"
		case "&=", "|=", "^=": // of texts as well as of numbers
			return script.Signed(op, script.N(script.Set, "", p.target(n), script.N(script.Mix, "", n, p.assignment())))
		}
		return script.Signed(op, script.N(script.Set, how, p.target(n), p.assignment()))
	}
	if p.At("=") && !p.At("==") && !p.At("=>") {
		p.Pos++
		if p.At("&") {
			p.Fail("references are not followed")
		}
		return script.Signed("=", script.N(script.Set, "", p.target(n), p.assignment()))
	}
	return n
}

func (p *parser) target(n *script.Node) *script.Node {
	switch n.Op {
	case script.Name, script.Index, script.Member, script.List:
		return n
	}
	p.Fail("something that is no variable is given a value")
	return nil
}

func (p *parser) choose() *script.Node {
	n := p.binary(0)
	for p.At("?") && !p.At("??") && !p.At("?->") {
		p.Pos++
		if p.Take(":") {
			n = script.N(script.Either, "", n, p.binary(0))
			continue
		}
		a := p.assignment()
		p.Need(":")
		n = script.N(script.Choose, "", n, a, p.assignment())
	}
	return n
}

// operators, by how tightly they bind; the longest of a rank first.
var operators = [...]string{"??", "||", "&&", "|", "^", "&", "=== !== == != <> <=>", "<= >= < >", ".", "<< >>", "+ -", "* / %", "instanceof"}

func (p *parser) operator() (op string, rank int) {
	p.space()
	rest := p.Src[p.Pos:]
	if strings.HasPrefix(rest, "=>") || strings.HasPrefix(rest, "->") {
		return "", 0
	}
	if p.word() == "instanceof" {
		return "instanceof", len(operators)
	}
	best := ""
	for i, list := range operators[:len(operators)-1] {
		for s := range strings.SplitSeq(list, " ") {
			if len(s) > len(best) && strings.HasPrefix(rest, s) {
				best, rank = s, i+1
			}
		}
	}
	after := rest[len(best):]
	if best != "" && strings.HasPrefix(after, "=") && code.Within("?? | ^ & . << >> + - * / %", best) || strings.HasPrefix(rest, "**=") {
		return "", 0 // an assignment
	}
	return best, rank
}

func (p *parser) binary(least int) *script.Node {
	p.Enter()
	defer p.Leave()
	n := p.unary()
	for {
		op, rank := p.operator()
		if rank == 0 || rank <= least {
			return n
		}
		p.Pos += len(op)
		if op == "??" {
			rank-- // to the right first
		}
		right := p.binary(rank)
		switch op {
		case ".":
			n = script.N(script.Glue, "template", n, right)
		case "||", "??", "&&":
			n = script.Signed(op, script.N(script.Either, "", n, right))
		case "+", "-", "*", "/", "%", "<<", ">>":
			n = script.Signed(op, script.N(script.Mix, "", n, right))
		case "|", "&", "^":
			n = script.N(script.Mix, "", n, right)
		default:
			n = script.Signed(op, script.N(script.Mix, "looks", n, right))
		}
	}
}

func (p *parser) unary() *script.Node {
	p.Enter()
	defer p.Leave()
	switch {
	case p.At("&"):
		p.Fail("references are not followed")
	case p.Take("!"):
		return script.Signed("!", script.N(script.Mix, "looks", p.unary()))
	case p.Take("~"):
		return script.N(script.Mix, "looks", p.unary())
	case p.Take("@"):
		return p.unary()
	case p.Take("++"):
		return script.Signed("++", script.N(script.Set, "#", p.target(p.unary())))
	case p.Take("--"):
		return script.Signed("--", script.N(script.Set, "#", p.target(p.unary())))
	case p.Take("-"), p.Take("+"):
		n := p.unary()
		return script.N(script.Mix, "number", n)
	case p.At("("):
		from := p.Pos
		p.Pos++
		if w := p.word(); code.Within("int integer float double string bool boolean array object", w) {
			p.Pos += len(w)
			if p.Take(")") {
				how := ""
				if code.Within("int integer float double", w) {
					how = "number"
				}
				return script.N(script.Mix, how, p.unary())
			}
		}
		p.Pos = from
	}
	n := p.postfix(p.primary())
	switch {
	case p.At("**") && !p.At("**="):
		p.Pos += 2
		return script.Power(n, p.unary(), "number")
	case p.Take("++"):
		return script.Signed("++", script.N(script.Set, "#", p.target(n)))
	case p.Take("--"):
		return script.Signed("--", script.N(script.Set, "#", p.target(n)))
	}
	return n
}

func (p *parser) postfix(n *script.Node) *script.Node {
	for {
		switch {
		case p.Take("["):
			if p.Take("]") {
				n = script.N(script.Index, "", n, script.N(script.Mix, "number"))
				continue
			}
			n = script.N(script.Index, "", n, p.expression())
			p.Need("]")
		case p.At("->"), p.At("?->"):
			p.Take("?")
			p.Pos += 2
			name := p.name()
			if name == "" {
				p.Fail("a member is taken by a name that is not known")
			}
			p.Pos += len(name)
			n = script.N(script.Member, name, n)
		case p.At("("):
			n = script.N(script.Call, "", append([]*script.Node{n}, p.arguments()...)...)
		default:
			return n
		}
	}
}

func (p *parser) arguments() []*script.Node {
	p.Need("(")
	return p.list(")")
}

func (p *parser) list(close string) []*script.Node {
	var kids []*script.Node
	for !p.Take(close) {
		switch {
		case p.At(","):
			kids = append(kids, nil)
		case p.Take("..."):
			kids = append(kids, script.N(script.Spread, "", p.expression()))
		default:
			n := p.expression()
			if p.At(":") {
				p.Fail("arguments by name are not followed")
			}
			if p.Take("=>") {
				n = script.N(script.Pair, "", p.expression(), n)
			}
			kids = append(kids, n)
		}
		if !p.At(close) {
			p.Need(",")
		}
	}
	return kids
}

// array makes a list of pieces, or a map when one of them has a name.
func array(kids []*script.Node) *script.Node {
	op := script.List
	for _, k := range kids {
		if k != nil && k.Op == script.Pair {
			op = script.Map
		}
	}
	if op == script.Map {
		for i, k := range kids {
			if k == nil || k.Op != script.Pair && k.Op != script.Spread {
				kids[i] = script.N(script.Pair, "", orNothing(k), script.N(script.Mix, "number"))
			}
		}
	}
	return script.N(op, "", kids...)
}

func (p *parser) primary() *script.Node {
	p.Enter()
	defer p.Leave()
	p.space()
	if p.Done() {
		p.Fail("a value is missing")
	}
	rest := p.Src[p.Pos:]
	switch c := rest[0]; {
	case c == '$':
		return p.variable()
	case code.Digit(c) || c == '.' && len(rest) > 1 && code.Digit(rest[1]):
		n := 0
		for n < len(rest) && (code.Digit(rest[n]) || code.Letter(rest[n]) || rest[n] == '.' && n+1 < len(rest) && code.Digit(rest[n+1])) {
			n++
		}
		p.Pos += n
		text, digits := rest[:n], rest[:n]
		if len(text) > 1 && text[0] == '0' && code.Digit(text[1]) {
			digits = text[1:] // a mode is written as such
		}
		return script.Numeral(text, digits)
	case c == '\'' || c == '"' || c == '`':
		return p.quote(c)
	case strings.HasPrefix(rest, "<<<"):
		return p.document()
	case c == '[':
		p.Pos++
		return array(p.list("]"))
	case c == '(':
		p.Pos++
		n := p.expression()
		p.Need(")")
		return script.N(script.Seq, "", n)
	case code.Letter(c) || c == '\\':
		return p.named()
	}
	p.Fail("a value is missing")
	return nil
}

func (p *parser) variable() *script.Node {
	if !p.At("$") {
		p.Fail("a variable is missing")
	}
	p.Pos++
	if !p.Done() && !code.Letter(p.Src[p.Pos]) {
		p.Fail("a variable's name is not known")
	}
	name, _, _ := strings.Cut(p.name(), `\`)
	p.Pos += len(name)
	return script.N(script.Name, "$"+name)
}

func (p *parser) named() *script.Node {
	name := p.name()
	w := strings.TrimPrefix(strings.ToLower(name), `\`)
	p.Pos += len(name)
	call := script.N(script.Call, "", script.N(script.Name, w))
	switch w {
	case "true", "false", "null":
		return script.N(script.Plain, w)
	case "print", "include", "include_once", "require", "require_once":
		call.Kids = append(call.Kids, p.assignment())
		return call
	case "exit", "die":
		if p.At("(") {
			call.Kids = append(call.Kids, p.arguments()...)
		}
		return call
	case "array":
		p.Need("(")
		return array(p.list(")"))
	case "list":
		p.Need("(")
		return script.N(script.List, "", p.list(")")...)
	case "function":
		return p.function()
	case "fn":
		f := p.arrow()
		return f
	case "new":
		class := p.name()
		p.Pos += len(class)
		if class == "" {
			p.Fail("a class is not known")
		}
		n := script.N(script.Call, "", script.N(script.Name, "new_"+strings.ToLower(strings.TrimPrefix(class, `\`))))
		if p.At("(") {
			n.Kids = append(n.Kids, p.arguments()...)
		}
		return n
	case "match":
		return p.match()
	case "clone", "static", "yield", "throw", "eval":
		if next := p.word(); w == "static" && (next == "fn" || next == "function") {
			return p.named() // without what is around it
		}
		if w != "eval" {
			p.Fail("“" + w + "” is not followed")
		}
	}
	if p.At("::") {
		p.Fail("members of classes are not followed")
	}
	if p.At("(") {
		call.Kids = append(call.Kids, p.arguments()...)
		if why := beyond(w, call.Kids[1:]); why != "" {
			return script.N(script.Strange, why, call)
		}
		args := call.Kids[1:]
		switch {
		case w == "define" && len(args) == 2 && args[0].Op == script.Text:
			return p.constant(args[0].Text, args[1])
		case w == "tempnam" && len(args) == 2: // a name that is new in that folder
			call.Kids = []*script.Node{call.Kids[0], script.N(script.Glue, "template", args[0], script.N(script.Text, "/"), script.N(script.Mix, "number"), script.N(script.Mix, "looks", args[1]))}
		case w == "dirname" && len(args) == 1 && args[0].Op == script.Mix && args[0].Text == "__FILE__":
			return p.folder()
		}
		return call
	}
	switch {
	case slices.Contains(p.constants, name):
		return script.N(script.Name, name)
	case name == "__DIR__":
		return p.folder()
	case name == "DIRECTORY_SEPARATOR":
		return script.N(script.Text, "/")
	}
	if name != strings.ToUpper(name) {
		p.Fail("nobody described “" + name + "”")
	}
	return script.N(script.Mix, name) // a constant
}

// folder is the one that the program stands in, else the working one.
func (p *parser) folder() *script.Node {
	if p.file {
		return script.N(script.Name, "__dir__")
	}
	return script.N(script.Call, "", script.N(script.Name, "getcwd"))
}

func (p *parser) arrow() *script.Node {
	p.Need("(")
	params := script.N(script.List, "")
	for !p.Take(")") {
		if w := p.name(); w != "" {
			p.Pos += len(w)
		}
		params.Kids = append(params.Kids, p.variable())
		p.Take(",")
	}
	p.Need("=>")
	return script.N(script.Function, "", params, script.N(script.Return, "", p.assignment()))
}

// match reads a choice by a value. What it is held against is looked at, too, and
// where nothing fits there is an error.
func (p *parser) match() *script.Node {
	held := script.N(script.Mix, "looks", p.head())
	var arms []*script.Node
	p.Need("{")
	for !p.Take("}") {
		if !p.takeWord("default") {
			for !p.At("=>") {
				held.Kids = append(held.Kids, p.assignment())
				p.Take(",")
			}
		}
		p.Take(",")
		p.Need("=>")
		arms = append(arms, p.assignment())
		if !p.At("}") {
			p.Need(",")
		}
	}
	if len(arms) == 0 {
		p.Fail("a choice is between nothing")
	}
	n := arms[0]
	for _, a := range arms[1:] {
		n = script.N(script.Choose, "", script.N(script.Plain, ""), a, n)
	}
	return script.N(script.Seq, "", held, n)
}
