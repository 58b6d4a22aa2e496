//go:build lean

package commands

// pythonRuns leaves what a module does, which takes longer to start than the program
// beside this one, to that.
func pythonRuns(*Match, Word, []Word) []Fact { return []Fact{leftBeside()} }
