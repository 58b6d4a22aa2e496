package commands

import (
	"strings"

	"automode"
)

// nixFlags are options of every subcommand.
const nixFlags = "-v -vv --verbose --debug --quiet --offline --refresh --no-net --print-build-logs -L --show-trace --no-show-trace --log-format= --extra-experimental-features= --experimental-features= --allow-dirty --no-allow-dirty --warn-dirty --no-warn-dirty --no-eval-cache --keep-going --keep-failed --fallback --max-jobs= --cores= --max-silent-time= --timeout= --impure --pure-eval"

// nixLooks are options of subcommands that evaluate, build or show something.
const nixLooks = "-k -K -j= --json --no-link --print-out-paths --dry-run --rebuild --no-write-lock-file --no-update-lock-file --no-registries --system= --raw --read-only --strict --all-systems --legacy --no-build --recursive --derivation --closure-size -S --size -s -h --human-readable --sigs --all --precise --exclude= -e="

// nixCode are options by which other code is evaluated, or other stores, inputs and
// caches stand in for the project's.
const nixCode = "-f= --file= -I= --include= --expr= -E= --apply= --arg= --argstr= --override-input= --override-flake= --update-input= --inputs-from= --reference-lock-file= --output-lock-file= --option= --store= --eval-store= --builders= --substituters= --extra-substituters= --trusted-public-keys= --profile= --redirect="

// nixSettings: the tokens for hosts are settings like any other.
func nixSettings(m *Match) {
	shown := len(m.Args) == 0 && m.Path != "derivation show"
	for _, w := range m.Args {
		shown = shown || !w.Exact() || strings.Contains(w.Text, "token")
	}
	if shown {
		m.Add(Fact{Kind: automode.Disclose, Target: "the settings with their tokens", Why: "prints a credential"})
	}
}

var nixEntry = []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "does what the project's Nix files say"}}

var nix = Program{
	Name: "nix", Rare: true, Summary: "builds, develops and installs with Nix", Manual: "nix(1), Nix 2.24",
	Row: Row{
		Help: "--help --version", Global: []Flag{{Names: nixFlags, Value: Data}},
		Rows: []Row{
			{Names: "build eval print-dev-env fmt run", Args: anyData, Refine: nixInstallables, Does: nixEntry, Flags: []Flag{
				{Names: nixLooks, Value: Data}, {Names: nixCode, Value: Unread, Why: "evaluates other code or takes other inputs than the project's"},
				{Names: "-o= --out-link=", Value: Writes, Why: "links what was built there"}, {Names: "--write-to=", Value: WritesTree, Why: "writes there"},
			}},
			{Names: "develop shell", Args: anyData, Refine: nixInstallables, Does: nixEntry, Flags: []Flag{
				{Names: "-i --ignore-env --ignore-environment --unpack --configure --check --install --installcheck --build --keep= -k= --keep-env-var= --unset= -u= --unset-env-var= --phase= --no-write-lock-file --no-update-lock-file -j= --system=", Value: Data},
				{Names: nixCode, Value: Unread, Why: "evaluates other code or takes other inputs than the project's"}, {Names: "-c --command", Ends: true},
			}},
			{Names: "flake", Rows: []Row{
				{Names: "check", Args: anyData, Refine: nixInstallables, Does: nixEntry, Flags: []Flag{{Names: nixLooks, Value: Data}, {Names: nixCode, Value: Unread, Why: "evaluates other code or takes other inputs than the project's"}}},
				{Names: "show metadata info", Args: anyData, Does: thePackages, Refine: nixFetches, Flags: []Flag{{Names: nixLooks, Value: Data}, {Names: nixCode, Value: Unread, Why: "evaluates other code or takes other inputs than the project's"}}},
				{Names: "update lock init new clone archive prefetch", Style: Plain, Args: anyData, Does: setsPackages},
			}},
			{Names: "search path-info why-depends doctor hash log help help-stores", Args: anyData, Does: thePackages, Flags: []Flag{{Names: nixLooks, Value: Data}, {Names: nixCode, Value: Unread, Why: "evaluates other code or takes other inputs than the project's"}}},
			{Names: "show-config", Args: anyData, Does: thePackages, Refine: nixSettings, Flags: []Flag{{Names: "--json"}}},
			{Names: "config derivation", Rows: []Row{{Names: "show", Args: anyData, Does: thePackages, Refine: nixSettings, Flags: []Flag{{Names: nixLooks, Value: Data}, {Names: nixCode, Value: Unread, Why: "evaluates other code or takes other inputs than the project's"}}}}},
			{Names: "profile registry", Rows: []Row{
				{Names: "list history", Args: anyData, Does: thePackages, Flags: []Flag{{Names: "--json"}, {Names: "--profile=", Value: Reads}}},
				{Names: "add install remove upgrade rollback wipe-history diff-closures pin", Style: Plain, Args: anyData, Does: setsPackages},
			}},
			{Names: "store", Rows: []Row{
				{Names: "ls diff-closures verify ping info", Style: Looking, Args: anyData, Does: thePackages},
				{Names: "add add-file add-path cat copy-log copy-sigs delete dump-path gc make-content-addressed optimise prefetch-file repair sign access", Style: Plain, Args: anyData, Does: setsPackages},
			}},
			{Names: "bundle copy daemon edit repl upgrade-nix key nar realisation env", Style: Plain, Args: anyData, Does: setsPackages},
		},
	},
}

var nixCases = []Case{
	{`nix --version`, `nothing`}, {`nix search nixpkgs x`, `Query the packages`}, {`nix search -L --json x`, `Query the packages`}, {`nix search -I x y`, `Query the packages; Unknown evaluates other code or takes other inputs than the project's`},
	{`nix build .#x --no-link -L`, `Run{entry-point} the build; Read{listing} .`}, {`nix build`, `Run{entry-point} the build`}, {`nix build nixpkgs#x`, `Install nixpkgs#x`}, {`nix build ../x#y -o z`, `Run{entry-point} the build; Write z; Read{listing} ../x`},
	{`nix build --expr x`, `Run{entry-point} the build; Unknown evaluates other code or takes other inputs than the project's`}, {`nix fmt`, `Run{entry-point} the build; Write{source-only} ./**`}, {`nix eval --write-to d .#x`, `Run{entry-point} the build; Write d/**; Read{listing} .`},
	{`nix run . -- a`, `Run{entry-point} the build; Read{listing} .`}, {`nix run -- a`, `Run{entry-point} the build`}, {`nix run .#deploy`, `Read{listing} .; Run[task] deploy`}, {`nix run nixpkgs#x -- rm y`, `Install nixpkgs#x`},
	{`nix develop -c rm y`, `Run{entry-point} the build; Run[words] rm y`}, {`nix develop .#ci -i -c ls -l`, `Run{entry-point} the build; Read{listing} .; Run[words] ls -l`}, {`nix shell nixpkgs#x -c x y`, `Install nixpkgs#x; Run[words] x y`}, {`nix develop $x`, `Unknown an unknown word may be an option; Install …`}, {`nix develop --option a`, `Run{entry-point} the build; Unknown evaluates other code or takes other inputs than the project's`},
	{`nix flake check --json`, `Run{entry-point} the build`}, {`nix flake check -f x`, `Run{entry-point} the build; Unknown evaluates other code or takes other inputs than the project's`}, {`nix flake show --json`, `Query the packages`}, {`nix flake show --store x`, `Query the packages; Unknown evaluates other code or takes other inputs than the project's`}, {`nix flake update`, `Install the system's packages`}, {`nix flake`, `nothing`}, {`nix config`, `nothing`}, {`nix store`, `nothing`}, {`nix profile`, `nothing`},
	{`nix config show --json`, `Query the packages; Disclose the settings with their tokens`}, {`nix show-config --json system`, `Query the packages`}, {`nix config show system --store=x`, `Query the packages; Unknown evaluates other code or takes other inputs than the project's`}, {`nix profile list --json`, `Query the packages`}, {`nix profile list --profile p`, `Query the packages; Read p`}, {`nix profile install nixpkgs#x`, `Install the system's packages`}, {`nix store ls /nix/store/x`, `Query the packages`}, {`nix store gc`, `Install the system's packages`}, {`nix repl`, `Install the system's packages`}, {`nix`, `nothing`}, {`nix --offline build`, `Run{entry-point} the build`},
}

// nixInstallables: what is built or entered is the project's own where it is named by
// a path, and else a package that comes from elsewhere. What is started in it is read.
// nixFetches: a flake that lies elsewhere is fetched, and its code evaluated.
func nixFetches(m *Match) {
	for _, w := range m.Args {
		kind, _, ok := strings.Cut(w.Text, ":")
		if !w.Exact() || ok && !named("path flake", kind) {
			m.Add(Fact{Kind: automode.Fetch, Target: w.String(), Why: "fetches a flake and evaluates its code"})
		}
	}
}

func nixInstallables(m *Match) {
	sub := m.Path[strings.LastIndexByte(m.Path, ' ')+1:]
	own, started := m.Args, []Word(nil)
	for i, w := range m.Words {
		if w.Is("--") || (sub == "develop" || sub == "shell") && (w.Is("-c") || w.Is("--command")) {
			n := max(len(m.Args)-(len(m.Words)-i-1), 0)
			own, started = m.Args[:n], m.Args[n:]
			break
		}
	}
	if sub == "run" && len(own) > 1 {
		own = own[:1] // its arguments
	}
	if sub == "fmt" {
		for i := range own {
			m.Add(Fact{Role: Edits, Kind: automode.Write, Traits: automode.SourceOnly, Word: own[i], Why: "formats it"})
		}
		if len(own) == 0 {
			m.Add(Fact{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "formats the project"})
		}
		return
	}
	for i := range own {
		path, name, named := strings.Cut(own[i].Text, "#")
		path = strings.TrimPrefix(path, "path:")
		if path, _, _ = strings.Cut(path, "?"); !own[i].Exact() || strings.Contains(path, ":") || path != "" && path[0] != '.' && path[0] != '/' {
			m.Own(func(f *Fact) bool { return f.Kind != automode.Run || f.Traits&automode.EntryPoint == 0 })
			m.Add(Fact{Kind: automode.Install, Target: own[i].String(), Why: "builds or installs packages"})
			continue
		}
		if path == "" {
			path = "."
		}
		m.Add(roleFact(Lists, Lit(path), ""))
		if sub == "run" && named {
			m.Own(func(f *Fact) bool { return f.Kind != automode.Run || f.Traits&automode.EntryPoint == 0 })
			m.Add(roleFact(RunsTask, Lit(name), "runs a program of the flake"))
		}
	}
	if len(started) > 0 && sub != "run" && sub != "build" {
		f := roleFact(RunsWords, started[0], "")
		f.Words = started
		m.Add(f)
	}
}
