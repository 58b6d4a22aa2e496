package commands

import (
	"strings"

	"automode"
)

var doctl = Program{
	Name: "doctl", Rare: true, Summary: "works with DigitalOcean", Manual: "doctl help and the CLI reference, doctl 1.147",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "--trace -v --verbose --interactive", Value: Data},
			{Names: "-t= --access-token= --context= -o= --output= --http-retry-max= --http-retry-wait-max= --http-retry-wait-min= --format=", Value: Data},
			{Names: "-c= --config=", Value: Reads},
			{Names: "-u= --api-url=", Value: Sends, Why: "speaks to another host"},
		},
		Rows: []Row{
			{Names: "version help completion", Args: anyData},
			{Names: "auth", Rows: []Row{{Names: "list ls", Does: cloudLooks}, {Names: "init login switch remove", Does: cloudSettings, Flags: anyFlags}}},
			{Names: "account balance invoice billing-history compute kubernetes k8s k databases db d apps app a registry reg projects vpcs monitoring serverless sls 1-click spaces dedicated-inference genai gradient nfs", Rows: []Row{
				{Names: "docker-config kubernetes-manifest", Does: cloudSecrets, Args: anyData, Flags: anyFlags},
				{Names: "connection conn users user show-credentials kubeconfig credentials", Rows: []Row{{Names: "list ls get show", Does: cloudSecrets, Args: anyData, Flags: anyFlags}, {Names: "save add", Does: kubeConfigures, Args: anyData, Flags: anyFlags}, {Names: "remove delete rm", Does: cloudRemoves, Args: anyData, Flags: shortAndAnyFlags}, {Names: "create reset", Does: cloudChanges, Args: anyData, Flags: shortAndAnyFlags}}},
				{Names: "login logout", Does: cloudSettings, Args: anyData, Flags: anyFlags},
				{Names: "list ls get list-* get-* ratelimit summary csv pdf logs options sizes regions versions kernels snapshots backups actions neighbors tier-info status", Does: cloudLooks, Refine: doctlShows, Args: anyData, Flags: []Flag{{Names: "-f -q", Value: Data}, {Names: "--*", Value: Data}}},
				{Names: "delete delete-* d rm remove remove-* destroy", Does: cloudRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "create create-* update add add-* tag untag assign unassign resize migrate restore run power-on power-off reboot shutdown rename deploy upgrade replace-* attach detach install start fork promote enable-* disable-* change-* rebuild", Does: cloudChanges, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "action droplet droplets droplet-action domain domains records record firewall firewalls image images image-action load-balancer volume volumes volume-action reserved-ip reserved-ip-action reserved-ipv6 region size snapshot ssh-key tag-resource certificate cdn vpc-nat-gateway droplet-autoscale " +
					"cluster node-pool np registries 1-click pool replica db maintenance-window firewall-rules logsink topics indexes configuration events spec alert repository garbage-collection repositories resources peerings namespaces functions activations triggers", Again: true},
			}},
		},
	},
}

var doctlCases = []Case{
	{`doctl`, `nothing`},
	{`doctl version`, `nothing`},
	{`doctl registry docker-config`, `Disclose credentials of the cloud`},
	{`doctl compute droplet list --format ID --no-header -v`, `Query the cloud`},
	{`doctl kubernetes cluster get x -o json`, `Query the cloud`},
	{`doctl apps logs x -f --type run`, `Query the cloud`},
	{`doctl kubernetes cluster kubeconfig show x`, `Disclose credentials of the cloud`},
	{`doctl kubernetes cluster kubeconfig save x`, `Configure{persists} the clusters that kubectl knows`},
	{`doctl databases user delete x y -f`, `Change{destroys} the cloud`},
	{`doctl databases user create x y`, `Change the cloud`},
	{`doctl databases user`, `nothing`},
	{`doctl databases get x`, `Query the cloud; Disclose credentials of the cloud`},
	{`doctl databases get x --format ID,Name`, `Query the cloud`},
	{`doctl databases pool list x`, `Query the cloud; Disclose credentials of the cloud`},
	{`doctl databases db list x`, `Query the cloud`}, {`doctl db get x --format ID -o json`, `Query the cloud; Disclose credentials of the cloud`}, {`doctl d list --output=json`, `Query the cloud; Disclose credentials of the cloud`}, {`doctl databases list`, `Query the cloud`}, {`doctl databases list --format ID,URI`, `Query the cloud; Disclose credentials of the cloud`}, {`doctl serverless status --credentials`, `Query the cloud; Disclose credentials of the cloud`},
	{`doctl invoice pdf x f`, `Query the cloud; Write f`}, {`doctl sls functions get x --save-env f`, `Query the cloud; Write f`},
	{`doctl registry login --expiry-seconds 5`, `Configure{persists} the account of the cloud`},
	{`doctl compute droplet delete x -f`, `Change{destroys} the cloud`},
	{`doctl compute droplet create x --image y`, `Change the cloud`},
	{`doctl compute ssh list`, `Unknown no subcommand “ssh” is known`},
	{`doctl compute droplet`, `Unknown nobody read what “compute droplet” does`},
	{`doctl auth list`, `Query the cloud`},
	{`doctl auth init --x`, `Configure{persists} the account of the cloud`},
	{`doctl auth`, `nothing`},
	{`doctl account get -c f -u h`, `Query the cloud; Read f; Send h`},
	{`doctl account`, `nothing`},
}

// doctlShows: what is told of a cluster of databases, and of a pool of connections
// to one, holds the address with the password, unless it is told in columns, of
// which others are asked for. A bill and the code of a function go into files.
func doctlShows(m *Match) {
	if file, ok := writtenValue(m, "--save-as --save-env --save-env-json"); ok {
		m.addRole(Writes, &file, "writes what it gets there")
	}
	group, at, _ := strings.Cut(m.Path, " ")
	for i := range m.hits {
		if name := m.hits[i].Name; len(name) > 3 && strings.HasPrefix("--credentials", name) && named("serverless sls", group) {
			m.Add(Fact{Kind: automode.Disclose, Target: "credentials of the cloud", Why: "shows the credential of the namespace"})
		}
	}
	if named("pdf csv", at) && len(m.Args) > 1 {
		m.addRole(Writes, &m.Args[1], "writes the bill there")
	}
	form, told := writtenValue(m, "-o --output")
	told = told && !form.Is("text")
	columns, ok := writtenValue(m, "--format")
	switch {
	case !named("databases db d", group):
	case ok && !told && columns.Exact() && !strings.Contains(strings.ToLower(columns.Text), "uri"):
	case told || ok || at == "get" || strings.HasPrefix(at, "pool "):
		m.Add(Fact{Kind: automode.Disclose, Target: "credentials of the cloud", Why: "shows the address with the password"})
	}
}
