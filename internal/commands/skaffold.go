package commands

var skaffold = Program{
	Name: "skaffold", Rare: true, Kin: "tilt devspace okteto garden", Summary: "builds and deploys to a cluster while one works", Manual: "skaffold help, 2.16; tilt help, 0.35",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "-v= --verbosity= --profile= --namespace= --kube-context= -q --quiet --tail --port-forward -d= --default-repo= -t= --tag=", Value: Data}, {Names: "-p= -n=", Value: Data, Of: "skaffold devspace okteto"}, {Names: "-f= --filename=", Value: RunsFile, Why: "names commands to run"}, {Names: "-o= --output=", Value: Writes, Why: "writes manifests there"}},
		Rows: []Row{{Names: "version diagnose inspect schema survey render get describe doctor logs", Does: stackRuns, Args: anyData}, {Names: "build run dev debug deploy apply delete up down ci trigger", Does: stackRemoves, Args: anyData}},
	},
}

var skaffoldCases = []Case{
	{`skaffold diagnose -v 1 -p x`, `Run{entry-point} the description of the stack; Query the stack`},
	{`tilt`, `nothing`}, {`skaffold diagnose -p x`, `Run{entry-point} the description of the stack; Query the stack`}, {`skaffold render -o f`, `Run{entry-point} the description of the stack; Query the stack; Write f`}, {`skaffold run -f x`, `Change{destroys} the stack; Run[file native] x`},
}
