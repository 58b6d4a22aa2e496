package ruby

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"automode/internal/understand/code/script"
)

func (p *parser) primary() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	p.space()
	if p.pos >= len(p.src) {
		p.fail("a value is missing")
	}
	c, next := p.src[p.pos], p.peek(1)
	switch {
	case digit(c):
		return p.number()
	case c == '"' || c == '\'' || c == '`':
		return p.quotes()
	case c == ':' && next == ':':
		return p.library()
	case c == ':':
		return p.symbol()
	case c == '[':
		p.pos++
		return list(p.list("]"))
	case c == '{':
		p.pos++
		kids := p.list("}")
		if len(kids) == 0 {
			return script.N(script.Map, "")
		}
		if len(kids) != 1 || kids[0].Op != script.Map {
			p.fail("a map is not read")
		}
		return kids[0]
	case c == '(':
		p.pos++
		n := p.body()
		p.lines()
		p.need(")")
		return n
	case c == '$' || c == '@':
		return p.sigil()
	case c == '/':
		p.pos++
		return p.pattern('/', 0)
	case c == '%':
		return p.percent()
	case c == '?' && next > ' ' && next < 0x80 && next != '\\' && !letter(p.peek(2)) && !digit(p.peek(2)):
		p.pos += 2
		return script.N(script.Text, string(next))
	case c == '<' && next == '<':
		return p.paper()
	case letter(c):
		return p.named()
	}
	p.fail("a value is missing")
	return nil
}

// list is a list of pieces; what is named in it is one more of them.
func list(kids []*script.Node) *script.Node { return script.N(script.List, "", kids...) }

func (p *parser) number() *script.Node {
	from := p.pos
	for p.pos < len(p.src) && (digit(p.src[p.pos]) || letter(p.src[p.pos]) || p.src[p.pos] == '.' && digit(p.peek(1))) {
		p.pos++
	}
	text := strings.ReplaceAll(p.src[from:p.pos], "_", "")
	if len(text) > 1 && text[0] == '0' && digit(text[1]) {
		text = text[1:] // a mode is written as such
	} else if strings.HasPrefix(text, "0o") {
		text = text[2:]
	}
	return script.N(script.Number, text)
}

func (p *parser) symbol() *script.Node {
	p.pos++
	if c := p.peek(0); c == '"' || c == '\'' {
		return p.quotes()
	}
	name := p.name()
	if p.src[p.pos:] != "" && name != "" && p.peek(0) != ' ' {
		p.pos += len(name)
		if c := p.peek(0); (c == '?' || c == '!' || c == '=') && p.peek(1) != '=' && p.peek(1) != '>' && p.peek(1) != '~' {
			p.pos++
			name += string(c)
		}
		return script.N(script.Text, name)
	}
	for _, op := range [...]string{"<=>", "===", "==", "=~", "[]=", "[]", "**", "+", "-", "*", "/", "%", "<<", ">>", "<=", ">=", "<", ">", "&", "|", "^", "!"} {
		if strings.HasPrefix(p.src[p.pos:], op) {
			p.pos += len(op)
			return script.N(script.Text, op)
		}
	}
	p.fail("a symbol is not read")
	return nil
}

// sigil reads a global variable, or one of an object.
func (p *parser) sigil() *script.Node {
	from := p.pos
	p.pos++
	if p.src[from] == '@' && p.peek(0) == '@' {
		p.fail("variables of classes are not followed")
	}
	name := ""
	if c := p.peek(0); letter(c) {
		name = p.name()
		p.pos += len(name)
	} else if c != 0 && strings.IndexByte("!@~&`'+123456789/\\.;,_0*$?<>", c) >= 0 && p.src[from] == '$' {
		name = string(c)
		p.pos++
	}
	switch {
	case name == "" || within("LOAD_PATH LOADED_FEATURES : \"", name) && p.src[from] == '$':
		p.fail("what is loaded may be changed")
	case p.src[from] == '$' && name == "<":
		return script.N(script.Call, "", script.N(script.Name, "gets"))
	case p.src[from] == '$' && name == "stdin":
		return script.N(script.Call, "", script.N(script.Name, "input"))
	case p.src[from] == '$' && name == "*":
		return script.N(script.Call, "", script.N(script.Name, "arguments"))
	case p.src[from] == '$' && name == ">":
		name = "stdout"
	}
	return script.N(script.Name, string(p.src[from])+name)
}

// quotes reads texts that stand one behind the other.
func (p *parser) quotes() *script.Node {
	mark := p.src[p.pos]
	p.pos++
	n := p.text(mark, 0, mark != '\'')
	if mark == '`' {
		return script.N(script.Call, "", script.N(script.Name, "`"), n)
	}
	for p.at("\"") || p.at("'") {
		mark := p.src[p.pos]
		p.pos++
		n = script.N(script.Glue, "template", n, p.text(mark, 0, mark == '"'))
	}
	return n
}

// text reads a text up to its end, in which brackets of its own kind may stand.
func (p *parser) text(end, open byte, inserts bool) *script.Node {
	n := script.N(script.Glue, "template")
	var b strings.Builder
	flush := func() {
		if b.Len() > 0 || len(n.Kids) == 0 {
			n.Kids = append(n.Kids, script.N(script.Text, b.String()))
			b.Reset()
		}
	}
	for depth := 0; p.pos < len(p.src); {
		c, next := p.src[p.pos], p.peek(1)
		switch {
		case c == end && depth == 0:
			p.pos++
			flush()
			if len(n.Kids) == 1 && n.Kids[0].Op == script.Text {
				return n.Kids[0]
			}
			return n
		case c == '\n' && len(p.waiting) > 0:
			p.fail("a text goes on behind another")
		case c == '\\':
			p.pos++
			p.escape(&b, inserts, end, open)
		case c == '#' && inserts && next == '{':
			flush()
			p.pos += 2
			n.Kids = append(n.Kids, p.inserted())
		case c == '#' && inserts && (next == '$' || next == '@') && letter(p.peek(2)):
			flush()
			p.pos++
			n.Kids = append(n.Kids, p.sigil())
		default:
			if open != 0 && c == open {
				depth++
			} else if c == end {
				depth--
			}
			b.WriteByte(c)
			p.pos++
		}
	}
	p.fail("a text has no end")
	return nil
}

// inserted is code within a text, behind its bracket.
func (p *parser) inserted() *script.Node {
	if len(p.waiting) > 0 {
		p.fail("code stands in a text that goes on")
	}
	n := p.body()
	if len(p.waiting) > 0 {
		p.fail("a text within another is not read")
	}
	p.lines()
	p.need("}")
	return n
}

// escape reads what stands behind a backslash.
func (p *parser) escape(b *strings.Builder, inserts bool, end, open byte) {
	c := p.peek(0)
	if p.pos++; p.pos > len(p.src) {
		p.fail("a text has no end")
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
		i := p.pos
		for i < len(p.src) && i < p.pos+2 && p.src[i] >= '0' && p.src[i] <= '7' {
			i++
		}
		v, _ := strconv.ParseUint(p.src[p.pos-1:i], 8, 16)
		b.WriteByte(byte(v))
		p.pos = i
	case c == 'x', c == 'u':
		p.letterByNumber(b, c)
	case c == 'c' || c == 'C' || c == 'M':
		p.fail("a letter is written in a way that is not read")
	case c == '\n':
	case strings.IndexByte("ntsreabfv", c) >= 0:
		b.WriteByte("\n\t \r\x1b\a\b\f\v"[strings.IndexByte("ntsreabfv", c)])
	default:
		b.WriteByte(c)
	}
}

func (p *parser) letterByNumber(b *strings.Builder, c byte) {
	most, i := 2, p.pos
	if c == 'u' {
		most = 4
		if p.peek(0) == '{' {
			most, i = 6, i+1
		}
	}
	from := i
	for i < len(p.src) && i < from+most && (digit(p.src[i]) || letter(p.src[i]) && p.src[i]|0x20 <= 'f' && p.src[i] != '_') {
		i++
	}
	v, err := strconv.ParseUint(p.src[from:i], 16, 32)
	if err != nil || from != p.pos && (i >= len(p.src) || p.src[i] != '}') {
		p.fail("a letter is written in a way that is not read")
	}
	if p.pos = i; from > 0 && most == 6 {
		p.pos++
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
	for depth := 0; p.pos < len(p.src); {
		c, next := p.src[p.pos], p.peek(1)
		switch {
		case c == end && depth == 0:
			for p.pos++; letter(p.peek(0)); p.pos++ {
				if strings.IndexByte("imxounse", p.peek(0)) < 0 {
					p.fail("a pattern is read in a way that is not known")
				}
			}
			return n
		case c == '\n' && len(p.waiting) > 0:
			p.fail("a text goes on behind another")
		case c == '\\':
			p.pos += 2
		case c == '#' && next == '{':
			p.pos += 2
			n.Kids = append(n.Kids, p.inserted())
		default:
			if open != 0 && c == open {
				depth++
			} else if c == end {
				depth--
			}
			p.pos++
		}
	}
	p.fail("a pattern has no end")
	return nil
}

// percent reads a text, a list of words, a pattern or a command behind %.
func (p *parser) percent() *script.Node {
	kind := p.peek(1)
	p.pos += 2
	if strings.IndexByte("wWiIqQxrs", kind) < 0 || kind == 0 {
		kind = 'Q'
		p.pos--
	}
	open := p.peek(0)
	if open == 0 || letter(open) || digit(open) || open <= ' ' || open >= 0x80 {
		p.fail("a value is missing")
	}
	p.pos++
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
		from := p.pos
		i := strings.IndexByte(p.src[from:], end)
		if i < 0 {
			p.fail("a list of words has no end")
		}
		text := p.src[from : from+i]
		if strings.ContainsAny(text, "\\#") || open != 0 && strings.IndexByte(text, open) >= 0 || len(p.waiting) > 0 {
			p.fail("a list of words is not read")
		}
		p.pos += i + 1
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
	p.pos += 2
	d := &paper{node: script.N(script.Glue, "template")}
	switch p.peek(0) {
	case '~':
		d.flush, d.dash = true, true
		p.pos++
	case '-':
		d.dash = true
		p.pos++
	}
	quote := p.peek(0)
	if quote == '"' || quote == '\'' {
		p.pos++
		d.raw = quote == '\''
	} else if quote == '`' {
		p.fail("a text is run as a command")
	}
	if c := p.peek(0); !letter(c) {
		p.fail("a value is missing")
	}
	d.end = p.name()
	p.pos += len(d.end)
	if quote == '"' || quote == '\'' {
		if p.peek(0) != quote {
			p.fail("a text has no end")
		}
		p.pos++
	}
	p.waiting = append(p.waiting, d)
	return d.node
}

// document reads the text of a here-document.
func (p *parser) document(d *paper) {
	var lines []string
	for {
		if p.pos >= len(p.src) {
			p.fail("a text has no end")
		}
		line, _, _ := strings.Cut(p.src[p.pos:], "\n")
		p.pos = min(p.pos+len(line)+1, len(p.src))
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
		p.fail("a text holds what no text holds")
	}
	inner := parser{src: text + "\x00", names: p.names, depth: p.depth}
	func() {
		defer func() {
			if e := recover(); e != nil {
				if _, ok := e.(stop); !ok {
					panic(e)
				}
			}
		}()
		d.node.Kids = []*script.Node{inner.text(0, 0, true)}
	}()
	if inner.why != "" {
		p.fail(inner.why)
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
