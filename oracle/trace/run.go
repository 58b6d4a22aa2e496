package trace

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
)

// Run is what a process and its children did, in the order it was done.
type Run struct {
	Starts  []Start
	Touches []Touch
	Others  []Other
}

// Image is a program as one process runs it: an index into Run.Starts.
// A process that was forked runs its parent's.
type Image = int

// Start is one program started.
type Start struct {
	Path string // of the file
	Argv []string
	Env  []string
	Cwd  string
	From Image // the program that started it; -1: the tracer
}

// Op says what was done to a file.
type Op uint8

const (
	Opens   Op = iota // opened for reading
	Writes            // opened for writing, with or without making it
	Makes             // a folder, link or node made
	Changes           // mode, owner, times or attributes set
	Removes           // taken away, under this name
)

func (o Op) String() string {
	return [...]string{"opens", "writes", "makes", "changes", "removes"}[o]
}

// Touch is one file touched. What was tried and refused for want of rights
// counts as well.
type Touch struct {
	Op    Op
	Path  string // absolute; links in it are followed as far as Whole says
	Whole bool   // Path is the file itself; else only its folder's links are to be followed
	By    Image
	Call  string // the system call
	To    string // of a symbolic link that was made: where it leads, as it says itself
	Real  bool   // no part of Path is a link: a descriptor says so
}

// Other is what is done to something else than a file.
type Other struct {
	What string // "connects", "binds", "signals"
	To   string // the address as strace writes it, or the process
	By   Image
}

// process is one process while the lines are read.
type process struct {
	image Image
	cwd   string
}

// Read reads what strace -f -y -v wrote. The first process is the one that
// strace started, in the folder cwd.
func Read(out, cwd string) (*Run, error) {
	all, err := lines(out)
	if err != nil {
		return nil, err
	}
	// A child's lines may stand before its parent is told that there is one.
	parents := map[int]int{}
	for _, l := range all {
		switch l.name {
		case "clone", "clone3", "fork", "vfork":
			if child, err := strconv.Atoi(l.ret); err == nil && child > 0 {
				parents[child] = l.pid
			}
		}
	}
	r := &reader{run: &Run{}, processes: map[int]*process{}, parents: parents, cwd: cwd}
	for i := range all {
		if err := r.line(&all[i]); err != nil {
			return nil, fmt.Errorf("%s of process %d: %w", all[i].name, all[i].pid, err)
		}
	}
	return r.run, nil
}

type reader struct {
	run       *Run
	processes map[int]*process
	parents   map[int]int
	cwd       string
}

func (r *reader) process(pid int) *process {
	if p := r.processes[pid]; p != nil {
		return p
	}
	p := &process{image: -1, cwd: r.cwd}
	if parent, ok := r.parents[pid]; ok && parent != pid {
		r.processes[pid] = p // in case of a circle
		*p = *r.process(parent)
	}
	r.processes[pid] = p
	return p
}

// refused reports whether a call failed only for want of rights.
func refused(errno string) bool {
	return errno == "EACCES" || errno == "EPERM" || errno == "EROFS"
}

func (r *reader) line(l *line) error {
	p := r.process(l.pid)
	switch l.name {
	case "execve", "execveat":
		return r.start(l, p)
	case "chdir", "fchdir":
		if l.errno != "" || len(l.args) == 0 {
			return nil
		}
		if l.name == "fchdir" {
			if d := behind(l.args[0]); d != "" {
				p.cwd = d
			}
			return nil
		}
		d, err := text(l.args[0])
		p.cwd = join(p.cwd, d)
		return err
	case "clone", "clone3", "fork", "vfork":
		if child, err := strconv.Atoi(l.ret); err == nil && child > 0 {
			r.process(child) // in the folder in which its parent is now
		}
		return nil
	case "connect", "bind":
		if len(l.args) > 1 {
			r.run.Others = append(r.run.Others, Other{l.name + "s", l.args[1], p.image})
		}
		return nil
	case "kill", "tkill", "tgkill":
		return r.signal(l, p)
	}
	if l.errno != "" && !refused(l.errno) {
		return nil
	}
	return r.file(l, p)
}

func (r *reader) start(l *line, p *process) error {
	if l.errno != "" && !refused(l.errno) || l.errno != "" && l.ret != "-1" {
		return nil
	}
	args := l.args
	dir := p.cwd
	if l.name == "execveat" && len(args) > 0 {
		if d := behind(args[0]); d != "" {
			dir = d
		}
		args = args[1:]
	}
	if len(args) < 3 {
		return fmt.Errorf("has %d arguments", len(args))
	}
	if l.errno == "EACCES" {
		return nil // a folder of the search path, or a file that is no program
	}
	name, err := text(args[0])
	if err != nil {
		return err
	}
	argv, err := texts(args[1])
	if err != nil {
		return err
	}
	env, err := texts(args[2])
	if err != nil {
		return err
	}
	r.run.Starts = append(r.run.Starts, Start{Path: join(dir, name), Argv: argv, Env: env, Cwd: p.cwd, From: p.image})
	p.image = len(r.run.Starts) - 1
	return nil
}

func (r *reader) signal(l *line, p *process) error {
	if len(l.args) == 0 || l.errno != "" || strings.HasSuffix(l.args[len(l.args)-1], ", 0") || l.args[len(l.args)-1] == "0" {
		return nil
	}
	to := l.args[0]
	pid, err := strconv.Atoi(to)
	if err != nil {
		return nil
	}
	if pid == l.pid || l.name != "kill" {
		return nil // raises it for itself
	}
	if q := r.processes[max(pid, -pid)]; q != nil || r.parents[max(pid, -pid)] != 0 {
		to = "its own"
	}
	r.run.Others = append(r.run.Others, Other{"signals", to, p.image})
	return nil
}

// place is where the paths of a file call stand among its arguments: dir is
// the descriptor of the folder, or -1.
type place struct{ dir, name int }

func (r *reader) at(l *line, p *process, at place) (string, error) {
	if at.name >= len(l.args) {
		return "", fmt.Errorf("has %d arguments", len(l.args))
	}
	dir := p.cwd
	if at.dir >= 0 {
		if d := behind(l.args[at.dir]); d != "" {
			dir = d
		}
		if l.args[at.name] == "NULL" {
			return dir, nil
		}
	}
	name, err := text(l.args[at.name])
	if err != nil {
		return "", err
	}
	if name == "" {
		return dir, nil
	}
	return join(dir, name), nil
}

func (r *reader) touch(l *line, p *process, op Op, at place, whole bool) error {
	file, err := r.at(l, p, at)
	if err != nil {
		return err
	}
	t := Touch{Op: op, Path: file, Whole: whole, By: p.image, Call: l.name}
	if strings.HasPrefix(l.name, "symlink") && l.errno == "" {
		if t.To, err = text(l.args[0]); err != nil {
			return err
		}
	}
	r.run.Touches = append(r.run.Touches, t)
	return nil
}

func (r *reader) file(l *line, p *process) error {
	if len(l.args) < 1 || len(l.args) < 2 && strings.HasSuffix(l.name, "at") {
		return fmt.Errorf("has %d arguments", len(l.args))
	}
	switch l.name {
	case "open":
		return r.open(l, p, place{-1, 0}, 1)
	case "creat":
		return r.open(l, p, place{-1, 0}, -1)
	case "openat", "openat2":
		return r.open(l, p, place{0, 1}, 2)
	case "unlink", "rmdir":
		return r.touch(l, p, Removes, place{-1, 0}, false)
	case "unlinkat":
		return r.touch(l, p, Removes, place{0, 1}, false)
	case "rename", "renameat", "renameat2":
		from, to := place{-1, 0}, place{-1, 1}
		if l.name != "rename" {
			from, to = place{0, 1}, place{2, 3}
		}
		if err := r.touch(l, p, Removes, from, false); err != nil {
			return err
		}
		return r.touch(l, p, Makes, to, false)
	case "mkdir", "mknod":
		return r.touch(l, p, Makes, place{-1, 0}, false)
	case "mkdirat", "mknodat":
		return r.touch(l, p, Makes, place{0, 1}, false)
	case "link", "symlink":
		return r.touch(l, p, Makes, place{-1, 1}, false)
	case "linkat":
		return r.touch(l, p, Makes, place{2, 3}, false)
	case "symlinkat":
		return r.touch(l, p, Makes, place{1, 2}, false)
	case "truncate":
		return r.touch(l, p, Writes, place{-1, 0}, true)
	case "chmod", "chown", "utime", "utimes", "setxattr", "removexattr":
		return r.touch(l, p, Changes, place{-1, 0}, true)
	case "lchown", "lsetxattr", "lremovexattr":
		return r.touch(l, p, Changes, place{-1, 0}, false)
	case "fchmod", "fchown", "fsetxattr", "fremovexattr":
		if file := behind(l.args[0]); file != "" {
			r.run.Touches = append(r.run.Touches, Touch{Op: Changes, Path: file, Whole: true, By: p.image, Call: l.name, Real: true})
		}
		return nil
	case "fchmodat", "fchmodat2", "fchownat", "utimensat", "futimesat":
		whole := !strings.Contains(l.args[len(l.args)-1], "AT_SYMLINK_NOFOLLOW")
		if l.args[1] == "NULL" && behind(l.args[0]) == "" {
			return nil // a descriptor of something without a name
		}
		return r.touch(l, p, Changes, place{0, 1}, whole)
	}
	return fmt.Errorf("is not known here")
}

// open reads a call that opens a file; flags is the index of its flags.
func (r *reader) open(l *line, p *process, at place, flags int) error {
	op := Writes
	if flags >= 0 {
		if flags >= len(l.args) {
			return fmt.Errorf("has %d arguments", len(l.args))
		}
		mode := strings.FieldsFunc(l.args[flags], func(c rune) bool { return strings.ContainsRune("|{}=, ", c) })
		switch {
		case slices.Contains(mode, "O_PATH"):
			return nil
		case slices.Contains(mode, "O_TMPFILE"):
			return nil // has no name
		case slices.Contains(mode, "O_WRONLY"), slices.Contains(mode, "O_RDWR"), slices.Contains(mode, "O_TRUNC"), slices.Contains(mode, "O_CREAT"):
		default:
			op = Opens
		}
	}
	// The descriptor says which file it was in the end.
	if file := behind(l.ret); file != "" {
		r.run.Touches = append(r.run.Touches, Touch{Op: op, Path: file, By: p.image, Call: l.name, Real: true})
		return nil
	}
	if l.errno == "" {
		return nil // a pipe, a socket or the like
	}
	return r.touch(l, p, op, at, true)
}

func join(dir, name string) string {
	// Not cleaned: links before ".." are to be followed.
	if path.IsAbs(name) {
		return name
	}
	return dir + "/" + name
}
