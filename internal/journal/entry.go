package journal

import (
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"math/rand/v2"
	"strings"
	"time"

	"automode"
	"automode/internal/release"
)

// Entry is the record of one decision. The zero value of a field says that it
// was not known. Times are UTC.
type Entry struct {
	ID       string    `json:"id"` // a UUID of version 7: in order of time, unique
	Time     time.Time `json:"time"`
	Agent    string    `json:"agent"` // who asked: "claude", "codex"; "mcp:SERVER" and "acp:AGENT" of those who stand between
	Session  string    `json:"session"`
	Subagent string    `json:"subagent"`
	CallID   string    `json:"call"` // the agent's own id of the call
	Tool     string    `json:"tool"`

	Kind automode.ToolKind `json:"kind"`
	Mode automode.Mode     `json:"mode"`
	Cwd  string            `json:"cwd"`
	Root string            `json:"root"` // the first of the call's roots

	Verdict automode.Verdict `json:"verdict"`
	Layer   string           `json:"layer"`
	Rule    string           `json:"rule"`
	From    string           `json:"from"`
	Outcome automode.Outcome `json:"outcome"`
	Person  string           `json:"person"` // the sentence for the person

	// Effects are those that weighed most; More counts the ones left out.
	Effects []Effect `json:"effects"`
	More    int      `json:"more"`

	// Text is what the call says: the command, the paths, the address, or the
	// input as sent. When it was too long for the line, Cut is set, Bytes is the
	// whole length and Digest names the side file that holds the whole ([Whole]).
	Text   string `json:"text"`
	Cut    bool   `json:"cut"`
	Bytes  int    `json:"bytes"`
	Digest string `json:"digest"`

	// Key names exactly this call in the record of its session
	// (session.CallDigest); empty where it was allowed.
	Key string `json:"key"`
	// Open are words on the effects that were not allowed, which a grant of exactly
	// this call is bound to (layers/grants); those of them that fit.
	Open []string `json:"open"`
	// Clears says who can turn it into an allow, empty where it was allowed.
	Clears string `json:"clears"`

	// Of the classifier's ruling, where one was asked for.
	Judge   string  `json:"judge"`         // the model that ruled, or was asked last
	Queries int     `json:"queries"`       // requests to models
	Input   int     `json:"tokens_in"`     // read by them
	Cached  int     `json:"tokens_cached"` // of these, from the provider's cache
	Output  int     `json:"tokens_out"`    // written by them
	Price   float64 `json:"price"`         // in the currency of the judge's prices; 0: not known

	TookMicros int64  `json:"took_us"` // from the payload read to the decision made
	Build      string `json:"build"`   // version of the program that decided
}

// ByPerson is the layer of entries that are no decisions on a call but acts of
// the person's own, as a grant or a pause.
const ByPerson = "person"

// Doctor is the session under which stands what automode doctor tries, which no
// agent asked about.
const Doctor = "automode-doctor"

// Check is the session under which stand calls that no agent's hook asked about
// but a program, over HTTP, where they were put to a judge.
const Check = "automode-check"

// Effect is an effect in few words.
type Effect struct {
	Kind    automode.Kind `json:"kind"`
	Target  string        `json:"target"`
	Place   string        `json:"place"` // region, marks and host class, with commas
	Word    automode.Word `json:"word"`  // what it earned
	Program string        `json:"program"`
	Flag    string        `json:"flag"`
}

// FromDecision makes the entry of a decision on a call that took so long. The
// call is nil when the payload could not be read.
func FromDecision(d automode.Decision, call *automode.Call, took time.Duration) Entry {
	now := time.Now()
	e := Entry{
		ID: NewID(now), Time: now.UTC(),
		Verdict: d.Verdict, Layer: d.Layer, Rule: d.Rule, From: d.From, Outcome: d.Outcome, Person: d.Person,
		TookMicros: took.Microseconds(), Build: release.Read().String(),
	}
	if d.Verdict != automode.Allow {
		e.Clears = d.Clears.String()
	}
	e.Effects, e.More = effects(d.Judged)
	if call == nil {
		return e
	}
	e.Agent, e.Session, e.Subagent, e.CallID = call.Agent, call.Session, call.Subagent, call.ID
	e.Tool, e.Kind, e.Mode, e.Cwd = call.Tool, call.Kind, call.Mode, call.Cwd
	if len(call.Roots) > 0 {
		e.Root = call.Roots[0]
	}
	e.Text = text(call)
	return e
}

// Asker is a name as it stands in [Entry.Agent] of those who ask for others: the
// letters that it may hold, at most 64, and "_" for each of the rest.
func Asker(name string) string {
	name = strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9', strings.ContainsRune("._-:/@", r):
			return r
		}
		return '_'
	}, name)
	return name[:min(len(name), nameBound)]
}

// NewID makes an id for an entry of this time: a UUID of version 7, whose
// letters sort as the times do, to the millisecond; the rest is random. It is
// unique and no secret.
func NewID(t time.Time) string {
	var b [16]byte
	binary.BigEndian.PutUint16(b[6:], uint16(rand.Uint32()))
	binary.BigEndian.PutUint64(b[8:], rand.Uint64())
	ms := uint64(t.UnixMilli())
	for i := 5; i >= 0; i-- {
		b[i] = byte(ms)
		ms >>= 8
	}
	b[6] = b[6]&0x0f | 0x70
	b[8] = b[8]&0x3f | 0x80
	h := hex.EncodeToString(b[:])
	return h[:8] + "-" + h[8:12] + "-" + h[12:16] + "-" + h[16:20] + "-" + h[20:]
}

// ShortID is the part of an id that a person types: its end, which is random.
func ShortID(id string) string { return id[max(0, len(id)-shortID):] }

const shortID = 8

// text is what a person would want to read of the call. The new text of an edit
// is left out: it lies in the file, or was never written.
func text(c *automode.Call) string {
	switch {
	case c.Command != "":
		return c.Command
	case len(c.Edits) > 0:
		var b strings.Builder
		for i, e := range c.Edits {
			if i > 0 && c.Edits[i-1].Path == e.Path {
				continue
			}
			if b.Len() > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(e.Path)
		}
		return b.String()
	case len(c.More) > 0:
		return several(c)
	case c.URL != "":
		return c.URL
	case c.Path != "" && c.Pattern != "":
		return c.Pattern + " " + c.Path
	case c.Path != "" || c.Pattern != "":
		return c.Path + c.Pattern
	case c.Prompt != "":
		return c.Prompt
	}
	return string(c.Input)
}

// several is the list of what a call names that names more than one thing.
func several(c *automode.Call) string {
	var list []string
	for _, m := range append([]automode.Target{{Path: c.Path, Pattern: c.Pattern, Filter: c.Filter, URL: c.URL}}, c.More...) {
		text := m.URL
		for _, s := range [...]string{m.Pattern, m.Filter, m.Path} {
			text = strings.TrimSpace(text + " " + s)
		}
		list = append(list, text)
	}
	text, err := json.Marshal(list)
	if err != nil {
		return ""
	}
	return string(text)
}

// mostEffects is how many effects an entry can hold.
const mostEffects = 24

// effects picks the effects that weigh most and keeps them in their order.
func effects(judged []automode.Judged) ([]Effect, int) {
	room := mostEffects
	var take [automode.Denied + 1]int
	for w := int(automode.Denied); w >= 0; w-- {
		for _, j := range judged {
			if int(j.Word) == w && room > 0 {
				take[w]++
				room--
			}
		}
	}
	var list []Effect
	for _, j := range judged {
		if int(j.Word) >= len(take) || take[j.Word] == 0 {
			continue
		}
		take[j.Word]--
		e := j.Effect
		list = append(list, Effect{Kind: e.Kind, Target: e.Target, Place: place(e.Place), Word: j.Word, Program: e.Program, Flag: e.Flag})
	}
	return list, len(judged) - len(list)
}

func place(p automode.Place) string {
	s := p.Region.String()
	for _, more := range [...]string{p.Marks.String(), p.Host.String()} {
		if more != "" && s != "" {
			s += ","
		}
		s += more
	}
	return s
}
