package main

import (
	"os"
	"path/filepath"
	"time"
)

// trialFolder makes a state folder for calls that are only tried, which the
// caller removes, and clears away what trials that were killed have left in the
// folder for temporary files.
func trialFolder() (string, error) {
	for _, pattern := range [...]string{"automode-init-*", "automode-record-*.jsonl"} {
		list, _ := filepath.Glob(filepath.Join(os.TempDir(), pattern))
		for _, left := range list {
			// One that is not old may be at work. What is another's stays: nobody
			// but its owner may remove it.
			if info, err := os.Lstat(left); err == nil && time.Since(info.ModTime()) > trialEnds {
				os.RemoveAll(left)
			}
		}
	}
	return os.MkdirTemp("", "automode-init-")
}

// trialEnds is when no trial is at work any more: each call of one has a limit of
// seconds.
const trialEnds = time.Hour
