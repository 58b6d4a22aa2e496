package commands

import (
	"automode"
)

var patronictl = Program{
	Name: "patronictl", Rare: true, Kin: "barman pgbackrest wal-g litestream repmgr", Summary: "looks after copies of databases", Manual: "the references of Patroni 4, Barman 3.14, pgBackRest 2.56, WAL-G 3 and Litestream 0.5",
	Row: Row{
		Help: "-h --help --version -v", Global: []Flag{{Names: "-c= --config= --config-file= -f= --config-path=", Value: Settings, Why: "takes settings, which can name programs, from a file"}, {Names: "--stanza= --repo= --log-level-console= --pretty --json --detail --minimal", Value: Data}},
		Rows: []Row{
			{Names: "list topology history show-config list-servers list-server list-backup list-backups list-files show-server show-servers show-backup status check info backup-list backup-show wal-show databases snapshots ltx version help", Does: []Do{{Kind: automode.Query, Target: "the databases"}}, Args: anyData},
			{Names: "restart reload reinit failover switchover pause resume edit-config backup backup-push cron receive-wal stanza-create stanza-upgrade start stop replicate", Does: []Do{{Kind: automode.Change, Target: "the databases", Why: "changes databases or what is kept of them"}}, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "remove delete expire stanza-delete restore recover backup-fetch", Does: []Do{{Kind: automode.Change, Target: "the databases", Traits: automode.Destroys, Why: "removes or replaces databases, or what is kept of them"}}, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var patronictlCases = []Case{{`patronictl -c f list --pretty`, `Query the databases; Run f`}, {`pgbackrest info --stanza x`, `Query the databases`}, {`barman backup -d=x --wait`, `Change the databases`}, {`wal-g delete --confirm retain`, `Change{destroys} the databases`}, {`barman delete -y x`, `Change{destroys} the databases`}, {`patronictl`, `nothing`}, {`patronictl dsn x`, `Unknown no subcommand “dsn” is known`}}
