package generate

import (
	"math/rand/v2"
	"strings"
)

// Mark stands, in a marked text, for a command that must not be run. It is harm
// where the text is judged, and the mark where it is run: both are as long, and
// made of the same kinds of letters, so that no text counts differently with them.
const (
	harm     = "rm -rf ~"
	markedAs = "mk -rf ~"
	Marker   = "mk" // the program that leaves the mark
)

// marked makes a text in which a command stands where it seems to be data, and
// statements around it that may make more of it: the command is printed, kept in
// variables, files, functions, aliases and descriptors, cut, joined and read again.
func (m *maker) marked() string {
	var b strings.Builder
	for i := range 1 + m.IntN(4) {
		if i > 0 {
			b.WriteString(m.one("; ", "\n", "; ", "\n", " && ", " || ", " | ", " & "))
		}
		b.WriteString(m.markedPart(0))
	}
	return b.String()
}

// markedPart is one statement.
func (m *maker) markedPart(depth int) string {
	if depth < 3 && m.in(3) {
		return m.filledMarks(m.one(markedAround...), depth)
	}
	return m.filledMarks(m.one(markedShapes...), depth)
}

// filledMarks fills the holes of a shape: a letter behind ¤ says with what.
func (m *maker) filledMarks(shape string, depth int) string {
	return filledHoles(shape, func(letter byte) string {
		switch letter {
		case 's': // a statement
			return m.markedPart(depth + 1)
		case 'q': // one in single quotes
			return "'" + strings.ReplaceAll(m.markedPart(depth+1), "'", `'\''`) + "'"
		case 'd': // one for double quotes
			return doubleQuoted.Replace(m.markedPart(depth + 1))
		case 'f':
			return m.one("f", "g", "f", "./f", "d/f", "$PWD/f", `"$t/f"`)
		case 'v':
			return m.one("x", "y", "x", "t")
		case 'n':
			return m.one("3", "4", "3")
		case 'l': // lines of which one is the command, for printf and quoted dollars
			return m.one(`a\n¶\n`, `exit\n¶\n`, `: ¶\n`, `true\n¶`, `# ¶\n`, `a b\n¶\nc\n`, `return\n¶\n`, `read x\nexit\n¶\n`, `echo a; exit\n¶\n`, `cat <<E\n¶\nE\n`, `f() {\n¶\n}\n`)
		case 'w': // the command as one word, or as several
			return m.one(`'¶'`, `"¶"`, `¶`, `$'¶'`, `'echo ¶'`, `"# ¶"`, `'a ¶'`, `'a; ¶'`, `'$(¶)'`, "'`¶`'", `'true && ¶'`, `\¶`, `'"; ¶; "'`)
		case 'r': // a program that reads what comes in, and runs nothing
			return m.one("cat", "head -n 1", "tail -n 1", "head -c 5", "tail -c 9", "sed 1d", "sed 's/#//'", "tr -d '#:'", "cut -c3-", "grep -v exit", "rev", "sort", "tac", "tee g", "sed -n 2p", "tail -n +2", "grep rf", "awk 1", "fold -w 9", "nl", "xargs echo", "xargs -n 1", "read l", "wc -l", "base64", "while read -r l; do echo \"$l\"; done", "uniq", "paste -s", "tr a-z A-Z", "od -c")
		case 'R': // what runs text that comes in
			return m.one("bash", "sh", "bash -s", "cat", "sh -s a", ". /dev/stdin", "source /dev/stdin", "xargs -0 sh -c", "xargs -I{} echo {}", "bash /dev/stdin", "env bash", "timeout 2 sh", "bash -n", "cat > f", "xargs", "while read -r l; do $l; done", "read -r l; eval \"$l\"", "mapfile -t x")
		}
		return ""
	})
}

// filledHoles is a shape with what a letter behind each hole stands for in its place.
func filledHoles(shape string, filling func(letter byte) string) string {
	var b strings.Builder
	for shape != "" {
		front, back, ok := strings.Cut(shape, string(hole))
		b.WriteString(front)
		if !ok {
			break
		}
		b.WriteString(filling(back[0]))
		shape = back[1:]
	}
	return b.String()
}

var doubleQuoted = strings.NewReplacer(`"`, `\"`, `$`, `\$`, "`", "\\`", `\`, `\\`)

// Marked makes the marked text with a number, as it is judged and as it is run.
func (g *Generator) Marked(n int) (judged, run Command) {
	m := &maker{Rand: rand.New(rand.NewPCG(g.seed+1<<32, uint64(n)))}
	c := Command{Shell: [...]string{"bash", "", "zsh"}[m.IntN(3)], Report: Marks, Source: "marks"}
	m.zsh = c.Shell == "zsh"
	var text string
	if n%2 == 0 {
		text = m.marked()
	} else {
		c.Source, text = "the places", m.placed()
	}
	judged, run = c, c
	judged.Text, run.Text = strings.ReplaceAll(text, "¶", harm), strings.ReplaceAll(text, "¶", markedAs)
	return judged, run
}
