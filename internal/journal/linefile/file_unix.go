//go:build unix

package linefile

import (
	"errors"
	"io"
	"os"
	"syscall"

	"automode/internal/regular"
)

// file is a bare descriptor. The os package is gone round for two reasons: its
// Write continues a short write with a second one, behind which another
// process's line may already stand, and opening a file through it costs system
// calls for a poller that regular files never use.
type file struct {
	fd int
	// put takes the place of write(2) in tests; nil otherwise.
	put func(fd int, p []byte) (int, error)
}

// openAppend opens a regular file for appending and tells its size. A link in
// the file's place is refused, and a pipe does not make it wait.
func openAppend(path string) (file, int64, error) {
	const how = syscall.O_RDWR | syscall.O_APPEND | syscall.O_CREAT | syscall.O_CLOEXEC | syscall.O_NOFOLLOW | syscall.O_NONBLOCK
	fd, err := retry(func() (int, error) { return syscall.Open(path, how, 0o600) })
	if err != nil {
		return file{}, 0, refusal(err)
	}
	var st syscall.Stat_t
	if err := syscall.Fstat(fd, &st); err != nil {
		syscall.Close(fd)
		return file{}, 0, err
	}
	if st.Mode&syscall.S_IFMT != syscall.S_IFREG {
		syscall.Close(fd)
		return file{}, 0, errNotRegular
	}
	return file{fd: fd}, st.Size, nil
}

// openRead opens a regular file for reading, under the same conditions.
func openRead(path string) (*os.File, error) {
	f, err := regular.Open(path, false)
	if errors.Is(err, regular.ErrNot) {
		err = errNotRegular
	}
	return f, err
}

// refusal says in words what the open flags refused.
func refusal(err error) error {
	if errors.Is(err, syscall.ELOOP) {
		return errNotRegular
	}
	return err
}

func (f file) write(p []byte) (int, error) {
	put := f.put
	if put == nil {
		put = syscall.Write
	}
	// An interrupted write has written nothing; a partial one returns its count.
	return retry(func() (int, error) { return put(f.fd, p) })
}

func (f file) readAt(p []byte, at int64) (int, error) {
	n, err := retry(func() (int, error) { return syscall.Pread(f.fd, p, at) })
	if err == nil && n < len(p) {
		err = io.ErrUnexpectedEOF
	}
	return n, err
}

// offset is where the last write on this descriptor ended.
func (f file) offset() (int64, error) { return syscall.Seek(f.fd, 0, io.SeekCurrent) }

func (f file) size() (int64, error) {
	var st syscall.Stat_t
	err := syscall.Fstat(f.fd, &st)
	return st.Size, err
}

func (f file) close() error { return syscall.Close(f.fd) }

func retry(call func() (int, error)) (int, error) {
	for {
		n, err := call()
		if err != syscall.EINTR {
			return n, err
		}
	}
}
