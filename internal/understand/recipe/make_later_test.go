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
	})
}
