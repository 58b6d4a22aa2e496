package commands

var capinfos = Program{
	Name: "capinfos", Rare: true, Kin: "ndisasm zdump lsinitramfs vipsheader mp4info", Summary: "shows what is in a file of a kind of its own", Manual: "capinfos(1), Wireshark 4.4; ndisasm(1), NASM 2.16; zdump(8), glibc 2.41; lsinitramfs(8), 0.147; vipsheader(1), 8.17; mp4info, Bento4 1.6",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-A -t -E -c -s -d -u -l -a -e -y -i -z -x -o -k -D -I -H -T -M -R -r -L -B -q -Q -m -b -N -S -F", Of: "capinfos"},
			{Names: "-a -i -I -u -b= -o= -s= -e= -k= -p=", Value: Data, Of: "ndisasm"}, {Names: "-v -i -V -c= -t=", Value: Data, Of: "zdump"}, {Names: "-l", Of: "lsinitramfs"},
			{Names: "-a -f=", Value: Data, Of: "vipsheader"},
		},
	},
}

var capinfosCases = []Case{
	{`capinfos -M /a.pcap`, `Read /a.pcap`}, {`ndisasm -b 32 -o 0 a`, `Read a`}, {`zdump -v -c 2020,2030 Europe/Berlin`, `Read Europe/Berlin`}, {`lsinitramfs -l /boot/a`, `Read /boot/a`}, {`vipsheader -a /a.png`, `Read /a.png`}, {`mp4info a.mp4`, `Read a.mp4`},
	{`capinfos -C /a b`, `Unknown no option “-C” is known; Read /a; Read b`},
}
