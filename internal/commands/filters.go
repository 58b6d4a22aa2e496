//go:build !lean

package commands

import (
	"encoding/json"
	"path"
	"regexp"
	"strconv"
	"strings"
)

// What filters make of a text, as far as their scripts say so plainly. It is a text
// that they may make, and never all that they do: nothing is allowed by it.

// mostFiltered bounds how many letters a filter is followed on.
const mostFiltered = 16 << 10

// Filtered are texts that a program may make of one that it is given. Where its script
// says nothing plain the text goes on as it is.
func Filtered(p *Program, argv []Word, text string) (list []string) {
	if p == nil || len(text) > mostFiltered || len(argv) == 0 {
		return nil
	}
	words := argv[1:]
	switch p.Name {
	case "sed", "perl":
		if text == "" { // of lines that are not known, what is put into them
			for i := range words {
				if words[i].Exact() {
					list = append(list, SedTexts(words[i].Text)...)
				}
			}
			return list
		}
		return append(substituted(words, text, p.Name == "perl"), text)
	case "awk":
		return append(awkLines(words, text), text)
	case "jq":
		return jqTexts(words, text)
	case "find":
		return findLines(words)
	case "npm", "pnpm", "yarn":
		return scriptsSet(words)
	}
	if text == "" {
		return nil
	}
	return []string{text}
}

// change is s/pattern/text/.
type change struct {
	pattern *regexp.Regexp
	text    string
	all     bool
}

// substituted is a text behind the substitutions of a script, of sed's or perl's.
func substituted(words []Word, text string, extended bool) []string {
	var all []change
	for i := range words {
		w := &words[i]
		if w.Exact() && (w.Text == "-E" || w.Text == "-r") {
			extended = true
		}
		if w.Exact() {
			all = append(all, changes(w.Text, extended)...)
		}
	}
	if len(all) == 0 {
		return nil
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		for _, s := range all {
			if s.all {
				line = s.pattern.ReplaceAllString(line, s.text)
			} else if at := s.pattern.FindStringSubmatchIndex(line); at != nil {
				line = line[:at[0]] + string(s.pattern.ExpandString(nil, s.text, line, at)) + line[at[1]:]
			}
		}
		lines[i] = line
	}
	return []string{strings.Join(lines, "\n")}
}

// changes are those in a script.
func changes(script string, extended bool) (list []change) {
	for at := 0; at < len(script) && len(list) < 8; at++ {
		if script[at] != 's' || at > 0 && !strings.ContainsRune("; \n{}0123456789$/,!", rune(script[at-1])) || at+1 == len(script) {
			continue
		}
		mark := script[at+1]
		if strings.IndexByte("|/,#@!:%_+=~^", mark) < 0 {
			continue
		}
		pattern, rest, ok := upTo(script[at+2:], mark)
		if !ok {
			continue
		}
		made, rest, ok := upTo(rest, mark)
		if !ok {
			continue
		}
		re, err := regexp.Compile(plainPattern(pattern, extended))
		if err != nil {
			continue
		}
		list = append(list, change{re, template(made), strings.HasPrefix(strings.TrimLeft(rest, "eipI"), "g")})
		at = len(script) - len(rest) - 1
	}
	return list
}

// upTo cuts a text at a mark that no backslash stands before.
func upTo(text string, mark byte) (before, after string, ok bool) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == mark:
			return b.String(), text[i+1:], true
		case c == '\\' && i+1 < len(text):
			if i++; text[i] != mark {
				b.WriteByte('\\')
			}
			b.WriteByte(text[i])
		default:
			b.WriteByte(c)
		}
	}
	return "", "", false
}

// plainPattern writes a pattern as Go reads it.
func plainPattern(p string, extended bool) string {
	if extended {
		return p
	}
	var b strings.Builder
	for i := 0; i < len(p); i++ {
		switch c := p[i]; {
		case c == '\\' && i+1 < len(p):
			if i++; strings.IndexByte("(){}+?|", p[i]) < 0 {
				b.WriteByte('\\')
			}
			b.WriteByte(p[i])
		case strings.IndexByte("(){}+?|", c) >= 0:
			b.WriteByte('\\')
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// template writes what a substitution puts in as Go reads it.
func template(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '&':
			b.WriteString("${0}")
		case c == '$' && (i+1 == len(s) || s[i+1] < '1' || s[i+1] > '9'):
			b.WriteString("$$")
		case c == '\\' && i+1 < len(s):
			switch i++; {
			case s[i] >= '0' && s[i] <= '9':
				b.WriteString("${" + s[i:i+1] + "}")
			case s[i] == 'n':
				b.WriteByte('\n')
			default:
				b.WriteByte(s[i])
			}
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// awkLines are what the prints of a program of awk make of each line.
func awkLines(words []Word, text string) (list []string) {
	for i := range words {
		program := words[i].Text
		if !words[i].Exact() || !strings.Contains(program, "print") {
			continue
		}
		for line := range strings.SplitSeq(text, "\n") {
			rest := program
			for len(list) < 64 {
				_, after, ok := strings.Cut(rest, "print")
				if !ok {
					break
				}
				rest = after
				form := strings.HasPrefix(after, "f")
				list = append(list, awkPrint(strings.TrimPrefix(after, "f"), form, line))
			}
		}
	}
	return list
}

// awkPrint is what one print says of a line: its strings, fields and the line.
func awkPrint(s string, form bool, line string) string {
	fields := strings.Fields(line)
	var items []string
	next := true
	add := func(t string) {
		if next || len(items) == 0 {
			items = append(items, t)
		} else {
			items[len(items)-1] += t
		}
		next = false
	}
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			t, n := "", i+1
			for ; n < len(s) && s[n] != '"'; n++ {
				if s[n] == '\\' && n+1 < len(s) {
					n++
					if s[n] == 'n' {
						t += "\n"
						continue
					}
				}
				t += s[n : n+1]
			}
			i = n
			add(t)
		case c == '$':
			n := i + 1
			for n < len(s) && s[n] >= '0' && s[n] <= '9' {
				n++
			}
			if at, err := strconv.Atoi(s[i+1 : n]); err == nil && at > 0 && at <= len(fields) {
				add(fields[at-1])
			} else {
				add(line)
			}
			i = n - 1
		case c == ',':
			next = true
		case strings.IndexByte(";}|>\n", c) >= 0:
			i = len(s)
		}
	}
	if len(items) == 0 {
		return line
	}
	if !form {
		return strings.Join(items, " ")
	}
	made := items[0]
	for _, t := range items[1:] {
		made = strings.Replace(made, "%s", t, 1)
	}
	return made
}

// jqTexts are the texts in a document, those in a filter with what they take in in its
// place, and each list of texts as one line.
func jqTexts(words []Word, text string) (list []string) {
	var inside []string
	var value any
	if json.Unmarshal([]byte(text), &value) == nil {
		inside = append(inside, jsonTexts(value, 0)...)
	}
	for i := range words {
		w := &words[i]
		if !w.Exact() {
			continue
		}
		if !strings.ContainsAny(w.Text, `".`) {
			inside = append(inside, w.Text) // --arg
		}
		for at := strings.IndexByte(w.Text, '"'); at >= 0; {
			s, rest, ok := upTo(w.Text[at+1:], '"')
			if !ok {
				break
			}
			before, tail, holds := strings.Cut(s, `\(`)
			_, tail, _ = strings.Cut(tail, ")")
			list = append(list, before+tail)
			for k := 0; holds && k < len(inside) && k < 32; k++ {
				list = append(list, before+inside[k]+tail)
			}
			next := strings.IndexByte(rest, '"')
			if next < 0 {
				break
			}
			at = len(w.Text) - len(rest) + next
		}
	}
	return append(list, inside...)
}

func jsonTexts(value any, depth int) (list []string) {
	switch v := value.(type) {
	case string:
		return []string{v}
	case []any:
		var line []string
		for _, x := range v {
			if s, ok := x.(string); ok {
				line = append(line, s)
			}
			if depth < 8 {
				list = append(list, jsonTexts(x, depth+1)...)
			}
		}
		return append(list, strings.Join(line, " "))
	case map[string]any:
		for _, x := range v {
			if depth < 8 {
				list = append(list, jsonTexts(x, depth+1)...)
			}
		}
	}
	return list
}

// findLines are what -printf prints of the folders that are walked: of each where
// nothing leaves it out, else of what its name's pattern means in it.
func findLines(words []Word) (list []string) {
	var roots []string
	forms, name, sifts := "", "*", false
	for i := 0; i < len(words); i++ {
		w := words[i].Text
		if !words[i].Exact() && !words[i].Glob {
			return nil
		}
		switch {
		case !strings.HasPrefix(w, "-") && forms == "" && !sifts:
			roots = append(roots, w)
		case w == "-printf" && i+1 < len(words):
			i++
			forms += words[i].Text
		case (w == "-name" || w == "-iname") && i+1 < len(words):
			i++
			name, sifts = words[i].Text, true
		case w == "-maxdepth":
			i++
		case strings.HasPrefix(w, "-"):
			sifts = true
		}
	}
	if forms == "" {
		return nil
	}
	if len(roots) == 0 {
		roots = []string{"."}
	}
	forms = strings.NewReplacer(`\n`, "\n", `\0`, "\n", `\\`, `\`, `%%`, "%").Replace(forms)
	for _, root := range roots {
		each := []string{path.Join(root, name)}
		if !sifts {
			each = append(each, root)
		}
		for _, p := range each {
			list = append(list, strings.NewReplacer(`"%p"`, p, `'%p'`, p, "%p", p, "%f", path.Base(p), "%h", path.Dir(p), "%P", path.Base(p)).Replace(forms))
		}
	}
	return list
}

// scriptsSet is the manifest that "pkg set" makes of scripts.
func scriptsSet(words []Word) []string {
	scripts := map[string]string{}
	for i := range words {
		name, text, ok := strings.Cut(words[i].Text, "=")
		if name, is := strings.CutPrefix(name, "scripts."); ok && is && words[i].Exact() {
			scripts[name] = text
		}
	}
	made, err := json.Marshal(map[string]any{"scripts": scripts})
	if err != nil || len(scripts) == 0 {
		return nil
	}
	return []string{string(made)}
}
