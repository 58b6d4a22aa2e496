//go:build unix

package courier

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"automode/internal/beside"
	"automode/internal/own"
	"automode/internal/sidequery"
)

// dial reaches the server of automode-judge, where one runs. It goes round
// package net, which would be a tenth of the hook.
func dial(files *own.Files) (*os.File, error) {
	name := files.Socket()
	if name == "" {
		return nil, errors.New("there is no place for a socket")
	}
	// Only the person can have put a socket into a folder that only they enter.
	var dir syscall.Stat_t
	if err := syscall.Lstat(filepath.Dir(name), &dir); err != nil {
		return nil, err
	}
	if dir.Mode&(syscall.S_IFMT|0o077) != syscall.S_IFDIR || int(dir.Uid) != syscall.Getuid() {
		return nil, errors.New("others can enter the folder of the socket")
	}
	fd, err := socket()
	if err != nil {
		return nil, err
	}
	err = syscall.Connect(fd, &syscall.SockaddrUnix{Name: name})
	if err == nil {
		err = trusted(fd, files.Beside(own.Judge))
	}
	if err != nil {
		syscall.Close(fd)
		return nil, err
	}
	return os.NewFile(uintptr(fd), name), nil
}

// warm has a running server answer a line. ok is false when it did not take the
// question, or ended over it: then the program is started as if there were none.
func warm(ctx context.Context, f *os.File, line []byte) (answer []byte, ok bool) {
	defer f.Close()
	defer context.AfterFunc(ctx, func() { f.Close() })()
	patience := time.AfterFunc(sidequery.Patience, func() { f.Close() })
	defer patience.Stop()
	if _, err := f.Write(line); err != nil {
		return nil, false
	}
	var taken [len(sidequery.Taken)]byte
	if _, err := io.ReadFull(f, taken[:]); err != nil || string(taken[:]) != sidequery.Taken {
		return nil, false
	}
	patience.Stop()
	answer, err := io.ReadAll(io.LimitReader(f, beside.MaxAnswer))
	return answer, ctx.Err() == nil && err == nil && len(answer) > 0 && answer[len(answer)-1] == '\n'
}
