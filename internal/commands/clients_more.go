package commands

import "strings"

// More programs of which what only looks is described, and small ones that turn
// one text into another.

var snmpget = Program{
	Name: "snmpget", Rare: true, Kin: "snmpwalk snmpbulkwalk snmpgetnext snmptable snmpstatus snmpdf", Summary: "asks a device of the network", Manual: "snmpcmd(1), Net-SNMP 5.9",
	Row: Row{
		Help: "-h --help -H -V --version", Args: []Arg{{At: First, Role: Asks}, {At: Rest, Role: Data}},
		Flags: []Flag{
			{Names: "-c= -n= -e= -r=", Value: Data, Of: "snmpget snmpwalk snmpbulkwalk snmpgetnext snmptable snmpstatus snmpdf"}, {Names: "-v= -a= -u= -l= -E= -t= -O= -I= -M= -m= -C= -Z= -L=", Value: Data}, {Names: "-A= -X= -x=", Value: Credential}, {Names: "-d -D -q"},
		},
	},
}

var snmpgetCases = []Case{{`snmpget -v 2c -c public h.test sysUpTime.0`, `Query h.test`}, {`snmpwalk -d -A x h.test`, `Query h.test`}, {`snmpget -t 1 h.test`, `Query h.test`}, {`snmpget -3 x h.test`, `Unknown no option “-3” is known`}}

var klist = Program{
	Name: "klist", Rare: true, Kin: "lpq lpinfo", Summary: "shows tickets, or what a printer has to do", Manual: "klist(1), MIT Kerberos 1.22; lpq(1), lpinfo(8), CUPS 2.4",
	Row: Row{
		Help: "-h --help --version -V", Does: thisMachine, Args: anyData,
		Flags: []Flag{{Names: "-e -l -A -c -k -t -K -s -f -a -n -C -i", Of: "klist"}, {Names: "-a -E -l -P= -U= -v -m", Value: Data, Of: "lpq lpinfo"}, {Names: "-h=", Value: Asks, Of: "lpq lpinfo"}},
	},
}

var klistCases = []Case{{`klist -e`, `Query this machine`}, {`lpq -a -P x`, `Query this machine`}, {`lpinfo -h h.test -v`, `Query this machine; Query h.test`}, {`klist -q`, `Unknown no option “-q” is known`}}

var hledger = Program{
	Name: "hledger", Rare: true, Kin: "ledger", Summary: "reports on accounts that stand in text", Manual: "hledger(1), 1.43; ledger(1), 3.3",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "-f= --file=", Value: Reads}, {Names: "-o= --output-file= --output=", Value: Writes, Why: "writes the report"},
			{Names: "--init-file= --rules-file= --rules= --price-db= --conf= --pager= --args-only --script=", Value: Unread, Why: "names settings"},
			{Names: "-e= -p=", Value: Data, Of: "hledger ledger"}, {Names: "--format=", Value: Data, Of: "ledger"}, {Names: "-b= --begin= --end= --period= -d= --depth= -O= --output-format= --sort= -S= --limit= --head= --tail= --width= --columns= --color= --pivot= --cost= --value= --now= --current --monthly --quarterly --yearly --weekly --daily -D -W -M -Q -Y -U -P -C -R -E --empty --real --cleared --pending --uncleared -B -V -X= -n --collapse -N --no-total -T --row-total -A --average -H --historical --tree --flat -t -l --drop= --invert --transpose --strict -s -I --ignore-assertions --no-elide --wide -w", Value: Data},
		},
		Rows: []Row{
			{Names: "accounts a activity aregister areg balance bal b balancesheet bs balancesheetequity bse cashflow cf check codes commodities currencies descriptions diff files help incomestatement is notes payees prices print register reg r roi source stats tags cleared csv equity xact draft entry emacs lisp org pricemap budget", Does: thisMachine, Args: anyData},
		},
	},
}

var hledgerCases = []Case{{`hledger -f f bal --depth 2 assets`, `Query this machine; Read f`}, {`ledger -f f reg -o g`, `Query this machine; Read f; Write g`}, {`hledger --conf x bal`, `Query this machine; Unknown names settings`}, {`hledger bal -e 2024 -p monthly`, `Query this machine`}, {`ledger --format x bal`, `Query this machine`}, {`hledger -b 2020 bal`, `Query this machine`}, {`hledger add`, `Unknown no subcommand “add” is known`}, {`hledger`, `nothing`}}

var textTools = Program{
	Name: "grex", Rare: true, Kin: "semver", Summary: "makes or compares short texts", Manual: "grex 1.4; semver 7.7",
	Row: Row{
		Help: "-h --help -V --version -v", Args: anyData,
		Flags: []Flag{
			{Names: "-f= --file=", Value: Reads, Of: "grex"}, {Names: "-d --digits -D --non-digits -s --spaces -S --non-spaces -w --words -W --non-words -r --repetitions -e --escape --with-surrogates -i --ignore-case -g --capture-groups -x --verbose --no-start-anchor --no-end-anchor --no-anchors -c --colorize --min-repetitions= --min-substring-length=", Value: Data, Of: "grex"},
			{Names: "-i= --increment= -r= --range= -n= --preid= -l --loose -p --include-prerelease -c --coerce --rtl --ltr", Value: Data, Of: "semver"},
		},
	},
}

var textToolsCases = []Case{{`grex -d a1 b2`, `nothing`}, {`grex -f f`, `Read f`}, {`semver 1.2.3 -i minor`, `nothing`}, {`semver --frob`, `Unknown no option “--frob” is known`}}

var choose = Program{
	Name: "choose", Rare: true, Kin: "hck yj", Summary: "prints parts of lines, or the same in another form", Manual: "choose 1.3; hck 0.11; yj 5.1",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-i= --input=", Value: Reads, Of: "choose"}, {Names: "-c --character-wise -d --debug -n --non-greedy -x --exclusive --one-indexed -f= --field-separator= -o= --output-field-separator=", Value: Data, Of: "choose"},
			{Names: "-d= --delimiter= -D= --output-delimiter= -f= --fields= -F= --header-field= -e= --exclude= -E= -L --delim-is-literal -I -r --header-is-regex -z --try-decompress --crlf -t= -l=", Value: Data, Of: "hck"}, {Names: "-o=", Value: Writes, Of: "hck", Why: "writes the result"},
			{Names: "-y -t -j -c -h -e -n -i -k -yy -yj -yt -yc -tj -ty -tc -jy -jt -jc -jj -cj -cy -ct -tt -cc", Of: "yj"},
		},
		Refine: hckReads,
	},
}

var chooseCases = []Case{{`choose -i f 0 2`, `Read f`}, {`choose -f : 0`, `nothing`}, {`hck -f 1 -o g a`, `Read a; Write g`}, {`hck -d , a`, `Read a`}, {`yj -tj`, `nothing`}, {`choose --frob`, `Unknown no option “--frob” is known`}}

// hckReads: what the others take as parts of a line hck takes as files.
func hckReads(m *Match) {
	if m.name() == "hck" {
		m.Facts = append(roles(Reads, m.Args, ""), m.Facts...)
	}
}

var jc = Program{
	Name: "jc", Rare: true, Summary: "makes JSON of what commands print", Manual: "jc(1), 1.25",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version -a --about", Args: []Arg{{At: First, Role: RunsWords}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "-C --force-color -d -dd --debug -m --monochrome -M --meta-out -p --pretty -q -qq --quiet -r --raw -u --unbuffer -y --yaml-out -B --bash-comp -Z --zsh-comp"}, {Names: "-s= --slice=", Value: Data},
			{Names: "--acpi --airport --arp --blkid --cksum --crontab --csv --date --df --dig --dmidecode --dpkg-l --du --env --file --findmnt --free --fstab --group --hash --hashsum --history --hosts --id --ifconfig --ini --iostat --ip-address --iptables --iwconfig --jobs --kv --last --ls --lsblk --lsmod --lsof --lspci --lsusb --mount --mpstat --netstat --nmcli --passwd --pidstat --ping --pip-list --pip-show --plist --ps --route --rpm-qi --ss --stat --sysctl --systemctl --timedatectl --toml --top --traceroute --uname --uptime --url --vmstat --w --wc --who --xml --yaml --zipinfo"}},
	},
}

var jcCases = []Case{{`jc -p ls -l`, `Run[words] ls -l`}, {`jc --df -p`, `nothing`}, {`jc -M -s 1:2 rm -rf x`, `Run[words] rm -rf x`}, {`jc -B`, `nothing`}}

var jo = Program{
	Name: "jo", Rare: true, Summary: "makes JSON of words", Manual: "jo(1), 1.9",
	Row: Row{
		Help: "-h -v -V", Args: anyData, Refine: joReads,
		Flags: []Flag{{Names: "-a -B -D -e -n -p -d= -s= -b= -i=", Value: Data}, {Names: "-f=", Value: Reads}, {Names: "-o=", Value: Writes, Why: "writes the result"}},
	},
}

var joCases = []Case{{`jo -p a=1 b=x`, `nothing`}, {`jo a=@f b=:g c=%h`, `Read f; Read g; Read h`}, {`jo -a @f x`, `Read f`}, {`jo -f f -o g`, `Read f; Write g`}, {`jo a="$x"`, `Unknown it may name a file`}}

// joReads: behind @, : and % stands a file.
func joReads(m *Match) {
	for _, w := range m.Args {
		i := strings.IndexByte(w.Text, '=') // -1 for an element of an array
		switch {
		case !w.Exact():
			m.Unknown("it may name a file", w)
		case i+2 < len(w.Text) && strings.IndexByte("@:%", w.Text[i+1]) >= 0:
			m.Add(roleFact(Reads, cutWord(w, i+2), ""))
		}
	}
}

var fx = Program{
	Name: "fx", Rare: true, Summary: "shows JSON in a terminal, or what code makes of it", Manual: "fx.wtf, 39",
	Row: Row{
		Help: "-h --help -v --version --themes", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}, Refine: fxPaths,
		Flags: []Flag{{Names: "-r --raw -s --slurp --yaml --toml --strict --no-inline"}},
	},
}

var fxCases = []Case{{`fx a.json .x[0].y`, `Read a.json`}, {`fx -r .x`, `Read .x`}, {`fx a.json 'x => process.exit()'`, `Read a.json; Unknown runs the expression as code`}, {`fx a.json .x save`, `Read a.json; Unknown runs the expression as code`}}

// fxPaths: a path is looked up; any other expression is code.
func fxPaths(m *Match) {
	for i, w := range m.Args {
		path := strings.HasPrefix(w.Text, ".") && !strings.Contains(w.Text, "/") && strings.Trim(w.Text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._[]-") == ""
		switch {
		case i > 0 && (!w.Exact() || !path), i == 0 && !w.Exact():
			m.Unknown("runs the expression as code", w)
		}
	}
}
