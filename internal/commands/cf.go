package commands

var cfCli = Program{
	Name: "cf", Rare: true, Summary: "works with a Cloud Foundry platform", Manual: "the CLI reference of cf 8",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "apps a app spaces space orgs o org routes r services s service marketplace m buildpacks domains stacks stack quotas events logs target t regions version help processes revisions tasks feature-flags isolation-segments network-policies security-groups service-brokers users org-users space-users plugins", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--guid --recent --no-plans --show-unavailable -e= --labels= --org-level --outdated --checksum", Value: Data}}},
			{Names: "env e service-key service-keys oauth-token ssh-code", Does: hostSecrets, Args: anyData, Flags: anyFlags}, {Names: "push p restart rs restage rg start st stop sp scale bind-service bs unbind-service us create-service cs update-service set-env se map-route run-task rt", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "delete d delete-service ds delete-space delete-org delete-route", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags}, {Names: "login l logout lo auth", Does: hostSettings, Args: anyData, Flags: anyFlags},
		},
	},
}

var cfCliCases = []Case{{`cf apps`, `Query the platform`}, {`cf logs x --recent`, `Query the platform`}, {`cf target -o x`, `Unknown no option “-o” is known`}, {`cf env x --y`, `Disclose secrets of the platform`}, {`cf push x -f m.yml`, `Change the platform`}, {`cf push x --random-route`, `Change the platform`}, {`cf delete x -f --routes`, `Change{destroys} the platform`}, {`cf login --sso`, `Configure{persists} the account of the platform`}, {`cf`, `nothing`}}
