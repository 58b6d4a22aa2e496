package powershell

import "strings"

// argument reads one word of a command, with those that commas join to it.
func (p *parser) argument() *Expr {
	defer p.deeper()()
	x := p.single1()
	var list []*Expr
	for {
		end := p.i
		p.blanks()
		if x.Kind == Parameter && len(x.Parts) == 0 || !p.take(',') {
			p.i = end
			break
		}
		p.lines()
		if list == nil {
			list = []*Expr{x}
		}
		list = append(list, p.single1())
	}
	if list != nil {
		return &Expr{Kind: List, Parts: list, Bare: true}
	}
	return x
}

// single1 reads one word of a command.
func (p *parser) single1() *Expr {
	r := p.peek()
	var x *Expr
	switch {
	case isSingle(r):
		x = p.single()
	case isDouble(r):
		x = p.double()
	case r == '$' && p.at(1) == '(':
		p.i++
		x = p.group()
	case r == '$':
		from := p.i
		if x = p.variable(); x == nil {
			return p.word()
		}
		if c := p.peek(); !ends(c) && c != '.' && c != '[' && !(c == ':' && p.at(1) == ':') {
			p.i = from
			return p.word()
		}
	case r == '(':
		x = p.group()
	case r == '@' && (p.at(1) == '(' || p.at(1) == '{' || isQuote(p.at(1)) || isName(p.at(1))):
		x = p.special()
	case r == '{':
		return &Expr{Kind: ScriptBlock, Body: p.block()}
	case isDash(r) && (isLetter(p.at(1)) || p.at(1) == '?'):
		return p.parameter()
	case ends(r):
		p.fail("“" + string(r) + "” stands where a word begins")
	default:
		return p.word()
	}
	x = p.postfix(x)
	if !ends(p.peek()) {
		// The rest is a word of its own, or it is not: that depends.
		p.word()
		return &Expr{Text: "a word put together of quoted and other parts"}
	}
	return x
}

// parameter reads -Name and -Name:value.
func (p *parser) parameter() *Expr {
	from := p.i
	for p.i++; ; p.i++ {
		r := p.peek()
		switch {
		case ends(r):
			return &Expr{Kind: Parameter, Text: string(p.s[from+1 : p.i])}
		case r == '.' || r == '[':
			p.word()
			return &Expr{Kind: Parameter, Text: string(p.s[from+1 : p.i]), Bare: true, Parts: []*Expr{{Text: "an option that versions of PowerShell split differently"}}}
		case r == ':':
			x := &Expr{Kind: Parameter, Text: string(p.s[from+1 : p.i])}
			p.i++
			p.blanks()
			if p.over() {
				p.fail("an option without its value")
			}
			x.Parts = []*Expr{p.single1()}
			return x
		case isQuote(r) || r == '$' || r == '`':
			p.i = from
			return p.word()
		}
	}
}

// special reads what begins with "@".
func (p *parser) special() *Expr {
	switch r := p.at(1); {
	case r == '(':
		p.i++
		x := p.group()
		x.Text = "@"
		return x
	case r == '{':
		return p.hash()
	case isQuote(r):
		return p.here()
	case isName(r):
		x := p.variable()
		x.Kind = Splat
		return x
	}
	p.fail("“@” that is not read")
	return nil
}

// group reads ( … ).
func (p *parser) group() *Expr {
	defer p.deeper()()
	p.need('(')
	b := &Block{}
	p.body(b)
	p.need(')')
	return &Expr{Kind: Group, Body: b}
}

// hash reads @{ name = value; … }.
func (p *parser) hash() *Expr {
	defer p.deeper()()
	x := &Expr{Kind: Hash}
	p.i += 2
	for p.separators(); !p.take('}'); p.separators() {
		var key *Expr
		switch r := p.peek(); {
		case isName(r):
			from := p.i
			for isName(p.peek()) || isDash(p.peek()) {
				p.i++
			}
			key = &Expr{Kind: Text, Text: string(p.s[from:p.i])}
		default:
			key = p.unary()
		}
		p.blanks()
		p.need('=')
		p.lines()
		x.Parts = append(x.Parts, key)
		x.Stmts = append(x.Stmts, p.statement())
		p.blanks()
		if !p.over() {
			p.fail("a table that is not read")
		}
	}
	return x
}

// strength orders the operators: a higher one binds closer.
func strength(op string) int {
	switch op {
	case "-and", "-or", "-xor":
		return 2
	case "??":
		return 3
	case "-band", "-bor", "-bxor":
		return 4
	case "+", "-":
		return 6
	case "*", "/", "%", "-shl", "-shr":
		return 7
	case "-f":
		return 8
	case "..":
		return 9
	}
	return 5
}

const comparisons = " eq ne gt ge lt le like notlike match notmatch contains notcontains in notin replace split "

// operator reads the binary operator that stands here; empty when none does.
func (p *parser) operator() string {
	end := p.i
	p.blanks()
	r := p.peek()
	switch {
	case isDash(r) && isLetter(p.at(1)):
		j := p.i + 1
		for j < len(p.s) && isLetter(p.s[j]) {
			j++
		}
		name := strings.ToLower(string(p.s[p.i+1 : j]))
		known := false
		switch name {
		case "and", "or", "xor", "band", "bor", "bxor", "shl", "shr", "f", "join", "is", "isnot", "as":
			known = true
		default:
			known = strings.Contains(comparisons, " "+name+" ")
			if rest := name[1:]; !known && (name[0] == 'c' || name[0] == 'i') && strings.Contains(comparisons, " "+rest+" ") {
				name, known = rest, true
			}
		}
		if !known {
			p.fail("the operator “-" + name + "” is not known")
		}
		p.i = j
		return "-" + name
	case r == '.' && p.at(1) == '.':
		p.i += 2
		return ".."
	case r == '?' && p.at(1) == '?' && p.at(2) != '=':
		p.i += 2
		return "??"
	case (r == '+' || isDash(r) || r == '*' || r == '/' || r == '%') && p.at(1) != '=':
		if r == '*' && p.at(1) == '>' {
			break
		}
		p.i++
		if isDash(r) {
			return "-"
		}
		return string(r)
	}
	p.i = end
	return ""
}

// expression reads an expression with its operators.
func (p *parser) expression() *Expr {
	x := p.operation(0)
	end := p.i
	p.blanks()
	if p.peek() != '?' || p.at(1) == '?' || p.at(1) == '.' {
		p.i = end
		return x
	}
	p.i++
	p.lines()
	yes := p.operation(0)
	p.lines()
	p.need(':')
	p.lines()
	return &Expr{Kind: Binary, Text: "?", Parts: []*Expr{x, yes, p.operation(0)}}
}

func (p *parser) operation(least int) *Expr {
	defer p.deeper()()
	x := p.list()
	for {
		end := p.i
		op := p.operator()
		if op == "" {
			return x
		}
		s := strength(op)
		if s <= least {
			p.i = end
			return x
		}
		p.lines()
		x = &Expr{Kind: Binary, Text: op, Parts: []*Expr{x, p.operation(s)}}
	}
}

// list reads a, b, c.
func (p *parser) list() *Expr {
	x := p.unary()
	var list []*Expr
	for {
		end := p.i
		p.blanks()
		if !p.take(',') {
			p.i = end
			break
		}
		p.lines()
		if list == nil {
			list = []*Expr{x}
		}
		list = append(list, p.unary())
	}
	if list != nil {
		return &Expr{Kind: List, Parts: list}
	}
	return x
}

func (p *parser) unary() *Expr {
	defer p.deeper()()
	p.blanks()
	r := p.peek()
	switch {
	case r == '!' || r == ',':
		p.i++
		return &Expr{Kind: Unary, Text: string(r), Parts: []*Expr{p.unary()}}
	case (r == '+' || isDash(r)) && (p.at(1) == r || isDash(r) && isDash(p.at(1))):
		p.i += 2
		return &Expr{Kind: Unary, Text: "++", Parts: []*Expr{p.unary()}}
	case isDash(r) && isLetter(p.at(1)):
		j := p.i + 1
		for j < len(p.s) && isLetter(p.s[j]) {
			j++
		}
		name := strings.ToLower(string(p.s[p.i+1 : j]))
		switch name {
		case "not", "bnot", "split", "csplit", "isplit", "join":
		default:
			p.fail("the operator “-" + name + "” is not known")
		}
		p.i = j
		return &Expr{Kind: Unary, Text: "-" + name, Parts: []*Expr{p.unary()}}
	case r == '+' || isDash(r):
		p.i++
		return &Expr{Kind: Unary, Text: string(r), Parts: []*Expr{p.unary()}}
	case r == '[':
		return p.typed()
	}
	return p.postfix(p.primary())
}

// typed reads [name], with a member of it or what is made one.
func (p *parser) typed() *Expr {
	t := &Expr{Kind: Type, Text: p.bracketed()}
	if p.peek() == ':' && p.at(1) == ':' {
		return p.postfix(t)
	}
	end := p.i
	p.blanks()
	switch r := p.peek(); {
	case r == '$' || r == '(' || r == '@' || r == '[' || r == '{' || isQuote(r) || isDigit(r) || isDash(r) && isDigit(p.at(1)):
		return &Expr{Kind: Cast, Text: t.Text, Parts: []*Expr{p.unary()}}
	}
	p.i = end
	return t
}

func (p *parser) primary() *Expr {
	switch r := p.peek(); {
	case isSingle(r):
		return p.single()
	case isDouble(r):
		return p.double()
	case r == '(':
		return p.group()
	case r == '$' && p.at(1) == '(':
		p.i++
		return p.group()
	case r == '$':
		if v := p.variable(); v != nil {
			return v
		}
	case r == '@':
		return p.special()
	case r == '{':
		return &Expr{Kind: ScriptBlock, Body: p.block()}
	case isDigit(r):
		if s, ok := p.number(); ok {
			p.i += len([]rune(s))
			return &Expr{Kind: Number, Text: s}
		}
	}
	p.fail("an expression that is not read")
	return nil
}

// postfix reads members, calls and indexes behind a value.
func (p *parser) postfix(x *Expr) *Expr {
	for n := 0; ; n++ {
		if n > maxDepth {
			p.fail("it is nested too deep")
		}
		r, next := p.peek(), p.at(1)
		switch {
		case r == '?' && (next == '.' || next == '['):
			p.i++
			continue
		case r == '.' && (isLetter(next) || isQuote(next) || next == '$' || next == '('):
			p.i++
			x = p.member(x, false)
		case r == ':' && next == ':':
			p.i += 2
			p.blanks()
			x = p.member(x, true)
		case r == '[':
			p.i++
			p.lines()
			i := p.expression()
			p.lines()
			p.need(']')
			x = &Expr{Kind: Index, Parts: []*Expr{x, i}}
		case (r == '+' && next == '+' || isDash(r) && isDash(next)) && x.Kind == Variable:
			p.i += 2
			x = &Expr{Kind: Unary, Text: "++", Parts: []*Expr{x}}
		default:
			return x
		}
	}
}

// member reads the name behind a dot or two colons, and arguments.
func (p *parser) member(of *Expr, static bool) *Expr {
	x := &Expr{Kind: Member, Static: static, Parts: []*Expr{of}}
	switch r := p.peek(); {
	case isLetter(r):
		from := p.i
		for isName(p.peek()) {
			p.i++
		}
		x.Text = strings.ToLower(string(p.s[from:p.i]))
	default:
		name := p.primary()
		if name.Kind == Text {
			x.Text = strings.ToLower(name.Text)
		}
		if x.Text == "" {
			x.Text = "?" // computed: no member is called that
			x.Stmts = []*Stmt{{Elements: []*Element{{Expr: name}}}}
		}
	}
	if p.peek() == '{' {
		// .Where{ … } and .ForEach{ … }
		x.Kind = Method
		x.Parts = append(x.Parts, &Expr{Kind: ScriptBlock, Body: p.block()})
		return x
	}
	if !p.take('(') {
		return x
	}
	x.Kind = Method
	p.lines()
	if p.take(')') {
		return x
	}
	args := p.expression()
	p.lines()
	p.need(')')
	if args.Kind == List && !args.Bare {
		x.Parts = append(x.Parts, args.Parts...)
	} else {
		x.Parts = append(x.Parts, args)
	}
	return x
}
