package commands

import (
	"strings"

	"automode"
)

var (
	sourceEdits  = []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0"}, Why: "rewrites source files"}}
	sourceReads  = []Arg{{Role: Reads, Extent: automode.Tree}}
	sourceLists  = []Arg{{Role: Lists}}
	readsOrFixes = []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-U --autofix"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-U --autofix"}, Why: "rewrites source files"}}
	projectReads = []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0"}}}
)

// listsFromAddresses: a file to read may be an address as well.
func listsFromAddresses(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Reads && strings.Contains(f.Word.Text, "://") {
			*f = Fact{Role: Fetches, Kind: automode.Fetch, Word: f.Word, Flag: f.Flag, Via: f.Via, Why: "takes it from there"}
		}
	}
}
