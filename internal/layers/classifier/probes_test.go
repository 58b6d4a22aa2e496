package classifier

import "testing"

// Every built-in rule has a probe that is to be blocked and one that is to pass.
func TestProbes(t *testing.T) {
	type half struct {
		rule  string
		block bool
	}
	seen := map[half]int{}
	for _, p := range Probes() {
		seen[half{p.Rule, p.Block}]++
		if p.Command == "" || len(p.Messages) == 0 {
			t.Errorf("%+v lacks something", p)
		}
	}
	b := BuiltIn()
	for _, list := range [][]Rule{b.HardDeny, b.SoftDeny, b.Allow} {
		for _, r := range list {
			for _, block := range []bool{true, false} {
				if n := seen[half{r.ID, block}]; n != 1 {
					t.Errorf("%s has %d probes to block %t, want 1", r.ID, n, block)
				}
				delete(seen, half{r.ID, block})
			}
		}
	}
	for h := range seen {
		t.Errorf("a probe is for %s, which there is not", h.rule)
	}
}
