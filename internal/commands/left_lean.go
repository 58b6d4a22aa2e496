//go:build lean

package commands

// leftBeside stands for what only the program beside this one reads: code in a language
// that a lean build carries no reader of.
func leftBeside() Fact {
	f := roleFact(RunsText, Lit("0"), "")
	f.Lang = Awk
	return f
}
