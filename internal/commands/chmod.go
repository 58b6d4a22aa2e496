package commands

import (
	"strings"

	"automode"
)

var chmod = Program{
	Name: "chmod", Also: "zf_chmod gchmod", Summary: "sets who may use files", Manual: "chmod(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: First, Role: Data, When: &When{Without: "--reference -r -N"}},
			{At: First, Role: Marks, When: &When{With: "--reference -r -N"}, Why: "sets who may use it"},
			{At: Rest, Role: Marks, Why: "sets who may use it"},
		},
		Flags: []Flag{
			{Names: "-c --changes -f --silent --quiet -H -h --no-dereference --dereference -L -P -v --verbose --preserve-root --no-preserve-root"},
			{Names: "-R --recursive", Reach: automode.Tree},
			{Names: "-r -rw -rwx -rx -w -wx -x -X -s -t"}, // a mode that takes rights away
			{Names: "-N -I"}, // drops access lists
			{Names: "--reference=", Value: Lists},
		},
		Refine: chmodMode,
	},
}

var chmodCases = []Case{
	{`chmod 644 a b`, `Write{metadata} a; Write{metadata} b`},
	{`chmod +x run.sh`, `Write{harmless,metadata} run.sh`},
	{`chmod -x run.sh`, `Write{metadata} run.sh`},
	{`chmod -v u=rwx,go=rx d`, `Write{metadata} d`},
	{`chmod -R 755 d`, `Write{harmless,metadata} d/**`},
	{`chmod 644 d`, `Write{metadata} d`},
	{`chmod -R 777 d`, `Write{metadata} d/**; Weaken d/**`},
	{`chmod 0666 a`, `Write{metadata} a; Weaken a`},
	{`chmod o+w a`, `Write{metadata} a; Weaken a`},
	{`chmod a=rwx a`, `Write{metadata} a; Weaken a`},
	{`chmod u+s a`, `Write{metadata} a; Elevate a`},
	{`chmod +s a`, `Write{metadata} a; Elevate a`},
	{`chmod 4755 a`, `Write{metadata} a; Elevate a`},
	{`chmod u+x,o+w,g+s a`, `Write{metadata} a; Weaken a; Elevate a`},
	{`chmod g=u,o=g a`, `Write{metadata} a; Unknown a mode is not known`},
	{`chmod --reference=a b`, `Write{metadata} b; Read{listing} a`},
	{`chmod -N a`, `Write{metadata} a`},
	{`chmod +a "u allow read" a`, `Write{metadata} u allow read; Write{metadata} a; Unknown a mode is not known`},
	{`chmod "$m" a`, `Write{metadata} a; Unknown a mode is not known`},
}

// chmodMode: a mode that lets everybody write turns a check off; one that
// runs the file as its owner or group gives more rights.
func chmodMode(m *Match) {
	if len(m.Args) < 2 || m.Has("--reference -r -N") {
		return
	}
	var extent automode.Extent
	if m.Has("-R") {
		extent = automode.Tree
	}
	m.mode(m.Args[0], m.Args[1:], extent)
	if !givesRights(m.Args[0]) {
		return
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Marks {
			f.Traits |= automode.Harmless
		}
	}
}

// givesRights reports whether a mode takes no right away that a file's owner may have, nor
// lets others write it: who could start it still can.
func givesRights(w Word) bool {
	weakens, elevates, ok := readMode(w)
	if !ok || weakens || elevates {
		return false
	}
	if isDigits(w.Text) {
		digits := strings.TrimLeft(w.Text, "0")
		return len(digits) == 3 && digits[0] == '7'
	}
	return !strings.ContainsAny(w.Text, "-=")
}

// modeOption: as chmodMode, for programs that take the mode by -m.
func modeOption(m *Match) {
	if mode, ok := m.Value("-m --mode"); ok {
		m.mode(mode, m.Args, automode.One)
	}
}

// mode adds what a mode does to files beside setting it.
func (m *Match) mode(mode Word, files []Word, extent automode.Extent) {
	weakens, elevates, ok := readMode(mode)
	if !ok {
		m.Unknown("a mode is not known", mode)
	}
	for _, w := range files {
		if weakens {
			m.Add(Fact{Role: Marks, Word: w, Kind: automode.Weaken, Extent: extent, Why: "lets everybody write it"})
		}
		if elevates {
			m.Add(Fact{Role: Marks, Word: w, Kind: automode.Elevate, Extent: extent, Why: "lets it run with its owner's rights"})
		}
	}
}

// readMode reads a mode in digits or letters. It reports whether everybody
// may write and whether the file runs as its owner or group; ok is false when
// it cannot tell.
func readMode(w Word) (weakens, elevates, ok bool) {
	if !w.Exact() || w.Text == "" {
		return false, false, false
	}
	if digits := strings.TrimLeft(w.Text, "+-="); isDigits(digits) {
		if w.Text[0] == '-' {
			return false, false, true
		}
		n := 0
		for _, c := range digits {
			if c > '7' || n > 0o7777 {
				return false, false, false
			}
			n = n*8 + int(c-'0')
		}
		return n&0o2 != 0, n&0o6000 != 0, n <= 0o7777
	}
	for clause := range strings.SplitSeq(w.Text, ",") {
		who := clause[:len(clause)-len(strings.TrimLeft(clause, "ugoa"))]
		rest := clause[len(who):]
		if rest == "" {
			return false, false, false
		}
		op := byte(0)
		for _, c := range []byte(rest) {
			switch c {
			case '+', '-', '=':
				op = c
				continue
			case 'r', 'x', 'X', 't':
				continue
			case 'w':
				weakens = weakens || op != '-' && strings.ContainsAny(who, "oa")
			case 's':
				elevates = elevates || op != '-'
			default:
				return weakens, elevates, false
			}
			if op == 0 {
				return weakens, elevates, false
			}
		}
	}
	return weakens, elevates, true
}
