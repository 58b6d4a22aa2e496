package ruby

import (
	"strings"

	"automode/internal/understand/code/script"
)

// expression reads down to and, or and not.
func (p *parser) expression() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	n := p.assignment()
	for {
		w := p.name()
		if !within("and or", w) || !p.word(w) {
			return n
		}
		p.pos += len(w)
		p.lines()
		n = script.N(script.Either, "", n, p.assignment())
	}
}

func (p *parser) assignment() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	n := p.ternary()
	if !assignable(n) {
		return n
	}
	for _, op := range [...]string{"**=", "||=", "&&=", "<<=", ">>=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="} {
		if !p.take(op) {
			continue
		}
		p.lines()
		p.make(n)
		right := p.assignment()
		switch {
		case op == "+=":
			return script.Signed(op, script.N(script.Set, "+", n, right))
		case op == "||=" || op == "&&=":
			return script.N(script.Set, "|", n, right)
		case op == "-=" && right.Op == script.Number:
			return script.Signed(op, script.N(script.Set, "", n, script.N(script.Mix, "number", n, right)))
		}
		return script.Signed(op, script.N(script.Set, "", n, script.N(script.Mix, "", n, right)))
	}
	if p.at("=") && !p.at("==") && !p.at("=~") && !p.at("=>") {
		p.pos++
		p.lines()
		p.make(n)
		return script.Signed("=", script.N(script.Set, "", n, p.item()))
	}
	return n
}

func (p *parser) ternary() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	n := p.ranges()
	if !p.take("?") {
		return n
	}
	p.lines()
	a := p.ternary()
	p.lines()
	p.need(":")
	p.lines()
	return script.N(script.Choose, "", n, a, p.ternary())
}

func (p *parser) ranges() *script.Node {
	n := p.binary(0)
	if !p.take("...") && !p.take("..") {
		return n
	}
	p.space()
	if c := p.peek(0); p.pos >= len(p.src) || strings.IndexByte(")]}\n;,", c) >= 0 {
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
	rest := p.src[p.pos:]
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
	if op != "" && strings.HasPrefix(rest[len(op):], "=") && within("|| && | ^ & << >> + - * / %", op) {
		return "", 0 // an assignment
	}
	return op, rank
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
			if op == "*" && n.Op != script.Number && !(right.Op == script.Number && len(right.Text) < 8) {
				n = script.N(script.Strange, "how long something becomes is not known", script.N(script.Times, "", n, right))
				continue
			}
			n = script.Signed(op, script.N(script.Mix, how, n, right))
		default:
			n = script.Signed(op, script.N(script.Mix, "looks", n, right))
		}
	}
}

func (p *parser) unary() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	switch {
	case p.at("->"):
		return p.postfix(p.lambda())
	case p.at("!"):
		p.pos++
		return script.Signed("!", script.N(script.Mix, "looks", p.unary()))
	case p.at("-"), p.at("+"):
		p.pos++
		how := ""
		if digit(p.peek(0)) {
			how = "number"
		}
		return script.N(script.Mix, how, p.unary())
	case p.at("~"), p.at("&"), p.at("*"):
		p.fail("a sign stands where a value is read")
	}
	n := p.postfix(p.primary())
	if p.at("**") && !p.at("**=") {
		p.pos += 2
		p.lines()
		n = script.Power(n, p.unary(), "")
	}
	return n
}

// lambda reads ->(x) { … }.
func (p *parser) lambda() *script.Node {
	p.pos += len("->")
	outer := p.names
	p.names = &names{outer: outer}
	params := script.N(script.List, "")
	if p.take("(") {
		params = p.parameters(")")
		p.need(")")
	} else if name := p.name(); name != "" && name != "do" {
		p.fail("parameters without brackets are not read")
	}
	plain := p.plain
	p.plain = 0
	f := p.block()
	p.plain = plain
	if f == nil {
		p.fail("a function has no body")
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
		if p.pos < len(p.src) && p.src[p.pos] == '[' {
			n = p.indexed(n)
			continue
		}
		p.chained()
		switch {
		case p.at("&."):
			p.pos += 2
		case p.at(".") && !p.at(".."):
			p.pos++
		case strings.HasPrefix(p.src[p.pos:], "::"):
			p.pos += 2
		default:
			return n
		}
		p.lines()
		if p.at("(") {
			n = script.N(script.Call, "", append([]*script.Node{n}, p.arguments()...)...)
			continue
		}
		name := p.name()
		if name == "" {
			p.fail("a member is taken by a name that is not known")
		}
		p.pos += len(name)
		if c := p.peek(0); (c == '?' || c == '!') && p.peek(1) != '=' {
			p.pos++
			name += string(c)
		}
		n = p.member(n, name)
	}
}

// chained goes on to the next line where that begins with a dot.
func (p *parser) chained() {
	from := p.pos
	p.space()
	for p.peek(0) == '\n' && len(p.waiting) == 0 {
		p.pos++
		p.space()
	}
	if c := p.peek(0); !(c == '.' && p.peek(1) != '.' || c == '&' && p.peek(1) == '.') {
		p.pos = from
	}
}

// indexed is a piece of a value.
func (p *parser) indexed(n *script.Node) *script.Node {
	p.pos++
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
		p.need("=")
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
		case within("fetch [] key? has_key? include? member? dig", name) && len(args) > 0:
			return script.N(script.Seq, "", append(args[1:], script.N(script.Index, "", n, args[0]))...)
		case within("to_h to_hash to_a each each_pair map inspect keys values select filter reject sort sort_by find any? all? count size length empty? filter_map each_with_object min_by max_by group_by partition slice values_at dup clone to_s", name):
			n = script.N(script.Call, "", script.N(script.Name, "environment"))
		}
	}
	if name == "call" || name == "yield" {
		return script.N(script.Call, "", append([]*script.Node{n}, args...)...)
	}
	if within("inject reduce sum", name) && !harmlessArgs(args) {
		return script.N(script.Strange, "“"+name+"” may call a method by its name", append(args, n)...)
	}
	c := script.N(script.Call, "", append([]*script.Node{script.N(script.Member, name, n)}, args...)...)
	many := name == "times" && manyTimes(n) || within("upto step", name) && len(args) > 1 && manyTimes(args[0]) || name == "each" && script.Far(n, 1e4)
	if many && holds(args[len(args)-1], "fork spawn daemon popen Thread") {
		return script.N(script.Loop, "ever", c)
	}
	if within("step cycle", name) && len(args) == 1 && args[0].Op == script.Function {
		return script.N(script.Loop, "ever", c)
	}
	return c
}

// manyTimes reports whether so many processes are too many.
func manyTimes(n *script.Node) bool { return n.Op == script.Number && len(n.Text) >= 5 }

// assigns reports whether a value is given to what was read.
func (p *parser) assigns() bool {
	rest := strings.TrimLeft(p.src[p.pos:], " \t")
	return strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "==") && !strings.HasPrefix(rest, "=~") && !strings.HasPrefix(rest, "=>")
}

// harmlessArgs: a text or symbol among the arguments would name the method that is
// called with the pieces.
func harmlessArgs(args []*script.Node) bool {
	for _, a := range args {
		switch a.Op {
		case script.Number, script.Plain, script.List, script.Map, script.Function:
		case script.Text:
			if !within("+ - * / % & | ^ << && ||", a.Text) && !within(language.Methods, a.Text) {
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
	p.pos += len(name)
	if c := p.peek(0); (c == '?' || c == '!') && p.peek(1) != '=' && !p.names.has(name) {
		p.pos++
		name += string(c)
	}
	if (p.names.has(name) || len(name) == 2 && name[0] == '_' && digit(name[1])) && p.peek(0) != '(' {
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
		p.fail("a name is missing")
	}
	switch {
	case name == "STDIN":
		return script.N(script.Call, "", script.N(script.Name, "input"))
	case name == "ARGF":
		return script.N(script.Call, "", script.N(script.Name, "gets"))
	case name == "ARGV":
		return script.N(script.Call, "", script.N(script.Name, "arguments"))
	case p.pos < len(p.src) && p.src[p.pos] == '(':
		return script.N(script.Call, "", append([]*script.Node{script.N(script.Name, name)}, p.arguments()...)...)
	}
	return script.N(script.Name, name)
}
