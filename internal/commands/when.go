package commands

import (
	"strings"

	"automode"
)

// This file holds what becomes of the conditions of tables.

// holds reports whether a condition can be true of this invocation. Where
// that is not known, it can.
func (m *Match) holds(w *When) bool {
	if w == nil {
		return true
	}
	if w.Platform != automode.AnyPlatform && m.Platform != automode.AnyPlatform && w.Platform != m.Platform {
		return false
	}
	if w.Args != "" && !m.count(w.Args) {
		return false
	}
	if w.With != "" && !m.given(w.With, true) || w.Without != "" && m.given(w.Without, false) {
		return false
	}
	if w.First == "" {
		return true
	}
	if len(m.Args) == 0 {
		return false
	}
	for f, rest := field(w.First); f != ""; f, rest = field(rest) {
		if m.Args[0].Is(f) {
			return true
		}
	}
	return !m.Args[0].Exact()
}

// given is Has for a condition of the row: an option of a row above, in front
// of the subcommand, is another one with the same letters, unless it is global.
// maybe says that one counts as well that its value may take back.
func (m *Match) given(names string, maybe bool) bool {
	if len(m.hits) == 0 {
		return false
	}
	for want, rest := field(names); want != ""; want, rest = field(rest) {
		for i := range m.hits {
			if h := &m.hits[i]; flagNamed(h.Flag, want) && (h.row == len(m.rows)-1 || m.global(h.Flag)) && (maybe || !m.revoked(h.Flag)) {
				return true
			}
		}
	}
	return false
}

// takenBack reports whether the option may say by its value that it does not
// hold: "--dry-run=false". Many programs take the word behind it for that as well.
func (m *Match) takenBack(h *Hit) bool {
	takes, attached := takesValue(h.Flag, h.Name)
	switch {
	case takes && !attached:
		return false
	case h.Has:
		return !h.Value.Is("true") && (!takes || !h.Value.Exact() || named("false 0 no off none", h.Value.Text))
	}
	for i := 1; i < len(m.hits); i++ {
		if &m.hits[i-1] == h && m.hits[i].Args == h.Args {
			return false // another option stands between them
		}
	}
	return h.Args < len(m.Args) && m.Args[h.Args].Is("false")
}

// revoked reports whether an option may say so in one of the places where it is
// written: "--dry-run --dry-run=false".
func (m *Match) revoked(f *Flag) bool {
	for i := range m.hits {
		if h := &m.hits[i]; h.Flag == f && m.takenBack(h) {
			return true
		}
	}
	return false
}

// unsays reports whether a parameter may take back what an option in front of it keeps
// the program from doing: "--dry-run --no-dry-run", "--dry-run --dryRun=false".
func (m *Match) unsays(name string) bool {
	name = undashed(name)
	for i := range m.hits {
		h := &m.hits[i]
		if own := undashed(h.Name); h.Flag.Cancels != 0 && len(own) > 1 && strings.HasSuffix(name, own) {
			return true
		}
	}
	return false
}

// undashed is a name without its dashes, in small letters.
func undashed(name string) string {
	return strings.ToLower(strings.ReplaceAll(name, "-", ""))
}

func (m *Match) global(f *Flag) bool {
	for _, r := range m.rows {
		for k := range r.Global {
			if &r.Global[k] == f {
				return true
			}
		}
	}
	return false
}

// certain is holds for a bound, which must be true and not only possible: a
// number of positionals that is not known proves nothing.
func (m *Match) certain(w *When) bool {
	if w == nil {
		return true
	}
	if w.Args != "" || w.First != "" {
		if m.fewer > 0 {
			return false
		}
		for i := range m.Args {
			a := &m.Args[i]
			if a.Many || a.Glob && !a.One && w.Args != "" || w.First != "" && !a.Exact() {
				return false
			}
		}
	}
	return m.holds(w)
}

// counted are the bounds of how many positionals there may be, kept where they are
// so many that counting them for each of them takes long.
type counted struct{ of, lo, hi int }

const fewArgs = 64

// count reports whether the number of positionals can be within "2", "1+" or
// "1-2".
func (m *Match) count(want string) bool {
	lo, hi := len(m.Args), len(m.Args)
	if lo < fewArgs || m.counted.of != lo {
		for i := range m.Args {
			a := &m.Args[i]
			if a.Many {
				lo--
			}
			if a.Many || a.Glob && !a.One {
				hi = 1 << 16
			}
		}
		m.counted = counted{len(m.Args), lo, hi}
	} else {
		lo, hi = m.counted.lo, m.counted.hi
	}
	from := int(want[0] - '0')
	to := from
	switch {
	case strings.HasSuffix(want, "+"):
		to = 1 << 16
	case len(want) == 3:
		to = int(want[2] - '0')
	}
	return lo-m.fewer <= to && hi >= from
}
