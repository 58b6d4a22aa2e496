package trace

import (
	"fmt"
	"strings"
	"testing"
)

// said is what strace writes, one line a call.
const said = `10 execve("/bin/bash", ["/bin/bash", "-c", "x \"y\"\n"], ["HOME=/home/dev"]) = 0
10 openat(AT_FDCWD</home/dev/project>, "/etc/passwd", O_RDONLY|O_CLOEXEC) = 3</etc/passwd>
10 openat(AT_FDCWD</home/dev/project>, "c", O_WRONLY|O_CREAT|O_TRUNC, 0666 <unfinished ...>
11 chdir("src")                      = 0
11 execve("/usr/bin/touch", ["touch", "a\303\251", ""], ["A=1"] <unfinished ...>
10 <... openat resumed>)             = 3</home/dev/project/c>
11 <... execve resumed>)             = 0
11 openat(AT_FDCWD</home/dev/project/src>, "a", O_WRONLY|O_CREAT|O_NOCTTY|O_NONBLOCK, 0666) = -1 EACCES (Permission denied)
11 utimensat(3</home/dev/project/src/b, (c)\76>, NULL, NULL, 0) = 0
11 rename("x", "/tmp/y")             = 0
11 mkdir("d", 0777)                  = -1 EEXIST (File exists)
11 unlinkat(5</home/dev/project/z>, "e", AT_REMOVEDIR) = 0
11 fchownat(AT_FDCWD</home/dev/project/src>, "l", 1, 1, AT_SYMLINK_NOFOLLOW) = 0
10 clone(child_stack=NULL, flags=CLONE_CHILD_CLEARTID|CLONE_CHILD_SETTID|SIGCHLD, child_tidptr=0x7fa461256a10) = 11
11 connect(3<socket:[12]>, {sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr("10.0.0.1")}, 16) = -1 ENETUNREACH (Network is unreachable)
10 kill(11, SIGTERM)                 = 0
10 kill(999, SIGKILL)                = 0
10 openat2(AT_FDCWD</home/dev/project>, "q", {flags=O_RDWR|O_CLOEXEC, mode=0, resolve=0}, 24) = 4</home/dev/project/q>
11 +++ exited with 0 +++
`

func TestRead(t *testing.T) {
	r, err := Read(said, "/home/dev/project")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, s := range r.Starts {
		fmt.Fprintf(&b, "start %d %s %q %q in %s\n", s.From, s.Path, s.Argv, s.Env, s.Cwd)
	}
	for _, x := range r.Touches {
		fmt.Fprintf(&b, "%s %s %v by %d\n", x.Op, x.Path, x.Whole, x.By)
	}
	for _, o := range r.Others {
		fmt.Fprintf(&b, "%s %s by %d\n", o.What, o.To, o.By)
	}
	const want = `start -1 /bin/bash ["/bin/bash" "-c" "x \"y\"\n"] ["HOME=/home/dev"] in /home/dev/project
start 0 /usr/bin/touch ["touch" "aé" ""] ["A=1"] in /home/dev/project/src
opens /etc/passwd false by 0
writes /home/dev/project/c false by 0
writes /home/dev/project/src/a true by 1
changes /home/dev/project/src/b, (c)> true by 1
removes /home/dev/project/src/x false by 1
makes /tmp/y false by 1
removes /home/dev/project/z/e false by 1
changes /home/dev/project/src/l false by 1
writes /home/dev/project/q false by 0
connects {sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr("10.0.0.1")} by 1
signals its own by 0
signals 999 by 0
`
	if got := b.String(); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

func TestRefuses(t *testing.T) {
	for _, s := range []string{
		"no process here\n",
		"10 openat(AT_FDCWD</a>, \"x\n",
		"10 execve(\"/bin/x\", [\"x\", ...], []) = 0\n",
		"10 execve(\"/bin/x\"..., [\"x\"], []) = 0\n",
		"10 wait4(3, <detached ...>\n",
		"10 mystery(1) = 0\n",
	} {
		if _, err := Read(s, "/"); err == nil {
			t.Errorf("%q is read", s)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(said)
	for l := range strings.Lines(said) {
		f.Add(l)
	}
	f.Fuzz(func(t *testing.T, s string) {
		r, err := Read(s, "/home/dev/project")
		if err != nil {
			return
		}
		for _, x := range r.Touches {
			if x.By >= len(r.Starts) {
				t.Errorf("touched by %d of %d", x.By, len(r.Starts))
			}
		}
		for i, s := range r.Starts {
			if s.From >= i {
				t.Errorf("%d is started by %d", i, s.From)
			}
		}
	})
}
