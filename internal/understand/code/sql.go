package code

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// LooksOnly reports whether a statement that is known in part is one that only looks,
// whatever the rest says: a connection is given one at a time, and its functions
// reach nothing outside of the database.
func LooksOnly(w commands.Word) bool {
	if w.Known == automode.Exact {
		return false
	}
	t := strings.ToLower(strings.TrimLeft(w.Text, " \n\t"))
	for _, begins := range [...]string{"select ", "select\n", "pragma table_info(", "pragma table_xinfo(", "pragma index_list(", "pragma index_info(", "pragma foreign_key_list("} {
		if strings.HasPrefix(t, begins) {
			return true
		}
	}
	return false
}
