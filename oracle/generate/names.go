package generate

// named is a few commands on one or two names, for the real programs: what is made
// under a name, moved, linked, taken away and made again, and then used by that name;
// one after the other, beside each other, perhaps, again and again, or at the end.
func (m *maker) named() string {
	x := m.one("n1", "n1", "n1", "n1", "docs", "build", "empty", "src/lib", "a.txt", "b.txt", "link", "n1/n2", "tmp/n1", "data", "new.txt")
	y := m.one("n2", "n3", "src/n1", "tmp/n2", x, x+"/n4", "docs", "c.txt")
	s := m.change(x, y)
	for range m.IntN(4) {
		if m.in(3) {
			x, y = y, x
		}
		s = m.joined(s, m.change(x, y))
	}
	return m.joined(s, m.use(x))
}

// joined are two steps of which nobody has to wait for the other.
func (m *maker) joined(a, b string) string {
	switch m.IntN(40) {
	case 0:
		return "{ sleep 0.05; " + b + "; } & " + a + "; wait"
	case 1:
		return "(sleep 0.05; " + b + ") | { " + a + "; }"
	case 2:
		return "trap " + m.literally(b) + " EXIT; " + a
	case 3:
		return "for i in 1 2; do " + a + "; " + b + "; done"
	case 4:
		return "for i in 1 2; do " + b + "; " + a + "; done"
	case 5:
		return "f() { " + b + "; }; " + a + "; f"
	case 6:
		return "(" + a + "); " + b
	case 7:
		return m.one("false", "[ -e nothing ]", "test -d src") + " && " + a + "; " + b
	case 8:
		return "if " + a + "; then " + b + "; fi"
	case 9:
		return a + " | " + b
	case 10:
		return a + " || " + b
	case 11:
		return "bash -c " + m.literally(a) + "; " + b
	case 12:
		return a + "; echo \"$(" + b + ")\""
	case 13:
		return a + " < nothing; " + b
	case 14:
		return "coproc { sleep 0.05; " + b + "; }; " + a + "; wait"
	case 15:
		return a + "; " + "timeout 2 bash -c " + m.literally(b)
	}
	return a + m.one("; ", " && ", "; ", "\n") + b
}

// change makes, moves, links or takes away what bears a name.
func (m *maker) change(x, y string) string {
	to := m.one("src", "a.txt", "..", "docs/guide.md", "link", "names.txt", "../src", "../a.txt", "scripts/run.sh", "$PWD/src", "$PWD/a.txt", "/tmp/work", y, x, "~/notes.txt", "outside")
	switch m.IntN(30) {
	case 0, 1:
		return "touch " + x
	case 2, 3:
		return m.one("mkdir ", "mkdir -p ") + x
	case 4, 5:
		return "ln -s " + to + " " + x
	case 6, 7:
		return "ln " + m.one("-sf ", "-sfn ", "-sn ", "-sT ", "-sr ", "-sfT ", "", "-f ") + to + " " + x
	case 8:
		return m.one("rmdir ", "rm -r ", "rm ", "rm -rf ", "unlink ", "rm -f ") + x
	case 9:
		return "git rm -rq " + m.one("", "--cached ") + x
	case 10:
		return m.one("mv ", "mv ", "git mv ", "mv -T ") + x + " " + y
	case 11, 12:
		return m.one("cp ", "cp -r ", "cp -P ", "cp -a ", "cp -rT ") + m.one("a.txt", "docs", "link", "src", "outside", y) + " " + x
	case 13:
		return m.one("cp -r ", "cp -a ") + x + " " + y
	case 14, 15:
		return "echo " + m.one("x", "'touch n7'") + m.one(" > ", " >> ") + x
	case 16:
		return "mkdir -p " + x + " && " + m.one("cp a.txt ", "mv c.txt ", "ln -s ../a.txt ", "cp -P link ") + x
	case 17:
		return "git checkout -q " + m.one("-b n8", "side", "HEAD -- "+x, "-- "+x)
	case 18:
		return "tar cf n9.tar " + x + " && tar xf n9.tar" + m.one("", " -C tmp")
	case 19:
		return "cd " + m.one(x, "src", "..", ".")
	case 20:
		return m.one("mv ", "cp ", "ln -s ") + x + " " + x + "~"
	case 21:
		return "install " + m.one("-D a.txt ", "-d ", "a.txt ") + x
	case 22:
		return "git add " + x
	case 23:
		return m.one("chmod 644 ", "chmod +x ", "touch -h ", "truncate -s 0 ") + x
	case 24:
		return "cat a.txt > " + x + m.one("", " && chmod +x "+x)
	case 25:
		return "git stash " + m.one("-q", "-uq", "pop -q")
	case 26:
		return "d=" + x + "; rmdir \"$d\""
	}
	return m.one("touch ", "mkdir -p ") + m.one(x, y)
}

// use does something with what bears a name, to see what it is by then.
func (m *maker) use(x string) string {
	return m.one("echo x >> "+x, "cat "+x, "touch "+x+"/n5", "cp a.txt "+x, "cp a.txt "+x+"/n5", "bash "+x, "cd "+x+" && touch n6", "sed -i s/o/0/ "+x, "cat "+x+"/*", "echo x > "+x+"/n5", "ls "+x+"/", "mv c.txt "+x, "tee "+x+" < a.txt", "rm "+x, "rm -rf "+x, "rm -rf "+x+"/", "touch "+x, "for f in "+x+"/*; do cat \"$f\"; done", "find "+x+"/ -type f -exec touch {} +", ". ./"+x, "xargs touch < "+x, "grep -r o "+x, "ln -s ../a.txt "+x+"/n5", "mkdir -p "+x+"/n5", "cat < "+x, "python3 -c 'open(\""+x+"\", \"a\")'", "git add "+x+" && git commit -qm x", "wc -l "+x, "head -1 "+x+"/main.go", "cp -r "+x+" n6 && touch n6/n5", "tar cf n6.tar "+x)
}
