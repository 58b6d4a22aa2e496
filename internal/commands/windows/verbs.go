package windows

import (
	"slices"
	"strings"

	"automode/internal/commands"
)

// OnlyLooks reports whether a program whose verb stands anywhere among its words is told
// to look at something that it may look at, and nothing else: without an option but the
// plain forms of what it prints.
func (c *Command) OnlyLooks(words []commands.Word) bool {
	looks := false
	for i, w := range words {
		text := strings.ToLower(w.Text)
		switch form := strings.TrimLeft(text, "/"); {
		case !w.Exact(), i == 0 && !listed(c.Of, text):
			return false
		case slices.ContainsFunc(strings.Fields(text), func(s string) bool { return listed(c.Acts, s) }):
			return false // its own quotes are not those of the shell
		case form != text && !listed("value format:list format:csv format:table format:value", form):
			return false
		}
		looks = looks || i > 0 && listed(c.Looks, text)
	}
	return looks
}
