package dialect

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"

	"automode"
)

// Fields of agents go by a path, as fields says: agents rename them, and of two
// names for one thing the other must not go unseen.

// at returns the field at a path, nil when it is missing or null. Of names of
// one object that stand for each other only one may be there; of places that
// tell the same the first counts.
func (r *reader) at(path string) json.RawMessage {
	path, other, more := strings.Cut(path, "|")
	v := r.exactly(path)
	if !more {
		return v
	}
	w := r.at(other)
	if v == nil {
		return w
	}
	if w != nil && !strings.Contains(path, ".") {
		r.wrong("%s holds the field %s under two names", r.of, path)
	}
	return v
}

func (r *reader) exactly(path string) json.RawMessage {
	o := r.object
	for path != "" {
		name, rest, deeper := strings.Cut(path, ".")
		v := o.get(name)
		if !deeper {
			if string(v) == "null" {
				return nil
			}
			return v
		}
		o, _ = members(v)
		path = rest
	}
	return nil
}

// part is the field at a path, or, of several names between blanks, an object of
// those fields that are there.
func (r *reader) part(names string) json.RawMessage {
	if !strings.Contains(names, " ") {
		return r.at(names)
	}
	b := []byte{'{'}
	for name := range strings.FieldsSeq(names) {
		if v := r.at(name); v != nil {
			if len(b) > 1 {
				b = append(b, ',')
			}
			b = append(append(b, `"`+name+`":`...), v...)
		}
	}
	return append(b, '}')
}

// textAt returns the text at a path, which may be missing but must be text.
func (r *reader) textAt(path string) string {
	v := r.at(path)
	if v == nil {
		return ""
	}
	s, ok := text(v)
	switch {
	case !ok:
		r.wrong("the field %s of %s is not text", path, r.of)
		return ""
	case strings.IndexByte(s, 0) >= 0:
		r.wrong("the field %s of %s holds a NUL", path, r.of)
		return ""
	}
	return s
}

// asideAt is textAt for a field on which no decision rests.
func (r *reader) asideAt(path string) string {
	s, _ := text(r.at(path))
	return s
}

// needs is textAt for a field that has to be there and hold something.
func (r *reader) needs(path string) string {
	s := r.textAt(path)
	if s == "" {
		r.wrong("the field %s of %s is missing or empty", path, r.of)
	}
	return s
}

// givenAt is textAt for a field that has to be there and may be empty.
func (r *reader) givenAt(path string) string {
	if r.at(path) == nil {
		r.wrong("the field %s of %s is missing", path, r.of)
	}
	return r.textAt(path)
}

// pathAt is a path of the file system that has to be there, pathOr one that may
// be missing.
func (r *reader) pathAt(path string) string { return r.plain(path, r.needs(path)) }

func (r *reader) pathOr(path string) string { return r.plain(path, r.textAt(path)) }

// plain refuses a path that the agent takes for another.
func (r *reader) plain(name, path string) string {
	switch {
	case r.sigil == "":
	case strings.HasPrefix(path, r.sigil):
		r.wrong("the field %s of %s begins with %s, which the agent takes off", name, r.of, r.sigil)
	case strings.ContainsFunc(path, func(c rune) bool { return c > 0x7f && unicode.IsSpace(c) }):
		r.wrong("the field %s of %s holds a blank that the agent takes for another", name, r.of)
	}
	return r.cleanly(name, path)
}

// edit is one replacement. With nothing to replace the whole file is written.
func (r *reader) edit(path, old, now string) automode.Edit {
	e := automode.Edit{Path: path, Old: r.textAt(old), New: r.givenAt(now)}
	e.Whole = e.Old == ""
	e.Sought = r.seeks && !e.Whole && !absolute(path)
	return e
}

// listAt returns the texts of a list, or the one text that stands in its place.
func (r *reader) listAt(path string) (list []string) {
	v := r.at(path)
	if v == nil {
		return nil
	}
	if s, ok := text(v); ok {
		return []string{s}
	}
	items, ok := elements(v)
	if !ok {
		r.wrong("the field %s of %s is no list", path, r.of)
	}
	for _, item := range items {
		s, ok := text(item)
		if !ok {
			r.wrong("the field %s of %s holds what is not text", path, r.of)
		}
		list = append(list, s)
	}
	return list
}

// each returns the objects of a list, or the one that stands in its place. A
// text counts as an object with the one member "".
func (r *reader) each(path string) (list []reader) {
	v := r.at(path)
	items, ok := elements(v)
	if !ok && v != nil {
		items = []json.RawMessage{v}
	}
	for _, item := range items {
		o, ok := members(item)
		if s, isText := text(item); isText && s != "" {
			o, ok = object{{"", item}}, true
		}
		if !ok {
			r.wrong("the field %s of %s holds what is not understood", path, r.of)
		}
		list = append(list, reader{of: r.of, object: o, sigil: r.sigil})
	}
	return list
}

// text is the text under a name, or the one that stands for the whole object.
func (o object) text(name string) string {
	if len(o) == 1 && o[0].name == "" {
		name = ""
	}
	s, _ := text(o.get(name))
	return s
}

// stray refuses a field that may name a folder or a file beside the ones that
// are known: agents rename fields, and a folder under another name would be
// taken for the working directory.
func (r *reader) stray(tool string, known *[3]string) {
	for i := range r.object {
		m := &r.object[i]
		if slices.ContainsFunc(known[:], func(k string) bool { return hasName(k, m.name) }) || string(m.value) == "null" {
			continue
		}
		s, isText := text(m.value)
		switch strings.ToLower(strings.ReplaceAll(m.name, "_", "")) {
		case "cwd", "workdir", "workingdir", "workingdirectory", "directory", "dir", "dirpath", "folder", "path", "filepath", "paths", "root":
			r.wrong("the input of %s has the field %s, which is not known", tool, m.name)
		case "shell", "interpreter", "executable", "env", "environment", "stdin", "args", "arguments", "commands", "script", "input", "chars":
			// Another language, other programs by the same names, answers to a program, or more of a command.
			if string(m.value) != "false" && string(m.value) != `""` && string(m.value) != "{}" {
				r.wrong("the input of %s has the field %s, which is not known", tool, m.name)
			}
		case "description", "explanation", "reason", "goal":
		default:
			if isText && (absolute(s) || strings.HasPrefix(s, "~") || strings.HasPrefix(s, "..")) || strings.HasSuffix(m.name, "_paths") {
				r.wrong("the input of %s has the field %s, which is not known", tool, m.name)
			}
		}
	}
}

// hasName reports whether a name is one of those that a bar stands between.
func hasName(names, name string) bool {
	for n := range strings.SplitSeq(names, "|") {
		if n == name {
			return true
		}
	}
	return false
}

// addresses are those that stand in a text, each once. Readers differ in where an
// address in other text begins and ends: a word in which two begin is given as it
// stands, which is none.
func addresses(s string) (list []string) {
	for word := range strings.FieldsSeq(s) {
		i := strings.Index(word, "://")
		if i < 0 {
			continue
		}
		if strings.Count(word, "://") == 1 {
			for i > 0 && (word[i-1]|0x20 >= 'a' && word[i-1]|0x20 <= 'z') {
				i--
			}
			word = strings.TrimRight(word[i:], `.,;:!?)]}>"'`)
		}
		if !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	return list
}

// ofWeb reports whether a text is one address of the web, the same to every
// reader: some tools take other schemes for files.
func ofWeb(s string) bool {
	scheme, rest, ok := strings.Cut(s, "://")
	return ok && (strings.EqualFold(scheme, "https") || strings.EqualFold(scheme, "http")) && rest != "" &&
		!strings.Contains(rest, "://") && !strings.ContainsAny(s, " []{}\"\\^`|<>\t\r\n")
}
