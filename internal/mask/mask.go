// Package mask takes secrets out of text before it is written down.
//
// What is taken out: values whose name says secret (options, variables,
// headers, query parameters, keys of JSON and YAML, passwords in addresses,
// the short options of programs that take one), tokens known by their shape,
// private keys, and long random-looking values behind "=" or ":". What stays:
// references such as $TOKEN, digests, commit ids, UUIDs, paths. Command
// substitutions stay readable, so that no command hides in a value.
//
// It is knowledge and not proof: a secret without a name and a shape stays.
// The text is read once from left to right, in linear time. Masking a masked
// text changes nothing, and the result is at most four times as long.
package mask

import "strings"

// Marker stands where a secret stood. Of a token known by its prefix the
// prefix stays in front of it.
const Marker = "‹secret›"

// ellipsis ends a text that was cut: a token in front of it may be shorter
// than its kind.
const ellipsis = "…"

// Text returns s with its secrets replaced by Marker. A text without secrets is
// returned as it is.
func Text(s string) string {
	m := scanner{s: s, expect: true, userFrom: -1}
	for i := 0; i < len(s); {
		i = max(m.step(i), i+1)
	}
	if m.out == nil {
		return s
	}
	return string(append(m.out, s[m.done:]...))
}

// scanner reads the text once. Positions only grow.
type scanner struct {
	s    string
	out  []byte // the result for s[:done]; nil while nothing was replaced
	done int

	// The simple command that the position is in, as far as it shows without
	// parsing: what short options mean hangs on it.
	program string
	expect  bool // the next word is a program
	login   bool // its subcommand is a login

	before, last string // the two runs before the current one

	// The password of an address, found when its beginning was read.
	userFrom, userTo int

	unclosed [2]bool // a quote ' or " was open to the end of the text

	at, wordEnd int // where the last "@" of a word, and its end, are
}

// hide replaces s[from:to].
func (m *scanner) hide(from, to int) {
	if from >= to || from < m.done || m.s[from:to] == Marker {
		return
	}
	m.out = append(append(m.out, m.s[m.done:from]...), Marker...)
	m.done = to
}

// step reads on from i and returns where to go on.
func (m *scanner) step(i int) int {
	if i == m.userFrom && i < m.userTo {
		if !isReference(m.s[m.userFrom:m.userTo]) {
			m.hide(m.userFrom, m.userTo)
		}
		return m.userTo
	}
	switch c := m.s[i]; {
	case isRun(c):
		j := i + 1
		for j < len(m.s) && isRun(m.s[j]) {
			j++
		}
		end := m.run(i, j)
		m.before, m.last = m.last, m.s[i:j]
		return end
	case c == ':' && strings.HasPrefix(m.s[i:], "://"):
		m.address(i + 3)
		return i + 3
	case c == '\n' || c == ';' || c == '|' || c == '&' || c == '(' || c == '`':
		m.program, m.expect, m.login = "", true, false
	}
	return i + 1
}

// run reads a run of letters, digits, "_" and "-" at s[i:j].
func (m *scanner) run(i, j int) int {
	m.command(i, j)
	if strings.HasSuffix(m.s[i:j], "-----BEGIN") {
		return m.pem(j)
	}
	if end := m.token(i, j); end > 0 {
		return end
	}
	if j+1 == m.userFrom {
		return j // the user's name in front of a password
	}
	if end := m.named(i, j); end > 0 {
		return end
	}
	// In JSON a line's first word follows the n of its escaped newline.
	if i > 0 && m.s[i-1] == '\\' && j-i > 1 && (m.s[i] == 'n' || m.s[i] == 't' || m.s[i] == 'r') {
		if end := m.token(i+1, j); end > 0 {
			return end
		}
		if end := m.named(i+1, j); end > 0 {
			return end
		}
	}
	if end := m.option(i, j); end > 0 {
		return end
	}
	if end := m.scheme(i, j); end > 0 {
		return end
	}
	if end := m.random(i, j); end > 0 {
		return end
	}
	return j
}

// command keeps track of the program whose words are read.
func (m *scanner) command(i, j int) {
	word := m.s[i:j]
	if !m.expect {
		m.login = m.login || word == "login"
		return
	}
	if j < len(m.s) && (m.s[j] == '=' || m.s[j] == '/' || m.s[j] == ':') || word[0] == '-' {
		return // an assignment, a folder, an option of a wrapper
	}
	if i > 0 && m.s[i-1] == '=' {
		return
	}
	m.program, m.login = word, false
	m.expect = isWrapper(word)
}

// pem hides the inside of a private key. j is behind "-----BEGIN".
func (m *scanner) pem(j int) int {
	const edge = "-----"
	n := strings.Index(m.s[j:min(len(m.s), j+64)], edge)
	if n < 0 || !strings.Contains(m.s[j:j+n], "PRIVATE KEY") {
		return j
	}
	from := j + n + len(edge)
	to := len(m.s)
	if end := strings.Index(m.s[from:], edge+"END"); end >= 0 {
		to = from + end
	}
	m.hide(from, to)
	return to
}

// address looks for a password in the address whose authority begins at i.
func (m *scanner) address(i int) {
	end, colon := i, -1
	for end < len(m.s) && !strings.ContainsRune("/?#", rune(m.s[end])) && !endsWord(m.s[end]) {
		if m.s[end] == ':' && colon < 0 {
			colon = end
		}
		end++
	}
	at := strings.LastIndexByte(m.s[i:end], '@')
	switch {
	case at >= 0:
		at += i
	case colon >= 0 && colon+1 < len(m.s) && !isDigit(m.s[colon+1]):
		// A "/" in a password that nobody encoded, or a text cut inside it.
		at = m.lastAt(end)
		if at < 0 {
			if n := strings.Index(m.s[colon:end], ellipsis); n >= 0 {
				m.userFrom, m.userTo = colon+1, colon+n
			}
			return
		}
	default:
		return
	}
	if colon >= 0 && colon < at {
		m.userFrom, m.userTo = colon+1, at
	} else if isRandom(m.s[i:at], 20) {
		m.userFrom, m.userTo = i, at
	}
}

// lastAt returns where the last "@" of the word at i is, or -1. What was looked
// for once is remembered, so that a long word is read once.
func (m *scanner) lastAt(i int) int {
	if m.wordEnd <= i {
		m.wordEnd = i
		for m.wordEnd < len(m.s) && !endsWord(m.s[m.wordEnd]) {
			m.wordEnd++
		}
		m.at = i + strings.LastIndexByte(m.s[i:m.wordEnd], '@')
	}
	if m.at < i {
		return -1
	}
	return m.at
}

func isRun(c byte) bool { return isAlnum(c) || c == '_' || c == '-' }

func isAlnum(c byte) bool { return isLower(c) || isUpper(c) || isDigit(c) }
func isLower(c byte) bool { return 'a' <= c && c <= 'z' }
func isUpper(c byte) bool { return 'A' <= c && c <= 'Z' }
func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }
func isQuote(c byte) bool { return c == '"' || c == '\'' || c == '`' }

// endsWord reports whether an address ends at c.
func endsWord(c byte) bool { return isSpace(c) || isQuote(c) || c == '<' || c == '>' }
