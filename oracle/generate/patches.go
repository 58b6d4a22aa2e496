package generate

import "strings"

// Patches that the call itself writes, good ones and such as programs refuse or read in
// ways of their own, over files that are there, that are not, and links.

// patched is a command that applies a patch.
func (m *maker) patched() string {
	file := func() string {
		return m.one("a.txt", "a.txt", "b.txt", "src/main.go", "new.txt", "dirty.txt", "docs/guide.md", "link/main.go", "outside/data.txt", "n1", "src/n1", "n2/n3", "../up.txt", ".env", "Makefile", "src/lib/a.js")
	}
	body := func() string {
		return m.one("@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n", "@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n", "@@ -2,1 +2,2 @@\n two\n+more\n", "@@ -1 +1 @@\n-package main\n+package other\n",
			"@@ -9,2 +9,2 @@\n two\n-three\n+3\n", "@@ -1,9 +1,9 @@\n one\n-two\n+2\n", "@@ -1,3 +1,2 @@ x\n one\n-two\n three\n\\ No newline at end of file\n", "@@ -1,2 +1,2 @@\n one\n-2\n+two\n")
	}
	made, gone := "@@ -0,0 +1,2 @@\n+one\n+two\n", "@@ -1,3 +0,0 @@\n-one\n-two\n-three\n"
	a, b := m.one("a/", "a/", "a/", "", "x/y/"), m.one("b/", "b/", "b/", "")
	piece := func() string {
		f := file()
		git := "diff --git " + a + f + " " + b + f + "\n"
		switch m.IntN(12) {
		case 0, 1:
			return git + m.one("", "index 1234567..89abcde 100644\n") + "--- " + a + f + "\n+++ " + b + f + "\n" + body()
		case 2:
			return git + "new file mode " + m.one("100644", "100755", "120000") + "\n--- /dev/null\n+++ " + b + f + "\n" + made
		case 3:
			return git + "deleted file mode 100644\n--- " + a + f + "\n+++ /dev/null\n" + gone
		case 4:
			to := file()
			return "diff --git " + a + f + " " + b + to + "\nsimilarity index 100%\n" + m.one("rename", "rename", "copy") + " from " + f + "\n" + m.one("rename", "copy") + " to " + to + "\n"
		case 5:
			return git + "old mode 100644\nnew mode 100755\n"
		case 6:
			return "--- /dev/null\n+++ " + b + f + "\n" + made
		case 7:
			return "--- " + a + f + "\n+++ /dev/null\n" + gone
		case 8:
			return "Index: " + f + "\n====\n--- " + f + "\t(revision 1)\n+++ " + m.one(f, file()) + "\t(working copy)\n" + body()
		}
		return m.one("", "", "words in front\n", "diff -u x y\n") + "--- " + a + f + m.one("", "", "\t2024-01-01 00:00:00", ".orig") + "\n+++ " + b + f + "\n" + body()
	}
	text := piece()
	for m.in(3) {
		text += piece()
	}
	if m.in(5) {
		marked := m.one("*** Update File: a.txt\n@@\n one\n-two\n+2\n", "*** Add File: n1\n+x\n", "*** Delete File: a.txt\n")
		text = "*** Begin Patch\n" + marked + "*** End Patch\n"
	}
	text = strings.TrimSuffix(text, "\n")
	switch command := m.one("git apply", "git apply", "git apply -", "git apply -p0", "git apply -R", "git apply --index", "git apply -3", "git apply --reject", "git apply --recount", "git apply --directory=src", "git apply --check", "git apply --stat",
		"patch -p1", "patch -p1", "patch -p0", "patch", "patch -p1 -R", "patch -p1 -b", "patch -p1 --dry-run", "patch -d src -p1", "patch -N -p1", "patch -f -p1", "cd src && git apply", "git -C src apply", "cd src && patch -p2"); m.IntN(4) {
	case 0:
		file := m.one("/tmp/n.patch", "n.patch", "tmp/n.patch")
		if strings.HasPrefix(command, "patch") {
			command += " -i"
		}
		if strings.HasPrefix(command, "cd") || strings.Contains(command, "src") {
			file = "/tmp/n.patch"
		}
		return "cat > " + file + " <<'E'\n" + text + "\nE\n" + strings.TrimSuffix(command, " -") + " " + file
	case 1:
		return "printf '%s\\n' " + m.literally(text) + " | " + strings.Replace(command, "cd src && ", "", 1)
	default:
		return command + " <<'E'\n" + text + "\nE"
	}
}
