package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode/internal/understand/shell"
)

// kind is a text that can be as long as one likes.
type kind struct{ name, first, piece, last string }

// worst are beginnings of a text and what is repeated behind them until it is
// the longest text that is read: of all that was tried what takes longest.
// Most of them end at the limit of work.
var worst = []kind{
	{"commands", "", `ls src; `, ""},
	{"words", "", `cat a b c d e f g h i j k l m n o p q r s t u v w x y z; `, ""},
	{"lists", "", `a=1 && cd src && ls || `, ""},
	{"pipes", "", `cat a | sort | uniq -c | `, ""},
	{"loops", "", `for i in a b c d; do for j in a b c d; do cat $i$j; done; done; `, ""},
	{"functions", "", `f() { ls src; }; f; `, ""},
	{"braces", "", `cat {a,b}{c,d}{e,f}; `, ""},
	{"moves", "", `mv a b; mv b a; `, ""},
	{"copies", "", `cp a b c d; `, ""},
	{"code", "", `sh -c 'ls src'; `, ""},
	{"wrappers", "", `env nice timeout 5 xargs sudo ls; `, ""},
	// Patterns are held against the names of all tables.
	{"names", "", `find . -name '*?*?*?*?*?*?*[e]*'; `, ""},
	{"hidden", "cat ", `.*?*?*?*?*?*?*?*?*?*?*?*?*?*? `, ""},
	{"beginnings", "cat ", `.*?*e `, ""},
	{"folders", "cat ", `.*/*?* `, ""},
	{"below", "cat ", `.*/.*/x `, ""},
	// Each part is asked about, goes out, or is answered by the repository.
	{"unknown", "", `foo a; `, ""},
	{"downloads", "", `curl http://a/b; `, ""},
	{"hosts", "", `ssh h ls; `, ""},
	{"additions", "", `git add a; `, ""},
	{"pushes", "", `git push; `, ""},
	// What is moved, spread out or has several values is many parts.
	{"moved", "", `mv a b c d; `, ""},
	{"prompted", "", `cp -i a b c d e f g h i j k l m; `, ""},
	{"spread", "", `cp {1..9} x; `, ""},
	{"readings", "if x; then a=1; else a=2; fi; if x; then b=1; else b=2; fi; ", `cp $a $b; `, ""},
	{"redirections", "", `a>b<c;`, ""},
	// What grows with each part, and what is as deep as it is long.
	{"doubled", "a=x; ", `a+=$a; cat $a; `, ""},
	{"arguments", "set -- a b; ", `set -- "$@" "$@"; `, ""},
	{"pipe", "", `a|`, "a"},
	{"deep", "cat ", `$(cat `, "a" + strings.Repeat(")", shell.MaxBrackets)},
	{"python", "python3 -c '", "x=1\n", "'"},
	{"signs", "awk '", "!", "1'"},
	// What starts what starts something, and what is its own default.
	{"starters", "", `xargs `, "ls"},
	{"defaults", "", "a=${a:-$a}; ", ""},
	{"tasks", "mage ", "build ", ""},
	{"operands", "ln ", "ln ", ""},
	{"default", "echo ", "${x:-", strings.Repeat("}", shell.MaxBrackets)},
}

// text is the longest text of a kind, as far as the limits of a text let it be
// read.
func (k kind) text() string {
	if k.last == "" {
		k.last = "ls"
	}
	n := (shell.MaxText - len(k.first) - len(k.last)) / len(k.piece)
	if brackets := strings.Count(k.piece, "(") + strings.Count(k.piece, "{") + strings.Count(k.piece, "["); brackets > 0 {
		n = min(n, shell.MaxBrackets/brackets)
	}
	return k.first + strings.Repeat(k.piece, n) + k.last
}

// printWorst starts the hook on the longest text of each kind and prints what
// the three worst take, in multiples of the baseline on a plain call, started
// between them. On a machine with other work the processor time tells more: a
// program of milliseconds ends before it is ever made to wait.
func printWorst(m *machine, hook, baseline *program, plain string) error {
	base := &program{name: baseline.name, path: baseline.path}
	type result struct {
		kind      string
		took, cpu time.Duration
	}
	var list []result
	for _, c := range worst {
		input := filepath.Join(m.dir, "worst.json")
		if err := os.WriteFile(input, m.call(c.text()), 0o600); err != nil {
			return err
		}
		p := program{name: hook.name, path: hook.path, args: hook.args}
		for range 3 {
			for range 3 {
				if err := base.start(m, plain, true); err != nil {
					return err
				}
			}
			if err := p.start(m, input, true); err != nil {
				return err
			}
		}
		list = append(list, result{c.name, median(p.took), median(p.cpu)})
	}
	slices.SortFunc(list, func(a, b result) int { return cmp.Compare(b.cpu, a.cpu) })
	for _, r := range list[:3] {
		fmt.Printf("64 KiB, worst  %6.0f ms %7.0f %6.0f ms %7.0f  (%s)\n", milliseconds(r.took), float64(r.took)/float64(max(1, median(base.took))),
			milliseconds(r.cpu), float64(r.cpu)/float64(max(1, median(base.cpu))), r.kind)
	}
	fmt.Println()
	return nil
}
