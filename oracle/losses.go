//go:build linux

package main

import (
	"crypto/sha1"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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
	if err := errors.Join(err, plainly("bash", script, path, runTime)); err != nil {
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
			lost = before.without(now)
		}
	}
	if errors.Is(err, errTime) {
		err = nil
	}
	return lost, errors.Join(err, restore(w.was))
}

// holdings is what is held where, by the names that git gives to contents.
type holdings struct {
	files   map[string]string // by path: the content; without history, of what git does not ignore and of databases
	objects map[string]string // by name of a content: a path at the end of a branch, a tag, HEAD or a stash
}

// trees are where the project has or may have files, and what has commits.
var trees = []string{project, home + "/wt", home + "/wt2", home + "/wt3", origin}

// origin is the remote, which has no files of its own.
const origin = home + "/origin.git"

// allHeld lists what is held now: what is at the ends of branches and the like, or, with
// history, everything that they lead to.
func allHeld(history bool) (*holdings, error) {
	h := &holdings{map[string]string{}, map[string]string{}}
	for _, top := range trees {
		if !exists(top) {
			continue
		}
		if top != origin {
			ignored := map[string]bool{}
			for name := range strings.SplitSeq(ask(top, "ls-files", "-o", "-i", "--exclude-standard", "-z"), "\x00") {
				ignored[top+"/"+name] = !history && !strings.HasSuffix(name, ".db")
			}
			if err := h.walk(top, ignored); err != nil {
				return nil, err
			}
		}
		tips := strings.Fields(ask(top, "for-each-ref", "--format=%(objectname)") + ask(top, "reflog", "show", "--format=%H", "refs/stash"))
		for _, name := range []string{"HEAD", "REBASE_HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "MERGE_AUTOSTASH"} {
			tips = append(tips, strings.TrimSpace(ask(top, "rev-parse", "-q", "--verify", name)))
		}
		for _, f := range []string{"rebase-merge/orig-head", "rebase-merge/autostash"} {
			id, _ := os.ReadFile(top + "/.git/" + f)
			tips = append(tips, strings.TrimSpace(string(id)))
		}
		if !history { // what git itself left in the files of a merge that stopped is nobody's work
			for line := range strings.Lines(ask(top, "ls-tree", "-r", "AUTO_MERGE")) {
				if f := strings.Fields(line); len(f) == 4 && blob(h.files[top+"/"+f[3]]) == f[2] {
					delete(h.files, top+"/"+f[3])
				}
			}
		}
		tips = slices.DeleteFunc(tips, func(tip string) bool { return tip == "" })
		if history {
			for line := range strings.Lines(ask(top, append([]string{"rev-list", "--objects", "--all"}, tips...)...)) {
				h.objects[strings.Fields(line)[0]] = ""
			}
			for line := range strings.Lines(ask(top, "ls-files", "-s")) {
				h.objects[strings.Fields(line)[1]] = ""
			}
			continue
		}
		for _, tip := range tips {
			for line := range strings.Lines(ask(top, "ls-tree", "-r", tip)) {
				if f := strings.Fields(line); len(f) == 4 {
					h.objects[f[2]] = f[3] + " of " + tip[:min(7, len(tip))]
				}
			}
		}
	}
	return h, nil
}

// walk adds the files of a working tree.
func (h *holdings) walk(top string, ignored map[string]bool) error {
	return filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.Name() == ".git":
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case !d.Type().IsRegular() || ignored[path]:
			return nil
		}
		data, err := os.ReadFile(path)
		h.files[path] = string(data)
		return err
	})
}

// without lists what h holds and now does not. What is only in the index, and what has more
// behind it now, is not lost.
func (h *holdings) without(now *holdings) []string {
	there := map[string]bool{}
	for id := range now.objects {
		there[id] = true
	}
	for _, text := range now.files {
		there[blob(text)] = true
	}
	var lost []string
	for path, text := range h.files {
		if text != "" && !there[blob(text)] && !strings.Contains(now.files[path], text) {
			lost = append(lost, path+" is nowhere as it was")
		}
	}
	for id, where := range h.objects {
		if where != "" && !there[id] {
			lost = append(lost, where+" is nowhere any more")
		}
	}
	return lost
}

// blob is git's name of a content.
func blob(text string) string {
	return fmt.Sprintf("%x", sha1.Sum(fmt.Appendf(nil, "blob %d\x00%s", len(text), text)))
}

// ask is what git says in a folder, and nothing where it fails.
func ask(dir string, args ...string) string {
	cmd := exec.Command("/usr/bin/git", args...)
	cmd.Dir, cmd.Env = dir, environment("/usr/bin")
	out, _ := cmd.Output()
	return string(out)
}
