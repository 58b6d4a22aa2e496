package commands

import "automode"

var cp = Program{
	Name: "cp", Also: "gcp", Summary: "copies files and folders", Manual: "cp(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: ButLast, Role: Reads, When: &When{Without: "-t --target-directory"}},
			{At: Last, Role: Receives, When: &When{Without: "-t --target-directory"}, Why: "replaces what is there"},
			{At: Each, Role: Reads, When: &When{With: "-t --target-directory"}},
			{At: ButLast, Role: Edits, When: &When{With: "-l", Without: "-t"}, Why: "is the same file from here on"},
		},
		Flags: []Flag{
			{Names: "-a --archive -R -r --recursive", Reach: automode.Tree},
			{Names: "-b --backup[=] -S= --suffix=", Value: Data},
			{Names: "-c -X -N -A"},
			{Names: "-d -f --force -H -i --interactive -L --dereference -n --no-clobber -p -P --no-dereference --parents -T --no-target-directory -u --update[=] -v --verbose -x --one-file-system -Z --debug --remove-destination --strip-trailing-slashes --attributes-only --copy-contents --keep-directory-symlink --update", Value: Data},
			{Names: "--preserve[=] --no-preserve= --sparse= --reflink[=] --context[=]", Value: Data},
			{Names: "-l --link"},
			{Names: "-s --symbolic-link"},
			{Names: "-t= --target-directory=", Value: Receives, Why: "puts the copies there"},
		},
	},
}

var cpCases = []Case{
	{`cp a b`, `Read a; Write b`},
	{`cp -r a b dir`, `Read a/**; Read b/**; Write dir/**`},
	{`cp -t dir a b`, `Read a; Read b; Write dir`},
	{`cp --target-directory=dir a`, `Read a; Write dir`},
	{`cp --target-dir dir a`, `Read a; Write dir`},
	{`cp -S .bak -p -c a b`, `Read a; Write b`},
	{`cp --preserve=mode a b`, `Read a; Write b`},
	{`cp -l a b`, `Read a; Write a; Write b`},
	{`cp -s a b`, `Read a; Write b`},
	{`cp --frobnicate a b`, `Unknown no option “--frobnicate” is known`},
}
