package session

import (
	"time"

	"automode/internal/journal/linefile"
)

// askedWithin is how much of the file's end Asked looks at, in bytes.
const askedWithin = 1 << 20

// Asked tells which calls the gate answered in this session: their ids, the
// time from which on none is missing among them, and when it was asked last.
// from is zero when nothing of the session is recorded, last when nothing was
// asked.
func (s *Session) Asked() (ids map[string]bool, from, last time.Time) {
	ids = map[string]bool{}
	if s == nil {
		return ids, from, last
	}
	r, size, err := linefile.Open(s.path(eventSuffix))
	if err != nil {
		return ids, from, last
	}
	defer r.Close()
	linefile.Back(r, size, askedWithin, func(line []byte) bool {
		e, ok := decode(line)
		if !ok {
			return true
		}
		from = e.Time // the lines stand in their order, the first comes last
		if e.Kind == Decided {
			ids[e.CallID] = true
			if e.Time.After(last) {
				last = e.Time
			}
		}
		return true
	})
	return ids, from, last
}
