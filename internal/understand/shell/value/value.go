// Package value is what a word of a shell may be where it is not known to the
// letter: alternatives, put together, matched by patterns and altered by the
// operators of parameters. It needs no tree and no machine, only words.
package value

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// Most bounds how many values a variable, a word or the working folder is
// followed with.
const Most = 8

// Union joins two sets of values; too many are not known.
func Union(a, b []commands.Word) []commands.Word {
	u := append(make([]commands.Word, 0, max(len(a), min(len(a)+len(b), Most*8+1))), a...)
	for _, w := range b {
		if len(u) > Most*8 {
			break
		}
		if !slices.Contains(u, w) {
			u = append(u, w)
		}
	}
	if len(u) <= Most*8 {
		return u
	}
	many := commands.Word{Many: true}
	for _, list := range [...][]commands.Word{a, b} {
		for i := range list {
			many.Data |= list[i].Data
			many.Encoded = many.Encoded || list[i].Encoded
			many.MayEmpty = many.MayEmpty || list[i].MayEmpty
		}
	}
	return []commands.Word{many}
}

// Concat joins two parts of one word.
func Concat(a, b commands.Word) commands.Word {
	if a.Known == automode.Exact && b.Known == automode.Exact {
		if a.Glob || b.Glob {
			p := Pattern(a.Text+b.Text, Of(&a)+Of(&b)) // a sign in quotes is none
			a.Suffix, a.Glob = p.Suffix, true
		}
		a.Text += b.Text
		if b.Base != "" {
			a.One, a.Base = a.One || b.One, b.Base
		}
		a.Data |= b.Data
		return a
	}
	if (a.Glob || b.Glob) && min(a.Known, b.Known) == automode.Bounded && max(a.Known, b.Known) == automode.Exact {
		return besidePattern(&a, &b)
	}
	w := commands.Word{Data: a.Data | b.Data, Encoded: a.Encoded || b.Encoded, Many: a.Many || b.Many, Glob: a.Glob || b.Glob, Start: a.Start,
		MayEmpty: a.MayEmpty || b.MayEmpty, Blanks: a.Blanks || b.Blanks, Whom: max(a.Whom, b.Whom)}
	if w.MayEmpty {
		w.IfEmpty = ifEmpty(a) + ifEmpty(b)
	}
	switch {
	case a.Known == automode.Exact:
		w.Text, w.Known, w.Suffix = a.Text+b.Text, b.Known, b.Suffix
		if w.Base, w.OrName = b.Base, b.OrName; a.Text != "" && w.Base != "" {
			// Whether the text in front is cut off again ("of=", "@") or is
			// part of the path is for the program to say.
			w.OrName = true
		}
		w.Search, w.Tool, w.Digits, w.Job, w.Name, w.Sort = b.Search, b.Tool && a.Text == "", b.Digits, b.Job, b.Name, b.Sort
	case b.Known == automode.Exact:
		w.Text, w.Known, w.Suffix, w.Base, w.OrName = a.Text, a.Known, a.Suffix+b.Text, a.Base, a.OrName
		w.One, w.Search, w.Tool, w.Digits, w.Job, w.Name, w.Sort = a.One, a.Search, a.Tool, a.Digits, a.Job, a.Name, a.Sort
		if severed(&a) && strings.TrimSpace(b.Text) != "" {
			return BehindLast(w, a.Suffix+b.Text)
		}
		if climbs(w.Suffix) {
			w.Name = w.Name || w.Known == automode.Bounded && (w.Base == "" || w.Sort == commands.RefName)
			w.Known, w.Tool, w.Digits = automode.Guess, false, false
		}
	case b.Search && a.Tool && (a.Suffix == "/bin:" || a.Suffix == ":"):
		w.Search, w.Suffix = true, b.Suffix // a toolchain's programs, and then the search path
	case a.Search && b.Tool:
		w.Search, w.Text, w.Suffix = true, a.Text, a.Suffix+b.Suffix // behind it
	default:
		w.Text, w.Known, w.Suffix, w.Name = a.Text, min(a.Known, b.Known), b.Suffix, a.Name
		w.Digits = a.Digits && b.Digits && strings.Trim(a.Suffix+b.Text, "0123456789,+-") == ""
		if strings.ContainsAny(a.Suffix+b.Text, " \t\n") {
			w.Known, w.Digits = automode.Guess, false // words of its own may stand there
		}
	}
	if w.Sort == commands.Valued {
		w.Sort = commands.AnySort
	}
	if w.Name && w.Known == automode.Guess && strings.ContainsAny(w.Suffix, `/\`) {
		w.Name = false // a path, which may lead anywhere
	}
	if rest, ok := valued(&a, &b); ok && (!w.MayEmpty || w.IfEmpty == rest) {
		w.Sort, w.IfEmpty = commands.Valued, rest
	}
	return w
}

// severed reports whether a value that is known in part, and is more than numbers, becomes
// several words where it is not quoted.
func severed(w *commands.Word) bool {
	return (w.Many || w.Blanks) && w.Known == automode.Bounded && !w.Digits
}

// One is a list of names as the one name that it may hold, if it is a list.
func One(w commands.Word) (commands.Word, bool) {
	list := severed(&w)
	w.Many, w.Blanks = false, false
	return w, list
}

// BehindLast is what a list becomes of which the last word alone ends in suffix: of where
// one of them ends nothing is known then. Behind a space the suffix is a word of its own,
// as the whole of it is where the list is empty: an option, or a name that tells more.
func BehindLast(w commands.Word, suffix string) commands.Word {
	w.Suffix = ""
	if climbs(suffix) || w.Base == "" && strings.ContainsAny(suffix, `/\`) || strings.ContainsAny(suffix, " \t\n") || suffix[0] == '-' {
		w.Known, w.Name = automode.Guess, w.Name || w.Base == ""
	}
	return w
}

// valued is what is known of two parts of a text in which the names that are not known
// stand behind a "=", each in a word of its own; ok is false where that is another one.
func valued(a, b *commands.Word) (rest string, ok bool) {
	first := a.Sort == commands.Valued
	switch {
	case a.Known == automode.Exact && b.Sort == commands.Valued:
		return a.Text + b.IfEmpty, !a.Glob && !a.Many
	case first && b.Known == automode.Exact:
		return a.IfEmpty + b.Text, !b.Glob && !b.Many
	case !isName(b) || !first && !(isName(a) && strings.Contains(lastWord(a.Text), "=")):
		return "", false
	case first:
		rest = a.IfEmpty
	default:
		rest = a.Text + a.Suffix
	}
	between := a.Suffix + b.Text
	last := lastWord(between)
	return rest + b.Text + b.Suffix, len(last) < len(between) && strings.Contains(last, "=") || first && len(last) == len(between)
}

func isName(w *commands.Word) bool {
	return w.Known == automode.Bounded && (w.Base == "" || w.Sort == commands.RefName) && !w.Blanks && !w.Encoded && !w.Many && !w.Glob
}

func lastWord(s string) string { return s[strings.LastIndexAny(s, " \t\n")+1:] }

// climbs reports whether what stands behind a value may lead out of the folder
// that the value lies in: "/..", and ".." or "." where the value may end in a dot
// or be empty. "..HEAD" is a part of a name.
func climbs(suffix string) bool {
	suffix = strings.ReplaceAll(suffix, `\`, "/")
	first, rest, _ := strings.Cut(suffix, "/")
	return first != "" && strings.Trim(first, ".") == "" || strings.HasPrefix(rest, "../") || rest == ".." || strings.Contains(rest, "/..")
}

// ifEmpty is the word with its unset variables empty. A part that is not
// known and not empty either stays out: what is left is a shorter path, which
// is the stricter reading.
func ifEmpty(w commands.Word) string {
	if w.MayEmpty {
		return w.IfEmpty
	}
	return w.Text + w.Suffix
}
