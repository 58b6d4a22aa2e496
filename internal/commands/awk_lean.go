//go:build lean

package commands

// What variables of awk hold, and what becomes of files in their place, is left to the
// program beside this one.

func (r *awkReader) follow(int, bool) []Word {
	r.facts = append(r.facts, leftBeside())
	return nil
}

func (r *awkReader) followBack() []Word {
	r.follow(0, false)
	return []Word{{}}
}

func awkInPlace(m *Match, _, _ []Word, _ awkGiven) { m.Add(leftBeside()) }
