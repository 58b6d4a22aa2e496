package glance

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

type kind uint8

const (
	sign kind = iota
	name      // with what it is a member of: "Net::HTTP.get", "os.execute"
	text      // a string
	number
	line // a string that is run as a command line
	end  // the end of a line
)

// token is a piece of the text.
type token struct {
	kind kind
	text string
	open bool // of a string: something is put into it that is not known

	spelled bool // of a string: most of its letters are written as their numbers
}

// word is a string as a word of a fact.
func (t *token) word() commands.Word {
	if t.open {
		return commands.Word{Text: t.text}
	}
	return commands.Lit(t.text)
}

// lexer cuts a text of code into tokens, forgiving everything: what it cuts
// wrongly is not found, and nothing counts as understood.
type lexer struct {
	lang commands.Lang
	src  string
	pos  int
	list []token
	deep int
}

// maxDeep bounds how deep code is followed that stands in strings.
const maxDeep = 4

func lex(lang commands.Lang, src string) []token {
	l := lexer{lang: lang, src: src}
	l.all("")
	return l.list
}

func (l *lexer) put(k kind, s string, open bool) {
	l.list = append(l.list, token{kind: k, text: s, open: open})
}

func (l *lexer) peek(n int) byte {
	if l.pos+n < len(l.src) {
		return l.src[l.pos+n]
	}
	return 0
}

// all cuts up to the closing sign, or to the end.
func (l *lexer) all(closing string) {
	depth := 0
	for l.pos < len(l.src) {
		c := l.src[l.pos]
		switch {
		case closing != "" && depth == 0 && c == closing[0]:
			l.pos++
			return
		case c == '\n':
			l.pos++
			l.put(end, "", false)
		case c == ' ' || c == '\t' || c == '\r':
			l.pos++
		case l.comment():
		case c == '\'' || c == '"':
			l.pos++
			l.quoted(text, c, c, c == '"')
		case c == '`' && l.lang != commands.Tcl:
			l.pos++
			l.quoted(line, c, c, true)
		case c == '%' && l.lang == commands.Ruby && l.percent():
		case c == '[' && l.peek(1) == '[' && l.lang == commands.Lua:
			s, _, _ := strings.Cut(l.src[l.pos+2:], "]]")
			l.pos = min(len(l.src), l.pos+2+len(s)+2)
			l.put(text, s, false)
		case l.lang == commands.Tcl && c == '{':
			l.braced()
		case l.lang == commands.Tcl && !strings.ContainsRune(";[]{}$\"", rune(c)):
			n := strings.IndexAny(l.src[l.pos:], " \t\r\n;[]{}$\"")
			if n < 0 {
				n = len(l.src) - l.pos
			}
			l.put(name, l.src[l.pos:l.pos+n], false)
			l.pos += n
		case letter(c):
			l.word()
		case '0' <= c && c <= '9':
			n := len(l.src[l.pos:]) - len(strings.TrimLeft(l.src[l.pos:], "0123456789_abcdefx"))
			l.put(number, l.src[l.pos:l.pos+n], false)
			l.pos += n
		case c == '.' && letter(l.peek(1)), c == ':' && letter(l.peek(1)) && l.lang == commands.Lua:
			l.pos++
			l.member()
		case c == '-' && l.peek(1) == '>' && letter(l.peek(2)):
			l.pos += 2
			l.member()
		default:
			if closing == "}" && c == '{' {
				depth++
			} else if closing == "}" && c == '}' {
				depth--
			}
			l.pos++
			l.put(sign, string(rune(c)), false)
		}
	}
}

// comment passes over one.
func (l *lexer) comment() bool {
	rest := l.src[l.pos:]
	begins := ""
	switch l.lang {
	case commands.Lua:
		begins = "--"
	case commands.JavaScript, commands.TypeScript:
		begins = "//"
	case commands.Native:
		// Of many languages: an attribute or a directive may stand there as well.
		if strings.HasPrefix(rest, "#[") || strings.HasPrefix(rest, "#![") {
			return false
		}
		begins = "#"
	default:
		begins = "#"
	}
	if !strings.HasPrefix(rest, begins) {
		return false
	}
	if i := strings.IndexByte(rest, '\n'); i >= 0 {
		l.pos += i
	} else {
		l.pos = len(l.src)
	}
	return true
}

// quoted reads a string to its end; code that stands in it is cut up behind it.
func (l *lexer) quoted(k kind, begins, ends byte, expands bool) {
	var b strings.Builder
	open, depth, numbers := false, 0, 0
	var inner []token
	done := func() {
		l.list = append(append(l.list, token{k, b.String(), open, numbers > 1 && 2*numbers > b.Len()}), inner...)
	}
	for l.pos < len(l.src) {
		c := l.src[l.pos]
		l.pos++
		switch {
		case c == '\\' && l.pos < len(l.src):
			if x, n := byNumber(l.lang, l.src[l.pos:]); n > 0 && (expands || l.spells()) {
				b.WriteRune(x)
				l.pos += n
				numbers++
				break
			}
			b.WriteByte(escaped(l.src[l.pos], expands))
			l.pos++
		case expands && c == '#' && l.peek(0) == '{' && l.lang == commands.Ruby:
			l.pos++
			open = true
			if l.deep++; l.deep <= maxDeep {
				outer := l.list
				l.list = nil
				l.all("}")
				inner = append(inner, l.list...)
				l.list = outer
			}
			l.deep--
		case expands && c == '$' && (letter(l.peek(0)) || l.peek(0) == '{') && l.lang != commands.Ruby && l.lang != commands.Lua && !l.environmental():
			open = true
		case c == begins && begins != ends:
			depth++
			b.WriteByte(c)
		case c == ends && depth == 0:
			done()
			return
		case c == ends:
			depth--
			b.WriteByte(c)
		case !open:
			b.WriteByte(c)
		}
	}
	done()
}

// environmental: few of the languages that nobody follows put something into their strings,
// and what has a name in capitals is the environment's to the shell that runs such a text.
func (l *lexer) environmental() bool {
	at := l.pos
	if l.peek(0) == '{' {
		at++
	}
	return l.lang == commands.Native && at < len(l.src) && l.src[at] >= 'A' && l.src[at] <= 'Z'
}

// spells: in these languages both marks of a string mean the same.
func (l *lexer) spells() bool {
	return l.lang == commands.Python || l.lang == commands.Lua || l.lang == commands.JavaScript || l.lang == commands.TypeScript
}

func escaped(c byte, expands bool) byte {
	if expands {
		switch c {
		case 'n':
			return '\n'
		case 't':
			return '\t'
		}
	}
	return c
}

// percent reads %x(…), %q(…), %Q(…) and %w(…).
func (l *lexer) percent() bool {
	k, at := text, 2
	switch l.peek(1) {
	case 'x':
		k = line
	case 'q', 'Q', 'w':
	default:
		return false
	}
	open := l.peek(at)
	i := strings.IndexByte("([{<|!/", open)
	if open == 0 || i < 0 {
		return false
	}
	l.pos += at + 1
	l.quoted(k, open, ")]}>|!/"[i], l.peek(-at) != 'q')
	return true
}

// braced reads a group of Tcl, which may be text or code: both.
func (l *lexer) braced() {
	l.pos++
	from := l.pos
	l.put(sign, "{", false)
	if l.deep++; l.deep <= maxDeep {
		l.all("}")
	} else {
		l.pos = from
	}
	l.deep--
	l.put(sign, "}", false)
}

// member reads the name of something that a value has which is no name itself.
func (l *lexer) member() {
	n := len(l.list)
	l.word()
	if len(l.list) > n {
		l.list[n].text = "." + l.list[n].text
	}
}

// word reads a name with what it is a member of.
func (l *lexer) word() {
	var b strings.Builder
	for l.pos < len(l.src) {
		c := l.src[l.pos]
		switch {
		case letter(c) || c >= '0' && c <= '9':
			b.WriteByte(c)
			l.pos++
			continue
		case c == ':' && l.peek(1) == ':' && letter(l.peek(2)):
			b.WriteString("::")
			l.pos += 2
			continue
		case c == '.' && letter(l.peek(1)), c == ':' && letter(l.peek(1)) && l.lang == commands.Lua:
			b.WriteByte('.')
			l.pos++
			continue
		case c == '-' && l.peek(1) == '>' && letter(l.peek(2)):
			b.WriteByte('.')
			l.pos += 2
			continue
		case (c == '!' || c == '?') && l.lang == commands.Ruby && l.peek(1) != '=', c == '!' && l.lang == commands.Native && l.peek(1) == '(':
			l.pos++
		}
		break
	}
	l.put(name, b.String(), false)
}

func letter(c byte) bool { return c == '_' || c == '$' || c == '@' || 'a' <= c|0x20 && c|0x20 <= 'z' }

// arguments are the tokens of a call's arguments, which begin there.
func (r *reader) arguments(i int) (args [][]token) {
	depth, paren := 0, false
	if i < len(r.tokens) && r.tokens[i].kind == sign && r.tokens[i].text == "(" {
		paren, i = true, i+1
	}
	var one []token
	done := func() {
		if len(one) > 0 {
			args = append(args, one)
		}
		one = nil
	}
	for ; i < len(r.tokens) && len(args) < 64; i++ {
		t := r.tokens[i]
		switch {
		case t.kind == end && depth == 0 && !paren:
			done()
			return args
		case t.kind == end:
			continue
		case t.kind != sign:
		case t.text == "(" || t.text == "[" || t.text == "{":
			if depth == 0 && t.text == "{" && !paren && r.lang != commands.Tcl && r.lang != commands.Perl {
				done()
				return args
			}
			depth++
		case t.text == ")" || t.text == "]" || t.text == "}":
			if depth--; depth < 0 {
				done()
				return args
			}
		case t.text == "," && depth == 0:
			done()
			continue
		case (t.text == ";" || t.text == "|") && depth == 0:
			done()
			return args
		}
		one = append(one, t)
		if r.lang == commands.Tcl && depth == 0 {
			done()
		}
	}
	done()
	return args
}

// value is what an argument is: the texts of a list, the text that another
// call is given that changes nothing of what it names, or one unknown word.
func (r *reader) value(a []token) []commands.Word {
	if len(a) == 1 && (a[0].kind == text || r.lang == commands.Tcl && a[0].kind == name && a[0].text[0] != '$') {
		return []commands.Word{a[0].word()}
	}
	if len(a) > 2 && a[0].kind == sign && (a[0].text == "[" || a[0].text == "{") {
		var list []commands.Word
		for _, t := range a[1 : len(a)-1] {
			if t.kind == text {
				list = append(list, t.word())
			} else if t.kind != sign || t.text != "," {
				return []commands.Word{{}}
			}
		}
		return list
	}
	if r.lang == commands.Native {
		for len(a) > 1 && (a[0].text == "new" && a[0].kind == name || a[0].text == "&" || a[0].text == "try") {
			a = a[1:]
		}
	}
	if a[0].kind == name && (code.Within("File.expand_path URI URI.parse Pathname.new Pathname", a[0].text) || r.lang == commands.Native && code.Within(things, last(a[0].text))) {
		for _, t := range a[1:] {
			if t.kind == text {
				return []commands.Word{t.word()}
			}
		}
	}
	if len(a) == 1 && a[0].kind == name && code.Within("Dir.home", a[0].text) || len(a) > 2 && a[0].text == "ENV" && len(a) == 4 && a[2].text == "HOME" {
		return []commands.Word{commands.Lit("~")}
	}
	if w, ok := r.home(a); ok {
		return []commands.Word{w}
	}
	w := commands.Word{Known: automode.Guess}
	if a[0].kind == text {
		w.Text = a[0].text // and more behind it
	}
	return []commands.Word{w}
}
