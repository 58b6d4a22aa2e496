package commands

var notebooks = Program{
	Name: "nbdiff", Rare: true, Kin: "nbshow nbdime nbstripout", Package: true, Summary: "shows or cleans notebooks", Manual: "the --help of nbdime 4 and nbstripout 0.8",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Refine: stripsNotebooks,
		Flags: []Flag{{Names: "-s --sources -S --ignore-sources -o --outputs -O --ignore-outputs -m --metadata -M --ignore-metadata -D --ignore-details --no-color --keep-output --keep-count -t", Value: Data}, {Names: "--verify --dry-run"}},
	},
}

var notebooksCases = []Case{{`nbdiff -s a.ipynb b.ipynb`, `Read a.ipynb; Read b.ipynb`}, {`nbstripout a.ipynb`, `Read a.ipynb; Write a.ipynb`}, {`nbstripout --verify a.ipynb`, `Read a.ipynb`}, {`nbstripout --keep-output a.ipynb`, `Read a.ipynb; Write a.ipynb`}, {`nbstripout --install`, `Unknown no option “--install” is known`}}

// stripsNotebooks: one of them cleans what it is given.
func stripsNotebooks(m *Match) {
	if m.name() != "nbstripout" || m.Holds("--verify --dry-run") {
		return
	}
	for i := range m.Args {
		m.addRole(Edits, &m.Args[i], "takes the outputs out of notebooks")
	}
}
