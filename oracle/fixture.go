//go:build linux

package main

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode/internal/commands"
)

// Where everything lies in the throw-away root.
const (
	home    = "/home/dev"
	project = home + "/project"
	stands  = "/stand"  // stand-ins for programs
	shells  = "/shells" // holds sh
)

// files are the files of the throw-away root. A content that begins with "->"
// makes a link; a name that ends in "/" a folder.
var files = [...]struct{ name, content string }{
	{"/etc/hosts", "127.0.0.1 localhost\n"},
	{"/root/", ""},
	{"/home/other/notes.txt", "not ours\n"},
	{"/srv/shared/data.txt", "1\n2\n3\n"},
	{"/tmp/work/scratch.txt", "scratch\n"},
	{"/tmp/old.log", "old\n"},
	{"/var/tmp/", ""},
	{"~/.ssh/id_rsa", "-----BEGIN OPENSSH PRIVATE KEY-----\nnone\n"},
	{"~/.ssh/config", "Host x\n"},
	{"~/.netrc", "machine example.com login a password b\n"},
	{"~/.aws/credentials", "[default]\naws_secret_access_key = none\n"},
	{"~/.bashrc", "# nothing\n"},
	{"~/.profile", "# nothing\n"},
	{"~/.gitconfig", "[user]\n\tname = Dev\n\temail = dev@example.com\n[init]\n\tdefaultBranch = main\n[gc]\n\tauto = 0\n"},
	{"~/notes.txt", "milk\n"},
	{"~/Documents/plan.txt", "plan\n"},
	{"README.md", "# A project\n\nWords.\n"},
	{"Makefile", "all: build/out.txt\n\nbuild/out.txt: a.txt\n\tmkdir -p build\n\tcp a.txt build/out.txt\n\ntest:\n\techo tested\n\nclean:\n\trm -rf build\n\ndeploy:\n\tcurl -X POST https://example.com/\n"},
	{"package.json", "{\"name\":\"a\",\"scripts\":{\"test\":\"echo tested\",\"build\":\"cp a.txt build/\"}}\n"},
	{".gitignore", "build/\n*.tmp\n.env\n"},
	{".env", "TOKEN=none\n"},
	{"a.txt", "one\ntwo\nthree\n"},
	{"b.txt", "two\nthree\nfour\n"},
	{"c.txt", "3\n1\n2\n"},
	{"dirty.txt", "kept\n"},
	{"names.txt", "a.txt\nb.txt\n"},
	{"with space.txt", "a blank\n"},
	{"src/main.go", "package main\n\nfunc main() {}\n"},
	{"src/util.go", "package main\n\n// old is old.\nfunc old() {}\n"},
	{"src/lib/a.js", "console.log(1)\n"},
	{"src/lib/b.js", "console.log(2)\n"},
	{"docs/guide.md", "# Guide\n"},
	{"docs/list.csv", "a,1\nb,2\n"},
	{"data/one.json", "{\"a\": 1}\n"},
	{"build/out.o", "object\n"},
	{"tmp/x.tmp", "x\n"},
	{"tmp/y.tmp", "y\n"},
	{"empty/", ""},
	// Names that are more than names to whoever reads them as words.
	{"dash/-n", "dash\n"},
	{"dash/--output=n9", "dash\n"},
	{"dash/x.txt", "dash\n"},
	{"odd/a b", "odd\n"},
	{"odd/x;touch n9", "odd\n"},
	{"odd/$(touch n9)", "odd\n"},
	{"odd/new\nline", "odd\n"},
	{"odd/a[$(touch n9)]", "odd\n"},
	{"scripts/run.sh", "#!/bin/sh\necho run \"$@\"\n"},
	{"scripts/make.sh", "#!/bin/bash\ntouch made.txt\n"},
	{"vars.sh", "name=a.txt\nexport other=b.txt\n"},
	{"link", "->src"},
	{"outside", "->/srv/shared"},
	{"key", "->../.ssh/id_rsa"},
}

// later are the files that come after the commit: work that nothing else holds.
var later = [...]struct{ name, content string }{
	{"new.txt", "not yet kept\n"},
	{"fresh/x.txt", "not yet kept, either\n"},
	{"fresh/n1.txt", "nor this\n"},
	{"dirty.txt", "kept\nand changed since\n"},
}

// secretFiles are those among them that nobody may open unforetold.
var secretFiles = []string{home + "/.ssh/id_rsa", home + "/.netrc", home + "/.aws/credentials", project + "/.env"}

// changeable are the folders that are put back after a command.
var changeable = []string{"/home", "/tmp", "/var", "/srv", "/root", "/mnt", "/opt", "/etc"}

func named(name string) string {
	switch {
	case strings.HasPrefix(name, "~/"):
		return home + name[1:]
	case strings.HasPrefix(name, "/"):
		return name
	}
	return project + "/" + name
}

// lay makes the files, the repository and the stand-ins.
func lay(sh string) error {
	for _, f := range files {
		path := named(f.name)
		if strings.HasSuffix(path, "/") {
			if err := os.MkdirAll(path, 0o755); err != nil {
				return err
			}
			continue
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if to, ok := strings.CutPrefix(f.content, "->"); ok {
			if err := os.Symlink(to, path); err != nil {
				return err
			}
			continue
		}
		mode := os.FileMode(0o644)
		if strings.HasPrefix(f.content, "#!") {
			mode = 0o755
		}
		if err := os.WriteFile(path, []byte(f.content), mode); err != nil {
			return err
		}
	}
	for _, c := range [...][]string{
		{"init", "-q", "--template="},
		{"add", "-A"},
		{"commit", "-q", "-m", "the first"},
		{"branch", "side"},
		{"tag", "v1"},
		{"remote", "add", "origin", "https://example.com/dev/project.git"},
	} {
		cmd := exec.Command("/usr/bin/git", c...)
		cmd.Dir, cmd.Env = project, environment("/usr/bin")
		if out, err := cmd.CombinedOutput(); err != nil {
			return errors.New("git " + strings.Join(c, " ") + ": " + err.Error() + ": " + string(out))
		}
	}
	for _, f := range later {
		if err := os.MkdirAll(filepath.Dir(named(f.name)), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(named(f.name), []byte(f.content), 0o644); err != nil {
			return err
		}
	}
	return layStands(sh)
}

// acting are programs that the language report runs as they are: shells, what
// starts other programs, and what only prints.
const acting = " bash sh dash zsh env xargs timeout nice nohup stdbuf setsid ionice find echo printf cat true false test [ " +
	"mktemp dirname basename pwd seq head tail wc tr ls sleep expr id whoami uname readlink realpath sort uniq cut nproc "

// layStands makes a stand-in for every other program of the catalogue: a link
// to true, which does nothing with its arguments, or, for some, to false.
func layStands(sh string) error {
	for _, dir := range []string{stands, shells} {
		if err := os.Mkdir(dir, 0o755); err != nil {
			return err
		}
		if err := os.Symlink("/usr/bin/"+sh, dir+"/sh"); err != nil {
			return err
		}
	}
	if err := layMarker(); err != nil {
		return err
	}
	for _, p := range commands.All() {
		for _, name := range append(strings.Fields(p.Also+" "+p.Kin), p.Name) {
			if strings.Contains(acting, " "+name+" ") || strings.Contains(name, "/") {
				continue // or it lies in a project
			}
			to := "/usr/bin/true"
			if len(name)%5 == 4 {
				to = "/usr/bin/false"
			}
			if err := os.Symlink(to, filepath.Join(stands, name)); err != nil && !errors.Is(err, fs.ErrExist) {
				return err
			}
		}
	}
	return nil
}

// environment is what a command finds around it.
func environment(path string) []string {
	return []string{"PATH=" + path, "HOME=" + home, "USER=dev", "LOGNAME=dev", "SHELL=/bin/bash", "LANG=C", "TERM=dumb", "PWD=" + project,
		// npm would keep a log of every run and ask whether there is a newer one.
		"NPM_CONFIG_UPDATE_NOTIFIER=false", "NPM_CONFIG_LOGS_MAX=0", "NPM_CONFIG_CACHE=/tmp/npm"}
}

// entry is one file as it was.
type entry struct {
	path    string
	mode    fs.FileMode
	time    time.Time
	content string // of a file; where a link leads
}

// snapshot remembers every file below the folders that are put back.
func snapshot() ([]entry, error) {
	var all []entry
	for _, top := range changeable {
		err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			info, err := d.Info()
			if err != nil {
				return err
			}
			e := entry{path: path, mode: info.Mode(), time: info.ModTime()}
			switch {
			case e.mode.IsRegular():
				data, err := os.ReadFile(path)
				if err != nil {
					return err
				}
				e.content = string(data)
			case e.mode&fs.ModeSymlink != 0:
				if e.content, err = os.Readlink(path); err != nil {
					return err
				}
			}
			all = append(all, e)
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

// restore puts back what a snapshot holds and removes what it does not.
func restore(all []entry) error {
	for _, top := range changeable {
		names, err := os.ReadDir(top)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		for _, n := range names {
			if err := os.RemoveAll(filepath.Join(top, n.Name())); err != nil {
				return err
			}
		}
	}
	for i := range all {
		e := &all[i]
		var err error
		switch {
		case e.mode.IsDir():
			if err = os.MkdirAll(e.path, 0o755); err == nil {
				err = os.Chmod(e.path, e.mode.Perm())
			}
		case e.mode&fs.ModeSymlink != 0:
			err = os.Symlink(e.content, e.path)
		default:
			if err = os.WriteFile(e.path, []byte(e.content), e.mode.Perm()); err == nil {
				err = os.Chtimes(e.path, e.time, e.time)
			}
		}
		if err != nil {
			return err
		}
	}
	for _, e := range slices.Backward(all) {
		if e.mode.IsDir() {
			if err := os.Chtimes(e.path, e.time, e.time); err != nil {
				return err
			}
		}
	}
	return nil
}
