package generate

import "strings"

// mutated is a collected command with one to three small changes.
func (m *maker) mutated(collected []string) string {
	s := collected[m.IntN(len(collected))]
	for range 1 + m.IntN(3) {
		s = m.mutation(s)
	}
	return s
}

func (m *maker) mutation(s string) string {
	words := strings.Split(s, " ")
	at := m.IntN(len(words))
	if at == 0 {
		at = m.IntN(len(words)) // of a program that nobody knows nothing more is read
	}
	switch m.IntN(18) {
	case 0: // a word less
		words = append(words[:at:at], words[at+1:]...)
	case 1: // twice
		words = append(words[:at+1:at+1], words[at:]...)
	case 2: // two change places
		to := m.IntN(len(words))
		words[at], words[to] = words[to], words[at]
	case 3, 4, 5: // another word
		words[at] = m.word()
	case 6: // one more
		words = append(words[:at:at], append([]string{m.word()}, words[at:]...)...)
	case 7: // written in another way
		if strings.Trim(words[at], "abcdefghijklmnopqrstuvwxyz0123456789./-_") == "" {
			words[at] = m.quoted(words[at])
		}
	case 8: // through a variable
		if at > 0 {
			m.assign("v")
			w := words[at]
			words[at] = m.one("$v", `"$v"`, "${v}", `"${v:-x}"`, "${v#x}")
			return "v=" + w + "; " + strings.Join(words, " ")
		}
	case 9: // inside of something
		return m.one("( "+s+" )", "{ "+s+"; }", "if true; then "+s+"; fi", "f() { "+s+"; }; f", "for i in 1 2; do "+s+"; done", "true && "+s, "false || "+s, "! "+s, s+" | cat", "cd src; "+s, s+" &\nwait", "eval "+m.quoted(s), "bash -c "+m.quoted(s), "trap "+m.quoted(s)+" EXIT")
	case 10:
		return s + m.one("; ", " && ", " || ", " | ", "\n", " & ") + m.simple()
	case 11:
		return m.statement() + m.one("; ", " && ", "\n") + s
	case 12: // another operator
		return strings.Replace(s, m.one("&&", ";", "|", ">", "||"), m.one("&&", ";", "|", ">", "||", ">>", "&"), 1)
	case 13:
		return s + m.redirection()
	case 14: // a letter less
		if len(s) > 1 && m.in(2) {
			k := m.IntN(len(s))
			return s[:k] + s[k+1:]
		}
	case 15: // another mark
		if m.in(2) {
			break
		}
		return strings.Replace(s, m.one("'", `"`, "$", "*", "/", "-"), m.one("'", `"`, "$", "", "*", `\`, " "), 1)
	case 16, 17: // the same path, reached another way
		if isPath(words[at]) {
			words[at] = m.reached(words[at])
		}
	}
	return strings.Join(words, " ")
}

// isPath reports whether a word may be a path as it stands.
func isPath(w string) bool {
	return len(w) > 1 && w[0] != '-' && strings.Trim(w, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./-_~") == ""
}

// reached is a word that stands for the same path, if it is one and lies there.
func (m *maker) reached(w string) string {
	last := len(w) - 1
	switch m.IntN(8) {
	case 0:
		return w[:last] + "?"
	case 1:
		return w[:last] + "*"
	case 2:
		return w[:last] + "[" + w[last:] + "]"
	case 3:
		return m.one("$(ls -d "+w+")", `"$(ls -d `+w+`)"`, "$(ls "+w+")", "`ls -d "+w+"`")
	case 4:
		return m.one("$(find "+w+" -maxdepth 0)", `"$(find `+w+`)"`)
	case 5:
		return m.one("$(realpath "+w+")", `"$(readlink -f `+w+`)"`)
	case 6:
		if w[0] != '/' && w[0] != '~' {
			return m.one("$PWD/", "/proc/self/cwd/", "/proc/$$/cwd/", "~+/", "./", "../project/", `"$(pwd)"/`) + w
		}
		return m.one("/proc/self/root", "/proc/$$/root", "/..", "/usr/..") + w
	}
	return "$(echo " + w[:last] + "?)"
}
