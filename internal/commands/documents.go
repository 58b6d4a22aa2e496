package commands

import (
	"strings"

	"automode"
)

// Programs that check, show or convert documents and data of a fixed form.

var pydoc = Program{
	Name: "pydoc", Rare: true, Also: "pydoc3", Summary: "shows the documentation of Python's modules", Manual: "pydoc in the Python library reference, 3.13",
	Row: Row{
		Does: []Do{{Kind: automode.Run, Target: "the module", When: &When{Args: "1+", Without: "-k -w"}, Why: "loads the module that it describes"}},
		Args: []Arg{{Role: Data}}, Refine: pydocFiles,
		Flags: []Flag{
			{Names: "-k", Value: Data},
			{Names: "-w", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes a page"}, {Kind: automode.Run, Target: "the module", Why: "loads the module that it describes"}}},
			{Names: "-p= -n= -b", Value: Data, Does: []Do{{Kind: automode.Run, Target: "a documentation server", Why: "serves documentation on this machine"}}},
		},
	},
}

// pydocFiles: a word with a slash is a file, which is run.
func pydocFiles(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || strings.ContainsAny(w.Text, "/\\") {
			f := roleFact(RunsFile, w, "loads it")
			f.Lang = Python
			m.Add(f)
		}
	}
}

var pydocCases = []Case{
	{`pydoc`, `nothing`},
	{`pydoc json.dumps`, `Run the module`},
	{`pydoc3 -k sqlite`, `nothing`},
	{`pydoc -w json`, `Write .; Run the module`},
	{`pydoc -p 1234`, `Run a documentation server`},
	{`pydoc ./evil.py`, `Run the module; Run[file python] ./evil.py`},
}

var dprint = Program{
	Name: "dprint", Rare: true, Summary: "formats source files", Manual: "dprint help, dprint 0.50", Package: true,
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "--verbose --allow-no-files --incremental[=] -L= --log-level= --excludes= --includes= --only-staged --config-discovery=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Why: "its settings name plug-ins"}, {Names: "--plugins=", Value: RunsFile, Why: "formats with that plug-in"}},
		Rows: []Row{
			{Names: "check output-file-paths output-resolved-config output-format-times license editor-info completions", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--list-different --staged", Value: Data}}},
			{Names: "fmt", Does: toolRewrites, Args: []Arg{{Role: Data}}, Refine: formatsWhatIsNamed, Flags: []Flag{{Names: "--diff --staged --skip-stable-format --fail-fast", Value: Data}, {Names: "--stdin=", Value: Data, Cancels: NoWrite}}},
			{Names: "init config", Does: []Do{{Kind: automode.Write, Target: "dprint.json", Why: "changes its settings"}}, Args: anyData},
			{Names: "upgrade clear-cache", Does: toolInstalls},
		},
	},
}

var dprintCases = []Case{
	{`dprint`, `nothing`},
	{`dprint check -c f --list-different src/a.ts`, `Run{entry-point} the build; Read{listing} src/a.ts; Run[file native] f`},
	{`dprint fmt --staged`, `Write{source-only} ./**`},
	{`dprint fmt --stdin ts`, `nothing`},
	{`dprint check --plugins ./p.wasm`, `Run{entry-point} the build; Run[file native] ./p.wasm`},
	{`dprint config add x`, `Write dprint.json`},
	{`dprint upgrade`, `Install packages or versions`},
	{`dprint check --verbose`, `Run{entry-point} the build`},
}

var ajv = Program{
	Name: "ajv", Rare: true, Summary: "checks data against a JSON Schema", Manual: "ajv help, ajv-cli 5.0", Package: true,
	Row: Row{
		Help: "-h --help",
		Rows: []Row{
			{Names: "help", Args: anyData},
			{
				Names: "validate test compile migrate",
				Flags: []Flag{
					{Names: "-s= -d= -r= -m=", Value: Reads},
					{Names: "-o=", Value: Writes, Why: "writes code or a schema there"},
					{Names: "-c=", Value: RunsFile, Lang: JavaScript, Why: "loads it for keywords and formats of its own"},
					{Names: "--all-errors --verbose --valid --invalid --remove-additional --use-defaults --coerce-types --spec= --errors= --changes= --data --indent= --strict= --strict-schema= --strict-tuples= --strict-types= --validate-formats= --unicode=", Value: Data},
				},
			},
		},
		OrArgs: true,
		Flags:  []Flag{{Names: "-s= -d= -r=", Value: Reads}},
	},
}

var ajvCases = []Case{
	{`ajv -s a.json -d b.json`, `Read a.json; Read b.json`},
	{`ajv help validate`, `nothing`},
	{`ajv validate -s a.json -d b.json --spec draft2020`, `Read a.json; Read b.json`},
	{`ajv compile -s a.json -o v.js`, `Read a.json; Write v.js`},
	{`ajv validate -s a.json -d b.json -c ./k.js`, `Read a.json; Read b.json; Run[file javascript] ./k.js`},
}

var lychee = Program{
	Name: "lychee", Rare: true, Summary: "checks links", Manual: "lychee --help, lychee 0.20",
	Row: Row{
		Style: GNU, Help: "-h --help -V --version", Args: []Arg{{Role: Reads}}, Refine: lycheeAsks,
		Flags: []Flag{
			{Names: "--offline --dump --dump-inputs"}, {Names: "-n --no-progress -v --verbose -q --quiet -i --insecure -E --exclude-all-private --exclude-private --exclude-link-local --exclude-loopback --include-mail --include-fragments --include-verbatim --include-wikilinks --glob-ignore-case --cache --skip-missing --hidden --no-ignore --suggest --require-https", Value: Data},
			{Names: "--exclude= --exclude-path= --include= -a= --accept= -t= --timeout= -r= --retry-wait-time= -m= --max-redirects= --max-retries= --max-concurrency= -T= --threads= -u= --user-agent= --method= -s= --scheme= -f= --format= --mode= --extensions= -b= --base= --base-url= --remap= --fallback-extensions= --max-cache-age= --archive= --cache-exclude-status= --default-extension= --index-files=", Value: Data},
			{Names: "-c= --config= --root-dir=", Value: Reads},
			{Names: "-o= --output=", Value: Writes, Why: "writes what it found there"},
			{Names: "--github-token= -H= --header= --basic-auth=", Value: Data, Why: "is sent with what it asks"},
		},
	},
}

// lycheeAsks: without --offline and --dump it asks every host that the files name.
func lycheeAsks(m *Match) {
	if !m.Has("--offline --dump --dump-inputs") && len(m.Args) > 0 {
		m.Add(Fact{Kind: automode.Fetch, Target: "the hosts that the files name", Why: "asks every host that the files name"})
	}
}

var lycheeCases = []Case{
	{`lychee --offline -n README.md --exclude x`, `Read README.md`},
	{`lychee README.md`, `Read README.md; Fetch the hosts that the files name`},
	{`lychee --dump a.md -o f -c g`, `Read a.md; Write f; Read g`},
	{`lychee a.md --github-token x`, `Read a.md; Fetch the hosts that the files name`},
}

var doctoc = Program{
	Name: "doctoc", Rare: true, Summary: "writes tables of contents into Markdown", Manual: "doctoc --help, doctoc 2.2", Package: true,
	Row: Row{
		Help: "-h --help", Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "-s --stdout -d --dryrun"}, Why: "writes a table of contents into it"}, {Role: ReadsTree, When: &When{With: "-s --stdout -d --dryrun"}}},
		Flags: []Flag{{Names: "-s --stdout -d --dryrun"}, {Names: "--github --gitlab --bitbucket --nodejs --ghost --notitle --all -u --update-only", Value: Data}, {Names: "--title= --maxlevel= --minlevel= --entryprefix= --syntax=", Value: Data}},
	},
}

var doctocCases = []Case{
	{`doctoc README.md --github --maxlevel 3`, `Write{source-only} README.md/**`},
	{`doctoc -s README.md`, `Read README.md/**`},
}

var docutils = Program{
	Name: "rst2html", Rare: true, Follows: "*", Also: "rst2html5 rst2latex rst2man rst2xml rst2pseudoxml rst2odt docutils", Summary: "converts reStructuredText", Manual: "rst2html --help, Docutils 0.22",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{At: First, Role: Reads}, {At: Second, Role: Writes, Why: "writes the document there"}},
		Flags: []Flag{
			{Names: "--no-toc-backlinks --section-numbering --no-section-numbering --strict -q --quiet -v --verbose --traceback --no-raw --no-file-insertion -g --generator --no-generator -d --date --embed-stylesheet --link-stylesheet --safe", Value: Data},
			{Names: "--title= -r= --report= --halt= --exit-status= -i= --input-encoding= -o= --output-encoding= -l= --language= --math-output= --initial-header-level= --syntax-highlight= --smart-quotes= --tab-width=", Value: Data},
			{Names: "--stylesheet= --stylesheet-path= --template= --config=", Value: Reads},
			{Names: "--output= --record-dependencies= --dump-settings --warnings=", Value: Writes, Why: "writes it there"},
		},
	},
}

var docutilsCases = []Case{
	{`rst2html a.rst`, `Read a.rst`},
	{`rst2html5 --title x --strict a.rst a.html`, `Read a.rst; Write a.html`},
	{`rst2html --template t --warnings w a.rst`, `Read a.rst; Read t; Write w`},
}

var xcpretty = Program{
	Name: "xcbeautify", Rare: true, Kin: "xcpretty", Summary: "makes the output of xcodebuild readable", Manual: "xcbeautify --help 2.30, xcpretty --help 0.4",
	Row: Row{
		Help: "-h --help -v --version", Flags: []Flag{
			{Names: "-q --quiet --is-ci --disable-colored-output --disable-logging --preserve-unbeautified --hyperlinks -s --simple -t --test -c --color -k --no-utf --tap --knock --renderer= --report=", Value: Data},
			{Names: "-qq", Value: Data, Of: "xcbeautify"},
			{Names: "--report-path= --junit-report-filename= -o= --output= --screenshots", Value: Writes, Why: "writes a report there"},
			{Names: "-f= --formatter=", Value: RunsFile, Lang: Ruby, Why: "loads it"},
		},
		Prints: []Out{{Prints: AnyText}},
	},
}

var xcprettyCases = []Case{
	{`xcbeautify -q --renderer github-actions`, `nothing`},
	{`xcbeautify -qq`, `nothing`},
	{`xcpretty -c --report junit --output a.xml`, `Write a.xml`},
	{`xcpretty -f ./f.rb`, `Run[file ruby] ./f.rb`},
}
