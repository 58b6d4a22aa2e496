//go:build linux

package main

import (
	"crypto/sha1"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// holdings is what is held where, by the names that git gives to contents.
type holdings struct {
	files   map[string]string // by path: the content; without history, of what is no build's
	objects map[string]string // by name of a content: a path at the end of a branch, a tag, HEAD or a stash
	rows    map[string]string // of databases: where it stands
	text    string            // with history: all that is in files, in archives and rows
}

// holders are the folders in which work lies, and may go to.
var holders = []string{home, "/tmp", "/srv", "/home/other"}

// repositories lists the working trees and bare repositories that there are, and the
// repositories of submodules.
func repositories() []string {
	var all []string
	for _, top := range holders {
		filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return nil
			case d.Name() == ".git":
				all = append(all, filepath.Dir(path))
				if d.IsDir() && !isGitDir(path) {
					return fs.SkipDir
				}
			case d.IsDir() && isGitDir(path) && !exists(path+"/.git"):
				all = append(all, path)
			case d.IsDir() && strings.Contains(path, "/.git/") && !strings.Contains(path, "/modules"):
				return fs.SkipDir
			}
			return nil
		})
	}
	return all
}

// isGitDir reports whether a folder is what git keeps a repository in.
func isGitDir(path string) bool {
	return exists(path+"/HEAD") && exists(path+"/objects") && exists(path+"/refs")
}

// allHeld lists what is held now: what is at the ends of branches and the like, or, with
// history, everything that they lead to.
func allHeld(history bool) (*holdings, error) {
	h := &holdings{files: map[string]string{}, objects: map[string]string{}, rows: map[string]string{}}
	for _, top := range holders {
		if err := h.walk(top); err != nil {
			return nil, err
		}
	}
	if history {
		h.unpack()
	} else {
		for path, content := range h.files {
			if isDatabase(content) {
				for row := range rowsOf(path) {
					h.rows[row] = path
				}
			}
		}
	}
	for _, top := range repositories() {
		h.repository(top, history)
	}
	return h, nil
}

// repository adds what a repository holds, and, without history, takes away what is
// nobody's work.
func (h *holdings) repository(top string, history bool) {
	git := func(args ...string) string { return ask(top, args...) }
	dir := top + "/.git"
	if isGitDir(top) && !exists(dir) {
		dir = top
	}
	tips := strings.Fields(git("for-each-ref", "--format=%(objectname)"))
	for stash := range strings.FieldsSeq(git("reflog", "show", "--format=%H", "refs/stash")) {
		tips = append(tips, stash, strings.TrimSpace(git("rev-parse", "-q", "--verify", stash+"^3")))
	}
	for _, name := range []string{"HEAD", "REBASE_HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "MERGE_AUTOSTASH"} {
		tips = append(tips, strings.TrimSpace(git("rev-parse", "-q", "--verify", name)))
	}
	kept, _ := filepath.Glob(dir + "/worktrees/*/HEAD")
	for _, f := range append(kept, dir+"/rebase-merge/orig-head", dir+"/rebase-merge/autostash") {
		id, _ := os.ReadFile(f)
		if name := strings.TrimSpace(string(id)); len(name) == 40 {
			tips = append(tips, name)
		}
	}
	tips = slices.DeleteFunc(tips, func(tip string) bool { return tip == "" })
	if history {
		for line := range strings.Lines(git(append([]string{"rev-list", "--objects", "--all"}, tips...)...)) {
			h.objects[strings.Fields(line)[0]] = ""
		}
		for line := range strings.Lines(git("ls-files", "-s")) {
			h.objects[strings.Fields(line)[1]] = ""
		}
		return
	}
	for name := range strings.SplitSeq(git("ls-files", "-o", "-i", "--exclude-standard", "-z"), "\x00") {
		if made(name) {
			delete(h.files, top+"/"+name)
		}
	}
	// What git itself left in the files of a merge that stopped is nobody's work.
	for line := range strings.Lines(git("ls-tree", "-r", "AUTO_MERGE")) {
		if f := strings.Fields(line); len(f) == 4 && blob(h.files[top+"/"+f[3]]) == f[2] {
			delete(h.files, top+"/"+f[3])
		}
	}
	for _, tip := range tips {
		for line := range strings.Lines(git("ls-tree", "-r", tip)) {
			if f := strings.Fields(line); len(f) == 4 && f[1] == "blob" {
				h.objects[f[2]] = f[3] + " of " + tip[:min(7, len(tip))]
			}
		}
	}
}

// made reports whether the name of a file that git ignores is one of those that a build
// or a program makes again.
func made(name string) bool {
	return strings.HasSuffix(name, ".log") || strings.HasPrefix(name, "build/") || strings.Contains(name, "/build/")
}

// walk adds the files below a folder, but for git's own and throw-away ones.
func (h *holdings) walk(top string) error {
	return filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.Name() == ".git" && d.IsDir(), d.IsDir() && isGitDir(path) && !exists(path+"/.git"):
			return fs.SkipDir
		case d.Name() == ".git", !d.Type().IsRegular():
			return nil
		}
		data, err := os.ReadFile(path)
		h.files[path] = string(data)
		return err
	})
}

// without lists what h holds and now does not. What is only in the index, and what has more
// behind it now, is not lost; neither is a file of which, where it was edited in its place,
// a line is left that no other has.
func (h *holdings) without(now *holdings, edited bool) []string {
	there := map[string]bool{}
	for id := range now.objects {
		there[id] = true
	}
	for _, text := range now.files {
		there[blob(text)] = true
	}
	var lost []string
	for path, text := range h.files {
		switch {
		case there[blob(strings.ReplaceAll(text, "\r\n", "\n"))]: // git keeps lines without
		case text == "" || strings.HasPrefix(path, "/tmp/") || there[blob(text)], isDatabase(text), strings.HasSuffix(path, "-wal"), strings.HasSuffix(path, "-shm"):
		case strings.Contains(now.text, text), edited && slices.ContainsFunc(strings.Split(text, "\n"), func(line string) bool { return len(line) > 5 && strings.Contains(now.text, line) }):
		case isPacked(text): // what is in it is looked for
			for _, t := range unpacked(path, text) {
				if t != "" && !there[blob(t)] && !strings.Contains(now.text, t) {
					lost = append(lost, path+" held what is nowhere now")
				}
			}
		default:
			lost = append(lost, path+" is nowhere as it was")
		}
	}
	for row, path := range h.rows {
		wal := h.files[path+"-wal"]
		if !strings.Contains(now.text, row) && !edited && !(there[blob(h.files[path])] && (wal == "" || there[blob(wal)])) {
			lost = append(lost, row+" of "+path+" is nowhere any more")
		}
	}
	for id, where := range h.objects {
		if where != "" && !there[id] {
			lost = append(lost, where+" is nowhere any more")
		}
	}
	slices.Sort(lost)
	return lost
}

// unpack puts together all text that files, archives and databases hold.
func (h *holdings) unpack() {
	var b strings.Builder
	for path, content := range h.files {
		for _, t := range unpacked(path, content) {
			h.objects[blob(t)] = ""
			b.WriteString(t + "\x00")
		}
		if isDatabase(content) {
			for row := range rowsOf(path) {
				b.WriteString(row + "\x00")
			}
		} else if !strings.HasSuffix(path, "-wal") && !strings.HasSuffix(path, "-journal") {
			b.WriteString(content + "\x00")
		}
	}
	h.text = b.String()
}

func isDatabase(content string) bool { return strings.HasPrefix(content, "SQLite format 3\x00") }

// rowsOf are the rows of a database, with what its log has.
func rowsOf(path string) map[string]bool {
	dir, err := os.MkdirTemp("/run", "rows")
	if err != nil {
		return nil
	}
	defer os.RemoveAll(dir)
	for _, end := range []string{"", "-wal", "-journal"} {
		if data, err := os.ReadFile(path + end); err == nil {
			os.WriteFile(dir+"/db"+end, data, 0o644)
		}
	}
	cmd := exec.Command("/usr/bin/sqlite3", dir+"/db", ".dump")
	cmd.Env = environment("/usr/bin")
	out, _ := cmd.Output()
	rows := map[string]bool{}
	for text := string(out); ; {
		_, rest, more := strings.Cut(text, "row ")
		if !more {
			return rows
		}
		if name, _, ok := strings.Cut(rest, "."); ok && len(name) < 8 {
			rows["row "+name+"."] = true
		}
		text = rest
	}
}

// isPacked reports whether a content is an archive's or a compressed file's.
func isPacked(content string) bool { return len(opener(content)) > 0 }

// opener is the program that opens an archive or a compressed file.
func opener(content string) []string {
	switch {
	case strings.HasPrefix(content, "\x1f\x8b"):
		return []string{"gzip", "-dc"}
	case strings.HasPrefix(content, "\xfd7zXZ"):
		return []string{"xz", "-dc"}
	case strings.HasPrefix(content, "BZh"):
		return []string{"bzip2", "-dc"}
	case strings.HasPrefix(content, "\x28\xb5\x2f\xfd"):
		return []string{"zstd", "-qdc"}
	case strings.HasPrefix(content, "PK\x03\x04"):
		return []string{"unzip", "-p"}
	case len(content) > 262 && content[257:262] == "ustar":
		return []string{"tar", "-xOf"}
	}
	return nil
}

// unpacked is what an archive or a compressed file comes to, and what that comes to.
func unpacked(path, content string) []string {
	var all []string
	for range 3 {
		argv := opener(content)
		if len(argv) == 0 {
			break
		}
		dir, err := os.MkdirTemp("/run", "packed")
		if err != nil {
			break
		}
		file := dir + "/x"
		os.WriteFile(file, []byte(content), 0o644)
		cmd := exec.Command("/usr/bin/"+argv[0], append(argv[1:], file)...)
		cmd.Env = environment("/usr/bin")
		out, _ := cmd.Output()
		if isDatabase(string(out)) {
			for row := range rowsOf(writeTemp(dir, string(out))) {
				all = append(all, row)
			}
		}
		os.RemoveAll(dir)
		content = string(out)
		all = append(all, content)
	}
	return all
}

func writeTemp(dir, content string) string {
	os.WriteFile(dir+"/out", []byte(content), 0o644)
	return dir + "/out"
}

// blob is git's name of a content.
func blob(text string) string {
	return fmt.Sprintf("%x", sha1.Sum(fmt.Appendf(nil, "blob %d\x00%s", len(text), text)))
}

// ask is what git says in a working tree or of a repository, and nothing where it fails.
func ask(dir string, args ...string) string {
	cmd := exec.Command("/usr/bin/git", args...)
	cmd.Dir, cmd.Env = dir, append(environment("/usr/bin"), "GIT_NO_REPLACE_OBJECTS=1", "GIT_GRAFT_FILE=/dev/null")
	if isGitDir(dir) && !exists(dir+"/.git") {
		cmd.Env = append(cmd.Env, "GIT_DIR="+dir, "GIT_WORK_TREE=/")
	}
	out, _ := cmd.Output()
	return string(out)
}
