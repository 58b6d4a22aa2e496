// Package batch reads the text of cmd into commands. It knows how cmd divides a
// line and nothing of what commands do.
package batch

import (
	"strings"
)

// Command is one command of a line, or several in brackets.
type Command struct {
	After  string // what joins it to the one before: "", "&", "&&", "||", "|"
	Words  []Word
	Redirs []Redir
	Group  []Command // ( … )
	Loop   *Loop     // for … do: Group is the body
	Maybe  bool      // behind an if or else: it may be passed over
	Exists Word      // the file that such an if looks for
	Equal  [2]Word   // the words that it holds against each other
	Not    bool      // and whether they have to differ
	Text   string
}

// Loop is what a for gives its variable.
type Loop struct {
	Name  string // one letter
	How   byte   // 0: words and patterns; 'f', 'r', 'd', 'l'
	Back  bool   // /f with usebackq: what stands in double quotes is a file, and no text
	Words []Word
	Run   string // for /f in ('…'): a command whose lines are taken
}

// Word is one word: parts that stand together without a blank.
type Word struct{ Parts []Part }

// Part is text, or a variable.
type Part struct {
	Text   string // of a variable as it is written
	Var    string // the variable's name, in lower case; a letter of a loop with "%" in front
	Late   bool   // !NAME!: put in when the command runs, and not read again
	Odd    bool   // only a piece of the variable, or with something replaced
	Quoted bool
}

// Redir is a redirection.
type Redir struct {
	To     Word
	From   byte // '0' to '9'
	Append bool
	Merge  bool // one stream goes into another
	Input  bool
}

// Plain is the word's text when no variable is in it.
func (w Word) Plain() (string, bool) {
	var b strings.Builder
	for _, p := range w.Parts {
		if p.Var != "" {
			return "", false
		}
		b.WriteString(p.Text)
	}
	return b.String(), true
}

// Quoted reports whether any part of the word stands in quotes.
func (w Word) Quoted() bool {
	for _, p := range w.Parts {
		if p.Quoted {
			return true
		}
	}
	return false
}

const maxDepth = 60

type parser struct {
	s     string
	i     int
	depth int
	open  int // brackets
	wrong string
}

// Parse reads a text; wrong says what could not be read of it.
func Parse(text string) (list []Command, wrong string) {
	p := &parser{s: text}
	if strings.IndexByte(text, 0) >= 0 {
		p.fail("it holds a NUL byte") // which stands for the end below
	}
	for p.i < len(p.s) && p.wrong == "" {
		list = append(list, p.list()...)
		if p.peek() == ')' {
			p.i++ // one too many is passed over
		}
	}
	return list, p.wrong
}

func (p *parser) peek() byte {
	if p.i < len(p.s) {
		return p.s[p.i]
	}
	return 0
}

func (p *parser) fail(why string) {
	if p.wrong == "" {
		p.wrong = why
	}
	p.i = len(p.s)
}

func (p *parser) blank(lines bool) {
	for p.i < len(p.s) {
		c := p.s[p.i]
		if c != ' ' && c != '\t' && c != '\r' && !(lines && c == '\n') {
			return
		}
		p.i++
	}
}

// list reads commands up to a closing bracket.
func (p *parser) list() []Command {
	if p.depth++; p.depth > maxDepth {
		p.fail("it is nested too deep")
	}
	defer func() { p.depth-- }()
	var list []Command
	after := ""
	for {
		p.blank(true)
		switch c := p.peek(); {
		case c == 0 || c == ')':
			return list
		case c == '&' || c == '|':
			p.fail("“" + string(c) + "” stands where a command begins")
			return list
		}
		got := p.command()
		got[0].After = after
		list = append(list, got...)
		p.blank(false)
		switch c := p.peek(); c {
		case '\n':
			after = "&"
		case '&', '|':
			p.i++
			after = string(c)
			if p.peek() == c {
				p.i++
				after += string(c)
			}
		case ')', 0:
			return list
		default:
			after = "&"
		}
	}
}

// command reads one command; an else gives a second one.
func (p *parser) command() []Command {
	if p.depth++; p.depth > maxDepth {
		p.fail("it is nested too deep")
		return []Command{{}}
	}
	defer func() { p.depth-- }()
	for p.peek() == '@' {
		p.i++
		p.blank(false)
	}
	from := p.i
	if p.peek() == '(' {
		p.i++
		p.open++
		c := Command{Group: p.list()}
		p.open--
		if p.peek() != ')' {
			p.fail("a bracket has no end")
			return []Command{c}
		}
		p.i++
		for p.blank(false); p.redirection(&c); p.blank(false) {
		}
		c.Text = p.s[from:p.i]
		return []Command{c}
	}
	switch {
	case p.keyword("if"):
		return p.branch()
	case p.keyword("for"):
		return p.loop()
	case p.keyword("rem"):
		// Behind its first word all is text; in front of that another command may begin.
		p.blank(false)
		for p.i < len(p.s) && strings.IndexByte(" \t,;=\n&|", p.s[p.i]) < 0 {
			p.i++
		}
		if p.i < len(p.s) && p.s[p.i] != '&' && p.s[p.i] != '|' {
			for p.i < len(p.s) && p.s[p.i] != '\n' {
				p.i++
			}
		}
		return []Command{{Words: []Word{{[]Part{{Text: "rem"}}}}, Text: "rem"}}
	}
	c := p.simple()
	c.Text = strings.TrimSpace(p.s[from:p.i])
	return []Command{c}
}

// keyword takes a word that cmd itself reads.
func (p *parser) keyword(word string) bool {
	n := len(word)
	if len(p.s)-p.i < n || !strings.EqualFold(p.s[p.i:p.i+n], word) {
		return false
	}
	if p.i+n < len(p.s) && strings.IndexByte(" \t\n/(", p.s[p.i+n]) < 0 {
		return false
	}
	p.i += n
	return true
}

// branch reads an if: what it asks does nothing.
func (p *parser) branch() []Command {
	words := 0
	var exists Word
	var equal [2]Word
	not := false
	for p.blank(false); ; p.blank(false) {
		w := p.word(true)
		s, _ := w.Plain()
		s = strings.ToLower(s)
		switch {
		case len(w.Parts) == 0:
			p.fail("an “if” without a command")
			return []Command{{}}
		case s == "/i" || s == "not":
			not = not != (s == "not")
			continue
		case words == 0 && (s == "exist" || s == "defined" || s == "errorlevel" || s == "cmdextversion"):
			p.blank(false)
			if x := p.word(true); s == "exist" {
				exists = x
			}
		case strings.Contains(s, "==") && !strings.HasSuffix(s, "=="):
		case strings.HasSuffix(s, "=="):
			p.blank(false)
			equal = w.sides(p.word(true))
		case !w.known() && strings.Contains(w.loose(), "=="):
			var behind Word
			if strings.HasSuffix(w.loose(), "==") {
				p.blank(false)
				behind = p.word(true)
			}
			equal = w.sides(behind)
		default:
			p.blank(false)
			op := p.word(true)
			s, _ := op.Plain()
			if !strings.HasPrefix(s, "==") && !strings.Contains(" equ neq lss leq gtr geq ", " "+strings.ToLower(s)+" ") {
				p.fail("what an “if” asks is not read")
				return []Command{{}}
			}
			if s == "==" || s[0] != '=' {
				p.blank(false)
				right := p.word(true)
				if s == "==" || strings.EqualFold(s, "equ") {
					equal = [2]Word{w, right}
				}
			}
		}
		break
	}
	p.blank(false)
	list := p.command()
	for i := range list {
		list[i].Maybe = true
	}
	list[0].Exists, list[0].Equal, list[0].Not = exists, equal, not
	end := p.i
	p.blank(false)
	if p.keyword("else") {
		p.blank(false)
		other := p.command()
		for i := range other {
			other[i].Maybe = true
		}
		other[0].After = "&"
		return append(list, other...)
	}
	p.i = end
	return list
}

// sides are what stands before “==” in a word, and what behind it, with more.
func (w Word) sides(more Word) (list [2]Word) {
	at := 0
	for _, p := range w.Parts {
		before, behind, found := strings.Cut(p.Text, "==")
		if p.Var != "" || at > 0 || !found {
			list[at].Parts = append(list[at].Parts, p)
			continue
		}
		first, last := p, p
		if first.Text, last.Text = before, behind; before != "" {
			list[0].Parts = append(list[0].Parts, first)
		}
		if at = 1; behind != "" {
			list[1].Parts = append(list[1].Parts, last)
		}
	}
	list[1].Parts = append(list[1].Parts, more.Parts...)
	return list
}

func (w Word) known() bool { _, ok := w.Plain(); return ok }

// loose is the text of a word without its variables.
func (w Word) loose() string {
	var b strings.Builder
	for _, p := range w.Parts {
		b.WriteString(p.Text)
		if p.Var != "" {
			b.WriteByte('x')
		}
	}
	return b.String()
}

// loop reads a for.
func (p *parser) loop() []Command {
	l := &Loop{}
	for {
		p.blank(false)
		if p.peek() == '%' {
			break
		}
		w := p.word(true)
		s, ok := w.Plain()
		switch s = strings.ToLower(s); {
		case len(w.Parts) == 0 || !ok:
			p.fail("a “for” that is not read")
			return []Command{{}}
		case len(s) == 2 && s[0] == '/' && strings.Contains("fdrl", s[1:]):
			l.How = s[1]
		case l.How == 'f' || l.How == 'r':
			if l.How == 'r' {
				l.Words = append(l.Words, w)
			}
			l.Back = l.Back || strings.Contains(s, "usebackq")
		default:
			p.fail("a “for” that is not read")
			return []Command{{}}
		}
	}
	for p.peek() == '%' {
		p.i++
	}
	l.Name = strings.ToLower(string(p.peek()))
	p.i++
	p.blank(false)
	if !p.keyword("in") {
		p.fail("a “for” without a list")
		return []Command{{}}
	}
	p.blank(false)
	if p.peek() != '(' {
		p.fail("a “for” without a list")
		return []Command{{}}
	}
	p.i++
	from := p.i
	quoted := byte(0)
	deep := 1
	for ; p.i < len(p.s); p.i++ {
		c := p.s[p.i]
		if quoted != 0 {
			if c == quoted {
				quoted = 0
			}
			continue
		}
		switch c {
		case '"', '\'', '`':
			if c == '"' || l.How == 'f' {
				quoted = c
			}
		case '(':
			deep++
		case ')':
			deep--
		}
		if deep == 0 {
			break
		}
	}
	if p.i >= len(p.s) {
		p.fail("a “for” whose list has no end")
		return []Command{{}}
	}
	set := strings.TrimSpace(p.s[from:p.i])
	p.i++
	if l.How == 'f' && len(set) > 1 && (set[0] == '\'' || set[0] == '`') && set[len(set)-1] == set[0] {
		l.Run = strings.ReplaceAll(set[1:len(set)-1], "^", "")
	} else {
		inner := &parser{s: set, depth: p.depth}
		for inner.blank(true); inner.i < len(inner.s); inner.blank(true) {
			w := inner.word(true)
			if len(w.Parts) == 0 {
				inner.i++
				continue
			}
			l.Words = append(l.Words, w)
		}
		if inner.wrong != "" {
			p.fail(inner.wrong)
		}
	}
	p.blank(false)
	if !p.keyword("do") {
		p.fail("a “for” without “do”")
		return []Command{{}}
	}
	p.blank(false)
	return []Command{{Loop: l, Group: p.command()}}
}
