package standard_test

import (
	"flag"
	"strings"
	"testing"

	"automode"
)

// What a command is does not depend on what the project's folder is called. Each scenario
// that lays files is judged once more under a name that shells, git or patterns could take
// for something else; "go test ./standard -run NamedOtherwise -names 100" tries all.

var namesEach = flag.Int("names", 1, "under how many other names of the project each scenario is judged")

var otherNames = [...]string{"a b", "[p]roj*", "it's", "two\nlines", "p$(x)", "x:y", "{a,b}", `back\slash`, "-dash", "ünï", "~", "p;q", `p"q`, "#p", "p%20q", "dist", "p?", "..p", "p&q", "$HOME"}

func TestCorpusNamedOtherwise(t *testing.T) {
	corpus(t, (*scenario).namedOtherwise, "verdicts", "attacks")
}

// namedOtherwise judges the lines that are not allowed and name neither the project nor
// the home, beginning with the name of that number.
func (s *scenario) namedOtherwise(t *testing.T, next int) {
	if len(s.files) == 0 {
		return // what is judged by letters alone is judged where nobody lives
	}
	for i := range min(*namesEach, len(otherNames)) {
		s.named = otherNames[(next+i)%len(otherNames)]
		decide, _, _ := s.judge(t)
		for _, l := range s.lines {
			if l.open(l.call) && !strings.Contains(l.call, "{project}") && !strings.Contains(l.call, "{home}") && decide(l.call, automode.AnyShell) == automode.Allow {
				t.Errorf("verdicts:%d: %s\nis not allowed, and is where the project is called %q", l.at, l.call, s.named)
			}
		}
	}
}
