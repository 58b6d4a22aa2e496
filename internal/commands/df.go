package commands

import "automode"

var df = Program{
	Name: "df", Also: "gdf", Summary: "prints how full file systems are", Manual: "df(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Does:  []Do{{Kind: automode.Query, Target: "file systems", When: &When{Args: "0"}}},
		Args:  []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-a --all -B= --block-size= -b -c -F= --output[=] -g -H --si -h --human-readable -I -i --inodes -k -l --local -m -n --no-sync --sync -P --portability --total -T[=] -t= --type= --print-type -v -x= --exclude-type= -Y -, --libxo=", Value: Data}},
	},
}

var dfCases = []Case{
	{`df --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`df -h`, `Query file systems`},
	{`df -hT .`, `Read{listing} .`},
}
