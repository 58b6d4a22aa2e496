package commands

import (
	"slices"

	"automode"
)

// Programs that show a machine's parts, of which some can be set or dumped.

var dmidecode = Program{
	Name: "dmidecode", Rare: true, Kin: "biosdecode acpidump hwinfo upower nfsstat showmount", Summary: "shows the machine's parts and what it shares", Manual: "dmidecode(8), 3.6; acpidump(8), 20240927; hwinfo(8), 21.82; upower(1), 1.90; nfsstat(8), showmount(8), nfs-utils 2.8",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: thisMachine, Args: anyData,
		Flags: []Flag{
			{Names: "--dump-bin= -o= --output= --log=", Value: Writes, Why: "writes what it shows to a file"},
			{Names: "--save-config=", Of: "hwinfo", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the record of the machine's parts", Traits: automode.Persists}}, Why: "keeps them below /var/lib/hardware"},
			{Names: "--from-dump= -f= --file=", Value: Reads}, {Names: "-a --all -d --directories -e --exports --no-headers", Of: "showmount"},
		},
	},
}

var dmidecodeCases = []Case{
	{`dmidecode -t memory`, `Query this machine`}, {`showmount -e localhost`, `Query this machine`},
	{`dmidecode --dump-bin f`, `Query this machine; Write f`},
	{`dmidecode --from-dump f`, `Query this machine; Read f`}, {`hwinfo --log=f --disk`, `Query this machine; Write f`},
	{`hwinfo --disk --save-config=all`, `Query this machine; Configure{persists} the record of the machine's parts`},
}

var lastlog = Program{
	Name: "lastlog", Rare: true, Kin: "faillog", Summary: "shows when accounts were last used", Manual: "lastlog(8), faillog(8), shadow 4.16",
	Row: Row{
		Style: Looking, Help: "--help", Args: anyData,
		Does: []Do{{Kind: automode.Query, Target: "this machine"}},
		Flags: []Flag{
			{Names: "-C --clear -S --set -r --reset -m= --maximum= -l= --lock-secs=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the record of logins", Traits: automode.Persists}}, Why: "changes the record"},
			{Names: "-R= --root=", Value: Unread, Why: "works in another root"},
		},
	},
}

var lastlogCases = []Case{
	{`lastlog -u dev`, `Query this machine`},
	{`lastlog -C -u dev`, `Query this machine; Configure{persists} the record of logins`},
	{`lastlog -R d`, `Query this machine; Unknown works in another root`},
}

var sensors = Program{
	Name: "sensors", Rare: true, Kin: "cpupower turbostat i2cdetect", Summary: "shows temperatures and speeds", Manual: "sensors(1), lm-sensors 3.6; cpupower(1), turbostat(8), Linux 6.12",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: thisMachine, Refine: sensorsWords,
		Args: anyData,
		Flags: []Flag{
			{Names: "-s --set", Does: []Do{{Kind: automode.Configure, Target: "this machine"}}, Why: "sets limits"},
			{Names: "-c= --config-file= -o= --out=", Value: Unread, Why: "is a file that it reads or writes"},
		},
	},
}

var sensorsCases = []Case{
	{`sensors -A`, `Query this machine`},
	{`sensors -s`, `Query this machine; Configure this machine`},
	{`sensors -c f`, `Query this machine; Unknown is a file that it reads or writes`},
	{`cpupower frequency-info`, `Query this machine`},
	{`cpupower frequency-set -g powersave`, `Query this machine; Configure this machine`},
	{`turbostat rm x`, `Query this machine; Configure this machine`},
}

// sensorsWords: what is named shows something by its ending, or a chip.
func sensorsWords(m *Match) {
	if m.name() == "sensors" || m.name() == "i2cdetect" {
		return
	}
	for _, w := range m.Args {
		if !w.Exact() || !named("frequency-info idle-info info monitor powercap-info", w.Text) {
			m.Add(Fact{Kind: automode.Configure, Target: "this machine", Why: "sets how fast the machine runs, or runs a program"})
			return
		}
		if w.Is("monitor") {
			return
		}
	}
}

var lshw = Program{
	Name: "lshw", Rare: true, Summary: "lists the machine's parts", Manual: "lshw(1), B.02.20",
	Row: Row{
		Style: Single, Help: "-version -help", Does: thisMachine,
		Flags: []Flag{
			{Names: "-html -xml -json -short -businfo -quiet -sanitize -numeric -notime -X"},
			{Names: "-class= -C= -c= -disable= -enable=", Value: Data},
			{Names: "-dump=", Value: Writes, Why: "writes what it shows to a file"},
		},
	},
}

var lshwCases = []Case{
	{`lshw -short -class disk`, `Query this machine`},
	{`lshw -dump f`, `Query this machine; Write f`},
}

var pmap = Program{
	Name: "pmap", Rare: true, Summary: "shows the memory of a process", Manual: "pmap(1), procps 4.0",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: thisMachine, Args: anyData,
		Flags: []Flag{{Names: "-c --read-rc"}, {Names: "-C= --read-rc-from=", Value: Reads},
			{Names: "-n --create-rc", Does: []Do{{Kind: automode.Write, Target: "~/.pmaprc"}}, Why: "writes its settings"},
			{Names: "-N= --create-rc-to=", Value: Writes, Why: "writes its settings"}},
	},
}

var pmapCases = []Case{
	{`pmap -x 1`, `Query this machine`}, {`pmap -c 1`, `Query this machine`}, {`pmap -C f 1`, `Query this machine; Read f`},
	{`pmap -n`, `Query this machine; Write ~/.pmaprc`}, {`pmap -N f`, `Query this machine; Write f`},
}

var blkid = Program{
	Name: "blkid", Rare: true, Summary: "shows what disks hold", Manual: "blkid(8), util-linux 2.40",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: thisMachine, Args: anyData,
		Flags: []Flag{{Names: "-o= --output=", Value: Data}, {Names: "-c= --cache-file=", Value: Writes, Why: "keeps what it found there"}},
	},
}

var blkidCases = []Case{
	{`blkid -o value -s UUID /dev/sda1`, `Query this machine`},
	{`blkid -c /dev/null`, `Query this machine; Write /dev/null`},
}

var dmesg = Program{
	Name: "dmesg", Rare: true, Summary: "shows what the kernel wrote", Manual: "dmesg(1), util-linux 2.40 and macOS 15",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: []Do{{Kind: automode.Query, Target: "the kernel's messages"}},
		Flags: []Flag{
			{Names: "-C --clear -c --read-clear", Does: []Do{{Kind: automode.Configure, Target: "the kernel's messages"}}, Why: "empties them"},
			{Names: "-D --console-off -E --console-on -n= --console-level=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the kernel's messages"}}, Why: "sets what the console shows"},
			{Names: "-F= --file= -K= --kmsg-file= -M= -N=", Value: Reads},
			{Names: "-H --human -k --kernel -L --color[=] -P --nopager -p --force-prefix -r --raw -S --syslog -T --ctime -t --notime -u --userspace -w --follow -W --follow-new -x --decode -d --show-delta -e --reltime -J --json --noescape -f= --facility= -l= --level= --since= --until= --time-format= -s= --buffer-size=", Value: Data},
		},
	},
}

var dmesgCases = []Case{
	{`dmesg -T --level err,warn`, `Query the kernel's messages`},
	{`dmesg -Hw`, `Query the kernel's messages`},
	{`dmesg --clear`, `Query the kernel's messages; Configure the kernel's messages`},
	{`dmesg -n 1`, `Query the kernel's messages; Configure the kernel's messages`},
	{`dmesg -F f`, `Query the kernel's messages; Read f`},
}

var modinfo = Program{
	Name: "modinfo", Rare: true, Summary: "shows what a module of the kernel is", Manual: "modinfo(8), kmod 33",
	Row: Row{Style: Looking, Help: "--help --version", Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "-F= --field= -k= --set-version= -b= --basedir=", Value: Data}, {Names: "-a --author -d --description -l --license -p --parameters -n --filename -0 --null"}}},
}

var modinfoCases = []Case{{`modinfo -p /a.ko`, `Read{listing} /a.ko`}, {`modinfo -F version ext4`, `Read{listing} ext4`}}

var modprobe = Program{
	Name: "modprobe", Rare: true, Kin: "insmod rmmod depmod kexec", Summary: "loads code into the kernel, or takes it out", Manual: "modprobe(8), insmod(8), rmmod(8), depmod(8), kmod 33; kexec(8), 2.0",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData,
		Does: []Do{{Kind: automode.Elevate, Target: "the kernel", Why: "changes what runs in the kernel"}},
		Flags: []Flag{
			{Names: "-n --show --dry-run", Of: "modprobe depmod", Cancels: Everything}, {Names: "-c --showconfig --show-depends -D -R --resolve-alias", Of: "modprobe", Cancels: Everything},
			{Names: "-d= --dirname= -C= -S= --set-version=", Value: Data},
		},
		Refine: kexecNow,
	},
}

// kexecNow: the other kernel takes over at once, and nothing is shut down before.
func kexecNow(m *Match) {
	if m.name() == "kexec" && slices.ContainsFunc(m.Words[1:], func(w Word) bool { return w.Is("-e") || w.Is("--exec") || w.Is("-f") || w.Is("--force") }) {
		m.Add(Fact{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "starts another kernel at once"})
	}
}

var modprobeCases = []Case{
	{`modprobe -n x`, `nothing`}, {`kexec -c x`, `Elevate the kernel`}, {`insmod -c x`, `Unknown no option “-c” is known; Elevate the kernel`},
	{`kexec -e`, `Elevate the kernel; Control{halts} this machine`},
	{`modprobe -v nbd`, `Elevate the kernel`}, {`insmod x.ko`, `Elevate the kernel`},
	{`modprobe --show-depends ext4`, `nothing`}, {`modprobe -C f x`, `Elevate the kernel`},
}

var sysctl = Program{
	Name: "sysctl", Rare: true, Summary: "shows or sets what the kernel does", Manual: "sysctl(8), procps 4.0 and macOS 15",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData, Does: []Do{{Kind: automode.Query, Target: "the kernel's settings"}}, Refine: sysctlSets,
		Flags: []Flag{
			{Names: "-w --write", Does: []Do{{Kind: automode.Configure, Target: "the kernel's settings"}}, Why: "sets them"},
			{Names: "-p --load --load[=] -p[=] -f[=] --system", Does: []Do{{Kind: automode.Configure, Target: "the kernel's settings"}}, Why: "sets what files say"},
			{Names: "-a --all -A -X -n --values -e --ignore -N --names -b --binary -q --quiet -d -o -x -r= --pattern=", Value: Data},
		},
	},
}

var sysctlCases = []Case{
	{`sysctl -a`, `Query the kernel's settings`}, {`sysctl -n hw.ncpu`, `Query the kernel's settings`},
	{`sysctl kernel.panic=1`, `Query the kernel's settings; Configure the kernel's settings`},
	{`sysctl -w x=1`, `Query the kernel's settings; Configure the kernel's settings; Configure the kernel's settings`},
	{`sysctl --system`, `Query the kernel's settings; Configure the kernel's settings`},
	{`sysctl -r x`, `Query the kernel's settings`},
}

// sysctlSets: a name with a value is set. Some values are numbers.
func sysctlSets(m *Match) {
	if len(m.Words) == 3 && m.Words[1].Is("-n") && len(m.Args) == 1 && m.Args[0].Exact() && named("hw.ncpu hw.logicalcpu hw.physicalcpu hw.activecpu hw.memsize hw.pagesize", m.Args[0].Text) {
		m.Prints = Number
	}
	for _, w := range m.Args {
		if !w.Exact() || byteIn('=', w.Text) {
			m.Add(Fact{Kind: automode.Configure, Target: "the kernel's settings", Why: "sets them"})
			return
		}
	}
}
