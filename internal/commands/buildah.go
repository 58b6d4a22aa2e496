package commands

var buildah = Program{
	Name: "buildah", Rare: true, Summary: "builds images of containers", Manual: "buildah(1), buildah 1.41",
	Row: Row{
		Help: "-h --help -v --version", Global: []Flag{{Names: "--log-level= --debug", Value: Data}, {Names: "--root= --runroot= --storage-driver= --storage-opt= --registries-conf=", Value: Unread, Why: "works on another store"}},
		Rows: []Row{
			{Names: "images containers ls list ps info inspect version help", Style: Looking, Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "-f= --filter= --format= -t= --type=", Value: Data}}},
			{Names: "rm rmi prune delete", Style: Plain, Does: dockerRemoves, Args: anyData},
			{Names: "add build build-using-dockerfile bud commit config copy from pull rename run tag untag manifest umount unmount mount", Style: Plain, Does: dockerChanges, Args: anyData},
			{Names: "unshare", Style: Leading, Args: commandFirst, Flags: []Flag{{Names: "--mount= -m=", Value: Data}}},
			{Names: "push", Style: Plain, Does: dockerPushes, Args: anyData},
		},
	},
}

var buildahCases = []Case{
	{`buildah`, `nothing`}, {`buildah --log-level debug images -a --filter x=y`, `Query the container engine`}, {`buildah --root d ps`, `Query the container engine; Unknown works on another store`},
	{`buildah unshare -m a=b rm x`, `Run[words] rm x`}, {`buildah rmi x`, `Change{destroys} the container engine`}, {`buildah bud .`, `Change the container engine`}, {`buildah push x`, `Publish the image's registry`},
}
