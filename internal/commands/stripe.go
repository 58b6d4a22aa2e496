package commands

var stripe = Program{
	Name: "stripe", Rare: true, Summary: "works with a Stripe account", Manual: "the CLI reference of stripe 1.31",
	Row: Row{
		Help: "-h --help -v --version", Global: []Flag{{Names: "--color= --log-level= -p= --project-name= --limit= --format= -e= --events= --filter-account= --latest --skip-verify --print-json -j --load-from-webhooks-api --live -l= --starting-after= --ending-before= --expand= -c= --show-headers -s", Value: Data}, {Names: "--config=", Value: Unread, Why: "is of another account"}, {Names: "--api-key=", Value: Data}},
		Rows: []Row{
			{Names: "status version help resources logs listen open completion", Does: hostLooks, Args: anyData},
			{Names: "login logout", Does: hostSettings, Args: anyData, Flags: anyFlags}, {Names: "config", Does: hostSecrets, Args: anyData, Flags: anyFlags},
			{Names: "get", Does: hostLooks, Args: anyData}, {Names: "delete", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags}, {Names: "post trigger fixtures serve", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "*", Rows: []Row{{Names: "list retrieve search", Does: hostLooks, Args: anyData}, {Names: "delete cancel void detach expire", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags}, {Names: "create update pay confirm capture refund attach", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags}}},
		},
	},
}

var stripeCases = []Case{{`stripe`, `nothing`}, {`stripe customers list --limit 3`, `Query the platform`}, {`stripe listen --latest`, `Query the platform`}, {`stripe trigger charge.succeeded --x`, `Change the platform`}, {`stripe refunds create --charge x`, `Change the platform`}, {`stripe products delete x -y`, `Change{destroys} the platform`}, {`stripe delete /v1/x --y`, `Change{destroys} the platform`}, {`stripe get x --api-key k`, `Query the platform`}, {`stripe config --list`, `Disclose secrets of the platform`}, {`stripe login -i`, `Unknown no option “-i” is known`}, {`stripe login --interactive`, `Configure{persists} the account of the platform`}, {`stripe status --config f`, `Query the platform; Unknown is of another account`}, {`stripe x`, `Unknown nobody read what “x” does`}}
