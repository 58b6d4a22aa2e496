package commands

import (
	"automode"
)

var chartTesting = Program{
	Name: "ct", Rare: true, Summary: "checks charts", Manual: "ct --help, chart-testing 3.14",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "--all --charts= --chart-dirs= --target-branch= --since= --remote= --excluded-charts= --debug --print-config --check-version-increment --validate-maintainers --validate-chart-schema --validate-yaml --github-groups", Value: Data}, {Names: "--config= --lint-conf= --chart-yaml-schema= --additional-commands= --chart-repos= --helm-repo-extra-args= --helm-extra-args= --helm-lint-extra-args=", Value: Unread, Why: "names commands, other settings or places"}},
		Rows: []Row{
			{Names: "lint", Does: toolBuilds}, {Names: "list-changed version help", Does: []Do{{Kind: automode.Read, Target: "."}}}, {Names: "install lint-and-install", Style: Plain, Does: kubeChanges, Args: anyData},
		},
	},
}

var chartTestingCases = []Case{{`ct`, `nothing`}, {`ct lint --all`, `Run{entry-point} the build`}, {`ct list-changed`, `Read .`}, {`ct install`, `Change the cluster`}, {`ct lint --config f`, `Run{entry-point} the build; Unknown names commands, other settings or places`}}
