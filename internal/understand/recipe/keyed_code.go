//go:build !lean

package recipe

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code/glance"
)

// Tasks that are functions or blocks of code: what they start stands in it as strings.

// coded are such files. Sources: nox 2025, invoke 2.2, fabric 3.2, doit 0.36, Rake 13.
var allCoded = [...]keyed{
	{programs: "nox", files: "noxfile.py", form: inPython, always: "*", with: "!-s -e -t --session --sessions --tags"},
	{programs: "nox", files: "noxfile.py", form: inPython, tasks: "@"},
	{programs: "invoke inv", files: "tasks.py", form: inPython, tasks: "@"},
	{programs: "fab", files: "fabfile.py", form: inPython, tasks: "@"},
	{programs: "doit", files: "dodo.py", form: inPython, tasks: "task_@"},
	{programs: "doit", files: "dodo.py", form: inPython, always: "task_*", with: "!run list clean forget"},
	{programs: "rake", files: "Rakefile rakefile Rakefile.rb rakefile.rb", form: inRuby, tasks: "@"},
	{programs: "rake", files: "Rakefile rakefile Rakefile.rb rakefile.rb", form: inRuby, tasks: "default"},
}

// blocks takes the functions of Python, or the tasks of Rake, out of a text, as a map of
// their names: what is indented below a line that begins one.
func blocks(text string, form form) *node {
	root := &node{sort: mapping}
	var n *node
	depth := 0
	lang := commands.Python
	if form == inRuby {
		lang = commands.Ruby
	}
	var body []string
	ends := func() {
		if n == nil {
			return
		}
		for _, line := range body {
			n.items = append(n.items, spoken(line))
		}
		for _, s := range glance.Strings(lang, strings.Join(body, "\n")) {
			n.items = append(n.items, &node{text: s})
		}
		n, body = nil, nil
	}
	for line := range strings.SplitSeq(text, "\n") {
		said := strings.TrimSpace(line)
		in := len(line) - len(strings.TrimLeft(line, " \t"))
		if n != nil && said != "" && in <= depth {
			ends()
		}
		name, rest := begun(said, form)
		if name == "" {
			if n != nil {
				body = append(body, line)
			}
			continue
		}
		ends()
		n, depth = &node{sort: list}, in
		body = append(body, rest)
		root.keys, root.items = append(root.keys, name), append(root.items, n)
		if alias := strings.ReplaceAll(name, "_", "-"); alias != name {
			root.keys, root.items = append(root.keys, alias), append(root.items, n)
		}
	}
	ends()
	return root
}

// begun is the name of the task that a line begins, and what stands behind it.
func begun(line string, form form) (name, rest string) {
	if form == inPython {
		head, is := strings.CutPrefix(strings.TrimPrefix(line, "async "), "def ")
		name, rest, _ = strings.Cut(head, "(")
		if !is {
			return "", ""
		}
		return strings.TrimSpace(name), rest
	}
	head, is := strings.CutPrefix(line, "task ")
	if !is {
		return "", ""
	}
	head = strings.TrimLeft(head, " :(\"'")
	end := strings.IndexFunc(head, func(c rune) bool { return !isNameSign(c) })
	if end < 0 {
		return head, ""
	}
	return head[:end], head[end:]
}

func isNameSign(c rune) bool {
	return c == '_' || c == '-' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

// spoken are the strings on a line, which may be the words of one command.
func spoken(line string) *node {
	n := &node{sort: list}
	for i := 0; i < len(line); i++ {
		q := line[i]
		if q == '#' {
			break
		}
		if q != '\'' && q != '"' {
			continue
		}
		var b strings.Builder
		for i++; i < len(line) && line[i] != q; i++ {
			if line[i] == '\\' && i+1 < len(line) {
				i++
			}
			b.WriteByte(line[i])
		}
		n.items = append(n.items, &node{text: b.String()})
	}
	return n
}
