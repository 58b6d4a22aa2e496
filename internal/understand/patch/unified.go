package patch

import (
	"slices"
	"strconv"
	"strings"
)

// Reading says how a program reads unified diffs.
type Reading struct {
	Git bool // as git apply does, else as patch(1)
	// Strip is how many leading parts of names it takes away, -1: what it does by
	// itself.
	Strip   int
	Below   bool // it may be called below the top of the repository
	Reverse bool
	Prefix  string // put in front of every name
	Recount bool   // it goes by the signs of lines, and not by the numbers of a hunk
}

// Unified reads unified diffs, with the headers that git adds. ok is false where a
// line is none of one and no plain prose either, or where what it says is not
// followed: links, binary files, names in quotes or with blanks, timestamps that
// make or remove a file.
func Unified(text string, how Reading) (files []File, ok bool) {
	if strings.IndexByte(text, 0) >= 0 {
		return nil, false
	}
	u := unified{how: how, lines: strings.Split(text, "\n")}
	if n := len(u.lines); u.lines[n-1] == "" {
		u.lines = u.lines[:n-1]
	}
	for u.at < len(u.lines) {
		line := u.lines[u.at]
		switch {
		case len(u.files) >= most:
			return nil, false
		case strings.HasPrefix(line, "diff --git "):
			ok = u.git()
		case strings.HasPrefix(line, "--- "):
			ok = u.plain()
		case strings.HasPrefix(line, "Index: ") && !how.Git:
			// patch(1) may take the name of the next file from it.
			var index string
			index, ok = field(line[len("Index: "):])
			u.index, u.at = index, u.at+1
		default:
			ok = prose(line)
			u.at++
		}
		if !ok {
			return nil, false
		}
	}
	return u.files, len(u.files) > 0
}

type unified struct {
	how   Reading
	lines []string
	at    int
	files []File
	index string // the name that a line "Index:" says of the next file
	// guessed: a plain diff was there, by which git may have guessed how many parts
	// of names to take away from then on.
	guessed bool
	flat    bool // and one of the names had no folder in front
}

// prose reports whether a line between files is nothing to whoever applies the
// patch: no beginning of a diff of another form, which may be set in, and no header.
func prose(line string) bool {
	s := strings.TrimLeft(line, " \tX")
	if s == "" {
		return true
	}
	if strings.Trim(s, "=") == "" && s == line {
		return true // below "Index:"
	}
	if strings.IndexByte("0123456789*-+@<>=\\\r", s[0]) >= 0 || strings.IndexByte(s, '\r') >= 0 {
		return false
	}
	if strings.HasPrefix(line, "diff -") && !strings.HasPrefix(line, "diff --") {
		return true // how it was made
	}
	for _, word := range [...]string{"diff ", "Index:", "Prereq:", "Binary ", "GIT binary", "Only in", "Property changes", "Added:", "Deleted:", "Modified:", "# HG", "cp ", "mv "} {
		if strings.HasPrefix(s, word) {
			return false
		}
	}
	for i := range headers {
		if strings.HasPrefix(s, headers[i]) {
			return false
		}
	}
	return true
}

// headers are what git's lines between "diff --git" and the first hunk begin with.
var headers = [...]string{"index ", "similarity index ", "dissimilarity index ", "old mode ", "new mode ", "deleted file mode ", "new file mode ",
	"rename from ", "rename to ", "copy from ", "copy to ", "rename old ", "rename new "}

// git reads a file that begins with "diff --git".
func (u *unified) git() bool {
	names := strings.Fields(strings.TrimPrefix(u.lines[u.at], "diff --git "))
	if len(names) != 2 || u.guessed || strings.IndexByte(u.lines[u.at], '\r') >= 0 {
		return false
	}
	for _, n := range names {
		if _, ok := field(n); !ok {
			return false
		}
	}
	var said struct{ from, to, old, new string }
	f := File{Top: u.how.Git}
	made, gone := false, false
	for u.at++; u.at < len(u.lines); u.at++ {
		line, is := u.lines[u.at], -1
		for i := range headers {
			if strings.HasPrefix(line, headers[i]) {
				is = i
			}
		}
		if is < 0 {
			break
		}
		value, ok := strings.TrimPrefix(line, headers[is]), true
		switch headers[is] {
		case "index ":
			_, mode, has := strings.Cut(value, " ")
			ok = !has || ordinary(mode)
		case "similarity index ", "dissimilarity index ":
		case "old mode ", "new mode ":
			f.Mode, ok = true, ordinary(value)
		case "new file mode ":
			made, ok = true, ordinary(value)
			f.Mode = value != "100644"
		case "deleted file mode ":
			gone, ok = true, ordinary(value)
		case "rename from ":
			f.Deed, said.from = Renames, value
		case "copy from ":
			f.Deed, said.from = Copies, value
		case "rename to ", "copy to ":
			said.to = value
		default:
			ok = false // the old words for it
		}
		if !ok {
			return false
		}
	}
	if u.at < len(u.lines) && strings.HasPrefix(u.lines[u.at], "--- ") {
		var ok bool
		if said.old, said.new, ok = u.headed(); !ok || !u.hunks(&f) {
			return false
		}
		made, gone = made || said.old == none, gone || said.new == none
	}
	if made && gone || made && said.old != "" && said.old != none || gone && said.new != "" && said.new != none {
		return false
	}
	if f.Deed == Renames || f.Deed == Copies {
		if !u.how.Git || made || gone || !u.short(&said.from) || !u.short(&said.to) {
			return false // which parts patch(1) takes away is not known
		}
		old, new := u.one(names[0]), u.one(names[1])
		if old != said.from || new != said.to || said.old != "" && (u.one(said.old) != old || u.one(said.new) != new) {
			return false
		}
		f.From, f.Names = said.from, []string{said.to}
		if u.how.Reverse && f.Deed == Renames {
			f.From, f.Names = said.to, []string{said.from}
		} else if u.how.Reverse {
			return false
		}
		u.files = append(u.files, f)
		return true
	}
	made, gone = u.way(made, gone)
	// Without a change of its name all that name it say the same.
	list := []string{names[0], names[1]}
	for _, n := range [...]string{said.old, said.new} {
		if n != "" && n != none {
			list = append(list, n)
		}
	}
	if u.how.Git {
		first := u.one(list[0])
		if first == "" || slices.ContainsFunc(list, func(n string) bool { return u.one(n) != first }) {
			return false
		}
	}
	return u.finish(f, list, made, gone)
}

// plain reads a file that begins with "---" alone.
func (u *unified) plain() bool {
	if u.how.Recount && len(u.files) > 0 {
		return false // a line that is taken away, to whoever counts by signs
	}
	var f File
	u.guessed = u.how.Git && u.how.Strip < 0
	old, new, ok := u.headed()
	if !ok || !u.hunks(&f) || len(f.Hunks) == 0 {
		return false
	}
	var list []string
	for _, n := range [...]string{old, new, u.index} {
		if n != none && n != "" {
			list = append(list, n)
		}
	}
	u.index = ""
	made, gone := u.way(old == none, new == none)
	if left := slices.ContainsFunc(f.Hunks, func(h Hunk) bool { return h.New != "" }); !left && !gone || made && gone {
		return false // of a file that nothing is left of, programs differ in whether it stays
	}
	return u.finish(f, list, made, gone)
}

// finish adds a file that goes by some names.
func (u *unified) finish(f File, list []string, made, gone bool) bool {
	for _, n := range list {
		for _, name := range u.stripped(n, f.Top) {
			if !slices.Contains(f.Names, name) {
				f.Names = append(f.Names, name)
			}
		}
	}
	switch {
	case len(f.Names) == 0:
		return false
	case made:
		f.Deed = Makes
	case gone:
		f.Deed = Removes
	}
	u.files = append(u.files, f)
	return true
}

// way is what becomes of a file that a patch makes or removes.
func (u *unified) way(made, gone bool) (bool, bool) {
	if u.how.Reverse {
		return gone, made
	}
	return made, gone
}

// none is the name of a file that is not there.
const none = "/dev/null"

// ordinary reports whether a mode is that of a plain file.
func ordinary(mode string) bool { return mode == "100644" || mode == "100755" }

// headed reads the two lines that name a file, behind which a hunk has to follow.
func (u *unified) headed() (old, new string, ok bool) {
	if u.at+2 >= len(u.lines) || !strings.HasPrefix(u.lines[u.at+1], "+++ ") || !strings.HasPrefix(u.lines[u.at+2], "@@ -") {
		return "", "", false
	}
	old, ok = field(u.lines[u.at][4:])
	if new = ""; ok {
		new, ok = field(u.lines[u.at+1][4:])
	}
	u.at += 2
	return old, new, ok
}

// field is a name up to the tab in front of a date. One with blanks or quotes is read
// by each program in its own way, and a file of the year in which time began is none.
func field(s string) (name string, ok bool) {
	name, date, _ := strings.Cut(s, "\t")
	if name == "" || strings.ContainsAny(name, " \"\r\\") || strings.Contains(name, "//") || strings.Contains(date, "1970") || strings.Contains(date, "1969") {
		return "", false
	}
	return name, true
}

// hunks reads the pieces of a file.
func (u *unified) hunks(f *File) bool {
	for u.at < len(u.lines) && strings.HasPrefix(u.lines[u.at], "@@ -") {
		old, new, ok := ranges(u.lines[u.at])
		if !ok || len(f.Hunks) >= most {
			return false
		}
		var p piece
		bare := false // the last line has no end
		for u.at++; old > 0 || new > 0; u.at++ {
			if u.at >= len(u.lines) {
				bare = true // it breaks off: who reads it changes no more than what was named before
				break
			}
			line := u.lines[u.at]
			switch {
			case strings.HasPrefix(line, "\\ "):
				bare = true
				continue
			case line == "" || line[0] == ' ':
				old, new = old-1, new-1
			case line[0] == '-':
				old--
			case line[0] == '+':
				new--
			}
			if old < 0 || new < 0 || !p.line(line) {
				return false
			}
		}
		for ; u.at < len(u.lines) && strings.HasPrefix(u.lines[u.at], "\\ "); u.at++ {
			bare = true
		}
		if u.how.Recount && u.at < len(u.lines) && !strings.HasPrefix(u.lines[u.at], "@@ -") && !strings.HasPrefix(u.lines[u.at], "diff ") {
			return false
		}
		h := p.hunk()
		if u.how.Reverse {
			h = Hunk{Old: h.New, New: h.Old, Added: h.Old}
		}
		if bare {
			h.Old = "" // which of its lines ends so is not followed
		}
		f.Hunks = append(f.Hunks, h)
	}
	return true
}

// ranges reads how many lines "@@ -l,n +l,n @@" says there are.
func ranges(line string) (old, new int, ok bool) {
	said, _, closed := strings.Cut(strings.TrimPrefix(line, "@@ -"), " @@")
	first, second, two := strings.Cut(said, " +")
	old, ok = count(first)
	if ok {
		new, ok = count(second)
	}
	return old, new, ok && closed && two && (old > 0 || new > 0)
}

func count(s string) (n int, ok bool) {
	from, many, both := strings.Cut(s, ",")
	if !both {
		many = "1"
	}
	for _, part := range [...]string{from, many} {
		if part == "" || len(part) > 7 || strings.Trim(part, "0123456789") != "" {
			return 0, false
		}
	}
	n, _ = strconv.Atoi(many)
	return n, true
}

// one is a name without as many leading parts as git takes away.
func (u *unified) one(name string) string {
	n := u.how.Strip
	if n < 0 {
		n = 1
	}
	return u.behind(name, n)
}

// short takes from a name of git's that has no "a/" in front one part less.
func (u *unified) short(name *string) bool {
	if strings.ContainsAny(*name, " \"\r\\\t") || strings.Contains(*name, "//") || *name == "" {
		return false
	}
	if n := u.how.Strip; n > 1 {
		*name = cut(*name, n-1)
	}
	*name = u.how.Prefix + *name
	return *name != u.how.Prefix
}

// stripped are what is left of a name.
func (u *unified) stripped(name string, top bool) (list []string) {
	depths := []int{u.how.Strip}
	switch {
	case u.how.Strip >= 0:
	case top:
		depths[0] = 1
	case u.how.Git && (u.how.Below || u.flat || !strings.Contains(name, "/")):
		depths = []int{1, 0} // it guesses by what the first names of a plain diff look like
		u.flat = true
	case u.how.Git:
		depths[0] = 1
	default:
		// The last part, or all of it where its folders are there.
		depths = []int{strings.Count(name, "/"), 0}
	}
	for _, n := range depths {
		if s := u.behind(name, n); s != "" {
			list = append(list, s)
		}
	}
	return list
}

func (u *unified) behind(name string, n int) string {
	if name = cut(name, n); name == "" {
		return ""
	}
	return u.how.Prefix + name
}

// cut takes so many parts from a name; "" where it has no more.
func cut(name string, n int) string {
	for ; n > 0; n-- {
		_, rest, more := strings.Cut(name, "/")
		if !more {
			return ""
		}
		name = rest
	}
	return name
}
