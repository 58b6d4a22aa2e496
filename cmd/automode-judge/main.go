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
	"io"
	"os"
	"os/signal"
	"syscall"

	"automode"
	"automode/cmd/automode-judge/internal/ruling"
	"automode/internal/release"
	"automode/internal/sidequery"
)

const usage = `automode-judge asks the models of the configuration about one call.

automode-hook starts it where rules and policy table leave a call open and the
configuration names judges: one line of JSON on stdin, one on stdout. There is
nothing for people to do with it; "automode config" shows the judges.

  --help      print this
  --version   print the version
`

func main() {
	if len(os.Args) > 1 {
		text := usage
		if os.Args[1] == "--version" {
			text = "automode-judge " + release.Read().Name + "\n"
		}
		os.Stdout.WriteString(text)
		if os.Args[1] != "--version" && os.Args[1] != "--help" && os.Args[1] != "-h" {
			os.Exit(2)
		}
		return
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := judge(ctx, os.Stdin, os.Stdout, os.LookupEnv); err != nil {
		os.Stderr.WriteString("automode-judge: " + err.Error() + "\n")
		os.Exit(1)
	}
}

// judge answers one line. What cannot be read is answered, too.
func judge(ctx context.Context, in io.Reader, out io.Writer, getenv func(string) (string, bool)) error {
	line, err := bufio.NewReader(io.LimitReader(in, sidequery.MaxLine)).ReadBytes('\n')
	if err != nil && err != io.EOF {
		return err
	}
	var req sidequery.Request
	answer := sidequery.Response{Protocol: sidequery.Protocol, Outcome: automode.Unreadable, Why: "automode-judge could not read what the hook asked"}
	if json.Unmarshal(line, &req) == nil {
		answer = ruling.Answer(ctx, &req, getenv)
	}
	b, err := json.Marshal(answer)
	if err != nil {
		return err
	}
	_, err = out.Write(append(b, '\n'))
	return err
}
