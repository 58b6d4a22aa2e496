package commands

var gitCliff = Program{
	Name: "git-cliff", Rare: true, Summary: "makes a change log of a history", Manual: "git-cliff --help, git-cliff 2.10", Package: true,
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: anyData,
		Flags: []Flag{{Names: "-v --verbose -u --unreleased -l --latest --current --bump[=] --bumped-version --context --topo-order --use-branch-tags --no-exec --offline -x --use-native-tls", Value: Data}, {Names: "-t= --tag= -s= --strip= --sort= --tag-pattern= --include-path= --exclude-path= --skip-commit= --with-commit= --with-tag-message= --ignore-tags= --count-tags=", Value: Data}, {Names: "-c= --config= --body= -b=", Value: RunsFile, Why: "its settings can name commands"}, {Names: "-o= --output= -p= --prepend=", Value: Writes, Why: "writes the change log"}, {Names: "-w= --workdir= -r= --repository=", Value: Base}},
	},
}

var gitCliffCases = []Case{{`git-cliff -u -o CHANGELOG.md`, `Run{entry-point} the build; Write CHANGELOG.md`}, {`git-cliff --tag 1 -c x`, `Run{entry-point} the build; Run[file native] x`}, {`git-cliff -r d`, `Run{entry-point} the build; in d`}}
