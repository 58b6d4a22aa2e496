package commands

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
