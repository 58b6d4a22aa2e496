package shell

import (
	"path"
	"slices"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// A listing and the filters behind it let through some names and others not. Each name of
// weight is held against each of them: one that may come out is taken by name, unless
// most others, or those of its kind, surely come out as well.

// sieve is what the catalogue says of a filter, ready to be held against names.
type sieve struct {
	says    *commands.Sieve
	regular []expression // nil: nobody knows
	loose   bool         // they hold of more than the filter's own
}

// sieveOf makes one of what the catalogue says; nil says nothing.
func sieveOf(s *commands.Sieve) sieve {
	all := sieve{says: s}
	if s == nil || s.Form >= commands.NameForm {
		return all
	}
	if len(s.Any) > maxExpressions {
		return all
	}
	for i := range s.Any {
		e := regularOf(&s.Any[i], s, false)
		if e == nil {
			return sieve{says: s}
		}
		all.regular = append(all.regular, e...)
	}
	return all
}

// lets is whether a path comes through that lies below a folder, with what is written in front.
func (s *sieve) lets(front, below string) outcome {
	if s.says == nil || len(s.says.Any) == 0 {
		return either
	}
	of, name := failure, front+below
	switch s.says.Form {
	case commands.NameForm, commands.WalkForm, commands.PathForm:
		if s.says.Not {
			return s.leaves(name)
		}
		for i := range s.says.Any {
			w := &s.says.Any[i]
			switch {
			case !w.Exact() && !w.Glob:
				of = either
			case s.says.Form == commands.NameForm && takesPart(w.Text, name), s.says.Form == commands.PathForm && takesPath(w.Text, name, s.says.Fold), s.says.Form == commands.WalkForm && crosses(w.Text, name, s.says.Fold):
				return success
			case speaksOf(lastName(w.Text), below):
				of = either // written in another way
			}
		}
	default:
		if s.regular == nil {
			return either
		}
		if words := strings.Fields(name); s.says.First && len(words) > 0 {
			name = words[0]
		}
		for _, e := range s.regular {
			if e.MatchString(name) && !s.says.Base || s.says.Base && slices.ContainsFunc(strings.Split(name, "/"), e.MatchString) {
				of = success
			}
		}
		if of == failure && s.mayMean(below) {
			of = either
		}
	}
	if of == success && (s.says.Words || s.loose && s.says.Not) {
		of = either // where a word begins, each program has its own view
	}
	if of != either && s.says.Not {
		return told(of == failure)
	}
	return of
}

// leaves is whether a name comes through that is of none of the patterns. Only one that a
// pattern takes to the letter surely does not: programs hold them against more or less of a path.
func (s *sieve) leaves(name string) outcome {
	of := success
	for i := range s.says.Any {
		w := &s.says.Any[i]
		switch {
		case !w.Exact() && !w.Glob, w.Glob && s.says.Form == commands.PathForm:
			of = either
		case s.says.Form == commands.PathForm:
			if name == w.Text || strings.HasPrefix(name, strings.TrimSuffix(w.Text, "/")+"/") {
				return failure
			}
		default:
			if s.says.Form == commands.NameForm {
				name = base(name)
			}
			if s.says.Form == commands.NameForm && strings.HasPrefix(name, ".") && !strings.HasPrefix(w.Text, ".") {
				of = either // to ls a pattern takes no dot in front
			} else if ok, err := acrossSlashes(w.Text, name, s.says.Fold); ok {
				return failure
			} else if err != nil {
				of = either
			}
		}
	}
	return of
}

// hidden reports whether a path has a part with a dot in front, as plain listings leave it out.
func hidden(name string) bool {
	for part := range strings.SplitSeq(name, "/") {
		if strings.HasPrefix(part, ".") && part != "." && part != ".." {
			return true
		}
	}
	return false
}

// speaksOf reports whether a pattern for one name, and none for a kind of them, takes that of a
// file or of a folder in front of it.
func speaksOf(pattern, name string) bool {
	return !ofAKind(pattern) && strings.Trim(pattern, "*.?") != "" && takesPart(pattern, name)
}

// ofAKind reports whether a pattern takes all names with one ending.
func ofAKind(pattern string) bool {
	ending, ok := strings.CutPrefix(pattern, "*.")
	return ok && !strings.ContainsAny(ending, ".*?[")
}

// takesPart reports whether a pattern for a name takes that of a file, or of a folder in
// front of it.
func takesPart(pattern, name string) bool {
	pattern = lastName(pattern)
	for part := range strings.SplitSeq(name, "/") {
		if part != "" && looksFor(pattern, part) {
			return true
		}
	}
	return false
}

// takesPath reports whether a pattern takes a path, or a folder in front of it.
func takesPath(pattern, name string, fold bool) bool {
	if fold {
		pattern, name = strings.ToLower(pattern), strings.ToLower(name)
	}
	pattern, name = strings.TrimSuffix(path.Clean("/"+pattern), "/"), path.Clean("/"+name)
	if strings.HasPrefix(name, pattern+"/") || strings.Contains(pattern, "**") && takesPart(pattern, name) {
		return true
	}
	return crosses(pattern, name, false)
}

// crosses reports whether a pattern takes a path in which a star takes slashes as well.
func crosses(pattern, name string, fold bool) bool {
	ok, err := acrossSlashes(pattern, name, fold)
	return ok || err != nil
}

func acrossSlashes(pattern, name string, fold bool) (bool, error) {
	if fold {
		pattern, name = strings.ToLower(pattern), strings.ToLower(name)
	}
	return value.Matches(strings.ReplaceAll(pattern, "/", "\x01"), strings.ReplaceAll(name, "/", "\x01"))
}
