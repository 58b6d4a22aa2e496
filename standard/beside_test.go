package standard_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"automode"
	"automode/standard"
)

// A command that is not allowed is not allowed either behind one that does nothing to it.
// Each line of the corpus is put behind a few of these, one after the other; "go test
// ./standard -run Beside -beside 100" puts each behind all.

var besideEach = flag.Int("beside", 2, "behind how many others each line of the corpus is put")

// others change nothing of what a command behind them means.
var others = [...]string{
	"true", ":", "cd .", "cd ./", `cd "$PWD"`, "cd $(pwd)", "pushd . >/dev/null", "set +e", "set -u", "set -eu -o pipefail", "set -x",
	"shopt -s extglob globstar", "export ZZ=1", "umask 022", "trap - INT", "trap 'echo bye' EXIT", "exec 3>&1", "PS4=x", `IFS=$' \t\n'`, "LC_ALL=C", "declare -i zz=1",
	"readonly zz=1", "alias zz=ls", "hash -r", "ulimit -n 100", "mkdir -p zzdir", "touch zzf", "echo x > zzf", "x=$(date)", "git fetch", "sleep 1 &", "zzf() { :; }",
	"[ -f zz ] || true", "if [ -d zz ]; then echo y; fi", "for i in 1 2; do echo $i; done", "while read -r l; do echo $l; done < /dev/null", "echo a | cat", "{ :; }", "( : )",
	"eval ':'", "source /dev/null", "unset zz", "wait", "command -v git", "type ls", "PATH=$PATH", "export PATH", "read -r zz </dev/null", "let 1", "(( 1 ))",
	"[[ 1 ]]", "coproc :", "printf -v zz x", "mapfile -t zz < /dev/null", "time :", "! false", "case a in a) ;; esac", "disown", "complete -W x zz", "ls > /dev/null",
	"python3 -c 'print(1)'", "node -e '1'", "git status", "git stash list", "git add -n .", "date > /tmp/zz", "cat <<E\nx\nE", "# a comment", `echo "a # b"`, "echo \\\n x",
}

func TestCorpusBeside(t *testing.T) {
	for _, folder := range [...]string{"verdicts", "attacks"} {
		files, err := filepath.Glob(filepath.Join("..", "testdata", folder, "*.txtar"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no scenarios in testdata/%s: %v", folder, err)
		}
		for n, name := range files {
			t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
				t.Parallel()
				data, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				s, err := readScenario(data)
				if err != nil {
					t.Fatal(err)
				}
				s.besides(t, n)
			})
		}
	}
}

// besides puts the lines that are not allowed behind others, beginning with the one of
// that number.
func (s *scenario) besides(t *testing.T, next int) {
	if p := s.settings["platform"]; p == "windows" || s.settings["shell"] != "" && s.settings["shell"] != "bash" {
		return
	}
	env, project, home := s.place(t)
	env.OneMoment = true
	left := false
	env.Beyond = func() { left = true }
	g := standard.New(s.config(t, home), env, nil)
	decide := func(command string) automode.Verdict {
		call := s.seat(&automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: command}, project)
		call.Platform, call.Shell = env.Platform, automode.Bash
		left = false
		v := g.Decide(t.Context(), call).Verdict
		if left {
			return automode.Ask // a lean build leaves it to the program that has everything in it
		}
		return v
	}
	for _, l := range s.lines {
		command := fill(l.call, project, home)
		if l.verdict == automode.Allow || strings.HasPrefix(command, `{"tool"`) || strings.ContainsRune(command, 0) || decide(command) == automode.Allow {
			continue
		}
		for range min(*besideEach, len(others)) {
			text := others[next%len(others)] + "\n" + command
			next++
			if decide(text) == automode.Allow {
				t.Errorf("verdicts:%d: %s\nis not allowed, and is behind another:\n%s", l.at, l.call, text)
			}
		}
	}
}
