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
