package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"automode/internal/own"
)

type serveCommand struct {
	Idle  time.Duration `placeholder:"TIME" help:"End after so long without a question. (default: idle of classifier in your configuration, or 10m)"`
	State string        `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder, in which the socket lies. (default: .local/state/automode in your account's home)"`
}

func (*serveCommand) Help() string {
	return `Keeps what asking a judge takes ready for the next call: connections, rulings on what was asked before, and which judge is down. The hook starts this server by itself when a judge is first asked, works without it, and starts it anew when it is gone; this command runs it in the foreground, to watch it. It needs no key: each call brings its own. "daemon": "off" of "classifier" in your configuration does without.

Examples:

    automode serve
    automode serve --idle 8h`
}

// Run serves until it is interrupted or nobody asks any more.
func (c *serveCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return p.machine.judgeServer(ctx, state, c.Idle)
}

// judgeServer runs automode-judge as a server, with nothing of our environment:
// what it is asked brings the keys along.
func (m *machine) judgeServer(ctx context.Context, state string, idle time.Duration) error {
	program := filepath.Join(m.folder(), own.Judge+exe())
	args := []string{"--serve", "--state", state}
	if idle > 0 {
		args = append(args, "--idle", idle.String())
	}
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Env, cmd.Dir, cmd.Stderr = []string{}, m.folder(), os.Stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = 5 * time.Second
	err := cmd.Run()
	switch _, ended := errors.AsType[*exec.ExitError](err); {
	case err == nil, ctx.Err() != nil:
		return nil
	case ended:
		return status(statusTrouble) // it said why
	}
	return advise("install automode anew: automode-judge has to lie beside automode", "%s cannot be started: %w", program, reason(err))
}
