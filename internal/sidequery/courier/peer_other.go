//go:build unix && !linux

package courier

import "syscall"

// trusted relies on the folder of the socket, which only the person can enter:
// these systems do not say simply which program listens.
func trusted(int, string) error { return nil }

// socket is one that no program inherits and that never waits.
func socket() (int, error) {
	syscall.ForkLock.RLock()
	defer syscall.ForkLock.RUnlock()
	fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err == nil {
		syscall.CloseOnExec(fd)
		err = syscall.SetNonblock(fd, true)
	}
	return fd, err
}
