//go:build unix

package main

import (
	"os"
	"syscall"
)

// replace runs a program in this one's place: it has the same process id, so
// that whoever started us ends it. It returns only when that fails.
func replace(path string, args []string) error {
	return syscall.Exec(path, append([]string{path}, args...), os.Environ())
}
