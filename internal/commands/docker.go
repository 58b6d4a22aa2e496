package commands

import "automode"

var docker = Program{
	Name: "docker", Rare: true, Summary: "builds images and runs containers", Manual: "docker(1), Docker 29, buildx 0.30 and Compose 5 as read in their references",
	Row: Row{
		Style: GNU, Help: "-v --version --help",
		Global: []Flag{
			{Names: "-D --debug --tls --tlsverify"},
			{Names: "-l= --log-level=", Value: Data},
			{Names: "--config=", Value: Unread, Why: "takes its plug-ins and credential helpers from there"},
			{Names: "--tlscacert= --tlscert= --tlskey=", Value: Lists},
			{Names: "-H= --host=", Value: Sends, Why: "speaks to the engine there"},
			{Names: "-c= --context=", Value: Data},
		},
		Rows: dockerRows,
	},
}

var podman = Program{
	Name: "podman", Rare: true, Also: "nerdctl", Summary: "builds images and runs containers, as docker does", Manual: "podman(1), podman 5, and nerdctl 2, where both are as docker",
	Row: Row{
		Style: GNU, Help: "-v --version -h --help",
		Global: []Flag{
			{Names: "--debug --debug-full"},
			{Names: "--log-level= -n= --namespace= --events-backend= --cgroup-manager= --storage-driver= --snapshotter=", Value: Data},
			{Names: "-r --remote"},
			{Names: "--url= -c= --connection= --identity= -a= --address= -H= --host=", Value: Unread, Why: "speaks to another engine"},
		},
		Rows: dockerRows,
	},
}

var dockerRows = []Row{
	// Podman's alone: in name spaces of its own a command still works on this machine's files.
	{Names: "unshare", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}, Flags: []Flag{{Names: "--rootless-netns"}}},
	{Names: "run", Style: Leading, Does: dockerRunDoes, Args: dockerRunArgs, Flags: dockerRunFlags, Wraps: Inside, Refine: dockerRun},
	{Names: "create", Style: Leading, Does: dockerRunDoes, Args: dockerRunArgs, Flags: dockerRunFlags, Wraps: Inside, Refine: dockerRun},
	{Names: "exec", Style: Leading, Args: dockerExecArgs, Flags: dockerExecFlags, Wraps: Inside, Refine: dockerExec},
	{Names: "build", Does: dockerBuildDoes, Args: dockerBuildArgs, Flags: dockerBuildFlags, Refine: dockerBuild},
	{Names: "buildx", Rows: dockerBuildxRows},
	{Names: "builder", Rows: []Row{
		{Names: "build", Does: dockerBuildDoes, Args: dockerBuildArgs, Flags: dockerBuildFlags, Refine: dockerBuild},
		{Names: "prune", Does: []Do{{Kind: automode.Change, Target: "the build cache", Traits: automode.Destroys, Why: "removes what builds left"}}, Flags: dockerPruneFlags},
		{Names: "du", Does: dockerLooks, Flags: dockerListFlags},
	}},
	{Names: "compose", Rows: composeRows, Global: composeFlags, Refine: composeFiles},
	{Names: "container", Rows: dockerContainerRows},
	{Names: "image", Rows: dockerImageRows},
	{Names: "volume", Rows: dockerVolumeRows},
	{Names: "network", Rows: dockerNetworkRows},
	{Names: "system", Rows: dockerSystemRows},
	{Names: "context", Rows: dockerContextRows},
	{Names: "manifest", Rows: []Row{
		{Names: "inspect", Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Refine: registryHost, Args: anyData, Flags: []Flag{{Names: "-v --verbose"}, {Names: "--insecure", Does: []Do{{Kind: automode.Weaken, Target: "the check of the registry"}}, Why: "takes any host for the registry"}}},
	}},

	{Names: "ps", Does: dockerLooks, Flags: dockerListFlags, Refine: dockerNames},
	{Names: "images", Does: dockerLooks, Args: anyData, Flags: dockerListFlags, Refine: dockerNames},
	{Names: "logs", Does: dockerLooks, Args: anyData, Flags: dockerLogFlags},
	{Names: "inspect", Does: dockerLooks, Args: anyData, Flags: dockerInspectFlags, Refine: showsContainer},
	{Names: "stats", Does: dockerLooks, Args: anyData, Flags: dockerListFlags},
	{Names: "port diff wait", Does: dockerLooks, Args: anyData},
	{Names: "top", Style: Leading, Does: dockerLooks, Args: anyData}, // options for ps behind the container
	{Names: "history", Does: dockerLooks, Args: anyData, Flags: dockerHistoryFlags},
	{Names: "events", Does: dockerLooks, Flags: dockerListFlags},
	{Names: "info version", Does: dockerLooks, Flags: dockerListFlags},
	{Names: "search", Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: anyData, Flags: dockerListFlags},
	{Names: "start restart stop pause unpause kill", Does: dockerChanges, Args: anyData, Flags: dockerStateFlags},
	{Names: "rename tag", Does: dockerChanges, Args: anyData},
	{Names: "update", Does: dockerChanges, Args: anyData, Flags: []Flag{{Names: "--blkio-weight= --cpu-period= --cpu-quota= --cpu-rt-period= --cpu-rt-runtime= -c= --cpu-shares= --cpus= --cpuset-cpus= --cpuset-mems= -m= --memory= --memory-reservation= --memory-swap= --pids-limit= --restart=", Value: Data}}},
	{Names: "commit", Does: dockerChanges, Args: anyData, Flags: []Flag{{Names: "-p --pause"}, {Names: "-a= --author= -c= --change= -m= --message=", Value: Data}}},
	{Names: "rm", Does: dockerRemoves, Args: anyData, Flags: dockerRemoveFlags},
	{Names: "rmi", Does: dockerRemoves, Args: anyData, Flags: dockerRemoveFlags},
	{Names: "cp", Args: anyData, Flags: dockerCopyFlags, Refine: dockerCopy},
	{Names: "pull", Does: dockerPulls, Args: anyData, Flags: dockerPullFlags},
	{Names: "push", Does: dockerPushes, Args: anyData, Flags: dockerPullFlags},
	{Names: "save export", Does: dockerLooks, Args: anyData, Flags: dockerSaveFlags},
	{Names: "load", Does: dockerChanges, Flags: dockerLoadFlags},
	{Names: "import", Does: dockerChanges, Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "-c= --change= -m= --message= --platform=", Value: Data}}},
	{Names: "login", Does: []Do{{Kind: automode.Configure, Target: "the credentials for registries", Traits: automode.Persists, Why: "keeps a credential for the registry"}}, Args: []Arg{{Role: Sends, Traits: automode.Credential, Why: "sends the credential to the registry"}}, Flags: []Flag{{Names: "--password-stdin"}, {Names: "-p= --password= -u= --username=", Value: Data}}},
	{Names: "logout", Does: []Do{{Kind: automode.Configure, Target: "the credentials for registries", Why: "forgets a credential"}}, Args: anyData},
	{Names: "stack service node swarm secret config plugin trust checkpoint", Rows: dockerSwarmRows},
	{Names: "attach", Does: dockerChanges, Args: anyData, Flags: []Flag{{Names: "--no-stdin --sig-proxy[=]"}, {Names: "--detach-keys=", Value: Data}}},
	{Names: "help", Args: anyData},
	// What podman and nerdctl have beside these.
	{Names: "pod machine", Rows: []Row{
		{Names: "inspect", Does: dockerLooks, Args: anyData, Flags: dockerInspectFlags, Refine: showsContainer},
		{Names: "ps ls list stats top logs info exists", Does: dockerLooks, Args: anyData, Flags: dockerListFlags},
		{Names: "create start stop restart pause unpause kill init set", Does: dockerChanges, Args: anyData},
		{Names: "rm prune reset", Does: dockerRemoves, Args: anyData, Flags: dockerRemoveFlags},
	}},
	{Names: "scout", Rows: []Row{{Names: "quickview qv cves compare recommendations version", Style: Looking, Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: anyData, Flags: []Flag{{Names: "--only-severity= --only-fixed --only-unfixed --format= --platform= --details --locations -e --exit-code --to=", Value: Data}}}}},
	{Names: "healthcheck", Rows: []Row{{Names: "run", Does: dockerLooks, Args: anyData}}},
	{Names: "namespace", Rows: []Row{{Names: "ls list inspect", Does: dockerLooks, Args: anyData, Flags: dockerListFlags}}},
}

// dockerSwarmRows: the things of a cluster, which all have the same verbs.
var dockerSwarmRows = []Row{
	{Names: "inspect", Does: dockerLooks, Args: anyData, Flags: dockerSwarmFlags, Refine: showsContainer},
	{Names: "ls list ps services tasks", Does: dockerLooks, Args: anyData, Flags: dockerSwarmFlags},
	{Names: "logs", Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "--details -f --follow --no-resolve --no-task-ids --no-trunc --raw -t --timestamps"}, {Names: "--since= -n= --tail=", Value: Data}}},
	{Names: "config", Does: dockerLooks, Flags: []Flag{{Names: "-c= --compose-file=", Value: Reads}, {Names: "--skip-interpolation"}}},
	{Names: "create update scale rollback deploy up promote demote init join enable disable set sign", Does: dockerChanges, Args: anyData},
	{Names: "rm remove down leave revoke", Does: dockerRemoves, Args: anyData, Flags: dockerRemoveFlags},
	{Names: "install upgrade", Does: []Do{{Kind: automode.Install, Target: "a plugin of docker", Why: "adds a program to the engine"}}, Args: anyData},
	{Names: "join-token unlock-key", Does: []Do{{Kind: automode.Disclose, Target: "a secret of the cluster", Why: "prints what lets others join or unlock it"}}, Args: anyData, Flags: []Flag{{Names: "-q --quiet --rotate"}}},
}

var dockerSwarmFlags = []Flag{
	{Names: "--no-resolve --no-trunc -q --quiet --pretty"},
	{Names: "-f= --filter= --format=", Value: Data},
}

var anyData = []Arg{{At: Each, Role: Data}}

// anyGoal and firstGoal are the positionals of what builds and of what starts one
// thing that was built.
var (
	anyGoal   = []Arg{{At: Each, Role: Goal}}
	firstGoal = []Arg{{At: First, Role: Goal}, {At: Rest, Role: Data}}
)

var (
	dockerLooks   = []Do{{Kind: automode.Query, Target: "the container engine"}}
	dockerChanges = []Do{{Kind: automode.Change, Target: "the container engine", Why: "changes containers or images"}}
	dockerRemoves = []Do{{Kind: automode.Change, Target: "the container engine", Traits: automode.Destroys, Why: "removes containers or images"}}
	dockerPulls   = []Do{{Kind: automode.Fetch, Target: "the image's registry", Why: "takes an image from its registry"}}
	dockerPushes  = []Do{{Kind: automode.Publish, Target: "the image's registry", Why: "puts an image where others get it"}}
)

var dockerListFlags = []Flag{
	{Names: "-a --all -l --latest --no-trunc -q --quiet --external --ns --noheading --pod -p --sync --history --compatible --list-tags --no-reset --ctr-ids --ctr-names --ctr-status -s --size --digests --tree --cluster --no-stream -v --verbose"},
	{Names: "-f= --filter= --format= -n= --last= --since= --until= --limit= --type= --sort= --interval=", Value: Data},
}

var dockerInspectFlags = []Flag{
	{Names: "-l --latest -s --size"},
	{Names: "-f= --format= --type=", Value: Data},
}

var dockerHistoryFlags = []Flag{{Names: "-H --human --no-trunc -q --quiet --format= --platform=", Value: Data}}

var dockerLogFlags = []Flag{
	{Names: "--details -f --follow -t --timestamps --color -l --latest --names"},
	{Names: "--since= -n= --tail= --until=", Value: Data},
}

var dockerStateFlags = []Flag{
	{Names: "-a --attach -i --interactive"},
	{Names: "-s= --signal= -t= --timeout= --time= --detach-keys=", Value: Data},
}

var dockerRemoveFlags = []Flag{
	{Names: "-f --force -l --link --no-prune -v --volumes"},
	{Names: "--platform=", Value: Data},
}

var dockerPruneFlags = []Flag{
	{Names: "-a --all -f --force --volumes --verbose"},
	{Names: "--filter= --keep-storage= --reserved-space= --max-used-space= --min-free-space= --builder=", Value: Data},
}

var dockerCopyFlags = []Flag{{Names: "-a --archive -L --follow-link -q --quiet"}}

var dockerPullFlags = []Flag{
	{Names: "-a --all-tags -q --quiet"},
	{Names: "--platform=", Value: Data},
	{Names: "--disable-content-trust"},
}

var dockerSaveFlags = []Flag{
	{Names: "-o= --output=", Value: Writes, Why: "writes an archive of it"},
	{Names: "--platform=", Value: Data},
}

var dockerLoadFlags = []Flag{
	{Names: "-i= --input=", Value: Reads},
	{Names: "-q --quiet"},
	{Names: "--platform=", Value: Data},
}

var dockerContainerRows = []Row{
	{Names: "run create", Style: Leading, Does: dockerRunDoes, Args: dockerRunArgs, Flags: dockerRunFlags, Wraps: Inside, Refine: dockerRun},
	{Names: "exec", Style: Leading, Args: dockerExecArgs, Flags: dockerExecFlags, Wraps: Inside, Refine: dockerExec},
	{Names: "inspect", Does: dockerLooks, Args: anyData, Flags: dockerInspectFlags, Refine: showsContainer},
	{Names: "ls list ps stats exists", Does: dockerLooks, Args: anyData, Flags: dockerListFlags},
	{Names: "logs", Does: dockerLooks, Args: anyData, Flags: dockerLogFlags},
	{Names: "port diff wait", Does: dockerLooks, Args: anyData},
	{Names: "top", Style: Leading, Does: dockerLooks, Args: anyData}, // options for ps behind the container
	{Names: "start restart stop pause unpause kill", Does: dockerChanges, Args: anyData, Flags: dockerStateFlags},
	{Names: "rename", Does: dockerChanges, Args: anyData},
	{Names: "rm remove", Does: dockerRemoves, Args: anyData, Flags: dockerRemoveFlags},
	{Names: "prune", Does: dockerRemoves, Flags: dockerPruneFlags},
	{Names: "cp", Args: anyData, Flags: dockerCopyFlags, Refine: dockerCopy},
	{Names: "export", Does: dockerLooks, Args: anyData, Flags: dockerSaveFlags},
}

var dockerImageRows = []Row{
	{Names: "build", Does: dockerBuildDoes, Args: dockerBuildArgs, Flags: dockerBuildFlags, Refine: dockerBuild},
	{Names: "ls list inspect exists tree", Does: dockerLooks, Args: anyData, Flags: dockerListFlags},
	{Names: "history", Does: dockerLooks, Args: anyData, Flags: dockerHistoryFlags},
	{Names: "tag", Does: dockerChanges, Args: anyData},
	{Names: "rm remove", Does: dockerRemoves, Args: anyData, Flags: dockerRemoveFlags},
	{Names: "prune", Does: dockerRemoves, Flags: dockerPruneFlags},
	{Names: "pull", Does: dockerPulls, Args: anyData, Flags: dockerPullFlags},
	{Names: "push", Does: dockerPushes, Args: anyData, Flags: dockerPullFlags},
	{Names: "save", Does: dockerLooks, Args: anyData, Flags: dockerSaveFlags},
	{Names: "load", Does: dockerChanges, Flags: dockerLoadFlags},
}

var dockerVolumeRows = []Row{
	{Names: "ls list inspect", Does: dockerLooks, Args: anyData, Flags: dockerListFlags},
	{Names: "create", Does: dockerChanges, Args: anyData, Flags: []Flag{
		{Names: "-d= --driver= --label= --name=", Value: Data},
		{Names: "-o= --opt=", Value: Unread, Why: "tells the driver what the volume is made of"},
	}},
	{Names: "rm remove", Does: []Do{{Kind: automode.Change, Target: "volumes", Traits: automode.Destroys, Why: "removes volumes with their data"}}, Args: anyData, Flags: dockerRemoveFlags},
	{Names: "prune", Does: []Do{{Kind: automode.Change, Target: "volumes", Traits: automode.Destroys, Why: "removes volumes with their data"}}, Flags: dockerPruneFlags},
}

var dockerNetworkRows = []Row{
	{Names: "ls list inspect", Does: dockerLooks, Args: anyData, Flags: dockerListFlags},
	{Names: "create", Does: dockerChanges, Args: anyData, Flags: []Flag{
		{Names: "--attachable --config-only --ingress --internal --ipv4 --ipv6"},
		{Names: "--aux-address= --config-from= -d= --driver= --gateway= --ip-range= --ipam-driver= --ipam-opt= --label= -o= --opt= --scope= --subnet=", Value: Data},
	}},
	{Names: "connect disconnect", Does: dockerChanges, Args: anyData, Flags: []Flag{
		{Names: "-f --force"},
		{Names: "--alias= --driver-opt= --gw-priority= --ip= --ip6= --link= --link-local-ip=", Value: Data},
	}},
	{Names: "rm remove", Does: dockerRemoves, Args: anyData, Flags: dockerRemoveFlags},
	{Names: "prune", Does: dockerRemoves, Flags: dockerPruneFlags},
}

var dockerSystemRows = []Row{
	{Names: "df info events", Does: dockerLooks, Flags: dockerListFlags},
	{Names: "prune", Does: []Do{{Kind: automode.Change, Target: "the container engine", Traits: automode.Destroys, Why: "removes all that no container uses now"}}, Flags: dockerPruneFlags},
}

var dockerContextRows = []Row{
	{Names: "ls list inspect show", Does: dockerLooks, Args: anyData, Flags: dockerListFlags},
	{Names: "use create update rm remove import", Does: []Do{{Kind: automode.Configure, Target: "the engines that docker knows", Traits: automode.Persists, Why: "changes which engine docker speaks to"}}, Args: anyData, Flags: []Flag{
		{Names: "-f --force"},
		{Names: "--description= --docker= --from=", Value: Data},
	}},
}
