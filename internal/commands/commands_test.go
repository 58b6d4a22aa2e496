package commands

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"automode"
)

// TestCatalogue asserts for every program: each case gives its facts, each
// row and flag is hit by a case, what does more than look says why, and names
// are unique and well formed.
func TestCatalogue(t *testing.T) {
	hit := allHits(t)
	for _, p := range All() {
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			if p.Summary == "" || p.Manual == "" {
				t.Error("Summary and Manual must say what the program is for and where the facts come from")
			}
			for _, c := range Cases(p) {
				words, err := split(c.Line)
				if err != nil {
					t.Fatalf("%s: %v", c.Line, err)
				}
				if Find(words[0].Text) != p {
					t.Errorf("%s: a case must begin with the program's name", c.Line)
				}
				m := readCase(p, words, automode.AnyPlatform)
				if got := factsText(m.Facts) + runnerText(m.Runner); got != c.Want {
					t.Errorf("%s\n got: %s\nwant: %s", c.Line, got, c.Want)
				}
			}
			checkRow(t, &p.Row, p.Name, hit)
		})
	}
}

// TestReadAgain: a Match that read something else before reads the same as a new
// one, and no invocation's words are written to.
func TestReadAgain(t *testing.T) {
	var used Match
	for _, p := range All() {
		for _, c := range Cases(p) {
			words, err := split(c.Line)
			if err != nil {
				t.Fatal(err)
			}
			before := slices.Clone(words)
			fresh := p.Read(words, automode.AnyPlatform)
			used.Read(p, words, automode.AnyPlatform)
			if got, want := factsText(used.Facts)+runnerText(used.Runner), factsText(fresh.Facts)+runnerText(fresh.Runner); got != want {
				t.Errorf("%s\nagain: %s\n  new: %s", c.Line, got, want)
			}
			if !slices.Equal(words, before) {
				t.Errorf("%s: its words were written to", c.Line)
			}
		}
	}
}

// runnerText is what a runner of tasks was given for all of them.
func runnerText(r *Runner) string {
	if r == nil {
		return ""
	}
	s := ";"
	if r.Named {
		s += " of " + r.File.String()
	}
	for _, w := range append([]Word{r.Text}, r.Sets...) {
		if w.Text != "" {
			s += " with " + w.String()
		}
	}
	for _, w := range r.Args {
		s += " for " + w.String()
	}
	if r.Among {
		s += " among"
		for _, w := range r.Packages {
			s += " " + w.String()
		}
	}
	if r.Dry {
		s += " dry"
	}
	return s
}

func readCase(p *Program, words []Word, on automode.Platform) *Match {
	m := &Match{Words: words, Platform: on, style: GNU}
	m.Program = p
	m.enter(&p.Row)
	m.read(words[1:])
	return m
}

// allHits are the rows and options that some case hits. Programs may share
// rows, and then a case of one is enough.
func allHits(t *testing.T) map[any]bool {
	t.Helper()
	hit := map[any]bool{}
	for _, p := range All() {
		for _, c := range Cases(p) {
			words, err := split(c.Line)
			if err != nil {
				t.Fatalf("%s: %v", c.Line, err)
			}
			for _, on := range [...]automode.Platform{automode.AnyPlatform, automode.Darwin} {
				m := readCase(p, words, on)
				for _, r := range m.rows {
					hit[r] = true
				}
				for _, h := range m.hits {
					hit[h.Flag] = true
				}
			}
		}
	}
	return hit
}

func factsText(facts []Fact) string {
	var out []string
	for _, f := range facts {
		out = append(out, f.String())
	}
	if len(out) == 0 {
		return "nothing"
	}
	return strings.Join(out, "; ")
}

func checkRow(t *testing.T, r *Row, path string, hit map[any]bool) {
	t.Helper()
	if !hit[r] {
		t.Errorf("%s: no case reaches this row", path)
	}
	for _, d := range r.Does {
		checkWhy(t, path, d.Kind, d.Why)
	}
	for _, a := range r.Args {
		if m := a.Role.Means(); m.Subject != NoSubject && m.Subject != Code {
			checkWhy(t, path+" positional", m.Kind, a.Why)
		}
	}
	seen := map[string]bool{}
	for _, set := range [][]Flag{r.Flags, r.Global} {
		for i := range set {
			f := &set[i]
			if !hit[f] {
				t.Errorf("%s: no case has one of the options %s", path, f.Names)
			}
			for n := range strings.FieldsSeq(f.Names) {
				if n != "-" && (n[0] != '-' && n[0] != '+') {
					t.Errorf("%s: option %q does not begin with a dash", path, n)
				}
				if b := bare(n); seen[b] && f.Of == "" && f.On == automode.AnyPlatform && !valueToo(f, b) {
					t.Errorf("%s: option %s stands twice", path, b)
				}
				seen[bare(n)] = true
			}
			for _, d := range f.Does {
				checkWhy(t, path+" "+f.Names, d.Kind, first(d.Why, f.Why))
			}
			if m := f.Value.Means(); m.Subject != NoSubject {
				checkWhy(t, path+" "+f.Names, m.Kind, f.Why)
			}
		}
	}
	names := map[string]bool{}
	for i := range r.Rows {
		for n := range strings.FieldsSeq(r.Rows[i].Names) {
			if names[n] {
				t.Errorf("%s: subcommand %s stands twice", path, n)
			}
			names[n] = true
		}
		checkRow(t, &r.Rows[i], path+" "+r.Rows[i].Names, hit)
	}
}

// valueToo allows "--update --update[=]": with and without a value.
func valueToo(f *Flag, name string) bool {
	n := 0
	for x := range strings.FieldsSeq(f.Names) {
		if bare(x) == name {
			n++
		}
	}
	return n == 2
}

func checkWhy(t *testing.T, path string, k automode.Kind, why string) {
	t.Helper()
	if why == "" && !k.Looks() && k != automode.Keep {
		t.Errorf("%s: %s without a Why", path, k)
	}
}

// split reads a case's line: blanks, single and double quotes, backslash, and
// $name for a word, or a part of one, that is not known.
func split(line string) ([]Word, error) {
	var words []Word
	var cur Word
	in, quote := false, byte(0)
	put := func(c byte) {
		if cur.Known == automode.Exact {
			cur.Text += string(c)
		} else {
			cur.Suffix += string(c)
		}
	}
	start := func() {
		if !in {
			in, cur = true, Word{Known: automode.Exact}
		}
	}
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case quote == '\'' && c != '\'', quote == '"' && c != '"' && c != '$' && c != '\\':
			put(c)
		case c == '\\' && i+1 < len(line):
			start()
			i++
			put(line[i])
		case c == '\'' || c == '"':
			start()
			if quote == 0 {
				quote = c
			} else {
				quote = 0
			}
		case c == '$':
			start()
			cur.Known = automode.Guess
			cur.Many = quote == 0
			for i+1 < len(line) && isName(line[i+1]) {
				i++
			}
		case c == ' ':
			if in {
				words = append(words, cur)
			}
			in = false
		default:
			start()
			if strings.IndexByte("*?", c) >= 0 {
				cur.Glob = true
			}
			put(c)
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("a quote is not closed")
	}
	if in {
		words = append(words, cur)
	}
	if len(words) == 0 {
		return nil, fmt.Errorf("no words")
	}
	return words, nil
}

func isName(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

// TestIndexIsCurrent fails when a program was added without "go generate".
func TestIndexIsCurrent(t *testing.T) {
	before, err := os.ReadFile("index.go")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	files, _ := os.ReadDir(".")
	for _, f := range files {
		if strings.HasSuffix(f.Name(), ".go") {
			b, err := os.ReadFile(f.Name())
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(dir+"/"+f.Name(), b, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	bin := dir + "/genindex.exe"
	if out, err := exec.Command("go", "build", "-o", bin, "./genindex").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	gen := exec.Command(bin)
	gen.Dir = dir
	if out, err := gen.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	after, err := os.ReadFile(dir + "/index.go")
	if err != nil {
		t.Fatal(err)
	}
	if string(before) != string(after) {
		t.Error("index.go is stale: run go generate ./internal/commands")
	}
}

func FuzzRead(f *testing.F) {
	for _, p := range All() {
		for _, c := range Cases(p) {
			f.Add(c.Line)
		}
	}
	f.Fuzz(func(t *testing.T, line string) {
		words, err := split(line)
		if err != nil {
			return
		}
		if p := Find(words[0].Text); p != nil {
			p.Read(words, automode.AnyPlatform)
		}
	})
}
