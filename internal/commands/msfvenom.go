package commands

import "automode"

var msfvenom = Program{
	Name: "msfvenom", Rare: true, Summary: "makes code that lets another host in", Manual: "msfvenom --help, Metasploit 6.4",
	Row: Row{
		Style: Looking, Help: "-h --help", Args: anyData,
		Does: []Do{{Kind: automode.Unknown, When: &When{Without: "-l --list --list-options"}, Why: "makes code that nobody can read, mostly to let another host in"}},
		Flags: []Flag{
			{Names: "-l= --list= --list-options", Value: Data},
			{Names: "-p= --payload= -f= --format= -e= --encoder= -a= --arch= --platform= -b= --bad-chars= -i= --iterations= -n= --nopsled= -s= --space= -v= --var-name= -t= --timeout= --sec-name= --service-name=", Value: Data},
			{Names: "-x= --template= -c= --add-code=", Value: Reads},
			{Names: "-o= --out=", Value: Writes, Why: "writes what it makes"},
		},
		Prints: []Out{{Prints: Decoded}},
	},
}

var msfvenomCases = []Case{
	{`msfvenom -p a LHOST=h.test -f elf -o x`, `Unknown makes code that nobody can read, mostly to let another host in; Write x`},
	{`msfvenom -x t -p a`, `Unknown makes code that nobody can read, mostly to let another host in; Read t`}, {`msfvenom -l payloads`, `nothing`},
}
