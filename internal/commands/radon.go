package commands

var radon = Program{
	Name: "radon", Rare: true, Package: true, Summary: "measures Python", Manual: "radon --help and each command's, radon 6.0",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{{Names: "cc mi raw hal", Args: sourceReads, Flags: []Flag{
			{Names: "-s --show-complexity --show -a --average --total-average -j --json --codeclimate --xml --md --no-assert --show-closures --include-ipynb --ipynb-cells -m --multi -S --sort -f --functions --summary", Value: Data},
			{Names: "--min= -x= --max= --exclude= -i= --ignore= --order= ", Value: Data}, {Names: "-n= -e=", Value: Data, Of: "radon"}, {Names: "-o=", Value: Data, Of: "radon"}, {Names: "-O= --output-file=", Value: Writes, Why: "writes what it measured there"},
		}}},
	},
}

var radonCases = []Case{
	{`radon cc --min 1 -s -n B -O f src`, `Read src/**; Write f`},
	{`radon cc -o 1 -s -n B -O f src`, `Read src/**; Write f`},
	{`radon cc -s -n B -O f src`, `Read src/**; Write f`}, {`radon`, `nothing`},
}

var xenon = Program{
	Name: "xenon", Rare: true, Package: true, Summary: "fails where Python is too complex", Manual: "xenon --help, xenon 0.9",
	Row: Row{
		Help: "-h --help -v --version", Args: sourceReads,
		Flags: []Flag{
			{Names: "-a= --max-average= --max-average-num= -m= --max-modules= -b= --max-absolute= -e= --exclude= -i= --ignore= --no-assert --paths-in-front", Value: Data},
			{Names: "-u= --url=", Value: Sends, Why: "sends what it measured"},
		},
	},
}

var xenonCases = []Case{{`xenon --max-absolute B -a A src`, `Read src/**`}, {`xenon -u https://h.test src`, `Read src/**; Send https://h.test`}, {`xenon -c f src`, `Unknown no option “-c” is known`}}
