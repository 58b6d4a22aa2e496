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
	s.address()
	s.skip(" \t")
	if s.next() == ',' {
		s.at++
		s.skip(" \t")
		s.address()
	}
	s.skip(" \t!")
	if !s.more() {
		s.fail("the script ends too early")
		return
	}
	c := s.text[s.at]
	s.at++
	switch c {
	case '#':
		s.line()
	case '{':
	case '}', '=', 'd', 'D', 'F', 'g', 'G', 'h', 'H', 'n', 'N', 'p', 'P', 'x', 'z':
		s.end()
	case 'l', 'L', 'q', 'Q':
		s.skip(" \t0123456789")
		s.end()
	case 'b', 't', 'T', ':':
		s.skip(" \t")
		for s.more() && !byteIn(s.text[s.at], " \t\n;}") {
			s.at++
		}
		s.end()
	case 'v':
		s.line()
	case 'a', 'i', 'c':
		s.insert()
	case 'r', 'R':
		s.file(Reads, "puts the file's lines in")
	case 'w', 'W':
		s.file(Writes, "writes lines to a file")
	case 'e':
		s.skip(" \t")
		s.run(s.line())
	case 's':
		s.substitute()
	case 'y':
		s.delimited(false)
		s.end()
	default:
		s.fail("the command “" + string(rune(c)) + "” is no command of sed")
	}
}

// address reads one address, if there is one.
func (s *sedScript) address() {
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
	if s.problem == "" {
		s.until(d, false)
	}
}

// substitute reads "s/pattern/text/flags".
func (s *sedScript) substitute() {
	s.delimited(true)
	if s.problem != "" {
		return
	}
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
		if s.next() == '\n' {
			s.at++
		}
	}
	for s.more() {
		c := s.text[s.at]
		s.at++
		switch {
		case c == '\n':
			return
		case c == '\\':
			if s.next() == '\\' {
				s.fail("a text of the script has backslashes that cannot be read")
				return
			}
			s.at++
		}
	}
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
		w = Word{Data: automode.UnknownData}
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
