package session

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"automode"
	"automode/internal/journal/linefile"
)

// Permit is the person's word on exactly one call of a session, in either
// direction. The zero value is about no call.
type Permit struct {
	ID     string // of the decision that it settles; its name
	Digest string // of the call, from CallDigest
	Cwd    string // where the call is made
	Deny   bool
	Until  time.Time // from then on it counts no more; zero: while the session lasts
	Times  int       // how many calls it allows; 0: any number
	Used   int       // how many it allowed
	Words  []string  // on the effects that it covers
	Text   string    // the call for a person, in few words, masked
}

// Live reports whether it counts at this time.
func (p *Permit) Live(now time.Time) bool {
	return (p.Until.IsZero() || now.Before(p.Until)) && (p.Times <= 0 || p.Used < p.Times)
}

// Everybody is the name that a revocation has when it takes everything back
// that the person said in the session, approvals included.
const Everybody = "*"

const (
	// MostPermits is how many a session can hold at a time.
	MostPermits = 24
	// mostApproved and mostRefused bound what is remembered of effects.
	mostApproved = 64
	mostRefused  = 32
	textBound    = 120 // of a permit's text
	wordsBound   = 160 // of one word on an effect
	wordsRoom    = 1400
)

// permit takes over what the person granted or forbade. A list that overflows
// loses what allows; what forbids and does not fit is told by Forgot.
func (x *Index) permit(e *Event) {
	p := Permit{ID: e.Permit, Digest: e.Digest, Cwd: e.Cwd, Deny: e.Verdict == automode.Deny, Until: e.Until, Times: e.Times, Words: e.Approved, Text: linefile.Begin(e.Text, textBound)}
	x.Permits = slices.DeleteFunc(x.Permits, func(old Permit) bool { return old.ID == p.ID || !old.Live(e.Time) })
	if len(x.Permits) >= MostPermits {
		at := slices.IndexFunc(x.Permits, func(old Permit) bool { return !old.Deny })
		if at < 0 {
			if p.Deny {
				x.forget("more calls were forbidden than the index holds")
			}
			return
		}
		x.Permits = slices.Delete(x.Permits, at, at+1)
	}
	x.Permits = append(x.Permits, p)
}

// Approval is the name by which an approval is revoked, of its word on an effect
// as Index.Approved holds it.
func Approval(word string) string {
	token, _, _ := strings.Cut(word, " ")
	return approvalPrefix + token
}

const approvalPrefix = "approved."

// revoke takes a word of the person's back.
func (x *Index) revoke(id string) {
	switch {
	case id == Everybody:
		x.Permits, x.Approved = nil, nil
		return
	case strings.HasPrefix(id, approvalPrefix):
		x.Approved = slices.DeleteFunc(x.Approved, func(word string) bool { return Approval(word) == id })
		return
	}
	x.Permits = slices.DeleteFunc(x.Permits, func(p Permit) bool { return p.ID == id })
}

// used counts a use of a permit.
func (x *Index) used(id string) {
	for i := range x.Permits {
		if x.Permits[i].ID == id {
			x.Permits[i].Used++
		}
	}
}

// forget notes that something the person forbade may not be known any more.
func (x *Index) forget(why string) {
	x.Forgot = true
	x.lose(why)
}

// Spend uses a permit once, for a call that is about to be allowed by it, and
// reports whether it still allowed one. It is decided by the order in which
// the uses stand in the session's file, so of any number of hooks at once only
// as many get a yes as the permit has left. An error is a no.
func (s *Session) Spend(id string) (bool, error) {
	if s == nil {
		return false, errors.New("the session is not known")
	}
	c := s.read()
	at := slices.IndexFunc(c.Index.Permits, func(p Permit) bool { return p.ID == id })
	if at < 0 || !c.Index.Permits[at].Live(time.Now()) {
		return false, nil
	}
	p := c.Index.Permits[at]
	token := strconv.FormatUint(rand.Uint64(), 36) + strconv.FormatUint(rand.Uint64(), 36)
	if err := s.Append(Event{Kind: Use, From: FromGate, Permit: id, Token: token}); err != nil {
		return false, err
	}
	r, size, err := linefile.Open(s.path(eventSuffix))
	if err != nil {
		return false, err
	}
	defer r.Close()
	if size < c.Offset {
		return false, errors.New("the session file was cut or replaced")
	}
	mine, good := false, true
	_, err = linefile.Each(io.NewSectionReader(r, c.Offset, size-c.Offset), func(line []byte, _ int64) error {
		if mine || !bytes.Contains(line, []byte(`"permit":`)) {
			return nil
		}
		e, ok := decode(line)
		switch {
		case !ok || e.Permit != id && e.Permit != Everybody:
		case e.Kind == Revoke:
			good = false
		case e.Kind != Use:
		case e.Token == token:
			mine = true
		default:
			p.Used++
		}
		return nil
	})
	return err == nil && mine && good && (p.Times <= 0 || p.Used < p.Times), err
}

// encode puts a permit on one line of the index, and decodePermit takes it off.
func (p *Permit) encode() string {
	until := ""
	if !p.Until.IsZero() {
		until = p.Until.UTC().Format(time.RFC3339Nano)
	}
	return strings.Join([]string{p.ID, p.Digest, p.Cwd, strconv.FormatBool(p.Deny), until, strconv.Itoa(p.Times), strconv.Itoa(p.Used), strings.Join(p.Words, " "), p.Text}, "\x00")
}

func decodePermit(s string) (p Permit, ok bool) {
	f := strings.SplitN(s, "\x00", 9)
	if len(f) != 9 {
		return Permit{}, false
	}
	p = Permit{ID: f[0], Digest: f[1], Cwd: f[2], Text: f[8]}
	if f[7] != "" {
		p.Words = strings.Split(f[7], " ")
	}
	var err [4]error
	p.Deny, err[0] = strconv.ParseBool(f[3])
	if f[4] != "" {
		p.Until, err[1] = time.Parse(time.RFC3339Nano, f[4])
	}
	p.Times, err[2] = strconv.Atoi(f[5])
	p.Used, err[3] = strconv.Atoi(f[6])
	return p, errors.Join(err[:]...) == nil && p.ID != "" && p.Digest != ""
}

// addWords adds words as the newest of a list, which keeps the last ones.
func addWords(list, more []string, most int) []string {
	for _, w := range more {
		if w == "" || slices.Contains(list, w) {
			continue
		}
		if len(list) >= most {
			list = slices.Delete(list, 0, len(list)-most+1)
		}
		list = append(list, w)
	}
	return list
}
