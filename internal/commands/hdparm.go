package commands

var hdparm = Program{
	Name: "hdparm", Rare: true, Kin: "sdparm smartctl", Summary: "shows or sets what a drive does", Manual: "hdparm(8), hdparm 9.65; smartctl(8), smartmontools 7.4",
	Row: Row{Style: Plain, Args: anyData, Refine: hdparmDrive},
}

var hdparmCases = []Case{
	{`hdparm -I /dev/sda`, `Query disks`},
	{`hdparm -tT /dev/sda`, `Query disks`},
	{`smartctl -a -d sat /dev/sda`, `Query disks`},
	{`smartctl -t long /dev/sda`, `Query disks`},
	{`smartctl -c /dev/sda`, `Query disks`},
	{`hdparm -c 1 /dev/sda`, `Configure{persists} disks`},
	{`sdparm -a /dev/sda`, `Query disks`},
	{`sdparm -c WCE /dev/sda`, `Configure{persists} disks`},
	{`hdparm -S 120 /dev/sda`, `Configure{persists} disks`},
	{`hdparm --user-master u --security-erase x /dev/sda`, `Lose u; Lose x; Lose /dev/sda`},
}

func hdparmDrive(m *Match) {
	d := diskWords{
		looks: "-I -i -t -T -g -C -H -v -V -h --help --version --Istdout --direct --fibmap --dco-identify -a --all -x --xall -A --attributes -l --log -j --json --scan --scan-open --capabilities",
		fine:  "-d --device -q --quietmode -n --nocheck -r",
		ruins: "--security-erase --security-erase-enhanced --security-set-pass --security-disable --trim-sector-ranges --trim-sector-ranges-stdin --write-sector --repair-sector --make-bad-sector --dco-restore --dco-setmax --fwdownload --fwdownload-mode3 --fwdownload-mode7 --sanitize-block-erase --sanitize-crypto-scramble --sanitize-overwrite -N -p",
	}
	switch m.name() {
	case "smartctl":
		d.looks += " -c"
	case "sdparm": // of which -c clears
		d.looks = "-a --all -e --enumerate -h --help -H --hex -i --inquiry -l --long -q --quiet -V --version"
	}
	d.read(m)
}
