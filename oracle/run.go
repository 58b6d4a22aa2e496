//go:build linux

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"

	"automode/oracle/trace"
)

// limits of one command. They bound what it may use, never what it may do.
const (
	runTime  = 5 * time.Second
	layTime  = 2 * time.Minute // of a whole repository: however busy the machine is, it is laid
	cpuTime  = 3               // seconds
	fileSize = 8 << 20
	dataSize = 1 << 30
	forks    = 256
)

// limit sets what every command started from here on may use.
func limit() error {
	for which, n := range map[int]uint64{syscall.RLIMIT_FSIZE: fileSize, 6 /* RLIMIT_NPROC */ : forks, syscall.RLIMIT_CORE: 0} {
		if err := syscall.Setrlimit(which, &syscall.Rlimit{Cur: n, Max: n}); err != nil {
			return err
		}
	}
	return nil
}

// errTime says that a command was stopped before it came to its end.
var errTime = errors.New("it did not end in time")

const traceFile = "/run/trace"

// run runs one command in a shell, below the tracer, and returns what it did.
// Nothing that it started is left when run returns.
func run(shell, command, path string) (*trace.Run, error) {
	ctx, cancel := context.WithTimeout(context.Background(), runTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, "/usr/bin/strace", "--seccomp-bpf", "-f", "-qq", "-y", "-v", "-s", "65535",
		"-e", "signal=none", "-e", "trace="+trace.Calls, "-o", traceFile, "--", "/bin/"+shell, "-c", command)
	cmd.Dir, cmd.Env = project, environment(path)
	var printed sink
	cmd.Stdout, cmd.Stderr = &printed, &printed
	cmd.WaitDelay = time.Second
	err := cmd.Run()
	// We are the first process here: this ends all others.
	if e := syscall.Kill(-1, syscall.SIGKILL); e != nil && !errors.Is(e, syscall.ESRCH) {
		return nil, fmt.Errorf("ending what is left: %w", e)
	}
	for {
		if _, e := syscall.Wait4(-1, nil, 0, nil); e != nil && !errors.Is(e, syscall.EINTR) {
			break
		}
	}
	if ctx.Err() != nil {
		return nil, errTime
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) && !errors.Is(err, exec.ErrWaitDelay) {
		return nil, fmt.Errorf("the tracer: %w", err)
	}
	data, err := os.ReadFile(traceFile)
	if err != nil {
		return nil, err
	}
	r, err := trace.Read(string(data), project)
	if err != nil {
		return nil, err
	}
	if len(r.Starts) == 0 {
		return nil, fmt.Errorf("the tracer saw nothing: %s", printed.first)
	}
	return r, nil
}

// plainly runs a text in a shell without a tracer. What it leaves behind is given its
// time, and then ended.
func plainly(shell, text, path string, most time.Duration) error {
	ctx, cancel := context.WithTimeout(context.Background(), most)
	defer cancel()
	cmd := exec.CommandContext(ctx, "/bin/"+shell, "-c", text)
	cmd.Dir, cmd.Env, cmd.WaitDelay = project, environment(path), 100*time.Millisecond
	err := cmd.Run()
	// We are the first process here: this ends all others, once they had their time.
	for range 100 {
		if e := syscall.Kill(-1, 0); errors.Is(e, syscall.ESRCH) {
			break
		}
		var left syscall.WaitStatus
		if pid, e := syscall.Wait4(-1, &left, syscall.WNOHANG, nil); pid <= 0 && e == nil {
			time.Sleep(2 * time.Millisecond)
		}
	}
	if e := syscall.Kill(-1, syscall.SIGKILL); e != nil && !errors.Is(e, syscall.ESRCH) {
		return fmt.Errorf("ending what is left: %w", e)
	}
	for {
		if _, e := syscall.Wait4(-1, nil, 0, nil); e != nil && !errors.Is(e, syscall.EINTR) {
			break
		}
	}
	if ctx.Err() != nil {
		return errTime
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) && !errors.Is(err, exec.ErrWaitDelay) && !strings.Contains(err.Error(), "argument list") {
		return err
	}
	return nil
}

// sink takes what is printed and keeps the beginning.
type sink struct{ first []byte }

func (s *sink) Write(p []byte) (int, error) {
	s.first = append(s.first, p[:min(len(p), 4096-len(s.first))]...)
	return len(p), nil
}
