package commands

import "automode"

var kustomize = Program{
	Name: "kustomize", Rare: true, Follows: "*", Summary: "makes Kubernetes objects of a folder", Manual: "kustomize help and each command's reference, kustomize 5",
	Row: Row{
		Help:   "-h --help",
		Global: []Flag{{Names: "--stack-trace"}},
		Rows: []Row{
			{Names: "build", Args: anyData, Refine: kustomizeTarget, Flags: []Flag{
				{Names: "--as-current-user --enable-managedby-label", Value: Data},
				{Names: "-e= --env= --helm-api-versions= --helm-kube-version= --load-restrictor=", Value: Data},
				{Names: "-o= --output=", Value: Writes, Why: "writes what it made"},
				{Names: "--enable-helm"},
				{Names: "--enable-exec --enable-alpha-plugins --enable-star", Does: []Do{{Kind: automode.Run, Target: "the plugins that the folder names"}}, Why: "runs programs that the folder names"},
				{Names: "--network --mount= --helm-command=", Value: Unread, Does: []Do{{Why: "gives plugins more than the folder"}}},
			}},
			{Names: "create edit", Style: Plain, Help: "--help", Args: anyData, Refine: kustomizeEdits},
			{Names: "cfg", Rows: []Row{{Names: "cat count grep tree", Args: []Arg{{Role: ReadsTree}}}}},
			{Names: "version help completion", Args: anyData, Flags: []Flag{{Names: "--short -o= --output=", Value: Data}}},
		},
	},
}

// kustomizeEdits: the description is that of the working folder.
func kustomizeEdits(m *Match) {
	file := Lit("kustomization.yaml")
	m.addRole(Edits, &file, "changes the folder's description")
	m.unreadOptions()
}

var kustomizeCases = []Case{
	{`kustomize`, `nothing`},
	{`kustomize build d -o f --stack-trace --load-restrictor x --as-current-user`, `Write f; Read d/**`},
	{`kustomize build`, `Read ./**`},
	{`kustomize build https://h.test/x --enable-helm`, `Fetch https://h.test/x`},
	{`kustomize build d --enable-exec`, `Run the plugins that the folder names; Read d/**`},
	{`kustomize build d --mount x`, `Unknown gives plugins more than the folder; Unknown nobody read what the value of --mount means; Read d/**`},
	{`kustomize edit set image x`, `Write kustomization.yaml`},
	{`kustomize cfg tree d`, `Read d/**`},
	{`kustomize cfg`, `nothing`},
	{`kustomize version --short`, `nothing`},
}

// describedElsewhere: a description can be an address.
func describedElsewhere(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; (f.Role == Reads || f.Role == ReadsTree) && remoteContext(f.Word) {
			f.Role, f.Kind, f.Extent, f.Traits, f.Why = Fetches, automode.Fetch, 0, 0, "takes the description from there"
		}
	}
}

// kustomizeTarget: what is built is a folder here, or an address.
func kustomizeTarget(m *Match) {
	if len(m.Args) == 0 {
		here := Lit(".")
		m.addRole(ReadsTree, &here, "")
	}
	for i := range m.Args {
		if w := &m.Args[i]; remoteContext(*w) {
			m.addRole(Fetches, w, "takes the description from there")
		} else {
			m.addRole(ReadsTree, w, "")
		}
	}
}
