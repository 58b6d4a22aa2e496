package commands

import (
	"strings"

	"automode"
)

// Programs that start a command and change what is around it.

// commandFirst is a command behind the options.
var commandFirst = []Arg{{At: First, Role: RunsWords}}

var xvfbRun = Program{
	Name: "xvfb-run", Rare: true, Kin: "dbus-run-session torsocks torify proxychains proxychains4 fakeroot eatmydata rlwrap chronic gamemoderun optirun primusrun catchsegv cpulimit numactl setarch linux32 linux64 i386 x86_64 uname26 cgexec softlimit setuidgid envuidgid faketime pasuspender systemd-inhibit ltrace",
	Summary: "runs a command in other surroundings", Manual: "xvfb-run(1); dbus-run-session(1), D-Bus 1.16; torsocks(1), 2.4; fakeroot(1), 1.37; rlwrap(1), 0.46; chronic(1), moreutils 0.69; numactl(8), 2.0; setarch(8), util-linux 2.40; systemd-inhibit(1), systemd 257; cpulimit(1), 2.8; ltrace(1), 0.7",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Args: commandFirst,
		Flags: []Flag{
			{Names: "-a --auto-servernum -q -v --verbose -i -R -L -B -F -T -X -Z -S --addr-no-randomize --fdpic-funcptrs --mmap-page-zero --addr-compat-layout --read-implies-exec --32bit --short-inode --whole-seconds --sticky-timeouts --3gb --uname-2.6 -l --localalloc -z -C -c -f -r -H --hardware -s --show"},
			{Names: "--server-num= --server-args= -w= --wait= -P= --limit= --what= --who= --why= --mode= -N= --cpunodebind= -m= --membind= --preferred= --interleave= --physcpubind= -g=", Value: Data}, {Names: "-n=", Value: Data, Of: "xvfb-run"}, {Names: "-p=", Value: Data, Of: "xvfb-run numactl cpulimit"},
			{Names: "-e= --error-file= -o= --output=", Value: Writes, Why: "writes a log"},
			{Names: "--config-file= --lib= -u=", Value: Unread, Why: "loads what its value names"},
		},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0-1"}}}, Lang: Shell, // without a command some start a shell
		Refine: wrappersValue,
	},
}

var firejail = Program{
	Name: "firejail", Summary: "runs a command with less in reach", Manual: "firejail(1), 0.9.74: every option is one word",
	Row: Row{Style: Plain, Args: anyData, Stdin: []In{{Role: RunsText}}, Lang: Shell, Refine: firejailCommand}, // without a command it starts a shell
}

var firejailCases = []Case{{`firejail --noprofile --net=none rm x`, `Unknown what its options change was not read; Run[words] rm x`}, {`firejail rm x`, `Run[words] rm x`}, {`firejail`, `nothing`}}

// firejailCommand: the first word without a dash is the command.
func firejailCommand(m *Match) {
	for i, w := range m.Args {
		if w.Text == "" || w.Text[0] != '-' {
			f := roleFact(RunsWords, w, "")
			f.Words = m.Args[i:]
			m.Add(f)
			return
		}
		if i == 0 {
			m.Unknown("what its options change was not read", w)
		}
	}
}

var sshpass = Program{
	Name: "sshpass", Summary: "runs a command and types a password for it", Manual: "sshpass(1), 1.10",
	Row: Row{
		Style: Leading, Help: "-h -V", Args: commandFirst,
		Flags: []Flag{{Names: "-p= -d= -P=", Value: Data}, {Names: "-f=", Value: Reads}, {Names: "-e -v"}},
	},
}

var sshpassCases = []Case{{`sshpass -p x rm y`, `Run[words] rm y`}, {`sshpass -f k -e rm y`, `Run[words] rm y; Read k`}}

var xvfbRunCases = []Case{
	{`xvfb-run -n 1 -a npm test`, `Run[words] npm test`},
	{`xvfb-run -p 1 -a npm test`, `Run[words] npm test`},
	{`xvfb-run -a npm test`, `Run[words] npm test`},
	{`xvfb-run --server-args '-screen 0' rm x`, `Run[words] rm x`},
	{`faketime '2026-01-01' rm x`, `Run[words] rm x`},
	{`setarch x86_64 -R rm x`, `Run[words] rm x`},
	{`setarch -R rm x`, `Run[words] rm x`},
	{`numactl --cpunodebind=0 rm x`, `Run[words] rm x`},
	{`ltrace -o f rm x`, `Run[words] rm x; Write f`},
	{`fakeroot --lib x rm y`, `Run[words] rm y; Unknown loads what its value names`},
	{`fakeroot`, `nothing`},
}

// wrappersValue: some have one word of their own in front of the command.
func wrappersValue(m *Match) {
	name := m.Words[0].Text
	if named("faketime setuidgid envuidgid", name) || named("setarch", name) && len(m.Args) > 0 && (named("linux32 linux64 i386 i686 x86_64 aarch64 armv7l ppc64le", m.Args[0].Text)) {
		rest := m.Args[min(1, len(m.Args)):]
		for len(rest) > 0 && strings.HasPrefix(rest[0].Text, "-") {
			rest = rest[1:]
		}
		m.Own(func(f *Fact) bool { return f.Role != RunsWords })
		if len(rest) > 0 {
			f := roleFact(RunsWords, rest[0], "")
			f.Words = rest
			m.Facts = append([]Fact{f}, m.Facts...)
		}
	}
}

var prlimit = Program{
	Name: "prlimit", Rare: true, Kin: "setpriv", Summary: "runs a command with other limits or fewer rights", Manual: "prlimit(1), setpriv(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "--help --version -h -V",
		Args: []Arg{{At: First, Role: RunsWords, When: &When{Without: "-p"}}, {Role: Data}},
		Does: []Do{{Kind: automode.Control, Target: "a process", When: &When{With: "-p"}, Why: "changes a process's limits"}},
		Flags: []Flag{
			{Names: "--pid=", Value: Data}, {Names: "-p=", Value: Data, Of: "prlimit"},
			{Names: "--core[=] -d[=] --data[=] --nice[=] --fsize[=] -i[=] --sigpending[=] -l[=] --memlock[=] -m[=] --rss[=] --nofile[=] -q[=] --msgqueue[=] --rtprio[=] -s[=] --stack[=] -t[=] --cpu[=] -u[=] --nproc[=] -v[=] --as[=] -x[=] --locks[=] -y[=] --rttime[=]", Value: Data}, {Names: "-c[=] -e[=] -f[=] -n[=] -r[=]", Value: Data, Of: "prlimit"},
			{Names: "--reuid= --regid= --inh-caps= --bounding-set= --ambient-caps= --groups=", Value: Data}, {Names: "-o= --output=", Value: Data, Of: "prlimit"},
			{Names: "--noheadings --raw --verbose --no-new-privs --clear-groups --keep-groups --init-groups --reset-env --nnp --dump"},
		},
		Refine: prlimitShows,
	},
}

// prlimitShows: limits of a process of which none is given a value are printed.
func prlimitShows(m *Match) {
	for _, h := range m.hits {
		if h.Has && !named("-p --pid -o --output", h.Name) {
			return
		}
	}
	if m.Has("-p") && m.Words[0].Is("prlimit") {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Control })
		m.Add(Fact{Kind: automode.Query, Target: "processes"})
	}
}

var prlimitCases = []Case{
	{`prlimit --help`, `nothing`},
	{`prlimit --pid 1 --nofile=10 rm x`, `Run[words] rm x`},
	{`prlimit -c --nofile=10 rm x`, `Run[words] rm x`},
	{`prlimit -o 1 --nofile=10 rm x`, `Run[words] rm x`},
	{`prlimit --nofile=10 rm x`, `Run[words] rm x`}, {`setpriv --no-new-privs --reuid 1 rm x`, `Run[words] rm x`},
	{`prlimit -p 1`, `Query processes`}, {`prlimit -p 1 --nofile=10`, `Control a process`}, {`prlimit -p 1 -n5`, `Control a process`},
}

var su = Program{
	Name: "su", Kin: "runuser", Summary: "runs a shell or a command as another user", Manual: "su(1), runuser(1), util-linux 2.40",
	Row: Row{
		Help: "--help --version -V", Wraps: AsRoot, Lang: Shell,
		Does: []Do{{Kind: automode.Elevate, Target: "the rights of another user", Why: "runs with the rights of another user"}},
		Args: anyData, Refine: suCommand,
		Flags: []Flag{
			{Names: "-c= --command= --session-command=", Value: RunsLine, Why: "runs a command as another user"},
			{Names: "- -l --login -m -p --preserve-environment -f --fast -P --pty -T --no-pty"},
			{Names: "-u= --user=", Value: Data},
			{Names: "-g= --group= -G= --supp-group= -s= -w= --whitelist-environment=", Value: Data},
		},
		Stdin: []In{{Role: RunsText, When: &When{Without: "-c -u"}}},
	},
}

var suCases = []Case{
	{`su - root -c 'rm x'`, `Elevate the rights of another user; Run[line as root] rm x`},
	{`su -l`, `Elevate the rights of another user`},
	{`runuser -u root -- rm x`, `Elevate the rights of another user; Run[words as root] rm x`},
	{`su -s /bin/sh dev`, `Elevate the rights of another user`},
}

// suCommand: with -u what follows is the command.
func suCommand(m *Match) {
	if !m.Has("-u") || len(m.Args) == 0 {
		return
	}
	f := roleFact(RunsWords, m.Args[0], "")
	f.Words, f.Wraps = m.Args, AsRoot
	m.Add(f)
}

var pkexec = Program{
	Name: "pkexec", Kin: "gksudo gksu kdesudo run0 sudo-rs please", Summary: "runs a command as another user", Manual: "pkexec(1), polkit 125; run0(1), systemd 257",
	Row: Row{
		Style: Leading, Help: "--help --version", Wraps: AsRoot, Args: commandFirst,
		Does:  []Do{{Kind: automode.Elevate, Target: "the rights of another user", Why: "runs with the rights of another user"}},
		Flags: []Flag{{Names: "-u= --user= -g= --group= --description= --property= --unit= --setenv= --nice=", Value: Data}, {Names: "--disable-internal-agent --keep-cwd --no-ask-password --pty --pipe -E"}, {Names: "-D= --chdir=", Value: Base}},
	},
}

var pkexecCases = []Case{
	{`pkexec --user root rm x`, `Elevate the rights of another user; Run[words as root] rm x`},
	{`run0 --pty -D d rm x`, `Elevate the rights of another user; Run[words as root] rm x; in d`},
}

var unshare = Program{
	Name: "unshare", Rare: true, Kin: "nsenter", Summary: "runs a command in name spaces of its own, or of another process", Manual: "unshare(1), nsenter(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "--help --version -h -V", Args: commandFirst,
		Does: []Do{{Kind: automode.Elevate, Target: "other name spaces", Why: "runs in other name spaces"}},
		Flags: []Flag{
			{Names: "-m --mount[=] -u --uts[=] -i --ipc[=] -n --net[=] -p --pid[=] -U --user[=] -C --cgroup[=] -T --time[=] -f --fork --map-root-user -c --map-current-user --map-auto --keep-caps -a --all -F --no-fork -Z --follow-context --preserve-credentials -e --env --mount-proc[=] --kill-child[=]", Value: Data},
			{Names: "-t= --target= -S= --setuid= -G= --setgid= --setgroups= --propagation= --map-user= --map-group= --map-users= --map-groups= --monotonic= --boottime=", Value: Data},
			{Names: "-r", Of: "unshare"}, {Names: "-R= --root= -w= --wd=", Value: Data, Of: "unshare"},
			{Names: "-r[=] --root[=] -w[=] --wd[=] -W[=] --wdns[=]", Value: Data, Of: "nsenter"},
		},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}}, Lang: Shell,
	},
}

var unshareCases = []Case{
	{`unshare --help`, `nothing`},
	{`unshare -rn rm x`, `Elevate other name spaces; Run[words] rm x`},
	{`nsenter -t 1 -m rm -rf /`, `Elevate other name spaces; Run[words] rm -rf /`},
	{`unshare -r -w ls rm -rf x`, `Elevate other name spaces; Run[words] rm -rf x`},
	{`nsenter -t 1 --wd ls`, `Elevate other name spaces; Run[words] ls`},
	{`unshare --mount-proc --fork ls`, `Elevate other name spaces; Run[words] ls`},
}

var chroot = Program{
	Name: "chroot", Kin: "arch-chroot", Summary: "runs a command with another folder as its root", Manual: "chroot(1), GNU coreutils 9.5",
	Row: Row{
		Style: Leading, Help: "--help --version", Args: []Arg{{At: First, Role: Lists}, {Role: Data}}, Refine: chrootCommand,
		Does:  []Do{{Kind: automode.Elevate, Target: "another root", Why: "runs below another root"}},
		Flags: []Flag{{Names: "--groups= --userspec= -u= -g= -G=", Value: Data}, {Names: "--skip-chdir"}},
	},
}

var chrootCases = []Case{
	{`chroot --help`, `nothing`},
	{`chroot --userspec=dev d rm /x`, `Elevate another root; Read{listing} d; Run[words inside] rm /x`},
	{`chroot --skip-chdir d`, `Elevate another root; Read{listing} d`},
}

// chrootCommand: the paths that the command sees lie below the folder.
func chrootCommand(m *Match) {
	if len(m.Args) < 2 {
		return
	}
	f := roleFact(RunsWords, m.Args[1], "")
	f.Words, f.Wraps, f.Mounts = m.Args[1:], Inside, []Mount{{From: m.Args[0], At: "/"}}
	m.Add(f)
}

var systemdRun = Program{
	Name: "systemd-run", Summary: "runs a command as a service", Manual: "systemd-run(1), systemd 257",
	Row: Row{
		Style: Leading, Help: "--help --version -h", Args: commandFirst, Wraps: Later, Course: Stays,
		Does: []Do{
			{Kind: automode.Configure, Target: "services", When: &When{Without: "--on-active"}, Why: "starts a service"},
			{Kind: automode.Configure, Target: "services", Traits: automode.Persists, When: &When{With: "--on-active"}, Why: "sets a timer"},
		},
		Flags: []Flag{
			{Names: "--user --system --scope --no-block --wait -t --pty -P --pipe -q --quiet -G --collect -r --remain-after-exit --no-ask-password --send-sighup --same-dir -d -S --shell --expand-environment[=] --ignore-failure"},
			{Names: "--on-active= --on-boot= --on-startup= --on-unit-active= --on-unit-inactive= --on-calendar= --on-clock-change --on-timezone-change --timer-property= --path-property= --socket-property=", Value: Data},
			{Names: "-u= --unit= -p= --property= --description= --slice= --service-type= --uid= --gid= --nice= -E= --setenv= --slice-inherit --background= --job-mode= -H= --host= -M= --machine=", Value: Data},
			{Names: "--working-directory=", Value: Base},
		},
	},
}

var systemdRunCases = []Case{
	{`systemd-run --help`, `nothing`},
	{`systemd-run --user --scope -p MemoryMax=1G rm x`, `Configure services; Run[words later] rm x`},
	{`systemd-run --on-active=30 rm x`, `Configure{persists} services; Run[words later] rm x`},
	{`systemd-run --working-directory=d rm x`, `Configure services; Run[words later] rm x; in d`},
}

var busybox = Program{
	Name: "busybox", Also: "toybox sbase-box", Summary: "is many small programs in one", Manual: "busybox(1), BusyBox 1.37; toybox 0.8: the first word is a program's name",
	Row: Row{
		Style: Leading, Help: "--help --list --list-full", Args: commandFirst,
		Flags:  []Flag{{Names: "--install", Does: []Do{{Kind: automode.Configure, Target: "the programs of the system", Traits: automode.Persists}}, Why: "links its programs' names to itself"}, {Names: "-s"}},
		Refine: busyboxServes,
	},
}

// busyboxServes: its own servers are other programs than those of their names.
func busyboxServes(m *Match) {
	if len(m.Args) == 0 || !named("httpd ftpd tftpd", m.Args[0].Text) {
		return
	}
	m.Facts = m.Facts[:0]
	m.addDo(&servesAll)
	m.addDo(&handedOut)
	for i := range m.Args[1:] {
		if m.Args[i].Is("-h") {
			m.addRole(ReadsTree, &m.Args[i+1], "")
		}
	}
}

var busyboxCases = []Case{
	{`busybox httpd -p 80 -h d`, `Expose a file server; Send whoever connects; Read d/**`},
	{`busybox rm -rf x`, `Run[words] rm -rf x`}, {`busybox --list`, `nothing`}, {`busybox --install -s`, `Configure{persists} the programs of the system`},
}

var strace = Program{
	Name: "strace", Rare: true, Kin: "truss dtruss", Summary: "runs a program and shows what it asks of the system", Manual: "strace(1), strace 6.12",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version",
		Args: []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-A --output-append-mode -c --summary-only -C --summary -d --debug -D -DD -DDD -f --follow-forks -ff --output-separately -F -i --instruction-pointer -k --stack-traces -n --syscall-number -N -q --quiet --quiet[=] -qq -r -t -tt -ttt -T -v --no-abbrev -w --summary-wall-clock -x -xx -y --decode-fds --decode-fds[=] -yy -Y --decode-pids -z --successful-only -Z --failed-only --kill-on-exit --seccomp-bpf", Value: Data},
			{Names: "-a= --columns= -b= --detach-on= -I= --interruptible= -O= --summary-syscall-overhead= -s= --string-limit= -S= --summary-sort-by= -u= --user= -U= --summary-columns= -X= --const-print-style= --trace= --signal= --status= --abbrev= --verbose= --raw= --read= --write=", Value: Data}, {Names: "-e=", Value: Data, Of: "strace"},
			{Names: "-P= --trace-path=", Value: Lists},
			{Names: "-p= --attach=", Value: Data, Does: []Do{{Kind: automode.Control, Target: "a process"}}, Why: "stops a process to look into it, and shows what it reads and writes"},
			{Names: "-o= --output=", Value: Writes, Why: "writes what it saw"},
			{Names: "--inject= --fault=", Value: Unread, Why: "changes what the system answers"},
			{Names: "-E= --env=", Value: Unread, Why: "sets a variable of the command"},
		},
		Refine: straceOutput,
	},
}

var straceCases = []Case{
	{`strace -f -e trace=openat -s 200 rm x`, `Run[words] rm x`},
	{`strace -o f -P /etc rm x`, `Run[words] rm x; Write f; Read{listing} /etc`},
	{`strace -o '|cat' ls`, `Run[words] ls; Run[line] cat`},
	{`strace -p 12`, `Control a process`},
	{`strace -E LD_PRELOAD=x ls`, `Run[words] ls; Unknown sets a variable of the command`},
	{`strace --fault=x ls`, `Run[words] ls; Unknown changes what the system answers`},
}

// straceOutput: a value that begins with a bar or "!" is a command that gets
// what was seen.
func straceOutput(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role == Writes && f.Word.Text != "" && byteIn(f.Word.Text[0], "|!") {
			*f = optionFact(RunsLine, Hit{Name: f.Flag}, cutWord(f.Word, 1), "hands what it saw to a command")
		}
	}
}

var gosu = Program{
	Name: "gosu", Kin: "su-exec chpst envdir proot bwrap daemonize timelimit trickle s6-setuidgid s6-envdir dumb-init tini catatonit fakechroot schroot distrobox flatpak-spawn ld.so ld-linux.so.2 ld-linux-x86-64.so.2 ld-linux-aarch64.so.1", Summary: "runs a command in a setting of its own",
	Manual: "gosu 1.17; su-exec 0.2; chpst(8), runit 2.1; proot(1), 5.4; bwrap(1), bubblewrap 0.11; daemonize(1), 1.7; ld.so(8), glibc 2.41: what the command is given is chosen by options that were not read",
	Row:    Row{Style: Plain, Help: "--help --version", Args: anyData, Does: []Do{{Why: "the setting of the command was not read"}}, Refine: gosuCommand},
}

var gosuCases = []Case{
	{`gosu root rm -rf x`, `Unknown the setting of the command was not read; Run[words] root rm -rf x; Run[words] rm -rf x; Run[words] x`},
	{`bwrap --bind / / ./x`, `Unknown the setting of the command was not read; Run[words] ./x`},
	{`gosu`, `Unknown the setting of the command was not read`},
}

// gosuCommand: which words are values of options is not known, so the command may
// begin at each of the first that looks like a program's name.
func gosuCommand(m *Match) {
	for i, n := 0, 0; i < len(m.Args) && n < 3; i++ {
		w := &m.Args[i]
		if strings.HasPrefix(w.Text, "-") || strings.Contains(w.Text, "/") && !strings.HasPrefix(w.Text, "./") && !strings.Contains(w.Text, "bin/") {
			continue
		}
		m.addRole(RunsWords, w, "")
		m.Facts[len(m.Facts)-1].Words = m.Args[i:]
		n++
	}
}
