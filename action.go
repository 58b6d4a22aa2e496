package automode

// Action is what a call would do, as far as it could be read. Only a Complete
// action whose effects are all allowed is allowed; the zero value is not
// complete and therefore leads to ask.
type Action struct {
	Call     *Call
	Commands []Command // the simple commands of a shell call, in the order they would run
	Effects  []Effect
	Complete bool    // everything was read; when not, Effects holds an Unknown that says what was not
	Outcome  Outcome // why it is not complete
	Note     string  // for the person: a folder that does not exist, a path judged by its letters alone
	// Folders are those, links followed, that commands of the call may be in beside
	// the one that the call names: what that one really is, and where it changes to.
	Folders []string
}

// Command is one simple command of a shell call, with the wrappers in front
// of it and the commands they start as entries of their own.
type Command struct {
	Text  string   // as written, without redirections and assignments
	Words []string // the words after expansion, as far as known; an unknown one is empty
	Known []bool   // whether the word at the same index is known exactly
	Among []string // what those that are one of a few may be, patterns among them
	Outer int      // 1-based index of the wrapper or script whose command this is; 0: none
	// Away: it may run in a folder outside the project, where relative names and
	// tasks mean something else than a rule on them was written for.
	Away bool
	// Into holds the folders that a change of the working folder leads to, links
	// followed. Unsure: it may lead to others as well.
	Into   []string
	Unsure bool
	// Assigns holds the names of variables assigned in front of the command.
	Assigns []string
}

// Outcome tells a decision of policy from one that a failure forced. The zero
// value is Policy.
type Outcome uint8

const (
	Policy     Outcome = iota // rules, table or classifier decided
	Outage                    // something that was needed did not answer
	Overflow                  // a limit of ours was passed
	Unreadable                // the payload or the configuration could not be read

	// Of a classifier that was asked and did not rule.
	TimedOut  // it took longer than it may
	Refused   // its model refused to answer
	Unruled   // it answered without a ruling
	Truncated // its answer was cut off
	Unusable  // its ruling cannot be read, or contradicts itself
	Rejected  // the provider rejected the request: key, model or form
	Overrun   // the provider has no room or failed
	Dropped   // the connection broke, or half of an answer came
	Garbled   // an answer came that is not of the provider's form
	Empty     // an answer came with nothing in it
	Invented  // its ruling names a rule or a message that it was not shown
)

var outcomeNames = [...]string{"policy", "outage", "overflow", "unreadable",
	"timed-out", "refused", "unruled", "truncated", "unusable", "rejected", "overrun", "dropped", "garbled", "empty", "invented"}

func (o Outcome) String() string { return nameOf(outcomeNames[:], int(o), "unreadable") }

// Retry reports whether the same call may fare better in a moment.
func (o Outcome) Retry() bool {
	switch o {
	case Outage, TimedOut, Overrun, Dropped, Garbled, Truncated, Empty:
		return true
	}
	return false
}

// Judges reports whether it is of a classifier that was asked and did not rule,
// so that rules and table said what they had to say, and a grant of the person's
// settles the call.
func (o Outcome) Judges() bool { return o == Outage || o >= TimedOut }

// MarshalText writes the outcome's name.
func (o Outcome) MarshalText() ([]byte, error) { return []byte(o.String()), nil }

// UnmarshalText reads what MarshalText writes and refuses everything else.
func (o *Outcome) UnmarshalText(b []byte) error { return parseName(outcomeNames[:], b, o, "outcome") }
