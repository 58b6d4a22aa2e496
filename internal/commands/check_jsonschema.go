package commands

import (
	"strings"
)

var schemaChecks = Program{
	Name: "check-jsonschema", Rare: true, Follows: "jsonnet dhall ytt", Kin: "jsonschema jsonnet dhall ytt uconv recode-print", Package: true, Summary: "checks or makes JSON and its kin", Manual: "the --help of check-jsonschema 0.34, ajv-cli 5, jsonschema 4, jsonnet 0.21, dhall 1.42, ytt 0.52; xsltproc(1), 1.1; uconv(1), ICU 77",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Refine: schemaVariables,
		Flags: []Flag{
			{Names: "--all-errors --verbose -v --quiet -q --explain --ascii --plain -S --string --strict -y -e --noout --novalid --no-cache --builtin-schema= -x=", Value: Data},
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
}

var schemaChecksCases = []Case{{`check-jsonschema --schemafile https://h.test/s.json a.json`, `Read a.json; Fetch https://h.test/s.json`}, {`jsonnet -S -J d -o f a.jsonnet`, `Read a.jsonnet; Read d; Write f/**`}, {`jsonnet -V GITHUB_TOKEN a.jsonnet`, `Read a.jsonnet; Disclose GITHUB_TOKEN`}, {`jsonnet -V a=b a.jsonnet`, `Read a.jsonnet`}}
