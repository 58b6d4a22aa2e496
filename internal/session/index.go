package session

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"automode"
	"automode/internal/journal/linefile"
)

// Index is what is known of a session. The zero value knows nothing and has
// seen nothing; Facts never returns it.
type Index struct {
	// Everything is set when the session is not known from its beginning to now
	// without a gap. Then every surface counts as changed, every secret as read
	// and no file as made, whatever the lists say. Why tells the reason.
	Everything bool
	Why        string

	// Forgot is set when something that the person forbade in this session may not
	// be known any more, or what was denied: then nothing may be allowed.
	Forgot bool

	// Facts of the first start.
	Began   time.Time
	Cwd     string
	Roots   []string
	Remotes []string

	Surfaces []string // executable surfaces changed
	Made     []string // files made by the session's own edits and not touched otherwise since; see MadeAs
	Secrets  []string // secrets read
	Wrote    []string // files that the session wrote, by whatever tool
	Only     []string // where the session moved what is nowhere else
	Permits  []Permit // the person's words on single calls
	Approved []string // words on effects that the person approved by letting a call run, the newest last
	Refused  []string // words on effects that were denied, the newest last
	Denied   []string // digests of the last calls that were denied
	Denials  int      // how many were denied in all
}

// Anywhere stands in a list of paths that did not fit for all that there may be.
const Anywhere = "/"

// Bounds of the index. Its whole encoding has at most mostIndex bytes.
const (
	mostIndex    = 96 << 10
	mostMade     = 16 << 10 // bytes of paths
	mostSurfaces = 12 << 10
	mostSecrets  = 8 << 10
	mostWrote    = 12 << 10
	mostOnly     = 8 << 10
	mostDigests  = 64
)

const (
	// rereadAfter is how many bytes of events may lie behind the index before
	// it is written anew.
	rereadAfter = 8 << 10
	// rereadMost is how many bytes of events Facts reads at most.
	rereadMost = 1 << 20
)

// cached is the content of the index file.
type cached struct {
	Offset int64 // of the first event that is not in it
	Index  Index
}

// Facts returns what is known of the session now. It reads the index and the
// events behind it and, when these are many, writes the index anew; that this
// fails does not matter. It never fails itself: what cannot be read counts as
// everything changed.
func (s *Session) Facts() Index { return s.read().Index }

// read is Facts with the offset up to which the events are in it.
func (s *Session) read() cached {
	if s == nil {
		return cached{Index: unknown("the session is not known")}
	}
	r, _, err := linefile.Open(s.path(eventSuffix))
	if errors.Is(err, os.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) {
		return cached{Index: unknown("nothing of this session was recorded")}
	}
	unreadable := func(err error) cached {
		x := unknown("the session file cannot be read: " + err.Error())
		x.Forgot = true
		return cached{Index: x}
	}
	if err != nil {
		return unreadable(err)
	}
	defer r.Close()
	c, known := s.load(r)
	// Others write meanwhile: what the index knows is never past an end that
	// is looked at after it.
	st, err := r.Stat()
	if err != nil {
		return unreadable(err)
	}
	size := st.Size()
	if size-c.Offset > rereadMost {
		// Reading on would cost the call more time than it has. The events in
		// between are never looked at, so it stays so.
		c.Index.forget("the index is missing or far behind a long session file")
		if end, err := linefile.End(r, size); err == nil {
			c.Offset = end
			s.store(c)
		}
		return c
	}
	from := c.Offset
	n, err := linefile.Each(io.NewSectionReader(r, from, size-from), func(line []byte, _ int64) error {
		c.Index.add(line)
		return nil
	})
	if err != nil {
		return unreadable(err)
	}
	c.Offset = from + n
	if n > rereadAfter || !known && n > 0 {
		s.store(c)
	}
	if c.Offset < size {
		// A line without its end: its writer died, or is writing now.
		c.Index.lose(whyTornLog)
	}
	if c.Index.Began.IsZero() {
		c.Index.lose("nothing of this session was recorded")
	}
	return c
}

func unknown(why string) Index { return Index{Everything: true, Why: why} }

// lose notes that something is not known, for the first reason that was met.
func (x *Index) lose(why string) {
	if !x.Everything {
		x.Everything, x.Why = true, why
	}
}

// load reads the index file. What does not fit the events is no index, and the
// events are read from their beginning.
func (s *Session) load(events io.ReaderAt) (cached, bool) {
	r, length, err := linefile.Open(s.path(indexSuffix))
	if err != nil {
		return cached{}, false
	}
	defer r.Close()
	if length > mostIndex {
		return cached{}, false
	}
	b := make([]byte, length)
	var c cached
	if _, err := io.ReadFull(r, b); err != nil || !c.decode(string(b)) {
		return cached{}, false
	}
	if c.Offset <= 0 {
		return cached{}, false
	}
	var last [1]byte
	if _, err := events.ReadAt(last[:], c.Offset-1); err != nil && err != io.EOF {
		return cached{}, false
	}
	if last[0] != '\n' {
		// Events that the index knew are gone.
		x := unknown("the session file was cut or replaced")
		x.Forgot = true
		return cached{Index: x}, true
	}
	return c, true
}

// store writes the index file, best effort.
func (s *Session) store(c cached) {
	b := c.encode()
	if len(b) > mostIndex {
		c.Index = Index{Everything: true, Why: "the index overflowed", Forgot: true, Began: c.Index.Began}
		b = c.encode()
	}
	linefile.Replace(s.path(indexSuffix), b)
}

// settled begins the lines that tell the index nothing. They are most of the
// lines, and need not be decoded.
var settled = [...]string{`{"kind":"decided","verdict":"allow",`, `{"kind":"decided","verdict":"ask",`}

// add draws the facts from one line.
func (x *Index) add(line []byte) {
	for _, s := range settled {
		if len(line) < linefile.Limit && bytes.HasPrefix(line, []byte(s)) && x.Began != (time.Time{}) {
			return
		}
	}
	e, ok := decode(line)
	if !ok {
		x.lose(whyTornLog)
		x.Only = []string{Anywhere}
		return
	}
	if x.Began.IsZero() {
		x.begin(&e)
	}
	if e.Cut && e.Kind != Decided {
		x.lose(whyNoRoom)
		x.Only = []string{Anywhere}
	}
	switch e.Kind {
	case Ran:
		// A call that failed may have done its work in part.
		x.unmake(e.Touched)
		if !e.Failed {
			x.unmake(e.Made)
			x.Made, _ = addPaths(x.Made, stamped(e.Made, e.Stamp), mostMade)
		}
		var fits bool
		if x.Surfaces, fits = addPaths(x.Surfaces, e.Surfaces, mostSurfaces); !fits {
			x.lose("more surfaces were changed than the index holds")
		}
		if x.Secrets, fits = addPaths(x.Secrets, e.Secrets, mostSecrets); !fits {
			x.lose("more secrets were read than the index holds")
		}
		x.wrote(e.Touched, e.Made)
		if x.Only, fits = addPaths(x.Only, e.Only, mostOnly); !fits {
			x.Only = []string{Anywhere}
		}
		x.Approved = addWords(x.Approved, e.Approved, mostApproved)
	case Grant:
		x.permit(&e)
	case Revoke:
		x.revoke(e.Permit)
	case Use:
		x.used(e.Permit)
	case Decided:
		if e.Verdict == automode.Deny {
			x.Denials++
			x.Denied = addDigest(x.Denied, e.Digest)
			x.Refused = addWords(x.Refused, e.Refused, mostRefused)
		}
	}
}

// wrote notes files that a call wrote. Of more than the list holds only that there were
// some is known.
func (x *Index) wrote(lists ...[]string) {
	for _, list := range lists {
		var fits bool
		if x.Wrote, fits = addPaths(x.Wrote, list, mostWrote); !fits {
			x.Wrote = []string{Anywhere}
		}
	}
}

// MadeAs returns the stamp with which the session's own edits left a file that
// they made; ok is false when it is none, and when nobody knows.
func (x *Index) MadeAs(path string) (stamp string, ok bool) {
	for _, m := range x.Made {
		if p, stamp, found := strings.Cut(m, stampMark); found && p == path && !x.Everything {
			return stamp, true
		}
	}
	return "", false
}

// stampMark stands between the path of a made file and its stamp, where it has
// one. No path holds it.
const stampMark = "\x00"

func stamped(paths []string, stamp string) []string {
	if stamp == "" {
		return paths
	}
	list := make([]string, len(paths))
	for i, p := range paths {
		list[i] = p + stampMark + stamp
	}
	return list
}

// unmake takes files off the list of those that were made, with all that lies
// below a folder: it may have been moved, or put in another's place.
func (x *Index) unmake(paths []string) {
	x.Made = slices.DeleteFunc(x.Made, func(m string) bool {
		p, _, _ := strings.Cut(m, stampMark)
		return slices.ContainsFunc(paths, func(touched string) bool {
			rest, below := strings.CutPrefix(p, strings.TrimSuffix(touched, string(filepath.Separator)))
			return below && (rest == "" || rest[0] == filepath.Separator)
		})
	})
}

// begin takes the facts of the first event. Unless that is a fresh start,
// something happened before that nobody recorded.
func (x *Index) begin(e *Event) {
	x.Began = e.Time
	if e.Kind != Start {
		x.lose("the session's start was not recorded")
		return
	}
	if !e.Fresh {
		x.lose("the session began before it was recorded")
	}
	x.Cwd, x.Roots, x.Remotes, x.Surfaces = e.Cwd, e.Roots, e.Remotes, e.Surfaces
}

// addPaths adds those paths to the list that are not in it, as long as all of
// them together have at most most bytes, and reports whether all fit.
func addPaths(list, more []string, most int) ([]string, bool) {
	if len(more) == 0 {
		return list, true
	}
	size := 0
	for _, p := range list {
		size += len(p)
	}
	fits := true
	for _, p := range more {
		switch {
		case slices.Contains(list, p):
		case size+len(p) > most:
			fits = false
		default:
			list = append(list, p)
			size += len(p)
		}
	}
	return list, fits
}

// addDigest adds a digest as the newest of the list, which keeps the last ones.
func addDigest(list []string, digest string) []string {
	if digest == "" || slices.Contains(list, digest) {
		return list
	}
	if len(list) >= mostDigests {
		list = slices.Delete(list, 0, len(list)-mostDigests+1)
	}
	return append(list, digest)
}
