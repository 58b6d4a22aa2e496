package generate

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// hole marks a place of a shape that is filled in; the letter behind it says
// with what. A digit is a name that nobody uses, the same for the same digit.
const hole = '¤'

// shaped is one of the shapes with its holes filled in.
func (m *maker) shaped(shapes []string) string {
	var fresh [10]string
	var b strings.Builder
	for rest := m.one(shapes...); rest != ""; {
		front, back, ok := strings.Cut(rest, string(hole))
		b.WriteString(front)
		if !ok {
			break
		}
		c, n := utf8.DecodeRuneInString(back)
		rest = back[n:]
		if k := c - '0'; 0 <= k && k <= 9 {
			if fresh[k] == "" {
				m.fresh++
				fresh[k] = "n" + strconv.Itoa(m.fresh)
			}
			b.WriteString(fresh[k])
			continue
		}
		b.WriteString(m.filling(c))
	}
	return b.String()
}

// shape is one of what the shells' constructs do to each other.
func (m *maker) shape() string {
	if m.zsh && m.in(2) {
		return m.shaped(zshShapes)
	}
	all := [...][]string{arrayShapes, bindingShapes, bindingShapes, specialShapes, quotingShapes, quotingShapes, documentShapes, redirectionShapes,
		redirectionShapes, dividedShapes, dividedShapes, laterShapes, laterShapes, controlShapes, controlShapes, startedShapes, startedShapes, startedShapes, earlyShapes, declaredShapes, gatheredShapes}
	if m.in(len(all) + 1) {
		return m.shaped(subscriptShapes)
	}
	return m.shaped(all[m.IntN(len(all))])
}

// filling is what comes into a hole.
func (m *maker) filling(letter rune) string {
	if m.depth > 3 {
		switch letter { // what would go on and on
		case 'c', 's', 'l':
			return m.one("touch ", "cat ") + m.quoted(m.path())
		case 'q':
			return m.quoted("touch " + m.newPath())
		case 'w', 'W', 'a', 't':
			return m.quoted(m.path())
		}
	}
	m.depth++
	defer func() { m.depth-- }()
	switch letter {
	case 'w': // a word
		return m.word()
	case 'W': // one to three
		return m.words(3)
	case 'p': // a path, in some quotes
		return m.quoted(m.path())
	case 'x': // a text, in some quotes
		return m.quoted(m.text())
	case 'h': // one that should not get through
		return m.quoted(m.hot())
	case 'n': // a new path in plain letters
		return m.newPath()
	case 't': // a word for what is written
		return m.target()
	case 'v': // a variable's name
		return m.name()
	case 'a': // what stands right of "="
		return m.value()
	case 'g': // a pattern
		return m.pattern()
	case 'o': // a command that prints
		return m.printer()
	case 'c': // a program with its words
		return m.command()
	case 's': // a simple command
		return m.simple()
	case 'q': // one as a quoted text
		return m.quoted(m.simple())
	case 'l': // a statement or two
		return m.list()
	case 'r': // a redirection
		return m.redirection()
	case 'e': // an expression
		return m.arithmetic()
	case 'd': // a folder
		return m.one("src", "docs", "src/lib", "link", "outside", "tmp", "empty", "..", "/tmp/work", "odd", ".", "/srv/shared", "nowhere", "build", "out")
	case 'f': // a file in plain letters
		return m.one("a.txt", "b.txt", "c.txt", "new.txt", "names.txt", "src/main.go", "docs/list.csv", "key", "link/util.go", "tmp/x.tmp", "build/out.o", "dirty.txt", "fresh/x.txt")
	case 'L': // a file that nothing else holds
		return m.one("new.txt", "new.txt", "dirty.txt", "dirty.txt", "fresh/x.txt", "fresh/n1.txt", "tmp/x.tmp", ".env", "../notes.txt", "./new.txt", "src/../dirty.txt", "link/../../new.txt", "with\\ space.txt")
	case 'F': // one that git holds
		return m.one("a.txt", "b.txt", "src/main.go", "docs/guide.md")
	case 'j': // what it may split
		return m.divided()
	case 'k': // letters that split
		return m.one(":", ",", "/", "' '", "''", "' :'", "':/'", "1", "n", "$' \\t\\n'", "$'\\n'", "': '", "a")
	case 'i': // a letter that splits
		return m.one(":", ",", "/", "t", "' '", "''", ".")
	case 'y': // a command that can be carried out for real and shows
		return m.one("touch n"+strconv.Itoa(m.IntN(9)), "cat a.txt", "echo x > n"+strconv.Itoa(m.IntN(9)), "rm -f tmp/x.tmp", "mkdir -p n.d", "cp a.txt tmp/n", "sed -i s/o/0/ tmp/y.tmp", "ls src", "mv tmp/x.tmp tmp/z", "ln -s a.txt n"+strconv.Itoa(m.IntN(9)))
	}
	return string(letter)
}
