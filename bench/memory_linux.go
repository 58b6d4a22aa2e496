package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"syscall"
)

// peakOnce stops the program as it exits and reads its high-water mark. What
// wait4 reports instead would count our own memory: a child shares it until
// it becomes another program.
func (p *program) peakOnce(m *machine, input string) (int64, error) {
	runtime.LockOSThread() // one thread traces
	defer runtime.UnlockOSThread()
	in, err := os.Open(input)
	if err != nil {
		return 0, err
	}
	defer in.Close()
	cmd := p.command(m)
	cmd.Stdin = in
	cmd.SysProcAttr = &syscall.SysProcAttr{Ptrace: true}
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	defer cmd.Wait()
	pid := cmd.Process.Pid
	var size int64
	for set := false; ; {
		var status syscall.WaitStatus
		if _, err := syscall.Wait4(pid, &status, 0, nil); err != nil {
			return 0, fmt.Errorf("%s: wait: %w", p.name, err)
		}
		pass := 0
		switch {
		case status.Exited() || status.Signaled():
			if size == 0 {
				return 0, errors.New(p.name + " ended before its memory could be read")
			}
			return size, nil
		case !set:
			set = true
			err = syscall.PtraceSetOptions(pid, syscall.PTRACE_O_TRACEEXIT)
		case status.TrapCause() == syscall.PTRACE_EVENT_EXIT:
			size, err = highWater(pid)
		case status.StopSignal() != syscall.SIGTRAP:
			pass = int(status.StopSignal())
		}
		if err == nil {
			err = syscall.PtraceCont(pid, pass)
		}
		if err != nil {
			cmd.Process.Kill()
			return 0, fmt.Errorf("%s: trace: %w", p.name, err)
		}
	}
}

// highWater reads the most memory that a process has held, in bytes.
func highWater(pid int) (int64, error) {
	text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/status")
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		if size, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			n, err := strconv.ParseInt(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(size), "kB")), 10, 64)
			return n * 1024, err
		}
	}
	return 0, errors.New("no high-water mark in its status")
}
