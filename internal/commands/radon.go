package commands

var radon = Program{
	Name: "radon", Rare: true, Kin: "xenon", Package: true, Summary: "measures Python", Manual: "radon --help and each command's, radon 6.0",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{{Names: "cc mi raw hal", Args: sourceReads, Flags: []Flag{
			{Names: "-s --show-complexity --show -a --average --total-average -j --json --codeclimate --xml --md --no-assert --show-closures --include-ipynb --ipynb-cells -m --multi -S --sort -f --functions --summary", Value: Data},
			{Names: "--min= -x= --max= --exclude= -i= --ignore= --order= --max-absolute= --max-modules= --max-average=", Value: Data}, {Names: "-n= -e=", Value: Data, Of: "radon xenon"}, {Names: "-o=", Value: Data, Of: "radon"}, {Names: "-O= --output-file=", Value: Writes, Why: "writes what it measured there"},
		}}},
	},
}

var radonCases = []Case{
	{`radon cc --min 1 -s -n B -O f src`, `Read src/**; Write f`},
	{`radon cc -o 1 -s -n B -O f src`, `Read src/**; Write f`},
	{`radon cc -s -n B -O f src`, `Read src/**; Write f`}, {`radon`, `nothing`},
}
