package commands

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
