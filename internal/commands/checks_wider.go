package commands

import "automode"

// Checkers of one kind: they read the project by its own rules, and write
// nothing unless an option says so, which is not known here.

var sourceChecks = Program{
	Name: "flawfinder", Rare: true, Kin: "splint sloccount loc doc8 rstcheck pyroma mccabe darglint pydoclint interrogate deptry prospector pytype pyanalyze gdlint ameba phploc phpcpd linthtml solhint deadnix refurb cmake-lint vint salt-lint validate-pyproject yamale",
	Package: true, Summary: "examines source", Manual: "the --help of flawfinder 2.0, splint 3.1, sloccount 2.26, doc8 2, rstcheck 6.2, pyroma 5, interrogate 1.7, deptry 0.23, prospector 1.17, pytype 2024, gdtoolkit 4.3, Ameba 1.6, phploc 7, solhint 6, deadnix 1.3, vint 0.4 and salt-lint 0.9",
	Row: Row{
		Help: "-h --help --version", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-v -vv --verbose --quiet --strict --json --no-color --fail-on-warnings --max-line-length= --min= --fail-under= --ignore= --exclude= --strictness= --threshold= --min-lines= --min-tokens= --html --csv --summary", Value: Data},
			{Names: "--config=", Value: RunsFile, Why: "its settings can name code"},
		},
	},
}

var sourceChecksCases = []Case{{`deptry . --verbose`, `Run{entry-point} the build; Read{listing} .`}, {`doc8 --max-line-length 100 docs`, `Run{entry-point} the build; Read{listing} docs`}, {`vint --config x src`, `Run{entry-point} the build; Read{listing} src; Run[file native] x`}, {`solhint --fix a.sol`, `Unknown no option “--fix” is known`}}

var typeChecks = Program{
	Name: "ty", Rare: true, Kin: "pyrefly pyre", Package: true, Summary: "checks the types of Python", Manual: "the --help of ty 0.0.1, Pyrefly 0.40 and Pyre 0.9",
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "-v -vv --verbose -q --quiet --watch --error-on-warning --exit-zero --no-progress --summarize-errors --color= --output-format= --ignore= --error= --warn= --python-version= --python-platform= --exclude=", Value: Data}, {Names: "--project= --python= --typeshed=", Value: Lists}},
		Rows:   []Row{{Names: "check", Does: toolBuilds, Args: []Arg{{Role: Lists}}}, {Names: "version explain dump-config", Does: hostLooks, Args: anyData}, {Names: "server lsp init infer suppress start stop restart kill autotype upgrade", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}},
	},
}

var typeChecksCases = []Case{{`ty`, `nothing`}, {`ty check --python .venv -q src`, `Run{entry-point} the build; Read{listing} src; Read{listing} .venv`}, {`ty version`, `Query the platform`}, {`pyrefly infer`, `Unknown nobody read what this subcommand does`}}

var pyProfilers = Program{
	Name: "pyinstrument", Rare: true, Kin: "scalene viztracer kernprof", Package: true, Summary: "measures a Python program", Manual: "the --help of pyinstrument 5.1, Scalene 1.5, VizTracer 1.1 and line_profiler 5",
	Row: Row{
		Style: Leading, Help: "-h --help --version", Lang: Python, Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes what it measured"}},
		Flags: []Flag{{Names: "-l -v --cpu --memory --cli --html --json --show-all --timeline --line-by-line --reduced-profile --interval=", Value: Data}, {Names: "-o= --outfile= --output_file=", Value: Writes, Why: "writes what it measured"}},
	},
}

var pyProfilersCases = []Case{{`pyinstrument --html -o f a.py`, `Write .; Run[file python] a.py; Write f`}, {`kernprof -l a.py x`, `Write .; Run[file python] a.py`}, {`scalene -m x`, `Unknown no option “-m” is known`}}

var pySpy = Program{
	Name: "py-spy", Rare: true, Package: true, Summary: "looks at running Python programs", Manual: "py-spy --help, py-spy 0.4",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version",
		Rows: []Row{
			{Names: "dump top", Does: hostLooks, Args: []Arg{{At: First, Role: RunsWords}}, Flags: []Flag{{Names: "-p= --pid= -r= --rate= -s --subprocesses -n --native --nonblocking -j --json -i --idle", Value: Data}}},
			{Names: "record", Does: hostLooks, Args: []Arg{{At: First, Role: RunsWords}}, Flags: []Flag{{Names: "-p= --pid= -r= --rate= -d= --duration= -s --subprocesses -n --native --nonblocking -i --idle -t --threads -F --nolineno -g --gil", Value: Data}, {Names: "-f= --format=", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes what it measured"}}},
		},
	},
}

var pySpyCases = []Case{{`py-spy`, `nothing`}, {`py-spy dump --pid 3`, `Query the platform`}, {`py-spy record -f raw -d 3 -o f -- python a.py`, `Query the platform; Run[words] python a.py; Write f`}}

var pyWatch = Program{
	Name: "ptw", Rare: true, Also: "pytest-watch pytest-watcher", Package: true, Summary: "runs the tests again when files change", Manual: "pytest-watch --help 4.2, pytest-watcher --help 0.4",
	Row: Row{
		Help: "-h --help --version", Does: toolTests, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "--lf --ff --nf --sw -x -k= -m= --tb= --maxfail=", Value: Data}, {Names: "--clear --now -v --verbose -q --quiet --poll --nobeep --wait --spool= --ext= --ignore= --patterns= --ignore-patterns= --delay=", Value: Data}, {Names: "--runner= --beforerun= --afterrun= --onpass= --onfail= --onexit=", Value: RunsLine, Why: "runs that command"}},
	},
}

var pyWatchCases = []Case{{`ptw --now tests -x`, `Run{entry-point} the project's tests; Read{listing} tests`}, {`ptw --onfail 'rm x'`, `Run{entry-point} the project's tests; Run[line] rm x`}}

var scrapy = Program{
	Name: "scrapy", Rare: true, Package: true, Summary: "takes data out of web pages", Manual: "scrapy --help, Scrapy 2.13",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "--nolog -v --verbose -l --list -L= --loglevel=", Value: Data}, {Names: "-o= -O= --output= --overwrite-output= --logfile=", Value: Writes, Why: "writes what it took"}},
		Rows: []Row{
			{Names: "list check settings version", Does: toolBuilds, Args: anyData},
			{Names: "crawl", Does: []Do{{Kind: automode.Fetch, Target: "the hosts that the spider names", Why: "takes pages of other hosts"}}, Args: anyData},
			{Names: "runspider shell fetch view parse bench startproject genspider edit", Style: Plain, Args: anyData, Does: []Do{{Why: "runs code, or takes pages of a host"}}},
		},
	},
}

var scrapyCases = []Case{{`scrapy`, `nothing`}, {`scrapy list -L INFO`, `Run{entry-point} the build`}, {`scrapy crawl q -o f`, `Fetch the hosts that the spider names; Write f`}, {`scrapy shell http://h`, `Unknown runs code, or takes pages of a host`}}

var notebooks = Program{
	Name: "nbdiff", Rare: true, Kin: "nbshow nbdime nbstripout", Package: true, Summary: "shows or cleans notebooks", Manual: "the --help of nbdime 4 and nbstripout 0.8",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Refine: stripsNotebooks,
		Flags: []Flag{{Names: "-s --sources -S --ignore-sources -o --outputs -O --ignore-outputs -m --metadata -M --ignore-metadata -D --ignore-details --no-color --keep-output --keep-count -t", Value: Data}, {Names: "--verify --dry-run"}},
	},
}

var notebooksCases = []Case{{`nbdiff -s a.ipynb b.ipynb`, `Read a.ipynb; Read b.ipynb`}, {`nbstripout a.ipynb`, `Read a.ipynb; Write a.ipynb`}, {`nbstripout --verify a.ipynb`, `Read a.ipynb`}, {`nbstripout --keep-output a.ipynb`, `Read a.ipynb; Write a.ipynb`}, {`nbstripout --install`, `Unknown no option “--install” is known`}}

// stripsNotebooks: one of them cleans what it is given.
func stripsNotebooks(m *Match) {
	if m.name() != "nbstripout" || m.Holds("--verify --dry-run") {
		return
	}
	for i := range m.Args {
		m.addRole(Edits, &m.Args[i], "takes the outputs out of notebooks")
	}
}

var dataLooks = Program{
	Name: "parquet-tools", Rare: true, Kin: "avro-tools sqlite-utils orc-tools", Package: true, Summary: "looks into files of data", Manual: "the --help of parquet-tools 0.2, Avro 1.12 and sqlite-utils 3.38",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "schema meta inspect rowcount show csv cat head getschema getmeta tojson tables views triggers indexes rows analyze-tables plugins", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "--pretty --counts --columns --csv --tsv -t --table --nl --arrays --limit= --offset= --where= --head=", Value: Data}}},
			{Names: "query memory insert upsert create-table drop-table transform extract convert install bulk vacuum merge split fromjson", Style: Plain, Args: anyData, Does: []Do{{Why: "runs code or changes data"}}},
		},
	},
}

var dataLooksCases = []Case{{`parquet-tools`, `nothing`}, {`sqlite-utils tables --counts a.db`, `Read a.db`}, {`sqlite-utils query a.db x`, `Unknown runs code or changes data`}}

var jvmLooks = Program{
	Name: "jdeprscan", Rare: true, Kin: "jfr checkstyle spotbugs pmd", Summary: "examines what was built for the JVM", Manual: "jdeprscan(1) and jfr(1), JDK 25; the CLI references of Checkstyle 12, SpotBugs 4.9 and PMD 7",
	Row: Row{
		Style: Single, Help: "-h -help --help -V --version -version", OrArgs: true, Does: toolBuilds, Args: sourceLists,
		Global: []Flag{
			{Names: "-l -v -textui -effort:max -low -medium -high --no-progress --no-cache --no-fail-on-violation --json --xml --events= --categories= --stack-depth= --for-removal -release= --release= --minimum-priority= --list --verbose", Value: Data}, {Names: "-d= --dir= --file-list=", Value: Reads, Of: "pmd"}, {Names: "-c= -R= --rulesets=", Value: RunsFile, Why: "its rules can name code"}, {Names: "-f= --format=", Value: Data, Of: "checkstyle pmd"},
			{Names: "-o= -output= -r= --report-file= -xml= -html= -sarif= -xdocs= -emacs=", Value: Writes, Why: "writes what it found there"}, {Names: "--class-path= -auxclasspath=", Value: Lists},
		},
		Rows: []Row{{Names: "check print summary metadata view", Does: toolBuilds, Args: sourceLists}, {Names: "scrub assemble disassemble configure cpd designer", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}},
	},
}

var jvmLooksCases = []Case{{`jdeprscan -l --class-path c a.jar`, `Run{entry-point} the build; Read{listing} a.jar; Read{listing} c`}, {`jfr summary a.jfr`, `Run{entry-point} the build; Read{listing} a.jfr`}, {`pmd check -d src -R r.xml -f text -r f`, `Run{entry-point} the build; Read src; Run[file native] r.xml; Write f`}, {`jfr configure`, `Unknown nobody read what this subcommand does`}}

var objectLooks = Program{
	Name: "wasm-objdump", Rare: true, Kin: "twiggy spirv-dis luac gprof apksigner zipalign aapt aapt2 apkanalyzer bundletool", Summary: "looks into what was built", Manual: "the --help of WABT 1.0, Twiggy 0.7, SPIRV-Tools 2025, luac(1), gprof(1) and the Android build tools 36",
	Row: Row{
		Help: "--help --version", OrArgs: true, Args: []Arg{{Role: Reads}}, Refine: luacWrites,
		Flags: []Flag{{Names: "-x --details --headers -n=", Value: Data, Of: "wasm-objdump twiggy"}, {Names: "-p", Of: "luac gprof"}, {Names: "-l", Value: Data, Of: "luac gprof"}, {Names: "-v", Of: "luac"}, {Names: "-c", Of: "zipalign apksigner"}, {Names: "-v --verbose --print-certs", Value: Data, Of: "zipalign apksigner"}},
		Rows: []Row{
			{Names: "top paths dominators monos garbage verify version", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-n= -d --max-items=", Value: Data, Of: "twiggy"}}},
			{Names: "dump d apk manifest dex files resources", Args: []Arg{{At: Last, Role: Reads}, {At: ButLast, Role: Data}}},
			{Names: "sign rotate lineage compile link convert package p add a remove r crunch c diff install-apks build-apks build-bundle extract-apks", Style: Plain, Args: anyData, Does: []Do{{Why: "makes or signs a file, or changes a device"}}},
		},
	},
}

var objectLooksCases = []Case{{`wasm-objdump -x a.wasm`, `Read a.wasm`}, {`luac -p a.lua`, `Read a.lua`}, {`luac -v`, `nothing`}, {`luac -l a.lua`, `Write{build-output} .; Read a.lua`}, {`apksigner --verbose a.apk`, `Read a.apk`}, {`luac a.lua`, `Write{build-output} .; Read a.lua`}, {`zipalign -c 4 app.apk`, `Read 4; Read app.apk`}, {`twiggy top -n 3 a.wasm`, `Read a.wasm`}, {`aapt dump badging app.apk`, `Read app.apk`}, {`apksigner sign a.apk`, `Unknown makes or signs a file, or changes a device`}, {`zipalign 4 a b`, `Unknown makes a file`}}

// luacWrites: it compiles, or aligns, unless it only checks.
func luacWrites(m *Match) {
	switch name := m.name(); {
	case name == "luac" && !m.Holds("-p") && len(m.Args) > 0:
		m.Facts = append([]Fact{{Kind: automode.Write, Target: ".", Traits: automode.BuildOutput, Why: "writes what it compiled"}}, m.Facts...)
	case name == "zipalign" && !m.Holds("-c"):
		m.Facts = nil
		m.Unknown("makes a file", Word{})
	}
}
