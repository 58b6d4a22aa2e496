//go:build unix

// Package server answers the side queries of many hooks from one process, which
// keeps connections, circuits and rulings warm. It listens on a socket in a folder
// that only the person enters, ends when nobody asks any more, and may be killed
// at any time: whoever asked then starts automode-judge as if there were none.
package server

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"automode"
	"automode/internal/release"
	"automode/internal/sidequery"
)

// ErrRunning says that another server has the place already.
var ErrRunning = errors.New("a server runs already")

// Options say how to serve.
type Options struct {
	Socket string        // where to listen; its folder is made, and no other
	Idle   time.Duration // without a question after which to end
	// Answer rules on a request. It must end with ctx.
	Answer func(ctx context.Context, req *sidequery.Request) sidequery.Response
	// IdleOf is how long the person wants it to wait, asked with each request; 0
	// changes nothing. May be nil.
	IdleOf func(req *sidequery.Request) time.Duration
	// Programs may ask, by their absolute paths, where the system tells which
	// program asks. Empty: every one of the person's.
	Programs []string
	Started  func() // called once it listens; may be nil
}

// Bounds.
const (
	mostAtOnce = 256             // questions; whoever comes then starts a process
	reading    = 5 * time.Second // for a question to arrive
	watching   = 2 * time.Second // how often it looks whether it still has its place
	linger     = 3 * time.Second // for questions under way when it is to end
)

type server struct {
	Options
	build  string
	idle   atomic.Int64 // nanoseconds
	asking atomic.Int64 // questions under way
	last   atomic.Int64 // when the last one ended, in Unix nanoseconds
	slots  chan struct{}
	open   sync.WaitGroup
}

// Serve answers until ctx ends, nobody asked for as long as Options.Idle, or its
// place is gone: the socket was removed, or the program replaced. It returns
// ErrRunning at once when another one listens.
func Serve(ctx context.Context, o Options) error {
	if o.Socket == "" {
		return errors.New("there is no place for a socket: the state folder is not known, or its path is too long")
	}
	if err := folder(filepath.Dir(o.Socket)); err != nil {
		return err
	}
	// The lock decides who of two that start at once may remove what lies there.
	// It ends with the process, however that ends.
	lock, err := os.OpenFile(o.Socket+".lock", os.O_RDWR|os.O_CREATE|syscall.O_NOFOLLOW, 0o600)
	if err != nil {
		return err
	}
	defer lock.Close()
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return ErrRunning
		}
		return err
	}
	if err := lock.Truncate(0); err == nil {
		lock.WriteAt([]byte(strconv.Itoa(os.Getpid())+"\n"), 0)
	}
	if err := os.Remove(o.Socket); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: o.Socket, Net: "unix"})
	if err != nil {
		return err
	}
	defer l.Close() // removes the socket as well, while the lock is held
	err = os.Chmod(o.Socket, 0o600)
	var place os.FileInfo
	if err == nil {
		place, err = os.Lstat(o.Socket)
	}
	if errors.Is(err, os.ErrNotExist) {
		return nil // its place is gone already
	}
	if err != nil {
		return err
	}
	s := &server{Options: o, build: release.Read().String(), slots: make(chan struct{}, mostAtOnce)}
	s.idle.Store(int64(o.Idle))
	s.last.Store(time.Now().UnixNano())
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	watched := make(chan struct{})
	go func() {
		defer close(watched)
		s.watch(ctx, place)
		stop()
		if now, err := os.Lstat(o.Socket); err != nil || !os.SameFile(now, place) {
			l.SetUnlinkOnClose(false) // what lies there is another's
		}
		l.Close()
	}()
	if o.Started != nil {
		o.Started()
	}
	err = s.accept(ctx, l)
	stop()
	<-watched
	// What was taken is answered, unless it takes too long.
	done := make(chan struct{})
	go func() { s.open.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(linger):
	}
	return err
}

// folder makes the folder of the socket and sees that only the person enters.
func folder(dir string) error {
	if err := os.Mkdir(dir, 0o700); err != nil && !errors.Is(err, os.ErrExist) {
		return err
	}
	info, err := os.Lstat(dir)
	if err != nil {
		return err
	}
	own, ok := info.Sys().(*syscall.Stat_t)
	if !info.IsDir() || !ok || int(own.Uid) != os.Getuid() {
		return fmt.Errorf("%s is not a folder of yours: remove it", dir)
	}
	if info.Mode().Perm() != 0o700 {
		return os.Chmod(dir, 0o700)
	}
	return nil
}

func (s *server) accept(ctx context.Context, l *net.UnixListener) error {
	for {
		c, err := l.AcceptUnix()
		switch {
		case ctx.Err() != nil:
			if c != nil {
				c.Close()
			}
			return nil
		case err != nil && (errors.Is(err, syscall.EMFILE) || errors.Is(err, syscall.ENFILE) || errors.Is(err, syscall.ECONNABORTED)):
			time.Sleep(10 * time.Millisecond)
			continue
		case err != nil:
			return err
		}
		select {
		case s.slots <- struct{}{}:
		default:
			c.Close() // it asks without us
			continue
		}
		s.asking.Add(1)
		s.open.Go(func() {
			defer func() {
				c.Close()
				s.last.Store(time.Now().UnixNano())
				s.asking.Add(-1)
				<-s.slots
			}()
			s.answer(ctx, c)
		})
	}
}

// answer answers one question. What is not to be answered is only closed.
func (s *server) answer(ctx context.Context, c *net.UnixConn) {
	if s.known(c) != nil {
		return
	}
	c.SetDeadline(time.Now().Add(reading))
	line, err := bufio.NewReader(io.LimitReader(c, sidequery.MaxLine)).ReadBytes('\n')
	var req sidequery.Request
	if err != nil || json.Unmarshal(line, &req) != nil || req.Protocol != sidequery.Protocol || req.Build != s.build {
		return
	}
	if _, err := io.WriteString(c, sidequery.Taken); err != nil {
		return
	}
	// A question outlives neither its own time nor the one who asked.
	c.SetDeadline(time.Now().Add(req.Left + time.Second))
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), max(req.Left, 0))
	defer cancel()
	go func() {
		io.Copy(io.Discard, c)
		cancel()
	}()
	answer, err := json.Marshal(s.ruled(ctx, &req))
	if err == nil {
		c.Write(append(answer, '\n'))
	}
	c.Close() // whoever asked waits for the end
	if s.IdleOf != nil {
		if idle := s.IdleOf(&req); idle > 0 {
			s.idle.Store(int64(idle))
		}
	}
}

// ruled is the answer; a panic of ours is one like any other failure.
func (s *server) ruled(ctx context.Context, req *sidequery.Request) (r sidequery.Response) {
	defer func() {
		if recover() != nil {
			r = sidequery.Response{Protocol: sidequery.Protocol, Outcome: automode.Outage, Why: "the server of automode-judge failed on this call"}
		}
	}()
	return s.Answer(ctx, req)
}

// known returns nil for one of our programs that the same person runs.
func (s *server) known(c *net.UnixConn) error {
	uid, program, err := peer(c)
	if err != nil {
		return err
	}
	return s.ours(uid, program)
}

// ours returns nil for a user and a program that may ask; a system that does not
// tell the program says "".
func (s *server) ours(uid int, program string) error {
	switch {
	case uid != os.Getuid():
		return errors.New("another user asks")
	case program != "" && len(s.Programs) > 0 && !slices.Contains(s.Programs, program):
		return errors.New("another program asks")
	}
	return nil
}

// watch returns when there is no more reason to go on.
func (s *server) watch(ctx context.Context, place os.FileInfo) {
	self, _ := os.Executable()
	program, _ := os.Stat(self)
	for {
		idle := time.Duration(s.idle.Load())
		wait := watching
		if s.asking.Load() == 0 {
			left := idle - time.Since(time.Unix(0, s.last.Load()))
			if left <= 0 {
				return
			}
			wait = min(wait, left)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait):
		}
		if now, err := os.Lstat(s.Socket); err != nil || !os.SameFile(now, place) {
			return
		}
		if now, err := os.Stat(self); program != nil && (err != nil || !os.SameFile(now, program) || !now.ModTime().Equal(program.ModTime())) {
			return // a new build is there
		}
	}
}
