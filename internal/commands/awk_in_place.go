//go:build !lean

package commands

import "strings"

// awkInPlace adds what becomes of files that are changed in place, and those that keep
// what they held, where a variable says how their names end; the program may say so
// itself.
func awkInPlace(m *Match, texts, files []Word, given awkGiven) {
	m.Beside = []string{"inplace", "inplace.awk"} // where they lie in the folder
	shows, says := len(texts) == 0, false
	for _, t := range texts {
		shows = shows || awkShows(t)
		says = says || strings.Contains(t.Text, "INPLACE_SUFFIX") || strings.Contains(t.Text, "inplace")
	}
	for _, w := range given.sets {
		n, v, is := strings.Cut(w.Text, "=")
		shows = shows && !((n == "RS" || n == "FS") && (!w.Exact() || !oneLetter(v)) || !is && !w.Exact() || n == "FPAT" || n == "FIELDWIDTHS")
	}
	for _, h := range m.Hits() {
		// Behind other letters most of the fields are empty.
		shows = shows && !(h.Name == "-F" || h.Name == "--field-separator") || shows && h.Value.Exact() && (oneLetter(h.Value.Text) || h.Value.Is(`\t`))
	}
	for _, f := range files {
		switch {
		case isAssignment(f), f.Is("-"):
		case shows:
			m.Add(roleFact(Edits, f, "changes the file in place"))
		default:
			m.Add(roleFact(Truncates, f, "takes away what the program does not print"))
		}
	}
	suffix := Lit("")
	for _, w := range given.sets {
		switch n, v, is := strings.Cut(w.Text, "="); {
		case !is && !w.Exact():
			says = true
		case n == "INPLACE_SUFFIX" && (suffix.Text != "" || !w.Exact() || strings.ContainsAny(v, `\*&`)):
			says = true
		case n == "INPLACE_SUFFIX":
			suffix = Lit(v)
		}
	}
	switch {
	case says:
		m.Unknown("it is not known where the old content is kept", Word{})
	case suffix.Text != "":
		for _, f := range given.files {
			m.Add(roleFact(Writes, sedBackup(f, suffix), "keeps the file's old content beside it"))
		}
	}
}
