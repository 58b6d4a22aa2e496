package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// programs is the folder of the built programs, side by side as they are
// installed.
var programs string

// TestMain builds the programs, and lets the test binary play a server.
func TestMain(m *testing.M) {
	if kind := os.Getenv("AUTOMODE_TEST_SERVER"); kind != "" {
		play(kind)
		return
	}
	os.Exit(func() int {
		dir, err := os.MkdirTemp("", "automode-mcp-")
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		defer os.RemoveAll(dir)
		programs = dir
		for name, from := range map[string]string{"automode-hook": "../automode-hook", "automode-mcp": ".", "automode": "../automode"} {
			build := exec.Command("go", "build", "-buildvcs=false", "-o", filepath.Join(dir, name+exe), from)
			if out, err := build.CombinedOutput(); err != nil {
				fmt.Fprintf(os.Stderr, "%v\n%s", err, out)
				return 1
			}
		}
		return m.Run()
	}())
}
