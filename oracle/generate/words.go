package generate

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// maker makes one command. What it has named so far it uses again.
type maker struct {
	*rand.Rand
	zsh       bool // zsh alone reads it
	real      bool // the real programs run: nothing but what a project can bear
	vars      []string
	arrays    []string
	functions []string
	made      []string // paths that commands of a flow made
	depth     int
	fresh     int // for names that nobody used
	calm      int // one shape of a program in so many is of those that are asked about
}

func (m *maker) one(list ...string) string { return list[m.IntN(len(list))] }
func (m *maker) in(n int) bool             { return m.IntN(n) == 0 }

// path is a path that the project holds, or a new one, in plain letters.
func (m *maker) path() string {
	if m.in(4) {
		return m.newPath()
	}
	return m.one("a.txt", "b.txt", "c.txt", "src/main.go", "src/util.go", "docs/guide.md", "docs/list.csv", "data/one.json", "README.md",
		"new.txt", "names.txt", "src", "docs", "src/lib", "./a.txt", "docs/../b.txt", "link/main.go", "tmp/x.tmp", "build/out.o", project+"/a.txt")
}

const project = "/home/dev/project"

func (m *maker) newPath() string {
	m.fresh++
	return m.one("n", "out/n", "src/n", "docs/n", "n.d/n") + fmt.Sprint(m.fresh) + m.one("", ".txt", ".log")
}

// hot is a text that must not reach a program unforetold: it leads out of the
// project, to a secret, to an option, or to more words than one.
func (m *maker) hot() string {
	return m.one("/etc/hosts", "/home/dev/notes.txt", "../up.txt", "/srv/shared/data.txt", "/home/dev/.ssh/id_rsa", ".env", ".git/config",
		"-rf", "*", "/tmp/work/scratch.txt", "", "a b", "a.txt /etc/hosts", "../../other", "$HOME", "~", "outside/x", "key", "--", "-x", "a\nb", "[a]*", "{a,b}")
}

// text is what a variable may hold.
func (m *maker) text() string {
	switch m.IntN(20) {
	case 0:
		return m.hot()
	case 1:
		return m.one("one", "1", "x y", "abc", "a.b.c", "0", "A", "two words", "t", "/", ".txt", ":", "a:b")
	}
	return m.path()
}

// quoted writes a text so that the shell reads it back, in one of many ways.
func (m *maker) quoted(s string) string {
	switch m.IntN(9) {
	case 0:
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	case 1:
		return `"` + escape(s, "$`\"\\") + `"`
	case 2:
		return m.ansi(s)
	case 3:
		if len(s) > 1 {
			k := 1 + m.IntN(len(s)-1)
			return m.quoted(s[:k]) + m.quoted(s[k:])
		}
	case 4:
		return m.one(`""`, "''") + m.bare(s)
	case 5:
		if len(s) > 2 && !strings.Contains(s, "\n") {
			return m.bare(s[:1]) + "\\\n" + m.bare(s[1:])
		}
	case 6:
		if s != "" {
			return "\\" + escape(s[:1], "") + m.bare(s[1:])
		}
	}
	return m.bare(s)
}

// bare is the text with a backslash before what means something.
func (m *maker) bare(s string) string {
	if s == "" {
		return "''"
	}
	if strings.Contains(s, "\n") {
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return escape(s, " \t$`\"'\\*?[]{}()<>|&;#~=!^")
}

func escape(s, which string) string {
	var b strings.Builder
	for i := range len(s) {
		if strings.IndexByte(which, s[i]) >= 0 {
			b.WriteByte('\\')
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// ansi writes a text within $'…'.
func (m *maker) ansi(s string) string {
	var b strings.Builder
	b.WriteString("$'")
	for i := range len(s) {
		c := s[i]
		switch k := m.IntN(8); {
		case k == 0:
			fmt.Fprintf(&b, `\x%02x`, c)
		case k == 1:
			fmt.Fprintf(&b, `\%03o`, c)
		case k == 2:
			fmt.Fprintf(&b, `\u%04x`, c)
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\'' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	return b.String() + "'"
}

func (m *maker) name() string {
	if len(m.vars) == 0 || m.in(30) {
		return m.one("v", "w", "never")
	}
	return m.vars[m.IntN(len(m.vars))]
}

func (m *maker) array() string {
	if len(m.arrays) == 0 {
		return "none"
	}
	return m.arrays[m.IntN(len(m.arrays))]
}

// word is one word of a command as it is written.
func (m *maker) word() string {
	if m.depth > 5 {
		return m.quoted(m.path())
	}
	m.depth++
	defer func() { m.depth-- }()
	switch m.IntN(26) {
	case 0, 1, 2, 3, 4:
		return m.variable()
	case 5, 6:
		return m.modified()
	case 7:
		if len(m.arrays) == 0 {
			return m.quoted(m.path())
		}
		return m.listed()
	case 8:
		if !slices.Contains(m.vars, "1") && !m.in(4) {
			return m.quoted(m.path())
		}
		return m.one(`"$1"`, `$1`, `"$@"`, `$*`, `"$*"`, `$#`, `$?`, `"${@:2}"`, `"${1:-a.txt}"`, `${2-b.txt}`)
	case 9, 10:
		return m.substitution()
	case 11:
		return m.one("n", "") + "$((" + m.arithmetic() + "))" + m.one("", ".txt")
	case 12, 13:
		return m.braces()
	case 14:
		return m.one("~/notes.txt", "~+/a.txt", "~", "~dev/notes.txt", `"~"/a.txt`, "~root/x", "~-/a.txt", "~/project/a.txt")
	case 15, 16:
		return m.pattern()
	case 17:
		return m.word() + m.one("", "x", ".txt", "/x", m.word())
	case 18:
		return `"` + m.one("", "x", "src/", "./") + m.within() + m.one("", "x", ".txt") + `"`
	}
	return m.quoted(m.text())
}

// within is what may stand inside double quotes.
func (m *maker) within() string {
	switch m.IntN(6) {
	case 0:
		return "$" + m.name()
	case 1:
		return "$(" + m.printer() + ")"
	case 2:
		return strings.Trim(m.modified(), `"`)
	case 3:
		return "$((" + m.arithmetic() + "))"
	case 4:
		return `\$` + m.name()
	}
	return "${" + m.name() + "}"
}

func (m *maker) variable() string {
	if len(m.vars) == 0 && !m.in(5) {
		return m.quoted(m.path())
	}
	n := m.name()
	return m.one("$"+n, `"$`+n+`"`, "${"+n+"}", `"${`+n+`}"`, `"$`+n+`"`, `"${`+n+`}"`)
}

// modified is a parameter with an operator.
func (m *maker) modified() string {
	n, p := m.name(), m.plain()
	if len(m.vars) == 0 && m.in(2) {
		return m.one(`"${`+n+`:-`+p+`}"`, `"${`+n+`:=`+p+`}"`)
	}
	s := m.one("${"+n+":-"+p+"}", "${"+n+":="+p+"}", "${"+n+":+"+p+"}", "${"+n+"-"+p+"}", "${"+n+"+"+p+"}",
		"${"+n+"#*/}", "${"+n+"##*/}", "${"+n+"%.*}", "${"+n+"%%/*}", "${"+n+"#a}", "${"+n+"%.txt}.log",
		"${"+n+"/a/b}", "${"+n+"//t/"+m.one("x", "", "/")+"}", "${"+n+"/#a/b}", "${"+n+"/%t/u}", "${"+n+"//\\//_}",
		"${"+n+":1}", "${"+n+":0:3}", "${"+n+": -3}", "${"+n+":1:2}", "${#"+n+"}", "${"+n+":-$"+m.name()+"}", "${"+n+":-$("+m.printer()+")}")
	if !m.zsh && m.in(3) {
		s = m.one("${"+n+"^}", "${"+n+"^^}", "${"+n+",,}", "${!"+n+"}", "${"+n+"@Q}", "${"+n+"@U}", "${"+n+"@E}", "${"+n+"@P}", "${"+n+"@A}", "${!v@}", "${!v*}")
	} else if m.zsh && m.in(3) {
		s = m.one("${"+n+":h}", "${"+n+":t}", "${"+n+":r}", "${"+n+":e}", "${(U)"+n+"}", "${(L)"+n+"}", "${="+n+"}", "${~"+n+"}", "${(P)"+n+"}", "${(s:/:)"+n+"}", "$"+n+":t", "$"+n+"[1]", "${"+n+"[1,3]}", "${(q)"+n+"}", "${(e)"+n+"}", "${^"+n+"}x")
	}
	if m.in(2) {
		s = `"` + s + `"`
	}
	return s
}

// plain is a word that may stand inside of braces as it is.
func (m *maker) plain() string {
	return m.one("a.txt", "b.txt", "n7.txt", "src", "docs/guide.md", "x", "", "a b")
}

func (m *maker) listed() string {
	a := m.array()
	return m.one(`"${`+a+`[0]}"`, `"${`+a+`[@]}"`, `${`+a+`[*]}`, `"${`+a+`[*]}"`, `"${`+a+`[1]}"`, `"${`+a+`[@]:1:1}"`, `"${`+a+`[-1]}"`,
		`"${`+a+`[@]/a/b}"`, `"${`+a+`[@]%.txt}"`, `${#`+a+`[@]}`, `"$`+a+`"`, `$`+a, `"${`+a+`[$((0+1))]}"`, `"${`+a+`[@]:-x}"`)
}

func (m *maker) substitution() string {
	p := m.printer()
	return m.one("$("+p+")", `"$(`+p+`)"`, "`"+strings.NewReplacer("`", "", `\`, "").Replace(p)+"`", `"$(`+p+`)"`, `$(`+p+` | head -n 1)`, `"$( (`+p+`) )"`)
}

// printer is a command whose output becomes words.
func (m *maker) printer() string {
	switch m.IntN(9) {
	case 0:
		return "echo " + m.quoted(m.text())
	case 1:
		return "printf %s " + m.quoted(m.text())
	case 2:
		return m.one("pwd", "ls src", "ls", "cat names.txt", "head -n 1 names.txt", "cat a.txt", "echo", "true")
	case 3:
		return m.one("basename", "dirname") + " " + m.quoted(m.path())
	case 4:
		return "echo " + m.word()
	case 5:
		return `printf '%s\n' ` + m.word() + " " + m.word()
	case 6:
		return m.one("find src -name '*.go'", "find . -name a.txt", "ls *.txt", "realpath a.txt", "wc -l < a.txt", "expr 1 + 1", "id -u", "uname")
	}
	return "echo " + m.path()
}

func (m *maker) arithmetic() string {
	n := m.name()
	return m.one("1+2", "n++", "++n", "n+=2", "3*2", "1<2", "n=5,n+1", n, "${#"+n+"}", "1?2:3", "0x1f", "2**3", "n%2", "$n+1", "a[1]", "i=1", "-1", "~1", "$(echo 3)")
}

func (m *maker) braces() string {
	switch m.IntN(8) {
	case 0:
		return "{a,b}.txt"
	case 1:
		return "n{1..3}"
	case 2:
		return m.one("n", "") + "{" + m.quoted(m.path()) + "," + m.word() + "}"
	case 3:
		return "{a..c}.txt"
	case 4:
		return "n{1,{2,3}x}" + m.one("", "y")
	case 5:
		return m.one("{a.txt}", "{,x}n", "n{,.bak}", "{01..03}", "{5..1..2}", "{}", "{a,b", "a.txt{,}", "x{1..3", `{a\,b,c}`, `"{a,b}"`, `{$v,b}`, `${v}{1,2}`)
	case 6:
		return "{src,docs}/{" + m.one("a", "main") + "," + m.one("b", "guide") + "}" + m.one(".go", ".md", "")
	}
	return m.one("src/", "docs/") + "{" + m.one("main.go,util.go", "x,y,z", "guide.md,list.csv") + "}"
}

func (m *maker) pattern() string {
	return m.one("*.txt", "?.txt", "[ab].txt", "[!a].txt", "src/*", "src/*.go", "*/*.go", "docs/g*", "no*match", "[a-c].txt", "*", ".*", "s*", "./*", "**/*.js", "src/**",
		"[[:lower:]].txt", `"*".txt`, `\*.txt`, "a.[t]xt", "*.{txt,md}", "o*/*", "[.]e*", "k*", "..", "*/", "l*/*", ".e*", "[^b].txt", "outside/*")
}

// value is what stands right of "=".
func (m *maker) value() string {
	switch m.IntN(10) {
	case 0:
		return m.substitution()
	case 1:
		return m.modified()
	case 2:
		return m.variable()
	case 3:
		return m.one("~/x", "a:~/x", "*.txt", "{a,b}", "$((1+1))", "", "~", "$HOME/x", "x$v")
	}
	return m.quoted(m.text())
}
