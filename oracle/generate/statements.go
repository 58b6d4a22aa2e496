package generate

import (
	"fmt"
	"strings"
)

// script is a few statements.
func (m *maker) script() string {
	n := 1 + m.IntN(3)
	var b strings.Builder
	for i := range n {
		if i > 0 {
			b.WriteString(m.one("; ", "\n", "; ", "\n", " && ", " || "))
		}
		b.WriteString(m.statement())
	}
	return b.String()
}

// statement is one statement without its end; it may be followed by any operator.
func (m *maker) statement() string {
	if m.depth > 4 {
		return m.simple()
	}
	m.depth++
	defer func() { m.depth-- }()
	switch m.IntN(44) {
	case 40, 41, 42, 43:
		return m.shape()
	case 0, 1, 2, 3, 4, 5, 6:
		return m.assignment()
	case 7, 8:
		return m.simple() + m.one(" | ", " |& ", " | ", " && ", " || ") + m.simple()
	case 9:
		return "(" + m.list() + ")" + m.redirection()
	case 10:
		return "{ " + m.list() + "; }" + m.redirection()
	case 11:
		return "if " + m.condition() + "; then " + m.list() + m.one("", "; else "+m.list(), "; elif "+m.condition()+"; then "+m.list()) + "; fi"
	case 12, 13:
		return m.loop()
	case 14:
		return m.choice()
	case 15, 16:
		return m.function()
	case 17:
		return m.hereDocument()
	case 18:
		return m.evaluation()
	case 19:
		return m.position()
	case 20:
		return m.folder()
	case 21:
		return m.setting()
	case 22:
		return m.reading()
	case 23:
		return m.descriptor()
	case 24:
		return m.trap()
	case 25:
		return m.process()
	case 26:
		return m.simple() + m.one(" &", " & wait", " & disown") + "\n:"
	case 27:
		return m.condition() + m.one(" && ", " || ") + m.simple()
	case 28:
		return m.declaration()
	case 29:
		return m.one("! ", "time ", "") + m.simple()
	case 30:
		return m.alias()
	case 31:
		return m.options()
	case 32:
		return m.wrapped()
	case 33:
		return m.source()
	}
	return m.simple()
}

func (m *maker) list() string {
	if m.in(2) {
		return m.statement() + m.one("; ", "\n") + m.statement()
	}
	return m.statement()
}

func (m *maker) assign(name string) {
	for _, v := range m.vars {
		if v == name {
			return
		}
	}
	m.vars = append(m.vars, name)
}

func (m *maker) assignment() string {
	n := m.one("a", "b", "v", "w", "x", "f1", "n")
	defer m.assign(n)
	switch m.IntN(10) {
	case 0:
		m.arrays = append(m.arrays, "arr")
		return "arr=(" + m.words(3) + ")"
	case 1:
		m.arrays = append(m.arrays, "arr")
		return m.one("arr+=("+m.words(2)+")", "arr[1]="+m.value(), "arr[0]+="+m.value(), "arr[$((1))]="+m.value())
	case 2:
		return n + "+=" + m.value()
	case 3:
		return n + "=" + m.value() + " " + m.one("b", "w") + "=" + m.value()
	case 4:
		return m.one("export ", "readonly r", "declare ", "typeset ") + n + "=" + m.value()
	case 5:
		return "IFS=" + m.one(":", ",", "/", "''", "$'\\n'", "' '", "t", "$v")
	case 6:
		return "unset " + m.one(n, "-v "+n, "arr", "'arr[0]'", "-f fn1", "IFS")
	}
	return n + "=" + m.value()
}

func (m *maker) declaration() string {
	n := m.one("v", "w", "d")
	defer m.assign(n)
	switch m.IntN(9) {
	case 0:
		return "declare -n " + n + "=" + m.one("a", "b", "arr", "x") + "; " + n + "=" + m.value()
	case 1:
		return "declare -i " + n + "=" + m.one("1+2", "a", "3", "x+1")
	case 2:
		return "declare " + m.one("-l ", "-u ", "-x ", "-r ", "-g ") + n + "=" + m.value()
	case 3:
		m.arrays = append(m.arrays, "map")
		return "declare -A map=([a]=" + m.quoted(m.text()) + " [b]=" + m.quoted(m.text()) + "); " + m.one("cat ", "touch ") + m.one(`"${map[a]}"`, `"${map[@]}"`, `"${!map[@]}"`, `"${map[$v]}"`)
	case 4:
		return "let " + m.one("n=1+2", "n++", "'n = 3'", "v=5")
	case 5:
		return "((" + m.arithmetic() + "))"
	case 6:
		return "printf -v " + n + " " + m.one("%s ", "'%s.txt' ", "%03d ", "'%q' ", "%b ") + m.word()
	case 7:
		return m.one("export ", "declare -p ", "export -n ", "typeset -x ", "declare -a ") + n
	}
	return "readonly " + n + "=" + m.value()
}

func (m *maker) condition() string {
	switch m.IntN(12) {
	case 0:
		return "[ -f " + m.word() + " ]"
	case 1:
		return "[[ -f " + m.word() + " ]]"
	case 2:
		return "[[ " + m.word() + m.one(" == ", " != ", " =~ ", " < ", " = ") + m.one("a*", `"a*"`, "*.txt", m.quoted(m.path()), "^a") + " ]]"
	case 3:
		return "test " + m.word() + m.one(" = ", " != ") + m.word()
	case 4:
		return "((" + m.arithmetic() + "))"
	case 5:
		return "grep -q " + m.one("one", "zzz") + " " + m.quoted(m.path())
	case 6:
		return m.one("! ", "") + m.one("true", "false", ":", "cd src", "cd nowhere", "read -r v < a.txt")
	case 7:
		return "[[ -n $" + m.name() + m.one(" && ", " || ") + "-z " + m.word() + " ]]"
	case 8:
		return "[[ -v " + m.name() + " ]]"
	case 9:
		return "[ " + m.variable() + " -eq 1 ]"
	}
	return m.one("true", "false", "[ -d src ]", "[ -e nothing ]", "test -z \"$v\"")
}

func (m *maker) loop() string {
	n := m.one("i", "f", "v", "x")
	m.assign(n)
	switch m.IntN(9) {
	case 0, 1, 2:
		return "for " + n + " in " + m.words(3) + "; do " + m.body(n) + "; done" + m.one("", m.redirection())
	case 3:
		return "for ((k=0; k<2; k++)); do " + m.body("k") + "; done"
	case 4:
		return m.one("cat names.txt", "ls src", "printf '%s\\n' "+m.words(2), "echo "+m.word()) + " | while " + m.one("IFS= ", "") + "read " + m.one("-r ", "") + n + m.one("", " y") + "; do " + m.body(n) + "; done"
	case 5:
		return "while read -r " + n + "; do " + m.body(n) + "; done < " + m.one("names.txt", "<(echo "+m.word()+")", "a.txt")
	case 6:
		return "k=0; while [ $k -lt 2 ]; do " + m.body("k") + "; k=$((k+1)); done"
	case 7:
		return "until " + m.one("true", "[ -f a.txt ]", "test -e src") + "; do " + m.body(n) + "; break; done"
	}
	return "for " + n + m.one("", " in \"$@\"") + "; do " + m.body(n) + "; done"
}

func (m *maker) body(n string) string {
	s := m.one("cat ", "touch ", "echo ", "cp a.txt ", "rm -f ", "grep o ", "mkdir -p out/") + m.one(`"$`+n+`"`, "$"+n, `"${`+n+`}.bak"`, `"${`+n+`%.txt}"`, `"src/$`+n+`"`, `"${`+n+`##*/}"`)
	switch m.IntN(6) {
	case 0:
		return m.statement() + "; " + s
	case 1:
		return s + "; " + m.one("break", "continue", m.one("a", "v")+"=$"+n, "cd src", n+"="+m.value())
	case 2:
		return s + "; " + m.statement()
	}
	return s
}

func (m *maker) choice() string {
	return "case " + m.word() + " in " + m.one("a*", "*.txt", `"$v"`, "[ab]*", "src|docs", "$w", "?(a).txt") + ") " + m.list() + m.one(";; ", " ;; ", ";& ", ";;& ") + m.one("", "b*) "+m.list()+";; ") + "*) " + m.list() + ";; esac"
}

func (m *maker) function() string {
	name := m.one("fn1", "fn2", "cat", "g", "ls")
	body := m.one("cat \"$1\"", "touch \"$@\"", "local v=\"$1\"; touch \"$v\"", "echo \"$*\"", "shift; cat \"$@\"", "v=$1; cat $v", "local a=$1 b; b=$2; cp \"$a\" \"$b\"",
		"return 1; touch /etc/x", "command cat \"$@\"", m.list(), m.list(), "local IFS=,; echo $*", "cd \"$1\" && touch n9", "unset -f fn1; cat \"$1\"")
	m.functions = append(m.functions, name)
	head := m.one(name+"() ", "function "+name+" ", name+" () ", "function "+name+"() ")
	if m.in(8) {
		return head + "(" + body + ")" + "\n" + name + " " + m.words(2)
	}
	return head + "{ " + body + "; }" + m.one("\n", "; ") + name + " " + m.words(2)
}

func (m *maker) hereDocument() string {
	end := m.one("EOF", "'EOF'", `"EOF"`, `\EOF`, "E\"O\"F")
	head := m.one("cat", "cat > "+m.newPath(), "tee "+m.newPath(), "while read -r v; do touch \"$v\"; done", "bash", "sh -s x", "wc -l", "xargs touch", "xargs -n 1 cat", "cat | bash")
	lines := ""
	for range 1 + m.IntN(3) {
		lines += m.one(m.path(), "$v", "$("+m.printer()+")", "`echo a.txt`", "touch "+m.path(), "cat "+m.word(), `\$v`, "${w:-x}", "a b", "$((1+1))", "EOF ", "it's", `"`) + "\n"
	}
	if m.in(4) {
		return head + " <<-" + end + "\n\t" + strings.ReplaceAll(strings.TrimSuffix(lines, "\n"), "\n", "\n\t") + "\n\tEOF\n" + m.simple()
	}
	return head + " <<" + end + m.one("", "", " > n8.txt") + "\n" + lines + "EOF\n" + m.simple()
}

func (m *maker) evaluation() string {
	switch m.IntN(5) {
	case 0:
		return "eval " + m.quoted(m.simple())
	case 1:
		return "eval " + m.command()
	case 2:
		return "eval \"" + m.one("v=", "cat ", "touch ") + m.within() + "\""
	case 3:
		return "v=" + m.quoted(m.command()) + m.one("; eval \"$v\"", "; $v", "; eval $v", "; bash -c \"$v\"", "; echo \"$v\" | sh")
	}
	return "eval eval " + m.quoted(m.command())
}

func (m *maker) position() string {
	m.assign("1")
	switch m.IntN(6) {
	case 0:
		return "set -- " + m.words(3) + "; shift; " + m.command()
	case 1:
		return "set -- " + m.words(3) + "; cat \"$1\" \"$2\""
	case 2:
		return "set -- " + m.words(2) + "; touch \"$@\""
	case 3:
		return "set " + m.one("a.txt b.txt", m.words(2)) + "; cat $2"
	case 4:
		return "set -- " + m.one("-a -b x", "-b a.txt", m.words(2)) + "; while getopts ab: o; do case $o in a) touch n5;; b) cat \"$OPTARG\";; esac; done; shift $((OPTIND-1))"
	}
	return "set -- " + m.words(3) + "; shift 2; touch $*"
}

func (m *maker) folder() string {
	to := m.one("src", "docs", "..", "-", "src/lib", "/tmp/work", "nowhere", "~", "", "link", "./src", "link/..", `"$v"`, m.word(), "outside", "-P link", "-L link/..", "~/project", `""`, "src docs")
	s := m.one("cd ", "cd ", "pushd ", "cd ") + to
	return s + m.one(" && ", "; ", " || ", "\n") + m.one("touch n6.txt", "cat a.txt", "ls", m.simple(), "touch ../n6.txt", "cd - && touch n6", "popd; touch n6", "cp main.go n6.go") + m.one("", "; "+m.simple())
}

func (m *maker) setting() string {
	if m.zsh {
		return m.one("setopt extendedglob", "setopt nullglob", "setopt sh_word_split", "setopt glob_dots", "setopt no_nomatch", "emulate sh", "setopt ksharrays", "setopt noglob", "unsetopt multios", "setopt globsubst", "setopt autocd", "emulate -L ksh", "setopt rcquotes", "setopt braceccl", "setopt cshnullglob", "setopt interactivecomments", "set -f", "setopt magicequalsubst") + m.one("; ", "\n") + m.simple()
	}
	return m.one("shopt -s extglob", "set -e", "set -u", "set -x", "set -o pipefail", "set -eu", "set -euo pipefail", "set +e", "shopt -s inherit_errexit", "shopt -s nullglob", "shopt -s dotglob", "shopt -s globstar", "shopt -s failglob", "set -f", "set -e", "set -u", "set -x", "set +f", "shopt -s nocaseglob", "set -o pipefail", "set -C", "set -o noglob", "shopt -s lastpipe", "set -k", "set -B", "set +B", "shopt -s cdable_vars", "shopt -s autocd", "set -a", "set -n", "shopt -s nocasematch", "set -o posix", "set -P", "shopt -u extglob", "shopt -s extdebug", "shopt -s inherit_errexit", "shopt -s expand_aliases", "shopt -s localvar_inherit", "set -t") +
		m.one("; ", "\n") + m.one(m.simple(), "cat !(a).txt", "touch @(n|m)3", "cat +(a|b).txt", "ls *(b).txt", "cat ?(a).txt", "cat *", "ls **/*.go")
}

func (m *maker) options() string {
	return m.one("set -o nounset", "trap - EXIT", "umask 077", "ulimit -n 100", "hash -r", "type cat", "which cat", "times", "jobs", "pwd", "dirs", "command -v ls", "exit 0", "return 0 2>/dev/null", "wait", "true", ":", "help >/dev/null", "history", "enable echo", "enable -n echo", "hash -p /bin/rm cat", "suspend -x", "logout", "builtin cd src", "fc -l", "bind -l", "complete -p", "caller", "ulimit -c 0", "printf '%s' x", "echo -e 'a\\nb'", "sleep 0") + "; " + m.simple()
}

func (m *maker) reading() string {
	n := m.one("v", "w", "x")
	m.assign(n)
	switch m.IntN(8) {
	case 0:
		return "read -r " + n + " <<< " + m.word() + "; " + m.one("cat ", "touch ") + m.one("\"$", "$") + n + m.one("\"", "")
	case 1:
		return "read " + n + " w < names.txt; cat \"$" + n + "\""
	case 2:
		m.arrays = append(m.arrays, "lines")
		return m.one("mapfile -t lines", "readarray -t lines") + " < " + m.one("names.txt", "<(ls src)", "<(echo "+m.word()+")") + "; " + m.one("cat \"${lines[0]}\"", "touch \"${lines[@]}\"")
	case 3:
		return "IFS=" + m.one(":", ",", "/") + " read -r " + n + " w <<< " + m.one("a.txt:b.txt", "a/b", m.word()) + "; cat \"$" + n + "\" \"$w\""
	case 4:
		return "read -ra arr <<< " + m.word() + "; touch \"${arr[@]}\""
	case 5:
		return "read -r " + n + "; echo \"$" + n + "\""
	case 6:
		return "read -d '' -r " + n + " < a.txt; read -n 3 w <<< " + m.word() + "; echo \"$w\""
	}
	return m.one("echo a.txt | read v", "printf '%s' "+m.word()+" | { read -r v; touch \"$v\"; }", "read -r <<< "+m.word()+"; cat \"$REPLY\"")
}

func (m *maker) descriptor() string {
	m.fresh++
	f := m.target()
	switch m.IntN(8) {
	case 0:
		return "exec 3> " + f + "; echo x >&3; exec 3>&-"
	case 1:
		return "exec {fd}> " + f + "; echo x >&$fd; exec {fd}>&-"
	case 2:
		return "exec 3< " + f + "; cat <&3"
	case 3:
		return "exec > " + f + "; echo x; " + m.simple()
	case 4:
		return "exec 3<> " + f + "; echo x >&3"
	case 5:
		return "{ echo x >&3; } 3> " + f
	case 6:
		return "exec 4>&1 > " + f + "; " + m.simple() + " >&4"
	}
	return "cat < a.txt > " + f + " 2> " + m.target()
}

func (m *maker) trap() string {
	text := m.quoted(m.simple())
	return "trap " + text + " " + m.one("EXIT", "0", "EXIT", "ERR", "DEBUG", "RETURN", "INT", "SIGEXIT EXIT", "USR1") + m.one("; ", "\n") + m.one(m.simple(), "exit", "false", "v=a.txt", "(exit)", "kill -USR1 $$", "cd src")
}

func (m *maker) process() string {
	switch m.IntN(6) {
	case 0:
		return "cat <(" + m.printer() + ")"
	case 1:
		return "diff <(" + m.printer() + ") <(" + m.printer() + ")"
	case 2:
		return "echo x > >(cat > " + m.quoted(m.newPath()) + ")"
	case 3:
		return "tee >(cat) < a.txt"
	case 4:
		return "coproc { " + m.simple() + "; }; wait"
	}
	return "while read -r v; do touch \"$v\"; done < <(" + m.printer() + ")"
}

func (m *maker) alias() string {
	set := m.one("shopt -s expand_aliases\n", "shopt -s expand_aliases\n", "")
	return set + "alias " + m.one("ll", "cat", "t", "ls") + "=" + m.quoted(m.one("touch", "cat", "rm -f", "touch n1;", "cat a.txt", "echo ", "touch ")) + m.one("\n", "; ") + m.one("ll ", "cat ", "t ", "ls ", `\cat `, "'ls' ", "unalias t; t ") + m.words(1)
}

func (m *maker) source() string {
	return m.one(". ./vars.sh; cat \"$name\"", "source vars.sh; touch \"$name\"", "source vars.sh && echo $other", ". scripts/make.sh", "./scripts/run.sh "+m.words(1), "bash scripts/run.sh x", "sh ./scripts/make.sh",
		"source <(echo "+m.quoted(m.simple())+")", "echo "+m.quoted(m.simple())+" > n4.sh; . ./n4.sh", "echo "+m.quoted(m.simple())+" > n4.sh; bash n4.sh", ". ./nothing.sh; touch n3", "bash -c '. ./vars.sh; touch $name'", "exec ./scripts/run.sh", ". vars.sh x y; echo $1", fmt.Sprintf("printf 'touch %s' > n4.sh; sh n4.sh", m.path()))
}
