//go:build linux

package main

import (
	"crypto/sha1"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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
	{"git", "git git-upload-pack git-receive-pack /usr/lib/git-core/", "its own parts"},
	{"zgrep", "gzip grep sed", "a script of its own"},
	{"make", "make", "reads another Makefile"},
	{"zcat", "gzip", "a script of its own"},
	{"gunzip", "gzip", "a script of its own"},
	{"dpkg", "dpkg-deb dpkg-query dpkg-split", "its own parts"},
	{"zip", "unzip", "tests what it made"},
	{"fakeroot", "getopt cut sed faked-sysv", "a script of its own"},
	{"git", "ssh", "reaches the remote, which is foretold"},
	{"git", "pager less", "shows long output, when it is to"},
	{"git", "gpg gpg-agent keyboxd", "signs, when it is to"},
	{"install", "strip", "takes the symbols out of what was installed"},
	{"git", "man", "shows its manual for --help"},
	{"pip", "lsb_release uname", "tells the index which system asks"},
	{"lsb_release", "getopt cut tr", "a script of its own"},
	{"diff", "pr", "puts what it found on pages, for -l"},
	{"xargs", "echo", "what it runs when it is told nothing"},
}

// helps reports whether a program starts the one at a path as a part of itself,
// directly or by a shell's "-c".
func helps(program, path string, argv []string) bool {
	name := filepath.Base(path)
	if program == "shell" && len(argv) == 1 && (name == "cat" || name == "pager" || name == "more") {
		return true // what zsh runs for a redirection without a command, when NULLCMD says nothing else
	}
	if (name == "sh" || name == "bash") && len(argv) > 2 && argv[1] == "-c" {
		name, _, _ = strings.Cut(argv[2], " ")
		path = name
	}
	for _, h := range helpers {
		if h.program != program {
			continue
		}
		for _, s := range strings.Fields(h.starts) {
			if s == name || strings.HasSuffix(s, "/") && strings.HasPrefix(path, s) {
				return true
			}
		}
	}
	return false
}

// hands reports whether a program hands lines to a shell, each of which is a
// command that has to be foretold.
func hands(program, path string, argv []string) bool {
	name := filepath.Base(path)
	if name != "sh" && name != "bash" {
		return false
	}
	switch program {
	case "make", "split", "tar", "npm", "awk", "gawk", "mawk", "php", "sed", "perl", "python3", "ruby", "node", "git", "sort", "vim", "ex", "ed", "sqlite3", "less", "man", "script", "watch", "flock", "xargs", "find", "zip", "strace":
		return len(argv) > 2 && argv[1] == "-c"
	case "npx": // without a program's name it starts a shell
		return len(argv) == 1 || len(argv) > 2 && argv[1] == "-c"
	}
	return false
}

// interprets reports whether an image is what a program is written in, or the
// shell by which it starts one: it is that program still.
func interprets(program, name string, argv []string) bool {
	switch program {
	case "sh": // where it is no bash, to which that is a word of its own
		return name == "time"
	case "npm", "npx":
		return name == "env" || name == "node" || program == "npx" && slices.Equal(argv, []string{"sh", "-c", "sh"})
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
	{"node", "/tmp/npm*", "npm's cache, which is told to lie there"},
	{"npm", "/tmp/npm*", "its cache, which is told to lie there"},
	{"npx", "/tmp/npm*", "npm's cache, which is told to lie there"},
	{"npm", "*/package-lock.json", "the versions of what it installed, which its Install is about"},
	{"sed", "*/sed??????", "the new text, before it takes the file's name"},
	{"awk", "*/*.gawk.??????", "the new text of a file that is changed in place, before it takes the file's name"},
	{"gawk", "*/*.gawk.??????", "the new text of a file that is changed in place, before it takes the file's name"},
	{"git", "*/git-interpret-trailers-??????", "the new text, before it takes the file's name"},
	{"tac", "/tmp/tac??????", "what cannot be read backwards"},
	{"fakeroot", "*/sed??????", "the new text of a sed that it starts, which its own script uses, too"},
	{"sqlite3", "*/*-journal", "what it would go back to"},
	{"sqlite3", "*/.sqlite_history", "the lines that it is told to take for typed ones"},
	{"python3", "*/*-journal", "what its sqlite3 would go back to"},
	{"python3", "/tmp/????????", "whether something can be written there, which tempfile tries first"},
	{"python3", "/tmp/tmp????????", "a new file or folder, which is all that tempfile is for"},
	{"python3", "*/__pycache__", "the compiled form of the modules that it loads, made anew wherever their source is newer"},
	{"python3", "*/__pycache__/*.pyc", "the compiled form of a module that it loads"},
	{"python3", "*/__pycache__/*.pyc.*", "the compiled form, before it takes its name"},
	{"perl", "*/XX??????", "the new text, before it takes the file's name"},
	{"strip", "*/st??????", "the new text, before it takes the file's name"},
	{"objcopy", "*/st??????", "the new text, before it takes the file's name"},
	{"install", "*/st??????", "the new text, before it takes the file's name"},
	{"ln", "*/Cu??????", "the link, before it takes its name"},
	{"ln", "*/*~", "the backup that -b asks for"},
	{"cp", "*/*~", "the backup that -b asks for"},
	{"mv", "*/*~", "the backup that -b asks for"},
	{"install", "*/*~", "the backup that -b asks for"},
	{"zip", "*/zi??????", "the archive, before it takes its name"},
	{"wget", "/tmp/wget??????", "the parts of an archive that it writes"},
	{"patch", "/tmp/p???????", "a patch, before it is used"},
	{"make", "/tmp/Gm??????", "recipes that come in, before they are read"},
	{"patch", "*/*.o??????", "the new text, before it takes the file's name"},
	{"dos2unix", "*/d2utmp*", "the new text, before it takes the file's name"},
	{"patch", "*/*.r??????", "the rejected parts, before they take their name"},
	{"patch", "*/*.orig", "the text as it was, where a part did not fit"},
	{"patch", "*/*.rej", "the parts that did not fit"},
	{"mktemp", "/tmp/*", "a new file, which is all that mktemp is for"},
	{"shred", "*/0*", "names that a file is given before it is removed"},
	{"top", home + "/.config", "where it would keep its settings"},
	{"top", home + "/.config/procps", "where it would keep its settings"},
	{"pip", "/tmp/pip-*", "what it builds in"},
	{"pip", "/tmp/????????", "a file that shows what the file system can do"},
	{"git", project + "/.git/objects/tmp_objdir-*", "objects that it makes to compare, and throws away"},
	{"git", project + "/.git/objects/tmp_objdir-*/*", "objects that it makes to compare, and throws away"},
	{"git", "*/packed-refs.new", "the references, before they take their name"},
	{"git", "*/t??????", "a file that shows what the file system can do"},
	{"git", "*/*.lock", "keeps others away while a file is written"},
	{"git", home + "/.ssh/id_rsa", "looks whether a file that is named as a remote is a bundle"},
	{"git", home + "/.netrc", "credentials of the host that it asks"},
	{"wget", home + "/.netrc", "credentials of the host that it asks"},
	{"git", home + "/.gnupg", "the keys of what signs for it"},
	{"git", home + "/.gnupg/*", "the keys of what signs for it"},
	{"git", project + "/.git/index", "the index, refreshed"},
}

// onlyLooks reports whether a program opens the files that it is given and shows
// nothing of what they hold: the file system that they are in, what sort of file they
// are, or that they lie on the disk.
func onlyLooks(program string) bool {
	return program == "df" || program == "file" || program == "sync"
}

// keeps reports whether a file is a program's own.
func keeps(program, path string) bool {
	for _, k := range keepings {
		if k.program != "*" && k.program != program {
			continue
		}
		pattern, name := k.pattern, path
		if rest, ok := strings.CutPrefix(pattern, "*/"); ok { // in any folder
			pattern, name = rest, lastParts(path, 1+strings.Count(rest, "/"))
		}
		if ok, err := filepath.Match(pattern, name); ok && err == nil {
			return true
		}
	}
	return false
}

// lastParts is the end of a path, so many names of it.
func lastParts(path string, names int) string {
	at := len(path)
	for ; names > 0 && at >= 0; names-- {
		at = strings.LastIndexByte(path[:at], '/')
	}
	return path[at+1:]
}

// tries reports whether a program only looks what the network can do: pip binds to
// any port of this machine to see whether there is IPv6.
func tries(program string, o trace.Other) bool {
	return strings.HasPrefix(program, "pip") && o.What == "binds" && strings.Contains(o.To, "sin6_port=htons(0)") && strings.Contains(o.To, `"::1"`)
}

// ends reports whether a program ends what it started: timeout leads a group of its own,
// and signals all of it.
func ends(program string, o trace.Other) bool {
	return program == "timeout" && o.What == "signals" && o.To == "0"
}

// opensEmpty reports whether a database was made by looking into one that is not
// there: it holds nothing.
func opensEmpty(program, path string) bool {
	info, err := os.Stat(path)
	return program == "sqlite3" && err == nil && info.Size() == 0
}

// opensUnchanged reports whether a database was opened to be written by looking into
// it, and holds what it did.
func opensUnchanged(program, path, was string) bool {
	now, err := os.ReadFile(path)
	return program == "sqlite3" && err == nil && string(now) == was
}

// stream reports whether a path is a device, a pipe or a process's own view of
// one, and no file.
func stream(path string) bool {
	return strings.HasPrefix(path, "/dev/") && !strings.HasPrefix(path, "/dev/shm") || strings.HasPrefix(path, "/proc/")
}

// held reports whether the project's repository has an object with the content.
func held(content string) bool {
	sum := sha1.Sum(fmt.Appendf(nil, "blob %d\x00%s", len(content), content))
	id := hex.EncodeToString(sum[:])
	if exists(project + "/.git/objects/" + id[:2] + "/" + id[2:]) {
		return true
	}
	cmd := exec.Command("/usr/bin/git", "cat-file", "-e", id)
	cmd.Dir, cmd.Env = project, environment("/usr/bin")
	return cmd.Run() == nil
}

func isLink(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode()&os.ModeSymlink != 0
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
