package standard_test

import (
	"flag"
	"testing"

	"automode"
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

func TestCorpusBeside(t *testing.T) { corpus(t, (*scenario).besides, "verdicts", "attacks") }

// besides puts the lines that are not allowed behind others, beginning with the one of
// that number.
func (s *scenario) besides(t *testing.T, next int) {
	if p := s.settings["platform"]; p == "windows" || s.settings["shell"] != "" && s.settings["shell"] != "bash" {
		return
	}
	decide, project, home := s.judge(t)
	for _, l := range s.lines {
		command := fill(l.call, project, home)
		if !l.open(command) || decide(command, automode.Bash) == automode.Allow {
			continue
		}
		for range min(*besideEach, len(others)) {
			text := others[next%len(others)] + "\n" + command
			next++
			if decide(text, automode.Bash) == automode.Allow {
				t.Errorf("verdicts:%d: %s\nis not allowed, and is behind another:\n%s", l.at, l.call, text)
			}
		}
	}
}
