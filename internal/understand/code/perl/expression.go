package perl

import (
	"strings"

	"automode/internal/understand/code/script"
)

// expression reads down to the operators that bind least: or, and, not.
func (p *parser) expression() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	var n *script.Node
	if p.takeWord("not") {
		n = script.Signed("!", script.N(script.Mix, "looks", p.list()))
	} else {
		n = p.list()
	}
	for {
		w := p.word()
		if !within("or and xor", w) {
			return n
		}
		p.pos += len(w)
		if p.takeWord("not") {
			n = script.N(script.Either, "", n, script.N(script.Mix, "looks", p.list()))
			continue
		}
		switch w2 := p.word(); w2 {
		case "return", "next", "last":
			p.pos += len(w2)
			right := script.N(script.Leave, "")
			if !p.ends() && !p.at(")") {
				right = script.N(script.Mix, "", p.list())
			}
			n = script.N(script.Either, "", n, right)
		default:
			n = script.N(script.Either, "", n, p.list())
		}
	}
}

// list reads values with commas between them.
func (p *parser) list() *script.Node {
	n := p.assignment()
	if !p.comma() {
		return n
	}
	n = script.N(script.List, "", n)
	for p.take(",") || p.take("=>") {
		if p.closes() {
			break
		}
		n.Kids = append(n.Kids, flat(p.assignment()))
	}
	n.Kids[0] = flat(n.Kids[0])
	return n
}

// flat: a list in a list is its pieces.
func flat(n *script.Node) *script.Node {
	if n.Op == script.List && n.Text == "" || n.Op == script.Name && n.Text[0] == '@' {
		return script.N(script.Spread, "", n)
	}
	return n
}

func (p *parser) comma() bool { return p.at(",") || p.at("=>") }

func (p *parser) closes() bool {
	return p.at(")") || p.at("]") || p.at("}") || p.at(";") || p.at(":") || p.pos >= len(p.src) ||
		within("or and xor not if unless while until for foreach", p.word())
}

func (p *parser) assignment() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	n := p.choose()
	p.space()
	for _, op := range [...]string{"**=", "||=", "&&=", "//=", "<<=", ">>=", "+=", "-=", "*=", "/=", ".=", "%=", "x=", "&=", "|=", "^="} {
		if !p.at(op) {
			continue
		}
		p.pos += len(op)
		how := "#"
		switch op {
		case ".=":
			how = "+"
		case "||=", "&&=", "//=", "x=":
			how = "|"
		}
		return script.Signed(op, script.N(script.Set, how, target(n), p.assignment()))
	}
	if p.at("=") && !p.at("==") && !p.at("=~") && !p.at("=>") {
		p.pos++
		right := p.assignment()
		if t := target(n); t.Op == script.Name && t.Text[0] == '@' {
			right = listed(right)
		}
		if n.Op == script.Let {
			n.Kids = append(n.Kids, right)
			return n
		}
		if n.Op == script.Index && n.Kids[0].Text == "@_" {
			p.fail("a function changes what it is given")
		}
		return script.Signed("=", script.N(script.Set, "", target(n), right))
	}
	return n
}

// listed: one text that an array is given is its only piece, and not the array.
func listed(n *script.Node) *script.Node {
	k := n
	if n.Op == script.Seq && len(n.Kids) == 1 {
		k = n.Kids[0]
	}
	if k.Op == script.Text || k.Op == script.Number || k.Op == script.Glue {
		return script.N(script.List, "", k)
	}
	return n
}

// target is what is given a value.
func target(n *script.Node) *script.Node {
	if n.Op == script.Let {
		return n.Kids[0]
	}
	return n
}

func (p *parser) choose() *script.Node {
	n := p.binary(0)
	if !p.take("?") {
		return n
	}
	a := p.assignment()
	p.need(":")
	return script.N(script.Choose, "", n, a, p.assignment())
}

// operators, by how tightly they bind; the longest of a rank first.
var operators = [...]string{"... ..", "|| //", "&&", "| ^", "&", "<=> == != eq ne cmp", "<= >= < > lt gt le ge", "<< >>", "+ - .", "* / % x", "=~ !~"}

// operator is the operator that comes next and its rank, 0 for none.
func (p *parser) operator() (op string, rank int) {
	p.space()
	w := p.word()
	for i := len(operators); i > 0; i-- {
		for s := range strings.SplitSeq(operators[i-1], " ") {
			if letter(s[0]) {
				if w == s || s == "x" && strings.HasPrefix(w, "x") && strings.Trim(w[1:], "0123456789_e") == "" && w != "xe" {
					return s, i
				}
				continue
			}
			if !strings.HasPrefix(p.src[p.pos:], s) {
				continue
			}
			rest := p.src[p.pos+len(s):]
			if len(s) <= 2 && strings.HasPrefix(rest, "=") && !within("<= >= == != =~ !~ < >", s) {
				continue // an assignment
			}
			if s == "<=" && strings.HasPrefix(rest, ">") || s == "<" && strings.HasPrefix(rest, "=") || s == "|" && strings.HasPrefix(rest, "|") || s == "&" && strings.HasPrefix(rest, "&") || s == "." && strings.HasPrefix(rest, ".") || s == "*" && strings.HasPrefix(rest, "*") || (s == "<" || s == ">") && strings.HasPrefix(rest, s) || s == "/" && strings.HasPrefix(rest, "/") {
				continue
			}
			return s, i
		}
	}
	return "", 0
}

func (p *parser) binary(least int) *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	n := p.unary()
	for {
		op, rank := p.operator()
		if rank == 0 || rank <= least {
			return n
		}
		p.pos += len(op)
		right := p.binary(rank)
		switch op {
		case ".":
			n = script.N(script.Glue, "template", n, right)
		case "||", "//", "&&":
			n = script.Signed(op, script.N(script.Either, "", n, right))
		case "=~", "!~":
			n = matched(n, right)
		case "+", "-", "*", "/", "%", "<<", ">>":
			n = script.Signed(op, script.N(script.Mix, "number", n, right))
		case "x":
			n = script.N(script.Times, "", n, right)
		case "..", "...":
			n = script.N(script.Range, "", n, right)
		case "|", "&", "^": // of texts as well as of numbers
			n = script.N(script.Mix, "", n, right)
		default:
			n = script.Signed(op, script.N(script.Mix, "looks", n, right))
		}
	}
}

// matched is a match against n, which a substitution changes.
func matched(n, match *script.Node) *script.Node {
	if n.Op == script.Seq && len(n.Kids) == 1 {
		n = n.Kids[0]
	}
	if n.Op == script.Index && n.Kids[0].Text == "@_" && match.Op == script.Set {
		return script.N(script.Strange, "a function changes what it is given")
	}
	if match.Op == script.Set && match.Kids[0].Text == "$_" && n.Op == script.Set {
		match.Kids[0] = n.Kids[0]
		return script.N(script.Seq, "", n, match)
	}
	if match.Op == script.Set && match.Kids[0].Text == "$_" {
		match.Kids[0] = target(n)
		if n.Op == script.Let {
			return script.N(script.Seq, "", n, match)
		}
		return match
	}
	return script.N(script.Mix, "", n, match)
}

func (p *parser) unary() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	p.space()
	rest := p.src[p.pos:]
	switch {
	case strings.HasPrefix(rest, "++"), strings.HasPrefix(rest, "--"):
		p.pos += 2
		return script.Signed(rest[:2], script.N(script.Set, "#", p.counted(p.unary())))
	case strings.HasPrefix(rest, "!"), strings.HasPrefix(rest, "~"):
		p.pos++
		return script.Signed(rest[:1], script.N(script.Mix, "looks", p.unary()))
	case strings.HasPrefix(rest, "\\"):
		p.pos++
		n := p.unary()
		if n.Op == script.Name && within("@ARGV @INC %INC %ENV", n.Text) {
			p.fail("what decides what is read or run is handed on")
		}
		return n
	case len(rest) > 1 && rest[0] == '-' && letter(rest[1]) && (len(rest) < 3 || !letter(rest[2]) && !digit(rest[2]) && rest[2] != ':'):
		p.pos += 2 // a test of a file
		if strings.IndexByte("rwxoRWXOezsfdlpSbctugkTBMAC", rest[1]) < 0 {
			p.fail("a test of a file is not known")
		}
		if p.closes() || p.at("&&") || p.at("?") || p.at("||") {
			return script.N(script.Mix, "looks", script.N(script.Name, "$_"))
		}
		return script.N(script.Call, "", script.N(script.Name, "stat"), p.unary())
	case strings.HasPrefix(rest, "-"), strings.HasPrefix(rest, "+"):
		p.pos++
		n := p.unary()
		if rest[0] == '-' && n.Op == script.Number {
			n.Text = "-" + n.Text
			return n
		}
		if rest[0] == '+' {
			return n
		}
		return script.N(script.Mix, "", n)
	}
	n := p.postfix(p.primary())
	switch {
	case p.at("**") && !p.at("**="):
		p.pos += 2
		return script.Power(n, p.unary(), "number")
	case p.take("++"):
		return script.Signed("++", script.N(script.Set, "#", p.counted(n)))
	case p.take("--"):
		return script.Signed("--", script.N(script.Set, "#", p.counted(n)))
	}
	return n
}

// counted is what can be counted up or down.
func (p *parser) counted(n *script.Node) *script.Node {
	switch n.Op {
	case script.Name, script.Index, script.Mix:
		return n
	case script.Let:
		return n.Kids[0]
	}
	p.fail("something that is no variable is counted")
	return nil
}

// postfix reads what stands behind a value: pieces, members, calls.
func (p *parser) postfix(n *script.Node) *script.Node {
	for {
		indexed := n.Op == script.Index
		switch {
		case p.at("->@*"), p.at("->%*"):
			p.pos += 4
			n = script.N(script.Mix, "deref", n)
		case p.at("->["), p.at("->{"), indexed && (p.at("[") || p.at("{")):
			p.take("->")
			n = script.N(script.Index, "", n, p.key())
		case p.at("->(") || indexed && p.at("("):
			p.take("->")
			n = script.N(script.Call, "", append([]*script.Node{n}, p.arguments()...)...)
		case p.at("->"):
			p.pos += 2
			name := p.word()
			if name == "" {
				p.fail("a method is called by a name that is not known")
			}
			p.pos += len(name)
			call := script.N(script.Call, "", script.N(script.Member, name, n))
			if p.at("(") {
				call.Kids = append(call.Kids, p.arguments()...)
			}
			n = call
		default:
			return n
		}
	}
}

// key reads a piece's number or a member's name in its brackets.
func (p *parser) key() *script.Node {
	if p.take("[") {
		n := p.expression()
		p.need("]")
		return n
	}
	p.need("{")
	w := p.word()
	from := p.pos
	p.pos += len(w)
	if w != "" && p.take("}") {
		return script.N(script.Text, w)
	}
	p.pos = from
	n := p.expression()
	p.need("}")
	return n
}

// arguments reads a list in parentheses.
func (p *parser) arguments() []*script.Node {
	p.need("(")
	if p.take(")") {
		return nil
	}
	n := p.expression()
	p.need(")")
	return items(n)
}

func items(n *script.Node) []*script.Node {
	if n.Op == script.List && n.Text == "" {
		return n.Kids
	}
	return []*script.Node{flat(n)}
}
