package commands

import (
	"automode"
)

var blockdev = Program{
	Name: "blockdev", Rare: true, Summary: "shows or sets how a block device is used", Manual: "blockdev(8), util-linux 2.41",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-q -v --report --getalignoff --getbsz --getdiscardzeroes --getdiskseq --getfra --getiomin --getioopt --getmaxsect --getpbsz --getra --getro --getsize64 --getsize --getss --getsz --getzonesz", Does: thisMachine},
			{Names: "--flushbufs --rereadpt --setro --setrw --setbsz= --setfra= --setra=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "a block device"}}, Why: "sets how the device is used"},
		},
	},
}

var blockdevCases = []Case{{`blockdev --getsize64 /dev/sda`, `Read{listing} /dev/sda; Query this machine`}, {`blockdev --setro /dev/sda`, `Read{listing} /dev/sda; Configure a block device`}, {`blockdev --frob /dev/sda`, `Unknown no option “--frob” is known`}}
