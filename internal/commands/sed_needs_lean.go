//go:build lean

package commands

// sedNeeds: what a script needs to find is left to the program beside this one.
func sedNeeds(string, bool) []Word { return []Word{{}} }

func perlNeeds(*Match) []Word { return []Word{{}} }

func perlSubstitutes(*Match) *Substitutes { return &Substitutes{} }
