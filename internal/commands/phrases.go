package commands

import (
	"strings"

	"automode"
)

// Programs with many subcommands of which those stand here that only look, as
// phrases. What else they do nobody described.

// phrases are the beginnings of command lines that only look, words joined with
// a dot. Behind "!" only options follow, of those that all such programs have;
// behind "<" the rest are files that are read; behind others it is data.
type phrases struct{ name, looks string }

var phraseTable = [...]phrases{
	{"add-apt-repository", "-L! --list!"},
	{"amplify", "status env.list!"},
	{"anacron", "-T!"},
	{"arecord", "-l! -L! --list-devices! --list-pcms!"},
	{"aws-vault", "list!"},
	{"chamber", "list list-services! version!"},
	{"clusterctl", "version! describe.cluster config.repositories!"},
	{"cmctl", "version! status.certificate check.api!"},
	{"cordova", "info! requirements! platform.list! platform.ls! plugin.list! plugin.ls! plugins.ls!"},
	{"crc", "status! version! ip! config.view! config.get"},
	{"cs", "search list! version! resolve complete-dep"},
	{"datadog-agent", "status! version! health! hostname!"},
	{"doveadm", "who! service.status! log.errors! log.find!"},
	{"drone", "info! build.ls build.info build.last repo.ls repo.info"},
	{"eb", "status list! health events"},
	{"ecs-cli", "ps! images!"},
	{"faillock", "--user"},
	{"filebeat", "version! test.config! modules.list!"},
	{"gdbus", "introspect"},
	{"grafana-cli", "plugins.ls! plugins.list-remote! plugins.list-versions"},
	{"hadoop", "version! fs.-ls fs.-du fs.-df fs.-count fs.-stat"},
	{"hdfs", "version! dfs.-ls dfs.-du dfs.-df dfs.-count dfs.-stat dfsadmin.-report! haadmin.-getServiceState"},
	{"id3v2", "-l< --list< -L! --list-genres! -f! --list-frames!"},
	{"ideviceinfo", "! -s! -k"},
	{"idevice_id", "-l! --list!"},
	{"influx", "version! ping! bucket.list org.list task.list user.list"},
	{"instruments", "-s!"},
	{"ipmitool", "sensor! sensor.list! sdr! sdr.list! sdr.elist! sel! sel.list! sel.elist! sel.info! fru! fru.print! chassis.status! chassis.power.status! power.status! lan.print mc.info! user.list!"},
	{"iscsiadm", "-m.session! -m.node! -m.iface! -m.host!"},
	{"k0s", "status! version! sysinfo!"},
	{"llm", "models! models.list! models.default! plugins! templates! templates.list! aliases! aliases.list! keys.list! keys.path! logs.path! schemas.list!"},
	{"kops", "version! get.clusters get.cluster get.instancegroups get.ig get.instances validate.cluster"},
	{"lms", "ls! ps! status! version! server.status!"},
	{"lpoptions", "-l!"},
	{"melos", "list!"},
	{"microk8s", "status! version!"},
	{"moon", "query.projects query.tasks query.touched-files query.changed-files project task"},
	{"MP4Box", "-info< -version!"},
	{"mutool", "info< show< pages< -v!"},
	{"pacmd", "stat! info! list-modules! list-sinks! list-sources! list-cards! list-clients! list-sink-inputs! list-source-outputs! dump!"},
	{"pct", "list! status config! df listsnapshot pending cpusets!"},
	{"porter", "list! version! installations.list!"},
	{"pveversion", "-v! --verbose!"},
	{"pvesm", "status! list"},
	{"pvesh", "get ls usage"},
	{"qm", "list! status config showcmd listsnapshot pending"},
	{"rancher", "clusters.ls! nodes.ls! namespaces.ls! projects.ls! context.current!"},
	{"ray", "status! list.nodes list.actors list.tasks list.jobs summary.tasks! summary.actors!"},
	{"scanimage", "-L! --list-devices!"},
	{"semanage", "port.-l! fcontext.-l! boolean.-l! login.-l! user.-l! interface.-l! module.-l! node.-l!"},
	{"sqlplus", "-v! -V!"},
	{"squid", "-v! -k.check! -k.parse!"},
	{"talosctl", "version! health! get.members get.nodes get.services get.machinestatus get.disks get.addresses get.links get.routes get.mounts service! services! containers stats memory! processes! mounts! df! disks! dmesg! logs time! netstat list ls usage du events!"},
	{"texdoc", "-l --list"},
	{"timoni", "list! version! status"},
	{"tk", "show< diff< status< env.list!"},
	{"travis", "status! whoami! branches! history! requests! repos! logs"},
	{"udisksctl", "status! info dump!"},
	{"usb-devices", "!"},
	{"virtctl", "version! userlist fslist guestosinfo"},
	{"werf", "version!"},
	{"xe", "vm-list host-list sr-list network-list vm-param-list"},
	{"zef", "list info search depends rdepends locate"},
	{"zellij", "ls! list-sessions! list-aliases!"},
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

// phraseLooks reads the phrase in front and what follows it.
func phraseLooks(m *Match) {
	if len(m.Args) == 1 && m.Args[0].Exact() && named("--version --help", m.Args[0].Text) {
		return
	}
	for i := range phraseTable {
		if p := &phraseTable[i]; m.name() == p.name {
			for phrase := range strings.FieldsSeq(p.looks) {
				if m.looksBy(phrase) {
					return
				}
			}
		}
	}
	m.Add(Fact{Kind: automode.Run, Target: "what its words name", Why: "does what nobody read"})
}

// looksBy reports whether the words begin with the phrase and nothing behind it
// is more than that, and adds what it comes to.
func (m *Match) looksBy(phrase string) bool {
	alone, files := strings.HasSuffix(phrase, "!"), strings.HasSuffix(phrase, "<")
	n := 0
	for word := range strings.SplitSeq(strings.TrimRight(phrase, "!<"), ".") {
		if word == "" { // the bare name
			break
		}
		if n >= len(m.Args) || !m.Args[n].Is(word) {
			return false
		}
		n++
	}
	var read []Word
	for i := n; i < len(m.Args); i++ {
		w := m.Args[i]
		switch {
		case !w.Exact():
			return false
		case strings.HasPrefix(w.Text, "-") && len(w.Text) > 1:
			if !plainOption(w.Text) {
				return false
			}
		case alone:
			return false
		case files:
			read = append(read, w)
		}
	}
	m.Add(Fact{Kind: automode.Query, Target: "what it works with"})
	m.Facts = append(m.Facts, roles(Reads, read, "")...)
	return true
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
