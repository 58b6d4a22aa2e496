package commands

var cljKondo = Program{
	Name: "clj-kondo", Rare: true, Package: true, Summary: "examines Clojure", Manual: "clj-kondo --help, 2025.10",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: ReadsTree}}, Does: toolBuilds,
		Flags: []Flag{{Names: "--lint=", Value: ReadsTree}, {Names: "--parallel --dependencies --skip-lint --fail-level= --report-level= --lang= --filename= --debug --repro --copy-configs", Value: Data}, {Names: "--config= --config-dir= --cache-dir= --cache=", Value: Unread, Why: "its settings name hooks"}},
	},
}

var cljKondoCases = []Case{{`clj-kondo --lint src test --parallel`, `Run{entry-point} the build; Read test/**; Read src/**`}, {`clj-kondo --config x`, `Run{entry-point} the build; Unknown its settings name hooks`}}
