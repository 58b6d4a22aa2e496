package commands

import (
	"strings"

	"automode"
)

// What a word that is not known may turn out to be: an option, or a subcommand.

// risky reports whether a positional that is not known may turn out to be an
// option that matters.
func (m *Match) risky(w *Word, ended bool) bool {
	if ended || !w.mayBeFlag() {
		return false
	}
	for _, r := range m.rows {
		for i := range r.Global {
			if r.Global[i].matters() {
				return true
			}
		}
	}
	for i := range m.Row.Flags {
		if m.Row.Flags[i].matters() {
			return true
		}
	}
	return m.Row.depends()
}

// depends reports whether the row does something only with an option, which an unknown
// word may be, and nothing of that kind without.
func (r *Row) depends() bool {
	var with, without Kinds
	see := func(k automode.Kind, t automode.Traits, when *When) {
		switch {
		case !tells(k, t):
		case when != nil && when.With != "":
			with |= Of(k)
		default:
			without |= Of(k)
		}
	}
	for i := range r.Does {
		see(r.Does[i].Kind, r.Does[i].Traits, r.Does[i].When)
	}
	for i := range r.Args {
		if mean := r.Args[i].Role.Means(); mean.Subject != NoSubject || r.Args[i].Role == Unread {
			see(mean.Kind, r.Args[i].Traits, r.Args[i].When)
		}
	}
	return with&^without != 0
}

// tells reports whether an effect is more than a look, or than the ordinary work of
// builders and formatters.
func tells(k automode.Kind, t automode.Traits) bool {
	return !k.Looks() && k != automode.Keep && !t.Has(automode.EntryPoint) && !t.Has(automode.SourceOnly)
}

// matters reports whether the option does more than look or choose a form.
func (f *Flag) matters() bool {
	if f.Adds != 0 || f.unread() || f.Value == Unread && strings.HasSuffix(f.Names, "=") {
		return true
	}
	for _, d := range f.Does {
		if !d.Kind.Looks() && d.Kind != automode.Keep {
			return true
		}
	}
	mean := f.Value.Means()
	return mean.Subject != NoSubject && mean.Kind != automode.Read && f.Value != Seeks
}

// mayDescend reports whether a word that is not known, and that is a positional where it
// names no subcommand, may name one that does more.
func (m *Match) mayDescend(w *Word) bool {
	r := m.group()
	if !r.OrArgs || w.Known != automode.Guess || w.Name || w.Tool || w.Suffix != "" && strings.ContainsAny(w.Suffix, "/.") {
		return false
	}
	for i := range r.Rows {
		if r.Rows[i].acts() && r.Rows[i].mayBe(w) {
			return true
		}
	}
	// Of a packed catalogue one row after the other is unpacked.
	for n := 0; r.below.any(); n++ {
		at := -1
		row := r.below.find(func(_, _ string) bool { at++; return at == n }, "")
		if row == nil || row.acts() && row.mayBe(w) {
			return row != nil
		}
	}
	return false
}

// mayBe reports whether a word that is known in part may be a name of the row.
func (r *Row) mayBe(w *Word) bool {
	for name, rest := field(r.Names); name != ""; name, rest = field(rest) {
		if strings.HasPrefix(name, w.Text) && strings.HasSuffix(name, w.Suffix) {
			return true
		}
	}
	return false
}

// acts reports whether the row does more by itself than look.
func (r *Row) acts() bool {
	for i := range r.Does {
		if d := &r.Does[i]; tells(d.Kind, d.Traits) {
			return true
		}
	}
	return false
}
