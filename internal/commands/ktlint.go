package commands

import "strings"

var ktlint = Program{
	Name: "ktlint", Rare: true, Kin: "detekt detekt-cli", Summary: "examines Kotlin", Manual: "ktlint --help, ktlint 1.7; detekt --help, detekt 1.23",
	Row: Row{
		Help: "-h --help -v --version", Does: toolBuilds, Args: sourceLists, OrArgs: true, Refine: ktlintReporter,
		Rows: []Row{{Names: "installGitPreCommitHook installGitPrePushHook", Does: []Do{{Why: "sets a hook of the repository"}}}},
		Flags: []Flag{
			{Names: "--reporter=", Value: Data, Of: "ktlint"}, {Names: "-F --format --auto-correct -ac", Does: toolRewrites}, {Names: "--color --color-name= --relative --patterns-from-stdin[=] --stdin --verbose --debug --parallel --all-rules --build-upon-default-config -dd --disable-default-rulesets", Value: Data},
			{Names: "--limit= -l= --log-level= --code-style= --editorconfig= --max-issues= --jvm-target= --language-version= -ex= --excludes= -in= --includes=", Value: Data},
			{Names: "-i= --input= -c= --config= -b= --baseline=", Value: Reads}, {Names: "-r= --report=", Value: Unread, Why: "names a file that it writes"}, {Names: "-R= --ruleset= -p= --plugins=", Value: RunsFile, Why: "loads rules that are code"},
		},
	},
}

var ktlintCases = []Case{{`ktlint --reporter=plain`, `Run{entry-point} the build`}, {`ktlint --reporter=json,output=f`, `Run{entry-point} the build; Unknown names a file that it writes, or code`}, {`ktlint src --color --limit 3`, `Run{entry-point} the build; Read{listing} src`}, {`ktlint -F`, `Run{entry-point} the build; Write{source-only} ./**`}, {`detekt -i src -r txt:f`, `Run{entry-point} the build; Read src; Unknown names a file that it writes`}, {`ktlint installGitPreCommitHook`, `Unknown sets a hook of the repository`}, {`ktlint -R x.jar`, `Run{entry-point} the build; Run[file native] x.jar`}}

// ktlintReporter: behind the name of a reporter stand files that it writes, or where its code lies.
func ktlintReporter(m *Match) {
	for i := range m.Hits() {
		if h := &m.hits[i]; h.Name == "--reporter" && (!h.Value.Exact() || strings.ContainsAny(h.Value.Text, ",?")) {
			m.Unknown("names a file that it writes, or code", h.Value)
		}
	}
}
