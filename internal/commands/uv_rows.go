package commands

import (
	"strings"

	"automode"
)

var uvRows = []Row{
	{
		Names: "run", Style: Leading, Flags: uvResolveFlags, Refine: uvRuns, Lang: Python,
		Args:  []Arg{{At: First, Role: RunsWords}},
		Stdin: []In{{Role: RunsText, When: &When{First: "-"}}},
	},
	{
		Names: "sync", Flags: uvResolveFlags, Refine: uvDry,
		Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the lock file names"}},
	},
	{Names: "lock", Flags: uvResolveFlags, Refine: uvDry, Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "rewrites the lock file"}}},
	{Names: "add", Flags: uvResolveFlags, Refine: uvAdds, Args: []Arg{{Role: Installs, Why: "adds a package"}}},
	{Names: "remove", Flags: uvResolveFlags, Args: []Arg{{Role: Installs, Why: "takes a package out and rewrites the manifest"}}},
	{
		Names: "pip",
		Rows: []Row{
			{Names: "install", Flags: uvResolveFlags, Refine: uvAdds, Args: []Arg{{Role: Installs, Why: "adds a package"}}},
			{Names: "sync", Flags: uvResolveFlags, Args: []Arg{{Role: Reads}}, Refine: uvPipSync},
			{Names: "uninstall", Flags: uvResolveFlags, Args: []Arg{{Role: Installs, Why: "takes a package out"}}},
			{Names: "compile", Flags: uvResolveFlags, Args: []Arg{{Role: Reads}}},
			{Names: "list freeze show tree check", Flags: uvResolveFlags, Args: []Arg{{Role: Data}}},
		},
	},
	{Names: "tree", Flags: []Flag{{Names: "--universal --invert --outdated --no-dedupe --show-sizes --frozen --locked --all-groups --no-dev --only-dev", Value: Data}, {Names: "-d= --depth= --prune= --package= --group= --no-group= --only-group= --python-version= --python-platform=", Value: Data}}, Refine: uvDry, Does: uvLocks},
	{Names: "export", Flags: uvResolveFlags, Refine: uvDry, Does: uvLocks},
	{
		Names: "venv virtualenv",
		Flags: []Flag{
			{Names: "--seed --allow-existing --relocatable --system-site-packages --no-project --no-index"}, {Names: "-p= --python=", Value: Interpreter}, {Names: "--prompt= --link-mode= --exclude-newer=", Value: Data},
			{Names: "-c --clear"},
		},
		Args: []Arg{{Role: Empties, When: &When{With: "-c --clear"}, Why: "empties the folder first"}, {Role: WritesTree, Traits: automode.Harmless, Why: "makes a virtual environment"}}, Refine: uvVenv,
	},
	{
		Names: "init",
		Flags: []Flag{{Names: "--bare --package --no-package --app --lib --script --no-readme --no-pin-python --pin-python --no-workspace --no-description"}, {Names: "--name= --description= --vcs= --build-backend= --author-from=", Value: Data}, {Names: "-p= --python=", Value: Interpreter}},
		Does:  []Do{{Kind: automode.Write, Target: ".", When: &When{Args: "0"}, Why: "makes a project"}},
		Args:  []Arg{{Role: WritesTree, Why: "makes a project"}},
	},
	{
		Names: "build",
		Flags: []Flag{{Names: "--wheel --sdist --all-packages --list --no-build-logs --no-sources --no-create-gitignore --clear"}, {Names: "--package=", Value: Data}, {Names: "-p= --python=", Value: Interpreter}, {Names: "-o= --out-dir=", Value: WritesTree, Why: "puts the packages there"}},
		Does:  []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project's packages"}}, Args: []Arg{{Role: Data}}, Refine: buildsThere,
	},
	{
		Names: "publish",
		Flags: []Flag{{Names: "--dry-run", Cancels: NoPublish}, {Names: "-u= --username= -p= --password= -t= --token= --trusted-publishing= --keyring-provider= --index=", Value: Data}, {Names: "--publish-url= --check-url=", Value: Sends, Why: "sends the package there"}},
		Does:  []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases a package for everyone"}}, Args: []Arg{{Role: Reads}},
	},
	{
		Names: "tool",
		Rows: []Row{
			{Names: "run", Style: Leading, Flags: uvToolFlags, Args: []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}}},
			{Names: "install upgrade", Flags: uvToolFlags, Does: uvAll, Args: []Arg{{Role: Installs, Why: "adds a program for the account"}}},
			{Names: "uninstall", Flags: []Flag{{Names: "--all"}}, Does: uvAll, Args: []Arg{{Role: Installs, Why: "takes a program out"}}},
			{Names: "list dir", Flags: []Flag{{Names: "--bin --show-paths --show-version-specifiers --show-with --show-extras --show-python"}}},
			{Names: "update-shell", Does: []Do{{Kind: automode.Configure, Target: "the shell's start-up files", Traits: automode.Persists, Why: "changes the shell's start-up files"}}},
		},
	},
	{
		Names: "python",
		Rows: []Row{
			{Names: "install uninstall upgrade", Does: uvAll, Flags: []Flag{{Names: "--default --force -f -r --reinstall --global --all --rm --no-project"}, {Names: "-i= --install-dir=", Value: WritesTree, Why: "puts the interpreter there"}}, Args: []Arg{{Role: Installs, Why: "changes which interpreters are there"}}},
			{Names: "pin", Flags: []Flag{{Names: "--global --rm --no-project --resolved"}}, Args: []Arg{{Role: Installs, Why: "changes which interpreter is used"}}},
			{Names: "list find dir", Flags: []Flag{{Names: "--only-installed --only-downloads --all-versions --all-platforms --all-arches --show-urls --no-project --system --bin"}, {Names: "--output-format=", Value: Data}}, Args: []Arg{{Role: Data}}},
			{Names: "update-shell", Does: []Do{{Kind: automode.Configure, Target: "the shell's start-up files", Traits: automode.Persists, Why: "changes the shell's start-up files"}}},
		},
	},
	{
		Names: "cache",
		Rows: []Row{
			{Names: "dir size", Flags: []Flag{{Names: "-H --human"}}},
			{Names: "clean prune", Flags: []Flag{{Names: "--ci --force"}}, Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, Why: "removes packages that can be fetched again"}}, Args: []Arg{{Role: Data}}},
		},
	},
	{Names: "self", Rows: []Row{{Names: "version", Flags: []Flag{{Names: "--short --output-format=", Value: Data}}}, {Names: "update", Flags: []Flag{{Names: "--dry-run --token=", Value: Data}}, Does: []Do{{Kind: automode.Configure, Target: "uv itself", Traits: automode.Persists, Why: "replaces uv"}}, Args: []Arg{{Role: Data}}}}},
	{Names: "workspace", Rows: []Row{{Names: "list metadata dir", Flags: []Flag{{Names: "--package= --paths", Value: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}}}},
	{Names: "generate-shell-completion", Args: []Arg{{Role: Data}}},
	{Names: "version", Flags: []Flag{{Names: "--short --dry-run --frozen --no-sync"}, {Names: "--output-format=", Value: Data}, {Names: "--bump=", Value: Data}}, Args: []Arg{{Role: Data}}, Refine: uvVersion},
	{
		Names: "format",
		Flags: []Flag{{Names: "--check --diff", Cancels: NoWrite}, {Names: "--version=", Value: Data}},
		Does:  []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}}, Args: []Arg{{Role: Data}}, Refine: formatsWhatIsNamed,
	},
	{Names: "auth", Rows: []Row{{Names: "dir"}, {Names: "login logout token", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "stored credentials", Traits: automode.Persists, Why: "changes or shows stored credentials"}}, Args: []Arg{{Role: Data}}}}},
	{Names: "help", Args: []Arg{{Role: Data}}},
}

// uvAll is what these do where nothing is named.
var uvAll = []Do{{Kind: automode.Install, Target: "all that are there", When: &When{Args: "0"}, Why: "adds, replaces or takes out programs of the account"}}

var uvToolFlags = []Flag{
	{Names: "--isolated --no-sync --force --reinstall -U --upgrade --all --pre --no-index --refresh --no-build --no-env-file"},
	{Names: "-p= --python=", Value: Interpreter},
	{Names: "--index-strategy= --resolution= --prerelease= --exclude-newer= -C= --config-setting= -P= --upgrade-package=", Value: Data},
	{Names: "--from= --with= -w= --with-editable= --with-executables-from=", Value: Installs, Why: "adds a package for the program"},
	{Names: "--with-requirements= -c= --constraints= --overrides=", Value: Reads},
	{Names: "--env-file=", Value: RunsFile, Why: "its variables can change what runs"},
	{Names: "--index= --default-index= -i= --index-url= --extra-index-url= -f= --find-links=", Value: Fetches, Why: "takes packages from there"},
	{Names: "-e --editable"},
}

// uvRuns: what "uv run" starts is a script, a module or a command.
func uvRuns(m *Match) {
	if w, ok := m.Value("--python"); ok && (!w.Exact() || strings.Contains(w.Text, "/")) {
		m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: w, Flag: "--python", Via: automode.ByOption, Why: "runs that interpreter"})
	}
	if len(m.Args) == 0 {
		return
	}
	w := m.Args[0]
	asModule, asScript := false, strings.HasSuffix(w.Text, ".py") && w.Exact()
	for _, h := range m.hits {
		asModule = asModule || h.Name == "-m" || h.Name == "--module"
		asScript = asScript || h.Name == "-s" || h.Name == "--script" || h.Name == "--gui-script"
	}
	switch {
	case asModule:
		m.Facts = append(pythonRuns(m, w, m.Args[1:]), m.Facts[1:]...)
	case w.Is("-"):
		m.Facts = m.Facts[1:]
	case strings.HasPrefix(w.Text, "https://") || strings.HasPrefix(w.Text, "http://"):
		m.Facts[0] = Fact{Role: Fetches, Kind: automode.Fetch, Word: w, Why: "downloads the script"}
		m.Facts = append(m.Facts, Fact{Role: RunsFile, Kind: automode.Run, Word: w, Lang: Python, Why: "runs what it downloaded"})
	case asScript:
		words := append([]Word{Lit("python"), w}, m.Args[1:]...)
		m.Facts[0] = Fact{Role: RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "runs that script"}
	}
}

// uvLocks: what shows the lock file brings it up to date first.
var uvLocks = []Do{{Kind: automode.Read, Target: "."}, {Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "rewrites the lock file"}}

// uvDry: with these options nothing is installed or written.
func uvDry(m *Match) {
	for _, h := range m.hits {
		if h.Name == "--dry-run" || named("lock tree export", m.Path) && (h.Name == "--check" || h.Name == "--locked" || h.Name == "--frozen") {
			m.Own(func(f *Fact) bool { return f.Kind != automode.Install && (f.Kind != automode.Write || f.Target != ".") })
		}
	}
}

// uvAdds: requirements in a file are declared for "pip install", and become
// new ones of the project for "add".
func uvAdds(m *Match) {
	defer pipLists(m)
	installsItself(m)
	uvDry(m)
	for _, h := range m.hits {
		switch h.Name {
		case "-r", "--requirement", "--requirements":
			f := Fact{Kind: automode.Install, Target: "what the file names", Why: "installs what the file names"}
			if m.Path != "add" {
				f.Traits = automode.Declared
			}
			m.Facts = append([]Fact{f}, m.Facts...)
		}
	}
}

func uvPipSync(m *Match) {
	defer pipLists(m)
	m.Add(Fact{Kind: automode.Install, Target: "what the file names", Traits: automode.Declared, Why: "installs exactly what the files name"})
	uvDry(m)
}

// uvVenv: without a path the environment is ".venv".
func uvVenv(m *Match) {
	if len(m.Args) == 0 {
		if m.Has("--clear") {
			m.addRole(Empties, &[]Word{Lit(".venv")}[0], "empties the folder first")
		}
		m.Add(Fact{Role: WritesTree, Kind: automode.Write, Word: Lit(".venv"), Extent: automode.Tree, Traits: automode.Harmless, Why: "makes a virtual environment"})
	}
}

func uvVersion(m *Match) {
	if len(m.Args) > 0 || m.Has("--bump") {
		m.Add(Fact{Role: Edits, Kind: automode.Write, Word: Lit("pyproject.toml"), Why: "rewrites the manifest"})
	}
}

// buildsThere: a folder that is named is the one that is built.
func buildsThere(m *Match) {
	if len(m.Args) > 0 {
		m.Facts = append([]Fact{{Role: Base, Word: m.Args[0]}}, m.Facts...)
	}
}
