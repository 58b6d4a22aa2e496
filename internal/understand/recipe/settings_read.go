//go:build !lean

package recipe

import (
	"encoding/json"
	"fmt"
	"path"
	"strings"
	"unicode"
	"unicode/utf8"
)

// keysAndValues are the scalars of a file, by the path of keys that leads there, in
// order. Lists are transparent.
type keysAndValues map[string][]string

func (k *settings) read(text string) (keysAndValues, bool) {
	all := keysAndValues{}
	if !utf8.ValidString(text) || strings.ContainsRune(text, 0) {
		return nil, false
	}
	if strings.TrimSpace(text) == "" {
		return all, true
	}
	text = strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n")
	if k.form >= inINI && strings.ContainsFunc(text, endsLine) {
		return nil, false
	}
	switch k.form {
	case inJSON:
		return all, all.json(text)
	case inEither:
		if all.json(text) {
			return all, true
		}
		all = keysAndValues{}
		fallthrough
	case inYAML:
		root, ok := readYAML(text)
		if ok = ok && root.is(mapping); ok {
			all.node("", root)
		}
		return all, ok
	case inTOML:
		root, ok := readTOML(text)
		if ok {
			all.node("", root)
		}
		return all, ok
	case inINI:
		return all, all.ini(text, k.sections, true)
	case inNpmrc:
		return all, all.ini(text, "", false)
	case inProperties: // a backslash begins a sign, or joins lines
		return all, !strings.Contains(text, "\\") && all.ini(text, "", false)
	case inXML:
		return all, all.xml(text)
	case inGoMod:
		return all, all.goMod(text)
	case inAttributes:
		return all, all.attributes(text)
	}
	return nil, false
}

func (all keysAndValues) add(key, value string) { all[key] = append(all[key], value) }

// holds notes a key that is there although it holds nothing.
func (all keysAndValues) holds(key string, things int) {
	if _, there := all[key]; things == 0 && key != "" && !there {
		all[key] = nil
	}
}

// below is the path of a key.
func below(top, key string) string {
	if top == "" {
		return key
	}
	return top + "." + key
}

func (all keysAndValues) json(text string) bool {
	var root map[string]any
	if json.Unmarshal([]byte(text), &root) != nil || root == nil {
		return false
	}
	all.value("", root)
	return true
}

func (all keysAndValues) value(key string, v any) {
	switch v := v.(type) {
	case map[string]any:
		all.holds(key, len(v))
		for _, k := range sorted(v) {
			all.value(below(key, k), v[k])
		}
	case []any:
		all.holds(key, len(v))
		for _, i := range v {
			all.value(key, i)
		}
	default:
		all.add(key, fmt.Sprint(v))
	}
}

func (all keysAndValues) node(key string, n *node) {
	switch n.sort {
	case mapping:
		all.holds(key, len(n.items))
		for i, k := range n.keys {
			all.node(below(key, k), n.items[i])
		}
	case list:
		all.holds(key, len(n.items))
		for _, i := range n.items {
			all.node(key, i)
		}
	default:
		all.add(key, n.text)
	}
}

// endsLine reports whether a sign may end a line to some reader of lines, or stand
// where a line is indented.
func endsLine(c rune) bool {
	return c != ' ' && c != '\t' && c != '\n' && (unicode.IsSpace(c) || unicode.IsControl(c))
}

// ini reads sections of "key = value" or "key: value". Where lines go on, those that are
// indented belong to the key above.
func (all keysAndValues) ini(text, sections string, goesOn bool) bool {
	top, key := "", ""
	for line := range strings.SplitSeq(text, "\n") {
		if !goesOn {
			line = strings.TrimSpace(line)
		}
		said := strings.TrimSpace(line)
		switch {
		case said == "", said[0] == '#', said[0] == ';':
		case said[0] == '[' && line[0] == '[':
			name, rest, closed := strings.Cut(said[1:], "]")
			if !closed || strings.TrimSpace(rest) != "" {
				return false
			}
			// An unknown section keeps its name, which no list holds.
			if top, key = section(sections, name), ""; top == "" {
				top = "[" + name + "]"
			}
		case line[0] == ' ' || line[0] == '\t':
			if key == "" {
				return false
			}
			all.add(key, said)
		default:
			at := strings.IndexAny(said, "=:")
			if at <= 0 {
				return false
			}
			key = below(top, strings.TrimSpace(said[:at]))
			if value := strings.TrimSpace(said[at+1:]); value != "" {
				all.add(key, value)
			} else {
				all.holds(key, 0)
			}
		}
	}
	return true
}

// section is the path that a section stands for, empty when it is not known.
func section(sections, name string) string {
	for s := range strings.FieldsSeq(sections) {
		pattern, top, _ := strings.Cut(s, "=")
		if ok, err := path.Match(pattern, name); err == nil && ok || pattern == "*" {
			return top
		}
	}
	return ""
}

// goMod reads the directives of a go.mod, one by one or in brackets.
func (all keysAndValues) goMod(text string) bool {
	block := ""
	for line := range strings.SplitSeq(text, "\n") {
		line, _, _ = strings.Cut(line, "//")
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
		case block != "" && words[0] == ")":
			block = ""
		case block != "":
			all.add(block, strings.Join(words, " "))
		case len(words) == 2 && words[1] == "(":
			block = words[0]
		case strings.ContainsAny(line, "()`\""):
			return false
		default:
			all.add(words[0], strings.Join(words[1:], " "))
		}
	}
	return block == ""
}

// attributes reads what git's attributes give to the names that a pattern is of.
func (all keysAndValues) attributes(text string) bool {
	for line := range strings.SplitSeq(text, "\n") {
		words := strings.Fields(line)
		if len(words) == 0 || strings.HasPrefix(words[0], "#") {
			continue
		}
		if strings.HasPrefix(words[0], "\"") || strings.HasPrefix(words[0], "[") {
			return false
		}
		for _, w := range words[1:] {
			all.add(strings.Replace(w, "=", ".", 1), words[0])
		}
	}
	return true
}
