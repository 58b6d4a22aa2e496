// Package trace reads what strace wrote about a process and its children:
// which programs were started, which files were touched, what else was done to
// the world. It knows strace's text and Linux's calls, and nothing of who asks.
package trace

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Calls are the system calls to ask strace for ("-e trace="): all that start a
// program, change a file, open one, move to a folder, or reach other processes
// and hosts. A "?" stands before those that not every machine has.
const Calls = "execve,execveat,?open,openat,?openat2,?creat,?unlink,unlinkat,?rmdir,?rename,?renameat,renameat2," +
	"?mkdir,mkdirat,?link,linkat,?symlink,symlinkat,truncate,?chmod,fchmod,fchmodat,?fchmodat2,?chown,fchown,?lchown,fchownat," +
	"?utime,?utimes,utimensat,?futimesat,?mknod,mknodat,chdir,fchdir,clone,?clone3,?fork,?vfork," +
	"connect,bind,kill,tkill,tgkill,setxattr,lsetxattr,fsetxattr,removexattr,lremovexattr,fremovexattr"

// ErrPart says that the tracer did not see everything.
var ErrPart = errors.New("the tracer let go of a process before its end")

// line is one system call that has come to its end.
type line struct {
	pid   int
	began int // index of the line that it began on
	name  string
	args  []string // as strace writes them
	ret   string   // "0", "3</home/dev/f>", "-1"
	errno string   // "ENOENT", empty when it went well
}

// lines takes the text apart. A call that never came to its end, because its
// process did, is left out; it changed nothing.
func lines(text string) ([]line, error) {
	var all []line
	open := map[int]line{} // by process: begun and not ended
	n := 0
	for s := range strings.Lines(text) {
		n++
		s = strings.TrimRight(s, "\n")
		number, rest, ok := strings.Cut(strings.TrimLeft(s, " "), " ")
		pid, err := strconv.Atoi(number)
		if !ok || err != nil {
			return nil, fmt.Errorf("line %d: %q does not begin with a process", n, s)
		}
		rest = strings.TrimLeft(rest, " ")
		switch {
		case strings.HasPrefix(rest, "+++"), strings.HasPrefix(rest, "---"), strings.HasPrefix(rest, "strace:"):
			continue
		case strings.HasSuffix(rest, "<detached ...>"):
			return nil, ErrPart
		case strings.HasSuffix(rest, "<unfinished ...>"):
			name, args, ok := strings.Cut(strings.TrimSuffix(rest, "<unfinished ...>"), "(")
			if !ok {
				return nil, fmt.Errorf("line %d: %q names no call", n, s)
			}
			open[pid] = line{pid: pid, began: n, name: name, args: []string{args}}
			continue
		case strings.HasPrefix(rest, "<... "):
			l, ok := open[pid]
			_, tail, found := strings.Cut(rest, " resumed>")
			if !found {
				return nil, fmt.Errorf("line %d: %q resumes nothing", n, s)
			}
			if !ok { // begun before the tracer was there
				continue
			}
			delete(open, pid)
			rest = l.name + "(" + l.args[0] + tail
			if err := l.read(rest); errors.Is(err, errOpen) {
				return nil, ErrPart // its output was cut at the limit of a file's size
			} else if err != nil {
				return nil, fmt.Errorf("line %d: %w", n, err)
			}
			all = append(all, l)
		default:
			l := line{pid: pid, began: n}
			if err := l.read(rest); errors.Is(err, errOpen) {
				return nil, ErrPart // its output was cut at the limit of a file's size
			} else if err != nil {
				return nil, fmt.Errorf("line %d: %w", n, err)
			}
			all = append(all, l)
		}
	}
	return all, nil
}

// read takes apart "name(args) = ret ERRNO (words)".
func (l *line) read(s string) error {
	name, rest, ok := strings.Cut(s, "(")
	if !ok {
		return fmt.Errorf("%q is not a call", s)
	}
	args, rest, err := arguments(rest)
	if err != nil {
		return fmt.Errorf("%q: %w", s, err)
	}
	_, ret, ok := strings.Cut(rest, "= ")
	if !ok {
		return fmt.Errorf("%q returns nothing", s)
	}
	l.name, l.args = name, args
	l.ret = ret
	if strings.HasPrefix(ret, "-1 ") {
		l.ret, l.errno, _ = strings.Cut(ret, " ")
		l.errno, _, _ = strings.Cut(l.errno, " ")
	} else if strings.HasPrefix(ret, "?") {
		l.ret, l.errno = "?", "?"
	}
	return nil
}

var errOpen = errors.New("a bracket or a quote is not closed")

// arguments splits at the commas that stand in no bracket, and returns what
// follows the bracket that closes the call.
func arguments(s string) (args []string, rest string, err error) {
	depth, from := 0, 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			end := quoted(s[i:])
			if end < 0 {
				return nil, "", errOpen
			}
			i += end - 1
		case '[', '{', '(':
			depth++
		case '<':
			// What a descriptor stands for: "3</a, (b)>", with ">" escaped.
			if i > 0 && (isDigit(s[i-1]) || s[i-1] == 'D') {
				end := strings.IndexByte(s[i:], '>')
				if end < 0 {
					return nil, "", errOpen
				}
				i += end
			}
		case ']', '}':
			depth--
		case ')':
			if depth > 0 {
				depth--
				continue
			}
			if a := strings.TrimSpace(s[from:i]); a != "" {
				args = append(args, a)
			}
			return args, s[i+1:], nil
		case ',':
			if depth == 0 {
				args = append(args, strings.TrimSpace(s[from:i]))
				from = i + 1
			}
		}
	}
	return nil, "", errOpen
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// quoted is the length of the string in quotes that s begins with, or -1.
func quoted(s string) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return -1
}

// errCut says that strace left out a part of a text.
var errCut = errors.New("a text is longer than what was asked for")

// text is the string that strace wrote in quotes, with C's escapes.
func text(s string) (string, error) {
	end := 0
	if len(s) > 0 && s[0] == '"' {
		end = quoted(s)
	}
	if end <= 0 {
		return "", fmt.Errorf("%q is not a text in quotes", s)
	}
	if end < len(s) {
		return "", errCut // "abc"...
	}
	return unescape(s[1 : end-1]), nil
}

func unescape(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch c := s[i]; {
		case c == 'x' && i+2 < len(s):
			n, _ := strconv.ParseUint(s[i+1:i+3], 16, 8)
			b.WriteByte(byte(n))
			i += 2
		case '0' <= c && c <= '7':
			n := 0
			end := min(i+3, len(s))
			for ; i < end && '0' <= s[i] && s[i] <= '7'; i++ {
				n = n<<3 + int(s[i]-'0')
			}
			i--
			b.WriteByte(byte(n))
		default:
			if k := strings.IndexByte("abfnrtv", c); k >= 0 {
				c = "\a\b\f\n\r\t\v"[k]
			}
			b.WriteByte(c)
		}
	}
	return b.String()
}

// texts is a list of strings: ["rm", "-r"].
func texts(s string) ([]string, error) {
	if s == "NULL" {
		return nil, nil
	}
	if len(s) < 2 || s[0] != '[' {
		return nil, fmt.Errorf("%q is not a list", s)
	}
	parts, _, err := arguments(s[1:len(s)-1] + ")")
	if err != nil {
		return nil, err
	}
	all := make([]string, 0, len(parts))
	for _, p := range parts {
		if p == "..." {
			return nil, errCut
		}
		t, err := text(p)
		if err != nil {
			return nil, err
		}
		all = append(all, t)
	}
	return all, nil
}

// behind is the path that a descriptor stands for: "3</home/dev>" or
// "AT_FDCWD</home/dev>". It is empty for what is no file.
func behind(s string) string {
	_, path, ok := strings.Cut(s, "<")
	if !ok {
		return ""
	}
	end := strings.LastIndexByte(path, '>')
	if end < 0 {
		return ""
	}
	path = unescape(path[:end])
	if !strings.HasPrefix(path, "/") {
		return ""
	}
	return strings.TrimSuffix(path, " (deleted)")
}
