package commands

import "automode"

// pnpm up to 11 loads the hooks of the folder, Yarn the release that its settings name,
// and Composer the plug-ins among its packages for looks as well: code of the project,
// and of no other folder.
var (
	loadsSettings    = []Do{{Kind: automode.Read, Target: "."}, {Kind: automode.Run, Target: "what its settings name", Traits: automode.EntryPoint, Why: "loads what the folder's settings name"}}
	asksWithSettings = []Do{{Kind: automode.Query, Target: "the registry"}, {Kind: automode.Run, Target: "what its settings name", Traits: automode.EntryPoint, Why: "loads what the folder's settings name"}}
)

// pnpmRows are pnpm's subcommands. Every one of its manual stands here: a word
// that is none is a task.
var pnpmRows = []Row{
	{Names: "run run-script", Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
	{
		Names: "exec",
		Flags: []Flag{{Names: "-c --shell-mode"}},
		Args: []Arg{
			{At: First, Role: RunsWords, When: &When{Without: "-c --shell-mode"}},
			{At: First, Role: RunsLine, When: &When{With: "-c --shell-mode"}},
			{At: Rest, Role: Unread},
		},
	},
	{
		Names: "dlx",
		Flags: []Flag{{Names: "-c --shell-mode"}, {Names: "--package=", Value: Installs, Why: "fetches the package for this run"}},
		Args: []Arg{
			{At: First, Role: RunsPackage, When: &When{Without: "-c --shell-mode"}},
			{At: First, Role: RunsLine, When: &When{With: "-c --shell-mode"}},
			{At: Rest, Role: Data},
		},
	},
	{Names: "create", Args: []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}}},
	{
		Names: "install i ci clean-install ic install-clean", Style: GNU,
		Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, When: &When{Args: "0", Without: "-g --global"}, Why: "installs what the manifest names"}},
		Args: []Arg{{Role: Installs, Why: "adds a package"}},
	},
	{
		Names: "install-test it", Style: GNU,
		Does: []Do{
			{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "installs what the manifest names"},
			{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's test script"},
		},
	},
	{Names: "add", Style: GNU, Args: []Arg{{Role: Installs, Why: "adds a package"}}},
	{Names: "remove uninstall rm un uni unlink dislink", Style: GNU, Args: []Arg{{Role: Installs, Why: "takes a package out and rewrites the manifest"}}},
	{
		Names: "update up upgrade", Style: GNU,
		Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "installs newer versions"}},
		Args: []Arg{{Role: Installs, Why: "installs a newer version"}},
	},
	{
		Names: "dedupe prune rebuild rb fetch", Style: GNU,
		Does: []Do{{Kind: automode.Install, Target: "the installed packages", Traits: automode.Declared, Why: "puts the installed packages in order"}},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "list ls ll la why licenses licences fund sbom peers bin root prefix ignored-builds cat-file cat-index find-hash completion help doctor", Style: GNU,
		Does: loadsSettings,
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "audit", Style: GNU, Args: anyData,
		Does:  asksWithSettings,
		Flags: []Flag{{Names: "--fix --fix[=]", Value: Data, Does: []Do{{Kind: automode.Install, Target: "other versions of packages with flaws"}}, Why: "names other versions in the manifest"}},
	},
	{
		Names: "outdated view info show v search s se find whoami ping stars docs home repo bugs issues", Style: GNU,
		Does: asksWithSettings,
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "deploy", Style: GNU,
		Args: []Arg{{At: First, Role: WritesTree, Why: "copies the package and what it needs there"}},
		Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "installs what the manifest names"}},
	},
	{Names: "link ln", Style: GNU, Does: []Do{{Kind: automode.Install, Target: "the working folder's package, globally", When: &When{Args: "0"}, Why: "links the package for the whole account"}}, Args: []Arg{{Role: Installs, Why: "links a package into the project"}}},
	{Names: "clean purge", Style: GNU, Refine: pnpmClean},
	{
		Names: "pack", Style: GNU,
		Does: []Do{
			{Kind: automode.Write, Target: ".", When: &When{Without: "--out --pack-destination"}, Why: "makes an archive of the package"},
			{Kind: automode.Run, Target: "the packing scripts", When: &When{Without: "--ignore-scripts"}, Why: "runs the manifest's packing scripts"},
		},
	},
	{
		Names: "publish stage", Style: GNU,
		Does: []Do{
			{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases a package for everyone"},
			{Kind: automode.Run, Target: "the publishing scripts", When: &When{Without: "--ignore-scripts"}, Why: "runs the manifest's publishing scripts"},
		},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "unpublish deprecate undeprecate dist-tag dist-tags access team owner owners star unstar", Style: GNU,
		Args: []Arg{{At: First, Role: Pushes, Traits: automode.Rewrites, Why: "changes what others rely on"}, {At: Rest, Role: Data}},
		Does: []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, When: &When{Args: "0"}, Why: "changes what others rely on"}},
	},
	{
		Names: "login adduser logout token profile setup self-update", Style: GNU,
		Does: []Do{{Kind: automode.Configure, Target: "the account or pnpm itself", Traits: automode.Persists, Why: "changes the account or pnpm itself"}},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "store cache",
		Rows: []Row{
			{Names: "status path list list-registries view", Style: GNU, Args: []Arg{{Role: Data}}},
			{Names: "prune delete", Style: GNU, Does: []Do{{Kind: automode.Delete, Target: "the package store", Traits: automode.Recoverable, Why: "removes packages that can be fetched again"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{
		Names: "config c",
		Rows: []Row{
			{Names: "get", Style: GNU, Does: loadsSettings, Args: []Arg{{Role: Data}}, Refine: showSettings},
			{Names: "list", Style: GNU, Does: loadsSettings, Args: []Arg{{Role: Data}}},
			{Names: "set delete", Style: GNU, Does: []Do{{Kind: automode.Configure, Target: "pnpm's settings", Traits: automode.Persists, Why: "changes pnpm's settings"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{Names: "get", Style: GNU, Args: []Arg{{Role: Data}}, Refine: showSettings},
	{Names: "set", Style: GNU, Does: []Do{{Kind: automode.Configure, Target: "pnpm's settings", Traits: automode.Persists, Why: "changes pnpm's settings"}}, Args: []Arg{{Role: Data}}},
	{
		Names: "env runtime rt",
		Rows: []Row{
			{Names: "list ls", Style: GNU, Args: []Arg{{Role: Data}}},
			{Names: "use add set remove rm", Style: GNU, Args: []Arg{{Role: Installs, Why: "changes which runtimes are there"}}},
		},
	},
	{
		Names: "pkg", Refine: editsManifest,
		Rows: []Row{
			{Names: "get", Style: GNU, Args: []Arg{{Role: Data}}},
			{Names: "set delete fix", Style: GNU, Args: []Arg{{Role: Data}}},
		},
	},
	{Names: "set-script ss", Style: GNU, Args: []Arg{{Role: Data}}, Refine: editsManifest},
	{Names: "init import change", Style: GNU, Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a manifest, lock file or note"}}, Args: []Arg{{Role: Data}}},
	{Names: "patch", Style: GNU, Does: []Do{{Kind: automode.Write, Target: "a scratch folder", Why: "unpacks a package to be changed"}}, Args: []Arg{{Role: Data}}},
	{
		Names: "patch-commit patch-remove", Style: GNU, Refine: editsManifest,
		Does: []Do{
			{Kind: automode.Write, Target: ".", Why: "changes the patches of packages"},
			{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "installs the packages with their patches"},
		},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "approve-builds approve permissions", Style: GNU,
		Does: []Do{{Kind: automode.Weaken, Target: "the list of packages whose scripts run", Why: "changes which packages' scripts run"}},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "recursive multi m", Style: Plain, Args: anyData, Refine: pnpmRecursive,
	},
	{
		Names: "with edit xmas shim lane version tasks pipeline pack-app pm", Style: Plain,
		Does: []Do{{Why: "nobody read what this subcommand does"}},
		Args: []Arg{{Role: Data}},
	},
}

// pnpmRecursive: "pnpm recursive" is "pnpm --recursive".
func pnpmRecursive(m *Match) {
	m.startsAgain(Lit("pnpm"), append([]Word{Lit("--recursive")}, m.Args...))
}

// pnpmClean: a script of that name goes before the subcommand, so both count.
func pnpmClean(m *Match) {
	m.Add(Fact{Role: RunsTask, Kind: automode.Run, Word: Lit(m.Path), Why: "a script of that name replaces the subcommand"})
	m.Add(Fact{Role: Deletes, Kind: automode.Delete, Word: Lit("node_modules"), Traits: automode.Recoverable | automode.BuildOutput, Why: "removes the installed packages"})
}
