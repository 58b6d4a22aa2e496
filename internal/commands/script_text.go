package commands

import "automode"

// ReadScript returns what code in a language that this package reads itself
// does beside looking at its input: sed, awk and SQL. A problem says what stood in
// the way; then the facts are not all, and the code counts as not understood.
// Code in any other language is a problem.
func ReadScript(lang Lang, text string) (facts []Fact, problem string) {
	switch lang {
	case Sed:
		return readSed(text)
	case Awk:
		facts, problem, forever := readAwk(text)
		if forever {
			problem = first(problem, "it prints without end")
		}
		return facts, problem
	case SQL:
		does, problem := readSQL(text)
		facts = []Fact{databaseFact(does, false)}
		if endlessQuery(text) {
			facts = append(facts, Fact{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "makes rows without end"})
		}
		return facts, problem
	}
	return nil, "code in this language is not read here"
}
