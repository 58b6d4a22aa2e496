package standard_test

import (
	"context"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/standard"
)

// goings are ways in which a shell goes to another folder, or does not.
var goings = []string{
	"cd a", "cd a/b", "cd ./a", "cd a/", "cd -P a", "cd -L l", "cd l", "cd l/..", "cd -P l/..", "cd a; cd ..", "cd a; cd -", "cd a; cd - > /dev/null; cd c", "cd \"$PWD/a\"", "cd $(pwd)/a", "cd ~+/a", "cd a/../c", "cd l/../c", "cd 'd e'", "cd d\\ e", "cd nowhere", "cd nowhere || cd a", "cd nowhere && cd a", "cd a && cd nowhere", "cd a || cd c",
	"pushd a > /dev/null", "pushd a > /dev/null; popd > /dev/null", "pushd a > /dev/null; pushd ../c > /dev/null; popd > /dev/null", "pushd -n a > /dev/null", "pushd a > /dev/null; cd ../c", "popd 2> /dev/null", "dirs > /dev/null; cd a", "pushd a > /dev/null; pushd > /dev/null", "pushd +0 2> /dev/null > /dev/null", "cd a b 2> /dev/null", "cd '' 2> /dev/null", "cd .", "cd ./", "cd ../\"${PWD##*/}\"", "cd", "cd ~", "cd --  a", "cd -e a",
	"CDPATH=a; cd b > /dev/null", "CDPATH=.:a cd b > /dev/null", "CDPATH=a cd ./c", "OLDPWD=$PWD/c; cd - > /dev/null", "PWD=$PWD/a; cd .", "HOME=$PWD/a; cd", "HOME=$PWD/a; cd ~", "HOME=$PWD/a cd", "x=a; cd $x", "x='a c'; cd $x 2> /dev/null", "x=; cd $x", "x=; cd \"$x\" 2> /dev/null", "cd ${x:-a}", "cd ${x:=a}/b", "for x in a c; do cd $x; done", "for x in a c; do cd $x; cd ..; done", "for x in */; do cd \"$x\"; cd ..; done", "for x in a nowhere; do cd $x 2> /dev/null; done", "for x in a c; do (cd $x); done", "for x in a c; do cd $x; break; done",
	"while cd a 2> /dev/null; do :; done", "until cd a; do :; done", "(cd a)", "{ cd a; }", "(cd a); cd c", "cd a | cat", "true | cd a", "cd a &", "$(cd a)", "x=$(cd a; pwd); cd \"$x\"", "x=$(cd a && pwd) && cd $x/b", "cd \"$(dirname a/b)\"", "cd $(basename x/a)", "cd `echo a`", "eval cd a", "eval 'cd a; cd b'", "command cd a", "builtin cd a", "\\cd a", "'cd' a", "c\\d a", "alias g='cd a'", "shopt -s expand_aliases; alias g='cd a'\ng", "f9() { cd a; }; f9", "f9() { (cd a); }; f9", "f9() ( cd a ); f9", "f9() { cd \"$1\"; }; f9 a", "f9() { cd \"$@\"; }; f9 a",
	"f9() { local PWD=a; cd a; }; f9", "f9() { cd a; return; cd b; }; f9", "f9() { cd a && return; cd c; }; f9", "cd() { builtin cd c; }; cd a", "unset -f cd; cd a", "trap 'cd a' EXIT", "trap 'cd a' DEBUG; :; trap - DEBUG", "trap 'cd a' RETURN; f9() { :; }; f9; trap - RETURN", "echo 'cd a' > .txt; . ./.txt", "echo 'cd a' > .txt; source .txt", "echo 'cd a' > .txt; bash .txt", ". /dev/stdin <<< 'cd a'", "bash -c 'cd a'", "env cd a 2> /dev/null", "exec 3< .; cd a", "set -e; cd a", "set -P; cd l; cd ..", "set -o physical; cd l/..", "shopt -s cdspell; cd aa 2> /dev/null",
	"shopt -s autocd; cd a", "shopt -s cdable_vars; q9=a; cd q9", "if cd a; then :; fi", "if cd nowhere 2> /dev/null; then :; else cd c; fi", "if [ -d a ]; then cd a; fi", "[ -d nowhere ] && cd nowhere; cd c", "[ -d a ] && cd a || cd c", "test -d l && cd l", "case a in a) cd a;; esac", "case b in a) cd a;; *) cd c;; esac", "! cd a", "time cd a", "cd a > .txt", "cd a < /dev/null", "cd a 2>&1", "cd < /dev/null a", "cd a; cd \"$OLDPWD\"", "cd a; cd $OLDPWD/c", "mkdir -p m/n; cd m/n", "mkdir m9 && cd m9", "mkdir -p m8 && cd $_", "cd a; mkdir k; cd k", "ln -sfn a l9; cd l9", "ln -sfn c/.. l8; cd l8", "mv c c9; cd c9; cd ..; mv c9 c",
	"rmdir c; cd c 2> /dev/null || cd a", "x=(a c); cd ${x[1]}", "x=(a c); cd \"${x[@]:0:1}\"", "declare -n r9=x; x=a; cd $r9", "read -r x <<< a; cd $x", "printf -v x a; cd $x", "set -- a; cd $1", "set -- a b; cd \"$1/$2\"", "cd {a,} 2> /dev/null", "cd [a]", "cd ?", "cd a*", "cd */b", "cd nomatch* 2> /dev/null", "cd \"a*\" 2> /dev/null", "cd a # c", "cd \\\na", "cd a; cd a 2> /dev/null", "cd a/b/../..", "cd a/nowhere/.. 2> /dev/null", "cd /; cd - > /dev/null; cd a", "cd //; cd \"$OLDPWD\"", "cd a; exec true", "cd ../*/a 2> /dev/null", "cd a; PWD=/x; cd .", "unset PWD; cd a", "unset OLDPWD; cd a; cd - > /dev/null", "cd a; (cd ..; cd c)", "coproc { cd a; }; wait",
}

// What is made behind any of these is made where it was foretold.
func TestFoldersGoneTo(t *testing.T) {
	if testing.Short() {
		t.Skip("it runs many shells")
	}
	for _, shell := range []string{"bash", "zsh", "dash"} {
		t.Run(shell, func(t *testing.T) {
			program, err := exec.LookPath(shell)
			if err != nil {
				t.Skip("there is no " + shell)
			}
			next, ran, allowed := 0, 0, 0
			for _, going := range goings {
				for _, where := range shellChanging.contexts {
					next++
					if next%*changes != 0 || strings.Contains(where, "%e") && strings.Contains(going, "'") {
						continue
					}
					text := strings.NewReplacer("%b", going, "%e", going).Replace(where) + "\ntouch nn\n"
					project := grounds(t)
					g := standard.New(standard.Config{}, standard.Env{Home: filepath.Dir(project), Root: project, Platform: automode.Linux}, nil)
					d := g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Shell: automode.Bash, Platform: automode.Linux,
						Command: shell + " -c " + inWord(text), Cwd: project, Roots: []string{project}})
					if ran++; d.Verdict != automode.Allow {
						continue
					}
					allowed++
					ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
					run := exec.CommandContext(ctx, program, "-c", text)
					run.Dir, run.Env = project, []string{"PATH=" + os.Getenv("PATH"), "HOME=" + filepath.Dir(project)}
					_ = run.Run()
					cancel()
					for _, made := range touched(t, filepath.Dir(project)) {
						if !writes(d.Action.Effects, made) {
							t.Errorf("it makes %s, which nobody foretold:\n%s", made, text)
						}
					}
				}
			}
			t.Logf("%d of %d were allowed", allowed, ran)
			if allowed < ran/25 {
				t.Errorf("only %d of %d are allowed, which shows little", allowed, ran)
			}
		})
	}
}

// grounds is a project with folders, in a home of its own.
func grounds(t *testing.T) string {
	t.Helper()
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	project := filepath.Join(home, "project")
	for _, d := range []string{"a/b", "c", "d e", ".git"} {
		if err := os.MkdirAll(filepath.Join(project, d), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("a/b", filepath.Join(project, "l")); err != nil {
		t.Fatal(err)
	}
	return project
}

// touched are the files of that name anywhere below.
func touched(t *testing.T, top string) (list []string) {
	t.Helper()
	if err := filepath.WalkDir(top, func(file string, e fs.DirEntry, err error) error {
		if err == nil && e.Name() == "nn" {
			list = append(list, file)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return list
}
