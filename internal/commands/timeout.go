package commands

import (
	"strconv"
	"strings"
)

var timeout = Program{
	Name: "timeout", Also: "gtimeout", Summary: "runs a command for a limited time", Manual: "timeout(1), GNU coreutils 9.5",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Prints: []Out{{Prints: AsStarted}},
		Args:   []Arg{{At: First, Role: Data}, {At: Second, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-f --foreground -p --preserve-status -v --verbose"},
			{Names: "-k= --kill-after= -s= --signal=", Value: Data},
		},
		Refine: timeoutSoon,
	},
}

// windowsWaits reports whether the words are all that Windows' program is told, and no
// more: "/t", a number and perhaps "/nobreak".
func windowsWaits(words []Word) bool {
	option := func(i int, name string) bool {
		text := strings.TrimLeft(words[i].Text, "/")
		return words[i].Exact() && text != words[i].Text && strings.EqualFold(text, name)
	}
	if n := len(words); n < 2 || n > 3 || !option(0, "t") || n == 3 && !option(2, "nobreak") {
		return false
	}
	_, err := strconv.Atoi(words[1].Text)
	return err == nil && words[1].Exact()
}

// timeoutSoon: in some seconds nothing of this machine is used up. What Windows has of
// that name waits alone, "/t 5", and to this one that is no time to begin with.
func timeoutSoon(m *Match) {
	if windowsWaits(m.Args) {
		m.Facts = m.Facts[:0]
	}
	if len(m.Args) > 0 {
		if n, err := strconv.ParseFloat(strings.TrimSuffix(m.Args[0].Text, "s"), 64); err == nil && n > 0 && n <= 10 {
			m.Intake = Stops
		}
	}
}

var timeoutCases = []Case{
	{`timeout --help`, `nothing`},
	{`timeout /t 5 /nobreak`, `nothing`}, {`timeout //T 5`, `nothing`}, {`timeout t rm x`, `Run[words] rm x`},
	{`timeout 5 rm -rf x`, `Run[words] rm -rf x`},
	{`timeout -k 5 --signal=KILL --foreground 1m rm x`, `Run[words] rm x`},
	{`timeout --frob 1 ls`, `Unknown no option “--frob” is known; Run[words] ls`},
}
