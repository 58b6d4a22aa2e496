package generate

import (
	"strings"
	"testing"
)

var few = []string{"ls -l a", "git status", "cp a b", "rm -rf build && make test"}

// inCI is how many commands a run has that must meet every row.
const inCI = 21000

func TestSameSeedSameCommand(t *testing.T) {
	a, b, c := New(7, few), New(7, few), New(8, few)
	other := 0
	for n := range 400 {
		if a.Command(n) != b.Command(n) {
			t.Fatalf("command %d is %q and %q", n, a.Command(n).Text, b.Command(n).Text)
		}
		if a.Command(n).Text != c.Command(n).Text {
			other++
		}
	}
	if other < 300 {
		t.Errorf("only %d of 400 commands differ with the seed", other)
	}
}

// TestEveryRow checks that a run has a line for every row of the catalogue,
// and for every leading program.
func TestEveryRow(t *testing.T) {
	g := New(1, few)
	want, met := map[string]bool{}, 0
	for _, s := range g.rows {
		want[strings.Join(s.words, " ")] = true
	}
	for n := range inCI {
		c := g.Command(n)
		if c.Source != "the catalogue" {
			continue
		}
		words := strings.Fields(c.Text)
		if len(words) > 1 && words[1] == "time" {
			words = words[1:] // behind what makes it no word of the shells' own
		}
		for k := len(words); k > 0; k-- {
			if at := strings.Join(words[:k], " "); want[at] {
				delete(want, at)
				met++
				break
			}
		}
	}
	if len(want) > 0 {
		t.Errorf("%d rows have no line, %d have one: %v", len(want), met, want)
	}
}

// TestMarkedIsFilled checks that no hole is left in a marked text, that each has the
// command that must not be run, and that it is judged and run with one as long.
func TestMarkedIsFilled(t *testing.T) {
	g := New(3, few)
	with := map[string]int{}
	for n := range 4000 {
		judged, run := g.Marked(n)
		if strings.ContainsAny(judged.Text+run.Text, "¤¶") {
			t.Errorf("text %d has a hole: %q", n, judged.Text)
		}
		if len(judged.Text) != len(run.Text) {
			t.Errorf("text %d is judged as %q and run as %q", n, judged.Text, run.Text)
		}
		if strings.Contains(judged.Text, harm) {
			with[judged.Source]++
		}
	}
	for _, source := range []string{"marks", "the places"} {
		if with[source] < 1000 {
			t.Errorf("%d texts of %s have the command", with[source], source)
		}
	}
}

func FuzzMutation(f *testing.F) {
	f.Add(uint64(1), "a && b | c > d")
	f.Add(uint64(2), "")
	f.Fuzz(func(t *testing.T, seed uint64, s string) {
		g := New(seed, []string{s})
		_ = g.Command(18)
		_ = g.Command(38)
	})
}

// A name of forms means one list.
func TestFormsOfOneName(t *testing.T) {
	seen := map[string]bool{}
	for _, forms := range [...]map[string][]string{repositoryForms, unusualForms, holdingForms} {
		for name := range forms {
			if seen[name] {
				t.Errorf("two lists of forms are called %s", name)
			}
			seen[name] = true
		}
	}
}
