package main

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/kong"

	"automode"
)

// asking is what every command that puts a call to the gate takes.
type asking struct {
	Cwd     string        `placeholder:"DIR" type:"path" suggest:"dir" help:"Working folder of the call. One that does not exist is judged by its letters. (default: the current folder)"`
	Project string        `placeholder:"DIR" type:"path" suggest:"dir" help:"The project's folder. (default: the working folder, raised to its repository)"`
	Config  string        `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	Mode    automode.Mode `default:"default" placeholder:"MODE" suggest:"default plan acceptEdits auto dontAsk bypassPermissions" help:"The agent's permission mode: default, plan, acceptEdits, auto, dontAsk or bypassPermissions."`
	Tool    string        `placeholder:"NAME" suggest:"Bash Read Write Edit MultiEdit NotebookEdit Glob Grep WebFetch WebSearch Agent" help:"Judge a tool of Claude Code by this name instead of a shell command."`
	Input   exactText     `placeholder:"JSON" help:"The tool's input, a JSON object."`
	JSON    bool          `name:"json" help:"Answer in JSON."`
	Command []exactText   `arg:"" optional:"" passthrough:"partial" suggest:"command" help:"The command, behind --. One word is shell text as it stands; several are joined, quoted where needed."`
}

// exactText is a word of the command line byte for byte, also where it is not
// UTF-8: what the gate is asked about must be what the shell would get.
type exactText string

// Decode takes the word as it stands.
func (e *exactText) Decode(ctx *kong.DecodeContext) error {
	t := ctx.Scan.Pop()
	s, ok := t.Value.(string)
	if !ok {
		return errors.New("a value is missing")
	}
	*e = exactText(s)
	return nil
}

// folder is the working folder.
func (a *asking) folder() (string, error) {
	if a.Cwd != "" {
		return a.Cwd, nil
	}
	cwd, err := os.Getwd()
	if err != nil {
		return "", advise("change to a folder that exists, or name one with --cwd DIR", "cannot tell the current folder: %w", err)
	}
	return cwd, nil
}

// question is the one call of a command line.
func (a *asking) question() (question, error) {
	cwd, err := a.folder()
	if err != nil {
		return question{}, err
	}
	q := question{cwd: cwd, project: a.Project, mode: a.Mode, tool: a.Tool}
	words := a.words()
	switch {
	case a.Tool != "" && len(words) > 0:
		return q, advise("leave out one of the two", "a tool and a command are given at once")
	case a.Tool != "":
		if q.input, err = object(string(a.Input)); err != nil {
			return q, advise(`write it as --input '{"file_path": "README.md"}'`, "--input is not a JSON object: %w", err)
		}
		return q, nil
	case a.Input != "":
		return q, advise("name the tool with --tool NAME", "--input is given without a tool")
	}
	switch len(words) {
	case 0:
	case 1:
		q.command = words[0] // as it stands
	default:
		q.command = quoteWords(words)
	}
	if strings.TrimSpace(q.command) == "" {
		return q, advise("put it behind --, as in: -- 'git status && ls'", "there is no command to judge")
	}
	return q, nil
}

// words is the command without the "--" in front of it.
func (a *asking) words() []string {
	var words []string
	for i, w := range a.Command {
		if i > 0 || w != "--" {
			words = append(words, string(w))
		}
	}
	return words
}

func object(text string) (json.RawMessage, error) {
	if text == "" {
		text = "{}"
	}
	if !utf8.ValidString(text) {
		return nil, errors.New("it is not UTF-8 text")
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &members); err != nil {
		return nil, err
	}
	return json.RawMessage(text), nil
}

type checkCommand struct {
	asking `embed:""`
	Batch  bool `help:"Judge JSON lines from stdin, one answer for each, in their order."`
	Quiet  bool `short:"q" help:"Print nothing; the exit status is the answer."`
}

func (*checkCommand) Help() string {
	return `The exit status is the answer: 0 allow, 10 ask, 20 deny; 2 when there was an error. Nothing is run.

Examples:

    automode check -- git status
    automode check -- 'git add . && git commit -m "wip"'
    automode check --cwd ~/project -- npm test
    automode check --tool Write --input '{"file_path": "a.txt", "content": "hello"}'
    automode check --quiet -- make test && make test

With --batch each line on stdin is one of

    {"id": 1, "command": "git status", "cwd": "/home/dev/project"}
    {"id": 2, "tool": "Read", "input": {"file_path": "/etc/hosts"}, "cwd": "/home/dev/project"}

with "project" where it is not the repository of cwd; --cwd and --project stand in where a line names none. Each answer is one line

    {"id", "decision", "reason", "layer", "rule", "effects"}

with "note" where a folder does not exist and its paths were judged by their letters. A line that cannot be read, or holds a key that nobody knows, is answered with ask and its number in "line"; empty lines are passed over. The exit status is 0 when every line was answered.`
}

// Run answers one question or a batch.
func (c *checkCommand) Run(p *program) error {
	if c.Batch {
		return c.batch(p)
	}
	q, err := c.question()
	if err != nil {
		return err
	}
	j, err := newJudge(p.machine, c.Config)
	if err != nil {
		return err
	}
	a := j.decide(q)
	switch {
	case c.Quiet:
	case c.JSON:
		p.out.json(viewOf(&a))
	default:
		p.out.verdict(&a)
	}
	return verdictStatus(a.Verdict)
}

// verdict writes an answer in one line, and a second one when something about
// the question has to be known.
func (s *screen) verdict(a *answer) {
	s.line(s.paint(ofVerdict(a.Verdict), a.Verdict.String()), "  ", printable(a.Person))
	for _, note := range []string{a.note, a.judgesNote()} {
		if note != "" {
			s.line(s.paint(dim, "note: "+printable(note)))
		}
	}
}

// verdictStatus is the exit status that stands for an answer; nil is 0.
func verdictStatus(v automode.Verdict) error {
	switch v {
	case automode.Allow:
		return nil
	case automode.Deny:
		return status(statusDeny)
	}
	return status(statusAsk)
}

// absolute makes a folder named in a batch absolute.
func absolute(base, dir string) string {
	if filepath.IsAbs(dir) {
		return filepath.Clean(dir)
	}
	return filepath.Join(base, dir)
}
