package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"

	"automode/internal/gateway"
	"automode/internal/rpc"
)

// patience is how long a server may take to end, first by itself and then after
// it was told to.
const patience = 3 * time.Second

// local starts a server and stands between it and the client. A server that
// ends gives us its exit status.
func (o *options) local(ctx context.Context, g gateway.Options, stdin io.Reader, stdout, stderr io.Writer) (int, error) {
	// #nosec: the person's client names the server.
	cmd := exec.Command(o.server[0], o.server[1:]...)
	cmd.Stderr = stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return statusTrouble, err
	}
	out, to, err := os.Pipe()
	if err != nil {
		return statusTrouble, err
	}
	defer out.Close()
	cmd.Stdout = to
	err = cmd.Start()
	to.Close()
	if err != nil {
		return statusTrouble, fmt.Errorf("the server cannot be started: %w", err)
	}
	gate := gateway.New(g, rpc.NewLines(stdin, stdout), rpc.NewLines(out, in))
	err = gate.Run(ctx)
	in.Close()
	ended := make(chan struct{})
	go func() {
		cmd.Wait()
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
		cmd.Process.Signal(terminate)
		if !within() {
			cmd.Process.Kill()
			<-ended
		}
	}
	gate.Wait()
	switch {
	case err == nil, ctx.Err() != nil:
		return 0, nil
	case errors.Is(err, gateway.ErrServer):
		return max(cmd.ProcessState.ExitCode(), 0), nil
	}
	return statusTrouble, err
}
