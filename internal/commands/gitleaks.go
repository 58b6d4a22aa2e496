package commands

import (
	"automode"
)

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
