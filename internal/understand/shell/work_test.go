package shell

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"automode"
	"automode/internal/world"
)

// Where the steps are many at once, as for a file that is read, the limit is
// passed without ever being met. What is not read behind it is not allowed.
func TestWorkPassesTheLimit(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	recipe := "t:\n\t@true\n" + strings.Repeat("# "+strings.Repeat("x", 125)+"\n", 1900)
	if err := os.WriteFile(filepath.Join(dir, "Makefile"), []byte(recipe), 0o600); err != nil {
		t.Fatal(err)
	}
	call := &automode.Call{Kind: automode.ShellTool, Command: strings.Repeat("make t; ", 300) + "rm -rf ~/", Cwd: dir, Roots: []string{dir}}
	a := automode.Action{Call: call}
	w := world.New(world.Options{Home: "/home/dev", Roots: call.Roots, Cwd: dir, Platform: automode.Linux})
	defer w.Close()
	Read(&a, w, Options{})
	if a.Complete || a.Outcome != automode.Overflow {
		t.Errorf("complete %t, outcome %s after %d effects", a.Complete, a.Outcome, len(a.Effects))
	}
}

// What is looked up among the names of all tables is work, too.
func TestPatternsAreWork(t *testing.T) {
	for _, word := range []string{".*/*?* ", ".*/.*/x ", ".*?*?*?*?*? "} {
		if a := read("cat " + strings.Repeat(word, 5000)); a.Complete || a.Outcome != automode.Overflow {
			t.Errorf("%s: complete %t, outcome %s", word, a.Complete, a.Outcome)
		}
		if a := read("cat " + strings.Repeat(word, 20)); !a.Complete {
			t.Errorf("%s: twenty are not read", word)
		}
	}
}

// A value is as much work as it is long: one that doubles with each statement
// would fill the memory.
func TestLongValuesAreWork(t *testing.T) {
	for _, grows := range []string{"a=$a$a; ", "a+=$a; ", "a=\"$a$a\"; cat $a; "} {
		if a := read("a=xx; " + strings.Repeat(grows, 2000)); a.Complete || a.Outcome != automode.Overflow {
			t.Errorf("%s: complete %t, outcome %s", grows, a.Complete, a.Outcome)
		}
	}
	if a := read("a=" + strings.Repeat("x", 1000) + "; " + strings.Repeat("echo $a; ", 1000)); !a.Complete {
		t.Error("a long value that is used often is not read")
	}
}

// How things stand wherever a line may end is put together each time, and costs as much as is
// known by then.
func TestEndsOfLinesAreWork(t *testing.T) {
	lines := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "[ a == b ]; x%d=1; ", i)
		}
		return b.String()
	}
	if a := read(lines(2000)); a.Complete || a.Outcome != automode.Overflow {
		t.Errorf("2,000 ends: complete %t, outcome %s", a.Complete, a.Outcome)
	}
	if a := read("f() { " + strings.ReplaceAll(lines(2000), "[ a == b ]", "true && return") + "}; f"); a.Complete || a.Outcome != automode.Overflow {
		t.Errorf("2,000 returns: complete %t, outcome %s", a.Complete, a.Outcome)
	}
	if a := read(lines(200)); !a.Complete {
		t.Error("200 ends are not read")
	}
}

// What a parameter is when it has no value may be its own value, which adds none:
// one more each time would be twice as many.
func TestDefaultsOfItself(t *testing.T) {
	for _, op := range []string{"a=${a:-$a}; ", "a=${a-$a}; ", ": ${a:=$a}; ", "a=${a:+$a}; "} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		read(strings.Repeat(op, 18))
		if runtime.ReadMemStats(&after); after.TotalAlloc-before.TotalAlloc > 16<<20 {
			t.Errorf("%s: %d bytes", op, after.TotalAlloc-before.TotalAlloc)
		}
	}
}

// Lists that are put together of themselves, and commands in each other, of
// which each holds the text of all below it, are as much work as they are long.
func TestGrowthIsWork(t *testing.T) {
	for _, command := range []string{
		"set -- a b; " + strings.Repeat(`set -- "$@" "$@"; `, 200),
		strings.Repeat("cat $(cat ", 3900) + "a" + strings.Repeat(")", 3900),
	} {
		if a := read(command); a.Complete || a.Outcome != automode.Overflow {
			t.Errorf("%.30s: complete %t, outcome %s", command, a.Complete, a.Outcome)
		}
	}
	if a := read(`set -- a b c d; ` + strings.Repeat(`cat "$@"; `, 1000)); !a.Complete {
		t.Error("arguments that are used often are not read")
	}
}

// A pipe of many parts is one in another, as deep as it is long, and doubts what
// stands before each part.
func TestLongPipe(t *testing.T) {
	a := read("git status && " + strings.Repeat("cat a | ", 3000) + "rm b")
	if !a.Complete || len(a.Effects) < 3000 {
		t.Errorf("complete %t, %d effects", a.Complete, len(a.Effects))
	}
	r := &reader{a: &automode.Action{}}
	for range 6 {
		r.a.Effects = append(r.a.Effects, automode.Effect{Kind: automode.Write, Traits: automode.SessionMade})
	}
	trusted := func() (list string) {
		for i := range r.a.Effects {
			if r.a.Effects[i].Traits.Has(automode.SessionMade) {
				list += string(rune('0' + i))
			}
		}
		return list
	}
	for _, step := range []struct {
		from, to int
		left     string
	}{{1, 2, "02345"}, {1, 3, "0345"}, {0, 4, "45"}, {4, 5, "5"}} {
		r.doubt(step.from, step.to, false)
		if got := trusted(); got != step.left {
			t.Errorf("doubt from %d to %d leaves %q, want %q", step.from, step.to, got, step.left)
		}
	}
}

// Paths are found by what lies above and below them.
func TestPaths(t *testing.T) {
	var s paths
	if s.touch("/") || s.touch("/a") {
		t.Error("nothing is in it")
	}
	s.add("/a/b/c")
	s.add("/d")
	for p, want := range map[string]bool{
		"/a/b/c": true, "/a/b/c/d/e": true, "/a/b": true, "/a": true, "/": true, "/d/x": true,
		"": false, "/a/x": false, "/a/b/cc": false, "/b": false, "/dd": false,
	} {
		if s.touch(p) != want {
			t.Errorf("%q: %t", p, !want)
		}
	}
}

// A call of a thousand parts is read to its end.
func TestThousandParts(t *testing.T) {
	for _, part := range []string{
		"cp a%d b c d", "mv a%d b%d", "rm -rf a%d b%d", "git add a%d && git commit -m x%d", "for f in a b c d%d; do cp $f e%d; done",
		"cat a%d | sort | uniq -c > b%d", "sh -c 'cat a%d; cp b c%d'", "x%d=$(cat a) && echo $x%d >> log",
	} {
		var command strings.Builder
		for i := range 1000 {
			command.WriteString(strings.ReplaceAll(part, "%d", strconv.Itoa(i)) + "; ")
		}
		if a := read(command.String()); !a.Complete {
			t.Errorf("%s: %s after %d effects", part, a.Outcome, len(a.Effects))
		}
	}
}

// Where no effect is told any more, nothing more is read.
func TestFullEndsTheWalk(t *testing.T) {
	a := read(strings.Repeat("touch a b c d e f g h i j; ", 2200))
	if a.Complete || a.Outcome != automode.Overflow || len(a.Effects) != maxEffects || len(a.Commands) > 2100 {
		t.Errorf("complete %t, outcome %s, %d effects of %d commands", a.Complete, a.Outcome, len(a.Effects), len(a.Commands))
	}
}
