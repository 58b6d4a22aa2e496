package commands

import (
	"strings"

	"automode"
)

var nx = Program{
	Name: "nx", Rare: true, Package: true, Summary: "runs tasks of a workspace's projects", Manual: "nx --help, Nx 22",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Refine: nxTasks,
		Args:   []Arg{{Role: Data}},
		Global: []Flag{{Names: "--verbose --skip-nx-cache --skipNxCache --nx-bail --nxBail --nx-ignore-cycles --parallel --parallel[=] --all --uncommitted --untracked --prod --dry-run -d --watch --no-watch --json --affected --no-cloud --coverage --code-coverage --fix --with-deps --interactive --no-interactive --skip-sync --skipRemoteCache --disableNxCache --no-dte", Value: Data}, {Names: "-t= --target= --targets= -p= --projects= --project= -c= --configuration= --exclude= --base= --head= --files= --output-style= --outputStyle= --runner= --maxParallel= --type= --testFile= --test-file= --testNamePattern= --grep=", Value: Data}, {Names: "--graph --graph[=]", Value: Writes, Why: "writes the graph there"}},
		Rows: []Row{
			{Names: "run", Args: []Arg{{Role: Data}}, Refine: nxRun},
			{Names: "run-many affected", Args: []Arg{{Role: Data}}, Refine: nxMany},
			{Names: "exec", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}},
			{Names: "show graph report list print-affected daemon", Flags: []Flag{{Names: "--web --open"}, {Names: "--file=", Value: Writes, Why: "writes the graph there"}, {Names: "--focus=", Value: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{Names: "format:check", Does: []Do{{Kind: automode.Run, Target: "the formatter", Traits: automode.EntryPoint, Why: "checks the form of files"}}},
			{Names: "format:write format", Flags: []Flag{{Names: "--files=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}}, Refine: nxFormats},
			{Names: "reset clear-cache", Does: []Do{{Kind: automode.Delete, Target: "the task cache", Traits: automode.Recoverable, Why: "empties the cache"}}},
			{Names: "generate g migrate add init repair sync import connect login release new watch view-logs", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var nxCases = []Case{
	{`nx`, `nothing`},
	{`nx test web --watch=false`, `Run[task] test`}, {`nx affected -t test --base=main --head=HEAD`, `Run[task] test`},
	{`nx run web:build:production`, `Run[task] build`},
	{`nx run-many -t lint,test`, `Run[task] lint; Run[task] test`},
	{`nx affected --target=build`, `Run[task] build`},
	{`nx --graph`, `nothing`},
	{`nx exec`, `nothing`},
	{`nx show`, `Read .`},
	{`nx show --web`, `Read .`},
	{`nx show --file v`, `Read .; Write v`},
	{`nx show --focus v`, `Read .`},
	{`nx format:check`, `Run{entry-point} the formatter`},
	{`nx format:write`, `Write{harmless,source-only} ./**`}, {`nx format --files a,../b`, `Write{harmless,source-only} a/**; Write{harmless,source-only} ../b/**`},
	{`nx reset`, `Delete{recoverable} the task cache`},
	{`nx generate`, `Unknown nobody read what this subcommand does`},
}

// nxTasks: "nx TARGET PROJECT" runs a project's target.
func nxTasks(m *Match) {
	if m.Path == "" && len(m.Args) > 0 {
		m.Add(Fact{Role: RunsTask, Kind: automode.Run, Word: m.Args[0], Words: m.Args, Flag: "--project"})
	}
}

// nxRun reads "PROJECT:TARGET:CONFIGURATION".
func nxRun(m *Match) {
	if len(m.Args) == 0 {
		return
	}
	w := m.Args[0]
	if parts := strings.Split(w.Text, ":"); len(parts) > 1 {
		w.Text = parts[1]
	}
	m.Add(Fact{Role: RunsTask, Kind: automode.Run, Word: w, Words: m.Args, Flag: "--project"})
}

// nxMany reads the list of targets.
func nxMany(m *Match) {
	var w Word
	ok := false
	for _, h := range m.hits {
		if h.Name == "-t" || h.Name == "--target" || h.Name == "--targets" {
			w, ok = h.Value, h.Has
		}
	}
	if !ok {
		m.Unknown("the targets are not named", Word{})
		return
	}
	for name := range strings.SplitSeq(w.Text, ",") {
		t := w
		t.Text = name
		m.Add(Fact{Role: RunsTask, Kind: automode.Run, Word: t, Words: append([]Word{t}, m.Args...), Flag: "--projects"})
	}
}

// nxFormats: the files that are named are rewritten, with commas between.
func nxFormats(m *Match) {
	if w, ok := m.Value("--files"); ok {
		var files []Word
		for name := range strings.SplitSeq(w.Text, ",") {
			f := w
			f.Text = name
			files = append(files, f)
		}
		m.formats(files)
	}
}
