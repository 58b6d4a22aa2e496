package commands

import "automode"

// Programs of which what only looks is described here, and little else.

var repoLooks = []Do{{Kind: automode.Read, Target: "."}}

var chezmoi = Program{
	Name: "chezmoi", Rare: true, Summary: "keeps the files of a home in a repository", Manual: "the command reference of chezmoi 2.62",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "managed unmanaged ignored source-path target-path doctor license list help completion", Style: Looking, Does: thisMachine, Args: []Arg{{Role: Lists}}},
			{Names: "apply update init add re-add edit forget remove destroy purge merge merge-all import chattr upgrade state", Does: []Do{{Kind: automode.Configure, Target: "the files of the home", Traits: automode.Persists, Why: "changes the files of the home, or what they come from"}}, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var chezmoiCases = []Case{{`chezmoi managed -i files d`, `Query this machine; Read{listing} d`}, {`chezmoi apply -y --force`, `Configure{persists} the files of the home`}, {`chezmoi`, `nothing`}, {`chezmoi cat f`, `Unknown no subcommand “cat” is known`}}

var stow = Program{
	Name: "stow", Rare: true, Summary: "links the files of packages into a folder", Manual: "stow(8), 2.4",
	Row: Row{
		Help: "-h --help -V --version", Args: anyData,
		Does: []Do{{Kind: automode.Write, Target: "..", Extent: automode.Tree, When: &When{Without: "-n --no --simulate -t --target"}, Why: "makes or removes links"}},
		Flags: []Flag{
			{Names: "-n --no --simulate", Cancels: NoWrite}, {Names: "-v --verbose -v[=] --verbose[=] -p --compat --no-folding --dotfiles --ignore= --defer= --override= -S --stow -D --delete -R --restow", Value: Data},
			{Names: "-d= --dir=", Value: Base}, {Names: "-t= --target=", Value: WritesTree, Why: "makes or removes links there"}, {Names: "--adopt", Does: []Do{{Why: "takes files in, over what the packages hold"}}},
		},
	},
}

var stowCases = []Case{{`stow -n -v vim`, `nothing`}, {`stow vim`, `Write ../**`}, {`stow -d d -t t vim`, `in d; Write t/**`}, {`stow -n --adopt vim`, `Unknown takes files in, over what the packages hold`}}

var codeql = Program{
	Name: "codeql", Rare: true, Summary: "finds flaws in code", Manual: "the CodeQL CLI manual, 2.23",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "version", Style: Looking, Does: thisMachine}, {Names: "resolve", Rows: []Row{{Names: "languages qlpacks packs queries files tests ram database extractor metadata", Style: Looking, Does: repoLooks, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--additional-packs= --search-path=", Value: Lists}}}}},
			{Names: "database", Rows: []Row{
				{Names: "create", Does: toolBuilds, Args: []Arg{{At: First, Role: WritesTree, Why: "makes the database there"}}, Flags: []Flag{{Names: "-l= --language= -j= --threads= -M= --ram= --build-mode= --db-cluster --no-db-cluster --no-run-unnecessary-builds", Value: Data}, {Names: "-s= --source-root=", Value: Lists}}},
				{Names: "analyze interpret-results", Does: toolBuilds, Args: sourceLists, Flags: []Flag{{Names: "--format= -j= --threads= -M= --ram= --rerun --no-rerun --sarif-category= --sarif-add-snippets --no-sarif-add-snippets --no-group-results --print-diagnostics-summary --print-metrics-summary", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes what it found there"}}},
			}},
			{Names: "query", Rows: []Row{{Names: "format", Args: []Arg{{Role: Edits, When: &When{With: "-i --in-place"}, Why: "rewrites queries"}, {Role: Reads, When: &When{Without: "-i --in-place"}}}, Flags: []Flag{{Names: "-i --in-place"}, {Names: "--check-only -b= --backup=", Value: Data}}}}},
		},
	},
}

var codeqlCases = []Case{{`codeql resolve languages --format=json`, `Read .`}, {`codeql resolve queries --search-path d x`, `Read .; Read{listing} x; Read{listing} d`}, {`codeql resolve`, `nothing`}, {`codeql version`, `Query this machine`}, {`codeql`, `nothing`}, {`codeql query`, `nothing`}, {`codeql query format --check-only a.ql`, `Read a.ql`}, {`codeql query format -i a.ql`, `Write a.ql`}, {`codeql database`, `nothing`}, {`codeql database create d -l python -s src`, `Run{entry-point} the build; Write d/**; Read{listing} src`}, {`codeql database create d --command=./x`, `Unknown no option “--command” is known`}, {`codeql database analyze d --format=sarif-latest -o r.sarif`, `Run{entry-point} the build; Read{listing} d; Write r.sarif`}}

var ddev = Program{
	Name: "ddev", Rare: true, Kin: "dapr lando localstack odo", Summary: "keeps services of a project running in containers here", Manual: "the command references of ddev 1.24, dapr 1.16, Lando 3.25, localstack 4 and odo 3",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "list describe status version logs", Style: Looking, Does: []Do{{Kind: automode.Query, Target: "the services of the project"}}, Args: anyData},
			{Names: "start stop restart poweroff pause", Does: []Do{{Kind: automode.Change, Target: "the services of the project", Why: "starts or stops services"}}, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "delete destroy uninstall clean", Does: []Do{{Kind: automode.Change, Target: "the services of the project", Traits: automode.Destroys, Why: "removes services with their data"}}, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var ddevCases = []Case{{`ddev list -A`, `Query the services of the project`}, {`dapr status -k`, `Query the services of the project`}, {`ddev start -y --all`, `Change the services of the project`}, {`ddev delete -y -O`, `Unknown no option “-O” is known`}, {`ddev delete --omit-snapshot`, `Change{destroys} the services of the project`}, {`ddev`, `nothing`}, {`ddev exec ls`, `Unknown no subcommand “exec” is known`}}

var devcontainer = Program{
	Name: "devcontainer", Rare: true, Package: true, Summary: "makes and enters containers to develop in", Manual: "devcontainer --help, Dev Container CLI 0.80",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "read-configuration outdated", Does: repoLooks, Flags: []Flag{
				{Names: "--workspace-folder= --config= --override-config=", Value: Reads},
				{Names: "--include-features-configuration --include-merged-configuration --container-id= --id-label= --log-level= --log-format= --terminal-columns= --terminal-rows= --output-format= --mount-workspace-git-root[=]", Value: Data},
			}},
			{Names: "features templates", Rows: []Row{{Names: "info", Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: anyData, Flags: []Flag{{Names: "--log-level= --output-format=", Value: Data}}}}},
		},
	},
}

var devcontainerCases = []Case{{`devcontainer read-configuration --workspace-folder . --log-level info`, `Read .; Read .`}, {`devcontainer features info manifest x --output-format json`, `Query the registry`}, {`devcontainer features`, `nothing`}, {`devcontainer`, `nothing`}, {`devcontainer up`, `Unknown no subcommand “up” is known`}}

var kapp = Program{
	Name: "kapp", Rare: true, Summary: "puts objects into a cluster", Manual: "the command reference of kapp 0.64",
	Row: Row{
		Help: "-h --help --version", Global: kubeToolFlags,
		Rows: []Row{
			{Names: "list ls inspect i logs l version help", Does: kubeLooks, Args: anyData, Flags: []Flag{{Names: "-n= --namespace= -a= --app= --column= --filter= --filter-age= --filter-kind= --filter-name= --filter-ns= --filter-labels= -m= --lines= --pod-name= --container-name= --color= -A --all-namespaces -t --tree -s --status --managed-fields -f --follow --json --tty --debug", Value: Data}, {Names: "--raw", Does: []Do{{Kind: automode.Disclose, Target: "secrets of the cluster"}}, Why: "prints the objects with all that they hold"}}},
			{Names: "deploy d", Does: kubeChanges, Args: anyData, Flags: shortAndAnyFlags}, {Names: "delete", Does: kubeRemoves, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var kappCases = []Case{{`kapp list -A`, `Query the cluster`}, {`kapp inspect -a x --tree`, `Query the cluster`}, {`kapp inspect -a x --raw`, `Query the cluster; Disclose secrets of the cluster`}, {`kapp deploy -f --app x`, `Change the cluster`}, {`kapp delete -y --app x`, `Change{destroys} the cluster`}, {`kapp`, `nothing`}, {`kapp list --kubeconfig f`, `Query the cluster; Run f`}, {`kapp inspect --namespace x --as u`, `Query the cluster; Elevate another user of the cluster`}}

var spack = Program{
	Name: "spack", Rare: true, Kin: "tlmgr sdkmanager avdmanager mpm", Summary: "installs packages of its own", Manual: "spack's documentation, 1.0; tlmgr(1), TeX Live 2025; sdkmanager and avdmanager, Android SDK 19",
	Row: Row{
		Style: Looking, Help: "-h --help -V --version", Does: setsPackages, Args: anyData, OrArgs: true,
		Flags:  []Flag{{Names: "--list --list_installed --licenses_list", Cancels: NoInstall, Does: thePackages}},
		Global: []Flag{{Names: "-C= --config-scope= -e= --env= --repository= --usermode --usertree= --sdk_root= --proxy_host=", Value: Unread, Why: "works elsewhere"}, {Names: "--no_https --no-verify-downloads", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"}},
		Rows: []Row{
			{Names: "list find info versions spec graph providers dependencies dependents compilers search show candidates print-platform-info", Does: thePackages, Args: anyData},
		},
	},
}

var spackCases = []Case{{`spack find -l`, `Query the packages`}, {`tlmgr info --only-installed`, `Query the packages`}, {`spack install x`, `Install the system's packages`}, {`sdkmanager --list`, `Query the packages`}, {`sdkmanager platform-tools`, `Install the system's packages`}, {`spack -C d find`, `Query the packages; Unknown works elsewhere`}, {`sdkmanager --no_https x`, `Install the system's packages; Weaken a check of packages`}}

var fclones = Program{
	Name: "fclones", Rare: true, Summary: "finds files that are the same", Manual: "fclones --help, 0.35",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-q --quiet --progress=", Value: Data}},
		Rows: []Row{
			{Names: "group", Args: []Arg{{Role: ReadsTree}}, Flags: []Flag{
				{Names: "-d= --depth= -s= --min= --max= -i --ignore-case -x --regex --name= --path= --exclude= -L --follow-links -S --symbolic-links -. --hidden -A --no-ignore -I --isolate -H --match-links -u --unique -R --rf-over= --rf-under= -f= --format= --hash-fn= --skip-content-hash -t= --threads= -0 --one-fs", Value: Data},
				{Names: "-o= --output=", Value: Writes, Why: "writes the list"},
			}},
			{Names: "remove link dedupe move", Does: []Do{{Why: "removes or moves the files of a list"}}, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var fclonesCases = []Case{{`fclones group -s 1M d`, `Read d/**`}, {`fclones group -x d -o f`, `Read d/**; Write f`}, {`fclones remove -y --dry-run`, `Unknown removes or moves the files of a list`}, {`fclones -q`, `nothing`}}

var ghq = Program{
	Name: "ghq", Rare: true, Summary: "keeps clones of repositories in one place", Manual: "ghq(1), 1.8",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "list root", Does: []Do{{Kind: automode.Query, Target: "the clones"}}, Args: anyData, Flags: []Flag{{Names: "-e --exact -p --full-path --unique --bare --all --vcs=", Value: Data}}},
			{Names: "get clone", Args: []Arg{{Role: Fetches, Why: "takes a repository from there"}}, Flags: []Flag{{Names: "-u --update -p --shallow -l --look -s --silent -P --parallel -b= --branch= --vcs= --no-recursive --bare", Value: Data}}},
		},
	},
}

var ghqCases = []Case{{`ghq list -p x`, `Query the clones`}, {`ghq get -u https://h.test/a`, `Fetch https://h.test/a`}, {`ghq`, `nothing`}, {`ghq rm x`, `Unknown no subcommand “rm” is known`}}

var dolt = Program{
	Name: "dolt", Rare: true, Summary: "keeps versions of a database", Manual: "the CLI reference of dolt 1.58",
	Row: Row{
		Help: "--help --version", Global: []Flag{{Names: "-u= --user= --host= --port= --use-db= --branch=", Value: Data}, {Names: "-p= --password=", Value: Credential}, {Names: "--data-dir= --doltcfg-dir=", Value: Base}},
		Rows: []Row{
			{Names: "status log diff ls show blame version reflog", Does: repoLooks, Args: anyData, Flags: []Flag{{Names: "--all --oneline --stat --parents --merges --graph --decorate= -n= --number= --summary -d --data -s --schema --skinny --system -v --verbose --result-format= -r= --where= --limit= --not= --tables= --ignored --min-parents= --author=", Value: Data}}},
			{Names: "schema", Rows: []Row{{Names: "show", Does: repoLooks, Args: anyData}}},
			{Names: "sql", Does: []Do{{Why: "runs the statements that it is given", When: &When{Without: "-q --query"}}}, Flags: []Flag{{Names: "-q= --query=", Value: RunsText, Lang: SQL, Why: "runs the statement"}, {Names: "-r= --result-format= -b --batch", Value: Data}}},
		},
	},
}

var doltCases = []Case{{`dolt log -n 3 --oneline`, `Read .`}, {`dolt schema show t`, `Read .`}, {`dolt schema`, `nothing`}, {`dolt sql -q 'select 1' -r json`, `Run[text sql] select 1`}, {`dolt sql`, `Unknown runs the statements that it is given`}, {`dolt -u x -p y --data-dir d status`, `Read .; in d`}, {`dolt push`, `Unknown no subcommand “push” is known`}}

var runc = Program{
	Name: "runc", Rare: true, Kin: "crun youki", Summary: "starts containers of the engine below", Manual: "runc(8), 1.3; crun(1), 1.23",
	Row: Row{
		Help: "-h --help -v --version", Global: []Flag{{Names: "--debug --systemd-cgroup --log-format= --log-level=", Value: Data}, {Names: "--root= --criu= --log=", Value: Unread, Why: "works elsewhere"}},
		Rows: []Row{{Names: "list ps state events features", Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "-f= --format=", Value: Data, Of: "runc crun youki"}, {Names: "-q --quiet --stats --interval=", Value: Data}}}},
	},
}

var runcCases = []Case{{`runc list -f json -q`, `Query the container engine`}, {`runc --root d list`, `Query the container engine; Unknown works elsewhere`}, {`runc --debug run x`, `Unknown no subcommand “run” is known`}, {`runc`, `nothing`}}
