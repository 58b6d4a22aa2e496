package main

import (
	"context"
	"errors"
	"os"
	"slices"

	"automode/internal/beside"
	"automode/internal/dialect"
	"automode/internal/own"
)

// relay is the option by which the hook tells the reader that it listens: an
// answer by silence is then said as one, so that it cannot be taken for a
// reader that failed.
const (
	relay   = "--relay"
	silence = "silent\n"
)

// handOver has the event handled by the program beside this one that carries
// every language, when this build met one that it does not. ok is false when
// that program is not there or failed: then what this one understood counts,
// in which such code was not read.
func (h *hook) handOver() (exit int, ok bool) {
	if !h.beyond {
		return 0, false
	}
	program := h.files.Beside(own.Reader)
	if program == "" {
		return 0, false
	}
	answer, exit, err := handled(program, append(slices.Clone(os.Args[1:]), relay), h.asked.payload)
	switch {
	case os.IsNotExist(err):
		return 0, false
	case err != nil:
		h.asked.remark(own.Reader + " did not answer: " + err.Error())
		return 0, false
	case exit == 0 && string(answer) == silence:
		answer = nil // meant: the agent's own permissions decide
	case exit == 0 && len(answer) == 0 && h.ev.Kind == dialect.PreToolUse:
		h.asked.remark(own.Reader + " said nothing") // silence would let most modes run the call
		return 0, false
	}
	h.asked.mu.Lock()
	defer h.asked.mu.Unlock()
	return h.asked.print(dialect.Output{Stdout: answer, Exit: exit}), true
}

// handOverLong has a shell's call that is long handled by that program at once. In many
// commands it is likely that one holds another language, and then all that this
// one had read would be read again.
func (h *hook) handOverLong() (exit int, ok bool) {
	if len(h.ev.Call.Command) <= longPayload || h.asked.relay {
		return 0, false
	}
	h.beyond = true
	if exit, ok = h.handOver(); !ok {
		h.beyond = false
	}
	return exit, ok
}

// handled starts a program on a payload and returns what it answered. Only
// status 0, and 2, which stops a call, are answers.
func handled(program string, args []string, payload []byte) (answer []byte, exit int, err error) {
	answer, state, err := beside.Run(context.Background(), program, args, os.ProcAttr{}, os.Stderr, payload)
	switch {
	case err != nil:
		return nil, 0, err
	case !state.Exited() || state.ExitCode() != 0 && state.ExitCode() != 2:
		return nil, 0, errors.New(state.String())
	}
	return answer, state.ExitCode(), nil
}
