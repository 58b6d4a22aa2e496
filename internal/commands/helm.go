package commands

import (
	"strings"

	"automode"
)

var helm = Program{
	Name: "helm", Rare: true, Summary: "installs charts into a Kubernetes cluster", Manual: "the reference of each helm command, Helm 3.19 and 4.0",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "--debug"}, {Names: "--kube-insecure-skip-tls-verify", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of the cluster's certificate"}}, Why: "takes any host for the cluster"},
			{Names: "-n= --namespace= --kube-context= --kube-tls-server-name= --kube-token= --burst-limit= --qps= --color= --colour=", Value: Data},
			{Names: "--kubeconfig=", Value: Settings, Why: "takes its configuration, which can name programs, from a file"},
			{Names: "--kube-apiserver=", Value: Sends, Why: "speaks to the cluster there"},
			{Names: "--kube-ca-file= --registry-config= --repository-config= --repository-cache= --content-cache=", Value: Lists},
			{Names: "--kube-as-group= --kube-as-user=", Value: Data, Does: []Do{{Kind: automode.Elevate, Target: "another user of the cluster"}}, Why: "acts as another user"},
		},
		Rows: []Row{
			{Names: "list ls", Does: kubeLooks, Flags: []Flag{
				{Names: "-a --all -A --all-namespaces -d --date --deployed --failed --no-headers --pending -r --reverse -q --short --superseded --uninstalled --uninstalling"},
				{Names: "-f= --filter= -m= --max= --offset= -o= --output= -l= --selector= --time-format=", Value: Data},
			}},
			{Names: "status history hist", Does: kubeLooks, Args: anyData, Refine: helmStatus, Flags: []Flag{{Names: "--show-desc --show-resources"}, {Names: "--revision= --max=", Value: Data}, {Names: "-o= --output=", Value: Data}}},
			{Names: "get", Rows: []Row{
				{Names: "notes metadata", Does: kubeLooks, Args: anyData, Flags: helmGetFlags},
				{Names: "all values manifest hooks", Does: []Do{{Kind: automode.Disclose, Target: "the release's values", Why: "prints values and objects that may be secret"}}, Args: anyData, Flags: helmGetFlags},
			}},
			{Names: "show inspect", Rows: []Row{{Names: "all chart crds readme values", Args: []Arg{{Role: Data}}, Flags: helmChartFlags, Refine: helmChart}}},
			{Names: "template", Args: anyData, Flags: helmReleaseFlags, Refine: helmChart},
			{Names: "lint", Args: []Arg{{Role: ReadsTree}}, Does: []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0"}}}, Flags: helmReleaseFlags, Refine: helmFiles},
			{Names: "install upgrade", Does: kubeChanges, Args: anyData, Flags: helmReleaseFlags, Refine: helmInstall},
			{Names: "uninstall delete del un rollback", Does: kubeRemoves, Args: anyData, Refine: kubeDry, Flags: []Flag{
				{Names: "--dry-run --dry-run[=]", Value: Data},
				{Names: "--ignore-not-found --keep-history --no-hooks --wait --cleanup-on-fail --force --recreate-pods --wait-for-jobs"},
				{Names: "--cascade= --description= --timeout= --history-max=", Value: Data},
			}},
			{Names: "test", Does: kubeChanges, Args: anyData, Flags: []Flag{{Names: "--hide-notes --logs"}, {Names: "--filter= --timeout=", Value: Data}}},
			{Names: "diff", Rows: []Row{{Names: "release revision rollback upgrade local version", Does: kubeLooks, Args: anyData, Refine: helmChart, Flags: helmReleaseFlags}}},
			{Names: "dependency dep dependencies", Rows: []Row{
				{Names: "list ls", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "--max-col-width=", Value: Data}}},
				{Names: "build update up", Does: []Do{{Kind: automode.Install, Target: "the charts that the chart names", Traits: automode.Declared, Why: "downloads charts"}}, Args: []Arg{{Role: WritesTree, Why: "puts them there"}}, Flags: helmChartFlags},
			}},
			{Names: "repo", Rows: []Row{
				{Names: "list ls update up", Does: helmRepositories, Args: anyData, Flags: []Flag{{Names: "--fail-on-repo-update-fail --no-headers"}, {Names: "-o= --output= --timeout=", Value: Data}}},
				{Names: "add", Does: helmSettings, Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Fetches, Why: "takes the list of charts from there"}}, Flags: helmRepoFlags},
				{Names: "remove rm", Does: helmSettings, Args: anyData},
				{Names: "index", Args: []Arg{{Role: WritesTree, Why: "writes a list of the charts there"}}, Flags: []Flag{{Names: "--json"}, {Names: "--url=", Value: Unread, Why: "names where others take the charts from"}, {Names: "--merge=", Value: Reads}}},
			}},
			{Names: "search", Rows: []Row{{Names: "hub repo", Does: helmRepositories, Args: anyData, Flags: []Flag{
				{Names: "--devel --fail-on-no-result --list-repo-url -r --regexp -l --versions"},
				{Names: "--endpoint=", Value: Fetches, Why: "asks that index"},
				{Names: "--max-col-width= -o= --output= --version=", Value: Data},
			}}}},
			{Names: "pull fetch", Args: anyData, Refine: helmChart, Flags: helmChartFlags, Does: []Do{
				{Kind: automode.Fetch, Target: "the chart's repository", Why: "downloads a chart"},
				{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Without: "-d --destination --untardir"}, Why: "puts the chart there"},
			}},
			{Names: "push", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Pushes, Why: "puts a chart where others get it"}}, Flags: helmRepoFlags},
			{Names: "package", Args: []Arg{{Role: ReadsTree}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children, When: &When{Without: "-d --destination"}, Why: "writes an archive of the chart"}}, Flags: []Flag{
				{Names: "--sign"},
				{Names: "--app-version= --key= --keyring= --passphrase-file= --version=", Value: Data},
				{Names: "-u --dependency-update", Does: []Do{{Kind: automode.Install, Target: "the charts that the chart names", Traits: automode.Declared}}, Why: "downloads charts"},
				{Names: "-d= --destination=", Value: WritesTree, Why: "writes an archive there"},
			}},
			{Names: "create", Args: []Arg{{Role: WritesTree, Why: "makes a chart"}}, Flags: []Flag{{Names: "-p= --starter=", Value: ReadsTree}}},
			{Names: "verify", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "--keyring=", Value: Reads}}},
			{Names: "env version completion help", Does: []Do{{Kind: automode.Query, Target: "helm"}}, Args: anyData, Flags: []Flag{{Names: "--short --no-descriptions -c --client"}, {Names: "--template=", Value: Data}}},
			{Names: "plugin", Rows: []Row{
				{Names: "list ls verify", Does: []Do{{Kind: automode.Query, Target: "helm"}}, Args: anyData, Flags: []Flag{{Names: "--type=", Value: Data}}},
				{Names: "install add update up uninstall rm remove", Does: []Do{{Kind: automode.Install, Target: "plugins of helm", Why: "adds or changes programs that helm starts"}}, Args: anyData, Flags: []Flag{{Names: "--version=", Value: Data}, {Names: "--verify --verify[=]", Value: Data}}},
			}},
			{Names: "registry", Rows: []Row{{Names: "login logout", Does: helmSettings, Args: anyData, Flags: helmRepoFlags}}},
		},
	},
}

var (
	helmRepositories = []Do{{Kind: automode.Query, Target: "the repositories of charts"}}
	helmSettings     = []Do{{Kind: automode.Configure, Target: "the repositories that helm knows", Traits: automode.Persists, Why: "changes where charts come from"}}
)

var helmGetFlags = []Flag{{Names: "-a --all"}, {Names: "--revision= --template= -o= --output=", Value: Data}}

var helmRepoFlags = []Flag{
	{Names: "--allow-deprecated-repos --force-update --no-update --pass-credentials --password-stdin --plain-http"},
	{Names: "--password= -p= --username= -u= --timeout=", Value: Data},
	{Names: "--ca-file= --cert-file= --key-file=", Value: Lists, Why: "uses the key"},
	{Names: "--insecure --insecure-skip-tls-verify", Does: []Do{{Kind: automode.Weaken, Target: "the check of the repository's certificate"}}, Why: "takes any host for the repository"},
}

// helmChartFlags say where a chart comes from.
var helmChartFlags = []Flag{
	{Names: "--devel --pass-credentials --plain-http --verify --prov --skip-refresh"},
	{Names: "--password= --username= --version= --jsonpath= --keyring=", Value: Data},
	{Names: "--repo=", Value: Fetches, Why: "takes the chart from there"},
	{Names: "--ca-file= --cert-file= --key-file=", Value: Lists, Why: "uses the key"},
	{Names: "--insecure-skip-tls-verify", Does: []Do{{Kind: automode.Weaken, Target: "the check of the repository's certificate"}}, Why: "takes any host for the repository"},
	{Names: "-d= --destination= --untardir=", Value: WritesTree, Why: "puts the chart there"},
	{Names: "--untar"},
}

// helmReleaseFlags are of what makes objects of a chart.
var helmReleaseFlags = []Flag{
	{Names: "--atomic --rollback-on-failure --cleanup-on-fail --create-namespace --dependency-update --devel --disable-openapi-validation --enable-dns --force --force-replace --force-conflicts -g --generate-name --hide-notes --hide-secret --include-crds -i --install --is-upgrade " +
		"--no-hooks --pass-credentials --plain-http --release-name --render-subchart-notes --replace --reset-values --reset-then-reuse-values --reuse-values --skip-crds --skip-schema-validation --skip-tests --take-ownership --validate --verify --wait-for-jobs --quiet --strict --with-subcharts " +
		"--allow-unreleased --detailed-exitcode --suppress-secrets --no-color --normalize-manifests --three-way-merge --include-tests"},
	{Names: "--wait --wait[=] --server-side[=]", Value: Data},
	{Names: "-a= --api-versions= --description= --history-max= --keyring= --kube-version= -l= --labels= --name-template= -o= --output= --password= --set= --set-json= --set-literal= --set-string= -s= --show-only= --timeout= --username= --version= -C= --context= --suppress= --color", Value: Data},
	{Names: "-f= --values=", Value: Reads},
	{Names: "--set-file=", Value: Data},
	{Names: "--show-secrets", Does: []Do{{Kind: automode.Disclose, Target: "the release's values"}}, Why: "prints secrets"},
	{Names: "--dry-run --dry-run[=]", Value: Data},
	{Names: "--output-dir=", Value: WritesTree, Why: "writes the objects there"},
	{Names: "--repo=", Value: Fetches, Why: "takes the chart from there"},
	{Names: "--ca-file= --cert-file= --key-file=", Value: Lists, Why: "uses the key"},
	{Names: "--insecure-skip-tls-verify", Does: []Do{{Kind: automode.Weaken, Target: "the check of the repository's certificate"}}, Why: "takes any host for the repository"},
	{Names: "--post-renderer=", Value: RunsNamed, Why: "starts it on what the chart made"},
	{Names: "--post-renderer-args=", Value: Unread, Why: "says what the program behind it does"},
}

// helmStatus: as data it is all that is kept of a release, its values among it.
func helmStatus(m *Match) {
	if form, ok := m.Value("-o"); ok && m.Path == "status" && !form.Is("table") {
		m.Add(Fact{Kind: automode.Disclose, Target: "the release's values", Why: "prints values and objects that may be secret"})
	}
}

// helmInstall: an installation that is only tried asks the cluster.
func helmInstall(m *Match) {
	kubeDry(m)
	helmChart(m)
}

// helmChart reads where charts and values come from: an address, a folder, or a
// repository that helm knows.
func helmChart(m *Match) {
	for i := range m.Args {
		w := &m.Args[i]
		switch {
		case strings.Contains(w.Text, "://"):
			m.addRole(Fetches, w, "takes the chart from there")
		case strings.HasPrefix(w.Text, ".") || strings.HasPrefix(w.Text, "/"):
			m.addRole(ReadsTree, w, "")
		}
	}
	helmFiles(m)
}

// helmFiles: of what --set-file sets, the content of a file is the value.
func helmFiles(m *Match) {
	for i := range m.hits {
		h := &m.hits[i]
		_, path, ok := strings.Cut(h.Value.Text, "=")
		if h.Name == "--set-file" && ok {
			file := cutWord(h.Value, len(h.Value.Text)-len(path))
			m.addRole(Reads, &file, "")
		}
	}
}

var helmCases = []Case{
	{`helm`, `nothing`},
	{`helm list -A -o json`, `Query the cluster`},
	{`helm status x --show-resources --revision 2 -n y --debug`, `Query the cluster`},
	{`helm status x -o yaml`, `Query the cluster; Disclose the release's values`}, {`helm list --kube-insecure-skip-tls-verify`, `Query the cluster; Weaken the check of the cluster's certificate`},
	{`helm history x --max 5`, `Query the cluster`},
	{`helm get notes x -a --revision 1`, `Query the cluster`},
	{`helm get values x`, `Disclose the release's values`},
	{`helm get`, `nothing`},
	{`helm show values bitnami/nginx --version 1 --devel`, `nothing`},
	{`helm show chart oci://h.test/x --repo https://r.test --key-file k --insecure-skip-tls-verify`, `Fetch https://r.test; Read{listing} k; Weaken the check of the repository's certificate; Fetch oci://h.test/x`},
	{`helm show`, `nothing`},
	{`helm template x ./chart -f v.yaml --set a=b --set-file a=f --include-crds`, `Read v.yaml; Read ./chart/**; Read f`},
	{`helm template x ./chart --post-renderer p --post-renderer-args a --output-dir d --wait`, `Run[named] p; Unknown says what the program behind it does; Write d/**; Read ./chart/**`},
	{`helm lint ./chart --strict`, `Read ./chart/**`},
	{`helm lint`, `Read ./**`}, {`helm lint c --set-file a=f`, `Read c/**; Read f`},
	{`helm install x ./chart`, `Change the cluster; Read ./chart/**`},
	{`helm install --version 1 x c`, `Change the cluster`},
	{`helm upgrade --install x ./chart --dry-run`, `Query the cluster; Read ./chart/**`},
	{`helm upgrade x c --repo https://r.test --ca-file k --insecure-skip-tls-verify --show-secrets`, `Change the cluster; Fetch https://r.test; Read{listing} k; Weaken the check of the repository's certificate; Disclose the release's values`},
	{`helm uninstall x --keep-history --timeout 5m`, `Change{destroys} the cluster`},
	{`helm rollback x 1 --dry-run`, `Query the cluster`},
	{`helm test x --logs --timeout 5m`, `Change the cluster`},
	{`helm diff upgrade x ./chart -C 3`, `Query the cluster; Read ./chart/**`},
	{`helm diff`, `nothing`},
	{`helm dep list c --max-col-width 5`, `Read c`},
	{`helm dep update ./c --skip-refresh`, `Install{declared} the charts that the chart names; Write ./c/**`},
	{`helm dep`, `nothing`},
	{`helm repo list -o json --no-headers`, `Query the repositories of charts`},
	{`helm repo update`, `Query the repositories of charts`},
	{`helm repo add x https://h.test --force-update --username u --ca-file c --insecure-skip-tls-verify`, `Configure{persists} the repositories that helm knows; Fetch https://h.test; Read{listing} c; Weaken the check of the repository's certificate`},
	{`helm repo remove x`, `Configure{persists} the repositories that helm knows`},
	{`helm repo index d --json --url u --merge f`, `Write d/**; Unknown names where others take the charts from; Read f`},
	{`helm repo`, `nothing`},
	{`helm search repo nginx -l --version 1`, `Query the repositories of charts`},
	{`helm search hub nginx --endpoint https://h.test`, `Query the repositories of charts; Fetch https://h.test`},
	{`helm search`, `nothing`},
	{`helm pull x/y --untar`, `Fetch the chart's repository; Write ./**`},
	{`helm pull x/y -d d`, `Fetch the chart's repository; Write d/**`},
	{`helm push f oci://h.test/x`, `Read f; Publish oci://h.test/x`},
	{`helm package c --sign --key k -u -d d`, `Read c/**; Install{declared} the charts that the chart names; Write d/**`},
	{`helm create c -p s`, `Write c/**; Read s/**`},
	{`helm verify f --keyring k`, `Read f; Read k`},
	{`helm version --short --template x`, `Query helm`},
	{`helm plugin list --type x`, `Query helm`},
	{`helm plugin install https://h.test --version 1 --verify=false`, `Install plugins of helm`},
	{`helm plugin`, `nothing`},
	{`helm registry login h.test`, `Configure{persists} the repositories that helm knows`},
	{`helm registry`, `nothing`},
	{`helm --kubeconfig f --kube-apiserver h --kube-ca-file c --kube-as-user u list`, `Query the cluster; Run f; Send h; Read{listing} c; Elevate another user of the cluster`},
}
