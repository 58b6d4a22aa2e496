// Package courier carries a question to automode-judge and brings its ruling back:
// by the server, where one runs, else by a process for this one question. Whoever
// asks goes this way, so that nobody's key reaches another program.
package courier

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"automode/internal/beside"
	"automode/internal/config"
	"automode/internal/own"
	"automode/internal/release"
	"automode/internal/sidequery"
)

// Ask has automode-judge, which lies beside the running program, answer a request
// under a configuration. It fills in protocol, build, keys and the time that is
// left until ctx ends, without an end ten seconds; it ends with ctx, and what it
// started with it. getenv looks up the keys that the configuration names. No answer,
// and one that cannot be read, is an error.
func Ask(ctx context.Context, files *own.Files, c *config.Classifier, getenv func(string) (string, bool), req sidequery.Request) (sidequery.Response, error) {
	answer, err := ask(ctx, files, c, getenv, &req)
	if err != nil {
		return sidequery.Response{}, err
	}
	r, err := sidequery.ParseResponse(answer)
	if err != nil {
		return sidequery.Response{}, errors.New(own.Judge + ": " + err.Error())
	}
	return r, nil
}

func ask(ctx context.Context, files *own.Files, c *config.Classifier, getenv func(string) (string, bool), req *sidequery.Request) ([]byte, error) {
	req.Protocol, req.Build = sidequery.Protocol, release.Read().String()
	req.Left = 10 * time.Second
	if end, ok := ctx.Deadline(); ok {
		req.Left = time.Until(end)
	}
	keys := keysOf(c, getenv)
	if c.Daemon.Value == config.DaemonOn {
		if f, err := dial(files); err == nil {
			req.Keys = keys
			line, err := json.Marshal(req)
			if err != nil {
				f.Close()
				return nil, err
			}
			if answer, ok := warm(ctx, f, append(line, '\n')); ok {
				return answer, nil
			}
			req.Keys = nil
			if end, ok := ctx.Deadline(); ok {
				req.Left = time.Until(end)
			}
		}
	}
	line, err := json.Marshal(req)
	if err != nil {
		return nil, err
	}
	return cold(ctx, files, append(line, '\n'), keys)
}

// cold runs automode-judge on one line. It gets no environment but the keys: a
// project can set the rest.
func cold(ctx context.Context, files *own.Files, line []byte, keys []sidequery.Key) ([]byte, error) {
	program := files.Beside(own.Judge)
	if program == "" {
		return nil, errors.New(own.Judge + " cannot be found beside this program")
	}
	// What it may start must not hold anything open that the agent waits for.
	nowhere, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return nil, err
	}
	defer nowhere.Close()
	answer, state, err := beside.Run(ctx, program, nil, os.ProcAttr{Dir: filepath.Dir(program), Env: environment(keys)}, nowhere, line)
	switch {
	case ctx.Err() != nil:
		return nil, errors.New("it did not answer in time")
	case err != nil:
		return nil, errors.New(own.Judge + ", which asks the models, cannot be started: " + err.Error())
	case !state.Success():
		return nil, errors.New(own.Judge + " ended with " + state.String())
	}
	return answer, nil
}

// environment is what automode-judge is started with.
func environment(keys []sidequery.Key) []string {
	list := []string{}
	if runtime.GOOS == "windows" {
		list = append(list, "SYSTEMROOT="+os.Getenv("SYSTEMROOT")) // without it there is no network there
	}
	for _, k := range keys {
		list = append(list, k.Name+"="+k.Value)
	}
	return list
}

// keysOf are the keys that the configuration names and the environment has.
func keysOf(c *config.Classifier, getenv func(string) (string, bool)) []sidequery.Key {
	var list []sidequery.Key
	for i := range c.Judges {
		if name := c.Judges[i].KeyVariable; name != "" {
			if value, ok := getenv(name); ok {
				list = append(list, sidequery.Key{Name: name, Value: value})
			}
		}
	}
	return list
}
