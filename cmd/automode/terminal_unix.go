//go:build unix

package main

import (
	"os"
	"syscall"
	"unsafe"
)

// columns returns the width of the terminal that f is, 0 when it does not
// know, and whether f is one.
func columns(f *os.File) (int, bool) {
	var size struct{ rows, columns, x, y uint16 }
	_, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TIOCGWINSZ, uintptr(unsafe.Pointer(&size)))
	return int(size.columns), errno == 0
}
