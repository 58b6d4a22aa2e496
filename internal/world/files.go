package world

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"

	"automode/internal/regular"
)

// ErrTooMany says that a folder holds more than is looked at.
var ErrTooMany = errors.New("more entries than are looked at: name them singly")

// readRegular reads a file that was a regular one a moment ago. It opens
// without waiting, so that a pipe put in its place cannot hold us up, and looks
// again at what it opened.
func readRegular(path string, size, max int64) ([]byte, error) {
	f, err := regular.Open(path, true)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b := make([]byte, 0, min(size, max)+1)
	for {
		n, err := f.Read(b[len(b):cap(b)])
		b = b[:len(b)+n]
		switch {
		case int64(len(b)) > max:
			return nil, &fs.PathError{Op: "read", Path: path, Err: errTooLarge}
		case err == io.EOF:
			return b, nil
		case err != nil:
			return nil, err
		case len(b) == cap(b):
			b = append(b, 0)[:len(b)]
		}
	}
}

func namesOf(path string, entries []os.DirEntry, max int, want func(os.DirEntry) bool) ([]string, error) {
	if len(entries) > max {
		return nil, &fs.PathError{Op: "list", Path: path, Err: ErrTooMany}
	}
	names := make([]string, 0, len(entries))
	for _, e := range entries {
		if want(e) {
			names = append(names, e.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}
