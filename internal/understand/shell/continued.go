package shell

import "strings"

// Where a line goes on behind a backslash. A shell takes both out before it looks for
// anything else; the parser ends there what stands before them.

// continuedComment reports whether a line that may hold a comment ends in a
// backslash. To a shell the comment ends with the line; the parser goes on.
func continuedComment(s string) bool {
	for {
		end := strings.Index(s, "\\\n")
		if end < 0 {
			return false
		}
		line := s[strings.LastIndexByte(s[:end], '\n')+1 : end]
		if strings.IndexByte(line, '#') >= 0 {
			return true
		}
		s = s[end+2:]
	}
}

// unbroken is a text with its lines put together, where one of them ends in the
// middle of an operator or of a parameter; else not broken.
func unbroken(s string) (whole string, broken bool) {
	for at := 0; ; {
		i := strings.Index(s[at:], "\\\n")
		if i < 0 {
			return s, false
		}
		before := strings.TrimRight(s[:at+i], "\\") // in back quotes one of two is left
		for at += i; strings.HasPrefix(s[at:], "\\\n"); at += 2 {
		}
		if before != "" && at < len(s) && goTogether(before, s[at]) {
			return strings.ReplaceAll(s, "\\\n", ""), true
		}
	}
}

// goTogether reports whether a letter is a part of the operator or parameter that the
// text before it ends in.
func goTogether(before string, next byte) bool {
	last := before[len(before)-1]
	with := ""
	switch last {
	case '$':
		return next > ' '
	case '&':
		with = "&>|!"
	case '|':
		with = "|&!"
	case ';':
		with = ";&|"
	case '<':
		with = "<>&(=-"
	case '>':
		with = ">&|(!"
	case '(':
		with = "("
	case ')':
		with = ")"
	case '[', ']':
		with = "[]"
	case '=':
		with = "(=~"
	case '+', '@', '*', '!', '?':
		with = "(="
	case ':':
		with = "-+=?:"
	case '-', '#', '%', '/', '^', ',', '.':
		return next == last
	case '}', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		with = "<>"
	}
	if strings.IndexByte(with, next) >= 0 {
		return true
	}
	name := strings.TrimRight(before, "0123456789_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
	return len(name) < len(before) && strings.HasSuffix(strings.TrimRight(name, "{!#"), "$") && !strings.ContainsRune(" \t\n/", rune(next))
}
