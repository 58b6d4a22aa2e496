package commands

import (
	"automode"
)

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
	{`semgrep --config auto --error src -o f`, `Query the registry of rules; Read src/**; Read auto; Write f`}, {`semgrep --output=https://h.test/r src`, `Query the registry of rules; Read src/**; Write https://h.test/r; Send https://h.test/r`}, {`semgrep scan -c https://h.test/r.yml`, `Query the registry of rules; Fetch https://h.test/r.yml`},
	{`semgrep -a -e x -l py`, `Query the registry of rules; Write{harmless,source-only} ./**`}, {`semgrep show x`, `Query the registry of rules`}, {`semgrep ci`, `Publish the account's findings`}, {`semgrep login`, `Install packages or versions`},
}
