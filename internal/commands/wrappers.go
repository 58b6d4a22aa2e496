package commands

import (
	"strings"

	"automode"
)

// Programs that start a command and change what is around it.

// commandFirst is a command behind the options.
var commandFirst = []Arg{{At: First, Role: RunsWords}}

var firejail = Program{
	Name: "firejail", Rare: true, Summary: "runs a command with less in reach", Manual: "firejail(1), 0.9.74: every option is one word",
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
	Name: "sshpass", Rare: true, Summary: "runs a command and types a password for it", Manual: "sshpass(1), 1.10",
	Row: Row{
		Style: Leading, Help: "-h -V", Args: commandFirst,
		Flags: []Flag{{Names: "-p= -d= -P=", Value: Data}, {Names: "-f=", Value: Reads}, {Names: "-e -v"}},
	},
}

var sshpassCases = []Case{{`sshpass -p x rm y`, `Run[words] rm y`}, {`sshpass -f k -e rm y`, `Run[words] rm y; Read k`}}

var prlimit = Program{
	Name: "prlimit", Rare: true, Kin: "setpriv", Summary: "runs a command with other limits or fewer rights", Manual: "prlimit(1), setpriv(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "--help --version -h -V",
		Args: []Arg{{At: First, Role: RunsWords, When: &When{Without: "-p"}}, {Role: Data}},
		Does: []Do{{Kind: automode.Control, Target: "a process", When: &When{With: "-p"}, Why: "changes a process's limits"}},
		Flags: []Flag{
			{Names: "-p= --pid=", Value: Data, Of: "prlimit"}, {Names: "-o= --output=", Value: Data, Of: "prlimit"},
			{Names: "-c[=] --core[=] -d[=] --data[=] -e[=] --nice[=] -f[=] --fsize[=] -i[=] --sigpending[=] -l[=] --memlock[=] -m[=] --rss[=] -n[=] --nofile[=] -q[=] --msgqueue[=] -r[=] --rtprio[=] -s[=] --stack[=] -t[=] --cpu[=] -u[=] --nproc[=] -v[=] --as[=] -x[=] --locks[=] -y[=] --rttime[=]", Value: Data, Of: "prlimit"},
			{Names: "--noheadings --raw --verbose", Of: "prlimit"},
			{Names: "--reuid= --regid= --ruid= --euid= --rgid= --egid= --inh-caps= --bounding-set= --ambient-caps= --groups= --securebits= --pdeathsig= --ptracer= --selinux-label= --apparmor-profile= --landlock-access= --landlock-rule= --seccomp-filter=", Value: Data, Of: "setpriv"},
			{Names: "-d --dump --no-new-privs --nnp --clear-groups --keep-groups --init-groups --reset-env --list-caps", Of: "setpriv"},
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
	if m.Has("-p") {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Control })
		m.Add(Fact{Kind: automode.Query, Target: "processes"})
	}
}

var prlimitCases = []Case{
	{`prlimit --help`, `nothing`},
	{`prlimit --pid 1 --nofile=10`, `Control a process`},
	{`prlimit -c --nofile=10 rm x`, `Run[words] rm x`},
	{`prlimit -o 1 --nofile=10 rm x`, `Run[words] rm x`},
	{`prlimit --nofile=10 rm x`, `Run[words] rm x`}, {`setpriv --no-new-privs --reuid 1 rm x`, `Run[words] rm x`},
	{`prlimit --raw rm x`, `Run[words] rm x`}, {`prlimit -p 1`, `Query processes`}, {`prlimit -p 1 --nofile=10`, `Control a process`}, {`prlimit -p 1 -n5`, `Control a process`},
}

var su = Program{
	Name: "su", Rare: true, Kin: "runuser", Summary: "runs a shell or a command as another user", Manual: "su(1), runuser(1), util-linux 2.40",
	Row: Row{
		Help: "--help --version -V", Wraps: AsRoot, Lang: Shell,
		Does: []Do{{Kind: automode.Elevate, Target: "the rights of another user", Why: "runs with the rights of another user"}},
		Args: anyData, Refine: suCommand,
		Flags: []Flag{
			{Names: "-c= --command= --session-command=", Value: RunsLine, Of: "su runuser", Why: "runs a command as another user"},
			{Names: "- -l --login -m -p --preserve-environment -f --fast -P --pty -T --no-pty", Of: "su runuser"},
			{Names: "-u= --user=", Value: Data, Of: "runuser"},
			{Names: "-g= --group= -G= --supp-group= -s= --shell= -w= --whitelist-environment=", Value: Data, Of: "su runuser"},
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
	Name: "pkexec", Rare: true, Kin: "gksudo gksu kdesudo run0 sudo-rs please", Summary: "runs a command as another user", Manual: "pkexec(1), polkit 125; run0(1), systemd 257",
	Row: Row{
		Style: Leading, Help: "--help --version", Wraps: AsRoot, Args: commandFirst,
		Does: []Do{{Kind: automode.Elevate, Target: "the rights of another user", Why: "runs with the rights of another user"}},
		Flags: []Flag{
			{Names: "-u= --user=", Value: Data, Of: "pkexec gksudo gksu kdesudo run0 sudo-rs please"}, {Names: "--disable-internal-agent --keep-cwd", Of: "pkexec"},
			{Names: "-g= --group= --description= --property= --unit= --slice= --setenv= --nice= --background= --shell-prompt-prefix= --machine=", Value: Data, Of: "run0"},
			{Names: "--no-ask-password --pty --pipe --slice-inherit", Of: "run0"}, {Names: "-D= --chdir=", Value: Base, Of: "run0"},
			{Names: "-m= --message= -D= --description=", Value: Data, Of: "gksudo gksu"}, {Names: "-k --preserve-env -g --disable-grab -S --sudo-mode -w --su-mode -l --login -p --print-pass", Of: "gksudo gksu"},
		},
	},
}

var pkexecCases = []Case{
	{`pkexec --user root rm x`, `Elevate the rights of another user; Run[words as root] rm x`},
	{`pkexec --keep-cwd rm x`, `Elevate the rights of another user; Run[words as root] rm x`}, {`gksudo -k -m ls rm x`, `Elevate the rights of another user; Run[words as root] rm x`}, {`run0 -g a ls`, `Elevate the rights of another user; Run[words as root] ls`},
	{`run0 --pty -D d rm x`, `Elevate the rights of another user; Run[words as root] rm x; in d`},
}

var unshare = Program{
	Name: "unshare", Rare: true, Kin: "nsenter", Summary: "runs a command in name spaces of its own, or of another process", Manual: "unshare(1), nsenter(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "--help --version -h -V", Args: commandFirst,
		Does: []Do{{Kind: automode.Elevate, Target: "other name spaces", Why: "runs in other name spaces"}},
		Flags: []Flag{
			{Names: "-m[=] --mount[=] -u[=] --uts[=] -i[=] --ipc[=] -n[=] --net[=] -p[=] --pid[=] -U[=] --user[=] -C[=] --cgroup[=] -T[=] --time[=]", Value: Data, Of: "nsenter"},
			{Names: "-r[=] --root[=] -w[=] --wd[=] -W[=] --wdns[=]", Value: Data, Of: "nsenter"}, {Names: "-a --all -F --no-fork -Z --follow-context --preserve-credentials --keep-caps -e --env -c --join-cgroup", Of: "nsenter"},
			{Names: "-t= --target= -N= --net-socket=", Value: Data, Of: "nsenter"}, {Names: "-S= --setuid= -G= --setgid=", Value: Data, Of: "unshare nsenter"},
			{Names: "-m --mount[=] -u --uts[=] -i --ipc[=] -n --net[=] -p --pid[=] -U --user[=] -C --cgroup[=] -T --time[=] -f --fork -r --map-root-user -c --map-current-user --map-auto --map-subids --keep-caps --mount-proc[=] --mount-binfmt[=] --kill-child[=]", Value: Data, Of: "unshare"},
			{Names: "-R= --root= -w= --wd= --setgroups= --propagation= --map-user= --map-group= --map-users= --map-groups= --monotonic= --boottime= -l= --load-interp=", Value: Data, Of: "unshare"},
		},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}}, Lang: Shell,
	},
}

var unshareCases = []Case{
	{`unshare --help`, `nothing`},
	{`unshare -S 1 rm x`, `Elevate other name spaces; Run[words] rm x`},
	{`unshare -rn rm x`, `Elevate other name spaces; Run[words] rm x`},
	{`nsenter -t 1 -m rm -rf /`, `Elevate other name spaces; Run[words] rm -rf /`},
	{`unshare -r -w ls rm -rf x`, `Elevate other name spaces; Run[words] rm -rf x`},
	{`nsenter -a ls`, `Elevate other name spaces; Run[words] ls`},
	{`nsenter -t 1 --wd ls`, `Elevate other name spaces; Run[words] ls`},
	{`unshare --mount-proc --fork ls`, `Elevate other name spaces; Run[words] ls`},
}

var chroot = Program{
	Name: "chroot", Rare: true, Kin: "arch-chroot", Summary: "runs a command with another folder as its root", Manual: "chroot(1), GNU coreutils 9.5",
	Row: Row{
		Style: Leading, Help: "--help --version", Args: []Arg{{At: First, Role: Lists}, {Role: Data}}, Refine: chrootCommand,
		Does:  []Do{{Kind: automode.Elevate, Target: "another root", Why: "runs below another root"}},
		Flags: []Flag{{Names: "--groups= --userspec= -u= -g= -G=", Value: Data, Of: "chroot"}, {Names: "--skip-chdir", Of: "chroot"}, {Names: "-u=", Value: Data, Of: "arch-chroot"}, {Names: "-N -r -S", Of: "arch-chroot"}},
	},
}

var chrootCases = []Case{
	{`chroot --help`, `nothing`},
	{`chroot --userspec=dev d rm /x`, `Elevate another root; Read{listing} d; Run[words inside] rm /x`},
	{`arch-chroot -N -u dev d rm x`, `Elevate another root; Read{listing} d; Run[words inside] rm x`},
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
	Name: "systemd-run", Rare: true, Summary: "runs a command as a service", Manual: "systemd-run(1), systemd 257",
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
	Name: "busybox", Rare: true, Also: "toybox sbase-box", Summary: "is many small programs in one", Manual: "busybox(1), BusyBox 1.37; toybox 0.8: the first word is a program's name",
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
			{Names: "-A --output-append-mode -c --summary-only -C --summary -d --debug -D -DD -DDD -f --follow-forks -F -i --instruction-pointer -k --stack-traces -n --syscall-number -N -q --quiet --quiet[=] -qq -r -t -tt -ttt -T -v --no-abbrev -w --summary-wall-clock -x -xx -y --decode-fds --decode-fds[=] -yy -Y --decode-pids -z --successful-only -Z --failed-only --kill-on-exit --seccomp-bpf --relative-timestamps[=] --absolute-timestamps[=] --stack-trace[=] --always-show-pid --strings-in-hex[=] --syscall-limit=", Value: Data, Of: "strace"},
			{Names: "-a= --columns= -b= --detach-on= -I= --interruptible= -O= --summary-syscall-overhead= -s= --string-limit= -S= --summary-sort-by= -u= --user= -U= --summary-columns= -X= --const-print-style= --trace= --signal= --status= --abbrev= --verbose= --raw= --read= --write= -e=", Value: Data, Of: "strace"},
			{Names: "-ff --output-separately", Of: "strace"},
			{Names: "-P= --trace-path=", Value: Lists, Of: "strace"},
			{Names: "-p= --attach=", Value: Data, Of: "strace truss dtruss", Does: []Do{{Kind: automode.Control, Target: "a process"}}, Why: "stops a process to look into it, and shows what it reads and writes"},
			{Names: "-o= --output=", Value: Writes, Of: "strace truss", Why: "writes what it saw"},
			{Names: "-a -c -d -D -e -f -H -S", Of: "truss"}, {Names: "-s=", Value: Data, Of: "truss"},
			{Names: "-a -c -d -e -f -l -L -o -s", Of: "dtruss"}, {Names: "-b= -n= -t= -W=", Value: Data, Of: "dtruss"},
			{Names: "--inject= --fault=", Value: Unread, Why: "changes what the system answers"},
			{Names: "-E= --env=", Value: Unread, Why: "sets a variable of the command"},
		},
		Refine: straceOutput,
	},
}

var straceCases = []Case{
	{`strace -f -e trace=openat -s 200 rm x`, `Run[words] rm x`},
	{`truss -f -s 1 rm x`, `Run[words] rm x`}, {`dtruss -o -t ls rm x`, `Run[words] rm x`},
	{`strace -o f -P /etc rm x`, `Run[words] rm x; Write f; Read{listing} /etc`},
	{`strace -f -o f ls`, `Run[words] ls; Write f`},
	{`strace -ff -o f ls`, `Run[words] ls; Write f.…`},
	{`strace -o '|cat' ls`, `Run[words] ls; Run[line] cat`},
	{`strace -p 12`, `Control a process`},
	{`strace -E LD_PRELOAD=x ls`, `Run[words] ls; Unknown sets a variable of the command`},
	{`strace -e inject=x ls`, `Run[words] ls; Unknown changes what the system answers`},
	{`strace --fault=x ls`, `Run[words] ls; Unknown changes what the system answers`},
}

// straceOutput: a value that begins with a bar or "!" is a command that gets
// what was seen.
func straceOutput(m *Match) {
	for i := range m.hits {
		if h := &m.hits[i]; h.Name == "-e" && (!h.Value.Exact() || strings.HasPrefix(h.Value.Text, "inject=") || strings.HasPrefix(h.Value.Text, "fault=")) {
			m.Unknown("changes what the system answers", h.Value)
		}
	}
	if m.Has("-ff") {
		for i := range m.Facts {
			if f := &m.Facts[i]; f.Role == Writes && f.Word.Exact() {
				f.Word = Word{Text: f.Word.Text + ".", Known: automode.Bounded, Digits: true, Data: f.Word.Data} // each process into its own
			}
		}
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role == Writes && f.Word.Text != "" && byteIn(f.Word.Text[0], "|!") {
			*f = optionFact(RunsLine, Hit{Name: f.Flag}, cutWord(f.Word, 1), "hands what it saw to a command")
		}
	}
}

var gosu = Program{
	Name: "gosu", Rare: true, Kin: "su-exec chpst envdir setlock run-one keep-one-running run-this-one lckdo cronic tsp task-spooler nq grc dtach abduco cage weston gamescope mangohud prime-run aoss padsp artsdsp apulse ssh-agent dbus-launch xinit startx scan-build intercept-build distcc icecc buildcache colormake nvprof compute-sanitizer cuda-memcheck kcov likwid-pin likwid-perfctr cset summon vaultenv teller saml2aws berglas dotenvx pueue minijail0 nsjail ifne operf proot bwrap daemonize timelimit trickle s6-setuidgid s6-envdir dumb-init tini catatonit fakechroot schroot distrobox flatpak-spawn ld.so ld-linux.so.2 ld-linux-x86-64.so.2 ld-linux-aarch64.so.1", Summary: "runs a command in a setting of its own",
	Manual: "gosu 1.17; su-exec 0.2; chpst(8), runit 2.1; proot(1), 5.4; bwrap(1), bubblewrap 0.11; daemonize(1), 1.7; ld.so(8), glibc 2.41: what the command is given is chosen by options that were not read",
	Row:    Row{Style: Plain, Help: "--help --version", Args: anyData, Does: []Do{{Why: "the setting of the command was not read"}}, Refine: gosuCommand},
}

var gosuCases = []Case{
	{`gosu root rm -rf x`, `Unknown the setting of the command was not read; Run[words] root rm -rf x; Run[words] rm -rf x; Run[words] x`},
	{`bwrap --bind / / ./x`, `Unknown the setting of the command was not read; Run[words] ./x`},
	{`gosu`, `Unknown the setting of the command was not read`},
}

// gosuCommand: which words are values of options is not known.
func gosuCommand(m *Match) { m.begins(m.Args) }

// mayStart looks at what stands behind an option that nobody read, where a
// command follows the options: the option may take a word as its value, or none.
func (m *Match) mayStart(words []Word) {
	for i := range m.Row.Args {
		if m.Row.Args[i].Role == RunsWords {
			m.begins(words)
			return
		}
	}
}

// mayHold looks behind the first word of the command where that may be the value of
// the option in front of it: one of those named, or of any where it is an answer.
func (m *Match) mayHold(names string) {
	i := len(m.Words) - len(m.Args) - 1
	if i < 1 || len(m.Args) < 2 {
		return
	}
	if before := m.Words[i].Text; named(names, before) || len(before) > 1 && before[0] == '-' && before != "--" && named("true false", m.Args[0].Text) {
		m.begins(m.Args[1:])
	}
}

// begins says that a command may begin at each of the first words that look like a
// program's name.
func (m *Match) begins(words []Word) {
	for i, n := 0, 0; i < len(words) && n < 3; i++ {
		w := &words[i]
		if strings.HasPrefix(w.Text, "-") || isDigits(w.Text) || strings.Contains(w.Text, "/") && !strings.HasPrefix(w.Text, "./") && !strings.Contains(w.Text, "bin/") {
			continue
		}
		f := roleFact(RunsWords, *w, "")
		f.Words, f.Wraps = words[i:], m.Row.Wraps
		m.Add(f)
		n++
	}
}
