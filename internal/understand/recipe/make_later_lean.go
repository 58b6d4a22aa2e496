//go:build lean

package recipe

// postponed leaves a makefile whose prerequisites are expanded a second time to the
// program that reads it.
func (m *makefile) postponed(_ *rule, needs, order string) (string, string) {
	m.src.left()
	return needs, order
}

func (m *makefile) again() {}

func (m *makefile) needs(r *rule, _, _ string) []string { return r.needs }

// there leaves a rule that makes anything to it as well.
func (m *makefile) there([]string) bool {
	m.src.left()
	return false
}

// outside leaves functions that reach files or another language to it.
func (m *makefile) outside(string, string) string {
	m.src.left()
	return m.add(part{})
}
