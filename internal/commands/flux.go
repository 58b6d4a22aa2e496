package commands

import "automode"

var flux = Program{
	Name: "flux", Rare: true, Summary: "keeps a cluster as repositories describe it", Manual: "the reference of flux's commands, Flux 2.7",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "--verbose", Value: Data},
			{Names: "-n= --namespace= --context= --cluster= --user= --timeout= --kube-api-burst= --kube-api-qps= --cache-dir= --as-uid= --token= --tls-server-name=", Value: Data},
			{Names: "--kubeconfig=", Value: Settings, Why: "takes its configuration, which can name programs, from a file"},
			{Names: "--server=", Value: Sends, Why: "speaks to the cluster there"},
			{Names: "--certificate-authority= --client-certificate= --client-key=", Value: Lists, Why: "uses the key"},
			{Names: "--insecure-skip-tls-verify", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of the cluster's certificate"}}, Why: "takes any host for the cluster"},
			{Names: "--as= --as-group=", Value: Data, Does: []Do{{Kind: automode.Elevate, Target: "another user of the cluster"}}, Why: "acts as another user"},
		},
		Rows: []Row{
			{Names: "get check events logs stats trace tree version debug", Does: kubeLooks, Args: anyData, Flags: []Flag{
				{Names: "-A --all-namespaces --no-header --show-source --watch -w --pre --client -f --follow --compact", Value: Data},
				{Names: "--status-selector= -l= --label-selector= --for= --types= -o= --output= --level= --kind= --name= --flux-namespace= --since= --since-time= --tail= --components= --components-extra= --api-version=", Value: Data},
				{Names: "--show-values --show-vars", Does: []Do{{Kind: automode.Disclose, Target: "the release's values"}}, Why: "prints values that may be secret"},
			}},
			{Names: "export", Does: kubeLooks, Args: anyData, Flags: []Flag{
				{Names: "--all", Value: Data},
				{Names: "--with-credentials", Does: []Do{{Kind: automode.Disclose, Target: "the cluster's secrets"}}, Why: "prints credentials"},
			}},
			{Names: "diff build", Does: kubeLooks, Args: anyData, Flags: []Flag{
				{Names: "--progress-bar --dry-run --recursive --strict-substitute --in-memory-build", Value: Data},
				{Names: "--ignore-paths= --local-sources= --provider= --creds=", Value: Data},
				{Names: "--path= --kustomization-file=", Value: ReadsTree},
				{Names: "-o= --output=", Value: Writes, Why: "writes what it made"},
			}},
			{Names: "reconcile suspend resume create install bootstrap migrate", Does: kubeChanges, Args: anyData, Flags: []Flag{{Names: "--*", Value: Data}, {Names: "-l= -o=", Value: Data}}},
			{Names: "delete uninstall", Does: kubeRemoves, Args: anyData, Flags: []Flag{{Names: "-s --silent --dry-run --keep-namespace", Value: Data}}},
			{Names: "completion help", Args: anyData},
		},
	},
}

var fluxCases = []Case{
	{`flux`, `nothing`},
	{`flux get kustomizations -A --status-selector ready=false --verbose`, `Query the cluster`},
	{`flux check --pre -n x`, `Query the cluster`},
	{`flux debug hr x --show-values`, `Query the cluster; Disclose the release's values`},
	{`flux export source git x --all`, `Query the cluster`},
	{`flux export source git x --with-credentials`, `Query the cluster; Disclose the cluster's secrets`},
	{`flux diff kustomization x --path d --progress-bar=false --ignore-paths a`, `Query the cluster; Read d/**`},
	{`flux build artifact --path d -o f`, `Query the cluster; Read d/**; Write f`},
	{`flux reconcile kustomization x --with-source`, `Change the cluster`},
	{`flux install -l x`, `Change the cluster`},
	{`flux delete kustomization x -s`, `Change{destroys} the cluster`},
	{`flux completion bash`, `nothing`},
	{`flux check --kubeconfig f --server h --client-key k --insecure-skip-tls-verify --as u`, `Query the cluster; Run f; Send h; Read{listing} k; Weaken the check of the cluster's certificate; Elevate another user of the cluster`},
}
