package ruling

import (
	"encoding/json"
	"os"
	"path/filepath"
	"time"

	"automode/internal/journal"
	"automode/internal/layers/classifier"
	"automode/internal/mask"
	"automode/internal/sidequery"
)

// dumped is one request and what came back, in a file of its own.
type dumped struct {
	Time  time.Time        `json:"time"`
	Call  string           `json:"call"`
	Stage classifier.Stage `json:"stage"`
	Query dumpedQuery      `json:"query"`
	Reply string           `json:"reply"`
}

type dumpedQuery struct {
	Rules   string `json:"rules"`
	History string `json:"history"`
	Action  string `json:"action"`
}

// dump keeps what was sent and what came back. Secrets are masked; keys never
// get here. That it fails changes nothing.
func dump(dir string, req *sidequery.Request, stages []classifier.Stage) {
	if os.MkdirAll(dir, 0o700) != nil {
		return
	}
	for i := range stages {
		s := &stages[i]
		d := dumped{Time: time.Now().UTC(), Call: req.Call.ID, Stage: *s, Reply: mask.Text(string(s.Reply))}
		d.Stage.Text = mask.Text(s.Text)
		if q := s.Query; q != nil {
			d.Query = dumpedQuery{mask.Text(q.Rules), mask.Text(q.History), mask.Text(q.Action)}
		}
		b, err := json.MarshalIndent(d, "", "  ")
		if err != nil {
			return
		}
		// A name of before is not written over, and a link is not followed.
		f, err := os.OpenFile(filepath.Join(dir, journal.NewID(d.Time)+".json"), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if err != nil {
			return
		}
		f.Write(append(b, '\n'))
		f.Close()
	}
}
