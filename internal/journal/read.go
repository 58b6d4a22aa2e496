package journal

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode"
	"automode/internal/journal/linefile"
)

// Filter picks entries. The zero value picks all.
type Filter struct {
	Since, Until time.Time          // from Since on and before Until; zero: no bound
	Verdicts     []automode.Verdict // one of these; empty: any
	Agent        string             // exactly; empty: any, as below
	Session      string             // exactly
	Without      string             // not of this session
	Tool         string             // exactly, the agent's name of it
	Text         string             // a part of the text, the rule or the sentence, without regard to case
	Limit        int                // at most so many; 0: no bound
	Acts         bool               // also what the person did themselves (ByPerson), which is no decision
}

// Match reports whether the filter picks the entry, its limit aside.
func (f *Filter) Match(e *Entry) bool {
	switch {
	case e.Layer == ByPerson && !f.Acts:
		return false
	case !f.Since.IsZero() && e.Time.Before(f.Since),
		!f.Until.IsZero() && !e.Time.Before(f.Until),
		len(f.Verdicts) > 0 && !slices.Contains(f.Verdicts, e.Verdict),
		f.Agent != "" && e.Agent != f.Agent,
		f.Session != "" && e.Session != f.Session,
		f.Without != "" && e.Session == f.Without,
		f.Tool != "" && e.Tool != f.Tool:
		return false
	case f.Text == "":
		return true
	}
	part := strings.ToLower(f.Text)
	for _, s := range [...]string{e.Text, e.Rule, e.Person} {
		if strings.Contains(strings.ToLower(s), part) {
			return true
		}
	}
	return false
}

// mayHold reports whether the file of a day can hold entries that the filter
// picks.
func (f *Filter) mayHold(name string) bool {
	day, err := time.Parse(dayLayout, strings.TrimSuffix(name, suffix))
	return err == nil &&
		(f.Since.IsZero() || day.AddDate(0, 0, 1).After(f.Since)) &&
		(f.Until.IsZero() || day.Before(f.Until))
}

// Stats is what a reader saw.
type Stats struct {
	Lines int // lines looked at, torn ones included
	Torn  int // lines that are no entry: a process died while it wrote
}

// Files returns the names of the journal's files in dir, oldest first. A folder
// that does not exist holds none.
func Files(dir string) ([]string, error) {
	list, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	var names []string
	for _, e := range list {
		if all := (&Filter{}); strings.HasSuffix(e.Name(), suffix) && all.mayHold(e.Name()) {
			names = append(names, e.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}

// errEnough ends a reading that has all it wants.
var errEnough = errors.New("enough")

// Read hands the entries of dir that the filter picks to fn, oldest file first
// and in each file in the order in which they were written, until fn returns an
// error, which Read returns.
func Read(dir string, f Filter, fn func(Entry) error) (Stats, error) {
	var stats Stats
	names, err := Files(dir)
	if err != nil {
		return stats, err
	}
	left := f.Limit
	for _, name := range names {
		if !f.mayHold(name) {
			continue
		}
		_, st, err := ReadFile(dir, name, 0, func(e Entry, _ int64) error {
			if !f.Match(&e) {
				return nil
			}
			if err := fn(e); err != nil {
				return err
			}
			if left--; left == 0 {
				return errEnough
			}
			return nil
		})
		stats.Lines += st.Lines
		stats.Torn += st.Torn
		if err == errEnough {
			return stats, nil
		}
		if err != nil {
			return stats, err
		}
	}
	return stats, nil
}

// ReadFile hands every entry of one file from an offset on to fn, with the
// offset behind it. The offset is 0 or one that was returned for this file
// before; since files only grow, it stays good. It returns the offset from
// which to go on. A file that is gone is empty.
func ReadFile(dir, name string, from int64, fn func(e Entry, next int64) error) (int64, Stats, error) {
	var stats Stats
	r, size, err := linefile.Open(filepath.Join(dir, name))
	if errors.Is(err, os.ErrNotExist) {
		return from, stats, nil
	}
	if err != nil {
		return from, stats, err
	}
	defer r.Close()
	if size <= from {
		return from, stats, nil
	}
	n, err := linefile.Each(io.NewSectionReader(r, from, size-from), func(line []byte, next int64) error {
		stats.Lines++
		e, ok := decode(line)
		if !ok {
			stats.Torn++
			return nil
		}
		return fn(e, from+next)
	})
	return from + n, stats, err
}

// End is the offset behind the last whole line of a file, from which [ReadFile]
// goes on.
func End(dir, name string) (int64, error) {
	r, size, err := linefile.Open(filepath.Join(dir, name))
	if err != nil {
		return 0, err
	}
	defer r.Close()
	return linefile.End(r, size)
}

// Last returns the newest n entries that the filter picks, newest last. It
// reads from the end and no further than it must. The filter's limit is
// ignored.
func Last(dir string, n int, f Filter) ([]Entry, error) {
	names, err := Files(dir)
	if err != nil || n <= 0 {
		return nil, err
	}
	var found []Entry
	for _, name := range slices.Backward(names) {
		if !f.mayHold(name) {
			continue
		}
		r, size, err := linefile.Open(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		_, err = linefile.Back(r, size, 0, func(line []byte) bool {
			if e, ok := decode(line); ok && f.Match(&e) {
				found = append(found, e)
			}
			return len(found) < n
		})
		r.Close()
		if err != nil {
			return nil, err
		}
		if len(found) == n {
			break
		}
	}
	slices.Reverse(found)
	return found, nil
}

// Decode reads a line of a journal's file; ok is false where it is torn.
func Decode(line []byte) (e Entry, ok bool) { return decode(line) }

// decode reads a line. Fields of later versions are passed over; a line without
// an id and a time is no entry.
func decode(line []byte) (Entry, bool) {
	var e Entry
	if len(line) >= linefile.Limit || json.Unmarshal(line, &e) != nil || e.ID == "" || e.Time.IsZero() {
		return Entry{}, false
	}
	return e, true
}

// Prune removes the files of days that ended before the time and were not
// written to since, and side files not used since. It returns how many files it
// removed. Hooks never call it.
func Prune(dir string, before time.Time) (int, error) {
	all, kept := Filter{}, Filter{Since: before}
	n, err := linefile.PruneFiles(dir, before, func(name string) bool {
		return strings.HasSuffix(name, suffix) && all.mayHold(name) && !kept.mayHold(name)
	})
	m, err2 := linefile.PruneWhole(dir, before)
	return n + m, errors.Join(err, err2)
}
