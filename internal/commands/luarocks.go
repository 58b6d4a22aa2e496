package commands

import (
	"automode"
)

var luarocks = Program{
	Name: "luarocks", Rare: true, Summary: "installs packages of Lua", Manual: "luarocks help, LuaRocks 3.12",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "--lua-version= --local --global --verbose --timeout= --no-project --dev --porcelain --outdated", Value: Data}, {Names: "--server= --only-server= --only-sources= --tree= --lua-dir= --project-tree= --namespace=", Value: Unread, Why: "works elsewhere"}},
		Rows: []Row{
			{Names: "list search show help which doc", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Lists}}},
			{Names: "lint", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Reads}}, Refine: listsFromAddresses},
			{Names: "path", Prints: []Out{{Prints: ShellSetup}}, Flags: []Flag{{Names: "--bin --no-bin --lr-path --lr-cpath --lr-bin --append --full", Value: Data}}},
			{Names: "install remove build make test init upload pack unpack download purge config write_rockspec new_version admin completion", Style: Plain, Does: toolInstalls, Args: anyData},
		},
	},
}

var luarocksCases = []Case{{`luarocks`, `nothing`}, {`luarocks list --porcelain`, `Query the packages`}, {`luarocks path --bin`, `nothing`}, {`luarocks lint a.rockspec`, `Query the packages; Read a.rockspec`}, {`luarocks lint https://h.test/a`, `Query the packages; Fetch https://h.test/a`}, {`luarocks install x`, `Install packages or versions`}, {`luarocks search x --server h`, `Query the packages; Read{listing} x; Unknown works elsewhere`}}
