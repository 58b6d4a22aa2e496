package main

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"os"
	"os/signal"
	"syscall"

	"automode"
	"automode/cmd/automode/internal/ruling"
	"automode/internal/sidequery"
)

// judgeCommand answers one side query of the hook, which starts it.
type judgeCommand struct{}

func (*judgeCommand) Help() string {
	return `The hook starts this when a call is left to the judges of the configuration and no "automode serve" runs: one line of JSON in, one line out. "automode explain --classify" shows what would be asked.`
}

// Run answers one line.
func (*judgeCommand) Run(p *program) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	line, err := bufio.NewReader(io.LimitReader(p.stdin, sidequery.MaxLine)).ReadBytes('\n')
	if err != nil && err != io.EOF {
		return err
	}
	var req sidequery.Request
	out := sidequery.Response{Protocol: sidequery.Protocol, Outcome: automode.Unreadable, Why: "automode could not read what its hook asked"}
	if json.Unmarshal(line, &req) == nil {
		out = (&ruling.Server{Getenv: p.machine.getenv}).Answer(ctx, &req)
	}
	b, err := json.Marshal(out)
	if err != nil {
		return err
	}
	_, err = p.out.Write(append(b, '\n'))
	return err
}
