package commands

import "automode"

var pass = Program{
	Name: "pass", Rare: true, Summary: "keeps passwords in encrypted files", Manual: "pass(1), pass 1.7",
	Row: Row{
		Help:   "--help --version",
		OrArgs: true,
		Does: []Do{
			{Kind: automode.Query, Target: "the names of passwords", When: &When{Args: "0"}},
			{Kind: automode.Disclose, Target: "a password", When: &When{Args: "1+"}, Why: "prints a password"},
		},
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-c[=] --clip[=] -q[=] --qrcode[=]", Value: Data}},
		Rows: []Row{
			{Names: "ls list find search", Does: []Do{{Kind: automode.Query, Target: "the names of passwords"}}, Args: []Arg{{Role: Data}}},
			{Names: "help version", Does: []Do{{Kind: automode.Query, Target: "pass itself"}}},
			{Names: "show grep", Style: Plain, Does: []Do{{Kind: automode.Disclose, Target: "a password", Why: "prints a password"}}, Args: []Arg{{Role: Data}}},
			{Names: "insert add generate edit mv rename cp copy init", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the password store", Traits: automode.Persists, Why: "changes kept passwords"}}, Args: []Arg{{Role: Data}}},
			{Names: "rm remove delete", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the password store", Traits: automode.Destroys, Why: "removes kept passwords"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var passCases = []Case{
	{`pass`, `Query the names of passwords`},
	{`pass mail/me`, `Disclose a password`},
	{`pass -c mail/me`, `Disclose a password`},
	{`pass ls mail`, `Query the names of passwords`},
	{`pass version`, `Query pass itself`},
	{`pass show mail/me`, `Disclose a password`},
	{`pass insert mail/me`, `Configure{persists} the password store`},
	{`pass rm -f mail/me`, `Change{destroys} the password store`},
}

var secretTool = Program{
	Name: "secret-tool", Rare: true, Kin: "kwallet-query keyring rbw keepassxc-cli dcli", Summary: "keeps passwords", Manual: "secret-tool(1), libsecret 0.21; kwallet-query(1), 6; keyring 25; rbw 1.13; keepassxc-cli(1), 2.7",
	Row: Row{
		Help: "-h --help --version", Style: Looking, OrArgs: true, Args: anyData,
		Does: []Do{{Kind: automode.Disclose, Target: "a password", Why: "may print passwords"}},
		Rows: []Row{
			{Names: "store set add create generate edit clear remove rm del db-create import merge sync lock unlock login register", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Change, Target: "kept passwords", Traits: automode.Destroys, Why: "changes kept passwords"}}},
			{Names: "ls list", Style: Looking, Args: anyData, Does: []Do{{Kind: automode.Query, Target: "the names of passwords"}}},
		},
	},
}

var secretToolCases = []Case{
	{`secret-tool lookup a b`, `Disclose a password`},
	{`keyring get a b`, `Disclose a password`},
	{`secret-tool clear a b`, `Change{destroys} kept passwords`},
	{`rbw ls`, `Query the names of passwords`},
}

var envchain = Program{
	Name: "envchain", Rare: true, Summary: "runs a command with secrets in its environment", Manual: "envchain --help, 1.1",
	Row: Row{
		Style: Leading, Help: "--help --version", Args: []Arg{{At: First, Role: Data}, {At: Second, Role: RunsWords}},
		Does: []Do{{Kind: automode.Disclose, Target: "kept passwords", When: &When{Args: "1+"}, Why: "hands passwords to the command"}},
		Flags: []Flag{
			{Names: "--list -l -v --show-value", Does: []Do{{Kind: automode.Disclose, Target: "kept passwords"}}, Why: "shows what is kept"},
			{Names: "--set -s --unset --noecho -n --require-passphrase -p --no-require-passphrase -P", Does: []Do{{Kind: automode.Change, Target: "kept passwords", Traits: automode.Destroys}}, Why: "changes kept passwords"},
		},
	},
}

var envchainCases = []Case{{`envchain aws rm x`, `Disclose kept passwords; Run[words] rm x`}, {`envchain --list`, `Disclose kept passwords`}, {`envchain --set aws KEY`, `Disclose kept passwords; Run[words] KEY; Change{destroys} kept passwords`}}
