package commands

import (
	"automode"
)

var bacon = Program{
	Name: "bacon", Rare: true, Summary: "checks Rust again when it changes", Manual: "bacon --help, bacon 3.17",
	Row: Row{
		Help: "--help --version -l --list-jobs --prefs", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-s --summary -S --no-summary -w --wrap -W --no-wrap --reverse --no-reverse --headless -e --export-locations -E --no-export-locations --all-features --offline", Value: Data}, {Names: "-j= --job= --features= --project=", Value: Lists}, {Names: "--init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes its settings"}}}},
	},
}

var baconCases = []Case{{`bacon clippy -s`, `Run{entry-point} the build; Read{listing} clippy`}, {`bacon --job test`, `Run{entry-point} the build; Read{listing} test`}, {`bacon --init`, `Run{entry-point} the build; Write .`}, {`bacon --config-toml x`, `Unknown no option “--config-toml” is known`}}
