//go:build !lean

package commands

import "strings"

// SedTexts are the texts that a script of sed puts into lines, or between them.
func SedTexts(script string) []string {
	var texts []string
	s := sedScript{text: script, texts: &texts}
	for s.problem == "" && s.at < len(s.text) {
		s.command()
	}
	return texts
}

// puts notes a part of the script that is text.
func (s *sedScript) puts(from, to int) {
	if s.texts == nil || s.problem != "" {
		return
	}
	to = min(to, len(s.text))
	t := strings.ReplaceAll(s.text[min(from, to):to], "\\n", "\n")
	*s.texts = append(*s.texts, strings.ReplaceAll(t, "\\", ""))
}
