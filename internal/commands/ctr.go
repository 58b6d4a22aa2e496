package commands

var ctr = Program{
	Name: "ctr", Rare: true, Summary: "speaks to containerd", Manual: "ctr --help and each command's, containerd 2.1",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "--debug --timeout= --connect-timeout= -n= --namespace=", Value: Data}, {Names: "-a= --address=", Value: Unread, Why: "speaks to another engine"},
		},
		Rows: []Row{
			{Names: "version v events event info help", Does: dockerLooks, Args: anyData},
			{Names: "images image i containers container c tasks task t content snapshots snapshot leases namespaces namespace ns plugins plugin deprecations", Rows: []Row{
				{Names: "ls list check info ps metrics metric tree usage", Style: Looking, Does: dockerLooks, Args: anyData},
				{Names: "rm remove delete del kill prune", Style: Plain, Does: dockerRemoves, Args: anyData},
				{Names: "*", Style: Plain, Does: dockerChanges, Args: anyData},
			}},
			{Names: "run pprof install shim sandboxes oci", Style: Plain, Does: dockerChanges, Args: anyData},
		},
	},
}

var ctrCases = []Case{
	{`ctr`, `nothing`}, {`ctr -n k8s.io images ls -q`, `Query the container engine`}, {`ctr images`, `nothing`}, {`ctr version`, `Query the container engine`}, {`ctr -a s version`, `Query the container engine; Unknown speaks to another engine`},
	{`ctr c rm x`, `Change{destroys} the container engine`}, {`ctr i pull x`, `Change the container engine`}, {`ctr run x y`, `Change the container engine`},
}
