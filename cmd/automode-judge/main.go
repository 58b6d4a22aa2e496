// Command automode-judge puts one side query of the hook to the models that the
// configuration names: one line of JSON on stdin, one on stdout.
//
// It is a program of its own because it links the SDKs of the providers, which
// nothing else needs. Whatever goes wrong is told as an outcome, and no outcome
// but a ruling allows anything.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"

	"automode"
	"automode/cmd/automode-judge/internal/models"
	"automode/cmd/automode-judge/internal/ruling"
	"automode/internal/config"
	"automode/internal/release"
	"automode/internal/sidequery"
)

const usage = `automode-judge asks the models of the configuration about one call.

automode-hook starts it where rules and policy table leave a call open and the
configuration names judges: one line of JSON on stdin, one on stdout. There is
nothing for people to do with it; "automode config" shows the judges.

  --serve      answer many hooks on a socket in the state folder until nobody
               asks any more: "automode serve"
  --state DIR  the state folder of that server, an absolute path
  --idle TIME  how long it waits for a question (default: "idle" of
               "classifier" in the configuration, or 10m)
  --quiet      say nothing, and end with success when a server runs already
  --ask        answer single queries on stdin, many at once, with the judges that
               --home, --config, --settings and --project lead to: "automode
               eval" and "automode rules"
  --help       print this
  --version    print the version
`

// options are the words on the command line.
type options struct {
	serve, quiet, ask, version bool
	state                      string
	idle                       time.Duration

	home, config, settings, project string // for ask
}

func main() {
	o, err := parse(os.Args[1:])
	switch {
	case errors.Is(err, flag.ErrHelp):
		os.Stdout.WriteString(usage)
		return
	case err != nil:
		os.Stderr.WriteString("automode-judge: " + err.Error() + "; run automode-judge --help\n")
		os.Exit(2)
	case o.version:
		os.Stdout.WriteString("automode-judge " + release.Read().Name + "\n")
		return
	}
	getenv := forget()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if o.ask {
		err = askModels(ctx, &o, os.Stdin, os.Stdout, getenv)
	} else if o.serve {
		err = serve(ctx, o.state, o.idle, o.quiet, func() {
			if !o.quiet {
				os.Stderr.WriteString("automode-judge: serving " + o.state + "\n")
			}
		})
	} else {
		err = judge(ctx, os.Stdin, os.Stdout, getenv, spawn)
	}
	if err != nil {
		os.Stderr.WriteString("automode-judge: " + err.Error() + "\n")
		os.Exit(1)
	}
}

// forget takes the environment away before any library looks at it: whoever
// started us, it is for keys alone, which are looked up by what is returned.
func forget() func(name string) (string, bool) {
	kept := os.Environ()
	root := os.Getenv("SYSTEMROOT")
	os.Clearenv()
	if runtime.GOOS == "windows" {
		os.Setenv("SYSTEMROOT", root) // without it there is no network there
	}
	return func(name string) (string, bool) {
		for _, v := range kept {
			is, value, _ := strings.Cut(v, "=")
			if is == name || runtime.GOOS == "windows" && strings.EqualFold(is, name) {
				return value, true
			}
		}
		return "", false
	}
}

func parse(args []string) (options, error) {
	var o options
	f := flag.NewFlagSet("automode-judge", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.BoolVar(&o.serve, "serve", false, "")
	f.BoolVar(&o.quiet, "quiet", false, "")
	f.BoolVar(&o.version, "version", false, "")
	f.BoolVar(&o.ask, "ask", false, "")
	f.StringVar(&o.home, "home", "", "")
	f.StringVar(&o.config, "config", "", "")
	f.StringVar(&o.settings, "settings", "", "")
	f.StringVar(&o.project, "project", "", "")
	f.StringVar(&o.state, "state", "", "")
	f.DurationVar(&o.idle, "idle", 0, "")
	switch err := f.Parse(args); {
	case err != nil:
		return o, err
	case f.NArg() > 0:
		return o, errors.New("cannot do anything with " + f.Arg(0))
	case o.serve && !filepath.IsAbs(o.state):
		return o, errors.New("--serve needs --state with an absolute path")
	case o.idle < 0:
		return o, errors.New("--idle needs a time that is not negative")
	}
	return o, nil
}

// sent is the time after which a question has surely left for its provider.
const sent = 50 * time.Millisecond

// judge answers one line. What cannot be read is answered, too. Where a server
// could have answered, spawn starts one for the next question, while the provider
// thinks and not before: beginning takes a program as long as asking does.
func judge(ctx context.Context, in io.Reader, out io.Writer, getenv func(string) (string, bool), spawn func(state string) error) error {
	line, err := bufio.NewReader(io.LimitReader(in, sidequery.MaxLine)).ReadBytes('\n')
	if err != nil && err != io.EOF {
		return err
	}
	var req sidequery.Request
	answer := sidequery.Response{Protocol: sidequery.Protocol, Outcome: automode.Unreadable, Why: "automode-judge could not read what the hook asked"}
	if json.Unmarshal(line, &req) == nil {
		answered, spawned := make(chan struct{}), make(chan struct{})
		defer func() {
			close(answered)
			<-spawned
		}()
		go func() {
			defer close(spawned)
			select {
			case <-answered:
			case <-time.After(sent):
			}
			if req.Protocol == sidequery.Protocol && req.State != "" && ruling.Load(&req).Classifier.Daemon.Value == config.DaemonOn {
				spawn(req.State) // without it the next question costs more, and that is all
			}
		}()
		answer = (&ruling.Desk{Models: models.All}).Answer(ctx, &req, getenv)
	}
	b, err := json.Marshal(answer)
	if err != nil {
		return err
	}
	_, err = out.Write(append(b, '\n'))
	return err
}
