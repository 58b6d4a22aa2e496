package automode

import "fmt"

// Verdict is the answer to a call. The zero value is Ask.
type Verdict uint8

const (
	Ask   Verdict = iota // the person decides
	Allow                // the agent goes on
	Deny                 // the agent is told why not
)

var verdictNames = [...]string{"ask", "allow", "deny"}

func (v Verdict) String() string { return nameOf(verdictNames[:], int(v), "ask") }

// MarshalText writes "ask", "allow" or "deny"; an unknown value is "ask".
func (v Verdict) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// UnmarshalText reads what MarshalText writes and refuses everything else.
func (v *Verdict) UnmarshalText(b []byte) error { return parseName(verdictNames[:], b, v, "verdict") }

// Word is what one layer says of one effect, in order of strictness. Between
// words the strictest stands, but an allow may lower the two in the middle
// (see [Gate]). The zero value is None.
type Word uint8

const (
	None      Word = iota // no opinion
	Allowed               // may happen
	Unsettled             // the classifier decides, or the person when there is none
	Hard                  // as Unsettled, but hard to undo: the classifier needs the person's own words
	Asked                 // the person decides
	Denied                // must not happen
)

var wordNames = [...]string{"none", "allow", "unsettled", "hard", "ask", "deny"}

func (w Word) String() string { return nameOf(wordNames[:], int(w), "unsettled") }

// MarshalText writes the word as the policy table and the configuration spell it.
func (w Word) MarshalText() ([]byte, error) { return []byte(w.String()), nil }

// UnmarshalText reads what MarshalText writes and refuses everything else.
func (w *Word) UnmarshalText(b []byte) error { return parseName(wordNames[:], b, w, "word") }

func nameOf(names []string, i int, other string) string {
	if i < len(names) {
		return names[i]
	}
	return other
}

func parseName[T ~uint8](names []string, b []byte, to *T, what string) error {
	for i, n := range names {
		if n == string(b) {
			*to = T(i)
			return nil
		}
	}
	return fmt.Errorf("unknown %s %q", what, b)
}
