//go:build !lean

package commands

// ReadScript is what a script of awk or sed in a file does beside reading its files and
// printing, with the arguments that follow it, and why it was not read to its end.
// Endless: it prints without end.
func ReadScript(lang Lang, text string, args []Word) (facts []Fact, problem string, endless bool) {
	if lang == Sed {
		facts, problem = readSed(text)
		return facts, problem, false
	}
	return readAwk(text, awkGiven{sets: args})
}
