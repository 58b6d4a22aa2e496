package commands

import (
	"strings"

	"automode"
)

var cypress = Program{
	Name: "cypress", Rare: true, Package: true, Summary: "runs browser tests", Manual: "cypress --help, Cypress 15",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "run open", Refine: cypressSettings, Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests in a browser"}}, Flags: []Flag{{Names: "--headed --headless --e2e --component -q --quiet --no-exit --no-runner-ui --no-auto-cancel-after-failures"}, {Names: "-b= --browser= -s= --spec= -e= --env= -p= --port= --tag= -t=", Value: Data}, {Names: "-c= --config=", Value: Data}, {Names: "-r= --reporter=", Value: Data}, {Names: "-o= --reporter-options=", Value: Unread, Why: "can name files that it writes"}, {Names: "-P= --project= -C= --config-file=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}, {Names: "--record -k= --key= --ci-build-id= --parallel --group=", Value: Data, Does: []Do{{Kind: automode.Send, Target: "the test service"}}, Why: "sends results to a service"}}},
			{Names: "cache", Does: []Do{{Kind: automode.Delete, Target: "the test programs that were fetched", Traits: automode.Recoverable, When: &When{First: "clear prune"}, Why: "removes what can be fetched again"}}, Args: []Arg{{Role: Data}}},
			{Names: "install verify info version", Style: Looking, Does: []Do{{Kind: automode.Install, Target: "the test program", Traits: automode.Declared, Why: "installs or looks at the test program"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

// cypressSettings: settings on the line can name folders, which are emptied, and
// code; a reporter that does not come with it is code.
func cypressSettings(m *Match) {
	m.namesOnly("-b --browser")
	for i := range m.hits {
		h := &m.hits[i]
		switch h.Name {
		case "-c", "--config":
			for part := range strings.SplitSeq(h.Value.Text, ",") {
				name, value, _ := strings.Cut(part, "=")
				if name == "baseUrl" && strings.Contains(value, "://") {
					w := h.Value
					w.Text = value
					m.addRole(Sends, &w, "the tests speak to it")
				}
				if !h.Value.Exact() || !named(cypressPlain, name) {
					m.Unknown("a setting can name a folder that is emptied, or code", h.Value)
				}
			}
		case "-r", "--reporter":
			if !named("spec dot json junit min nyan list progress tap landing xunit teamcity doc", h.Value.Text) {
				m.Add(Fact{Role: RunsFile, Word: h.Value, Kind: automode.Run, Lang: JavaScript, Flag: h.Name, Via: automode.ByOption, Why: "loads it for the results"})
			}
		}
	}
}

// cypressPlain are settings that name no file.
const cypressPlain = "baseUrl viewportWidth viewportHeight video videoCompression retries numTestsKeptInMemory watchForFileChanges chromeWebSecurity screenshotOnRunFailure port" +
	" defaultCommandTimeout execTimeout taskTimeout pageLoadTimeout requestTimeout responseTimeout animationDistanceThreshold scrollBehavior testIsolation"

var cypressCases = []Case{
	{`cypress run --config baseUrl=x,video=false -r spec`, `Run{entry-point} the project's tests`},
	{`cypress run --config baseUrl=https://h.test`, `Run{entry-point} the project's tests; Send https://h.test`},
	{`cypress run -c screenshotsFolder=.git`, `Run{entry-point} the project's tests; Unknown a setting can name a folder that is emptied, or code`},
	{`cypress run -r ./x.js -o f=x`, `Run{entry-point} the project's tests; Unknown can name files that it writes; Run[file javascript] ./x.js`},
	{`cypress`, `nothing`}, {`cypress run --spec a.cy.ts`, `Run{entry-point} the project's tests`}, {`cypress run --record --key x`, `Run{entry-point} the project's tests; Send the test service; Send the test service`},
	{`cypress run --headed`, `Run{entry-point} the project's tests`},
	{`cypress run -P v`, `Run{entry-point} the project's tests; Run[file javascript] v`},
	{`cypress install`, `Install{declared} the test program`}, {`cypress cache clear`, `Delete{recoverable} the test programs that were fetched`}, {`cypress cache path`, `nothing`},
}
