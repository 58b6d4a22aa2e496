package commands

import "automode"

// Clusters on this machine, and switching among clusters.

var kubectx = Program{
	Name: "kubectx", Rare: true, Kin: "kubens kubectl-ctx kubectl-ns", Summary: "chooses the cluster or namespace that kubectl works on", Manual: "kubectx --help and kubens --help, kubectx 0.9",
	Row: Row{
		Help: "-h --help -V --version",
		Args: anyData,
		Does: []Do{
			{Kind: automode.Query, Target: "the cluster", When: &When{Args: "0"}},
			{Kind: automode.Configure, Target: "the clusters that kubectl knows", Traits: automode.Persists, When: &When{Args: "1+"}, Why: "changes which cluster kubectl works on"},
		},
		Flags: []Flag{
			{Names: "-c --current", Cancels: NoChange},
			{Names: "-f --force"},
			{Names: "-d= -u --unset", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the clusters that kubectl knows", Traits: automode.Persists}}, Why: "removes or leaves a cluster"},
		},
	},
}

var kubectxCases = []Case{
	{`kubectx`, `Query the cluster`},
	{`kubens -c`, `Query the cluster`},
	{`kubectx prod -f`, `Configure{persists} the clusters that kubectl knows`},
	{`kubectx -d prod`, `Query the cluster; Configure{persists} the clusters that kubectl knows`},
}

var minikube = Program{
	Name: "minikube", Rare: true, Summary: "runs a Kubernetes cluster on this machine", Manual: "the reference of minikube's commands, minikube 1.37",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "--alsologtostderr --logtostderr --one_output --skip_headers --skip_log_headers", Value: Data},
			{Names: "-p= --profile= -v= --v= -b= --bootstrapper= --vmodule= --stderrthreshold= --user=", Value: Data},
			{Names: "--log_dir= --log_file=", Value: WritesTree, Why: "writes the log there"},
		},
		Rows: []Row{
			{Names: "kubectl", Style: Plain, Args: anyData, Refine: startsKubectl},
			{Names: "status ip version profile logs update-check docs options help", Does: localClusterLooks, Args: anyData, Flags: []Flag{
				{Names: "-w --watch --components --short --audit --problems -f --follow -l --light", Value: Data},
				{Names: "-o= --output= --format= -n= --node= --layout= --length= --last-start-only=", Value: Data},
				{Names: "--file=", Value: Writes, Why: "writes the log there"},
			}, Rows: []Row{{Names: "list", Does: localClusterLooks, Flags: []Flag{{Names: "-d --detailed -l --light", Value: Data}, {Names: "-o= --output=", Value: Data}}}}},
			{Names: "addons service image node config", Rows: []Row{
				{Names: "list ls images view get", Does: localClusterLooks, Args: anyData, Flags: []Flag{{Names: "-d --docs --url --https"}, {Names: "-n= --namespace= -o= --output= --format=", Value: Data}}},
				{Names: "enable disable configure open load build pull tag add start stop set unset", Does: localClusterChanges, Args: anyData},
				{Names: "rm delete", Does: kubeRemoves, Args: anyData},
			}},
			{Names: "start stop pause unpause update-context", Does: localClusterChanges, Flags: []Flag{{Names: "--*", Value: Data}, {Names: "-n= -A -o= -a=", Value: Data}}},
			{Names: "delete", Does: kubeRemoves, Flags: []Flag{{Names: "--all --purge", Value: Data}, {Names: "-o= --output=", Value: Data}}},
			{Names: "tunnel mount", Does: []Do{{Kind: automode.Expose, Target: "this machine", Why: "joins this machine's network or folders to the cluster"}}, Args: anyData},
		},
	},
}

var minikubeCases = []Case{
	{`minikube`, `nothing`}, {`minikube kubectl -- get pods`, `Run[words] kubectl get pods`}, {`minikube -p x kubectl get pods -A`, `Run[words] kubectl get pods -A`},
	{`minikube status -p x -o json`, `Query the cluster on this machine`},
	{`minikube profile list -d -o json`, `Query the cluster on this machine`},
	{`minikube logs -f --alsologtostderr --file f`, `Query the cluster on this machine; Write f`},
	{`minikube addons list -d -o json`, `Query the cluster on this machine`},
	{`minikube addons enable x`, `Change the cluster on this machine`},
	{`minikube node delete x`, `Change{destroys} the cluster`},
	{`minikube addons`, `nothing`},
	{`minikube start --driver docker -n 2`, `Change the cluster on this machine`},
	{`minikube delete --all -o json`, `Change{destroys} the cluster`},
	{`minikube ip --log_file f`, `Query the cluster on this machine; Write f/**`},
	{`minikube tunnel`, `Expose this machine`},
}

var kind = Program{
	Name: "kind", Rare: true, Also: "k3d", Summary: "runs Kubernetes clusters in containers on this machine", Manual: "kind help and k3d help with each command, kind 0.30 and k3d 5",
	Row: Row{
		Help:   "-h --help --version",
		Global: []Flag{{Names: "-q --quiet --verbose --trace --timestamps", Value: Data}, {Names: "-v= --verbosity= --name=", Value: Data}},
		Rows: []Row{
			{Names: "get", Rows: []Row{
				{Names: "clusters nodes", Does: localClusterLooks, Flags: []Flag{{Names: "-A --all-clusters", Value: Data}}},
				{Names: "kubeconfig", Does: kubeCredentials, Flags: []Flag{{Names: "--internal", Value: Data}}},
			}},
			{Names: "cluster node registry image config", Rows: []Row{
				{Names: "list ls get", Does: localClusterLooks, Args: anyData, Flags: []Flag{{Names: "--no-headers"}, {Names: "--token", Does: kubeCredentials}, {Names: "-o= --output=", Value: Data}}},
				{Names: "create start stop edit import init", Does: localClusterChanges, Args: anyData, Flags: []Flag{{Names: "-c= --config= -i= --image=", Value: Data}, {Names: "-a= --agents= -s= --servers= -p= --port= --k3s-arg= --wait --timeout=", Value: Data}}},
				{Names: "delete rm del", Does: kubeRemoves, Args: anyData, Flags: []Flag{{Names: "-a --all", Value: Data}}},
			}},
			{Names: "create", Rows: []Row{{Names: "cluster", Does: localClusterChanges, Args: anyData, Flags: []Flag{{Names: "--config=", Value: Reads}, {Names: "--image= --wait= --retain --kubeconfig=", Value: Data}}}}},
			{Names: "delete", Rows: []Row{{Names: "cluster clusters", Does: kubeRemoves, Args: anyData, Flags: []Flag{{Names: "-A --all --kubeconfig=", Value: Data}}}}},
			{Names: "load", Style: Plain, Does: localClusterChanges, Args: anyData},
			{Names: "kubeconfig export", Rows: []Row{
				{Names: "get print-path", Does: kubeCredentials, Args: anyData, Flags: []Flag{{Names: "-a --all", Value: Data}}},
				{Names: "kubeconfig merge write", Does: kubeConfigures, Args: anyData, Flags: []Flag{{Names: "-d --kubeconfig-merge-default -s --kubeconfig-switch-context --internal", Value: Data}, {Names: "-o= --output= --kubeconfig=", Value: Writes, Why: "writes the cluster's credentials there"}}},
				{Names: "logs", Args: []Arg{{Role: WritesTree, Why: "writes the logs there"}}},
			}},
			{Names: "version completion help", Args: anyData},
		},
	},
}

var (
	localClusterLooks   = []Do{{Kind: automode.Query, Target: "the cluster on this machine"}}
	localClusterChanges = []Do{{Kind: automode.Change, Target: "the cluster on this machine", Why: "changes a cluster on this machine"}}
	kubeCredentials     = []Do{{Kind: automode.Disclose, Target: "the cluster's credentials", Why: "prints the cluster's credentials"}}
)

var kindCases = []Case{
	{`kind`, `nothing`},
	{`kind get clusters -q`, `Query the cluster on this machine`},
	{`kind get nodes -A --name x`, `Query the cluster on this machine`},
	{`kind get kubeconfig --internal`, `Disclose the cluster's credentials`},
	{`kind get`, `nothing`},
	{`kind create cluster --config f --image i`, `Change the cluster on this machine; Read f`},
	{`kind create`, `nothing`},
	{`kind delete cluster --all`, `Change{destroys} the cluster`},
	{`kind delete`, `nothing`},
	{`kind load docker-image x --name y`, `Change the cluster on this machine`},
	{`kind export kubeconfig -d --kubeconfig f`, `Configure{persists} the clusters that kubectl knows; Write f`},
	{`kind export logs d`, `Write d/**`},
	{`kind version`, `nothing`},
	{`k3d cluster list -o json --no-headers`, `Query the cluster on this machine`},
	{`k3d cluster list --token`, `Query the cluster on this machine; Disclose the cluster's credentials`},
	{`k3d cluster create x -c f -a 2`, `Change the cluster on this machine`},
	{`k3d cluster delete -a`, `Change{destroys} the cluster`},
	{`k3d cluster`, `nothing`},
	{`k3d kubeconfig get -a`, `Disclose the cluster's credentials`},
	{`k3d kubeconfig`, `nothing`},
}
