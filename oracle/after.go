//go:build linux

package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"automode"
	"automode/oracle/trace"
)

// What the files say that are there when a command is over, whatever the
// tracer saw: which ones are others now, and what is nowhere any more.

// after compares the files as they were with those that are there now.
func (f *foretold) after(was, now []entry) {
	there := make(map[string]*entry, len(now))
	contents := make(map[string]bool, len(now))
	for i := range now {
		there[now[i].path] = &now[i]
		if now[i].mode.IsRegular() {
			contents[now[i].content] = true
		}
	}
	seen := map[string]int{} // 1-based index of what touched it last
	for i, t := range f.run.Touches {
		if t.Op != trace.Opens {
			seen[f.paths[i]] = i + 1
			seen[filepath.Clean(t.Path)] = i + 1
		}
	}
	for i := range was {
		w := &was[i]
		n := there[w.path]
		if n != nil && n.mode == w.mode && n.content == w.content || w.mode.IsDir() {
			continue
		}
		at := seen[w.path]
		if at == 0 && !f.underneath(w.path, seen) {
			op := trace.Writes // under another name, or in a way that the tracer does not know
			if n == nil {
				op = trace.Removes
			}
			f.touch(trace.Touch{Op: op, Path: w.path, By: -1}, w.path)
		}
		if w.mode.IsRegular() && w.content != "" && !contents[w.content] && !begins(now, w.content) {
			by := -1
			if at > 0 {
				by = f.run.Touches[at-1].By
			}
			f.lost(w, by)
		}
	}
}

// begins reports whether a file begins with a content: it was added to, and perhaps
// moved.
func begins(now []entry, content string) bool {
	return slices.ContainsFunc(now, func(e entry) bool { return e.mode.IsRegular() && strings.HasPrefix(e.content, content) })
}

// underneath reports whether a folder above the path was moved or removed.
func (f *foretold) underneath(path string, seen map[string]int) bool {
	for ; path != "/"; path = filepath.Dir(path) {
		if seen[path] > 0 {
			return true
		}
	}
	return false
}

// lost checks a file whose content is in no file any more: a command that is
// allowed may discard only what can be had back.
func (f *foretold) lost(w *entry, by trace.Image) {
	switch {
	case by > 0 && f.spoken[by], f.rewritten():
		return
	case below(w.path, "/tmp"), below(w.path, "/var/tmp"), below(w.path, project+"/build"), below(w.path, project+"/.git"):
		return // throw-away files, what a build makes; git's own, which is not followed here
	case below(w.path, project) && held(w.content):
		return
	}
	f.differ("%s loses %s", f.program(by), w.path)
}

// rewritten reports whether a program ran that changes what a file holds, or puts
// it into another one: that is foretold as a Write, and is no loss.
func (f *foretold) rewritten() bool {
	for i := range f.run.Starts {
		name, argv := filepath.Base(f.run.Starts[i].Path), f.run.Starts[i].Argv
		if name == "git" && slices.Contains(argv, "merge-file") || packs(name) || strings.Contains(rewriters, " "+name+" ") {
			return true
		}
	}
	return false
}

// rewriters edit files in their place, as git merge-file does, or, zip and tar, can take
// in what they remove.
const rewriters = " sed awk gawk perl ruby ed ex vim patch dos2unix zip tar strip "

// secretIn is the secret that a path is another name of, as hard links are; empty
// where it is none.
func secretIn(path string, inodes map[inode]string) string {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		return inodes[inode{s.Dev, s.Ino}]
	}
	return ""
}

// inode is what a file is under every name: a number on a file system.
type inode struct{ dev, number uint64 }

// secretInodes are the files that nobody may open unforetold, by what they are
// under every name.
func secretInodes() map[inode]string {
	all := map[inode]string{}
	for _, p := range secretFiles {
		var s syscall.Stat_t
		if syscall.Stat(p, &s) == nil {
			all[inode{s.Dev, s.Ino}] = p
		}
	}
	return all
}

// reveals reports whether an effect says that what is read there is secret.
func (f *foretold) reveals(path string) bool {
	for i := range f.action.Effects {
		e := &f.action.Effects[i]
		if e.Place.Marks.Has(automode.Secret) && covers(e, path) {
			return true
		}
	}
	return false
}
