package commands

import (
	"strings"

	"automode"
)

var awsS3Rows = []Row{
	{Names: "help"},
	{Names: "ls", Does: awsLooks, Args: anyData, Flags: []Flag{
		{Names: "--recursive --human-readable --summarize"},
		{Names: "--page-size= --request-payer= --bucket-name-prefix= --bucket-region=", Value: Data},
	}},
	{Names: "cp mv sync", Args: anyData, Flags: awsCopyFlags, Refine: awsCopy},
	{Names: "rm", Does: awsRemoves, Args: anyData, Flags: []Flag{
		{Names: "--dryrun", Cancels: NoChange},
		{Names: "--recursive --quiet --only-show-errors"},
		{Names: "--exclude= --include= --page-size= --request-payer=", Value: Data},
	}},
	{Names: "rb", Does: awsRemoves, Args: anyData, Flags: []Flag{{Names: "--force"}}},
	{Names: "mb", Does: awsChanges, Args: anyData, Flags: []Flag{{Names: "--tags=", Value: Data}}},
	{Names: "website", Does: []Do{{Kind: automode.Publish, Target: "a bucket", Why: "makes a site of a bucket"}}, Args: anyData, Flags: []Flag{{Names: "--index-document= --error-document=", Value: Data}}},
	{Names: "presign", Does: []Do{{Kind: automode.Disclose, Target: "an object of a bucket", Why: "prints an address by which anyone reads the object"}}, Args: anyData, Flags: []Flag{{Names: "--expires-in=", Value: Data}}},
}

var awsCopyFlags = []Flag{
	{Names: "--dryrun", Cancels: Everything &^ NoRead},
	{Names: "--delete"},
	{Names: "--recursive"},
	{Names: "--quiet --only-show-errors --no-progress --no-guess-mime-type --follow-symlinks --no-follow-symlinks --ignore-glacier-warnings --force-glacier-transfer --size-only --exact-timestamps --no-overwrite --validate-same-s3-paths"},
	{Names: "--exclude= --include= --cache-control= --case-conflict= --checksum-algorithm= --checksum-mode= --content-disposition= --content-encoding= --content-language= --content-type= --copy-props= --expected-size= --expires= --metadata= --metadata-directive= --page-size= --progress-frequency= --progress-multiline " +
		"--request-payer= --source-region= --sse[=] --sse --sse-c[=] --sse-c --sse-c-copy-source[=] --sse-c-copy-source --sse-c-copy-source-key= --sse-c-key= --sse-kms-key-id= --storage-class= --website-redirect=", Value: Data},
	{Names: "--acl= --grants=", Value: Data, Does: []Do{{Kind: automode.Publish, Target: "an object of a bucket"}}, Why: "changes who may read it"},
}

// awsCopy: either side of a copy may be a bucket's, the other a file, a folder
// or "-".
func awsCopy(m *Match) {
	m.Own(func(f *Fact) bool { return f.Kind == automode.Unknown || f.Via == automode.ByOption })
	if len(m.Args) != 2 {
		m.Unknown("what is copied where is not known", Word{})
		return
	}
	from, to := &m.Args[0], &m.Args[1]
	tree := m.Has("--recursive") || m.Path == "s3 sync"
	if !awsBucket(from) && !from.Is("-") {
		role := Reads
		if tree {
			role = ReadsTree
		}
		m.addRole(role, from, "")
	}
	switch {
	case m.Has("--dryrun"):
		m.addDo(&awsLooks[0])
		return
	case awsBucket(from) && awsBucket(to):
		m.addDo(&awsChanges[0])
	case awsBucket(from):
		m.addRole(Fetches, from, "downloads from a bucket")
	case awsBucket(to):
		m.addRole(Sends, to, "uploads to a bucket")
	}
	if !awsBucket(to) && !to.Is("-") {
		role := Receives
		if tree {
			role = WritesTree
		}
		m.addRole(role, to, "writes what it downloads")
	}
	if m.Has("--delete") {
		awsDeletes(m, to, "removes what is not in the source")
	}
	if m.Path == "s3 mv" {
		awsDeletes(m, from, "removes the source")
	}
}

// awsDeletes: what goes may lie in a bucket or here.
func awsDeletes(m *Match, w *Word, why string) {
	if awsBucket(w) {
		m.addDo(&awsRemoves[0])
		return
	}
	m.addRole(Deletes, w, why)
	m.Facts[len(m.Facts)-1].Extent = automode.Tree
}

func awsBucket(w *Word) bool { return strings.HasPrefix(w.Text, "s3://") }
