package commands

import "automode"

var fastlane = Program{
	Name: "fastlane", Rare: true, Summary: "runs the lanes of an application", Manual: "the documentation of fastlane 2.228",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true, Args: []Arg{{Role: Data}}, Refine: fastlaneLanes,
		Flags: []Flag{{Names: "--verbose --capture_output --disable_runner_upgrades --swift_server_port= --troubleshoot", Value: Data}, {Names: "--env= --swift-server-port=", Value: Unread, Why: "names other settings"}},
		Rows: []Row{
			{Names: "lanes list docs env actions action", Does: toolBuilds, Args: anyData},
			{Names: "scan run_tests", Does: toolTests, Args: anyData, Flags: []Flag{{Names: "--scheme= --device= --devices= --workspace= --project= --package_path= --testplan= --configuration= --sdk= --only_testing= --skip_testing= --clean --code_coverage= --build_for_testing --test_without_building --skip_build --reset_simulator --derived_data_path= --number_of_retries=", Value: Data}}},
			{Names: "install init add_plugin install_plugins update_plugins update_fastlane new_action new_plugin", Style: Plain, Does: toolInstalls, Args: anyData},
			{Names: "run deliver pilot upload_to_app_store upload_to_testflight supply match cert sigh produce pem spaceship trigger snapshot frameit precheck", Style: Plain, Does: toolReleases, Args: anyData},
		},
	},
}

var fastlaneCases = []Case{
	{`fastlane test`, `Run[task] test`}, {`fastlane ios lint quick:true`, `Run[task] lint`}, {`fastlane ios release --verbose`, `Run[task] release`}, {`fastlane test --env x`, `Unknown names other settings; Run[task] test`}, {`fastlane scan --scheme App --clean`, `Run{entry-point} the project's tests`}, {`fastlane scan --xcargs x`, `Unknown no option “--xcargs” is known`}, {`fastlane lanes`, `Run{entry-point} the build`}, {`fastlane add_plugin x`, `Install packages or versions`}, {`fastlane pilot upload`, `Publish{rewrites} the package index`},
}

// fastlaneLanes: a platform may stand in front of the lane, and options of the
// lane's own behind it.
func fastlaneLanes(m *Match) {
	if m.Path != "" || len(m.Args) == 0 {
		return
	}
	lane := m.Args[0]
	if len(m.Args) > 1 && lane.Exact() && named("ios mac android", lane.Text) {
		lane = m.Args[1]
	}
	m.Add(Fact{Role: RunsTask, Word: lane, Words: []Word{lane}, Kind: automode.Run})
}
