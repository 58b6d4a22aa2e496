package script

import (
	"slices"

	"automode/internal/commands"
)

// crossed reports whether one of a node's kids gives a variable another value that stands
// in another. Perl and PHP look at a variable when all of them were gone through, and others
// in their order.
func (w *walker) crossed(n *Node) bool {
	if w.lang.Lang != commands.Perl && w.lang.Lang != commands.PHP {
		return false
	}
	given := map[string]bool{}
	Has(n, func(s *Node) bool {
		if s.Op == Set && s.Kids[0] != nil && s.Kids[0].Op == Name {
			given[s.Kids[0].Text] = true
		}
		return false
	})
	if len(given) == 0 {
		return false
	}
	in := map[string]*Node{} // which kid a variable stands in
	return slices.ContainsFunc(n.Kids, func(k *Node) bool {
		return Has(k, func(x *Node) bool {
			if x.Op != Name || !given[x.Text] {
				return false
			}
			first, stands := in[x.Text]
			in[x.Text] = k
			return stands && first != k
		})
	})
}

// again walks what a loop repeats.
func (w *walker) again(ever bool, f func()) {
	w.loop++
	if ever {
		w.ever++
	}
	sifted := w.sifted
	w.sifted = 0
	w.maybe(func() { w.inner(f) })
	w.sifted = sifted
	if ever {
		w.ever--
	}
	w.loop--
}

// each walks a loop over the pieces of a value.
func (w *walker) each(n *Node) (last value) {
	last = &val{}
	w.lazy = Far(n.Kids[1], vast)
	from := w.eval(n.Kids[1])
	w.lazy = false
	if Far(n.Kids[1], vast) || n.Kids[1] != nil && n.Kids[1].Op == Name && way(n.Kids[1].Text, n.Kids[2]) > 0 {
		w.whirls(n) // of numbers without end, or of a list that each round adds to
	}
	if Far(n.Kids[1], 1000) {
		defer w.often(Far(n.Kids[1], 1e5))()
	}
	if from.thing != nil && w.habits.set[patternName(n.Kids[0])] {
		w.strange("“" + from.title() + "” is changed") // its pieces, one by one
	}
	turns := []value{w.piece(from)}
	if o := from.obj; o != nil && n.Text == "" && o.list && !w.unsure(o) && len(o.vals) <= maxTurns && w.steps < maxSteps/4 {
		turns = o.vals
		if o.open && !w.gathered(o) {
			turns = append(slices.Clip(turns), &val{})
		}
	}
	if n.Text == "keys" {
		turns = []value{guess(w.plain(from))}
		turns[0].odd = true
	}
	defer w.steady(from.obj)()
	for _, v := range turns {
		w.again(false, func() {
			target := n.Kids[0]
			if target.Op == Let {
				target = target.Kids[0]
				w.names(target, w.scope)
			}
			w.bind(target, v, target != n.Kids[0])
			last = kept(last, w.statement(n.Kids[2]))
		})
	}
	return last
}
