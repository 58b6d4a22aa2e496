// Command agent is the smallest agent with a gate: what would come from a model
// comes from stdin, a shell command a line, and each one is decided before it
// runs. A question is put to the person on the terminal; without one it is a no.
//
//	printf 'git status\nrm -rf ~/\n' | go run ./examples/agent
package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"automode"
	"automode/standard"
)

func main() {
	cwd, err := os.Getwd()
	if err == nil {
		cwd, err = filepath.EvalSymlinks(cwd)
	}
	home, homeErr := os.UserHomeDir()
	if err != nil || homeErr != nil {
		fmt.Fprintln(os.Stderr, "agent: there is no folder to work in, or no home:", err, homeErr)
		os.Exit(1)
	}
	a := agent{cwd: cwd, out: os.Stdout, ask: onTerminal,
		gate: standard.New(standard.Config{}, standard.Env{Home: home, Root: cwd, Live: true, Getenv: os.LookupEnv}, nil)}
	if err := a.work(context.Background(), os.Stdin); err != nil {
		fmt.Fprintln(os.Stderr, "agent:", err)
		os.Exit(1)
	}
}

// agent runs what it is told to, as far as the gate and the person let it.
type agent struct {
	gate *automode.Gate
	cwd  string
	out  io.Writer
	ask  func(question string) bool
}

// work runs the commands of a model. What it writes is what the model would read.
func (a *agent) work(ctx context.Context, model io.Reader) error {
	lines := bufio.NewScanner(model)
	for lines.Scan() {
		command := strings.TrimSpace(lines.Text())
		if command == "" {
			continue
		}
		d := a.gate.Decide(ctx, &automode.Call{Agent: "example", Tool: "Bash", Kind: automode.ShellTool, Command: command,
			Cwd: a.cwd, Roots: []string{a.cwd}})
		// An allow is the one word that lets a command run; a question is the person's.
		if d.Verdict != automode.Allow && (d.Verdict == automode.Deny || !a.ask(d.Person)) {
			fmt.Fprintf(a.out, "not run: %s\n", d.Model)
			continue
		}
		cmd := exec.CommandContext(ctx, "sh", "-c", command)
		cmd.Dir, cmd.Stdout, cmd.Stderr = a.cwd, a.out, a.out
		if err := cmd.Run(); err != nil {
			fmt.Fprintf(a.out, "failed: %v\n", err)
		}
	}
	return lines.Err()
}

// onTerminal asks the person, who is not at stdin.
func onTerminal(question string) bool {
	terminal, err := os.OpenFile("/dev/tty", os.O_RDWR, 0)
	if err != nil {
		return false
	}
	defer terminal.Close()
	fmt.Fprintf(terminal, "%s\nrun it? [y/N] ", question)
	answer, err := bufio.NewReader(terminal).ReadString('\n')
	return err == nil && strings.TrimSpace(answer) == "y"
}
