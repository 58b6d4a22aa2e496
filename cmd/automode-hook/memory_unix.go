//go:build unix

package main

import (
	"runtime"
	"syscall"
)

// resident is how many bytes of memory this process took at most. What the agent took
// that started it may count: the two share their memory until this program begins.
func resident() int64 {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return 0
	}
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		return int64(used.Maxrss)
	}
	return int64(used.Maxrss) << 10
}
