package commands

import (
	"automode"
)

var jsExamines = Program{
	Name: "ts-prune", Rare: true, Kin: "manypkg syncpack sort-package-json bundlewatch svglint package-json-validator pjv", Package: true, Summary: "examines a JavaScript project", Manual: "the --help of ts-prune 0.10, Manypkg 0.25, syncpack 13, sort-package-json 3, bundlewatch 0.4 and svglint 4",
	Row: Row{
		Help: "-h --help -V -v --version", OrArgs: true, Refine: sortsManifest,
		Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-c --check"}, {Names: "--ci --debug --quiet --verbose --silent --warnings --recommendations", Value: Data}, {Names: "-p= --project= --ignore= --skip= --filter= --types= --dependency-types=", Value: Lists}, {Names: "--config=", Value: RunsFile, Lang: JavaScript, Why: "its settings can be code"}},
		Rows: []Row{
			{Names: "check lint list list-mismatches lint-semver-ranges", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "fix fix-mismatches format set-semver-ranges update run exec npm-tag upgrade prompt json", Style: Plain, Args: anyData, Does: []Do{{Why: "rewrites manifests, or runs something"}}},
		},
	},
}

var jsExaminesCases = []Case{
	{`ts-prune -p tsconfig.json`, `Run{entry-point} the build; Read{listing} tsconfig.json`}, {`manypkg check`, `Run{entry-point} the build`}, {`syncpack lint`, `Run{entry-point} the build`}, {`manypkg fix`, `Unknown rewrites manifests, or runs something`},
	{`sort-package-json --quiet a.json`, `Run{entry-point} the build; Read{listing} a.json; Write a.json`}, {`sort-package-json --check`, `Run{entry-point} the build`}, {`sort-package-json a/package.json`, `Run{entry-point} the build; Read{listing} a/package.json; Write a/package.json`}, {`bundlewatch --config x.js`, `Run{entry-point} the build; Run[file javascript] x.js`},
}

// sortsManifest: it sorts what it is given unless it only checks.
func sortsManifest(m *Match) {
	if m.name() != "sort-package-json" || m.Holds("--check") {
		return
	}
	if len(m.Args) == 0 {
		m.Add(Fact{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "sorts the manifest"})
	}
	for i := range m.Args {
		m.addRole(Edits, &m.Args[i], "sorts the manifest")
	}
}
