package world

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"

	"automode/internal/regular"
)

var errTooMany = errors.New("more entries than are looked at: name them singly")

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

func namesOf(path string, entries []os.DirEntry, max int) ([]string, error) {
	if len(entries) > max {
		return nil, &fs.PathError{Op: "list", Path: path, Err: errTooMany}
	}
	names := make([]string, len(entries))
	for i, e := range entries {
		names[i] = e.Name()
	}
	slices.Sort(names)
	return names, nil
}

func listing(path string, d *os.File, max int) ([]string, error) {
	names, err := d.Readdirnames(max + 1)
	if err != nil && err != io.EOF {
		return nil, err
	}
	if len(names) > max {
		return nil, &fs.PathError{Op: "list", Path: path, Err: errTooMany}
	}
	slices.Sort(names)
	return names, nil
}
