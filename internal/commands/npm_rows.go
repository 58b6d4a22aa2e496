package commands

import "automode"

// npmRows are npm's subcommands, those that talk to the registry alone last.
var npmRows = []Row{
	{Names: "run run-script rum urn", Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
	{Names: "exec x", Args: []Arg{{At: First, Role: RunsPackage, When: &When{Without: "-c --call"}}, {At: Rest, Role: Data}}, Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-c --call"}}}, Lang: Shell},
	{
		Names: "install i in ins inst insta instal isnt isnta isntal isntall add",
		Does: []Do{
			{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, When: &When{Args: "0", Without: "-g --global -L --location"}, Why: "installs what the manifest names"},
			{Kind: automode.Install, Target: "the working folder's package, globally", When: &When{Args: "0", With: "-g --global -L --location"}, Why: "installs the package for the whole account"},
		},
		Args: []Arg{{Role: Installs, Why: "adds a package"}},
	},
	{
		Names: "ci clean-install ic install-clean isntall-clean",
		Does:  []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the lock file names"}},
	},
	{
		Names: "install-test it install-ci-test cit clean-install-test sit",
		Does: []Do{
			{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, When: &When{Args: "0"}, Why: "installs what the manifest names"},
			{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's test script"},
		},
		Args: []Arg{{Role: Installs, Why: "adds a package"}},
	},
	{Names: "uninstall unlink remove rm r un", Args: []Arg{{Role: Installs, Why: "takes a package out and rewrites the manifest"}}},
	{
		Names: "update up upgrade udpate",
		Does:  []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "installs newer versions"}},
		Args:  []Arg{{Role: Installs, Why: "installs a newer version"}},
	},
	{
		Names: "dedupe ddp prune rebuild rb",
		Does:  []Do{{Kind: automode.Install, Target: "the installed packages", Traits: automode.Declared, Why: "puts the installed packages in order"}},
		Args:  []Arg{{Role: Data}},
	},
	{Names: "find-dupes", Args: []Arg{{Role: Data}}},
	{
		Names: "link ln",
		Does:  []Do{{Kind: automode.Install, Target: "the working folder's package, globally", When: &When{Args: "0"}, Why: "links the package for the whole account"}},
		Args:  []Arg{{Role: Installs, Why: "links a package into the project"}},
	},
	{
		Names: "init create innit",
		Args:  []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}},
		Does:  []Do{{Kind: automode.Write, Target: ".", When: &When{Args: "0"}, Why: "makes a manifest"}},
	},
	{Names: "ls list la ll explain why outdated fund sbom query bin completion help hlep help-search", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
	{Names: "root prefix", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}, Prints: []Out{{ToolDir, &When{With: "-g --global"}}}},
	{
		Names: "audit",
		Rows: []Row{
			{Names: "fix", Does: []Do{{Kind: automode.Install, Target: "newer versions of packages with flaws", Why: "installs other versions"}}},
			{Names: "signatures", Does: []Do{{Kind: automode.Query, Target: "the registry"}}},
		},
		Does: []Do{{Kind: automode.Query, Target: "the registry"}},
	},
	{
		Names: "cache",
		Rows: []Row{
			{Names: "add", Args: []Arg{{Role: Installs, Why: "downloads into the cache"}}},
			{Names: "ls", Args: []Arg{{Role: Data}}},
			{Names: "verify"},
			{Names: "clean clear rm", Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, Why: "empties the cache"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{
		Names: "config c",
		Rows: []Row{
			{Names: "get list ls", Args: []Arg{{Role: Data}}, Refine: showSettings},
			{Names: "set delete del rm fix", Does: []Do{{Kind: automode.Configure, Target: "npm's settings", Traits: automode.Persists, Why: "changes npm's settings"}}, Args: []Arg{{Role: Data}}},
			{Names: "edit", Does: []Do{{Kind: automode.Configure, Target: "npm's settings", Traits: automode.Persists, Why: "opens npm's settings in an editor"}}},
		},
	},
	{Names: "get", Args: []Arg{{Role: Data}}, Refine: showSettings},
	{Names: "set", Does: []Do{{Kind: automode.Configure, Target: "npm's settings", Traits: automode.Persists, Why: "changes npm's settings"}}, Args: []Arg{{Role: Data}}},
	{
		Names: "pkg", Refine: editsManifest,
		Rows: []Row{
			{Names: "get", Args: []Arg{{Role: Data}}},
			{Names: "set delete fix", Args: []Arg{{Role: Data}}},
		},
	},
	{
		Names: "version verison", Refine: editsManifest,
		Args: []Arg{{At: First, Role: Data}},
		Does: []Do{
			{Kind: automode.Keep, Target: ".", When: &When{Args: "1"}},
			{Kind: automode.Run, Target: "the version scripts", When: &When{Args: "1", Without: "--ignore-scripts"}, Why: "runs the manifest's version scripts"},
		},
	},
	{
		Names: "pack",
		Does: []Do{
			{Kind: automode.Write, Target: ".", When: &When{Without: "--pack-destination"}, Why: "makes an archive of the package"},
			{Kind: automode.Run, Target: "the prepack and prepare scripts", When: &When{Without: "--ignore-scripts"}, Why: "runs the manifest's packing scripts"},
		},
		Args: []Arg{{Role: Data}},
	},
	{Names: "shrinkwrap", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes npm-shrinkwrap.json"}}},
	{
		Names: "explore",
		Args:  []Arg{{At: First, Role: Data}, {At: Second, Role: RunsWords}},
	},
	{Names: "edit", Does: []Do{{Kind: automode.Run, Target: "an editor", Why: "opens an installed package in an editor"}}, Args: []Arg{{Role: Data}}},
	{
		Names: "install-scripts approve-scripts deny-scripts",
		Does:  []Do{{Kind: automode.Weaken, Target: "the list of packages whose scripts run", Why: "changes which packages' scripts run"}},
		Args:  []Arg{{Role: Data}},
	},
	{
		Names: "view info show v search find s se whoami ping stars docs home bugs issues repo diff doctor",
		Does:  []Do{{Kind: automode.Query, Target: "the registry"}},
		Args:  []Arg{{Role: Data}},
	},
	{
		Names: "publish stage",
		Does: []Do{
			{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases a package for everyone"},
			{Kind: automode.Run, Target: "the publishing scripts", When: &When{Without: "--ignore-scripts"}, Why: "runs the manifest's publishing scripts"},
		},
		Args: []Arg{{Role: Data}},
	},
	{
		Names: "unpublish deprecate undeprecate",
		Args:  []Arg{{At: First, Role: Pushes, Traits: automode.Rewrites, Why: "withdraws or marks what others rely on"}, {At: Rest, Role: Data}},
		Does:  []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, When: &When{Args: "0"}, Why: "withdraws or marks what others rely on"}},
	},
	{
		Names: "token profile trust hook",
		Does:  []Do{{Kind: automode.Query, Target: "the registry", When: &When{Args: "0"}}},
		Rows: []Row{
			{Names: "ls list get", Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: []Arg{{Role: Data}}},
			{Names: "*", Does: []Do{{Kind: automode.Configure, Target: "the registry account", Traits: automode.Persists, Why: "changes the account or its tokens"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{
		Names: "login adduser add-user logout",
		Does:  []Do{{Kind: automode.Configure, Target: "the registry account", Traits: automode.Persists, Why: "changes the account or its tokens"}},
		Args:  []Arg{{Role: Data}},
	},
	{
		Names: "dist-tag dist-tags",
		Does:  []Do{{Kind: automode.Query, Target: "the registry", When: &When{Args: "0"}}},
		Rows: []Row{
			{Names: "ls", Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: []Arg{{Role: Data}}},
			{Names: "add set rm", Does: []Do{{Kind: automode.Publish, Target: "the package's tags", Traits: automode.Rewrites, Why: "changes what everyone gets by a tag"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{
		Names: "access owner author team org ogr star unstar",
		Rows: []Row{
			{Names: "ls list get", Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: []Arg{{Role: Data}}},
			{Names: "set grant revoke add rm create destroy", Does: []Do{{Kind: automode.Publish, Target: "the owners and teams", Why: "changes who may publish"}}, Args: []Arg{{Role: Data}}},
		},
	},
}
