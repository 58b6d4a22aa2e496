package commands

import (
	"strings"

	"automode"
)

// Tools about C and its kin, and what prepares and measures builds.

var meson = Program{
	Name: "meson", Rare: true, Also: "muon", Summary: "configures and builds projects", Manual: "meson(1), Meson 1.9",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "-v --verbose --clean --reconfigure --wipe --list --no-rebuild -q --quiet --print-errorlogs --benchmark --no-stdsplit --force --werror --optional -f --fatal-meson-warnings -a --all --targets --buildoptions --tests --benchmarks --installed --dependencies --projectinfo --ast --buildsystem-files --scan-dependencies --install-plan --machines --compilers --indent --clearcache --no-pager --unset-opts --target-files --setup=", Value: Data},
			{Names: "-D= -j= --jobs= -l= --language= -n= --name= --type= --version= -d= --deps= -e= --executable= --buildtype= --backend= --default-library= --unity= --warnlevel= --prefix= --libdir= --bindir= --datadir= --sysconfdir= --localstatedir= --optimization= --layout= -t= --timeout-multiplier= --suite= --no-suite= --repeat= --maxfail= --num-processes= --strip --skip-subprojects[=] --tags=", Value: Data},
			{Names: "-C= --builddir=", Value: Base}, {Names: "--destdir=", Value: WritesTree, Why: "installs below it"},
			{Names: "--logbase=", Value: Writes, Why: "keeps its log there"}, {Names: "--native-file= --cross-file=", Value: RunsFile, Why: "names the programs that build"}, {Names: "--wrapper= --wrap= --gdb --gdb-path=", Value: Unread, Does: []Do{{Why: "runs tests under another program"}}},
		},
		Rows: []Row{
			{Compiles: true, Names: "setup", Does: toolBuilds, Args: []Arg{{At: Rest, Role: RunsFile, Why: "what it describes is built"}, {At: First, Role: WritesTree, Extent: automode.Tree, Traits: automode.BuildOutput, Why: "configures the build there"}}},
			{Compiles: true, Names: "compile", Does: toolBuilds, Args: anyGoal},
			{Compiles: true, Names: "test configure introspect rewrite", Does: toolBuilds, Args: anyData},
			{Names: "format fmt", Args: []Arg{{Role: Reads, When: &When{Without: "-i"}}, {Role: Edits, When: &When{With: "-i"}, Why: "rewrites the description of the build"}}, Flags: []Flag{{Names: "-i --inplace"}, {Names: "-q --check-only --check-diff -r --recursive -o= -O=", Value: Unread}, {Names: "-c= --configuration=", Value: Reads}}},
			{Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a project"}}, Args: anyData},
			{Names: "wrap", Rows: []Row{{Names: "list search info status", Does: toolAsks, Args: anyData}, {Names: "install update promote update-db", Does: toolInstalls, Args: anyData}}},
			{Names: "install dist devenv env2mfile subprojects", Style: Plain, Does: []Do{{Why: "it installs, packs or runs what was built"}}, Args: anyData},
			{Names: "help", Args: anyData},
		},
		Refine: mesonSettings,
	},
}

// mesonSettings looks at the settings that are options of the compiler and the linker,
// which can load code, and where other packages' come from.
func mesonSettings(m *Match) {
	for _, h := range m.hits {
		if h.Name != "-D" {
			continue
		}
		name, value, _ := strings.Cut(h.Value.Text, "=")
		if name = name[strings.LastIndexAny(name, ":.")+1:]; !h.Value.Exact() || strings.HasSuffix(name, "_args") && !compilesPlainly(value) || strings.HasSuffix(name, "_path") {
			m.Unknown("the setting "+quote(h.Value)+" may name a program to run", h.Value)
		}
	}
}

var mesonCases = []Case{
	{`meson`, `nothing`}, {`meson setup build --buildtype release --cross-file f`, `Run{entry-point} the build; Write{build-output} build/**; Run[file native] f`}, {`meson compile -C build -v`, `Run{entry-point} the build; in build`}, {`meson test --logbase ../../l`, `Run{entry-point} the build; Write ../../l`}, {`meson test --destdir d`, `Run{entry-point} the build; Write d/**`},
	{`meson setup b -Dc_args=-fplugin=x.so`, `Run{entry-point} the build; Write{build-output} b/**; Unknown the setting “c_args=-fplugin=x.so” may name a program to run`}, {`meson setup b -Dc_args=-O2 -Dtests=true`, `Run{entry-point} the build; Write{build-output} b/**`},
	{`meson test --gdb`, `Run{entry-point} the build; Unknown runs tests under another program`}, {`meson setup build /tmp/x`, `Run{entry-point} the build; Write{build-output} build/**; Run[file native] /tmp/x`}, {`meson fmt -i meson.build`, `Write meson.build`}, {`meson fmt -c f --check-only meson.build`, `Read meson.build; Read f`}, {`meson init -l c`, `Write .`},
	{`meson wrap list`, `Query the package index`}, {`meson wrap install x`, `Install packages or versions`}, {`meson wrap`, `nothing`}, {`meson install`, `Unknown it installs, packs or runs what was built`}, {`meson help setup`, `nothing`},
}

var autotools = Program{
	Name: "autoreconf", Rare: true, Kin: "automake aclocal libtoolize glibtoolize autoheader autoupdate premake4 premake5", Summary: "prepares or runs a project's build", Manual: "the --help of autoconf 2.72, automake 1.17, libtool 2.5, SCons 4.9, xmake 3.0, premake 5 and qmake 6",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: anyData,
		Flags: []Flag{
			{Names: "-f --force -i --install -v --verbose -s --symlink -m --make -a --add-missing -c --copy -W= --warnings= --foreign --gnu --gnits --no-recursive -d --debug -q --quiet -k -n -y --silent", Value: Data}, {Names: "-j=", Value: Data}, {Names: "-I= --include= -B= --prepend-include=", Value: RunsFile, Why: "takes macros from it"},
		},
	},
}

var autotoolsCases = []Case{{`autoreconf -fi`, `Run{entry-point} the build`}, {`automake -j 4 all`, `Run{entry-point} the build`}, {`autoreconf -fi -I d`, `Run{entry-point} the build; Run[file native] d`}, {`automake -C d`, `Unknown no option “-C” is known`}}

var pkgConfig = Program{
	Name: "pkg-config", Rare: true, Kin: "pkgconf llvm-config python-config python3-config", Summary: "says how to build against a library", Manual: "pkg-config(1), pkgconf 2.5; llvm-config(1), LLVM 20",
	Row: Row{Style: Looking, Help: "--help --version", Does: thisMachine, Args: anyData, Flags: []Flag{{Names: "--with-path= --env-only", Value: Lists}, {Names: "--cflags --cflags-only-I --cflags-only-other --libs --libs-only-l --libs-only-L --libs-only-other --modversion --exists --uninstalled --static --shared --variable= --define-variable= --print-variables --print-requires --print-requires-private --print-provides --print-errors --short-errors --silence-errors --errors-to-stdout --atleast-version= --atleast-pkgconfig-version= --exact-version= --max-version= --list-all --list-package-names --debug --validate --path --keep-system-cflags --keep-system-libs", Value: Data, Of: "pkg-config pkgconf"},
		{Names: "--prefix --exec-prefix --bindir --libdir --includedir --includes --cflags --cppflags --cxxflags --ldflags --libs --libnames --libfiles --system-libs --components --targets-built --host-target --build-mode --assertion-mode --shared-mode --src-root --obj-root --cmakedir --link-static --link-shared --embed --abiflags --extension-suffix --configdir", Of: "llvm-config python-config python3-config"}, {Names: "--log-file=", Value: Writes, Why: "writes a log"}}},
}

var pkgConfigCases = []Case{{`llvm-config --libs core`, `Query this machine`}, {`pkg-config --cflags --libs openssl`, `Query this machine`}, {`pkgconf --log-file f --with-path d x`, `Query this machine; Write f; Read{listing} d`}}

var clangFormat = Program{
	Name: "clang-format", Rare: true, Summary: "reformats C and its kin", Manual: "clang-format --help, LLVM 20", Package: true,
	Row: Row{
		Style: Single, Help: "-h -help -version -dump-config", Refine: clangStyle,
		Args: []Arg{{Role: Reads, When: &When{Without: "-i"}}, {Role: Edits, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-i"}, Why: "rewrites source files"}},
		Flags: []Flag{
			{Names: "-i"}, {Names: "-n -dry-run -Werror -Wno-error= -verbose -sort-includes -fail-on-incomplete-format -ferror-limit= -output-replacements-xml -Wclang-format-violations", Value: Data},
			{Names: "-style= -fallback-style= -assume-filename= -lines= -offset= -length= -cursor= -qualifier-alignment=", Value: Data}, {Names: "-files=", Value: Unread, Why: "names the files in a file"},
		},
	},
}

// clangStyle: the style may stand in a file of any name.
func clangStyle(m *Match) {
	if style, ok := writtenValue(m, "-style"); ok && strings.HasPrefix(style.Text, "file:") {
		m.Add(roleFact(Reads, cutWord(style, 5), ""))
	}
}

var clangFormatCases = []Case{{`clang-format -style=file:f a.c`, `Read a.c; Read f`}, {`clang-format --dry-run --Werror a.c`, `Read a.c`}, {`clang-format -i --style=file a.c`, `Write{harmless,source-only} a.c`}, {`clang-format -i -files=f`, `Unknown names the files in a file`}}

var clangTidy = Program{
	Name: "clang-tidy", Rare: true, Kin: "run-clang-tidy cppcheck clang-check iwyu include-what-you-use clazy", Summary: "examines C and its kin", Manual: "clang-tidy --help, LLVM 20; cppcheck --help, Cppcheck 2.18",
	Row: Row{
		Style: Single, Help: "-h -help -version -list-checks -dump-config -verify-config -doc -errorlist", Does: toolBuilds, Args: sourceLists, Refine: takesMoreOptions,
		Flags: []Flag{
			{Names: "-fix -fix-errors -fix-notes", Does: toolRewrites},
			{Names: "-quiet -use-color -explain-config -allow-enabling-analyzer-alpha-checkers -enable-check-profile -system-headers -force -inconclusive -q -verbose -v -inline-suppr -check-config -xml -dump -E -check-library -experimental-fast", Value: Data},
			{Names: "-checks= -warnings-as-errors= -header-filter= -line-filter= -format-style= -enable= -std= -language= -platform= -max-configs= -j= -D= -U= -suppress= -template= -template-location= -error-exitcode= -check-level= -output-format= -i= -config-excludes=", Value: Data},
			{Names: "-p= -I= -project= -suppressions-list= -include= -library= -file-list= -vfsoverlay=", Value: Reads},
			{Names: "-cppcheck-build-dir= -export-fixes= -output-file= -store-check-profile= -checkers-report=", Value: Writes, Why: "writes what it found there"}, {Names: "-load= -addon= -config= -config-file= -extra-arg= -extra-arg-before= -rule= -rule-file= -clang=", Value: Unread, Why: "may load code"},
		},
	},
}

var clangTidyCases = []Case{{`clang-tidy --quiet -p build a.c`, `Run{entry-point} the build; Read{listing} a.c; Read build`}, {`clang-tidy -fix --export-fixes=f a.c`, `Run{entry-point} the build; Read{listing} a.c; Write{source-only} ./**; Write f`}, {`cppcheck --enable=all --addon=x src`, `Run{entry-point} the build; Read{listing} src; Unknown may load code`}}

var ctags = Program{
	Name: "ctags", Rare: true, Kin: "etags cscope gtags uctags readtags", Summary: "makes a list of the names in source", Manual: "ctags(1), Universal Ctags 6.2; cscope(1), 15.9",
	Row: Row{
		Help: "--help --version --list-languages --list-kinds --list-maps --list-fields --list-features", Refine: tagsThere, Args: sourceReads,
		Flags: []Flag{
			{Names: "-V -R -b -k -q -u -c -C -d -a --recurse[=] --languages= --fields= --extras= --exclude= --kinds-all= --sort= --append[=] --links= --tag-relative=", Value: Data}, {Names: "-x", Of: "ctags uctags"}, {Names: "-f= -o=", Value: Writes, Why: "writes the list there"},
			{Names: "-L=", Value: Reads, Of: "ctags uctags"}, {Names: "-i=", Value: Reads, Of: "cscope etags"}, {Names: "-L", Of: "cscope"}, {Names: "-i", Of: "gtags"}, {Names: "--options= --options-maybe= --optlib-dir=", Value: Unread, Why: "takes more options from a file"},
		},
	},
}

var ctagsCases = []Case{{`ctags -R src`, `Read src/**; Write tags`}, {`ctags -x src/a.c`, `Read src/a.c/**`}, {`etags a.c`, `Read a.c/**; Write TAGS`}, {`readtags -x`, `Unknown no option “-x” is known`}, {`ctags -f t -L l`, `Write t; Read l`}, {`cscope -Rb`, `Write cscope.out`}, {`cscope -L -f o -i l`, `Write o; Read l`}, {`gtags -i d`, `Read d/**; Write d/**; Write GTAGS`}, {`ctags --options=f`, `Unknown takes more options from a file; Write tags`}}

// tagsThere: the list lies in the working folder where no option says otherwise.
func tagsThere(m *Match) {
	list := "tags"
	switch m.name() {
	case "etags":
		list = "TAGS"
	case "cscope":
		list = "cscope.out"
	case "gtags":
		list = "GTAGS"
		m.Facts = append(m.Facts, roles(WritesTree, m.Args, "writes the list there")...)
	}
	if _, named := m.Value("-f -o"); !named && !m.Holds("-x") {
		m.addRole(Writes, &Word{Text: list, Known: automode.Exact}, "writes the list")
	}
}

var gcov = Program{
	Name: "gcov", Rare: true, Kin: "gcovr lcov genhtml llvm-cov llvm-profdata", Summary: "shows what tests cover", Manual: "gcov(1), GCC 15; gcovr --help, gcovr 8; lcov(1), genhtml(1), LCOV 2.3",
	Row: Row{
		Help: "-h --help --version", Does: toolBuilds, Args: sourceLists, Refine: gcovrReport,
		Flags: []Flag{
			{Names: "-v -a -b -c -f -j -l -m -n -p -q -s --capture --zerocounters -z --all-blocks --branch-probabilities --no-checksum --quiet --list --summary --legend --branch-coverage --function-coverage --print-summary --txt[=] --json-pretty --exclude-unreachable-branches --exclude-throw-branches --sort-uncovered --ignore-errors=", Value: Data},
			{Names: "--exclude= --fail-under-line= --fail-under-branch= --title= --remove= --root= --object-directory=", Value: Data}, {Names: "-e= --filter= -r=", Value: Data, Of: "gcovr"},
			{Names: "-d= -t=", Value: Lists, Of: "lcov genhtml"}, {Names: "-d", Of: "gcov gcovr"}, {Names: "-t", Of: "gcov gcovr"}, {Names: "--directory= --base-directory=", Value: Lists}, {Names: "--add-tracefile= --tracefile= --extract=", Value: Reads},
			{Names: "-o= --output= --output-file= --output-directory= --html[=] --html-details[=] --html-nested[=] --xml[=] --json[=] --json-summary[=] --csv[=] --cobertura[=] --lcov[=] --sonarqube[=] --coveralls[=] --markdown[=]", Value: WritesTree, Why: "writes the report there"}, {Names: "--gcov-tool= --gcov-executable= --config= --config-file=", Value: Unread, Why: "names a program or settings"},
		},
	},
}

var gcovCases = []Case{
	{`gcov --exclude 1 a.c`, `Run{entry-point} the build; Read{listing} a.c`},
	{`lcov --capture -d . -o c.info`, `Run{entry-point} the build; Read{listing} .; Write c.info/**`}, {`gcovr -r . -e x`, `Run{entry-point} the build`}, {`lcov --add-tracefile a --gcov-tool x`, `Run{entry-point} the build; Read a; Unknown names a program or settings`}, {`gcov a.c`, `Run{entry-point} the build; Read{listing} a.c`},
	{`gcovr -d -t --html f`, `Run{entry-point} the build; Read{listing} f; Write f/**`}, {`lcov -d . -t x --directory d -c`, `Run{entry-point} the build; Read{listing} .; Read{listing} x; Read{listing} d`}, {`gcovr --xml -j -o f`, `Run{entry-point} the build; Write f/**`},
}

// gcovrReport: the file of a report may stand behind its option.
func gcovrReport(m *Match) {
	if m.name() == "gcovr" {
		m.Facts = append(m.Facts, roles(WritesTree, m.Args, "may write the report there")...)
	}
}

var ccache = Program{
	Name: "ccache", Rare: true, Also: "sccache", Summary: "keeps what compilers made", Manual: "ccache(1), 4.12; sccache --help, 0.12",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", Args: []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-s --show-stats -v --verbose -p --show-config -z --zero-stats --show-adv-stats --dist-status --show-log-stats --print-stats -x --show-compression --inspect=", Does: thisMachine, Value: Reads}, {Names: "-c --cleanup -C --clear --evict-older-than=", Value: Data, Does: []Do{{Kind: automode.Delete, Target: "what compilers made", Traits: automode.Recoverable}}, Why: "removes what can be compiled again"},
			{Names: "-k= --get-config=", Value: Data}, {Names: "-M= --max-size= -F= --max-files= -o= --set-config=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "ccache", Traits: automode.Persists}}, Why: "sets it up differently"},
		},
	},
}

var ccacheCases = []Case{{`ccache -s`, `Query this machine`}, {`ccache gcc a.c`, `Run[words] gcc a.c`}, {`ccache -C`, `Delete{recoverable} what compilers made`}, {`ccache -M 5G`, `Configure{persists} ccache`}, {`ccache -k max_size`, `nothing`}}

var assemblers = Program{
	Name: "nasm", Rare: true, Follows: "*", Kin: "yasm as swiftc ocamlopt ocamlc solc vyper wat2wasm wasm2wat wasm-opt", Summary: "compiles source", Manual: "nasm(1), 2.16; as(1), binutils 2.45; swiftc --help, Swift 6; ghc --help, GHC 9.12; solc --help, 0.8; wat2wasm(1), 1.0; wasm-opt --help, Binaryen 124",
	Row: Row{
		Help: "-h -help --help -V --version -version", Does: toolBuilds, Args: []Arg{{Role: Reads}}, Compiles: true,
		Flags: []Flag{
			{Names: "-v -g -O -O0 -O1 -O2 -O3 -O4 -Os -Oz -w -S -emit-library -parse-as-library -typecheck -fsyntax-only -Wall -Wextra -Werror --make -fno-code -dynamic -static -threaded --bin --abi --asm --optimize --hashes --gas --bin-runtime --inline-exports --fold-exprs --strip-debug --all-features", Value: Data}, {Names: "-F= --optimize-runs= --evm-version= --enable-threads", Value: Data}, {Names: "-f=", Value: Data, Of: "nasm yasm"}, {Names: "-V", Of: "as"},
			{Names: "-o= --output= -l=", Value: Writes, Why: "writes what it compiles"}, {Names: "-I= --base-path= --include-path=", Value: Lists}, {Names: "-L=", Value: Lists, Of: "yasm swiftc"}, {Names: "-i=", Value: Lists, Of: "nasm"}, {Names: "-L", Of: "as"}, {Names: "-i", Of: "ocamlc ocamlopt"},
		},
	},
}

var assemblersCases = []Case{
	{`as -V -o a.o a.s`, `Run{entry-point} the build; Read a.s; Write a.o`},
	{`nasm -F 1 -f elf64 a.asm -o a.o`, `Run{entry-point} the build; Read a.asm; Write a.o`},
	{`nasm -f elf64 a.asm -o a.o`, `Run{entry-point} the build; Read a.asm; Write a.o`}, {`solc --bin -I d a.sol`, `Run{entry-point} the build; Read a.sol; Read{listing} d`}, {`swiftc -typecheck -L d a.swift`, `Run{entry-point} the build; Read a.swift; Read{listing} d`}, {`as -L -o a.o a.s`, `Run{entry-point} the build; Read a.s; Write a.o`}, {`nasm -i d a.asm`, `Run{entry-point} the build; Read a.asm; Read{listing} d`}, {`ocamlc -i a.ml`, `Run{entry-point} the build; Read a.ml`},
}

var solidity = Program{
	Name: "forge", Rare: true, Kin: "sui aptos", Summary: "builds and tests contracts", Manual: "forge --help, Foundry 1.4; hardhat help, Hardhat 3; anchor --help, Anchor 0.32", Package: true,
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "-v -vv -vvv -vvvv -vvvvv --gas-report --force --sizes --names --offline --no-cache --summary --json -j --list --watch -w --fail-fast --ci --network= --match-test= --mt= --match-contract= --mc= --match-path= --mp= --no-match-test= --fuzz-runs= --fuzz-seed= --report= --optimize --via-ir --skip= --diff[=] --snap=", Value: Data}, {Names: "--check"}},
		Rows: []Row{
			{Names: "build b test t compile coverage snapshot s tree inspect in geiger lint check flatten remappings config doc size", Does: toolBuilds, Args: anyData},
			{Names: "fmt", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--check"}, Why: "rewrites source files"}}, Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--check"}, Why: "rewrites source files"}, {Role: Reads, Extent: automode.Tree, When: &When{With: "--check"}}}},
			{Names: "clean", Does: toolRemoves},
			{Names: "install i update up remove rm init add", Does: toolInstalls, Args: anyData, Flags: anyFlags},
			{Names: "move", Again: true},
			{Names: "create script deploy upgrade verify publish migrate run console node localnet bind", Style: Plain, Help: "--help", Does: []Do{{Why: "it may send transactions, or runs a script"}}, Args: anyData},
		},
	},
}

var solidityCases = []Case{{`forge test -vvv --mt x`, `Run{entry-point} the build`}, {`forge fmt --check src`, `Read src/**`}, {`forge fmt -v src`, `Write{harmless,source-only} ./**; Write{harmless,source-only} src/**`}, {`forge fmt`, `Write{harmless,source-only} ./**`}, {`forge clean`, `Delete{recoverable,build-output} what was built`}, {`forge install x --no-commit`, `Install packages or versions`}, {`forge script x --broadcast`, `Unknown it may send transactions, or runs a script`}, {`forge`, `nothing`}, {`sui move test`, `Run{entry-point} the build`}, {`aptos move publish`, `Unknown it may send transactions, or runs a script`}, {`sui move`, `Unknown nobody read what “move” does`}}
