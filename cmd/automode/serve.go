package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"automode/internal/own"
)

type serveCommand struct {
	Listen string        `placeholder:"ADDRESS" help:"Answer POST /v1/check as well: at an address on loopback, as 127.0.0.1:8377, or at unix:PATH."`
	Config string        `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration, for --listen. (default: .config/automode/automode.json in your account's home)"`
	Idle   time.Duration `placeholder:"TIME" help:"End after so long without a question. (default: idle of classifier in your configuration, or 10m)"`
	State  string        `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder, in which the socket lies. (default: .local/state/automode in your account's home)"`
}

func (*serveCommand) Help() string {
	return `Keeps what asking a judge takes ready for the next call: connections, rulings on what was asked before, and which judge is down. The hook starts this server by itself when a judge is first asked, works without it, and starts it anew when it is gone; this command runs it in the foreground, to watch it. It needs no key: each call brings its own. "daemon": "off" of "classifier" in your configuration does without.

With --listen it also answers other programs on this machine over HTTP, as "automode check --json" answers, until it is interrupted. What rules and table leave open is put to the judges of your configuration, whose keys it takes from its own environment; no session is known, so that nothing that is hard to undo is allowed by one. At an address a token is needed, which stands in run/token of the state folder; a socket needs none, but a folder that nobody else enters. GET /openapi.json describes it.

Examples:

    automode serve
    automode serve --idle 8h
    automode serve --listen 127.0.0.1:8377
    curl -H "Authorization: Bearer $(cat ~/.local/state/automode/run/token)" -H 'Content-Type: application/json' \
        -d '{"command": "git status", "cwd": "/home/dev/project"}' http://127.0.0.1:8377/v1/check`
}

// Run serves until it is interrupted or nobody asks any more.
func (c *serveCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if c.Listen == "" {
		return p.machine.judgeServer(ctx, state, c.Idle)
	}
	if _, err := newJudge(p.machine, c.Config); err != nil {
		return err
	}
	l, local, err := listen(c.Listen)
	if err != nil {
		return err
	}
	check := &checker{machine: p.machine, config: c.Config, state: state, local: local}
	told := "no token is needed"
	if !local {
		var file string
		if check.token, file, err = tokenIn(state); err != nil {
			l.Close()
			return err
		}
		told = "the token stands in " + file
	}
	fmt.Fprintln(os.Stderr, "automode: answering at "+l.Addr().String()+"; "+told)
	// The judges' server may end before, and come back with the next question.
	ended := make(chan error, 1)
	go func() { ended <- p.machine.judgeServer(ctx, state, c.Idle) }()
	err = serveChecks(ctx, l, check)
	stop()
	<-ended
	return err
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
