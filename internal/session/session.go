package session

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"automode"
	"automode/internal/digest"
	"automode/internal/journal/linefile"
)

// Session is one session of an agent. A nil Session knows nothing: its facts
// are that everything changed, and it takes no events. It holds no open file
// and is safe for concurrent use by any number of goroutines and processes.
type Session struct {
	dir, name string
}

// Folder is where the sessions lie in a state folder: the dir of the functions here.
func Folder(state string) string { return filepath.Join(state, "sessions") }

const (
	eventSuffix = ".jsonl"
	indexSuffix = ".index"
)

// Open names the session with this id below dir. It touches no file: those are
// made by the first Append. An id is what the agent says and may be anything
// but empty: sessions without an id would share one record.
func Open(dir, id string) (*Session, error) {
	if id == "" {
		return nil, errors.New("the agent sent no session id: nothing can be known of the session")
	}
	if dir == "" {
		return nil, errors.New("no folder for sessions was given: set HOME, or name a state folder in your configuration")
	}
	return &Session{dir: dir, name: fileName(id)}, nil
}

// hashed begins the names of ids that are no good as a name of a file.
const hashed = "h-"

// Name is the name of the file of the session with this id; empty for none.
func Name(id string) string {
	if id == "" {
		return ""
	}
	return fileName(id) + eventSuffix
}

// fileName turns an id into a name that is safe everywhere: the id itself when
// it is short and plain, else its hash. No two ids share a name, also where
// the file system folds case.
func fileName(id string) string {
	plain := len(id) <= 64 && id[0] != '-' && !strings.HasPrefix(id, hashed)
	for i := 0; plain && i < len(id); i++ {
		c := id[i]
		plain = 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '-' || c == '_'
	}
	if plain {
		return id
	}
	return hashed + digest.Of([]byte(id))
}

func (s *Session) path(suffix string) string { return filepath.Join(s.dir, s.name+suffix) }

// Append writes the event at the end of the session's file. When it returns nil
// the event stands there; after an error it may not, and what the session's
// facts rest on is then incomplete: the caller must not count on them.
func (s *Session) Append(e Event) error {
	if s == nil {
		return errors.New("the session is not known: nothing was recorded")
	}
	if err := e.check(); err != nil {
		return err
	}
	if e.Time.IsZero() {
		e.Time = time.Now()
	}
	line, whole := encode(e)
	if !whole {
		digest, err := linefile.KeepWhole(s.dir, e.Text)
		if err != nil {
			return fmt.Errorf("the text of the event was not kept: %w", err)
		}
		e.Whole = digest
		line, _ = encode(e)
	}
	return linefile.Append(s.path(eventSuffix), line)
}

// Text returns the whole text of one of the session's events, masked.
func (s *Session) Text(e Event) (string, error) {
	if e.Whole == "" {
		return e.Text, nil
	}
	return linefile.Whole(s.dir, e.Whole)
}

// Read hands the session's events to fn in order, until fn returns an error. It
// returns the number of torn lines. A session without a file has no events.
func (s *Session) Read(fn func(Event) error) (torn int, err error) {
	r, _, err := linefile.Open(s.path(eventSuffix))
	if errors.Is(err, os.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	defer r.Close()
	_, err = linefile.Each(r, func(line []byte, _ int64) error {
		e, ok := decode(line)
		if !ok {
			torn++
			return nil
		}
		return fn(e)
	})
	return torn, err
}

// ReadFrom is Read from an offset on: 0, or one that was returned for this session
// before. It returns the offset from which to go on, and an error where the file
// was cut or is another one.
func (s *Session) ReadFrom(from int64, fn func(Event)) (next int64, err error) {
	r, size, err := linefile.Open(s.path(eventSuffix))
	if err != nil {
		if errors.Is(err, os.ErrNotExist) && from == 0 {
			err = nil
		}
		return from, err
	}
	defer r.Close()
	var last [1]byte
	if from > 0 {
		if _, err := r.ReadAt(last[:], from-1); err != nil || last[0] != '\n' {
			return from, errors.New("the session file was cut or replaced")
		}
	}
	n, err := linefile.Each(io.NewSectionReader(r, from, max(size-from, 0)), func(line []byte, _ int64) error {
		if e, ok := decode(line); ok {
			fn(e)
		}
		return nil
	})
	return from + n, err
}

// Digest identifies a call of a tool by its input, for events that carry no id
// of the call. Space between the parts of the JSON does not matter; all else
// does, the order of fields included.
func Digest(tool string, input []byte) string {
	var compact bytes.Buffer
	if json.Compact(&compact, input) == nil {
		input = compact.Bytes()
	}
	return digest.Of(binary.AppendUvarint(nil, uint64(len(tool))), []byte(tool), input)
}

// CallDigest is the Digest of a call. Of a shell's call only what is run
// counts: how it is described, how risky the model calls it, and how long it
// may take, changes from one try to the next.
func CallDigest(c *automode.Call) string {
	if c.Kind == automode.ShellTool {
		var input map[string]json.RawMessage
		if json.Unmarshal(c.Input, &input) == nil {
			for _, aside := range [...]string{"description", "timeout", "riskLevel", "riskLevelReason"} {
				delete(input, aside)
			}
			if plain, err := json.Marshal(input); err == nil {
				return Digest(c.Tool, plain)
			}
		}
	}
	if strings.HasPrefix(c.Own, "mcp__") {
		return Digest(c.Own, c.Input) // rules may know several tools by the other name
	}
	return Digest(c.Tool, c.Input)
}

// decidedWithin is how much of the file's end Decided looks at, in bytes.
const decidedWithin = 256 << 10

// Decided returns what the newest Decided event of this session says of the
// call with the digest. Without one in the last 256 KiB ok is false and the
// verdict ask.
func (s *Session) Decided(digest string) (v automode.Verdict, ok bool) {
	e, ok := s.Decision(digest)
	return e.Verdict, ok
}

// Decision is that event itself; it is empty where ok is false.
func (s *Session) Decision(digest string) (found Event, ok bool) {
	if s == nil || digest == "" {
		return Event{}, false
	}
	r, size, err := linefile.Open(s.path(eventSuffix))
	if err != nil {
		return Event{}, false
	}
	defer r.Close()
	linefile.Back(r, size, decidedWithin, func(line []byte) bool {
		if !bytes.Contains(line, []byte(digest)) {
			return true
		}
		if e, good := decode(line); good && e.Kind == Decided && e.Digest == digest {
			found, ok = e, true
		}
		return !ok
	})
	return found, ok
}

// Prune removes the sessions below dir to which nothing was added since the
// time, and side files not used since. It returns how many files it removed.
// Hooks never call it.
func Prune(dir string, before time.Time) (int, error) {
	var n int
	var errs []error
	// A session's file goes first: an index alone counts as everything changed,
	// while the events of half a session must not pass for a whole one.
	for _, suffix := range [...]string{eventSuffix, indexSuffix} {
		m, err := linefile.PruneFiles(dir, before, func(name string) bool {
			if suffix == eventSuffix {
				return strings.HasSuffix(name, eventSuffix)
			}
			if strings.HasPrefix(name, linefile.TempPrefix) {
				return true
			}
			base, ok := strings.CutSuffix(name, indexSuffix)
			_, err := os.Lstat(filepath.Join(dir, base+eventSuffix))
			return ok && errors.Is(err, os.ErrNotExist)
		})
		n += m
		errs = append(errs, err)
	}
	m, err := linefile.PruneWhole(dir, before)
	return n + m, errors.Join(append(errs, err)...)
}

// Recent lists the sessions below dir to which something was added since the
// time, by their names. A folder that is missing has none.
func Recent(dir string, since time.Time) ([]*Session, error) {
	list, err := os.ReadDir(dir)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	var found []*Session
	for _, e := range list {
		name, ok := strings.CutSuffix(e.Name(), eventSuffix)
		if !ok || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil && !info.ModTime().Before(since) {
			found = append(found, &Session{dir: dir, name: name})
		}
	}
	return found, err
}

// Name is the session's id, or what stands for one that is no name of a file.
func (s *Session) Name() string { return s.name }
