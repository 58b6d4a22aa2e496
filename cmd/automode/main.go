// Command automode answers questions about the gate: what it would decide and
// why, what is in force, what it knows, and what it decided before.
//
// What agents start before every tool call is the smaller automode-hook.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"
)

// Exit statuses. Those of check are in its help.
const (
	statusTrouble = 1 // something was found to be wrong, and told
	statusUsage   = 2 // the question could not be answered
	statusAsk     = 10
	statusDeny    = 20
)

// commandLine is every subcommand; each stands in a file of its own.
type commandLine struct {
	Init       initCommand             `cmd:"" help:"Put the gate in front of an agent, or take it out again."`
	Check      checkCommand            `cmd:"" help:"Say what the gate answers: allow, ask or deny."`
	Explain    explainCommand          `cmd:"" help:"Show what a command would do and why the gate answers as it does."`
	Allow      allowCommand            `cmd:"" help:"Allow what was asked about or denied, once or for longer."`
	Deny       denyCommand             `cmd:"" help:"Deny what was asked about, from now on."`
	Grants     grantsCommand           `cmd:"" help:"List what you allowed, denied and approved of late."`
	Revoke     revokeCommand           `cmd:"" help:"Take a grant back."`
	Profile    profileCommand          `cmd:"" help:"Show the profiles, or choose one."`
	Pause      pauseCommand            `cmd:"" help:"Leave what would be asked to the agent's own permissions for a while."`
	Resume     resumeCommand           `cmd:"" help:"End a pause."`
	Agents     agentsCommand           `cmd:"" help:"Say what each agent lets the gate do, and what passes it."`
	Config     configCommand           `cmd:"" help:"Show what is in force and where each value comes from."`
	Policy     policyCommand           `cmd:"" help:"Print the policy table."`
	Commands   commandsCommand         `cmd:"" help:"List the known programs, or show what is known of one."`
	Rules      rulesCommand            `cmd:"" help:"Print the rules in plain language that a judge is given."`
	Eval       evalCommand             `cmd:"" help:"Measure judges on calls with labels: what they block and let pass wrongly."`
	Score      scoreCommand            `cmd:"" help:"Say how much of a list of calls is settled, and what keeps the rest."`
	Log        logCommand              `cmd:"" help:"Show, search and export what was decided."`
	Watch      watchCommand            `cmd:"" help:"Watch decisions as they happen, and allow or deny."`
	Stats      statsCommand            `cmd:"" help:"Count what was decided, how long it took, and what was asked most."`
	Replay     replayCommand           `cmd:"" help:"Judge what was recorded again, and show what would change."`
	ACP        acpCommand              `cmd:"" name:"acp" help:"Stand between an editor and an agent (ACP) and answer its requests for permission."`
	MCP        mcpCommand              `cmd:"" name:"mcp" help:"Stand before an MCP server and have each call of its tools decided."`
	Prompt     permissionPromptCommand `cmd:"" name:"permission-prompt" help:"Be the tool that Claude Code asks for permission without a terminal."`
	Serve      serveCommand            `cmd:"" help:"Keep judges ready: the server that the hook starts by itself, in the foreground."`
	Status     statusCommand           `cmd:"" help:"Say in one sentence what is on and what is not."`
	Doctor     doctorCommand           `cmd:"" help:"Look whether the gate really stands in front of the agent."`
	Completion completionCommand       `cmd:"" help:"Print the completion script of a shell."`
	Man        manCommand              `cmd:"" hidden:"" help:"Write the manual pages."`
	Version    versionCommand          `cmd:"" help:"Print the version."`
}

const description = `automode answers allow, ask or deny before each tool call of a coding agent.

To see it, and to put it in front of Claude Code:

    automode explain -- 'git status && rm -rf ~/'
    automode init claude`

// program is one run of this program: what it reads, where it writes, and the
// machine it runs on.
type program struct {
	stdin   io.Reader
	lines   *bufio.Reader // of stdin, once a question was put
	out     *screen
	machine machine
	cli     *kong.Application // the command line, for completion
}

func main() {
	os.Exit(run(os.Args[1:], program{stdin: os.Stdin, out: newScreen(os.Stdout), machine: thisMachine()}))
}

// run carries out one command line and returns the exit status. It is the
// only place that writes to stderr.
func run(args []string, p program) int {
	var line commandLine
	parser, err := kong.New(&line, kong.Name("automode"), kong.Description(description),
		kong.ConfigureHelp(kong.HelpOptions{NoExpandSubcommands: true, WrapUpperBound: 100}),
		kong.ShortUsageOnError())
	if err != nil {
		return fail(err)
	}
	p.cli = parser.Model
	// What people type at a program that they meet for the first time.
	switch {
	case len(args) > 0 && args[0] == "help":
		args = append(append([]string(nil), args[1:]...), "--help")
	case len(args) == 1 && (args[0] == "--version" || args[0] == "-v"):
		args = []string{"version"}
	}
	if len(args) == 0 {
		args = []string{"--help"}
	}
	ctx, err := parser.Parse(args)
	if err != nil {
		return fail(usageError(err))
	}
	err = ctx.Run(&p)
	if p.out.err != nil {
		err = advise("see that there is room where the output goes", "cannot write the output: %w", p.out.err)
	}
	if err != nil {
		return fail(err)
	}
	return 0
}

// status is an exit status that needs no words: they are out already.
type status int

func (s status) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

// advice is an error with the next thing to do.
type advice struct {
	err  error
	hint string
}

func (a advice) Error() string { return a.err.Error() }
func (a advice) Unwrap() error { return a.err }

// advise makes an error with a hint of what to do next.
func advise(hint, format string, args ...any) error {
	return advice{fmt.Errorf(format, args...), hint}
}

// fail tells the error and returns its exit status.
func fail(err error) int {
	if s, ok := errors.AsType[status](err); ok {
		return int(s)
	}
	fmt.Fprintln(os.Stderr, "automode: "+printable(err.Error()))
	if a, ok := errors.AsType[advice](err); ok {
		fmt.Fprintln(os.Stderr, "hint: "+printable(a.hint))
	}
	return statusUsage
}
