package commands

var locale = Program{
	Name: "locale", Rare: true, Summary: "prints the language settings", Manual: "locale(1), glibc 2.40 and macOS 15",
	Row: Row{
		Help:  "--help -? --usage -V --version",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-a --all-locales -c --category-name -k --keyword-name -m --charmaps -v --verbose"}},
	},
}

var localeCases = []Case{
	{`locale --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`locale`, `nothing`},
	{`locale -k LC_TIME`, `nothing`},
}
