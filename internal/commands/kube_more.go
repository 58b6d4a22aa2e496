package commands

import "automode"

// Programs around Kubernetes that few people call, as far as they look.

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

var clusterLooks = Program{
	Name: "kubent", Kin: "popeye kube-bench kubescape polaris", Rare: true, Summary: "finds what is outdated or weak in a cluster", Manual: "the --help of kubent 0.7, popeye 0.22, kube-bench 0.11, kubescape 3.0 and polaris 10",
	Row: Row{
		Help: "-h --help -v --version", Does: kubeLooks, OrArgs: true, Args: []Arg{{Role: Data}},
		Global: []Flag{
			{Names: "-n=", Value: Data, Of: "popeye kube-bench"}, {Names: "--format=", Value: Data, Of: "kubescape polaris"}, {Names: "-A --all-namespaces --namespace= --context= --cluster= --user= -l= --lint= -s= --sections= --log-level= --exit-error -e --helm3 --cluster-only -t= --target-version= --benchmark= --check= --targets= --json --noremediations --nosummary --noresults --severity-threshold= --format-version= --min-score= --verbose", Value: Data}, {Names: "-o=", Value: Data, Of: "kubent popeye"},
			{Names: "-f= --file= --filename= --audit-path=", Value: ReadsTree},
			{Names: "--save --output-file= --outputfile= --output= --s3-bucket= --push-gtwy-url= --submit --config= -k= --kubeconfig=", Value: Unread, Why: "writes, sends or takes its settings elsewhere"},
		},
		Rows: []Row{
			{Names: "version help", Args: anyData},
			{Names: "scan audit", Does: kubeLooks, Args: []Arg{{Role: ReadsTree}}},
			{Names: "fix patch operator update download dashboard webhook delete submit config", Style: Plain, Does: []Do{{Why: "changes objects or settings, or serves"}}, Args: anyData},
		},
	},
}

var clusterLooksCases = []Case{
	{`kubescape scan --format json`, `Query the cluster`},
	{`kubent`, `Query the cluster`}, {`popeye -n x -o json`, `Query the cluster`}, {`kube-bench --json -f d`, `Query the cluster; Read d/**`}, {`popeye --output-file f`, `Query the cluster; Unknown writes, sends or takes its settings elsewhere`},
	{`popeye version`, `nothing`}, {`kubescape scan d`, `Query the cluster; Read d/**`}, {`polaris fix x`, `Unknown changes objects or settings, or serves`},
}

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

var clusterVersions = Program{
	Name: "kubebuilder", Kin: "operator-sdk ko kubeseal k3s vcluster", Rare: true, Summary: "makes or changes clusters, or what runs there", Manual: "the --help of each",
	Row: Row{Help: "-h --help --version", Rows: []Row{{Names: "version", Flags: []Flag{{Names: "--client --short", Value: Data}}}, {Names: "help completion", Args: anyData}, {Names: "check-config"}}},
}

var clusterVersionsCases = []Case{{`vcluster`, `nothing`}, {`kubebuilder version --short`, `nothing`}, {`ko help build`, `nothing`}, {`k3s check-config`, `nothing`}, {`vcluster delete x`, `Unknown no subcommand “delete” is known`}}

var helmDocs = Program{
	Name: "helm-docs", Rare: true, Summary: "writes pages about charts", Manual: "helm-docs --help, helm-docs 1.14",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes the charts' pages"}},
		Flags: []Flag{
			{Names: "-d --dry-run", Cancels: NoWrite}, {Names: "-b= --badge-style= -f= --values-file= -i= --ignore-file= -l= --log-level= -s= --sort-values-order= -x --documentation-strict-mode -u --document-dependency-values --skip-version-footer", Value: Data},
			{Names: "-c= --chart-search-root= -g= --chart-to-generate= -t= --template-files=", Value: ReadsTree}, {Names: "-o= --output-file=", Value: Unread, Why: "writes pages of that name"},
		},
	},
}

var helmDocsCases = []Case{{`helm-docs`, `Write .`}, {`helm-docs --dry-run -l debug -c d`, `Read d/**`}, {`helm-docs -o f`, `Write .; Unknown writes pages of that name`}}

var chartTesting = Program{
	Name: "ct", Rare: true, Summary: "checks charts", Manual: "ct --help, chart-testing 3.14",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "--all --charts= --chart-dirs= --target-branch= --since= --remote= --excluded-charts= --debug --print-config --check-version-increment --validate-maintainers --validate-chart-schema --validate-yaml --github-groups", Value: Data}, {Names: "--config= --lint-conf= --chart-yaml-schema= --additional-commands= --chart-repos= --helm-repo-extra-args= --helm-extra-args= --helm-lint-extra-args=", Value: Unread, Why: "names commands, other settings or places"}},
		Rows: []Row{
			{Names: "lint", Does: toolBuilds}, {Names: "list-changed version help", Does: []Do{{Kind: automode.Read, Target: "."}}}, {Names: "install lint-and-install", Style: Plain, Does: kubeChanges, Args: anyData},
		},
	},
}

var chartTestingCases = []Case{{`ct`, `nothing`}, {`ct lint --all`, `Run{entry-point} the build`}, {`ct list-changed`, `Read .`}, {`ct install`, `Change the cluster`}, {`ct lint --config f`, `Run{entry-point} the build; Unknown names commands, other settings or places`}}
