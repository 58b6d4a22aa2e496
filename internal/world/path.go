package world

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"automode"
)

// Paths are compared in one form: absolute, clean, "/" between components,
// the doubled names of macOS made one, and folded where the platform's file
// system folds. Whole components count: /a/b-c is not inside /a/b.

// Absolute reports whether path needs no working directory.
func (w *World) Absolute(path string) bool { return w.absolute(path) }

// Clean is path without "." and "..", which take the component before them by
// its letters; a drive stays what it is.
func Clean(path string) string {
	if hasDrive(path) || strings.HasPrefix(path, "/") {
		return clean(path)
	}
	return strings.TrimPrefix(clean("/"+path), "/")
}

// absolute reports whether path needs no working directory. On Windows a
// drive makes it absolute too.
func (w *World) absolute(path string) bool {
	if strings.HasPrefix(path, "/") {
		return true
	}
	return w.windows && (strings.HasPrefix(path, `\`) || hasDrive(path) && len(path) > 2 && (path[2] == '/' || path[2] == '\\'))
}

func hasDrive(path string) bool {
	return len(path) >= 2 && path[1] == ':' && (path[0]|0x20) >= 'a' && (path[0]|0x20) <= 'z'
}

// named makes path absolute and clean by its letters: ".." takes the component
// before it, be it a link or not.
func (w *World) named(path string) string {
	if w.windows {
		path, _ = w.win32(path)
		return path
	}
	if !w.absolute(path) {
		base := w.o.Cwd
		if !w.absolute(base) {
			base = "/"
		}
		path = w.slashed(base) + "/" + path
	}
	return path
}

func (w *World) slashed(path string) string {
	if w.windows {
		return strings.ReplaceAll(path, `\`, "/")
	}
	return path
}

// clean is path.Clean for the absolute paths of this package; it allocates
// only when there is something to clean.
func clean(path string) string {
	if isClean(path) {
		return path
	}
	drive := hasDrive(path)
	out := make([]byte, 0, len(path)+1)
	for path != "" {
		var c string
		c, path = cut(path)
		switch c {
		case "", ".":
		case "..":
			for len(out) > 0 && out[len(out)-1] != '/' {
				out = out[:len(out)-1]
			}
			if len(out) > 0 {
				out = out[:len(out)-1]
			}
		default:
			out = append(out, '/')
			out = append(out, c...)
		}
	}
	if len(out) == 0 {
		return "/"
	}
	// A drive stands without a slash in front of it.
	if drive && len(out) > 2 {
		out = out[1:]
		if len(out) == 2 {
			out = append(out, '/')
		}
	}
	return string(out)
}

// isClean reports whether clean would change nothing. It errs on the side of
// false.
func isClean(path string) bool {
	if path == "" || path[0] != '/' {
		return false
	}
	if !strings.Contains(path, "/.") && !strings.Contains(path, "//") {
		return len(path) == 1 || path[len(path)-1] != '/'
	}
	for rest := path[1:]; plainStart(rest); {
		i := strings.IndexByte(rest, '/')
		if i < 0 {
			return true
		}
		rest = rest[i+1:]
	}
	return false
}

// plainStart reports whether a path begins with a component that stands for
// itself, being neither empty nor "." nor "..".
func plainStart(rest string) bool {
	switch {
	case rest == "" || rest[0] == '/':
		return false
	case rest[0] != '.':
		return true
	case len(rest) == 1 || rest[1] == '/':
		return false
	}
	return rest[1] != '.' || len(rest) > 2 && rest[2] != '/'
}

// cut splits path at its first slash.
func cut(path string) (component, rest string) {
	if i := strings.IndexByte(path, '/'); i >= 0 {
		return path[:i], path[i+1:]
	}
	return path, ""
}

// split returns the folder that path lies in and its last component.
func split(path string) (folder, base string) {
	i := strings.LastIndexByte(path, '/')
	switch {
	case i < 0:
		return "", path
	case i == 0:
		return "/", path[1:]
	}
	return path[:i], path[i+1:]
}

// join puts a component below a folder.
func join(folder, component string) string {
	if strings.HasSuffix(folder, "/") {
		return folder + component
	}
	return folder + "/" + component
}

// inside returns what is left of path below folder; ok is false when path does
// not lie in folder. Both are comparable; folder itself gives "".
func inside(path, folder string) (rest string, ok bool) {
	if !strings.HasPrefix(path, folder) {
		return "", false
	}
	switch rest = path[len(folder):]; {
	case rest == "":
		return "", true
	case rest[0] == '/':
		return rest[1:], true
	case strings.HasSuffix(folder, "/"):
		return rest, true
	}
	return "", false
}

// comparable brings a clean path into the form in which regions are compared.
func (w *World) comparable(path string) string {
	if w.o.Platform != automode.Linux {
		path = unprivate(path)
	}
	if w.folds {
		path = fold(path)
	}
	return path
}

// unprivate takes off what macOS puts in front of the same place: /private
// before etc, var and tmp, and the data volume before everything.
func unprivate(path string) string {
	if rest, ok := cutFold(path, "/System/Volumes/Data"); ok && rest != "" {
		path = rest
	}
	if rest, ok := cutFold(path, "/private"); ok {
		first, _ := cut(strings.TrimPrefix(rest, "/"))
		switch fold(first) {
		case "etc", "var", "tmp":
			return rest
		}
	}
	return path
}

func cutFold(path, folder string) (string, bool) {
	if len(path) < len(folder) || !strings.EqualFold(path[:len(folder)], folder) {
		return "", false
	}
	if rest := path[len(folder):]; rest == "" || rest[0] == '/' {
		return rest, true
	}
	return "", false
}

// fold maps path so that two names that some file system takes for one become
// one: letters lose their case, and code points that HFS+ ignores are dropped.
func fold(path string) string {
	i := 0
	for i < len(path) && path[i]-'A' >= 26 && path[i] < utf8.RuneSelf {
		i++
	}
	if i == len(path) {
		return path
	}
	for i < len(path) && path[i] < utf8.RuneSelf {
		i++
	}
	if i == len(path) {
		return strings.ToLower(path)
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r < utf8.RuneSelf:
			if 'A' <= r && r <= 'Z' {
				r += 'a' - 'A'
			}
			return r
		case 0x200C <= r && r <= 0x200F, 0x202A <= r && r <= 0x202E, 0x2060 <= r && r <= 0x206F, r == 0xFEFF, r == 0x200B:
			return -1
		}
		// The smallest of the letters that fold together: ſ and K become s and k.
		least := r
		for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
			least = min(least, f)
		}
		if 'A' <= least && least <= 'Z' {
			least += 'a' - 'A'
		}
		return least
	}, path)
}

// ntfs takes off what Windows ignores at the end of a component: dots, spaces
// and the name of a stream.
func ntfs(path string) string {
	parts := strings.Split(path, "/")
	for i, p := range parts {
		if j := strings.IndexByte(p, ':'); j > 1 {
			p = p[:j]
		}
		if t := strings.TrimRight(p, ". "); t != "" {
			p = t
		}
		if p == "git~1" {
			p = ".git"
		}
		parts[i] = p
	}
	return strings.Join(parts, "/")
}

// matches reports whether path, or its last components when tail is set, have
// the form of pattern: "*" stands for any part of one component, a component
// "**" for any number of them.
func matches(pattern, path string, tail bool) bool {
	for {
		if below(pattern, path) {
			return true
		}
		if !tail || path == "" {
			return false
		}
		_, path = cut(path)
	}
}

func below(pattern, path string) bool {
	for pattern != "" {
		p, morePattern := cut(pattern)
		if p == "**" {
			if morePattern == "" {
				return true
			}
			return matches(morePattern, path, true)
		}
		if path == "" {
			return false
		}
		c, morePath := cut(path)
		if !component(p, c) {
			return false
		}
		pattern, path = morePattern, morePath
	}
	return path == ""
}

// component matches one component against a pattern with any number of "*".
func component(pattern, name string) bool {
	// Most patterns are turned down by their first or last byte.
	if name == "" || pattern[0] != '*' && pattern[0] != name[0] {
		return pattern == "*" && name == ""
	}
	if last := pattern[len(pattern)-1]; last != '*' && last != name[len(name)-1] {
		return false
	}
	head, rest, star := strings.Cut(pattern, "*")
	if !star {
		return pattern == name
	}
	if !strings.HasPrefix(name, head) {
		return false
	}
	name = name[len(head):]
	for {
		part, next, more := strings.Cut(rest, "*")
		if !more {
			return strings.HasSuffix(name, part)
		}
		i := strings.Index(name, part)
		if i < 0 {
			return false
		}
		name, rest = name[i+len(part):], next
	}
}
