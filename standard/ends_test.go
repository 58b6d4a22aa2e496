package standard_test

import (
	"context"
	"math/rand/v2"
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

// mark is what a generated text does where a shell comes to it, and removes the
// home in what is judged.
const mark, harm = "echo MARK >&9", "rm -rf ~ >&9"

// open and shut are what things of the shell begin and end with.
var openShut = [][2]string{
	{`"`, `"`}, {`${x:-`, `}`}, {`"${x:-`, `}"`}, {`${x#`, `}`}, {`"${x%`, `}"`}, {`${x/a/`, `}`}, {`"${x//a/`, `}"`}, {`${x/`, `/b}`},
	{`$((`, `))`}, {`"$((`, `))"`}, {`$[`, `]`}, {`$(`, `)`}, {`"$(`, `)"`}, {"`", "`"}, {"\"`", "`\""}, {"<<EOF\n", "\nEOF\n"},
	{"<<-EOF\n\t", "\n\tEOF\n"}, {"<<'EOF'\n", "\nEOF\n"}, {`[[ a == `, ` ]]`}, {`[[ a =~ `, ` ]]`}, {`a[`, `]=1`}, {`a=([`, `]=1)`},
	{`${a[`, `]}`}, {`'`, `'`}, {`$'`, `'`}, {`$"`, `"`}, {`@(`, `)`}, {`case x in `, `) ;; esac`}, {`# `, "\n"}, {`{a,`, `}`}, {`a=(`, `)`},
	{`(( `, ` ))`}, {`<(`, `)`}, {`f() { `, `; }`}, {`${x:1:`, `}`}, {`${!x`, `}`}, {`${x@`, `}`}, {`${#x`, `}`}, {`let "`, `"`}, {`eval '`, `'`},
	{`<<<"`, `"`}, {`${x:?`, `}`}, {`${x^`, `}`}, {`${x=`, `}`},
}

// tricks stand where a shell may take one of them for an end, or for none.
var tricks = []string{`'`, `"`, `}`, `)`, "`", `\`, `\\`, `\'`, `\"`, `\}`, `#`, ` #`, `$'`, `$"`, `\$`, "\n", `{`, `(`, `))`, `]`, `$`, `${`, `$(`,
	`EOF`, "\nEOF\n", "\\\n", ``, ``, `a`, `a `, `!`, `;`, ` `, `''`, `""`, `&`, `|`, `<<X`, `[[`, ` ]] `, `esac`, `in `, `x)`, `*`, `?`}

// TestEnds holds what is read against where real shells end what began: no text is
// allowed that makes one of them come to its mark.
func TestEnds(t *testing.T) {
	shells := []string{"bash"}
	if _, err := exec.LookPath("zsh"); err == nil {
		shells = append(shells, "zsh")
	}
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("there is no bash to hold it against")
	}
	g := standard.New(standard.Config{}, standard.Env{Home: "/home/dev", Platform: automode.Linux}, nil)
	rnd := rand.New(rand.NewPCG(1, 2))
	pick := func(list []string) string { return list[rnd.IntN(len(list))] }
	some := func(most int) string {
		var b strings.Builder
		for range rnd.IntN(most + 1) {
			b.WriteString(pick(tricks))
		}
		return b.String()
	}
	allowed := 0
	for range 4000 {
		text := some(2) + pick([]string{"", "'", `"`, "}", `}"`, `'}"`, ")", "`", "]", "))"}) + pick([]string{" ; ", "\n", ";"}) + mark +
			pick([]string{" ; ", "\n", ";"}) + pick([]string{"", "echo ", "cat ", "cat <<EOF\n"}) + pick([]string{"", "'", `"`, `"${x:-`, "${x:-", "$(", "`", `"'`, "{"}) + some(2)
		for range 1 + rnd.IntN(3) {
			c := openShut[rnd.IntN(len(openShut))]
			text = c[0] + some(1) + text + c[1]
		}
		text = pick([]string{"echo ", "cat ", ": ", "x=", "x=aba; echo "}) + text + pick([]string{"", "\n", " a", "\ncat <<EOF\nEOF\n"})
		d := g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: strings.ReplaceAll(text, mark, harm),
			Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}})
		if d.Verdict != automode.Allow {
			continue
		}
		allowed++
		for _, s := range shells {
			if reaches(t, s, text) {
				t.Errorf("%s comes to the mark in what is allowed:\n%s", s, text)
			}
		}
	}
	if allowed < 100 {
		t.Errorf("only %d texts were allowed, which shows little", allowed)
	}
}

// reaches reports whether a shell comes to the mark in a text.
func reaches(t *testing.T, shell, text string) bool {
	dir := t.TempDir()
	out, err := os.Create(filepath.Join(dir, "marks"))
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	ctx, stop := context.WithTimeout(t.Context(), 5*time.Second)
	defer stop()
	args := []string{"-c", text}
	if shell == "zsh" {
		args = []string{"-f", "-c", text}
	}
	cmd := exec.CommandContext(ctx, shell, args...)
	cmd.Dir, cmd.Env = dir, []string{"PATH=/usr/bin:/bin", "HOME=" + dir}
	cmd.ExtraFiles = []*os.File{out, out, out, out, out, out, out} // the last of them is 9
	cmd.WaitDelay = time.Second
	cmd.Run() // most of these texts are wrong
	marks, err := os.ReadFile(out.Name())
	if err != nil {
		t.Fatal(err)
	}
	return slices.Contains(strings.Split(string(marks), "\n"), "MARK")
}
