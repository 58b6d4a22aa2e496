package commands

var dos2unix = Program{
	Name: "dos2unix", Rare: true, Also: "unix2dos mac2unix unix2mac", Summary: "changes how lines end", Manual: "dos2unix(1), dos2unix 7.5",
	Row: Row{
		Help: "-h --help -L --license -V --version",
		Args: []Arg{
			{Role: Edits, When: &When{Without: "-n --newfile -i --info -O --to-stdout"}, Why: "rewrites it"},
			{Role: Reads, When: &When{With: "-i --info -O --to-stdout"}},
			{Role: Edits, When: &When{With: "-o --oldfile"}, Why: "rewrites it, whatever was asked for before"},
			// Of every two names the second is written.
			{Role: Writes, When: &When{With: "-n --newfile"}, Why: "writes the result to every second file"},
		},
		Flags: []Flag{
			{Names: "--allow-chown --no-allow-chown -ascii -iso -1252 -437 -850 -860 -863 -865 -7 -b --keep-bom -c= --convmode= -D= --display-enc= -e --add-eol --no-add-eol -f --force -gb --gb18030 -k --keepdate -l --newline -m --add-bom -q --quiet -r --remove-bom -s --safe -u --keep-utf16 -ul --assume-utf16le -ub --assume-utf16be -v --verbose -F --follow-symlink -R --replace-symlink -S --skip-symlink", Value: Data},
			{Names: "-n --newfile"},
			{Names: "-o --oldfile"},
			{Names: "-i[=] --info[=]", Value: Data},
			{Names: "-O --to-stdout", Cancels: NoWrite},
		},
	},
}

var dos2unixCases = []Case{
	{`dos2unix --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`dos2unix -k a b`, `Write a; Write b`},
	{`dos2unix -n a b`, `Write a; Write b`},
	{`dos2unix -ic a`, `Read a`},
	{`unix2dos -O a`, `Read a`},
	{`dos2unix -i -o a`, `Read a; Write a`},
}
