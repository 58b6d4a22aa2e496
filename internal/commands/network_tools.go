package commands

import (
	"strings"

	"automode"
)

// Programs that show or set the network of this machine.

var theNetwork = []Do{{Kind: automode.Query, Target: "the network"}}

var setsNetwork = []Do{{Kind: automode.Configure, Target: "the network", Why: "sets the network up differently"}}

var iwgetid = Program{
	Name: "iwgetid", Rare: true, Kin: "iwlist iftop nethogs bmon nload ifstat nstat networkQuality ipcalc sipcalc avahi-browse avahi-resolve dns-sd ibstat", Summary: "shows what the network does", Manual: "iwgetid(8), wireless-tools 30; iftop(8), 1.0; nethogs(8), 0.8; nstat(8), iproute2 6.11; ipcalc(1), 1.0; avahi-browse(1), 0.8; networkQuality(8), macOS 15",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: theNetwork, Args: anyData,
		Flags: []Flag{{Names: "-c= -f=", Value: Lists}, {Names: "-R -P", Does: []Do{{Kind: automode.Expose, Target: "a service"}}, Why: "announces a service"}},
	},
}

var iwgetidCases = []Case{{`iwgetid -r`, `Query the network`}, {`iftop -f x`, `Query the network; Read{listing} x`}, {`dns-sd -R x _http._tcp . 80`, `Query the network; Expose a service`}}

var arp = Program{
	Name: "arp", Rare: true, Kin: "route iwconfig ethtool mii-tool ifup ifdown dhclient dhcpcd brctl tc bridge wg wg-quick rfkill iwctl wpa_cli conntrack devlink rdma", Summary: "shows or sets parts of the network", Manual: "arp(8), route(8), mii-tool(8), net-tools 2.10 and macOS 15; iwconfig(8), wireless-tools 30; ethtool(8), 6.11; tc(8), bridge(8), iproute2 6.11; wg(8), 1.0; rfkill(8), util-linux 2.40; brctl(8), 1.7",
	Row: Row{Style: Plain, Args: anyData, Refine: arpLooks},
}

var arpCases = []Case{
	{`arp -a`, `Query the network`}, {`arp -an`, `Query the network`}, {`arp`, `Query the network`}, {`arp -d 10.0.0.1`, `Configure the network`},
	{`route -n`, `Query the network`}, {`route -n get default`, `Query the network`}, {`route add default gw 10.0.0.1`, `Configure the network`},
	{`ethtool eth0`, `Query the network`}, {`ethtool -i eth0`, `Query the network`}, {`ethtool -s eth0 speed 100`, `Configure the network`},
	{`iwconfig wlan0`, `Query the network`}, {`iwconfig wlan0 essid x`, `Configure the network`}, {`tc -s qdisc show dev eth0`, `Query the network`},
	{`wg show`, `Query the network`}, {`wg showconf wg0`, `Query the network; Disclose keys of the tunnel`}, {`wg-quick up wg0`, `Configure the network`}, {`tc qdisc add dev eth0 root x`, `Configure the network`},
	{`bridge -s link`, `Query the network`}, {`bridge link set dev x`, `Configure the network`}, {`conntrack -L`, `Query the network`}, {`conntrack -L -z`, `Configure the network`}, {`dhclient`, `Configure the network`}, {`brctl show`, `Query the network`}, {`ethtool "$x"`, `Configure the network`},
}

// arpLooks: what looks is told by the words; everything else sets something.
func arpLooks(m *Match) {
	name, looks := m.name(), true
	for _, w := range m.Args {
		looks = looks && w.Exact()
	}
	verb, words := "", 0
	for _, w := range m.Args {
		if w.Text != "" && w.Text[0] != '-' {
			if words++; named("show list ls get monitor showstp showmacs status dump help scan_results list_networks", w.Text) {
				verb = w.Text
			}
		}
	}
	option := ""
	if len(m.Args) > 0 {
		option = m.Args[0].Text
	}
	if option == "--help" || option == "--version" || option == "-h" || option == "-V" {
		return
	}
	switch {
	case !looks:
	case named("arp", name):
		looks = len(m.Args) == 0 || words <= 1 && clusterOf(option, "aenvlHi") || words == 1 && option != "" && option[0] != '-'
	case named("route", name):
		looks = words == 0 || verb == "get" || verb == "monitor"
	case named("iwconfig mii-tool", name):
		looks = words <= 1 && len(m.Args) == words
	case named("ethtool", name):
		looks = len(m.Args) == 1 || words <= 1 && named("-i --driver -k --show-features --show-offload -S --statistics -a --show-pause -c --show-coalesce -g --show-ring -l --show-channels -T --show-time-stamping -x --show-rxfh -n --show-nfc -u --show-ntuple -d --register-dump -e --eeprom-dump -m --module-info -P --show-permaddr --show-eee --show-fec --show-priv-flags -w --get-dump --json -I", option)
	case named("rfkill", name) && len(m.Args) == 0, named("wg", name) && len(m.Args) == 0:
	case named("ifup ifdown dhclient dhcpcd wg-quick", name):
		looks = false
	case named("bridge", name) && verb == "":
		looks = words == 1 && named("link fdb vlan mdb", m.Args[len(m.Args)-1].Text)
	case named("conntrack", name) && verb == "":
		looks = len(m.Args) == 1 && named("-L --dump -C --count -S --stats", option)
	default:
		looks = verb != ""
	}
	switch {
	case !looks:
		m.Add(Fact{Kind: automode.Configure, Target: "the network", Why: "sets the network up differently"})
		if name == "wg" && option == "showconf" {
			m.Facts = []Fact{{Kind: automode.Query, Target: "the network"}, {Kind: automode.Disclose, Target: "keys of the tunnel", Why: "prints the private key"}}
		}
	default:
		m.Add(Fact{Kind: automode.Query, Target: "the network"})
		m.unreadOptions()
		if name == "wg" && len(m.Args) > 2 && named("private-key preshared-keys dump", m.Args[2].Text) {
			m.Add(Fact{Kind: automode.Disclose, Target: "keys of the tunnel", Why: "prints the private key"})
		}
	}
}

var iwProgram = Program{
	Name: "iw", Rare: true, Summary: "shows or sets wireless devices", Manual: "iw(8), iw 6.9",
	Row: Row{Style: Plain, Args: anyData, Refine: iwLooks},
}

var iwProgramCases = []Case{
	{`iw dev`, `Query the network`}, {`iw dev wlan0 link`, `Query the network`}, {`iw reg get`, `Query the network`},
	{`iw dev wlan0 set type monitor`, `Configure the network`},
}

func iwLooks(m *Match) {
	last := ""
	for _, w := range m.Args {
		if !w.Exact() {
			last = ""
			break
		}
		last = w.Text
	}
	if named("dev phy list info link scan dump get features commands help event --version --help", last) {
		m.Add(Fact{Kind: automode.Query, Target: "the network"})
		m.unreadOptions()
		return
	}
	m.Add(Fact{Kind: automode.Configure, Target: "the network", Why: "sets the network up differently"})
}

var nmcli = Program{
	Name: "nmcli", Rare: true, Summary: "looks after network connections", Manual: "nmcli(1), NetworkManager 1.50",
	Row: Row{
		Style: Leading, Help: "--help --version -h -v", Does: theNetwork,
		Global: []Flag{
			{Names: "-a --ask -o --overview -p --pretty -t --terse -w= --wait= -c= --colors= -e= --escape= -f= --fields= -g= --get-values= -m= --mode= --active --order= --complete-args --offline", Value: Data},
			{Names: "-s --show-secrets", Does: []Do{{Kind: automode.Disclose, Target: "passwords of networks"}}, Why: "prints passwords"},
		},
		Rows: []Row{
			{Names: "general gen g networking net n radio r", Does: theNetwork, Rows: []Row{
				{Names: "status stat s permissions perm connectivity", Does: theNetwork, Args: anyData},
				{Names: "hostname logging on off wifi wwan all reload", Does: setsNetwork, Args: anyData},
			}},
			{Names: "device dev d connection con conn c", Does: theNetwork, Rows: []Row{
				{Names: "status show list lldp", Does: theNetwork, Args: anyData, Refine: nmcliShows},
				{Names: "wifi", Does: theNetwork, Rows: []Row{
					{Names: "list", Does: theNetwork, Args: anyData},
					{Names: "connect hotspot rescan", Does: setsNetwork, Args: anyData},
					{Names: "show-password", Does: []Do{{Kind: automode.Disclose, Target: "passwords of networks", Why: "prints passwords"}}, Args: anyData},
				}},
				{Names: "up down add modify edit clone delete reload load import export connect disconnect set reapply monitor checkpoint migrate", Does: setsNetwork, Args: anyData},
			}},
			{Names: "monitor m help", Does: theNetwork},
		},
	},
}

// nmcliShows: options of the whole count behind the subcommand as well.
func nmcliShows(m *Match) {
	for _, w := range m.Args {
		if w.mayBeFlag() && w.Text == "" {
			m.Unknown("an unknown word may be an option", w)
		}
		if w.Is("-s") || len(w.Text) > 3 && strings.HasPrefix("--show-secrets", w.Text) {
			m.Add(Fact{Kind: automode.Disclose, Target: "passwords of networks", Why: "prints passwords"})
		}
	}
}

var nmcliCases = []Case{
	{`nmcli con show x --show-secrets`, `Query the network; Disclose passwords of networks`},
	{`nmcli`, `Query the network`}, {`nmcli -t -f NAME con show`, `Query the network`}, {`nmcli dev wifi list`, `Query the network`}, {`nmcli dev wifi`, `Query the network`},
	{`nmcli -s con show x`, `Query the network; Disclose passwords of networks`}, {`nmcli con up x`, `Configure the network`},
	{`nmcli dev wifi connect x`, `Configure the network`}, {`nmcli dev wifi show-password`, `Disclose passwords of networks`},
	{`nmcli general status`, `Query the network`}, {`nmcli radio wifi`, `Configure the network`}, {`nmcli g`, `Query the network`}, {`nmcli d`, `Query the network`}, {`nmcli monitor`, `Query the network`},
}

var resolvectl = Program{
	Name: "resolvectl", Rare: true, Also: "systemd-resolve", Summary: "looks names up, or says how they are", Manual: "resolvectl(1), systemd 257",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: theNetwork,
		Global: []Flag{{Names: "-4 -6 --no-pager --json= --legend= -t= --type= -c= --class= -p= --protocol= -i= --interface=", Value: Data},
			{Names: "--status --statistics"}, {Names: "--flush-caches --reset-statistics --set-dns= --set-domain= --revert", Does: setsNetwork}},
		Args: []Arg{{Role: Asks}}, OrArgs: true,
		Rows: []Row{
			{Names: "query service tlsa openpgp", Args: []Arg{{Role: Asks}}},
			{Names: "status statistics show-cache show-server-state monitor help", Does: theNetwork, Args: anyData},
			{Names: "dns domain default-route llmnr mdns dnssec dnsovertls nta log-level", Does: []Do{{Kind: automode.Query, Target: "the network", When: &When{Args: "0-1"}}, {Kind: automode.Configure, Target: "the network", When: &When{Args: "2+"}, Why: "sets the network up differently"}}, Args: anyData},
			{Names: "flush-caches reset-statistics reset-server-features revert", Does: setsNetwork, Args: anyData},
		},
	},
}

var resolvectlCases = []Case{
	{`resolvectl status`, `Query the network`}, {`resolvectl query -4 h.test`, `Query h.test`}, {`resolvectl dns eth0`, `Query the network`},
	{`resolvectl dns eth0 1.1.1.1`, `Configure the network`}, {`resolvectl flush-caches`, `Configure the network`},
	{`systemd-resolve --status`, `Query the network`}, {`systemd-resolve --flush-caches`, `Query the network; Configure the network`}, {`systemd-resolve h.test`, `Query the network; Query h.test`},
}

var whois = Program{
	Name: "whois", Rare: true, Kin: "finger", Summary: "asks who owns a name, or who somebody is", Manual: "whois(1), 5.5 and macOS 15; finger(1), macOS 15",
	Row: Row{Style: Looking, Help: "--help --version", Args: []Arg{{Role: Asks}}, Flags: []Flag{{Names: "-h= --host=", Value: Asks}, {Names: "-p= --port=", Value: Data, Of: "whois"}}},
}

var whoisCases = []Case{{`whois h.test`, `Query h.test`}, {`whois -h w.test -p 43 h.test`, `Query h.test; Query w.test`}}

var sshKeyscan = Program{
	Name: "ssh-keyscan", Rare: true, Summary: "asks hosts for their public keys", Manual: "ssh-keyscan(1), OpenSSH 10",
	Row: Row{Args: []Arg{{Role: Asks}}, Flags: []Flag{{Names: "-4 -6 -c -D -H -q -v -p= -T= -t= -O=", Value: Data}, {Names: "-f=", Value: Reads, Does: []Do{{Kind: automode.Send, Target: "the hosts that a file names"}}, Why: "asks the hosts that a file names"}}},
}

var sshKeyscanCases = []Case{
	{`ssh-keyscan --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`ssh-keyscan -t ed25519 h.test`, `Query h.test`}, {`ssh-keyscan -f f`, `Send the hosts that a file names; Read f`}}

var sshCopyID = Program{
	Name: "ssh-copy-id", Rare: true, Summary: "lets a key of this machine in on another host", Manual: "ssh-copy-id(1), OpenSSH 10",
	Row: Row{
		Help: "-h -?", Args: []Arg{{Role: Sends, Why: "puts a public key there"}},
		Flags: []Flag{{Names: "-f -n -s -x -p= -t= -F= -o=", Value: Data}, {Names: "-i[=]", Value: Lists}},
	},
}

var sshCopyIDCases = []Case{
	{`ssh-copy-id -i -p 22 me@h.test`, `Send me@h.test`}}

var nmap = Program{
	Name: "nmap", Rare: true, Kin: "masscan", Summary: "asks hosts which ports are open", Manual: "nmap(1), Nmap 7.95",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Sends, Why: "asks every port"}},
		Flags: []Flag{
			{Names: "-oN= -oX= -oS= -oG= -oA= -oJ= -oL= -oB=", Value: Writes, Why: "writes what it found"},
			{Names: "-iL= --resume=", Value: Reads, Does: []Do{{Kind: automode.Send, Target: "the hosts that a file names"}}, Why: "asks every port of the hosts that a file names"},
			{Names: "--excludefile= -c=", Value: Reads},
			{Names: "--script= --datadir= --script-args-file=", Value: Unread, Why: "may load code"},
			{Names: "--top-ports= -T= --exclude= -S= -D= --script-args= --min-rate= --max-rate= --rate= --host-timeout= --max-retries= --dns-servers= --stats-every= -b= -g=", Value: Data}, {Names: "-p= -e=", Value: Data, Of: "nmap masscan"},
			{Names: "-sL", Cancels: NoSend},
			{Names: "-sS -sT -sU -sV -sn -sP -sA -sC -sN -sF -sX -sY -sO -sW -sM -Pn -PE -PS -PA -PU -PR -vv -dd"},
		},
		Refine: nmapNetwork,
	},
}

// nmapNetwork: an address with the length of a mask is a whole network, and not
// the host of that address.
func nmapNetwork(m *Match) {
	m.Own(func(f *Fact) bool {
		address, mask, ok := strings.Cut(f.Word.Text, "/")
		if f.Role == Sends && ok && mask != "" && !hasPrefix(address, "127.") {
			f.Word = Lit("the network " + f.Word.Text)
		}
		return true
	})
}

var nmapCases = []Case{
	{`masscan 0.0.0.0/0 -p 80`, `Send the network 0.0.0.0/0`},
	{`nmap -sV -T4 -p 1-99 h.test`, `Send h.test`}, {`nmap -oX f h.test`, `Send h.test; Write f`}, {`nmap --resume f`, `Send the hosts that a file names; Read f`}, {`nmap -iL f`, `Send the hosts that a file names; Read f`}, {`nmap --excludefile f h.test`, `Send h.test; Read f`},
	{`nmap --script x h.test`, `Send h.test; Unknown may load code`}, {`nmap -sL h.test`, `nothing`},
}

var tcpdump = Program{
	Name: "tcpdump", Rare: true, Kin: "tshark dumpcap ngrep termshark", Summary: "shows what passes on the network", Manual: "tcpdump(8), 4.99; tshark(1), Wireshark 4.4",
	Row: Row{
		Style: Looking, Help: "--help --version -D --list-interfaces", Does: []Do{{Kind: automode.Disclose, Target: "what passes on the network", When: &When{Without: "-r"}, Why: "takes whatever passes, with the credentials in it"}}, Args: anyData,
		Flags: []Flag{
			{Names: "-w=", Value: Writes, Why: "keeps what it saw"},
			{Names: "-r=", Value: Reads},
			{Names: "-F= -V=", Value: Reads},
			{Names: "-z= --postrotate-command=", Value: RunsOn, Of: "tcpdump dumpcap ngrep termshark", Why: "starts a program"}, {Names: "-z=", Value: Data, Of: "tshark"},
			{Names: "-X= --lua=", Value: Unread, Of: "tshark termshark", Why: "may load code"}, {Names: "-X -XX", Of: "tcpdump ngrep"},
			{Names: "-i= --interface= -s= -T= -Y= -G= -W= -C= -B= -E= -y= -j= -d= -a= -b= -M= -Z=", Value: Data}, {Names: "-c=", Value: Data, Of: "tcpdump tshark dumpcap"}, {Names: "-e=", Value: Data, Of: "tshark"}, {Names: "-o=", Value: Data, Of: "tshark"}, {Names: "-f=", Value: Data, Of: "tshark dumpcap"},
		},
		Refine: tsharkSettings,
	},
}

var tcpdumpCases = []Case{
	{`tshark -e 1 -ni any -c 10 port 80`, `Disclose what passes on the network`},
	{`tshark -f 1 -ni any -c 10 port 80`, `Disclose what passes on the network`},
	{`tcpdump -ni any -c 10 port 80`, `Disclose what passes on the network`}, {`tcpdump -r f -A`, `Read f`}, {`tcpdump -w f`, `Disclose what passes on the network; Write f`},
	{`tcpdump -z rm -G 1 -w f`, `Disclose what passes on the network; Run[on] rm; Write f`}, {`tshark -X lua_script:x -F f`, `Disclose what passes on the network; Unknown may load code; Read f`},
	{`tcpdump -D`, `nothing`}, {`tshark -v`, `nothing`}, {`tcpdump -v`, `Disclose what passes on the network`},
	{`tshark -r f -o tls.debug_file:g -otls.keylog_file:k -o tcp.desegment_tcp_streams:TRUE`, `Read f; Write g; Read k`}, {`tshark -r f -o ssh.debug_file`, `Read f; Unknown nobody read what this setting does`}, {`tshark -r f -o x.y:z`, `Read f; Unknown nobody read what this setting does`}, {`tshark -r f -C ../p`, `Read f; Unknown its settings lie elsewhere`},
	{`tshark -r f -q -z conv,ip`, `Read f`},
	{`tcpdump -X -i eth0`, `Disclose what passes on the network`},
}

// tsharkSettings: some settings name files, or programs.
func tsharkSettings(m *Match) {
	if len(m.Words) == 2 && m.Words[1].Is("-v") && m.name() != "tcpdump" && m.name() != "ngrep" {
		m.Facts = nil // which version it is
	}
	if m.name() != "tshark" {
		return
	}
	for _, h := range m.hits {
		switch name, value, set := strings.Cut(h.Value.Text, ":"); {
		case h.Name == "-C" && (!h.Value.Exact() || strings.ContainsRune(name, '/')):
			m.Unknown("its settings lie elsewhere", h.Value)
		case h.Name != "-o":
		case !set:
			m.Unknown("nobody read what this setting does", h.Value)
		case h.Value.Exact() && strings.HasSuffix(name, ".debug_file"):
			m.Add(optionFact(Writes, h, cutWord(h.Value, len(name)+1), "writes there what it does"))
		case h.Value.Exact() && strings.HasSuffix(name, ".keylog_file"):
			m.Add(optionFact(Reads, h, cutWord(h.Value, len(name)+1), ""))
		case h.Value.Exact() && (named("TRUE FALSE", value) || strings.Trim(value, "0123456789,-") == "" || name == "gui.column.format"):
		default: // many name files or programs
			m.Unknown("nobody read what this setting does", h.Value)
		}
	}
}

var iperf = Program{
	Name: "iperf3", Rare: true, Also: "iperf netperf", Summary: "measures how fast the network is", Manual: "iperf3(1), iperf 3.17",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData,
		Flags: []Flag{
			{Names: "-s --server", Does: []Do{{Kind: automode.Expose, Target: "a port"}}, Why: "listens for connections"},
			{Names: "-c= --client= -H=", Value: Sends, Why: "sends data to measure"},
			{Names: "--logfile= -I= --pidfile=", Value: Writes, Why: "writes a log"},
			{Names: "-F= --file=", Value: Unread, Why: "is sent, or is written"},
			{Names: "-p= --port= -i= --interval= -B= --bind= -t= --time= -b= --bitrate= -P= --parallel= -f= --format= -n= -k= -l= -w= -M= -S= -T= -A=", Value: Data}, {Names: "-C=", Value: Data, Of: "iperf3"}, {Names: "-C --compatibility -V", Of: "iperf"},
		},
	},
}

var iperfCases = []Case{{`iperf3 -c h.test -t 5`, `Send h.test`}, {`iperf3 -s`, `Expose a port`}, {`iperf -C -s`, `Expose a port`}, {`iperf3 -C reno -V`, `nothing`}, {`iperf3 --logfile f -F g`, `Write f; Unknown is sent, or is written`}}

var iptables = Program{
	Name: "iptables", Rare: true, Kin: "ip6tables iptables-save ip6tables-save iptables-restore ip6tables-restore nft ufw firewall-cmd ebtables arptables pfctl ipset fail2ban-client iptables-nft iptables-legacy", Summary: "shows or sets which traffic is let through", Manual: "iptables(8), 1.8; nft(8), nftables 1.1; ufw(8), 0.36; firewall-cmd(1), 2.2; pfctl(8), macOS 15",
	Row: Row{Style: Plain, Args: anyData, Refine: iptablesLooks},
}

var iptablesCases = []Case{
	{`iptables -L -n -v`, `Query the firewall`}, {`iptables -t nat -S`, `Query the firewall`}, {`iptables -F`, `Weaken the firewall`}, {`iptables -P INPUT ACCEPT`, `Weaken the firewall`},
	{`iptables -A INPUT -p tcp --dport 80 -j ACCEPT`, `Configure the firewall`}, {`nft list ruleset`, `Query the firewall`}, {`nft flush ruleset`, `Weaken the firewall`},
	{`ufw status verbose`, `Query the firewall`}, {`ufw disable`, `Weaken the firewall`}, {`ufw allow 80`, `Configure the firewall`}, {`firewall-cmd --list-all`, `Query the firewall`},
	{`firewall-cmd --add-port=80/tcp`, `Configure the firewall`}, {`pfctl -s rules`, `Query the firewall`}, {`pfctl -d`, `Weaken the firewall`}, {`iptables-save`, `Query the firewall`}, {`iptables-save -f x`, `Configure the firewall`}, {`iptables-save --file=x`, `Configure the firewall`}, {`iptables-save -M x`, `Configure the firewall`},
	{`iptables "$x"`, `Configure the firewall`},
}

// iptablesLooks tells apart what lists, what lets everything through, and the
// rest.
func iptablesLooks(m *Match) {
	looks, opens, sets := m.name() == "iptables-save" || m.name() == "ip6tables-save", false, false
	for i, w := range m.Args {
		switch {
		case !w.Exact(), len(w.Text) > 6 && (w.Text[:6] == "--file" || w.Text[:6] == "--modp"), named("-M", w.Text):
			sets = true
		case named("-L --list -S --list-rules -s list status show ping banned version --version -V -h --help", w.Text) || len(w.Text) > 6 && (w.Text[:6] == "--list" || w.Text[:5] == "--get" || w.Text[:7] == "--query" || w.Text == "--state"):
			looks = true
		case named("-F --flush -X --delete-chain -P --policy flush disable reset -d --panic-off stop", w.Text):
			opens = opens || w.Text != "-d" || m.name() == "pfctl"
			sets = sets || w.Text == "-d"
		case named("-A --append -I --insert -D --delete -R --replace -N --new-chain -E -Z --zero -C --check add insert delete destroy swap rename restore set unban create allow deny reject limit enable reload route default logging -f -e -o --file", w.Text) && i < 3:
			sets = true
		case len(w.Text) > 5 && named("--add --remo --set- --chan --relo --comp --runt --new- --dele --dire --pani", w.Text[:6]):
			sets = true
		}
	}
	switch {
	case opens:
		m.Add(Fact{Kind: automode.Weaken, Target: "the firewall", Why: "lets traffic through that was held back, or nothing"})
	case looks && !sets:
		m.Add(Fact{Kind: automode.Query, Target: "the firewall"})
		m.unreadOptions()
	default:
		m.Add(Fact{Kind: automode.Configure, Target: "the firewall", Why: "sets which traffic is let through"})
	}
}
