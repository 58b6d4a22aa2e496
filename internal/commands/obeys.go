package commands

// obeys says in which files programs find what they run, and where they put what
// they make. A "*" in a name stands for anything.
type obeys struct{ programs, files string }

// obeyed are such files beside those that every build finds its recipes in: pages' and
// pictures' settings, rules of a build, descriptions of machines. Most are written
// every day and run later. Those of programs that few call stand apart.
var obeyed = [...]obeys{
	{"terraform tofu terragrunt", "*.tf *.tf.json *.tofu *.hcl"},
	{"tsc ttsc", "?tsconfig*.json"},
	{"uv pyenv", "?.python-version"},
}

// Obeyed returns the names of files by which a program is told what to run, with
// blanks between them, or "". Behind a "?" stands one that names no code, only
// paths. What is known of the program itself, if anything is, is p.
func Obeyed(p *Program, name string) string {
	if p == nil || p.Rare {
		for i := range obeyedRarely {
			if named(obeyedRarely[i].programs, name) {
				return obeyedRarely[i].files
			}
		}
	}
	for i := range obeyed {
		if named(obeyed[i].programs, name) {
			return obeyed[i].files
		}
	}
	return ""
}
