package commands

import (
	"automode"
)

var helmDocs = Program{
	Name: "helm-docs", Rare: true, Summary: "writes pages about charts", Manual: "helm-docs --help, helm-docs 1.14",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "writes the charts' pages"}},
		Flags: []Flag{
			{Names: "-d --dry-run", Cancels: NoWrite}, {Names: "-b= --badge-style= -f= --values-file= -i= --ignore-file= -l= --log-level= -s= --sort-values-order= -x --documentation-strict-mode -u --document-dependency-values --skip-version-footer", Value: Data},
			{Names: "-c= --chart-search-root= -g= --chart-to-generate= -t= --template-files=", Value: ReadsTree}, {Names: "-o= --output-file=", Value: Unread, Why: "writes pages of that name"},
		},
	},
}

var helmDocsCases = []Case{{`helm-docs`, `Write{source-only} .`}, {`helm-docs --dry-run -l debug -c d`, `Read d/**`}, {`helm-docs -o f`, `Write{source-only} .; Unknown writes pages of that name`}}
