package commands

var wrangler = Program{
	Name: "wrangler", Rare: true, Summary: "works with Cloudflare's workers and stores", Manual: "wrangler help and the command reference, Wrangler 4", Package: true,
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "--cwd=", Value: Base},
			{Names: "-c= --config= --env-file=", Value: Reads},
			{Names: "-e= --env= --name= --remote --local --preview --json --binding= --namespace-id= --prefix= --persist-to= --limit=", Value: Data},
		},
		Rows: []Row{
			{Names: "whoami docs tail", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--format= --status= --header= --method= --sampling-rate= --search= --ip= --version-id=", Value: Data}}},
			{Names: "deployments versions kv r2 d1 queues secret pages vectorize hyperdrive workflows pipelines containers dispatch-namespace mtls-certificate cert ai triggers", Rows: []Row{
				{Names: "list ls info view status describe get-by-ids list-vectors insights models", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--version-id= --status= --sort-by= --sort-type= --sort-direction= --timePeriod= --project-name= --environment=", Value: Data}}},
				{Names: "namespace key bucket object project deployment migrations instances consumer lifecycle domain cors event notification lock dev-url catalog", Again: true},
				{Names: "get", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--text --pipe", Value: Data}, {Names: "-f= --file=", Value: Writes, Why: "writes what it gets there"}}},
				{Names: "execute", Args: anyData, Refine: wranglerSQL, Flags: []Flag{{Names: "--command=", Value: Data}, {Names: "--file=", Value: Reads, Does: []Do{{Why: "the statements are in a file"}}}, {Names: "-y --yes", Value: Data}}},
				{Names: "delete remove purge", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "create put set update apply rename import export bulk add rollback deploy", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "types check", Does: hostBuilds, Args: []Arg{{Role: Writes, Why: "writes types"}}, Flags: []Flag{{Names: "--include-runtime --include-env --strict-vars --check", Value: Data}}},
			{Names: "dev", Does: hostServes, Args: anyData, Flags: servesFlags, Refine: servesHere},
			{Names: "deploy publish rollback", Does: hostDeploys, Args: anyData, Flags: wranglerFlags},
			{Names: "delete", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "login logout init telemetry", Does: hostSettings, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var wranglerFlags = []Flag{
	{Names: "--dry-run", Cancels: NoPublish, Does: hostBuilds},
	{Names: "--outdir= --outfile=", Value: WritesTree, Why: "writes what it builds"},
	{Names: "-y -f -b= -u= -w= -C= -d= -g=", Value: Data}, {Names: "--*", Value: Data},
}

// wranglerSQL reads the statements for a database.
func wranglerSQL(m *Match) {
	if v, ok := m.Value("--command"); ok {
		sqlFacts(m, v, !m.Has("--remote"))
	}
}

var wranglerCases = []Case{
	{`wrangler`, `nothing`},
	{`wrangler whoami --cwd d -c f -e x`, `Query the platform; in d; Read f`},
	{`wrangler tail x --format json`, `Query the platform`},
	{`wrangler deployments list --name x`, `Query the platform`},
	{`wrangler kv namespace list`, `Query the platform`},
	{`wrangler kv key get k --text --binding b`, `Query the platform`},
	{`wrangler r2 object get b/k -f f`, `Query the platform; Write f`},
	{`wrangler d1 execute db --remote --command 'select 1' -y`, `Query the database`},
	{`wrangler d1 execute db --file f`, `Unknown the statements are in a file; Read f`},
	{`wrangler versions view --version-id x`, `Query the platform`},
	{`wrangler kv namespace delete x`, `Change{destroys} the platform`},
	{`wrangler secret put x`, `Change the platform`},
	{`wrangler kv`, `nothing`},
	{`wrangler types f --strict-vars`, `Run{entry-point} the build; Write f`},
	{`wrangler dev --port 1 -e x`, `Run{entry-point} the project`},
	{`wrangler deploy --minify`, `Publish the platform`}, {`wrangler deploy -e x --dry-run --outdir d`, `Run{entry-point} the build; Write d/**`}, {`wrangler deploy -b x`, `Publish the platform`},
	{`wrangler delete x`, `Change{destroys} the platform`},
	{`wrangler login --scopes x`, `Configure{persists} the account of the platform`},
}
