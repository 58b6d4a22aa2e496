package classifier

import (
	"sync"
	"time"

	"automode"
)

// Circuit leaves a judge alone that failed several times in a row, for a time
// that grows with each failure after that. The zero value is closed. It is safe for
// concurrent use.
type Circuit struct {
	mu     sync.Mutex
	failed int
	until  time.Time
}

const (
	tripsAfter  = 3
	restsFor    = 10 * time.Second
	restsAtMost = 5 * time.Minute
)

func (c *Circuit) closed(now time.Time) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return !now.Before(c.until)
}

// note counts failures that are the judge's own: an answer that cannot be used
// says nothing of the next one.
func (c *Circuit) note(now time.Time, f *Failure) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case f == nil || f.Outcome == automode.Unusable || f.Outcome == automode.Unruled || f.Outcome == automode.Refused || f.Outcome == automode.Truncated ||
		f.Outcome == automode.Invented:
		c.failed = 0
	default:
		if c.failed++; c.failed >= tripsAfter {
			c.until = now.Add(min(restsFor<<min(c.failed-tripsAfter, 10), restsAtMost))
		}
	}
}
