package commands

import (
	"automode"
)

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

var conanCases = []Case{
	{`conan`, `nothing`}, {`conan list '*' -f json --out-file f`, `Query the packages; Write f`}, {`conan graph info . -s x`, `Query the packages; Run{entry-point}[file native] .`}, {`conan inspect .`, `Run{entry-point}[file native] .`}, {`conan graph`, `nothing`}, {`conan profile list`, `Query the packages`}, {`conan profile`, `nothing`}, {`conan profile detect --force`, `Configure{persists} conan's settings`},
	{`conan remote list`, `Query the packages`}, {`conan remote`, `nothing`}, {`conan remote add x y`, `Configure{persists} conan's settings`}, {`conan config`, `nothing`}, {`conan config home`, `Query the packages`}, {`conan config install x`, `Configure{persists} conan's settings`},
	{`conan cache`, `nothing`}, {`conan cache path x`, `Query the packages`}, {`conan cache clean`, `Delete{recoverable} the package cache`}, {`conan install . --build missing`, `Install packages or versions`}, {`conan search x -cc a=b`, `Query the packages; Unknown changes its settings`},
}

var (
	conanLooks  = []Do{{Kind: automode.Query, Target: "the packages"}}
	conanSets   = []Do{{Kind: automode.Configure, Target: "conan's settings", Traits: automode.Persists, Why: "changes where packages come from, or how they are built"}}
	conanRecipe = []Arg{{Role: RunsFile, Traits: automode.EntryPoint, Why: "reads the recipe, which is code"}}
	conanFlags  = []Flag{{Names: "-r= --remote= -c --cache -p= --package-query= -pr= --profile= -s= --settings= --requires= --name= --version= --user= --channel= --filter= --package-filter= --lru= --depth= --folder= -e --exist-ok --force --order= --order-by=", Value: Data}}
)
