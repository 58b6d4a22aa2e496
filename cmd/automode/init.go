package main

import (
	"cmp"
	"errors"
	"io/fs"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/own"
	"automode/internal/world"
)

type initCommand struct {
	Agents   []string `arg:"" optional:"" name:"agent" suggest:"agent" help:"The agents, by their names in automode agents: claude is Claude Code. Without a name every agent that is found here is shown and asked about."`
	Agent    string   `kong:"-"` // the one that this is about; empty where several are, or all that are found
	All      bool     `help:"Every agent that is found here."`
	Yes      bool     `short:"y" help:"Do it without asking."`
	Project  bool     `xor:"scope" help:"Only in the project of the current folder; for Claude Code for you alone, in its .claude/settings.local.json."`
	Managed  bool     `xor:"scope" help:"For everybody on this machine, in the organisation's settings. Claude Code alone."`
	Undo     bool     `help:"Take the hook out again and put back what was there."`
	Headless bool     `xor:"there" help:"Nobody can be asked where these settings are used: what would be asked is denied."`
	Attended bool     `xor:"there" help:"Somebody is always there to be asked: for agents that hang where nobody is, and so are told to deny."`
	Config   string   `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration, written into the hook's line. (default: .config/automode/automode.json in your account's home)"`
	JSON     bool     `name:"json" help:"Print JSON: what was done, or would be, for each agent. Nothing is asked."`
	State    string   `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder, written into the hook's line. (default: .local/state/automode in your account's home)"`

	views *[]initView // what was done, for JSON
}

func (*initCommand) Help() string {
	return `Shows what it would write into the agent's settings, asks, writes it, and shows what the gate says from then on. Comments, order and other hooks stay as they are, what was there is kept, and doing it twice changes nothing. An agent cannot do this: its own call of it is denied.

On a terminal it asks two questions more: whether the permission rules that you gave the agent shall count, and whether you have a model key. What you answer is written into your configuration; of a key only the name of the variable that holds it. With --yes the rules count and no model is asked.

Examples:

    automode init claude
    automode init codex --yes
    automode init claude codex --yes
    automode init claude --project
    automode init --all --yes
    automode init gemini --undo`
}

// setup is what init works on.
type setup struct {
	file     agents.File
	config   config.Config // what is in force with the hook in place
	person   string        // the person's configuration
	state    string        // where what was there is kept
	programs string        // the folder of our programs
	args     []string
	limit    time.Duration // how long the hook takes at most
}

// Run puts the hook in or takes it out.
func (c *initCommand) Run(p *program) error {
	switch {
	case c.JSON && c.views == nil:
		return c.asJSON(p)
	case c.Agent == "" && len(c.Agents) > 0:
		return c.named(p)
	case c.Agent != agents.Claude:
		return c.others(p)
	}
	s, err := c.setup(p)
	if err != nil {
		return err
	}
	if c.Undo {
		return c.undo(p, s)
	}
	hook, err := s.hook()
	if err != nil {
		return err
	}
	after, changes, err := agents.Install(s.file.Data, agents.ClaudeHooks(hook, s.args, math.Ceil(3*s.limit.Seconds())))
	if err != nil {
		return cannotEdit(s.file.Path, err)
	}
	if agents.Same(after, s.file.Data) {
		if err := s.inForce(); err != nil {
			return err
		}
		c.did(stateAlready, &s.file)
		p.out.line("The gate is in place already: ", printable(s.file.Path))
		return nil
	}
	p.out.agent()
	p.out.change(&s.file, after, changes)
	s.rules(p)
	mine, wished, err := c.question(p, s)
	if err != nil {
		return err
	}
	if err := c.agreed(p, "Write this?", &s.file); err != nil {
		return err
	}
	// What tightens comes first: whoever ends this in between is not left with a
	// gate that allows what was not to count.
	if wished != nil {
		if err := mine.Replace(wished); err != nil {
			return cannotWrite(s.person, err)
		}
	}
	plain, _, err := agents.Uninstall(s.file.Data)
	if err != nil {
		return cannotEdit(s.file.Path, err)
	}
	receipt, err := agents.Keep(s.state, c.Agent, &s.file, plain, after)
	if err != nil {
		return advise("see that you may write there, or name another state folder with --state DIR; nothing was changed", "what was there cannot be kept: %w", err)
	}
	if err := s.file.Replace(after); err != nil {
		return cannotWrite(s.file.Path, err)
	}
	if v := c.did(statePlaced, &s.file); receipt.Backup != "" {
		v.Kept = []string{receipt.Backup}
	}
	p.out.installed(s, receipt, c.again("--undo"))
	if _, err := os.Stat(c.Config); c.Config != "" && err != nil {
		p.out.paragraph(0, yellow, "No rules of yours count yet: "+printable(c.Config)+" is not there.")
	}
	if err := s.show(p, hook); err != nil {
		return err
	}
	return s.inForce()
}

// inForce tells when the agent will not read what was written.
func (s *setup) inForce() error {
	look, err := agents.Look(s.file.Data)
	switch {
	case err != nil:
		return err
	case look.HooksOff:
		return advise("take it out of it, then look at automode doctor",
			"the gate is written and NOT IN FORCE: %s switches all hooks off (disableAllHooks)", s.file.Path)
	case look.Plain:
		return nil
	}
	return advise("take comments and commas before a closing bracket out of it, then look at automode doctor",
		"the gate is written and NOT IN FORCE: %s is not plain JSON, and Claude Code (seen with %s) passes over such a file as a whole", s.file.Path, agents.ClaudeTried)
}

// yes is this command line, to be carried out without a question.
func (c *initCommand) yes() string {
	options := []string{"--yes"}
	switch {
	case c.Undo:
		options = []string{"--undo", "--yes"}
	default:
		if c.Headless {
			options = append(options, "--headless")
		}
		if c.Attended {
			options = append(options, "--attended")
		}
		if c.Config != "" {
			options = append(options, "--config", c.Config)
		}
	}
	return c.again(options...)
}

// again is the command line for the same settings with other options. Where
// automode is not on the search path, as after make install, it names the file.
func (c *initCommand) again(options ...string) string {
	words := []string{"automode", "init"}
	if _, err := exec.LookPath("automode"); err != nil {
		if path, err := os.Executable(); err == nil {
			words[0] = path
		}
	}
	if c.Agent != "" {
		words = append(words, c.Agent)
	} else {
		words = append(words, c.Agents...)
	}
	if c.All {
		words = append(words, "--all")
	}
	words = append(words, options...)
	if c.Project {
		words = append(words, "--project")
	}
	if c.Managed {
		words = append(words, "--managed")
	}
	if c.State != "" {
		words = append(words, "--state", c.State)
	}
	return quoteWords(words)
}

// setup finds the settings and looks at them. It changes nothing.
func (c *initCommand) setup(p *program) (*setup, error) {
	s := &setup{programs: p.machine.folder()}
	path, root, err := c.settings(p)
	if err != nil {
		return nil, err
	}
	if s.file, err = agents.ReadFile(path); err != nil {
		return nil, cannotRead(path, err)
	}
	if c.Managed {
		s.file.Mode = 0o644
	}
	if s.state, err = p.machine.state(cmp.Or(c.State, s.statedIn())); err != nil {
		return nil, err
	}
	// The hook looks for your rules in the account's home, and Claude Code for
	// its settings where the environment says.
	if _, dir := p.machine.claudeFolders(); dir != own.ClaudeFolder(p.machine.own()) && !c.Managed {
		s.args = append(s.args, "--settings", dir)
		p.machine.settings = dir
	}
	s.person = cmp.Or(c.Config, own.In(p.machine.own()).Config)
	if c.Config != "" {
		s.args = append(s.args, "--config", c.Config)
	}
	if c.State != "" {
		s.args = append(s.args, "--state", s.state)
	}
	if c.Headless {
		s.args = append([]string{"--headless"}, s.args...)
	}
	s.config = p.machine.load(s.person, root)
	s.limit = max(s.config.Limit(), config.DefaultDeadline)
	return s, nil
}

// statedIn is the state folder that the hook in the file names, empty where it
// names none.
func (s *setup) statedIn() string {
	hooks, _ := agents.Ours(s.file.Data) // who edits the file tells what is wrong with it
	for _, h := range hooks {
		if i := slices.Index(h.Handler.Args, "--state"); i >= 0 && i+1 < len(h.Handler.Args) {
			return h.Handler.Args[i+1]
		}
	}
	return ""
}

// settings is the file that is meant and, for a project's, its folder.
func (c *initCommand) settings(p *program) (path, root string, err error) {
	managed, person := p.machine.claudeFolders()
	switch {
	case c.Managed:
		return agents.ClaudeSettings(agents.Managed, managed, "", ""), "", nil
	case c.Project:
		cwd, err := os.Getwd()
		if err != nil {
			return "", "", advise("change to a folder of the project", "cannot tell the current folder: %w", err)
		}
		root = world.RaiseToRepository(world.FS{}, cwd, p.machine.home, p.machine.account)
		if root == "" {
			return "", "", advise("change to a folder of the project, or leave --project out", "%s", noProject(cwd))
		}
		return agents.ClaudeSettings(agents.Local, "", "", root), root, nil
	case person == "":
		return "", "", advise("set HOME to your home folder", "there is no home folder, so Claude Code's settings cannot be found")
	}
	return agents.ClaudeSettings(agents.User, "", person, ""), "", nil
}

// hook is the program that the agent shall start.
func (s *setup) hook() (string, error) {
	const build = `run "make build" in a clone and start automode from its bin folder, or copy the programs to one folder`
	for _, name := range []string{agents.HookName, own.Reader} {
		path := filepath.Join(s.programs, name+exe())
		if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
			return "", advise(build, "%s is not beside this program, in %s", name, s.programs)
		}
	}
	return filepath.Join(s.programs, agents.HookName+exe()), nil
}

// agreed asks the person, who is at the terminal or said yes before.
func (c *initCommand) agreed(p *program, question string, files ...*agents.File) error {
	if c.Yes {
		return nil
	}
	if !p.interactive() {
		c.did(stateToDo, files...)
		p.out.line()
		p.out.line("Nothing is changed yet, and nobody is there to be asked. To do it: ", c.yes())
		return status(statusTrouble)
	}
	if p.ask(question) {
		return nil
	}
	p.out.line("Nothing is changed.")
	return status(statusTrouble)
}

// undo takes the hook out.
func (c *initCommand) undo(p *program, s *setup) error {
	receipt, err := agents.ReadReceipt(s.state, c.Agent, &s.file)
	if err != nil {
		return cannotUndo(s.file.Path, err)
	}
	after, whole, err := receipt.Original(&s.file)
	if err != nil {
		return cannotUndo(s.file.Path, err)
	}
	var changes []agents.Change
	if !whole {
		if after, changes, err = agents.Uninstall(s.file.Data); err != nil {
			return cannotEdit(s.file.Path, err)
		}
		if agents.Same(after, s.file.Data) {
			c.did(stateNone)
			p.out.line("There is no hook of automode in ", printable(s.file.Path))
			return agents.Forget(s.state, c.Agent, &s.file)
		}
	}
	p.out.change(&s.file, after, changes)
	if !whole && receipt != nil {
		p.out.paragraph(0, "", "The file was changed since. What was changed stays, and only our hooks go.")
	}
	if err := c.agreed(p, "Take it out?", &s.file); err != nil {
		return err
	}
	if after == nil {
		if err = s.file.Remove(); err == nil {
			receipt.Tidy(&s.file)
		}
	} else {
		err = s.file.Replace(after)
	}
	if err != nil {
		return cannotWrite(s.file.Path, err)
	}
	if err := agents.Forget(s.state, c.Agent, &s.file); err != nil {
		return err
	}
	c.did(stateOut, &s.file)
	said := "The hook is out of " + printable(s.file.Path)
	switch {
	case after == nil:
		said += ", which was not there before and is gone"
	case whole:
		said += ", which is as it was before, byte for byte"
	}
	p.out.line(said, ".")
	p.out.paragraph(0, dim, "Sessions that run notice it by themselves. Your rules and the journal are still there; delete "+
		printable(own.In(p.machine.own()).Config)+" and "+printable(s.state)+" if you want them gone, and the programs in "+printable(s.programs)+".")
	return nil
}

func cannotRead(path string, err error) error {
	hint := "see that it is a file that you may read"
	switch {
	case strings.Contains(err.Error(), "read-only"):
		hint = "somebody wants it unchanged, perhaps a program that writes it. Add the hook there, or make it writable: chmod u+w " + quoteWords([]string{path})
	case strings.Contains(err.Error(), "link"):
		hint = "make the file that it leads to, or remove the link"
	}
	return advise(hint+"; nothing was changed", "cannot change %s: %w", path, err)
}

func cannotEdit(path string, err error) error {
	return advise("mend it there and run this again; nothing was changed", "cannot change %s: %w", path, err)
}

func cannotWrite(path string, err error) error {
	hint := "run this again; nothing was changed"
	if errors.Is(err, fs.ErrPermission) {
		hint = "see that you may write there; for --managed that is the administrator. Nothing was changed"
	}
	return advise(hint, "cannot write %s: %w", path, err)
}

func cannotUndo(path string, err error) error {
	return advise(`delete the entries of automode-hook in `+path+` by hand; see "automode init claude --help"`, "what was there before cannot be put back: %w", err)
}

// interactive reports whether a person sits before this program.
func (p *program) interactive() bool {
	f, ok := p.stdin.(*os.File)
	if !ok || !p.out.terminal {
		return false
	}
	_, ok = columns(f)
	return ok
}

// ask puts a question that is answered by yes or no. No answer is no.
func (p *program) ask(question string) bool { return p.decide(question, false) }
