package commands

import (
	"strings"

	"automode"
)

// gitExtensions and kubectlExtensions are subcommands that are programs of their
// own: "git annex" starts git-annex.
const (
	gitExtensions     = "absorb annex branchless bug cliff codereview crypt delta extras fame flow gui imerge machete quick-stats secret secrets sizer spr subrepo subtree svn town"
	kubectlExtensions = "access-matrix argo ctx df-pv get-all images lineage neat ns outdated resource-capacity tree view-allocations who-can"
)

// startsExtension hands what follows to the program of the subcommand.
func startsExtension(m *Match) {
	words := m.Args
	name := "git-" + m.Path
	if !named(gitExtensions, m.Path) {
		name = "kubectl-" + strings.ReplaceAll(m.Path, "-", "_")
		if len(words) > 0 && words[0].Is("rollouts") {
			name, words = name+"-rollouts", words[1:]
		}
	}
	words = append([]Word{Lit(name)}, words...)
	m.Add(Fact{Role: RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "starts the program of that name"})
}
