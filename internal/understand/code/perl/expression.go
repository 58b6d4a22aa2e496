package perl

import (
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// expression reads down to the operators that bind least: or, and, not.
func (p *parser) expression() *script.Node {
	p.Enter()
	defer p.Leave()
	var n *script.Node
	if p.takeWord("not") {
		n = script.Signed("!", script.N(script.Mix, "looks", p.list()))
	} else {
		n = p.list()
	}
	for {
		w := p.word()
		if !code.Within("or and xor", w) {
			return n
		}
		p.Pos += len(w)
		if p.takeWord("not") {
			n = script.N(script.Either, "", n, script.N(script.Mix, "looks", p.list()))
			continue
		}
		switch w2 := p.word(); w2 {
		case "return", "next", "last":
			p.Pos += len(w2)
			right := script.N(script.Leave, "")
			if !p.ends() && !p.At(")") {
				right = script.N(script.Mix, "", p.list())
			}
			n = script.N(script.Either, "", n, right)
		default:
			n = script.Signed(w, script.N(script.Either, "", n, p.list()))
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
	for p.Take(",") || p.Take("=>") {
		if p.closes() {
			break
		}
		n.Kids = append(n.Kids, p.assignment())
	}
	for i, k := range n.Kids {
		if n.Kids[i] = flat(k); n.Kids[i] == k && i < len(n.Kids)-1 && !oneValue(k) {
			n.Kids[i] = script.N(script.Spread, "", k) // what stands behind it may be any of the pieces
		}
	}
	several(n.Kids)
	return n
}

// several: the last piece of a list may be several.
func several(kids []*script.Node) []*script.Node {
	if last := len(kids) - 1; last >= 0 && kids[last] != nil && kids[last].Op != script.Spread && (!oneValue(kids[last]) || bare(kids[last])) {
		kids[last] = script.N(script.Spread, script.Several, kids[last])
	}
	return kids
}

// flat: a list in a list is its pieces.
func flat(n *script.Node) *script.Node {
	if n.Op == script.List && n.Text == "" || n.Op == script.Name && (n.Text[0] == '@' || n.Text[0] == '%') {
		return script.N(script.Spread, "", n)
	}
	return n
}

// oneValue reports whether an expression is one value wherever it stands, and never a list
// of several or of none.
func oneValue(n *script.Node) bool {
	switch n.Op {
	case script.Text, script.Number, script.Plain, script.Glue, script.Index, script.Function:
		return true
	case script.Name:
		return n.Text[0] != '@' && n.Text[0] != '%'
	case script.List:
		return n.Text == "ref"
	case script.Mix:
		return n.Text == "number" || n.Text == "looks" || n.Sign != "" && n.Sign != script.Matched || len(n.Kids) == 0
	case script.Set, script.Let:
		return oneValue(n.Kids[0])
	case script.Seq:
		return n.Text == "reference" || len(n.Kids) == 1 && oneValue(n.Kids[0])
	case script.Choose:
		return oneValue(n.Kids[1]) && oneValue(n.Kids[2])
	case script.Either:
		return oneValue(n.Kids[0]) && oneValue(n.Kids[1])
	case script.Call:
		return n.Kids[0].Op == script.Name && code.Within("length defined ref scalar lc uc lcfirst ucfirst fc chr ord int abs sqrt hex oct join sprintf index rindex substr basename dirname quotemeta time getcwd cwd shift pop rand "+
			"print printf say open close unlink rename mkdir rmdir system opendir exists push unshift chdir copy move", n.Kids[0].Text)
	}
	return false
}

func (p *parser) comma() bool { return p.At(",") || p.At("=>") }

func (p *parser) closes() bool {
	return p.At(")") || p.At("]") || p.At("}") || p.At(";") || p.At(":") || p.Done() ||
		code.Within("or and xor not if unless while until for foreach", p.word())
}

func (p *parser) assignment() *script.Node {
	p.Enter()
	defer p.Leave()
	n := p.choose()
	p.space()
	for _, op := range [...]string{"**=", "||=", "&&=", "//=", "<<=", ">>=", "+=", "-=", "*=", "/=", ".=", "%=", "x=", "&=", "|=", "^="} {
		if !p.At(op) {
			continue
		}
		p.Pos += len(op)
		how := "#"
		switch op {
		case ".=":
			how = "+"
		case "||=", "&&=", "//=", "x=":
			how = "|"
		}
		return script.Signed(op, script.N(script.Set, how, target(n), p.assignment()))
	}
	if p.At("=") && !p.At("==") && !p.At("=~") && !p.At("=>") {
		p.Pos++
		right := p.assignment()
		if t := target(n); t.Op == script.Name && t.Text[0] == '@' {
			right = listed(right)
		}
		if n.Op == script.Let {
			if n.Sign == "state" { // the first time alone
				right = script.N(script.Either, "", script.N(script.Mix, ""), right)
			}
			n.Kids = append(n.Kids, right)
			return n
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
	if !p.Take("?") {
		return n
	}
	a := p.assignment()
	p.Need(":")
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
			if code.Letter(s[0]) {
				if w == s || s == "x" && strings.HasPrefix(w, "x") && strings.Trim(w[1:], "0123456789_e") == "" && w != "xe" {
					return s, i
				}
				continue
			}
			if !strings.HasPrefix(p.Src[p.Pos:], s) {
				continue
			}
			rest := p.Src[p.Pos+len(s):]
			if len(s) <= 2 && strings.HasPrefix(rest, "=") && !code.Within("<= >= == != =~ !~ < >", s) {
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
	p.Enter()
	defer p.Leave()
	n := p.unary()
	for {
		op, rank := p.operator()
		if rank == 0 || rank <= least {
			return n
		}
		p.Pos += len(op)
		right := p.binary(rank)
		switch op {
		case ".":
			n = script.N(script.Glue, "template", n, right)
		case "||", "//", "&&":
			n = script.Signed(op, script.N(script.Either, "", n, right))
		case "=~", "!~":
			if n = matched(n, right); n.Op == script.Mix {
				n.Sign = op
			}
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
	if n.Op == script.Seq && match.Op == script.Set && match.Kids[0].Text == "$_" && n.Text == "" {
		match.Kids[0] = n.Kids[len(n.Kids)-1].Kids[0] // what was made local
		return script.N(script.Seq, "", n, match)
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
	p.Enter()
	defer p.Leave()
	p.space()
	rest := p.Src[p.Pos:]
	switch {
	case strings.HasPrefix(rest, "++"), strings.HasPrefix(rest, "--"):
		p.Pos += 2
		return script.Signed(rest[:2], script.N(script.Set, "#", p.counted(p.unary())))
	case strings.HasPrefix(rest, "!"), strings.HasPrefix(rest, "~"):
		p.Pos++
		return script.Signed(rest[:1], script.N(script.Mix, "looks", p.unary()))
	case strings.HasPrefix(rest, "\\"):
		p.Pos++
		n := p.unary()
		if n.Op == script.Name && code.Within("@ARGV @INC %INC %ENV", n.Text) {
			p.Fail("what decides what is read or run is handed on")
		}
		if n.Op == script.Name || n.Op == script.Let {
			return script.N(script.Seq, "reference", n)
		}
		if n.Op == script.Text || n.Op == script.Glue {
			return script.Signed(`\`, script.N(script.Mix, "", n)) // it is printed as what it is, and not what it leads to
		}
		if n.Op == script.Index {
			return script.Signed(`\`, script.N(script.Seq, "", n))
		}
		return n
	case len(rest) > 1 && rest[0] == '-' && code.Letter(rest[1]) && (len(rest) < 3 || !code.Letter(rest[2]) && !code.Digit(rest[2]) && rest[2] != ':'):
		p.Pos += 2 // a test of a file
		if strings.IndexByte("rwxoRWXOezsfdlpSbctugkTBMAC", rest[1]) < 0 {
			p.Fail("a test of a file is not known")
		}
		if p.closes() || p.At("&&") || p.At("?") || p.At("||") {
			n := script.N(script.Mix, "looks", script.N(script.Name, "$_"))
			if rest[1] == 'f' || rest[1] == 'e' {
				n.Sign = script.Asked
			}
			return n
		}
		return script.N(script.Call, "", script.N(script.Name, "stat"), p.unary())
	case strings.HasPrefix(rest, "-"), strings.HasPrefix(rest, "+"):
		p.Pos++
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
	case p.At("**") && !p.At("**="):
		p.Pos += 2
		return script.Power(n, p.unary(), "number")
	case p.Take("++"):
		return script.Signed("++", script.N(script.Set, "#", p.counted(n)))
	case p.Take("--"):
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
	p.Fail("something that is no variable is counted")
	return nil
}

// postfix reads what stands behind a value: pieces, members, calls.
func (p *parser) postfix(n *script.Node) *script.Node {
	for {
		indexed := n.Op == script.Index
		switch {
		case p.At("->@*"), p.At("->%*"):
			p.Pos += 4
			n = script.N(script.Mix, "deref", n)
		case p.At("->["), p.At("->{"), indexed && (p.At("[") || p.At("{")):
			p.Take("->")
			n = p.pieceOf(n)
		case p.At("->(") || indexed && p.At("("):
			p.Take("->")
			n = script.N(script.Call, "", append([]*script.Node{n}, p.arguments()...)...)
		case p.At("->"):
			p.Pos += 2
			name := p.word()
			if name == "" {
				p.Fail("a method is called by a name that is not known")
			}
			p.Pos += len(name)
			call := script.N(script.Call, "", script.N(script.Member, name, n))
			if p.At("(") {
				call.Kids = append(call.Kids, p.arguments()...)
			}
			n = call
		default:
			return n
		}
	}
}

// bare: a name alone may be a constant, which may be a list.
func bare(n *script.Node) bool {
	return n.Op == script.Mix && n.Text == "" && n.Sign == "" && len(n.Kids) == 0
}

// pieceOf reads which piece of a list or hash is meant.
func (p *parser) pieceOf(on *script.Node) *script.Node {
	how := ""
	if p.At("{") {
		how = script.Named
	}
	return script.N(script.Index, how, on, p.key())
}

// key reads a piece's number or a member's name in its brackets.
func (p *parser) key() *script.Node {
	if p.Take("[") {
		n := p.expression()
		p.Need("]")
		return n
	}
	p.Need("{")
	w := p.word()
	from := p.Pos
	p.Pos += len(w)
	if w != "" && code.Letter(w[0]) && p.Take("}") {
		return script.N(script.Text, w)
	}
	p.Pos = from
	n := p.expression()
	p.Need("}")
	return n
}

// arguments reads a list in parentheses.
func (p *parser) arguments() []*script.Node {
	p.Need("(")
	if p.Take(")") {
		return nil
	}
	n := p.expression()
	p.Need(")")
	return items(n)
}

func items(n *script.Node) []*script.Node {
	if n.Op == script.List && n.Text == "" {
		return n.Kids
	}
	return []*script.Node{flat(n)}
}
