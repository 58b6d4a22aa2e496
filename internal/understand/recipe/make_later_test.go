//go:build !lean

package recipe

import "testing"

// TestMakeLater is TestMake for what a lean build leaves to the program beside it.
func TestMakeLater(t *testing.T) {
	testMakefiles(t, []makefileCase{
		{"second expansion", ".SECONDEXPANSION:\nt: $$(shell rm y) $$(Z)\n\techo\nZ = z\nz: ; echo z\n", "t", nil, "take rm y\necho z\necho"},
		{"second expansion of a target", ".SECONDEXPANSION:\nt: $$@a\n\techo\nta: ; echo a\nx%: ; echo b\n", "t", nil, "="},
		{"second expansion of others", ".SECONDEXPANSION:\nt: ; echo\nu: $$(shell rm $$@)\n", "t", nil, "take rm u\necho"},
		{"second expansion by a stem", ".SECONDEXPANSION:\n%.o: $$*.c ; echo $<\na.c: ; echo c\n", "a.o", nil, "="},
		{"suffix rule for a prerequisite", ".c: ; echo $*\nx.c: ; echo src\nt: x ; echo t\n", "t", nil, "="},
		{"another language in it", "t: ; echo $(guile 1)\n", "t", nil, "cannot tell\ntake guile -c '1'\ntake\necho ${_part1}"},
		{"a file that is written", "X := $(file >> a b,c $@ d)\nt: ; echo $X\n", "t", nil, "take printf %s 'c  d\n' >> 'a b'\necho "},
		{"a file that is read", "t: ; echo $(file < x)\n", "t", nil, "take cat 'x'\necho ${_part0}"},
	})
}
