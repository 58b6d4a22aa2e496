package commands

import (
	"strings"
)

var schemaChecks = Program{
	Name: "check-jsonschema", Rare: true, Follows: "jsonnet dhall ytt", Kin: "jsonschema jsonnet dhall ytt uconv recode-print", Package: true, Summary: "checks or makes JSON and its kin", Manual: "the --help of check-jsonschema 0.34, ajv-cli 5, jsonschema 4, jsonnet 0.21, dhall 1.42, ytt 0.52; xsltproc(1), 1.1; uconv(1), ICU 77",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Refine: schemaVariables,
		Flags: []Flag{
			{Names: "--all-errors --verbose -v --quiet -q --explain --ascii --plain -S --string --strict -y --noout --novalid --no-cache --builtin-schema= -x=", Value: Data},
			{Names: "-e --exec"},
			{Names: "-A= --ext-str= --tla-str= -V= --spec= --errors= --data-value= --data-value-yaml= --output-format= --default-filetype= --indent= --stringparam= -t= --from-code= --to-code=", Value: Data},
			{Names: "--file= -d= -i= --instance= --schemafile= -s= -r= -J= --jpath= -f= --data-values-file= --instances=", Value: Reads}, {Names: "-o= --output= --output-file= -m= --multi=", Value: WritesTree, Why: "writes what it makes"},
		},
	},
}

// schemaVariables: a variable of jsonnet without a value is taken from the environment.
func schemaVariables(m *Match) {
	listsFromAddresses(m)
	for i := range m.hits {
		if h := &m.hits[i]; named("-V --ext-str -A --tla-str", h.Name) && !strings.Contains(h.Value.Text, "=") {
			m.addRole(Shows, &h.Value, "shows a variable")
		}
	}
	if m.name() == "dhall" && len(m.Args) > 0 && named("format freeze lint rewrite-with-schemas to-directory-tree", m.Args[0].Text) {
		m.Facts = append(m.Facts, roles(Edits, m.Args[1:], "rewrites the file")...)
	}
	for i := range m.Args {
		// With -e it is code, which can take in other files and variables.
		if w := &m.Args[i]; m.name() == "jsonnet" && m.Has("-e") && (!w.Exact() || strings.Contains(w.Text, "import") || strings.Contains(w.Text, "extVar")) {
			m.Unknown("its code takes in files or variables", *w)
		}
	}
}

var schemaChecksCases = []Case{{`check-jsonschema --schemafile https://h.test/s.json a.json`, `Read a.json; Fetch https://h.test/s.json`}, {`jsonnet -S -J d -o f a.jsonnet`, `Read a.jsonnet; Read d; Write f/**`}, {`jsonnet -V GITHUB_TOKEN a.jsonnet`, `Read a.jsonnet; Disclose GITHUB_TOKEN`}, {`jsonnet -V a=b a.jsonnet`, `Read a.jsonnet`}, {`dhall format a.dhall`, `Read format; Read a.dhall; Write a.dhall`}, {`jsonnet -e '{a: 1}'`, `Read {a: 1}`}, {`jsonnet -e 'importstr "/f"'`, `Read importstr "/f"; Unknown its code takes in files or variables`}}
