//go:build !unix

package linefile

import (
	"io"
	"os"
)

// file is an open file. The systems without a Unix interface append in one
// piece as well when a file is opened with O_APPEND.
type file struct {
	f *os.File
	// put takes the place of the write in tests; nil otherwise.
	put func(f *os.File, p []byte) (int, error)
}

func openAppend(path string) (file, int64, error) {
	// Reading and appending do not go together on one handle everywhere, so
	// freshness is read through a second one.
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600)
	if err != nil {
		return file{}, 0, err
	}
	st, err := f.Stat()
	if err == nil && !st.Mode().IsRegular() {
		err = errNotRegular
	}
	if err != nil {
		f.Close()
		return file{}, 0, err
	}
	return file{f: f}, st.Size(), nil
}

func openRead(path string) (*os.File, error) { return os.Open(path) }

func (f file) write(p []byte) (int, error) {
	if f.put != nil {
		return f.put(f.f, p)
	}
	return f.f.Write(p)
}

func (f file) readAt(p []byte, at int64) (int, error) {
	r, err := os.Open(f.f.Name())
	if err != nil {
		return 0, err
	}
	defer r.Close()
	return r.ReadAt(p, at)
}

func (f file) offset() (int64, error) { return f.f.Seek(0, io.SeekCurrent) }

func (f file) size() (int64, error) {
	st, err := f.f.Stat()
	if err != nil {
		return 0, err
	}
	return st.Size(), nil
}

func (f file) close() error { return f.f.Close() }
