package batch

import (
	"strings"
)

// simple reads a name and what follows it.
func (p *parser) simple() Command {
	var c Command
	for {
		p.blank(false)
		if p.redirection(&c) {
			continue
		}
		switch p.peek() {
		case 0, '\n', '&', '|':
			return c
		case ')':
			if p.open > 0 {
				return c
			}
		}
		w := p.word(false)
		if len(w.Parts) == 0 {
			p.i = min(p.i+1, len(p.s))
			continue
		}
		c.Words = append(c.Words, w)
	}
}

// redirection takes a redirection when one stands here.
func (p *parser) redirection(c *Command) bool {
	r := Redir{From: '1'}
	j := p.i
	if j+1 < len(p.s) && p.s[j] >= '0' && p.s[j] <= '9' && (p.s[j+1] == '>' || p.s[j+1] == '<') {
		r.From = p.s[j]
		j++
	}
	if j >= len(p.s) || p.s[j] != '>' && p.s[j] != '<' {
		return false
	}
	r.Input = p.s[j] == '<'
	p.i = j + 1
	if p.peek() == '>' {
		p.i++
		r.Append = true
	}
	if p.peek() == '&' {
		p.i++
		if d := p.peek(); d >= '0' && d <= '9' {
			p.i++
			r.Merge = true
			c.Redirs = append(c.Redirs, r)
			return true
		}
		p.fail("a redirection that is not read")
		return true
	}
	p.blank(false)
	r.To = p.word(false)
	if len(r.To.Parts) == 0 {
		p.fail("a redirection without a file")
		return true
	}
	c.Redirs = append(c.Redirs, r)
	return true
}

// word reads what stands together. Where cmd itself asks, a comma or an equals
// sign divides words as a blank does, but "==" is one.
func (p *parser) word(own bool) Word {
	var w Word
	quoted := false
	text := func(s string) {
		if n := len(w.Parts); n > 0 && w.Parts[n-1].Var == "" && w.Parts[n-1].Quoted == quoted {
			w.Parts[n-1].Text += s
			return
		}
		w.Parts = append(w.Parts, Part{Text: s, Quoted: quoted})
	}
	for p.i < len(p.s) {
		c := p.s[p.i]
		switch {
		case c == '"':
			quoted = !quoted
			p.i++
			if quoted {
				w.Parts = append(w.Parts, Part{Quoted: true})
			}
		case c == '\n':
			return w
		case c == '%' || c == '!':
			if v, n := variable(p.s[p.i:]); n > 0 {
				v.Quoted = quoted
				w.Parts = append(w.Parts, v)
				p.i += n
			} else {
				text(string(c))
				p.i++
			}
		case quoted:
			text(string(c))
			p.i++
		case c == '^':
			p.i++
			if p.peek() == '\r' {
				p.i++
			}
			if p.peek() == '\n' {
				p.i++
				if p.peek() == 0 {
					return w
				}
			}
			if p.i < len(p.s) {
				text(p.s[p.i : p.i+1])
				p.i++
			}
		case strings.IndexByte(" \t\r", c) >= 0, own && (c == ',' || c == ';'):
			return w
		case strings.IndexByte("&|<>", c) >= 0, c == ')' && p.open > 0:
			return w
		case c == '(' && own && len(w.Parts) > 0:
			return w
		default:
			text(string(c))
			p.i++
		}
	}
	return w
}

// variable reads %NAME%, %NAME:…%, !NAME!, %a of a loop, and %1 of a file.
func variable(s string) (Part, int) {
	sign := s[0]
	rest := s[1:]
	if end := strings.IndexByte(rest, sign); end > 0 {
		name := rest[:end]
		if name[0] != '~' && strings.IndexAny(name, "\n\"&|<> ") != 0 && validName(name) {
			v := Part{Late: sign == '!', Text: s[:end+2]}
			base, _, cut := strings.Cut(name, ":")
			v.Var, v.Odd = strings.ToLower(base), cut
			return v, end + 2
		}
	}
	if sign == '!' {
		return Part{}, 0
	}
	n := 0
	for n < len(rest) && rest[n] == '%' {
		n++
	}
	if n < len(rest) && rest[n] == '~' {
		j := n + 1
		for j < len(rest) && (isLetter(rest[j]) || rest[j] == '$' || rest[j] >= '0' && rest[j] <= '9') {
			j++
		}
		if j > n+1 {
			return Part{Var: "%" + strings.ToLower(rest[j-1:j]), Odd: true}, j + 1
		}
	}
	if n < len(rest) && (isLetter(rest[n]) || rest[n] >= '0' && rest[n] <= '9' || rest[n] == '*') {
		return Part{Var: "%" + strings.ToLower(rest[n:n+1])}, n + 2
	}
	return Part{}, 0
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// validName: names of variables hold nearly everything; what cannot be one is
// text.
func validName(s string) bool {
	base, _, _ := strings.Cut(s, ":")
	return base != "" && !strings.ContainsAny(base, "\n\"&|<>^ %=/\\")
}
