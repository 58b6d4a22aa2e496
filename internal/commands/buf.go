package commands

import (
	"path"
	"strings"

	"automode"
)

var buf = Program{
	Name: "buf", Rare: true, Package: true, Summary: "lints and generates from Protocol Buffers", Manual: "buf help, Buf 1",
	Row: Row{
		Help: "-h --help --version", Refine: bufInputs, Global: []Flag{{Names: "--config=", Value: RunsFile, Why: "its settings name plug-ins to run"}, {Names: "--debug --verbose -v"}, {Names: "--against= --against-input=", Value: Data}, {Names: "--timeout= --log-format= --error-format= --path= --exclude-path= --limit-to-input-files --exclude-imports", Value: Data}},
		Rows: []Row{
			{Names: "lint breaking", Does: []Do{{Kind: automode.Run, Target: "the check", Traits: automode.EntryPoint, Why: "checks the project's descriptions"}}, Args: []Arg{{Role: Data}}},
			{Names: "build", Flags: []Flag{{Names: "-o= --output=", Value: Writes, Why: "writes the result there"}, {Names: "--as-file-descriptor-set"}}, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "compiles the descriptions"}}, Args: []Arg{{Role: Data}}},
			{Names: "format", Flags: []Flag{{Names: "-w --write", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "formats the descriptions"}, {Names: "-d --diff --exit-code"}, {Names: "-o= --output=", Value: Writes, Why: "writes the result there"}}, Args: []Arg{{Role: Data}}, Refine: formatsWhatIsNamed},
			{Names: "generate", Flags: []Flag{{Names: "--include-imports --include-wkt --clean"}, {Names: "-o= --output=", Value: WritesTree, Why: "writes there"}, {Names: "--template=", Value: RunsFile, Why: "its settings name plug-ins to run"}}, Does: []Do{{Kind: automode.Run, Target: "the generators", Why: "runs the plug-ins that the settings name"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "writes generated files"}}, Args: []Arg{{Role: Data}}},
			{Names: "push", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Publish, Target: "the module", Traits: automode.Rewrites, Why: "releases the module for everyone"}}, Args: []Arg{{Role: Data}}},
			{Names: "dep mod", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Install, Target: "the modules that the settings name", Why: "updates what the project depends on"}}, Args: []Arg{{Role: Data}}},
			{Names: "ls-files stats help completion", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
		},
	},
}

// bufInputs: what it works on may be a repository, an archive or a module of another
// host, which is written as an address or with the host in front.
func bufInputs(m *Match) {
	inputs := m.Args
	if w, ok := m.Value("--against"); ok {
		inputs = append(inputs[:len(inputs):len(inputs)], w)
	}
	for i := range inputs {
		w := &inputs[i]
		host, name, _ := strings.Cut(path.Clean(w.Text), "/")
		if strings.Contains(w.Text, "://") || strings.Contains(strings.Trim(host, "."), ".") && strings.Count(name, "/") == 1 || w.Known == automode.Guess && w.Text == "" {
			m.addRole(Fetches, w, "takes what it works on from there")
		}
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Writes && strings.Contains(f.Word.Text, "://") {
			m.Unknown("writes to another host", f.Word)
		}
	}
}

var bufCases = []Case{
	{`buf build buf.build/./a/./b`, `Run{entry-point} the build; Fetch buf.build/./a/./b`},
	{`buf build buf.build///a//b`, `Run{entry-point} the build; Fetch buf.build///a//b`},
	{`buf`, `nothing`}, {`buf lint`, `Run{entry-point} the check`}, {`buf lint --config c`, `Run{entry-point} the check; Run[file native] c`}, {`buf generate`, `Run the generators; Write ./**`},
	{`buf breaking --against https://h.test/x.git#branch=main`, `Run{entry-point} the check; Fetch https://h.test/x.git#branch=main`}, {`buf build buf.build/a/b`, `Run{entry-point} the build; Fetch buf.build/a/b`}, {`buf lint proto/v1.2/x`, `Run{entry-point} the check`},
	{`buf --debug`, `nothing`},
	{`buf --timeout v`, `nothing`},
	{`buf build`, `Run{entry-point} the build`},
	{`buf build -o v`, `Run{entry-point} the build; Write v`},
	{`buf build --as-file-descriptor-set`, `Run{entry-point} the build`},
	{`buf format`, `nothing`},
	{`buf format -w`, `Write{harmless,source-only} ./**`},
	{`buf format -w d`, `Write{harmless,source-only} d/**`},
	{`buf format -d`, `nothing`},
	{`buf format -o v`, `Write v`},
	{`buf generate --include-imports`, `Run the generators; Write ./**`},
	{`buf generate -o v`, `Run the generators; Write ./**; Write v/**`},
	{`buf generate --template v`, `Run the generators; Write ./**; Run[file native] v`},
	{`buf push`, `Publish{rewrites} the module`},
	{`buf dep`, `Install the modules that the settings name`},
	{`buf ls-files`, `Read .`},
}
