package commands

import (
	"strings"
)

var openapiGenerator = Program{
	Name: "openapi-generator", Rare: true, Kin: "openapi-generator-cli swagger", Package: true, Summary: "checks descriptions of interfaces and makes code of them", Manual: "openapi-generator 7.15; go-swagger 0.32",
	Row: Row{
		Help: "--help",
		Rows: []Row{
			{Names: "list version config-help author help", Args: anyData, Flags: []Flag{{Names: "-i= --include= -s --short -l -g= --generator-name= --full --full-details --feature-set --named-header --import-mappings --instantiation-types --language-specific-primitive --reserved-words --metadata", Value: Data}}},
			{Names: "validate", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-i= --input-spec=", Value: Reads}, {Names: "--recommend --skip-warnings --stop-on-error -q --quiet", Value: Data}}},
		},
		Refine: specAddress,
	},
}

var openapiGeneratorCases = []Case{{`openapi-generator list -s`, `nothing`}, {`openapi-generator validate -i a.yml --recommend`, `Read a.yml`}, {`swagger validate https://h.test/a`, `Fetch https://h.test/a`}, {`openapi-generator generate -i a`, `Unknown no option “-i” is known`}, {`openapi-generator`, `nothing`}}

// specAddress: a description may lie at an address.
func specAddress(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Reads && strings.Contains(f.Word.Text, "://") {
			*f = roleFact(Fetches, f.Word, "takes the description from there")
		}
	}
}
