package main

import (
	"cmp"
	"hash/maphash"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"time"

	"automode"
	"automode/internal/history"
	"automode/internal/journal"
)

type replayCommand struct {
	Config string `placeholder:"FILE" type:"path" suggest:"file" help:"The configuration to judge under in the place of yours. Without it, what is in force now."`
	picked `embed:""`
	Top    int  `default:"20" placeholder:"N" help:"Show so many changes each way, the most frequent; 0 for all. (default: 20)"`
	JSON   bool `name:"json" help:"Print JSON."`
}

func (*replayCommand) Help() string {
	return `Every call of the record is judged again by this build, in the folder and the project of then, and its answer compared. Nothing is run and nothing is changed.

With --config FILE the answers under FILE are compared with those under your configuration as it is, both by this build and with the files as they are now, so that only what the configuration changes is shown. Without it they are compared with the answers that were recorded: what changes then comes from another build, from a configuration that was changed since, or from files and repositories that are others by now.

What a session had changed before a call is not considered. Calls that cannot be judged again are counted with the reason: edits, whose new text is not recorded; commands that were cut, when the file with the whole is gone. Calls in whose text a secret was masked are judged with the mask in its place. What a classifier had decided counts as the same where it would be put to one again. The exit status is 0, whatever is found.

Examples:

    automode replay --since 7d
    automode replay --config new.json
    automode replay --config new.json --project ~/project --json`
}

// replayView is what a replay comes to.
type replayView struct {
	Against  string       `json:"against"`          // "record" or "configuration": what the answers are compared with
	Config   string       `json:"config,omitempty"` // the configuration that is tried
	Calls    int          `json:"calls"`            // judged again
	Distinct int          `json:"distinct"`         // that differ in what was asked
	Same     int          `json:"same"`             // of Calls: the answer is the same
	Stricter []changeView `json:"stricter"`         // most frequent first, as the following
	Milder   []changeView `json:"milder"`
	Masked   int          `json:"masked"`      // of Calls: a secret was masked in the text
	Gone     int          `json:"folder_gone"` // of Calls: the folder does not exist any more, so paths are judged by their letters
	Skipped  []skipped    `json:"skipped"`     // calls that could not be judged again
	Torn     int          `json:"torn"`        // lines of the record that could not be read
	Seconds  float64      `json:"seconds"`
}

// changeView is a call whose answer changes.
type changeView struct {
	Was     automode.Verdict `json:"was"`
	Is      automode.Verdict `json:"is"`
	Calls   int              `json:"calls"`
	ID      string           `json:"id"` // of the newest such decision
	Tool    string           `json:"tool"`
	Text    string           `json:"text"`
	Cwd     string           `json:"cwd"`
	WasRule string           `json:"was_rule"` // "table delete"
	IsRule  string           `json:"is_rule"`
	Reason  string           `json:"reason"` // of the new answer
}

type skipped struct {
	Why   string `json:"why"`
	Calls int    `json:"calls"`
}

// Run judges the record again.
func (c *replayCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	q, err := c.query()
	if err != nil {
		return err
	}
	if c.Top < 0 {
		return advise("use 0 for all of them", "--top is less than 0")
	}
	dir := journal.Folder(state)
	if err := anyRecord(dir); err != nil {
		return err
	}
	now, err := newJudge(p.machine, "")
	if err != nil && c.Config == "" {
		return err
	}
	try := now
	v := replayView{Against: "record"}
	if c.Config != "" {
		if try, err = newJudge(p.machine, c.Config); err != nil {
			return err
		}
		if now == nil {
			return advise("set HOME to your home folder", "your own configuration cannot be found to compare with")
		}
		if broken := troubles(&try.gate("").config); len(broken) > 0 {
			return advise("mend the file, and run it again", "the configuration %s cannot be relied on: %s", c.Config, broken[0])
		}
		v.Against, v.Config = "configuration", try.person
	}
	defer patiently()()
	began := time.Now()
	bar := newProgress("judging the record again")
	all := sizeOf(dir, q.Since)
	r := newReplay(dir, try, now)
	stats, err := r.read(q, func(done int64) { bar.at(done, all) })
	bar.end()
	if err != nil {
		return unreadable(dir, err)
	}
	r.view(&v)
	v.Torn, v.Seconds = stats.Torn, time.Since(began).Seconds()
	if c.JSON {
		p.out.json(v)
		return nil
	}
	p.out.replay(&v, c.Top)
	return nil
}

// patiently has the memory collected seldom, while much is made and soon let go
// of and little is kept. What it returns ends that.
func patiently() (end func()) {
	before := debug.SetGCPercent(400)
	return func() { debug.SetGCPercent(before) }
}

// replay judges calls again, each different one once.
type replay struct {
	dir      string
	try, now *judge // the configuration that is tried, and the one in force; the same without --config
	calls    map[replayKey]*replayed
	skipped  map[string]int
	seed     maphash.Seed
}

func newReplay(dir string, try, now *judge) *replay {
	try.record, now.record = true, true
	return &replay{dir: dir, try: try, now: now, calls: map[replayKey]*replayed{}, skipped: map[string]int{}, seed: maphash.MakeSeed()}
}

// read judges what the query picks; at is told about how many bytes were read.
func (r *replay) read(q history.Query, at func(done int64)) (journal.Stats, error) {
	done := int64(0)
	return journal.Read(r.dir, q.Filter(), func(e journal.Entry) error {
		done += lineSize(&e)
		at(done)
		if q.Match(&e) {
			r.add(&e)
		}
		return nil
	})
}

// replayKey tells different calls apart.
type replayKey struct {
	hash [2]uint64
	was  automode.Verdict // as recorded; the same for all where it does not matter
}

// replayed is what came of one call.
type replayed struct {
	calls    int
	change   changeView // ID is empty where nothing changes
	masked   bool
	gone     bool
	unjudged string // why it was not judged
}

// add judges an entry.
func (r *replay) add(e *journal.Entry) {
	k := r.key(e)
	if x := r.calls[k]; x != nil {
		x.calls++
		if x.change.ID != "" {
			x.change.ID = e.ID
		}
		return
	}
	x := &replayed{calls: 1}
	r.calls[k] = x
	call, masked, err := journal.Recall(r.dir, e)
	if err != nil {
		x.unjudged = err.Error()
		return
	}
	x.masked = masked
	is := r.try.again(call)
	x.gone = is.Action != nil && is.Action.Note != ""
	was, rule := e.Verdict, ruleName(e.Layer, e.Rule)
	if r.now != r.try {
		a := r.now.again(call)
		was, rule = a.Verdict, ruleName(a.Layer, a.Rule)
	}
	// What a classifier decided would be put to it again.
	if was == is.Verdict || r.now == r.try && e.Layer == "classifier" && is.Verdict == automode.Ask {
		return
	}
	x.change = changeView{Was: was, Is: is.Verdict, ID: e.ID, Tool: e.Tool, Text: e.Text, Cwd: e.Cwd, WasRule: rule,
		IsRule: ruleName(is.Layer, is.Rule), Reason: is.Person}
}

// key is what a call's answer hangs on. Of a text that was cut the digest names
// the whole.
func (r *replay) key(e *journal.Entry) replayKey {
	var k replayKey
	for i := range k.hash {
		var h maphash.Hash
		h.SetSeed(r.seed)
		h.WriteByte(byte(i))
		h.WriteByte(byte(e.Kind))
		h.WriteByte(byte(e.Mode))
		for _, s := range [...]string{e.Agent, e.Tool, e.Cwd, e.Root, e.Digest, e.Text} {
			h.WriteString(s)
			h.WriteByte(0)
		}
		k.hash[i] = h.Sum64()
	}
	if r.now == r.try {
		k.was = e.Verdict
	}
	return k
}

func ruleName(layer, rule string) string {
	if rule == "" {
		return layer
	}
	return layer + " " + rule
}

// view sums up.
func (r *replay) view(v *replayView) {
	v.Stricter, v.Milder, v.Skipped = []changeView{}, []changeView{}, []skipped{}
	for _, x := range r.calls {
		if x.unjudged != "" {
			r.skipped[x.unjudged] += x.calls
			continue
		}
		v.Calls += x.calls
		v.Distinct++
		if x.masked {
			v.Masked += x.calls
		}
		if x.gone {
			v.Gone += x.calls
		}
		switch {
		case x.change.ID == "":
			v.Same += x.calls
			continue
		case strictness(x.change.Is) > strictness(x.change.Was):
			x.change.Calls = x.calls
			v.Stricter = append(v.Stricter, x.change)
		default:
			x.change.Calls = x.calls
			v.Milder = append(v.Milder, x.change)
		}
	}
	for why, n := range r.skipped {
		v.Skipped = append(v.Skipped, skipped{why, n})
	}
	slices.SortFunc(v.Skipped, func(a, b skipped) int { return cmp.Or(b.Calls-a.Calls, cmp.Compare(a.Why, b.Why)) })
	for _, list := range [][]changeView{v.Stricter, v.Milder} {
		slices.SortFunc(list, func(a, b changeView) int {
			return cmp.Or(b.Calls-a.Calls, cmp.Compare(a.Text, b.Text), cmp.Compare(a.ID, b.ID))
		})
	}
}

// strictness orders verdicts.
func strictness(v automode.Verdict) int {
	switch v {
	case automode.Allow:
		return 0
	case automode.Deny:
		return 2
	}
	return 1
}

// sizeOf is how many bytes the files of the record have that may hold anything
// since then.
func sizeOf(dir string, since time.Time) (all int64) {
	names, err := journal.Files(dir)
	if err != nil {
		return 0
	}
	for _, name := range names {
		st, err := os.Stat(filepath.Join(dir, name))
		if err == nil && (since.IsZero() || name >= since.UTC().Format(time.DateOnly)) {
			all += st.Size()
		}
	}
	return all
}

// lineSize is about as many bytes as the line of an entry has.
func lineSize(e *journal.Entry) int64 {
	n := 450 + len(e.Text) + len(e.Person) + len(e.Cwd) + len(e.Root)
	for i := range e.Effects {
		n += 90 + len(e.Effects[i].Target)
	}
	return int64(n)
}
