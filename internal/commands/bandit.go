package commands

var bandit = Program{
	Name: "bandit", Rare: true, Package: true, Summary: "finds weaknesses in Python", Manual: "bandit --help, bandit 1.8",
	Row: Row{
		Help: "-h --help --version", Args: sourceReads,
		Flags: []Flag{
			{Names: "-r --recursive -l -i -v --verbose -d --debug -q --quiet --silent --ignore-nosec --exit-zero", Value: Data},
			{Names: "-a= --aggregate= -n= --number= -p= --profile= -t= --tests= -s= --skip= --severity-level= --confidence-level= -f= --format= --msg-template= -x= --exclude=", Value: Data},
			{Names: "-c= --configfile= -b= --baseline= --ini=", Value: Reads},
			{Names: "-o= --output=", Value: Writes, Why: "writes what it found there"},
		},
	},
}

var banditCases = []Case{{`bandit -r src -ll -x tests -c f -o g`, `Read src/**; Read f; Write g`}}
