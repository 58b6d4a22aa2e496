// Command automode-mcp speaks the Model Context Protocol: it is the gateway
// between a client and a server, and the tool that Claude Code asks for
// permission. "automode mcp" and "automode permission-prompt" start it; it is a
// program of its own because the SDK that it links takes long to build.
package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"automode/internal/account"
	"automode/internal/consult"
	"automode/internal/gateway"
	"automode/internal/journal"
	"automode/internal/own"
	"automode/internal/pins"
	"automode/internal/release"
)

const usage = `automode-mcp is started by automode mcp and automode permission-prompt.

usage: automode-mcp --name NAME [--config FILE] [--state DIR] -- SERVER...
       automode-mcp --name NAME [--header 'NAME: VALUE']... --url URL
       automode-mcp --permission-prompt

`

func main() { os.Exit(run(os.Args[1:])) }

// options are the words of the command line.
type options struct {
	name, url, config, state string
	headers                  []string
	prompt, version          bool
	server                   []string
}

// Exit statuses.
const (
	statusTrouble = 1
	statusUsage   = 2
)

func run(args []string) int {
	var o options
	f := flag.NewFlagSet("automode-mcp", flag.ContinueOnError)
	f.Usage = func() { fmt.Fprint(f.Output(), usage); f.PrintDefaults() }
	f.StringVar(&o.name, "name", "", "the server's `name`, as in mcp__NAME__tool")
	f.StringVar(&o.url, "url", "", "the `address` of a server that is reached by streamable HTTP")
	f.Func("header", "a `header` of each request to that server; $NAME in it is a variable", func(s string) error {
		o.headers = append(o.headers, s)
		return nil
	})
	f.StringVar(&o.config, "config", "", "the person's configuration, an absolute `path`")
	f.StringVar(&o.state, "state", "", "the state folder, an absolute `path`")
	f.BoolVar(&o.prompt, "permission-prompt", false, "be the tool that Claude Code asks for permission")
	f.BoolVar(&o.version, "version", false, "print the version")
	if err := f.Parse(args); errors.Is(err, flag.ErrHelp) {
		return 0
	} else if err != nil {
		return statusUsage
	}
	o.server = f.Args()
	if o.version {
		fmt.Println("automode-mcp " + release.Read().Name)
		return 0
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	status, err := o.start(ctx, os.Stdin, os.Stdout, os.Stderr)
	if err != nil {
		fmt.Fprintln(os.Stderr, "automode-mcp: "+err.Error())
	}
	return status
}

// start does what the command line says. What is told on stderr is for the
// person; clients show it in their logs.
func (o *options) start(ctx context.Context, stdin io.Reader, stdout io.Writer, stderr io.Writer) (int, error) {
	hook := &consult.Hook{Program: own.In("").Beside("automode-hook"), Config: o.config, State: o.state}
	if info, err := os.Stat(hook.Program); err != nil || !info.Mode().IsRegular() {
		return statusTrouble, errors.New("automode-hook, which decides, is not beside this program: put it there")
	}
	for _, path := range []string{o.config, o.state} {
		if path != "" && !filepath.IsAbs(path) {
			return statusUsage, fmt.Errorf("%s is no absolute path", path)
		}
	}
	nonce, err := secret()
	if err != nil {
		return statusTrouble, err
	}
	cwd, err := os.Getwd()
	if err != nil {
		return statusTrouble, fmt.Errorf("cannot tell the current folder: %w", err)
	}
	if o.prompt {
		hook.Session, hook.Headless = "prompt-"+nonce, true
		return 0, servePrompt(ctx, hook, cwd, stdin, stdout)
	}
	if (o.url == "") == (len(o.server) == 0) {
		return statusUsage, errors.New("name a server: either its command behind --, or its address with --url")
	}
	if !pins.Good(o.name) {
		return statusUsage, fmt.Errorf("a server cannot be called %q: use letters, digits, - and single _, at most 64", o.name)
	}
	hook.Session, hook.Asker = "mcp-"+nonce, journal.Asker("mcp:"+o.name)
	state := o.state
	if state == "" {
		state = own.In(cmp.Or(account.Home(), account.EnvHome())).State
	}
	g := gateway.Options{Judge: hook, Cwd: cwd, Nonce: "automode-" + nonce, Log: slog.New(slog.NewTextHandler(stderr, nil)),
		Server: pins.Server{Name: o.name}}
	if state != "" {
		g.Pins = pins.Folder(state)
	}
	words := o.server
	if o.url != "" {
		words = []string{o.url}
		g.Server.Source, g.Server.Origin = o.url, pins.Origin(words)
		return o.remote(ctx, g, stdin, stdout)
	}
	g.Server.Source, g.Server.Origin = strings.Join(words, " "), pins.Origin(words)
	return o.local(ctx, g, stdin, stdout, stderr)
}

// secret is a word that nobody can guess.
func secret() (string, error) {
	var b [12]byte
	if _, err := rand.Read(b[:]); err != nil {
		return "", err
	}
	return hex.EncodeToString(b[:]), nil
}
