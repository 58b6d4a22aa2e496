package server

import (
	"net"

	"golang.org/x/sys/unix"
)

// peer says which user is at the other end; which program is not told.
func peer(c *net.UnixConn) (uid int, program string, err error) {
	raw, err := c.SyscallConn()
	if err != nil {
		return -1, "", err
	}
	var cred *unix.Xucred
	var got error
	if err := raw.Control(func(fd uintptr) { cred, got = unix.GetsockoptXucred(int(fd), unix.SOL_LOCAL, unix.LOCAL_PEERCRED) }); err != nil {
		return -1, "", err
	}
	if got != nil {
		return -1, "", got
	}
	return int(cred.Uid), "", nil
}
