package commands

import (
	"path"

	"automode"
)

var ln = Program{
	Name: "ln", Also: "zf_ln gln", Summary: "makes links", Manual: "ln(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: Each, Role: LinkTarget, When: &When{Args: "1"}},
			{At: ButLast, Role: LinkTarget, When: &When{Args: "2+", Without: "-t --target-directory"}},
			{At: Each, Role: LinkTarget, When: &When{Args: "2+", With: "-t --target-directory"}},
			// A hard link is the file itself under another name: whoever writes or
			// reads the one writes or reads the other.
			{At: ButLast, Role: Reads, When: &When{Args: "2+", Without: "-s -t"}},
			{At: ButLast, Role: Edits, When: &When{Args: "2+", Without: "-s -t"}, Why: "is the same file from here on"},
			{At: Each, Role: Edits, When: &When{Args: "2+", With: "-t", Without: "-s"}, Why: "is the same file from here on"},
			{At: Last, Role: Links, When: &When{Args: "2+", Without: "-t --target-directory"}, Why: "makes a link"},
		},
		Flags: []Flag{
			{Names: "-b --backup[=] -d -F --directory -f --force -h -i --interactive -L --logical -n --no-dereference -P --physical -r --relative -S= --suffix= -T --no-target-directory -v --verbose -w", Value: Data},
			{Names: "-s --symbolic"},
			{Names: "-t= --target-directory=", Value: Links, Why: "makes links there"},
		},
		Refine: lnHere,
	},
}

var lnCases = []Case{
	{`ln -s a b`, `Read{listing} a; Write b`},
	{`ln -sfn ../a b`, `Read{listing} ../a; Write b; Write b`},
	{`ln a b dir`, `Read{listing} a; Read a; Write a; Read{listing} b; Read b; Write b; Write dir`},
	{`ln -s /etc/passwd`, `Read{listing} /etc/passwd; Write passwd`},
	{`ln -sf ../a`, `Read{listing} ../a; Delete a; Write a`},
	{`ln -st dir a b`, `Read{listing} a; Read{listing} b; Write dir`},
	{`ln -s "$x"`, `Unknown an unknown word may be an option; Read{listing} …; Write .`},
}

// lnHere: a lone target gets a link of its own name in the working folder. With
// -n a link to a folder that stands in its place is replaced and not followed.
func lnHere(m *Match) {
	for i := range m.Facts {
		m.Facts[i].More = m.Facts[i].Role == Links && (spelled(m, "-r --relative") || !m.Has("-s"))
	}
	if n := len(m.Args); n > 1 && spelled(m, "-n -h -T --no-dereference --no-target-directory") && !m.Has("-t") {
		f := roleFact(Links, m.Args[n-1], "makes a link")
		f.Words = nil
		m.Add(f)
	}
	if len(m.Args) != 1 || m.Has("-t") {
		return
	}
	f := Fact{Role: Links, Words: m.Args, Kind: automode.Write, Why: "makes a link"}
	if m.Args[0].Exact() {
		f.Word = m.Args[0]
		f.Word.Text = path.Base(f.Word.Text)
		for _, h := range m.Hits() {
			if h.Name == "-f" || h.Name == "--force" {
				m.Add(roleFact(Deletes, f.Word, "replaces what bears that name"))
			}
		}
	} else {
		f = Fact{Target: ".", Kind: automode.Write, Why: "makes a link"}
	}
	m.Add(f)
}
