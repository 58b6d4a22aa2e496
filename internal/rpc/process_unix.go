//go:build !windows

package rpc

import (
	"os"
	"syscall"
)

// terminate asks a process to end.
var terminate os.Signal = syscall.SIGTERM
