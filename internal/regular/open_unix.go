//go:build unix

package regular

import (
	"io/fs"
	"os"
	"syscall"
)

// Open opens a plain file. A link is followed only when follow is set. The os
// package is gone round because opening through it costs system calls for a
// poller that plain files never use, and a hook pays them at every call.
func Open(path string, follow bool) (*os.File, error) {
	how := syscall.O_RDONLY | syscall.O_CLOEXEC | syscall.O_NONBLOCK
	if !follow {
		how |= syscall.O_NOFOLLOW
	}
	fd, err := open(path, how)
	if err == syscall.ELOOP && !follow {
		err = ErrNot
	}
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	var st syscall.Stat_t
	err = syscall.Fstat(fd, &st)
	if err == nil && st.Mode&syscall.S_IFMT != syscall.S_IFREG {
		err = ErrNot
	}
	if err == nil {
		// It was set so that a pipe does not make the opening wait; left set,
		// it would bring the poller back.
		err = syscall.SetNonblock(fd, false)
	}
	if err != nil {
		syscall.Close(fd)
		return nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	return os.NewFile(uintptr(fd), path), nil
}

func open(path string, how int) (int, error) {
	for {
		fd, err := syscall.Open(path, how, 0)
		if err != syscall.EINTR {
			return fd, err
		}
	}
}

// ReadFile reads a plain file of at most most bytes, and of a longer one most
// and one more. Links are followed. It makes as few system calls as there can
// be: a file that is missing costs one, as it is for most of those that a hook
// looks for.
func ReadFile(path string, most int) ([]byte, error) {
	var st syscall.Stat_t
	if err := retry(func() error { return syscall.Lstat(path, &st) }); err != nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	fd, err := open(path, syscall.O_RDONLY|syscall.O_CLOEXEC|syscall.O_NONBLOCK)
	if err == syscall.ENOENT {
		err = ErrDangling
	}
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	defer syscall.Close(fd)
	err = retry(func() error { return syscall.Fstat(fd, &st) })
	if err == nil && st.Mode&syscall.S_IFMT != syscall.S_IFREG {
		err = ErrNot
	}
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	data := make([]byte, 0, min(int(max(st.Size, 0)), most)+1)
	for len(data) <= most {
		if len(data) == cap(data) {
			data = append(data, 0)[:len(data)] // it grew
		}
		var n int
		if err := retry(func() (err error) { n, err = syscall.Read(fd, data[len(data):cap(data)]); return err }); err != nil {
			return nil, &fs.PathError{Op: "read", Path: path, Err: err}
		}
		data = data[:len(data)+n]
		if len(data) < cap(data) {
			break // of a plain file less than was asked for is its end
		}
	}
	return data, nil
}

func retry(call func() error) error {
	for {
		if err := call(); err != syscall.EINTR {
			return err
		}
	}
}
