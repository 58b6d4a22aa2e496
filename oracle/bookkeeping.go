//go:build linux

package main

import (
	"os"
	"path/filepath"
	"strings"

	"automode/oracle/trace"
)

// What programs do beside what they are for, written down once: helpers that
// they start, and files of their own that come and go. Whatever is not here
// has to be foretold.

// helper is a program that another starts as a part of itself.
type helper struct {
	program, starts string // names, or a folder with "/" at the end
	why             string
}

var helpers = [...]helper{
	{"tar", "gzip bzip2 xz zstd lzma lzip compress", "packs and unpacks what it writes and reads"},
	{"git", "git /usr/lib/git-core/", "its own parts"},
	{"zgrep", "gzip grep sed", "a script of its own"},
	{"make", "sh make", "reads recipes line by line, which are commands of their own"},
	{"zcat", "gzip", "a script of its own"},
	{"gunzip", "gzip", "a script of its own"},
	{"which", "sh", "a script of its own"},
}

// helps reports whether a program starts the one at a path as a part of itself.
func helps(program, path string) bool {
	for _, h := range helpers {
		if h.program != program {
			continue
		}
		for _, name := range strings.Fields(h.starts) {
			if name == filepath.Base(path) || strings.HasSuffix(name, "/") && strings.HasPrefix(path, name) {
				return true
			}
		}
	}
	return false
}

// keeping is a file of a program's own.
type keeping struct {
	program string // "*": any
	pattern string // of the path, as filepath.Match reads it
	why     string
}

var keepings = [...]keeping{
	{"*", "/tmp/sh-thd.*", "what a shell keeps a here-document in"},
	{"*", "/tmp/zsh*", "what zsh keeps a here-document in"},
	{"sort", "/tmp/sort*", "what does not fit in memory"},
	{"sed", "*/sed??????", "the new text, before it takes the file's name"},
	{"git", project + "/.git/index", "the index, refreshed"},
	{"git", project + "/.git/index.lock", "the index, refreshed"},
}

func keeps(program string, op trace.Op, path string) bool {
	for _, k := range keepings {
		if k.program != "*" && k.program != program {
			continue
		}
		pattern, name := k.pattern, path
		if rest, ok := strings.CutPrefix(pattern, "*/"); ok { // in any folder
			pattern, name = rest, filepath.Base(path)
		}
		if ok, err := filepath.Match(pattern, name); ok && err == nil {
			return true
		}
	}
	return false
}

// stream reports whether a path is a device, a pipe or a process's own view of
// one, and no file.
func stream(path string) bool {
	return strings.HasPrefix(path, "/dev/") && !strings.HasPrefix(path, "/dev/shm") || strings.HasPrefix(path, "/proc/")
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// resolve follows the links of a path as they are now; of the last part only
// when the file itself is meant.
func resolve(path string, whole bool) string {
	if whole {
		if p, err := filepath.EvalSymlinks(path); err == nil {
			return p
		}
	}
	dir, base := filepath.Split(path)
	if base == "" || base == "." || base == ".." {
		if p, err := filepath.EvalSymlinks(path); err == nil {
			return p
		}
		return filepath.Clean(path)
	}
	if p, err := filepath.EvalSymlinks(dir); err == nil {
		return filepath.Join(p, base)
	}
	return filepath.Clean(path)
}
