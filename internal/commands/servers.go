package commands

import "automode"

// Programs that serve others, and clients of stores of objects and models.

var haproxy = Program{
	Name: "haproxy", Rare: true, Summary: "spreads connections over servers", Manual: "haproxy(1), HAProxy 3.2",
	Row: Row{
		Style: Single, Help: "-v -vv -h",
		Does:  []Do{{Kind: automode.Expose, Target: "the addresses of its settings", When: &When{Without: "-c"}, Why: "listens where its settings say"}},
		Flags: []Flag{{Names: "-c", Value: Data}, {Names: "-q -V -d -db -D -W -Ws -dG -dp -dr -dM -dS -dV -de -dZ", Value: Data}, {Names: "-cc= -n= -N= -m= -L= -dK=", Value: Data}, {Names: "-f=", Value: RunsFile, Why: "loads the Lua that its settings name, to check them as well"}, {Names: "-C=", Value: Base}, {Names: "-p=", Value: Writes, Why: "writes its number there"}, {Names: "-sf= -st=", Value: Controls, Why: "ends the server that ran before"}},
		Args:  []Arg{{Role: Data}},
	},
}

var haproxyCases = []Case{
	{`haproxy -c -f haproxy.cfg`, `Run[file native] haproxy.cfg`},
	{`haproxy -vv`, `nothing`},
	{`haproxy -f haproxy.cfg -D -p x.pid`, `Expose the addresses of its settings; Run[file native] haproxy.cfg; Write x.pid`},
	{`haproxy -C d -c -cc x`, `in d`},
	{`haproxy -f a -sf 12`, `Expose the addresses of its settings; Run[file native] a; Control 12`},
}

var traefik = Program{
	Name: "traefik", Rare: true, Summary: "hands requests on to services", Manual: "traefik --help, Traefik 3.5",
	Row: Row{
		Help: "-h --help", Does: []Do{{Kind: automode.Expose, Target: "the addresses of its settings", Why: "listens where its settings say"}},
		Flags: []Flag{{Names: "--configFile= --configfile=", Value: Reads}},
		Rows:  []Row{{Names: "version healthcheck", Does: []Do{{Kind: automode.Query, Target: "the server"}}, Flags: []Flag{{Names: "--format=", Value: Data}, {Names: "--configFile=", Value: Reads}}}},
	},
}

var traefikCases = []Case{
	{`traefik version --format x`, `Query the server`},
	{`traefik healthcheck --configFile f`, `Query the server; Read f`},
	{`traefik --configFile f`, `Expose the addresses of its settings; Read f`},
}

var mc = Program{
	Name: "mc", Rare: true, Summary: "works with stores of objects, as MinIO's client; another program of the name shows files", Manual: "the reference of the MinIO client, RELEASE.2025-08",
	Row: Row{
		Help: "-h --help -v --version -V", Global: []Flag{{Names: "--quiet -q --disable-pager --dp --no-color --json --debug --insecure --limit-upload= --limit-download= --resolve=", Value: Data}, {Names: "-C= --config-dir=", Value: Reads}},
		Rows: []Row{
			{Names: "head cat", Prints: served, Does: []Do{{Kind: automode.Query, Target: "the store"}}, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-n= --lines= --rewind= --vid= --version-id= --tail= --offset= --part-number= --zip --enc-c=", Value: Data}}},
			{Names: "ls tree du stat find diff ping ready", Prints: served, Does: []Do{{Kind: automode.Query, Target: "the store"}}, Args: anyData, Flags: []Flag{{Names: "-r --recursive --versions -I --incomplete --summarize --zip -f --files --no-list --older-than= --newer-than= --name= --path= --regex= --larger= --smaller= --maxdepth= -d= --depth= -n= --lines= --rewind= --vid= --version-id= --print= --storage-class= --tail= --offset=", Value: Data}, {Names: "--exec=", Value: RunsLine, Why: "runs that for each object"}, {Names: "--watch", Value: Data}}},
			{Names: "admin", Rows: []Row{{Names: "info top prometheus trace console", Does: []Do{{Kind: automode.Query, Target: "the store"}}, Args: anyData}, {Names: "user policy group service config heal update replicate decommission rebalance", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the store", Why: "changes the store's server"}}, Args: anyData}}},
			{Names: "alias", Rows: []Row{{Names: "list ls", Does: []Do{{Kind: automode.Disclose, Target: "the keys of stores", Why: "prints the keys of stores"}}, Args: anyData}, {Names: "set remove rm import export", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the account's stores", Traits: automode.Persists, Why: "changes which stores the account uses"}}, Args: anyData}}},
			{Names: "rm rb undo", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the store", Traits: automode.Destroys, Why: "removes what the store holds"}}, Args: anyData},
			{Names: "cp mv mirror put get pipe", Args: anyData, Flags: []Flag{{Names: "-r --recursive -a --preserve -w --watch --overwrite --remove --exclude= --attr=", Value: Data}}, Does: []Do{{Why: "what else it sends, takes or changes was not read"}}, Refine: mcCopies},
			{Names: "mb share anonymous policy encrypt event ilm legalhold retention tag version sql", Style: Plain, Does: []Do{{Why: "what it sends, takes or changes was not read"}}, Args: anyData},
		},
	},
}

var mcCases = []Case{
	{`mc`, `nothing`},
	{`mc ls --recursive s/bucket --json`, `Query the store`},
	{`mc head -n 5 s/b/x`, `Query the store; Read s/b/x`},
	{`mc find s/b --exec 'rm -rf a'`, `Query the store; Run[line] rm -rf a`},
	{`mc ls s --watch -C d`, `Query the store; Read d`},
	{`mc admin`, `nothing`},
	{`mc admin info s`, `Query the store`},
	{`mc admin user add s a b`, `Change the store`},
	{`mc alias`, `nothing`},
	{`mc alias list`, `Disclose the keys of stores`},
	{`mc alias set s http://h.test a b`, `Configure{persists} the account's stores`},
	{`mc rm --recursive --force s/b`, `Change{destroys} the store`},
	{`mc mb s/b`, `Unknown what it sends, takes or changes was not read`},
	{`mc cp -r a s/b`, `Unknown what else it sends, takes or changes was not read; Read a/**; Send s/b`},
	{`mc get s/b a`, `Unknown what else it sends, takes or changes was not read; Read s/b/**; Send a`},
}

// mcCopies: the last place takes the others. One of them is in a store, and a path
// of a store is written as one of this machine.
func mcCopies(m *Match) {
	for i := range m.Args {
		w := &m.Args[i]
		role := ReadsTree
		if i > 0 && i+1 == len(m.Args) {
			role = Sends
		}
		m.addRole(role, w, "copies files there")
	}
}

var ollama = Program{
	Name: "ollama", Rare: true, Summary: "runs language models on this machine", Manual: "ollama help, Ollama 0.12",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "list ls ps show help", Does: []Do{{Kind: automode.Query, Target: "the models"}}, Args: anyData, Flags: []Flag{{Names: "--license --modelfile --parameters --system --template --verbose", Value: Data}}},
			{Names: "stop", Does: []Do{{Kind: automode.Control, Target: "a model", Why: "takes it out of memory"}}, Args: anyData},
			{Names: "run pull create cp", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Install, Target: "a model", Why: "brings in a model"}}, Args: anyData},
			{Names: "serve", Does: []Do{{Kind: automode.Run, Target: "the server", Why: "serves models on this machine"}}},
			{Names: "rm", Does: []Do{{Kind: automode.Delete, Target: "models", Why: "removes models"}}, Args: anyData},
			{Names: "push", Style: Plain, Help: "--help", Does: hostDeploys, Args: anyData},
			{Names: "signin signout", Does: hostSettings},
		},
	},
}

var ollamaCases = []Case{
	{`ollama`, `nothing`},
	{`ollama list`, `Query the models`},
	{`ollama show x --modelfile`, `Query the models`},
	{`ollama stop x`, `Control a model`},
	{`ollama run x hello`, `Install a model`},
	{`ollama serve`, `Run the server`},
	{`ollama rm x`, `Delete models`},
	{`ollama push a/b`, `Publish the platform`},
	{`ollama signin`, `Configure{persists} the account of the platform`},
}

var huggingface = Program{
	Name: "hf", Rare: true, Also: "huggingface-cli", Summary: "works with a hub of models and data", Manual: "hf --help, huggingface_hub 1.0",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "version env whoami scan-cache", Does: hostLooks, Flags: []Flag{{Names: "--dir=", Value: Lists}, {Names: "--verbose", Value: Data}}},
			{Names: "cache", Rows: []Row{{Names: "ls list scan verify", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--format= --filter= --sort= --limit= --revisions -q --quiet", Value: Data}}}, {Names: "rm delete prune", Args: anyData, Does: []Do{{Kind: automode.Delete, Target: "what was downloaded", Traits: automode.Recoverable, Why: "removes what can be downloaded again"}}, Flags: []Flag{{Names: "-y --yes --dry-run --disable-tui", Value: Data}}}}},
			{Names: "auth", Rows: []Row{{Names: "whoami list", Does: hostLooks}, {Names: "login logout switch", Does: hostSettings, Flags: anyFlags}}},
			{Names: "download", Style: Plain, Does: []Do{{Kind: automode.Fetch, Target: "huggingface.co", Why: "downloads models or data"}}, Args: anyData},
			{Names: "upload upload-large-folder", Style: Plain, Does: hostDeploys, Args: anyData},
			{Names: "login logout", Does: hostSettings, Flags: anyFlags},
			{Names: "repo repo-files jobs endpoints lfs-enable-largefiles delete-cache", Style: Plain, Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: anyData},
		},
	},
}

var huggingfaceCases = []Case{
	{`hf`, `nothing`},
	{`huggingface-cli scan-cache --dir d`, `Query the platform; Read{listing} d`},
	{`hf env --verbose`, `Query the platform`},
	{`hf cache`, `nothing`},
	{`hf cache ls --limit 3`, `Query the platform`},
	{`hf cache rm x -y`, `Delete{recoverable} what was downloaded`},
	{`hf auth`, `nothing`},
	{`hf auth whoami`, `Query the platform`},
	{`hf auth login --token x`, `Configure{persists} the account of the platform`},
	{`hf download a/b`, `Fetch huggingface.co`},
	{`hf upload a/b .`, `Publish the platform`},
	{`huggingface-cli login --token x`, `Configure{persists} the account of the platform`},
	{`hf repo create x`, `Unknown nobody read what this subcommand does`},
}

var experiments = Program{
	Name: "wandb", Rare: true, Kin: "mlflow tensorboard kaggle", Summary: "keeps records of experiments", Manual: "the CLI references of wandb 0.22, mlflow 3.4, TensorBoard 2.20 and kaggle 1.7",
	Row: Row{
		Help: "-h --help --version -v", Refine: boardServes, OrArgs: true, Args: []Arg{{Role: Unread}},
		Flags: []Flag{
			{Names: "--logdir= --logdir_spec=", Value: ReadsTree, Of: "tensorboard", Does: []Do{{Kind: automode.Run, Target: "a web server", Traits: automode.EntryPoint, Why: "serves what runs wrote"}}},
			{Names: "--host=", Value: Data, Of: "tensorboard"}, {Names: "--port= --reload_interval= --samples_per_plugin= --window_title= --load_fast= --reload_multifile= --max_reload_threads=", Value: Data, Of: "tensorboard"},
			{Names: "--bind_all", Of: "tensorboard", Does: []Do{{Kind: automode.Expose, Target: "every address of this machine"}}, Why: "lets other hosts reach the server"},
		},
		Rows: []Row{
			{Names: "status verify", Does: hostLooks},
			{Names: "experiments runs competitions datasets kernels models artifact", Rows: []Row{
				{Names: "list search describe get ls files leaderboard submissions status", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--csv -s= --search= -x= --experiment-id= --experiment-name= --run-id= --page= --page-size= --view= -m --mine --sort-by= -t= --type=", Value: Data}}},
				{Names: "delete remove rm", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "create rename restore update submit push put init version pull output download", Style: Plain, Help: "--help", Does: []Do{{Why: "what it sends, takes or changes was not read"}}, Args: anyData},
			}},
			{Names: "run server ui models-serve projects deployments gateway db gc sync login online offline enabled disabled agent sweep launch launch-agent job docker pull restore init", Style: Plain, Help: "--help", Does: []Do{{Why: "what it runs, sends or changes was not read"}}, Args: anyData},
		},
	},
}

// boardServes: it listens on this machine alone where it is not told otherwise.
func boardServes(m *Match) {
	if w, ok := m.Value("--host"); ok && (!w.Exact() || !named("localhost 127.0.0.1 ::1", w.Text)) {
		m.Add(Fact{Kind: automode.Expose, Word: w, Flag: "--host", Via: automode.ByOption, Why: "lets other hosts reach the server"})
	}
}

var experimentsCases = []Case{
	{`tensorboard --logdir runs --port 6006`, `Run{entry-point} a web server; Read runs/**`}, {`tensorboard --logdir=runs --bind_all`, `Run{entry-point} a web server; Read runs/**; Expose every address of this machine`}, {`tensorboard --logdir runs --host 0.0.0.0`, `Run{entry-point} a web server; Read runs/**; Expose 0.0.0.0`}, {`tensorboard --logdir runs --db sqlite:x`, `Unknown no option “--db” is known`},
	{`wandb`, `nothing`},
	{`wandb status`, `Query the platform`},
	{`mlflow runs list --experiment-id 1`, `Query the platform`},
	{`mlflow experiments`, `nothing`},
	{`kaggle datasets list -s x`, `Query the platform`},
	{`mlflow runs delete --run-id x`, `Change{destroys} the platform`},
	{`kaggle competitions submit -f a`, `Unknown what it sends, takes or changes was not read`},
	{`mlflow run .`, `Unknown what it runs, sends or changes was not read`},
	{`wandb sync x`, `Unknown what it runs, sends or changes was not read`},
}
