package main

import (
	"io/fs"
	"strconv"
	"syscall"
)

// changed is when a file was changed last, and which one it is. Unlike the time
// of its content, nobody sets this one.
func changed(info fs.FileInfo) string {
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return ""
	}
	return " " + strconv.FormatUint(st.Ino, 10) + " " + strconv.FormatInt(st.Ctimespec.Nano(), 10)
}
