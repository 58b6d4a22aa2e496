package commands

import (
	"strings"

	"automode"
)

var nvm = Program{
	Name: "nvm", Rare: true, Kin: "fnm", Summary: "installs versions of node", Manual: "nvm --help, nvm 0.40",
	Row: Row{
		Help: "-h --help -v --version", Global: []Flag{{Names: "--silent --lts --lts[=] --default --save --no-colors --no-alias --latest-npm --skip-default-packages --reinstall-packages-from[=]", Value: Data, Of: "nvm"}, {Names: "--use-on-cd --lts --latest --corepack-enabled --resolve-engines", Value: Data, Of: "fnm"}, {Names: "--install-if-missing", Of: "fnm", Does: []Do{{Kind: automode.Install, Target: "a version of node", When: &When{Args: "1+"}}}, Why: "installs the version that is named"}},
		Rows: []Row{
			{Names: "use", Args: []Arg{{Role: Data}}},
			{Names: "ls list ls-remote list-remote current which version version-remote help default-packages", Style: GNU, Flags: []Flag{{Names: "--shell=", Value: Data, Of: "fnm"}}, Does: []Do{{Kind: automode.Query, Target: "the versions of node"}}, Args: []Arg{{Role: Data}}},
			{Names: "env", Style: GNU, Flags: []Flag{{Names: "--shell= --log-level= --version-file-strategy=", Value: Data, Of: "fnm"}}, Does: []Do{{Kind: automode.Query, Target: "the versions of node"}}, Args: []Arg{{Role: Data}}, Prints: []Out{{Prints: ShellSetup}}},
			{Names: "install uninstall i", Does: []Do{{Kind: automode.Install, Target: "what the configuration names", Traits: automode.Declared, When: &When{Args: "0"}, Why: "installs what .nvmrc names"}}, Args: []Arg{{Role: Installs, Why: "changes the account's versions of node"}}},
			{Names: "exec", Style: Leading, Args: commandFirst, Flags: []Flag{{Names: "--using= --log-level= --node-dist-mirror= --arch=", Value: Data, Of: "fnm"}, {Names: "--using-file", Of: "fnm"}}, Refine: nvmVersion},
			{Names: "run", Style: Plain, Does: []Do{{Why: "nobody read what node is told there"}}, Args: []Arg{{Role: Data}}},
			{Names: "alias unalias cache deactivate reinstall-packages default unload set-colors", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the account's versions of node", Traits: automode.Persists, Why: "changes the account's versions of node"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var nvmCases = []Case{
	{`fnm use --install-if-missing 99`, `Install a version of node`}, {`fnm ls --shell 1`, `Query the versions of node`},
	{`fnm env --use-on-cd --shell bash`, `Query the versions of node`},
	{`nvm`, `nothing`}, {`nvm use 20`, `nothing`}, {`nvm install 20`, `Install 20`}, {`nvm exec 20 npm test`, `Run[words] npm test`}, {`nvm exec npm test`, `Run[words] npm test`}, {`nvm exec lts/iron npm test`, `Run[words] npm test`}, {`fnm exec --using 20 --using-file rm x`, `Run[words] rm x`}, {`fnm install 20 --use-on-cd`, `Install 20`},
	{`nvm --silent`, `nothing`},
	{`nvm ls`, `Query the versions of node`},
	{`fnm ls --shell v`, `Query the versions of node`},
	{`nvm run`, `Unknown nobody read what node is told there`},
	{`nvm alias`, `Configure{persists} the account's versions of node`},
}

// nvmVersion: nvm may be told a version before the command.
func nvmVersion(m *Match) {
	if len(m.Args) == 0 || m.name() != "nvm" {
		return
	}
	v := strings.TrimPrefix(m.Args[0].Text, "v")
	if v == "" || !isDigits(v[:1]) && !strings.HasPrefix(v, "lts/") && !named("node iojs stable unstable default system", v) {
		return
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsWords })
	if len(m.Args) > 1 {
		f := roleFact(RunsWords, m.Args[1], "")
		f.Words = m.Args[1:]
		m.Add(f)
	}
}
