package commands

import (
	"slices"
	"strings"

	"automode"
)

var ls = Program{
	Name: "ls", Also: "gls dir vdir", Lists: true, Summary: "lists files and folders", Manual: "ls(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Does: []Do{{Kind: automode.Read, Target: ".", Traits: automode.Listing, When: &When{Args: "0"}}},
		Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-d --directory"},
			{Names: "-c -r --reverse -S --sort= --time= -t -u -U -v -X -1 -N --literal --group-directories-first", Value: Data},
			{Names: "-A --almost-all --author -b --escape --block-size= -B --ignore-backups -C --color[=] -D[=] --dired -F --classify[=] --file-type -G --no-group -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir --hide= --indicator-style= -I[=] --ignore= -k --kibibytes -L --dereference -p -q --hide-control-chars --show-control-chars --time-style= -T[=] --tabsize= -w[=] --width= -x --zero -@ -% -, -O -P -W -e -y", Value: Data},
			{Names: "-a --all -f -g -i --inode -l -m --format= --full-time --hyperlink[=] -n --numeric-uid-gid -o -Q --quote-name --quoting-style= -s --size -Z --context", Value: Data},
			{Names: "-R --recursive", Reach: automode.Tree},
		},
		// Names without their folder, or paths where files are named; "..", the
		// targets of links and other details only with the options left out here.
		Prints: []Out{{Alike, &When{With: "-d", Without: "-a -l -R -A"}}, {PathsIn, &When{Without: "-a -l"}}},
		Refine: lsHides,
	},
}

var lsCases = []Case{
	{`ls`, `Read{listing} .`},
	{`ls -la --zero`, `Read{listing} .`},
	{`ls -1dt a b`, `Read{listing} a; Read{listing} b`},
	{`ls -R`, `Read{listing} ./**`},
	{`ls -lR src`, `Read{listing} src/**`},
	{`ls --color=never --sort=time ~/.ssh`, `Read{listing} ~/.ssh`},
	{`ls -lT -w80 d`, `Read{listing} d`},
	{`ls -- -x`, `Read{listing} -x`},
	{`ls --help`, `nothing`},
	{`ls --frobnicate`, `Unknown no option “--frobnicate” is known`},
}

// lsHides: names that some patterns take are left out, and those with a dot in front that
// nobody asked for. On macOS the superuser sees them all.
func lsHides(m *Match) {
	s := &Sieve{Form: NameForm, Not: true}
	all := slices.ContainsFunc(m.Hits(), func(h Hit) bool { return named("-a --all -A --almost-all -f", h.Name) }) // hides nothing
	for _, h := range m.Hits() {
		if h.Has && (named("-I --ignore", h.Name) || h.Name == "--hide" && !all) {
			s.Any = append(s.Any, h.Value)
		}
	}
	for i, w := range m.Words { // GNU takes the next word, and BSD none
		if m.Platform != automode.Darwin && i+1 < len(m.Words) && strings.HasSuffix(w.Text, "I") && clusterOf(w.Text, "1AaBbCcFfGghiklmNnopQqRrSstUuvXxZI") {
			s.Any = append(s.Any, m.Words[i+1])
			m.Own(func(f *Fact) bool { return f.Role != Lists || f.Word.Text != m.Words[i+1].Text })
			var others []Word
			for k := range m.Args {
				if m.Args[k].Text != m.Words[i+1].Text {
					others = append(others, m.Args[k])
				}
			}
			if m.Args = others; len(m.Args) == 0 {
				m.Add(Fact{Kind: automode.Read, Target: ".", Traits: automode.Listing})
			}
		}
	}
	s.Hides = !all && m.Platform != automode.Darwin
	switch named := len(m.Args) > 0; {
	case s.Any != nil && named:
		m.Sieve = &Sieve{} // what is named is listed all the same
	case s.Any != nil || s.Hides && !named:
		m.Sieve = s
	}
}
