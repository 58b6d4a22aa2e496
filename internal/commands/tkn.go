package commands

var clusterTools = Program{
	Name: "tkn", Kin: "argo kn telepresence", Rare: true, Summary: "works with what runs in a cluster", Manual: "the references of tkn 0.42, argo 3.7, kn 1.19 and telepresence 2.24",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "-n= --namespace= -o= --output= -L= --limit=", Value: Data, Of: "tkn argo kn"}, {Names: "-A --all-namespaces -f --follow -w --watch --no-color --all -t --timestamps --since= --tail= --running --completed --prefix= -l= --selector= --label=", Value: Data},
			{Names: "-s= --server= --argo-server= --as= -k --insecure-skip-verify --token= --context= -c= --config=", Value: Unread, Why: "speaks to another server, or as somebody else"},
			{Names: "--kubeconfig=", Value: Settings, Why: "takes its configuration, which can name programs, from a file"},
		},
		Rows: []Row{
			{Names: "version list ls get describe desc logs status lint validate wait watch help completion", Does: kubeLooks, Args: anyData},
			{Names: "pipeline p pipelineruns pipelinerun pr task t taskrun tr customrun eventlistener el triggertemplate tt triggerbinding tb clustertriggerbinding ctb bundle hub template cron cluster-template archive service services revision revisions route routes source sources broker trigger channel subscription domain container", Again: true},
			{Names: "delete terminate stop uninstall", Style: Plain, Does: kubeRemoves, Args: anyData},
			{Names: "create apply start submit resubmit retry resume suspend cancel update edit export-file replace connect leave intercept install push", Style: Plain, Does: kubeChanges, Args: anyData},
		},
	},
}

var clusterToolsCases = []Case{
	{`tkn`, `nothing`}, {`tkn pipeline list -n x`, `Query the cluster`}, {`tkn pipelinerun logs x -f`, `Query the cluster`}, {`argo list -A -o json`, `Query the cluster`},
	{`tkn pipeline start x`, `Change the cluster`}, {`argo delete x`, `Change{destroys} the cluster`}, {`argo -s h list`, `Query the cluster; Unknown speaks to another server, or as somebody else`},
	{`kn service list --kubeconfig f`, `Query the cluster; Run f`}, {`tkn pipeline`, `Unknown nobody read what “pipeline” does`}, {`telepresence list`, `Query the cluster`}, {`kn secret list`, `Unknown no subcommand “secret” is known`},
}
