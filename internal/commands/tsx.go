package commands

import "automode"

var tsx = Program{
	Name: "tsx", Rare: true, Package: true, Summary: "runs TypeScript", Manual: "tsx --help, tsx 4",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version", Lang: TypeScript, OrArgs: true, Refine: tsxEval,
		Args:  []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e --eval -p --print"}}, {Role: Data}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-e --eval -p --print"}}, {Role: RunsText, When: &When{First: "-"}}},
		Does:  []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, When: &When{With: "--test"}, Why: "runs the project's tests"}},
		Global: []Flag{
			{Names: "--no-cache --enable-source-maps --no-warnings --no-deprecation --clear-screen --no-clear-screen --trace-warnings --test-only --experimental-test-coverage -i --interactive"},
			{Names: "-C= --conditions= --include= --exclude= --ignore= --test-name-pattern= --test-timeout= --max-old-space-size= --unhandled-rejections= --input-type=", Value: Data},
			{Names: "--test"},
			{Names: "--tsconfig=", Value: Reads},
			{Names: "-e= --eval= -p= --print=", Value: RunsText, Lang: TypeScript, Why: "runs its value"},
			{Names: "-r= --require= --import= --loader=", Value: RunsFile, Lang: TypeScript, Why: "runs that module first"},
			{Names: "--env-file= --env-file-if-exists=", Value: RunsFile, Why: "its variables can change what runs"},
			{Names: "--inspect --inspect[=] --inspect-brk --inspect-brk[=]", Value: Data, Why: "opens a debugger's port"},
		},
		Rows: []Row{{Names: "watch", Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}, Lang: TypeScript}},
	},
}

var tsxCases = []Case{
	{`tsx src/a.ts --x`, `Run[file typescript] src/a.ts`},
	{`tsx -e 'f()'`, `Run[text typescript] f()`},
	{`tsx watch --clear-screen src/a.ts`, `Run[file typescript] src/a.ts`},
	{`tsx --inspect=0.0.0.0:1 a.ts`, `Run[file typescript] a.ts; Expose 0.0.0.0:1`},
	{`tsx -C v`, `nothing`},
	{`tsx --test`, `Run{entry-point} the project's tests`},
	{`tsx --tsconfig v`, `Read v`}, {`tsx --tsconfig v -e 'f()'`, `Read v; Run[text typescript] f(); Unknown its settings may give modules other names`},
	{`tsx -r v`, `Run[file typescript] v`},
	{`tsx --env-file v`, `Run[file native] v`},
}

// tsxEval: with code in an option the positionals are its arguments, and with
// --test they are test files.
func tsxEval(m *Match) {
	exposesInspector(m)
	if w, ok := m.Value("--tsconfig"); ok && m.Has("-e --eval -p --print") {
		m.Unknown("its settings may give modules other names", w)
	}
	test := m.Has("--test")
	if test {
		m.Facts = append(m.Facts, roles(Lists, m.Args, "")...)
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsFile || f.Flag != "" || !test && !f.Word.Is("-") })
}
