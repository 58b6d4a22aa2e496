package commands

import "strings"

var hostNouns = Program{
	Name: "railway", Rare: true, Kin: "turso neonctl neon pscale sentry-cli databricks temporal tea circleci xata convex upstash koyeb northflank deployctl", Package: true, Summary: "works with a platform's account", Manual: "the CLI references of railway 4, turso 1, neonctl 2, pscale 0.2, sentry-cli 2, databricks 0.270, temporal 1.5 and tea 0.11",
	Row: Row{
		Help: "-h --help -V --version -v", Global: []Flag{{Names: "--json -j --no-color --quiet -q --verbose --debug -f -d -b --deployment --build", Value: Data}, {Names: "--limit= --org= --project= --project-id= --environment= -s= --service= --lines= --state= --context-file= --profile= --page= --namespace= --query=", Value: Data}, {Names: "-o= --output=", Value: Data, Of: "neonctl neon databricks koyeb temporal tea northflank sentry-cli"}, {Names: "--format=", Value: Data, Of: "pscale"}, {Names: "-n=", Value: Data, Of: "temporal northflank railway"}, {Names: "-p=", Value: Data, Of: "sentry-cli northflank databricks"}, {Names: "-e=", Value: Data, Of: "railway"}, {Names: "-w= --workflow-id= -r= --run-id=", Value: Data, Of: "temporal"}},
		Rows: []Row{
			{Names: "status whoami list ls logs version help regions ps completion info", Does: hostLooks, Args: anyData},
			{Names: "project projects group db database databases branch branches roles operations clusters jobs warehouses catalogs schemas tables volumes workspace repos fs pipelines workflow schedule task-queue release releases deploys issues issue pulls pr milestone labels organization org orgs service deployments region apps", Rows: []Row{
				{Names: "list ls get show describe info view list-runs count", Does: hostLooks, Args: anyData, Refine: hostNounShows},
				{Names: "delete destroy rm remove terminate archive", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "create new update set add run start cancel restart edit promote reset deploy finalize", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "config", Rows: []Row{{Names: "validate process", Does: hostLooks, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "--org-slug= --org-id= -v --verbose", Value: Data}}}}},
			{Names: "login logout link unlink auth configure", Does: hostSettings, Args: anyData, Flags: anyFlags}, {Names: "up deploy redeploy", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags}, {Names: "down delete", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

// hostNounShows: koyeb tells of a database with the addresses that hold its passwords.
func hostNounShows(m *Match) {
	if m.name() == "koyeb" && named("db database databases", strings.TrimSuffix(m.Path, " get")) {
		m.addDo(&hostSecrets[0])
	}
}

var hostNounsCases = []Case{
	{`railway logs --json -n 5 --json`, `Query the platform`},
	{`railway logs --limit 1 -n 5 --json`, `Query the platform`},
	{`neonctl -o 1`, `nothing`},
	{`pscale --format 1`, `nothing`},
	{`temporal -n 1`, `nothing`}, {`temporal workflow show -w x`, `Query the platform`},
	{`sentry-cli -p 1`, `nothing`},
	{`railway logs -e 1 -n 5 --json`, `Query the platform`},
	{`railway`, `nothing`}, {`railway logs -n 5 --json`, `Query the platform`}, {`turso db list`, `Query the platform`}, {`koyeb databases get x`, `Query the platform; Disclose secrets of the platform`}, {`koyeb databases list`, `Query the platform`}, {`turso db`, `nothing`}, {`circleci config validate .circleci/config.yml --org-id x`, `Query the platform; Read .circleci/config.yml`}, {`circleci config`, `nothing`}, {`circleci config pack d`, `Unknown no subcommand “pack” is known`}, {`turso db destroy x --yes`, `Change{destroys} the platform`}, {`databricks jobs create --x`, `Change the platform`}, {`railway up -d=x`, `Publish the platform`}, {`railway down -y`, `Change{destroys} the platform`}, {`railway login --x`, `Configure{persists} the account of the platform`}, {`railway variables`, `Unknown no subcommand “variables” is known`},
}
