//go:build !unix

package regular

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

// Open opens a plain file. A link is followed only when follow is set.
func Open(path string, follow bool) (*os.File, error) {
	look := os.Lstat
	if follow {
		look = os.Stat
	}
	info, err := look(path)
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: path, Err: ErrNot}
	}
	if err != nil {
		return nil, err
	}
	return os.Open(path)
}

// ReadFile reads a plain file of at most most bytes, and of a longer one most
// and one more. Links are followed.
func ReadFile(path string, most int) ([]byte, error) {
	if _, err := os.Lstat(path); err != nil {
		return nil, err
	}
	f, err := Open(path, true)
	if errors.Is(err, fs.ErrNotExist) {
		err = &fs.PathError{Op: "open", Path: path, Err: ErrDangling}
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, int64(most)+1))
}
