package journal

import (
	"context"
	"path/filepath"
	"time"

	"automode/internal/journal/linefile"
)

// pollEvery is how often Follow looks for new entries.
const pollEvery = 250 * time.Millisecond

// Follow hands entries that are written to dir from now on to fn, as they come,
// until the context ends, which is no error, or fn returns an error. With
// Filter.Limit it ends after so many.
func Follow(ctx context.Context, dir string, f Filter, fn func(Entry) error) error {
	t := time.NewTicker(pollEvery)
	defer t.Stop()
	return follow(ctx, dir, f, t.C, fn)
}

// follow looks once at the beginning, to know where now is, and then at every
// tick. The file before the newest goes on being watched: a process that began
// before midnight may write after it.
func follow(ctx context.Context, dir string, f Filter, tick <-chan time.Time, fn func(Entry) error) error {
	behind, err := ends(dir)
	if err != nil {
		return err
	}
	left := f.Limit
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-tick:
		}
		names, err := Files(dir)
		if err != nil {
			return err
		}
		for _, name := range names[max(0, len(names)-2):] {
			behind[name], _, err = ReadFile(dir, name, behind[name], func(e Entry, _ int64) error {
				if ctx.Err() != nil || !f.Match(&e) {
					return ctx.Err()
				}
				if err := fn(e); err != nil {
					return err
				}
				if left--; left == 0 {
					return errEnough
				}
				return nil
			})
			switch {
			case err == errEnough || err != nil && ctx.Err() != nil:
				return nil
			case err != nil:
				return err
			}
		}
	}
}

// ends returns where the last whole line of every file ends.
func ends(dir string) (map[string]int64, error) {
	names, err := Files(dir)
	if err != nil {
		return nil, err
	}
	at := make(map[string]int64, len(names))
	for _, name := range names {
		r, size, err := linefile.Open(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		at[name], err = linefile.End(r, size)
		r.Close()
		if err != nil {
			return nil, err
		}
	}
	return at, nil
}
