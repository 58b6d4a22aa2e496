package commands

import (
	"strings"

	"automode"
)

var mypy = Program{
	Name: "mypy", Rare: true, Also: "dmypy", Package: true, Summary: "checks the types of Python", Manual: "mypy --help, mypy 1.18",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{{Kind: automode.Run, Target: "the type check", Traits: automode.EntryPoint, Why: "checks types"}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree}}, Refine: asksPython,
		Flags: []Flag{
			{Names: "-v --verbose --warn-unused-configs --no-namespace-packages --namespace-packages --ignore-missing-imports --follow-untyped-imports --no-site-packages --no-silence-site-packages --disallow-any-unimported --disallow-any-expr --disallow-any-decorated --disallow-any-explicit --disallow-any-generics --disallow-subclassing-any --disallow-untyped-calls --disallow-untyped-defs --disallow-incomplete-defs --check-untyped-defs --no-check-untyped-defs --disallow-untyped-decorators --implicit-optional --no-strict-optional --warn-redundant-casts --no-warn-redundant-casts --warn-unused-ignores --no-warn-unused-ignores --no-warn-no-return --warn-return-any --warn-unreachable --allow-untyped-globals --allow-redefinition --no-implicit-reexport --strict-equality --strict-bytes --extra-checks --strict --show-error-context --show-column-numbers --show-error-end --hide-error-codes --show-error-codes --show-error-code-links --pretty --no-pretty --hide-error-context --hide-column-numbers --stats --dump-build-stats --no-color-output --color-output --no-error-summary --show-absolute-path --no-incremental --incremental --cache-fine-grained --sqlite-cache --skip-version-check --skip-cache-mtime-checks --warn-incomplete-stub --scripts-are-modules --explicit-package-bases --fast-module-lookup --exclude-gitignore --local-partial-types --new-type-inference"},
			{Names: "--follow-imports= --python-version= --platform= --always-true= --always-false= --disallow-untyped-calls-exclude= --disable-error-code= --enable-error-code= --enable-incomplete-feature= --exclude= -m= --module= -p= --package= -c= --command= -O= --output= --num-workers= -n= --soft-error-limit= --show-traceback --tb --raise-exceptions --find-occurrences= --pdb", Value: Data},
			{Names: "--config-file=", Value: RunsFile, Lang: Python, Why: "its settings can name plug-ins"},
			{Names: "--python-executable=", Value: Data},
			{Names: "--custom-typeshed-dir= --shadow-file= --custom-typing-module=", Value: Unread},
			{Names: "--cache-dir= --any-exprs-report= --cobertura-xml-report= --html-report= --linecount-report= --linecoverage-report= --lineprecision-report= --txt-report= --xml-report= --xslt-html-report= --xslt-txt-report=", Value: WritesTree, Why: "writes there"},
			{Names: "--junit-xml=", Value: Writes, Why: "writes the report there"},
			{Names: "--install-types --non-interactive", Does: []Do{{Kind: automode.Install, Target: "packages of types"}}, Why: "installs packages of types"},
		},
	},
}

var mypyCases = []Case{
	{`mypy src --strict --ignore-missing-imports`, `Run{entry-point} the type check; Read src/**`}, {`mypy -p app`, `Run{entry-point} the type check`},
	{`mypy --config-file v`, `Run{entry-point} the type check; Run[file python] v`},
	{`mypy --python-executable v`, `Run{entry-point} the type check; Run[with] v`}, {`mypy --python-executable .venv/bin/python a`, `Run{entry-point} the type check; Read a/**; Run[words] .venv/bin/python --version`},
	{`mypy --custom-typeshed-dir v`, `Run{entry-point} the type check; Unknown nobody read what the value of --custom-typeshed-dir means`},
	{`mypy --cache-dir v`, `Run{entry-point} the type check; Write v/**`},
	{`mypy --junit-xml v`, `Run{entry-point} the type check; Write v`},
	{`dmypy start -- --config-file=/x`, `Run{entry-point} the type check; Read start/**; Read --config-file=/x/**; Unknown nobody read what it means there`},
	{`mypy --install-types`, `Run{entry-point} the type check; Install packages of types`},
}

// asksPython: an environment's interpreter that an option names is asked where
// it keeps its packages.
func asksPython(m *Match) {
	for _, w := range m.Args {
		if strings.HasPrefix(w.Text, "-") { // options of the server, behind a "--"
			m.Unknown("nobody read what it means there", w)
		}
	}
	for _, h := range m.hits {
		switch {
		case h.Name != "--python-executable" && h.Name != "--pythonpath":
		case h.Value.Exact() && ownPython(h.Value.Text):
			m.startsAgain(h.Value, []Word{Lit("--version")})
		default:
			m.Add(optionFact(RunsWith, h, h.Value, "starts that interpreter"))
		}
	}
}
