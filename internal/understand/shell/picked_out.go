//go:build !lean

package shell

import (
	"path"
	"slices"
	"strings"

	"automode/internal/commands"
)

// What filters pick out of a listing: names are tried in each of the ways in which listings
// write them.

// picking is one look at the files of weight in a listing.
type picking struct {
	r      *reader
	by     *sieve
	of     *rest
	st     *state
	fronts map[string][]string // what stands in front of what lies below a folder
	most   map[written]bool    // whether most names come through
	loose  *picking            // by what a line has to hold at least, where nobody knows what it has to hold
}

// written is how names are written of which most may come through.
type written struct{ folder, front, inner, end string }

// pickedBy are the files of weight in a listing that come through a filter, when no others of
// their kind do.
func (r *reader) pickedBy(by *sieve, of *rest, st *state) []commands.Word {
	folders := of.all()
	fronts := make(map[string][]string, len(folders))
	for _, d := range folders {
		fronts[d] = r.fronts(d, of.marked, st)
	}
	p := &picking{r: r, by: by, of: of, st: st, fronts: fronts, most: map[written]bool{}}
	if loose := by.loosely(); loose != nil {
		p.loose = &picking{r: r, by: loose, of: of, st: st, fronts: fronts, most: map[written]bool{}}
	}
	return r.soughtIn(folders, true, func(file string) outcome {
		best := failure
		for _, d := range folders {
			if below, ok := strings.CutPrefix(file, strings.TrimSuffix(d, "/")+"/"); ok && best != success && !r.tires(1) && !(of.hides && hidden(below)) {
				one := p.takes(d, below)
				if one == either && by.speaks(base(below)) {
					one = success // it names it, however it is written or held
				}
				if one == either && r.guards(file) && (of.kept && strings.HasPrefix(below, ".git/") || p.loose != nil && p.loose.takes(d, below) == failure) {
					one = failure
				}
				if one != failure {
					best = one
				}
			}
		}
		return best
	})
}

// loosely is it as what has to hold at least, where it is known no better.
func (s *sieve) loosely() *sieve {
	if s.says == nil || s.says.Form >= commands.NameForm || s.regular != nil {
		return nil
	}
	loose := &sieve{says: s.says, loose: true}
	for i := range s.says.Any {
		e := regularOf(&s.says.Any[i], s.says, true)
		if e == nil {
			return nil
		}
		loose.regular = append(loose.regular, e...)
	}
	return loose
}

// takes is whether a path below a folder comes through, written as one of the ways in which
// listings write it, where no other of its kind, or of its folder, surely does.
func (p *picking) takes(folder, below string) outcome {
	// With a folder of settings comes what is in it; a stroke may stand behind its name.
	if d := path.Dir(below); d != "." && path.Base(d)[0] == '.' && !p.by.ofNames() && !strings.HasSuffix(below, "/") && (p.takes(folder, d) == success || p.takes(folder, d+"/") == success) {
		return success
	}
	inner, file := path.Split(strings.TrimSuffix(below, "/"))
	kind, best := path.Ext(file), failure
	if below != inner+file {
		kind = "/"
	}
	for _, front := range p.fronts[folder] {
		of := p.by.lets(front, below)
		if of == failure || best == success {
			continue
		}
		// Whoever takes all that there are, or a kind by its ending, names none of them.
		passes := func(inner, end string) bool { return p.passes(written{folder, front, inner, end}) }
		switch {
		case passes("", ""), passes("", ".vq") && passes("", ".m4"), inner != "" && passes(inner, ""):
		case kind != file && (passes("", kind) && !passes("", kind+"zz") || passes(inner, kind) && !passes(inner, kind+"zz")):
		default:
			best = of
		}
	}
	return best
}

// passes reports whether most names come through that nobody has, written so.
func (p *picking) passes(w written) bool {
	of, ok := p.most[w]
	if !ok {
		p.r.tires(1)
		n := 0
		for _, name := range anyNames {
			if p.by.lets(w.front, w.inner+name+w.end) == success && !p.r.weighs(w.folder, w.inner+name+w.end) {
				n++
			}
		}
		of = n > len(anyNames)/2
		p.most[w] = of
	}
	return of
}

// speaks reports whether what is let through is told by words that take a name.
func (s *sieve) speaks(name string) bool {
	switch {
	case s.says == nil || s.says.Not:
		return false
	case s.says.Form < commands.NameForm:
		return s.mayMean(name)
	}
	return slices.ContainsFunc(s.says.Any, func(w commands.Word) bool { return speaksOf(lastName(w.Text), name) })
}

// ofNames reports whether it looks at the names of files themselves.
func (s *sieve) ofNames() bool { return s.says != nil && s.says.Base }

// anyNames stand for names that nobody has, of different letters: what takes most of them
// takes any.
var anyNames = [...]string{"zzqq", "Xk-7", "0_uvw", "mj", "hob", "vint", "p3yg", "fd"}

// weighs reports whether a file of that name would have weight.
func (r *reader) weighs(folder, below string) bool {
	return r.world.Place(path.Join(folder, below)).Marks&weighty != 0
}

// marks are the letters in front of what git status lists, two and two: git-status(1).
const marks = " M T D R CM MMMTMDT TMTTTDA AMATADR RMRTRDC CMCTCDD DDAUUDUADUAAUU??!!"

// fronts is what listings write in front of what lies below a folder.
func (r *reader) fronts(folder string, marked bool, st *state) []string {
	fronts := []string{"", "./", strings.TrimSuffix(folder, "/") + "/"}
	for _, d := range st.cwds {
		if below, ok := strings.CutPrefix(folder, strings.TrimSuffix(d, "/")+"/"); ok {
			fronts = append(fronts, below+"/", "./"+below+"/")
		}
	}
	if marked {
		for i := 0; i < len(marks); i += 2 {
			fronts = append(fronts, marks[i:i+2]+" ")
		}
	}
	return fronts
}
