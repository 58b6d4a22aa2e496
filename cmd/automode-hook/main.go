// A hook lives for milliseconds: were the number of its processors to follow a
// container's limit, that would cost it a thread at its start, and names for
// the mappings of its memory a system call each.
//
//go:debug updatemaxprocs=0
//go:debug decoratemappings=0

// Command automode-hook is what an agent starts before every tool call. It
// reads the agent's payload from stdin, decides, writes the agent's answer to
// stdout, and leaves a line in the journal and in the session's record.
//
//	automode-hook AGENT [--event NAME] [--headless] [--asker NAME] [--config FILE] [--state DIR]
//
// Whatever goes wrong, the call is asked about or denied, never let through
// by silence: most agents run a call whose hook failed.
package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"automode/internal/dialect"
	"automode/internal/journal"
	"automode/internal/own"
	"automode/internal/release"
)

func usage() string {
	return `automode-hook answers a coding agent's question whether a tool call may run.

usage: automode-hook AGENT [--event NAME] [--headless | --attended]
                          [--asker NAME] [--config FILE] [--state DIR]
                          [--settings DIR]

AGENT is one of ` + strings.Join(dialect.Names(), ", ") + `.
The agent's hook payload is read from stdin.

  --event NAME   the event that the payload is of, for agents whose payloads do
                 not say it
  --attended     somebody is always there to be asked: for agents that hang when
                 they are told to ask and nobody is
  --headless     nobody can be asked in this run: what would be asked is
                 denied, with a reason that says how to allow it
  --asker NAME   who asks, for the record, where it is not AGENT itself but speaks
                 as it does: mcp:files, acp:gemini
  --config FILE  the person's configuration, an absolute path
                 (default: .config/automode/automode.json in the home folder
                 of the account, whatever HOME says)
  --state DIR    where the journal and the sessions' records are kept, an
                 absolute path (default: .local/state/automode in that folder)
  --settings DIR the folder of the person's settings of the agent, whose
                 permission rules count too, an absolute path
                 (default: .claude in that folder)
  --help         print this
  --version      print the version

Code in other languages than the shell's is read by automode-reader, the same
program with everything in it, which has to lie beside this one; without it a
call that holds such code is asked about. To try the hook by hand:

  automode-hook claude --state /tmp/state --config /tmp/rules.json <payload.json
`
}

// options are the words on the hook's command line. "automode init" writes
// them; the environment has no say in them.
type options struct {
	agent    dialect.Dialect
	event    string // the event, for agents whose payloads do not name it
	asker    string // who asks, where that is not the agent; empty: it is
	headless bool
	attended bool
	config   string // the person's configuration; empty: in the home
	state    string // journal and sessions; empty: in the home
	settings string // the agent's settings of the person's; empty: in the home
	relay    bool   // the hook beside listens, and no agent
	help     bool
	version  bool
}

func main() {
	deepen(false)
	o, err := parseArgs(os.Args[1:])
	switch {
	case o.help:
		_, err = os.Stdout.WriteString(usage())
	case o.version:
		_, err = os.Stdout.WriteString(programName() + " " + release.Read().Name + "\n")
	case err == nil:
		os.Exit(answer(o))
	}
	if err != nil {
		// Status 2 stops the call: a hook that was set up wrongly guards nothing.
		os.Stderr.WriteString("automode-hook: " + err.Error() + "\n")
		os.Exit(2)
	}
}

// programName is what this program is called: automode-reader is the same one.
func programName() string {
	name := strings.TrimSuffix(filepath.Base(os.Args[0]), ".exe")
	if name == own.Reader {
		return name
	}
	return "automode-hook"
}

func parseArgs(args []string) (options, error) {
	var o options
	for len(args) > 0 {
		word := args[0]
		args = args[1:]
		switch word {
		case "--headless":
			o.headless = true
		case relay:
			o.relay = true
		case "--help", "-h":
			return options{help: true}, nil
		case "--version":
			return options{version: true}, nil
		case "--config", "--state", "--settings":
			if len(args) == 0 || !filepath.IsAbs(args[0]) {
				return o, errors.New(word + " needs an absolute path; run automode-hook --help")
			}
			switch word {
			case "--config":
				o.config = args[0]
			case "--state":
				o.state = args[0]
			default:
				o.settings = args[0]
			}
			args = args[1:]
		case "--attended":
			o.attended = true
		case "--asker":
			if len(args) == 0 || args[0] == "" || journal.Asker(args[0]) != args[0] {
				return o, errors.New(word + " needs a name of letters, digits and ._-:/@, at most 64; run automode-hook --help")
			}
			o.asker, args = args[0], args[1:]
		case "--event":
			if len(args) == 0 || args[0] == "" {
				return o, errors.New(word + " needs the name of an event; run automode-hook --help")
			}
			o.event, args = args[0], args[1:]
		default:
			d := dialect.Find(word)
			switch {
			case d == nil:
				return o, errors.New("cannot do anything with " + word + "; run automode-hook --help")
			case o.agent != nil:
				return o, errors.New("more than one agent is named; run automode-hook --help")
			}
			o.agent = d
		}
	}
	if o.agent == nil {
		return o, errors.New("no agent is named; run automode-hook --help")
	}
	return o, nil
}
