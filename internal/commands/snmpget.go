package commands

var snmpget = Program{
	Name: "snmpget", Rare: true, Kin: "snmpwalk snmpbulkwalk snmpgetnext snmptable snmpstatus snmpdf", Summary: "asks a device of the network", Manual: "snmpcmd(1), Net-SNMP 5.9",
	Row: Row{
		Help: "-h --help -H -V --version", Args: []Arg{{At: First, Role: Asks}, {At: Rest, Role: Data}},
		Flags: []Flag{
			{Names: "-c= -n= -e= -r=", Value: Data, Of: "snmpget snmpwalk snmpbulkwalk snmpgetnext snmptable snmpstatus snmpdf"}, {Names: "-v= -a= -u= -l= -E= -t= -O= -I= -M= -m= -C= -Z=", Value: Data}, {Names: "-L=", Value: Unread, Why: "can name a log"}, {Names: "-A= -X= -x=", Value: Credential}, {Names: "-d -D -q"},
		},
	},
}

var snmpgetCases = []Case{{`snmpget -v 2c -c public h.test sysUpTime.0`, `Query h.test`}, {`snmpwalk -d -A x h.test`, `Query h.test`}, {`snmpget -t 1 h.test`, `Query h.test`}, {`snmpget -Lf x h.test`, `Query x; Unknown can name a log`}, {`snmpget -3 x h.test`, `Unknown no option “-3” is known`}}
