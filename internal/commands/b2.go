package commands

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
