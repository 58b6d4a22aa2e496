package generate

import "strings"

// simple is a program with words, redirections and assignments in front.
func (m *maker) simple() string {
	s := m.command()
	if m.in(8) {
		s = m.one("a", "v", "LC_ALL", "x", "FOO") + "=" + m.value() + " " + s
	}
	if m.in(5) {
		s += m.redirection()
	}
	if m.in(9) {
		s = m.launched(s)
	}
	return s
}

// command is a program with its words. What it does decides whether the words
// matter: that they were read rightly shows when they reach it.
func (m *maker) command() string {
	switch m.IntN(22) {
	case 0, 1, 2:
		return "cat " + m.words(2)
	case 3, 4:
		return "touch " + m.words(2)
	case 5, 6:
		return "echo " + m.words(3)
	case 7:
		return "cp a.txt " + m.target()
	case 8:
		return "mkdir -p " + m.words(1)
	case 9:
		return m.one("rm -rf build ", "rm -f build/out.o ", "rm ", "rm -r build ") + m.one("", "", m.words(1))
	case 10:
		return "mv " + m.one("new.txt", "build/out.o", m.word()) + " " + m.target()
	case 11:
		return "tee " + m.target() + m.one("", " < a.txt")
	case 12:
		return "grep " + m.quoted("o") + " " + m.words(1)
	case 13:
		return m.one("wc -l", "head -n 2", "tail -n 1", "sort", "uniq", "ls", "ls -l", "stat", "file", "du") + " " + m.words(1)
	case 14:
		return "ln -s " + m.words(1) + " " + m.newPath()
	case 15:
		return "printf " + m.one("'%s\\n' ", "%s ", "'%b' ", "'%d' ", "-v v %s ") + m.words(2)
	case 16:
		if len(m.functions) > 0 {
			return m.functions[m.IntN(len(m.functions))] + " " + m.words(2)
		}
	case 17:
		return m.one("$v", `"$v"`, "$w", "${c:-cat}", "$(echo cat)", `"$(echo touch)"`, "c${x}at", "{cat,a.txt}", "c''at", `\cat`, "'cat'", "ca\\\nt", "$'c\\x61t'", "cat{,} ") + " " + m.words(1)
	case 18:
		return m.one("test -f ", "[ -f ", "test -n ") + m.one("a.txt", m.word()) + m.one("", " ]")
	case 19:
		return m.one("git add", "git status", "git diff --", "git log --oneline --", "sed -n 1p", "sed -i s/a/b/", "chmod +x", "truncate -s 0", "go vet") + " " + m.words(1)
	}
	return m.one("cat", "touch", "ls", "echo") + " " + m.words(2)
}

// target is a word for what is written: mostly something new, since what would
// be overwritten is asked about whatever else is there.
func (m *maker) target() string {
	switch m.IntN(6) {
	case 0:
		return m.word()
	case 1:
		return m.quoted(m.newPath())
	case 2:
		return `"` + m.one("n", "out/") + m.within() + `"`
	case 3:
		return m.one("n", "src/n") + m.variable()
	}
	return m.quoted(m.newPath())
}

func (m *maker) words(n int) string {
	var all []string
	for range 1 + m.IntN(n) {
		all = append(all, m.word())
	}
	return strings.Join(all, m.one(" ", " ", "  ", " \\\n"))
}

// launched puts a program that starts others in front.
func (m *maker) launched(s string) string {
	return m.one("command ", "env ", "env FOO="+m.quoted(m.text())+" ", "nice ", "nice -n 5 ", "timeout 3 ", "nohup ", "builtin ", "command -p ", "stdbuf -oL ", "exec ", "\\", "command -v ", "env -i PATH=$PATH ", "env -u HOME ") + s
}

// wrapped gives a command to another program or a shell.
func (m *maker) wrapped() string {
	s := m.simple()
	text := s
	switch m.IntN(8) {
	case 0:
		return m.one("bash", "sh") + " -c " + m.quoted(text)
	case 1:
		return m.one("bash", "sh") + " -c " + m.quoted(m.command()) + " " + m.words(2)
	case 2:
		return "printf '%s\\n' " + m.words(2) + " | xargs " + m.one("", "-n 1 ", "-I{} ", "-d '\\n' ", "-0 ", "-r ", "-L 1 ") + m.one("cat", "touch", "touch {}", "echo", "cat {}", "rm -f", "cp a.txt", "sh -c 'touch \"$0\"'", "sh -c 'cat {}'")
	case 3:
		return "find " + m.one("src", ".", "docs", "tmp", m.word()) + " " + m.one("-name '*.go'", "-type f", "-maxdepth 1", "-name "+m.word()) + " " +
			m.one("-exec cat {} \\;", "-exec touch {} +", "-exec sh -c 'cat \"$1\"' _ {} \\;", "-execdir ls {} \\;", "-print0 | xargs -0 cat", "-print | xargs touch", "-delete", "-exec cp {} {}.bak \\;")
	case 4:
		return m.one("bash", "sh") + m.one(" -s", "") + " <<< " + m.quoted(text)
	case 5:
		return "echo " + m.quoted(text) + " | " + m.one("bash", "sh", "bash -s", "sh -s x y")
	case 6:
		return "env bash -c " + m.quoted(text)
	}
	return m.one("bash", "sh") + " " + m.one("-e", "-u", "-x", "-f", "+e", "-ec", "-o errexit -c", "-c") + " " + m.quoted(text)
}

func (m *maker) redirection() string {
	switch m.IntN(14) {
	case 0, 1:
		return " > " + m.target()
	case 2:
		return " >> " + m.target()
	case 3:
		return " < " + m.quoted(m.path())
	case 4:
		return " 2>/dev/null"
	case 5:
		return " 2>&1"
	case 6:
		return " >| " + m.target()
	case 7:
		return " <> " + m.target()
	case 8:
		return m.one(" &> ", " &>> ", " >& ") + m.target()
	case 9:
		return m.one(" 3> ", " {fd}> ", " 1> ", " 2> ", " 9>> ") + m.target()
	case 10:
		return " <<< " + m.word()
	case 11:
		return m.one(" >&2", " 2>&-", " <&-", " >&1", " 1>&2 2>&1", " 3>&1 >/dev/null")
	case 12:
		return " > " + m.target() + " 2>&1"
	}
	return " >" + m.target() + " <" + m.quoted(m.path())
}
