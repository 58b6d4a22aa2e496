package commands

import (
	"strings"

	"automode"
)

// More of what compiles and links native code.

var gccCross = Program{
	Name: "avr-gcc", Follows: "*", Rare: true, Summary: "compiles C and its kin for another machine", Manual: "gcc(1), GCC 14; the release notes of Debian 13 for the names",
	Kin: "mpicc mpicxx mpic++ mpif90 mpifort avr-g++ arm-none-eabi-gcc arm-none-eabi-g++ arm-linux-gnueabi-gcc arm-linux-gnueabihf-gcc arm-linux-gnueabihf-g++ aarch64-linux-gnu-gcc aarch64-linux-gnu-g++ aarch64-none-elf-gcc riscv32-unknown-elf-gcc riscv64-unknown-elf-gcc riscv64-linux-gnu-gcc x86_64-linux-gnu-gcc x86_64-linux-gnu-g++ x86_64-w64-mingw32-gcc x86_64-w64-mingw32-g++ i686-w64-mingw32-gcc i686-linux-gnu-gcc mips-linux-gnu-gcc powerpc64le-linux-gnu-gcc s390x-linux-gnu-gcc xtensa-esp32-elf-gcc musl-gcc emcc em++ gcc-11 gcc-12 gcc-13 gcc-14 gcc-15 g++-11 g++-12 g++-13 g++-14 g++-15 clang-15 clang-16 clang-17 clang-18 clang-19 clang-20 clang++-15 clang++-16 clang++-17 clang++-18 clang++-19 clang++-20",
	Row: Row{Style: Plain, Args: []Arg{{Role: Data}}, Refine: gccWords, Compiles: true},
}

var gccCrossCases = []Case{
	{`avr-gcc -mmcu=atmega328p -Os -o a.elf a.c`, `Run{entry-point} the compiler; Write a.elf; Read a.c`}, {`mpicc -O2 -o pi pi.c`, `Run{entry-point} the compiler; Write pi; Read pi.c`}, {`arm-none-eabi-gcc -T l.ld -Wl,-Map=f.map --specs=nano.specs a.o -o f.elf`, `Run{entry-point} the compiler; Read l.ld; Write f.map; Read a.o; Write f.elf`}, {`arm-none-eabi-gcc --specs=x/nano.specs a.o`, `Unknown nobody read what “--specs=x/nano.specs” does`}, {`avr-gcc -Wl,-Map=a,-plugin=x a.o`, `Unknown nobody read what “-Wl,-Map=a,-plugin=x” does`}, {`gcc-14 -fplugin=x.so a.c`, `Unknown nobody read what “-fplugin=x.so” does`},
}

var linker = Program{
	Name: "ld", Kin: "ld.bfd ld.gold ld.lld gold lld mold", Rare: true, Summary: "links object files", Manual: "ld(1), binutils 2.45; ld.lld(1), LLVM 19",
	Row: Row{
		Style: Single, Help: "-help --help -v -V -version", Does: []Do{{Kind: automode.Run, Target: "the linker", Traits: automode.EntryPoint, When: &When{Args: "1+"}, Why: "links the files"}}, Args: []Arg{{Role: Reads}}, Compiles: true,
		Flags: []Flag{
			{Names: "-s -S -x -X -r -i -g -pie -no-pie -static -shared -Bstatic -Bdynamic -nostdlib -N -n -q -export-dynamic -E -gc-sections -strip-all -strip-debug -start-group -end-group -as-needed -no-as-needed -whole-archive -no-whole-archive -entry= -m= -z= -soname= -h= -l= -rpath= -build-id -Ttext= -Tdata= -Tbss= -defsym= -u= -arch= -O1 -O2 -macos_version_min= -lSystem -syslibroot=", Value: Data},
			{Names: "-e=", Value: Data, Of: "ld ld.bfd ld.gold ld.lld gold lld mold"}, {Names: "-L= -library-path=", Value: Lists}, {Names: "-T= -script= -R=", Value: Reads},
			{Names: "-o= -output=", Value: Writes, Why: "writes what it links"}, {Names: "-Map=", Value: Writes, Why: "writes a map there"},
		},
	},
}

var linkerCases = []Case{
	{`ld a.o -o a`, `Run{entry-point} the linker; Read a.o; Write a`}, {`ld -e f -m elf_i386 -L lib -T k.ld -Map m -s a.o`, `Run{entry-point} the linker; Read a.o; Read{listing} lib; Read k.ld; Write m`},
	{`ld -plugin x.so a.o`, `Unknown no option “-plugin” is known`}, {`ld -v`, `nothing`},
}

var cython = Program{
	Name: "cython", Kin: "cythonize cython3", Rare: true, Package: true, Summary: "compiles Python to C", Manual: "cython --help and cythonize --help, Cython 3.1",
	Row: Row{
		Help: "-h --help -V --version", Does: []Do{{Kind: automode.Run, Target: "the compiler", Traits: automode.EntryPoint, When: &When{Args: "1+"}, Why: "compiles the files"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.BuildOutput | automode.SourceOnly, When: &When{Args: "1+", Without: "-o --output-file"}, Why: "writes C beside each file"}},
		Args: []Arg{{Role: Reads}}, Compiles: true,
		Flags: []Flag{
			{Names: "-a --annotate -v --verbose -l -f --force -q --quiet -i --inplace -b --build -k --keep-going --no-docstrings --lenient --embed -2 -3 --3str --cplus -+ --fast-fail --gdb --line-directives -M", Value: Data}, {Names: "-X= --directive= -j= --parallel= -E= --compile-time-env= --module-name= -x= --exclude=", Value: Data},
			{Names: "-I= --include-dir=", Value: Lists}, {Names: "-o= --output-file=", Value: Writes, Why: "writes what it compiles"},
		},
	},
}

var cythonCases = []Case{
	{`cython -3 a.pyx`, `Run{entry-point} the compiler; Write{build-output,source-only} ./**; Read a.pyx`}, {`cython -a -I inc -X x=1 a.pyx -o a.c`, `Run{entry-point} the compiler; Read a.pyx; Read{listing} inc; Write a.c`},
}

var phpize = Program{
	Name: "phpize", Rare: true, Summary: "prepares the build of a PHP extension", Manual: "phpize --help, PHP 8.4",
	Row: Row{Help: "--help --version", Does: toolBuilds, Flags: []Flag{{Names: "--clean --force"}}, Compiles: true},
}

var phpizeCases = []Case{{`phpize --clean`, `Run{entry-point} the build`}}

var ocamlfind = Program{
	Name: "ocamlfind", Rare: true, Summary: "compiles OCaml with its packages", Manual: "ocamlfind(1), 1.9",
	Row: Row{
		Help: "-help --help",
		Rows: []Row{
			{Names: "list query printconf lint", Style: Looking, Args: anyData, Does: toolAsks},
			{
				Names: "ocamlc ocamlopt ocamlcp", Style: Single, Does: toolBuilds, Args: []Arg{{Role: Reads}}, Compiles: true,
				Flags: []Flag{{Names: "-linkpkg -g -c -a -thread -bin-annot -short-paths -shared -O3 -unsafe -package= -w= -predicates= -warn-error= -cclib= -open=", Value: Data}, {Names: "-I=", Value: Lists}, {Names: "-o=", Value: Writes, Why: "writes what it compiles"}},
			},
		},
	},
}

var ocamlfindCases = []Case{
	{`ocamlfind list`, `Query the package index`}, {`ocamlfind ocamlopt -package str -linkpkg -I lib a.ml -o a`, `Run{entry-point} the build; Read a.ml; Read{listing} lib; Write a`}, {`ocamlfind ocamlc -pp x a.ml`, `Unknown no option “-pp” is known`}, {`ocamlfind`, `nothing`},
}

// perlBuild is what Perl and Ruby projects leave with them to be built by.
var perlBuild = Program{
	Name: "Makefile.PL", Carried: "Makefile.PL Build.PL extconf.rb", Rare: true, Summary: "prepares the build of a Perl or Ruby package", Manual: "ExtUtils::MakeMaker(3), 7.76; Module::Build(3), 0.42; MkMf, Ruby 3.4",
	Row: Row{Style: Plain, Does: toolBuilds, Args: anyData, Refine: prefixesOnly, Compiles: true},
}

var perlBuildCases = []Case{{`Makefile.PL`, `Run{entry-point} the build`}, {`Makefile.PL INSTALL_BASE=/x`, `Run{entry-point} the build`}, {`Makefile.PL CC=x`, `Run{entry-point} the build; Unknown nobody read what “CC=x” does here`}}

// prefixesOnly: of the settings only those are known that name a folder.
func prefixesOnly(m *Match) {
	for _, w := range m.Args {
		name, _, set := strings.Cut(w.Text, "=")
		switch name {
		case "PREFIX", "INSTALL_BASE", "LIB", "INSTALLDIRS", "DESTDIR", "--prefix", "--install_base", "--installdirs":
			if set && w.Exact() {
				continue
			}
		}
		m.Unknown("nobody read what "+quote(w)+" does here", w)
	}
}

var rPackages = Program{
	Name: "R", Rare: true, Summary: "runs R and builds its packages", Manual: "R(1) and Writing R Extensions, R 4.5",
	Row: Row{
		Style: Single, Help: "-help --help -version --version",
		Flags: []Flag{{Names: "-vanilla -no-save -no-restore -no-environ -no-init-file -slave -s -q -quiet -silent -no-echo -save -verbose", Value: Data}, {Names: "-e=", Value: RunsText, Why: "runs its value"}, {Names: "-f= -file=", Value: RunsFile, Why: "runs a file"}},
		Stdin: []In{{Role: RunsText, When: &When{Without: "-e -f -file"}}},
		Rows: []Row{{Names: "CMD", Style: GNU, Rows: []Row{
			{Names: "build check Rd2txt Rd2pdf Rdconv SHLIB COMPILE config", Style: Looking, Args: []Arg{{Role: Lists}}, Does: toolBuilds, Compiles: true},
			{Names: "INSTALL", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Install, Target: "packages or versions", Why: "installs packages"}}},
			{Names: "BATCH", Args: []Arg{{At: First, Role: RunsFile}, {At: Second, Role: Writes, Why: "writes what it prints there"}}, Flags: []Flag{{Names: "--vanilla --no-save --no-restore --slave --quiet", Value: Data}}},
		}}},
	},
}

var rPackagesCases = []Case{
	{`R CMD build .`, `Run{entry-point} the build; Read{listing} .`}, {`R CMD check --no-manual x.tar.gz`, `Run{entry-point} the build; Read{listing} x.tar.gz`}, {`R CMD INSTALL .`, `Install packages or versions`}, {`R CMD BATCH --vanilla a.R out`, `Run[file native] a.R; Write out`},
	{`R --vanilla -e 'f()'`, `Run[text native] f()`}, {`R -f a.R`, `Run[file native] a.R`}, {`R -q`, `nothing`}, {`R CMD`, `nothing`},
}

var busted = Program{
	Name: "busted", Rare: true, Summary: "runs tests of Lua", Manual: "busted --help, 2.2",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-v --verbose -l --list -k --keep-going --no-keep-going -s --shuffle --no-auto-insulate --no-recursive -R --no-coverage", Value: Data}, {Names: "-t= --tags= --exclude-tags= --filter= --filter-out= --name= -p= --pattern= --repeat= --seed= --lang= -r= --run=", Value: Data}},
	},
}

var bustedCases = []Case{{`busted -v -t slow spec`, `Run{entry-point} the project's tests; Read{listing} spec`}, {`busted --helper x.lua`, `Unknown no option “--helper” is known`}}

var vvp = Program{
	Name: "vvp", Rare: true, Summary: "runs a simulation that iverilog compiled", Manual: "vvp(1), Icarus Verilog 12",
	Row: Row{Style: Leading, Help: "-h -V", Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "-n -N -s -v -i -q", Value: Data}, {Names: "-l=", Value: Writes, Why: "writes the log there"}}},
}

var vvpCases = []Case{{`vvp -n -l log a +x`, `Run[file native] a; Write log`}}
