package commands

import "automode"

var reactScripts = Program{
	Name: "react-scripts", Rare: true, Kin: "craco", Package: true, Summary: "builds and tests an application of React", Manual: "the guides of Create React App 5 and CRACO 7",
	Row: Row{
		Help: "-h --help -v --version", Global: []Flag{{Names: "--config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}},
		Rows: []Row{
			{Names: "build", Does: toolBuilds, Flags: []Flag{{Names: "--stats --profile"}}},
			{Names: "start", Does: hostServes},
			{Names: "test", Style: Plain, Args: anyData, Refine: reactTests},
			{Names: "eject", Does: []Do{{Kind: automode.Write, Target: ".", Why: "replaces the project's settings"}, {Kind: automode.Install, Target: "packages", Why: "adds packages to the manifest"}}},
		},
	},
}

var reactScriptsCases = []Case{
	{`react-scripts build --stats`, `Run{entry-point} the build`}, {`react-scripts start`, `Run{entry-point} the project`},
	{`react-scripts test`, `Run{entry-point} the project's tests`}, {`react-scripts test --watchAll=false src/a.test.js`, `Run{entry-point} the project's tests; Read{listing} src/a.test.js`},
	{`react-scripts test --globalSetup ./g`, `Run{entry-point} the project's tests; Run[file javascript] ./g`}, {`react-scripts test --frob`, `Unknown no option “--frob” is known`},
	{`react-scripts eject`, `Write .; Install packages`}, {`craco --config x.js build`, `Run{entry-point} the build; Run[file javascript] x.js`},
}

// reactTests: what follows goes to the tests' runner.
func reactTests(m *Match) {
	tests := jest.Read(append([]Word{Lit("jest")}, m.Args...), m.Platform)
	m.Facts = append(m.Facts, tests.Facts...)
}
