package git

import (
	"os"
	"syscall"
)

// statOf is what git would note of a file.
func statOf(info os.FileInfo) (stat, bool) {
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return stat{}, false
	}
	return stat{
		modified: stamp{uint32(s.Mtim.Sec), uint32(s.Mtim.Nsec)},
		changed:  stamp{uint32(s.Ctim.Sec), uint32(s.Ctim.Nsec)},
		ino:      uint32(s.Ino),
		size:     uint32(s.Size),
	}, true
}
