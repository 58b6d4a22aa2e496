package git

// wildmatch matches a pattern of an ignore file as git does (gitignore(5)): "*"
// and "?" stand for no slash, "**" between slashes for any folders, "[…]" for
// one letter of a set. It gives up, and says so, on a pattern that goes back too
// often.
func wildmatch(pattern, name string, steps *int) bool {
	for i := 0; i < len(pattern); i++ {
		if *steps--; *steps < 0 {
			return false
		}
		c := pattern[i]
		if c == '*' {
			return star(pattern[i:], i == 0 || pattern[i-1] == '/', name, steps)
		}
		if name == "" {
			return false
		}
		switch c {
		case '?':
			if name[0] == '/' {
				return false
			}
		case '[':
			n, ok := set(pattern[i:], name[0])
			if !ok {
				return false
			}
			i += n - 1
		case '\\':
			if i++; i == len(pattern) || pattern[i] != name[0] {
				return false
			}
		default:
			if c != name[0] {
				return false
			}
		}
		name = name[1:]
	}
	return name == ""
}

// star matches a pattern that begins with one star or more; first is whether
// they stand at the beginning of a component.
func star(pattern string, first bool, name string, steps *int) bool {
	n := 1
	for n < len(pattern) && pattern[n] == '*' {
		n++
	}
	rest := pattern[n:]
	deep := n > 1 && first && (rest == "" || rest[0] == '/' || len(rest) > 1 && rest[0] == '\\' && rest[1] == '/')
	if deep && rest != "" && rest[0] == '/' && wildmatch(rest[1:], name, steps) {
		return true // "**/" stands for nothing as well
	}
	for {
		if *steps < 0 {
			return false
		}
		if rest == "" && deep {
			return true
		}
		if wildmatch(rest, name, steps) {
			return true
		}
		if name == "" || name[0] == '/' && !deep {
			return false
		}
		name = name[1:]
	}
}

// set matches a letter against a set, which begins the pattern, and says how
// long it is. One without an end matches nothing.
func set(pattern string, c byte) (n int, ok bool) {
	if c == '/' {
		return 0, false
	}
	i := 1
	not := i < len(pattern) && (pattern[i] == '!' || pattern[i] == '^')
	if not {
		i++
	}
	var before byte // what a range may begin with
	for start := i; ; i++ {
		if i >= len(pattern) {
			return 0, false
		}
		p := pattern[i]
		switch {
		case p == ']' && i > start:
			return i + 1, ok != not
		case p == '-' && before != 0 && i+1 < len(pattern) && pattern[i+1] != ']':
			i++
			if pattern[i] == '\\' {
				if i++; i == len(pattern) {
					return 0, false
				}
			}
			ok = ok || before <= c && c <= pattern[i]
			before = 0
			continue
		case p == '[' && i+1 < len(pattern) && pattern[i+1] == ':':
			end := i + 2
			for end < len(pattern) && pattern[end] != ']' {
				end++
			}
			if end == len(pattern) {
				return 0, false
			}
			if pattern[end-1] != ':' || end-1 < i+2 {
				ok = ok || c == '[' // no class, but the letters one by one
				before = '['
				continue
			}
			in, known := class(pattern[i+2:end-1], c)
			if !known {
				return 0, false
			}
			ok = ok || in
			i, before = end, 0
			continue
		case p == '\\':
			if i++; i == len(pattern) {
				return 0, false
			}
			p = pattern[i]
		}
		ok = ok || p == c
		before = p
	}
}

// class reports whether a letter is of a class of ASCII.
func class(name string, c byte) (in, known bool) {
	lower, upper, digit := 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9'
	graph := c > ' ' && c < 0x7f
	switch name {
	case "alnum":
		return lower || upper || digit, true
	case "alpha":
		return lower || upper, true
	case "blank":
		return c == ' ' || c == '\t', true
	case "cntrl":
		return c < ' ' || c == 0x7f, true
	case "digit":
		return digit, true
	case "graph":
		return graph, true
	case "lower":
		return lower, true
	case "print":
		return graph || c == ' ', true
	case "punct":
		return graph && !lower && !upper && !digit, true
	case "space":
		return c == ' ' || '\t' <= c && c <= '\r', true
	case "upper":
		return upper, true
	case "xdigit":
		return digit || 'a' <= c|0x20 && c|0x20 <= 'f', true
	}
	return false, false
}
