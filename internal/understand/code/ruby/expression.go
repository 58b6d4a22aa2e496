package ruby

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// expression reads down to and, or and not.
func (p *parser) expression() *script.Node {
	p.Enter()
	defer p.Leave()
	n := p.assignment()
	for {
		w := p.name()
		if !code.Within("and or", w) || !p.word(w) {
			return n
		}
		p.Pos += len(w)
		p.lines()
		n = script.N(script.Either, "", n, p.assignment())
	}
}

func (p *parser) assignment() *script.Node {
	p.Enter()
	defer p.Leave()
	n := p.ternary()
	if !assignable(n) {
		return n
	}
	for _, op := range [...]string{"**=", "||=", "&&=", "<<=", ">>=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="} {
		if !p.Take(op) {
			continue
		}
		p.lines()
		p.make(n)
		right := p.assignment()
		switch {
		case op == "+=":
			return script.Signed(op, script.N(script.Set, "+", n, right))
		case op == "||=" || op == "&&=":
			return script.Signed(op, script.N(script.Set, "|", n, right))
		case op == "-=" && right.Op == script.Number:
			return script.Signed(op, script.N(script.Set, "", n, script.N(script.Mix, "number", n, right)))
		}
		return script.Signed(op, script.N(script.Set, "", n, script.N(script.Mix, "", n, right)))
	}
	if p.At("=") && !p.At("==") && !p.At("=~") && !p.At("=>") {
		p.Pos++
		p.lines()
		p.make(n)
		return script.Signed("=", script.N(script.Set, "", n, p.item()))
	}
	return n
}

func (p *parser) ternary() *script.Node {
	p.Enter()
	defer p.Leave()
	n := p.ranges()
	if !p.Take("?") {
		return n
	}
	p.lines()
	a := p.ternary()
	p.lines()
	p.Need(":")
	p.lines()
	return script.N(script.Choose, "", n, a, p.ternary())
}

func (p *parser) ranges() *script.Node {
	n := p.binary(0)
	if !p.Take("...") && !p.Take("..") {
		return n
	}
	p.space()
	if c := p.Peek(0); p.Done() || strings.IndexByte(")]}\n;,", c) >= 0 {
		return script.N(script.Range, "", n)
	}
	to := p.binary(0)
	if n.Op == script.Number && to.Op == script.Number {
		return script.N(script.Range, "number", n, to)
	}
	return script.N(script.Range, "", n, to)
}

// operators, by how tightly they bind; the longest of a rank first.
var operators = [...]string{"||", "&&", "<=> === == =~ != !~", "<= >= < >", "| ^", "&", "<< >>", "+ -", "* / %"}

func (p *parser) operator() (op string, rank int) {
	p.space()
	rest := p.Src[p.Pos:]
	if strings.HasPrefix(rest, "=>") || strings.HasPrefix(rest, "&.") || strings.HasPrefix(rest, "**") {
		return "", 0
	}
	for i, list := range operators {
		for s := range strings.SplitSeq(list, " ") {
			if len(s) > len(op) && strings.HasPrefix(rest, s) {
				op, rank = s, i+1
			}
		}
	}
	if op != "" && strings.HasPrefix(rest[len(op):], "=") && code.Within("|| && | ^ & << >> + - * / %", op) {
		return "", 0 // an assignment
	}
	return op, rank
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
		p.lines()
		right := p.binary(rank)
		switch op {
		case "||", "&&":
			n = script.Signed(op, script.N(script.Either, "", n, right))
		case "+":
			n = script.N(script.Glue, "", n, right)
		case "<<":
			n = script.N(script.Call, "", script.N(script.Member, "<<", n), right)
		case "-", "*", "/", "%", "|", "&", "^", ">>":
			how := ""
			if op == "-" && right.Op == script.Number {
				how = "number"
			}
			square := n.Op == script.Name && right.Op == script.Name && n.Text == right.Text // no text and no list is taken as often as itself
			if op == "*" && !square && n.Op != script.Number && !(right.Op == script.Number && len(right.Text) < 8) {
				n = script.N(script.Strange, "how long something becomes is not known", script.N(script.Times, "", n, right))
				continue
			}
			n = script.Signed(op, script.N(script.Mix, how, n, right))
		default:
			names := strings.Fields(n.Sign)
			found := script.Signed(op, script.N(script.Mix, "looks", n, right))
			if op != "=~" || n.Op != script.Mix {
				names = nil
			}
			if n = found; len(names) > 0 {
				n = script.N(script.Seq, "")
				for _, name := range names {
					p.names.list = append(p.names.list, name)
					n.Kids = append(n.Kids, script.N(script.Set, "", script.N(script.Name, name), script.N(script.Mix, "", right)))
				}
				n.Kids = append(n.Kids, found)
			}
		}
	}
}

func (p *parser) unary() *script.Node {
	p.Enter()
	defer p.Leave()
	switch {
	case p.At("->"):
		return p.postfix(p.lambda())
	case p.At("!"):
		p.Pos++
		return script.Signed("!", script.N(script.Mix, "looks", p.unary()))
	case p.At("-"), p.At("+"):
		plus := p.At("+")
		p.Pos++
		how := ""
		if code.Digit(p.Peek(0)) {
			how = "number"
		} else if plus {
			return script.N(script.Seq, "", p.unary()) // a text that may be changed is given back itself
		}
		n := p.unary()
		if how == "number" && n.Op == script.Number {
			n.Text = "-" + n.Text
			return n
		}
		return script.N(script.Mix, how, n)
	case p.At("~"), p.At("&"), p.At("*"):
		p.Fail("a sign stands where a value is read")
	}
	n := p.postfix(p.primary())
	if p.At("**") && !p.At("**=") {
		p.Pos += 2
		p.lines()
		n = script.Power(n, p.unary(), "")
	}
	return n
}

// lambda reads ->(x) { … }.
func (p *parser) lambda() *script.Node {
	p.Pos += len("->")
	outer := p.names
	p.names = &names{outer: outer}
	params := script.N(script.List, "")
	if p.Take("(") {
		params = p.parameters(")")
		p.Need(")")
	} else if name := p.name(); name != "" && name != "do" {
		p.Fail("parameters without brackets are not read")
	}
	plain := p.plain
	p.plain = 0
	f := p.block()
	p.plain = plain
	if f == nil {
		p.Fail("a function has no body")
	}
	if len(params.Kids) > 0 {
		f.Kids[0] = params
	}
	p.names = outer
	return f
}

// postfix reads what is called on a value, or taken out of it.
func (p *parser) postfix(n *script.Node) *script.Node {
	for {
		if !p.Done() && p.Src[p.Pos] == '[' {
			n = p.indexed(n)
			continue
		}
		p.chained()
		switch {
		case p.At("&."):
			p.Pos += 2
		case p.At(".") && !p.At(".."):
			p.Pos++
		case strings.HasPrefix(p.Src[p.Pos:], "::"):
			p.Pos += 2
		default:
			return n
		}
		p.lines()
		if p.At("(") {
			n = script.N(script.Call, "", append([]*script.Node{n}, p.arguments()...)...)
			continue
		}
		name := p.name()
		if name == "" {
			p.Fail("a member is taken by a name that is not known")
		}
		p.Pos += len(name)
		if c := p.Peek(0); (c == '?' || c == '!') && p.Peek(1) != '=' {
			p.Pos++
			name += string(c)
		}
		n = p.member(n, name)
	}
}

// chained goes on to the next line where that begins with a dot.
func (p *parser) chained() {
	from := p.Pos
	p.space()
	for p.Peek(0) == '\n' && len(p.waiting) == 0 {
		p.Pos++
		p.space()
	}
	if c := p.Peek(0); !(c == '.' && p.Peek(1) != '.' || c == '&' && p.Peek(1) == '.') {
		p.Pos = from
	}
}

// indexed is a piece of a value.
func (p *parser) indexed(n *script.Node) *script.Node {
	p.Pos++
	kids := p.list("]")
	class := n.Op == script.Name && n.Text[0] >= 'A' && n.Text[0] <= 'Z'
	switch {
	case n.Op == script.Name && n.Text == "Dir":
		return script.N(script.Call, "", append([]*script.Node{script.N(script.Member, "glob", n)}, kids...)...)
	case len(kids) == 1 && (!class || n.Text == "ENV") && kids[0].Op != script.Spread && kids[0].Op != script.Map:
		return script.N(script.Index, "", n, kids[0])
	}
	return script.N(script.Mix, "", append([]*script.Node{n}, kids...)...)
}

// member reads a call of a method.
func (p *parser) member(n *script.Node, name string) *script.Node {
	if p.assigns() {
		p.Need("=")
		p.lines()
		v := p.assignment()
		if name == "sync" {
			return script.N(script.Mix, "looks", n, v)
		}
		return script.N(script.Strange, "what setting “"+name+"” does is not known", n, v)
	}
	args, _ := p.called()
	if n.Op == script.Name && n.Text == "ENV" {
		switch {
		case code.Within("fetch [] key? has_key? include? member? dig", name) && len(args) > 0:
			return script.N(script.Seq, "", append(args[1:], script.N(script.Index, "", n, args[0]))...)
		case code.Within("to_h to_hash to_a each each_pair map inspect keys values select filter reject sort sort_by find any? all? count size length empty? filter_map each_with_object min_by max_by group_by partition slice values_at dup clone to_s", name):
			n = script.N(script.Call, "", script.N(script.Name, "environment"))
		}
	}
	if name == "call" || name == "yield" {
		return script.N(script.Call, "", append([]*script.Node{n}, args...)...)
	}
	if code.Within("inject reduce sum", name) && !harmlessArgs(args) && !(name == "sum" && column(args)) {
		return script.N(script.Strange, "“"+name+"” may call a method by its name", append(args, n)...)
	}
	c := script.N(script.Call, "", append([]*script.Node{script.N(script.Member, name, n)}, args...)...)
	many := name == "times" && manyTimes(n) || code.Within("upto step", name) && len(args) > 1 && manyTimes(args[0]) || name == "each" && script.Far(n, 1e4)
	if many && len(args) > 0 && holds(args[len(args)-1], "fork spawn daemon popen Thread") {
		return script.N(script.Loop, "ever", c)
	}
	if code.Within("step cycle", name) && len(args) == 1 && args[0].Op == script.Function {
		return script.N(script.Loop, "ever", c)
	}
	return c
}

// manyTimes reports whether so many processes are too many.
func manyTimes(n *script.Node) bool { return n.Op == script.Number && len(n.Text) >= 5 }

// assigns reports whether a value is given to what was read.
func (p *parser) assigns() bool {
	rest := strings.TrimLeft(p.Src[p.Pos:], " \t")
	return strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "==") && !strings.HasPrefix(rest, "=~") && !strings.HasPrefix(rest, "=>")
}

// column reports whether a sum is of something that a name of its own says, as columns
// of tables are.
func column(args []*script.Node) bool {
	return len(args) == 1 && args[0].Op == script.Text && args[0].Text != "" && code.Letter(args[0].Text[0]) && !commands.Outward(args[0].Text) && !commands.Keeps(args[0].Text) &&
		!code.Within(language.Never, args[0].Text) && !code.Within("fork open load require trap call instance_variable_get public_method", args[0].Text)
}

// harmlessArgs: a text or symbol among the arguments would name the method that is
// called with the pieces.
func harmlessArgs(args []*script.Node) bool {
	for _, a := range args {
		switch a.Op {
		case script.Number, script.Plain, script.List, script.Map, script.Function:
		case script.Text:
			if !code.Within("+ - * / % & | ^ << && ||", a.Text) && !code.Within(language.Methods, a.Text) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// named reads what a name begins.
func (p *parser) named() *script.Node {
	name := p.name()
	c := name[0]
	if c >= 'A' && c <= 'Z' && name != "BEGIN" && name != "END" {
		return p.library()
	}
	if p.word(name) {
		if n, ok := p.keyword(name); ok {
			return n
		}
	}
	p.Pos += len(name)
	if c := p.Peek(0); (c == '?' || c == '!') && p.Peek(1) != '=' && !p.names.has(name) {
		p.Pos++
		name += string(c)
	}
	if (p.names.has(name) || len(name) == 2 && name[0] == '_' && code.Digit(name[1])) && p.Peek(0) != '(' {
		return script.N(script.Name, name)
	}
	args, given := p.called()
	switch name {
	case "loop":
		if len(args) == 1 && args[0].Op == script.Function {
			return script.N(script.Loop, "ever", kept(args[0].Kids[1]))
		}
	case "lambda", "proc":
		if len(args) == 1 && args[0].Op == script.Function {
			return args[0]
		}
	case "block_given?":
		return script.N(script.Plain, "")
	case "require_relative":
		if len(args) == 1 && args[0].Op == script.Text {
			args[0] = script.N(script.Text, "./"+args[0].Text)
		}
	case "load", "binding", "send", "method", "trap":
		return script.N(script.Strange, "“"+name+"” is not followed", args...)
	}
	n := script.N(script.Call, "", append([]*script.Node{script.N(script.Name, name)}, args...)...)
	if !given {
		n.Text = "bare"
	}
	return n
}

// library reads a constant: mostly something of the library.
func (p *parser) library() *script.Node {
	name := p.constant()
	if name = strings.TrimPrefix(name, "::"); name == "" {
		p.Fail("a name is missing")
	}
	switch {
	case name == "STDIN":
		return script.N(script.Call, "", script.N(script.Name, "input"))
	case name == "ARGF":
		return script.N(script.Call, "", script.N(script.Name, "gets"))
	case name == "ARGV":
		return script.N(script.Call, "", script.N(script.Name, "arguments"))
	case !p.Done() && p.Src[p.Pos] == '(':
		return script.N(script.Call, "", append([]*script.Node{script.N(script.Name, name)}, p.arguments()...)...)
	}
	return script.N(script.Name, name)
}
