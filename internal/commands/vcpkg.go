package commands

import (
	"automode"
)

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
