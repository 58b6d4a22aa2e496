package commands

import "automode"

var defaults = Program{
	Name: "defaults", Rare: true, Summary: "reads and sets preferences of macOS", Manual: "defaults(1), macOS 15",
	Row: Row{
		Style: Leading,
		Does:  []Do{{Kind: automode.Query, Target: "preferences", When: &When{Args: "0"}}},
		Global: []Flag{
			{Names: "-currentHost -app= -host=", Value: Data},
			{Names: "-g -globalDomain"},
		},
		Rows: []Row{
			{Names: "read read-type domains find help", Style: Looking, Does: []Do{{Kind: automode.Query, Target: "preferences"}}, Args: []Arg{{Role: Data}}},
			{Names: "write rename", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "preferences", Traits: automode.Persists, Why: "sets preferences"}}, Args: []Arg{{Role: Data}}},
			{Names: "delete delete-all", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "preferences", Traits: automode.Persists, Why: "removes preferences"}}, Args: []Arg{{Role: Data}}},
			{Names: "import", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "preferences", Traits: automode.Persists, Why: "replaces preferences"}}, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: Reads}}},
			{Names: "export", Style: Plain, Does: []Do{{Kind: automode.Query, Target: "preferences"}}, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: Writes, Why: "writes preferences to a file"}}},
		},
	},
}

var defaultsCases = []Case{
	{`defaults`, `Query preferences`},
	{`defaults read -g AppleLocale`, `Query preferences`},
	{`defaults -currentHost -g read`, `Query preferences`},
	{`defaults write com.apple.dock autohide -bool true`, `Configure{persists} preferences`},
	{`defaults delete x`, `Configure{persists} preferences`},
	{`defaults import x f`, `Configure{persists} preferences; Read f`},
	{`defaults export x f`, `Query preferences; Write f`},
	{`defaults frob`, `Unknown no subcommand “frob” is known`},
}
