package commands

import (
	"strings"

	"automode"
)

var exiftool = Program{
	Name: "exiftool", Rare: true, Summary: "prints and changes what pictures say about themselves", Manual: "exiftool(1), ExifTool 12.76",
	Row: Row{
		Style:  Plain,
		Args:   []Arg{{Role: Data}},
		Refine: exiftoolWords,
	},
}

var exiftoolCases = []Case{
	{`exiftool a.jpg`, `Read a.jpg/**`},
	{`exiftool -ver`, `nothing`},
	{`exiftool -json -s -n -DateTimeOriginal a.jpg b.jpg`, `Read a.jpg/**; Read b.jpg/**`},
	{`exiftool -ext jpg -r dir`, `Read dir/**`},
	{`exiftool -Artist=me a.jpg`, `Unknown nobody read what “-Artist=me” does`},
	{`exiftool -overwrite_original -all= a.jpg`, `Unknown nobody read what “-overwrite_original” does`},
	{`exiftool -if 'system("rm x")' a.jpg`, `Unknown nobody read what “-if” does`},
	{`exiftool -config c a.jpg`, `Unknown nobody read what “-config” does`},
	{`exiftool -Config c a.jpg`, `Unknown nobody read what “-Config” does`}, {`exiftool -If2 'system("rm x")' a.jpg`, `Unknown nobody read what “-If2” does`}, {`exiftool -PrintFormat x a.jpg`, `Unknown nobody read what “-PrintFormat” does`},
	{`exiftool $x`, `Unknown an unknown word may be an option`},
}

// exiftoolWords: names of tags are written as options, so only the options
// that look are known here; one that is none of them may change the files.
func exiftoolWords(m *Match) {
	var files []Word
	for i := 0; i < len(m.Args); i++ {
		w := m.Args[i]
		switch {
		case w.Known == automode.Guess && (w.Text == "" || w.Text[0] == '-'):
			m.Unknown("an unknown word may be an option", w)
			return
		case !strings.HasPrefix(w.Text, "-") || w.Text == "-":
			files = append(files, w)
		case exiftoolValue(w.Text):
			i++
		case !w.Exact() || !exiftoolLooks(w.Text):
			m.Unknown("nobody read what "+quote(w)+" does", w)
			return
		}
	}
	for _, w := range files {
		m.Add(Fact{Role: ReadsTree, Word: w, Kind: automode.Read, Extent: automode.Tree})
	}
}

// exiftoolValue reports whether the option takes the next word and only looks.
func exiftoolValue(name string) bool {
	switch name {
	case "-x", "-exclude", "-c", "-coordFormat", "-charset", "-d", "-dateFormat", "-lang", "-listItem", "-sep", "-separator", "-ext", "-extension", "--ext", "-i", "-ignore", "-fileOrder":
		return true
	}
	return false
}

// exiftoolLooks reports whether the word chooses what is printed and how:
// one of the options that do, or the name of a tag.
func exiftoolLooks(name string) bool {
	switch name {
	case "-a", "-b", "-binary", "-D", "-decimal", "-E", "-ex", "-ec", "-f", "-forcePrint", "-g", "-g1", "-G", "-G0", "-G1", "-h", "-H", "-hex",
		"-j", "-json", "-l", "-long", "-L", "-latin", "-n", "--printConv", "-php", "-s", "-s1", "-s2", "-s3", "-short", "-S", "-veryShort",
		"-sort", "-struct", "-t", "-tab", "-T", "-table", "-v", "-X", "-xmlFormat", "-duplicates", "-e", "--composite", "-ee",
		"-fast", "-fast2", "-m", "-ignoreMinorErrors", "-progress", "-q", "-quiet", "-r", "-recurse", "-u", "-unknown", "-U", "-unknown2",
		"-z", "-zip", "-list", "-listx", "-ver", "-csv", "-all", "-common", "-exif:all", "-gps:all", "-xmp:all", "-iptc:all":
		return true
	}
	// Tags begin with a capital letter and hold no sign that writes.
	if c := name[1]; c < 'A' || c > 'Z' || len(name) < 4 {
		return false
	}
	for i := 1; i < len(name); i++ {
		c := name[i]
		if !('a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || c == ':' || c == '#' || c == '*') {
			return false
		}
	}
	// Long options count however their letters are written, some with a number behind.
	return !named(exiftoolActs, strings.TrimRight(strings.ToLower(name[1:]), "0123456789"))
}

// exiftoolActs are long options that write, load or evaluate something, or take the word behind them.
const exiftoolActs = "api charset config coordformat csvdelim dateformat diff echo efile execute extension fileorder fixbase geosync geotag globaltimeshift if lang listitem out password pause plot preserve printformat separator srcfile tagout tagsfromfile textout use userparam wext writemode"
