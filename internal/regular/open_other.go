//go:build !unix

package regular

import (
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
