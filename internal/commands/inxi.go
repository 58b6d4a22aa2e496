package commands

var machineLooks = Program{
	Name: "inxi", Rare: true, Kin: "neofetch smem ps_mem tuptime statgrab xprop pw-dump rocminfo kvm-ok expac portageq nixos-version xfs_info dpkg-architecture debsums",
	Summary: "says something about this machine", Manual: "the manuals and --help of inxi 3.3, neofetch 7, smem 1.5, ps_mem 3.14, tuptime 5.2, xprop, PipeWire 1.4, expac 10, portageq, nixos-version, xfsprogs 6.15, dpkg-dev 1.22 and debsums 3",
	Row: Row{
		Help: "-h --help --version", Does: thisMachine, Args: anyData,
		Flags: []Flag{
			{Names: "-F --full -A -B -C -D -G -I -J -M -N -R -a -x -xx -xxx -z --filter --stdout --json -t -k -r -n -u -p -P -m -s -w -S -v -l -L -q -i --host --arch --off --all --changed --silent --list", Value: Data},
			{Names: "-c=", Value: Data, Of: "inxi smem portageq"}, {Names: "-id= -name= -root -len=", Value: Data, Of: "xprop"}, {Names: "-set= -remove= -spy", Value: Unread, Why: "changes a window", Of: "xprop"},
			{Names: "-qDEB_HOST_ARCH -qDEB_BUILD_ARCH -qDEB_HOST_MULTIARCH -qDEB_HOST_GNU_TYPE -qDEB_BUILD_MULTIARCH", Value: Data, Of: "dpkg-architecture"},
		},
	},
}

var machineLooksCases = []Case{
	{`inxi -Fxz`, `Query this machine`}, {`inxi -c 0`, `Query this machine`}, {`xprop -root`, `Query this machine`}, {`xprop -set a b`, `Query this machine; Unknown changes a window`}, {`dpkg-architecture -qDEB_HOST_ARCH`, `Query this machine`},
	{`expac %n x`, `Query this machine`},
}
