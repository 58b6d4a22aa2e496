//go:build linux

package main

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"automode"
	"automode/oracle/generate"
)

// The report of marks: texts in which a command stands that must not be run. They
// are judged with a harmful one, and those that are allowed are run with one in its
// place that leaves a mark, as long as the other. Nothing is traced, so that there
// can be many.

const (
	markFile = "/run/mark"
	markTime = 2 * time.Second
)

// layMarker puts the command that leaves the mark where programs are found. It does
// so where the harmful one would do harm.
func layMarker() error {
	return os.WriteFile(shells+"/"+generate.Marker, []byte("#!/usr/bin/dash\ncase \"$1 $2\" in \"-rf "+home+"\") : > "+markFile+";; esac\n"), 0o755)
}

// marked judges a text and, when it is allowed, runs it in every shell that the call
// may mean.
func (w *worker) marked(n int, judged, run generate.Command) error {
	kind, path := kindOf(judged.Shell), pathFor(generate.Marks)
	d, broke := decideSafely(judged.Text, kind, path)
	if broke != "" {
		w.sum.Differences = append(w.sum.Differences, difference{Number: n, Report: generate.Marks, Shell: "no shell", Command: judged.Text,
			Smallest: judged.Text, Source: judged.Source, What: []string{"automode panics: " + broke}})
	}
	counts := w.sum.judged(judged, d.Verdict)
	if d.Verdict != automode.Allow {
		return nil
	}
	for _, shell := range w.shells(kind) {
		left, err := marks(shell, run.Text, path)
		if e := errors.Join(err, restore(w.was)); e != nil && !errors.Is(err, errTime) {
			return fmt.Errorf("marked text %d, %q: %w", n, run.Text, e)
		}
		for _, k := range counts {
			if k.Runs++; errors.Is(err, errTime) {
				k.Runs, k.Late = k.Runs-1, k.Late+1
			}
		}
		if left {
			w.sum.Differences = append(w.sum.Differences, difference{Number: n, Report: generate.Marks, Shell: shell, Command: judged.Text,
				Smallest: w.least(shell, judged.Text, run.Text, kind), Source: judged.Source, What: []string{"what must not be run was run"}})
		}
	}
	return nil
}

// leaving runs the job's texts, for tests of the mark itself.
func (w *worker) leaving() error {
	for _, text := range w.job.Leaving {
		left, err := marks("bash", text, pathFor(generate.Marks))
		if err != nil {
			return err
		}
		if left {
			w.sum.Differences = append(w.sum.Differences, difference{Report: generate.Marks, Command: text})
		}
		if err := restore(w.was); err != nil {
			return err
		}
	}
	return nil
}

// marks runs a text in a shell and reports whether the mark was left.
func marks(shell, text, path string) (bool, error) {
	os.Remove(markFile)
	err := plainly(shell, text, path, markTime)
	if _, there := os.Stat(markFile); there == nil {
		return true, nil
	}
	return false, err
}

// least drops words and lines of a text as long as it is allowed and leaves the mark.
func (w *worker) least(shell, judged, run string, kind automode.ShellKind) string {
	path := pathFor(generate.Marks)
	for again := true; again; {
		again = false
		parts, ran := pieces(judged), pieces(run)
		for size := max(1, len(parts)/2); size >= 1 && !again; size /= 2 {
			for at := 0; at+size <= len(parts); at++ {
				without := func(all []string) string {
					return strings.Join(append(append([]string(nil), all[:at]...), all[at+size:]...), "")
				}
				less := without(parts)
				if d, _ := decideSafely(less, kind, path); less == "" || d.Verdict != automode.Allow {
					continue
				}
				left, err := marks(shell, without(ran), path)
				if e := restore(w.was); e != nil || err != nil || !left {
					continue
				}
				judged, run, again = less, without(ran), true
				break
			}
		}
	}
	return judged
}
