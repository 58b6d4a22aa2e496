package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"automode/internal/history"
	"automode/internal/journal"
)

// recorded opens the database behind the record in a state folder and takes in
// what is new. It tells on stderr what may be of interest on the way.
func (p *program) recorded(state string) (*history.DB, history.Report, error) {
	dir := journal.Folder(state)
	if err := anyRecord(dir); err != nil {
		return nil, history.Report{}, err
	}
	db, err := history.Open(history.File(state))
	if err != nil {
		return nil, history.Report{}, advise("see that you may write to the folder, or name another state folder with --state DIR", "%w", err)
	}
	bar := newProgress("taking in the record")
	r, err := db.Sync(context.Background(), state, bar.at)
	bar.end()
	if db.Aside != "" {
		fmt.Fprintln(os.Stderr, "automode: what stood in the place of "+history.File(state)+" is of another version or damaged; it was put aside as "+db.Aside+" and built anew from the record, of which nothing is lost")
	}
	if err != nil {
		db.Close()
		return nil, r, advise("run it again; if that does not help, remove "+history.File(state)+", which is built anew", "cannot take in the record in %s: %w", dir, reason(err))
	}
	return db, r, nil
}

// anyRecord says what to do where nothing was recorded yet.
func anyRecord(dir string) error {
	names, err := journal.Files(dir)
	if err != nil {
		return unreadable(dir, err)
	}
	if len(names) == 0 {
		return errNoRecord(dir)
	}
	return nil
}

func errNoRecord(dir string) error {
	return advise("decisions are recorded there as soon as an agent asks; name another state folder with --state DIR", "there is no record in %s yet", dir)
}

// tellTorn tells how many lines of the record could not be read.
func tellTorn(torn int) {
	if torn == 0 {
		return
	}
	lines := "1 line of the record was"
	if torn > 1 {
		lines = fmt.Sprintf("%d lines of the record were", torn)
	}
	fmt.Fprintln(os.Stderr, "automode: "+lines+" torn, by processes that died while they wrote, and left out")
}

// progress shows on a terminal how far long work has come. Where stderr is
// none it says nothing.
type progress struct {
	what  string
	began time.Time
	shown time.Time
	on    bool
}

func newProgress(what string) *progress {
	_, terminal := columns(os.Stderr)
	return &progress{what: what, began: time.Now(), on: terminal}
}

// at shows how much is done, from the first second on and not too often.
func (b *progress) at(done, all int64) {
	now := time.Now()
	if !b.on || all <= 0 || now.Sub(b.began) < time.Second || now.Sub(b.shown) < 100*time.Millisecond {
		return
	}
	b.shown = now
	fmt.Fprintf(os.Stderr, "\rautomode: %s, %d %% ", b.what, min(done*100/all, 100))
}

// end takes the line away again.
func (b *progress) end() {
	if !b.shown.IsZero() {
		fmt.Fprint(os.Stderr, "\r\x1b[K")
	}
}
