package commands

import (
	"strings"

	"automode"
)

// More programs that show what is in files, or what a machine is made of.

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

var rabin2 = Program{
	Name: "rabin2", Rare: true, Kin: "pngcheck", Summary: "shows what is in a program or a picture", Manual: "rabin2(1), radare2 5.9; pngcheck(1), 3.0",
	Row: Row{
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-A -c -d -e -g -G -h -H -i -I -j -J -l -L -M -p -q -Q -R -s -S -t -T -u -U -v -V -z -zz -Z", Of: "rabin2"}, {Names: "-a= -b= -B= -f= -F= -k= -m= -n= -N= -@=", Value: Data, Of: "rabin2"},
			{Names: "-7 -c -f -h -p -q -s -t -v -V", Of: "pngcheck"},
			{Names: "-x", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "writes what it finds beside it"},
		},
	},
}

var rabin2Cases = []Case{
	{`rabin2 -I a`, `Read a`}, {`rabin2 -zz -a x86 a`, `Read a`}, {`rabin2 -x a`, `Read a; Write ./**`}, {`rabin2 -O d/s/1 a`, `Unknown no option “-O” is known`}, {`pngcheck -v a.png`, `Read a.png`},
}

var parseChangelog = Program{
	Name: "dpkg-parsechangelog", Rare: true, Summary: "prints the entries of a Debian changelog", Manual: "dpkg-parsechangelog(1), dpkg 1.22",
	Row: Row{
		Help: "-? --help --version", Does: []Do{{Kind: automode.Read, Target: "debian/changelog", When: &When{Without: "-l --file"}}},
		Flags: []Flag{
			{Names: "-l= --file=", Value: Reads}, {Names: "-S= --show-field= -s= --since= -v= -u= --until= -f= --from= -t= --to= -c= --count= -n= -o= --offset= --format= --all --reverse", Value: Data},
			{Names: "-F= -L=", Value: Unread, Why: "names code that reads the changelog"},
		},
	},
}

var parseChangelogCases = []Case{{`dpkg-parsechangelog -S Version`, `Read debian/changelog`}, {`dpkg-parsechangelog -l f --count 1`, `Read f`}, {`dpkg-parsechangelog -F x`, `Read debian/changelog; Unknown names code that reads the changelog`}}

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

var sqldiff = Program{
	Name: "sqldiff", Rare: true, Summary: "shows how two SQLite databases differ", Manual: "sqldiff.exe: Database Difference Utility, SQLite 3.50",
	Row: Row{
		Style: Single, Help: "--help", Args: []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "--primarykey --schema --summary --transaction --vtab --rbu --table=", Value: Data}, {Names: "--changeset=", Value: Writes, Why: "writes the changes"}, {Names: "-L= --lib=", Value: Loads, Why: "loads an extension"}},
	},
}

var sqldiffCases = []Case{{`sqldiff --summary a.db b.db`, `Read a.db; Read b.db`}, {`sqldiff --changeset f a b`, `Read a; Read b; Write f`}, {`sqldiff --lib x a b`, `Read a; Read b; Run{hidden} x`}}

var lstopo = Program{
	Name: "lstopo", Rare: true, Kin: "lstopo-no-graphics hwloc-ls", Summary: "shows how the parts of this machine are put together", Manual: "lstopo(1), hwloc 2.12",
	Row: Row{
		Help: "-h --help --version", Does: thisMachine, Args: []Arg{{Role: Writes, Why: "writes the picture"}},
		Flags: []Flag{
			{Names: "-l --logical -p --physical -c --cpuset -C --cpuset-only --taskset -v --verbose -s --silent --no-caches --no-useless-caches --no-icaches --merge --no-factorize --no-collapse --no-io --no-bridges --whole-io --no-index --no-attrs --no-legend --no-text --distances --memattrs --cpukinds --horiz --vert --ps --top --of= --output-format= --only= --ignore= --pid= --restrict=", Value: Data},
			{Names: "-i= --input=", Value: Reads}, {Names: "-f --force"},
		},
	},
}

var lstopoCases = []Case{{`lstopo --no-io --of console`, `Query this machine`}, {`hwloc-ls -i f`, `Query this machine; Read f`}, {`lstopo -f a.png`, `Query this machine; Write a.png`}}

var gstInspect = Program{
	Name: "gst-inspect-1.0", Rare: true, Summary: "shows what GStreamer can do", Manual: "gst-inspect-1.0(1), GStreamer 1.26",
	Row: Row{
		Help: "-h --help --help-all --version", Does: thisMachine, Args: anyData, Refine: gstLoads,
		Flags: []Flag{{Names: "-a --print-all -b --print-blacklist --print-plugin-auto-install-info --plugin --exists -u --uri-handlers -C --color -c= --color= --atleast-version= --sort= -t= --types=", Value: Data}},
	},
}

var gstInspectCases = []Case{{`gst-inspect-1.0 -a audiotestsrc`, `Query this machine`}, {`gst-inspect-1.0 ./x.so`, `Query this machine; Unknown loads a library`}}

// gstLoads: what names a file is loaded.
func gstLoads(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || strings.ContainsAny(w.Text, "/.") {
			m.Unknown("loads a library", w)
		}
	}
}

var dua = Program{
	Name: "dua", Rare: true, Kin: "gocloc", Summary: "says how much there is below folders", Manual: "dua 2.30; gocloc 0.7",
	Row: Row{
		Help: "-h --help -V --version", Does: []Do{{Kind: automode.Read, Target: ".", Traits: automode.Listing, Extent: automode.Tree, When: &When{Args: "0"}}}, Args: []Arg{{Role: ListsTree}}, OrArgs: true,
		Global: []Flag{
			{Names: "-x --stay-on-filesystem -l --count-hard-links -A --apparent-size -t= --threads= -f= --format= -i= --ignore-dirs= --stats --no-sort --no-total", Value: Data, Of: "dua"},
			{Names: "--by-file --debug --skip-duplicated --show-lang --output-type= --exclude-ext= --include-lang= --match= --not-match= --match-d= --not-match-d= --sort=", Value: Data, Of: "gocloc"},
		},
		Rows: []Row{{Names: "aggregate a", Args: []Arg{{Role: ListsTree}}}, {Names: "interactive i", Does: []Do{{Why: "removes what it is told to while it runs"}}, Args: []Arg{{Role: ListsTree}}}},
	},
}

var duaCases = []Case{{`dua -x`, `Read{listing} ./**`}, {`dua a d`, `Read{listing} d/**`}, {`dua i`, `Unknown removes what it is told to while it runs`}, {`gocloc --by-file d`, `Read{listing} d/**`}, {`dua --frob`, `Unknown no option “--frob” is known`}}

var xpathProgram = Program{
	Name: "xpath", Rare: true, Summary: "finds parts of XML", Manual: "xpath(1), XML::XPath 1.48 and macOS 15",
	Row: Row{
		Args:  []Arg{{Role: Reads, When: &When{With: "-e"}}, {At: First, Role: Reads, When: &When{Without: "-e"}}, {At: Rest, Role: Data, When: &When{Without: "-e"}}},
		Flags: []Flag{{Names: "-e=", Value: Data}, {Names: "-q -n -s= -p=", Value: Data}},
	},
}

var xpathProgramCases = []Case{{`xpath -q -e //a f.xml`, `Read f.xml`}, {`xpath f.xml //a`, `Read f.xml`}, {`xpath --frob a`, `Unknown no option “--frob” is known`}}

var mp3info = Program{
	Name: "mp3info", Rare: true, Summary: "shows or sets what is noted of a piece of music", Manual: "mp3info(1), 0.8",
	Row: Row{
		Help: "-h", Args: []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-x -F -G -p= -r=", Value: Data}, {Names: "-a= -c= -g= -l= -n= -t= -y= -d -f", Value: Data, Does: []Do{{Why: "changes the files"}}}},
	},
}

var mp3infoCases = []Case{{`mp3info -x a.mp3`, `Read a.mp3`}, {`mp3info -t x a.mp3`, `Read a.mp3; Unknown changes the files`}}

var audit2allow = Program{
	Name: "audit2allow", Rare: true, Also: "audit2why", Summary: "makes rules of what SELinux denied", Manual: "audit2allow(1), policycoreutils 3.8",
	Row: Row{
		Help: "-h --help --version", Does: thisMachine,
		Flags: []Flag{
			{Names: "-a --all -b --boot -d --dmesg -D --dontaudit -e --explain -l --lastreload -w --why -v --verbose -R --reference -N --noreference -r --requires -t= --type= -m= --module=", Value: Data},
			{Names: "-i= --input= -p= --policy= --perm-map= --interface-info=", Value: Reads}, {Names: "-o= --output=", Value: Appends, Why: "adds the rules to a file"},
			{Names: "-M=", Value: WritesTree, Why: "writes a module of that name"},
		},
	},
}

var audit2allowCases = []Case{{`audit2allow -w -a`, `Query this machine`}, {`audit2allow -i f -o g`, `Query this machine; Read f; Write g`}, {`audit2allow -a -M x`, `Query this machine; Write x/**`}}

var v4l2 = Program{
	Name: "v4l2-ctl", Rare: true, Summary: "shows and sets video devices", Manual: "v4l2-ctl(1), v4l-utils 1.30",
	Row: Row{
		Help: "-h --help --help-all", Does: thisMachine,
		Flags: []Flag{
			{Names: "-d= --device= --list-devices -D --info --all -l --list-ctrls -L --list-ctrls-menus --list-formats --list-formats-ext --list-inputs --list-outputs --list-standards --list-framesizes= --list-frameintervals= -C= --get-ctrl= -V --get-fmt-video -P --get-parm -I --get-input -S --get-standard -k --concise -w --wrapper --verbose", Value: Data},
			{Names: "-c= --set-ctrl= -v= --set-fmt-video= -i= --set-input= -s= --set-standard= -p= --set-parm=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "a video device"}}, Why: "sets the device"},
		},
	},
}

var v4l2Cases = []Case{{`v4l2-ctl --list-devices`, `Query this machine`}, {`v4l2-ctl -d 0 --set-ctrl x=1`, `Query this machine; Configure a video device`}, {`v4l2-ctl --stream-to f`, `Unknown no option “--stream-to” is known`}}

var bpftrace = Program{
	Name: "bpftrace", Rare: true, Summary: "traces the system with a program of one's own", Manual: "bpftrace(8), 0.23",
	Row: Row{
		Help: "-h --help -V --version --info", Args: anyData,
		Does:  []Do{{Kind: automode.Query, Target: "this machine", When: &When{With: "-l"}}, {Why: "runs a program in the kernel", When: &When{Without: "-l"}}},
		Flags: []Flag{{Names: "-l"}, {Names: "-v"}},
	},
}

var bpftraceCases = []Case{{`bpftrace -l 'tracepoint:*'`, `Query this machine`}, {`bpftrace -v a.bt`, `Unknown runs a program in the kernel`}}

var ugrep = Program{
	Name: "ugrep", Rare: true, Summary: "finds text in files", Manual: "ugrep(1), 7.5",
	Row: Row{
		Help: "-? --help -V --version", Args: []Arg{{At: First, Role: Data, When: &When{Without: "-e -f"}}, {At: First, Role: ReadsTree, When: &When{With: "-e -f"}}, {At: Rest, Role: ReadsTree}},
		Does: []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0-1"}}},
		Flags: []Flag{
			{Names: "-e= --regexp=", Value: Data}, {Names: "-f= --file=", Value: Reads},
			{Names: "-a --text -b --byte-offset -c --count -E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -H --with-filename -h --no-filename -i --ignore-case -j --smart-case -k --column-number -l --files-with-matches -L --files-without-match -n --line-number -o --only-matching -q --quiet -r --recursive -R -s --no-messages -v --invert-match -w --word-regexp -x --line-regexp -y --any-line -z --decompress -T --initial-tab -Z -. --hidden --json --csv --xml --heading --stats --ignore-files --pretty --color[=] -1 -2 -3 -4 -% --bool -X --hex -U --binary --empty -p --no-dereference", Value: Data},
			{Names: "-A= --after-context= -B= --before-context= -C= --context= -m= --max-count= -d= --directories= -D= --devices= -g= --glob= --iglob= --include= --exclude= --include-dir= --exclude-dir= -t= --file-type= -O= --file-extension= -N= --neg-regexp= --and= --andnot= --not= --depth= --sort= --format= --tabs= --encoding= -J= --jobs= -K= --range=", Value: Data},
			{Names: "--exclude-from= --include-from=", Value: Reads},
		},
	},
}

var ugrepCases = []Case{
	{`ugrep -n x a`, `Read a/**`}, {`ugrep -e x -f p d -g '*.c'`, `Read ./**; Read d/**; Read p`}, {`ugrep -r x`, `Read ./**`}, {`ugrep --exclude-from f x a`, `Read a/**; Read f`},
	{`ugrep --filter='*:sh %' x a`, `Unknown no option “--filter” is known`},
}

var dumpe2fs = Program{
	Name: "dumpe2fs", Rare: true, Kin: "sg_inq sg_vpd sg_readcap sg_luns", Summary: "shows how a disk or its file system is made", Manual: "dumpe2fs(8), e2fsprogs 1.47; sg_inq(8), sg_vpd(8), sg_readcap(8), sg_luns(8), sg3_utils 1.48",
	Row: Row{
		Help: "--help -V", Does: thisMachine, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-h -b -f -x -g -m -o=", Value: Data, Of: "dumpe2fs"}, {Names: "-a -d -e -H -i -p= --page= -v -q -l -s -u --long --raw -r --hex --id --ata", Value: Data, Of: "sg_inq sg_vpd sg_readcap sg_luns"}},
	},
}

var dumpe2fsCases = []Case{{`dumpe2fs -h /dev/sda1`, `Query this machine; Read{listing} /dev/sda1`}, {`sg_inq -i /dev/sda`, `Query this machine; Read{listing} /dev/sda`}, {`dumpe2fs -i f`, `Unknown no option “-i” is known`}}

var jql = Program{
	Name: "jql", Rare: true, Summary: "selects parts of JSON", Manual: "jql 8.0",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{At: First, Role: Data, When: &When{Without: "-q --query"}}, {At: First, Role: Reads, When: &When{With: "-q --query"}}, {At: Rest, Role: Reads}},
		Flags: []Flag{{Names: "-q= --query=", Value: Reads}, {Names: "-i --inline -r --raw-string -R --raw-input -s --stream -v --validate"}},
	},
}

var jqlCases = []Case{{`jql -r '"a"' f.json`, `Read f.json`}, {`jql -q q f.json`, `Read f.json; Read q`}}

var dog = Program{
	Name: "dog", Rare: true, Kin: "doggo", Summary: "asks name servers", Manual: "dog 0.1; doggo 1.1",
	Row: Row{
		Help: "-? -h --help -V --version", Args: []Arg{{Role: Asks}},
		Flags: []Flag{{Names: "-q= --query= -n= --nameserver= --resolver=", Value: Asks}, {Names: "-c=", Value: Data, Of: "dog doggo"}, {Names: "-t= --type= --class= --edns= --txid= -Z= --color= --strategy= --ndots= --timeout= -U --udp -T --tcp -S --tls -H --https -1 --short -J --json --seconds --time --debug -4 -6 --search[=] -x --reverse", Value: Data}},
	},
}

var dogCases = []Case{{`dog -c IN h.test --json`, `Query h.test`}, {`doggo -n 1.1.1.1 -t MX h.test`, `Query h.test; Query 1.1.1.1`}, {`dog --frob`, `Unknown no option “--frob” is known`}}

var zipgrep = Program{
	Name: "zipgrep", Rare: true, Kin: "lz4cat", Summary: "shows what is in packed files, or finds text in it", Manual: "zipgrep(1), UnZip 6.0; lz4(1), 1.10",
	Row: Row{
		Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Reads}}, Refine: lz4Reads, Prints: []Out{{Prints: Decoded}},
		Flags: []Flag{{Names: "-E -F -c -i -n -v -h -w -l -x -q", Of: "zipgrep"}, {Names: "-e=", Value: Data, Of: "zipgrep"}, {Names: "-m -v -q -f", Of: "lz4cat"}},
	},
}

var zipgrepCases = []Case{{`zipgrep -i x a.zip`, `Read a.zip`}, {`zipgrep -e x a.zip`, `Read a.zip`}, {`lz4cat -m a b`, `Read a; Read b`}}

// lz4Reads: all that lz4cat is given are files, and so is what follows a
// pattern that an option gives.
func lz4Reads(m *Match) {
	if len(m.Args) > 0 && (m.name() == "lz4cat" || m.Has("-e")) {
		m.Facts = append([]Fact{roleFact(Reads, m.Args[0], "")}, m.Facts...)
	}
}

var unsquashfs = Program{
	Name: "unsquashfs", Rare: true, Summary: "lists or unpacks an image of a file system", Manual: "unsquashfs(1), squashfs-tools 4.7",
	Row: Row{
		Style: Single, Help: "-h -help -v -version", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}},
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Without: "-l -ls -ll -lls -lln -llnumeric -lc -llc -s -stat -mkfs-time -fstime -cat"}, Why: "unpacks the image here"}},
		Flags: []Flag{
			{Names: "-l -ls -ll -lls -lln -llnumeric -lc -llc -s -stat -mkfs-time -fstime -cat"}, {Names: "-d= -dest=", Value: WritesTree, Why: "unpacks the image there"},
			{Names: "-n -no-progress -q -quiet -i -info -li -linfo -no -no-wildcards -r -regex -p= -processors= -max= -max-depth= -o= -offset=", Value: Data},
		},
	},
}

var unsquashfsCases = []Case{{`unsquashfs -ll a.sqsh`, `Read a.sqsh`}, {`unsquashfs a.sqsh`, `Write ./**; Read a.sqsh`}, {`unsquashfs -q -d d a.sqsh`, `Write ./**; Read a.sqsh; Write d/**`}}

var yara = Program{
	Name: "yara", Rare: true, Summary: "finds files by rules", Manual: "yara(1), 4.5",
	Row: Row{
		Help: "-h --help -v --version", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Reads}},
		Flags: []Flag{
			{Names: "-r --recursive", Reach: automode.Tree}, {Names: "-C --compiled-rules", Does: []Do{{Why: "takes rules that were compiled elsewhere"}}}, {Names: "-x= --module-data= --scan-list -q", Value: Unread, Why: "names more files"},
			{Names: "-c --count -e --print-namespace -f --fast-scan -g --print-tags -m --print-meta -n --negate -N --no-follow-symlinks -s --print-strings -S --print-stats -D --print-module-data -X --print-xor-key -L --print-string-length -w --no-warnings --fail-on-warnings -a= --timeout= -d= --define= -i= --identifier= -k= --stack-size= -l= --max-rules= --max-strings-per-rule= -p= --threads= -t= --tag= -z= --skip-larger=", Value: Data},
		},
	},
}

var yaraCases = []Case{{`yara -s r.yar a`, `Read r.yar; Read a`}, {`yara -r r.yar d`, `Read r.yar/**; Read d/**`}, {`yara -C r a`, `Read r; Read a; Unknown takes rules that were compiled elsewhere`}, {`yara -x cuckoo=f r a`, `Read r; Read a; Unknown names more files`}}
