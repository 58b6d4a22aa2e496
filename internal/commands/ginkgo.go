package commands

var ginkgo = Program{
	Name: "ginkgo", Rare: true, Also: "richgo", Summary: "runs the project's tests", Manual: "ginkgo help, Ginkgo 2.27", Package: true,
	Row: Row{
		Style: Single, Help: "-h -help", Does: toolTests, Args: sourceLists,
		Flags: []Flag{{Names: "-r -v -vv -p -race -cover -trace -randomize-all -randomize-suites -fail-fast -keep-going -succinct -no-color -dry-run -until-it-fails -require-suite -procs= -nodes= -focus= -skip= -focus-file= -skip-file= -label-filter= -timeout= -repeat= -flake-attempts= -seed= -tags= -poll-progress-after= -skip-package=", Value: Data}, {Names: "-output-dir= -coverprofile= -json-report= -junit-report=", Value: WritesTree, Why: "writes reports there"}},
	},
}

var ginkgoCases = []Case{{`ginkgo -r -p --focus x ./...`, `Run{entry-point} the project's tests; Read{listing} ./...`}, {`ginkgo --junit-report f`, `Run{entry-point} the project's tests; Write f/**`}}
