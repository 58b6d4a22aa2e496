package commands

var dumpe2fs = Program{
	Name: "dumpe2fs", Rare: true, Kin: "sg_inq sg_vpd sg_readcap sg_luns", Summary: "shows how a disk or its file system is made", Manual: "dumpe2fs(8), e2fsprogs 1.47; sg_inq(8), sg_vpd(8), sg_readcap(8), sg_luns(8), sg3_utils 1.48",
	Row: Row{
		Help: "--help -V", Does: thisMachine, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-h -b -f -x -g -m -o=", Value: Data, Of: "dumpe2fs"}, {Names: "-a -d -e -H -i -p= --page= -v -q -l -s -u --long --raw -r --hex --id --ata", Value: Data, Of: "sg_inq sg_vpd sg_readcap sg_luns"}},
	},
}

var dumpe2fsCases = []Case{{`dumpe2fs -h /dev/sda1`, `Query this machine; Read{listing} /dev/sda1`}, {`sg_inq -i /dev/sda`, `Query this machine; Read{listing} /dev/sda`}, {`dumpe2fs -i f`, `Unknown no option “-i” is known`}}
