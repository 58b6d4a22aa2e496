//go:build unix

package models

import (
	"os/exec"
	"syscall"
)

// grouped has a program end with everything that it started, unless that went
// into a group of its own.
func grouped(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
