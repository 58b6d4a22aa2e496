package rules

// The three ways in which a pattern meets what it is compared with. None of
// them allocates, and none takes more than the product of the two lengths.

// words is the text of the words with one blank between them, without ever
// being put together.
type words []string

// spot is a place in words.
type spot struct{ word, at int }

func (w words) end(s spot) bool { return s.word >= len(w) }

func (w words) next(s spot) spot {
	if s.at < len(w[s.word]) && (s.at+1 < len(w[s.word]) || s.word+1 < len(w)) {
		return spot{s.word, s.at + 1}
	}
	return w.skip(spot{s.word + 1, 0})
}

// skip moves past a last word that is empty, in which there is no place.
func (w words) skip(s spot) spot {
	if s.word == len(w)-1 && w[s.word] == "" {
		s.word++
	}
	return s
}

func (w words) at(s spot) byte {
	if s.at == len(w[s.word]) {
		return ' '
	}
	return w[s.word][s.at]
}

// match reports whether pattern, in which * stands for any text, is the whole
// of w. With fold, capitals do not count.
func (w words) match(pattern string, fold bool) bool {
	p, star := 0, -1
	var mark spot
	for s := w.skip(spot{}); !w.end(s); {
		if p < len(pattern) {
			if pattern[p] == '*' {
				if p++; p == len(pattern) {
					return true
				}
				star, mark = p, s
				continue
			}
			if c := w.at(s); c == pattern[p] || fold && lower(c) == lower(pattern[p]) {
				p++
				s = w.next(s)
				continue
			}
		}
		if star < 0 {
			return false
		}
		p = star
		mark = w.next(mark)
		s = mark
	}
	for p < len(pattern) && pattern[p] == '*' {
		p++
	}
	return p == len(pattern)
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// like reports whether s is what pattern says, * standing for any text.
func like(pattern, s string) bool {
	one := [1]string{s}
	return words(one[:]).match(pattern, false)
}

// component reports whether one component of a path is what pattern says:
// * and ? stay within it, [a-z] and [!a-z] are sets, \ takes the next letter
// as it is.
func component(pattern, s string) bool {
	p, i, star, mark := 0, 0, -1, 0
	for i < len(s) {
		if p < len(pattern) {
			if pattern[p] == '*' {
				p++
				star, mark = p, i
				continue
			}
			if fits, n := one(pattern[p:], s[i]); fits {
				p += n
				i++
				continue
			}
		}
		if star < 0 {
			return false
		}
		mark++
		p, i = star, mark
	}
	for p < len(pattern) && pattern[p] == '*' {
		p++
	}
	return p == len(pattern)
}

// one reports whether c is what the first element of a pattern says, and how
// long that element is. It must not be a star.
func one(pattern string, c byte) (fits bool, length int) {
	switch pattern[0] {
	case '?':
		return true, 1
	case '\\':
		if len(pattern) > 1 {
			return pattern[1] == c, 2
		}
	case '[':
		if end := setEnd(pattern); end > 0 {
			return inSet(pattern[1:end], c), end + 1
		}
	}
	return pattern[0] == c, 1
}

// setEnd returns where the bracket that opens pattern is closed, or 0.
func setEnd(pattern string) int {
	i := 1
	if i < len(pattern) && (pattern[i] == '!' || pattern[i] == '^') {
		i++
	}
	if i < len(pattern) && pattern[i] == ']' {
		i++ // a bracket that closes in first place is a member
	}
	for ; i < len(pattern); i++ {
		switch pattern[i] {
		case ']':
			return i
		case '\\':
			i++
		case '[':
			if n := len(class(pattern[i:])); n > 0 {
				i += n - 1
			}
		}
	}
	return 0
}

// class returns the class of letters that a part of a set begins with, or "":
// "[:alpha:]", "[=a=]", "[.a.]".
func class(set string) string {
	if len(set) > 4 && set[0] == '[' && (set[1] == ':' || set[1] == '=' || set[1] == '.') {
		for i := 3; i < len(set); i++ {
			if set[i] == ']' && set[i-1] == set[1] {
				return set[:i+1]
			}
		}
	}
	return ""
}

// inClass reports whether a letter is in a class, surely or perhaps. One that nobody knows
// perhaps has every letter, and large letters and small ones may be the same.
func inClass(name string, c byte, surely bool) bool {
	letter, digit := lower(c) >= 'a' && lower(c) <= 'z' || c >= 0x80 && !surely, c >= '0' && c <= '9'
	switch name {
	case "[:alpha:]":
		return letter
	case "[:lower:]", "[:upper:]":
		return letter && !surely
	case "[:digit:]":
		return digit
	case "[:alnum:]":
		return letter || digit
	case "[:punct:]":
		return c > ' ' && !letter && !digit && !(surely && c >= 0x7f)
	case "[:space:]", "[:blank:]":
		return c <= ' ' && !surely || c == ' ' || c == '\t'
	}
	return !surely && (name[1] == ':' || len(name) != 5 || name[2] == c)
}

func inSet(set string, c byte) bool {
	not := set[0] == '!' || set[0] == '^'
	if not {
		set = set[1:]
	}
	in := false
	for i := 0; i < len(set); i++ {
		if of := class(set[i:]); of != "" {
			in = in || inClass(of, c, not) // what is left out is left out for sure
			i += len(of) - 1
			continue
		}
		if set[i] == '\\' && i+1 < len(set) {
			i++
		}
		low, high := set[i], set[i]
		if i+2 < len(set) && set[i+1] == '-' {
			high = set[i+2]
			i += 2
		}
		in = in || low <= c && c <= high
	}
	return in != not
}

// globbed reports whether a shell would read s as a pattern.
func globbed(s string) bool {
	for i := range len(s) {
		switch s[i] {
		case '*', '?', '[':
			return true
		}
	}
	return false
}

// meets reports whether some name is what both patterns say. Where it cannot
// tell (sets of letters) it says yes. Names of more letters than a file
// system takes are not looked at: then it says yes, too.
func meets(a, b string) bool {
	const longest = 255
	if len(a) > longest || len(b) > longest {
		return true
	}
	// last[j]: the elements of a so far and the first j letters of b can mean the same.
	var rows [2][longest + 1]bool
	last, now := &rows[0], &rows[1]
	last[0] = true
	for j := 0; j < len(b) && b[j] == '*'; j++ {
		last[j+1] = true
	}
	for i := 0; i < len(a); {
		x, n := element(a[i:])
		*now = [longest + 1]bool{}
		now[0] = last[0] && x == '*'
		for j := 0; j < len(b); {
			y, m := element(b[j:])
			ok := last[j] && (x == y || x == '?' || y == '?')
			if x == '*' || y == '*' { // a star is nothing, or takes the other's element
				ok = last[j+m] || now[j]
			}
			now[j+m] = ok
			j += m
		}
		last, now = now, last
		i += n
	}
	return last[len(b)]
}

// element returns the first element of a pattern: a letter, '*', or '?' for
// anything that stands for one letter.
func element(pattern string) (c byte, length int) {
	switch pattern[0] {
	case '\\':
		if len(pattern) > 1 {
			return pattern[1], 2
		}
	case '[':
		if end := setEnd(pattern); end > 0 {
			return '?', end + 1
		}
	}
	return pattern[0], 1
}
