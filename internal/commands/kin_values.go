//go:build !lean

package commands

import "strings"

// kinValues: of programs that share their rows some may take no value where others do. What
// stands there and looks like an option is then perhaps one, of which nobody read what it
// does. Options that are said of some programs alone are known of these.
func (m *Match) kinValues() {
	if m.Program == nil || m.Program.Kin == "" {
		return
	}
	for i := range m.hits {
		h := &m.hits[i]
		v := &h.Value
		if !h.Has || h.Flag.Of != "" || len(v.Text) < 2 || v.Text[0] != '-' || strings.IndexByte("0123456789.", v.Text[1]) >= 0 {
			continue
		}
		for k := range m.Words {
			if m.Words[k].Text == v.Text { // it is a word of its own
				m.Unknown(quote(*v)+" may be an option of its own", *v)
				break
			}
		}
	}
}
