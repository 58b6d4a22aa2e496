package commands

import "automode"

var gsutil = Program{
	Name: "gsutil", Rare: true, Summary: "works with buckets of Google Cloud", Manual: "gsutil help and each command's, gsutil 5.34",
	Row: Row{
		Help: "--help --version",
		Global: []Flag{
			{Names: "-D -DD -m -q"},
			{Names: "-u=", Value: Data},
			{Names: "-i=", Value: Data, Does: []Do{{Kind: automode.Elevate, Target: "another account of the cloud"}}, Why: "acts as another account"},
			{Names: "-o= -h=", Value: Unread, Why: "sets an option of the library or a header"},
		},
		Rows: []Row{
			{Names: "cat", Prints: served, Does: gcloudLooks, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-h"}, {Names: "-r=", Value: Data}}},
			{Names: "ls du stat hash version help test", Prints: served, Does: gcloudLooks, Args: anyData, Flags: []Flag{{Names: "-L -a -b -d -e -l -r -R -s -c -0 -h -m"}, {Names: "-p= -X=", Value: Data}}},
			{Names: "acl defacl autoclass bucketpolicyonly cors defstorageclass iam label lifecycle logging pap requesterpays retention rpo ubla versioning web kms notification hmac", Rows: []Row{
				{Names: "get list serviceaccount", Does: gcloudLooks, Args: anyData, Flags: []Flag{{Names: "-a -l"}, {Names: "-p= -u=", Value: Data}}},
				{Names: "set ch authorize encryption create update lock clear event temp", Style: Plain, Does: gcloudChanges, Args: anyData},
				{Names: "delete", Does: gcloudRemoves, Args: anyData, Flags: []Flag{{Names: "-p=", Value: Data}}},
			}},
			{Names: "cp mv rsync", Args: anyData, Refine: gsutilCopy, Flags: []Flag{
				{Names: "-r -R"},
				{Names: "-d"},
				{Names: "-n"},
				{Names: "--stet -A -D -I -J -P -U -Z -c -e -p -v -C -i -u"},
				{Names: "-j= -s= -x= -y= -z=", Value: Data},
				{Names: "-a=", Value: Data, Does: []Do{{Kind: automode.Publish, Target: "an object of a bucket"}}, Why: "changes who may read it"},
				{Names: "-L=", Value: Writes, Why: "writes a list of what it copied"},
			}},
			{Names: "rm rb", Does: gcloudRemoves, Args: anyData, Flags: []Flag{{Names: "-a -f -r -R -I"}}},
			{Names: "mb compose rewrite setmeta config perfdiag", Style: Plain, Does: gcloudChanges, Args: anyData},
			{Names: "signurl", Style: Plain, Does: gcloudSecrets, Args: anyData},
		},
	},
}

func gsutilCopy(m *Match) {
	sync := m.Path == "rsync"
	cloudCopy(m, &cloudCopying{
		looks: &gcloudLooks[0], changes: &gcloudChanges[0], removes: &gcloudRemoves[0],
		tree:  m.Has("-r") || sync,
		trial: sync && m.Holds("-n"), clears: sync && m.Has("-d"), moves: m.Path == "mv",
	})
}

var gsutilCases = []Case{
	{`gsutil`, `nothing`},
	{`gsutil -m ls -l gs://b`, `Query Google Cloud`},
	{`gsutil -u p ls -p x`, `Query Google Cloud`},
	{`gsutil -i x -o a=b ls`, `Query Google Cloud; Elevate another account of the cloud; Unknown sets an option of the library or a header`},
	{`gsutil iam get gs://b`, `Query Google Cloud`},
	{`gsutil cat -h -r 0-9 gs://b/x`, `Query Google Cloud; Read gs://b/x`},
	{`gsutil hmac list -a -p x`, `Query Google Cloud`},
	{`gsutil acl ch -u x gs://b`, `Change Google Cloud`},
	{`gsutil notification delete -p x y`, `Change{destroys} Google Cloud`},
	{`gsutil acl`, `nothing`},
	{`gsutil cp -r d gs://b`, `Read d/**; Send gs://b`},
	{`gsutil cp -n -L l -j html f gs://b`, `Write l; Read f; Send gs://b`},
	{`gsutil cp -a public-read f gs://b`, `Publish an object of a bucket; Read f; Send gs://b`},
	{`gsutil -q cp -p gs://b/x -`, `Fetch gs://b/x`},
	{`gsutil rsync -d -n d gs://b`, `Read d/**; Query Google Cloud`},
	{`gsutil rsync -d d gs://b`, `Read d/**; Send gs://b; Change{destroys} Google Cloud`},
	{`gsutil rm -r gs://b`, `Change{destroys} Google Cloud`},
	{`gsutil mb -l eu gs://b`, `Change Google Cloud`},
	{`gsutil signurl k gs://b/x`, `Disclose credentials of Google Cloud`},
}
