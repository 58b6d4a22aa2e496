package main

import (
	"path/filepath"
	"strconv"
	"time"

	"automode/internal/dialect"
	"automode/internal/heartbeat"
)

const (
	// silenceSince is how far back a session that begins looks for others whose
	// calls stopped arriving.
	silenceSince = 24 * time.Hour
	// silenceMost is how many of the project's sessions it looks at.
	silenceMost = 3
)

// tellSilence tells the person of sessions of this project in which calls ran
// that never reached the gate. It is the only answer to the event, and decides
// nothing.
func (h *hook) tellSilence() {
	if h.asked.dialect.Name() != dialect.Claude || h.files.State == "" || !filepath.IsAbs(h.ev.Transcript) {
		return
	}
	after := time.Now().Add(-silenceSince)
	list := heartbeat.Recent(h.files.State, filepath.Dir(h.ev.Transcript), "", after, time.Time{}, silenceMost)
	text := ""
	for _, s := range list {
		if s.Last.After(after) {
			text += "automode was not asked about " + strconv.Itoa(s.Calls) + " of the calls that ran in session " + s.Session +
				", the last at " + s.Last.Local().Format("15:04") + ". "
		}
	}
	if text == "" {
		return
	}
	h.asked.mu.Lock()
	defer h.asked.mu.Unlock()
	h.asked.print(h.asked.dialect.Tell(text + `Run "automode doctor" to see what kept them from it.`))
}
