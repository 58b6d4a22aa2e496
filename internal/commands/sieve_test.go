//go:build !lean

package commands

import (
	"strings"
	"testing"

	"automode"
)

// TestNoSieve: what reads files, what chooses by place, and what is listed anyway.
func TestNoSieve(t *testing.T) {
	for _, command := range []string{"grep -e a f", "grep a f", "rg -e a .", "rg --files -g x", "sed -n 3p", "sed 1d", "sed -z -n /a/p", "sed -n 1~2p;5q", "awk NR==3", "awk NF>1{print}", "grep -l a", "ls a", "head -n 3", "ls -A --hide=a*", "ls -a --hide a*", "git ls-files -x a", "git ls-files -co -x a"} {
		var argv []Word
		for _, a := range strings.Fields(command) {
			argv = append(argv, Lit(a))
		}
		if s := Find(argv[0].Text).Read(argv, automode.Linux).Sieve; s != nil {
			t.Errorf("%s: %+v", command, *s)
		}
	}
}

// TestSieves: what filters and listings say of the lines that they let through.
func TestSieves(t *testing.T) {
	for _, c := range []struct {
		argv  []string
		any   string
		form  Form
		marks string
	}{
		{[]string{"grep", "-i", "a"}, "a", BasicForm, "fold"},
		{[]string{"grep", "-xF", "a.b"}, "a.b", PlainForm, "whole"},
		{[]string{"grep", "-Ew", "-e", "a"}, "a", ExtendedForm, "words"},
		{[]string{"egrep", "-v", "a"}, "a", ExtendedForm, "not"},
		{[]string{"fgrep", "-q", "a"}, "a", PlainForm, ""},
		{[]string{"rg", "-S", "a"}, "a", PerlForm, "fold"},
		{[]string{"rg", "-S", "A"}, "A", PerlForm, ""},
		{[]string{"rg", "-iS", "A"}, "A", PerlForm, ""},
		{[]string{"rg", "-Si", "A"}, "A", PerlForm, "fold"},
		{[]string{"rg", "-S", `\Aa`}, "", UnreadForm, ""},
		{[]string{"rg", "--passthru", "A"}, "", UnreadForm, ""},
		{[]string{"rg", "-U", "A"}, "", UnreadForm, ""},
		{[]string{"grep", "-z", "A"}, "", UnreadForm, ""},
		{[]string{"grep", "-m", "1", "A"}, "A", BasicForm, ""},
		{[]string{"awk", `$1=="M"{print $2}`}, "M", PlainForm, "wholefirst"},
		{[]string{"awk", `$1 !~ /M/`}, "M", ExtendedForm, "notfirst"},
		{[]string{"ls"}, "", NameForm, "nothides"},
		{[]string{"ls", "-I", "a*", "b"}, "", UnreadForm, ""},
		{[]string{"sed", "-n", "/a/p"}, "a", BasicForm, ""},
		{[]string{"sed", "-nE", `\,a/b,p`}, "a/b", ExtendedForm, ""},
		{[]string{"sed", "/a/!d"}, "a", BasicForm, ""},
		{[]string{"sed", "/a/d"}, "a", BasicForm, "not"},
		{[]string{"awk", "/a/"}, "a", ExtendedForm, ""},
		{[]string{"awk", "!/a/ {print}"}, "a", ExtendedForm, "not"},
		{[]string{"ls", "-I", "a*"}, "a*", NameForm, "nothides"},
		{[]string{"ls", "--hide=a*"}, "a*", NameForm, "nothides"},
		{[]string{"git", "ls-files", "-o", "-x", "a"}, "a", NameForm, "not"},
		{[]string{"grep", "-f", "list"}, "", UnreadForm, ""},
		{[]string{"git", "ls-files", "-o", "-X", "list"}, "", UnreadForm, ""},
	} {
		argv := make([]Word, len(c.argv))
		for i, a := range c.argv {
			argv[i] = Lit(a)
		}
		got := Find(c.argv[0]).Read(argv, automode.Linux).Sieve
		if got == nil {
			t.Errorf("%q: nothing is said", c.argv)
			continue
		}
		marks, text := "", ""
		for _, m := range []struct {
			set  bool
			name string
		}{{got.Fold, "fold"}, {got.Whole, "whole"}, {got.Words, "words"}, {got.Not, "not"}, {got.First, "first"}, {got.Hides, "hides"}} {
			if m.set {
				marks += m.name
			}
		}
		for _, w := range got.Any {
			text += w.Text
		}
		if text != c.any || marks != c.marks || len(got.Any) > 0 && got.Form != c.form {
			t.Errorf("%q: got %q %d %q, want %q %d %q", c.argv, text, got.Form, marks, c.any, c.form, c.marks)
		}
	}
}

// TestPathspecs: what git takes for a path.
func TestPathspecs(t *testing.T) {
	for _, c := range []struct {
		word, text       string
		fold, asks, read bool
	}{
		{"a.md", "a.md", false, true, true},
		{":/a.md", "a.md", false, true, true},
		{":(top,icase)A.md", "A.md", true, true, true},
		{":(literal)a*", "a*", false, true, true},
		{":!a.md", "a.md", false, false, true},
		{":^a.md", "a.md", false, false, true},
		{":(exclude)a.md", "a.md", false, false, true},
		{":(attr:x)a.md", "", false, true, false},
	} {
		s, asks := gitPathspec(Lit(c.word))
		if len(s.Any) > 0 != c.read || asks != c.asks || s.Fold != c.fold || c.read && s.Any[0].Text != c.text {
			t.Errorf("%q: got %v, asks %v", c.word, s, asks)
		}
	}
}
