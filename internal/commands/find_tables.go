//go:build !lean

package commands

// Find returns what is known of the program of that name, or nil.
func Find(name string) *Program {
	from, to := 0, len(index)
	for from < to {
		if at := (from + to) / 2; before(index[at].name, name) {
			from = at + 1
		} else {
			to = at
		}
	}
	if from < len(index) && index[from].name == name {
		return index[from].program
	}
	return nil
}

// before is a < b, where most differ in their first letter.
func before(a, b string) bool {
	if a != "" && b != "" && a[0] != b[0] {
		return a[0] < b[0]
	}
	return a < b
}
