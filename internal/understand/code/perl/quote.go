package perl

import (
	"strconv"
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// quote reads what stands between quotes of any sort.
func (p *parser) quote(how string) *script.Node {
	if strings.HasPrefix(p.Src[p.Pos:], how) {
		p.Pos += len(how)
		if !p.Done() && p.Src[p.Pos] != '#' {
			p.space()
		}
	}
	body, mark := p.delimited()
	verbatim := mark == '\''
	switch how {
	case "q":
		return script.N(script.Text, unescaped(body, mark, `\`))
	case "qq":
		return p.interpolated(body, false)
	case "qw":
		n := script.N(script.List, "")
		for _, w := range strings.Fields(body) {
			n.Kids = append(n.Kids, script.N(script.Text, unescaped(w, mark, `\`)))
		}
		return n
	case "qx":
		text := script.N(script.Text, body)
		if !verbatim {
			text = p.interpolated(body, false)
		}
		return script.N(script.Call, "", script.N(script.Name, "qx"), text)
	}
	n := script.N(script.Mix, "")
	if how != "tr" && how != "y" {
		if strings.Contains(body, "(?{") || strings.Contains(body, "(*{") || strings.Contains(body, "(??{") {
			p.Fail("a pattern runs code")
		}
		if !verbatim {
			n.Kids = append(n.Kids, p.interpolated(body, true))
		}
	}
	if how == "m" || how == "qr" {
		flags := p.flags()
		if n.Sign = script.Matched; verbatim || itself(body) {
			n.Pattern = script.Expression(body, flags)
		}
		return n
	}
	if closing(mark) != mark {
		p.space()
	} else {
		p.Pos-- // the mark between both parts
	}
	with, mark := p.delimited()
	flags := p.flags()
	if how == "s" {
		switch {
		case strings.Count(flags, "e") > 1:
			p.Fail("what a substitution makes is run as code")
		case strings.Contains(flags, "e"):
			n.Kids = append(n.Kids, p.inside(unescaped(with, mark, ""), func() *script.Node {
				b := script.N(script.Block, "")
				for p.space(); !p.Done(); p.space() {
					b.Kids = append(b.Kids, p.statement())
				}
				return script.N(script.If, "", script.N(script.Plain, ""), b) // of what matches, perhaps nothing
			}))
		case mark != '\'':
			n.Kids = append(n.Kids, p.interpolated(with, false))
		}
	}
	n.Kids = append(n.Kids, script.N(script.Name, "$_"))
	if strings.Contains(flags, "r") {
		return n
	}
	return script.N(script.Set, "", script.N(script.Name, "$_"), n)
}

// unescaped is a text without the backslashes in front of its own marks, and of what else
// they are taken away.
func unescaped(s string, mark byte, also string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && (s[i+1] == mark || s[i+1] == closing(mark) || strings.IndexByte(also, s[i+1]) >= 0) {
			i++
		} else if s[i] == '\\' && i+1 < len(s) {
			b.WriteByte(s[i])
			i++
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func (p *parser) flags() string {
	from := p.Pos
	for !p.Done() && p.Src[p.Pos] >= 'a' && p.Src[p.Pos] <= 'z' {
		p.Pos++
	}
	if f := p.Src[from:p.Pos]; strings.Trim(f, "msixpodualngcer") == "" {
		return f
	}
	p.Fail("the flags of a pattern are not known")
	return ""
}

// closing is the mark that ends what one begins.
func closing(c byte) byte {
	switch c {
	case '(':
		return ')'
	case '[':
		return ']'
	case '{':
		return '}'
	case '<':
		return '>'
	}
	return c
}

// delimited reads up to the mark that closes the one that comes next.
func (p *parser) delimited() (body string, mark byte) {
	if p.Done() {
		p.Fail("a quote has no end")
	}
	mark = p.Src[p.Pos]
	if code.Letter(mark) || code.Digit(mark) || mark >= 0x80 || mark == ' ' || mark == '=' || mark == ';' || mark == ')' {
		p.Fail("a quote is marked in a way that is not read")
	}
	end, deep := closing(mark), 0
	p.Pos++
	for from := p.Pos; !p.Done(); p.Pos++ {
		switch c := p.Src[p.Pos]; {
		case c == '\\':
			p.Pos++
		case c == end && deep == 0:
			p.Pos++
			return p.Src[from : p.Pos-1], mark
		case c == end:
			deep--
		case c == mark && end != mark:
			deep++
		}
	}
	p.Fail("a quote has no end")
	return "", 0
}

// inside reads another text with f.
func (p *parser) inside(text string, f func() *script.Node) *script.Node {
	src, pos := p.Src, p.Pos
	p.Src, p.Pos = text, 0
	n := f()
	p.Src, p.Pos = src, pos
	return n
}

// interpolated reads a text in which variables stand, or a pattern.
func (p *parser) interpolated(body string, pattern bool) *script.Node {
	return p.inside(body, func() *script.Node {
		p.Enter()
		defer p.Leave()
		var text script.Template
		for !p.Done() {
			c, next := p.Src[p.Pos], p.Peek(1)
			switch {
			case c == '\\' && !pattern && strings.IndexByte(`"$@\'`+"`/ ", next) >= 0 && next != 0:
				text.WriteByte(next)
				p.Pos += 2
			case c == '\\' && !pattern && (next == 'n' || next == 't'):
				text.WriteString(map[byte]string{'n': "\n", 't': "\t"}[next])
				p.Pos += 2
			case c == '\\' && next == 'x' && !pattern && p.Pos+3 < len(p.Src):
				b, err := strconv.ParseUint(p.Src[p.Pos+2:p.Pos+4], 16, 8)
				if err != nil {
					p.Fail("a letter is written in a way that is not read")
				}
				text.WriteByte(byte(b))
				p.Pos += 4
			case c == '\\' && next == 'c' && p.Peek(2) == '\\':
				p.Fail("a letter is written in a way that is not read")
			case c == '\\':
				text.Put(script.N(script.Mix, ""))
				p.Pos += 2
			case c == '$' && (code.Letter(next) || code.Digit(next) || next == '{' || next == '&' || next == '$' && !pattern),
				c == '$' && !pattern && next != 0 && strings.IndexByte("!@/,;.0", next) >= 0,
				c == '@' && (code.Letter(next) || next == '{' || next == '$'):
				text.Put(p.embedded(pattern))
			case (c == '$' || c == '@') && p.holdsCode(pattern):
				p.Fail("a variable in a text is written in a way that is not read")
			case c == '$' && !pattern && next > ' ':
				p.Pos += 2 // a variable of the language's own, named by a sign
				if next == '^' || next == '#' {
					p.Pos += len(p.word())
				}
				text.Put(script.N(script.Mix, ""))
			default:
				text.WriteByte(c)
				p.Pos++
			}
		}
		return text.Node()
	})
}

// holdsCode reports whether what stands here may be a variable, named by a sign or in a way
// that nobody reads, with brackets: these hold code.
func (p *parser) holdsCode(pattern bool) bool {
	next := p.Peek(1)
	switch {
	case p.Src[p.Pos] == '@':
		if next != ':' && (pattern || next != '-' && next != '+') {
			return false
		}
	case pattern && (next == 0 || strings.IndexByte("()| \t\r\n", next) >= 0):
		return false // the end of a line
	}
	rest := strings.TrimLeft(p.Src[p.Pos+1:], "$#^ \t\n")
	end := strings.IndexAny(rest, "[{")
	for i := 1; i < end; i++ {
		if c := rest[i]; !code.Letter(c) && !code.Digit(c) && c != ':' && c != '\'' {
			return false
		}
	}
	return end >= 0
}

// embedded reads a variable in a text, with the pieces and members behind it.
func (p *parser) embedded(pattern bool) *script.Node {
	from := p.Pos
	if pattern && p.Src[from] == '$' {
		// Whether a bracket is a piece of the variable or of the pattern is
		// guessed by Perl itself.
		i := from + 1
		for i < len(p.Src) && (code.Letter(p.Src[i]) || code.Digit(p.Src[i])) {
			i++
		}
		if i > from+1 && i < len(p.Src) && (p.Src[i] == '[' || p.Src[i] == '{' && i+1 < len(p.Src) && code.Digit(p.Src[i+1])) {
			p.Fail("it is not known where a variable in a pattern ends")
		}
	}
	n := p.variable()
	for {
		rest := p.Src[p.Pos:]
		if strings.HasPrefix(rest, "->[") || strings.HasPrefix(rest, "->{") {
			p.Pos += 2
		} else if strings.HasPrefix(rest, "->@") || strings.HasPrefix(rest, "->$#") || n.Op != script.Index && rest != "" && (rest[0] == '[' || rest[0] == '{') && !named(p.Src[from:p.Pos]) {
			p.Fail("a variable in a text is written in a way that is not read")
		} else if n.Op != script.Index || !strings.HasPrefix(rest, "[") && !strings.HasPrefix(rest, "{") || pattern {
			return n
		}
		n = p.pieceOf(n)
	}
}

// named reports whether a variable is a mere name in braces, behind which brackets are
// text.
func named(variable string) bool {
	name, ok := strings.CutSuffix(variable[1:], "}")
	return ok && strings.HasPrefix(name, "{") && name != "{" && strings.IndexFunc(name[1:], func(c rune) bool { return c >= 0x80 || !code.Letter(byte(c)) && !code.Digit(byte(c)) }) < 0
}

// itself reports whether a pattern takes nothing in: a "$" in it is the end.
func itself(body string) bool {
	for i, c := range body {
		if c == '@' || c == '$' && i+1 < len(body) && body[i+1] != ')' && body[i+1] != '|' {
			return false
		}
	}
	return true
}
