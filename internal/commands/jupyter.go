package commands

import (
	"strings"

	"automode"
)

var jupyter = Program{
	Name: "jupyter", Rare: true, Package: true, Summary: "runs notebooks", Manual: "jupyter --help, jupyter 5, nbconvert 7",
	Row: Row{
		Help: "-h --help --version --paths --config-dir --data-dir --runtime-dir",
		Rows: []Row{
			{
				Names: "nbconvert",
				Flags: []Flag{
					{Names: "--stdout --inplace --clear-output --no-input --no-prompt --allow-errors -y --debug", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes the converted notebook"}}},
					{Names: "--to= --template=", Value: Data, Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "writes the converted notebook"},
					{Names: "--output= --output-dir=", Value: WritesTree, Why: "writes the converted notebook"},
					{Names: "--ExecutePreprocessor.timeout= --ExecutePreprocessor.kernel_name= --ExecutePreprocessor.allow_errors= --log-level= --TagRemovePreprocessor.enabled=", Value: Data},
					{Names: "--execute", Does: []Do{{Kind: automode.Run, Target: "the notebook"}}, Why: "runs the notebook's cells"},
				},
				Args: []Arg{{Role: Reads}}, Refine: jupyterExporter,
			},
			{Names: "lab notebook server", Style: Plain, Refine: jupyterAsked, Does: []Do{{Kind: automode.Run, Target: "a notebook server", Why: "serves notebooks"}, {Why: "nobody read the server's options"}}, Args: []Arg{{Role: Data}}},
			{Names: "labextension", Rows: []Row{{Names: "list check", Args: []Arg{{Role: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}}}},
			{Names: "kernelspec", Rows: []Row{{Names: "list", Flags: []Flag{{Names: "--json"}}}}},
		},
	},
}

// jupyterExporter: a form with a dot in its name is a class that is loaded.
func jupyterExporter(m *Match) {
	m.notebooksBeside()
	for i := range m.hits {
		if h := &m.hits[i]; h.Name == "--to" && (!h.Value.Exact() || strings.Contains(h.Value.Text, ".")) {
			m.Unknown("names code that is loaded", h.Value)
		}
	}
}

// notebooksBeside: what is made of a notebook lies beside it, or in its place.
func (m *Match) notebooksBeside() {
	if m.Has("--output --output-dir") {
		return
	}
	form, _ := m.Value("--to")
	for i := range m.Args {
		w := m.Args[i]
		if !spelled(m, "--inplace --clear-output") {
			w.Text = strings.TrimSuffix(w.Text, ".ipynb") + "." + form.Text
		}
		if !spelled(m, "--stdout") {
			m.addRole(Writes, &w, "writes the converted notebook")
		}
	}
}

var jupyterCases = []Case{
	{`jupyter nbconvert --inplace a.ipynb`, `Read a.ipynb; Write .; Write a.ipynb`},
	{`jupyter nbconvert --to a.B a.ipynb`, `Read a.ipynb; Write .; Write a.a.B; Unknown names code that is loaded`},
	{`jupyter lab list`, `Query the notebook servers`},
	{`jupyter labextension list`, `Read .`},
	{`jupyter labextension`, `nothing`},
	{`jupyter lab list --json`, `Run a notebook server; Unknown nobody read the server's options`},
	{`jupyter`, `nothing`}, {`jupyter nbconvert --to html --execute a.ipynb`, `Read a.ipynb; Write .; Run the notebook; Write a.html`}, {`jupyter lab --ip 0.0.0.0`, `Run a notebook server; Unknown nobody read the server's options`},
	{`jupyter nbconvert --ExecutePreprocessor.timeout=60 a.ipynb`, `Read a.ipynb; Write a.`}, {`jupyter nbconvert --stdout`, `Write .`}, {`jupyter nbconvert --output f`, `Write f/**`},
	{`jupyter kernelspec`, `nothing`},
	{`jupyter kernelspec list`, `nothing`},
	{`jupyter kernelspec list --json`, `nothing`},
}

// jupyterAsked: a server can be asked which are there, or for its version.
func jupyterAsked(m *Match) {
	if len(m.Args) == 1 && (m.Args[0].Is("list") || m.Args[0].Is("--version") || m.Args[0].Is("--help")) {
		m.Facts = []Fact{{Kind: automode.Query, Target: "the notebook servers"}}
	}
}
