package main

import (
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"automode/internal/config"
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

// greet tells the person, when a session begins, what of the gate does not work
// as they may think: sessions of this project in which calls ran that never
// reached it, and rules that nobody reads. It is the only answer to the event, and
// decides nothing.
func (h *hook) greet() {
	text := h.missedLately()
	if text != "" {
		text += seeDoctor
	}
	if h.asked.dialect.Name() == dialect.Claude {
		cfg := config.Load(config.LoadOptions{Home: h.ownHome(), Root: first(h.roots()), Person: h.files.Config})
		if unread := cfg.Unread(); unread != "" {
			text = strings.TrimSpace(text + " In automode " + unread + `: see "automode rules".`)
		}
	}
	h.tell(text)
}

// missedLately says of which calls of the project's latest sessions the gate was
// not asked; empty when there are none.
func (h *hook) missedLately() (text string) {
	if !h.hearsTranscript() {
		return ""
	}
	after := time.Now().Add(-silenceSince)
	for _, s := range heartbeat.Recent(h.files.State, filepath.Dir(h.ev.Transcript), "", after, time.Time{}, silenceMost) {
		if s.Last.After(after) {
			text += missed(&s, "in session "+s.Session)
		}
	}
	return text
}

// missedInTurn says of which calls since the last prompt of this session the
// gate was not asked; empty when there are none. It has to be called before the
// new prompt is recorded.
func (h *hook) missedInTurn() string {
	if !h.hearsTranscript() || !h.session.begun() {
		return ""
	}
	if s, ok := heartbeat.SincePrompt(h.session.session, h.ev.Transcript); ok {
		return missed(&s, "in this session since your last prompt")
	}
	return ""
}

// hearsTranscript reports whether there is a transcript of a form that is known.
func (h *hook) hearsTranscript() bool {
	return h.asked.dialect.Name() == dialect.Claude && h.files.State != "" && filepath.IsAbs(h.ev.Transcript)
}

func missed(s *heartbeat.Silence, where string) string {
	return "automode was not asked about " + strconv.Itoa(s.Calls) + " of the calls that ran " + where + ", the last at " + s.Last.Local().Format("15:04") + ". "
}

// seeDoctor stands behind what was missed.
const seeDoctor = `Run "automode doctor" to see what kept them from it.`

// tell tells the person, unless there is nothing to tell.
func (h *hook) tell(text string) {
	if text == "" {
		return
	}
	h.asked.mu.Lock()
	defer h.asked.mu.Unlock()
	h.asked.print(h.asked.dialect.Tell(text))
}
