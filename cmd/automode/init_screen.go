package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/layers/rules"
)

// mostLines are shown of a file that comes or goes as a whole: settings have
// fewer, a plug-in is a program of ours and has many.
const mostLines = 40

// change shows what would happen to a settings file, line by line.
func (s *screen) change(f *agents.File, after []byte, changes []agents.Change) {
	s.line(s.paint(bold, printable(f.Path)))
	if f.Real != f.Path {
		s.line(s.paint(dim, "a link to "+printable(f.Real)))
	}
	switch {
	case f.Data == nil:
		s.line(s.paint(dim, "is not there yet"))
	case after == nil:
		s.line(s.paint(dim, "was not there before, and goes"))
	}
	head, lines, whole := true, 0, f.Data == nil || after == nil
	cr := ""
	if everyCR(f.Data) && everyCR(after) {
		cr = "\r"
	}
	for line := range strings.Lines(string(diff.Diff("", f.Data, "", after))) {
		line = strings.TrimSuffix(strings.TrimSuffix(line, "\n"), cr)
		head = head && !strings.HasPrefix(line, "@@")
		switch {
		case head: // the names of the files, which stand above
			continue
		case whole && lines > mostLines:
			lines++
			continue
		case strings.HasPrefix(line, "@@"):
			line = s.paint(dim, "  …")
		case strings.HasPrefix(line, "+"):
			line = s.paint(green, "  "+printable(line))
		case strings.HasPrefix(line, "-"):
			line = s.paint(red, "  "+printable(line))
		default:
			line = s.paint(dim, "  "+printable(line))
		}
		s.line(line)
		lines++
	}
	if whole && lines > mostLines+1 {
		s.line(s.paint(dim, fmt.Sprintf("  … and %d lines more", lines-mostLines-1)))
	}
	for _, c := range changes {
		if c.Done == agents.Replaced {
			s.line("  ", s.paint(dim, "another hook of automode for "+printable(c.Event)+" is replaced"))
		}
	}
}

// everyCR reports whether every line ends as on Windows, so that no line's end
// is worth showing.
func everyCR(data []byte) bool {
	return bytes.Count(data, []byte("\n")) == bytes.Count(data, []byte("\r\n"))
}

// agent says which release is found, and what is known to be wrong with it.
func (s *screen) agent() {
	path, v, ok := agents.FindClaude(context.Background())
	switch {
	case path == "":
		s.paragraph(0, dim, "Claude Code is not on the search path; its settings are written all the same.")
	case !ok:
		s.paragraph(0, dim, printable("Claude Code is "+path+", which does not tell its version."))
	default:
		s.paragraph(0, dim, printable("Claude Code "+v.String()+", "+path))
		for _, flaw := range agents.ClaudeFlaws(v) {
			s.paragraph(2, yellow, "In this version "+flaw.What+".")
		}
	}
}

// installed says what was done and how to take it back.
func (s *screen) installed(to *setup, r *agents.Receipt, undo string) {
	s.line()
	if to.inForce() != nil { // why is told behind all else
		s.line(s.paint(yellow, "The gate is written, and not in force yet."))
	} else {
		s.line(s.paint(green, "The gate is in place."), " Sessions that run notice it by themselves.")
	}
	if r.Backup != "" {
		s.line("What was there is kept in ", printable(r.Backup))
	}
	s.line("To take it out:  ", s.paint(bold, undo))
	s.paragraph(0, dim, "By hand: delete the entries whose command is "+printable(filepath.Join(to.programs, agents.HookName+exe()))+
		" from "+printable(to.file.Path)+", and do it before you delete the programs: Claude Code stops every call whose hook is missing.")
}

// rules says what becomes of the permission rules that the person has given the
// agent already: they count as they stand, and are not copied anywhere.
func (s *setup) rules(p *program) {
	n := 0
	for _, list := range [][]config.Rule{s.config.Allow, s.config.Ask, s.config.Deny} {
		for _, r := range list {
			if s.ofAgent(r) {
				n++
			}
		}
	}
	var aside []string
	for _, r := range rules.New(s.config, rules.Env{Home: p.machine.own(), Platform: p.machine.platform}).Problems() {
		if s.ofAgent(r.Rule) && (r.Kind == rules.SetAside || r.Kind == rules.Unread) {
			aside = append(aside, r.List+" "+r.Rule.Text+": "+r.Why)
		}
	}
	if n == 0 {
		return
	}
	p.out.line()
	p.out.paragraph(0, "", "Of "+count(n, "permission rule")+" in Claude Code's settings "+countOf(n-len(aside), n)+
		" as they stand, and so does every one that you add there. automode config shows them.")
	if len(aside) == 0 {
		return
	}
	p.out.line("Set aside, because they would hand over everything, or cannot be read:")
	for _, text := range aside {
		p.out.paragraph(2, dim, printable(text))
	}
}

// ofAgent reports whether a rule stands in the agent's settings.
func (s *setup) ofAgent(r config.Rule) bool {
	switch r.Origin.Scope {
	case config.Agent, config.Local, config.Project:
		return filepath.Base(filepath.Dir(r.Origin.File)) == ".claude" || r.Origin.File == s.file.Path
	}
	return false
}

// allowing reports whether any of these rules allows something.
func (s *setup) allowing() bool { return slices.ContainsFunc(s.config.Allow, s.ofAgent) }

// countOf is how many of them count.
func countOf(some, all int) string {
	switch some {
	case 0:
		return "none counts"
	case all:
		return "all count"
	}
	return fmt.Sprintf("%d count", some)
}

// demonstrations are calls that the gate is asked about before the person's
// eyes: one that only looks, one that is hard to undo, one that must not be.
var demonstrations = [...]string{"git status", "git push --force", "rm -rf ~/"}

// show has the hook that was put in decide a few calls.
func (s *setup) show(p *program, hook string) error {
	return p.demonstrate("", func(state, cwd, command string) (agents.Answer, error) {
		h := agents.ClaudeHooks(hook, append(s.args[:len(s.args):len(s.args)], "--state", state), s.limit.Seconds())[2].Handler
		a, err := agents.Probe(context.Background(), h, cwd, nil, agents.Payload("automode-init", cwd, command))
		if err == nil && a.Verdict == "" {
			err = advise("", "it answered nothing, with status %d", a.Exit)
		}
		return a, err
	})
}

// demonstrate puts a few calls to the hook of an agent, empty for Claude Code,
// and says what is answered. Nothing of that is recorded where it lasts: try is
// given a state folder of its own, which it names last, and of two the last
// counts. No call is run.
func (p *program) demonstrate(agent string, try func(state, cwd, command string) (agents.Answer, error)) error {
	state, err := trialFolder()
	if err != nil {
		return nil // it was only for show
	}
	defer os.RemoveAll(state)
	cwd, err := os.Getwd()
	if err != nil {
		cwd = state
	}
	doctor := strings.TrimSpace("automode doctor " + agent)
	p.out.heading("What it says from now on")
	for _, command := range demonstrations {
		a, err := try(state, cwd, command)
		if err != nil {
			return advise("run "+doctor+", or take the hook out again", "the hook is in place, and does not work: %w", err)
		}
		p.out.line("  ", p.out.paint(ofAnswer(a.Verdict), pad(a.Verdict, 6)), command)
		// Row and grant, which the reason ends with, are of no use here.
		if reason, _, _ := strings.Cut(a.Reason, " ["); reason != "" {
			p.out.paragraph(8, dim, printable(reason))
		}
	}
	p.out.line()
	p.out.paragraph(0, dim, `"`+doctor+`" says whether all is well, "automode explain -- COMMAND" why it decides as it does, "automode log" what was decided.`)
	return nil
}

// ofAnswer is the style of a hook's answer.
func ofAnswer(verdict string) style {
	switch verdict {
	case "allow":
		return green
	case "deny":
		return red
	}
	return yellow
}
