package patch

import (
	"fmt"
	"strings"
	"testing"
)

// told writes files as the tables below do.
func told(files []File, ok bool) string {
	if !ok {
		return "not known"
	}
	var list []string
	for _, f := range files {
		s := [...]string{"change", "make", "remove", "rename", "copy"}[f.Deed] + " " + strings.Join(f.Names, "|")
		if f.From != "" {
			s += " from " + f.From
		}
		if f.Mode {
			s += " mode"
		}
		if f.Top {
			s += " top"
		}
		if added := f.Added(); added != "" {
			s += fmt.Sprintf(" %q", added)
		}
		list = append(list, s)
	}
	return strings.Join(list, "; ")
}

const (
	head = "--- a/src/x.go\n+++ b/src/x.go\n"
	hunk = "@@ -1,2 +1,2 @@ func\n one\n-two\n+2\n"
	diff = "diff --git a/src/x.go b/src/x.go\nindex 12..34 100644\n"
)

func TestUnified(t *testing.T) {
	git := Reading{Git: true, Strip: -1}
	plain := Reading{Strip: 1}
	for _, c := range []struct {
		how        Reading
		text, want string
	}{
		{git, diff + head + hunk, `change src/x.go top "2\n"`},
		{git, head + hunk, `change src/x.go "2\n"`},
		{Reading{Git: true, Strip: -1, Below: true}, head + hunk, `change src/x.go|a/src/x.go|b/src/x.go "2\n"`},
		{git, "--- x\n+++ x\n" + hunk + head + hunk, `change x "2\n"; change src/x.go|a/src/x.go|b/src/x.go "2\n"`},
		{plain, head + hunk, `change src/x.go "2\n"`},
		{plain, diff + head + hunk, `change src/x.go "2\n"`},
		{Reading{Strip: -1}, head + hunk, `change x.go|a/src/x.go|b/src/x.go "2\n"`},
		{Reading{Strip: 0}, "--- x.go\n+++ x.go\n" + hunk, `change x.go "2\n"`},
		{Reading{Strip: 2}, head + hunk, `change x.go "2\n"`},
		{Reading{Strip: 3}, head + hunk, `not known`},
		{Reading{Git: true, Strip: 1, Prefix: "lib/"}, diff + head + hunk, `change lib/src/x.go top "2\n"`},
		{plain, "--- a/x\t2024-01-01 10:00:00\n+++ b/x\t2024-01-02 10:00:00\n" + hunk, `change x "2\n"`},
		{plain, "From: A <a@b.c>\nSubject: it\n\ndiff -u a/x b/x\n--- a/x\n+++ b/x\n" + hunk, `change x "2\n"`},
		{Reading{Strip: 0}, "Index: x\n=====\n--- y\t(revision 1)\n+++ y\t(working copy)\n" + hunk, `change y|x "2\n"`},
		{git, "--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+one\n", `make n "one\n"`},
		{Reading{Strip: 1, Reverse: true}, "--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+one\n", `remove n`},
		{plain, "--- a/n\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n", `remove n`},
		{Reading{Strip: 1, Reverse: true}, "--- a/n\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n", `make n "one\n"`},
		{git, "diff --git a/n b/n\nnew file mode 100755\nindex 0..1\n--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+one\n\\ No newline at end of file\n", `make n mode top "one\n"`},
		{git, "diff --git a/n b/n\nnew file mode 100644\n", `make n top`},
		{git, "diff --git a/n b/n\ndeleted file mode 100644\n", `remove n top`},
		{git, "diff --git a/n b/n\nold mode 100644\nnew mode 100755\n", `change n mode top`},
		{git, "diff --git a/d/n b/e/m\nsimilarity index 100%\nrename from d/n\nrename to e/m\n", `rename e/m from d/n top`},
		{Reading{Git: true, Strip: -1, Reverse: true}, "diff --git a/d/n b/e/m\nrename from d/n\nrename to e/m\n", `rename d/n from e/m top`},
		{git, "diff --git a/n b/m\ncopy from n\ncopy to m\n", `copy m from n top`},
		{git, diff + head + hunk + "diff --git a/y b/y\n--- a/y\n+++ b/y\n" + hunk, `change src/x.go top "2\n"; change y top "2\n"`},
		{Reading{Git: true, Strip: 1, Recount: true}, diff + head + hunk + "diff --git a/y b/y\n--- a/y\n+++ b/y\n" + hunk, `change src/x.go top "2\n"; change y top "2\n"`},
		{git, head + "@@ -1,9 +1,9 @@\n one\n-two\n+2\n", `change src/x.go "2\n"`}, // it breaks off

		// What programs read in different ways, or what nobody follows.
		{git, "", `not known`},
		{git, "hello\n", `not known`},
		{git, head, `not known`},
		{git, head + hunk + "+3\n", `not known`},
		{git, head + hunk + head + hunk + "*** c\n", `not known`},
		{plain, head + hunk + "1d\n", `not known`},
		{plain, "1,2c3\n" + head + hunk, `not known`},
		{plain, head + hunk + "  --- a/y\n  +++ b/y\n  @@ -1 +1 @@\n  -a\n  +b\n", `not known`},
		{plain, "Prereq: 1\n" + head + hunk, `not known`},
		{plain, "--- a/my file\n+++ b/my file\n" + hunk, `not known`},
		{plain, "--- \"a/x\"\n+++ \"b/x\"\n" + hunk, `not known`},
		{plain, "--- a//x\n+++ b//x\n" + hunk, `not known`},
		{plain, "--- a/x\t1970-01-01 00:00:00\n+++ b/x\n" + hunk, `not known`},
		{plain, "--- a/x\n+++ b/x\n@@ -1 +0,0 @@\n-one\n", `not known`},
		{git, "diff --git a/n b/n\nnew file mode 120000\n--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+/etc\n", `not known`},
		{git, "diff --git a/n b/n\nindex 1..2 120000\n--- a/n\n+++ b/n\n" + hunk, `not known`},
		{git, "diff --git a/n b/n\nold mode 100644\nnew mode 120000\n", `not known`},
		{git, "diff --git a/n b/n\nindex 1..2 160000\n--- a/n\n+++ b/n\n" + hunk, `not known`},
		{git, "diff --git a/n b/n\nnew file mode 104755\n", `not known`},
		{git, "diff --git a/n b/n\nindex 1..2\nGIT binary patch\nliteral 1\nIc$@<O00001\n", `not known`},
		{git, "diff --git a/n b/n\nBinary files a/n and b/n differ\n", `not known`},
		{git, "diff --git a/n b/m\n--- a/n\n+++ b/m\n" + hunk, `not known`},
		{git, "diff --git a/n b/n\n--- a/n\n+++ b/m\n" + hunk, `not known`},
		{git, "diff --git a/n b/n\nrename from x\nrename to y\n", `not known`},
		{git, "diff --git a/n b/n\nnew file mode 100644\ndeleted file mode 100644\n", `not known`},
		{git, "diff --git a/n b/n\nnew file mode 100644\n--- a/n\n+++ b/n\n" + hunk, `not known`},
		{plain, "diff --git a/n b/m\nrename from n\nrename to m\n", `not known`},
		{git, head + hunk + "diff --git a/y b/y\n--- a/y\n+++ b/y\n" + hunk, `not known`}, // how many parts go is guessed
		{Reading{Git: true, Strip: 0}, diff + head + hunk, `not known`},
		{Reading{Git: true, Strip: 1, Recount: true}, head + hunk + head + hunk, `not known`},
		{Reading{Git: true, Strip: 1, Recount: true}, head + hunk + "\n", `not known`},
		{git, head + "@@ -1 +1 @\n-a\n+b\n", `not known`},
		{git, head + "@@ -1,2 +1,2 @@\n one\n?two\n", `not known`},
		{git, diff + head + hunk + "\x00", `not known`},
		{git, "diff --git a/n b/n\r\nnew file mode 100644\r\n", `not known`},
	} {
		if got := told(Unified(c.text, c.how)); got != c.want {
			t.Errorf("%+v\n%s\n got %s\nwant %s", c.how, c.text, got, c.want)
		}
	}
}

func TestMarked(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"*** Begin Patch\n*** Update File: a b.go\n@@ func x\n one\n-two\n+2\n*** End Patch\n", `change a b.go "2\n"`},
		{"*** Begin Patch\n*** Update File: a\n-two\n+2\n\n@@\n-x\n+y\n*** End of File\n*** End Patch", `change a "2\ny\n"`},
		{"*** Begin Patch\n*** Add File: d/n\n+one\n+\n+two\n*** Delete File: o\n*** Update File: a\n*** Move to: b\n*** End Patch", `make d/n "one\n\ntwo\n"; remove o; rename b from a`},
		{"*** Begin Patch\r\n*** Add File: n\r\n+x\r\n*** End Patch\r\n", `make n "x\n"`},
		{"*** Begin Patch\n*** Add File: n\n+x\n  *** Delete File: ../y\n*** End Patch", `make n "x\n"; remove ../y`},
		{"*** Begin Patch\n*** Update File: a\n@@\n  *** Delete File: y\n+z\n*** End Patch", `change a "z\n"`},

		{"", `not known`},
		{"*** Begin Patch\n*** End Patch", `not known`},
		{"*** Begin Patch\n*** Add File: n\n+x\n", `not known`},
		{"*** Begin Patch\n*** Add File: n\n+x\n\n*** End Patch", `not known`},
		{"*** Begin Patch\n*** Update File: a\n*** End Patch", `not known`},
		{"*** Begin Patch\n*** Update File: a\n@@\n*** End Patch", `not known`},
		{"*** Begin Patch\n*** Update File: a\n@@\n-x\n?y\n*** End Patch", `not known`},
		{"*** Begin Patch\n*** Rename File: a\n*** End Patch", `not known`},
		{"*** Begin Patch\n*** Delete File: \n*** End Patch", `not known`},
		{"*** Begin Patch\n*** Delete File: a\nx\n*** End Patch", `not known`},
		{"x\n*** Begin Patch\n*** Delete File: a\n*** End Patch", `not known`},
	} {
		if got := told(Marked(c.text)); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

func TestApply(t *testing.T) {
	for _, c := range []struct{ patch, old, want string }{
		{"@@ -1,2 +1,2 @@\n one\n-two\n+2\n", "zero\none\ntwo\nthree\n", "zero\none\n2\nthree\n"},
		{"@@ -1,2 +1,2 @@\n one\n-two\n+2\n@@ -4 +4 @@\n-five\n+5\n", "one\ntwo\nthree\nfive\n", "one\n2\nthree\n5\n"},
		{"@@ -1,2 +1,2 @@\n one\n-two\n+2\n", "one\ntwo\none\ntwo\n", ""},
		{"@@ -1,2 +1,2 @@\n one\n-two\n+2\n", "one\nthree\n", ""},
		{"@@ -1 +1 @@\n-one\n+2\n", "someone\nmore\n", ""},
		{"@@ -1 +1 @@\n-b\n+2\n@@ -2 +2 @@\n-a\n+1\n", "a\nb\n", ""},
		{"@@ -0,0 +1 @@\n+one\n", "x\n", ""},
		{"@@ -1 +1 @@\n-one\n\\ No newline at end of file\n+two\n", "one\n", ""},
	} {
		files, ok := Unified("--- a/x\n+++ b/x\n"+c.patch, Reading{Strip: 1})
		if !ok {
			t.Fatalf("%s is not read", c.patch)
		}
		got, ok := files[0].Apply(c.old)
		if ok != (c.want != "") || ok && got != c.want {
			t.Errorf("%s\non %q: %q, %v, want %q", c.patch, c.old, got, ok, c.want)
		}
	}
}

// FuzzPatch: no text makes a reader panic or go on without end, and every file has a
// name.
func FuzzPatch(f *testing.F) {
	f.Add(diff + head + hunk)
	f.Add("diff --git a/d/n b/e/m\nrename from d/n\nrename to e/m\n--- a/d/n\n+++ b/e/m\n" + hunk)
	f.Add("*** Begin Patch\n*** Add File: n\n+x\n*** Update File: a\n*** Move to: b\n@@ f\n x\n-y\n+z\n*** End of File\n*** Delete File: c\n*** End Patch")
	f.Fuzz(func(t *testing.T, text string) {
		check := func(files []File, ok bool) {
			if !ok {
				return
			}
			for _, x := range files {
				x.Apply(text)
				if len(x.Names) == 0 {
					t.Fatal("a file without a name")
				}
				for _, n := range append(x.Names, x.Names[0]+x.From) {
					if n == "" || strings.ContainsAny(n, "\n\x00") {
						t.Fatalf("the name %q", n)
					}
				}
			}
		}
		check(Marked(text))
		for _, git := range []bool{false, true} {
			for strip := -1; strip < 3; strip++ {
				for _, back := range []bool{false, true} {
					check(Unified(text, Reading{Git: git, Strip: strip, Reverse: back, Recount: back}))
				}
			}
		}
	})
}
