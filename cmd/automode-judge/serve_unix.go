//go:build unix

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"automode/cmd/automode-judge/internal/models"
	"automode/cmd/automode-judge/internal/ruling"
	"automode/cmd/automode-judge/internal/server"
	"automode/internal/config"
	"automode/internal/own"
	"automode/internal/sidequery"
)

// serve answers many hooks until nobody asks any more. quiet is set for one that
// was started by a question: that another one runs is then no error.
func serve(ctx context.Context, state string, idle time.Duration, quiet bool, started func()) error {
	files := own.Files{State: state}
	files.Program, _ = os.Executable()
	if !quiet { // one that a question started has come too late where there is no record any more
		if err := os.MkdirAll(state, 0o700); err != nil {
			return err
		}
	}
	desk := &ruling.Desk{Models: models.All, Keep: true}
	fixed := idle > 0
	if !fixed {
		idle = config.DefaultIdle
	}
	o := server.Options{
		Socket: files.Socket(), Idle: idle, Started: started,
		Answer: func(ctx context.Context, req *sidequery.Request) sidequery.Response {
			return desk.Answer(ctx, req, keyOf(req))
		},
	}
	if !fixed {
		o.IdleOf = func(req *sidequery.Request) time.Duration { return ruling.Load(req).Classifier.Filled().Idle.Value }
	}
	for _, name := range []string{"automode", "automode-hook", own.Reader, own.Judge} {
		o.Programs = append(o.Programs, files.Beside(name))
	}
	err := server.Serve(ctx, o)
	switch {
	case !errors.Is(err, server.ErrRunning):
		return err
	case quiet:
		return nil
	}
	return fmt.Errorf("%w: a question may have started it; it ends when %s is removed", err, o.Socket)
}

// keyOf looks a key up in the request: the server's own environment has none.
func keyOf(req *sidequery.Request) func(string) (string, bool) {
	return func(name string) (string, bool) {
		for _, k := range req.Keys {
			if k.Name == name {
				return k.Value, true
			}
		}
		return "", false
	}
}

// spawn starts a server that outlives this process, in a session of its own and
// with nothing of ours: no terminal, no open file, no environment.
func spawn(state string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	nowhere, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer nowhere.Close()
	p, err := os.StartProcess(self, []string{self, "--serve", "--quiet", "--state", state},
		&os.ProcAttr{Dir: filepath.Dir(self), Env: []string{}, Files: []*os.File{nowhere, nowhere, nowhere}, Sys: &syscall.SysProcAttr{Setsid: true}})
	if err != nil {
		return err
	}
	return p.Release()
}
