//go:build lean

package shell

// ownSources leaves a call that writes sources and runs the project to the
// program that reads them.
func (r *reader) ownSources(*state) {
	for p := range r.notes.at {
		if r.telling(p) && r.entry() >= 0 {
			r.beyond()
			return
		}
	}
}
