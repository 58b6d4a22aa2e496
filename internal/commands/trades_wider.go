package commands

import "automode"

// Formatters, checkers and tools of single trades that are met less often.

var nixFormatters = Program{
	Name: "nixpkgs-fmt", Kin: "nixfmt-rfc-style treefmt", Rare: true, Summary: "formats Nix, or all of a project", Manual: "nixpkgs-fmt --help 1.3, nixfmt --help 1.0, treefmt --help 2.1",
	Row: Row{
		Help: "-h --help -V --version", Refine: nixFormats,
		Args: []Arg{{Role: ReadsTree, When: &When{With: "-c --check"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "-c --check"}, Why: "formats it"}},
		Flags: []Flag{
			{Names: "-c --check"}, {Names: "-q --quiet -v --verbose -s --strict --explain -w= --width=", Value: Data, Of: "nixpkgs-fmt nixfmt-rfc-style"},
			{Names: "--ci --fail-on-change --no-cache --clear-cache --allow-missing-formatter --quiet -v -u= --on-unmatched= -f= --formatters= --excludes= --walk=", Value: Data, Of: "treefmt"}, {Names: "--config-file= --tree-root= --tree-root-file= -C= --working-dir= --cpu-profile= --stdin=", Value: Unread, Of: "treefmt", Why: "its settings name the programs that format"},
		},
	},
}

var nixFormattersCases = []Case{
	{`nixpkgs-fmt --check a.nix`, `Read a.nix/**`}, {`nixpkgs-fmt a.nix`, `Write{source-only} a.nix/**`}, {`nixfmt-rfc-style -w 80 -c a.nix`, `Read a.nix/**`},
	{`treefmt --ci`, `Run{entry-point} the formatters; Write{source-only} ./**`}, {`treefmt --fail-on-change src`, `Write{source-only} src/**; Run{entry-point} the formatters`}, {`treefmt --config-file x`, `Unknown its settings name the programs that format; Run{entry-point} the formatters; Write{source-only} ./**`},
}

// nixFormats: treefmt starts the formatters that the project's settings name, on
// everything where nothing is named.
func nixFormats(m *Match) {
	if m.name() != "treefmt" {
		return
	}
	m.Add(Fact{Kind: automode.Run, Target: "the formatters", Traits: automode.EntryPoint, Why: "starts the formatters that treefmt.toml names"})
	if len(m.Args) == 0 {
		m.Add(Fact{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "formats the project"})
	}
}

var haskellPackages = Program{
	Name: "ghc-pkg", Rare: true, Summary: "lists and registers Haskell packages", Manual: "ghc-pkg --help, GHC 9.10",
	Row: Row{
		Help: "-? --help -V --version", Global: []Flag{{Names: "--user --global --no-user-package-db --global-package-db --names-only --simple-output --ipid --unit-id --no-expand-pkgroot --expand-pkgroot --no-user-package-conf --ignore-case -v[=] --verbose[=]", Value: Data}, {Names: "-f= --package-db= --package-conf=", Value: ReadsTree}},
		Rows: []Row{
			{Names: "list find-module latest check describe field dump dot", Does: thePackages, Args: anyData},
			{Names: "register update unregister expose hide trust distrust recache init", Style: Plain, Args: anyData, Does: setsPackages},
		},
	},
}

var haskellPackagesCases = []Case{{`ghc-pkg list --user`, `Query the packages`}, {`ghc-pkg -f db list x`, `Query the packages; Read db/**`}, {`ghc-pkg unregister x`, `Install the system's packages`}, {`ghc-pkg`, `nothing`}}

var linkChecks = Program{
	Name: "markdown-link-check", Kin: "muffet htmltest broken-link-checker linkinator", Package: true, Rare: true, Summary: "asks for every link of pages whether it leads anywhere", Manual: "markdown-link-check --help 3.13, muffet --help 2.10, htmltest --help 0.17, linkinator --help 6",
	Row: Row{
		Style: Looking, Help: "-h --help -v -V --version", Does: []Do{{Kind: automode.Send, Target: "the hosts that the pages name", Why: "asks the hosts that the pages name"}}, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-c= --config=", Value: Unread, Why: "its settings can name hosts and headers"}},
	},
}

var linkChecksCases = []Case{{`markdown-link-check -q README.md`, `Send the hosts that the pages name; Read{listing} README.md`}, {`htmltest -c x site`, `Send the hosts that the pages name; Read{listing} site; Unknown its settings can name hosts and headers`}}

var shaderTools = Program{
	Name: "spirv-val", Kin: "spirv-cfg spirv-reduce", Rare: true, Summary: "examines compiled shaders", Manual: "spirv-val --help, SPIRV-Tools 2025.1",
	Row: Row{Style: Looking, Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-o=", Value: Writes, Why: "writes the result"}}},
}

var shaderToolsCases = []Case{{`spirv-val --target-env vulkan1.2 a.spv`, `Read a.spv`}, {`spirv-cfg -o f a.spv`, `Read a.spv; Write f`}}

var binaryMeters = Program{
	Name: "bloaty", Kin: "pahole abidiff abidw", Rare: true, Summary: "examines what programs and libraries are made of", Manual: "bloaty --help 1.1, pahole(1) 1.29, abidiff(1) and abidw(1), libabigail 2.6",
	Row: Row{
		Help: "-h --help -v --version -V", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-d= -n= -s= --domain= --csv --tsv -w --debug-file= -C= --demangle= --source-filter= --disassemble=", Value: Data, Of: "bloaty"},
			{Names: "-C= --class_name= -s --sizes -R --reorganize -E --expand_types -S --show_reorg_steps -m --nr_methods -p= --expand_pointers -H= --holes= -B= --bit_holes= -x= --exclude= --hex --packable -F= --format_path= -c= --cacheline_size=", Value: Data, Of: "pahole"},
			{Names: "--stat --leaf-changes-only --deleted-fns --changed-fns --added-fns --no-added-syms --harmless --no-harmless --redundant --no-redundant --fail-no-debug-info --no-show-locs --abidiff --load-all-types", Value: Data, Of: "abidiff abidw"},
			{Names: "--suppressions= --suppr= --headers-dir1= --headers-dir2= --hd1= --hd2= --debug-info-dir1= --debug-info-dir2= --d1= --d2= --hf=", Value: ReadsTree, Of: "abidiff abidw"}, {Names: "--out-file= -o=", Value: Writes, Of: "abidw", Why: "writes the result"},
		},
	},
}

var binaryMetersCases = []Case{{`bloaty -d symbols -n 20 a.o -- b.o`, `Read a.o; Read b.o`}, {`pahole -C task a.o`, `Read a.o`}, {`abidiff --stat a.so b.so`, `Read a.so; Read b.so`}, {`abidiff --suppr x a.so b.so`, `Read a.so; Read b.so; Read x/**`}, {`abidw --out-file f a.so`, `Read a.so; Write f`}}

var trainStarters = Program{
	Name: "torchrun", Package: true, Rare: true, Summary: "starts a training on several processes", Manual: "torchrun --help, PyTorch 2.9",
	Row: Row{
		Style: Leading, Help: "-h --help --version", Lang: Python, Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "--standalone --nproc_per_node= --nproc-per-node= --nnodes= --node_rank= --node-rank= --max_restarts= --max-restarts= --monitor_interval= --rdzv_backend= --rdzv-backend= --rdzv_id= --rdzv-id= --start_method= --start-method= -t= --tee= -r= --redirects=", Value: Data}, {Names: "--master_addr= --master-addr= --master_port= --master-port= --rdzv_endpoint= --rdzv-endpoint=", Value: Unread, Why: "meets other hosts"}, {Names: "--log_dir= --log-dir=", Value: WritesTree, Why: "writes logs there"}},
	},
}

var trainStartersCases = []Case{{`torchrun --standalone --nproc_per_node=2 train.py --lr 1`, `Run[file python] train.py`}, {`torchrun --log-dir d train.py`, `Run[file python] train.py; Write d/**`}, {`torchrun -m x`, `Unknown no option “-m” is known`}, {`torchrun --master_addr h train.py`, `Run[file python] train.py; Unknown meets other hosts`}}

var dub = Program{
	Name: "dub", Rare: true, Summary: "builds and tests D", Manual: "dub --help, DUB 1.40",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or tests the project"}},
		Flags: []Flag{{Names: "-b= --build= -c= --config= --arch= -a= -v --verbose -q --quiet -f --force --parallel --combined --coverage --non-interactive", Value: Data}},
		Rows: []Row{
			{Names: "build test run lint", Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or tests the project"}}, Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "-b= --build= -c= --config= --arch= -a= -v --verbose -q --quiet -f --force --parallel --combined --coverage --non-interactive --no-exit-code", Value: Data}, {Names: "--compiler= --override-config= --root= --recipe= --main-file= --cache=", Value: Unread, Why: "builds something else, or with another program"}}},
			{Names: "list search describe dustmite-describe", Does: thePackages, Args: anyData},
			{Names: "add remove upgrade fetch init clean clean-caches convert generate dustmite add-path remove-path add-local remove-local add-override remove-override list-overrides", Style: Plain, Args: anyData, Does: setsPackages},
		},
	},
}

var dubCases = []Case{{`dub`, `Run{entry-point} the build`}, {`dub -b release`, `Run{entry-point} the build`}, {`dub test -q`, `Run{entry-point} the build`}, {`dub build --compiler=./x`, `Run{entry-point} the build; Unknown builds something else, or with another program`}, {`dub list`, `Query the packages`}, {`dub add x`, `Install the system's packages`}}
