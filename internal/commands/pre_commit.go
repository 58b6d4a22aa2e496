package commands

import "automode"

var preCommit = Program{
	Name: "pre-commit", Rare: true, Package: true, Also: "prek", Summary: "runs the project's checks before a commit", Manual: "pre-commit --help, pre-commit 4.0",
	Row: Row{
		Help: "-h --help -V --version",
		Global: []Flag{
			{Names: "--color= -v --verbose", Value: Data},
			{Names: "-c= --config=", Value: RunsFile, Why: "names the checks to run"},
		},
		Does: []Do{{Kind: automode.Run, Target: "the project's checks", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "runs the project's checks"}},
		Rows: []Row{
			{
				Names: "run",
				Does:  []Do{{Kind: automode.Run, Target: "the project's checks", Traits: automode.EntryPoint, Why: "runs the project's checks"}},
				Args:  []Arg{{Role: Data}}, Refine: preCommitFiles,
				Flags: []Flag{
					{Names: "--files=", Value: Edits, Why: "may be rewritten by a check"},
					{Names: "-a --all-files --show-diff-on-failure --fail-fast --hook-stage= -s= --from-ref= --source= -o= --to-ref= --origin= --last-commit", Value: Data},
				},
			},
			{
				Names: "install install-hooks init-templatedir uninstall migrate-config",
				Does:  []Do{{Kind: automode.Configure, Target: "the repository's hooks", Traits: automode.Persists, Why: "changes what runs at a commit"}},
				Args:  []Arg{{Role: Data}},
				Flags: []Flag{{Names: "-f --overwrite --install-hooks -t= --hook-type= --allow-missing-config --no-allow-missing-config", Value: Data}},
			},
			{
				Names: "autoupdate",
				Does: []Do{
					{Kind: automode.Fetch, Target: "the repositories of the checks", Why: "looks for newer checks"},
					{Kind: automode.Write, Target: ".", Why: "rewrites which checks are used"},
				},
				Flags: []Flag{{Names: "--bleeding-edge --freeze --repo= -j= --jobs=", Value: Data}},
			},
			{Names: "clean", Does: []Do{{Kind: automode.Delete, Target: "its own cache", Traits: automode.Recoverable, Why: "removes environments that can be made again"}}},
			{Names: "gc", Does: []Do{{Kind: automode.Query, Target: "its own cache"}}},
			{Names: "sample-config validate-config validate-manifest help", Args: []Arg{{Role: Reads}}},
			{Names: "try-repo", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Run, Target: "checks of another repository", Why: "runs checks of another repository"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

// preCommitFiles: all that follow --files are files.
func preCommitFiles(m *Match) {
	for _, h := range m.hits {
		if h.Name != "--files" {
			continue
		}
		for _, w := range m.Args[h.Args:] {
			m.Add(roleFact(Edits, w, "may be rewritten by a check"))
		}
	}
}

var preCommitCases = []Case{
	{`pre-commit`, `Run{entry-point} the project's checks`},
	{`pre-commit run --all-files`, `Run{entry-point} the project's checks`},
	{`pre-commit run ruff --files a b`, `Run{entry-point} the project's checks; Write a; Write b`},
	{`pre-commit --color never run -c other.yaml`, `Run{entry-point} the project's checks; Run[file native] other.yaml`},
	{`pre-commit install -t pre-push`, `Configure{persists} the repository's hooks`},
	{`pre-commit autoupdate --freeze`, `Fetch the repositories of the checks; Write .`},
	{`pre-commit clean`, `Delete{recoverable} its own cache`}, {`pre-commit gc`, `Query its own cache`},
	{`pre-commit validate-config a.yaml`, `Read a.yaml`},
	{`pre-commit try-repo https://evil.test/x`, `Run checks of another repository`},
}
