package shell

import (
	"automode"
	"automode/internal/commands"
)

// A word is a large thing, and copying one costs code wherever it is done. The
// values that are needed again and again are made here.

// exactly is one known text.
func exactly(s string) alts { return alts{commands.Lit(s)} }

// just is one word.
func just(w *commands.Word) alts { return alts{*w} }

// unknownOf is one value of which only the labels are known.
func unknownOf(d automode.Data) alts { return alts{{Data: d}} }

// aName is one value without a slash: a number, a date, a file's last name.
func aName() alts { return alts{{Known: automode.Bounded}} }

// aNumber reports whether a word is one value as aName makes it, and nothing more:
// neither an option nor a path.
func aNumber(w *commands.Word) bool {
	return w.Known == automode.Bounded && w.Text == "" && w.Base == "" && w.Suffix == "" && !w.Many && !w.MayEmpty
}

// anything is any number of values.
func anything() alts { return alts{{Many: true}} }

// blanks is what a shell splits at that was told nothing else.
func blanks() alts { return exactly(whitespace) }

// unsetValue is what a variable holds that nobody set.
func unsetValue() alts { return alts{unset()} }

// noValue is what is known not to be there.
func noValue() alts { return alts{missing()} }

// listOf is a list whose elements are not known but for what they are made of.
func listOf(v alts) alts { return alts{{Many: true, Data: dataIn(v)}} }

// say gives an effect that needs no place.
func (r *reader) say(k automode.Kind, t automode.Traits, target, why string) {
	r.give(automode.Effect{Kind: k, Traits: t, Target: target, Known: automode.Exact, Why: why})
}
