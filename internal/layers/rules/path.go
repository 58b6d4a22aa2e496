package rules

import (
	"errors"
	"path"
	"strings"

	"automode"
)

// pattern is a path pattern in the form of ignore files, tied to the folder
// that it begins at. A pattern that means a folder means all that is in it.
type pattern struct {
	base  string   // clean and absolute
	parts []string // components below base; "**" is any number of them
	fixed string   // base and the leading parts without a wildcard
	need  string   // letters that stand in every path that is meant, for a quick no
	exact bool     // no wildcards: it means one path and what is below it
}

// anchors are the folders that a path in a rule can begin at.
type anchors struct {
	home   string   // "~/"
	source string   // "/": the folder of the settings, or the project
	cwds   []string // "./" and nothing: the working directory, and more for a rule that forbids
	widely bool     // the rule forbids: what has one name is meant at any depth
	drives bool     // Windows: "//c/" is the drive C
	real   func(folder string) string
}

var errNoBase = errors.New("the folder that it begins at is not known")

// compile ties the path of a rule to folders. It gives more than one pattern
// when the path may begin at more than one.
func compile(spec string, a anchors) ([]pattern, error) {
	var bases []string
	rest, deep := spec, false
	switch {
	case strings.HasPrefix(spec, "//"):
		bases, rest = []string{"/"}, spec[2:]
		if letter, more, ok := strings.Cut(rest, "/"); ok && a.drives && hasDrive(letter+":") {
			bases, rest = []string{letter + ":/"}, more
		}
	case spec == "~" || strings.HasPrefix(spec, "~/"):
		bases, rest = []string{a.home}, spec[1:]
	case spec[0] == '/':
		bases = []string{a.source}
	default:
		rest = strings.TrimPrefix(spec, "./")
		bases = a.cwds
		name := strings.TrimSuffix(rest, "/")
		one, inside := strings.CutSuffix(name, "/**")
		single := one != "" && one != "**" && !strings.Contains(one, "/")
		// A bare name is meant at any depth, "./name" too where it forbids; a
		// folder with all that is in it only where it forbids.
		deep = single && (a.widely || !inside && rest == spec)
		if a.widely && len(bases) == 0 {
			// Where nobody knows the folder, it is forbidden everywhere.
			bases, deep = []string{"/"}, true
		}
	}
	if len(bases) == 0 {
		return nil, errNoBase
	}
	if a.real != nil && bases[0] != "/" {
		for _, base := range bases[:len(bases):len(bases)] {
			if real := a.real(base); real != "" && real != base {
				bases = append(bases, real)
			}
		}
	}
	var list []pattern
	for _, choice := range braces(rest, a.widely) {
		for _, base := range bases {
			p, err := newPattern(base, choice, deep)
			if err != nil {
				return nil, err
			}
			list = append(list, p)
		}
	}
	return list, nil
}

// slashed is a path of Windows with the separator that rules are written with;
// others stay what they are.
func slashed(s string) string {
	if hasDrive(s) {
		return strings.ReplaceAll(s, `\`, "/")
	}
	return s
}

// absolute reports whether a target is a path that needs no folder.
func absolute(s string) bool { return s != "" && s[0] == '/' || hasDrive(s) }

// hasDrive reports whether a path begins with a drive of Windows.
func hasDrive(s string) bool {
	return len(s) > 1 && s[1] == ':' && s[0]|0x20 >= 'a' && s[0]|0x20 <= 'z' && (len(s) == 2 || s[2] == '/' || s[2] == '\\')
}

func newPattern(base, rest string, deep bool) (pattern, error) {
	if base = slashed(base); !absolute(base) {
		return pattern{}, errNoBase
	}
	p := pattern{base: path.Clean(base)}
	if deep {
		p.parts = append(p.parts, "**")
	}
	for part := range strings.SplitSeq(rest, "/") {
		switch {
		case part == "" || part == ".":
		case part == "..":
			if n := len(p.parts); n == 0 {
				p.base = path.Dir(p.base)
			} else if p.parts[n-1] == "**" {
				return pattern{}, errors.New(`".." after "**" has no meaning`)
			} else {
				p.parts = p.parts[:n-1]
			}
		case part == "**" && len(p.parts) > 0 && p.parts[len(p.parts)-1] == "**":
		default:
			p.parts = append(p.parts, part)
		}
	}
	p.fixed, p.exact = p.base, true
	for _, part := range p.parts {
		if run := literal(part); len(run) > len(p.need) {
			p.need = run
		}
		if globbed(part) || strings.Contains(part, `\`) {
			p.exact = false
		} else if p.exact {
			p.fixed = path.Join(p.fixed, part)
		}
	}
	return p, nil
}

// literal returns the longest run of letters in part that mean themselves.
func literal(part string) string {
	best, start := "", 0
	for i := 0; i <= len(part); i++ {
		if i < len(part) && !strings.ContainsRune(`*?[]\`, rune(part[i])) {
			continue
		}
		if i-start > len(best) {
			best = part[start:i]
		}
		if i < len(part) && part[i] == '[' {
			// A set's members are not in every path.
			if end := setEnd(part[i:]); end > 0 {
				i += end
			}
		}
		start = i + 1
	}
	return best
}

// braces spells out {a,b}, which ignore files do not have but people write,
// for a rule that forbids: it then means the letters and the choices.
func braces(spec string, widely bool) []string {
	open := strings.IndexByte(spec, '{')
	if !widely || open < 0 {
		return []string{spec}
	}
	list := []string{spec}
	for i := 0; i < len(list) && len(list) < 64; i++ {
		s := list[i]
		open := strings.LastIndexByte(s, '{')
		if open < 0 {
			continue
		}
		shut := strings.IndexByte(s[open:], '}')
		if shut < 0 {
			continue
		}
		for choice := range strings.SplitSeq(s[open+1:open+shut], ",") {
			list = append(list, s[:open]+choice+s[open+shut+1:])
		}
	}
	return list
}

// matches reports whether name, clean and absolute, is meant: the pattern
// means it or a folder above it.
func (p *pattern) matches(name string) bool {
	return strings.Contains(name, p.need) && p.walk(name, false, false)
}

// covers reports whether everything below the folder is meant.
func (p *pattern) covers(folder string) bool { return p.walk(folder, true, false) }

// meetsGlob reports whether name, in which a shell's wildcards stand for
// themselves, may come out as a path that is meant.
func (p *pattern) meetsGlob(name string) bool { return p.walk(name, false, true) }

// walk compares component by component. A "**" that is followed by something
// is tried at the first place that fits: what follows never fits better at a
// later one.
func (p *pattern) walk(name string, inside, glob bool) bool {
	rest, ok := below(p.base, name)
	if !ok {
		return glob && p.walkBase(name)
	}
	star, mark := -1, ""
	for i := 0; ; {
		if i == len(p.parts) {
			return true
		}
		if p.parts[i] == "**" {
			if i+1 == len(p.parts) {
				return rest != "" || inside
			}
			i++
			star, mark = i, rest
			continue
		}
		if rest == "" {
			return false
		}
		part, more, _ := strings.Cut(rest, "/")
		if glob && part == "**" {
			return true
		}
		if component(p.parts[i], part) || glob && meets(p.parts[i], part) {
			i++
			rest = more
			continue
		}
		if star < 0 {
			return false
		}
		_, mark, _ = strings.Cut(mark, "/")
		if mark == "" {
			return false
		}
		i, rest = star, mark
	}
}

// walkBase compares a name whose wildcards stand where the pattern's base is.
func (p *pattern) walkBase(name string) bool {
	if !globbed(name) {
		return false
	}
	base := p.base
	for base != "" && base != "/" {
		base, name = strings.TrimPrefix(base, "/"), strings.TrimPrefix(name, "/")
		var want, part string
		want, base, _ = strings.Cut(base, "/")
		part, name, _ = strings.Cut(name, "/")
		if part == "**" {
			return true
		}
		if !component(part, want) {
			return false
		}
	}
	rest := pattern{base: "/", parts: p.parts}
	return rest.walk("/"+strings.TrimPrefix(name, "/"), false, true)
}

// mayLieBelow reports whether something below the folder can be meant.
func (p *pattern) mayLieBelow(folder string) bool {
	if _, ok := below(folder, p.base); ok {
		return true
	}
	rest, ok := below(p.base, folder)
	if !ok {
		return false
	}
	for _, want := range p.parts {
		if want == "**" || rest == "" {
			return true
		}
		var part string
		part, rest, _ = strings.Cut(rest, "/")
		if !component(want, part) {
			return false
		}
	}
	return true
}

// below returns the part of name under folder, which are both clean and
// absolute.
func below(folder, name string) (rest string, ok bool) {
	if folder == "/" {
		if hasDrive(name) {
			return name, true // every drive lies below it
		}
		return strings.TrimPrefix(name, "/"), strings.HasPrefix(name, "/")
	}
	if !strings.HasPrefix(name, folder) {
		return "", false
	}
	rest = name[len(folder):]
	if rest == "" {
		return "", true
	}
	return rest[1:], rest[0] == '/'
}

// lowered returns the pattern in small letters, for file systems that do not
// tell them from capitals.
func (p pattern) lowered() pattern {
	p.base, p.fixed, p.need = strings.ToLower(p.base), strings.ToLower(p.fixed), strings.ToLower(p.need)
	parts := make([]string, len(p.parts))
	for i, part := range p.parts {
		parts[i] = strings.ToLower(part)
	}
	p.parts = parts
	return p
}

// kinds is a set of kinds of effects.
type kinds uint32

func setOf(list ...automode.Kind) (s kinds) {
	for _, k := range list {
		s |= 1 << k
	}
	return s
}

func (s kinds) has(k automode.Kind) bool { return s>>k&1 == 1 }

const everyKind kinds = 1<<automode.Kinds - 1

// bound is the kinds that a path rule forbids or asks about: by Read all of
// them, since whoever must not read must not change either.
func bound(tool string) kinds {
	if tool == "Read" {
		return everyKind
	}
	return setOf(automode.Unknown, automode.Write, automode.Delete, automode.Lose, automode.Change, automode.Configure)
}

// cleared is the kinds that a path rule allows. Neither removes anything.
func cleared(tool string) kinds {
	if tool == "Read" {
		return setOf(automode.Read)
	}
	return setOf(automode.Read, automode.Write)
}
