package main

import (
	"errors"
	"io"
	"os"
	"sync"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
)

// asked is one question of the agent, which is answered exactly once: by the
// decision, by the deadline, or by a panic, whichever comes first.
type asked struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	start          time.Time
	timer          *time.Timer // fires at the deadline

	mu   sync.Mutex // guards what follows
	ev   dialect.Event
	as   dialect.Answering
	done bool
	exit int
}

// answer reads the payload, decides and prints. It returns the exit status.
func answer(o options) int {
	a := &asked{stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr,
		start: time.Now(), as: dialect.Answering{Headless: o.headless}}
	a.timer = time.AfterFunc(config.DefaultDeadline, func() { os.Exit(a.expire()) })
	defer a.timer.Stop()
	return a.decide(o)
}

// decide answers with the decision on the payload. A panic of ours is a
// refusal like any other failure.
func (a *asked) decide(o options) (exit int) {
	defer func() {
		if r := recover(); r != nil {
			exit = a.refuse(automode.Outage, "automode failed on this call: "+panicText(r)+".")
		}
	}()
	data, err := io.ReadAll(io.LimitReader(a.stdin, dialect.MaxPayload+1))
	ev := dialect.Event{}
	if err == nil {
		ev, err = dialect.ReadClaude(data)
	}
	if err != nil {
		return newHook(o, ev, a).refuse("The agent's payload cannot be relied on: " + err.Error() + ".")
	}
	a.know(ev)
	return newHook(o, ev, a).handle()
}

// know tells what the question is, for refusals.
func (a *asked) know(ev dialect.Event) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.ev = ev
}

// configured takes over what the configuration says about answering.
func (a *asked) configured(c *config.Config) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.as.DenyOnError = c.OnError.Value == config.OnErrorDeny
	a.timer.Reset(max(0, c.Limit()-time.Since(a.start)))
}

// expire answers when the deadline has come.
func (a *asked) expire() int { return a.refuse(automode.Outage, "automode took too long to decide.") }

// refuse answers a question that could not be decided.
func (a *asked) refuse(o automode.Outcome, why string) int {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.ev.Name == "" {
		return a.print(dialect.RefuseClaude(o, why, a.as))
	}
	return a.print(dialect.RenderClaude(a.ev, automode.Refuse(o, why), a.as))
}

// decided answers with a decision. allowed says whether PreToolUse allowed
// the same call before.
func (a *asked) decided(d automode.Decision, allowed bool) int {
	a.mu.Lock()
	defer a.mu.Unlock()
	as := a.as
	as.Allowed = allowed
	return a.print(dialect.RenderClaude(a.ev, d, as))
}

// print writes the answer, unless one is out already, and returns the exit
// status. The caller holds the lock.
func (a *asked) print(out dialect.Output) int {
	if a.done {
		return a.exit
	}
	a.done = true
	a.exit = out.Exit
	if out.Stderr != "" {
		io.WriteString(a.stderr, out.Stderr+"\n")
	}
	if len(out.Stdout) > 0 {
		if _, err := a.stdout.Write(out.Stdout); err != nil {
			// Status 2 stops the call without an answer.
			a.remark("cannot write the answer: " + err.Error())
			a.exit = 2
		}
	}
	return a.exit
}

// remark tells the person something that changes no answer.
func (a *asked) remark(text string) {
	io.WriteString(a.stderr, "automode-hook: "+dialect.Printable(text, 1000)+"\n")
}

func panicText(r any) string {
	switch r := r.(type) {
	case error:
		return r.Error()
	case string:
		return r
	}
	return "for an unknown reason"
}

var errNoHome = errors.New("there is no home folder to keep the record in")
