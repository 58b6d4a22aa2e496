package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"automode"
	"automode/internal/journal/linefile"
)

// Kind says what an event is. The zero value is none and is refused.
type Kind uint8

const (
	NoKind  Kind = iota
	Start        // the agent began, resumed or cleared the session
	Prompt       // the person typed Text
	Answer       // the person chose Text when the agent asked
	Grant        // the person allowed or denied exactly the call with this Digest
	Ran          // a tool call was seen to have run
	Decided      // a call was answered
	End          // the session ended
	Revoke       // the person took a grant back, or everything they had said
	Use          // a call is about to be allowed by a grant
)

var kindNames = [...]string{"", "start", "prompt", "answer", "grant", "ran", "decided", "end", "revoke", "use"}

func (k Kind) String() string { return nameOf(kindNames[:], int(k)) }

// MarshalText writes the kind's name.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads what MarshalText writes and refuses everything else.
func (k *Kind) UnmarshalText(b []byte) error { return parseName(kindNames[:], b, k, "kind of event") }

// Provenance says whose word an event is. The zero value is FromAgent: of no
// weight against the person's interest.
type Provenance uint8

const (
	FromAgent  Provenance = iota // what the agent or its tools said
	FromGate                     // what we saw or decided ourselves
	FromPerson                   // what the person typed or chose
)

var provenanceNames = [...]string{"agent", "gate", "person"}

func (p Provenance) String() string { return nameOf(provenanceNames[:], int(p)) }

// MarshalText writes the provenance's name.
func (p Provenance) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what MarshalText writes and refuses everything else.
func (p *Provenance) UnmarshalText(b []byte) error {
	return parseName(provenanceNames[:], b, p, "provenance")
}

// Event is one thing that happened. Fields that its kind does not name are
// empty. Paths are absolute and resolved.
type Event struct {
	Kind     Kind       `json:"kind"`
	From     Provenance `json:"from"`
	Time     time.Time  `json:"time"` // filled in by Append when zero
	Subagent string     `json:"subagent"`

	// Start.
	Source  string   `json:"source"`  // the agent's word: "startup", "resume", …
	Fresh   bool     `json:"fresh"`   // nothing of this session happened before
	Cwd     string   `json:"cwd"`     // the first working directory
	Roots   []string `json:"roots"`   // the project, raised to its repository
	Remotes []string `json:"remotes"` // host/owner/repository

	// Prompt, Answer. A text too long for its line is cut, and Whole is then the
	// digest of the side file that holds it ([Session.Text]).
	Text  string `json:"text"`
	Whole string `json:"whole"`

	// Ran, Decided, Grant.
	Tool    string           `json:"tool"`
	CallID  string           `json:"call"`   // the agent's id of the call, when it sends one
	Digest  string           `json:"digest"` // of tool and input, from Digest
	Verdict automode.Verdict `json:"verdict"`
	Rule    string           `json:"rule"`

	// Grant, Revoke, Use. Permit is the name of the grant; of a revocation it may
	// be Everybody. The others are as in type Permit; Cwd and Text are, too.
	Permit string    `json:"permit"`
	Until  time.Time `json:"until"`
	Times  int       `json:"times"`
	Token  string    `json:"token"` // Use: which one it is

	// Local, of a Decided event of a call that works in a repository, tells the
	// agent's local settings before it from others.
	Local string `json:"local"`

	// Own, of a Decided event, is set when the files that the call would write were
	// made by the session and are as it left them.
	Own bool `json:"own"`

	// Changes, of a Decided or Ran event, is set when the call may do more than look,
	// fetch and send: what was ruled of another one may no longer hold.
	Changes bool `json:"changes"`

	// Decided. Asked is set when the agent was told to put it to the person.
	Asked bool `json:"asked"`
	// Words on single effects, which tell them from others. Decided and Ran: those
	// that the person approves, or approved, by letting the call run; Grant: those
	// that it covers. Decided: those that were denied.
	Approved []string `json:"approved"`
	Refused  []string `json:"refused"`

	// Ran.
	Failed  bool     `json:"failed"`
	Made    []string `json:"made"`    // files that did not exist before and that the session's own edits wrote
	Stamp   string   `json:"stamp"`   // of the made files, as the session left them: it tells their content from another one
	Touched []string `json:"touched"` // files written or removed, or moved and copied into: not counted as made unless they are among those
	Secrets []string `json:"secrets"` // secrets read

	// Start: the agent's settings that are not to be believed. Ran, Decided:
	// executable surfaces that the call changed, or would, and that
	// were not read as harmless; of a folder everything below it.
	Surfaces []string `json:"surfaces"`

	// Ran, Decided: where the call moved, or would, what is nowhere else then.
	Only []string `json:"only"`

	// Cut is set by Append when Touched, Only, Surfaces or Secrets did not fit: the
	// event then counts as having changed everything, or the call as if it would.
	Cut bool `json:"cut"`
}

// check refuses events that would give words to the person that are not theirs.
func (e *Event) check() error {
	switch e.Kind {
	case Prompt, Answer:
	case Grant, Revoke:
		if e.From != FromPerson {
			return errors.New("only the person grants: set From to FromPerson")
		}
		if e.Permit == "" || e.Kind == Grant && (e.Digest == "" || e.Permit == Everybody || e.Verdict == automode.Ask) {
			return errors.New("a grant needs a name, the digest of a call, and a verdict")
		}
	case Start, Ran, Decided, End, Use:
		if e.From == FromPerson {
			return fmt.Errorf("a %s event is no word of the person: set From to FromGate or FromAgent", e.Kind)
		}
	default:
		return errors.New("an event needs a kind")
	}
	return nil
}

// Bounds in encoded bytes. All the fields that are not lists or text leave
// these at least half of the line.
const (
	wordBound  = 96
	pathBound  = 512
	listBound  = 700 // a list of the start, or the made files
	ranBound   = 900 // a list whose loss matters
	whyNoRoom  = "a list did not fit into the line of its event"
	whyTornLog = "a line of the session file is torn"
)

// encode makes the event's line. It reports whether the text stands there whole.
//
// Kind and verdict come first: readers that look for one kind tell by the
// beginning of a line that it is another one.
func encode(e Event) ([]byte, bool) {
	r := linefile.NewRecord(0)
	r.Word("kind", e.Kind.String(), wordBound)
	if e.Kind == Decided || e.Verdict != automode.Ask {
		r.Word("verdict", e.Verdict.String(), wordBound)
	}
	r.Word("from", e.From.String(), wordBound)
	r.Time("time", e.Time)
	r.Text("subagent", e.Subagent, wordBound)
	r.Word("digest", e.Digest, wordBound)
	r.Text("tool", e.Tool, wordBound)
	r.Text("call", e.CallID, wordBound)
	r.Text("rule", e.Rule, wordBound)
	r.Text("source", e.Source, wordBound)
	r.Flag("fresh", e.Fresh)
	r.Flag("failed", e.Failed)
	r.Flag("asked", e.Asked)
	r.Flag("own", e.Own)
	r.Flag("changes", e.Changes)
	r.Word("stamp", e.Stamp, wordBound)
	r.Word("local", e.Local, wordBound)
	r.Word("permit", e.Permit, wordBound)
	r.Word("token", e.Token, wordBound)
	r.Int("times", int64(e.Times))
	if !e.Until.IsZero() {
		r.Time("until", e.Until)
	}
	r.Word("whole", e.Whole, wordBound)
	r.Text("cwd", e.Cwd, pathBound)
	r.List("roots", e.Roots, listBound)
	r.List("remotes", e.Remotes, listBound)
	// A path that is left out or masked cannot be found again. Of made files
	// that is only stricter; of the others it must show.
	whole := r.List("touched", e.Touched, ranBound)
	whole = r.List("surfaces", e.Surfaces, ranBound) && whole
	whole = r.List("secrets", e.Secrets, ranBound) && whole
	whole = r.List("only", e.Only, listBound) && whole
	r.Flag("cut", e.Cut || !whole)
	r.List("made", e.Made, listBound)
	// What does not fit is not remembered: an approval is asked for again, and
	// what was denied is judged by itself as ever.
	r.Words("approved", e.Approved, wordsRoom)
	r.Words("refused", e.Refused, wordsRoom)
	whole = r.Text("text", e.Text, linefile.Limit)
	return r.Line(), whole
}

// decode reads a line; fields of later versions are passed over.
func decode(line []byte) (Event, bool) {
	var e Event
	if len(line) >= linefile.Limit || json.Unmarshal(line, &e) != nil || e.Kind == NoKind || e.Time.IsZero() {
		return Event{}, false
	}
	// What Append would have refused was not written by it.
	if e.check() != nil {
		return Event{}, false
	}
	return e, true
}

func nameOf(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return ""
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
