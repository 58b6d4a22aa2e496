package main

import (
	"context"
	"path/filepath"
	"slices"
	"time"

	"automode"
	"automode/internal/agents"
	"automode/internal/journal"
	"automode/internal/pause"
)

// canaries are the calls that are sent through the hook: harmless ones, one
// that must not run, and one whose code only automode-reader reads. None of
// them is run.
var canaries = [...]string{"git status", "git push --force", "rm -rf ~/", "python3 -c 'print(1)'"}

// canarySession is the session under which they stand in the record.
const canarySession = journal.Doctor

// lookAtAnswers sends calls through every command line that stands in the
// settings as our hook, as the agent would, and holds the answers against what
// this program says. A line that a project brought is started only when it
// starts our own program: whoever clones a project has not agreed to its hooks.
func lookAtAnswers(x *examination, f *findings) {
	for _, h := range x.ours("PreToolUse") {
		mine := h.Args != nil && filepath.Clean(h.Command) == filepath.Join(x.p.machine.folder(), agents.HookName+exe())
		if (h.file.scope == agents.Shared || h.file.scope == agents.Local) && !mine {
			f.note("answer.not-tried", "", "the hook in %s is another program than the one beside this, %s, and was not started", h.file.path, brief(h.Command, 100))
			continue
		}
		x.tryHook(h, f)
	}
}

func (x *examination) tryHook(h standing, f *findings) {
	j := &judge{machine: x.p.machine, person: x.person, gates: map[string]*gate{}, projects: map[string]string{}}
	headless := slices.Contains(h.Args, "--headless")
	var slowest agents.Answer
	for _, command := range canaries {
		env := []string{"CLAUDE_PROJECT_DIR=" + x.cwd}
		a, err := agents.Probe(context.Background(), h.Handler, x.cwd, env, agents.Payload(canarySession, x.cwd, command))
		if err != nil {
			f.wrong("answer.none", "Put the programs back to where the line looks for them, or run automode init claude.", "the hook in %s cannot be asked: %v (%s)", h.file.path, reason(err), h.Command)
			return
		}
		if a.Took > slowest.Took {
			slowest = a
		}
		said := j.decide(question{command: command, cwd: x.cwd, project: x.root})
		want := said.Verdict.String()
		if headless && said.Verdict == automode.Ask {
			want = automode.Deny.String()
		}
		switch {
		case a.Verdict == "" && a.Exit == 0 && a.Stdout == "" && said.Verdict == automode.Ask && pause.Read(x.state).In(time.Now()):
			// It is left to the agent, because the person said so.
		case a.Verdict != "" && said.Verdict == automode.Ask && len(x.config.Classifier.Judges) > 0:
			// What is open the classifier rules on, and this program asks none.
		case a.Verdict == "":
			f.wrong("answer.silent", putIn, "the hook in %s says nothing about %q that Claude Code would listen to (status %d): %s", h.file.path, command, a.Exit, brief(a.Stdout+" "+a.Stderr, 200))
			return
		case a.Verdict != want:
			f.wrong("answer.other", "See that the programs are of one build, and that the hook's line names the configuration that you mean.",
				"the hook in %s answers %s to %q, and this program %s: %s", h.file.path, a.Verdict, command, want, a.Reason)
			return
		}
	}
	f.well("answer", "the hook in %s answers as it should, the slowest of %s in %d ms", h.file.path, count(len(canaries), "call"), slowest.Took.Milliseconds())
}
