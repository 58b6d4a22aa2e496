package main

import (
	"errors"
	"io"
	"os"
	"runtime/debug"
	"sync"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/pins"
)

// asked is one question of the agent, which is answered exactly once: by the
// decision, by the deadline, or by a panic, whichever comes first.
type asked struct {
	dialect        dialect.Dialect
	stdin          io.Reader
	stdout, stderr io.Writer
	start          time.Time
	timer          *time.Timer // fires at the deadline
	payload        []byte      // what stdin held
	relay          bool        // silence is to be said as such

	recording sync.Mutex // held while a decision is recorded; taken before mu

	mu    sync.Mutex // guards what follows
	ev    dialect.Event
	spare *hook // for the record of a failure; shares nothing with the one at work
	as    dialect.Answering
	done  bool
	exit  int
}

// lateRecord is how long the process stays for the record of a deadline, when
// its answer is out already.
const lateRecord = 500 * time.Millisecond

// From longCall on it is looked at how much memory a call takes, which may be
// mostMemory bytes more than it began with.
const (
	longCall   = 250 * time.Millisecond
	mostMemory = 1 << 30
)

const (
	tookLong   = "automode took too long to decide."
	tookMemory = "automode took too much memory to decide."
)

// answer reads the payload, decides and prints. It returns the exit status.
func answer(o options) int {
	a := &asked{dialect: o.agent, relay: o.relay, stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr,
		start: time.Now(), as: dialect.Answering{Headless: o.headless, Attended: o.attended}}
	begun := resident()
	time.AfterFunc(longCall, func() { a.weigh(begun + mostMemory) })
	a.timer = time.AfterFunc(config.DefaultDeadline, func() { os.Exit(a.expire(tookLong)) })
	exit := a.decide(o)
	if !a.timer.Stop() {
		time.Sleep(2 * lateRecord) // expire is at work and ends the process
	}
	return exit
}

// weigh answers before the memory is full: whoever is ended for want of it has
// answered nothing, which to some agents is a yes. It begins when nearly every call is
// answered.
func (a *asked) weigh(most int64) {
	for resident() < most {
		time.Sleep(longCall / 10)
	}
	os.Exit(a.expire(tookMemory))
}

// decide answers with the decision on the payload. A panic of ours is a
// refusal like any other failure.
func (a *asked) decide(o options) (exit int) {
	defer func() {
		if r := recover(); r != nil {
			exit = a.fail("automode failed on this call: " + panicText(r) + ".")
		}
	}()
	h := newHook(o, dialect.Event{}, a)
	a.know(h)
	data, err := io.ReadAll(io.LimitReader(a.stdin, dialect.MaxPayload+1))
	a.payload = data
	if len(data) > longPayload {
		debug.SetGCPercent(4 * 100)
	}
	if err == nil {
		h.ev, err = a.dialect.Read(data, o.event)
	}
	if err != nil {
		return h.refuse("The agent's payload cannot be relied on: " + err.Error() + ".")
	}
	if h.ev.Here {
		h.here()
	}
	if o.asker != "" && h.ev.Call != nil {
		askedBy(o.asker, h.ev.Call)
	}
	a.know(h)
	return h.handle()
}

// longPayload is the length in bytes from which on garbage is collected less
// often: such a call may be thousands of commands, of which most is kept to the
// end, and the process ends with it.
const longPayload = 16 << 10

// askedBy tells who makes a call, where it is not the agent whose words the
// payload is in. A gateway names a server's tool as the server does; rules know it
// in their letters.
func askedBy(asker string, c *automode.Call) {
	c.Agent = asker
	if c.Kind == automode.MCPTool {
		c.Own, c.Tool = c.Tool, pins.Name(c.Tool)
	}
}

// know tells what the question is, for refusals.
func (a *asked) know(h *hook) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.spare = h.spare()
	a.ev = a.spare.ev
}

// configured takes over what the configuration says about answering, and
// whether the person paused us.
func (a *asked) configured(c *config.Config, paused bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.as.Paused = paused
	a.as.DenyOnError = c.OnError.Value == config.OnErrorDeny
	if limit := c.Limit(); limit != config.DefaultDeadline { // else it runs already, and setting it wakes a thread
		a.timer.Reset(max(0, limit-time.Since(a.start)))
	}
}

// expire answers when the deadline has come, or the memory is full. What holds the
// decision up may hold the record up too: the answer goes first, and the record is not
// waited for long.
func (a *asked) expire(why string) int {
	a.mu.Lock()
	late := !a.done
	exit := a.print(a.refusal(automode.Outage, why))
	a.mu.Unlock()
	if late {
		noted := make(chan struct{})
		go func() {
			a.note(why)
			close(noted)
		}()
		select {
		case <-noted:
		case <-time.After(lateRecord):
		}
	}
	return exit
}

// fail records and answers a panic.
func (a *asked) fail(why string) int {
	if !a.answered() {
		a.note(why)
	}
	return a.refuse(automode.Outage, why)
}

// note records a refusal with what is known of the question. It must not fail
// itself: the answer does not hang on it.
func (a *asked) note(why string) {
	defer func() {
		if r := recover(); r != nil {
			a.remark("the failure is not recorded: " + panicText(r))
		}
	}()
	a.recording.Lock()
	defer a.recording.Unlock()
	a.mu.Lock()
	h := a.spare
	a.mu.Unlock()
	if h == nil || !h.asks() {
		return
	}
	h.session = recall(h.files.State, h.ev.Session)
	if err := h.write(automode.Refuse(automode.Outage, why), h.ev.Call); err != nil {
		a.remark(err.Error())
	}
}

// answered reports whether an answer is out.
func (a *asked) answered() bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.done
}

// refuse answers a question that could not be decided.
func (a *asked) refuse(o automode.Outcome, why string) int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.print(a.refusal(o, why))
}

// refusal is the answer to a question that could not be decided. The caller
// holds the lock.
func (a *asked) refusal(o automode.Outcome, why string) dialect.Output {
	if a.ev.Name == "" {
		return dialect.Refuse(a.dialect, o, why, a.as)
	}
	return a.dialect.Answer(a.ev, automode.Refuse(o, why), a.as)
}

// decided answers with a decision. allowed says whether PreToolUse allowed
// the same call before.
func (a *asked) decided(d automode.Decision, allowed bool) int {
	a.mu.Lock()
	defer a.mu.Unlock()
	as := a.as
	as.Allowed = allowed
	return a.print(a.dialect.Answer(a.ev, d, as))
}

// would is the answer with this decision, which is not printed.
func (a *asked) would(ev dialect.Event, d automode.Decision) dialect.Output {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.dialect.Answer(ev, d, a.as)
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
	if a.relay && len(out.Stdout) == 0 && out.Exit == 0 {
		out.Stdout = []byte(silence)
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
