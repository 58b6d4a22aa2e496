package commands

import (
	"strings"

	"automode"
)

// Of languages that nobody here follows, code is read that only computes with what
// stands in it, and prints: every name is one that is known to do no more, a variable
// of the code's own, or one letter, as which no library of theirs has anything that
// reaches further.

// sums is what is known of one language.
type sums struct {
	program string
	// names: functions that compute and print, words of the language, names of
	// arguments.
	names string
	// blocks: words after which something is perhaps never done; no variable is
	// made behind them.
	blocks string
	// loads: words with which packages are loaded, and which of them bring
	// functions alone.
	loads, packages string
	// reads and lists: functions that are given the name of a file or folder, to
	// the letter and first.
	reads, lists string
	// makes: functions that make as much as a number says.
	makes string
	// remark: what a comment begins with. spliced: what in a text begins code.
	remark, spliced string
	// quotes: signs that texts stand in.
	quotes string
	// signs: operators, brackets and the like.
	signs string
	// fields: behind this sign stands a name that is mere data.
	fields string
	// never: what begins a text or a comment of another sort, wherever it stands.
	never string
	// entry: it takes code from where it works, before this.
	entry bool
}

// computesOnly turns code that only computes into what that comes to.
func computesOnly(m *Match) {
	for i := range allSums {
		s := &allSums[i]
		if s.program != m.name() && !(s.program == "Rscript" && m.name() == "R") || m.Has("-l") {
			continue // "-l" names another language, or loads a library
		}
		for k := range m.Facts {
			f := &m.Facts[k]
			if f.Role != RunsText || !f.Word.Exact() {
				continue
			}
			r := sumReader{sums: s, text: f.Word.Text}
			if !r.read() {
				continue
			}
			m.Facts[k] = Fact{Kind: automode.Query, Target: "what it computes", Flag: f.Flag}
			if s.entry {
				m.Facts[k] = Fact{Kind: automode.Run, Target: "the project's checks", Traits: automode.EntryPoint, Flag: f.Flag, Why: "computes, beside what is set up for the project"}
			}
			m.Facts = append(m.Facts, r.facts...)
		}
	}
}

// sumReader goes over one text.
type sumReader struct {
	*sums
	text      string
	at        int
	depth     int    // brackets that are open
	before    string // the token before this one
	first     bool   // it begins a statement
	closed    bool   // what stands from here on is perhaps never done
	own       string // variables of the code's own, with a blank behind each
	functions string // those of them that are functions
	letters   string // those of one letter that are made
	known     bool   // something is done with what is known
	opens     string // the function that is given a file next
	much      bool   // as much is made as a number says
	large     bool   // there is a number that is too large for that
	facts     []Fact
}

// read reports whether the text only computes.
func (r *sumReader) read() bool {
	r.first = true
	for never := range strings.FieldsSeq(r.never) {
		if strings.Contains(r.text, never) {
			return false
		}
	}
	if strings.ContainsAny(r.text, "\r\v\f\x00\u0085\u2028\u2029") {
		return false // what ends a line is not the same everywhere
	}
	for {
		line := r.skip()
		if r.at >= len(r.text) {
			return r.known && r.depth == 0 && r.opens == "" && !(r.much && r.large)
		}
		first := r.first || line && r.ends()
		r.first = false
		if !r.token(first) {
			return false
		}
	}
}

// skip passes over blanks and comments, and reports whether a line ended.
func (r *sumReader) skip() (line bool) {
	for r.at < len(r.text) {
		switch rest := r.text[r.at:]; {
		case rest[0] == '\n':
			line = true
		case rest[0] == ' ', rest[0] == '\t':
		case r.remark != "" && strings.HasPrefix(rest, r.remark) && !strings.HasPrefix(rest, r.remark+"[") && !strings.HasPrefix(rest, r.remark+"="):
			text, _, _ := strings.Cut(rest, "\n")
			r.at += len(text) - 1
		default:
			return line
		}
		r.at++
	}
	return line
}

// ends reports whether the statement may end behind the token before, where a line does.
func (r *sumReader) ends() bool {
	return r.depth == 0 && (r.before == "" || named(") ] }", r.before) || !named(r.signs, r.before))
}

// token takes one token and reports whether it is known.
func (r *sumReader) token(first bool) bool {
	c, file := r.text[r.at], r.opens
	switch {
	case file != "" && r.before == "(" && strings.IndexByte(r.quotes, c) < 0, file != "" && r.before != "(" && c != '(':
		return false // which file it is does not stand there
	case file != "" && c == '(':
	default:
		r.opens = ""
	}
	switch {
	case c >= '0' && c <= '9':
		return r.number()
	case strings.IndexByte(r.quotes, c) >= 0:
		return r.quoted(c, file)
	case awkLetter(c) || c == '_':
		return r.word(first)
	}
	sign := r.sign()
	switch sign {
	case "":
		return false
	case "(", "[", "{":
		r.depth++
	case ")", "]", "}":
		r.depth--
	case ";":
		r.first = r.depth == 0
	case ":", "..":
		r.much = true
	case "^", "**":
		power := strings.TrimLeft(r.text[r.at:], " ")
		short := strings.TrimLeft(power, "0123456789")
		small := strings.HasPrefix(power, "2") || strings.HasPrefix(power, "3")
		r.large = r.large || !small || len(power)-len(short) > 1 || isDigits(r.before)
		r.much = r.much || power == short || len(power)-len(short) > 3 || r.before == "text" // of a text as many
	}
	r.before = sign
	return r.depth >= 0
}

// sign takes the longest sign that stands there; none where it is not known.
func (r *sumReader) sign() string {
	found := ""
	for s := range strings.FieldsSeq(r.signs) {
		if len(s) > len(found) && strings.HasPrefix(r.text[r.at:], s) {
			found = s
		}
	}
	r.at += len(found)
	return found
}

// number takes a number.
func (r *sumReader) number() bool {
	from, digits := r.at, 0
	r.known = true
	for r.at < len(r.text) {
		c := r.text[r.at]
		switch {
		case c >= '0' && c <= '9' || c == '_':
			digits++
		case c == '.' && !strings.HasPrefix(r.text[r.at:], ".."):
		case c|0x20 == 'e':
			r.large = true
		case awkLetter(c) && c != 'L':
			return false
		default:
			r.before = r.text[from:r.at]
			r.large = r.large || digits > 6
			return true
		}
		r.at++
	}
	r.before = r.text[from:r.at]
	r.large = r.large || digits > 6
	return true
}

// quoted takes a text, which is perhaps the name of a file.
func (r *sumReader) quoted(quote byte, file string) bool {
	from := r.at + 1
	for r.at = from; r.at < len(r.text) && r.text[r.at] != quote; r.at++ {
		if r.text[r.at] == '\\' {
			r.at++
		} else if r.spliced != "" && strings.HasPrefix(r.text[r.at:], r.spliced) {
			return false
		}
	}
	if r.at >= len(r.text) {
		return false
	}
	text := r.text[from:r.at]
	r.at++
	rest := strings.TrimLeft(r.text[r.at:], " ")
	if strings.HasPrefix(r.text[r.at:], string(quote)) || strings.HasPrefix(rest, "(") {
		return false // a text in three quotes, or the name of a function
	}
	r.before, r.known = "text", true
	if file == "" {
		return true
	}
	if text == "" || text == "clipboard" || strings.HasPrefix(text, "X11") || strings.ContainsAny(text, "\\:|~*") || rest == "" || rest[0] != ',' && rest[0] != ')' {
		return false
	}
	role := Reads
	if named(r.lists, file) {
		role = ListsTree
	}
	r.facts = append(r.facts, roleFact(role, Lit(text), ""))
	return true
}

// word takes a name.
func (r *sumReader) word(first bool) bool {
	from := r.at
	for r.at < len(r.text) && (awkLetter(r.text[r.at]) || r.text[r.at] == '_' || r.text[r.at] == '.' && !strings.HasPrefix(r.text[r.at:], "..") || r.text[r.at] >= '0' && r.text[r.at] <= '9') {
		r.at++
	}
	if rest := r.text[r.at:]; rest != "" && (rest[0] == '!' || rest[0] == '?') && !strings.HasPrefix(rest, "!=") && named(r.names, r.text[from:r.at]+rest[:1]) {
		r.at++
	}
	name, before := strings.TrimRight(r.text[from:r.at], "."), r.before
	r.before = "name"
	rest := strings.TrimLeft(r.text[r.at:], " ")
	next := byte('\n')
	if rest != "" {
		next = rest[0]
	}
	if strings.IndexByte(r.quotes, next) >= 0 && r.at < len(r.text) && r.text[r.at] == next {
		return false // a text of another sort
	}
	value, set := strings.CutPrefix(rest, "<-")
	if !set && !strings.HasPrefix(rest, "==") && !strings.HasPrefix(rest, "=~") && !strings.HasPrefix(rest, "=>") {
		value, set = strings.CutPrefix(rest, "=")
	}
	r.much = r.much || named(r.makes, name)
	switch {
	case r.fields != "" && before == r.fields:
		return next != '('
	case named(r.loads, name):
		return r.loaded()
	case named(r.reads, name) || r.lists != "" && named(r.lists, name):
		r.opens = name
		return next == '('
	case named(r.blocks, name):
		r.closed = true
		return true
	case named(r.names, name):
		r.known = true
		r.first = name == "local" && first
		return true
	case named(r.functions, name):
		return next == '(' && !set
	case named(r.own, name):
		return strings.IndexByte("({"+r.quotes, next) < 0 && !(next >= '0' && next <= '9') && (!awkLetter(next) || strings.HasPrefix(rest, "in ") || strings.HasPrefix(rest, "do "))
	case len(name) == 1:
		if _, body, ok := strings.Cut(rest, ")"); set || ok && next == '(' && strings.HasPrefix(strings.TrimLeft(body, " "), "=") {
			r.letters += name + " "
		}
		return next != '(' || named(r.letters, name)
	case set && first && r.depth == 0 && !r.closed:
		if strings.HasPrefix(strings.TrimLeft(value, " "), "function") {
			r.functions += name + " "
		} else {
			r.own += name + " "
		}
		return true
	}
	return false
}

// loaded takes the names of packages that are loaded.
func (r *sumReader) loaded() bool {
	rest := strings.TrimLeft(r.text[r.at:], " ")
	rest, bracket := strings.CutPrefix(rest, "(")
	for {
		rest = strings.TrimLeft(rest, " ")
		n := 0
		for n < len(rest) && (awkLetter(rest[n]) || rest[n] == '.') {
			n++
		}
		if n == 0 || !named(r.packages, rest[:n]) {
			return false
		}
		rest = rest[n:]
		more, ok := strings.CutPrefix(rest, ",")
		if !ok || bracket {
			break
		}
		rest = more
	}
	if bracket && !strings.HasPrefix(rest, ")") {
		return false
	}
	r.at = len(r.text) - len(strings.TrimPrefix(rest, ")"))
	return bracket || rest == "" || strings.IndexByte("\n; :", rest[0]) >= 0
}
