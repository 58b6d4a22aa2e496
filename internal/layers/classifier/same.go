package classifier

import (
	"encoding/json"

	"automode"
	"automode/internal/config"
	"automode/internal/digest"
	"automode/internal/sidequery"
)

// same is all that makes two questions one.
type same struct {
	Rules       string // their digest
	Judges      []config.Judge
	Stages      int
	Call        automode.Call
	Effects     []sidequery.Effect
	Files       string
	Git         []string
	Messages    []Message
	Conventions []Convention
}

// Same names a question under these rules and judges: two of one name are to
// have one ruling. ok is false where every one is asked anew: what is hard to undo,
// and what is not asked at all. The call's own id, the calls before it and how
// much is uncommitted do not count; everything else does, each of the person's
// messages first, so that no ruling outlives the next one.
func (c *Classifier) Same(q *Question) (name string, ok bool) {
	if q.hard() || q.tooLong() {
		return "", false
	}
	s := same{Rules: c.rules.name, Stages: c.settings.Stages.Value, Call: *q.Call, Effects: q.Effects, Files: q.Files, Git: q.Git,
		Messages: q.Messages, Conventions: q.Conventions}
	s.Call.ID = ""
	s.Messages = make([]Message, len(q.Messages))
	for i, m := range q.Messages {
		m.After = 0
		s.Messages[i] = m
	}
	for i := range c.judges {
		j := c.judges[i].Judge
		j.Origin, j.Input, j.CachedInput, j.Output = config.Origin{}, 0, 0, 0 // where it stands and what it costs
		s.Judges = append(s.Judges, j)
	}
	b, err := json.Marshal(&s)
	if err != nil {
		return "", false
	}
	return digest.Of(b), true
}
