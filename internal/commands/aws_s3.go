package commands

import "automode"

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

func awsCopy(m *Match) {
	cloudCopy(m, &cloudCopying{
		looks: &awsLooks[0], changes: &awsChanges[0], removes: &awsRemoves[0],
		tree:  m.Has("--recursive") || m.Path == "s3 sync",
		trial: m.Holds("--dryrun"), clears: m.Has("--delete"), moves: m.Path == "s3 mv",
	})
}
