package commands

import (
	"strings"
	"testing"
)

// TestShownOptions: the lines are of rare programs that have a row of the style
// Looking, and what they hold is written as options.
func TestShownOptions(t *testing.T) {
	for _, s := range shownOptions {
		for name := range strings.FieldsSeq(s.names) {
			if name[0] != '-' || len(name) < 2 {
				t.Errorf("%s: %q is no option", s.programs, name)
			}
		}
		for name := range strings.FieldsSeq(s.programs) {
			p := Find(name)
			if p == nil || !looks(&p.Row) {
				t.Errorf("%s: no program of this name looks", name)
			} else if !p.Rare {
				t.Errorf("%s: a lean build carries the program and not these options: they stand in its row", name)
			}
		}
	}
}

// TestVerbPrograms: programs that take subcommands alone are rare ones that have
// subcommands.
func TestVerbPrograms(t *testing.T) {
	for name := range strings.FieldsSeq(verbPrograms) {
		if p := Find(name); p == nil || !p.Rare || !p.hasRows() || !p.OrArgs {
			t.Errorf("%s: it is no rare program whose row takes other words first, too", name)
		}
	}
}

// looks reports whether the row or one below is of the style Looking, or reads its
// words itself.
func looks(r *Row) bool {
	if r.Style == Looking || r.Style == Plain && r.Refine != nil {
		return true
	}
	for i := range r.Rows {
		if looks(&r.Rows[i]) {
			return true
		}
	}
	return false
}
