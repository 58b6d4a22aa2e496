package commands

import (
	"automode"
)

var bazel = Program{
	Name: "bazel", Rare: true, Also: "bazelisk", Summary: "builds and tests by BUILD files", Manual: "the command-line reference of Bazel 8; buck2 --help",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "-k --keep_going --nokeep_going -s --subcommands --color= --curses= --noshow_progress --show_progress --nocache_test_results --cache_test_results= --verbose_failures --stamp --nostamp --nobuild --check_up_to_date --announce_rc --show_timestamps --test_verbose_timeout_warnings --build_tests_only --runs_per_test_detects_flakes --noimplicit_deps --notool_deps --implicit_deps --tool_deps --order_output= --incompatible_strict_action_env --expunge --async", Value: Data},
			{Names: "-c= --compilation_mode= --config= -j= --jobs= --test_output= --test_filter= --test_arg= --test_tag_filters= --build_tag_filters= --test_timeout= --test_size_filters= --test_lang_filters= --runs_per_test= --flaky_test_attempts= --cpu= --platforms= --define= --features= --local_cpu_resources= --local_ram_resources= --show_result= --ui_event_filters= --combined_report= --instrumentation_filter= --output= --output_groups= --universe_scope= --proto:locations --graph= --depth= --from= --extension_info=", Value: Data},
		},
		Rows: []Row{
			{Compiles: true, Names: "build test coverage query cquery aquery uquery targets audit analyze-profile fetch vendor mod sync print_action config dump license canonicalize-flags", Does: toolBuilds, Args: anyData},
			{Names: "info", Args: anyData, Refine: bazelEnv},
			{Names: "version help status", Args: anyData},
			{Names: "clean", Does: toolRemoves, Args: anyData},
			{Names: "shutdown", Does: []Do{{Kind: automode.Control, Target: "its own server", Why: "stops its server"}}},
			{Names: "run mobile-install", Does: toolStarts, Args: firstGoal, Refine: ownTarget},
		},
	},
}

var bazelCases = []Case{
	{`bazel`, `nothing`}, {`bazel test -c opt --keep_going //...`, `Run{entry-point} the build`}, {`bazel version`, `nothing`}, {`bazel info workspace client-env`, `Disclose environment`}, {`bazel info`, `nothing`}, {`bazel clean --expunge`, `Delete{recoverable,build-output} what was built`}, {`bazel shutdown`, `Control its own server`}, {`bazel run //x -- --port 3`, `Run{entry-point} the project`}, {`bazel run @x//:y`, `Run the project`}, {`bazel run //a:b.push x`, `Run{entry-point} the project; Run[task] //a:b.push`}, {`bazel run --run_under=sh //x`, `Unknown no option “--run_under” is known`},
	{`bazel build --action_env=X //x`, `Unknown no option “--action_env” is known`},
}

// bazelEnv: among what it is asked for may be the environment.
func bazelEnv(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || w.Is("client-env") {
			m.Add(Fact{Kind: automode.Disclose, Target: "environment", Why: "prints every variable"})
			return
		}
	}
}

// ownTarget: what an external repository holds is another's code.
func ownTarget(m *Match) {
	if len(m.Args) > 0 && m.Args[0].Exact() && m.Args[0].Text[:min(1, len(m.Args[0].Text))] != "@" {
		return
	}
	for i := range m.Facts {
		m.Facts[i].Traits &^= automode.EntryPoint
	}
}
