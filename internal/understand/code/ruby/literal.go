package ruby

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

func (p *parser) primary() *script.Node {
	p.Enter()
	defer p.Leave()
	p.space()
	if p.Done() {
		p.Fail("a value is missing")
	}
	c, next := p.Src[p.Pos], p.Peek(1)
	switch {
	case code.Digit(c):
		return p.number()
	case c == '"' || c == '\'' || c == '`':
		return p.quotes()
	case c == ':' && next == ':':
		return p.library()
	case c == ':':
		return p.symbol()
	case c == '[':
		p.Pos++
		return list(p.list("]"))
	case c == '{':
		p.Pos++
		kids := p.list("}")
		if len(kids) == 0 {
			return script.N(script.Map, "")
		}
		if len(kids) != 1 || kids[0].Op != script.Map {
			p.Fail("a map is not read")
		}
		return kids[0]
	case c == '(':
		p.Pos++
		n := p.body()
		p.lines()
		p.Need(")")
		return n
	case c == '$' || c == '@':
		return p.sigil()
	case c == '/':
		p.Pos++
		return p.pattern('/', 0)
	case c == '%':
		return p.percent()
	case c == '?' && next > ' ' && next < 0x80 && next != '\\' && !code.Letter(p.Peek(2)) && !code.Digit(p.Peek(2)):
		p.Pos += 2
		return script.N(script.Text, string(next))
	case c == '<' && next == '<':
		return p.paper()
	case code.Letter(c):
		return p.named()
	}
	p.Fail("a value is missing")
	return nil
}

// list is a list of pieces; what is named in it is one more of them.
func list(kids []*script.Node) *script.Node { return script.N(script.List, "", kids...) }

func (p *parser) number() *script.Node {
	from := p.Pos
	for !p.Done() && (code.Digit(p.Src[p.Pos]) || code.Letter(p.Src[p.Pos]) || p.Src[p.Pos] == '.' && code.Digit(p.Peek(1))) {
		p.Pos++
	}
	text := strings.ReplaceAll(p.Src[from:p.Pos], "_", "")
	digits := text
	if len(text) > 1 && text[0] == '0' && code.Digit(text[1]) {
		digits = text[1:] // a mode is written as such
	} else if strings.HasPrefix(text, "0o") {
		digits = text[2:]
	}
	return script.Numeral(text, digits)
}

func (p *parser) symbol() *script.Node {
	p.Pos++
	if c := p.Peek(0); c == '"' || c == '\'' {
		return p.quotes()
	}
	name := p.name()
	if p.Src[p.Pos:] != "" && name != "" && p.Peek(0) != ' ' {
		p.Pos += len(name)
		if c := p.Peek(0); (c == '?' || c == '!' || c == '=') && p.Peek(1) != '=' && p.Peek(1) != '>' && p.Peek(1) != '~' {
			p.Pos++
			name += string(c)
		}
		return script.N(script.Text, name)
	}
	for _, op := range [...]string{"<=>", "===", "==", "=~", "[]=", "[]", "**", "+", "-", "*", "/", "%", "<<", ">>", "<=", ">=", "<", ">", "&", "|", "^", "!"} {
		if strings.HasPrefix(p.Src[p.Pos:], op) {
			p.Pos += len(op)
			return script.N(script.Text, op)
		}
	}
	p.Fail("a symbol is not read")
	return nil
}

// sigil reads a global variable, or one of an object.
func (p *parser) sigil() *script.Node {
	from := p.Pos
	p.Pos++
	if p.Src[from] == '@' && p.Peek(0) == '@' {
		p.Fail("variables of classes are not followed")
	}
	name := ""
	if c := p.Peek(0); code.Letter(c) {
		name = p.name()
		p.Pos += len(name)
	} else if c != 0 && strings.IndexByte("!@~&`'+123456789/\\.;,_0*$?<>", c) >= 0 && p.Src[from] == '$' {
		name = string(c)
		p.Pos++
	}
	switch {
	case name == "" || code.Within("LOAD_PATH LOADED_FEATURES : \"", name) && p.Src[from] == '$':
		p.Fail("what is loaded may be changed")
	case p.Src[from] == '$' && name == "<":
		return script.N(script.Call, "", script.N(script.Name, "gets"))
	case p.Src[from] == '$' && name == "stdin":
		return script.N(script.Call, "", script.N(script.Name, "input"))
	case p.Src[from] == '$' && name == "*":
		return script.N(script.Call, "", script.N(script.Name, "arguments"))
	case p.Src[from] == '$' && name == ">":
		name = "stdout"
	}
	return script.N(script.Name, string(p.Src[from])+name)
}

// quotes reads texts that stand one behind the other.
func (p *parser) quotes() *script.Node {
	mark := p.Src[p.Pos]
	p.Pos++
	n := p.text(mark, 0, mark != '\'')
	if mark == '`' {
		return script.N(script.Call, "", script.N(script.Name, "`"), n)
	}
	for p.At("\"") || p.At("'") {
		mark := p.Src[p.Pos]
		p.Pos++
		n = script.N(script.Glue, "template", n, p.text(mark, 0, mark == '"'))
	}
	return n
}

// text reads a text up to its end, in which brackets of its own kind may stand.
func (p *parser) text(end, open byte, inserts bool) *script.Node {
	var b script.Template
	for depth := 0; !p.Done(); {
		c, next := p.Src[p.Pos], p.Peek(1)
		switch {
		case c == end && depth == 0:
			p.Pos++
			return b.Node()
		case c == '\n' && len(p.waiting) > 0:
			p.Fail("a text goes on behind another")
		case c == '\\':
			p.Pos++
			p.escape(&b.Builder, inserts, end, open)
		case c == '#' && inserts && next == '{':
			p.Pos += 2
			b.Put(p.inserted())
		case c == '#' && inserts && (next == '$' || next == '@') && code.Letter(p.Peek(2)):
			p.Pos++
			b.Put(p.sigil())
		default:
			if open != 0 && c == open {
				depth++
			} else if c == end {
				depth--
			}
			b.WriteByte(c)
			p.Pos++
		}
	}
	p.Fail("a text has no end")
	return nil
}

// inserted is code within a text, behind its bracket.
func (p *parser) inserted() *script.Node {
	if len(p.waiting) > 0 {
		p.Fail("code stands in a text that goes on")
	}
	n := p.body()
	if len(p.waiting) > 0 {
		p.Fail("a text within another is not read")
	}
	p.lines()
	p.Need("}")
	return n
}

// escape reads what stands behind a backslash.
func (p *parser) escape(b *strings.Builder, inserts bool, end, open byte) {
	c := p.Peek(0)
	if p.Pos++; p.Pos > len(p.Src) {
		p.Fail("a text has no end")
	}
	if !inserts {
		if c != end && c != '\\' && (open == 0 || c != open) {
			b.WriteByte('\\')
		}
		b.WriteByte(c)
		return
	}
	switch {
	case c >= '0' && c <= '7':
		i := p.Pos
		for i < len(p.Src) && i < p.Pos+2 && p.Src[i] >= '0' && p.Src[i] <= '7' {
			i++
		}
		v, _ := strconv.ParseUint(p.Src[p.Pos-1:i], 8, 16)
		b.WriteByte(byte(v))
		p.Pos = i
	case c == 'x', c == 'u':
		p.letterByNumber(b, c)
	case c == 'c' || c == 'C' || c == 'M':
		p.Fail("a letter is written in a way that is not read")
	case c == '\n':
	case strings.IndexByte("ntsreabfv", c) >= 0:
		b.WriteByte("\n\t \r\x1b\a\b\f\v"[strings.IndexByte("ntsreabfv", c)])
	default:
		b.WriteByte(c)
	}
}

func (p *parser) letterByNumber(b *strings.Builder, c byte) {
	most, i := 2, p.Pos
	if c == 'u' {
		most = 4
		if p.Peek(0) == '{' {
			most, i = 6, i+1
		}
	}
	from := i
	for i < len(p.Src) && i < from+most && (code.Digit(p.Src[i]) || code.Letter(p.Src[i]) && p.Src[i]|0x20 <= 'f' && p.Src[i] != '_') {
		i++
	}
	v, err := strconv.ParseUint(p.Src[from:i], 16, 32)
	if err != nil || from != p.Pos && (i >= len(p.Src) || p.Src[i] != '}') {
		p.Fail("a letter is written in a way that is not read")
	}
	if p.Pos = i; from > 0 && most == 6 {
		p.Pos++
	}
	if c == 'x' {
		b.WriteByte(byte(v))
		return
	}
	b.Write(utf8.AppendRune(nil, rune(v)))
}

// pattern reads a regular expression.
func (p *parser) pattern(end, open byte) *script.Node {
	n := script.N(script.Mix, "")
	from := p.Pos
	for depth := 0; !p.Done(); {
		c, next := p.Src[p.Pos], p.Peek(1)
		switch {
		case c == end && depth == 0:
			body := p.Pos
			for p.Pos++; code.Letter(p.Peek(0)); p.Pos++ {
				if strings.IndexByte("imxounse", p.Peek(0)) < 0 {
					p.Fail("a pattern is read in a way that is not known")
				}
			}
			if len(n.Kids) == 0 {
				n.Pattern = script.Expression(p.Src[from:body], p.Src[body+1:p.Pos])
			}
			return n
		case c == '\n' && len(p.waiting) > 0:
			p.Fail("a text goes on behind another")
		case c == '\\':
			p.Pos += 2
		case c == '#' && next == '{':
			p.Pos += 2
			n.Kids = append(n.Kids, p.inserted())
		case c == '(' && next == '?' && p.Peek(2) == '<' && code.Letter(p.Peek(3)):
			name, _, _ := strings.Cut(p.Src[p.Pos+3:], ">")
			n.Sign += name + " "
			p.Pos += 3
		default:
			if open != 0 && c == open {
				depth++
			} else if c == end {
				depth--
			}
			p.Pos++
		}
	}
	p.Fail("a pattern has no end")
	return nil
}

// percent reads a text, a list of words, a pattern or a command behind %.
func (p *parser) percent() *script.Node {
	kind := p.Peek(1)
	p.Pos += 2
	if strings.IndexByte("wWiIqQxrs", kind) < 0 || kind == 0 {
		kind = 'Q'
		p.Pos--
	}
	open := p.Peek(0)
	if open == 0 || code.Letter(open) || code.Digit(open) || open <= ' ' || open >= 0x80 {
		p.Fail("a value is missing")
	}
	p.Pos++
	end := open
	if i := strings.IndexByte("([{<", open); i >= 0 {
		end = ")]}>"[i]
	} else {
		open = 0
	}
	switch kind {
	case 'r':
		return p.pattern(end, open)
	case 'w', 'W', 'i', 'I':
		from := p.Pos
		i := strings.IndexByte(p.Src[from:], end)
		if i < 0 {
			p.Fail("a list of words has no end")
		}
		text := p.Src[from : from+i]
		if strings.ContainsAny(text, "\\#") || open != 0 && strings.IndexByte(text, open) >= 0 || len(p.waiting) > 0 {
			p.Fail("a list of words is not read")
		}
		p.Pos += i + 1
		n := script.N(script.List, "")
		for w := range strings.FieldsSeq(text) {
			n.Kids = append(n.Kids, script.N(script.Text, w))
		}
		return n
	}
	n := p.text(end, open, kind != 'q' && kind != 's')
	if kind == 'x' {
		return script.N(script.Call, "", script.N(script.Name, "`"), n)
	}
	return n
}

// paper is a here-document whose text begins with the next line.
type paper struct {
	node             *script.Node
	end              string
	raw, dash, flush bool
}

// paper reads where a here-document is named.
func (p *parser) paper() *script.Node {
	p.Pos += 2
	d := &paper{node: script.N(script.Glue, "template")}
	switch p.Peek(0) {
	case '~':
		d.flush, d.dash = true, true
		p.Pos++
	case '-':
		d.dash = true
		p.Pos++
	}
	quote := p.Peek(0)
	if quote == '"' || quote == '\'' {
		p.Pos++
		d.raw = quote == '\''
	} else if quote == '`' {
		p.Fail("a text is run as a command")
	}
	if c := p.Peek(0); !code.Letter(c) {
		p.Fail("a value is missing")
	}
	d.end = p.name()
	p.Pos += len(d.end)
	if quote == '"' || quote == '\'' {
		if p.Peek(0) != quote {
			p.Fail("a text has no end")
		}
		p.Pos++
	}
	p.waiting = append(p.waiting, d)
	return d.node
}

// document reads the text of a here-document.
func (p *parser) document(d *paper) {
	var lines []string
	for {
		if p.Done() {
			p.Fail("a text has no end")
		}
		line, _, _ := strings.Cut(p.Src[p.Pos:], "\n")
		p.Pos = min(p.Pos+len(line)+1, len(p.Src))
		if line == d.end || d.dash && strings.TrimLeft(line, " \t") == d.end {
			break
		}
		lines = append(lines, line)
	}
	if d.flush {
		lines = unindented(lines)
	}
	text := ""
	if len(lines) > 0 {
		text = strings.Join(lines, "\n") + "\n"
	}
	if d.raw {
		d.node.Kids = []*script.Node{script.N(script.Text, text)}
		return
	}
	if strings.IndexByte(text, 0) >= 0 {
		p.Fail("a text holds what no text holds")
	}
	inner := newParser(text + "\x00")
	inner.Descent, inner.names = p.Descent, p.names
	inner.Parse(func() { d.node.Kids = []*script.Node{inner.text(0, 0, true)} })
	if inner.Why != "" {
		p.Fail(inner.Why)
	}
}

// unindented takes away the blanks that all lines begin with.
func unindented(lines []string) []string {
	least := -1
	for _, l := range lines {
		if n := len(l) - len(strings.TrimLeft(l, " ")); strings.TrimSpace(l) != "" && (least < 0 || n < least) {
			least = n
		}
	}
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = l[min(max(least, 0), len(l)-len(strings.TrimLeft(l, " "))):]
	}
	return out
}
