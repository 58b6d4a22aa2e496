package commands

import "automode"

var cp = Program{
	Name: "cp", Links: "-L --dereference", Intake: Holds, Also: "gcp", Summary: "copies files and folders", Manual: "cp(1), GNU coreutils 9.5 and macOS 15",
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
			{Names: "-d -H -L --dereference -p -P --no-dereference -v --verbose -x --one-file-system -Z --debug --strip-trailing-slashes --copy-contents --keep-directory-symlink"},
			{Names: "-n --no-clobber"}, {Names: "-f --force -i --interactive -u --update[=] --remove-destination", Value: Data}, {Names: "--attributes-only"},
			{Names: "--preserve[=] --no-preserve= --sparse= --reflink[=] --context[=]", Value: Data},
			{Names: "-T --no-target-directory"}, {Names: "--parents"},
			{Names: "-l --link"},
			{Names: "-s --symbolic-link"},
			{Names: "-t= --target-directory=", Value: Receives, Why: "puts the copies there"},
		},
		Refine: inPlaceOf,
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
	{`cp --attributes-only a b`, `Read a; Write b`},
	{`cp -l a b`, `Read a; Write a; Write b`},
	{`cp --parents a/b d`, `Read a/b; Write d/**`},
	{`cp -nf a b`, `Read a; Write b`},
	{`cp -n a b`, `Read a; Write{recoverable} b`},
	{`cp -s a b`, `Read a; Write b`},
	{`cp -lt d a`, `Read a; Write d; Write a`},
	{`cp -rT a b`, `Read a/**; Write b/**`},
	{`cp --frobnicate a b`, `Unknown no option “--frobnicate” is known`},
}

// inPlaceOf: with -T the destination is never a folder that takes what is
// copied, but what is replaced; on macOS a folder that ends in a slash stands
// for what lies in it.
func inPlaceOf(m *Match) {
	notOver(m)
	whole, bsd := m.Has("-T"), m.Platform == automode.Darwin
	links := m.Program.Name == "cp" && m.Has("-l -s")
	if links && m.Has("-l") && m.Has("-t") {
		for _, w := range m.Args {
			m.Add(roleFact(Edits, w, "is the same file from here on"))
		}
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if links && f.Role == Receives {
			f.Role, f.More = Links, true
		}
		f.Alike = f.Role == Receives && !m.Has("--attributes-only")
		switch {
		case f.Role != Receives && f.Role != Links:
		case m.Has("--parents"):
			f.Words, f.Extent = nil, automode.Tree // below the folders that the names begin with
		case whole && f.Role == Receives:
			f.More = true
		case whole:
			f.Words = nil
		case bsd && f.Extent == automode.Tree:
			words := make([]Word, len(f.Words))
			for k, w := range f.Words {
				words[k] = contentsOf(w)
			}
			f.Words = words
		}
	}
}
