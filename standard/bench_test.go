package standard_test

import (
	"os"
	"strings"
	"testing"

	"automode"
	"automode/standard"
	"mvdan.cc/sh/v3/syntax"
)

// lines are of the shapes that agents run most.
var lines = []string{
	`cd src && grep -rn "TODO" . | head -20`,
	`cat a.go b.go 2>/dev/null | wc -l`,
	`for f in a b c; do echo "$f"; cat "$f.txt"; done`,
	`X=$(cat version) && echo "v$X" > out.txt`,
	`cp -r a b && sort -u x | uniq -c | tail -5`,
}

// BenchmarkParse is what parsing alone costs, for the ratio.
func BenchmarkParse(b *testing.B) {
	b.ReportAllocs()
	for i := range b.N {
		p := syntax.NewParser()
		if _, err := p.Parse(strings.NewReader(lines[i%len(lines)]), ""); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkDecide is the whole decision in process. The project does not exist,
// so that nothing but its folder is asked for: the one system call is what
// BenchmarkLook measures.
func BenchmarkDecide(b *testing.B) {
	b.ReportAllocs()
	g := standard.New(standard.Config{}, standard.Env{Home: "/home/dev", Platform: automode.Linux}, nil)
	for i := range b.N {
		g.Decide(b.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: lines[i%len(lines)],
			Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}})
	}
}

// BenchmarkLook is the system call of a decision.
func BenchmarkLook(b *testing.B) {
	for b.Loop() {
		if _, err := os.Lstat("/home/dev/project"); err == nil {
			b.Fatal("the project is there")
		}
	}
}

// BenchmarkMany is one call of n commands, to see that time grows with n.
func BenchmarkMany(b *testing.B) {
	for _, n := range []int{600, 6000} {
		b.Run(map[int]string{600: "600", 6000: "6000"}[n], func(b *testing.B) {
			command := strings.Repeat("ls src; ", n)
			g := standard.New(standard.Config{}, standard.Env{Home: "/home/dev"}, nil)
			for range b.N {
				g.Decide(b.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: command,
					Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}})
			}
		})
	}
}
