package commands

import "automode"

var pacman = Program{
	Name: "pacman", Rare: true, Also: "yay paru", Summary: "installs the system's packages", Manual: "pacman(8), pacman 7",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{Role: Data}}, Refine: pacmanActions,
		Flags: []Flag{
			{Names: "-Q --query -F --files -T --deptest"},
			{Names: "-S --sync"}, {Names: "-R --remove -U --upgrade -D --database"},
			{Names: "-s --search"}, {Names: "--recursive", Value: Data}, {Names: "-i --info"}, {Names: "-l --list"}, {Names: "-g --groups"}, {Names: "-p --print"},
			{Names: "-y --refresh -u --sysupgrade -q --quiet -v --verbose -c --clean --cascade -n --nosave -d --nodeps -e --explicit -m --foreign -o --owns -k --check -t --unrequired -w --downloadonly --noconfirm --needed --asdeps --asexplicit --noprogressbar --disable-download-timeout -a"},
			{Names: "--color= --ignore= --ignoregroup= --print-format=", Value: Data},
			{Names: "--overwrite= --config= --root= -r= --dbpath= -b= --cachedir= --hookdir= --gpgdir= --sysroot= --logfile= --arch=", Value: Unread},
		},
	},
}

var pacmanCases = []Case{
	{`pacman -Syu --noconfirm x`, `Install the system's packages`}, {`pacman -Qi x`, `Query the packages`}, {`pacman -Ss x`, `Query the packages`}, {`pacman -S --recursive x`, `Install the system's packages`}, {`pacman -Rns x`, `Install the system's packages`}, {`pacman -g`, `Query the packages`},
	{`pacman -l`, `Query the packages`},
	{`pacman -p`, `Query the packages`},
	{`pacman -Q --color v`, `Query the packages`}, {`yay`, `Install the system's packages`}, {`paru -c`, `Install the system's packages`},
	{`pacman -Q --overwrite v`, `Query the packages; Unknown nobody read what the value of --overwrite means`},
}

// pacmanActions: -R and -U change packages, and so does -S unless it only
// looks.
func pacmanActions(m *Match) {
	looks := m.Holds("-s --search -i --info -l --list -g --groups -p --print")
	if m.Has("-R") || !looks && !m.Has("-Q") || m.Has("-S") && !looks {
		m.Facts = append([]Fact{{Kind: automode.Install, Target: "the system's packages", Why: "changes the system's packages"}}, m.Facts...)
		return
	}
	m.Facts = append([]Fact{{Kind: automode.Query, Target: "the packages"}}, m.Facts...)
}
