//go:build !lean

package commands

import (
	"slices"
	"strings"
)

// Find returns what is known of the program of that name, or nil.
func Find(name string) *Program {
	if i, ok := slices.BinarySearchFunc(index[:], name, func(e entry, name string) int { return strings.Compare(e.name, name) }); ok {
		return index[i].program
	}
	return nil
}
