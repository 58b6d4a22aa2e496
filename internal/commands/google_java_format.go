package commands

import (
	"automode"
)

var jvmFormatters = Program{
	Name: "google-java-format", Rare: true, Kin: "scalafmt", Summary: "reformats Java or Scala", Manual: "the --help of google-java-format 1.31 and scalafmt 3.10",
	Row: Row{
		Help: "-h -help --help -v -version --version",
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", Without: "--test"}, Why: "rewrites source files"}},
		Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--test"}, Why: "rewrites source files"}, {Role: Reads, Extent: automode.Tree, When: &When{With: "--test"}}},
		Flags: []Flag{
			{Names: "-n --dry-run --test --check --list --stdout"}, {Names: "-i -r --replace --quiet --non-interactive --debug -a --aosp --fix-imports-only --skip-sorting-imports --skip-removing-unused-imports --skip-reflowing-long-strings --set-exit-if-changed --diff --reportError", Value: Data},
			{Names: "--lines= --offset= --length= --mode= --diff-branch= --exclude=", Value: Data}, {Names: "-c= --config=", Value: Reads},
		},
	},
}

var jvmFormattersCases = []Case{{`google-java-format -i A.java`, `Write{harmless,source-only} A.java/**`}, {`scalafmt --check src`, `Read src/**`}, {`scalafmt --exclude x`, `Write{harmless,source-only} ./**`}, {`scalafmt --test -c f`, `Read f`}}
