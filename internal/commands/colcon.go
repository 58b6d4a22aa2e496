package commands

import (
	"strings"

	"automode"
)

var colcon = Program{
	Name: "colcon", Rare: true, Package: true, Summary: "builds and tests workspaces of ROS", Manual: "colcon --help, colcon-core 0.20",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "--log-level=", Value: Data}, {Names: "--log-base=", Value: WritesTree, Why: "writes logs there"}},
		Rows: []Row{
			{Names: "build test", Does: toolBuilds, Args: anyData, Refine: colconHands, Flags: []Flag{
				{Names: "--cmake-args --cmake-args[=]", Value: Data}, {Names: "-D= -G=", Value: Data}, {Names: "-Wno-dev"},
				{Names: "--symlink-install --merge-install --continue-on-error --packages-select= --packages-up-to= --packages-skip= --packages-above= --packages-select-by-dep= --packages-ignore= --packages-start= --packages-end= --packages-skip-build-finished --packages-select-build-failed --packages-select-test-failures --parallel-workers= --executor= --event-handlers= --cmake-target= --cmake-clean-cache --cmake-clean-first --cmake-force-configure --return-code-on-test-failure --retest-until-pass= --test-result-base= --allow-overriding=", Value: Data},
				{Names: "--base-paths= --paths=", Value: Lists}, {Names: "--build-base= --install-base=", Value: WritesTree, Why: "builds there"},
			}},
			{Names: "test-result", Does: thisMachine, Flags: []Flag{{Names: "--all --verbose --result-files-only --test-result-base=", Value: Data}, {Names: "--delete --delete-yes", Does: []Do{{Kind: automode.Delete, Target: "results", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes results of tests"}}}}},
			{Names: "list graph info", Does: thisMachine, Args: anyData, Flags: []Flag{{Names: "-n --names-only -p --paths-only -t --topological-order -g --topological-graph --dot --packages-select= --packages-up-to=", Value: Data}}},
			{Names: "mixin metadata version-check", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}},
		},
	},
}

// colconHands: what stands behind --cmake-args goes to CMake, in a word of its own.
func colconHands(m *Match) {
	if len(m.Args) > 0 {
		m.Unknown("what "+quote(m.Args[0])+" tells the build tool is not known", m.Args[0])
	}
	for _, h := range m.hits {
		w := h.Value
		if h.Name == "--cmake-args" && h.Has {
			if !strings.HasPrefix(w.Text, "-D") {
				m.Unknown("what "+quote(w)+" tells the build tool is not known", w)
				continue
			}
			w = cutWord(w, 2)
		}
		if (h.Name == "-D" || h.Name == "--cmake-args" && h.Has) && !cmakePlain(w) {
			m.Unknown("the setting "+quote(w)+" may name a program to run", w)
		}
	}
}

var colconCases = []Case{{`colcon build --cmake-args -DCMAKE_BUILD_TYPE=Release -G Ninja -Wno-dev`, `Run{entry-point} the build`}, {`colcon build --cmake-args=-DCMAKE_BUILD_TYPE=Debug`, `Run{entry-point} the build`}, {`colcon build --cmake-args -DCMAKE_C_COMPILER=./x`, `Run{entry-point} the build; Unknown the setting “CMAKE_C_COMPILER=./x” may name a program to run`}, {`colcon build --cmake-args=-Cx`, `Run{entry-point} the build; Unknown what “-Cx” tells the build tool is not known`}, {`colcon build --cmake-args " -Cx"`, `Run{entry-point} the build; Unknown what “ -Cx” tells the build tool is not known`}, {`colcon`, `nothing`}, {`colcon build --packages-select a --symlink-install`, `Run{entry-point} the build`}, {`colcon --log-base l --log-level info build --base-paths src --install-base i`, `Run{entry-point} the build; Write l/**; Read{listing} src; Write i/**`}, {`colcon test-result --verbose`, `Query this machine`}, {`colcon test-result --delete`, `Query this machine; Delete{recoverable,build-output} results`}, {`colcon list -n`, `Query this machine`}, {`colcon mixin add x`, `Unknown nobody read what this subcommand does`}}
