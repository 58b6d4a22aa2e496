package commands

import (
	"automode"
)

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
