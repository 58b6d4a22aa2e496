package commands

import "automode"

var next = Program{
	Name: "next", Rare: true, Package: true, Summary: "serves and builds web applications", Manual: "next --help, Next.js 16",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true, Refine: servesOn,
		Global: []Flag{{Names: "--turbo --turbopack --webpack --debug -d --profile --no-lint --no-mangling --experimental-app-only --experimental-https --experimental-debug-memory-usage --disable-source-maps --no-source-maps --strict --fix --quiet --no-cache --no-inline-config --debug-prerender --verbose"}, {Names: "-p= --port= --keepAliveTimeout= --dir= --file= --ext= --max-warnings= --experimental-build-mode=", Value: Data}, {Names: "-H= --hostname=", Value: Data}, {Names: "-c= --config= --experimental-https-key= --experimental-https-cert= --experimental-upload-trace=", Value: Unread}},
		Does:   []Do{{Kind: automode.Run, Target: "the development server", Traits: automode.EntryPoint, Why: "serves the project"}},
		Args:   []Arg{{Role: Lists}},
		Rows: []Row{
			{Names: "build lint typegen", Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or lints the project"}}, Args: []Arg{{Role: Lists}}},
			{Names: "dev start", Does: []Do{{Kind: automode.Run, Target: "the development server", Traits: automode.EntryPoint, Why: "serves the project"}}, Args: []Arg{{Role: Lists}}},
			{Names: "info", Does: []Do{{Kind: automode.Read, Target: "."}}},
			{Names: "telemetry", Rows: []Row{{Names: "status"}, {Names: "enable disable", Does: []Do{{Kind: automode.Configure, Target: "what it reports", Traits: automode.Persists, Why: "changes what is reported"}}}}},
			{Names: "upgrade", Style: Plain, Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var nextCases = []Case{
	{`next`, `Run{entry-point} the development server`}, {`next build`, `Run{entry-point} the build`}, {`next dev -p 3001 -H 0.0.0.0`, `Run{entry-point} the development server; Expose 0.0.0.0`},
	{`next --turbo`, `Run{entry-point} the development server`},
	{`next -c v`, `Run{entry-point} the development server; Unknown nobody read what the value of -c means`},
	{`next info`, `Read .`},
	{`next telemetry`, `nothing`}, {`next telemetry status`, `nothing`}, {`next telemetry disable`, `Configure{persists} what it reports`}, {`next upgrade`, `Unknown nobody read what this subcommand does`},
}
