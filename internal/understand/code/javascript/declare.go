package javascript

import (
	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// function reads a function with the word itself. The name of one that is a
// statement belongs to the block, any other's to itself.
func (p *parser) function(async, statement bool) *script.Node {
	p.need("function")
	outer, gives := p.inClass, p.gives
	p.inClass, p.gives = false, p.take("*")
	defer func() { p.inClass, p.gives = outer, gives }()
	name := ""
	if p.tok.kind == word {
		name = p.identifier()
	} else if statement {
		p.Fail("a function has no name")
	}
	n := p.functionRest()
	if !statement && name != "" {
		// Seen only in itself: a block of its own holds it.
		n.Text = name
		return script.N(script.Call, "", script.N(script.Function, "", script.N(script.List, ""),
			script.N(script.Block, "", n, script.N(script.Return, "", script.N(script.Name, name)))))
	}
	n.Text = name
	return n
}

// functionRest reads parameters and body.
func (p *parser) functionRest() *script.Node {
	p.need("(")
	params := script.N(script.List, "")
	for !p.take(")") {
		if p.take("...") {
			params.Kids = append(params.Kids, script.N(script.Spread, "", p.pattern()))
			p.need(")")
			break
		}
		k := p.pattern()
		if p.take("=") {
			k = script.N(script.Set, "", k, p.assignment(true))
		}
		params.Kids = append(params.Kids, k)
		if !p.is(")") {
			p.need(",")
		}
	}
	n := script.N(script.Function, "", params, nil)
	if p.gives {
		n.Sign = script.Generator
	}
	n.Kids[1] = p.block()
	return n
}

// object reads a map.
func (p *parser) object() *script.Node {
	p.need("{")
	n := script.N(script.Map, "")
	for !p.take("}") {
		n.Kids = append(n.Kids, p.pair())
		if !p.is("}") {
			p.need(",")
		}
	}
	return n
}

func (p *parser) pair() *script.Node {
	p.Enter()
	outer, gives := p.inClass, p.gives
	defer func() { p.Leave(); p.inClass, p.gives = outer, gives }()
	t := p.tok
	switch {
	case p.take("..."):
		return script.N(script.Spread, "", p.assignment(true))
	case p.take("["):
		key := p.assignment(true)
		p.need("]")
		if p.is("(") {
			p.inClass, p.gives = false, false
			return script.N(script.Pair, "", p.functionRest(), key)
		}
		p.need(":")
		return script.N(script.Pair, "", p.assignment(true), key)
	case p.take("*"):
		return p.generator()
	}
	switch t.kind {
	case word, str, number:
	default:
		p.Fail("the name of a member is missing")
	}
	p.step()
	if t.kind == word && code.Within("get set async static", t.text) && !p.is(",") && !p.is("}") && !p.is(":") && !p.is("(") && !p.is("=") {
		looked := t.text == "get" || t.text == "set"
		if t.text == "static" {
			p.Fail("the name of a member is missing")
		}
		if p.take("*") {
			return p.generator()
		}
		var key *script.Node
		if t = p.tok; p.take("[") {
			key = p.assignment(true)
			p.need("]")
		} else if t.kind != word && t.kind != str && t.kind != number {
			p.Fail("the name of a member is missing")
		} else {
			p.step()
		}
		p.inClass, p.gives = false, false
		f := p.functionRest()
		pair := script.N(script.Pair, t.text, f)
		if key != nil {
			pair = script.N(script.Pair, "", f, key)
		}
		if looked {
			// Whoever looks at it, or gives it a value, calls that.
			pair.Sign = script.Looked
		}
		return pair
	}
	switch {
	case p.take(":"):
		return script.N(script.Pair, t.text, p.item())
	case p.is("("):
		p.inClass, p.gives = false, false
		return script.N(script.Pair, t.text, p.functionRest())
	}
	if t.kind != word || code.Within(reserved, t.text) {
		p.Fail("a member has no value")
	}
	value := script.N(script.Name, t.text)
	if p.is("=") {
		if p.cover == 0 {
			p.cover = p.tok.at + 1
		}
		p.step()
		value = script.N(script.Set, "", value, p.assignment(true))
	}
	return script.N(script.Pair, t.text, value)
}

// generator reads a member that is a generator, behind its sign.
func (p *parser) generator() *script.Node {
	t := p.tok
	var key *script.Node
	switch {
	case p.take("["):
		key = p.assignment(true)
		p.need("]")
	case t.kind == word || t.kind == str || t.kind == number:
		p.step()
	default:
		p.Fail("the name of a member is missing")
	}
	p.inClass, p.gives = false, true
	f := p.functionRest()
	if key != nil {
		return script.N(script.Pair, "", f, key)
	}
	return script.N(script.Pair, t.text, f)
}

// construct reads new, which calls what it names.
func (p *parser) construct() *script.Node {
	p.need("new")
	if p.is(".") {
		p.Fail("“new.target” is not followed")
	}
	var f *script.Node
	if p.is("new") {
		f = p.construct()
	} else {
		f = p.primary()
	}
	for {
		switch {
		case p.take("."):
			f = script.N(script.Member, p.memberName(), f)
			continue
		case p.take("["):
			f = script.N(script.Index, "", f, p.expression())
			p.need("]")
			continue
		}
		break
	}
	if p.is("(") {
		return p.arguments(f)
	}
	return script.N(script.Call, "", f)
}

// imported reads import(…) and import.meta.
func (p *parser) imported() *script.Node {
	p.need("import")
	if p.take(".") {
		if p.memberName() != "meta" {
			p.Fail("“import” is not followed")
		}
		return script.N(script.Name, "import.meta")
	}
	if !p.is("(") {
		p.Fail("“import” stands where a value is needed")
	}
	return p.arguments(script.N(script.Name, "require"))
}

// importing reads the statement that takes in a module.
func (p *parser) importing() *script.Node {
	save, tok, prev := p.lexer, p.tok, p.prev
	p.step()
	if p.is("(") || p.is(".") {
		p.lexer, p.tok, p.prev = save, tok, prev
		return nil
	}
	n := script.N(script.Seq, "")
	var whole []string
	pattern := script.N(script.Map, "")
	if p.tok.kind == word {
		whole = append(whole, p.identifier())
		if !p.is("from") {
			p.need(",")
		}
	}
	switch {
	case p.take("*"):
		p.need("as")
		whole = append(whole, p.identifier())
	case p.take("{"):
		for !p.take("}") {
			from := p.tok.text
			if p.tok.kind != word && p.tok.kind != str {
				p.Fail("a name is missing")
			}
			p.step()
			to := from
			if p.take("as") {
				to = p.identifier()
			} else if code.Within(reserved, from) {
				p.Fail("a name is missing")
			}
			if from == "default" {
				whole = append(whole, to)
			} else {
				pattern.Kids = append(pattern.Kids, script.N(script.Pair, from, script.N(script.Name, to)))
			}
			if !p.is("}") {
				p.need(",")
			}
		}
	}
	if len(whole) > 0 || len(pattern.Kids) > 0 {
		p.need("from")
	}
	if p.tok.kind != str {
		p.Fail("the name of a module is missing")
	}
	module := script.N(script.Call, "", script.N(script.Name, "require"), script.N(script.Text, p.tok.text))
	p.step()
	if (p.is("with") || p.is("assert")) && !p.tok.line {
		p.step()
		p.object()
	}
	p.ends()
	for _, name := range whole {
		n.Kids = append(n.Kids, script.N(script.Let, "", script.N(script.Name, name), module))
	}
	if len(pattern.Kids) > 0 {
		n.Kids = append(n.Kids, script.N(script.Let, "", pattern, module))
	}
	if len(n.Kids) == 0 {
		return module
	}
	return n
}

// exporting reads what a module gives to others, which is walked as if it were
// kept to itself.
func (p *parser) exporting() *script.Node {
	p.step()
	switch {
	case p.take("default"):
		if p.is("function") || p.is("class") {
			save, tok, prev := p.lexer, p.tok, p.prev
			p.step()
			named := p.tok.kind == word
			p.lexer, p.tok, p.prev = save, tok, prev
			if named {
				return p.keyword()
			}
		}
		n := p.assignment(true)
		p.ends()
		return n
	case p.take("{"):
		for !p.take("}") {
			p.step()
			if p.tok.kind == end {
				p.Fail("“}” is missing")
			}
		}
		if !p.take("from") {
			p.ends()
			return script.N(script.Leave, "")
		}
	case p.take("*"):
		if p.take("as") {
			p.memberName()
		}
		p.need("from")
	default:
		n := p.keyword()
		if n == nil {
			p.Fail("nothing is exported")
		}
		return n
	}
	module := script.N(script.Call, "", script.N(script.Name, "require"), script.N(script.Text, p.tok.text))
	if p.tok.kind != str {
		p.Fail("the name of a module is missing")
	}
	p.step()
	p.ends()
	return module
}
