package commands

import (
	"strings"

	"automode"
)

var mix = Program{
	Name: "mix", Rare: true, Summary: "builds and tests Elixir", Manual: "mix help, Elixir 1.18",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version", OrArgs: true,
		Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}},
		Rows: []Row{
			{Names: "test", Style: GNU, Flags: mixTests, Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "builds and tests the project"}}, Args: []Arg{{Role: Lists}}},
			{Names: "compile compile.elixir compile.erlang credo dialyzer precommit", Style: GNU, Flags: mixTests, Does: []Do{{Kind: automode.Run, Target: "the project's checks", Traits: automode.EntryPoint, Why: "builds or examines the project"}}, Args: []Arg{{Role: Lists}}},
			{Names: "format", Style: GNU, Flags: []Flag{{Names: "--check-formatted --dry-run", Cancels: NoWrite}, {Names: "--check-equivalent --migrate --no-exit"}, {Names: "--dot-formatter=", Value: RunsFile, Why: "runs that file"}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}}, Args: []Arg{{Role: Data}}, Refine: formatsWhatIsNamed},
			{Names: "deps.get", Style: GNU, Flags: []Flag{{Names: "--only= --check-locked --no-archives-check", Value: Data}}, Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "downloads what the manifest names"}}},
			{Names: "deps.update local.hex local.rebar archive.install", Style: Plain, Does: []Do{{Kind: automode.Install, Target: "packages", Why: "installs packages"}}, Args: []Arg{{Role: Data}}},
			{Names: "deps deps.tree hex.outdated help hex.info hex.audit hex.search usage_rules.search_docs usage_rules.docs deps.audit phx.routes xref app.tree ecto.migrations archive escript local", Style: Looking, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "--names --search=", Value: Data}}},
			{Names: "deps.unlock", Style: GNU, Flags: []Flag{{Names: "--check-unused", Cancels: NoWrite}, {Names: "--unused --all --filter=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: "mix.lock", Why: "takes entries out of the lock file"}}, Args: []Arg{{Role: Data}}},
			{Names: "run", Flags: []Flag{{Names: "--no-halt --no-start --no-compile --no-deps-check --no-mix-exs --no-archives-check --no-elixir-version-check --no-warnings-as-errors", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "starts the application"}}, Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}},
			{Names: "docs doctor sobelow coveralls coveralls.html coveralls.json coveralls.detail coveralls.lcov assets.build assets.deploy esbuild tailwind phx.digest release escript.build hex.build deps.compile gettext.extract", Style: GNU, Compiles: true, Does: toolBuilds, Args: sourceLists, Flags: []Flag{{Names: "--overwrite --quiet --strict --verbose --umbrella --minify --watch --all --force --check --check-up-to-date --no-compile --no-deps-check --warnings-as-errors --skip --exit --config --private --sort= --filter= --formatter= --proglang=", Value: Data}, {Names: "--merge", Does: toolRewrites}}},
			{Names: "ecto.gen.migration phx.gen.schema phx.gen.context phx.gen.html phx.gen.json phx.gen.live phx.gen.auth phx.gen.channel phx.gen.socket phx.gen.presence phx.gen.notifier phx.gen.embedded phx.gen.secret gettext.merge", Style: GNU, Does: goGenerates, Args: sourceLists, Flags: []Flag{{Names: "--no-context --no-schema --web= --table= --binary-id --no-migration --merge-with-existing-context --no-scope --live --no-live --hashing-lib= --prefix= -r= --repo= --change= --docker --ecto --locale= --no-fuzzy --no-assets", Value: Data}}},
			{Names: "do", Style: Plain, Args: anyData, Refine: mixEach},
			{Names: "eval", Style: Plain, Does: []Do{{Kind: automode.Run, Target: "the application", Why: "runs code inside the application"}}, Args: []Arg{{Role: Data}}},
			{Names: "phx.server", Style: GNU, Flags: []Flag{{Names: "--no-halt --no-start --no-compile --no-deps-check --open", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "serves the application"}}},
			{Names: "ecto.migrate ecto.create ecto.setup", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database"}}, Args: []Arg{{Role: Data}}},
			{Names: "ecto.drop ecto.reset ecto.rollback", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "takes out what the database holds"}}, Args: []Arg{{Role: Data}}},
			{Names: "clean", Style: Looking, Does: []Do{{Kind: automode.Delete, Target: "what the build made", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what the build made"}}, Args: []Arg{{Role: Data}}},
			{Names: "hex.publish", Style: Plain, Does: []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases the package for everyone"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

// mixEach: each of several tasks stands with words of its own, up to a comma or a "+".
func mixEach(m *Match) {
	var words []Word
	for i, w := range m.Args {
		bare, comma := strings.CutSuffix(w.Text, ",")
		ends := w.Is("+") || comma && w.Exact()
		if !w.Is("+") {
			if ends {
				w.Text = bare
			}
			words = append(words, w)
		}
		if (ends || i == len(m.Args)-1) && len(words) > 0 {
			m.startsAgain(Lit("mix"), words)
			words = nil
		}
	}
}

var mixTests = []Flag{{Names: "--trace --cover --failed --stale --force --warnings-as-errors --all-warnings --no-start --no-compile --strict --no-deps-check --raise --slowest= --max-failures= --seed= --only= --include= --exclude= --partitions= --max-cases= --formatter= --format=", Value: Data}}

var mixCases = []Case{
	{`mix help --names`, `Read .`},
	{`mix coveralls --umbrella`, `Run{entry-point} the build`}, {`mix gettext.extract --merge`, `Run{entry-point} the build; Write{source-only} ./**`}, {`mix phx.gen.schema Blog.Post posts title:string --binary-id`, `Run{entry-point} the build; Write{source-only} ./**; Read{listing} Blog.Post; Read{listing} posts; Read{listing} title:string`}, {`mix ecto.gen.migration x --migrations-path /y`, `Unknown no option “--migrations-path” is known`},
	{`mix do ecto.create, ecto.drop --quiet`, `Run[words] mix ecto.create; Run[words] mix ecto.drop --quiet`}, {`mix compile --force`, `Run{entry-point} the project's checks`}, {`mix do compile + test`, `Run[words] mix compile; Run[words] mix test`},
	{`mix`, `nothing`}, {`mix test test/a.exs --trace`, `Run{entry-point} the project's tests; Read{listing} test/a.exs`}, {`mix ecto.drop`, `Change{destroys} the database`}, {`mix phx.server --open`, `Run{entry-point} the application`}, {`mix my.task`, `Run[task] my.task`},
	{`mix format a.ex`, `Write{harmless,source-only} a.ex/**`},
	{`mix format`, `Write{harmless,source-only} ./**`},
	{`mix format --check-formatted`, `nothing`},
	{`mix format --check-equivalent`, `Write{harmless,source-only} ./**`},
	{`mix format --dot-formatter v`, `Write{harmless,source-only} ./**; Run[file native] v`},
	{`mix deps.get`, `Install{declared} what the manifest names`},
	{`mix deps.get --only v`, `Install{declared} what the manifest names`},
	{`mix deps.unlock --check-unused`, `nothing`}, {`mix deps.unlock --unused`, `Write mix.lock`}, {`mix precommit`, `Run{entry-point} the project's checks`}, {`mix sobelow --config`, `Run{entry-point} the build`}, {`mix usage_rules.search_docs x`, `Read .`},
	{`mix deps.update`, `Install packages`},
	{`mix deps`, `Read .`},
	{`mix run --no-halt`, `Run{entry-point} the application`},
	{`mix run a.exs`, `Run{entry-point} the application; Run[file native] a.exs`},
	{`mix eval x`, `Run the application`},
	{`mix run -e x`, `Unknown no option “-e” is known`},
	{`mix ecto.migrate`, `Change the database`},
	{`mix clean`, `Delete{recoverable,build-output} what the build made`},
	{`mix hex.publish`, `Publish{rewrites} the package`},
}
