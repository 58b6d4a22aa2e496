package rpc

import (
	"io"
	"os"
	"os/exec"
	"time"
)

// Process is a program that speaks by lines on its stdin and stdout.
type Process struct {
	*Lines
	cmd *exec.Cmd
	in  io.Closer
	out io.Closer
}

// patience is how long a program may take to end, first by itself, when nothing
// comes in any more, and then after it was told to.
const patience = 3 * time.Second

// Start starts a program; what it complains of goes to complaints.
func Start(words []string, complaints io.Writer) (*Process, error) {
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Stderr = complaints
	cmd.WaitDelay = patience
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, to, err := os.Pipe()
	if err != nil {
		in.Close()
		return nil, err
	}
	cmd.Stdout = to
	err = cmd.Start()
	to.Close()
	if err != nil {
		in.Close()
		out.Close()
		return nil, err
	}
	return &Process{NewLines(out, in), cmd, in, out}, nil
}

// End has the program end, and returns its exit status; 0 where it has none.
func (p *Process) End() int {
	defer p.out.Close()
	p.in.Close()
	ended := make(chan struct{})
	go func() {
		p.cmd.Wait()
		close(ended)
	}()
	within := func() bool {
		select {
		case <-ended:
			return true
		case <-time.After(patience):
			return false
		}
	}
	if !within() {
		p.cmd.Process.Signal(terminate)
		if !within() {
			p.cmd.Process.Kill()
			<-ended
		}
	}
	return max(p.cmd.ProcessState.ExitCode(), 0)
}
