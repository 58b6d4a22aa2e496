//go:build lean

package shell

import (
	"automode"
	"automode/internal/commands"
)

// Whose numbers stand in a word is left to the program beside this one, and so is what
// says more than a name.

func whom(*commands.Result, commands.Whom) commands.Whom { return commands.AnyProcesses }

func (r *reader) signals(w *commands.Word, _ *automode.Effect) bool {
	for i := 0; i < len(w.Text) || w.Known != automode.Exact && !w.IsJob(); i++ {
		if i == len(w.Text) {
			r.beyond()
			break
		}
		if c := w.Text[i] | 0x20; (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '%' {
			r.beyond()
			break
		}
	}
	p := commands.Find(w.Text)
	return p != nil && p.Gate
}
