//go:build !unix

package main

import "os"

// columns reports whether f is a terminal; its width is not known.
func columns(f *os.File) (int, bool) {
	info, err := f.Stat()
	return 0, err == nil && info.Mode()&os.ModeCharDevice != 0
}
