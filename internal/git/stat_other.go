//go:build !linux && !darwin

package git

import "os"

// statOf is nothing here: every file is read.
func statOf(os.FileInfo) (stat, bool) { return stat{}, false }
