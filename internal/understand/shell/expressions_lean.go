//go:build lean

package shell

import (
	"strings"

	"automode/internal/commands"
)

// expression stands for one that names are held against, which is left to the program beside
// this one.
type expression struct{}

func (expression) MatchString(string) bool { return false }

const maxExpressions = 16

func (s *sieve) mayMean(string) bool { return false }

func regularOf(*commands.Word, *commands.Sieve, bool) []expression { return nil }

// pickedBy leaves it to the same program whether names of weight come through that may. What
// find holds against whole paths, and expressions, may take any.
func (r *reader) pickedBy(by *sieve, of *rest, _ *state) []commands.Word {
	folders := of.all()
	list := r.soughtIn(folders, true, func(file string) outcome {
		for _, d := range folders {
			if below, ok := strings.CutPrefix(file, strings.TrimSuffix(d, "/")+"/"); ok && !(of.hides && hidden(below)) && by.mayLet(below) {
				return success
			}
		}
		return failure
	})
	if len(list) > 0 {
		r.beyond()
	}
	return nil
}

func (s *sieve) mayLet(below string) bool {
	if s.says == nil || len(s.says.Any) == 0 || s.says.Form < commands.NameForm || s.says.Form == commands.WalkForm && !s.says.Not {
		return true
	}
	for i := range s.says.Any {
		w := &s.says.Any[i]
		if s.says.Not {
			if !w.Exact() && !w.Glob || strings.Contains(w.Text, "[") || strings.Trim(w.Text, "*?./") == "" {
				return true // it leaves out more than one would think
			}
			continue
		}
		name := lastName(w.Text)
		if !w.Exact() && !w.Glob || name != "*" && !ofAKind(name) && takesPart(name, below) || s.says.Form == commands.PathForm && strings.ContainsAny(w.Text, "*?[") && !ofAKind(name) {
			return true
		}
	}
	return false
}
