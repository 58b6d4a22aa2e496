package rules

import (
	"fmt"
	"strings"
	"testing"

	"automode"
)

// sixty is a configuration as a careful person has it.
func sixty() []string {
	lines := []string{"deny Read(.env)", "deny Read(.env.*)", "deny Read(~/.ssh/**)", "deny Read(~/.aws/**)", "deny Read(**/secrets/**)",
		"deny Read(*.pem)", "deny Edit(//etc/**)", "deny Bash(git push --force *)", "deny Bash(* --no-verify *)", "deny WebFetch(domain:*.internal)",
		"ask Bash(git push *)", "ask Bash(npm publish *)", "ask mcp__db", "allow WebFetch(domain:docs.example.com)", "allow Edit(docs/**)"}
	for i := len(lines); i < 60; i++ {
		lines = append(lines, fmt.Sprintf("allow Bash(tool%d run *)", i))
	}
	return lines
}

// long is a call with n commands and two effects of each, none of which any
// rule speaks of.
func long(n int) *automode.Action {
	a := sequence(nil)
	for i := range n {
		a.Commands = append(a.Commands, run("cp src/a.go src/b.go"))
		for _, target := range []string{"/home/dev/project/src/a.go", "/home/dev/project/src/b.go"} {
			e := effect(automode.Read, target)
			e.Command = i + 1
			a.Effects = append(a.Effects, e)
		}
	}
	return a
}

func TestNoMatchAllocatesNothing(t *testing.T) {
	l, a := layer(sixty()...), long(2)
	if n := testing.AllocsPerRun(100, func() { l.Judge(a, 1); l.Judge(a, 2); l.Command(a, 1) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
	if o := l.Judge(a, 1); o.Word != none {
		t.Errorf("%+v", o)
	}
}

// Long texts and many stars must come to an end in sensible time: these take
// hours when a matcher tries everything.
func TestHostilePatternsEnd(t *testing.T) {
	stars := strings.Repeat("a*", 500) + "b"
	w := strings.Fields("x " + strings.Repeat("a ", 2000))
	deep := "/home/dev/project" + strings.Repeat("/a", 500)
	a := action(w, effect(automode.Unknown, deep))
	for _, rule := range []string{"deny Bash(x " + stars + ")", "deny Read(" + stars + ")", "deny Read(" + strings.Repeat("**/a/", 200) + "b)",
		"deny Read({a,b}{c,d}{e,f}{g,h}{i,j}{k,l}{m,n}{o,p})", "deny WebFetch(domain:" + strings.Repeat("*.", 400) + "x)", "allow Bash(x " + stars + ")"} {
		if o := layer(rule).Judge(a, 0); o.Word != none {
			t.Errorf("%s: %+v", rule, o)
		}
	}
}

func BenchmarkNew(b *testing.B) {
	c := configuration(sixty()...)
	for b.Loop() {
		New(c, testEnv)
	}
}

func BenchmarkJudge(b *testing.B) {
	l := layer(sixty()...)
	for _, n := range []int{600, 6000} {
		a := long(n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				for i := range a.Effects {
					l.Judge(a, i)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/command")
		})
	}
}
