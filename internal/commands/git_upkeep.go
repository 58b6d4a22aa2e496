package commands

import "automode"

var gitCredentialFlags = []Flag{{Names: "--file=", Value: Edits, Why: "holds the credentials"}, {Names: "--timeout= --socket=", Value: Data}}

var gitCredentialRows = []Row{
	{Names: "fill get", Does: []Do{{Kind: automode.Disclose, Target: "a stored credential", Why: "prints a password"}}},
	{Names: "approve store reject erase exit", Does: []Do{{Kind: automode.Configure, Target: "stored credentials", Traits: automode.Persists, Why: "changes stored credentials"}}},
	{Names: "capability"},
}

// gitConfigFile is where settings are kept instead of in the account's.
var gitConfigFile = Flag{Names: "--config-file= --file=", Value: Edits, Why: "keeps settings there"}

var gitMaintenanceRows = []Row{
	{Names: "run", Does: gitKeeps, Flags: []Flag{{Names: "--detach --no-detach --auto --schedule= --quiet --task= " +
		"--no-auto --no-schedule --no-quiet", Value: Data}}},
	{Names: "is-needed", Does: gitLooks, Flags: []Flag{{Names: "--auto --task=", Value: Data}}},
	{Names: "start register", Does: []Do{{Kind: automode.Configure, Target: "scheduled upkeep", Traits: automode.Persists, Why: "schedules upkeep of the repository"}},
		Flags: []Flag{gitConfigFile, {Names: "--scheduler=", Value: Data}}},
	{Names: "stop unregister", Does: []Do{{Kind: automode.Configure, Target: "scheduled upkeep", Why: "takes upkeep of the repository off the schedule"}},
		Flags: []Flag{gitConfigFile, {Names: "--force -f"}}},
}

var gitGcFlags = []Flag{
	{Names: "--prune[=]", Value: Data, Why: "removes commits that nothing leads to", Does: []Do{{Kind: automode.Lose, Target: "unreachable commits"}}},
	{Names: "--no-prune"},
	{Names: "--expire-to=", Value: WritesTree, Why: "writes packs there"},
	{Names: "--max-cruft-size= --detach --no-detach --no-keep-largest-pack -q --quiet --cruft --aggressive --auto " +
		"--force --keep-largest-pack --no-quiet --no-cruft --no-aggressive --no-auto --no-force", Value: Data},
}

var gitPruneDoes = []Do{{Kind: automode.Lose, Target: "unreachable commits", When: &When{Without: "-n --dry-run"}, Why: "removes commits that nothing leads to"}}

var gitPruneFlags = []Flag{{Names: "-n --dry-run", Does: []Do{{Kind: automode.Read, Target: "."}}}, {Names: "-v --verbose " +
	"--progress --expire= --exclude-promisor-objects --no-verbose --no-progress --no-expire " +
	"--no-exclude-promisor-objects", Value: Data}}

var gitFsckFlags = []Flag{{Names: "--lost-found", Does: []Do{{Kind: automode.Keep, Target: "."}}}, {Names: "--references " +
	"--no-references -v --verbose --unreachable --dangling --tags --root --cache --reflogs --full --connectivity-only " +
	"--strict --progress --name-objects --no-verbose --no-unreachable --no-dangling --no-tags --no-root --no-cache " +
	"--no-reflogs --no-full --no-connectivity-only --no-strict --no-progress --no-name-objects"}}

var gitReflogFlags = []Flag{
	{Names: "-n= --format= --pretty[=]", Value: Data},
	{Names: gitRevForms, Value: Data},
	{Names: gitRevOptions, Value: Data},
	{Names: "--decorate[=] --no-decorate --no-date --source", Value: Data},
}

var gitReflogRows = []Row{
	{Names: "show list exists", Does: gitLooks, Args: gitWords, Flags: []Flag{
		{Names: "-n= --format= --pretty[=]", Value: Data},
		{Names: gitRevForms, Value: Data},
		{Names: gitRevOptions, Value: Data},
		{Names: "--decorate[=] --no-decorate --source", Value: Data},
	}},
	{Names: "expire delete drop", Args: gitWords,
		Does: []Do{{Kind: automode.Lose, Target: "the record of earlier commits", When: &When{Without: "-n --dry-run"}, Why: "removes the way back to earlier commits"}},
		Flags: []Flag{{Names: "-n --dry-run", Does: []Do{{Kind: automode.Read, Target: "."}}}, {Names: "--rewrite " +
			"--updateref --verbose --expire= --expire-unreachable= --stale-fix --all --single-worktree --no-rewrite " +
			"--no-updateref --no-verbose --no-stale-fix --no-all --no-single-worktree", Value: Data}}},
	{Names: "write", Does: gitKeeps, Args: gitWords},
}

var gitDaemonDoes = []Do{{Kind: automode.Expose, Target: "port 9418", When: &When{Without: "--inetd"}, Why: "serves repositories to other hosts"}}

var gitDaemonFlags = []Flag{
	{Names: "--base-path=", Value: ReadsTree},
	{Names: "--pid-file=", Value: Writes, Why: "writes its process number"},
	{Names: "--inetd"},
	{Names: "--access-hook=", Value: RunsNamed, Why: "starts this for each request"},
	{Names: "--export-all --strict-paths --base-path-relaxed --interpolated-path= --listen= --port= --init-timeout= --timeout= " +
		"--max-connections= --syslog --log-destination= --user-path[=] --verbose --reuseaddr --detach --user= --group= --enable= " +
		"--disable= --allow-override= --forbid-override= --informative-errors --no-informative-errors", Value: Data},
}

var gitInstawebDoes = []Do{{Kind: automode.Expose, Target: "port 1234", When: &When{Without: "-l --local --stop"}, Why: "serves the repository to other hosts"}}

var gitInstawebFlags = []Flag{
	{Names: "-l --local", Does: []Do{{Kind: automode.Run, Target: "a web server"}}, Why: "starts a web server"},
	{Names: "--start --restart", Does: []Do{{Kind: automode.Run, Target: "a web server"}}, Why: "starts a web server"},
	{Names: "--stop", Does: []Do{{Kind: automode.Control, Target: "the web server"}}, Why: "stops a web server"},
	{Names: "-d= --httpd= -b= --browser=", Value: RunsLine, Why: "starts this program"},
	{Names: "-m= --module-path=", Value: Loads, Why: "loads a module of the server from there"},
	{Names: "-p= --port=", Value: Data},
}

var gitLFSRows = []Row{
	{Names: "status ls-files env locks version fsck logs ext pointer", Does: gitLooks, Args: gitWords,
		Flags: []Flag{{Names: "--porcelain -p --json -j -l --long -s --size -d --debug -a --all --deleted -I= --include= -X= --exclude= -n --name-only " +
			"-r= --remote= -i= --id= --path= --local --cached --verify --limit= --objects --pointers --dry-run --file= --pointer= --stdin --check --strict --no-strict", Value: Data}}},
	{Names: "fetch pull", Args: []Arg{{At: First, Role: Pulls, Why: "fetches files"}, {At: Rest, Role: Data}},
		Does:  []Do{{Kind: automode.Keep, Target: "."}, {Kind: automode.Fetch, Target: ItsRemote, When: &When{Args: "0"}, Why: "fetches files"}},
		Flags: []Flag{{Names: "-I= --include= -X= --exclude= -r --recent -a --all --refetch -d --dry-run -j --json --stdin", Value: Data}}},
	{Names: "lock unlock", Does: []Do{{Kind: automode.Publish, Target: ItsRemote, Why: "takes or gives back the right to change a file, for everyone"}}, Args: gitWords,
		Flags: []Flag{{Names: "-f --force -i= --id= -r= --remote= -j --json", Value: Data}}},
	{Names: "checkout track untrack dedup", Does: gitKeeps, Args: gitWords,
		Flags: []Flag{{Names: "--base --theirs --ours -v --verbose -d --dry-run --no-excluded --filename -l --lockable --not-lockable --no-modify-attrs -j --json -f --force -i= --id= -r= --remote= --test", Value: Data}, {Names: "--to=", Value: Writes, Why: "writes one side of a conflict there"}}},
	{Names: "push", Args: []Arg{{At: First, Role: Pushes, Why: "publishes files"}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "-d --dry-run -a --all --object-id --stdin", Value: Data}}},
	{Names: "install update uninstall", Args: gitWords,
		Does: []Do{
			{Kind: automode.Configure, Target: "git's settings for this account", When: &When{Without: "-l --local -w --worktree"}, Traits: automode.Persists, Why: "changes how git reads and writes files"},
			{Kind: automode.Keep, Target: "."},
		},
		Flags: []Flag{{Names: "-l --local -w --worktree"}, gitConfigFile, {Names: "-f --force -m --manual --system --skip-smudge -s --skip-repo", Value: Data}}},
	{Names: "prune", Does: []Do{{Kind: automode.Lose, Target: "local copies of large files", Why: "removes large files that no recent commit uses"}},
		Flags: []Flag{{Names: "-d --dry-run -f --force -r --recent -c --verify-remote --no-verify-remote --verify-unreachable --no-verify-unreachable --when-unverified= -v --verbose", Value: Data}}},
	{Names: "migrate", Does: []Do{{Kind: automode.Lose, Target: "the history", Why: "rewrites commits"}}, Args: gitWords,
		Flags: []Flag{{Names: "-I= --include= -X= --exclude= --include-ref= --exclude-ref= --skip-fetch --everything --yes --above= --top= --unit= " +
			"--pointers= --fixup --verbose --no-rewrite -m= --message= --remote=", Value: Data}, {Names: "--object-map=", Value: Writes, Why: "writes the new names"}}},
}
