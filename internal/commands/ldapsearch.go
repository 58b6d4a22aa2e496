package commands

import "automode"

var ldapsearch = Program{
	Name: "ldapsearch", Rare: true, Kin: "ldapwhoami ldapcompare", Summary: "asks a directory of people and machines", Manual: "ldapsearch(1), OpenLDAP 2.6",
	Row: Row{
		Args: anyData, Does: []Do{{Kind: automode.Query, Target: "the directory"}},
		Flags: []Flag{
			{Names: "-H= -h=", Value: Fetches, Why: "asks the directory there"}, {Names: "-w=", Value: Credential}, {Names: "-y= -f=", Value: Reads},
			{Names: "-x -W -n -v -V -VV -c -A -C -L -LL -LLL -M -MM -Z -ZZ -I -N -Q -u -b= -s= -a= -D= -d= -E= -F= -l= -O= -P= -R= -S= -U= -X= -Y= -z=", Value: Data},
			{Names: "-e= -o= -p=", Value: Data, Of: "ldapsearch ldapwhoami ldapcompare"},
			{Names: "-t -tt -T=", Value: Unread, Does: []Do{{Why: "writes what it finds to files"}}},
		},
	},
}

var ldapsearchCases = []Case{{`ldapsearch -x -H ldap://localhost -b dc=x '(uid=a)'`, `Query the directory; Fetch ldap://localhost`}, {`ldapwhoami -e x -x`, `Query the directory`}, {`ldapsearch -y p -w x -T d`, `Query the directory; Read p; Unknown writes what it finds to files; Unknown nobody read what the value of -T means`}}
