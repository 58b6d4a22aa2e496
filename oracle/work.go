//go:build linux

package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall"

	"automode"
	"automode/oracle/generate"
	"automode/oracle/trace"
	"automode/standard"
)

// job is what one worker is told to do, on its standard input.
type job struct {
	Seed     uint64
	From, To int    // numbers of the commands
	Marks    int    // up to which number of marked texts
	Losses   int    // up to which number of repositories
	Only     string // the part of the generator whose commands are run; all where it is empty
	// Leaving are texts that are run whatever their verdict: those that leave the
	// mark are the differences.
	Leaving []string
	// Losing are lines that are run whatever their verdict, in the repository that Lays
	// makes: those that lose anything are the differences.
	Losing    []string
	Lays      string
	Step      int
	Given     []generate.Command // these instead of generated ones
	Collected []string           // what is mutated
	Verbose   bool               // say what happened, for every command
	Why       bool               // say why the others are not allowed
	Shells    []string           // that are there
	Sh        string             // the shell that is called sh
	// Probe is a command that is run whatever its verdict, with the effects of
	// one kind, or the commands of one name, taken out of what was foretold.
	Probe, Without string
}

// worker judges and runs commands in a throw-away root.
type worker struct {
	job  job
	was  []entry
	sum  summary
	rows *rows
}

// work is a worker's whole life: it reads a job and writes a summary.
func work() error {
	// What was said of the parent's death before was forgotten with its rights.
	if _, _, e := syscall.RawSyscall(syscall.SYS_PRCTL, syscall.PR_SET_PDEATHSIG, uintptr(syscall.SIGKILL), 0); e != 0 {
		return e
	}
	if err := canary(); err != nil {
		return fmt.Errorf("not isolated: %w", err)
	}
	var w worker
	if err := json.NewDecoder(os.Stdin).Decode(&w.job); err != nil {
		return err
	}
	if err := lay(cmp.Or(w.job.Sh, "bash")); err != nil {
		return fmt.Errorf("making the throw-away root: %w", err)
	}
	var err error
	if w.was, err = snapshot(); err != nil {
		return err
	}
	if err := limit(); err != nil {
		return err
	}
	w.rows = newRows()
	if w.job.Leaving != nil {
		if err := w.leaving(); err != nil {
			return err
		}
	} else if w.job.Losing != nil {
		var lines []generate.Command
		for _, text := range w.job.Losing {
			lines = append(lines, generate.Command{Text: text, Report: generate.Losses})
		}
		if err := w.repository(0, w.job.Lays, lines); err != nil {
			return err
		}
	} else if w.job.Probe != "" {
		if err := w.probe(); err != nil {
			return err
		}
	} else if w.job.Given != nil && w.job.Lays != "" {
		for i := range w.job.Given {
			w.job.Given[i].Report = generate.Losses
		}
		if err := w.repository(0, w.job.Lays, w.job.Given); err != nil {
			return err
		}
	} else if w.job.Given != nil {
		for i, c := range w.job.Given {
			if err := w.command(i, c); err != nil {
				return err
			}
		}
	} else {
		g := generate.New(w.job.Seed, w.job.Collected)
		for i := w.job.From; i < w.job.To; i += w.job.Step {
			c := g.Command(i)
			if !strings.HasPrefix(c.Source, w.job.Only) {
				continue
			}
			if err := w.command(i, c); err != nil {
				return fmt.Errorf("command %d, %q: %w", i, c.Text, err)
			}
		}
		for i := w.job.From; i < w.job.Marks; i += w.job.Step {
			judged, run := g.Marked(i)
			if !strings.HasPrefix(judged.Source, w.job.Only) {
				continue
			}
			if err := w.marked(i, judged, run); err != nil {
				return err
			}
		}
		for i := w.job.From; i < w.job.Losses; i += w.job.Step {
			script, lines := g.Repository(i)
			if !strings.HasPrefix(lines[0].Source, w.job.Only) {
				continue
			}
			if err := w.repository(i, script, lines); err != nil {
				return err
			}
		}
	}
	w.sum.Rows = w.rows.seen
	return json.NewEncoder(os.Stdout).Encode(&w.sum)
}

// probe runs the job's probe, for tests of the comparison itself.
func (w *worker) probe() error {
	c := generate.Command{Text: w.job.Probe, Report: generate.Facts}
	a := decide(c.Text, project, automode.Bash, pathFor(c.Report)).Action
	a.Effects = slices.DeleteFunc(a.Effects, func(e automode.Effect) bool { return e.Kind.String() == w.job.Without })
	a.Commands = slices.DeleteFunc(a.Commands, func(c automode.Command) bool { return len(c.Words) > 0 && c.Words[0] == w.job.Without })
	hidden := secretInodes()
	r, err := run("bash", c.Text, pathFor(c.Report))
	if err != nil {
		return err
	}
	now, err := snapshot()
	if err != nil {
		return err
	}
	f := foretold{action: a, run: r, before: w.before, hidden: hidden}
	if what := f.differences(w.was, now); len(what) > 0 {
		w.sum.Differences = append(w.sum.Differences, difference{Report: c.Report, Shell: "bash", Command: c.Text, Smallest: c.Text, What: what})
	}
	return nil
}

// command judges one command and, when it is allowed, runs it in every shell
// that the call may mean.
func (w *worker) command(n int, c generate.Command) error {
	path := pathFor(c.Report)
	kind := kindOf(c.Shell)
	d, broke := decideSafely(c.Text, kind, path)
	if broke != "" {
		w.sum.Differences = append(w.sum.Differences, difference{Number: n, Report: c.Report, Shell: "no shell", Command: c.Text,
			Smallest: c.Text, Source: c.Source, What: []string{"automode panics: " + broke}})
	}
	counts := w.sum.of(c)
	for _, k := range counts {
		k.Commands++
	}
	w.rows.note(d.Action)
	if w.job.Verbose {
		say(d)
	}
	if w.job.Why && d.Verdict != automode.Allow {
		w.sum.Why = append(w.sum.Why, c.Source+"\t"+d.Person+"\t"+c.Text)
	}
	switch d.Verdict {
	case automode.Deny:
		for _, k := range counts {
			k.Denied++
		}
		return nil
	case automode.Ask:
		for _, k := range counts {
			k.Asked++
		}
		return nil
	}
	for _, k := range counts {
		k.Allowed++
	}
	w.rows.allowed(d.Action)
	for _, shell := range w.shells(kind) {
		found, err := w.try(shell, c, kind)
		if errors.Is(err, errTime) || errors.Is(err, trace.ErrPart) {
			for _, k := range counts {
				k.Late++
			}
			if w.job.Why {
				w.sum.Why = append(w.sum.Why, c.Source+"\tit does not come to its end\t"+c.Text)
			}
			continue
		}
		if err != nil {
			return err
		}
		for _, k := range counts {
			k.Runs++
		}
		if len(found) > 0 {
			w.sum.Differences = append(w.sum.Differences, w.smallest(n, shell, c, kind, found))
		}
	}
	return nil
}

// shells are the programs that a call of a kind may be given to.
func (w *worker) shells(kind automode.ShellKind) []string {
	all := []string{"bash"}
	switch kind {
	case automode.Zsh:
		all = []string{"zsh"}
	case automode.AnyShell:
		all = []string{"bash", "zsh"}
	}
	var there []string
	for _, s := range all {
		for _, have := range w.job.Shells {
			if s == have {
				there = append(there, s)
			}
		}
	}
	return there
}

// try judges a command again, runs it when it is allowed, and lists what
// differs. The throw-away root is afterwards as it was before.
func (w *worker) try(shell string, c generate.Command, kind automode.ShellKind) ([]string, error) {
	path := pathFor(c.Report)
	d, _ := decideSafely(c.Text, kind, path)
	if d.Verdict != automode.Allow {
		return nil, nil
	}
	hidden := secretInodes()
	r, err := run(shell, c.Text, path)
	if err != nil {
		return nil, errors.Join(err, restore(w.was))
	}
	var now []entry
	if touched(r) {
		if now, err = snapshot(); err != nil {
			return nil, err
		}
	}
	f := foretold{action: d.Action, run: r, before: w.before, hidden: hidden}
	if c.Report == generate.Language { // where nothing was done that would be read differently afterwards
		f.reread = func(assigned string, argv []string, cwd string) *automode.Action {
			return decide(assigned+quote(argv), cwd, kind, path).Action
		}
	}
	found := f.differences(w.was, now)
	if w.job.Verbose {
		tell(r)
	}
	if now != nil {
		return found, restore(w.was)
	}
	return found, nil
}

// touched reports whether a run did anything to files but open them.
func touched(r *trace.Run) bool {
	return slices.ContainsFunc(r.Touches, func(t trace.Touch) bool { return t.Op != trace.Opens && !stream(t.Path) })
}

// before is what a file of the throw-away root holds when a command begins.
func (w *worker) before(path string) (string, bool) {
	for i := range w.was {
		if w.was[i].path == path && w.was[i].mode.IsRegular() {
			return w.was[i].content, true
		}
	}
	return "", false
}

// alike reports whether two lists of differences begin with the same thing
// done by the same program.
func alike(a, b []string) bool {
	first := func(s string) string { return strings.Join(strings.Fields(s)[:2], " ") }
	return first(a[0]) == first(b[0])
}

// smallest drops words and lines of a command as long as it still differs.
func (w *worker) smallest(n int, shell string, c generate.Command, kind automode.ShellKind, found []string) difference {
	d := difference{Number: n, Shell: shell, Report: c.Report, Command: c.Text, Smallest: c.Text, Source: c.Source, What: found}
	tries := 0
	for again := true; again; {
		again = false
		parts := pieces(d.Smallest)
		for size := max(1, len(parts)/2); size >= 1 && !again; size /= 2 {
			for at := 0; at+size <= len(parts) && tries < 120; at++ {
				tries++
				less := c
				less.Text = strings.TrimSpace(strings.Join(append(append([]string(nil), parts[:at]...), parts[at+size:]...), ""))
				if less.Text == "" {
					continue
				}
				if got, err := w.try(shell, less, kind); err == nil && len(got) > 0 && alike(got, found) {
					d.Smallest, d.What, again = less.Text, got, true
					break
				}
			}
		}
	}
	return d
}

// pieces cuts a text into words with the blanks behind them.
func pieces(s string) []string {
	var all []string
	from := 0
	for i := 1; i < len(s); i++ {
		if strings.IndexByte(" \n", s[i]) < 0 && strings.IndexByte(" \n", s[i-1]) >= 0 {
			all = append(all, s[from:i])
			from = i
		}
	}
	return append(all, s[from:])
}

func pathFor(r generate.Report) string {
	if r == generate.Language {
		return stands + ":/usr/bin:/bin"
	}
	return shells + ":/usr/bin:/bin"
}

func kindOf(shell string) automode.ShellKind {
	switch shell {
	case "bash":
		return automode.Bash
	case "zsh":
		return automode.Zsh
	}
	return automode.AnyShell
}

// decideSafely is decide in the project; a panic is told, and is an ask.
func decideSafely(command string, kind automode.ShellKind, path string) (d automode.Decision, broke string) {
	defer func() {
		if e := recover(); e != nil {
			d, broke = automode.Decision{Action: &automode.Action{}}, fmt.Sprint(e)
		}
	}()
	return decide(command, project, kind, path), ""
}

// decide asks the gate, with its built-in policy, in the world as it is here.
func decide(command, cwd string, kind automode.ShellKind, path string) automode.Decision {
	env := environment(path)
	g := standard.New(standard.Config{}, standard.Env{
		Home: home, AccountHome: home, Root: project, Platform: automode.Linux, Live: true,
		Gate: []string{home + "/.config/automode"},
		Getenv: func(name string) (string, bool) {
			for _, e := range env {
				if k, v, _ := strings.Cut(e, "="); k == name {
					return v, true
				}
			}
			return "", false
		},
	}, nil)
	return g.Decide(context.Background(), &automode.Call{Agent: "claude", Tool: "Bash", Kind: automode.ShellTool, Command: command,
		Cwd: cwd, Roots: []string{project}, Shell: kind, Platform: automode.Linux})
}

func say(d automode.Decision) {
	fmt.Fprintf(os.Stderr, "%s  %s %s  %s\n", d.Verdict, d.Layer, d.Rule, d.Person)
	for _, c := range d.Action.Commands {
		fmt.Fprintf(os.Stderr, "  command  %q %v\n", c.Words, c.Known)
	}
	for _, e := range d.Action.Effects {
		fmt.Fprintf(os.Stderr, "  effect   %d %s %s %s %s {%s} %s\n", e.Command, e.Kind, e.Target, e.Extent, e.Known, e.Traits, e.Why)
	}
}

func tell(r *trace.Run) {
	for i, s := range r.Starts {
		fmt.Fprintf(os.Stderr, "  started  %d from %d in %s: %s %q\n", i, s.From, s.Cwd, s.Path, s.Argv)
	}
	for _, t := range r.Touches {
		if t.Op != trace.Opens || strings.HasPrefix(t.Path, "/home") {
			fmt.Fprintf(os.Stderr, "  touched  %s %s by %d (%s)\n", t.Op, t.Path, t.By, t.Call)
		}
	}
	for _, o := range r.Others {
		fmt.Fprintf(os.Stderr, "  other    %s %s by %d\n", o.What, o.To, o.By)
	}
}
