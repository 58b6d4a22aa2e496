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

// siftedBy takes from a listing what a filter keeps back, and adds what it picks out.
func (r *reader) siftedBy(in *flow, s *commands.Sieve, st *state) {
	if s.First && in.prints == commands.Marked {
		return // by its mark
	}
	more := in.more()
	more.stages = append(slices.Clip(more.stages), stage{sieveOf(s)})
	given := make([]commands.Word, 0, len(more.given))
	for i := range more.given {
		w := &more.given[i]
		if !w.Exact() || slices.ContainsFunc(r.namesOf(w, &more, st), func(n string) bool { return lets(more.stages, "", n) != failure }) {
			given = append(given, *w)
		}
	}
	for _, w := range r.pickedBy(more.stages, &more, st) {
		if !slices.ContainsFunc(given, func(g commands.Word) bool { return g.Exact() && g.Text == w.Text }) {
			given = append(given, w)
		}
	}
	more.given = given
	in.knows(more)
}

// picking is one look at the files of weight in a listing.
type picking struct {
	r      *reader
	stages []stage
	of     *rest
	st     *state
	most   map[written]bool // whether most names come through
}

// written is how names are written of which most may come through.
type written struct{ folder, front, inner, end string }

// pickedBy are the files of weight in a listing that come through all stages, when no others
// of their kind do.
func (r *reader) pickedBy(stages []stage, of *rest, st *state) []commands.Word {
	p := &picking{r: r, stages: stages, of: of, st: st, most: map[written]bool{}}
	folders := of.all()
	return r.soughtIn(folders, true, func(file string) outcome {
		best := failure
		for _, d := range folders {
			if below, ok := strings.CutPrefix(file, strings.TrimSuffix(d, "/")+"/"); ok && best != success && !r.tires(1) {
				if one := p.takes(d, below); one != failure {
					best = one
				}
			}
		}
		return best
	})
}

// takes is whether a path below a folder comes through, written as one of the ways in which
// listings write it, where no other of its kind, or of its folder, surely does.
func (p *picking) takes(folder, below string) outcome {
	// With a folder of settings comes what is in it; a stroke may stand behind its name.
	if d := path.Dir(below); d != "." && path.Base(d)[0] == '.' && !ofNames(p.stages) && !strings.HasSuffix(below, "/") && (p.takes(folder, d) == success || p.takes(folder, d+"/") == success) {
		return success
	}
	inner, file := path.Split(strings.TrimSuffix(below, "/"))
	kind, best := path.Ext(file), failure
	if below != inner+file {
		kind = "/"
	}
	for _, front := range p.r.fronts(folder, p.of.marked, p.st) {
		of := lets(p.stages, front, below)
		if of == failure || best == success {
			continue
		}
		// Whoever takes a kind by its ending, or all that there are, names none of them.
		passes := func(inner, end string) bool { return p.passes(written{folder, front, inner, end}) }
		byEnding := kind != file && (passes("", kind) && !passes("", kind+"zz") || passes(inner, kind) && !passes(inner, kind+"zz"))
		if !byEnding && !passes("", "") && !passes(inner, "") && !passes("", ".vq") {
			best = of
		}
	}
	return best
}

// passes reports whether most names come through that nobody has, written so.
func (p *picking) passes(w written) bool {
	of, ok := p.most[w]
	if !ok {
		n := 0
		for _, name := range anyNames {
			if lets(p.stages, w.front, w.inner+name+w.end) == success && !p.r.weighs(w.folder, w.inner+name+w.end) {
				n++
			}
		}
		of = n > len(anyNames)/2
		p.most[w] = of
	}
	return of
}

// ofNames reports whether one of the stages looks at the names of files themselves.
func ofNames(stages []stage) bool {
	return slices.ContainsFunc(stages, func(one stage) bool {
		return slices.ContainsFunc(one, func(s sieve) bool { return s.says != nil && s.says.Base })
	})
}

// anyNames stand for names that nobody has, of different letters: what takes most of them
// takes any.
var anyNames = [...]string{"zzqq", "Xk-7", "0_uvw", "mj", "hob", "vint", "p3yg", "fd"}

// weighs reports whether a file of that name would have weight.
func (r *reader) weighs(folder, below string) bool {
	return r.world.Place(path.Join(folder, below)).Marks&weighty != 0
}

// fronts is what listings write in front of what lies below a folder.
func (r *reader) fronts(folder string, marked bool, st *state) []string {
	fronts := []string{"", "./", strings.TrimSuffix(folder, "/") + "/"}
	for _, d := range st.cwds {
		if below, ok := strings.CutPrefix(folder, strings.TrimSuffix(d, "/")+"/"); ok {
			fronts = append(fronts, below+"/", "./"+below+"/")
		}
	}
	if marked {
		fronts = append(fronts, "?? ", "!! ", " M ", "M  ", "MM ", "A  ", "AM ", "R  ", " D ")
	}
	return fronts
}

// namesOf are the ways in which a listing may write a name that it was given.
func (r *reader) namesOf(w *commands.Word, of *rest, st *state) (list []string) {
	list = append(list, w.Text)
	for _, d := range of.all() {
		below, ok := strings.CutPrefix(r.join2(d, w.Text), strings.TrimSuffix(d, "/")+"/")
		if !ok {
			continue
		}
		for _, front := range r.fronts(d, of.marked, st) {
			list = append(list, front+below)
		}
	}
	return list
}
