package commands

import (
	"strings"

	"automode"
)

// This file holds what Refine functions share.

// roleFact is the fact of a role, as the table would make it.
//
//go:noinline
func roleFact(role Role, w Word, why string) Fact {
	mean := role.Means()
	f := Fact{Role: role, Word: w, Kind: mean.Kind, Traits: mean.Traits, Extent: mean.Extent, Why: why}
	if role == RunsLine || role == RunsOn || role == RunsTool {
		f.Lang = Shell
	}
	return f
}

// roles gives every word the role.
func roles(r Role, words []Word, why string) []Fact {
	var facts []Fact
	mean := r.Means()
	for _, w := range words {
		facts = append(facts, Fact{Role: r, Kind: mean.Kind, Traits: mean.Traits, Extent: mean.Extent, Word: w, Why: why})
	}
	return facts
}

// unreadOptions is for a program that takes all of its words by a grammar of its
// own: of these that are written as options, alone or as letters in one word, one
// that does not stand in shownOptions is unknown.
func (m *Match) unreadOptions() {
	for _, w := range m.Args {
		name, _, _ := strings.Cut(w.Text, "=")
		if len(name) < 2 || name[0] != '-' || name == "--" || m.shown(name) != nil {
			continue
		}
		letters := name[1:]
		for letters != "" && m.shown("-"+letters[:1]) != nil {
			letters = letters[1:]
		}
		if letters != "" {
			m.Unknown("no option "+quote(Word{Text: name, Known: automode.Exact})+" is known", w)
			return
		}
	}
}

// optionFact is roleFact for what an option brings about.
//
//go:noinline
func optionFact(role Role, h Hit, w Word, why string) Fact {
	f := roleFact(role, w, why)
	f.Flag, f.Via = h.Name, automode.ByOption
	return f
}

// addRole adds roleFact. It takes a pointer because a Word is large.
//
//go:noinline
func (m *Match) addRole(role Role, w *Word, why string) { m.Add(roleFact(role, *w, why)) }

// addDo adds the fact of a Do that stands in a table.
func (m *Match) addDo(d *Do) {
	m.Add(Fact{Kind: d.Kind, Target: d.Target, Traits: d.Traits, Extent: d.Extent, Why: d.Why})
}

// addOption is addDo for what an option brings about.
func (m *Match) addOption(d *Do, h *Hit) {
	m.addDo(d)
	f := &m.Facts[len(m.Facts)-1]
	f.Flag, f.Via = h.Name, automode.ByOption
}

// readsAddresses adds that a file of which the name is an address is asked of its host, or
// sent to it: many libraries for files take either. Of what runs code it says nothing.
func (m *Match) readsAddresses() {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role == Writes && strings.Contains(f.Word.Text, "://") {
			m.addRole(Sends, &f.Word, "sends the result there")
			continue
		}
		if f.Kind == automode.Run {
			return
		}
		if f.Role != Reads && f.Role != ReadsTree || !strings.Contains(f.Word.Text, "://") {
			continue
		}
		switch scheme, _, _ := strings.Cut(f.Word.Text, "://"); scheme {
		case "http", "https", "ftp", "ftps":
			m.addRole(Fetches, &f.Word, "takes what the address gives")
		case "file":
			file := cutWord(f.Word, len("file://"))
			m.addRole(Reads, &file, "")
		}
	}
}

// listed adds that a positional behind a sign is a file of more of them.
func listed(m *Match) {
	for i := range m.Args {
		if strings.HasPrefix(m.Args[i].Text, "@") {
			m.Unknown("more words, or names of files, stand in a file", m.Args[i])
		}
	}
}

// writesBehind adds the files that stand behind a sign in the values of options:
// "--emit=asm=a.s", "-f json:a.json,text".
func (m *Match) writesBehind(options, sign string) {
	for i := range m.hits {
		h := &m.hits[i]
		if !named(options, h.Name) {
			continue
		}
		w := h.Value
		for form, rest, more := "", w.Text, true; more; {
			form, rest, more = strings.Cut(rest, ",")
			_, file, ok := strings.Cut(form, sign)
			if w.Text = file; ok || !w.Exact() {
				m.addRole(Writes, &w, "writes the result there")
			}
		}
	}
}

// namesOnly makes unknown what options are given that is no name: a path, of which the
// program loads or starts what lies there.
func (m *Match) namesOnly(options string) {
	for i := range m.hits {
		h := &m.hits[i]
		if h.Has && named(options, h.Name) && (!h.Value.Exact() && h.Value.Text == "" || strings.ContainsAny(h.Value.Text, "/\\") || strings.HasSuffix(h.Value.Text, ".json") || strings.HasSuffix(h.Value.Text, ".js")) {
			m.Unknown("it is given a file where a name is meant", h.Value)
		}
	}
}

// showsSetting adds that a setting is printed whose name, or a pattern for names,
// says that it is a credential.
func (m *Match) showsSetting(name Word) {
	k := strings.ToLower(name.Text)
	for _, part := range [...]string{"token", "passw", "secret", "extraheader", "_auth"} {
		if strings.Contains(k, part) {
			m.Add(Fact{Target: k, Kind: automode.Disclose, Why: "prints a credential"})
			return
		}
	}
}

// showSettings is showsSetting for all that an invocation names.
func showSettings(m *Match) {
	for _, w := range m.Args {
		m.showsSetting(w)
	}
}

// onlyAsks turns what would change a service into a look at it, for requests
// that are tried and not carried out.
func (m *Match) onlyAsks() {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Kind == automode.Change {
			f.Kind, f.Traits = automode.Query, 0
		}
	}
}

// lineOf is the command line that words make when they are joined by blanks.
func lineOf(words []Word) Word {
	if len(words) == 1 {
		return words[0]
	}
	var b strings.Builder
	line := Word{Known: automode.Exact}
	for i, w := range words {
		line.Data |= w.Data
		if i == 0 {
			line.Start = w.Start
		}
		if line.Known != automode.Exact {
			continue
		}
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(w.Text)
		if !w.Exact() {
			line.Known = automode.Guess
		}
	}
	line.Text = b.String()
	return line
}

// joinWord is a path taken from a folder; an exact empty folder is none.
func joinWord(dir, w Word) Word {
	if dir.Is("") || strings.HasPrefix(w.Text, "/") {
		return w
	}
	if dir.Known != automode.Exact {
		return Word{Text: dir.Text, Known: dir.Known, Suffix: dir.Suffix + "/" + w.Text, Base: dir.Base, Data: w.Data | dir.Data}
	}
	w.Text = strings.TrimSuffix(dir.Text, "/") + "/" + w.Text
	if w.Base != "" {
		w.Base = strings.TrimSuffix(dir.Text, "/") + "/" + w.Base
	}
	return w
}

// throughLinks adds that what links in a folder lead to is read.
func (m *Match) throughLinks(folder Word) {
	if folder.Known == automode.Exact {
		folder.Text, folder.Glob = strings.TrimSuffix(folder.Text, "/")+"/*", true
	}
	m.addRole(ReadsTree, &folder, "")
}

// folderOf is the folder part of a path: "." when it has none.
func folderOf(path string) string {
	i := strings.LastIndexByte(path, '/')
	switch {
	case i < 0:
		return "."
	case i == 0:
		return "/"
	}
	return path[:i]
}

// folderWord is the folder that a file lies in.
func folderWord(w Word) Word {
	if w.Known != automode.Exact {
		return Word{Data: w.Data, Start: w.Start}
	}
	w.Text = folderOf(w.Text)
	return w
}

// byteIn reports whether c is in set.
func byteIn(c byte, set string) bool {
	for i := 0; i < len(set); i++ {
		if set[i] == c {
			return true
		}
	}
	return false
}

// clusterOf reports whether s is a cluster of the options in set.
func clusterOf(s, set string) bool {
	if len(s) < 2 || s[0] != '-' {
		return false
	}
	for i := 1; i < len(s); i++ {
		if !byteIn(s[i], set) {
			return false
		}
	}
	return true
}

// cutWord is w without its first n bytes of known text.
func cutWord(w Word, n int) Word {
	w.Text = w.Text[n:]
	return w
}

// formatsWhatIsNamed: what a formatter is given is rewritten instead of the
// folder that it works in. "..." stands for all packages below.
func formatsWhatIsNamed(m *Match) { m.formats(m.Args) }

func (m *Match) formats(named []Word) {
	if len(named) == 0 {
		return
	}
	own := m.Facts
	m.Facts = nil
	for _, f := range own {
		if f.Kind != automode.Write || f.Target != "." || !f.Traits.Has(automode.SourceOnly) {
			m.Add(f)
			continue
		}
		for _, w := range named {
			if w.Exact() {
				w.Text = strings.TrimSuffix(w.Text, "...")
			}
			m.Add(Fact{Role: Edits, Word: w, Kind: f.Kind, Extent: f.Extent, Traits: f.Traits, Flag: f.Flag, Via: f.Via, Why: f.Why})
		}
	}
}

// vast is how many bytes are more than a disk or memory holds.
const vast = 100_000_000_000

const tooLarge = "it is more than a disk or memory holds"

// bytesOf is a size written as digits and a letter for a power of 1024, 0 when
// it is none.
func bytesOf(size string) uint64 {
	size = strings.TrimPrefix(size, "+")
	n := strings.TrimLeft(size, "0123456789")
	var v uint64
	for _, c := range size[:len(size)-len(n)] {
		if v > 1<<56 {
			return v
		}
		v = v*10 + uint64(c-'0')
	}
	if n == "" {
		return v
	}
	i := strings.IndexByte("kmgtpe", n[0]|0x20)
	if i < 0 {
		return v
	}
	for range i + 1 {
		if v > 1<<52 {
			return v
		}
		v <<= 10
	}
	return v
}

// large is how many bytes may be all that a disk has left.
const large = 20_000_000_000

// takes adds what so many bytes come to that are written.
func (m *Match) takes(bytes uint64) {
	switch {
	case bytes >= vast:
		m.fillsDisk(tooLarge)
	case bytes >= large:
		m.Unknown("it may be all that the disk has left", Word{})
	}
}

// fillsDisk adds that nothing of this machine would be free any more.
func (m *Match) fillsDisk(why string) {
	m.Add(Fact{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: why})
}

// largeSize: what is made is larger than what can hold it.
func largeSize(m *Match) {
	for _, h := range m.hits {
		if !named("-c --bytes -l --length -s --size", h.Name) {
			continue
		}
		if n := bytesOf(h.Value.Text); n >= vast || m.name() == "fallocate" {
			m.takes(n) // others leave holes
		}
	}
}
