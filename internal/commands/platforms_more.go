package commands

import "automode"

var netlify = Program{
	Name: "netlify", Rare: true, Also: "ntl", Summary: "builds and hosts sites on Netlify", Manual: "netlify help and the CLI reference, Netlify CLI 23", Package: true,
	Row: Row{
		Help:   "-h --help -v --version",
		Global: []Flag{{Names: "--debug --json --verbose", Value: Data}, {Names: "--auth= --filter= --site= -s=", Value: Data}},
		Rows: []Row{
			{Names: "status status:hooks sites:list functions:list logs logs:function logs:deploy watch addons:list blobs:list teams:list help recipes:list", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "-l= --level= --context= --since=", Value: Data}}},
			{Names: "env:list env:get", Does: hostSecrets, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "api", Does: hostChanges, Args: anyData, Flags: []Flag{{Names: "--list", Value: Data, Cancels: NoChange}, {Names: "-d= --data=", Value: Data}}},
			{Names: "build", Does: hostBuilds, Flags: []Flag{{Names: "--dry --offline -o --cwd=", Value: Data}, {Names: "--context=", Value: Data}}},
			{Names: "dev serve functions:serve functions:invoke", Does: hostServes, Args: anyData, Flags: servesFlags},
			{Names: "deploy", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "sites:delete env:unset blobs:delete addons:delete", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "sites:create env:set env:import env:clone blobs:set addons:create functions:create init clone", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "login logout link unlink switch", Does: hostSettings, Flags: shortAndAnyFlags},
		},
	},
}

// shortAndAnyFlags are of what changes something whatever its options say.
var shortAndAnyFlags = []Flag{{Names: "-y -f -b= -u= -w= -C= -d= -g=", Value: Data}, {Names: "--*", Value: Data}}

var netlifyCases = []Case{
	{`netlify`, `nothing`},
	{`netlify status --json --auth x`, `Query the platform`},
	{`netlify logs:function x --since 1h`, `Query the platform`},
	{`netlify env:list --plain`, `Disclose secrets of the platform`},
	{`netlify api --list`, `nothing`},
	{`netlify api deleteSite -d '{}'`, `Change the platform`},
	{`netlify build --dry --context x`, `Run{entry-point} the build`},
	{`netlify dev -p 1`, `Run{entry-point} the project`},
	{`netlify deploy --prod`, `Publish the platform`},
	{`netlify sites:delete x -f`, `Change{destroys} the platform`},
	{`netlify env:set A b --secret`, `Change the platform`},
	{`netlify link --id x`, `Configure{persists} the account of the platform`},
}

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
			{Names: "dev", Does: hostServes, Args: anyData, Flags: servesFlags},
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

var supabase = Program{
	Name: "supabase", Rare: true, Summary: "works with databases and functions on Supabase", Manual: "supabase help and the CLI reference, Supabase CLI 2", Package: true,
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "--debug --experimental --create-ticket --yes", Value: Data},
			{Names: "--network-id= --dns-resolver= --profile= --project-ref= -o= --output= -p= --password= -s= --schema=", Value: Data},
			{Names: "--workdir=", Value: Base},
		},
		Rows: []Row{
			{Names: "status services completion help", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--override-name=", Value: Data}}},
			{Names: "projects functions migration branches orgs secrets domains network-bans network-restrictions ssl-enforcement storage snippets sso backups vanity-subdomains postgres-config encryption config inspect test", Rows: []Row{
				{Names: "list ls get report show info fetch", Does: hostLooks, Args: anyData, Refine: supabaseShows, Flags: []Flag{{Names: "--linked --local -r --recursive", Value: Data}, {Names: "--db-url=", Value: Sends, Why: "speaks to the database there"}}},
				{Names: "db", Rows: []Row{{Names: "bloat blocking cache-hit calls index-sizes index-stats index-usage locks long-running-queries outliers replication-slots role-configs role-connections role-stats seq-scans table-index-sizes table-record-counts table-sizes table-stats total-index-size total-table-sizes traffic-profile unused-indexes vacuum-stats db-stats", Does: hostLooks, Flags: []Flag{{Names: "--linked --local", Value: Data}}}}},
				{Names: "api-keys", Does: hostSecrets, Args: anyData},
				{Names: "delete rm remove unset", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "create new set update deploy up repair squash cp mv add activate push", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "db", Rows: []Row{
				{Names: "diff lint advisors", Does: hostLooks, Flags: []Flag{{Names: "--linked --local --use-migra --use-pgadmin --use-pg-schema", Value: Data}, {Names: "--level= --fail-on=", Value: Data}, {Names: "-f= --file=", Value: Data, Does: []Do{{Kind: automode.Write, Target: "supabase/migrations", Extent: automode.Tree}}, Why: "writes a migration"}}},
				{Names: "dump", Does: hostSecrets, Flags: []Flag{{Names: "-f= --file=", Value: Writes, Why: "writes what the database holds"}, {Names: "--data-only --role-only --keep-comments --linked --local --dry-run --use-copy -x= --exclude=", Value: Data}}},
				{Names: "reset", Does: hostRemoves, Flags: shortAndAnyFlags},
				{Names: "push pull start remote", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "gen", Rows: []Row{{Names: "types typescript", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--linked --local --postgrest-v9-compat", Value: Data}, {Names: "--lang= --project-id= --swift-access-control= --query-timeout=", Value: Data}}}}},
			{Names: "start stop seed", Does: localSupabase, Args: anyData, Flags: []Flag{{Names: "-x= --exclude= --ignore-health-check --preview --project-id= --all", Value: Data}, {Names: "--no-backup", Adds: automode.Destroys}}},
			{Names: "login logout link unlink init", Does: hostSettings, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var localSupabase = []Do{{Kind: automode.Change, Target: "the services on this machine", Traits: automode.Contained, Why: "starts or stops services of the project"}}

var supabaseCases = []Case{
	{`supabase`, `nothing`},
	{`supabase status -o env --debug --workdir d`, `Query the platform; in d`},
	{`supabase status --override-name a=b`, `Query the platform`},
	{`supabase projects list`, `Query the platform`},
	{`supabase migration list --linked --db-url u`, `Query the platform; Send u`},
	{`supabase inspect db locks --local`, `Query the platform`},
	{`supabase inspect db`, `nothing`},
	{`supabase inspect`, `nothing`},
	{`supabase projects api-keys --project-ref x`, `Disclose secrets of the platform`},
	{`supabase projects delete x`, `Change{destroys} the platform`},
	{`supabase functions deploy x --no-verify-jwt`, `Change the platform`},
	{`supabase db diff --local --level x -f n`, `Query the platform; Write supabase/migrations/**`},
	{`supabase db dump -f f --local`, `Disclose secrets of the platform; Write f`},
	{`supabase db reset --linked`, `Change{destroys} the platform`},
	{`supabase db push --dry-run`, `Change the platform`},
	{`supabase db`, `nothing`},
	{`supabase gen types typescript --local --lang go`, `Query the platform`},
	{`supabase gen`, `nothing`},
	{`supabase start -x studio`, `Change{contained} the services on this machine`},
	{`supabase stop --no-backup`, `Change{destroys,contained} the services on this machine`},
	{`supabase link --x`, `Configure{persists} the account of the platform`},
}

var firebase = Program{
	Name: "firebase", Rare: true, Summary: "works with projects of Firebase", Manual: "firebase help and the CLI reference, Firebase CLI 14", Package: true,
	Row: Row{
		Help: "-h --help -V --version",
		Global: []Flag{
			{Names: "-j --json --non-interactive -i --interactive --debug", Value: Data},
			{Names: "-P= --project= --account=", Value: Data},
			{Names: "--token=", Value: Credential},
			{Names: "-c= --config=", Value: Reads},
		},
		Rows: []Row{
			{Names: "projects:list apps:list functions:list functions:log hosting:sites:list hosting:sites:get hosting:channel:list login:list apps:android:sha:list database:instances:list firestore:databases:list firestore:databases:get firestore:indexes firestore:locations firestore:operations:list firestore:backups:list remoteconfig:get remoteconfig:versions:list ext ext:list ext:info " +
				"appdistribution:testers:list appdistribution:groups:list apphosting:backends:list apphosting:backends:get dataconnect:services:list database:get database:settings:get experiments:list experiments:describe target help setup:emulators:list", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--pretty --shallow --export -n= --lines= --only= --site= --limit= --order-by= --limit-to-first= --limit-to-last= --start-at= --end-at= --equal-to= --instance= --pageSize= --database= -v= --version-number=", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes what it gets there"}}},
			{Names: "functions:config:get functions:secrets:access functions:secrets:get apps:sdkconfig auth:export", Does: hostSecrets, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "use", Does: []Do{{Kind: automode.Configure, Target: "the account of the platform", When: &When{Args: "1+"}, Why: "changes on which project the client works"}}, Args: anyData, Flags: []Flag{{Names: "--add --clear --unalias=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the account of the platform"}}, Why: "changes which projects the client knows"}}},
			{Names: "deploy hosting:channel:deploy hosting:clone appdistribution:distribute", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "emulators:start serve functions:shell", Does: hostServes, Args: anyData, Flags: servesFlags},
			{Names: "emulators:export", Args: []Arg{{Role: WritesTree, Why: "writes what the emulators hold"}}, Flags: []Flag{{Names: "--force --only=", Value: Data}}},
			{Names: "emulators:exec", Style: Leading, Args: []Arg{{At: Each, Role: RunsLine}}, Lang: Shell, Flags: []Flag{{Names: "--ui --verbosity= --only= --log-verbosity=", Value: Data}, {Names: "--import= --export-on-exit=", Value: WritesTree, Why: "keeps what the emulators hold"}}},
			{Names: "firestore:delete database:remove functions:delete hosting:disable functions:config:unset functions:secrets:destroy hosting:channel:delete hosting:sites:delete database:set firestore:databases:delete auth:import apphosting:backends:delete", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "functions:config:set functions:secrets:set apps:create projects:create database:push database:update remoteconfig:rollback hosting:sites:create hosting:channel:create ext:install firestore:databases:create apphosting:backends:create", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "login logout login:add login:use login:ci init open", Does: hostSettings, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var firebaseCases = []Case{
	{`firebase`, `nothing`}, {`firebase --token x projects:list`, `Query the platform`},
	{`firebase projects:list --json -P x -c f`, `Query the platform; Read f`},
	{`firebase functions:log -n 5`, `Query the platform`},
	{`firebase database:get / -o f`, `Query the platform; Write f`},
	{`firebase functions:secrets:access X`, `Disclose secrets of the platform`},
	{`firebase functions:config:get --x`, `Disclose secrets of the platform`},
	{`firebase use`, `nothing`},
	{`firebase use prod`, `Configure the account of the platform`},
	{`firebase use --clear`, `Configure the account of the platform`},
	{`firebase deploy --only hosting`, `Publish the platform`},
	{`firebase emulators:export d --force`, `Write d/**`}, {`firebase emulators:start --import d`, `Run{entry-point} the project; Read d`},
	{`firebase emulators:exec --only firestore --import d 'npm test'`, `Run[line] npm test; Write d/**`},
	{`firebase firestore:delete -r x`, `Unknown no option “-r” is known`},
	{`firebase firestore:delete --all-collections -f`, `Change{destroys} the platform`},
	{`firebase functions:config:set a=b`, `Change the platform`},
	{`firebase login --no-localhost`, `Configure{persists} the account of the platform`},
}

// supabaseShows: what is said of one branch has its passwords in it.
func supabaseShows(m *Match) {
	if m.Path == "branches get" {
		m.addDo(&hostSecrets[0])
	}
}
