package mask

import "strings"

// named hides the value of the name s[i:j] when the name says secret, and
// returns where to go on; 0 when it does not say so or has no value.
func (m *scanner) named(i, j int) int {
	// Most words end here.
	if j-i < 2 || strings.IndexByte(lastLetters, m.s[j-1]|0x20) < 0 {
		return 0
	}
	kind := says(m.s[i:j])
	if kind == ordinary {
		return 0
	}
	s, k := m.s, j
	if s[i:j] == "sig" && (i == 0 || s[i-1] != '?' && s[i-1] != '&') {
		return 0 // a secret in addresses only
	}
	dashed := s[i] == '-'
	quoted := 0 // bytes of the quote behind the name
	switch {
	case strings.HasPrefix(s[k:], `\"`):
		quoted = 2
	case k < len(s) && isQuote(s[k]) && s[k] != '`':
		quoted = 1
	}
	k += quoted
	p := m.skipBlanks(k)
	if p >= len(s) {
		return 0
	}
	fence := byte(0)
	if quoted == 0 && i > 0 && (s[i-1] == '"' || s[i-1] == '\'') {
		fence = s[i-1]
	}
	switch c := s[p]; {
	case c == '=':
		spaced := p > k
		for p++; p < len(s) && (s[p] == '=' || s[p] == '>' || s[p] == '~'); p++ {
			spaced = true
		}
		if spaced {
			p = m.skipBlanks(p)
		}
		return m.value(p, kind, fence, spaced)
	case c == ':':
		if kind == weak && quoted == 0 {
			return 0
		}
		code := false
		if p++; p < len(s) && s[p] == '=' {
			p, code = p+1, true
		} else if p < len(s) && s[p] == ':' || strings.HasPrefix(s[p:], "//") {
			return 0
		}
		return m.value(m.skipBlanks(p), kind, fence, code)
	case (dashed || s[i:j] == "_authToken") && !takesNoValue(s[i:j]):
		switch {
		case quoted > 0 && c == ',':
			// The words of a command as a list.
			if p = m.skipBlanks(p + 1); p >= len(s) || !isQuote(s[p]) && s[p] != '\\' {
				return 0
			}
		case p == k || quoted > 0 || c == '-':
			return 0
		}
		return m.value(p, kind, 0, false)
	case c == '>' && p == j && i > 0 && s[i-1] == '<':
		end := strings.IndexByte(s[p:], '<')
		if end < 0 {
			return 0
		}
		m.secret(p+1, p+end)
		return p + end
	case p > j && strings.EqualFold(m.before, "login"):
		return m.value(p, kind, 0, false) // a line of a netrc file
	}
	return 0
}

// value hides the value that begins at k and returns where to go on. With a
// fence, the quote that stands in front of the name, it goes on to that quote.
// In code a call stays readable.
func (m *scanner) value(k int, kind naming, fence byte, code bool) int {
	from, to, end := m.span(k, kind, fence)
	v := m.s[from:to]
	switch {
	case v == "" || isReference(v):
		return max(end, k)
	case v[0] == '`' || strings.HasPrefix(v, "${{") || strings.HasPrefix(v, "{{"):
		return from
	case kind == secret && isPath(v):
		return end
	case code && end < len(m.s) && m.s[end] == '(' && to == end:
		return end
	}
	// A command substitution stays readable, so that no command hides here.
	if n := strings.Index(v, "$("); n >= 0 && (from == k || m.s[from-1] != '\'') {
		m.secret(from, from+n)
		return from + n
	}
	m.secret(from, to)
	return end
}

// secret hides s[from:to], except for a scheme in front and the known prefix of
// a token.
func (m *scanner) secret(from, to int) {
	v := m.s[from:to]
	if word, _, ok := strings.Cut(v, " "); ok && isScheme(word) {
		from += len(word)
		for from < to && m.s[from] == ' ' {
			from++
		}
		v = m.s[from:to]
	}
	if v == "" || isReference(v) {
		return
	}
	if sh := shapeAt(v); sh != nil {
		n := len(sh.prefix)
		if sh.dotted && n < len(v) && v[n] == '.' {
			n++
		}
		if rest := v[n:]; rest == Marker || len(rest) >= sh.least && strings.IndexFunc(rest, notTail) < 0 {
			m.hide(from+n, to)
			return
		}
	}
	if v == "eyJ"+Marker {
		return
	}
	m.hide(from, to)
}

func notTail(r rune) bool { return r >= 0x80 || !isRun(byte(r)) && r != '.' }

// span finds the value at k: its inside from–to, and where it ends.
func (m *scanner) span(k int, kind naming, fence byte) (from, to, end int) {
	s := m.s
	if k >= len(s) {
		return k, k, k
	}
	if strings.HasPrefix(s[k:], `\"`) {
		return m.escaped(k + 2)
	}
	open := k
	if s[k] == '$' && k+1 < len(s) && (s[k+1] == '\'' || s[k+1] == '"') {
		open++ // $'…' and $"…" are quotes as well
	}
	if fence == 0 && (s[open] == '"' || s[open] == '\'') {
		from, to, end = open+1, m.closing(open), 0
		end = min(to+1, len(s))
		if !m.glued(end) {
			return from, to, end
		}
		from = k
	} else {
		from, end = k, k
	}
	// Not quoted, or only in parts.
	for end < len(s) && !m.stops(end, kind, fence) {
		c := s[end]
		switch {
		case c == '\\' && end+1 < len(s) && s[end+1] != '\n' && s[end+1] != '"' && fence == 0:
			end += 2
		case (c == '"' || c == '\'') && fence == 0:
			end = min(m.closing(end)+1, len(s))
		default:
			end++
		}
	}
	to = end
	for kind == header && to > from && isSpace(s[to-1]) {
		to--
	}
	return from, to, end
}

// stops reports whether a value that is not quoted ends in front of i.
func (m *scanner) stops(i int, kind naming, fence byte) bool {
	s, c := m.s, m.s[i]
	switch c {
	case '\n', '\r', '`':
		return true
	case '$':
		return fence != '\'' && strings.HasPrefix(s[i:], "$(")
	case '&':
		return true
	case '"', '\'':
		if fence != 0 {
			return c == fence
		}
		return kind == header || !m.glued(i+1)
	case '\\':
		return strings.HasPrefix(s[i:], `\"`) && (kind == header || !m.glued(i+2))
	}
	if fence != 0 || kind == header {
		return false
	}
	switch c {
	case ' ', '\t', ';', '|', '<', '>', '(', ')':
		return true
	}
	return false
}

// glued reports whether what stands at i belongs to the word before it.
func (m *scanner) glued(i int) bool {
	if i >= len(m.s) {
		return false
	}
	c := m.s[i]
	return isAlnum(c) || c >= 0x80 || (c == '"' || c == '\'') && i+1 < len(m.s) && (isAlnum(m.s[i+1]) || m.s[i+1] >= 0x80) ||
		strings.HasPrefix(m.s[i:], `\'`)
}

// closing returns where the quote at open is closed: at its like, or where its
// line ends when there is none. Once there was none, only the line is searched,
// so that a text full of open quotes is not read again for each.
func (m *scanner) closing(open int) int {
	q := m.s[open]
	unclosed := &m.unclosed[0]
	if q == '"' {
		unclosed = &m.unclosed[1]
	}
	line := -1
	for i := open + 1; i < len(m.s); i++ {
		switch c := m.s[i]; {
		case c == q:
			return i
		case c == '\\' && q == '"':
			i++
		case c == '\n' && line < 0:
			if line = i; *unclosed {
				return line
			}
		}
	}
	*unclosed = true
	if line < 0 {
		return len(m.s)
	}
	return line
}

// escaped finds a value inside quotes that are escaped themselves, as in JSON
// within JSON. from is behind the opening one.
func (m *scanner) escaped(from int) (int, int, int) {
	for i := from; i < len(m.s); i++ {
		if m.s[i] != '"' {
			continue
		}
		back := i
		for back > from && m.s[back-1] == '\\' {
			back--
		}
		if i-back >= 2 {
			continue // a quote of the value itself
		}
		return from, back, i + 1
	}
	return from, len(m.s), len(m.s)
}

// skipBlanks passes spaces and tabs, a few of them.
func (m *scanner) skipBlanks(i int) int {
	for n := 0; n < 16 && i < len(m.s) && (m.s[i] == ' ' || m.s[i] == '\t'); n++ {
		i++
	}
	return i
}

// isReference reports whether a value only says where the secret is, or that
// there is none.
func isReference(v string) bool {
	switch v {
	case "", "null", "nil", "none", "None", "true", "false", "True", "False", "undefined", "***", "...", ellipsis, Marker:
		return true
	}
	switch {
	case v[0] == '$':
		name := v[1:]
		name = strings.TrimPrefix(name, "env:")
		if strings.HasPrefix(name, "{{") && strings.HasSuffix(name, "}}") {
			return !strings.ContainsAny(name, `"'`)
		}
		if strings.HasPrefix(name, "{") && strings.HasSuffix(name, "}") {
			name = name[1 : len(name)-1]
		}
		return isName(name)
	case v[0] == '%' && v[len(v)-1] == '%':
		return isName(v[1:max(len(v)-1, 1)])
	case v[0] == '<' && v[len(v)-1] == '>':
		return true
	case strings.HasPrefix(v, "{{") && strings.HasSuffix(v, "}}"):
		return !strings.ContainsAny(v, `"'`)
	}
	return false
}

// isName reports whether v is the name of a variable. Digits in front do not
// make one: "$2b$…" is a digest.
func isName(v string) bool {
	for i := range len(v) {
		if c := v[i]; !isAlnum(c) && c != '_' || i == 0 && isDigit(c) {
			return false
		}
	}
	return v != ""
}

// isPath reports whether a value is the path of a file and not a secret that
// begins like one.
func isPath(v string) bool {
	for _, p := range [...]string{"/", "./", "../", "~/"} {
		if strings.HasPrefix(v, p) {
			return strings.Count(v, "/")*16 > len(v) && !isRandom(v, 16)
		}
	}
	return false
}

// scheme hides a credential behind "Bearer" or "Basic" where no header's name
// stands in front.
func (m *scanner) scheme(i, j int) int {
	word := m.s[i:j]
	if j >= len(m.s) || m.s[j] != ' ' || !strings.EqualFold(word, "bearer") && !strings.EqualFold(word, "basic") {
		return 0
	}
	from := m.skipBlanks(j)
	end, digit, mark := from, false, false
	for end < len(m.s) && (isRun(m.s[end]) || strings.IndexByte("+/=.~", m.s[end]) >= 0) {
		digit = digit || isDigit(m.s[end])
		mark = mark || m.s[end] == '='
		end++
	}
	if end-from < 8 || !digit && !mark {
		return 0
	}
	m.secret(from, end)
	return end
}
