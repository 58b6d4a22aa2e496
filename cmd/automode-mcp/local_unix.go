//go:build !windows

package main

import (
	"os"
	"syscall"
)

// terminate asks a process to end.
var terminate os.Signal = syscall.SIGTERM
