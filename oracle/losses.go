//go:build linux

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"automode"
	"automode/oracle/generate"
)

// The report of losses: lines of work are judged in repositories in many states, and those
// that are allowed are run there. What a file, a branch, a tag, a remote, a stash or HEAD had
// before, one of them must have afterwards.

// repository lays a repository, judges lines of work in it and runs those that are allowed.
func (w *worker) repository(n int, script string, lines []generate.Command) (err error) {
	defer func() { err = errors.Join(err, restore(w.was)) }()
	path := pathFor(generate.Losses)
	names, err := os.ReadDir(project)
	for _, name := range names {
		err = errors.Join(err, os.RemoveAll(filepath.Join(project, name.Name())))
	}
	if err := errors.Join(err, plainly("bash", script, path, layTime)); err != nil {
		return fmt.Errorf("laying a repository: %w\n%s", err, script)
	}
	laid, err := snapshot()
	if err != nil {
		return err
	}
	before, err := allHeld(false)
	if err != nil {
		return err
	}
	ours := w.was
	w.was = laid
	defer func() { w.was = ours }()
	for _, c := range lines {
		lost, err := w.loses(n, c, before)
		if err != nil {
			return fmt.Errorf("%q in\n%s: %w", c.Text, script, err)
		}
		if len(lost) == 0 {
			continue
		}
		d := difference{Number: n, Report: c.Report, Shell: "bash", Command: script + c.Text, Smallest: c.Text, Source: c.Source, What: lost}
		w.sum.Differences = append(w.sum.Differences, d)
	}
	return nil
}

// loses judges a line, runs it if it is allowed, and lists what nothing holds any more.
func (w *worker) loses(n int, c generate.Command, before *holdings) ([]string, error) {
	path := pathFor(c.Report)
	d, broke := decideSafely(c.Text, automode.Bash, path)
	counts := w.sum.judged(c, d.Verdict)
	if broke != "" {
		return []string{"automode panics: " + broke}, nil
	}
	if w.job.Verbose {
		say(d)
	}
	if w.job.Why && d.Verdict != automode.Allow {
		w.sum.Why = append(w.sum.Why, c.Source+"\t"+d.Person+"\t"+c.Text)
	}
	if d.Verdict != automode.Allow && w.job.Losing == nil {
		return nil, nil
	}
	err := plainly("bash", c.Text, path, runTime)
	for _, k := range counts {
		if k.Runs++; errors.Is(err, errTime) {
			k.Runs, k.Late = k.Runs-1, k.Late+1
		}
	}
	var lost []string
	if err == nil {
		var now *holdings
		if now, err = allHeld(true); err == nil {
			lost = before.without(now, edits(c.Text))
		}
	}
	if errors.Is(err, errTime) {
		err = nil
	}
	return lost, errors.Join(err, restore(w.was))
}

// edits reports whether a line changes files in their place, with a program whose work that
// is, or rows by their keys: an edit is an edit, as long as it leaves something.
func edits(line string) bool {
	for _, name := range [...]string{"sed ", "perl ", "patch ", "awk ", "ed ", "ex ", "vim ", "apply ", "grep ", "replace(", "fileinput",
		"REPLACE ", "ON CONFLICT", " WHERE "} {
		if strings.Contains(line, name) {
			return true
		}
	}
	return false
}
