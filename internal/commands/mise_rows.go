package commands

import "automode"

// miseRunFlags choose the tasks that run, and what they may reach.
var miseRunFlags = []Flag{
	{Names: "--affected --affected-explain --all -c --deny-all --deny-env --deny-net --deny-read --deny-write --skip-tools --task-cache-explain --task-cache-stats"},
	{Names: "--affected-json --task-cache-explain-json", Cancels: NoRun},
	{Names: "--affected-base= --affected-head= --allow-env= --allow-net= --allow-read= --allow-write= --task-cache=", Value: Data},
}

var miseRows = []Row{
	{Names: "run r", Flags: miseRunFlags, Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
	{
		Names: "exec x", Style: GNU, Refine: miseCommand,
		Stdin: []In{{Role: RunsText, When: &When{Without: "-c --command"}}}, Lang: Shell, // the shell of the person where no command is named behind the tools
		Flags: []Flag{{Names: "-c= --command=", Value: RunsLine, Why: "runs that command"}, {Names: "--deny-all --deny-env --deny-net --deny-read --deny-write --allow-env= --allow-net= --allow-read= --allow-write=", Value: Data}},
		Args:  []Arg{{Role: Data}},
	},
	{
		Names: "tasks t task", OrArgs: true,
		Flags: []Flag{{Names: "-J --json --no-header -x --extended --hidden --local --global -l -g --all --complete --usage --name-only"}, {Names: "--sort= --sort-order=", Value: Data}},
		Args:  []Arg{{Role: Data}},
		Rows: []Row{
			{Names: "ls list info deps validate graph", Style: GNU, Flags: []Flag{{Names: "-J --json --no-header -x --extended --hidden --dot --all --name-only --explain --local --global -l -g --errors-only"}, {Names: "--sort= --sort-order=", Value: Data}}, Args: []Arg{{Role: Data}}},
			{Names: "run r", Flags: miseRunFlags, Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
			{Names: "edit", Flags: []Flag{{Names: "-p --path", Cancels: NoRun}}, Does: []Do{{Kind: automode.Run, Target: "an editor", Why: "opens a task in an editor"}}, Args: []Arg{{Role: Data}}},
			{Names: "add", Style: Plain, Does: []Do{{Kind: automode.Unknown, Why: "adds a task, whose command is not read"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{Names: "watch w", Flags: []Flag{{Names: "-g= --glob= -e= --exts= -d= --delay-run= --debounce= -f= --filter= -i= --ignore= -o= --on-busy-update= --signal= --stop-signal= --stop-timeout= --map-signal= --fs-events= --color= --restart --stdin-quit -p --postpone --poll[=] --no-vcs-ignore --no-project-ignore --no-global-ignore --no-default-ignore --no-discover-ignore --ignore-nothing --no-meta -c[=] --clear[=] -N --notify --bell --print-events", Value: Data}, {Names: "-w= --watch= -W= --watch-non-recursive=", Value: ListsTree}, {Names: "-F= --watch-file= --filter-file= --ignore-file=", Value: Reads}}, Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
	{
		Names: "install i test-tool", Style: GNU, Flags: []Flag{{Names: "--system --shared[=] --before[=]", Value: Data}},
		Does: []Do{{Kind: automode.Install, Target: "what the configuration names", Traits: automode.Declared, When: &When{Args: "0"}, Why: "installs what the configuration names"}},
		Args: []Arg{{Role: Installs, Why: "installs a tool"}},
	},
	{
		Names: "use u", Style: GNU, Refine: miseUse,
		Flags: []Flag{
			{Names: "-g --global", Does: []Do{{Kind: automode.Configure, Target: "mise's own settings", Traits: automode.Persists}}, Why: "changes the tools of the account"},
			{Names: "--pin --fuzzy"}, {Names: "-e= --remove= --unset= --before=", Value: Data}, {Names: "-p= --path=", Value: Edits, Why: "rewrites that configuration"},
		},
		Args: []Arg{{Role: Installs, Why: "installs a tool and records it"}},
	},
	{
		Names: "upgrade up", Style: GNU, Flags: []Flag{{Names: "--bump -l --interactive --local"}, {Names: "-x= --exclude=", Value: Data}},
		Does: []Do{{Kind: automode.Install, Target: "newer versions of all tools", When: &When{Args: "0"}, Why: "installs newer versions"}},
		Args: []Arg{{Role: Installs, Why: "installs a newer version"}},
	},
	{Names: "uninstall remove rm unuse", Style: GNU, Flags: []Flag{{Names: "-a --all"}, {Names: "-g --global"}}, Does: []Do{{Kind: automode.Install, Target: "all tools", When: &When{Args: "0", With: "-a --all"}, Why: "takes all tools out"}}, Args: []Arg{{Role: Installs, Why: "takes a tool out"}}},
	{
		Names: "ls list current where which bin-paths doctor dr version v registry outdated completion usage help", Style: GNU,
		Flags: []Flag{{Names: "-c --current -g --global --installed -J --json -m --missing -l --local --bump --no-header --plugin --all -a --active --requested --config-source --tool-options --offline --prunable --include-versions --complete --path --truncate --no-truncate --grouped --all-sources --monorepo --outdated"}, {Names: "--prefix= -p= -b= --backend=", Value: Data}},
		Args:  []Arg{{Role: Data}},
	},
	{Names: "tool", Style: GNU, Flags: []Flag{{Names: "-J --json --backend --description --installed --active --requested --config-source --tool-options"}}, Args: []Arg{{Role: Data}}},
	{Names: "fmt", Style: GNU, Flags: []Flag{{Names: "-a --all"}, {Names: "-c --check -s --stdin", Cancels: NoWrite}}, Does: []Do{{Kind: automode.Write, Target: "mise.toml", Why: "puts its configuration in order"}}},
	{
		Names: "alias a tool-alias shell-alias backends b", Style: GNU, Flags: []Flag{{Names: "--no-header"}, {Names: "-p= --plugin=", Value: Data}},
		Rows: []Row{
			{Names: "ls list get", Style: GNU, Flags: []Flag{{Names: "--no-header"}}, Args: []Arg{{Role: Data}}},
			{Names: "set unset add create del rm remove", Style: GNU, Does: []Do{{Kind: automode.Configure, Target: "mise's own settings", Traits: automode.Persists, Why: "changes what a name of a tool stands for"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{Names: "ls-remote latest search", Style: GNU, Flags: []Flag{{Names: "--installed --all -J --json --no-versions-host --prerelease --strict-metadata"}, {Names: "--before= --minimum-release-age=", Value: Data}}, Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: []Arg{{Role: Data}}},
	{Names: "env e", Style: GNU, Flags: []Flag{{Names: "-J --json -D --dotenv --json-extended --redacted --values"}}, Does: []Do{{Kind: automode.Disclose, Target: "the project's environment", Why: "prints the variables of the project"}}, Args: []Arg{{Role: Data}}},
	{Names: "hook-env", Style: GNU, Flags: []Flag{{Names: "-f --force -q --quiet"}, {Names: "-s= --shell=", Value: Data}}, Does: []Do{{Kind: automode.Disclose, Target: "the project's environment", Why: "prints the variables of the project"}}, Prints: []Out{{Prints: ShellSetup}}},
	{Names: "activate", Style: GNU, Flags: []Flag{{Names: "--shims --status --no-hook-env --quiet"}}, Args: []Arg{{Role: Data}}, Prints: []Out{{Prints: ShellSetup}}},
	{Names: "deactivate direnv", Args: []Arg{{Role: Data}}},
	{
		Names: "trust untrust", Style: GNU,
		Flags: []Flag{{Names: "-a --all --ignore --untrust"}, {Names: "--show", Cancels: Everything}},
		Does:  []Do{{Kind: automode.Weaken, Target: "the configurations that mise trusts", Why: "changes whose code mise runs unasked"}},
		Args:  []Arg{{Role: Data}},
	},
	{
		Names: "set unset", Style: GNU, Refine: miseSet,
		Flags: []Flag{{Names: "-g --global --complete --stdin --prompt --age-encrypt"}, {Names: "--remove= --rm= --unset=", Value: Data}, {Names: "--file=", Value: Edits, Why: "rewrites that configuration"}},
		Does:  []Do{{Kind: automode.Disclose, Target: "the project's environment", When: &When{Args: "0"}, Why: "prints the variables of the project"}},
		Args:  []Arg{{Role: Data}},
	},
	{
		Names: "config cfg toml",
		Flags: []Flag{{Names: "-J --json --no-header --tracked-configs --truncate --no-truncate"}},
		Rows: []Row{
			{Names: "ls get list", Style: GNU, Flags: []Flag{{Names: "-J --json --no-header --tracked-configs --truncate --no-truncate"}, {Names: "-f= --file=", Value: Reads}}, Args: []Arg{{Role: Data}}},
			{Names: "set generate g", Style: GNU, Refine: miseSet, Flags: []Flag{{Names: "-f= --file= -o= --output=", Value: Edits, Why: "rewrites that configuration"}, {Names: "--type=", Value: Data}}, Args: []Arg{{Role: Data}}},
		},
	},
	{
		Names: "settings", OrArgs: true,
		Flags: []Flag{{Names: "-J --json --json-extended -T --toml --names -a --all -l --local"}},
		Does:  []Do{{Kind: automode.Configure, Target: "mise's own settings", Traits: automode.Persists, When: &When{Args: "1+"}, Why: "changes or shows mise's settings"}},
		Args:  []Arg{{Role: Data}},
		Rows: []Row{
			{Names: "get ls list", Style: GNU, Flags: []Flag{{Names: "-J --json --json-extended -T --toml --names -a --all -l --local"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{
		Names: "plugins p plugin",
		Flags: []Flag{{Names: "-a --all -c --core --user -u --urls --refs"}},
		Rows: []Row{
			{Names: "ls list ls-remote", Style: GNU, Flags: []Flag{{Names: "-o --outdated -a --all -c --core --user -u --urls --refs"}}, Args: []Arg{{Role: Data}}},
			{Names: "install add i a update link uninstall rm", Style: GNU, Flags: []Flag{{Names: "-a --all --purge"}}, Does: []Do{{Kind: automode.Install, Target: "newer plug-ins", When: &When{Args: "0"}, Why: "changes which plug-ins there are"}}, Args: []Arg{{Role: Installs, Why: "changes which plug-ins there are"}}},
		},
	},
	{
		Names: "cache",
		Rows: []Row{
			{Names: "path"},
			{Names: "clear clean c prune p", Style: GNU, Flags: []Flag{{Names: "--outdate"}}, Does: []Do{{Kind: automode.Delete, Target: "mise's cache", Traits: automode.Recoverable, Why: "empties the cache"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{Names: "prune", Style: GNU, Flags: []Flag{{Names: "--configs --tools"}}, Does: []Do{{Kind: automode.Delete, Target: "tools that are not in use", Traits: automode.Recoverable, Why: "removes tools that can be installed again"}}, Args: []Arg{{Role: Data}}},
	{Names: "reshim", Style: GNU, Args: []Arg{{Role: Data}}},
	{Names: "generate gen", Style: Plain, Does: []Do{{Why: "makes hooks, workflows or tasks"}}, Args: []Arg{{Role: Data}}},
	{Names: "self-update implode link ln sync shell sh global local bootstrap oci token", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "mise itself", Traits: automode.Persists, Why: "changes mise or the tools of the account"}}, Args: []Arg{{Role: Data}}},
}

// miseCommand: tools stand before "--", the command behind it.
func miseCommand(m *Match) {
	tools, command := m.Args, []Word(nil)
	for i, w := range m.Words {
		if w.Is("--") {
			command = m.Words[i+1:]
			tools = m.Args[:max(0, len(m.Args)-len(command))]
			break
		}
	}
	for _, w := range tools {
		m.Add(Fact{Role: Installs, Kind: automode.Install, Word: w, Why: "installs a tool for this run"})
	}
	if len(command) > 0 {
		m.Add(Fact{Role: RunsWords, Kind: automode.Run, Word: command[0], Words: command, Why: "starts a command"})
	}
}

// miseUse records a tool in the project's configuration, unless told another.
func miseUse(m *Match) {
	if !m.Has("-g --global") {
		miseSet(m)
	}
}

func miseSet(m *Match) {
	if len(m.Args) == 0 && !m.Has("--remove --rm --unset -e -o --output") {
		return
	}
	facts := []Fact{{Role: Edits, Kind: automode.Write, Word: Lit("mise.toml"), Why: "rewrites the project's configuration"}}
	for i, f := range m.Facts {
		if f.Role == Edits {
			m.Facts = append(m.Facts[:i:i], append(facts, m.Facts[i:]...)...)
			return
		}
	}
	m.Facts = append(m.Facts, facts...)
}
