package standard_test

import (
	"context"
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/standard"
)

var turn = flag.Int("turn", 0, "which of the texts that may stand behind each is taken")

// heldInShells puts each of these texts into the contexts in which shells read one, with one text
// before it and one of others behind it. What is allowed is run by bash, zsh and dash in a
// throw-away home: whatever is there afterwards and was not before, and whatever is gone or
// another one, is something that was foretold.
func heldInShells(t *testing.T, before string, texts, behind []string) {
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
			for i, text := range texts {
				for j, where := range shellChanging.contexts {
					next++
					if next%(2**changes-1) != 0 || strings.Contains(where, "%e") && strings.Contains(text, "'") {
						continue
					}
					whole := before + strings.NewReplacer("%b", text, "%e", text).Replace(where) + "\n" + behind[(i+5*j+*turn)%len(behind)] + "\n"
					project := grounds(t)
					g := standard.New(standard.Config{}, standard.Env{Home: filepath.Dir(project), Root: project, Platform: automode.Linux}, nil)
					d := g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Shell: automode.Bash, Platform: automode.Linux,
						Command: shell + " -c " + inWord(whole), Cwd: project, Roots: []string{project}})
					if ran++; d.Verdict != automode.Allow {
						continue
					}
					allowed++
					ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second)
					run := exec.CommandContext(ctx, program, "-c", whole)
					run.Dir, run.Env = project, []string{"PATH=" + os.Getenv("PATH"), "HOME=" + filepath.Dir(project)}
					_ = run.Run() // one that fails made what it made
					cancel()
					for _, made := range madeBelow(t, filepath.Dir(project)) {
						if !writes(d.Action.Effects, made) && !arrives(d.Action.Effects, made) {
							t.Errorf("it makes %s, which nobody foretold:\n%s", made, whole)
						}
					}
					for _, file := range laidDown {
						text, err := os.ReadFile(filepath.Join(project, file))
						if (err != nil || string(text) != file) && !takes(d.Action.Effects, filepath.Join(project, file), err != nil) {
							t.Errorf("it loses %s, which nobody foretold:\n%s", file, whole)
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

// laidOut is what a project of these tests has before a text is run.
var laidOut = map[string]bool{".": true, "project": true, "project/a": true, "project/a/b": true, "project/c": true, "project/d e": true, "project/.git": true, "project/l": true, "project/.txt": true,
	"project/h1": true, "project/a/h2": true, "project/c/h3": true, "project/d e/h4": true}

// laidDown are the files that the project has, which hold their names.
var laidDown = []string{"h1", "a/h2", "c/h3", "d e/h4"}

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
	for _, file := range laidDown {
		if err := os.WriteFile(filepath.Join(project, file), []byte(file), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return project
}

// arrives reports whether a file lies below a place that one of these effects moves something to.
func arrives(foretold []automode.Effect, file string) bool {
	moves := func(e automode.Effect) bool { return e.Kind == automode.Delete && e.Traits.Has(automode.Relocated) }
	return slices.ContainsFunc(foretold, moves) && slices.ContainsFunc(foretold, func(e automode.Effect) bool {
		return e.Kind == automode.Write && strings.HasPrefix(file, e.Target+"/")
	})
}

// takes reports whether one of these effects changes the file, or removes it, or may.
func takes(foretold []automode.Effect, file string, gone bool) bool {
	return slices.ContainsFunc(foretold, func(e automode.Effect) bool {
		in, below := strings.CutPrefix(file, e.Target)
		return below && (in == "" || in[0] == '/' || e.Known <= automode.Bounded) && (e.Kind == automode.Delete || e.Kind == automode.Lose || e.Kind == automode.Write && !gone)
	})
}

// madeBelow is what is there now and was not laid out: of folders in each other the last.
func madeBelow(t *testing.T, top string) (list []string) {
	t.Helper()
	if err := filepath.WalkDir(top, func(file string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(top, file)
		if err == nil && !laidOut[filepath.ToSlash(name)] {
			if last := len(list) - 1; last >= 0 && filepath.Dir(file) == list[last] {
				list = list[:last]
			}
			list = append(list, file)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return list
}
