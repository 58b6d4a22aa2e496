package commands

import (
	"strings"

	"automode"
)

var conda = Program{
	Name: "conda", Rare: true, Also: "mamba micromamba", Summary: "installs packages into environments", Manual: "conda --help, conda 25",
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "-y --yes -q --quiet -v --verbose --json --offline --no-deps --only-deps --update-deps --freeze-installed --no-pin --force-reinstall --override-channels --use-local --copy --all --prune --dev --debug -e --envs --explicit --no-builds --from-history --full-name --reverse --show-sources --revisions --export --canonical --info --no-channel-priority --strict-channel-priority --download-only"}, {Names: "--insecure", Does: []Do{{Kind: automode.Weaken, Target: HostCheck}}, Why: "takes any host for the one it asked"}, {Names: "-n= --name= -c= --channel= --solver= --experimental= --platform= --subdir= --revision=", Value: Data}, {Names: "-p= --prefix=", Value: WritesTree, Why: "works on the environment there"}, {Names: "-d --dry-run", Cancels: NoInstall | NoDelete}, {Names: "-f= --file=", Value: Reads}},
		Rows: []Row{
			{Names: "info", Flags: []Flag{{Names: "--base"}, {Names: "-s --system"}, {Names: "--unsafe-channels", Does: []Do{{Kind: automode.Disclose, Target: "tokens of channels"}}, Why: "prints the tokens of channels"}}, Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}, Prints: []Out{{ToolDir, &When{With: "--base", Without: "--json"}}}},
			{Names: "list search env-list compare doctor notices", Refine: condaChannels, Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}},
			{Names: "install create update upgrade remove uninstall", Refine: condaChannels, Does: []Do{{Kind: automode.Install, Target: "an environment", When: &When{Args: "0"}, Why: "changes an environment"}}, Args: []Arg{{Role: Installs, Why: "changes an environment"}}},
			{Names: "env", Rows: []Row{{Names: "list export", Refine: condaExport, Does: []Do{{Kind: automode.Query, Target: "the environments"}}}, {Names: "create update remove", Does: []Do{{Kind: automode.Install, Target: "an environment", Why: "changes an environment"}}, Args: []Arg{{Role: Data}}}}},
			{Names: "run", Style: Leading, Flags: []Flag{{Names: "--no-capture-output --live-stream --dev"}, {Names: "-e= --env= -a= --attach= --label=", Value: Data, Of: "micromamba"}, {Names: "--cwd=", Value: Base}}, Args: []Arg{{At: First, Role: RunsWords}}},
			{Names: "activate deactivate", Args: []Arg{{Role: Data}}},
			{Names: "shell.bash shell.zsh shell.posix shell.dash shell.fish", Rows: []Row{{Names: "hook", Prints: []Out{{Prints: ShellSetup}}}}},
			{Names: "shell", Rows: []Row{{Names: "hook", Flags: []Flag{{Names: "-s= --shell=", Value: Data}}, Prints: []Out{{Prints: ShellSetup}}}}},
			{Names: "clean", Flags: []Flag{{Names: "-a -i --index-cache -t --tarballs --packages --force-pkgs-dirs --logfiles"}}, Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, Why: "removes packages that can be fetched again"}}},
			{Names: "config", Does: []Do{{Kind: automode.Configure, Target: "conda or the shell", Traits: automode.Persists, When: &When{Without: "--show"}, Why: "changes conda's settings or the shell's start-up files"}}, Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "--show --show-sources --get --describe"}, {Names: "--system --env", Value: Data}, {Names: "--add= --append= --prepend= --set= --remove= --remove-key= --write-default --stdin", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "conda's settings", Traits: automode.Persists}}, Why: "changes conda's settings"}}},
			{Names: "repoquery", Rows: []Row{{Names: "search depends whoneeds", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "-t --tree --recursive", Value: Data}}}}},
			{Names: "init rename export", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Configure, Target: "conda or the shell", Traits: automode.Persists, Why: "changes conda's settings or the shell's start-up files"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

// condaChannels: a channel is a name, or the address of a host that is asked.
func condaChannels(m *Match) {
	for _, h := range m.hits {
		if h.Has && (h.Name == "-c" || h.Name == "--channel") && (h.Value.Known != automode.Exact || strings.Contains(h.Value.Text, "://")) {
			m.addRole(Fetches, &h.Value, "asks that host for packages")
		}
	}
}

// condaExport: the file that others read it writes.
func condaExport(m *Match) {
	if w, ok := m.Value("-f"); ok {
		m.Add(roleFact(Writes, w, "writes the list there"))
	}
}

var condaCases = []Case{
	{`conda env export -f f`, `Query the environments; Read f; Write f`},
	{`conda`, `nothing`}, {`conda run -n a pytest -x`, `Run[words] pytest -x`}, {`conda install -c conda-forge x -y`, `Install x`}, {`conda create -n a --dry-run`, `nothing`},
	{`conda search -c https://h.test/c x`, `Query the packages; Fetch https://h.test/c`}, {`conda create -d --channel https://h.test/c`, `Fetch https://h.test/c`},
	{`conda -p v`, `Write v/**`},
	{`conda -f v`, `Read v`},
	{`conda list`, `Query the packages`}, {`conda info --base`, `Query the packages`}, {`conda info -s`, `Query the packages`}, {`conda info --unsafe-channels`, `Query the packages; Disclose tokens of channels`}, {`conda search --insecure x`, `Query the packages; Weaken the check of the host's certificate`},
	{`conda env`, `nothing`},
	{`conda env list`, `Query the environments`},
	{`conda env create`, `Install an environment`},
	{`conda run --no-capture-output`, `nothing`},
	{`micromamba run -e ls rm x`, `Run[words] rm x`},
	{`conda run --cwd v`, `in v`},
	{`conda activate`, `nothing`}, {`conda shell.bash hook`, `nothing`}, {`micromamba shell hook -s bash`, `nothing`}, {`micromamba shell init`, `Unknown no subcommand “init” is known`},
	{`conda clean`, `Delete{recoverable} the package cache`},
	{`conda clean -a`, `Delete{recoverable} the package cache`},
	{`conda config --set a b`, `Configure{persists} conda or the shell; Configure{persists} conda's settings`}, {`conda config --show --system`, `nothing`}, {`conda config --show --add channels x`, `Configure{persists} conda's settings`}, {`conda config`, `Configure{persists} conda or the shell`},
	{`conda init`, `Configure{persists} conda or the shell`}, {`mamba repoquery depends -t x`, `Query the packages`}, {`mamba repoquery`, `nothing`},
}
