package commands

//go:generate go run ./genindex

// All returns every program once, in the order of their names.
func All() []*Program {
	var all []*Program
	for _, e := range index {
		if e.name == e.program.Name {
			all = append(all, e.program)
		}
	}
	return all
}

// Cases returns what was read in a program's manual as lines and their facts.
// Every row and every option is hit by one.
func Cases(p *Program) []Case {
	for i := range cases {
		if cases[i].program == p {
			return cases[i].cases
		}
	}
	return nil
}

type caseList struct {
	program *Program
	cases   []Case
}

type entry struct {
	name    string
	program *Program
}
