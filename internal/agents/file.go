package agents

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"automode/internal/regular"
)

// maxSettings is more than any settings file has, in bytes.
const maxSettings = 4 << 20

// File is a file that is to be replaced as a whole.
type File struct {
	Path string      // as it was named
	Real string      // where it lies, once links are followed
	Data []byte      // what it holds; nil when there is no file
	Mode fs.FileMode // of a file that is made; that of one that is there stays
	info fs.FileInfo
}

// ReadFile looks at a file that may be missing. It follows links. An error says
// why it cannot be replaced: it is no plain file, may not be read or written,
// or is a link to nothing.
func ReadFile(path string) (File, error) {
	f := File{Path: path, Mode: 0o600}
	real, err := filepath.EvalSymlinks(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if _, err := os.Lstat(path); err == nil {
			return f, fmt.Errorf("it is a link to a file that is not there")
		}
		// Its folder may be a link.
		f.Real = path
		if dir, err := filepath.EvalSymlinks(filepath.Dir(path)); err == nil {
			f.Real = filepath.Join(dir, filepath.Base(path))
		}
		return f, nil
	case err != nil:
		return f, reasonOf(err)
	}
	f.Real = real
	if f.Data, f.info, err = readRegular(real); err != nil {
		return f, reasonOf(err)
	}
	if f.info.Mode().Perm()&0o200 == 0 {
		return f, errors.New("it is read-only")
	}
	return f, nil
}

func readRegular(path string) ([]byte, fs.FileInfo, error) {
	r, err := regular.Open(path, true)
	if err != nil {
		return nil, nil, err
	}
	defer r.Close()
	info, err := r.Stat()
	if err != nil {
		return nil, nil, err
	}
	data, err := io.ReadAll(io.LimitReader(r, maxSettings+1))
	if err == nil && len(data) > maxSettings {
		err = errors.New("it is too long for a settings file")
	}
	if data == nil {
		data = []byte{}
	}
	return data, info, err
}

// tempPrefix begins the names of files that are about to replace another one.
// It is one of those that the gate guards beside an agent's settings.
const tempPrefix = "settings.automode-"

// Replace writes the file as a whole, with the owner and mode of the one
// before. Whatever happens, the old or the new one stands there.
func (f *File) Replace(data []byte) error {
	dir := filepath.Dir(f.Real)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return reasonOf(err)
	}
	if err := f.unchanged(); err != nil {
		return err
	}
	// What a process that was killed left behind.
	if old, err := filepath.Glob(filepath.Join(dir, tempPrefix+"*.json")); err == nil {
		for _, name := range old {
			os.Remove(name)
		}
	}
	mode := f.Mode
	if f.info != nil {
		mode = f.info.Mode().Perm()
	}
	t, err := os.CreateTemp(dir, tempPrefix+"*.json")
	if err != nil {
		return fmt.Errorf("no file can be made in %s: %w", dir, reasonOf(err))
	}
	_, err = t.Write(data)
	if err == nil {
		err = t.Chmod(mode)
	}
	if err == nil && f.info != nil {
		err = keepOwner(t, f.info)
	}
	if err == nil {
		err = t.Sync()
	}
	if closeErr := t.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Rename(t.Name(), f.Real)
	}
	if err != nil {
		os.Remove(t.Name())
		return reasonOf(err)
	}
	syncFolder(dir)
	f.Data = data
	f.info, err = os.Stat(f.Real)
	return err
}

// Remove takes the file away.
func (f *File) Remove() error {
	if err := f.unchanged(); err != nil {
		return err
	}
	if err := os.Remove(f.Real); err != nil {
		return reasonOf(err)
	}
	syncFolder(filepath.Dir(f.Real))
	f.Data, f.info = nil, nil
	return nil
}

// unchanged makes sure that nobody wrote the file since it was read.
func (f *File) unchanged() error {
	now, _, err := readRegular(f.Real)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return reasonOf(err)
	}
	if !Same(now, f.Data) {
		return errors.New("somebody wrote it just now")
	}
	return nil
}

// syncFolder makes a rename last. Not every system can.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		d.Sync()
		d.Close()
	}
}

// reasonOf leaves out the path, which whoever tells the error names.
func reasonOf(err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err
	}
	if e, ok := errors.AsType[*os.LinkError](err); ok {
		return e.Err
	}
	return err
}
