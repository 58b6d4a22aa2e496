package commands

var colima = Program{
	Name: "colima", Kin: "limactl orb orbctl multipass", Rare: true, Summary: "runs virtual machines for containers", Manual: "the --help of colima 0.8, limactl 1.2, orbctl 1.11 and multipass 1.16",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Why: "without a subcommand some open a shell", When: &When{Args: "0"}}},
		Global: []Flag{{Names: "-p= --profile=", Value: Data, Of: "colima"}, {Names: "--debug --verbose --very-verbose", Value: Data}},
		Rows: []Row{
			{Names: "status list ls version info help find networks aliases validate logs", Style: Looking, Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "--format= -f=", Value: Data, Of: "limactl orb orbctl multipass"}, {Names: "-e --extended -j --json -q --quiet", Value: Data}}},
			{Names: "start stop restart launch suspend resume create clone restore snapshot update mount umount template", Style: Plain, Help: "--help", Does: dockerChanges, Args: anyData},
			{Names: "delete prune purge factory-reset", Style: Plain, Help: "--help", Does: dockerRemoves, Args: anyData},
		},
	},
}

var colimaCases = []Case{
	{`colima --debug list`, `Query the container engine`},
	{`colima status -p x -e`, `Query the container engine`}, {`limactl list --format json`, `Query the container engine`}, {`orb`, `Unknown without a subcommand some open a shell`},
	{`colima start --cpu 4`, `Change the container engine`}, {`colima delete -f`, `Change{destroys} the container engine`}, {`orb uname -a`, `Unknown no option “-a” is known`},
}
