package commands

import "automode"

// Programs for containers and virtual machines that few people call, as far as
// they look, and what changes something as such.

var crictl = Program{
	Name: "crictl", Rare: true, Summary: "shows the containers of a Kubernetes node", Manual: "crictl --help, cri-tools 1.34",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "-D --debug -t= --timeout=", Value: Data}, {Names: "-c= --config=", Value: Reads},
			{Names: "-r= --runtime-endpoint= -i= --image-endpoint=", Value: Unread, Why: "speaks to another engine"},
		},
		Rows: []Row{
			{Names: "ps pods p images image img inspect inspecti inspectp imagefsinfo info logs stats statsp metricsp metricdescs events event version runtime-config completion help", Style: Looking, Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "-o= --output= --id= --image= --label= -l= --name= --namespace= --pod= -p= --state= -s= --last= -n= --tail= --since= --limit-bytes= --template= -r=", Value: Data}}},
			{Names: "create start stop stopp run runp update exec attach checkpoint port-forward pull config", Style: Plain, Does: dockerChanges, Args: anyData},
			{Names: "rm rmi rmp", Style: Plain, Does: dockerRemoves, Args: anyData},
		},
	},
}

var crictlCases = []Case{
	{`crictl`, `nothing`}, {`crictl --config f -t 2s ps -a -o json`, `Query the container engine; Read f`}, {`crictl logs -f --tail 5 x`, `Query the container engine`},
	{`crictl -r unix:///x ps`, `Query the container engine; Unknown speaks to another engine`}, {`crictl exec x ls`, `Change the container engine`}, {`crictl rm x`, `Change{destroys} the container engine`},
}

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

var buildah = Program{
	Name: "buildah", Rare: true, Summary: "builds images of containers", Manual: "buildah(1), buildah 1.41",
	Row: Row{
		Help: "-h --help -v --version", Global: []Flag{{Names: "--log-level= --debug", Value: Data}, {Names: "--root= --runroot= --storage-driver= --storage-opt= --registries-conf=", Value: Unread, Why: "works on another store"}},
		Rows: []Row{
			{Names: "images containers ls list ps info inspect version help", Style: Looking, Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "-f= --filter= --format= -t= --type=", Value: Data}}},
			{Names: "rm rmi prune delete", Style: Plain, Does: dockerRemoves, Args: anyData},
			{Names: "add build build-using-dockerfile bud commit config copy from pull rename run tag untag manifest umount unmount mount unshare", Style: Plain, Does: dockerChanges, Args: anyData},
			{Names: "push", Style: Plain, Does: dockerPushes, Args: anyData},
		},
	},
}

var buildahCases = []Case{
	{`buildah`, `nothing`}, {`buildah --log-level debug images -a --filter x=y`, `Query the container engine`}, {`buildah --root d ps`, `Query the container engine; Unknown works on another store`},
	{`buildah rmi x`, `Change{destroys} the container engine`}, {`buildah bud .`, `Change the container engine`}, {`buildah push x`, `Publish the image's registry`},
}

var colima = Program{
	Name: "colima", Kin: "limactl orb orbctl multipass", Rare: true, Summary: "runs virtual machines for containers", Manual: "the --help of colima 0.8, limactl 1.2, orbctl 1.11 and multipass 1.16",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Why: "without a subcommand some open a shell", When: &When{Args: "0"}}},
		Global: []Flag{{Names: "-p= --profile=", Value: Data, Of: "colima"}, {Names: "--debug --verbose --very-verbose", Value: Data}},
		Rows: []Row{
			{Names: "status list ls version info help find networks aliases validate logs", Style: Looking, Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "--format= -f=", Value: Data, Of: "limactl orb orbctl multipass"}, {Names: "-e --extended -j --json -q --quiet", Value: Data}}},
			{Names: "start stop restart launch suspend resume create clone restore snapshot update mount umount template", Style: Plain, Does: dockerChanges, Args: anyData},
			{Names: "delete prune purge factory-reset", Style: Plain, Does: dockerRemoves, Args: anyData},
		},
	},
}

var colimaCases = []Case{
	{`colima --debug list`, `Query the container engine`},
	{`colima status -p x -e`, `Query the container engine`}, {`limactl list --format json`, `Query the container engine`}, {`orb`, `Unknown without a subcommand some open a shell`},
	{`colima start --cpu 4`, `Change the container engine`}, {`colima delete -f`, `Change{destroys} the container engine`}, {`orb uname -a`, `Unknown no option “-a” is known`},
}

var virsh = Program{
	Name: "virsh", Rare: true, Summary: "works with virtual machines", Manual: "virsh(1), libvirt 11",
	Row: Row{
		Help: "-h --help -v -V --version", Global: []Flag{{Names: "-q --quiet -r --readonly -d= --debug= -k= -K=", Value: Data}, {Names: "-c= --connect=", Value: Unread, Why: "speaks to another host"}},
		Rows: []Row{
			{Names: "list dominfo domstate domid domuuid domname domblklist domblkinfo domblkstat domiflist domifstat domifaddr domstats dommemstat vcpuinfo vcpucount nodeinfo nodememstats nodecpustats version uri hostname capabilities domcapabilities net-list net-info net-dumpxml net-dhcp-leases pool-list pool-info vol-list vol-info snapshot-list snapshot-info schedinfo-show iface-list help", Style: Looking, Does: dockerLooks, Args: anyData},
			{Names: "dumpxml", Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "--inactive --update-cpu --migratable", Value: Data}, {Names: "--security-info", Does: []Do{{Kind: automode.Disclose, Target: "the machine's passwords"}}, Why: "prints passwords"}}},
		},
	},
}

var virshCases = []Case{
	{`virsh`, `nothing`}, {`virsh -r list --all`, `Query the container engine`}, {`virsh -c qemu+ssh://h list`, `Query the container engine; Unknown speaks to another host`},
	{`virsh dumpxml x --inactive`, `Query the container engine`}, {`virsh dumpxml x --security-info`, `Query the container engine; Disclose the machine's passwords`}, {`virsh destroy x`, `Unknown no subcommand “destroy” is known`},
}

var vboxmanage = Program{
	Name: "VBoxManage", Also: "vboxmanage", Kin: "lxc incus vmrun", Rare: true, Summary: "works with virtual machines and system containers", Manual: "VBoxManage(1), VirtualBox 7.2; lxc --help, LXD 6; incus --help, Incus 6; vmrun, Workstation 17",
	Row: Row{
		Help: "-h --help -v -V --version",
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
	{`lxc info -f json`, `Query the container engine`},
	{`lxc config get x -e`, `Query the container engine`}, {`lxc config device add x y`, `Change the container engine`}, {`lxc image`, `nothing`},
	{`VBoxManage`, `nothing`}, {`VBoxManage list vms -l`, `Query the container engine`}, {`lxc image list -f json`, `Query the container engine`}, {`lxc config set x y`, `Change the container engine`},
	{`lxc stop x`, `Change the container engine`}, {`incus delete x`, `Change{destroys} the container engine`},
}
