package main

import (
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"automode"
	"automode/internal/dialect"
)

// screen is where a person reads. On a terminal there is colour and text is
// folded to its width; elsewhere the text is plain, so that other programs can
// read it.
type screen struct {
	to       io.Writer
	terminal bool
	colour   bool
	width    int   // columns to fold at
	err      error // the first error of writing
}

// Write passes p on. After an error nothing more is written.
func (s *screen) Write(p []byte) (int, error) {
	if s.err != nil {
		return 0, s.err
	}
	n, err := s.to.Write(p)
	s.err = err
	return n, err
}

// plainWidth is what prose is folded at where nobody knows the width.
const plainWidth = 100

// newScreen looks at where f leads. The environment can only take colour away.
func newScreen(f *os.File) *screen {
	s := &screen{to: f, width: plainWidth}
	if width, ok := columns(f); ok {
		s.terminal = true
		s.colour = os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
		if width > 0 {
			s.width = min(max(width, 40), 140)
		}
	}
	return s
}

// style is a way of showing text on a terminal.
type style string

const (
	bold   style = "1"
	dim    style = "2"
	red    style = "1;31"
	green  style = "32"
	yellow style = "33"
)

// paint shows text in a style where there is colour.
func (s *screen) paint(st style, text string) string {
	if !s.colour || text == "" {
		return text
	}
	return "\x1b[" + string(st) + "m" + text + "\x1b[0m"
}

// ofWord is the style of a layer's word.
func ofWord(w automode.Word) style {
	switch w {
	case automode.Allowed:
		return green
	case automode.Denied:
		return red
	}
	return yellow
}

// ofVerdict is the style of an answer.
func ofVerdict(v automode.Verdict) style {
	switch v {
	case automode.Allow:
		return green
	case automode.Deny:
		return red
	}
	return yellow
}

// printable is text from elsewhere as one line that a terminal may show.
func printable(s string) string { return dialect.Printable(s, 1<<16) }

// brief is printable text of at most n columns.
func brief(s string, n int) string { return dialect.Printable(s, n) }

// pad fills text up to n columns.
func pad(s string, n int) string {
	return s + strings.Repeat(" ", max(0, n-utf8.RuneCountInString(s)))
}

// fold breaks text at blanks into lines of at most width columns. A word that
// is longer stands alone.
func fold(text string, width int) []string {
	var lines []string
	line, n := "", 0
	for word := range strings.FieldsSeq(text) {
		size := utf8.RuneCountInString(word)
		if n > 0 && n+1+size > width {
			lines = append(lines, line)
			line, n = "", 0
		}
		if n > 0 {
			line += " "
			n++
		}
		line += word
		n += size
	}
	if n > 0 {
		lines = append(lines, line)
	}
	return lines
}

// paragraph writes text folded behind an indentation, in a style.
func (s *screen) paragraph(indent int, st style, text string) {
	space := strings.Repeat(" ", indent)
	for _, line := range fold(text, s.width-indent) {
		if st != "" {
			line = s.paint(st, line)
		}
		s.line(space + line)
	}
}

// line writes one line. An error of writing is kept for the end.
func (s *screen) line(parts ...string) {
	io.WriteString(s, strings.Join(parts, "")+"\n")
}

// fields writes one line for other programs, with tabs between its fields.
func (s *screen) fields(list ...string) {
	for i := range list {
		list[i] = printable(list[i])
	}
	s.line(strings.Join(list, "\t"))
}
