package ruby

import (
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
	"automode/internal/understand/code/source"
)

// maxDepth is how deep a program may be nested.
const maxDepth = 60

// parser reads a program as it is written. Whether a bare name is a variable or
// a call depends on whether it was given a value before, as it does in Ruby.
// Classes and modules, by which any call could come to mean something else, end
// the reading.
type parser struct {
	source.Text
	names   *names
	plain   int            // in a head: "do" belongs to the loop
	first   []*script.Node // what is run before anything else
	methods string         // that were defined so far
	waiting []*paper       // here-documents that begin with the next line
}

func newParser(text string) *parser {
	p := &parser{names: &names{}}
	p.Text = source.New(text, maxDepth, p.space)
	return p
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

// program reads all statements into n.
func (p *parser) program(n *script.Node) {
	for p.lines(); !p.Done(); p.lines() {
		n.Kids = append(n.Kids, p.statement())
		p.ended()
	}
}

// space leaves out blanks within a line.
func (p *parser) space() {
	for !p.Done() {
		switch c := p.Src[p.Pos]; {
		case c == ' ' || c == '\t':
			p.Pos++
		case c == '\\' && p.Peek(1) == '\n':
			p.Pos += 2
		default:
			return
		}
	}
}

// lines leaves out blanks, comments, ends of lines and semicolons.
func (p *parser) lines() {
	for {
		p.space()
		switch p.Peek(0) {
		case '\n':
			p.newline()
		case ';', '\r':
			if p.Src[p.Pos] == '\r' && p.Peek(1) != '\n' {
				p.Fail("a line ends in a way that is not read")
			}
			p.Pos++
		case '#':
			p.comment()
		default:
			return
		}
	}
}

func (p *parser) comment() {
	line, _, _ := strings.Cut(p.Src[p.Pos:], "\n")
	if strings.Contains(line, "\r") && !strings.HasSuffix(line, "\r") || strings.Contains(line, "coding") {
		p.Fail("a comment says more than a comment")
	}
	p.Pos += len(line)
}

// newline goes to the next line, behind the here-documents that stand there.
func (p *parser) newline() {
	p.Pos++
	waiting := p.waiting
	p.waiting = nil
	for _, d := range waiting {
		p.document(d)
	}
	rest := p.Src[p.Pos:]
	if strings.HasPrefix(rest, "=begin") || strings.HasPrefix(rest, "__END__") {
		p.Fail("text stands between the lines of the program")
	}
}

// name is the name that comes next, which is not taken.
func (p *parser) name() string {
	p.space()
	i := p.Pos
	for i < len(p.Src) && (code.Letter(p.Src[i]) || i > p.Pos && code.Digit(p.Src[i])) {
		i++
	}
	if i < len(p.Src) && p.Src[i] >= 0x80 {
		p.Fail("a name holds a letter that is not read")
	}
	return p.Src[p.Pos:i]
}

// word reports whether a word of the language comes next.
func (p *parser) word(w string) bool {
	if p.name() != w {
		return false
	}
	c := p.Peek(len(w))
	return c != '?' && c != '!' && (c != ':' || p.Peek(len(w)+1) == ':')
}

func (p *parser) takeWord(w string) bool {
	if p.word(w) {
		p.Pos += len(w)
		return true
	}
	return false
}

// ended: a statement ends at the end of a line, at a semicolon, or where
// something around it does.
func (p *parser) ended() {
	p.space()
	if c := p.Peek(0); !p.Done() && c != '\n' && c != ';' && c != '#' && c != '\r' && c != '}' && c != ')' && !p.ender() {
		p.Fail("a statement has no end")
	}
}

// ender reports whether a word comes next that ends statements.
func (p *parser) ender() bool {
	w := p.name()
	return code.Within("end else elsif when rescue ensure in", w) && p.word(w)
}

// body reads statements up to a word or sign that ends them.
func (p *parser) body() *script.Node {
	p.Enter()
	plain := p.plain
	p.plain = 0
	n := script.N(script.Seq, "")
	for p.lines(); !p.Done() && p.Peek(0) != '}' && p.Peek(0) != ')' && !p.ender(); p.lines() {
		n.Kids = append(n.Kids, p.statement())
		p.ended()
	}
	p.plain = plain
	p.Leave()
	return n
}

func (p *parser) end(n *script.Node) *script.Node {
	p.lines()
	if !p.takeWord("end") {
		p.Fail("“end” is missing")
	}
	return n
}

// statement reads one statement with what modifies it.
func (p *parser) statement() *script.Node {
	p.Enter()
	defer p.Leave()
	n := p.several(p.expression())
	for {
		switch {
		case p.takeWord("if"):
			n = script.Signed(script.Plainly, script.N(script.If, "", p.expression(), n))
		case p.takeWord("unless"):
			n = script.Signed(script.Unless, script.N(script.If, "", p.expression(), n))
		case p.takeWord("while"):
			c := p.expression()
			n = loop(c, false, n)
		case p.takeWord("until"):
			c := p.expression()
			n = loop(c, true, n)
		case p.word("rescue"):
			p.Pos += len("rescue")
			n = script.N(script.Try, "", n, nil, p.expression())
		default:
			return n
		}
	}
}

// several reads an assignment to several variables at once, of which n is the
// first.
func (p *parser) several(n *script.Node) *script.Node {
	if !p.At(",") || !assignable(n) {
		return n
	}
	list := script.N(script.List, "", n)
	for p.Take(",") {
		p.lines()
		if p.Take("*") {
			list.Kids = append(list.Kids, script.N(script.Spread, "", p.unary()))
			continue
		}
		k := p.unary()
		if !assignable(k) {
			p.Fail("several values stand where one is read")
		}
		list.Kids = append(list.Kids, k)
	}
	if !p.At("=") || p.At("==") || p.At("=~") {
		p.Fail("several values stand where one is read")
	}
	p.Pos++
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
	if !p.At(",") {
		if n.Op == script.Spread {
			n = script.N(script.List, "", n)
		}
		return n
	}
	list := script.N(script.List, "", n)
	for p.Take(",") {
		p.lines()
		list.Kids = append(list.Kids, p.item())
	}
	return list
}

func (p *parser) item() *script.Node {
	if p.At("*") && !p.At("**") {
		p.Pos++
		return script.N(script.Spread, "", p.ternary())
	}
	return p.assignment()
}

func assignable(n *script.Node) bool {
	switch n.Op {
	case script.Name:
		c := n.Text[0]
		return code.Letter(c) || c == '@' || c == '$'
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
		p.Fail("“" + n.Text + "” is given a value")
	}
	if n.Op == script.Name && !p.names.has(n.Text) {
		p.names.list = append(p.names.list, n.Text)
	}
	return n
}

// ownGlobal reports whether a global variable is the program's own, by how it
// is written.
func ownGlobal(name string) bool {
	return len(name) > 1 && name[0] >= 'a' && name[0] <= 'z' && !code.Within("stdout stderr stdin", name)
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
	return script.Has(n, func(k *script.Node) bool {
		return (k.Op == script.Name || k.Op == script.Member) && code.Within(functions, k.Text)
	})
}
