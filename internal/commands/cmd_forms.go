package commands

import "strings"

// What words say that they were written for Windows, though other systems have a
// program of that name.

// RemovesAsCmd: cmd's rmdir takes all that is below a folder away, and says so with
// a slash.
func RemovesAsCmd(words []Word) bool {
	return words[0].Is("rmdir") && len(words) > 1 && (strings.EqualFold(words[1].Text, "/s") || strings.EqualFold(words[1].Text, "/q"))
}

// FormatsVolume: the name is a common word, and a volume behind it makes it that of
// Windows.
func FormatsVolume(words []Word) bool {
	if !words[0].Is("format") || len(words) < 2 || len(words[1].Text) != 2 || words[1].Text[1] != ':' {
		return false
	}
	drive := words[1].Text[0] | 0x20
	return 'a' <= drive && drive <= 'z'
}
