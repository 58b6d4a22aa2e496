package commands

var clusterVersions = Program{
	Name: "kubebuilder", Kin: "operator-sdk ko kubeseal k3s vcluster", Rare: true, Summary: "makes or changes clusters, or what runs there", Manual: "the --help of each",
	Row: Row{Help: "-h --help --version", Rows: []Row{{Names: "kubectl", Style: Plain, Args: anyData, Refine: startsKubectl}, {Names: "version", Flags: []Flag{{Names: "--client --short", Value: Data}}}, {Names: "help completion", Args: anyData}, {Names: "check-config"}}},
}

var clusterVersionsCases = []Case{{`vcluster`, `nothing`}, {`kubebuilder version --short`, `nothing`}, {`ko help build`, `nothing`}, {`k3s check-config`, `nothing`}, {`k3s kubectl get pods`, `Run[words] kubectl get pods`}, {`vcluster delete x`, `Unknown no subcommand “delete” is known`}}

// startsKubectl: the client that it brings along, which some want a "--" in front of.
func startsKubectl(m *Match) {
	args := m.Args
	if len(args) > 0 && args[0].Is("--") {
		args = args[1:]
	}
	m.startsAgain(Lit("kubectl"), args)
}
