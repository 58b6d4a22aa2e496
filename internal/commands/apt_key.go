package commands

import (
	"automode"
)

var aptKey = Program{
	Name: "apt-key", Rare: true, Summary: "keeps the keys of package archives", Manual: "apt-key(8), apt 2.8",
	Row: Row{Help: "--help -h", Rows: []Row{{Names: "list finger", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: anyData}, {Names: "add del adv update net-update export exportall", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the keys of packages", Traits: automode.Persists, Why: "changes whose packages are trusted"}}, Args: anyData}}},
}

var aptKeyCases = []Case{{`apt-key`, `nothing`}, {`apt-key list`, `Query the packages`}, {`apt-key add f`, `Configure{persists} the keys of packages`}}
