package commands

var serviceCtl = Program{
	Name: "rabbitmqctl", Rare: true, Kin: "rabbitmq-diagnostics etcdctl nodetool", Summary: "looks after a running service", Manual: "rabbitmqctl(8), RabbitMQ 4.1; etcdctl help, etcd 3.6; nodetool help, Cassandra 5",
	Row: Row{
		Help:   "--help --version", // nodetool names a host with -h
		Global: []Flag{{Names: "-q --quiet -s --silent -l --longnames --vhost= --node= -t= --timeout= -w= --write-out= --prefix --keys-only --limit= --cluster --user= --hex", Value: Data}, {Names: "--formatter=", Value: Data, Of: "rabbitmqctl rabbitmq-diagnostics"}, {Names: "-p=", Value: Data, Of: "rabbitmqctl rabbitmq-diagnostics nodetool"}, {Names: "-n=", Value: Data, Of: "rabbitmqctl rabbitmq-diagnostics"}, {Names: "--endpoints=", Value: Asks, Why: "asks the service there"}, {Names: "--cacert= --cert= --key=", Value: Lists}},
		Rows: []Row{
			{Names: "status ping cluster_status list_queues list_exchanges list_bindings list_connections list_channels list_consumers list_users list_vhosts list_permissions list_policies list_parameters list_feature_flags node_health_check check_running check_local_alarms alarms listeners memory_breakdown version info ring describecluster tablestats tpstats netstats compactionstats gossipinfo proxyhistograms gettimeout", Does: cloudLooks, Args: anyData},
			{Names: "member endpoint alarm user role snapshot lease auth", Refine: nodeSnapshot, Rows: []Row{{Names: "list status health hashkv timetolive", Does: cloudLooks, Args: anyData}, {Names: "add remove delete update promote disarm save restore grant revoke keep-alive enable disable grant-role revoke-role grant-permission", Does: cloudRemoves, Args: anyData}}},
			{Names: "get report environment", Does: cloudSecrets, Args: anyData}, {Names: "put add_user add_vhost set_permissions set_policy set_user_tags change_password enable_plugin start_app", Does: cloudChanges, Args: anyData}, {Names: "del delete_user delete_vhost delete_queue purge_queue stop stop_app reset force_reset clear_policy decommission drain compact defrag", Does: cloudRemoves, Args: anyData},
		},
	},
}

var serviceCtlCases = []Case{
	{`nodetool snapshot -t x`, `Change the cloud`},
	{`rabbitmqctl list_queues -q -p x`, `Query the cloud`},
	{`rabbitmqctl list_queues --formatter 1 -p x`, `Query the cloud`},
	{`rabbitmqctl list_queues -n 1 -p x`, `Query the cloud`},
	{`etcdctl`, `nothing`}, {`rabbitmqctl list_queues -p x`, `Query the cloud`}, {`etcdctl member list --endpoints h:1 --cacert f`, `Query the cloud; Query h:1; Read{listing} f`}, {`etcdctl member`, `nothing`}, {`etcdctl member remove x`, `Change{destroys} the cloud`}, {`rabbitmqctl report`, `Disclose credentials of the cloud`}, {`etcdctl get x`, `Disclose credentials of the cloud`}, {`etcdctl put x y`, `Change the cloud`}, {`rabbitmqctl purge_queue x`, `Change{destroys} the cloud`}, {`rabbitmqctl eval x`, `Unknown no subcommand “eval” is known`},
}

// nodeSnapshot: a snapshot of nodetool is taken without a further word.
func nodeSnapshot(m *Match) {
	if m.name() == "nodetool" && m.Path == "snapshot" {
		m.addDo(&cloudChanges[0])
	}
}
