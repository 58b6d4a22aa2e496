package value

import (
	"cmp"
	"strings"

	"automode"
	"automode/internal/commands"
)

// Side is where a pattern takes away a part of a value, and whether as little or
// as much as fits.
type Side uint8

const (
	Front Side = iota
	FrontMost
	Back
	BackMost
)

// Trim is ${name#pattern} and its kin on one value. Where the pattern is not known,
// any part of it may be gone.
func Trim(w commands.Word, side Side, pattern string, known bool) commands.Word {
	listed := w.Glob
	if w = Named(w); known && pattern == "*/" && side == FrontMost {
		switch {
		case w.Known == automode.Exact:
			w.Text = w.Text[strings.LastIndexByte(w.Text, '/')+1:]
			return w
		case w.Known != automode.Bounded || strings.Contains(w.Suffix, "/"):
			w.Suffix = ""
		}
		name := commands.Word{Known: automode.Bounded, Suffix: w.Suffix, Data: w.Data} // without a slash
		if w.Known == automode.Bounded && w.Base == "" && !strings.Contains(w.Suffix, "/") {
			name.Text, name.One = w.Text[strings.LastIndexByte(w.Text, '/')+1:], w.One
		}
		name.One = name.One || w.Base == "." || w.Known == automode.Guess
		return name
	}
	if w.Known != automode.Exact || !known {
		if w.Known == automode.Bounded && (side == Back || side == BackMost) {
			end := Trim(commands.Lit(w.Suffix), side, pattern, known).Text
			front := w.Text
			if w.Base != "" && w.Base != "." && listed {
				front = strings.TrimSuffix(w.Base, "/") + "/"
			}
			if known && (side == BackMost || len(end) == len(w.Suffix)) && begins(front, pattern, side) {
				if text, plain := strings.CutSuffix(pattern, "*"); plain && side == BackMost && strings.Contains(front, text) && text != "" && !strings.ContainsAny(text, wild) {
					return commands.Word{Known: automode.Exact, Text: front[:strings.Index(front, text)], Data: w.Data} // it begins in what is known
				}
				return commands.Word{Data: w.Data, MayEmpty: true}
			}
			if w.Digits = false; side == BackMost || len(end) == len(w.Suffix) {
				w.Sort = commands.Cut
			}
			if strings.Contains(w.Suffix, "/") && (!known || strings.Contains(end, "/")) && w.Base == "" {
				w.Base, w.Text = cmp.Or(w.Text[:strings.LastIndexByte(w.Text, '/')+1], "."), "" // what is put behind it may lie in what it names
			}
			w.Suffix = "" // a shorter path below the same folder
			return w
		}
		return commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
	}
	prefix, large := side == Front || side == FrontMost, side == FrontMost || side == BackMost
	best := -1
	for i := 0; i <= len(w.Text); i++ {
		part := w.Text[:i]
		if !prefix {
			part = w.Text[len(w.Text)-i:]
		}
		// A slash is an ordinary character here, which path.Match does not
		// know; hide it.
		if ok, err := Matches(strings.ReplaceAll(pattern, "/", "\x01"), strings.ReplaceAll(part, "/", "\x01")); err != nil {
			return commands.Word{Data: w.Data}
		} else if ok {
			if best = i; !large {
				break
			}
		}
	}
	switch {
	case best < 0:
	case prefix:
		w.Text = w.Text[best:]
	default:
		w.Text = w.Text[:len(w.Text)-best]
	}
	return w
}

// wild are the signs of a pattern that stand for others.
const wild = `*?[\(`

// begins reports whether what a pattern takes from the end of a value may begin in front of
// the last letter of a text that the value begins with: of what is left, that text says nothing.
// As little as may be is a part of a name where neither has it otherwise.
func begins(text, pattern string, side Side) bool {
	first := pattern
	if side == BackMost && strings.HasPrefix(pattern, "*") {
		return true
	}
	if i := strings.IndexAny(pattern, wild); i >= 0 {
		first = pattern[:i]
	} else if !strings.Contains(pattern, "/") {
		return false
	}
	if side == Back && !strings.Contains(pattern, "/") && !strings.HasPrefix(text, "/") {
		return false
	}
	for i := range max(0, len(text)-1) {
		if strings.HasPrefix(text[i:], first) || strings.HasPrefix(first, text[i:]) {
			return true
		}
	}
	return false
}

// Replace is ${name/from/to}, where both are plain texts: each value, and another
// where what is replaced may stand in what is not known of it.
func Replace(v []commands.Word, from, to string, all bool) []commands.Word {
	out := make([]commands.Word, 0, len(v))
	for _, w := range v {
		switch w = Named(w); {
		case hides(&w) || w.One && strings.HasPrefix(to, ".") && !strings.HasPrefix(from, "."):
			w = commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
		case w.Known == automode.Bounded && w.Base == "" && strings.Trim(to, ".") != "" && !strings.Contains(from+to+w.Suffix, "/") &&
			!strings.Contains(w.Text[:strings.LastIndexByte(w.Text, '/')+1], from):
			// Another name, which is not "..", in the same folder.
			w.Text, w.Digits = w.Text[:strings.LastIndexByte(w.Text, '/')+1], false
			switch end := w.Suffix; {
			case crosses(from, end):
				w.Suffix = ""
			case all:
				w.Suffix = strings.ReplaceAll(end, from, to)
			default:
				if w.Suffix = strings.Replace(end, from, to, 1); w.Suffix != end {
					other := w // it stands in front of the end as well
					other.Suffix = end
					out = append(out, other)
				}
			}
		case w.Known != automode.Exact:
			w = commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
		case all:
			w.Text = strings.ReplaceAll(w.Text, from, to)
		default:
			w.Text = strings.Replace(w.Text, from, to, 1)
		}
		out = append(out, w)
	}
	return out
}

// Cut is ${name:from:length} of one value, of which a length beyond its end takes
// all. Of a value without a slash it is one still, where known is false too.
func Cut(w commands.Word, from, length int, known bool) commands.Word {
	switch w = Named(w); {
	case w.Known == automode.Exact && known:
		t := w.Text[min(from, len(w.Text)):]
		w.Text = t[:min(length, len(t))]
	case w.Known == automode.Bounded && w.Text == "" && w.Base == "":
		w.Suffix, w.Digits, w.Sort = "", w.Digits && w.Suffix == "", commands.Cut
	default:
		w = commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
	}
	return w
}

// Case is one value with other letters; nil: which is not known.
func Case(w commands.Word, change func(string) string) commands.Word {
	switch w = Named(w); {
	case hides(&w):
		return commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
	case w.Known == automode.Bounded && w.Base == "" && !strings.Contains(w.Text+w.Suffix, "/"):
		return commands.Word{Known: automode.Bounded, One: w.One, Data: w.Data, MayEmpty: w.MayEmpty} // another name
	case w.Known != automode.Exact:
		return commands.Word{Data: w.Data, MayEmpty: w.MayEmpty}
	case change == nil:
		return commands.Word{Data: w.Data}
	}
	w.Text = change(w.Text)
	return w
}

// hides reports whether a word is one of the names that a pattern for hidden ones takes:
// what an operator makes of it may be any of them still.
func hides(w *commands.Word) bool {
	return w.One && strings.HasPrefix(w.Text[strings.LastIndexByte(w.Text, '/')+1:], ".")
}

// crosses reports whether a text may stand where a name's known end begins.
func crosses(text, end string) bool {
	for k := 1; k < len(text) && k <= len(end); k++ {
		if strings.HasSuffix(text, end[:k]) {
			return true
		}
	}
	return end == ""
}
