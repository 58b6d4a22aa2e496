//go:build linux

// The oracle runs generated commands in real shells, in a throw-away root and
// below a system-call tracer, and compares what they did with what automode
// said of them before.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"automode/oracle/generate"
)

func main() {
	if done, err := staged(); done {
		fmt.Fprintln(os.Stderr, "oracle:", err)
		os.Exit(2)
	}
	n := flag.Int("n", 2000, "how many commands")
	seed := flag.Uint64("seed", 1, "what they are generated from")
	marks := flag.Int("marks", 2, "and for each of them so many texts in which something must not be run")
	from := flag.Int("from", 0, "number of the first one")
	workers := flag.Int("workers", runtime.NumCPU(), "how many throw-away roots at once")
	shell := flag.String("shell", "", "the shell of a given command: bash, zsh; either when empty")
	sh := flag.String("sh", "bash", "the shell that is called sh: bash, dash")
	facts := flag.Bool("facts", false, "a given command is run with the real programs")
	file := flag.String("file", "", "a file of commands, one a line, instead of generated ones")
	only := flag.String("only", "", "the parts of the generator whose commands are run: how their names in the report begin")
	lays := flag.String("lays", "", "a file with a script: given commands are work in the repository that it makes")
	why := flag.Bool("why", false, "say why commands are not allowed")
	flag.Parse()
	began := time.Now()
	var s summary
	var err error
	if given, e := commandsGiven(*file, flag.Args()); e != nil || len(given) > 0 {
		for i := range given {
			given[i].Shell = *shell
			if *facts {
				given[i].Report = generate.Facts
			}
		}
		script, e2 := "", error(nil)
		if *lays != "" {
			var text []byte
			text, e2 = os.ReadFile(*lays)
			script = string(text)
		}
		if err = errors.Join(e, e2); err == nil {
			s, err = send(job{Given: given, Lays: script, Sh: *sh, Verbose: len(given) == 1, Why: *why, Shells: shellsHere()})
		}
	} else {
		j := job{Seed: *seed, Sh: *sh, From: *from, To: *from + *n, Marks: *from + *n**marks, Losses: *from + *n/losses, Why: *why, Only: *only}
		if j.Collected, err = collected(); err == nil {
			s, err = prove(j, *workers)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "oracle:", err)
		os.Exit(2)
	}
	holds := s.write(os.Stdout)
	fmt.Printf("\n%.0f s\n", time.Since(began).Seconds())
	if !holds && flag.NArg() == 0 {
		os.Exit(1)
	}
}

// losses is of how many commands one is a repository, with twenty lines of work in it.
const losses = 100

// commandsGiven are the commands of a file, or the one that the words make.
func commandsGiven(file string, words []string) ([]generate.Command, error) {
	if len(words) > 0 {
		return []generate.Command{{Text: strings.Join(words, " "), Source: "the command line"}}, nil
	}
	if file == "" {
		return nil, nil
	}
	data, err := os.ReadFile(file)
	var all []generate.Command
	for l := range strings.Lines(string(data)) {
		text := strings.TrimSuffix(l, "\n")
		if rest, ok := strings.CutPrefix(text, `Q"`); ok { // of several lines, as in the corpus
			if text, err = strconv.Unquote(`"` + rest); err != nil {
				return nil, err
			}
		}
		all = append(all, generate.Command{Text: text, Source: file})
	}
	return all, err
}

// staged goes on where this program was started again inside a throw-away
// root; done is false where it was not.
func staged() (done bool, err error) {
	switch os.Getenv(stage) {
	case "root":
		return true, enterRoot()
	case "work":
		if err := work(); err != nil {
			return true, err
		}
		os.Exit(0)
	}
	return false, nil
}

func shellsHere() []string {
	var there []string
	for _, s := range []string{"bash", "zsh"} {
		if _, err := os.Stat("/bin/" + s); err == nil {
			there = append(there, s)
		}
	}
	return there
}

// prove generates, judges and runs the commands of a job, in several throw-away
// roots.
func prove(j job, workers int) (summary, error) {
	var (
		all    summary
		lock   sync.Mutex
		failed error
		wait   sync.WaitGroup
	)
	for k := range workers {
		wait.Go(func() {
			own := j
			own.From, own.Step, own.Shells = j.From+k, workers, shellsHere()
			s, err := send(own)
			lock.Lock()
			defer lock.Unlock()
			all.add(&s)
			failed = errors.Join(failed, err)
		})
	}
	wait.Wait()
	return all, failed
}

// send gives a job to a worker of its own and waits for what it found.
func send(j job) (s summary, err error) {
	if _, err := os.Stat("/usr/bin/strace"); err != nil {
		return s, fmt.Errorf("the tracer is missing (Debian's package strace): %w", err)
	}
	cmd, err := inside()
	if err != nil {
		return s, err
	}
	in, err := json.Marshal(&j)
	if err != nil {
		return s, err
	}
	var out strings.Builder
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(string(in)), &out, os.Stderr
	if err := cmd.Run(); err != nil {
		return s, fmt.Errorf("a throw-away root: %w", err)
	}
	return s, json.Unmarshal([]byte(out.String()), &s)
}
