//go:build !lean

package shell

import (
	"strings"

	"automode/internal/understand/powershell"
)

// whirls gives the effect of a loop of PowerShell without an end in which nothing
// waits.
func (p *pwsh) whirls(body *powershell.Block) {
	switch leaves, grows := goesOn(body); {
	case leaves:
	case grows:
		p.swarm("a loop fills memory without end")
	default:
		p.unknown("a loop has no end, and nothing in it waits")
	}
}

// goesOn reports whether something in a block leaves it, and whether something in
// it is made longer.
func goesOn(b *powershell.Block) (leaves, grows bool) {
	var walk func(list []*powershell.Stmt)
	walk = func(list []*powershell.Stmt) {
		for _, s := range list {
			leaves = leaves || s.Kind == powershell.Leave && s.Word != "continue"
			grows = grows || s.Kind == powershell.Assign && s.Word == "+="
			walk(s.Parts)
			for _, inner := range s.Bodies {
				walk(inner.Stmts)
			}
		}
	}
	walk(b.Stmts)
	return leaves, grows
}

// farRow reports whether a pipeline begins with a long row of numbers: 1..100000.
func farRow(s *powershell.Stmt) bool {
	if len(s.Elements) < 2 {
		return false
	}
	_, last, ok := strings.Cut(strings.Trim(s.Elements[0].Text, " ()"), "..")
	return ok && plainNumber(last) && len(last) >= farMany
}
