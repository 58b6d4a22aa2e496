package commands

import "automode"

var mv = Program{
	Name: "mv", Also: "gmv zf_mv", Summary: "moves or renames files and folders", Manual: "mv(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: ButLast, Role: Moves, When: &When{Without: "-t --target-directory"}, Why: "takes it away from its place"},
			{At: Last, Role: Receives, When: &When{Without: "-t --target-directory"}, Why: "replaces what is there"},
			{At: Each, Role: Moves, When: &When{With: "-t --target-directory"}, Why: "takes it away from its place"},
		},
		Flags: []Flag{
			{Names: "-b --backup[=] --debug -h --no-copy --no-target-directory -T --strip-trailing-slashes -S= --suffix= -v --verbose -Z --context", Value: Data},
			{Names: "-n --no-clobber"}, {Names: "-f --force -i --interactive -u --update[=]", Value: Data},
			{Names: "-t= --target-directory=", Value: Receives, Why: "puts the files there"},
			{Names: "--exchange", Does: []Do{{Kind: automode.Unknown, Why: "both change places"}}},
		},
		Refine: notOver,
	},
}

// notOver: with -n nothing takes the place of what is there, unless a word of the other
// sort follows, which would count.
func notOver(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Receives && m.Has("-n") && !m.Has("-f") {
			f.Traits |= automode.Recoverable
		}
	}
}

var mvCases = []Case{
	{`mv a b`, `Delete{relocated} a/**; Write b`},
	{`mv -f a b dir/`, `Delete{relocated} a/**; Delete{relocated} b/**; Write dir/`},
	{`mv -t dir a`, `Delete{relocated} a/**; Write dir`},
	{`mv --target-dir=dir a`, `Delete{relocated} a/**; Write dir`},
	{`mv -n a b`, `Delete{relocated} a/**; Write{recoverable} b`},
	{`mv -nf a b`, `Delete{relocated} a/**; Write b`},
	{`mv -S .bak -b a b`, `Delete{relocated} a/**; Write b`},
	{`mv a /dev/null`, `Delete{relocated} a/**; Write /dev/null`},
	{`mv --exchange a b`, `Delete{relocated} a/**; Write b; Unknown both change places`},
}
