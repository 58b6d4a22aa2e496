package session

import (
	"time"

	"automode/internal/journal/linefile"
)

// askedWithin is how much of the file's end Asked looks at, in bytes.
const askedWithin = 1 << 20

// Asked is what the gate was asked of late in a session, as far back as it was
// looked.
type Asked struct {
	IDs    map[string]bool // of the calls that were answered
	From   time.Time       // from then on none is missing; zero when nothing of the session is recorded
	Last   time.Time       // when it was asked last; zero: not at all
	Prompt time.Time       // when the last prompt came; zero: none did
}

// Asked tells which calls the gate answered in this session, from the end of its
// record.
func (s *Session) Asked() Asked {
	a := Asked{IDs: map[string]bool{}}
	if s == nil {
		return a
	}
	r, size, err := linefile.Open(s.path(eventSuffix))
	if err != nil {
		return a
	}
	defer r.Close()
	linefile.Back(r, size, askedWithin, func(line []byte) bool {
		e, ok := decode(line)
		if !ok {
			return true
		}
		a.From = e.Time // the lines stand in their order, the first comes last
		switch e.Kind {
		case Decided:
			a.IDs[e.CallID] = true
			if e.Time.After(a.Last) {
				a.Last = e.Time
			}
		case Prompt:
			if e.Time.After(a.Prompt) {
				a.Prompt = e.Time
			}
		}
		return true
	})
	return a
}
