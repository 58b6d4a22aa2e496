package commands

import (
	"strings"
)

// Programs with many subcommands of which those stand here that only look. What
// else they do nobody described.

var phraseTable = []phrases{
	{name: "add-apt-repository", looks: "-L! --list!"},
	{name: "amplify", looks: "status env.list!"},
	{name: "anacron", looks: "-T!"},
	{name: "arecord", looks: "-l! -L! --list-devices! --list-pcms!"},
	{name: "aws-vault", looks: "list!"},
	{name: "chamber", looks: "list list-services! version!"},
	{name: "clusterctl", looks: "version! describe.cluster config.repositories!"},
	{name: "cmctl", looks: "version! status.certificate check.api!"},
	{name: "cordova", looks: "info! requirements! platform.list! platform.ls! plugin.list! plugin.ls! plugins.ls!"},
	{name: "crc", looks: "status! version! ip! config.view! config.get"},
	{name: "cs", looks: "search list! version! resolve complete-dep"},
	{name: "datadog-agent", looks: "status! version! health! hostname!"},
	{name: "doveadm", looks: "who! service.status! log.errors! log.find!"},
	{name: "drone", looks: "info! build.ls build.info build.last repo.ls repo.info"},
	{name: "eb", looks: "status list! health events"},
	{name: "ecs-cli", looks: "ps! images!"},
	{name: "faillock", looks: "--user"},
	{name: "filebeat", looks: "version! test.config! modules.list!"},
	{name: "gdbus", looks: "introspect"},
	{name: "grafana-cli", looks: "plugins.ls! plugins.list-remote! plugins.list-versions"},
	{name: "hadoop", looks: "version! fs.-ls fs.-du fs.-df fs.-count fs.-stat"},
	{name: "hdfs", looks: "version! dfs.-ls dfs.-du dfs.-df dfs.-count dfs.-stat dfsadmin.-report! haadmin.-getServiceState"},
	{name: "id3v2", looks: "-l< --list< -L! --list-genres! -f! --list-frames!"},
	{name: "ideviceinfo", looks: "! -s! -k"},
	{name: "idevice_id", looks: "-l! --list!"},
	{name: "influx", looks: "version! ping! bucket.list org.list task.list user.list"},
	{name: "instruments", looks: "-s!"},
	{name: "ipmitool", looks: "sensor! sensor.list! sdr! sdr.list! sdr.elist! sel! sel.list! sel.elist! sel.info! fru! fru.print! chassis.status! chassis.power.status! power.status! lan.print mc.info! user.list!"},
	{name: "iscsiadm", looks: "-m.session! -m.node! -m.iface! -m.host!"},
	{name: "k0s", looks: "status! version! sysinfo!"},
	{name: "llm", looks: "models! models.list! models.default! plugins! templates! templates.list! aliases! aliases.list! keys.list! keys.path! logs.path! schemas.list!"},
	{name: "kops", looks: "version! get.clusters get.cluster get.instancegroups get.ig get.instances validate.cluster"},
	{name: "lms", looks: "ls! ps! status! version! server.status!"},
	{name: "lpoptions", looks: "-l!"},
	{name: "melos", looks: "list!"},
	{name: "microk8s", looks: "status! version!"},
	{name: "moon", looks: "query.projects query.tasks query.touched-files query.changed-files project task"},
	{name: "MP4Box", looks: "-info< -version!"},
	{name: "mutool", looks: "info< show< pages< -v!"},
	{name: "pacmd", looks: "stat! info! list-modules! list-sinks! list-sources! list-cards! list-clients! list-sink-inputs! list-source-outputs! dump!"},
	{name: "pct", looks: "list! status config! df listsnapshot pending cpusets!"},
	{name: "porter", looks: "list! version! installations.list!"},
	{name: "pveversion", looks: "-v! --verbose!"},
	{name: "pvesm", looks: "status! list"},
	{name: "pvesh", looks: "get ls usage"},
	{name: "qm", looks: "list! status config showcmd listsnapshot pending"},
	{name: "rancher", looks: "clusters.ls! nodes.ls! namespaces.ls! projects.ls! context.current!"},
	{name: "ray", looks: "status! list.nodes list.actors list.tasks list.jobs summary.tasks! summary.actors!"},
	{name: "scanimage", looks: "-L! --list-devices!"},
	{name: "semanage", looks: "port.-l! fcontext.-l! boolean.-l! login.-l! user.-l! interface.-l! module.-l! node.-l!"},
	{name: "sqlplus", looks: "-v! -V!"},
	{name: "squid", looks: "-v! -k.check! -k.parse!"},
	{name: "talosctl", looks: "version! health! get.members get.nodes get.services get.machinestatus get.disks get.addresses get.links get.routes get.mounts service! services! containers stats memory! processes! mounts! df! disks! dmesg! logs time! netstat list ls usage du events!"},
	{name: "texdoc", looks: "-l --list"},
	{name: "timoni", looks: "list! version! status"},
	{name: "tk", looks: "show< diff< status< env.list!"},
	{name: "travis", looks: "status! whoami! branches! history! requests! repos! logs"},
	{name: "udisksctl", looks: "status! info dump!"},
	{name: "usb-devices", looks: "!"},
	{name: "virtctl", looks: "version! userlist fslist guestosinfo"},
	{name: "werf", looks: "version!"},
	{name: "xe", looks: "vm-list host-list sr-list network-list vm-param-list"},
	{name: "zef", looks: "list info search depends rdepends locate"},
	{name: "zellij", looks: "ls! list-sessions! list-aliases!"},
}

var phraseTools = Program{
	Name: "zellij", Rare: true,
	Kin:     phraseTableNames,
	Summary: "does what nobody read, beside what only looks", Manual: "the manuals and the --help of each",
	Row: Row{Style: Plain, Args: anyData, Refine: phraseLooks},
}

var phraseToolsCases = []Case{
	{`zellij ls`, `Query what it works with`}, {`zellij kill-all-sessions`, `Run what its words name`}, {`zellij ls x`, `Run what its words name`},
	{`eb status -v my-env`, `Query what it works with`}, {`ipmitool sensor thresh x lower 1`, `Run what its words name`}, {`ipmitool sdr list`, `Query what it works with`},
	{`iscsiadm -m session`, `Query what it works with`}, {`iscsiadm -m session -u`, `Run what its words name`}, {`semanage port -l`, `Query what it works with`}, {`semanage port -a -t x`, `Run what its words name`},
	{`mutool info -v a.pdf`, `Query what it works with; Read a.pdf`}, {`mutool show -o f a.pdf`, `Run what its words name`}, {`mutool run x.js`, `Run what its words name`}, {`influx bucket list --json`, `Query what it works with`},
	{`influx bucket list --configs-path /x`, `Run what its words name`}, {`hdfs dfs -ls /`, `Query what it works with`}, {`hdfs dfs -rm /x`, `Run what its words name`}, {`qm config 100 --output-format=json`, `Query what it works with`},
	{`ideviceinfo`, `Query what it works with`}, {`usb-devices x`, `Run what its words name`}, {`kops get clusters`, `Query what it works with`}, {`kops get secrets`, `Run what its words name`}, {`kops delete cluster`, `Run what its words name`}, {`talosctl get members`, `Query what it works with`}, {`drone build ls "$x"`, `Run what its words name`}, {`ray --version`, `nothing`}, {`ray`, `Run what its words name`}, {`faillock --user x --reset`, `Run what its words name`}, {`eb list --output=/etc/x`, `Run what its words name`},
}

// plainOption reports whether an option is one by which programs choose how much
// they show, and in which form.
func plainOption(s string) bool {
	name, value, has := strings.Cut(s, "=")
	if has {
		return named("--output --output-format --format --color --limit --state", name) && (named("json yaml table text wide name csv always never auto all open closed running", value) || isDigits(value))
	}
	return named("-a -l -v -q -h -1 --all --long --verbose --quiet --json --yaml --short --brief --no-color --no-headers --wide --full --help --human-readable --numeric --installed --session --system --recurse --dest --object-path", name)
}
