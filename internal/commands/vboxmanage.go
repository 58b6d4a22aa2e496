package commands

var vboxmanage = Program{
	Name: "VBoxManage", Also: "vboxmanage", Kin: "lxc incus vmrun", Rare: true, Summary: "works with virtual machines and system containers", Manual: "VBoxManage(1), VirtualBox 7.2; lxc --help, LXD 6; incus --help, Incus 6; vmrun, Workstation 17",
	Row: Row{
		Help: "-h --help -v -V --version", Flags: []Flag{{Names: "-v --verbose", Of: "lxc incus"}},
		Rows: []Row{
			{Names: "list ls showvminfo showmediuminfo info version help", Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "-l --long -s --sorted --machinereadable --details --all-projects", Value: Data}, {Names: "-f= --format= -c= --columns=", Value: Data, Of: "lxc incus"}}},
			{Names: "guestproperty image network storage profile config", Rows: []Row{
				{Names: "list ls show info enumerate get", Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "-f= --format= -c= --columns=", Value: Data, Of: "lxc incus"}, {Names: "--expanded -e", Value: Data}}},
				{Names: "*", Style: Plain, Does: dockerChanges, Args: anyData},
			}},
			{Names: "start stop restart pause unpause launch init create modifyvm startvm controlvm snapshot clonevm copy move rename exec file publish", Style: Plain, Does: dockerChanges, Args: anyData},
			{Names: "delete rm unregistervm closemedium", Style: Plain, Does: dockerRemoves, Args: anyData},
		},
	},
}

var vboxmanageCases = []Case{
	{`lxc -v list`, `Query the container engine`},
	{`lxc info -f json`, `Query the container engine`},
	{`lxc config get x -e`, `Query the container engine`}, {`lxc config device add x y`, `Change the container engine`}, {`lxc image`, `nothing`},
	{`VBoxManage`, `nothing`}, {`VBoxManage list vms -l`, `Query the container engine`}, {`lxc image list -f json`, `Query the container engine`}, {`lxc config set x y`, `Change the container engine`},
	{`lxc stop x`, `Change the container engine`}, {`incus delete x`, `Change{destroys} the container engine`},
}
