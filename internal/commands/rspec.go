package commands

import (
	"strings"

	"automode"
)

var rspec = Program{
	Name: "rspec", Rare: true, Carried: "bin/rspec", Summary: "runs Ruby tests", Manual: "rspec --help, RSpec 3",
	Row: Row{
		Help: "-h --help -v --version", Refine: rspecPaths,
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-b --backtrace --force-color --no-color --color -p --profile --no-profile --dry-run -w --warnings --only-failures -n --next-failure --fail-fast --fail-fast[=] --no-fail-fast --bisect[=] --fail-if-no-examples -X", Value: Data}, {Names: "-e= --example= -E= --example-matches= -t= --tag= --exclude-pattern= --seed= --order= --failure-exit-code= --error-exit-code=", Value: Data}, {Names: "-P= --pattern= --default-path=", Value: Data}, {Names: "-r= --require= -I= -O= --options= --drb[=]", Value: RunsFile, Lang: Ruby, Why: "loads code from there"}, {Names: "-f= --format=", Value: Data}, {Names: "-o= --out= --deprecation-out=", Value: Writes, Why: "writes the report there"}, {Names: "--init", Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "makes a configuration"}},
	},
}

// rspecPaths: patterns may name files of another place.
func rspecPaths(m *Match) {
	for _, h := range m.Hits() {
		if t := h.Value.Text; named("-P --pattern --default-path", h.Name) && (strings.HasPrefix(t, "/") || strings.HasPrefix(t, "~") || strings.Contains(t, "..")) {
			m.Unknown("it would run what lies in another place", h.Value)
		}
	}
}

var rspecCases = []Case{
	{`rspec spec/a_spec.rb:3 -f d`, `Run{entry-point} the project's tests; Read{listing} spec/a_spec.rb:3`},
	{`rspec -P spec/a`, `Run{entry-point} the project's tests`}, {`rspec --default-path /x`, `Run{entry-point} the project's tests; Unknown it would run what lies in another place`},
	{`rspec -b`, `Run{entry-point} the project's tests`},
	{`rspec -e v`, `Run{entry-point} the project's tests`},
	{`rspec -r v`, `Run{entry-point} the project's tests; Run[file ruby] v`},
	{`rspec -o v`, `Run{entry-point} the project's tests; Write v`},
	{`rspec --init`, `Run{entry-point} the project's tests; Write .`},
}
