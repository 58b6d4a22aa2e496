package commands

import (
	"strings"

	"automode"
)

// Clouds whose clients are nouns and a verb.

var (
	cloudLooks    = []Do{{Kind: automode.Query, Target: "the cloud"}}
	cloudChanges  = []Do{{Kind: automode.Change, Target: "the cloud", Why: "changes what the account holds or runs"}}
	cloudRemoves  = []Do{{Kind: automode.Change, Target: "the cloud", Traits: automode.Destroys, Why: "removes what the account holds or runs"}}
	cloudSecrets  = []Do{{Kind: automode.Disclose, Target: "credentials of the cloud", Why: "prints a credential or a secret"}}
	cloudSettings = []Do{{Kind: automode.Configure, Target: "the account of the cloud", Traits: automode.Persists, Why: "changes as whom the client works"}}
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
	{`doctl databases db list x`, `Query the cloud`},
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

var hcloud = Program{
	Name: "hcloud", Rare: true, Kin: "scw civo vultr-cli exo", Summary: "works with a cloud", Manual: "the references of hcloud 1.55, scw 2.43, civo 1.4, vultr-cli 3 and exo 1.86",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "--debug --quiet --no-experimental-warnings -q", Value: Data},
			{Names: "--context= --poll-interval= --profile= --region= -D= -z= --zone= -a= --use-account=", Value: Data}, {Names: "-o= --output=", Value: Data, Of: "hcloud scw civo vultr-cli exo"}, {Names: "-p=", Value: Data, Of: "scw"},
			{Names: "-c= --config= --debug-file=", Value: Unread, Why: "takes settings from elsewhere"},
			{Names: "--endpoint=", Value: Sends, Why: "speaks to another host"},
		},
		Rows: []Row{
			{Names: "version help completion info", Args: anyData, Flags: shortAndAnyFlags},
			{Names: "init login", Does: cloudSettings, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "context config apikey", Rows: []Row{{Names: "list ls active current show info", Does: cloudLooks, Args: anyData}, {Names: "use create delete rename set unset add save remove get", Does: cloudSettings, Args: anyData, Flags: shortAndAnyFlags}}},
			{Names: "server image volume network firewall load-balancer load-balancer-type ssh-key datacenter location iso server-type floating-ip primary-ip placement-group certificate rdns all zone storage-box instance instances k8s kubernetes rdb vpc lb registry dns object compute dbaas iam account block marketplace plans regions quota sshkey size diskimage domain database bare-metal snapshot billing function container", Rows: []Row{
				{Names: "list ls get describe show metrics types sizes rules available-* list-*", Does: cloudLooks, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "credential credentials kubeconfig reset-password request-console", Does: cloudSecrets, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "delete delete-* remove remove-* rm destroy terminate", Does: cloudRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "create update add add-* attach attach-* detach detach-* start stop reboot reset restart poweron poweroff shutdown rebuild enable-* disable-* change-* set-* resize upgrade assign unassign apply-* replace-* wait", Does: cloudChanges, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "server image volume ip security-group cluster pool node version instance namespace bucket private-network type record zone backup database user network firewall rule subnet template", Again: true},
			}},
		},
	},
}

var hcloudCases = []Case{
	{`hcloud version --context 1`, `nothing`},
	{`scw instance server list -p 1 zone=x`, `Query the cloud`},
	{`hcloud`, `nothing`},
	{`hcloud version`, `nothing`},
	{`hcloud server list -o json --quiet`, `Query the cloud`},
	{`scw instance server list zone=x`, `Query the cloud`},
	{`hcloud server describe x`, `Query the cloud`},
	{`hcloud server ssh list`, `Unknown no subcommand “ssh” is known`},
	{`hcloud server reset-password x`, `Disclose credentials of the cloud`},
	{`hcloud server delete x`, `Change{destroys} the cloud`},
	{`hcloud server create --name x`, `Change the cloud`},
	{`hcloud server`, `nothing`},
	{`scw instance server`, `Unknown nobody read what “instance server” does`},
	{`scw init`, `Configure{persists} the account of the cloud`},
	{`hcloud context list`, `Query the cloud`},
	{`hcloud context use x`, `Configure{persists} the account of the cloud`},
	{`hcloud context`, `nothing`},
	{`hcloud server list -c f --endpoint h`, `Query the cloud; Unknown takes settings from elsewhere; Send h`},
}

var linode = Program{
	Name: "linode-cli", Rare: true, Summary: "works with Akamai's Linode", Manual: "linode-cli --help and its reference, whose commands are made of the interface's description, linode-cli 5",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "--json --text --markdown --pretty --no-defaults --suppress-warnings --no-truncation --single-table --all-rows --no-headers --all --debug --no-retry", Value: Data},
			{Names: "--delimiter= --format= --page= --page-size= --as-user= --order-by= --order= --retry-count= --table=", Value: Data},
		},
		Rows: []Row{
			{Names: "show-users regions completion", Does: cloudLooks, Args: anyData},
			{Names: "configure set-user remove-user", Does: cloudSettings, Args: anyData, Flags: anyFlags},
			{Names: "*", Rows: []Row{
				{Names: "*creds-view *credentials-view kubeconfig-view *ssl-cert token-* keys-* secrets-* *-password-*", Does: cloudSecrets, Args: anyData, Flags: anyFlags},
				{Names: "list ls view view-* *-list *-view list-* *-ls types info *-info stats *-stats", Does: cloudLooks, Args: anyData, Flags: anyFlags},
				{Names: "delete rm *-delete *-rm cancel del rb", Does: cloudRemoves, Args: anyData, Flags: anyFlags},
				{Names: "create update *-create *-update *-add add reboot boot shutdown resize rebuild clone migrate upgrade rescue snapshot *-restore *-enable *-disable put get mb", Does: cloudChanges, Args: anyData, Flags: anyFlags},
			}},
		},
	},
}

var linodeCases = []Case{
	{`linode-cli`, `nothing`},
	{`linode-cli linodes list --json --page 2`, `Query the cloud`},
	{`linode-cli linodes disks-list 5 --label x`, `Query the cloud`},
	{`linode-cli lke kubeconfig-view 5 --x`, `Disclose credentials of the cloud`},
	{`linode-cli linodes delete 5`, `Change{destroys} the cloud`},
	{`linode-cli linodes create --type x`, `Change the cloud`},
	{`linode-cli linodes`, `Unknown nobody read what “linodes” does`},
	{`linode-cli show-users`, `Query the cloud`},
	{`linode-cli configure --token`, `Configure{persists} the account of the cloud`},
}

var oci = Program{
	Name: "oci", Rare: true, Summary: "works with Oracle Cloud", Manual: "oci --help and the command reference, whose commands are made of the interfaces' descriptions, OCI CLI 3",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "-d --debug -i --cli-auto-prompt --no-retry --raw-output --latest-version --all", Value: Data},
			{Names: "--profile= --region= --auth= --auth-purpose= --output= --query= --request-id= --connection-timeout= --read-timeout= --max-retries= -c= --compartment-id=", Value: Data},
			{Names: "--endpoint= --proxy= --realm-specific-endpoint=", Value: Sends, Why: "speaks to another host"},
			{Names: "--config-file= --cli-rc-file= --defaults-file= --cert-bundle=", Value: Unread, Why: "takes settings from a file"},
			{Names: "--from-json=", Value: Data},
		},
		Rows: []Row{
			{Names: "setup session", Does: cloudSettings, Rows: []Row{{Names: "validate", Does: cloudLooks, Flags: anyFlags}, {Names: "authenticate config refresh repair-file-permissions", Does: cloudSettings, Flags: anyFlags}}},
			{Names: "*", Rows: []Row{
				{Names: "secret-bundle auth-token customer-secret-key smtp-credential api-key initial-credentials", Rows: []Row{{Names: "list list-*", Does: cloudLooks, Flags: anyFlags}, {Names: "get get-* create", Does: cloudSecrets, Flags: anyFlags}, {Names: "delete", Does: cloudRemoves, Flags: anyFlags}}},
				{Names: "create-kubeconfig", Does: kubeConfigures, Flags: []Flag{{Names: "--file=", Value: Writes, Why: "writes the cluster's credentials there"}, {Names: "--*", Value: Data}}},
				{Names: "generate-token decrypt get-*credentials get-*password generate-*", Does: cloudSecrets, Flags: anyFlags},
				{Names: "list list-* get get-* search structured-search free-text-search summarize-* head", Does: cloudLooks, Flags: []Flag{{Names: "--file=", Value: Writes, Why: "writes what it gets there"}, {Names: "--*", Value: Data}}},
				{Names: "delete delete-* terminate bulk-delete purge remove-*", Does: cloudRemoves, Flags: anyFlags},
				{Names: "create create-* update update-* put launch action change-* attach attach-* detach enable disable start stop restore add-* bulk-upload bulk-download sync copy rename import export", Does: cloudChanges, Flags: anyFlags},
				{Names: "*", Again: true},
			}},
		},
		Refine: awsRequest,
	},
}

var ociCases = []Case{
	{`oci`, `nothing`},
	{`oci compute instance list -c x --lifecycle-state RUNNING --all`, `Query the cloud`},
	{`oci os object get --bucket-name b --name n --file f`, `Query the cloud; Write f`},
	{`oci search resource structured-search --query-text file://f`, `Query the cloud; Read f`},
	{`oci secrets secret-bundle get --secret-id x`, `Disclose credentials of the cloud`},
	{`oci iam auth-token list --user-id x`, `Query the cloud`},
	{`oci iam auth-token delete --user-id x`, `Change{destroys} the cloud`},
	{`oci iam auth-token`, `nothing`},
	{`oci ce cluster generate-token --cluster-id x`, `Disclose credentials of the cloud`},
	{`oci ce cluster create-kubeconfig --cluster-id x --file f`, `Configure{persists} the clusters that kubectl knows; Write f`},
	{`oci compute instance terminate --instance-id x --force`, `Change{destroys} the cloud`},
	{`oci compute instance launch --shape x`, `Change the cloud`},
	{`oci compute`, `Unknown nobody read what “compute” does`},
	{`oci compute instance`, `Unknown nobody read what “compute instance” does`},
	{`oci session validate --local`, `Query the cloud`},
	{`oci session authenticate --x`, `Configure{persists} the account of the cloud`},
	{`oci setup`, `Configure{persists} the account of the cloud`},
	{`oci iam user list --endpoint h --config-file f --from-json file://g`, `Query the cloud; Send h; Unknown takes settings from a file; Read g`},
}

// doctlShows: what is told of a cluster of databases, and of a pool of connections
// to one, holds the address with the password, unless other columns are asked for.
func doctlShows(m *Match) {
	at, ok := strings.CutPrefix(m.Path, "databases ")
	if !ok || at != "get" && !strings.HasPrefix(at, "pool ") {
		return
	}
	if columns, ok := m.Value("--format"); ok && columns.Exact() && !strings.Contains(strings.ToLower(columns.Text), "uri") {
		return
	}
	m.Add(Fact{Kind: automode.Disclose, Target: "credentials of the cloud", Why: "shows the address with the password"})
}
