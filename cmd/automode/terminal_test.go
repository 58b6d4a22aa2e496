//go:build unix

package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"syscall"

	"github.com/creack/pty"
)

// endOfInput is what a person at a terminal types where there is nothing more to say.
const endOfInput = 4

// atTerminal is "terminal FILE COMMAND…" in scripts: the command with a
// pseudo-terminal for its input and its output, at which the file is typed.
// What the terminal showed is printed when all of it has come, and the exit
// status is the command's.
func atTerminal() {
	shown, err := typed(os.Args[1], os.Args[2:])
	os.Stdout.Write(shown)
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		os.Exit(exit.ExitCode())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "terminal:", err)
		os.Exit(1)
	}
}

// typed starts the command and returns what its terminal showed.
func typed(file string, command []string) ([]byte, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	screen, tty, err := pty.Open()
	if err != nil {
		return nil, err
	}
	defer screen.Close()
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = tty, tty, os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	err = cmd.Start()
	tty.Close() // so that the screen ends with the last program that has the terminal
	if err != nil {
		return nil, err
	}
	if _, err := screen.Write(append(text, endOfInput)); err != nil {
		return nil, err
	}
	// Linux ends a terminal that nobody has open with an error.
	shown, _ := io.ReadAll(screen)
	return shown, cmd.Wait()
}
