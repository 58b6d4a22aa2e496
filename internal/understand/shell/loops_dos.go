//go:build !lean

package shell

import (
	"automode/internal/understand/batch"
	"automode/internal/understand/powershell"
	"strconv"
	"strings"
)

// farRow reports whether a pipeline begins with a long row of numbers: 1..100000.
func farRow(s *powershell.Stmt) bool {
	if len(s.Elements) < 2 {
		return false
	}
	_, last, ok := strings.Cut(strings.Trim(s.Elements[0].Text, " ()"), "..")
	return ok && plainNumber(last) && len(last) >= farMany
}

// counting is how often "for /l" goes round, by its three numbers: where it
// begins, how far it steps and where it ends. What is missing is 0.
func (d dos) counting(list []batch.Word, st *state) prospect {
	var n [3]int
	for i := range min(len(list), 3) {
		w := d.word(list[i], st)
		v, err := strconv.Atoi(w.Text)
		if !w.Exact() || err != nil {
			return open
		}
		n[i] = v
	}
	switch first, step, last := n[0], n[1], n[2]; {
	case step == 0 && first <= last:
		return ever
	case step != 0 && (last-first)/step >= longRow:
		return far
	}
	return open
}
