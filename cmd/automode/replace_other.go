//go:build !unix

package main

import (
	"errors"
	"os"
	"os/exec"
)

// replace runs a program and ends as it does. It returns only when that fails.
func replace(path string, args []string) error {
	cmd := exec.Command(path, args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		os.Exit(max(exit.ExitCode(), 1))
	}
	if err == nil {
		os.Exit(0)
	}
	return err
}
