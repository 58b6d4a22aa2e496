package commands

var helmfile = Program{
	Name: "helmfile", Rare: true, Summary: "releases many charts as a file describes", Manual: "helmfile --help and each command's, helmfile 1.1",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "-q --quiet --debug --no-color --color --allow-no-matching-release --skip-deps --include-crds --skip-tests --detailed-exitcode --suppress-secrets --skip-needs --include-needs --include-transitive-needs --validate --skip-cleanup --strip-trailing-cr --disable-force-update --enable-live-output", Value: Data}, {Names: "-e= --environment= -l= --selector= -n= --namespace= --kube-context= --log-level= --state-values-set= --set= --context= --concurrency= --output= -c= --chart=", Value: Data},
			{Names: "-f= --file= -b= --helm-binary= -k= --kustomize-binary=", Value: RunsFile, Why: "its templates run programs"}, {Names: "--state-values-file= --values=", Value: Reads}, {Names: "--output-dir=", Value: WritesTree, Why: "writes manifests there"}, {Names: "--args= --post-renderer= --show-secrets", Value: Unread, Does: []Do{{Why: "gives options to helm, or prints secrets"}}},
		},
		Rows: []Row{{Names: "list lint template diff build status version show-dag help", Does: stackRuns, Args: anyData}, {Names: "deps repos fetch cache", Does: stackRuns, Args: anyData}, {Names: "apply sync destroy delete charts test init write-values", Does: stackRemoves, Args: anyData, Flags: []Flag{{Names: "-i --interactive --wait --wait-for-jobs --reset-values --reuse-values --force --purge --timeout= --cascade=", Value: Data}}}},
	},
}

var helmfileCases = []Case{{`helmfile`, `nothing`}, {`helmfile -e dev diff`, `Run{entry-point} the description of the stack; Query the stack`}, {`helmfile template --values v --output-dir d -q`, `Run{entry-point} the description of the stack; Query the stack; Read v; Write d/**`}, {`helmfile -f x list`, `Run{entry-point} the description of the stack; Query the stack; Run[file native] x`}, {`helmfile deps`, `Run{entry-point} the description of the stack; Query the stack`}, {`helmfile diff --args x`, `Run{entry-point} the description of the stack; Query the stack; Unknown gives options to helm, or prints secrets; Unknown nobody read what the value of --args means`}, {`helmfile apply --wait`, `Change{destroys} the stack`}}
