//go:build lean

package commands

import (
	"strings"

	"automode"
)

// elsewhere is a sieve that the program beside this one reads.
func elsewhere() *Sieve { return &Sieve{Any: []Word{{}}, Form: PerlForm} }

func sedSieve(string, bool, bool) *Sieve { return elsewhere() }
func grepSieve(m *Match)                 { m.Sieve = elsewhere() }

func awkSieve(tokens []awkToken) *Sieve {
	if len(tokens) > 0 && tokens[0].is("{") {
		return nil
	}
	return elsewhere()
}

func gitPathspec(w Word) (*Sieve, bool) {
	if strings.HasPrefix(w.Text, ":") {
		return &Sieve{Any: []Word{w}, Form: PerlForm}, true
	}
	return &Sieve{Any: []Word{w}, Form: PathForm}, true
}

func rgSieve(m *Match) {
	rgFolds(m)
	if m.Prints != PathsIn {
		m.Sieve = elsewhere()
	}
}

func lsHides(m *Match) {
	hides := m.Platform != automode.Darwin && len(m.Args) == 0
	for _, w := range m.Words[1:] {
		switch flag := strings.HasPrefix(w.Text, "-") && !strings.HasPrefix(w.Text, "--"); {
		case flag && strings.Contains(w.Text, "I") || strings.HasPrefix(w.Text, "--"):
			m.Sieve = elsewhere()
			m.Add(Fact{Kind: automode.Read, Target: ".", Traits: automode.Listing}) // the next word may be a pattern
			return
		case flag && strings.ContainsAny(w.Text, "aAf"):
			hides = false
		}
	}
	if hides {
		m.Sieve = &Sieve{Form: NameForm, Not: true, Hides: true}
	}
}
