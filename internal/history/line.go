package history

import (
	"bytes"
	"strconv"
	"time"
	"unicode/utf8"

	"automode"
	"automode/internal/journal"
)

// record is what is kept of a decision.
type record struct {
	id, agent, session, call, tool, project, layer, rule, program, text, person string

	verdict  automode.Verdict
	micros   int64 // the time, since 1970
	took, at int64

	cost cost // of a judge's ruling; only the journal's own reader reads it
}

// recordOf picks from an entry what is kept of it.
func recordOf(e *journal.Entry) record {
	r := record{id: e.ID, agent: e.Agent, session: e.Session, call: e.CallID, tool: e.Tool, project: e.Root, layer: e.Layer, rule: e.Rule,
		text: e.Text, person: e.Person, verdict: e.Verdict, micros: e.Time.UnixMicro(), took: e.TookMicros}
	if e.Judge != "" {
		r.cost = cost{judge: e.Judge, failed: e.Outcome != automode.Policy, queries: e.Queries, input: e.Input, cached: e.Cached, output: e.Output, price: e.Price}
	}
	if r.project == "" {
		r.project = e.Cwd
	}
	at := -1
	for i := range e.Effects {
		if at < 0 || e.Effects[i].Word > e.Effects[at].Word {
			at, r.program = i, e.Effects[i].Program
		}
	}
	r.settle(e.Kind == automode.ShellTool)
	return r
}

// settle names the tool where no program decided; of a command that nobody
// could read the program is not known.
func (r *record) settle(shell bool) {
	if r.program == "" && !shell {
		r.program = r.tool
	}
}

// reader reads lines. Texts that many lines share it makes once.
type reader struct {
	most   int // records in a piece; 0: as many as there are
	shared map[string]string
}

// read reads a line; ok is false for one that is torn. Lines are read by their
// letters as the journal writes them, which is several times as quick as
// reading any JSON; what is written in another way is left to the journal's own
// reader, so that both always agree.
func (x *reader) read(line []byte) (r record, ok bool) {
	if r, ok = x.plain(line); ok {
		return r, true
	}
	e, ok := journal.Decode(line)
	if !ok {
		return record{}, false
	}
	return recordOf(&e), true
}

// share returns the text of b, the same one for the same letters.
func (x *reader) share(b []byte) string {
	if s, ok := x.shared[string(b)]; ok {
		return s
	}
	if x.shared == nil || len(x.shared) > mostNames {
		x.shared = map[string]string{}
	}
	s := string(b)
	x.shared[s] = s
	return s
}

// plain reads a line that is a flat object of the journal's own keys, each once
// at most, whose texts have no escapes but the plainest.
func (x *reader) plain(line []byte) (r record, ok bool) {
	s := scanner{rest: line}
	if !s.take('{') {
		return r, false
	}
	var cwd []byte
	shell, seen := false, uint32(0)
	for {
		key, ok := s.text()
		if !ok || !s.take(':') {
			return r, false
		}
		bit := keyBit(key)
		if bit == 0 || seen&bit != 0 {
			return r, false
		}
		seen |= bit
		switch bit {
		case keyTook, keyBytes, keyMore:
			n, ok := s.number()
			if !ok {
				return r, false
			}
			if bit == keyTook {
				r.took = n
			}
		case keyCut:
			if !s.word("true") {
				return r, false
			}
		case keyOpen:
			if !s.texts() {
				return r, false
			}
		case keyEffects:
			if r.program, ok = x.effects(&s); !ok {
				return r, false
			}
		default:
			v, ok := s.text()
			if !ok || !x.set(&r, bit, v) {
				return r, false
			}
			switch bit {
			case keyCwd:
				cwd = bytes.Clone(v) // v is good until the next text with an escape
			case keyKind:
				shell = string(v) == "shell"
			}
		}
		if s.take(',') {
			continue
		}
		if !s.take('}') || len(s.rest) > 0 || r.id == "" || seen&keyTime == 0 {
			return r, false
		}
		if r.project == "" {
			r.project = x.share(cwd)
		}
		r.settle(shell)
		return r, true
	}
}

// set keeps the value of a key that is text.
func (x *reader) set(r *record, key uint32, v []byte) bool {
	switch key {
	case keyID:
		r.id = string(v)
	case keyTime:
		// As JSON has it, with all its digits there and in UTC.
		t, err := time.Parse(time.RFC3339Nano, string(v))
		if err != nil || len(v) < len("2006-01-02T15:04:05Z") || v[10] != 'T' || v[len(v)-1] != 'Z' || bytes.IndexByte(v, ',') >= 0 || t.IsZero() {
			return false
		}
		r.micros = t.UnixMicro()
	case keyAgent:
		r.agent = x.share(v)
	case keySession:
		r.session = x.share(v)
	case keyCall:
		r.call = string(v)
	case keyTool:
		r.tool = x.share(v)
	case keyKind:
		var k automode.ToolKind
		return k.UnmarshalText(v) == nil
	case keyMode:
		var m automode.Mode
		return m.UnmarshalText(v) == nil
	case keyRoot:
		r.project = x.share(v)
	case keyVerdict:
		return r.verdict.UnmarshalText(v) == nil
	case keyOutcome:
		var o automode.Outcome
		return o.UnmarshalText(v) == nil
	case keyLayer:
		r.layer = x.share(v)
	case keyRule:
		r.rule = x.share(v)
	case keyPerson:
		r.person = x.share(v)
	case keyText:
		r.text = string(v)
	}
	return true
}

// effects reads the list of effects and returns the program of the first one
// with the strictest word.
func (x *reader) effects(s *scanner) (program string, ok bool) {
	if !s.take('[') {
		return "", false
	}
	if s.take(']') {
		return "", true
	}
	strictest := -1
	for {
		if !s.take('{') {
			return "", false
		}
		var word automode.Word
		var kind automode.Kind
		var by string
		seen := uint32(0)
		for {
			key, ok := s.text()
			if !ok || !s.take(':') {
				return "", false
			}
			bit := effectBit(key)
			v, ok := s.text()
			if !ok || bit == 0 || seen&bit != 0 {
				return "", false
			}
			seen |= bit
			switch bit {
			case effectKind:
				ok = kind.UnmarshalText(v) == nil
			case effectWord:
				ok = word.UnmarshalText(v) == nil
			case effectProgram:
				by = x.share(v)
			}
			if !ok {
				return "", false
			}
			if !s.take(',') {
				break
			}
		}
		if !s.take('}') {
			return "", false
		}
		if int(word) > strictest {
			strictest, program = int(word), by
		}
		if s.take(',') {
			continue
		}
		return program, s.take(']')
	}
}

// scanner reads JSON without blanks between its parts.
type scanner struct {
	rest []byte
	buf  []byte // the last text that had escapes
}

func (s *scanner) take(c byte) bool {
	if len(s.rest) == 0 || s.rest[0] != c {
		return false
	}
	s.rest = s.rest[1:]
	return true
}

func (s *scanner) word(w string) bool {
	if !bytes.HasPrefix(s.rest, []byte(w)) {
		return false
	}
	s.rest = s.rest[len(w):]
	return true
}

// texts passes over a list of strings.
func (s *scanner) texts() bool {
	if !s.take('[') {
		return false
	}
	if s.take(']') {
		return true
	}
	for {
		if _, ok := s.text(); !ok {
			return false
		}
		if !s.take(',') {
			return s.take(']')
		}
	}
}

// number reads a number of at most 18 digits without a sign.
func (s *scanner) number() (int64, bool) {
	n := 0
	for n < len(s.rest) && s.rest[n] >= '0' && s.rest[n] <= '9' {
		n++
	}
	if n == 0 || n > 18 || s.rest[0] == '0' && n > 1 {
		return 0, false
	}
	v, err := strconv.ParseInt(string(s.rest[:n]), 10, 64)
	s.rest = s.rest[n:]
	return v, err == nil
}

// text reads a string. It is good until the next one is read.
func (s *scanner) text() ([]byte, bool) {
	if !s.take('"') {
		return nil, false
	}
	plain := true
	for i, c := range s.rest {
		switch {
		case c == '"':
			v := s.rest[:i]
			s.rest = s.rest[i+1:]
			return v, plain || utf8.Valid(v)
		case c == '\\':
			return s.escaped(i)
		case c < ' ':
			return nil, false
		case c >= utf8.RuneSelf:
			plain = false
		}
	}
	return nil, false
}

// escaped goes on with a string whose first escape stands at i.
func (s *scanner) escaped(i int) ([]byte, bool) {
	s.buf = append(s.buf[:0], s.rest[:i]...)
	for ; i < len(s.rest); i++ {
		c := s.rest[i]
		switch {
		case c == '"':
			s.rest = s.rest[i+1:]
			return s.buf, utf8.Valid(s.buf)
		case c < ' ':
			return nil, false
		case c != '\\':
			s.buf = append(s.buf, c)
			continue
		}
		if i++; i == len(s.rest) {
			return nil, false
		}
		switch c := s.rest[i]; c {
		case '"', '\\', '/':
			s.buf = append(s.buf, c)
		case 'n':
			s.buf = append(s.buf, '\n')
		case 't':
			s.buf = append(s.buf, '\t')
		case 'r':
			s.buf = append(s.buf, '\r')
		default:
			return nil, false
		}
	}
	return nil, false
}

// The journal's keys, a bit each.
const (
	keyID uint32 = 1 << iota
	keyTime
	keyAgent
	keySession
	keySubagent
	keyCall
	keyTool
	keyKind
	keyMode
	keyCwd
	keyRoot
	keyVerdict
	keyLayer
	keyRule
	keyFrom
	keyOutcome
	keyTook
	keyBuild
	keyCut
	keyBytes
	keyDigest
	keyPerson
	keyMore
	keyEffects
	keyText
	keyKey
	keyClears
	keyOpen
)

var keys = [...]string{"id", "time", "agent", "session", "subagent", "call", "tool", "kind", "mode", "cwd", "root", "verdict", "layer",
	"rule", "from", "outcome", "took_us", "build", "cut", "bytes", "digest", "person", "more", "effects", "text", "key", "clears", "open"}

func keyBit(key []byte) uint32 {
	for i, k := range keys {
		if string(key) == k {
			return 1 << i
		}
	}
	return 0
}

// Those of an effect.
const (
	effectKind uint32 = 1 << iota
	effectTarget
	effectPlace
	effectWord
	effectProgram
	effectFlag
)

func effectBit(key []byte) uint32 {
	for i, k := range [...]string{"kind", "target", "place", "word", "program", "flag"} {
		if string(key) == k {
			return 1 << i
		}
	}
	return 0
}
