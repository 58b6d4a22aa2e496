package commands

import (
	"strings"

	"automode"
)

var goGenerators = Program{
	Name: "sqlc", Rare: true, Kin: "templ mockery wire stringer mockgen oapi-codegen gqlgen ent easyjson", Package: true, Summary: "makes source of the project's descriptions", Manual: "the help of sqlc 1.30, templ 0.3, mockery 3.5, wire 0.7, stringer and mockgen 0.6",
	Row: Row{
		Style: Single, Help: "-h -help -version", OrArgs: true,
		Does: goGenerates, Args: sourceLists, Refine: goSources,
		Global: []Flag{
			{Names: "-no-remote -no-database -all -v -quiet -q -lazy -recursive -r -trimprefix= -linecomment -type= -tags= -package= -imports= -mock_names= -self_package= -name= -dir= -log-level= -typed -write_package_comment= -col= -row= -table= -alpha= -generate= -verbose", Value: Data},
			{Names: "-f= -file= -source= -aux_files= -copyright_file= -config=", Value: Reads}, {Names: "-o= -output= -destination= -outpkg= -output-dir=", Value: Writes, Why: "writes what it makes"},
		},
		Rows: []Row{{Names: "version help info", Args: anyData}, {Names: "generate gen compile vet diff verify check show fmt", Does: goGenerates, Args: sourceLists}, {Names: "push upload createdb lsp", Style: Plain, Does: []Do{{Why: "it sends, or serves"}}, Args: anyData}},
	},
}

var goGeneratorsCases = []Case{
	{`sqlc generate -f x`, `Run{entry-point} the build; Write{source-only} ./**; Read x`}, {`mockgen -source=a.go -destination=m.go -package=x`, `Run{entry-point} the build; Write{source-only} ./**; Read a.go; Write m.go`}, {`sqlc version`, `nothing`}, {`oapi-codegen https://h.test/a.yaml`, `Run{entry-point} the build; Write{source-only} ./**; Read{listing} https://h.test/a.yaml; Unknown nobody read the description that “https://h.test/a.yaml” gives`}, {`sqlc push`, `Unknown it sends, or serves`},
}

// goSources: a description may lie at an address.
func goSources(m *Match) {
	for i := range m.Args {
		if w := &m.Args[i]; strings.Contains(w.Text, "://") {
			m.Unknown("nobody read the description that "+quote(*w)+" gives", *w)
		}
	}
}

var goGenerates = []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or examines the project"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "makes source files"}}
