//go:build unix

package agents

import (
	"io/fs"
	"os"
	"syscall"
)

// keepOwner gives a file the owner of the one that it replaces. Who may not
// give files away owns the old one, or is let go on all the same.
func keepOwner(f *os.File, before fs.FileInfo) error {
	stat, ok := before.Sys().(*syscall.Stat_t)
	if !ok || os.Geteuid() != 0 {
		return nil
	}
	return f.Chown(int(stat.Uid), int(stat.Gid))
}
