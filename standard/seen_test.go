package standard_test

import (
	"math/rand/v2"
	"os/exec"
	"strings"
	"testing"

	"automode"
	"automode/standard"
)

// inWords are words in which something is expanded where "%s" stands.
var inWords = []string{`"%s"`, `${x:-%s}`, `"${x:-%s}"`, `${x:=%s}`, `${x+%s}`, `${x:?%s}`, `${y#%s}`, `"${y%%%s}"`, `${y/a/%s}`, `"${y//a/%s}"`, `${y/%s/b}`,
	`$((1+%s))`, `"$((%s))"`, `$[%s]`, `$(echo %s)`, "`echo %s`", `${a[%s]}`, `"${a[%s]}"`, `${y:%s}`, `${y:0:%s}`, `{a,%s}`, `{1..9}{1..9}{1..9}%s`,
	`{1..3}%s`, `@(%s)`, `*(%s|b)`, `!(%s)`, `+(x%s)`, `[%s]`, `*%s`, `~%s`, `<(echo %s)`, `$"%s"`, `a%sb`, `'a'%s`, `${x-{a,%s}}`, `${#a[%s]}`, `${y^%s}`,
	`${y,,%s}`, `${y@Q}%s`, `<(%s)`, `$(%s)`, `$(cat <<<%s)`, "$(cat <<EOF\n%s\nEOF\n)", `${a[@]:%s}`, `"${a[@]/%s/b}"`, `=(echo %s)`, `{a..%s}`, `${x:-${z:-%s}}`,
	`"${x:-"%s"}"`, `"${x:-'%s'}"`, `$'a'%s`, `"$'%s"`, `(%s)`}

// inCommands are commands with a word where "%s" stands.
var inCommands = []string{`echo %s`, `echo %s`, `%s`, `a=%s`, `a[%s]=1`, `a=([%s]=1)`, `a+=(%s)`, `declare x=%s`, `export x=%s`, `declare -A m=([k]=%s)`, `typeset -i n=%s`,
	`[[ x == %s ]]`, `[[ x =~ %s ]]`, `[[ -n %s ]]`, `[[ 1 -eq %s ]]`, `[[ a < %s ]]`, `[ %s ]`, `case %s in a) ;; esac`, `case a in %s) ;; esac`,
	`for i in %s; do :; done`, `select i in %s; do break; done`, `while [ %s ]; do break; done`, `if echo %s; then :; fi`, `(( %s ))`, `for ((i=%s;i<1;i++)); do break; done`,
	`let %s`, "cat <<EOF\n%s\nEOF\n", "cat <<-EOF\n\t%s\n\tEOF\n", `cat <<<%s`, `cat < %s`, `echo %s | cat`, `! echo %s`, `( echo %s )`, `f() { echo %s; }; f`,
	`f() { :; }; f %s`, `eval echo %s`, `trap "echo %s" EXIT`, `set -- %s`, `cd %s`, `exec %s`, `command echo %s`, `env X=%s true`, `X=%s true`, `printf %s a`,
	`read v <<< %s`, `mapfile -t v < <(echo %s)`, `unset %s`, `echo a & echo %s`, `return %s`, `true && echo %s`, `xargs echo %s`, `grep %s /dev/null`, `timeout 1 echo %s`,
	`bash -c "echo %s"`, `. /dev/null %s`, `umask %s`, `shopt -s %s`, `echo $((v=%s))`, `echo {fd}>&1 %s`, `cat 0<&%s`}

// TestSeen holds what is found in words against what real shells expand in them: no
// text is allowed in which one of them comes to its mark.
func TestSeen(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("there is no bash to hold it against")
	}
	shells := []string{"bash"}
	if _, err := exec.LookPath("zsh"); err == nil {
		shells = append(shells, "zsh")
	}
	g := standard.New(standard.Config{}, standard.Env{Home: "/home/dev", Platform: automode.Linux}, nil)
	rnd := rand.New(rand.NewPCG(3, 4))
	pick := func(list []string) string { return list[rnd.IntN(len(list))] }
	denied := 0
	for range 5000 {
		word := pick([]string{"$(" + mark + ")", "`" + mark + "`", "<(" + mark + ")"})
		for range rnd.IntN(4) {
			if in := pick(inWords); !strings.Contains(word, "`") || !strings.Contains(in, "`") {
				word = strings.Replace(in, "%s", word, 1)
			}
		}
		text := "y=aba; a=(1 2 3); " + pick([]string{"", "", "shopt -s extglob\n", "set -f; ", "IFS=x; "}) +
			strings.Replace(pick(inCommands), "%s", word, 1) + pick([]string{"", "; true", "\n:"})
		d := g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: strings.ReplaceAll(text, mark, harm),
			Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}})
		if d.Verdict == automode.Deny {
			denied++
		}
		if d.Verdict != automode.Allow {
			continue
		}
		for _, s := range shells {
			if reaches(t, s, text) {
				t.Errorf("%s comes to the mark in what is allowed:\n%s", s, text)
			}
		}
	}
	if denied < 3000 {
		t.Errorf("only %d texts were denied, which shows little", denied)
	}
}
