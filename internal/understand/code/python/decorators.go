package python

import (
	"slices"

	"automode/internal/commands"
)

// decorate is what the calls in front of a definition make of it, or it itself.
func (r *reader) decorate(n *node, v value, s *scope) value {
	for _, mark := range slices.Backward(n.marks) {
		with := r.eval(mark, s)
		if len(with) == 1 && with[0].isOwn() && !commands.Outward(with[0].own) {
			r.mayCall(mark, s, "", &args{n: mark, list: []value{v}}, nil)
			v = join(v, ownOf(n.text, 0)) // what the project makes of it
			continue
		}
		for _, f := range with {
			if f.kind != defined && (f.kind != callable || f.entry == nil || f.entry.gives != decorates && f.entry.gives != unchanged) {
				r.mayCall(mark, s, "", &args{n: mark, list: []value{v}}, nil) // it may be called whenever that likes
			}
		}
		v = join(v, r.call(mark, with, &args{n: mark, list: []value{v}}, s))
	}
	return v
}
