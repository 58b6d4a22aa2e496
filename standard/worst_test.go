package standard_test

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/understand/shell"
	"automode/standard"
)

// worst are beginnings of a text and what is repeated behind them until it is
// the longest text that is read: of all that was tried what takes longest.
// Most of them end at the limit of work.
var worst = []struct{ name, first, piece string }{
	{"commands", "", `ls src; `},
	{"words", "", `cat a b c d e f g h i j k l m n o p q r s t u v w x y z; `},
	{"lists", "", `a=1 && cd src && ls || `},
	{"pipes", "", `cat a | sort | uniq -c | `},
	{"loops", "", `for i in a b c d; do for j in a b c d; do cat $i$j; done; done; `},
	{"functions", "", `f() { ls src; }; f; `},
	{"braces", "", `cat {a,b}{c,d}{e,f}; `},
	{"moves", "", `mv a b; mv b a; `},
	{"copies", "", `cp a b c d; `},
	{"code", "", `sh -c 'ls src'; `},
	{"wrappers", "", `env nice timeout 5 xargs sudo ls; `},
	// Patterns are held against the names of all tables.
	{"names", "", `find . -name '*?*?*?*?*?*?*[e]*'; `},
	{"hidden", "cat ", `.*?*?*?*?*?*?*?*?*?*?*?*?*?*? `},
	{"beginnings", "cat ", `.*?*e `},
	{"folders", "cat ", `.*/*?* `},
	{"below", "cat ", `.*/.*/x `},
}

// BenchmarkWorst is the longest text that is read, of the worst kinds.
func BenchmarkWorst(b *testing.B) {
	for _, c := range worst {
		b.Run(c.name, func(b *testing.B) {
			n := (shell.MaxText - len(c.first) - len("ls")) / len(c.piece)
			if brackets := strings.Count(c.piece, "(") + strings.Count(c.piece, "{") + strings.Count(c.piece, "["); brackets > 0 {
				n = min(n, shell.MaxBrackets/brackets)
			}
			call := &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: c.first + strings.Repeat(c.piece, n) + "ls",
				Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}}
			g := standard.New(standard.Config{}, standard.Env{Home: "/home/dev", Platform: automode.Linux}, nil)
			for range b.N {
				g.Decide(b.Context(), call)
			}
		})
	}
}
