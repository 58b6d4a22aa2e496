package commands

var pyChecks = Program{
	Name: "pycodestyle", Rare: true, Kin: "pyflakes pydocstyle vulture pep8 dodgy", Package: true, Summary: "examines Python", Manual: "the --help of pycodestyle 2.14, pyflakes 3.4, pydocstyle 6.3 and vulture 2.14",
	Row: Row{
		Help: "-h --help --version", Args: sourceReads, Does: projectReads,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet -r --repeat --first --show-source --show-pep8 --statistics --count --hang-closing -e --explain -s --source -d --debug --sort-by-size --make-whitelist", Value: Data},
			{Names: "--exclude= --filename= --select= --ignore= --max-line-length= --max-doc-length= --indent-size= --match= --match-dir= --ignore-decorators= --ignore-self-only-init= --ignore-names= --min-confidence= --convention= --add-select= --add-ignore= --property-decorators=", Value: Data}, {Names: "--format=", Value: Data, Of: "pycodestyle pep8"},
			{Names: "--config=", Value: Reads},
		},
	},
}

var pyChecksCases = []Case{
	{`pycodestyle --format 1 --max-line-length 100 --show-source a.py`, `Read a.py/**`},
	{`pycodestyle --max-line-length 100 --show-source a.py`, `Read a.py/**`}, {`vulture --config f`, `Read ./**; Read f`},
}
