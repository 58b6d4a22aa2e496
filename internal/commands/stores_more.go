package commands

import (
	"strings"

	"automode"
)

// Clients of object stores, and tools for partitions and images of disks.

var s3cmd = Program{
	Name: "s3cmd", Rare: true, Summary: "works with buckets of objects", Manual: "s3cmd --help, 2.4",
	Row: Row{
		Help:   "-h --help --version",
		Global: []Flag{{Names: "-q --quiet -v --verbose -d --debug -H --human-readable-sizes -r --recursive -n --dry-run -f --force --skip-existing --no-progress --progress --list-md5 -l --long-listing --stats", Value: Data}, {Names: "--region= --bucket-location= --limit= --exclude= --include=", Value: Data}},
		Rows: []Row{
			{Names: "ls la info du multipart listmp", Does: backupLooks, Args: anyData},
			{Names: "put sync modify", Does: backupSends, Args: []Arg{{At: ButLast, Role: ReadsTree}, {At: Last, Role: Data}}},
			{Names: "get", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "1"}, Why: "writes the object there"}},
				Args: []Arg{{At: First, Role: Fetches, Why: "downloads from a bucket"}, {At: Rest, Role: WritesTree, Why: "writes the object there"}}},
			{Names: "del rm rb expire abortmp", Does: backupRemoves, Args: anyData},
			{Names: "mb cp mv setacl setpolicy delpolicy setcors delcors", Does: []Do{{Kind: automode.Change, Target: "the buckets", Why: "changes what the buckets hold or who reads it"}}, Args: anyData},
		},
	},
}

var s3cmdCases = []Case{
	{`s3cmd`, `nothing`},
	{`s3cmd ls -H --limit 5 s3://b`, `Query the copies`},
	{`s3cmd put .env s3://b/`, `Send the place of the copies; Read .env/**`},
	{`s3cmd get s3://b/x f`, `Fetch s3://b/x; Write f/**`},
	{`s3cmd get s3://b/x`, `Write ./**; Fetch s3://b/x`},
	{`s3cmd del s3://b/x`, `Change{destroys} the copies`},
	{`s3cmd setacl s3://b/x`, `Change the buckets`},
}

var b2 = Program{
	Name: "b2", Rare: true, Summary: "works with buckets of Backblaze", Manual: "b2 --help, 4.5",
	Row: Row{
		Help:   "-h --help",
		Global: []Flag{{Names: "-q --quiet --no-progress --threads=", Value: Data}},
		Rows: []Row{
			{Names: "ls list-buckets get-bucket get-file-info version", Does: backupLooks, Args: anyData},
			{Names: "upload-file upload-unbound-stream sync", Does: backupSends, Args: []Arg{{Role: ReadsTree}}},
			{Names: "rm delete-bucket delete-file-version", Does: backupRemoves, Args: anyData},
		},
	},
}

var b2Cases = []Case{
	{`b2`, `nothing`},
	{`b2 ls -q x`, `Query the copies`},
	{`b2 upload-file x .env y`, `Send the place of the copies; Read x/**; Read .env/**; Read y/**`},
	{`b2 rm x`, `Change{destroys} the copies`},
}

var gpart = Program{
	Name: "gpart", Rare: true, Summary: "sets up partitions", Manual: "gpart(8), FreeBSD 14",
	Row: Row{
		Rows: []Row{
			{Names: "show list status backup help", Args: anyData, Does: thisMachine, Flags: []Flag{{Names: "-l -r -p -a -s -g", Value: Data}}},
			{Names: "destroy delete create add recover resize modify bootcode set unset restore", Args: []Arg{{At: Last, Role: Wipes, Why: "changes how the disk is divided"}, {At: ButLast, Role: Data}}, Flags: []Flag{{Names: "-F -f= -i= -s= -t= -a= -b= -l= -n=", Value: Data}}},
		},
	},
}

var gpartCases = []Case{
	{`gpart`, `nothing`},
	{`gpart show -l ada0`, `Query this machine`},
	{`gpart destroy -F ada0`, `Lose ada0`},
}

var mtd = Program{
	Name: "mtd", Rare: true, Summary: "writes flash memory", Manual: "mtd's own help, OpenWrt 24.10",
	Row: Row{
		Style: GNU, Flags: []Flag{{Names: "-q -n -r -f -l= -e= -d= -j= -s= -p= -o=", Value: Data}},
		Rows: []Row{
			{Names: "erase unlock refresh fixtrx fixseama resetbc", Args: []Arg{{Role: Wipes, Why: "takes away what the flash memory holds"}}},
			{Names: "write jffs2write", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Wipes, Why: "replaces what the flash memory holds"}}},
			{Names: "verify dump", Args: anyData, Does: thisMachine},
		},
	},
}

var mtdCases = []Case{
	{`mtd -q erase mtd0`, `Lose mtd0`},
	{`mtd write f firmware`, `Read f; Lose firmware`},
	{`mtd verify f firmware`, `Query this machine`},
	{`mtd`, `nothing`},
}

var qemuImg = Program{
	Name: "qemu-img", Rare: true, Summary: "makes and converts images of disks", Manual: "qemu-img(1), QEMU 10",
	Row: Row{
		Help: "-h --help -V --version", Refine: imageAddresses,
		Rows: []Row{
			{Names: "info check map measure compare", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-q -U --force-share -p -s -f= -F= -O= --output= --backing-chain", Value: Data}}},
			{Names: "create", Args: []Arg{{At: First, Role: Writes, Why: "makes the image"}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "-q -u -f= -F=", Value: Data}, {Names: "-b=", Value: Reads}}},
			{Names: "convert", Args: []Arg{{At: ButLast, Role: Reads}, {At: Last, Role: Writes, Why: "writes the image there"}}, Flags: []Flag{{Names: "-c -p -q -n -C -W -U -f= -O= -m= -S= -t= -T=", Value: Data}}},
			{Names: "resize rebase commit amend snapshot bitmap", Args: []Arg{{Role: Edits, Why: "changes the image"}}, Flags: []Flag{{Names: "-q -p -u -f= -F= -l --shrink", Value: Data}, {Names: "-c= -a= -d=", Value: Data}, {Names: "-b=", Value: Reads}}},
		},
	},
}

// imageAddresses: an image is named by a path, or by a driver and what that takes:
// a host, or a description in which anything may stand.
func imageAddresses(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		driver, rest, ok := strings.Cut(f.Word.Text, ":")
		if !ok || strings.Contains(driver, "/") {
			continue
		}
		why := f.Why
		switch {
		case driver == "file" && !strings.Contains(rest, ":"):
			continue
		case !strings.HasPrefix(rest, "//"):
			*f = Fact{Kind: automode.Unknown, Word: f.Word, Why: "a driver of images opens what nobody read"}
		case f.Role == Reads:
			*f = roleFact(Fetches, f.Word, "takes the image from there")
		case f.Role == Writes, f.Role == Edits:
			*f = roleFact(Sends, f.Word, why)
		}
	}
}

var qemuImgCases = []Case{
	{`qemu-img`, `nothing`},
	{`qemu-img info --output json a.qcow2`, `Read a.qcow2`},
	{`qemu-img create -f qcow2 -b base a.qcow2 10G`, `Write a.qcow2; Read base`},
	{`qemu-img convert -O raw a.qcow2 /dev/sda`, `Read a.qcow2; Write /dev/sda`},
	{`qemu-img convert -O raw https://h.test/x y`, `Fetch https://h.test/x; Write y`},
	{`qemu-img convert a.raw ssh://h.test/x`, `Read a.raw; Send ssh://h.test/x`},
	{`qemu-img info json:{}`, `Unknown a driver of images opens what nobody read`},
	{`qemu-img snapshot -l -c x -b y a`, `Write a; Read y`},
}

var xfsDb = Program{
	Name: "xfs_db", Rare: true, Summary: "looks into a file system, or changes its structure", Manual: "xfs_db(8), xfsprogs 6.15",
	Row: Row{
		Help:  "-V",
		Args:  []Arg{{At: First, Role: Reads, When: &When{Without: "-x"}}, {At: First, Role: Wipes, When: &When{With: "-x"}, Why: "writes the structure of the file system"}},
		Flags: []Flag{{Names: "-x"}, {Names: "-r -f -F -i -p=", Value: Data}, {Names: "-c=", Value: Unread, Why: "is a command that may write"}},
	},
}

var xfsDbCases = []Case{
	{`xfs_db -r /dev/sda1`, `Read /dev/sda1`},
	{`xfs_db -x /dev/sda1`, `Lose /dev/sda1`},
	{`xfs_db -c x /dev/sda1`, `Read /dev/sda1; Unknown is a command that may write`},
}

var mysqldump = Program{
	Name: "mysqldump", Rare: true, Kin: "mariadb-dump", Summary: "writes a database's content out", Manual: "mysqldump(1), MySQL 8.4",
	Row: Row{
		Help: "-? --help -V --version -I", Args: anyData, Does: databaseLooks,
		Flags: []Flag{
			{Names: "-A --all-databases -B --databases -d --no-data -t --no-create-info -n --no-create-db -R --routines -E --events --triggers --skip-triggers --single-transaction --quick -q --opt --skip-opt -l --lock-tables --skip-lock-tables --add-drop-table --skip-add-drop-table --skip-comments --compact --hex-blob --no-tablespaces --set-gtid-purged= --column-statistics= -C --compress -v --verbose -f --force -X --xml", Value: Data},
			{Names: "-u= --user= -P= --port= -S= --socket= -w= --where= --ignore-table= --default-character-set= --max-allowed-packet= --password[=]", Value: Data},
			{Names: "-p[=]", Value: Data, Of: "mysqldump mariadb-dump"},
			{Names: "-h= --host=", Value: Fetches, Why: "asks the database there"},
			{Names: "-r= --result-file=", Value: Writes, Why: "writes the content there"},
			{Names: "-T= --tab=", Value: WritesTree, Why: "writes the content there"},
			{Names: "--defaults-file= --defaults-extra-file=", Value: Reads},
		},
	},
}

var mysqldumpCases = []Case{
	{`mysqldump -u root -p -h localhost --single-transaction db`, `Query the database; Fetch localhost`},
	{`mysqldump db -r f -T d --defaults-file c`, `Query the database; Write f; Write d/**; Read c`},
}
