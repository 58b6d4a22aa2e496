package commands

import "automode"

var gem = Program{
	Name: "gem", Rare: true, Summary: "installs Ruby packages", Manual: "gem help, RubyGems 3.6",
	Row: Row{
		Help:   "-h --help -v --version",
		Global: []Flag{{Names: "-V --verbose --no-verbose -q --quiet --silent --debug --backtrace --norc --no-document -N --user-install --no-user-install -f --force -a --all -x --executables -I --ignore-dependencies --conservative --pre --prerelease --local -l -r --remote -b --both --no-update-sources --details --no-details --versions --no-versions -e --exact -i --installed", Value: Data}, {Names: "--version= --platform= --name-matches= --otp= -k= --key=", Value: Data}, {Names: "--config-file=", Value: RunsFile, Why: "its settings can change what runs"}, {Names: "-s= --source= --host=", Value: Fetches, Why: "takes packages from there"}, {Names: "--install-dir= --bindir= -n= -o= --output=", Value: WritesTree, Why: "puts files there"}, {Names: "-g= --file=", Value: RunsFile, Lang: Ruby, Why: "runs that Gemfile"}, {Names: "-P= --trust-policy= -p= --http-proxy=", Value: Unread}},
		Rows: []Row{
			{Names: "install i update uninstall fetch", Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "changes the account's packages"}}, Flags: []Flag{{Names: "-v=", Value: Data}}, Args: []Arg{{Role: Installs, Why: "changes the account's packages"}}},
			{Names: "sources", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Flags: []Flag{
				{Names: "-l --list -c --clear-all -u --update"},
				{Names: "-a= --add= --append= -p= --prepend= -r= --remove=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "where packages come from", Traits: automode.Persists}}, Why: "changes where packages come from"},
			}},
			{Names: "list search query info specification spec environment env which outdated contents help stale check", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "-d"}}},
			{Names: "dependency", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "-R --reverse-dependencies --no-reverse-dependencies --pipe"}, {Names: "-v= --version= --platform=", Value: Data}}},
			{Names: "build", Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "runs the specification and packs"}}, Args: []Arg{{Role: Data}}},
			{Names: "push yank owner", Args: []Arg{{Role: Pushes, Traits: automode.Rewrites, Why: "releases or withdraws a package"}}},
			{Names: "exec", Style: Leading, Args: []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}}},
			{Names: "cleanup pristine cert signin signout open unpack rdoc server", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var gemCases = []Case{
	{`gem`, `nothing`}, {`gem install rails --no-document`, `Install rails`}, {`gem push a.gem`, `Publish{rewrites} a.gem`},
	{`gem --version v`, `nothing`},
	{`gem install -v 1 rails`, `Install rails`},
	{`gem --config-file v`, `Run[file native] v`},
	{`gem -s v`, `Fetch v`},
	{`gem --install-dir v`, `Write v/**`},
	{`gem -g v`, `Run[file ruby] v`},
	{`gem -P v`, `Unknown nobody read what the value of -P means`},
	{`gem sources --list`, `Query the packages`}, {`gem sources -a https://h.test`, `Query the packages; Configure{persists} where packages come from`},
	{`gem list`, `Query the packages`}, {`gem list -d -e rake`, `Query the packages`}, {`gem dependency rails -R`, `Query the packages`}, {`gem dependency rails -v 7.0 --pipe`, `Query the packages`}, {`gem push -R a.gem`, `Unknown no option “-R” is known`},
	{`gem build`, `Run{entry-point} the build`},
	{`gem exec`, `nothing`},
	{`gem cleanup`, `Unknown nobody read what this subcommand does`},
}
