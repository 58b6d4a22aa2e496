package main

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"sync/atomic"
	"syscall"

	"automode/internal/acp"
	"automode/internal/agents"
	"automode/internal/consult"
	"automode/internal/digest"
	"automode/internal/journal"
	"automode/internal/rpc"
)

type acpCommand struct {
	Config string      `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	State  string      `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	Agent  []exactText `arg:"" optional:"" passthrough:"partial" suggest:"command" help:"The agent's command, behind --."`
}

func (*acpCommand) Help() string {
	return `Name it in your editor's settings in front of the agent's command. When the agent asks for permission, what the gate allows is allowed once, what it denies is rejected, and what it would ask is left to you in the editor. All else is passed on as it is. Run the agent in its most careful mode: what it does not ask about does not come here.

Example, as an editor starts it:

    automode acp -- gemini --acp`
}

// Run stands between editor and agent until one of them ends.
func (c *acpCommand) Run(p *program) error {
	words := make([]string, 0, len(c.Agent))
	for i, w := range c.Agent {
		if i > 0 || w != "--" {
			words = append(words, string(w))
		}
	}
	if len(words) == 0 {
		return advise("as in: automode acp -- gemini --acp", "name the agent's command behind --")
	}
	hook := filepath.Join(p.machine.folder(), agents.HookName+exe())
	if _, err := os.Stat(hook); err != nil {
		return advise("run make install in a clone, which puts all programs side by side", "%s, which decides, is not there: %w", hook, reason(err))
	}
	agent, err := rpc.Start(words, os.Stderr)
	if err != nil {
		return advise("see that it can be started by itself", "the agent cannot be started: %w", err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	judge := &acpJudge{hook: consult.Hook{Program: hook, Config: c.Config, State: c.State}, nonce: rand.Text()}
	judge.Meet(filepath.Base(words[0])) // until it says who it is
	proxy := acp.New(judge, slog.New(slog.NewTextHandler(os.Stderr, nil)), rpc.NewLines(p.stdin, p.out), agent.Lines)
	err = proxy.Run(ctx)
	ended := agent.End()
	proxy.Wait()
	switch {
	case err == nil, ctx.Err() != nil:
		return nil
	case errors.Is(err, acp.ErrAgent):
		if ended == 0 {
			return nil
		}
		return status(ended)
	}
	return err
}

// acpJudge has the hook decide, in a session of its own for each of the agent's.
type acpJudge struct {
	hook  consult.Hook
	nonce string
	name  atomic.Value // of the agent, a string as the record has it
}

// Meet names the agent in the record.
func (j *acpJudge) Meet(agent string) { j.name.Store(journal.Asker("acp:" + agent)) }

func (j *acpJudge) of(session string) *consult.Hook {
	h := j.hook
	h.Asker, _ = j.name.Load().(string)
	h.Session = "acp-" + digest.Of([]byte(j.nonce), []byte(session))[:24]
	return &h
}

func (j *acpJudge) Decide(ctx context.Context, session string, c consult.Call) consult.Answer {
	return j.of(session).Ask(ctx, c)
}

func (j *acpJudge) Ran(ctx context.Context, session string, c consult.Call, failed bool) error {
	return j.of(session).Ran(ctx, c, failed)
}

func (j *acpJudge) Prompt(ctx context.Context, session, cwd, text string) error {
	return j.of(session).Prompt(ctx, cwd, text)
}
