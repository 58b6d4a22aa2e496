package commands

import "automode"

var security = Program{
	Name: "security", Rare: true, Summary: "works on the keychain of macOS", Manual: "security(1), macOS 15",
	Row: Row{
		Style: Leading,
		Help:  "-h",
		Global: []Flag{
			{Names: "-l -q -v"},
		},
		Rows: []Row{
			{
				Names: "find-generic-password find-internet-password", Style: GNU,
				Does: []Do{{Kind: automode.Query, Target: "the keychain"}},
				Args: []Arg{{Role: Data}},
				Flags: []Flag{
					{Names: "-a= -C= -c= -D= -d= -G= -j= -l= -P= -p= -r= -s= -t=", Value: Data},
					{Names: "-w -g", Does: []Do{{Kind: automode.Disclose, Target: "a password of the keychain", Why: "prints a password"}}},
				},
			},
			{Names: "help show-keychain-info find-certificate find-identity find-key smartcards verify-cert dump-trust-settings error list-smartcards", Style: Looking, Does: []Do{{Kind: automode.Query, Target: "the keychain"}}, Args: []Arg{{Role: Data}}},
			{Names: "list-keychains default-keychain login-keychain", Does: []Do{{Kind: automode.Query, Target: "the keychain"}}, Flags: []Flag{
				{Names: "-d=", Value: Data},
				{Names: "-s", Does: []Do{{Kind: automode.Configure, Target: "the keychain", Traits: automode.Persists, Why: "sets which keychains are used"}}},
			}, Args: []Arg{{Role: Data}}},
			{Names: "cms", Does: []Do{{Why: "signs or encrypts with the keychain", When: &When{Without: "-D"}}}, Flags: []Flag{{Names: "-D"}, {Names: "-i=", Value: Reads}, {Names: "-o=", Value: Writes, Why: "writes what it decoded"}, {Names: "-h= -v", Value: Data}}},
			{Names: "dump-keychain export item-export", Style: Plain, Does: []Do{{Kind: automode.Disclose, Target: "the keychain", Why: "prints what the keychain holds"}}, Args: []Arg{{Role: Data}}},
			{Names: "add-generic-password add-internet-password add-certificates add-trusted-cert remove-trusted-cert import create-keychain lock-keychain unlock-keychain set-keychain-settings set-keychain-password set-key-partition-list set-generic-password-partition-list set-internet-password-partition-list set-identity-preference set-user-trust-settings-enable trust-settings-import create-keypair", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the keychain", Traits: automode.Persists, Why: "changes the keychain"}}, Args: []Arg{{Role: Data}}},
			{Names: "delete-generic-password delete-internet-password delete-certificate delete-identity delete-keychain", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the keychain", Traits: automode.Destroys, Why: "removes what the keychain holds"}}, Args: []Arg{{Role: Data}}},
			{Names: "authorize authorizationdb execute-with-privileges", Style: Plain, Does: []Do{{Kind: automode.Elevate, Target: "this machine", Why: "gives or uses more rights"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var securityCases = []Case{
	{`security find-generic-password -s x -a me`, `Query the keychain`},
	{`security find-generic-password -s x -w`, `Query the keychain; Disclose a password of the keychain`},
	{`security -v find-identity -p codesigning`, `Query the keychain`},
	{`security cms -D -i a -h 0`, `Read a`},
	{`security cms -i a -o b`, `Unknown signs or encrypts with the keychain; Read a; Write b`},
	{`security cms -S -i a -o b`, `Unknown no option “-S” is known`},
	{`security list-keychains`, `Query the keychain`},
	{`security list-keychains -d user -s k`, `Query the keychain; Configure{persists} the keychain`},
	{`security dump-keychain -d`, `Disclose the keychain`},
	{`security add-generic-password -s x -w y`, `Configure{persists} the keychain`},
	{`security delete-keychain x`, `Change{destroys} the keychain`},
	{`security execute-with-privileges ./p`, `Elevate this machine`},
	{`security frob`, `Unknown no subcommand “frob” is known`},
}
