//go:build unix

package main

import (
	"runtime"
	"syscall"
)

// resident is how many bytes of memory this process took at most.
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
