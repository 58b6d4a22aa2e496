package commands

import (
	"automode"
)

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
