//go:build linux

package main

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"testing"
)

func TestMain(m *testing.M) {
	if done, err := staged(); done {
		fmt.Fprintln(os.Stderr, "oracle:", err)
		os.Exit(2)
	}
	os.Exit(m.Run())
}

// isolated skips a test where a throw-away root cannot be made, unless the
// proof must run here.
func isolated(t *testing.T) {
	t.Helper()
	missing := ""
	for _, p := range []string{"/usr/bin/strace", "/bin/bash", "/bin/zsh", "/usr/bin/git"} {
		if _, err := os.Stat(p); err != nil {
			missing += " " + p
		}
	}
	if missing == "" {
		if _, err := send(job{Given: nil}); err != nil {
			missing = " namespaces of a process's own: " + err.Error()
		}
	}
	if missing == "" {
		return
	}
	if os.Getenv("AUTOMODE_ORACLE") == "must" {
		t.Fatalf("the proof must run here, and this is missing:%s", missing)
	}
	t.Skipf("the proof is not run, for want of%s", missing)
}

// TestProof is a small part of the proof, as "make oracle" runs it.
func TestProof(t *testing.T) {
	if testing.Short() {
		t.Skip("the proof takes seconds")
	}
	isolated(t)
	j := job{Seed: 1, To: 240, Marks: 800, Losses: 6}
	var err error
	if j.Collected, err = collected(); err != nil {
		t.Fatal(err)
	}
	s, err := prove(j, 2)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	s.Rows = nil
	s.write(&b)
	for _, d := range s.Differences {
		t.Errorf("%s in %s: %q\n\t%s", d.Report, d.Shell, d.Smallest, strings.Join(d.What, "\n\t"))
	}
	ran := 0
	for _, c := range s.Counts {
		ran += c.Runs
	}
	if ran == 0 {
		t.Error("nothing was run")
	}
	t.Log(b.String())
}

// TestSees checks that what happens unforetold is seen: the comparison is
// given effects that leave something out.
func TestSees(t *testing.T) {
	isolated(t)
	for _, c := range []struct{ command, without, want string }{
		{"touch n1", "", ""},
		{"touch n1", "Write", "touch writes " + project + "/n1"},
		{"cat a.txt > n1", "Write", "shell writes " + project + "/n1"},
		{"mkdir -p n/m", "Write", "mkdir makes " + project + "/n"},
		{"rm -f build/out.o", "Delete", "rm removes " + project + "/build/out.o"},
		{"cat a.txt", "cat", "starts cat a.txt"},
		{"(cd src; env cat main.go)", "cat", "starts cat main.go"},
		{"echo x | xargs -I% touch %", "Write", "touch writes " + project + "/x"},
		{"ln -s a.txt n1", "Write", "ln makes " + project + "/n1"},
		{"chmod u+x a.txt", "Write", "chmod changes " + project + "/a.txt"},
		{"cp a.txt new.txt", "", "cp loses " + project + "/new.txt"},
		{"git checkout -q dirty.txt", "", "git loses " + project + "/dirty.txt"},
		{"mv fresh n1; rm -r n1", "", "loses " + project + "/fresh/x.txt"},
		{"mv new.txt n1; cp n1 n2; rm n1", "", ""},
		{"ln a.txt n1; echo x >> n1", "Write", "shell writes " + project + "/a.txt"},
		{"rm -rf build; cp -r link build", "", ""},
		{"rm -rf build; cp -r link build", "Delete", "rm removes " + project + "/build/out.o"},
		{"ln -s .. n1; mkdir n1/n2; rm n1", "Write", "mkdir makes " + home + "/n2"},
		{"mv link n1; mkdir n1/n2; mv n1 link", "Write", "mkdir makes " + project + "/src/n2"},
		{"ln -sf a.txt abcdefgh", "Write", "ln makes " + project + "/abcdefgh"},
		{"ln -s a.txt n1; ln -sf b.txt n1", "", ""},
		{"sqlite3 a.txt 1", "", ""},
		{"sqlite3 a.txt 1", "Read", "sqlite3 writes " + project + "/a.txt"},
		{"sqlite3 -interactive", "", ""},
		{"python3 -c \"import fileinput\nfor l in fileinput.input('a.txt', inplace=True): print(l.upper(), end='')\"", "", ""},
		{"git merge-file -q new.txt a.txt b.txt", "", ""},
		{"wget --warc-file=n1 localhost:1", "", ""},
		{"strace -o '|cat a.txt' ls", "", ""},
		{"strace -o '|cat a.txt' ls", "cat", "starts cat a.txt"},
		{"tar cf n.tar -I 'gzip {a,b}' a.txt", "", ""},
		{"echo 'print(1)' > n1.py; python3 -m n1 > n2", "", ""},
		{"python3 -c \"import tempfile, shutil\nd = tempfile.mkdtemp()\nshutil.copy('a.txt', d)\nopen(d + '/x', 'w')\"", "", ""},
		{"ln .env n1; cat n1", "Read", "cat opens the secret " + project + "/.env as " + project + "/n1"},
	} {
		s, err := send(job{Probe: c.command, Without: c.without})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, d := range s.Differences {
			got = append(got, d.What...)
		}
		all := strings.Join(got, "; ")
		if c.want == "" && all != "" || !strings.Contains(all, c.want) {
			t.Errorf("%s without %s: %q, want %q", c.command, c.without, all, c.want)
		}
	}
}

// TestMarks checks that the mark is left where the command is run with what would do
// harm, and nowhere else.
func TestMarks(t *testing.T) {
	isolated(t)
	for text, want := range map[string]bool{
		"mk -rf ~":                     true,
		"bash <<< 'mk -rf ~'":          true,
		"(sleep 0.02; mk -rf ~) &":     true,
		"echo a | xargs -I{} mk -rf ~": true,
		"echo mk -rf ~":                false,
		"mk -rf '~'":                   false,
		"mk ~":                         false,
		"exit; mk -rf ~":               false,
		"echo 'mk -rf ~' > f; cat f":   false,
		"echo 'mk -rf ~' > f; . ./f":   true,
	} {
		s, err := send(job{Leaving: []string{text}})
		if err != nil {
			t.Fatal(err)
		}
		if got := len(s.Differences) > 0; got != want {
			t.Errorf("%s leaves the mark: %v, want %v", text, got, want)
		}
	}
}

// TestLosses checks that what a line loses in a repository is seen, and nothing else.
func TestLosses(t *testing.T) {
	isolated(t)
	lays := `git init -q --template=
printf '*.log\n*.db\n' > .gitignore; echo 1 > a; echo 2 > b; git add -A; git commit -qm one
git checkout -qb topic; echo 3 > c; git add c; git commit -qm two; git checkout -q main
echo 4 > b; git stash -q; echo 5 > a; echo 6 > u; echo 7 > x.log; echo 8 > app.db`
	want := map[string]bool{
		"git checkout -- a":                    true,
		"git reset -q --hard":                  true,
		"git stash -q":                         false,
		"git stash -qu; git stash drop -q":     true,
		"git stash drop -q":                    true,
		"git branch -D topic":                  true,
		"git tag t topic; git branch -D topic": false,
		"rm u":                                 true,
		"mv u v":                               false,
		"mv u x.log; mv x.log w":               false,
		"mv b u":                               true,
		"echo more >> u":                       false,
		"rm x.log":                             false,
		"rm app.db":                            true,
		"rm b; git rm -q --cached b":           false,
		"git add -A; git commit -qm x; git reset -q --keep HEAD~1": true,
		"git commit -qam x; git reset -q --soft HEAD~1":            false,
		"git rebase -q --autostash --onto main topic topic":        true,
		"git worktree add -q ../wt topic; echo 9 > ../wt/n":        false,
		"mv u ../wt2": false,
	}
	s, err := send(job{Lays: lays, Losing: slices.Collect(maps.Keys(want))})
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]bool{}
	for _, d := range s.Differences {
		got[d.Smallest] = true
	}
	for line, want := range want {
		if got[line] != want {
			t.Errorf("%s loses: %v, want %v", line, got[line], want)
		}
	}
}

// TestLossesBeside checks what counts as held outside of git: rows, and what archives unpack to.
func TestLossesBeside(t *testing.T) {
	isolated(t)
	lays := `git init -q --template=
echo 1 > a; git add a; git commit -qm one; echo mine > u; echo other > v; mkdir d; echo deep > d/x
sqlite3 k.db "CREATE TABLE t(v); INSERT INTO t VALUES('row 1.'),('row 2.')"; git clone -q . nested; (cd nested; echo own > a; git commit -qam own)`
	want := map[string]bool{
		"gzip u":                      false,
		"gzip u; rm u.gz":             true,
		"tar cf t.tar u d; rm -r u d": false,
		"tar cf t.tar u; zip -qm t.zip t.tar; rm u":       false,
		"tar cf t.tar v; rm u":                            true,
		"cat u v > w; rm u v":                             false,
		"sed -i s/mi/MI/ u":                               true,
		"sqlite3 k.db 'DELETE FROM t'":                    true,
		"sqlite3 k.db \"INSERT INTO t VALUES('row 3.')\"": false,
		"sqlite3 k.db .dump > s; rm k.db":                 false,
		"cp k.db l.db; sqlite3 k.db 'DROP TABLE t'":       false,
		"gzip k.db":                            false,
		"git -C nested reset -q --hard HEAD~1": true,
		"rm -rf nested":                        true,
		"mv nested ../other":                   false,
	}
	s, err := send(job{Lays: lays, Losing: slices.Collect(maps.Keys(want))})
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]bool{}
	for _, d := range s.Differences {
		got[d.Smallest] = true
	}
	for line, want := range want {
		if got[line] != want {
			t.Errorf("%s loses: %v, want %v", line, got[line], want)
		}
	}
}

// TestSecretIn checks that a number says which file one is on its own file system
// alone.
func TestSecretIn(t *testing.T) {
	path := t.TempDir() + "/f"
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var s syscall.Stat_t
	if err := syscall.Stat(path, &s); err != nil {
		t.Fatal(err)
	}
	if got := secretIn(path, map[inode]string{{s.Dev, s.Ino}: "key"}); got != "key" {
		t.Errorf("the file itself is %q", got)
	}
	if got := secretIn(path, map[inode]string{{s.Dev + 1, s.Ino}: "key"}); got != "" {
		t.Errorf("the file of that number elsewhere is %q", got)
	}
}

// TestNothingReachesTheMachine looks from outside for what a command did
// inside.
func TestNothingReachesTheMachine(t *testing.T) {
	isolated(t)
	outside := t.TempDir() + "/canary"
	if err := os.WriteFile(outside, []byte("alive"), 0o666); err != nil {
		t.Fatal(err)
	}
	sleeper := exec.Command("sleep", "60")
	if err := sleeper.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = sleeper.Process.Kill(); _ = sleeper.Wait() }()
	for _, command := range []string{
		"rm -f " + outside + "; echo gone > " + outside,
		fmt.Sprintf("kill -9 %d", sleeper.Process.Pid),
		"echo x > /usr/canary; rm -rf /usr/bin/ls",
		"mount -t tmpfs none /usr; umount /usr; mknod /tmp/d b 259 0",
	} {
		if _, err := send(job{Probe: command}); err != nil {
			t.Fatal(err)
		}
	}
	if data, err := os.ReadFile(outside); err != nil || string(data) != "alive" {
		t.Errorf("a file outside was reached: %q, %v", data, err)
	}
	if _, err := os.Stat("/usr/canary"); err == nil {
		t.Error("/usr was written to")
	}
	if _, err := os.Stat("/usr/bin/ls"); err != nil {
		t.Error(err)
	}
	if state, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", sleeper.Process.Pid)); err != nil || strings.Contains(string(state), ") Z ") {
		t.Errorf("a process outside was reached: %q, %v", state, err)
	}
}
