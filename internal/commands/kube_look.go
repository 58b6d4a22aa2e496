package commands

import "automode"

// Programs that look at a cluster, or at descriptions of its objects.

// kubeToolFlags choose a cluster, for what links Kubernetes' client library.
var kubeToolFlags = []Flag{
	{Names: "--namespace= --context= --cluster= --user= --kube-context=", Value: Data}, {Names: "-n=", Value: Data, Of: "istioctl linkerd cilium hubble"},
	{Names: "-c= --kubeconfig=", Value: Settings, Why: "takes its configuration, which can name programs, from a file"},
	{Names: "--as= --as-group= --as-uid=", Value: Data, Does: []Do{{Kind: automode.Elevate, Target: "another user of the cluster"}}, Why: "acts as another user"},
}

var stern = Program{
	Name: "stern", Rare: true, Summary: "shows the logs of many pods", Manual: "stern --help, stern 1.33",
	Row: Row{
		Help: "-h --help -v --version",
		Does: kubeLooks, Args: anyData,
		Flags: []Flag{
			{Names: "-A --all-namespaces --diff-container --ephemeral-containers --init-containers --no-follow --only-log-lines -t -p --prompt --show-hidden-options", Value: Data},
			{Names: "-n= --namespace= --context= --color= --completion= --condition= -c= --container= --container-colors= --container-state= -e= --exclude= -E= --exclude-container= --exclude-pod= --field-selector= -H= --highlight= -i= --include= --max-log-requests= --node= -o= --output= --pod-colors= " +
				"-l= --selector= -s= --since= --tail= --template= --timezone= --verbosity= --timestamps[=]", Value: Data},
			{Names: "-T= --template-file= --config=", Value: Reads},
			{Names: "--stdin", Value: Data},
			{Names: "--kubeconfig=", Value: Settings, Why: "takes its configuration, which can name programs, from a file"},
		},
	},
}

var sternCases = []Case{
	{`stern web -n x --since 5m -A`, `Query the cluster`},
	{`stern web --config f --stdin`, `Query the cluster; Read f`},
	{`stern web --kubeconfig f`, `Query the cluster; Run f`},
}

var k9s = Program{
	Name: "k9s", Rare: true, Summary: "shows and changes a Kubernetes cluster in a terminal", Manual: "k9s help, k9s 0.50",
	Row: Row{
		Help: "-h --help",
		Does: kubeChanges,
		Rows: []Row{{Names: "info version help completion", Args: anyData, Flags: []Flag{{Names: "-s --short", Value: Data}}}},
	},
}

var k9sCases = []Case{{`k9s`, `Change the cluster`}, {`k9s version -s`, `nothing`}}

var istioctl = Program{
	Name: "istioctl", Rare: true, Kin: "linkerd cilium hubble", Summary: "looks at and changes a service mesh or the network of a cluster", Manual: "the references of istioctl 1.28, linkerd 2.18, cilium 0.18 and hubble 1.18",
	Row: Row{
		Help: "-h --help", Global: kubeToolFlags,
		Rows: []Row{
			{Names: "analyze proxy-status ps validate v describe version check stat stats status sysdump-info precheck bug-report-info observe list diagnostics routes edges top tap profile env remote-clusters", Does: kubeLooks, Args: anyData, Flags: []Flag{
				{Names: "-A --all-namespaces -k --use-kube --recursive -R --short --remote --pre --proxy --wait --interactive=false --follow --last --verbose -s --suggest --list-analyzers --color --ignore-unknown --referential --crds --client -f --contexts --json --brief", Value: Data},
				{Names: "--failure-threshold= --suppress= -m= --meshConfigFile= --output-threshold= --timeout= --revision= -i= --istioNamespace= --linkerd-namespace= -L= --from= --to= --pod= --since= --until= --verdict= --protocol= --from-pod= --to-pod= --type= -t= --wait-duration= --ignore-warnings", Value: Data}, {Names: "-o= --output= -r=", Value: Data, Of: "istioctl linkerd cilium hubble"},
			}, Rows: []Row{{Names: "list dump diff pod svc service", Does: kubeLooks, Args: anyData, Flags: []Flag{{Names: "--config-path=", Value: Data}, {Names: "-o= --output=", Value: Data, Of: "istioctl linkerd cilium hubble"}}}}},
			{Names: "proxy-config pc", Rows: []Row{
				{Names: "all bootstrap cluster endpoint listener log route ecds clusters endpoints listeners routes eds", Does: kubeLooks, Args: anyData, Flags: []Flag{{Names: "--fqdn= --port= --direction= --subset= --name= --type= --address= --status= --verbose", Value: Data}, {Names: "-o= --output=", Value: Data, Of: "istioctl linkerd cilium hubble"}}},
				{Names: "secret", Does: []Do{{Kind: automode.Disclose, Target: "the cluster's secrets", Why: "prints certificates and keys"}}, Args: anyData, Flags: []Flag{{Names: "-o= --output=", Value: Data, Of: "istioctl linkerd cilium hubble"}}},
			}},
			{Names: "manifest", Rows: []Row{{Names: "generate translate", Does: kubeLooks, Flags: []Flag{
				{Names: "--dry-run --force", Value: Data},
				{Names: "-s= --set= --revision= --component=", Value: Data}, {Names: "-r=", Value: Data, Of: "istioctl linkerd cilium hubble"},
				{Names: "-f= --filename= -d= --manifests=", Value: ReadsTree},
				{Names: "-o= --output=", Value: WritesTree, Why: "writes the objects there"},
			}}}},
			{Names: "install upgrade inject kube-inject enable disable", Does: kubeChanges, Args: anyData, Flags: []Flag{{Names: "-y -s=", Value: Data}, {Names: "-r=", Value: Data, Of: "istioctl linkerd cilium hubble"}, {Names: "--*", Value: Data}}},
			{Names: "uninstall", Does: kubeRemoves, Args: anyData, Flags: []Flag{{Names: "-y", Value: Data}, {Names: "-r=", Value: Data, Of: "istioctl linkerd cilium hubble"}, {Names: "--*", Value: Data}}},
			{Names: "completion help", Args: anyData},
		},
	},
}

var istioctlCases = []Case{
	{`istioctl analyze --namespace 1 -A -o json`, `Query the cluster`},
	{`istioctl analyze --failure-threshold 1 -A -o json`, `Query the cluster`},
	{`istioctl profile dump --config-path 1 -o json`, `Query the cluster`},
	{`istioctl pc routes -o 1 x --name y`, `Query the cluster`},
	{`istioctl manifest generate -r 1 -f f --set a=b --dry-run -o d`, `Query the cluster; Read f/**; Write d/**`},
	{`istioctl install -r 1 -y --skip-confirmation`, `Change the cluster`},
	{`istioctl uninstall -r 1 -y --purge`, `Change{destroys} the cluster`},
	{`istioctl`, `nothing`},
	{`istioctl analyze -A -o json`, `Query the cluster`},
	{`istioctl proxy-status -n x --as u`, `Query the cluster; Elevate another user of the cluster`},
	{`istioctl profile dump -o json`, `Query the cluster`},
	{`istioctl pc routes x --name y`, `Query the cluster`},
	{`istioctl pc secret x -o json`, `Disclose the cluster's secrets`},
	{`istioctl pc`, `nothing`},
	{`istioctl manifest generate -f f --set a=b --dry-run -o d`, `Query the cluster; Read f/**; Write d/**`},
	{`istioctl manifest`, `nothing`},
	{`istioctl install -y --skip-confirmation`, `Change the cluster`},
	{`istioctl uninstall -y --purge`, `Change{destroys} the cluster`},
	{`istioctl help`, `nothing`},
	{`linkerd check --kubeconfig f`, `Query the cluster; Run f`},
}

var eksctl = Program{
	Name: "eksctl", Rare: true, Summary: "makes and changes clusters of Amazon EKS", Manual: "eksctl help and each command's, eksctl 0.215",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "-v= --verbose= -C= --color= -r= --region= -p= --profile= --aws-profile= --timeout= --cfn-role-arn=", Value: Data},
			{Names: "-d --dumpLogs", Value: Data},
			{Names: "-f= --config-file=", Value: Reads},
		},
		Rows: []Row{
			{Names: "get info version", Does: awsLooks, Args: anyData, Flags: []Flag{{Names: "-A --all-regions", Value: Data}, {Names: "-n= --name= -o= --output= --chunk-size= --cluster= --namespace=", Value: Data}}},
			{Names: "create upgrade scale set unset associate disassociate enable update register deregister drain utils", Does: awsChanges, Args: anyData, Flags: []Flag{{Names: "-n= -o= -M= -m= -N= -t=", Value: Data}, {Names: "--*", Value: Data}}},
			{Names: "delete", Does: awsRemoves, Args: anyData, Flags: []Flag{{Names: "-n= -w", Value: Data}, {Names: "--*", Value: Data}}},
			{Names: "completion help", Args: anyData},
		},
	},
}

var eksctlCases = []Case{
	{`eksctl`, `nothing`},
	{`eksctl get cluster --region x -o json -A -d`, `Query AWS`},
	{`eksctl create cluster -f f --dry-run`, `Change AWS; Read f`},
	{`eksctl scale nodegroup -N 3 --name x`, `Change AWS`},
	{`eksctl delete cluster -n x --wait`, `Change{destroys} AWS`},
	{`eksctl help`, `nothing`},
}

var velero = Program{
	Name: "velero", Rare: true, Summary: "keeps copies of a cluster", Manual: "velero help, velero 1.17",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "-n= --namespace= --kubecontext= --colorized= --features=", Value: Data},
			{Names: "--kubeconfig=", Value: Settings, Why: "takes its configuration, which can name programs, from a file"},
		},
		Rows: []Row{
			{Names: "get describe version", Does: kubeLooks, Args: anyData, Flags: veleroFlags},
			{Names: "backup restore schedule backup-location snapshot-location plugin repo", Rows: []Row{
				{Names: "get describe logs", Does: kubeLooks, Args: anyData, Flags: veleroFlags},
				{Names: "create pause unpause set add download", Does: kubeChanges, Args: anyData, Flags: []Flag{{Names: "-l= -w -o=", Value: Data}, {Names: "--*", Value: Data}}},
				{Names: "delete remove", Does: kubeRemoves, Args: anyData, Flags: []Flag{{Names: "-l= --selector= --confirm --all", Value: Data}}},
			}},
			{Names: "create install", Does: kubeChanges, Args: anyData, Flags: []Flag{{Names: "--*", Value: Data}}},
			{Names: "delete uninstall", Does: kubeRemoves, Args: anyData, Flags: []Flag{{Names: "--confirm --all --force --wait", Value: Data}}},
		},
	},
}

var veleroFlags = []Flag{
	{Names: "--details --show-labels --insecure-skip-tls-verify=false --client-only -w", Value: Data},
	{Names: "-l= --selector= -o= --output= --timeout= --label-columns=", Value: Data},
}

var veleroCases = []Case{
	{`velero`, `nothing`},
	{`velero backup get -o json --details -n x`, `Query the cluster`},
	{`velero get backups`, `Query the cluster`},
	{`velero backup create x -l a=b --wait`, `Change the cluster`},
	{`velero backup delete x --confirm`, `Change{destroys} the cluster`},
	{`velero backup`, `nothing`},
	{`velero install --bucket b`, `Change the cluster`},
	{`velero uninstall --force --kubeconfig f`, `Change{destroys} the cluster; Run f`},
}

var kubeconform = Program{
	Name: "kubeconform", Rare: true, Kin: "kubeval kube-score kube-linter pluto", Summary: "checks descriptions of Kubernetes objects", Manual: "the --help of kubeconform 0.7, kubeval 0.16, kube-score 1.20, kube-linter 0.7 and pluto 5",
	Row: Row{
		Style: Single, Help: "-h -help -v -version", OrArgs: true,
		Args: []Arg{{Role: ReadsTree}},
		Global: []Flag{
			{Names: "-strict -summary -verbose -debug -exit-on-error -ignore-missing-schemas -quiet -ignore-container-cpu-limit -with-color -no-headers -only-show-removed -ignore-deprecations -ignore-removals -fail-on-error-only", Value: Data},
			{Names: "-kubernetes-version= -ignore-filename-pattern= -reject= -skip= -ignore-test= -enable-optional-test= -include= -exclude= -target-versions= -columns=", Value: Data}, {Names: "-output= -n=", Value: Data, Of: "kubeconform"}, {Names: "-o=", Value: Data, Of: "kubeval kube-score pluto"},
			{Names: "-config=", Value: Reads},
			{Names: "-schema-location= -additional-schema-locations=", Value: Fetches, Why: "takes schemas from there"},
			{Names: "-cache=", Value: WritesTree, Why: "keeps schemas there"},
			{Names: "-insecure-skip-tls-verify", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of certificates"}}, Why: "takes any host for the schemas'"},
		},
		Rows: []Row{
			{Names: "score lint detect-files detect", Args: []Arg{{Role: ReadsTree}}, Flags: []Flag{{Names: "-d= -directory=", Value: ReadsTree}}},
			{Names: "checks list version templates list-versions", Args: anyData},
		},
	},
}

var kubeconformCases = []Case{
	{`kubeconform -kubernetes-version 1 -strict -summary -output json d`, `Read d/**`},
	{`kubeval -o json d`, `Read d/**`},
	{`kubeconform -strict -summary -output json d`, `Read d/**`},
	{`kubeconform --schema-location https://h.test --cache c --insecure-skip-tls-verify f`, `Read f/**; Fetch https://h.test; Write c/**; Weaken the check of certificates`},
	{`kube-score score f`, `Read f/**`},
	{`kube-linter lint d --config c`, `Read d/**; Read c`},
	{`kube-linter checks list`, `nothing`},
	{`pluto detect-files -d d`, `Read d/**`},
}
