package commands

import "automode"

// Small programs that check, list or ask.

var htpasswd = Program{
	Name: "htpasswd", Rare: true, Summary: "keeps passwords for a web server", Manual: "htpasswd(1), Apache 2.4",
	Row: Row{
		Args: []Arg{
			{At: First, Role: Edits, When: &When{Without: "-n -v"}, Why: "changes who may log in"}, {At: First, Role: Lists, When: &When{With: "-v"}}, {At: First, Role: Data, When: &When{With: "-n"}},
			{At: Rest, Role: Credential},
		},
		Flags: []Flag{{Names: "-n"}, {Names: "-v"}, {Names: "-b -i -m -2 -5 -B -d -s -p -C= -r=", Value: Data}, {Names: "-c -D", Does: []Do{{Why: "makes the file anew, or removes an account"}}}},
	},
}

var htpasswdCases = []Case{{`htpasswd -v f u`, `Read{listing} f`}, {`htpasswd -nbB u p`, `nothing`}, {`htpasswd -b f u p`, `Write f`}, {`htpasswd -c f u`, `Write f; Unknown makes the file anew, or removes an account`}}

var infocmp = Program{
	Name: "infocmp", Rare: true, Kin: "toe", Summary: "shows what terminals can do", Manual: "infocmp(1), toe(1), ncurses 6.5",
	Row: Row{
		Style: Looking, Help: "--help -V", Does: thisMachine, Args: anyData,
		Flags: []Flag{{Names: "-A= -B=", Value: Lists}, {Names: "-1 -C -c -D -d -E -F -f -g -I -i -K -L -l -n -p -q -r -T -t -U -u -x -s= -v= -w= -R= -Q=", Value: Data, Of: "infocmp"}},
	},
}

var infocmpCases = []Case{{`infocmp -1 xterm`, `Query this machine`}, {`infocmp -A /usr/share/terminfo xterm`, `Query this machine; Read{listing} /usr/share/terminfo`}}

var ldconfig = Program{
	Name: "ldconfig", Rare: true, Summary: "lists the libraries of the system, or makes that list anew", Manual: "ldconfig(8), glibc 2.41",
	Row: Row{
		Help: "-? --help --usage -V --version", Args: []Arg{{Role: Lists}},
		Does:  []Do{{Kind: automode.Query, Target: "this machine", When: &When{With: "-p"}}, {Kind: automode.Configure, Target: "the list of libraries", When: &When{Without: "-p"}, Why: "makes the list of the system's libraries anew"}},
		Flags: []Flag{{Names: "-p --print-cache"}, {Names: "-v --verbose -N -X -i -l -n -c= --format=", Value: Data}, {Names: "-C= -f= -r=", Value: Unread, Why: "works elsewhere"}},
	},
}

var ldconfigCases = []Case{{`ldconfig -p`, `Query this machine`}, {`ldconfig -v`, `Configure the list of libraries`}, {`ldconfig -p -C f`, `Query this machine; Unknown works elsewhere`}}

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

var cfCli = Program{
	Name: "cf", Rare: true, Summary: "works with a Cloud Foundry platform", Manual: "the CLI reference of cf 8",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "apps a app spaces space orgs o org routes r services s service marketplace m buildpacks domains stacks stack quotas events logs target t regions version help processes revisions tasks feature-flags isolation-segments network-policies security-groups service-brokers users org-users space-users plugins", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--guid --recent --no-plans --show-unavailable -e= --labels= --org-level --outdated --checksum", Value: Data}}},
			{Names: "env e service-key service-keys oauth-token ssh-code", Does: hostSecrets, Args: anyData, Flags: anyFlags}, {Names: "push p restart rs restage rg start st stop sp scale bind-service bs unbind-service us create-service cs update-service set-env se map-route run-task rt", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "delete d delete-service ds delete-space delete-org delete-route", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags}, {Names: "login l logout lo auth", Does: hostSettings, Args: anyData, Flags: anyFlags},
		},
	},
}

var cfCliCases = []Case{{`cf apps`, `Query the platform`}, {`cf logs x --recent`, `Query the platform`}, {`cf target -o x`, `Unknown no option “-o” is known`}, {`cf env x --y`, `Disclose secrets of the platform`}, {`cf push x -f m.yml`, `Change the platform`}, {`cf push x --random-route`, `Change the platform`}, {`cf delete x -f --routes`, `Change{destroys} the platform`}, {`cf login --sso`, `Configure{persists} the account of the platform`}, {`cf`, `nothing`}}
