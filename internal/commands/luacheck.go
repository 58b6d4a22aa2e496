package commands

import "automode"

var luacheck = Program{
	Name: "luacheck", Rare: true, Kin: "selene hlint protolint slither statix", Package: true, Summary: "examines or tests source by the project's rules", Manual: "the --help of luacheck 1.2, selene 0.29, HLint 3.10, protolint 0.56, slither 0.11, statix 0.5, bats 1.12 and shellspec 0.28",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: sourceLists, OrArgs: true,
		Global: []Flag{{Names: "-v --verbose -q --quiet --codes --no-color --color[=] -j= --jobs= --std= --globals= --ignore= --only= --display-style= --allow-no-matching-files -r --recursive -t --tap -p --pretty -T --timing --print-output-on-failure --filter-tags= -F= --hint= -s -x --trace", Value: Data}, {Names: "--json", Of: "luacheck selene hlint protolint statix"}, {Names: "--json= --sarif= --zip=", Value: Writes, Of: "slither", Why: "writes what it found"}, {Names: "--print= --detect= --exclude= --exclude-dependencies --exclude-informational --exclude-low --exclude-optimization --filter-paths= --checklist --fail-high --fail-medium --show-ignored-findings", Value: Data, Of: "slither"}, {Names: "--refactor -fix -auto_disable=", Value: Data, Does: toolRewrites}, {Names: "--config=", Value: RunsFile, Why: "its settings can be code"}, {Names: "--formatter=", Value: Unread, Why: "may name code"}},
		Rows:   []Row{{Names: "check lint list explain version", Does: toolBuilds, Args: sourceLists}, {Names: "fix", Does: toolRewrites, Args: []Arg{{Role: Edits, Traits: automode.SourceOnly, Why: "rewrites source files"}}}},
	},
}

var luacheckCases = []Case{{`luacheck --codes --std max src`, `Run{entry-point} the build; Read{listing} src`}, {`slither . --print human-summary`, `Run{entry-point} the build; Read{listing} .`}, {`slither . --json f`, `Run{entry-point} the build; Read{listing} .; Write f`}, {`hlint --json a.hs`, `Run{entry-point} the build; Read{listing} a.hs`}, {`hlint --refactor a.hs`, `Run{entry-point} the build; Read{listing} a.hs; Write{source-only} ./**`}, {`luacheck --config f .`, `Run{entry-point} the build; Read{listing} .; Run[file native] f`}, {`luacheck --formatter x a.lua`, `Run{entry-point} the build; Read{listing} a.lua; Unknown may name code`}, {`statix fix d`, `Write{source-only} ./**; Write{source-only} d`}, {`protolint lint .`, `Run{entry-point} the build; Read{listing} .`}}
