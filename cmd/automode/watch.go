package main

import (
	"context"
	"errors"
	"os"
	"time"

	tea "charm.land/bubbletea/v2"

	"automode/internal/history"
	"automode/internal/journal"
)

type watchCommand struct {
	picked `embed:""`
	Words  []string `arg:"" optional:"" name:"word" help:"Only with all of these words, as in log; / changes them."`
	Count  int      `short:"n" default:"500" placeholder:"N" help:"Begin with so many of the latest decisions. (default: 500)"`
	Config string   `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration, into which A and D write. (default: .config/automode/automode.json in your account's home)"`
}

func (*watchCommand) Help() string {
	return `Decisions as they happen, the newest at the bottom, and the selected one explained below them. Keys:

    up down, k j    select; page up, page down, home and end as well
    end, G          the newest, and go on with it
    f               show all, what was not allowed, what was asked about, what was denied
    /               only decisions with these words; enter ends, escape takes them away
    a s A           allow the selected call once, for its session, or its like for good by a rule
    d D             deny the selected call for its session, or by a rule
    x               show more of the explanation, less of the list
    ? h             the keys
    q, ctrl+c       quit

What a or d would do is shown first and done when you press y. Agents cannot start this: their own call of it is denied. Where there is no terminal use "automode log --follow".`
}

// Run shows the view until it is quit.
func (c *watchCommand) Run(p *program) error {
	if !p.interactive() {
		return advise("use automode log --follow, which writes lines", "the view needs a terminal for what it reads and what it writes")
	}
	if c.Count < 0 {
		return advise("use 0 to begin with none", "--count is less than 0")
	}
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	q, err := c.query()
	if err != nil {
		return err
	}
	q.Words = c.Words
	dir := journal.Folder(state)
	list, err := latest(dir, c.Count)
	if err != nil {
		return unreadable(dir, err)
	}
	w := newWatching(q, c.granter(p, state))
	w.colour = p.out.colour
	w.take(list)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	program := tea.NewProgram(w, tea.WithInput(p.stdin), tea.WithOutput(p.out.to), tea.WithContext(ctx))
	following := make(chan error, 1)
	go func() {
		following <- journal.Follow(ctx, dir, journal.Filter{}, func(e journal.Entry) error {
			program.Send(happened{e})
			return nil
		})
	}()
	// What was decided between the first look and the beginning of following is
	// found by a second one.
	go func() {
		select {
		case <-time.After(time.Second):
		case <-ctx.Done():
			return
		}
		if list, err := latest(dir, 100); err == nil {
			program.Send(happened(list))
		}
	}()
	_, err = program.Run()
	stop()
	if e := <-following; e != nil && err == nil {
		return unreadable(dir, e)
	}
	if errors.Is(err, tea.ErrInterrupted) || errors.Is(err, tea.ErrProgramKilled) {
		return status(130)
	}
	if err != nil {
		return advise("use automode log --follow, which writes lines", "the view ended: %w", err)
	}
	return nil
}

// latest returns the newest decisions of a record that may not be there yet.
func latest(dir string, n int) ([]journal.Entry, error) {
	if _, err := os.Stat(dir); errors.Is(err, os.ErrNotExist) || n == 0 {
		return nil, nil
	}
	return journal.Last(dir, n, journal.Filter{})
}

// happened are decisions that were read.
type happened []journal.Entry

// mostWatched is how many decisions the view keeps.
const mostWatched = 5000

// filters are what f goes through.
var filters = [...]string{"all", "not allowed", "asked about", "denied"}

// watching is the state of the view.
type watching struct {
	query   history.Query
	filter  int // index into filters
	entries []journal.Entry
	known   map[string]bool // ids of entries
	shown   []int           // indexes of the entries that the filters pick
	at      int             // the selected one, an index into shown
	newest  bool            // the selection goes on with the newest
	roomy   bool            // more room for the explanation

	grant   granter
	pending *pending // what y would do
	typing  bool     // words are being typed
	typed   []rune
	message []string // what came of the last key
	help    bool

	colour        bool
	width, height int
}

func newWatching(q history.Query, g granter) *watching {
	return &watching{query: q, known: map[string]bool{}, newest: true, grant: g, width: plainWidth, height: 24}
}

// take adds decisions that are not known yet, in the order of their time.
func (w *watching) take(list []journal.Entry) {
	selected := w.selectedID()
	for _, e := range list {
		if w.known[e.ID] {
			continue
		}
		w.known[e.ID] = true
		at := len(w.entries)
		for at > 0 && w.entries[at-1].Time.After(e.Time) {
			at--
		}
		w.entries = append(w.entries, journal.Entry{})
		copy(w.entries[at+1:], w.entries[at:])
		w.entries[at] = e
	}
	if over := len(w.entries) - mostWatched; over > 0 {
		for _, e := range w.entries[:over] {
			delete(w.known, e.ID)
		}
		w.entries = append([]journal.Entry(nil), w.entries[over:]...)
	}
	w.pick(selected)
}

// pick applies the filters and keeps the selection where it is, if it can.
func (w *watching) pick(selected string) {
	w.shown = w.shown[:0]
	at := -1
	for i := range w.entries {
		if !w.wanted(&w.entries[i]) {
			continue
		}
		w.shown = append(w.shown, i)
		if w.entries[i].ID == selected {
			at = len(w.shown) - 1
		}
	}
	if w.newest || at < 0 {
		at = len(w.shown) - 1
	}
	w.at = max(at, 0)
}

func (w *watching) selectedID() string {
	if e := w.selected(); e != nil {
		return e.ID
	}
	return ""
}

// selected is the selected decision, nil where none is shown.
func (w *watching) selected() *journal.Entry {
	if w.at >= len(w.shown) {
		return nil
	}
	return &w.entries[w.shown[w.at]]
}
