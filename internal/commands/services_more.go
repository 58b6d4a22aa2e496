package commands

import "automode"

// More clients of services, and servers that can look at their own settings.

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

var hostNouns = Program{
	Name: "railway", Rare: true, Kin: "turso neonctl neon pscale sentry-cli databricks temporal tea circleci xata convex upstash koyeb northflank deployctl", Package: true, Summary: "works with a platform's account", Manual: "the CLI references of railway 4, turso 1, neonctl 2, pscale 0.2, sentry-cli 2, databricks 0.270, temporal 1.5 and tea 0.11",
	Row: Row{
		Help: "-h --help -V --version -v", Global: []Flag{{Names: "--json -j --no-color --quiet -q --verbose --debug -f -d -b --deployment --build", Value: Data}, {Names: "--limit= --org= --project= --project-id= --environment= -s= --service= --lines= --state= --context-file= --profile= --page= --namespace= --query=", Value: Data}, {Names: "-o= --output=", Value: Data, Of: "neonctl neon databricks koyeb temporal tea northflank sentry-cli"}, {Names: "--format=", Value: Data, Of: "pscale"}, {Names: "-n=", Value: Data, Of: "temporal northflank railway"}, {Names: "-p=", Value: Data, Of: "sentry-cli northflank databricks"}, {Names: "-e=", Value: Data, Of: "railway"}},
		Rows: []Row{
			{Names: "status whoami list ls logs version help regions ps completion info", Does: hostLooks, Args: anyData},
			{Names: "project projects group db database databases branch branches roles operations clusters jobs warehouses catalogs schemas tables volumes workspace repos fs pipelines workflow schedule task-queue release releases deploys issues issue pulls pr milestone labels organization org orgs service deployments region apps", Rows: []Row{
				{Names: "list ls get show describe info view list-runs count", Does: hostLooks, Args: anyData},
				{Names: "delete destroy rm remove terminate archive", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "create new update set add run start cancel restart edit promote reset deploy finalize", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "config", Rows: []Row{{Names: "validate process", Does: hostLooks, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--org-slug= --org-id= -v --verbose", Value: Data}}}}},
			{Names: "login logout link unlink auth configure", Does: hostSettings, Args: anyData, Flags: anyFlags}, {Names: "up deploy redeploy", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags}, {Names: "down delete", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var hostNounsCases = []Case{
	{`railway logs --json -n 5 --json`, `Query the platform`},
	{`railway logs --limit 1 -n 5 --json`, `Query the platform`},
	{`neonctl -o 1`, `nothing`},
	{`pscale --format 1`, `nothing`},
	{`temporal -n 1`, `nothing`},
	{`sentry-cli -p 1`, `nothing`},
	{`railway logs -e 1 -n 5 --json`, `Query the platform`},
	{`railway`, `nothing`}, {`railway logs -n 5 --json`, `Query the platform`}, {`turso db list`, `Query the platform`}, {`turso db`, `nothing`}, {`circleci config validate .circleci/config.yml --org-id x`, `Query the platform; Read{listing} .circleci/config.yml`}, {`circleci config`, `nothing`}, {`circleci config pack d`, `Unknown no subcommand “pack” is known`}, {`turso db destroy x --yes`, `Change{destroys} the platform`}, {`databricks jobs create --x`, `Change the platform`}, {`railway up -d=x`, `Publish the platform`}, {`railway down -y`, `Change{destroys} the platform`}, {`railway login --x`, `Configure{persists} the account of the platform`}, {`railway variables`, `Unknown no subcommand “variables” is known`},
}

var helmfile = Program{
	Name: "helmfile", Rare: true, Summary: "releases many charts as a file describes", Manual: "helmfile --help and each command's, helmfile 1.1",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "-q --quiet --debug --no-color --color --allow-no-matching-release --skip-deps --include-crds --skip-tests --detailed-exitcode --suppress-secrets --skip-needs --include-needs --include-transitive-needs --validate --skip-cleanup --strip-trailing-cr --disable-force-update --enable-live-output", Value: Data}, {Names: "-e= --environment= -l= --selector= -n= --namespace= --kube-context= --log-level= --state-values-set= --set= --context= --concurrency= --output= -c= --chart=", Value: Data},
			{Names: "-f= --file= -b= --helm-binary= -k= --kustomize-binary=", Value: RunsFile, Why: "its templates run programs"}, {Names: "--state-values-file= --values=", Value: Reads}, {Names: "--output-dir=", Value: WritesTree, Why: "writes manifests there"}, {Names: "--args= --post-renderer= --show-secrets", Value: Unread, Does: []Do{{Why: "gives options to helm, or prints secrets"}}},
		},
		Rows: []Row{{Names: "list lint template diff build status version show-dag help", Does: stackRuns, Args: anyData}, {Names: "deps repos fetch cache", Does: stackRuns, Args: anyData}, {Names: "apply sync destroy delete charts test init write-values", Does: stackRemoves, Args: anyData, Flags: []Flag{{Names: "-i --interactive --wait --wait-for-jobs --reset-values --reuse-values --force --purge --timeout= --cascade=", Value: Data}}}},
	},
}

var helmfileCases = []Case{{`helmfile`, `nothing`}, {`helmfile -e dev diff`, `Run{entry-point} the description of the stack; Query the stack`}, {`helmfile template --values v --output-dir d -q`, `Run{entry-point} the description of the stack; Query the stack; Read v; Write d/**`}, {`helmfile -f x list`, `Run{entry-point} the description of the stack; Query the stack; Run[file native] x`}, {`helmfile deps`, `Run{entry-point} the description of the stack; Query the stack`}, {`helmfile diff --args x`, `Run{entry-point} the description of the stack; Query the stack; Unknown gives options to helm, or prints secrets; Unknown nobody read what the value of --args means`}, {`helmfile apply --wait`, `Change{destroys} the stack`}}

var skaffold = Program{
	Name: "skaffold", Rare: true, Kin: "tilt devspace okteto garden", Summary: "builds and deploys to a cluster while one works", Manual: "skaffold help, 2.16; tilt help, 0.35",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "-v= --verbosity= --profile= --namespace= --kube-context= -q --quiet --tail --port-forward -d= --default-repo= -t= --tag=", Value: Data}, {Names: "-p= -n=", Value: Data, Of: "skaffold devspace okteto"}, {Names: "-f= --filename=", Value: RunsFile, Why: "names commands to run"}, {Names: "-o= --output=", Value: Writes, Why: "writes manifests there"}},
		Rows: []Row{{Names: "version diagnose inspect schema survey render get describe doctor logs", Does: stackRuns, Args: anyData}, {Names: "build run dev debug deploy apply delete up down ci trigger", Does: stackRemoves, Args: anyData}},
	},
}

var skaffoldCases = []Case{
	{`skaffold diagnose -v 1 -p x`, `Run{entry-point} the description of the stack; Query the stack`},
	{`tilt`, `nothing`}, {`skaffold diagnose -p x`, `Run{entry-point} the description of the stack; Query the stack`}, {`skaffold render -o f`, `Run{entry-point} the description of the stack; Query the stack; Write f`}, {`skaffold run -f x`, `Change{destroys} the stack; Run[file native] x`},
}

var kafka = Program{
	Name: "kafka-topics", Rare: true, Kin: "kafka-topics.sh kafka-consumer-groups kafka-consumer-groups.sh kafka-configs kafka-configs.sh kafka-get-offsets kafka-get-offsets.sh kafka-console-consumer kafka-console-consumer.sh kafka-broker-api-versions kafka-broker-api-versions.sh kafka-acls kafka-acls.sh", Summary: "shows or sets what Kafka holds", Manual: "the --help of the tools of Kafka 4.1",
	Row: Row{
		Help: "--help --version", Args: anyData, Does: []Do{{Kind: automode.Query, Target: "Kafka"}},
		Flags: []Flag{
			{Names: "--bootstrap-server= --bootstrap-controller=", Value: Asks, Why: "asks the service there"}, {Names: "--list --describe --members --state[=] --verbose --all-groups --all-topics --exclude-internal --from-beginning --under-replicated-partitions --offsets --all --topic= --group= --partition= --max-messages= --timeout-ms= --offset= --property= --time= --entity-type= --entity-name= --topic-partitions= --formatter-property=", Value: Data}, {Names: "--command-config= --consumer.config= --consumer-config=", Value: Reads},
			{Names: "--create --alter --add-config= --partitions= --replication-factor= --config= --if-not-exists --dry-run --export --reset-offsets --execute --to-earliest --to-latest --to-offset= --to-datetime= --shift-by= --bootstrap", Value: Data, Does: []Do{{Kind: automode.Change, Target: "Kafka"}}, Why: "changes what Kafka holds"}, {Names: "--delete --delete-offsets --delete-config=", Value: Data, Does: []Do{{Kind: automode.Change, Target: "Kafka", Traits: automode.Destroys}}, Why: "removes what Kafka holds"},
		},
	},
}

var kafkaCases = []Case{{`kafka-topics --list --bootstrap-server h:9092`, `Query Kafka; Query h:9092`}, {`kafka-topics.sh --create --topic x`, `Query Kafka; Change Kafka`}, {`kafka-topics --delete --topic x --command-config f`, `Query Kafka; Change{destroys} Kafka; Read f`}, {`kafka-acls --list --bootstrap-server localhost:9092`, `Query Kafka; Query localhost:9092`}, {`kafka-acls --add --topic x`, `Query Kafka; Change Kafka`}}

var kcat = Program{
	Name: "kcat", Rare: true, Also: "kafkacat", Summary: "reads from and writes to Kafka", Manual: "kcat -h, 1.7",
	Row: Row{
		Help: "-h -V", Args: []Arg{{Role: Reads}}, Does: []Do{{Kind: automode.Query, Target: "Kafka", When: &When{Without: "-P"}}},
		Flags: []Flag{{Names: "-L -C -Q -J -e -q -u -v -E -O -U -Z -T", Value: Data}, {Names: "-P", Does: []Do{{Kind: automode.Change, Target: "Kafka"}, {Kind: automode.Send, Target: "Kafka", Why: "sends messages"}}, Why: "sends messages"}, {Names: "-b=", Value: Asks, Why: "asks the service there"}, {Names: "-t= -p= -o= -c= -f= -K= -D= -G= -s= -m= -H= -k= -z= -d=", Value: Data}, {Names: "-X= -F= -l=", Value: Unread, Why: "may name files or libraries"}},
	},
}

var kcatCases = []Case{{`kcat -L -b h:9092`, `Query Kafka; Query h:9092`}, {`kcat -C -t x -o beginning -e`, `Query Kafka`}, {`kcat -P -t x f`, `Read f; Change Kafka; Send Kafka`}, {`kcat -X a=b`, `Query Kafka; Unknown may name files or libraries`}}

var serviceCtl = Program{
	Name: "rabbitmqctl", Rare: true, Kin: "rabbitmq-diagnostics etcdctl nodetool", Summary: "looks after a running service", Manual: "rabbitmqctl(8), RabbitMQ 4.1; etcdctl help, etcd 3.6; nodetool help, Cassandra 5",
	Row: Row{
		Help:   "--help --version", // nodetool names a host with -h
		Global: []Flag{{Names: "-q --quiet -s --silent -l --longnames --vhost= --node= -t= --timeout= -w= --write-out= --prefix --keys-only --limit= --cluster --user= --hex", Value: Data}, {Names: "--formatter=", Value: Data, Of: "rabbitmqctl rabbitmq-diagnostics"}, {Names: "-p=", Value: Data, Of: "rabbitmqctl rabbitmq-diagnostics nodetool"}, {Names: "-n=", Value: Data, Of: "rabbitmqctl rabbitmq-diagnostics"}, {Names: "--endpoints=", Value: Asks, Why: "asks the service there"}, {Names: "--cacert= --cert= --key=", Value: Lists}},
		Rows: []Row{
			{Names: "status ping cluster_status list_queues list_exchanges list_bindings list_connections list_channels list_consumers list_users list_vhosts list_permissions list_policies list_parameters list_feature_flags node_health_check check_running check_local_alarms report alarms listeners memory_breakdown version info ring describecluster tablestats tpstats netstats compactionstats gossipinfo proxyhistograms gettimeout", Does: cloudLooks, Args: anyData},
			{Names: "member endpoint alarm user role snapshot lease auth", Refine: nodeSnapshot, Rows: []Row{{Names: "list status health hashkv timetolive", Does: cloudLooks, Args: anyData}, {Names: "add remove delete update promote disarm save restore grant revoke keep-alive enable disable grant-role revoke-role grant-permission", Does: cloudRemoves, Args: anyData}}},
			{Names: "get", Does: cloudSecrets, Args: anyData}, {Names: "put add_user add_vhost set_permissions set_policy set_user_tags change_password enable_plugin start_app", Does: cloudChanges, Args: anyData}, {Names: "del delete_user delete_vhost delete_queue purge_queue stop stop_app reset force_reset clear_policy decommission drain compact defrag", Does: cloudRemoves, Args: anyData},
		},
	},
}

var serviceCtlCases = []Case{
	{`nodetool snapshot -t x`, `Change the cloud`},
	{`rabbitmqctl list_queues -q -p x`, `Query the cloud`},
	{`rabbitmqctl list_queues --formatter 1 -p x`, `Query the cloud`},
	{`rabbitmqctl list_queues -n 1 -p x`, `Query the cloud`},
	{`etcdctl`, `nothing`}, {`rabbitmqctl list_queues -p x`, `Query the cloud`}, {`etcdctl member list --endpoints h:1 --cacert f`, `Query the cloud; Query h:1; Read{listing} f`}, {`etcdctl member`, `nothing`}, {`etcdctl member remove x`, `Change{destroys} the cloud`}, {`etcdctl get x`, `Disclose credentials of the cloud`}, {`etcdctl put x y`, `Change the cloud`}, {`rabbitmqctl purge_queue x`, `Change{destroys} the cloud`}, {`rabbitmqctl eval x`, `Unknown no subcommand “eval” is known`},
}

var promtool = Program{
	Name: "promtool", Rare: true, Kin: "amtool logcli mimirtool", Summary: "checks settings of monitoring and asks it", Manual: "promtool --help, Prometheus 3.7; amtool --help, 0.28; logcli --help, Loki 3.5",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "--lint= --lint-fatal --syntax-only --extended -q --quiet --time= --start= --end= --step= --limit= --since= --from= --to= -v --verbose --tls-verify --enable-feature=", Value: Data}, {Names: "-o= --output=", Value: Data, Of: "amtool logcli"}, {Names: "--format=", Value: Data, Of: "amtool"}, {Names: "--alertmanager.url= --addr= --url=", Value: Asks, Why: "asks the service there"}},
		Rows: []Row{
			{Names: "check", Rows: []Row{{Names: "config rules metrics web-config", Args: []Arg{{Role: Reads}}}}}, {Names: "check-config", Args: []Arg{{Role: Reads}}}, {Names: "test", Rows: []Row{{Names: "rules", Args: []Arg{{Role: Reads}}}}},
			{Names: "query alert config labels series instant-query stats volume cluster template", OrArgs: true, Does: cloudLooks, Args: anyData, Rows: []Row{{Names: "instant range series labels analyze", Does: cloudLooks, Args: []Arg{{At: First, Role: Asks, Why: "asks the service there"}, {Role: Data}}}, {Names: "query show routes render", Does: cloudLooks, Args: anyData}, {Names: "add", Does: cloudChanges, Args: anyData}}},
			{Names: "silence", Rows: []Row{{Names: "query", Does: cloudLooks, Args: anyData}, {Names: "add expire update import", Does: cloudChanges, Args: anyData, Flags: shortAndAnyFlags}}},
		},
	},
}

var promtoolCases = []Case{
	{`amtool check-config -o 1 f`, `Read f`},
	{`amtool check-config --format 1 f`, `Read f`},
	{`promtool`, `nothing`}, {`promtool check config --lint all f`, `Read f`}, {`promtool check`, `nothing`}, {`amtool check-config f`, `Read f`}, {`promtool test rules f`, `Read f`}, {`promtool test`, `nothing`}, {`promtool query instant http://h up`, `Query the cloud; Query http://h`}, {`logcli query '{a="b"}' --addr http://h`, `Query the cloud; Query http://h`}, {`amtool alert query`, `Query the cloud`}, {`amtool alert add x`, `Change the cloud`}, {`amtool silence query`, `Query the cloud`}, {`amtool silence`, `nothing`}, {`amtool silence add x -d=1h`, `Change the cloud`},
}

var caddy = Program{
	Name: "caddy", Rare: true, Summary: "serves sites", Manual: "caddy help, Caddy 2.10",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "-c= --config=", Value: Reads}, {Names: "-a= --adapter= -p --pretty --validate --packages --versions -s --skip-standard -d --diff --json", Value: Data}, {Names: "-w --overwrite"}, {Names: "--envfile=", Value: Unread, Why: "sets variables"}},
		Rows: []Row{{Names: "version build-info list-modules help completion", Args: anyData}, {Names: "validate adapt", Does: toolBuilds}, {Names: "fmt", Args: []Arg{{Role: Edits, When: &When{With: "-w"}, Why: "rewrites settings in their usual form"}, {Role: Reads, When: &When{Without: "-w"}}}}, {Names: "run start stop reload file-server reverse-proxy respond trust untrust", Style: Plain, Does: []Do{{Kind: automode.Expose, Target: "a site", Why: "starts, stops or sets up a server"}}, Args: anyData}},
	},
}

var caddyCases = []Case{{`caddy`, `nothing`}, {`caddy version`, `nothing`}, {`caddy validate -c f --pretty`, `Run{entry-point} the build; Read f`}, {`caddy adapt --envfile f`, `Run{entry-point} the build; Unknown sets variables`}, {`caddy fmt -w f`, `Write f`}, {`caddy fmt f`, `Read f`}, {`caddy run`, `Expose a site`}}

var serverChecks = Program{
	Name: "nginx", Rare: true, Kin: "apachectl apache2ctl httpd apache2 named-checkconf named-checkzone sshd postconf mailq", Summary: "serves, or looks at its own settings", Manual: "nginx(8), 1.29; apachectl(8), httpd 2.4; haproxy(1), 3.2; named-checkconf(8), BIND 9.20; sshd(8), OpenSSH 10; postconf(1), Postfix 3.10",
	Row: Row{Style: Plain, Args: anyData, Refine: serverChecksLook},
}

var serverChecksCases = []Case{{`nginx -t`, `Query the server's settings`}, {`nginx -t -c a.conf`, `Query the server's settings; Read a.conf; Run{entry-point}[file native] a.conf`}, {`nginx -t -c a.conf -g x`, `Control the server's settings`}, {`nginx -s reload`, `Control the server's settings`}, {`apachectl configtest`, `Query the server's settings`}, {`named-checkconf`, `Query the server's settings`}, {`postconf -n`, `Query the server's settings`}, {`postconf x=y`, `Control the server's settings`}, {`mailq`, `Query the server's settings`}, {`sshd`, `Control the server's settings`}}

// nginxChecks: settings of the project's may be checked as the server's own are; they
// can load modules.
func nginxChecks(m *Match) bool {
	var file Word
	asks := false
	for i := 0; i < len(m.Args); i++ {
		switch w := m.Args[i]; {
		case w.Is("-t") || w.Is("-T"):
			asks = true
		case w.Is("-c") && i+1 < len(m.Args):
			i++
			file = m.Args[i]
		case !w.Is("-q"):
			return false
		}
	}
	if !asks || file.Text == "" {
		return false
	}
	f := roleFact(RunsFile, file, "its settings can load modules")
	f.Traits |= automode.EntryPoint
	m.Facts = []Fact{{Kind: automode.Query, Target: "the server's settings"}, roleFact(Reads, file, ""), f}
	return true
}

func serverChecksLook(m *Match) {
	t := verbTool{quiet: "-q", of: "the server's settings", kind: automode.Control, why: "starts, stops or sets up a server"}
	switch name := m.name(); {
	case named("nginx", name) && len(m.Args) > 2 && nginxChecks(m):
		return
	case named("nginx php-fpm", name):
		t.looks = "-t -T -tt -v -V -i -m"
	case named("haproxy", name):
		t.looks = "-c -v -vv"
	case named("sshd", name):
		t.looks = "-t -T -V"
	case named("postconf", name):
		t.looks = "-n -d -df -nf -m -l -a"
	case named("named-checkconf named-checkzone mailq", name):
		t.looks, t.bare = "-z -p -h -v -j", true
		if named("named-checkzone", name) {
			t.bare = len(m.Args) > 0
		}
	default:
		t.looks = "configtest -t -S -v -V -M -l -L status"
	}
	t.read(m)
}

var packageLooks = Program{
	Name: "dpkg-deb", Rare: true, Kin: "pactree checkupdates debconf-show lintian apt-config eix xbps-query", Summary: "looks at packages of the system", Manual: "dpkg-deb(1), dpkg 1.22; pactree(8), pacman-contrib 1.12; lintian(1), 2.122; xbps-query(1), 0.60; eix(1), 0.36",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: []Do{{Kind: automode.Query, Target: "the packages of the system"}}, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-c -I -f -W --contents --info --field --show"}, {Names: "-b --build -x --extract -X --vextract -R --raw-extract -e --control --ctrl-tarfile --fsys-tarfile -u", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "packs or unpacks files"}, {Names: "-C= --cfg-file= --config-file= -o= --dbonly", Value: Unread, Why: "names settings"}},
	},
}

var packageLooksCases = []Case{{`dpkg-deb -I a.deb`, `Query the packages of the system; Read{listing} a.deb`}, {`dpkg-deb -x a.deb d`, `Query the packages of the system; Read{listing} a.deb; Read{listing} d; Write ./**`}, {`xbps-query -C d`, `Query the packages of the system; Unknown names settings`}}

var nvidiaSmi = Program{
	Name: "nvidia-smi", Rare: true, Summary: "shows or sets graphics cards", Manual: "nvidia-smi(1), 580",
	Row: Row{
		Style: Single, Help: "-h -help -version", Does: thisMachine, OrArgs: true,
		Flags: []Flag{{Names: "-q -x -L -B -u -query -xml-format -list-gpus -list-blacklist-gpus -list-excluded-gpus -unit", Value: Data}, {Names: "-i= -id= -l= -loop= -lms= -loop-ms= -d= -display= -query-gpu= -query-compute-apps= -query-accounted-apps= -query-supported-clocks= -format=", Value: Data}, {Names: "-f= -filename=", Value: Writes, Why: "writes it there"}},
		Rows:  []Row{{Names: "dmon pmon topo nvlink", Does: thisMachine, Flags: []Flag{{Names: "-m -p -c -s -e -i= -d= -o= -g -status", Value: Data}}}},
	},
}

var nvidiaSmiCases = []Case{{`nvidia-smi --query-gpu=name --format=csv -l 1`, `Query this machine`}, {`nvidia-smi -q -f x`, `Query this machine; Write x`}, {`nvidia-smi topo -m`, `Query this machine`}, {`nvidia-smi -pl 100`, `Unknown no option “-pl” is known`}}

var udevadm = Program{
	Name: "udevadm", Rare: true, Kin: "pg_ctl tuned-adm", Summary: "shows or sets devices, databases or rules", Manual: "udevadm(8), systemd 257; pg_ctl(1), PostgreSQL 18; tuned-adm(8), 2.25; auditctl(8), 4.0",
	Row: Row{Style: Plain, Args: anyData, Refine: udevadmVerb},
}

var udevadmCases = []Case{{`udevadm info /dev/sda`, `Query the system`}, {`udevadm trigger`, `Configure the system`}, {`pg_ctl -D d stop`, `Configure the system`}}

func udevadmVerb(m *Match) {
	(&verbTool{looks: "info monitor verify list listapps getenv status active -l -s", quiet: "--query --path -n --name -r --root --attribute-walk -t --tree -x --export -P --export-prefix -e --export-db -d -w --wait-for-initialization -D --pgdata --property -p -k -u --udev --kernel --subsystem-match --tag-match --verbose", of: "the system", kind: automode.Configure, why: "sets the system up differently"}).read(m)
}

var tig = Program{
	Name: "tig", Rare: true, Summary: "shows a repository's history", Manual: "tig(1), tig 2.6",
	Row: Row{
		Style: Looking, Help: "-h --help -v --version", OrArgs: true, Does: gitLooks, Args: anyData,
		Global: []Flag{{Names: "-C=", Value: Base}, {Names: "--output= --ext-diff --textconv", Value: Unread, Does: []Do{{Why: "writes, or runs what the settings name"}}}},
		Rows:   []Row{{Names: "log show reflog blame grep refs stash status"}},
	},
}

var tigCases = []Case{{`tig --all`, `Read .`}, {`tig -C d log`, `in d`}, {`tig --output=x`, `Read .; Unknown writes, or runs what the settings name; Unknown nobody read what the value of --output means`}}

// nodeSnapshot: a snapshot of nodetool is taken without a further word.
func nodeSnapshot(m *Match) {
	if m.name() == "nodetool" && m.Path == "snapshot" {
		m.addDo(&cloudChanges[0])
	}
}
