package commands

import (
	"strings"

	"automode"
)

// sedScript reads a script of sed from front to back. Only what touches files
// or starts programs becomes a fact; where reading is in doubt it ends with a
// problem, and the script counts as not understood.
type sedScript struct {
	text    string
	at      int
	facts   []Fact
	problem string
	take    sedTake   // of the command being read: which lines it is for
	blocks  []sedTake // the same, of the blocks that it stands in
	loses   bool      // it takes most lines away, or all
	steps   bool      // D goes on to the next line, as P printed this one
	shows   bool      // it prints every line
	used    string    // its commands, by their letters
	rounds  []round   // from labels to where it is
	second  int       // where the second part of what was delimited last begins
	texts   *[]string // what it puts into lines, and new ones; nil: nobody asks
}

// sedTake is how many lines of a file an address chooses. The zero value is
// some, by what they hold or by their number.
type sedTake uint8

const (
	someLines sedTake = iota
	mostLines         // all but some, or all from one on
	allLines
)

// sedLoses reports whether a script takes most lines of a file away, or all of
// them. quiet: lines are only printed where it says so.
func sedLoses(text string, quiet bool) bool {
	s := sedScript{text: text}
	for s.problem == "" && s.at < len(s.text) {
		s.command()
	}
	quiet = quiet || strings.HasPrefix(text, "#n\n") || text == "#n"
	return s.problem == "" && (s.loses || quiet && !s.shows)
}

// sedPrints is what a script makes of the lines that it reads: some of them, or what
// is left of each without its front.
func sedPrints(text string) Prints {
	s := sedScript{text: text}
	for s.problem == "" && s.at < len(s.text) {
		s.command()
	}
	switch {
	case s.problem != "" || len(s.facts) > 0:
	case strings.Trim(s.used, "pdqQ{}") == "":
		return Sifted
	case s.used == "s" && text[0] == 's' && len(text) > 3 && strings.HasSuffix(text, text[1:2]+text[1:2]):
		p := text[2 : len(text)-2]
		if text[1] == '/' {
			p = strings.ReplaceAll(p, `\/`, "/")
		}
		switch {
		case named(`^./ ^\./`, p):
			return Undotted
		case p == "^...":
			return Unmarked
		case named("^.. ^[[:space:]]* ^\\s*", p), strings.HasPrefix(p, "^") && strings.Trim(p, "^[]*+ ") == "":
			return Shorn
		case strings.HasSuffix(p, "/") && !strings.ContainsAny(p, text[1:2]+`\[](){}|?+$&`) && !strings.Contains(p, "//"):
			return Shorn
		}
	}
	return AnyText
}

// readSed returns what a script does beside editing lines, and what stood in
// the way of reading it to its end.
func readSed(text string) (facts []Fact, problem string) {
	s := sedScript{text: text}
	for s.problem == "" && s.at < len(s.text) {
		s.command()
	}
	return s.facts, s.problem
}

func (s *sedScript) more() bool { return s.at < len(s.text) }

// next returns the next byte, 0 at the end.
func (s *sedScript) next() byte {
	if !s.more() {
		return 0
	}
	return s.text[s.at]
}

func (s *sedScript) fail(why string) {
	if s.problem == "" {
		s.problem = why
	}
	s.at = len(s.text)
}

func (s *sedScript) skip(set string) {
	for s.more() && byteIn(s.text[s.at], set) {
		s.at++
	}
}

// command reads one command with its addresses.
func (s *sedScript) command() {
	s.skip(" \t\n;")
	if !s.more() {
		return
	}
	from, to := s.address(), ""
	s.skip(" \t")
	if s.next() == ',' {
		s.at++
		s.skip(" \t")
		to = s.address()
	}
	begin := s.at
	s.skip(" \t!")
	s.takes(from, to, strings.Contains(s.text[begin:s.at], "!"))
	if !s.more() {
		s.fail("the script ends too early")
		return
	}
	c := s.text[s.at]
	s.at++
	s.used += string(rune(c))
	switch c {
	case '#':
		s.line()
	case '{':
		s.blocks = append(s.blocks, s.take)
	case '}', '=', 'd', 'D', 'F', 'g', 'G', 'h', 'H', 'n', 'N', 'p', 'P', 'x', 'z':
		s.keeps(c)
		s.end()
	case 'q', 'Q':
		s.loses = true
		fallthrough
	case 'l', 'L':
		s.skip(" \t0123456789")
		s.end()
	case 'b', 't', 'T', ':', 'v':
		s.skip(" \t")
		begin := s.at
		for s.more() && !byteIn(s.text[s.at], " \t\n;}") {
			s.at++
		}
		s.goes(c, s.text[begin:s.at])
		s.end()
	case 'a', 'i', 'c':
		s.loses = s.loses || c == 'c' && s.take != someLines
		s.insert()
	case 'r', 'R':
		s.file(Reads, "puts the file's lines in")
	case 'w', 'W':
		s.file(Writes, "writes lines to a file")
	case 'e':
		s.skip(" \t")
		line := s.line()
		s.run(strings.TrimRight(line, `\`))
		if byteIn('\\', line) {
			s.fail("a command of the script has backslashes that cannot be read")
		}
	case 's':
		s.substitute()
	case 'y':
		s.delimited(false)
		s.end()
	default:
		s.fail("the command “" + string(rune(c)) + "” is no command of sed")
	}
}

// maxRounds bounds how many labels each branch is looked up among.
const maxRounds = 64

// round is what lies between a label and a branch back to it.
type round struct {
	label string
	begin int  // of its commands, in used
	grows bool // it puts something in front of the line or behind it
}

// goes notes a label, and whether a branch to one is taken each time it is reached: a
// round that takes in no line and has no other way out has no end.
func (s *sedScript) goes(c byte, label string) {
	if len(s.rounds) > maxRounds {
		return // which is said
	}
	if c == ':' {
		if len(s.rounds) == maxRounds {
			s.facts = append(s.facts, Fact{Why: "it has more labels than loops are looked for with"})
		}
		s.rounds = append(s.rounds, round{label: label, begin: len(s.used)})
		return
	}
	for _, r := range s.rounds {
		inside := s.used[r.begin : len(s.used)-1]
		if r.label == label && s.take == allLines && (c == 'b' || c == 't' && r.grows) && !strings.ContainsAny(inside, "nNqQdDcbtTe") {
			s.facts = append(s.facts, Fact{Why: "a loop has no end"})
			return
		}
	}
}

// takes notes which lines the command is for that stands behind addresses.
func (s *sedScript) takes(from, to string, not bool) {
	s.take = someLines
	switch {
	case not, to == "$", from == "0~1", from == "1~1":
		s.take = mostLines
	case from == "", (from == "//" || from == "/^/" || from == "/$/" || from == "/.*/") && to == "":
		s.take = allLines
	}
	if n := len(s.blocks); n > 0 {
		s.take = min(s.take, s.blocks[n-1])
	}
}

// keeps notes what a command does to the lines as a whole.
func (s *sedScript) keeps(c byte) {
	switch c {
	case '}':
		if n := len(s.blocks); n > 0 {
			s.blocks = s.blocks[:n-1]
		}
	case 'd', 'z':
		s.loses = s.loses || s.take != someLines
	case 'D':
		s.loses = s.loses || s.take != someLines && !s.steps
	case 'P':
		s.steps = true
	case 'p':
		s.shows = s.shows || s.take == allLines
	}
}

// address reads one address, if there is one, and returns its text.
func (s *sedScript) address() string {
	begin := s.at
	defer func() { s.at = min(s.at, len(s.text)) }()
	s.addressed()
	return s.text[begin:min(s.at, len(s.text))]
}

func (s *sedScript) addressed() {
	c := s.next()
	switch {
	case c == '$':
		s.at++
	case c >= '0' && c <= '9' || c == '+' || c == '~':
		s.at++
		s.skip("0123456789~")
	case c == '/' || c == '\\':
		if c == '\\' {
			s.at++
		}
		d := s.next()
		s.at++
		s.until(d, true)
		s.skip("IM")
	}
}

// until reads up to and past the next delimiter that nothing protects: a
// backslash, or in a pattern a bracket.
func (s *sedScript) until(d byte, pattern bool) {
	if d == 0 || d == '\n' || d == '\\' || d == '[' || d == ']' || d >= 0x80 {
		s.fail("the script has a delimiter that cannot be read")
		return
	}
	for s.more() {
		c := s.text[s.at]
		s.at++
		switch {
		case c == d:
			return
		case c == '\\':
			s.at++
		case c == '[' && pattern:
			s.bracket()
		}
	}
	s.fail("the script ends too early")
}

// bracket reads the rest of a bracket expression. A backslash in front of its
// end is read differently by different seds.
func (s *sedScript) bracket() {
	if s.next() == '^' {
		s.at++
	}
	if s.next() == ']' {
		s.at++
	}
	for s.more() {
		c := s.text[s.at]
		s.at++
		switch {
		case c == ']':
			return
		case c == '\\' && s.next() == ']':
			s.fail("a bracket of the script cannot be read")
			return
		case c == '[' && byteIn(s.next(), ":.="):
			end := strings.Index(s.text[s.at+1:], s.text[s.at:s.at+1]+"]")
			if end < 0 {
				s.fail("a bracket of the script cannot be read")
				return
			}
			s.at += 1 + end + 2
		}
	}
	s.fail("the script ends too early")
}

// delimited reads "/one/other/".
func (s *sedScript) delimited(pattern bool) {
	d := s.next()
	s.at++
	s.until(d, pattern)
	if s.second = s.at; s.problem == "" {
		s.until(d, false)
	}
}

// substitute reads "s/pattern/text/flags".
func (s *sedScript) substitute() {
	begin := s.at
	s.delimited(true)
	if s.problem == "" && s.take == allLines && s.at <= len(s.text) {
		d := s.text[begin : begin+1]
		parts := strings.Split(strings.Trim(s.text[begin:s.at], d), d)
		for i := range s.rounds {
			s.rounds[i].grows = s.rounds[i].grows || named("^ $", parts[0])
		}
		s.loses = s.loses || named(".* ^.* .*$ ^.*$ .+ .\\+ ^.\\+$", parts[0]) && (len(parts) < 2 || !strings.ContainsAny(parts[1], "&\\"))
	}
	if s.problem != "" {
		return
	}
	s.puts(s.second, s.at-1)
	for s.more() {
		c := s.text[s.at]
		switch {
		case c == 'e':
			s.run("")
		case c == 'w':
			s.at++
			s.file(Writes, "writes lines to a file")
			return
		case c >= '0' && c <= '9' || byteIn(c, "gpiImM"):
		case byteIn(c, " \t\n;}#"):
			s.end()
			return
		default:
			s.fail("the flag “" + string(rune(c)) + "” is no flag of s")
			return
		}
		s.at++
	}
}

// insert reads the text of a, i and c.
func (s *sedScript) insert() {
	s.skip(" \t")
	if s.next() == '\\' {
		s.at++
		s.skip(" \t")
		if s.next() == '\\' {
			s.fail("a text of the script has backslashes that cannot be read")
			return
		}
		if s.next() == '\n' {
			s.at++
		}
	}
	begin := s.at
	for s.more() {
		c := s.text[s.at]
		s.at++
		switch {
		case c == '\n':
			s.puts(begin, s.at)
			return
		case c == '\\':
			if s.next() == '\\' {
				s.fail("a text of the script has backslashes that cannot be read")
				return
			}
			s.at++
		}
	}
	s.puts(begin, s.at)
}

// line reads to the end of the line.
func (s *sedScript) line() string {
	rest := s.text[s.at:]
	if i := strings.IndexByte(rest, '\n'); i >= 0 {
		s.at += i + 1
		return rest[:i]
	}
	s.at = len(s.text)
	return rest
}

// file reads a name, which ends with the line.
func (s *sedScript) file(role Role, why string) {
	s.skip(" \t")
	name := s.line()
	if name == "" {
		s.fail("the script ends too early")
		return
	}
	mean := role.Means()
	s.facts = append(s.facts, Fact{Role: role, Word: Lit(name), Kind: mean.Kind, Why: why, Lang: Sed})
}

// run: a command line out of the script, or out of the lines that it edits.
func (s *sedScript) run(line string) {
	w := Lit(line)
	if line == "" {
		w = Word{Data: automode.UnknownData, Input: true}
	}
	s.facts = append(s.facts, Fact{Role: RunsLine, Word: w, Kind: automode.Run, Why: "starts a command from the script", Lang: Shell})
}

// end reads what may follow a command.
func (s *sedScript) end() {
	s.skip(" \t")
	switch s.next() {
	case 0, ';', '\n', '}', '#':
	default:
		s.fail("a command of the script is followed by what cannot be read")
	}
}
