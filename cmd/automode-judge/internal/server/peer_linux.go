package server

import (
	"net"
	"os"
	"strconv"
	"syscall"
)

// peer says which user and which program is at the other end.
func peer(c *net.UnixConn) (uid int, program string, err error) {
	raw, err := c.SyscallConn()
	if err != nil {
		return -1, "", err
	}
	var cred *syscall.Ucred
	var got error
	if err := raw.Control(func(fd uintptr) {
		cred, got = syscall.GetsockoptUcred(int(fd), syscall.SOL_SOCKET, syscall.SO_PEERCRED)
	}); err != nil {
		return -1, "", err
	}
	if got != nil {
		return -1, "", got
	}
	program, err = os.Readlink("/proc/" + strconv.Itoa(int(cred.Pid)) + "/exe")
	return int(cred.Uid), program, err
}
