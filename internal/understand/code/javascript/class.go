package javascript

import (
	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// A class is read as far as its things are mere data. What they hold is not
// told apart: “this” is a value that is not known, and nothing that can be
// called is found in it. Its functions are walked with whatever there may be,
// and calling one of them by its name does no more than that.

// class reads a class, which is a function that gives data.
func (p *parser) class(statement bool) *script.Node {
	p.need("class")
	outer, gives := p.inClass, p.gives
	defer func() { p.inClass, p.gives = outer, gives }()
	given := script.N(script.Name, "(given)")
	made := script.N(script.Function, "", script.N(script.List, "", script.N(script.Spread, "", given)),
		script.N(script.Block, "", script.N(script.Return, "", script.N(script.Mix, "", given))))
	made.Sign = script.Class
	all := script.N(script.Seq, "")
	if p.tok.kind == word && !p.is("extends") {
		if name := p.identifier(); statement {
			all.Kids = append(all.Kids, script.N(script.Let, "", script.N(script.Name, name), made))
		}
	}
	if p.take("extends") {
		all.Kids = append(all.Kids, script.N(script.Mix, script.Extends, p.postfix(p.primary())))
	}
	p.need("{")
	for !p.take("}") {
		if !p.take(";") {
			all.Kids = append(all.Kids, p.classMember())
		}
	}
	if !statement {
		all.Kids = append(all.Kids, made)
	}
	return all
}

// classMember reads a function or a value of a class.
func (p *parser) classMember() *script.Node {
	p.inClass, p.gives = true, false
	name := ""
	for p.tok.kind == word && code.Within("static get set async", p.tok.text) {
		name = p.tok.text
		p.step()
	}
	p.gives = p.take("*")
	member := script.N(script.Seq, "")
	t := p.tok
	switch {
	case p.take("["):
		member.Kids, name = append(member.Kids, p.assignment(true)), ""
		p.need("]")
	case p.is("{") && name == "static":
		return p.block()
	case t.kind == word || t.kind == str || t.kind == number:
		name = t.text
		p.step()
	case p.is("("), p.is("="), p.is(";"), p.is("}"):
	default:
		p.Fail("a class is not followed")
	}
	switch {
	case p.is("("):
		f := p.functionRest()
		if p.gives {
			// Its name stands on its own: that it is a generator counts as well.
			member.Kids = append(member.Kids, f)
			f = script.N(script.Function, "", script.N(script.List, ""), script.N(script.Block, ""))
		}
		f.Sign = script.Method + name
		member.Kids = append(member.Kids, f)
	case p.take("="):
		member.Kids = append(member.Kids, script.N(script.Mix, "", p.assignment(true)))
		p.ends()
	default:
		p.ends()
	}
	return member
}

// above reads what a class asks of the one that it adds to.
func (p *parser) above() *script.Node {
	p.need("super")
	if !p.is("(") {
		return script.N(script.Mix, "")
	}
	p.step()
	return script.N(script.Mix, "", script.N(script.List, "", p.list(")")...))
}

// yielding reads what a generator gives, and what it is given for it.
func (p *parser) yielding() *script.Node {
	p.need("yield")
	all := p.take("*")
	var v *script.Node
	if p.tok.line || p.tok.kind == end || p.tok.kind == punct && code.Within(") ] } , ; :", p.tok.text) {
		v = script.N(script.Plain, "undefined")
	} else {
		v = p.assignment(true)
	}
	if all {
		v = script.N(script.Spread, "", v)
	}
	return script.N(script.Seq, "", script.N(script.Return, "", script.N(script.Mix, "", v)), script.N(script.Mix, ""))
}
