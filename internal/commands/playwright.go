package commands

import (
	"strings"

	"automode"
)

var playwright = Program{
	Name: "playwright", Rare: true, Package: true, Summary: "runs browser tests", Manual: "playwright --help, Playwright 1.56",
	Row: Row{
		Help: "-h --help -V --version",
		Rows: []Row{
			{
				Names: "test",
				Does:  []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests in a browser"}},
				Args:  []Arg{{Role: Data}},
				Flags: []Flag{
					{Names: "--fail-on-flaky-tests --forbid-only --fully-parallel --headed --ignore-snapshots --last-failed --list --no-deps --pass-with-no-tests --quiet --ui -x --debug --debug[=] --only-changed[=] --shuffle[=]", Value: Data},
					{Names: "--browser= -g= --grep= -G= --grep-invert= --global-timeout= -j= --workers= --max-failures= --project= --repeat-each= --retries= --shard= --timeout= --trace= --update-source-method= --ui-port=", Value: Data},
					{Names: "-c= --config= --tsconfig= --test-list= --test-list-invert=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"},
					{Names: "--reporter=", Value: Data},
					{Names: "--output=", Value: Empties, Why: "empties that folder and writes there"},
					{Names: "--last-failed-file=", Value: Reads},
					{Names: "-u --update-snapshots --update-snapshots[=]", Value: Data, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "rewrites snapshots"},
					{Names: "--ui-host=", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the test server"}}, Why: "lets other hosts reach the test server"},
				},
				Refine: playwrightReporter,
			},
			{Names: "install install-deps", Flags: []Flag{{Names: "--dry-run", Cancels: NoInstall}, {Names: "--with-deps --force --only-shell --no-shell --list"}}, Does: []Do{{Kind: automode.Install, Target: "browsers", When: &When{Args: "0"}, Why: "downloads browsers"}}, Args: []Arg{{Role: Installs, Why: "downloads a browser"}}},
			{Names: "uninstall", Flags: []Flag{{Names: "--all"}}, Does: []Do{{Kind: automode.Install, Target: "browsers", Why: "removes browsers"}}},
			{Names: "show-report show-trace", Flags: []Flag{{Names: "--port=", Value: Data}, {Names: "--host=", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the report"}}, Why: "lets other hosts read the report"}}, Args: []Arg{{Role: Reads}}},
			{Names: "merge-reports", Flags: []Flag{{Names: "--reporter= -c= --config=", Value: Unread}}, Args: []Arg{{Role: Reads}}},
			{
				Names: "screenshot pdf",
				Flags: []Flag{{Names: "--full-page"}, {Names: "-b= --browser= --channel= --color-scheme= --device= --wait-for-selector= --wait-for-timeout= --viewport-size= --timeout= --lang= --user-agent= --geolocation= --timezone=", Value: Data}},
				Args:  []Arg{{At: First, Role: Fetches, Why: "opens the page"}, {At: Second, Role: Writes, Why: "writes the picture there"}},
			},
			{Names: "codegen open cr wk ff", Flags: []Flag{{Names: "--target= -b= --browser= --device=", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes what it records there"}}, Args: []Arg{{At: First, Role: Fetches, Why: "opens the page"}}},
			{Names: "clear-cache", Does: []Do{{Kind: automode.Delete, Target: "the build cache", Traits: automode.Recoverable, Why: "empties the cache"}}},
		},
	},
}

var playwrightCases = []Case{
	{`playwright`, `nothing`},
	{`playwright test e2e/a.spec.ts --project=chromium --reporter=list`, `Run{entry-point} the project's tests`},
	{`playwright test --reporter=./r.ts`, `Run{entry-point} the project's tests; Run[file javascript] ./r.ts`},
	{`playwright install chromium`, `Install chromium`}, {`playwright install --dry-run chromium`, `nothing`},
	{`playwright screenshot http://localhost:1 a.png`, `Fetch http://localhost:1; Write a.png`},
	{`playwright codegen http://localhost:1`, `Fetch http://localhost:1`},
	{`playwright test --fail-on-flaky-tests`, `Run{entry-point} the project's tests`},
	{`playwright test -c v`, `Run{entry-point} the project's tests; Run[file javascript] v`},
	{`playwright test --output v`, `Run{entry-point} the project's tests; Delete v/**`},
	{`playwright test --last-failed-file v`, `Run{entry-point} the project's tests; Read v`},
	{`playwright test -u`, `Run{entry-point} the project's tests; Write{harmless,source-only} ./**`},
	{`playwright test --ui-host v`, `Run{entry-point} the project's tests; Expose the test server`},
	{`playwright install --with-deps`, `Install browsers`},
	{`playwright uninstall`, `Install browsers`},
	{`playwright uninstall --all`, `Install browsers`},
	{`playwright show-report`, `nothing`},
	{`playwright show-report --port v`, `nothing`},
	{`playwright show-report --host v`, `Expose the report`},
	{`playwright merge-reports`, `nothing`},
	{`playwright merge-reports --reporter v`, `Unknown nobody read what the value of --reporter means`},
	{`playwright screenshot --full-page`, `nothing`},
	{`playwright screenshot -b v`, `nothing`},
	{`playwright codegen --target v`, `nothing`},
	{`playwright codegen -o v`, `Write v`},
	{`playwright clear-cache`, `Delete{recoverable} the build cache`},
}

// playwrightReporter: a reporter that is none of the program's own is code.
func playwrightReporter(m *Match) {
	w, ok := m.Value("--reporter")
	if !ok {
		return
	}
	for name := range strings.SplitSeq(w.Text, ",") {
		switch name {
		case "list", "line", "dot", "html", "blob", "json", "junit", "github", "null":
		default:
			m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: w, Lang: JavaScript, Flag: "--reporter", Via: automode.ByOption, Why: "reports with that code"})
			return
		}
	}
}
