// Package pause keeps until when the person wants not to be asked by us: what
// would be asked is then left to the agent's own permissions, and what is
// denied stays denied.
//
//	<state>/pause   one line: since when and until when, RFC 3339
//
// Whatever is not exactly that is no pause.
package pause

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"automode/internal/journal/linefile"
	"automode/internal/regular"
)

// Most is how long a pause can be.
const Most = time.Hour

// Pause is a time in which the person is not asked by us. The zero value is
// none.
type Pause struct{ Since, Until time.Time }

// In reports whether a time lies in the pause. One that is longer than it may
// be, and one that begins later, are none.
func (p Pause) In(now time.Time) bool {
	return !p.Since.IsZero() && p.Until.Sub(p.Since) <= Most && !now.Before(p.Since) && now.Before(p.Until)
}

// File is where the pause is kept in a state folder.
func File(state string) string { return filepath.Join(state, "pause") }

// Read returns the pause, the zero value where there is none. It costs one
// system call where there never was one.
func Read(state string) Pause {
	if state == "" {
		return Pause{}
	}
	f, err := regular.Open(File(state), false)
	if err != nil {
		return Pause{}
	}
	defer f.Close()
	var b [128]byte
	n, _ := f.Read(b[:])
	return parse(string(b[:n]))
}

func parse(text string) Pause {
	since, rest, ok := strings.Cut(text, " ")
	until, ok2 := strings.CutSuffix(rest, "\n")
	var p Pause
	var err [2]error
	p.Since, err[0] = time.Parse(time.RFC3339Nano, since)
	p.Until, err[1] = time.Parse(time.RFC3339Nano, until)
	if !ok || !ok2 || err[0] != nil || err[1] != nil {
		return Pause{}
	}
	return p
}

// Begin makes a pause from now on, in place of the one that there may be.
func Begin(state string, now time.Time, length time.Duration) (Pause, error) {
	if length <= 0 || length > Most {
		return Pause{}, errors.New("a pause is at most an hour long")
	}
	p := Pause{now.UTC(), now.Add(length).UTC()}
	return p, linefile.Replace(File(state), []byte(p.Since.Format(time.RFC3339Nano)+" "+p.Until.Format(time.RFC3339Nano)+"\n"))
}

// End ends the pause.
func End(state string) error {
	err := os.Remove(File(state))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}
