package ruby

import (
	"strings"

	"automode/internal/understand/code/script"
)

const maxDepth = 60

// parser reads a program as it is written. Whether a bare name is a variable or
// a call depends on whether it was given a value before, as it does in Ruby.
// Classes and modules, by which any call could come to mean something else, end
// the reading.
type parser struct {
	src     string
	pos     int
	depth   int
	why     string
	names   *names
	plain   int      // in a head: "do" belongs to the loop
	methods string   // that were defined so far
	waiting []*paper // here-documents that begin with the next line
}

// names are the variables that a program has made so far.
type names struct {
	list  []string
	outer *names // of the code around a block, which a block sees and a method does not
}

func (n *names) has(name string) bool {
	for ; n != nil; n = n.outer {
		for _, x := range n.list {
			if x == name {
				return true
			}
		}
	}
	return false
}

// stop is what a syntax error unwinds with.
type stop struct{}

func (p *parser) fail(why string) {
	if p.why == "" {
		p.why = why
	}
	panic(stop{})
}

func (p *parser) enter() {
	if p.depth++; p.depth > maxDepth {
		p.fail("it is nested too deep")
	}
}

// program reads all statements into n, as far as it can.
func (p *parser) program(n *script.Node) {
	defer func() {
		if e := recover(); e != nil {
			if _, ok := e.(stop); !ok {
				panic(e)
			}
		}
	}()
	for p.lines(); p.pos < len(p.src); p.lines() {
		n.Kids = append(n.Kids, p.statement())
		p.ended()
	}
}

// space leaves out blanks within a line.
func (p *parser) space() {
	for p.pos < len(p.src) {
		switch c := p.src[p.pos]; {
		case c == ' ' || c == '\t':
			p.pos++
		case c == '\\' && p.peek(1) == '\n':
			p.pos += 2
		default:
			return
		}
	}
}

// lines leaves out blanks, comments, ends of lines and semicolons.
func (p *parser) lines() {
	for {
		p.space()
		switch p.peek(0) {
		case '\n':
			p.newline()
		case ';', '\r':
			if p.src[p.pos] == '\r' && p.peek(1) != '\n' {
				p.fail("a line ends in a way that is not read")
			}
			p.pos++
		case '#':
			p.comment()
		default:
			return
		}
	}
}

func (p *parser) comment() {
	line, _, _ := strings.Cut(p.src[p.pos:], "\n")
	if strings.Contains(line, "\r") && !strings.HasSuffix(line, "\r") || strings.Contains(line, "coding") {
		p.fail("a comment says more than a comment")
	}
	p.pos += len(line)
}

// newline goes to the next line, behind the here-documents that stand there.
func (p *parser) newline() {
	p.pos++
	waiting := p.waiting
	p.waiting = nil
	for _, d := range waiting {
		p.document(d)
	}
	rest := p.src[p.pos:]
	if strings.HasPrefix(rest, "=begin") || strings.HasPrefix(rest, "__END__") {
		p.fail("text stands between the lines of the program")
	}
}

func (p *parser) peek(n int) byte {
	if p.pos+n < len(p.src) {
		return p.src[p.pos+n]
	}
	return 0
}

func letter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' }
func digit(c byte) bool  { return c >= '0' && c <= '9' }

func (p *parser) at(s string) bool {
	p.space()
	return strings.HasPrefix(p.src[p.pos:], s)
}

func (p *parser) take(s string) bool {
	if p.at(s) {
		p.pos += len(s)
		return true
	}
	return false
}

func (p *parser) need(s string) {
	if !p.take(s) {
		p.fail("“" + s + "” is missing")
	}
}

// name is the name that comes next, which is not taken.
func (p *parser) name() string {
	p.space()
	i := p.pos
	for i < len(p.src) && (letter(p.src[i]) || i > p.pos && digit(p.src[i])) {
		i++
	}
	if i < len(p.src) && p.src[i] >= 0x80 {
		p.fail("a name holds a letter that is not read")
	}
	return p.src[p.pos:i]
}

// word reports whether a word of the language comes next.
func (p *parser) word(w string) bool {
	if p.name() != w {
		return false
	}
	c := p.peek(len(w))
	return c != '?' && c != '!' && (c != ':' || p.peek(len(w)+1) == ':')
}

func (p *parser) takeWord(w string) bool {
	if p.word(w) {
		p.pos += len(w)
		return true
	}
	return false
}

func within(list, w string) bool {
	return w != "" && strings.Contains(" "+list+" ", " "+w+" ")
}

// ended: a statement ends at the end of a line, at a semicolon, or where
// something around it does.
func (p *parser) ended() {
	p.space()
	if c := p.peek(0); p.pos < len(p.src) && c != '\n' && c != ';' && c != '#' && c != '\r' && c != '}' && c != ')' && !p.ender() {
		p.fail("a statement has no end")
	}
}

// ender reports whether a word comes next that ends statements.
func (p *parser) ender() bool {
	w := p.name()
	return within("end else elsif when rescue ensure in", w) && p.word(w)
}

// body reads statements up to a word or sign that ends them.
func (p *parser) body() *script.Node {
	p.enter()
	plain := p.plain
	p.plain = 0
	n := script.N(script.Seq, "")
	for p.lines(); p.pos < len(p.src) && p.peek(0) != '}' && p.peek(0) != ')' && !p.ender(); p.lines() {
		n.Kids = append(n.Kids, p.statement())
		p.ended()
	}
	p.plain = plain
	p.depth--
	return n
}

func (p *parser) end(n *script.Node) *script.Node {
	p.lines()
	if !p.takeWord("end") {
		p.fail("“end” is missing")
	}
	return n
}

// statement reads one statement with what modifies it.
func (p *parser) statement() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	n := p.several(p.expression())
	for {
		switch {
		case p.takeWord("if"), p.takeWord("unless"):
			n = script.N(script.If, "", p.expression(), n)
		case p.takeWord("while"):
			c := p.expression()
			n = loop(c, false, n)
		case p.takeWord("until"):
			c := p.expression()
			n = loop(c, true, n)
		case p.word("rescue"):
			p.pos += len("rescue")
			n = script.N(script.Try, "", n, nil, p.expression())
		default:
			return n
		}
	}
}

// several reads an assignment to several variables at once, of which n is the
// first.
func (p *parser) several(n *script.Node) *script.Node {
	if !p.at(",") || !assignable(n) {
		return n
	}
	list := script.N(script.List, "", n)
	for p.take(",") {
		p.lines()
		if p.take("*") {
			list.Kids = append(list.Kids, script.N(script.Spread, "", p.unary()))
			continue
		}
		k := p.unary()
		if !assignable(k) {
			p.fail("several values stand where one is read")
		}
		list.Kids = append(list.Kids, k)
	}
	if !p.at("=") || p.at("==") || p.at("=~") {
		p.fail("several values stand where one is read")
	}
	p.pos++
	p.lines()
	for _, k := range list.Kids {
		if k.Op == script.Spread {
			k = k.Kids[0]
		}
		p.make(k)
	}
	return script.N(script.Set, "", list, p.values())
}

// values are one value, or a list of several.
func (p *parser) values() *script.Node {
	n := p.item()
	if !p.at(",") {
		if n.Op == script.Spread {
			n = script.N(script.List, "", n)
		}
		return n
	}
	list := script.N(script.List, "", n)
	for p.take(",") {
		p.lines()
		list.Kids = append(list.Kids, p.item())
	}
	return list
}

func (p *parser) item() *script.Node {
	if p.at("*") && !p.at("**") {
		p.pos++
		return script.N(script.Spread, "", p.ternary())
	}
	return p.assignment()
}

func assignable(n *script.Node) bool {
	switch n.Op {
	case script.Name:
		c := n.Text[0]
		return letter(c) || c == '@' || c == '$'
	case script.Call:
		return len(n.Kids) == 1 && n.Kids[0].Op == script.Name && n.Text == "bare"
	case script.Index:
		return true
	}
	return false
}

// make notes that a variable is given a value, and gives it as one.
func (p *parser) make(n *script.Node) *script.Node {
	switch {
	case n.Op == script.Call && n.Text == "bare":
		*n = *n.Kids[0]
	case n.Op == script.Name && n.Text[0] == '$' && !ownGlobal(n.Text[1:]):
		p.fail("“" + n.Text + "” is given a value")
	}
	if n.Op == script.Name && !p.names.has(n.Text) {
		p.names.list = append(p.names.list, n.Text)
	}
	return n
}

// ownGlobal reports whether a global variable is the program's own, by how it
// is written.
func ownGlobal(name string) bool {
	return len(name) > 1 && name[0] >= 'a' && name[0] <= 'z' && !within("stdout stderr stdin", name)
}

// loop is a loop with a condition. One that makes another process to find out
// whether it goes on does, in that one.
func loop(c *script.Node, until bool, round ...*script.Node) *script.Node {
	n := script.While(c, until, round...)
	if !until && holds(c, "fork") {
		n.Text = "ever"
	}
	return n
}

// holds reports whether one of the functions is called anywhere in n.
func holds(n *script.Node, functions string) bool {
	if n == nil {
		return false
	}
	if (n.Op == script.Name || n.Op == script.Member) && within(functions, n.Text) {
		return true
	}
	for _, k := range n.Kids {
		if holds(k, functions) {
			return true
		}
	}
	return false
}
