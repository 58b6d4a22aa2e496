package commands

import "automode"

// Runners of tests, and builders, that have their own manuals each.

var behave = Program{
	Name: "behave", Rare: true, Package: true, Summary: "runs behaviour tests of Python", Manual: "behave --help, behave 1.3",
	Row: Row{
		Help: "-h --help --version", Does: toolTests, Args: sourceLists,
		Flags: []Flag{
			{Names: "-k --no-skipped --show-skipped -s --no-snippets --snippets -q --quiet -v --verbose --stop --capture --no-capture --no-color -c -C --color[=] -d --dry-run --junit -m --no-multiline -T --no-timings -w --wip -x --expand --no-summary --summary --tags-help --lang-list", Value: Data},
			{Names: "-t= --tags= -n= --name= -i= --include= -e= --exclude= -D= --define= --lang= --stage= --jobs= -j=", Value: Data},
			{Names: "-o= --outfile=", Value: Writes, Why: "writes the results there"},
			{Names: "--junit-directory=", Value: WritesTree, Why: "writes the results there"},
		},
	},
}

var behaveCases = []Case{
	{`behave --no-capture -t @wip features`, `Run{entry-point} the project's tests; Read{listing} features`},
	{`behave -o f --junit-directory d`, `Run{entry-point} the project's tests; Write f; Write d/**`},
	{`behave -f ./x.py:F`, `Unknown no option “-f” is known`},
}

var robot = Program{
	Name: "robot", Rare: true, Package: true, Summary: "runs tests of Robot Framework", Manual: "robot --help, Robot Framework 7.3",
	Row: Row{
		Help: "-h --help --version", Args: sourceLists,
		Does: []Do{
			{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"},
			{Kind: automode.Write, Target: ".", When: &When{Without: "-d"}, Why: "writes its report"},
		},
		Flags: []Flag{
			{Names: "--dryrun --rpa --quiet --dotted -X --exitonfailure --exitonerror --skipteardownonexit --runemptysuite --nostatusrc -K= --consolecolors= --console= -W= --consolewidth=", Value: Data},
			{Names: "-t= --test= --task= -s= --suite= -i= --include= -e= --exclude= --skip= --skiponfailure= -v= --variable= -L= --loglevel= -N= --name= -D= --doc= -M= --metadata= -G= --settag= --randomize= --timestampoutputs --removekeywords= --flattenkeywords=", Value: Data},
			{Names: "-d= --outputdir=", Value: WritesTree, Why: "writes its report"},
		},
	},
}

var robotCases = []Case{
	{`robot -d out -i smoke tests`, `Run{entry-point} the project's tests; Read{listing} tests; Write out/**`},
	{`robot --dryrun tests`, `Run{entry-point} the project's tests; Write .; Read{listing} tests`},
	{`robot --listener x.py tests`, `Unknown no option “--listener” is known`},
}

var bats = Program{
	Name: "bats", Rare: true, Package: true, Summary: "runs tests of shell scripts", Manual: "bats(1), bats-core 1.12",
	Row: Row{
		Help: "-h --help -v --version", Does: toolTests, Args: sourceLists,
		Flags: []Flag{
			{Names: "-c --count -r --recursive -t --tap -p --pretty -T --timing -x --trace --verbose-run --print-output-on-failure --show-output-of-passing-tests --no-parallelize-across-files --no-parallelize-within-files --no-tempdir-cleanup", Value: Data},
			{Names: "-f= --filter= --filter-tags= --filter-status= -j= --jobs= --line-reference-format= --code-quote-style=", Value: Data},
			{Names: "-o= --output=", Value: WritesTree, Why: "writes the results there"},
		},
	},
}

var batsCases = []Case{
	{`bats -r -j 4 test`, `Run{entry-point} the project's tests; Read{listing} test`},
	{`bats --filter x -o d t.bats`, `Run{entry-point} the project's tests; Read{listing} t.bats; Write d/**`},
	{`bats -F /x/f t.bats`, `Unknown no option “-F” is known`},
}

var hardhat = Program{
	Name: "hardhat", Rare: true, Package: true, Summary: "builds and tests contracts of Ethereum", Manual: "hardhat help, Hardhat 2.26",
	Row: Row{
		Help: "--help --version", Refine: hardhatNetwork,
		Global: []Flag{{Names: "--network=", Value: Data}, {Names: "--verbose --show-stack-traces --emoji --max-memory=", Value: Data}, {Names: "--config= --tsconfig=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}},
		Rows: []Row{
			{Names: "test compile check coverage flatten size-contracts typechain gas-reporter:merge", Does: toolBuilds, Args: sourceLists, Flags: []Flag{{Names: "--no-compile --parallel --bail --force --quiet --concurrency= --grep= --testfiles=", Value: Data}}},
			{Names: "clean", Does: toolRemoves, Flags: []Flag{{Names: "--global"}}},
			{Names: "help", Args: anyData},
			{Names: "run", Style: Leading, Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}, Lang: JavaScript, Flags: []Flag{{Names: "--no-compile"}}},
		},
	},
}

// hardhatNetwork: all but two networks are elsewhere.
func hardhatNetwork(m *Match) {
	if w, ok := m.Value("--network"); ok && !w.Is("hardhat") && !w.Is("localhost") {
		m.Add(Fact{Kind: automode.Send, Target: w.String(), Why: "works on another network"})
	}
}

var hardhatCases = []Case{
	{`hardhat`, `nothing`},
	{`hardhat test test/a.ts --grep x`, `Run{entry-point} the build; Read{listing} test/a.ts`},
	{`hardhat --config f compile --verbose`, `Run{entry-point} the build; Run[file javascript] f`},
	{`hardhat clean --global`, `Delete{recoverable,build-output} what was built`},
	{`hardhat help test`, `nothing`},
	{`hardhat run --no-compile scripts/a.js`, `Run[file javascript] scripts/a.js`},
	{`hardhat test --network mainnet`, `Run{entry-point} the build; Send mainnet`}, {`hardhat test --network hardhat`, `Run{entry-point} the build`},
}

var scons = Program{
	Name: "scons", Rare: true, Package: true, Summary: "builds what SConstruct describes", Manual: "scons(1), SCons 4.10",
	Row: Row{
		Help: "-h -H --help --help-options -v --version", Args: anyGoal, Does: toolBuilds,
		Flags: []Flag{
			{Names: "-c --clean --remove -Q -s --silent --quiet -n --no-exec --just-print --dry-run --recon -k --keep-going -i --ignore-errors -u --up --search-up -D -U -q --question --implicit-cache --interactive --random --tree= --debug= --warn= -j= --jobs=", Value: Data},
			{Names: "-f= --file= --makefile= --sconstruct=", Value: RunsFile, Lang: Python, Why: "runs what it describes"},
			{Names: "-C= --directory=", Value: Base},
		},
	},
}

var sconsCases = []Case{
	{`scons -j 4 all`, `Run{entry-point} the build`},
	{`scons -f x.py -C d`, `Run{entry-point} the build; Run[file python] x.py; in d`},
}

var buck2 = Program{
	Name: "buck2", Rare: true, Kin: "pants", Summary: "builds and tests large repositories", Manual: "the references of Buck2 2025 and Pants 2.29",
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "--console= -v= --verbose= --changed-since= --target-platforms= --show-output --keep-going --no-pantsd --no-dynamic-ui", Value: Data}},
		Rows: []Row{
			{Names: "build test query cquery uquery aquery targets audit ctargets lint check typecheck list dependencies dependents filedeps peek paths roots count-loc help help-all version", Does: toolBuilds, Args: anyData},
			{Names: "fmt fix tailor", Does: toolRewrites, Args: anyData},
			{Names: "clean", Does: toolRemoves},
			{Names: "run", Does: []Do{{Kind: automode.Run, Target: "the project's program", Traits: automode.EntryPoint, Why: "runs the project's program"}}, Args: firstGoal, Refine: ownTarget},
		},
	},
}

var buck2Cases = []Case{
	{`buck2`, `nothing`},
	{`buck2 test //... --console simple`, `Run{entry-point} the build`},
	{`pants fmt ::`, `Write{source-only} ./**`},
	{`buck2 clean`, `Delete{recoverable,build-output} what was built`},
	{`pants run src:x`, `Run{entry-point} the project's program`},
}

var ghc = Program{
	Name: "ghc", Rare: true, Summary: "compiles Haskell", Manual: "the GHC user's guide, 9.12",
	Row: Row{
		Compiles: true,
		Style:    Single, Help: "-help -version -numeric-version -info -supported-extensions", Does: toolBuilds, Args: sourceLists,
		Flags: []Flag{
			{Names: "-make -c -S -O -O0 -O1 -O2 -Wall -Werror -Wcompat -w -v -fno-code -threaded -dynamic -static -prof -rtsopts -g -package= -hide-package= -j -i -l= -XGHC2021 -XOverloadedStrings", Value: Data},
			{Names: "-e=", Value: RunsText, Why: "runs its value"},
			{Names: "-o=", Value: Writes, Why: "writes what it builds"},
			{Names: "-outputdir= -odir= -hidir=", Value: WritesTree, Why: "writes what it builds"},
		},
	},
}

var ghcCases = []Case{
	{`ghc -e 'f x'`, `Run{entry-point} the build; Run[text native] f x`},
	{`ghc -O2 -o x Main.hs`, `Run{entry-point} the build; Read{listing} Main.hs; Write x`},
	{`ghc -outputdir d -Wall Main.hs`, `Run{entry-point} the build; Read{listing} Main.hs; Write d/**`},
	{`ghc -e 'main'`, `Run{entry-point} the build; Run[text native] main`},
	{`ghc -F -pgmF x Main.hs`, `Unknown no option “-F” is known`},
}

var doxygen = Program{
	Name: "doxygen", Rare: true, Follows: "*", Summary: "makes documentation of source", Manual: "doxygen(1), 1.14",
	Row: Row{
		Help: "-h -? --help -v -V --version", Refine: doxygenInput, Args: []Arg{{At: First, Role: Reads, When: &When{Without: "-g -u -l"}}, {At: First, Role: Writes, When: &When{With: "-g -u -l"}, Why: "writes the settings there"}},
		Does: []Do{
			{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, When: &When{Without: "-g -u -l"}, Why: "makes what the project's settings say"},
			{Kind: automode.Write, Target: "Doxyfile", When: &When{With: "-g -u -l", Args: "0"}, Why: "writes the settings there"},
		},
		Flags: []Flag{{Names: "-g -u -l"}, {Names: "-s -b -q -d=", Value: Data}},
	},
}

// doxygenInput: the settings, which can name programs, can come in.
func doxygenInput(m *Match) {
	for _, w := range m.Args {
		if w.Is("-") {
			m.Unknown("takes its settings, which can name programs, from its input", w)
		}
	}
}

var doxygenCases = []Case{
	{`doxygen Doxyfile -q`, `Run{entry-point} the build; Read Doxyfile`},
	{`doxygen -g`, `Write Doxyfile`},
	{`doxygen -g f`, `Write f`},
	{`doxygen -`, `Run{entry-point} the build; Read -; Unknown takes its settings, which can name programs, from its input`},
}
