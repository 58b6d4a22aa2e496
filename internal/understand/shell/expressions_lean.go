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

func regularOf(*commands.Word, *commands.Sieve) []expression { return nil }

// siftedBy: what filters let through of a listing is told there as well.
func (r *reader) siftedBy(*flow, *commands.Sieve, *state) { r.beyond() }

// pickedBy leaves it to the same program whether names of weight come through that may. What
// find holds against whole paths, and expressions, may take any.
func (r *reader) pickedBy(stages []stage, of *rest, _ *state) []commands.Word {
	may := func(name string) outcome {
		for _, one := range stages {
			for i := range one {
				if s := one[i].says; s != nil && len(s.Any) > 0 && (s.Form < commands.NameForm || s.Form == commands.WalkForm) {
					return success
				}
			}
		}
		return told(lets(stages, "", name) != failure)
	}
	folders := of.all()
	list := r.soughtIn(folders, true, func(file string) outcome {
		for _, d := range folders {
			if below, ok := strings.CutPrefix(file, strings.TrimSuffix(d, "/")+"/"); ok && may(below) == success {
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
