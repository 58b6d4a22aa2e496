package commands

import "automode"

var apk = Program{
	Name: "apk", Rare: true, Summary: "installs the system's packages", Manual: "apk(8), apk-tools 2.14",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-q --quiet -v --verbose -i --interactive -f --force --no-cache --no-progress --no-network -U --update-cache -u --upgrade -l --latest --wait= -t= --virtual= --purge -r --rdepends --installed -I -e --exists -a --all -d --description -P --provides -R --depends -s --size -L --contents --available --no-interactive --cache-max-age= --progress", Value: Data}, {Names: "--simulate", Cancels: NoInstall}, {Names: "--allow-untrusted --force-broken-world --force-overwrite --force-refresh", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"}, {Names: "-X= --repository=", Value: Fetches, Why: "takes packages from there"}, {Names: "-p= --root= --keys-dir= --repositories-file= --cache-dir=", Value: Unread}},
		Rows: []Row{
			{Names: "add del fix upgrade update", Does: []Do{{Kind: automode.Install, Target: "the system's packages", When: &When{Args: "0"}, Why: "changes the system's packages"}}, Args: []Arg{{Role: Installs, Why: "changes the system's packages"}}},
			{Names: "info list search policy stats dot manifest verify audit version", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}},
			{Names: "cache fetch index", Style: Plain, Does: []Do{{Kind: automode.Write, Target: "the package cache", Why: "changes the package cache"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var apkCases = []Case{
	{`apk`, `nothing`}, {`apk add --no-cache x`, `Install x`}, {`apk info -L x`, `Query the packages`},
	{`apk --simulate`, `nothing`},
	{`apk --allow-untrusted`, `Weaken a check of packages`},
	{`apk -X v`, `Fetch v`},
	{`apk -p v`, `Unknown nobody read what the value of -p means`},
	{`apk cache`, `Write the package cache`},
}
