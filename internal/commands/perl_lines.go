package commands

import "strings"

// substitutes reports whether all that the program on the line does to a line
// of a file is to substitute in it or to add to it.
func (m *Match) substitutes() bool {
	for i := range m.hits {
		h := &m.hits[i]
		if (h.Name == "-e" || h.Name == "-E") && !(h.Value.Exact() && keepsLine(h.Value.Text)) {
			return false
		}
	}
	return true
}

// keepsLine reads statements of Perl, of which each leaves most of a line where
// it is. What it does not know may not.
func keepsLine(code string) bool {
	for code = strings.TrimLeft(code, " \t\n;{}"); code != ""; code = strings.TrimLeft(code, " \t\n;{}") {
		if rest, ok, kept := substitution(code); ok {
			if !kept {
				return false
			}
			code = rest
		} else if !hasPrefixOf(code, "BEGIN", "undef $/", "$/", "$_ .=", "print ", "if ", "if(", "unless ", "else", "elsif", "next ", "local ", "my ") {
			return false
		}
		end := strings.IndexAny(code, ";\n{}")
		if end < 0 {
			end = len(code)
		}
		if s := strings.ReplaceAll(code[:end], " ", ""); strings.Contains(s, "$_=") && !strings.Contains(s, "$_=~") && !strings.Contains(s, "$_==") {
			return false
		}
		code = code[end:]
	}
	return true
}

func hasPrefixOf(s string, prefixes ...string) bool {
	for _, p := range prefixes {
		if strings.HasPrefix(s, p) {
			return true
		}
	}
	return false
}

// substitution reads s///, tr/// or y/// at the beginning of code. kept: it
// does not take a whole line away.
func substitution(code string) (rest string, ok, kept bool) {
	for _, name := range [...]string{"s", "tr", "y"} {
		rest, ok = strings.CutPrefix(code, name)
		if !ok || rest == "" || strings.IndexByte(" \t\n;=,)", rest[0]) >= 0 || rest[0] == '_' || isDigits(rest[:1]) || rest[0]|0x20 >= 'a' && rest[0]|0x20 <= 'z' {
			continue
		}
		open := rest[0]
		pattern, rest, ok := quoted(rest[1:], open)
		if !ok {
			return "", true, false
		}
		if closes(open) != open {
			rest = strings.TrimLeft(rest, " \t\n")
			if rest == "" {
				return "", true, false
			}
			open, rest = rest[0], rest[1:]
		}
		with, rest, ok := quoted(rest, open)
		whole := strings.TrimLeft(pattern, "^(")
		whole, pairs := strings.CutPrefix(whole, "[")
		if name != "s" && with == "" && strings.HasPrefix(strings.TrimLeft(rest, "csr"), "d") {
			return rest, true, false
		}
		return rest, true, ok && (with != "" || !pairs && !strings.HasPrefix(whole, ".") && pattern != "")
	}
	return code, false, false
}

// quoted reads up to the sign that closes what open began.
func quoted(s string, open byte) (text, rest string, ok bool) {
	end, depth := closes(open), 0
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\\':
			i++
		case s[i] == end && depth == 0:
			return s[:i], s[i+1:], true
		case s[i] == end:
			depth--
		case s[i] == open:
			depth++
		}
	}
	return "", "", false
}

func closes(open byte) byte {
	if i := strings.IndexByte("([{<", open); i >= 0 {
		return ")]}>"[i]
	}
	return open
}
