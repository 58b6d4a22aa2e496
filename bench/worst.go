package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"automode/internal/understand/shell"
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

// worstText is the longest text of a kind, as far as the limits of a text let
// it be read.
func worstText(first, piece string) string {
	n := (shell.MaxText - len(first) - len("ls")) / len(piece)
	if brackets := strings.Count(piece, "(") + strings.Count(piece, "{") + strings.Count(piece, "["); brackets > 0 {
		n = min(n, shell.MaxBrackets/brackets)
	}
	return first + strings.Repeat(piece, n) + "ls"
}

// printWorst starts the hook on the longest text of each kind and prints what
// the worst one takes, in multiples of the baseline on a plain call.
func printWorst(m *machine, hook, base *program) error {
	kind, took, cpu := "", time.Duration(0), time.Duration(0)
	for _, c := range worst {
		input := filepath.Join(m.dir, "worst.json")
		if err := os.WriteFile(input, m.call(worstText(c.first, c.piece)), 0o600); err != nil {
			return err
		}
		p := program{name: hook.name, path: hook.path, args: hook.args}
		for range 3 {
			if err := p.start(m, input, true); err != nil {
				return err
			}
		}
		if median(p.cpu) > cpu {
			kind, took, cpu = c.name, median(p.took), median(p.cpu)
		}
	}
	fmt.Printf("64 KiB, worst  %6.0f ms %7.0f %6.0f ms %7.0f  (%s)\n\n", milliseconds(took), float64(took)/float64(max(1, median(base.took))),
		milliseconds(cpu), float64(cpu)/float64(max(1, median(base.cpu))), kind)
	return nil
}
