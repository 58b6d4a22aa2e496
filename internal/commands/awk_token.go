package commands

import "strings"

// awkKind is the sort of a token of awk.
type awkKind uint8

const (
	awkEnd awkKind = iota
	awkName
	awkNumber
	awkText    // a string; the token's text is its value
	awkPattern // a regular expression
	awkSign    // an operator or a bracket
	awkLine    // the end of a line, or ";"
)

type awkToken struct {
	kind awkKind
	text string
}

func (t awkToken) is(text string) bool {
	return t.text == text && (t.kind == awkSign || t.kind == awkName || t.kind == awkLine)
}

// awkTokens cuts a program into tokens. Where a slash could be read both as a
// division and as a pattern, the grammar decides by what stands before it.
type awkTokens struct {
	text    string
	at      int
	tokens  []awkToken
	heads   []bool // for every open parenthesis: it is the head of if, while or for
	operand bool   // the last token ends an operand: a slash divides
	problem string
}

func tokensOfAwk(text string) ([]awkToken, string) {
	t := awkTokens{text: text}
	for t.problem == "" && t.at < len(t.text) {
		t.token()
	}
	return t.tokens, t.problem
}

func (t *awkTokens) add(kind awkKind, text string, operand bool) {
	t.tokens = append(t.tokens, awkToken{kind, text})
	t.operand = operand
}

func (t *awkTokens) token() {
	c := t.text[t.at]
	switch {
	case c == ' ' || c == '\t' || c == '\r':
		t.at++
	case c == '\\':
		if !strings.HasPrefix(t.text[t.at+1:], "\n") {
			t.problem = "a backslash of the program cannot be read"
			return
		}
		t.at += 2
	case c == '\n' || c == ';':
		t.at++
		t.add(awkLine, string(c), false)
	case c == '#':
		if i := strings.IndexByte(t.text[t.at:], '\n'); i >= 0 {
			t.at += i
		} else {
			t.at = len(t.text)
		}
	case c == '"':
		t.str()
	case c == '/' && !t.operand:
		t.pattern()
	case c >= '0' && c <= '9' || c == '.':
		t.number()
	case awkLetter(c):
		t.name()
	default:
		t.sign()
	}
}

func awkLetter(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

func (t *awkTokens) str() {
	var b strings.Builder
	for t.at++; t.at < len(t.text); t.at++ {
		c := t.text[t.at]
		switch c {
		case '"':
			t.at++
			t.add(awkText, b.String(), true)
			return
		case '\n':
			t.problem = "a text of the program has no end"
			return
		case '\\':
			t.at++
			if t.at == len(t.text) {
				break
			}
			if e := t.text[t.at]; byteIn(e, `"\/`) {
				b.WriteByte(e)
			} else {
				// Whatever it stands for, the value is not this text.
				b.WriteString("\\" + string(rune(e)))
			}
		default:
			b.WriteByte(c)
		}
	}
	t.problem = "a text of the program has no end"
}

// pattern reads to the next slash. One inside a bracket ends the pattern for
// some awks and not for others.
func (t *awkTokens) pattern() {
	start := t.at
	bracket := false
	for t.at++; t.at < len(t.text); t.at++ {
		switch c := t.text[t.at]; {
		case c == '\n', c == '/' && bracket:
			t.problem = "a pattern of the program cannot be read"
			return
		case c == '/':
			t.at++
			t.add(awkPattern, t.text[start:t.at], true)
			return
		case c == '\\':
			t.at++
		case c == '[' && !bracket:
			bracket = true
			if strings.HasPrefix(t.text[t.at+1:], "^") {
				t.at++
			}
			if strings.HasPrefix(t.text[t.at+1:], "]") {
				t.at++
			}
		case c == '[' && strings.HasPrefix(t.text[t.at+1:], ":"):
			end := strings.Index(t.text[t.at:], ":]")
			if end < 0 {
				t.problem = "a pattern of the program cannot be read"
				return
			}
			t.at += end + 1
		case c == ']':
			bracket = false
		}
	}
	t.problem = "a pattern of the program cannot be read"
}

func (t *awkTokens) number() {
	start := t.at
	for t.at < len(t.text) && (awkLetter(t.text[t.at]) || t.text[t.at] == '.' || t.text[t.at] >= '0' && t.text[t.at] <= '9') {
		t.at++
	}
	t.add(awkNumber, t.text[start:t.at], true)
}

func (t *awkTokens) name() {
	start := t.at
	for t.at < len(t.text) && (awkLetter(t.text[t.at]) || t.text[t.at] >= '0' && t.text[t.at] <= '9') {
		t.at++
	}
	word := t.text[start:t.at]
	switch word {
	case "getline":
		if rest := strings.TrimLeft(t.text[t.at:], " \t"); strings.HasPrefix(rest, "/") {
			t.problem = "a slash of the program cannot be read"
			return
		}
		t.add(awkName, word, true)
	case "print", "printf", "return", "in", "case", "else", "do", "exit", "delete", "if", "while", "for", "BEGIN", "END", "function", "func", "switch":
		t.add(awkName, word, false)
	default:
		t.add(awkName, word, true)
	}
}

func (t *awkTokens) sign() {
	rest := t.text[t.at:]
	for _, s := range [...]string{"**=", "||", "|&", "&&", "++", "--", ">>", "+=", "-=", "*=", "/=", "%=", "^=", "**", "==", "<=", ">=", "!=", "!~"} {
		if strings.HasPrefix(rest, s) {
			t.at += len(s)
			t.add(awkSign, s, s == "++" || s == "--")
			return
		}
	}
	c := rest[0]
	t.at++
	switch c {
	case '(':
		head := false
		if n := len(t.tokens); n > 0 {
			last := t.tokens[n-1]
			head = last.kind == awkName && (last.text == "if" || last.text == "while" || last.text == "for" || last.text == "switch")
		}
		t.heads = append(t.heads, head)
		t.add(awkSign, "(", false)
	case ')':
		if len(t.heads) == 0 {
			t.problem = "a bracket of the program is closed that was not opened"
			return
		}
		head := t.heads[len(t.heads)-1]
		t.heads = t.heads[:len(t.heads)-1]
		t.add(awkSign, ")", !head)
	case ']':
		t.add(awkSign, "]", true)
	case '{', '}', '[', ',', '|', '<', '>', '=', '+', '-', '*', '/', '%', '^', '!', '~', '?', ':', '$', '@', '&':
		t.add(awkSign, string(rune(c)), false)
	default:
		t.problem = "a sign of the program cannot be read"
	}
}
