package shell

import (
	"path"
	"strings"
)

// testCases is the text of a script as a shell runs it: bats turns its cases into functions
// and calls them, between those that set them up and clear up behind them, and "run" starts
// what stands behind it.
func testCases(name, text string) string {
	if path.Ext(name) != ".bats" {
		return text
	}
	var b strings.Builder
	for line := range strings.SplitSeq(text, "\n") {
		at := strings.TrimLeft(line, " \t")
		if rest, ok := strings.CutPrefix(at, "@test "); ok {
			_, body, _ := strings.Cut(rest, " {")
			line = "{" + body
		}
		if rest, ok := strings.CutPrefix(at, "run "); ok {
			for line = rest; strings.HasPrefix(line, "-") || strings.HasPrefix(line, "!"); {
				_, line, _ = strings.Cut(line, " ")
			}
		}
		b.WriteString(line)
		b.WriteByte('\n')
	}
	for _, f := range [...]string{"setup_suite", "setup_file", "setup", "teardown", "teardown_file", "teardown_suite"} {
		if strings.Contains(text, f+"()") || strings.Contains(text, f+" ()") || strings.Contains(text, "function "+f) {
			b.WriteString(f + "\n")
		}
	}
	return b.String()
}
