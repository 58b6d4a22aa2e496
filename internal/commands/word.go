package commands

import (
	"strings"

	"automode"
)

// Word is one argument after the shell's expansions, as far as they are known.
//
// An Exact word is Text. A Bounded one is Text, then something that has no
// slash and is not "..", then Suffix. Of a word that is a Guess, Text and
// Suffix are what it begins and ends with, and anything may be between. The Suffix
// of an Exact word is the pattern that it is, where signs in Text stand for themselves.
type Word struct {
	Text   string
	Suffix string
	Base   string // Bounded: the value is a path at or below this folder, "" when it is a mere name; Glob: the names of all in this folder, which mean that only behind it
	// IfEmpty is the word when MayEmpty: a variable in it may be unset.
	IfEmpty  string
	Start    uint32 // byte offset in the command's text
	Known    automode.Knownness
	Data     automode.Data // what the value carries
	Glob     bool          // Text is a pattern that the shell matches against file names
	One      bool          // Glob: it is one of the names that match, or the pattern itself; Bounded: what was made of such a name
	Many     bool          // may become no word, or several
	OrName   bool          // Bounded with a Base: or a mere name instead
	MayEmpty bool
	Digits   bool     // Bounded: between Text and Suffix stand digits, signs and commas, and where it holds blanks those
	Blanks   bool     // Bounded: it may hold blanks, and is several words where it is not quoted
	Gone     bool     // MayEmpty, and not quoted: where it is empty it is no word
	Job      bool     // Bounded: between Text and Suffix stands the number of a job that this call started: "$!"
	Encoded  bool     // a decoder made the value
	Made     bool     // a filter made the value, of nothing but text that stands in the call
	Input    bool     // Guess: between Text and Suffix stands what comes from standard input
	Search   bool     // Guess: between Text and Suffix stands the search path as it was
	Setup    bool     // Guess: all of it is text by which a shell sets itself up for a program
	Whom     Whom     // the processes that the numbers in it are of
	Tool     bool     // Guess: a toolchain's own folder, or one of its packages', and then Suffix
	Name     bool     // Guess: it begins as a Bounded word does
	Sort     Sort     // of what is between Text and Suffix, where it is Bounded
	Filled   *Filling // of Input: the whole word, where what comes from there is not all between them
}

// Filling is a word in which a mark stands for what a launcher reads, wherever it stands.
type Filling struct {
	Word Word
	Mark string
}

// Sort says more of what is not known of a word. The zero value is any.
type Sort uint8

const (
	AnySort Sort = iota
	RefName      // the name of a ref, or what a description is made of: without blanks
	IDs          // identifiers that nobody chose, in hexadecimal: one, several or none
	Cut          // a part of a name, that others may have in common with it
	Valued       // of a Guess: names that are not known, each in a word of its own behind a "=", and IfEmpty is all the rest
)

// Lit is an exact word.
func Lit(s string) Word { return Word{Text: s, Known: automode.Exact} }

// Exact reports whether the word is known to the letter and no pattern.
func (w *Word) Exact() bool { return w.Known == automode.Exact && !w.Glob && !w.Many }

// numbered is a text that a program reads as it does this word, of which all that
// is not known are numbers: one of them stands there. Names of files in it are not
// meant.
func (w *Word) numbered() (string, bool) {
	if w.Known != automode.Bounded || !w.Digits || w.Base != "" || w.Many || w.Encoded || w.Data&automode.SecretData != 0 {
		return "", false
	}
	return w.Text + "1" + w.Suffix, true
}

// IsJob reports whether the word is the number of a job that this call started.
func (w *Word) IsJob() bool { return w.Job && w.Text == "" && w.Suffix == "" }

// Is reports whether the word is exactly s.
func (w *Word) Is(s string) bool { return w.Text == s && w.Known == automode.Exact && !w.Glob }

// Concludes reports whether a comparison of two words tells something of what a
// secret that one of them carries holds: with a pattern, by its order, or with a
// few letters. Whether it is empty, or is what somebody knows already, is no
// matter. A single one tells a little where all is written out.
func Concludes(a, b *Word, order bool) (tells, little bool) {
	if b.Data&automode.SecretData != 0 {
		a, b = b, a
	}
	if a.Data&automode.SecretData == 0 || b.Data&automode.SecretData != 0 {
		return false, false
	}
	known := a.Text + a.Suffix
	switch {
	case b.Known == automode.Guess && b.MayEmpty && b.Text+b.Suffix == "":
		return false, false // of the environment
	case b.Known != automode.Exact || order:
		return true, false
	case strings.ContainsAny(b.Text, "*?["):
		return strings.Trim(b.Text, "*?") != known, true
	}
	return b.Text != known && len(b.Text) < len(known)+4, true
}

// mayBeFlag reports whether the word, not known to the letter, could turn out
// to be an option.
func (w *Word) mayBeFlag() bool {
	return w.Known == automode.Guess && !w.Tool && (w.Text == "" && !w.Name || w.Text != "" && w.Text[0] == '-')
}

// behind is the value in an option's own word. A pattern there is compared with
// names that begin with the option, which hardly any has: then it stands for
// itself. It matters where something is written.
func behind(f *Flag, w *Word, value string) Word {
	v := *w
	v.Text = value
	first, last := strings.IndexAny(value, "*?["), strings.LastIndexAny(value, "*?]")
	if !v.Glob || f.Value.Means().Kind != automode.Write || v.Known != automode.Exact || first < 0 || strings.Contains(value[first:], "/") {
		return v
	}
	v.Text, v.Suffix, v.Known, v.Glob, v.Many = value[:first], value[max(first, last)+1:], automode.Bounded, false, false
	return v
}
