//go:build !unix

package main

import (
	"fmt"
	"os"
)

// atTerminal has no terminal here: the scripts that need one skip themselves.
func atTerminal() {
	fmt.Fprintln(os.Stderr, "terminal: there is no pseudo-terminal on this system")
	os.Exit(1)
}
