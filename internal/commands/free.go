package commands

import "automode"

var free = Program{
	Name: "free", Kin: "uptime w who last lastb users vm_stat sw_vers", Summary: "prints how this machine is doing and who uses it", Manual: "free(1), uptime(1) and w(1), procps 4.0; who(1), GNU coreutils 9.5; last(1), util-linux 2.40; sw_vers(1), macOS 15",
	Row: Row{
		Help: "--help --version -V",
		Does: []Do{{Kind: automode.Query, Target: "this machine"}},
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-c= --count=", Value: Data, Of: "free"}, {Names: "-c", Of: "w last"},
			{Names: "-# -a --all -b --bytes -d -F --fullnames -f -g --gibi -H -h --human -i --ip-addr -k --kibi -l --lohi -m --mebi -o -p --pretty -q -R -r -S --since -s= -t -u -v -w --wide -x --si --kilo --mega --giga --tera --tebi --peta --pebi --total --container --raw --from -productName -productVersion -productVersionExtra -buildVersion --productName --productVersion --buildVersion --committed --seconds=", Value: Data},
			{Names: "-n=", Value: Data, Of: "last lastb"},
		},
	},
}

var freeCases = []Case{
	{`free --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`w -c`, `Query this machine`},
	{`free -s 1 -c 2`, `Query this machine`},
	{`free -h`, `Query this machine`},
	{`uptime -p`, `Query this machine`},
	{`who`, `Query this machine`},
	{`last -n 5`, `Query this machine`},
	{`sw_vers -productVersion`, `Query this machine`},
}
