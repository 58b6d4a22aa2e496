package classifier

import (
	"context"
	"slices"
	"strings"
	"time"

	"automode"
	"automode/internal/config"
)

// Classifier asks the judges of a configuration, one after the other. It is
// safe for concurrent use.
type Classifier struct {
	rules    *Rules
	judges   []Named
	settings config.Classifier
	now      func() time.Time
}

// Named is a model with the configuration that it comes from.
type Named struct {
	config.Judge
	Model Model
	// Circuit outlives the classifier where one is given.
	Circuit *Circuit
}

// New makes a classifier of rules, models in the order in which they are asked,
// and settings, in which zeros mean the defaults.
func New(rules *Rules, models []Named, settings config.Classifier) *Classifier {
	c := &Classifier{rules: rules, settings: settings.Filled(), now: time.Now, judges: slices.Clone(models)}
	for i := range c.judges {
		if c.judges[i].Circuit == nil {
			c.judges[i].Circuit = new(Circuit)
		}
	}
	return c
}

// Stage is one request and what came of it.
type Stage struct {
	Judge   string           `json:"judge"`
	First   bool             `json:"first"` // the quick look
	Outcome automode.Outcome `json:"outcome"`
	Text    string           `json:"text,omitempty"` // what went wrong
	Took    time.Duration    `json:"took_ns"`
	Usage   Usage            `json:"usage"`
	Cost    float64          `json:"cost"` // in the currency of the judge's prices; 0: not known
	Query   *Query           `json:"-"`
	Reply   []byte           `json:"-"`
}

// Queries are the requests of a question without asking: the quick look, where
// there is one, and the one that reasons.
func (c *Classifier) Queries(q *Question) []Query {
	second := c.query(q, false)
	if !c.looksFirst(q) {
		return []Query{second}
	}
	return []Query{c.query(q, true), second}
}

// looksFirst reports whether a quick look may be enough. What is hard to undo
// needs reasons at once.
func (c *Classifier) looksFirst(q *Question) bool { return c.settings.Stages.Value == 2 && !q.hard() }

func (c *Classifier) query(q *Question, first bool) Query {
	b := bounds{c.settings.Calls.Value, c.settings.CallBytes.Value}
	most := 1024
	if first {
		most = 128
	}
	return Query{Rules: c.rules.system, History: q.history(b), Action: q.action(first), Tool: ResultTool(), Most: most}
}

// Rule rules on a question. ctx carries the deadline of the whole call: a judge
// is asked only while all that it may take still fits. The stages say what was
// asked of whom, in order.
func (c *Classifier) Rule(ctx context.Context, q *Question) (automode.Ruling, []Stage) {
	r, stages := c.Ask(ctx, q)
	return c.Settle(r, q), stages
}

// Ask is Rule without what the session's denials have to do with it: the same
// for the same question, whatever was denied before.
func (c *Classifier) Ask(ctx context.Context, q *Question) (automode.Ruling, []Stage) {
	if q.tooLong() {
		return automode.Ruling{Outcome: automode.Overflow, Why: "the call is too long to be shown to a judge as a whole"}, nil
	}
	var stages []Stage
	last := &Failure{Outcome: automode.Outage, Text: "no judge could be asked"}
	var whys []string // what came of each judge in the end: the first one's key may be missing and the last one down
	failed := func(i int, f *Failure) { last, whys = f, append(whys[:i], f.Error()) }
	for i := range c.judges {
		j := &c.judges[i]
		for try := 0; try < 2; try++ {
			if !j.Circuit.closed(c.now()) {
				if try == 0 { // else it is by what it was just asked, which says more
					failed(i, &Failure{Outcome: automode.Outage, Text: j.Name + " failed lately and is left alone for a while"})
				}
				break
			}
			if !c.fits(ctx, q) {
				if len(stages) == 0 {
					failed(i, &Failure{Outcome: automode.TimedOut, Text: "there was not time enough to ask a judge"})
				}
				return unruled(last, whys), stages
			}
			r, f := c.askOne(ctx, j, q, &stages)
			j.Circuit.note(c.now(), f)
			if f == nil && r.Verdict == automode.Allow && q.cut() {
				return automode.Ruling{Outcome: automode.Overflow, Why: "the call is too long to be shown to a judge as a whole, and what it was shown it would let pass"}, stages
			}
			if f == nil {
				return r, stages
			}
			failed(i, &Failure{Outcome: f.Outcome, Text: j.Name + ": " + f.Error(), Err: f})
			if !f.Outcome.Retry() {
				break
			}
		}
	}
	return unruled(last, whys), stages
}

// unruled has the outcome of the last failure and says what came of every judge.
func unruled(last *Failure, whys []string) automode.Ruling {
	if len(whys) == 0 {
		whys = []string{last.Error()}
	}
	return automode.Ruling{Outcome: last.Outcome, Why: strings.Join(whys, "; ")}
}

// fits reports whether all stages of one judge still fit into the deadline.
func (c *Classifier) fits(ctx context.Context, q *Question) bool {
	budget := c.settings.Second.Value
	if c.looksFirst(q) {
		budget += c.settings.First.Value
	}
	end, ok := ctx.Deadline()
	return ctx.Err() == nil && (!ok || end.Sub(c.now()) >= budget)
}

// askOne runs the stages of one judge.
func (c *Classifier) askOne(ctx context.Context, j *Named, q *Question, stages *[]Stage) (automode.Ruling, *Failure) {
	if c.looksFirst(q) {
		a, f := c.stage(ctx, j, c.query(q, true), true, stages)
		if f != nil {
			return automode.Ruling{}, f
		}
		if !*a.Block {
			return c.checked(&a, q, *stages)
		}
	}
	a, f := c.stage(ctx, j, c.query(q, false), false, stages)
	if f != nil {
		return automode.Ruling{}, f
	}
	return c.checked(&a, q, *stages)
}

// checked is the ruling of an answer, the last stage's. One that names what it
// was not shown fails, in the quick look too.
func (c *Classifier) checked(a *answer, q *Question, stages []Stage) (automode.Ruling, *Failure) {
	r, f := c.ruling(a, q)
	if f != nil {
		s := &stages[len(stages)-1]
		s.Outcome, s.Text = f.Outcome, f.Error()
	}
	return r, f
}

// stage sends one query and reads the answer.
func (c *Classifier) stage(ctx context.Context, j *Named, query Query, first bool, stages *[]Stage) (answer, *Failure) {
	limit := c.settings.Second.Value
	if first {
		limit = c.settings.First.Value
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	began := c.now()
	reply, err := j.Model.Ask(ctx, &query)
	s := Stage{Judge: j.Name, First: first, Took: c.now().Sub(began), Query: &query}
	var a answer
	var f *Failure
	switch {
	case err != nil:
		f = failure(err)
		if ctx.Err() != nil {
			f = &Failure{Outcome: automode.TimedOut, Text: "it did not answer in time", Err: err}
		}
	case reply == nil:
		f = &Failure{Outcome: automode.Unruled}
	default:
		s.Usage, s.Reply, s.Cost = reply.Usage, reply.Arguments, cost(&j.Judge, reply.Usage)
		a, f = parseAnswer(reply.Arguments)
	}
	if f != nil {
		s.Outcome, s.Text = f.Outcome, f.Error()
	}
	*stages = append(*stages, s)
	return a, f
}

func cost(j *config.Judge, u Usage) float64 {
	cached := j.CachedInput
	if cached == 0 {
		cached = j.Input
	}
	return (float64(u.Input-u.Cached)*j.Input + float64(u.Cached)*cached + float64(u.Output)*j.Output) / 1e6
}

// Settle puts the person in the place of a judge that denies too often. Where
// nobody can be asked the run is told to stop.
func (c *Classifier) Settle(r automode.Ruling, q *Question) automode.Ruling {
	over := q.Streak+1 > c.settings.Streak.Value || q.Total+1 > c.settings.Total.Value
	const often = "it was denied too often in this session to go on so"
	switch {
	case !over || r.Verdict == automode.Allow || r.Outcome != automode.Policy:
	case q.Call.Headless: // where a question is a denial, too
		r.Why = often + ", and nobody is there to be asked: stop here and report what is left to do: " + r.Why
	case r.Verdict == automode.Deny:
		r.Verdict, r.Why = automode.Ask, often+": "+r.Why
	}
	return r
}
