package code

import "strings"

// Letter reports whether c begins a name in most languages; false for all
// beyond ASCII.
func Letter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' }

// Digit reports whether c is a digit of a decimal number.
func Digit(c byte) bool { return '0' <= c && c <= '9' }

// Within reports whether a word is one of a list that has blanks between them.
// The empty word is in none, and neither is one that holds a blank.
func Within(list, word string) bool {
	if word == "" || strings.IndexByte(word, ' ') >= 0 {
		return false
	}
	for from := 0; ; {
		i := strings.Index(list[from:], word)
		if i < 0 {
			return false
		}
		i += from
		from = i + len(word)
		if (i == 0 || list[i-1] == ' ') && (from == len(list) || list[from] == ' ') {
			return true
		}
	}
}
