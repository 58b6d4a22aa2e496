package commands

var clusterVersions = Program{
	Name: "kubebuilder", Kin: "operator-sdk ko kubeseal k3s vcluster", Rare: true, Summary: "makes or changes clusters, or what runs there", Manual: "the --help of each",
	Row: Row{Help: "-h --help --version", Rows: []Row{{Names: "version", Flags: []Flag{{Names: "--client --short", Value: Data}}}, {Names: "help completion", Args: anyData}, {Names: "check-config"}}},
}

var clusterVersionsCases = []Case{{`vcluster`, `nothing`}, {`kubebuilder version --short`, `nothing`}, {`ko help build`, `nothing`}, {`k3s check-config`, `nothing`}, {`vcluster delete x`, `Unknown no subcommand “delete” is known`}}
