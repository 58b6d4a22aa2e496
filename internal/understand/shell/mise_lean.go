//go:build lean

package shell

import (
	"automode/internal/commands"
	"automode/internal/understand/recipe"
)

// miseBook and miseFiles leave mise to the program that knows it.
func (r *reader) miseBook(b book, _ *commands.Fact, _ recipe.Source) (book, recipe.Found) {
	r.beyond()
	return b, recipe.Missing
}

func (r *reader) miseFiles(*commands.Fact, string) (book, recipe.Found) {
	r.beyond()
	return book{}, recipe.Missing
}
