package commands

import (
	"automode"
)

var kubeadm = Program{
	Name: "kubeadm", Rare: true, Summary: "makes and joins clusters", Manual: "kubeadm --help, Kubernetes 1.34",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "-v= --v=", Value: Data}, {Names: "--kubeconfig=", Value: Settings, Why: "takes its configuration, which can name programs, from a file"}},
		Rows: []Row{
			{Names: "version", Flags: []Flag{{Names: "-o= --output=", Value: Data}}},
			{Names: "config", Rows: []Row{{Names: "images", Rows: []Row{{Names: "list", Does: kubeLooks, Flags: kubeadmFlags}, {Names: "pull", Style: Plain, Does: dockerPulls, Args: anyData}}}, {Names: "print", Args: anyData, Rows: []Row{{Names: "init-defaults join-defaults upgrade-defaults", Flags: kubeadmFlags}}}, {Names: "validate", Flags: kubeadmFlags}}},
			{Names: "certs", Rows: []Row{{Names: "check-expiration", Does: kubeLooks, Flags: kubeadmFlags}, {Names: "renew certificate-key generate-csr", Style: Plain, Does: kubeConfigures, Args: anyData}}},
			{Names: "token", Rows: []Row{{Names: "list create generate", Does: []Do{{Kind: automode.Disclose, Target: "the cluster's credentials", Why: "prints what lets others join"}}, Args: anyData, Flags: kubeadmFlags}, {Names: "delete", Does: kubeRemoves, Args: anyData}}},
			{Names: "upgrade", Rows: []Row{{Names: "plan diff", Does: kubeLooks, Args: anyData, Flags: kubeadmFlags}, {Names: "apply node", Style: Plain, Does: kubeChanges, Args: anyData}}},
			{Names: "init join", Style: Plain, Does: kubeConfigures, Args: anyData},
			{Names: "reset", Style: Plain, Does: kubeRemoves, Args: anyData},
			{Names: "completion help", Args: anyData},
		},
	},
}

var kubeadmFlags = []Flag{{Names: "-o= --output= --kubernetes-version= --image-repository= --feature-gates= --allow-experimental-upgrades --allow-release-candidate-upgrades --print-config --component-configs= --show-managed-fields --ttl= --description= --usages= --groups= --print-join-command", Value: Data}, {Names: "--config= --cert-dir=", Value: Reads}}

var kubeadmCases = []Case{
	{`kubeadm`, `nothing`}, {`kubeadm version -o short -v 5`, `nothing`}, {`kubeadm config images list --config f`, `Query the cluster; Read f`}, {`kubeadm config images`, `nothing`}, {`kubeadm config images pull`, `Fetch the image's registry`}, {`kubeadm config`, `nothing`},
	{`kubeadm config print`, `nothing`}, {`kubeadm config print init-defaults -o json`, `nothing`}, {`kubeadm config validate --config f`, `Read f`}, {`kubeadm certs`, `nothing`}, {`kubeadm certs check-expiration`, `Query the cluster`}, {`kubeadm certs renew all`, `Configure{persists} the clusters that kubectl knows`},
	{`kubeadm token`, `nothing`}, {`kubeadm token list`, `Disclose the cluster's credentials`}, {`kubeadm token delete x`, `Change{destroys} the cluster`}, {`kubeadm upgrade`, `nothing`}, {`kubeadm upgrade plan --kubeconfig f`, `Query the cluster; Run f`}, {`kubeadm upgrade apply v1`, `Change the cluster`},
	{`kubeadm init`, `Configure{persists} the clusters that kubectl knows`}, {`kubeadm reset -f`, `Change{destroys} the cluster`}, {`kubeadm help`, `nothing`},
}
