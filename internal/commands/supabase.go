package commands

import (
	"automode"
)

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

// supabaseShows: what is said of one branch has its passwords in it.
func supabaseShows(m *Match) {
	if m.Path == "branches get" {
		m.addDo(&hostSecrets[0])
	}
}
