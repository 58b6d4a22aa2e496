package commands

import (
	"slices"
	"strings"

	"automode"
)

// Programs that ask the system's services for something, or tell them.

var theServices = []Do{{Kind: automode.Query, Target: "services"}}

var setsMachine = []Do{{Kind: automode.Configure, Target: "this machine", Traits: automode.Persists, Why: "sets this machine up differently"}}

var hostnamectl = Program{
	Name: "hostnamectl", Rare: true, Kin: "timedatectl localectl", Summary: "shows or sets the machine's name, clock and language", Manual: "hostnamectl(1), timedatectl(1), localectl(1), systemd 257",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: thisMachine,
		Global: []Flag{{Names: "--property= --json= --monitor -M= --machine=", Value: Data}, {Names: "-p=", Value: Data, Of: "hostnamectl timedatectl"}, {Names: "-H= --host=", Value: Sends, Why: "speaks to another host"}},
		Rows: []Row{
			{Names: "status show show-timesync timesync-status list-timezones list-locales list-keymaps list-x11-keymap-models list-x11-keymap-layouts list-x11-keymap-variants list-x11-keymap-options", Does: thisMachine, Args: anyData},
			{Names: "hostname icon-name chassis deployment location", Does: []Do{{Kind: automode.Query, Target: "this machine", When: &When{Args: "0"}}, {Kind: automode.Configure, Target: "this machine", Traits: automode.Persists, When: &When{Args: "1+"}, Why: "sets this machine up differently"}}, Args: anyData},
			{Names: "set-*", Does: setsMachine, Args: anyData},
			{Names: "ntp-servers revert", Does: setsMachine, Args: anyData},
		},
	},
}

var hostnamectlCases = []Case{
	{`hostnamectl --property 1 -H h status`, `Query this machine; Send h`},
	{`hostnamectl -H h status`, `Query this machine; Send h`},
	{`hostnamectl`, `Query this machine`}, {`timedatectl show -p NTP`, `Query this machine`}, {`hostnamectl hostname`, `Query this machine`},
	{`hostnamectl set-hostname x`, `Configure{persists} this machine`}, {`timedatectl set-time 12:00`, `Configure{persists} this machine`}, {`timedatectl revert eth0`, `Configure{persists} this machine`},
}

var loginctl = Program{
	Name: "loginctl", Rare: true, Kin: "coredumpctl networkctl machinectl busctl userdbctl oomctl portablectl homectl", Summary: "looks after sessions, networks and what else the system's services hold", Manual: "loginctl(1), coredumpctl(1), networkctl(1), machinectl(1), busctl(1), userdbctl(1), systemd 257",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: theServices,
		Global: []Flag{{Names: "--lines= --property= -t= -s= --json= -M= --machine=", Value: Data}, {Names: "-n=", Value: Data, Of: "loginctl machinectl"}, {Names: "-o= --output=", Value: Data, Of: "loginctl machinectl"}, {Names: "-p=", Value: Data, Of: "loginctl machinectl"}, {Names: "-H= --host=", Value: Sends, Why: "speaks to another host"}},
		Rows: []Row{
			{Names: "list list-* status *-status show show-* info user group users-in-group groups-of-user services lldp tree introspect get-property help", Does: theServices, Args: anyData},
			{Names: "monitor capture", Does: []Do{{Kind: automode.Disclose, Target: "what services say to each other", Why: "shows messages, and what is secret in them"}}, Args: anyData},
			{Names: "dump", Style: Plain, Does: []Do{{Kind: automode.Disclose, Target: "the memory of a program", Why: "writes out what a program held"}}, Args: anyData},
			{Names: "activate lock-session unlock-session lock-sessions terminate-session kill-session kill terminate up down reconfigure reload renew forcerenew start stop login shell", Does: []Do{{Kind: automode.Control, Target: "services", Why: "starts or stops what others use"}}, Args: anyData},
			{Names: "poweroff reboot terminate-user kill-user", Does: []Do{{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "stops all that a user or the machine runs"}}, Args: anyData},
			{Names: "enable-linger disable-linger attach flush-devices enable disable edit delete remove clone rename copy-to copy-from bind import-* export-* pull-* set-property emit create update resize passwd", Does: setsMachine, Args: anyData},
			{Names: "call", Does: setsMachine, Args: anyData, Refine: busCall},
			{Names: "debug gdb", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Run, Target: "a debugger", Why: "starts a debugger"}}},
		},
	},
}

var loginctlCases = []Case{
	{`loginctl --lines 1 -H h list-sessions`, `Query services; Send h`},
	{`loginctl -n 1 -H h list-sessions`, `Query services; Send h`},
	{`loginctl -o 1 -H h list-sessions`, `Query services; Send h`},
	{`loginctl -p 1 -H h list-sessions`, `Query services; Send h`},
	{`loginctl -H h list-sessions`, `Query services; Send h`},
	{`loginctl`, `Query services`}, {`loginctl session-status 1`, `Query services`}, {`coredumpctl info -n 5`, `Query services`}, {`busctl tree org.x`, `Query services`}, {`busctl monitor org.x`, `Disclose what services say to each other`}, {`busctl call org.x /a org.x Frob`, `Configure{persists} this machine`}, {`busctl call org.freedesktop.login1 /org/freedesktop/login1 org.freedesktop.login1.Manager Reboot b true`, `Configure{persists} this machine; Control{halts} this machine`},
	{`loginctl terminate-user dev`, `Control{halts} this machine`}, {`loginctl terminate-session 3`, `Control services`}, {`loginctl enable-linger dev`, `Configure{persists} this machine`},
	{`coredumpctl gdb`, `Run a debugger`}, {`coredumpctl dump -o f`, `Disclose the memory of a program`},
}

var systemdAnalyze = Program{
	Name: "systemd-analyze", Rare: true, Kin: "systemd-cgls systemd-cgtop systemd-detect-virt systemd-path systemd-escape systemd-delta systemd-id128 systemd-hwdb systemd-cat", Summary: "shows how the system starts and what runs in it", Manual: "systemd-analyze(1), systemd-cgls(1), systemd-escape(1), systemd-cat(1), systemd 257",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: theServices, Args: anyData, Refine: systemdAnalyzeVerb,
		Flags: []Flag{{Names: "-H= --host=", Value: Sends, Of: "systemd-analyze", Why: "asks the host by ssh"}},
	},
}

var systemdAnalyzeCases = []Case{
	{`systemd-analyze blame`, `Query services`}, {`systemd-analyze -H h.test blame`, `Query services; Send h.test`}, {`systemd-analyze verify x.service`, `Query services`}, {`systemd-cgls --no-pager`, `Query services`},
	{`systemd-analyze set-log-level debug`, `Query services; Configure services`}, {`systemd-cat rm x`, `Query services; Run[words] rm x`}, {`systemd-hwdb update`, `Query services; Configure services`},
	{`systemd-cat`, `Query services`}, {`systemd-analyze cat-config f`, `Query services; Read f`},
}

func systemdAnalyzeVerb(m *Match) {
	switch {
	case len(m.Args) == 0:
	case m.name() == "systemd-cat":
		f := roleFact(RunsWords, m.Args[0], "")
		f.Words = m.Args
		m.Add(f)
	case m.Args[0].Is("cat-config"):
		m.Facts = append(m.Facts, roles(Reads, m.Args[1:], "")...)
	case !m.Args[0].Exact() || named("set-log-level log-level set-log-target log-target service-watchdogs update", m.Args[0].Text):
		m.Add(Fact{Kind: automode.Configure, Target: "services", Why: "changes how services run"})
	}
}

var service = Program{
	Name: "service", Rare: true, Kin: "rc-service invoke-rc.d rc-status rc-update chkconfig update-rc.d initctl start-stop-daemon supervisorctl sv s6-svc monit", Summary: "looks after services", Manual: "service(8), sysvinit 3; rc-service(8), OpenRC 0.54; chkconfig(8); supervisorctl, Supervisor 4.2; sv(8), runit 2.1",
	Row: Row{Style: Plain, Args: anyData, Refine: serviceVerb},
}

var serviceCases = []Case{
	{`service nginx status`, `Query services`}, {`service --status-all`, `Query services`}, {`service nginx restart`, `Control services`}, {`supervisorctl status`, `Query services`}, {`sv status x`, `Query services`},
	{`supervisorctl restart x`, `Control services`}, {`rc-update add x default`, `Configure{persists} services`}, {`update-rc.d x enable`, `Configure{persists} services`}, {`rc-status`, `Query services`}, {`chkconfig --list`, `Query services`},
	{`supervisorctl -e x restart all`, `Control services`}, {`supervisorctl -c f status`, `Query services`}, {`rc-service -e sshd`, `Query services`}, {`start-stop-daemon --status --start --exec /x`, `Run[words] /x; Control services`}, {`start-stop-daemon -S -x /bin/rm -- -rf /a`, `Run[words] /bin/rm -rf /a; Control services`}, {`start-stop-daemon --start --startas=/x -p f`, `Run[words] /x; Control services`}, {`start-stop-daemon -K -x /x`, `Control services`}, {`monit -e x`, `Control services`},
	{`service "$x"`, `Control services`}, {`service`, `Control services`}, {`service ../x start`, `Control services; Run[file native] ../x`},
}

func serviceVerb(m *Match) {
	name := m.name()
	if name == "start-stop-daemon" {
		startsDaemon(m)
	}
	lasting := named("rc-update chkconfig update-rc.d", name)
	looks := name == "rc-status" || name == "chkconfig" && len(m.Args) == 0
	for i, w := range m.Args {
		// The verb stands first, or behind the service's name, or behind options.
		last := i == len(m.Args)-1 && (named("service rc-service invoke-rc.d", name) || w.Is("status") && byteIn('-', m.Args[0].Text[:min(1, len(m.Args[0].Text))]))
		if named("status --status-all list show-config avail pid tail maintail summary report version help --help --version --list --status", w.Text) && w.Exact() && (last || i == 0 && !named("service rc-service invoke-rc.d", name)) ||
			name == "rc-service" && i == 0 && named("-e --exists -l -s -N", w.Text) && w.Exact() {
			looks = true
		}
	}
	for _, w := range m.Args {
		looks = looks && w.Exact() && !named("--start -S --stop -K restart start stop", w.Text)
	}
	switch {
	case looks:
		m.Add(Fact{Kind: automode.Query, Target: "services"})
		m.unreadOptions()
	case lasting:
		m.Add(Fact{Kind: automode.Configure, Target: "services", Traits: automode.Persists, Why: "changes which services run"})
	default:
		m.Add(Fact{Kind: automode.Control, Target: "services", Why: "starts or stops services"})
		if len(m.Args) > 0 && byteIn('/', m.Args[0].Text) {
			m.Add(roleFact(RunsFile, m.Args[0], "starts it"))
		}
	}
}

// startsDaemon: the program and its own words, behind the options.
func startsDaemon(m *Match) {
	var words []Word
	for i := 0; i < len(m.Args); i++ {
		w := m.Args[i]
		name, value, cut := strings.Cut(w.Text, "=")
		switch {
		case w.Is("--"):
			if len(words) > 0 {
				words = append(words[:1:1], m.Args[i+1:]...)
			}
			i = len(m.Args)
		case !named("-x --exec -a --startas", name) || len(words) > 0 && named("-x --exec", name):
		case cut:
			words = []Word{cutWord(w, len(w.Text)-len(value))}
		case i+1 < len(m.Args):
			i++
			words = m.Args[i : i+1 : i+1]
		}
	}
	for _, w := range m.Args {
		if len(words) > 0 && (w.Is("-S") || w.Is("--start")) {
			f := roleFact(RunsWords, words[0], "starts it")
			f.Words = words
			m.Add(f)
			return
		}
	}
}

var updateAlternatives = Program{
	Name: "update-alternatives", Rare: true, Also: "alternatives", Summary: "shows or sets which program a name means", Manual: "update-alternatives(1), dpkg 1.22",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData, Does: []Do{{Kind: automode.Query, Target: "the programs of the system"}},
		Flags: []Flag{
			{Names: "--install --slave --set --remove --remove-all --config --auto --all --set-selections --force", Does: []Do{{Kind: automode.Configure, Target: "the programs of the system", Traits: automode.Persists}}, Why: "changes what a name means"},
			{Names: "--altdir= --admindir= --instdir= --root= --log=", Value: Unread},
		},
	},
}

var updateAlternativesCases = []Case{
	{`update-alternatives --display java`, `Query the programs of the system`}, {`update-alternatives --list java`, `Query the programs of the system`},
	{`update-alternatives --set java /x`, `Query the programs of the system; Configure{persists} the programs of the system`}, {`update-alternatives --altdir d --list x`, `Query the programs of the system; Unknown nobody read what the value of --altdir means`},
}

var hwclock = Program{
	Name: "hwclock", Rare: true, Kin: "ntpdate chronyc ntpq ntpstat", Summary: "shows or sets the clock", Manual: "hwclock(8), util-linux 2.40; chronyc(1), chrony 4.6; ntpq(8), ntpdate(8), NTP 4.2",
	Row: Row{Style: Plain, Args: anyData, Refine: hwclockLooks, Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}}},
}

var hwclockCases = []Case{
	{`hwclock --show`, `Query the clock`}, {`hwclock`, `Query the clock`}, {`hwclock -w`, `Configure{persists} the clock`}, {`chronyc tracking`, `Query the clock`}, {`chronyc -n sources -v`, `Query the clock`},
	{`chronyc makestep`, `Configure{persists} the clock`}, {`ntpq -pn`, `Query the clock`}, {`ntpdate -q h.test`, `Query the clock`}, {`ntpdate -u h.test`, `Configure{persists} the clock`}, {`ntpdate h.test`, `Configure{persists} the clock`},
}

func hwclockLooks(m *Match) {
	looks := len(m.Args) == 0 && m.name() != "ntpdate"
	for i, w := range m.Args {
		if named("-r --show --get -l --localtime -u --utc --verbose -V --version -h --help tracking sources sourcestats activity ntpdata serverstats clients authdata -p -pn -np -q -c -n -v", w.Text) {
			looks = looks || i == 0 || !named("-n -v -u -l", w.Text)
			continue
		}
		if m.name() != "ntpq" && m.name() != "ntpdate" {
			looks = false
			break
		}
	}
	if m.name() == "ntpdate" {
		looks = slices.ContainsFunc(m.Args, func(w Word) bool { return w.Is("-q") })
	}
	if looks || m.name() == "ntpq" || m.name() == "ntpstat" {
		m.Add(Fact{Kind: automode.Query, Target: "the clock"})
		m.unreadOptions()
		return
	}
	m.Add(Fact{Kind: automode.Configure, Target: "the clock", Traits: automode.Persists, Why: "sets the clock"})
}
