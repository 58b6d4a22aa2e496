package generate

// zshell is a statement that only zsh reads so.
func (m *maker) zshell() string {
	n := m.one("v", "w", "x")
	switch m.IntN(22) {
	case 0:
		return "repeat 2 " + m.simple()
	case 1:
		return m.one("for f in ", "foreach f (") + m.words(2) + m.one("; do cat $f; done", "; cat $f")
	case 2:
		return "echo x > " + m.word() + " > " + m.word()
	case 3:
		return m.one("cat ", "touch ", "ls ") + m.one("*(.)", "*(/)", "*(N)", "*(om[1])", "src/*(.:t)", "*.txt(e:'reply=(b.txt)':)", "*(#qN)", "**/*(.)", "*(D)", "*.txt(:r)", "*(f:u+r:)", "*(L+0)", "a.txt(N)", "nothing(N)", "*(.,/)", "*.txt(oe:'touch n1':)")
	case 4:
		return m.one("=cat ", "cat ", "ls =ls ", "echo =", "=touch ") + m.words(1)
	case 5:
		return "setopt extendedglob; cat " + m.one("^*.txt", "*.txt~a.txt", "(a|b).txt", "<1-3>.txt", "(#i)A.TXT", "a(#c1).txt", "*~*.md", "[a-b]##.txt")
	case 6:
		return n + "=(" + m.words(2) + "); touch $" + n + "; cat $" + n + m.one("[1]", "[-1]", "[2]", "[1,2]", "[(r)a*]", "[(i)a*]")
	case 7:
		return n + "=" + m.value() + "; touch $" + n + m.one("", ":t", ":h", ":r", ":s/a/b/", ":gs/t/x/", ":u", ":A", ":e", "[1,3]", "[-1]")
	case 8:
		return m.one("noglob ", "nocorrect ", "command ", "builtin ", "exec ", "- ") + m.simple()
	case 9:
		return "alias -g " + m.one("G='| cat'", "P=/etc/hosts", "X='; touch n1'") + m.one("; ", "\n") + m.one("echo a G", "cat P", "echo X")
	case 10:
		return "alias -s txt=" + m.one("cat", "touch", "rm") + m.one("; ", "\n") + m.one("a.txt", "./a.txt", "n1.txt")
	case 11:
		return "{ " + m.list() + " } always { " + m.list() + " }"
	case 12:
		return "() { " + m.list() + "; } " + m.words(2)
	case 13:
		return m.one("< a.txt", "> "+m.word(), ">> n1", "< names.txt > n2", "<<< "+m.word())
	case 14:
		return "print " + m.one("-r ", "-l ", "-n ", "-z ", "-u2 ", "-rl -- ", "-P ", "-v v ", "-C 2 ") + m.words(2)
	case 15:
		return m.one("typeset -T A a=x:y", "typeset -U path", "local v=x", "float v=1.5", "integer v=3", "typeset -a v=(a b)", "set -A v a.txt b.txt", "typeset -Z 3 v=1") + "; touch " + m.variable()
	case 16:
		return "echo " + m.one("${(j:,:)v}", "${(f)\"$(cat names.txt)\"}", "$(<names.txt)", "${v:=x}", "${${v#a}%t}", "${(%):-%~}", "${$(echo a.txt):t}", "${(z)v}", "${v:#a*}", "${(M)v:#a*}", "${+v}", "$+v", "${(k)map}", "${v:^w}", "${(l:5::x:)v}")
	case 17:
		return "touch " + m.one("${(f)\"$(cat names.txt)\"}", "$(<names.txt)", "${${v#a}%t}", "${(%):-n%1}", "${$(echo a.txt):t}", "${(s:.:)v}", "${v:#a*}", "${:-n3}", "${v:-${w:-n4}}", "$'n\\x35'", "\"${(@)arr}\"", "${(e):-'$v'}", "${v/(#b)(a)/x}", "n{1..3..2}", "n{a,b}{1,2}")
	case 18, 19, 20:
		return m.one("chpwd() { touch n1 }; cd src", "precmd() { touch n1 }; :", "TRAPEXIT() { touch n1 }; :", "zshexit() { touch n2 }; exit", "preexec() { touch n3 }; :", "command_not_found_handler() { touch n4 }; nosuchprogram", "TRAPZERR() { touch n1 }; false", "setopt autocd; src", "setopt autopushd; cd src; popd; touch n1", "cd src docs", "cd +1", "pushd src; pushd ../docs; cd ~2; touch n1", "hash -d p=/etc; cat ~p/hosts", "p=/etc; cat ~p/hosts", "zmodload zsh/files; touch n1", "zmodload zsh/zutil; echo", "zparseopts -D a=v; echo", "autoload -U add-zsh-hook; echo", "sched +1 touch n1", "disable cat; cat a.txt", "rehash; cat a.txt", "whence cat", "where cat", "vared v", "zcompile vars.sh", "emulate sh -c 'touch $v'", "emulate -R sh; v='n1 n2'; touch $v", "local -x v=1; env", "unfunction fn1", "functions[g]='touch n1'; g", "aliases[g]='touch n1'; eval g", "path=(/tmp $path); cat a.txt", "cat a.txt | tee >(cat > n1) > n2", "cat =(echo x)", "exec 3>n1; print -u3 x", "coproc cat; print -p x", "read -q; echo", "read v <<< n1; touch $v", "read -A v <<< 'n1 n2'; touch $v", "if [[ -f a.txt ]] cat a.txt", "if true; then; touch n1; fi", "while false; do; done", "case a in (a) touch n1 ;; esac", "case a in a) touch n1 ;| *) touch n2;; esac", "select v in a; do touch n1; break; done", "for a b in n1 n2 n3 n4; do touch $a$b; done", "for ((i=0;i<2;i++)) touch n$i", "function f1 f2 { touch n1 }; f2", "time (touch n1)", "echo ${v::=n1}; touch $v", "a=n1; b=a; touch ${(P)b}", "touch ${~v}", "v='*.txt'; cat ${~v}", "v='*.txt'; cat $~v", "v='a.txt b.txt'; cat ${=v}", "v='a.txt b.txt'; cat $=v", "v=(a b); touch x$^v", "v=(a b); touch x${^v}y", "v=(n1 n2); touch \"$v\"", "v=(n1 '' n2); touch $v", "touch ~+/n1", "touch n1 ; rm -f =n1")
	}
	return m.simple()
}
