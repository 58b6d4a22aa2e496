package commands

import "strings"

// takesValue reports whether the option takes a value under this name, and
// whether only when it is attached.
func takesValue(f *Flag, name string) (takes, attached bool) {
	for from := 0; from < len(f.Names); {
		i := nameAt(f.Names[from:], name)
		if i < 0 {
			break
		}
		from += i + len(name)
		switch rest := f.Names[from:]; {
		case rest == "" || rest[0] == ' ':
			// The option stands without a value as well.
			return false, false
		case rest[0] == '[':
			takes, attached = true, true
		default:
			takes, attached = true, false
		}
	}
	return takes, attached
}

// flagNamed reports whether name is one of the option's names.
func flagNamed(f *Flag, name string) bool { return nameAt(f.Names, name) >= 0 }

// nameAt is where name stands in a list of names, without its mark of a value,
// or -1.
func nameAt(names, name string) int {
	n := len(name)
	if n > len(names) || n == 0 {
		return -1
	}
	if len(names) > longNames {
		return farNameAt(names, name)
	}
	// Name by name: the lists of options are short, and most names differ in
	// their first two letters.
	last := name[n-1]
	for i := 0; i+n <= len(names); i++ {
		if end := i + n; names[end-1] == last && names[i:end] == name && (end == len(names) || names[end] == ' ' || names[end] == '=' || names[end] == '[') {
			return i
		}
		for i < len(names) && names[i] != ' ' {
			i++
		}
	}
	return -1
}

// longNames is from how many bytes on searching a list is cheaper than walking it.
const longNames = 20

// window is how many bytes strings.Index searches at one stroke.
const window = 64

// farNameAt is nameAt for a long list.
func farNameAt(names, name string) int {
	size := max(window, 2*len(name))
	for from := 0; ; {
		window := names[from:min(from+size, len(names))]
		i := strings.Index(window, name)
		if i < 0 {
			if from += len(window) - len(name) + 1; from+len(name) > len(names) {
				return -1
			}
			continue
		}
		i += from
		end := i + len(name)
		if (i == 0 || names[i-1] == ' ') && (end == len(names) || names[end] == ' ' || names[end] == '=' || names[end] == '[') {
			return i
		}
		from = i + 1
	}
}

// begun returns the first of the names that begins so.
func begun(names, beginning string) string {
	for n := range strings.FieldsSeq(names) {
		if strings.HasPrefix(n, beginning) {
			return bare(n)
		}
	}
	return ""
}

// bare cuts the mark of a value off a name.
func bare(n string) string {
	return strings.TrimSuffix(strings.TrimSuffix(n, "[=]"), "=")
}

func named(names, name string) bool { return nameAt(names, name) >= 0 }

// isOperation reports whether name is written as the names of operations and
// of their parameters are, or as a version.
func isOperation(name string) bool {
	for i := 0; i < len(name); i++ {
		c := name[i]
		if !('a' <= c && c <= 'z' || '0' <= c && c <= '9' || i > 0 && (c == '-' || c == '_' || c == '.' && '0' <= name[0] && name[0] <= '9')) {
			return false
		}
	}
	return name != ""
}

// shaped reports whether one of the names has a "*" and fits name.
func shaped(names, name string) bool {
	for shape, rest := field(names); shape != ""; shape, rest = field(rest) {
		if strings.IndexByte(shape, '*') >= 0 && fits(shape, name) {
			return true
		}
	}
	return false
}

// fits reports whether name has the shape, in which a "*" is any text.
func fits(shape, name string) bool {
	for i := 0; i < len(shape); i++ {
		if shape[i] == '*' {
			for k := i; k <= len(name); k++ {
				if fits(shape[i+1:], name[k:]) {
					return true
				}
			}
			return false
		}
		if i >= len(name) || name[i] != shape[i] {
			return false
		}
	}
	return len(name) == len(shape)
}

func isDigits(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}
