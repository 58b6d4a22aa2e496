package commands

import "automode"

// Programs around Python's queues, servers and environments that few people
// call.

var celery = Program{
	Name: "celery", Package: true, Rare: true, Summary: "runs and shows jobs", Manual: "celery --help and each command's, Celery 5.5",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "-A= --app= -q --quiet -C --no-color --skip-checks", Value: Data}, {Names: "--workdir=", Value: Base},
			{Names: "-b= --broker= --result-backend= --loader= --config=", Value: Unread, Why: "names code, or another service"},
		},
		Rows: []Row{
			{Names: "status report events", Does: toolBuilds, Flags: []Flag{{Names: "-t= --timeout= -d= --destination= -j --json -D --dump", Value: Data}, {Names: "-c= --camera= -l= --loglevel= -f= --freq= -r= --maxrate= --detach --logfile= --pidfile=", Value: Unread, Why: "loads code, or goes on behind the session"}}},
			{Names: "inspect", Does: toolBuilds, Args: []Arg{{At: First, Role: Data, When: &When{First: "active active_queues clock ping query_task registered report reserved revoked scheduled stats memsample"}}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "-t= --timeout= -d= --destination= -j --json", Value: Data}}},
			{Names: "list", Rows: []Row{{Names: "bindings", Does: toolBuilds}}},
			{Names: "result", Does: toolBuilds, Args: anyData, Flags: []Flag{{Names: "-t= --task= --traceback", Value: Data}}},
			{Names: "worker beat", Does: toolStarts, Flags: []Flag{{Names: "-l= --loglevel= -c= --concurrency= -P= --pool= -Q= --queues= -n= --hostname= -E --task-events -B --beat -O= --max-tasks-per-child= --without-gossip --without-mingle --without-heartbeat --purge-false --time-limit= --soft-time-limit= --max-interval= --autoscale=", Value: Data}, {Names: "-s= --schedule= -f= --logfile= --pidfile=", Value: Writes, Why: "keeps what it knows there"}}},
			{Names: "control purge call multi migrate shell upgrade graph logtool amqp flower", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the queue", Why: "changes the queue, its workers or what they work on"}}, Args: anyData},
		},
	},
}

var celeryCases = []Case{
	{`celery`, `nothing`}, {`celery -A x status --json`, `Run{entry-point} the build`}, {`celery -A x inspect active -t 2`, `Run{entry-point} the build`}, {`celery -A x inspect conf`, `Run{entry-point} the build; Unknown nobody read what “conf” means here`},
	{`celery -b redis://h list bindings`, `Run{entry-point} the build; Unknown names code, or another service`}, {`celery list`, `nothing`}, {`celery result --traceback x`, `Run{entry-point} the build`}, {`celery events --camera x`, `Run{entry-point} the build; Unknown loads code, or goes on behind the session`},
	{`celery -A x --workdir d worker -l info`, `Run{entry-point} the project; in d`}, {`celery beat -s f`, `Run{entry-point} the project; Write f`}, {`celery -A x purge -f`, `Change the queue`},
}

var rq = Program{
	Name: "rq", Package: true, Rare: true, Summary: "runs and shows jobs", Manual: "rq --help and each command's, RQ 2.6",
	Row: Row{
		Help:   "-h --help --version",
		Global: []Flag{{Names: "-u= --url= -c= --config= -P= --path= --serializer= -w= --worker-class= -j= --job-class= --queue-class= --connection-class=", Value: Unread, Why: "names code, or another service"}},
		Rows: []Row{
			{Names: "info", Does: []Do{{Kind: automode.Query, Target: "the queue"}}, Args: anyData, Flags: []Flag{{Names: "-i= --interval= -r --raw -Q --only-queues -W --only-workers -R --by-queue", Value: Data}}},
			{Names: "worker worker-pool", Does: toolStarts, Args: anyData, Flags: []Flag{{Names: "-b --burst -n= --name= -v --verbose -q --quiet --max-jobs= --with-scheduler --num-workers=", Value: Data}}},
			{Names: "empty requeue suspend resume enqueue cron", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the queue", Why: "changes the queue"}}, Args: anyData},
		},
	},
}

var rqCases = []Case{
	{`rq`, `nothing`}, {`rq info -Q high`, `Query the queue`}, {`rq worker -b`, `Run{entry-point} the project`}, {`rq info -u redis://h`, `Query the queue; Unknown names code, or another service`}, {`rq empty x`, `Change the queue`},
}

var molecule = Program{
	Name: "molecule", Package: true, Rare: true, Summary: "tests roles of Ansible", Manual: "molecule --help, Molecule 25",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "--debug --no-debug -v --verbose", Value: Data}, {Names: "-c= --base-config= -e= --env-file=", Value: Unread, Why: "takes other settings"}},
		Rows: []Row{
			{Names: "list matrix drivers syntax lint", Does: toolBuilds, Args: anyData, Flags: []Flag{{Names: "-s= --scenario-name= -f= --format=", Value: Data}}},
			{Names: "check cleanup converge create dependency destroy idempotence init login prepare reset side-effect test verify", Style: Plain, Does: dockerChanges, Args: anyData},
		},
	},
}

var moleculeCases = []Case{{`molecule`, `nothing`}, {`molecule --debug list -f plain`, `Run{entry-point} the build`}, {`molecule -c f matrix test`, `Run{entry-point} the build; Unknown takes other settings`}, {`molecule converge`, `Change the container engine`}}

var twoToThree = Program{
	Name: "2to3", Rare: true, Summary: "shows or makes changes of source of Python 2", Manual: "2to3 --help, Python 3.12",
	Row: Row{
		Help: "-h --help -l --list-fixes", Args: []Arg{{Role: ReadsTree, When: &When{Without: "-w"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{With: "-w"}, Why: "rewrites source files"}},
		Flags: []Flag{{Names: "-w --write"}, {Names: "-d --doctests_only -f= --fix= -j= --processes= -x= --nofix= -p --print-function -e --exec-function -v --verbose --no-diffs -n --nobackups --add-suffix=", Value: Data}, {Names: "-o= --output-dir=", Value: WritesTree, Why: "writes what it made there"}, {Names: "-W --write-unchanged-files"}},
	},
}

var twoToThreeCases = []Case{{`2to3 -v a.py`, `Read a.py/**`}, {`2to3 -w -n a.py`, `Write{source-only} a.py/**`}, {`2to3 -W -o d a.py`, `Read a.py/**; Write d/**`}}
