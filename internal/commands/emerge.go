package commands

import (
	"automode"
)

var emerge = Program{
	Name: "emerge", Rare: true, Summary: "installs the system's packages", Manual: "emerge(1), Portage 3.0",
	Row: Row{
		Help: "-h --help -V --version", Does: []Do{{Kind: automode.Install, Target: "the system's packages", When: &When{Args: "0"}, Why: "changes the system's packages"}},
		Args: []Arg{{Role: Installs, Why: "changes the system's packages"}},
		Flags: []Flag{
			{Names: "-p --pretend -s --search -S --searchdesc --info --list-sets --check-news", Cancels: NoInstall, Does: []Do{{Kind: automode.Query, Target: "the packages"}}},
			{Names: "-a --ask -v --verbose -u --update -D --deep -N --newuse -1 --oneshot -q --quiet -t --tree -k --usepkg -n --noreplace --columns --color= --with-bdeps= --backtrack= -j= --jobs=", Value: Data},
			{Names: "--sync -C --unmerge -c --depclean --config --regen --resume", Does: []Do{{Kind: automode.Install, Target: "the system's packages"}}, Why: "changes the system's packages"},
		},
	},
}

var emergeCases = []Case{{`emerge -pv x`, `Query the packages`}, {`emerge -uDN x`, `Install x`}, {`emerge -C x`, `Install x; Install the system's packages`}, {`emerge --sync -p`, `Install the system's packages; Query the packages`}}
