package world

import (
	"path"
	"slices"
	"strings"

	"automode"
)

// Dotted returns the names beginning with a dot that the tables know and that
// the pattern may match, in lower case, some of them twice: join each to the
// folder and ask for its place. Where a table has "*" the name has "x". A
// pattern that cannot be read matches nothing. The work is in paths that could
// have been looked at instead.
func (w *World) Dotted(pattern string) (list []string, work int) {
	names := newGlob(pattern)
	try := func(name string) {
		if strings.HasPrefix(name, ".") {
			first, _ := cut(name)
			if name, ok := names.matches(first); ok {
				list = append(list, name)
			}
		}
	}
	eachName(try)
	for i := range repositoryFolders {
		try(repositoryFolders[i].name)
	}
	return list, names.work()
}

// Reaches are the marks that a pattern of names in a folder may meet: those of
// the names in the tables that it matches. A pattern that says little, with
// fewer than three letters in front of its first wildcard, meets everything
// and tells nothing. The work is in paths that could have been looked at instead.
func (w *World) Reaches(folder, pattern string) (marks automode.Marks, work int) {
	if strings.IndexAny(pattern, "*?[") < 3 && !strings.HasPrefix(pattern, ".") {
		return 0, 0
	}
	return w.Meets(folder, pattern)
}

// Meets is Reaches for a pattern that may say little.
func (w *World) Meets(folder, pattern string) (marks automode.Marks, work int) {
	names := newGlob(pattern)
	eachName(func(name string) {
		if strings.HasPrefix(name, ".") != strings.HasPrefix(pattern, ".") || strings.Contains(name, "/") {
			return
		}
		if name, ok := names.matches(name); ok {
			marks |= w.Place(folder + "/" + name).Marks
			work++
		}
	})
	return marks, work + names.work()
}

// MeetsBelow are the marks that a pattern of several names may meet: those of the paths in
// the tables that its last names match, one by one.
func (w *World) MeetsBelow(folder string, rest []string) (marks automode.Marks, work int) {
	all := append(strings.Split(strings.ToLower(folder), "/"), rest...)
	end := all[len(all)-1]
	if i := strings.IndexAny(end, "*?["); i >= 0 && i < 3 && end[0] != '.' {
		return 0, 0 // it says little, as to Reaches
	}
	last := newGlob(end)
	eachName(func(name string) {
		slash := strings.LastIndexByte(name, '/')
		if slash < 0 {
			return
		}
		if _, ok := last.matches(name[slash+1:]); !ok {
			return
		}
		work++
		at := len(all) - 1
		for above := name[:slash]; above != ""; {
			i := strings.LastIndexByte(above, '/')
			if at--; at < 0 {
				return
			}
			one := newGlob(all[at])
			if _, ok := one.matches(above[i+1:]); !ok || above[i+1] == '.' && !strings.HasPrefix(all[at], ".") {
				return // a name with a dot in front is matched by no star
			}
			above = above[:max(i, 0)]
		}
		if at > 0 && at >= len(all)-len(rest)-strings.Count(name, "/") {
			marks |= w.Place(strings.Join(all[:at], "/") + "/" + strings.ReplaceAll(name, "*", "x")).Marks
		}
	})
	return marks, work + last.work()
}

// Below are the marks that files below a folder may have by the folder's own name, one with
// a dot in front, or that of one above it: what the tables name in it, as far as that may
// end so. The work is in paths that could have been looked at instead.
func (w *World) Below(folder, end string) (marks automode.Marks, work int) {
	if !strings.Contains(folder, "/.") {
		return 0, 0
	}
	parts := strings.Split(small(folder), "/")
	eachName(func(name string) {
		for i := range len(name) {
			if name[i] != '/' || !hidden(name[:i]) {
				continue
			}
			if !strings.HasSuffix(name, "*") && !strings.HasSuffix(name, end) {
				continue
			}
			above := strings.Split(name[:i], "/")
			from, ok := len(parts)-len(above), len(parts) > len(above)
			for k := 0; ok && k < len(above); k++ {
				ok, _ = path.Match(above[k], parts[from+k])
			}
			if ok && w.mayHold(folder, name[i+1:]) {
				marks |= w.Place(folder + "/" + strings.ReplaceAll(name[i+1:], "*", "x")).Marks
				work++
			}
		}
	})
	return marks, 20 + work
}

// mayHold reports whether a folder may hold what a table names: the file is there, or the
// folder of which it names any, or nobody can look.
func (w *World) mayHold(folder, name string) bool {
	if star := strings.IndexByte(name, '*'); star >= 0 {
		name = name[:strings.LastIndexByte(name[:star], '/')+1]
	}
	return w.Lexical() || w.Resolve(folder+"/"+name).Exists
}

// hidden reports whether a path begins with a name with a dot in front.
func hidden(name string) bool { return strings.HasPrefix(name, ".") }

// Through are the folders of the tables, with all that is below them, that a pattern of
// several names may go through, each with what is left of the pattern behind it. Whether
// anything is there, and what it is, is for the caller to look up.
func (w *World) Through(from string, rest []string) (paths []string, work int) {
	all := append(strings.Split(from, "/"), rest...)
	first := len(all) - len(rest) // a folder ends here, or later, and before the last
	var globs []glob
	for _, part := range rest {
		globs = append(globs, newGlob(part))
	}
	through := func(name string) {
		parts := strings.Split(name, "/")
		for end := first; end < len(all)-1; end++ {
			at := end - len(parts) + 1
			for i := end; at >= 0 && i >= at; i-- {
				part, ok := parts[i-at], false
				if i < first {
					ok = strings.EqualFold(all[i], part)
				} else if part[0] != '.' || strings.HasPrefix(all[i], ".") {
					_, ok = globs[i-first].matches(part)
				}
				if !ok {
					at = -1
				}
			}
			if at > 0 {
				paths = append(paths, strings.Join(slices.Concat(all[:at], parts, all[end+1:]), "/"))
			}
		}
	}
	for _, table := range tables() {
		for i := range table {
			if table[i].shape != folder {
				continue
			}
			for _, n := range table[i].names {
				through(n)
			}
		}
	}
	for i := range globs {
		work += globs[i].work()
	}
	return paths, work
}

// eachName gives every name that the tables have.
func eachName(try func(name string)) {
	for _, table := range tables() {
		for i := range table {
			for _, n := range table[i].names {
				try(n)
			}
		}
	}
}

// glob is a shell's pattern of one name, with what every name that it matches
// begins with, ends with and holds: the hundreds of names that the tables have
// are compared with it, and hardly one has all three.
type glob struct {
	pattern, prefix, suffix, middle string
	sober                           string // as a plain sh reads it, to which "[^" begins no class of what is left out; empty: the same
	compared                        int    // names that have all three
}

// work is what it took to hold all names against the pattern, in paths that
// could have been looked at instead.
func (l *glob) work() int { return 50 + l.compared/4 }

// newGlob takes a pattern in small letters, as the names are.
func newGlob(pattern string) glob {
	pattern = small(unclassed(pattern))
	l := glob{pattern: strings.ReplaceAll(pattern, "[!", "[^"), prefix: pattern} // as path.Match writes it
	if i := strings.IndexAny(pattern, `*?[\`); i >= 0 {
		l.prefix, l.suffix = pattern[:i], pattern[strings.LastIndexAny(pattern, `*?]\`)+1:]
	}
	if strings.Contains(pattern, "[^") {
		l.sober = strings.ReplaceAll(strings.ReplaceAll(pattern, "[^", `[\^`), "[!", "[^")
	}
	if !strings.ContainsAny(pattern, `[\`) {
		for part := range strings.FieldsFuncSeq(pattern, func(r rune) bool { return r == '*' || r == '?' }) {
			if len(part) > len(l.middle) {
				l.middle = part
			}
		}
	}
	return l
}

// unclassed is a pattern in which any letter stands for a class of letters by its name,
// and what else its brackets hold ("[[:alpha:]_]"): it takes more, and path.Match knows none.
func unclassed(pattern string) string {
	for at := 0; at+1 < len(pattern); at++ {
		begin := strings.LastIndexByte(pattern[:at], '[')
		if begin < 0 || classEnd(pattern[at:]) == 0 || strings.IndexByte(pattern[min(begin+2, at):at], ']') >= 0 {
			continue
		}
		for at < len(pattern) && pattern[at] != ']' {
			at += max(1, classEnd(pattern[at:]))
		}
		if at < len(pattern) {
			return pattern[:begin] + "?" + unclassed(pattern[at+1:])
		}
	}
	return pattern
}

// classEnd is how long the class is that a text begins with: "[:alpha:]", "[=a=]", "[.a.]".
func classEnd(s string) int {
	if len(s) > 1 && s[0] == '[' && strings.IndexByte(":.=", s[1]) >= 0 {
		if i := strings.Index(s[2:], s[1:2]+"]"); i >= 0 {
			return i + 4
		}
	}
	return 0
}

// small is a pattern in small letters but for its classes of what is left out, which
// would leave out more then.
func small(pattern string) string {
	at := strings.Index(pattern, "[!")
	if i := strings.Index(pattern, "[^"); i >= 0 && (at < 0 || i < at) {
		at = i
	}
	if at < 0 {
		return strings.ToLower(pattern)
	}
	end := strings.IndexByte(pattern[at:], ']')
	if end < 0 {
		return pattern
	}
	return strings.ToLower(pattern[:at]) + pattern[at:at+end] + small(pattern[at+end:])
}

// matches reports whether a table's name, with "x" for "*", is one of them.
func (l *glob) matches(name string) (string, bool) {
	if strings.IndexByte(name, '*') >= 0 {
		name = strings.ReplaceAll(name, "*", "x")
	}
	if !strings.HasPrefix(name, l.prefix) || !strings.HasSuffix(name, l.suffix) || !strings.Contains(name, l.middle) {
		return "", false
	}
	l.compared++
	ok, err := path.Match(l.pattern, name)
	if !ok && l.sober != "" {
		ok, err = path.Match(l.sober, name)
	}
	return name, ok && err == nil
}

// OwnPrograms reports whether a resolved folder is where the project's own
// package manager puts programs: node_modules/.bin, vendor/bin or a virtual
// environment's folder of programs, inside a root. On the search path they are expected.
func (w *World) OwnPrograms(folder string) bool {
	w.settle()
	c := w.comparable(clean(folder))
	for _, r := range w.roots {
		rel, ok := inside(c, r)
		if !ok {
			continue
		}
		up, last := split("/" + rel)
		_, name := split(up)
		switch last {
		case ".bin":
			return name == "node_modules"
		case "bin", "scripts", "Scripts":
			if name == "vendor" {
				return last == "bin" // Composer's
			}
			// What makes a virtual environment leaves this file in it.
			return name == ".venv" || name == "venv" || name != "" && w.isFile(join(clean(folder+"/.."), "pyvenv.cfg"))
		}
	}
	return false
}
