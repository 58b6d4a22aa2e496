package commands

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
