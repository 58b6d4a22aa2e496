package php

import (
	"strconv"
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// document reads a text of whole lines, which ends with a line that begins with its
// name. The blanks in front of that name are no part of any line.
func (p *parser) document() *script.Node {
	head, rest, _ := strings.Cut(p.Src[p.Pos+3:], "\n")
	name := strings.TrimLeft(head, " \t")
	quoted := strings.HasPrefix(name, "'")
	if name = strings.Trim(name, `'"`); name == "" || strings.Trim(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789") != "" {
		p.Fail("a text begins in a way that is not read")
	}
	var lines []string
	at := len(p.Src) - len(rest)
	for l := range strings.Lines(rest) {
		text := strings.TrimLeft(l, " \t")
		if after, ok := strings.CutPrefix(text, name); !ok || after != "" && (code.Letter(after[0]) || code.Digit(after[0]) || after[0] >= 0x80) {
			lines = append(lines, l)
			at += len(l)
			continue
		}
		indent := l[:len(l)-len(text)]
		for i := range lines {
			line, ok := strings.CutPrefix(lines[i], indent)
			if !ok && strings.TrimSpace(lines[i]) != "" {
				p.Fail("a text begins in a way that is not read")
			}
			lines[i] = line
		}
		body := strings.TrimSuffix(strings.Join(lines, ""), "\n")
		if strings.Contains(body, "\r") {
			p.Fail("a text begins in a way that is not read")
		}
		n := script.N(script.Text, body)
		if src := p.Src; !quoted {
			p.Src, p.Pos = body, -1
			n = p.quote(0)
			p.Src = src
		}
		p.Pos = at + len(indent) + len(name)
		return n
	}
	p.Fail("a text has no end")
	return nil
}

// quote reads a text, or a command in backticks; 0: to the end of what there is.
func (p *parser) quote(mark byte) *script.Node {
	p.Pos++
	var text script.Template
	for !p.Done() {
		c, next := p.Src[p.Pos], p.Peek(1)
		switch {
		case c == mark && mark != 0:
			p.Pos++
			if mark == '`' {
				return script.N(script.Call, "", script.N(script.Name, "shell_exec"), text.Node())
			}
			return text.Node()
		case c == '\\' && (next == '\\' || next == mark && mark != 0):
			text.WriteByte(next)
			p.Pos += 2
		case c == '\\' && mark != '\'' && strings.IndexByte("ntrvef$", next) >= 0 && next != 0:
			text.WriteString(map[byte]string{'n': "\n", 't': "\t", 'r': "\r", 'v': "\v", 'e': "\x1b", 'f': "\f", '$': "$"}[next])
			p.Pos += 2
		case c == '\\' && mark != '\'' && next == '{': // both stay, and the brace begins nothing
			text.WriteString(`\{`)
			p.Pos += 2
		case c == '\\' && mark != '\'' && next == 'x' && p.Pos+3 < len(p.Src):
			b, err := strconv.ParseUint(p.Src[p.Pos+2:p.Pos+4], 16, 8)
			if err != nil {
				p.Fail("a letter is written in a way that is not read")
			}
			text.WriteByte(byte(b))
			p.Pos += 4
		case c == '\\' && mark != '\'' && (code.Digit(next) || next == 'u' || next == 'x'):
			p.Fail("a letter is written in a way that is not read")
		case c == '$' && mark != '\'' && code.Letter(next):
			v := p.variable()
			if strings.HasPrefix(p.Src[p.Pos:], "[") || strings.HasPrefix(p.Src[p.Pos:], "->") {
				v = script.N(script.Mix, "", v) // a piece of it
			}
			text.Put(v)
		case c == '{' && next == '$' && mark != '\'':
			p.Pos++
			text.Put(p.expression())
			if p.Done() || !p.Take("}") {
				p.Fail("“}” is missing")
			}
		case c == '$' && next == '{' && mark != '\'':
			p.Fail("a variable's name is not known")
		default:
			text.WriteByte(c)
			p.Pos++
		}
	}
	if mark == 0 {
		return text.Node()
	}
	p.Fail("a text has no end")
	return nil
}
