package commands

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
