package standard_test

import (
	"flag"
	"strings"
	"testing"

	"automode"
)

// A command that is not allowed is not allowed either behind one that does nothing to it,
// or in front of more. Each line of the corpus is put behind a few of these and before a
// few of those, one after the other; "go test ./standard -run Beside -beside 100" tries all.

var besideEach = flag.Int("beside", 2, "behind and before how many others each line of the corpus is put")

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

// ends go on behind a command, on its line, and take nothing from it. A count, or one line,
// of what is printed would.
var ends = [...]string{
	"; true", " && true", " || true", " | cat", " |& cat", " 2>&1", " 2>/dev/null", " & wait", " # note", " 3>&1", " 2>&1 | tail -5", " | tee zz.log",
	" && echo ok || echo failed", "; echo $?", "\n", " >&2", " &", "; wait", " && ls", "; unset zz", "; exit 0", "; exit", " || exit 1", "; cd ..", " | grep x",
	" | sed s/a/b/", " | xargs echo", " 2>&-", "\ntrue", "; ls; ls", "; trap - EXIT", "; set +e", " 2> >(cat)", "; git status", "; rm -f zzz",
}

func TestCorpusBeside(t *testing.T) { corpus(t, (*scenario).besides, "verdicts", "attacks") }

// besides puts the lines that are not allowed behind others and before ends, beginning with
// the ones of that number.
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
		// A comment or a here-document goes on to the end of the line, and "& &" is no list.
		goesOn := !strings.Contains(command, "#") && !strings.Contains(command, "<<") && !strings.HasSuffix(strings.TrimSpace(command), "&")
		for range *besideEach {
			other, end := others[next%len(others)], ends[next%len(ends)]
			next++
			if (strings.HasPrefix(other, "cd ") || strings.HasPrefix(other, "pushd ")) && strings.Contains(command, "cd -") {
				continue // which goes back to where that one came from
			}
			if text := other + "\n" + command; decide(text, automode.Bash) == automode.Allow {
				t.Errorf("verdicts:%d: %s\nis not allowed, and is behind another:\n%s", l.at, l.call, text)
			}
			if text := command + end; goesOn && decide(text, automode.Bash) == automode.Allow {
				t.Errorf("verdicts:%d: %s\nis not allowed, and is before more:\n%s", l.at, l.call, text)
			}
		}
	}
}
