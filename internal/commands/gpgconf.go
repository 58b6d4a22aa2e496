package commands

import (
	"automode"
)

var gpgconf = Program{
	Name: "gpgconf", Rare: true, Summary: "shows and changes the settings of GnuPG", Manual: "gpgconf(1), GnuPG 2.4",
	Row: Row{
		Help: "-h --help --version -V", Does: []Do{{Kind: automode.Query, Target: "the settings of GnuPG"}}, Args: anyData,
		Flags: []Flag{
			{Names: "--list-components --check-programs --list-dirs -L --list-options --list-config --check-options --query-swdb -X --show-versions --show-socket --show-codes -q --quiet -v --verbose -n --dry-run -0 --null --check-config", Value: Data},
			{Names: "--kill -K --reload -R --launch", Does: []Do{{Kind: automode.Control, Target: "the agents of GnuPG"}}, Why: "starts or stops them"},
			{Names: "--change-options --apply-profile --apply-defaults --create-socketdir --remove-socketdir -r --runtime", Does: []Do{{Kind: automode.Configure, Target: "the settings of GnuPG", Traits: automode.Persists}}, Why: "changes settings"},
			{Names: "-o= --output=", Value: Writes, Why: "writes what it prints there"}, {Names: "--homedir= --chuid= --status-fd=", Value: Unread, Why: "is of another account"},
		},
	},
}

var gpgconfCases = []Case{
	{`gpgconf --list-dirs agent-socket`, `Query the settings of GnuPG`}, {`gpgconf --kill all`, `Query the settings of GnuPG; Control the agents of GnuPG`}, {`gpgconf --change-options gpg`, `Query the settings of GnuPG; Configure{persists} the settings of GnuPG`},
	{`gpgconf -o f --list-components`, `Query the settings of GnuPG; Write f`}, {`gpgconf --homedir d -L`, `Query the settings of GnuPG; Unknown is of another account`},
}
