package commands

import "automode"

var cypress = Program{
	Name: "cypress", Package: true, Summary: "runs browser tests", Manual: "cypress --help, Cypress 15",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "run open", Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests in a browser"}}, Flags: []Flag{{Names: "--headed --headless --e2e --component -q --quiet --no-exit --no-runner-ui --no-auto-cancel-after-failures"}, {Names: "-b= --browser= -s= --spec= --config= -c= -e= --env= -p= --port= --tag= -t= -r= --reporter= -o= --reporter-options=", Value: Data}, {Names: "-P= --project= -C= --config-file=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}, {Names: "--record -k= --key= --ci-build-id= --parallel --group=", Value: Data, Does: []Do{{Kind: automode.Send, Target: "the test service"}}, Why: "sends results to a service"}}},
			{Names: "install verify info version cache", Style: Plain, Does: []Do{{Kind: automode.Install, Target: "the test program", Traits: automode.Declared, Why: "installs or looks at the test program"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var cypressCases = []Case{
	{`cypress`, `nothing`}, {`cypress run --spec a.cy.ts`, `Run{entry-point} the project's tests`}, {`cypress run --record --key x`, `Run{entry-point} the project's tests; Send the test service; Send the test service`},
	{`cypress run --headed`, `Run{entry-point} the project's tests`},
	{`cypress run -P v`, `Run{entry-point} the project's tests; Run[file javascript] v`},
	{`cypress install`, `Install{declared} the test program`},
}
