package python

import (
	"strings"
)

// divided are the parts of a text that a method without arguments divides it into.
func divided(method, text string) (list []value, ok bool) {
	var parts []string
	switch {
	case method == "split":
		parts = strings.Fields(text)
	case method == "splitlines" && text == "":
	case method == "splitlines" && !strings.ContainsAny(text, "\r\v\f\x1c\x1d\x1e\u0085\u2028\u2029"):
		parts = strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	default:
		return nil, false
	}
	for _, p := range parts {
		list = append(list, str(p))
	}
	return list, true
}
