package commands

import (
	"strings"

	"automode"
)

var zip = Program{
	Name: "zip", Rare: true, Links: "*", Summary: "packs files into a zip archive", Manual: "zip(1), Info-ZIP 3.0",
	Row: Row{
		Help: "-h --help -h2 --more-help -L --license",
		Args: []Arg{
			{At: First, Role: Writes, Why: "writes the archive"},
			{At: Rest, Role: Reads, When: &When{Without: "-d"}},
			{At: Rest, Role: Deletes, When: &When{With: "-m"}, Why: "removes what it packed"},
			{At: Rest, Role: Data, When: &When{With: "-d"}},
		},
		Flags: []Flag{
			{Names: "-r --recurse-paths -R --recurse-patterns", Reach: automode.Tree},
			{Names: "-m --move"},
			{Names: "-A --adjust-sfx"},
			{Names: "-d --delete"},
			{Names: "-# -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 -a --ascii -B -c --entry-comments -db --display-bytes -dc --display-counts -dd --display-dots -dg --display-globaldots -du --display-usize -dv --display-volume -D --no-dir-entries -DF --difference-archive -e --encrypt -f --freshen -F --fix -FF --fixfix -fd -fz -g --grow -FS --filesync -j --junk-paths -J --junk-sfx -k --DOS-names -l --to-crlf -ll --from-crlf -la --log-append -li --log-info -MM --must-match -nw --no-wild -o --latest-time -p --paths -q --quiet -S --system-hidden -sb --split-bell -sd --show-debug -sf --show-files -so --show-options -sp --split-pause -su --show-unicode -sU -sv --split-verbose -T --test -u --update -U --copy-entries -v --verbose -V --VMS-portable -w -ws --wild-stop-dirs -X --no-extra -y --symlinks -z --archive-comment -! --use-privileges"},
			{Names: "-@ --names-stdin", Does: []Do{{Kind: automode.Unknown, Why: "packs files that a list names"}}},
			{Names: "-ds= --dot-size= -n= --suffixes= -P= --password= -s= --split-size= -t= --from-date= -tt= --before-date= -Z= --compression-method= -UN= --unicode= -x= --exclude= -i= --include=", Value: Data},
			{Names: "-O= --output-file= --out=", Value: Writes, Why: "writes the archive"},
			{Names: "-lf= --logfile-path=", Value: Writes, Why: "writes a log"},
			{Names: "-b= --temp-path=", Value: WritesTree, Why: "keeps files there"},
			{Names: "-TT= --unzip-command=", Value: RunsOn, Why: "starts its value to test the archive"},
		},
		Refine: zipEndings,
	},
}

// zipEndings: an archive and a log whose last name has no dot get an ending of their
// own. With -A the archive gets none.
func zipEndings(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != Writes || !f.Word.Exact() || f.Word.Text == "-" {
			continue
		}
		if strings.Contains(f.Word.Text[strings.LastIndexByte(f.Word.Text, '/')+1:], ".") {
			continue
		}
		ending := ".zip"
		if m.Has("-A") {
			ending = "" // a program that unpacks itself has a name of its own
		}
		if f.Flag == "-lf" || f.Flag == "--logfile-path" {
			ending = ".log"
		}
		f.Word.Text += ending
	}
}

var zipCases = []Case{
	{`zip a.zip f`, `Write a.zip; Read f`},
	{`zip -r -q -9 a.zip d -x '*.git*'`, `Write a.zip/**; Read d/**`},
	{`zip -A a f`, `Write a; Read f`},
	{`zip -m a.zip f`, `Write a.zip; Read f; Delete f`},
	{`zip -d a.zip f`, `Write a.zip`},
	{`zip a.zip -@`, `Write a.zip; Unknown packs files that a list names`},
	{`zip a --out b -lf l -b t f`, `Write a.zip; Read f; Write b.zip; Write l.log; Write t/**`},
	{`zip --logfile-path= -O d/b.c e.d/a f`, `Write e.d/a.zip; Read f; Write .log; Write d/b.c`},
	{`zip -T -TT 'rm x' a f`, `Write a.zip; Read f; Run[on] rm x`},
}
