package git

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
)

// checked asks git which of the paths it ignores.
func (p *place) checked(paths []string) map[string]bool {
	p.t.Helper()
	out, err := p.feed(strings.Join(paths, "\x00")+"\x00", "check-ignore", "--no-index", "-z", "--stdin")
	if err != nil && out != "" {
		p.t.Fatalf("check-ignore: %v %s", err, out)
	}
	is := map[string]bool{}
	for f := range strings.SplitSeq(out, "\x00") {
		is[f] = true
	}
	return is
}

func (p *place) compare(what string, paths []string) {
	p.t.Helper()
	is := p.checked(paths)
	r := p.open()
	for _, f := range paths {
		info, err := os.Lstat(p.root + "/" + f)
		if err != nil {
			p.t.Fatal(err)
		}
		got, err := r.ignored(f, info.IsDir())
		if err != nil || got != is[f] {
			p.t.Errorf("%s: %q ignored %v (%v), git says %v", what, f, got, err, is[f])
		}
	}
}

func TestIgnoredAsGit(t *testing.T) {
	p := newPlace(t)
	var all []string
	add := func(f string) {
		if !slices.Contains(all, f) {
			all = append(all, f)
		}
	}
	for _, f := range []string{"a", "a.o", "b/a.o", "b/c/a.o", "b/c/d/e.txt", "build/x", "src/build/x", "foo", "foobar/x", "x y", "x y ", "#x", "!x",
		"doc/frotz/a", "a/b/doc/frotz/b", "[x]", "x", "B.O", "tmp/keep/me", "tmp/other", "deep/a/b/c/d/e/f", "äö", "x\\y", "-x", "^x", "log.1", "log.a", "ab/cd/ef"} {
		if f == "a/b/doc/frotz/b" {
			continue // a is a file
		}
		p.write(f, "")
		for at := f; at != ""; {
			add(at)
			at = at[:max(strings.LastIndexByte(at, '/'), 0)]
		}
	}
	for _, rules := range []string{
		"*.o", "*.o\n!a.o", "/a.o", "b/", "b/*\n!b/c", "b/*\n!b/c/\nb/c/*\n!b/c/a.o", "build", "/build", "build/", "src/build", "/foo/", "/foo", "foo*", "foo/",
		"x y", "x\\ y\\ ", "x y\\ ", "x y ", "\\#x", "#x", "\\!x", "!x", "frotz", "doc/frotz", "/doc/frotz", "**/frotz", "**/doc/frotz", "doc/**", "doc/**/a",
		"**/c/**", "b/**/e.txt", "b/**/**/e.txt", "**", "/**", "*", "*/", "/*", "*\n!*/\n!*.txt", "[x]", "\\[x]", "[[]x]", "[a-c]", "[!a-c]", "[^a-c]", "[]x]",
		"[a", "[[:alpha:]]", "[[:alpha:][:digit:]]*", "[[:nothing:]]", "log.[0-9]", "log.[!0-9]", "log.[0-]", "?", "??", "b/?", "b?c", "b/c?a.o", "*a*", "a*o", "***", "a**o",
		"b**", "b/**", "b/**/", "tmp/*\n!tmp/keep", "tmp\n!tmp/keep/me", "tmp/**\n!tmp/keep/\n!tmp/keep/me", "deep/**/f", "deep/*/f", "deep/**/c/**/f", "äö", "ä?", "ä??", "x\\y",
		"x\\\\y", "x\\", "\\", "/", "//", "", "   ", "!", "!/", "a/", "a//", "/b/c/", "b//c", "./a", "a\r\n*.o\r\n", "\ufeff*.o", "-x", "^x", "[^^]x", "[\\^]x", "[--x]x",
		"*.O", "b/c/d/*.txt", "/*/c", "/*/*/a.o", "**/*.o", "**a.o", "b/**a.o", "ab/**/ef", "ab/**ef", "**/ab/**/ef/**", "!*.o\n*.o", "*.o\n!b/\nb",
	} {
		p.write(".gitignore", rules)
		p.compare("rules "+rules, all)
	}
	// Files of rules in several places, the nearest first.
	p.write(".gitignore", "*.o\n/tmp/\n!foo\n")
	p.write("b/.gitignore", "!a.o\n/c/d/\n")
	p.write("b/c/.gitignore", "*.o\n")
	p.write(".git/info/exclude", "foo\nab\n")
	p.write("../home/.config/git/ignore", "log.*\nab\n!foobar\nfoobar\n")
	p.compare("several files", all)
	p.git("config", "core.excludesFile", "~/elsewhere")
	p.write("../home/elsewhere", "x*\n")
	p.compare("a file of rules named by the configuration", all)
}

func TestIgnoredAtRandom(t *testing.T) {
	p := newPlace(t)
	r := rand.New(rand.NewPCG(1, 2))
	letters := []string{"a", "b", ".", "ab", "c"}
	word := func(from []string, n int) string {
		s := ""
		for range 1 + r.IntN(n) {
			s += from[r.IntN(len(from))]
		}
		return s
	}
	var all []string
	for len(all) < 60 {
		f := word(letters, 3)
		for range r.IntN(4) {
			f += "/" + word(letters, 2)
		}
		if !plain(f) || os.MkdirAll(p.root+"/"+f, 0o755) != nil {
			continue
		}
		if r.IntN(2) == 0 {
			os.Remove(p.root + "/" + f)
			os.WriteFile(p.root+"/"+f, nil, 0o644)
		}
		if !slices.Contains(all, f) {
			all = append(all, f)
		}
	}
	forms := append(letters, "*", "?", "**", "/", "/", "[ab]", "[!a]", "!", "\\", "**/", "/**", "[", "]", "-", "[a-c]")
	for range 150 {
		var rules []string
		for range 1 + r.IntN(3) {
			rules = append(rules, word(forms, 5))
		}
		p.write(".gitignore", strings.Join(rules, "\n"))
		p.compare(strings.Join(rules, "|"), all)
	}
}
