package commands

import "strings"

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
			{Names: "context config apikey", Rows: []Row{{Names: "list ls active info", Does: cloudLooks, Args: anyData}, {Names: "use current create delete rename set unset add save remove get", Does: cloudSettings, Args: anyData, Flags: shortAndAnyFlags}}},
			{Names: "server image volume network firewall load-balancer load-balancer-type ssh-key datacenter location iso server-type floating-ip primary-ip placement-group certificate rdns all zone storage-box instance instances k8s kubernetes rdb vpc lb registry dns object compute dbaas iam account block marketplace plans regions quota sshkey size diskimage domain database bare-metal snapshot billing function container", Rows: []Row{
				{Names: "list ls get describe show metrics types sizes rules available-* list-*", Does: cloudLooks, Refine: hcloudShows, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "credential credentials kubeconfig reset-password request-console", Does: cloudSecrets, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "delete delete-* remove remove-* rm destroy terminate", Does: cloudRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "create update add add-* attach attach-* detach detach-* start stop reboot reset restart poweron poweroff shutdown rebuild enable-* disable-* change-* set-* resize upgrade assign unassign apply-* replace-* wait", Does: cloudChanges, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "server image volume ip security-group cluster pool node version instance namespace bucket private-network type record zone backup database user network firewall rule subnet template", Again: true},
			}},
		},
	},
}

// hcloudShows: vultr-cli tells of a database with its password.
func hcloudShows(m *Match) {
	if m.name() == "vultr-cli" && strings.HasPrefix(m.Path, "database ") {
		m.addDo(&cloudSecrets[0])
	}
}

var hcloudCases = []Case{
	{`vultr-cli database get x`, `Query the cloud; Disclose credentials of the cloud`}, {`vultr-cli instance get x`, `Query the cloud`},
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
	{`civo apikey show`, `Unknown no subcommand “show” is known`},
	{`hcloud context use x`, `Configure{persists} the account of the cloud`},
	{`hcloud context`, `nothing`},
	{`hcloud server list -c f --endpoint h`, `Query the cloud; Unknown takes settings from elsewhere; Send h`},
}
