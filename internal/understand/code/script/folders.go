package script

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// A function that goes through a folder calls itself for each folder in it. It is walked
// once more for whatever lies below the first, with the assumption that it then gives
// paths below that one; where it does not, nothing is known of what it gives.

// deeper is the folder below which a function calls itself, and the arguments for all of
// those calls; "" where it does something else.
func (w *walker) deeper(f *closure, args []value) (folder string, wide []value) {
	first := f.busy[0]
	if len(args) == 0 || len(args) != len(first) {
		return "", nil
	}
	if folder, _ = first[0].known(); folder == "" || strings.Contains(folder, "..") || !args[0].isUnder(folder) || args[0].is(folder) {
		return "", nil
	}
	wide = slices.Clone(args)
	wide[0] = args[0].under(folder)
	return folder, wide
}

// under is any path below a folder, or it.
func (v *val) under(folder string) value {
	l := v.label()
	return &val{word: commands.Word{Known: automode.Bounded, Base: folder, Data: l.Data, Encoded: l.Encoded}}
}

// isUnder reports whether a value is nothing but paths below a folder, or it, or a list
// of these.
func (v *val) isUnder(folder string) bool {
	if o := v.obj; o != nil {
		return o.list && (!o.open || o.covers) && !slices.ContainsFunc(o.vals, func(x value) bool { return x.obj != nil || !x.isUnder(folder) })
	}
	if v.unset || v.fn != nil || v.thing != nil || v.wild || v.odd {
		return false
	}
	for _, t := range v.texts() {
		below := strings.HasPrefix(t.Text, folder+"/") && !strings.Contains(t.Text+t.Suffix, "..")
		switch {
		case t.Encoded || t.Glob || t.Many:
			return false
		case t.Known == automode.Exact && (below || t.Text == folder):
		case t.Known == automode.Bounded && (t.Base == folder || t.Base == "" && below) && !strings.Contains(t.Suffix, ".."):
		default:
			return false
		}
	}
	return true
}

// gather adds to a list what is put into it: it holds nothing else, in whatever order.
func (o *object) gather(args []value) {
	o.covers = (!o.open || o.covers) && len(o.vals)+len(args) <= mostGathered
	for _, a := range args {
		if !a.filler && o.covers {
			one := *a
			one.word.Many = false
			o.vals = append(o.vals, &one)
		}
	}
	o.open = true
}

const mostGathered = 24

// gathered reports whether all that a list holds was seen being put into it. It was put
// there by the call of a function that made the list, which looks at it itself or is
// over; should another call change it, nothing is known after all.
func (w *walker) gathered(o *object) bool {
	if !o.covers || o.away || w.loop > o.deep {
		return false
	}
	sure := o.call == w.during || o.call != 0 && !slices.Contains(w.active, o.call)
	o.relied = o.relied || sure
	return sure
}

// changes notes that a list is changed.
func (w *walker) changes(o *object) {
	if o.relied && o.call != w.during {
		w.strange("a list may be changed after it was looked at")
	}
}

// shortened is a piece that is taken away from a list.
func (w *walker) shortened(args []value, of value) value {
	w.blurs(of)
	g := guess(w.plainAll(args)...)
	if of.obj != nil {
		w.changes(of.obj)
		of.obj.open = true
	}
	return g
}

// steady looks whether a list is the same behind what goes through its pieces.
func (w *walker) steady(o *object) (behind func()) {
	if o == nil || !o.list {
		return func() {}
	}
	n, open := len(o.vals), o.open
	return func() {
		if len(o.vals) != n || o.open != open {
			w.strange("a list changes while it is gone through")
		}
	}
}

// eitherList is one of two values, of two lists one of what either holds.
func (w *walker) eitherList(a, b value) value {
	if a.obj != b.obj && !a.unset && !b.unset {
		if v := w.flattened([]value{a, b}); v != nil {
			return v
		}
	}
	return either(a, b)
}

// flattened is a list of all pieces of some results; nil where they are not known.
func (w *walker) flattened(results []value) value {
	o := &object{list: true, open: true, covers: true, deep: w.loop, maker: w.fn, call: w.during}
	for _, r := range results {
		switch {
		case r.obj != nil && r.obj.list && (!r.obj.open && !w.unsure(r.obj) || w.gathered(r.obj)):
			o.gather(r.obj.vals)
			o.labels |= r.obj.labels
		case r.data() && !r.unset && !r.odd && r.word.Known == automode.Bounded:
			o.gather([]value{r})
		default:
			return nil
		}
	}
	if !o.covers {
		return nil
	}
	return &val{obj: o}
}

// unsure reports whether the object may hold something else by the time that
// what is walked happens.
func (w *walker) unsure(o *object) bool {
	return w.habits.alters && (w.blurred || o.away || w.fn != o.maker || w.loop > o.deep || w.habits.alterer != w.body)
}
