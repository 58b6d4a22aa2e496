package commands

import "automode"

// Builders' and package managers' rarer programs of native code, Rust and Go.

var conan = Program{
	Name: "conan", Rare: true, Package: true, Summary: "installs packages of C and C++", Manual: "conan --help and each command's, Conan 2.20",
	Row: Row{
		Help: "-h --help -v --version", Global: []Flag{{Names: "-f= --format= -v[=] -q --quiet", Value: Data}, {Names: "--out-file=", Value: Writes, Why: "writes what it prints there"}, {Names: "-cc= --core-conf=", Value: Unread, Why: "changes its settings"}},
		Rows: []Row{
			{Names: "list search version help", Does: conanLooks, Args: anyData, Flags: conanFlags},
			{Names: "inspect", Args: conanRecipe, Flags: conanFlags},
			{Names: "graph", Rows: []Row{{Names: "info explain outdated build-order", Does: conanLooks, Args: conanRecipe, Flags: conanFlags}}},
			{Names: "profile", Rows: []Row{{Names: "list show path", Does: conanLooks, Args: anyData, Flags: conanFlags}, {Names: "detect", Does: conanSets, Args: anyData, Flags: conanFlags}}},
			{Names: "remote", Rows: []Row{{Names: "list list-users", Does: conanLooks, Args: anyData, Flags: conanFlags}, {Names: "*", Style: Plain, Does: conanSets, Args: anyData}}},
			{Names: "config", Rows: []Row{{Names: "home list show", Does: conanLooks, Args: anyData}, {Names: "install install-pkg clean", Style: Plain, Does: conanSets, Args: anyData}}},
			{Names: "cache", Rows: []Row{{Names: "path check-integrity", Does: conanLooks, Args: anyData, Flags: conanFlags}, {Names: "clean save backup-upload sign", Style: Looking, Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, Why: "changes the package cache"}}, Args: anyData}}},
			{Names: "install create build export export-pkg test source editable new download lock remove upload info require audit workspace report run", Style: Plain, Does: toolInstalls, Args: anyData},
		},
	},
}

var (
	conanLooks  = []Do{{Kind: automode.Query, Target: "the packages"}}
	conanSets   = []Do{{Kind: automode.Configure, Target: "conan's settings", Traits: automode.Persists, Why: "changes where packages come from, or how they are built"}}
	conanRecipe = []Arg{{Role: RunsFile, Traits: automode.EntryPoint, Why: "reads the recipe, which is code"}}
	conanFlags  = []Flag{{Names: "-r= --remote= -c --cache -p= --package-query= -pr= --profile= -s= --settings= --requires= --name= --version= --user= --channel= --filter= --package-filter= --lru= --depth= --folder= -e --exist-ok --force --order= --order-by=", Value: Data}}
)

var conanCases = []Case{
	{`conan`, `nothing`}, {`conan list '*' -f json --out-file f`, `Query the packages; Write f`}, {`conan graph info . -s x`, `Query the packages; Run{entry-point}[file native] .`}, {`conan inspect .`, `Run{entry-point}[file native] .`}, {`conan graph`, `nothing`}, {`conan profile list`, `Query the packages`}, {`conan profile`, `nothing`}, {`conan profile detect --force`, `Configure{persists} conan's settings`},
	{`conan remote list`, `Query the packages`}, {`conan remote`, `nothing`}, {`conan remote add x y`, `Configure{persists} conan's settings`}, {`conan config`, `nothing`}, {`conan config home`, `Query the packages`}, {`conan config install x`, `Configure{persists} conan's settings`},
	{`conan cache`, `nothing`}, {`conan cache path x`, `Query the packages`}, {`conan cache clean`, `Delete{recoverable} the package cache`}, {`conan install . --build missing`, `Install packages or versions`}, {`conan search x -cc a=b`, `Query the packages; Unknown changes its settings`},
}

var vcpkg = Program{
	Name: "vcpkg", Rare: true, Summary: "installs packages of C and C++", Manual: "vcpkg help, vcpkg 2025",
	Row: Row{
		Help: "-h --help --version -?", Global: []Flag{{Names: "--triplet= --x-json --debug --no-print-usage", Value: Data}, {Names: "--vcpkg-root= --overlay-ports= --overlay-triplets= --x-install-root= --x-manifest-root=", Value: Unread, Why: "works elsewhere"}},
		Rows: []Row{
			{Names: "list search version help depend-info owns hash portsdiff find contact", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--x-full-desc --overlay --format= --max-recurse= --sort= --show-depth", Value: Data}}},
			{Names: "install remove upgrade update export integrate bootstrap-standalone new add create edit fetch activate use deactivate build format-manifest autocomplete", Style: Plain, Does: toolInstalls, Args: anyData},
		},
	},
}

var vcpkgCases = []Case{{`vcpkg`, `nothing`}, {`vcpkg search x --x-full-desc --triplet x64-linux`, `Query the packages; Read{listing} x`}, {`vcpkg install x`, `Install packages or versions`}, {`vcpkg list --vcpkg-root d`, `Query the packages; Unknown works elsewhere`}}

var luarocks = Program{
	Name: "luarocks", Rare: true, Summary: "installs packages of Lua", Manual: "luarocks help, LuaRocks 3.12",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "--lua-version= --local --global --verbose --timeout= --no-project --dev --porcelain --outdated", Value: Data}, {Names: "--server= --only-server= --only-sources= --tree= --lua-dir= --project-tree= --namespace=", Value: Unread, Why: "works elsewhere"}},
		Rows: []Row{
			{Names: "list search show help which doc lint", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Lists}}},
			{Names: "path", Prints: []Out{{Prints: ShellSetup}}, Flags: []Flag{{Names: "--bin --no-bin --lr-path --lr-cpath --lr-bin --append --full", Value: Data}}},
			{Names: "install remove build make test init upload pack unpack download purge config write_rockspec new_version admin completion", Style: Plain, Does: toolInstalls, Args: anyData},
		},
	},
}

var luarocksCases = []Case{{`luarocks`, `nothing`}, {`luarocks list --porcelain`, `Query the packages`}, {`luarocks path --bin`, `nothing`}, {`luarocks install x`, `Install packages or versions`}, {`luarocks search x --server h`, `Query the packages; Read{listing} x; Unknown works elsewhere`}}

var goChecks = Program{
	Name: "gocognit", Kin: "dupl unconvert unparam goconst goleak gomodguard depguard", Rare: true, Summary: "finds what is doubtful in Go code", Manual: "the --help of gocognit 1.2, dupl 2.0, unconvert, unparam and goconst 1.8",
	Row: Row{
		Style: Single, Help: "-h -help --help -version", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-over= -top= -avg -json -test -plumbing -threshold= -vendor -html -files -v -all -safe -fastmath -tests -exported -min-occurrences= -min-length= -numbers -min= -max= -match-constant", Value: Data}, {Names: "-ignore= -ignore-tests -ignore-strings=", Value: Data}, {Names: "-f= -tags=", Value: Data, Of: "gocognit unconvert unparam"}, {Names: "-apply", Does: toolRewrites}},
	},
}

var goChecksCases = []Case{{`gocognit -over 10 .`, `Run{entry-point} the build; Read{listing} .`}, {`goconst -ignore x ./...`, `Run{entry-point} the build; Read{listing} ./...`}, {`unparam -tags x ./...`, `Run{entry-point} the build; Read{listing} ./...`}, {`unconvert -apply ./...`, `Run{entry-point} the build; Read{listing} ./...; Write{source-only} ./**`}}

var rustdoc = Program{
	Name: "rustdoc", Rare: true, Summary: "makes pages about source of Rust", Manual: "rustdoc --help, Rust 1.91",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "--test --crate-name= --edition= --cfg= --check-cfg= --document-private-items --document-hidden-items --target= -v --verbose --error-format= -W= -A= -D= -F= -q --default-theme= --markdown-no-toc", Value: Data},
			{Names: "-L= --library-path= --extern= --html-in-header= --html-before-content= --html-after-content= --markdown-css= -e= --extend-css=", Value: Reads}, {Names: "-o= --out-dir= --output=", Value: WritesTree, Why: "writes pages there"},
			{Names: "-C= --codegen= -Z= --test-args= --test-run-directory= --test-runtool= --test-builder= --sysroot=", Value: Unread, Why: "may name programs to run"},
		},
	},
}

var rustdocCases = []Case{{`rustdoc --edition 2021 -o d src/lib.rs`, `Run{entry-point} the build; Read src/lib.rs; Write d/**`}, {`rustdoc -L d -C x a.rs`, `Run{entry-point} the build; Read a.rs; Read d; Unknown may name programs to run`}}
