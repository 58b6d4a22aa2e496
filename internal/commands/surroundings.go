package commands

import "strings"

// Programs that start a command in other surroundings, all alike: options of their
// own, then the command.

var xvfbRun = Program{
	Name: "xvfb-run", Rare: true, Kin: "dbus-run-session torsocks torify proxychains proxychains4 fakeroot eatmydata rlwrap chronic gamemoderun optirun primusrun catchsegv cpulimit numactl setarch linux32 linux64 i386 x86_64 uname26 cgexec softlimit setuidgid envuidgid faketime pasuspender systemd-inhibit ltrace",
	Summary: "runs a command in other surroundings", Manual: "xvfb-run(1); dbus-run-session(1), D-Bus 1.16; torsocks(1), 2.4; proxychains(1), 4.17; fakeroot(1), 1.37; rlwrap(1), 0.46; chronic(1), moreutils 0.69; numactl(8), 2.0; setarch(8), util-linux 2.40; softlimit(8), daemontools 0.76; systemd-inhibit(1), systemd 257; cpulimit(1), 2.8; ltrace(1), 0.7",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Args: commandFirst,
		Flags: []Flag{
			{Names: "-a --auto-servernum -d --auto-display -l --listen-tcp", Of: "xvfb-run"},
			{Names: "-n= --server-num= -p= --xauth-protocol= -s= --server-args= -w= --wait=", Value: Data, Of: "xvfb-run"},
			{Names: "-e= --error-file= -f= --auth-file=", Value: Writes, Of: "xvfb-run", Why: "writes a log, or its own key"},
			{Names: "--config-file= --dbus-daemon=", Value: Unread, Of: "dbus-run-session", Why: "loads or starts what its value names"},
			{Names: "-i --isolate -d --debug -q --quiet", Of: "torsocks"}, {Names: "-v --verbose", Of: "torify"},
			{Names: "-u= --user= -p= --pass= -a= --address= -P= --port=", Value: Data, Of: "torsocks"},
			{Names: "-q", Of: "proxychains proxychains4"}, {Names: "-f=", Value: Reads, Of: "proxychains proxychains4"},
			{Names: "-u --unknown-is-real", Of: "fakeroot"}, {Names: "-b= --fd-base=", Value: Data, Of: "fakeroot"},
			{Names: "-i=", Value: Reads, Of: "fakeroot"}, {Names: "-s=", Value: Writes, Of: "fakeroot", Why: "writes down who owns what"},
			{Names: "-l= --lib= --faked=", Value: Unread, Of: "fakeroot", Why: "loads what its value names"},
			{Names: "-a[=] --always-readline[=] -A[=] --ansi-colour-aware[=] -c --complete-filenames -E -G -i --case-insensitive -I --pass-sigint-as-sigterm -m[=] --multi-line[=] -n --no-warnings -N --no-children -o --one-shot -p[=] --prompt-colour[=] -r --remember -R --renice -T --test-terminal -u -U --mirror-arguments -W[=] --polling[=] -X --skip-setctty", Value: Data, Of: "rlwrap"},
			{Names: "-b= --break-chars= -C= --command-name= -D= --history-no-dupes= -e= --extra-char-after-completion= -g= --forget-matching= -M= --multi-line-ext= -O= --only-cook= -q= --quote-characters= -s= --histsize= -S= --substitute-prompt= -t= --set-term-name= -w= --wait-before-prompt=", Value: Data, Of: "rlwrap"},
			{Names: "-f= --file=", Value: Reads, Of: "rlwrap"}, {Names: "-H= --history-filename= -l= --logfile=", Value: Appends, Of: "rlwrap", Why: "writes down what is typed"},
			{Names: "-P= --pre-given= -z= --filter=", Value: Unread, Of: "rlwrap", Why: "types for the person, or starts a filter"},
			{Names: "-e -v", Of: "chronic"},
			{Names: "-b --background -f --foreground -k --kill -m --monitor-forks -q --quiet -r --restore -i --include-children -v --verbose -z --lazy", Of: "cpulimit"},
			{Names: "-c= --cpu= -l= --limit= -s= --signal=", Value: Data, Of: "cpulimit"}, {Names: "-p= --pid= -e= --exe= -P= --path=", Value: Controls, Of: "cpulimit", Why: "slows a process down, or ends it"},
			{Names: "-a --all -b --balancing -l --localalloc -H --hardware -s --show", Of: "numactl"},
			{Names: "-i= --interleave= -w= --weighted-interleave= -p= --preferred= -P= --preferred-many= -C= --physcpubind= -c= --cpubind= -N= --cpunodebind= -m= --membind=", Value: Data, Of: "numactl"},
			{Names: "-B --32bit -F --fdpic-funcptrs -I --short-inode -L --addr-compat-layout -R --addr-no-randomize -S --whole-seconds -T --sticky-timeouts -v --verbose -X --read-implies-exec -Z --mmap-page-zero -3 --3gb --4gb --uname-2.6", Of: "setarch linux32 linux64 i386 x86_64 uname26"},
			{Names: "--sticky", Of: "cgexec"}, {Names: "-g=", Value: Data, Of: "cgexec"},
			{Names: "-m= -d= -s= -l= -a= -o= -p= -f= -c= -r= -t=", Value: Data, Of: "softlimit"},
			{Names: "-m -f --exclude-monotonic --disable-monotonic", Of: "faketime"}, {Names: "-p=", Value: Data, Of: "faketime"},
			{Names: "-s= --server=", Value: Data, Of: "pasuspender"},
			{Names: "--no-pager --no-legend --no-ask-password --list", Of: "systemd-inhibit"}, {Names: "--what= --who= --why= --mode=", Value: Data, Of: "systemd-inhibit"},
			{Names: "-b --no-signals -c -C --demangle -f -i -L -r -S -t -tt -ttt -T", Of: "ltrace"},
			{Names: "-a= --align= -A= -D= --debug= -e= -l= --library= -n= --indent= -s= -w= --where= -x=", Value: Data, Of: "ltrace"},
			{Names: "-o= --output=", Value: Writes, Of: "ltrace", Why: "writes what it saw"}, {Names: "-p=", Value: Controls, Of: "ltrace", Why: "stops a process to look into it"},
			{Names: "-F= --config= -u=", Value: Unread, Of: "ltrace", Why: "loads what its value names, or runs as somebody else"},
		},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0-1"}}}, Lang: Shell, // without a command some start a shell
		Refine: ownWordFirst,
	},
}

var xvfbRunCases = []Case{
	{`xvfb-run -n 1 -a npm test`, `Run[words] npm test`},
	{`xvfb-run -f ls rm x`, `Run[words] rm x; Write ls`},
	{`xvfb-run --server-args '-screen 0' rm x`, `Run[words] rm x`},
	{`dbus-run-session --config-file x rm y`, `Run[words] rm y; Unknown loads or starts what its value names`},
	{`torsocks -i -P 1 rm x`, `Run[words] rm x`}, {`torify -v rm x`, `Run[words] rm x`},
	{`proxychains4 -q -f c rm x`, `Run[words] rm x; Read c`},
	{`fakeroot -u -b 1 rm x`, `Run[words] rm x`}, {`fakeroot -i a -s b rm x`, `Run[words] rm x; Read a; Write b`},
	{`fakeroot --lib x rm y`, `Run[words] rm y; Unknown loads what its value names`}, {`fakeroot`, `nothing`},
	{`rlwrap -ac -C ls rm x`, `Run[words] rm x`}, {`rlwrap -f a -H b rm x`, `Run[words] rm x; Read a; Write b`},
	{`rlwrap -z ls rm x`, `Run[words] rm x; Unknown types for the person, or starts a filter`},
	{`chronic -ev rm x`, `Run[words] rm x`}, {`chronic -q rm x`, `Unknown no option “-q” is known; Run[words] rm x; Run[words] x`},
	{`cpulimit -f -l 50 rm x`, `Run[words] rm x`}, {`cpulimit -p 1`, `Control 1`},
	{`numactl -l --cpunodebind=0 rm x`, `Run[words] rm x`},
	{`setarch x86_64 -R rm x`, `Run[words] rm x`}, {`setarch -R rm x`, `Run[words] rm x`}, {`linux32 -B rm x`, `Run[words] rm x`},
	{`cgexec --sticky -g cpu:a rm x`, `Run[words] rm x`}, {`softlimit -a 1 rm x`, `Run[words] rm x`},
	{`faketime -f '@2026-01-01' rm x`, `Run[words] rm x`}, {`faketime -p 1 '2026-01-01' rm x`, `Run[words] rm x`},
	{`pasuspender -s a rm x`, `Run[words] rm x`},
	{`systemd-inhibit --no-pager --what idle rm x`, `Run[words] rm x`},
	{`ltrace -f -n 2 -o f rm x`, `Run[words] rm x; Write f`}, {`ltrace -p 1`, `Control 1`},
	{`ltrace -F c rm x`, `Run[words] rm x; Unknown loads what its value names, or runs as somebody else`},
}

// ownWordFirst: some have one word of their own in front of the command.
func ownWordFirst(m *Match) {
	name := m.name()
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
