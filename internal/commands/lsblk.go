package commands

var lsblk = Program{
	Name: "lsblk", Rare: true, Kin: "lscpu lsmem lsns lsipc lslogins lslocks lsirq lsfd lspci lsusb lsscsi lsmod lsb_release vmstat mpstat numastat slabtop pstree pwdx findmnt findfs mountpoint hostid ipcs getenforce sestatus aa-status acpi nfsiostat cifsiostat tty pinky lastlog2 lsgpu clinfo vulkaninfo glxinfo xdpyinfo xlsclients xwininfo vainfo lvs vgs pvs lvdisplay vgdisplay pvdisplay lvmdiskscan runlevel getsebool ausearch aureport pg_lsclusters trash-list",
	Summary: "shows what this machine is made of and what runs on it", Manual: "lsblk(8), lscpu(1), findmnt(8), ipcs(1), util-linux 2.40; lspci(8), pciutils 3.13; lsusb(8), usbutils 017; vmstat(8), slabtop(1), pwdx(1), procps 4.0; mpstat(1), sysstat 12.7; pstree(1), psmisc 23; sestatus(8), policycoreutils 3.7",
	Row: Row{Style: Looking, Help: "--help --version", Does: thisMachine, Args: anyData, Flags: []Flag{{Names: "-J --json --raw --pairs --df --list --all --tree --verbose", Value: Data}, {Names: "-o= --output=", Value: Data, Of: "lsblk findmnt lsns lsipc lslocks lsmem lsfd lslogins lsirq lastlog2"}, {Names: "-e[=] --extended[=]", Value: Data, Of: "lsblk lscpu vmstat lsipc"},
		{Names: "-A -a --ascii -b --bytes -C --nocanonicalize -c --canonicalize -D --deleted -e --evaluate -f --first-only -i --invert -k --kernel -l -m --mtab -n --noheadings --output-all -P --pseudo -R --submounts -r --real -s --fstab -U --uniq -u --notruncate -v --nofsroot -x --verify --vfs-all -y --shell -T= --target= -M= --mountpoint= -S= --source= -t= --types= -O= --options= -d= --direction= -N= --task= -w= --timeout=", Value: Data, Of: "findmnt"},
		{Names: "-C --clear -S --set -i= --import= -r --rename", Value: Unread, Of: "lastlog2", Does: []Do{{Why: "changes what is recorded of log-ins"}}},
		{Names: "-q --quiet -d --fs-devno -x --devno --nofollow", Of: "mountpoint"},
	}},
}

var lsblkCases = []Case{
	{`lsblk -f -o NAME,SIZE /dev/sda`, `Query this machine`},
	{`lscpu -e=CPU`, `Query this machine`},
	{`ausearch -o x`, `Unknown no option “-o” is known; Query this machine`},
	{`lspci -vnn -s 00:02.0`, `Query this machine`},
	{`findmnt --target /x -J`, `Query this machine`},
	{`lastlog2 -C -u x`, `Query this machine; Unknown changes what is recorded of log-ins`},
	{`mountpoint -q /x`, `Query this machine`},
	{`findmnt --frob /x`, `Unknown no option “--frob” is known; Query this machine`},
	{`findmnt -F/etc/shadow`, `Unknown no option “-F” is known; Unknown no option “-/” is known; Query this machine`},
	{`findmnt --json /`, `Query this machine`},
	{`vmstat 1 5`, `Query this machine`},

	{`lsblk --help`, `nothing`},
	{`lsblk -$x`, `Unknown an option is not known to the letter`},
}
