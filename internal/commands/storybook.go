package commands

// With storybook -h is no help: it is where the server listens.
var storybook = Program{
	Name: "storybook", Rare: true, Kin: "sb", Package: true, Summary: "shows a project's components", Manual: "the reference of Storybook 9's commands",
	Row: Row{
		Help: "--help -V --version",
		Global: []Flag{
			{Names: "--disable-telemetry --debug --test --quiet --docs --no-open --stats-json --webpack-stats-json --debug-webpack --preview-only --enable-crash-reports", Value: Data},
			{Names: "--loglevel= --preview-url=", Value: Data},
			{Names: "-c= --config-dir=", Value: RunsFile, Lang: JavaScript, Why: "its settings can be code"},
		},
		Rows: []Row{
			{Names: "dev", Does: hostServes, Refine: servesOn, Flags: []Flag{
				{Names: "--port= --initial-path=", Value: Data}, {Names: "-p=", Value: Data, Of: "storybook sb"}, {Names: "-h= --host=", Value: Data, Of: "storybook sb"},
				{Names: "--https --ci --smoke-test --exact-port --no-manager-cache --no-version-updates --version-updates", Value: Data},
				{Names: "--ssl-ca= --ssl-cert= --ssl-key=", Value: Reads},
			}},
			{Names: "build", Does: toolBuilds, Flags: []Flag{{Names: "-o= --output-dir=", Value: Empties, Why: "empties the folder that it builds into"}}},
			{Names: "info doctor", Does: toolBuilds},
			{Names: "add init upgrade migrate automigrate remove sandbox", Does: toolInstalls, Args: anyData, Flags: anyFlags},
		},
	},
}

var storybookCases = []Case{
	{`storybook build -o d`, `Run{entry-point} the build; Delete d/**`}, {`storybook build --quiet -c d`, `Run{entry-point} the build; Run[file javascript] d`},
	{`storybook info --loglevel warn`, `Run{entry-point} the build`}, {`sb add x --yes`, `Install packages or versions`},
	{`storybook dev -p 6006 --ci --no-open`, `Run{entry-point} the project`}, {`storybook dev -h localhost`, `Run{entry-point} the project`},
	{`storybook dev -p 1 -h 0.0.0.0`, `Run{entry-point} the project; Expose 0.0.0.0`}, {`storybook dev --port 1 --ssl-ca a`, `Run{entry-point} the project; Read a`},
}
