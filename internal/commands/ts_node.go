package commands

var tsNode = Program{
	Name: "ts-node", Rare: true, Also: "ts-node-esm ts-node-script ts-node-transpile-only ts-node-cwd", Package: true, Summary: "runs TypeScript", Manual: "ts-node --help, ts-node 10",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version -vv --showConfig", Lang: TypeScript,
		Args:  []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e --eval"}}, {Role: Data}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-e --eval"}}},
		Flags: []Flag{
			{Names: "-p --print -i --interactive --esm -T --transpileOnly --transpile-only -H --compilerHost --files --pretty --skipProject --skip-project --skipIgnore --logError --log-error --preferTsExts --typeCheck --emit --swc --noExperimentalReplAwait --scope"},
			{Names: "-I= --ignore= -D= --ignoreDiagnostics= -O= --compilerOptions= --experimentalSpecifierResolution= --scopeDir=", Value: Data},
			{Names: "-e= --eval=", Value: RunsText, Lang: TypeScript, Why: "runs its value"},
			{Names: "-r= --require= -C= --compiler= --transpiler=", Value: RunsFile, Lang: TypeScript, Why: "runs that module"},
			{Names: "-P= --project=", Value: RunsFile, Why: "its settings can name modules to run"},
			{Names: "--cwd= --cwdMode --cwd-mode", Value: Base},
		},
	},
}

var tsNodeCases = []Case{
	{`ts-node -T a.ts b`, `Run[file typescript] a.ts`},
	{`ts-node -r tsconfig-paths/register a.ts`, `Run[file typescript] a.ts; Run[file typescript] tsconfig-paths/register`},
	{`ts-node -e 'f()' x`, `Run[text typescript] f()`},
	{`ts-node -I v`, `nothing`},
	{`ts-node -P v`, `Run[file native] v`},
	{`ts-node --cwd v`, `in v`},
}
