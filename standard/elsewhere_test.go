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

// A line that is not allowed is not allowed either where the call begins elsewhere and goes
// to the project first, where the project is reached through a link, or beside another one.
// "go test ./standard -run FromElsewhere -grounds 100" tries all of these.

var groundsEach = flag.Int("grounds", 2, "from how many other grounds each line of the corpus is tried")

// place is where a call begins and what of it is the project.
type place struct {
	cwd   string // below the top folder, in which "home" and its "project" lie; "": the project
	link  string // what it is below the top folder that leads to the project
	roots []string
}

// elsewhere are texts around a line by which it comes to the project, with {top} for the
// folder that the home lies in.
var elsewhere = [...]struct {
	place
	text string
}{
	{place{cwd: "home/project/zzsub"}, "cd ..\n"},
	{place{cwd: "home/project/zzsub"}, "cd ../; "},
	{place{cwd: "home/project/zzsub"}, "cd -P .. && "},
	{place{cwd: "home/project/zzsub"}, "pushd .. >/dev/null\n"},
	{place{cwd: "home/project/zzsub"}, "cd {top}/home/project\n"},
	{place{cwd: "home/project/zzsub"}, "cd \"${PWD%/*}\"\n"},
	{place{cwd: "home/project/zzsub"}, "cd \"$(dirname \"$PWD\")\"\n"},
	{place{cwd: "home/project/zzsub"}, "cd ../../project\n"},
	{place{cwd: "home/project/zzsub"}, "cd ~/project || exit\n"},
	{place{cwd: "home/project/zzsub"}, "cd nowhere 2>/dev/null; cd ..\n"},
	{place{cwd: "home/project/zzsub"}, "builtin cd -- ..\n"},
	{place{cwd: "home/project/zzsub"}, "eval 'cd ..'\n"},
	{place{cwd: "home/project/zzsub"}, "cd ..; cd zzsub; cd ..\n"},
	{place{cwd: "home"}, "cd project\n"},
	{place{cwd: "home"}, "cd ~/project\n"},
	{place{cwd: "."}, "cd home; cd project\n"},
	{place{cwd: "zzlink", link: "zzlink"}, ""},
	{place{cwd: "home/zzlink", link: "home/zzlink"}, ""},
	{place{cwd: "zzlink", link: "zzlink", roots: []string{"zzlink"}}, ""},
	{place{cwd: "home/project/zzsub", link: "zzlink"}, "cd {top}/zzlink\n"},
	{place{cwd: "zzlink/zzsub", link: "zzlink"}, "cd ..\n"},
	{place{roots: []string{"home/project", "zzother"}}, ""},
	{place{roots: []string{"zzother", "home/project"}}, ""},
}

func TestCorpusFromElsewhere(t *testing.T) {
	corpus(t, (*scenario).fromElsewhere, "verdicts", "attacks")
}

// fromElsewhere tries the lines that are not allowed, beginning with the ground of that
// number.
func (s *scenario) fromElsewhere(t *testing.T, next int) {
	if p := s.settings["platform"]; len(s.files) == 0 || p != "" && p != "linux" || s.settings["shell"] != "" && s.settings["shell"] != "bash" || s.settings["cwd"] != "" || s.settings["lines"] != "" {
		return
	}
	decide, project, home := s.judge(t)
	top := filepath.Dir(home)
	for _, d := range []string{filepath.Join(project, "zzsub"), filepath.Join(top, "zzother")} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for i := range min(*groundsEach, len(elsewhere)) {
		from := &elsewhere[(next+i)%len(elsewhere)]
		env := standard.Env{Home: home, AccountHome: home, Root: project, Platform: automode.Linux, OneMoment: true, Gate: []string{filepath.Join(home, ".config", "automode")}}
		if name, value, ok := strings.Cut(s.settings["env"], "="); ok {
			env.Getenv = func(asked string) (string, bool) { return fill(value, project, home), asked == name }
		}
		left := false
		env.Beyond = func() { left = true }
		roots := []string{project}
		if from.link != "" {
			if err := os.Symlink(project, filepath.Join(top, from.link)); err != nil && !os.IsExist(err) {
				t.Fatal(err)
			}
		}
		if from.roots != nil {
			roots = nil
			for _, r := range from.roots {
				roots = append(roots, filepath.Join(top, r))
			}
		}
		g := standard.New(s.config(t, home), env, nil)
		for _, l := range s.lines {
			command := fill(l.call, project, home)
			if !l.open(command) || strings.Contains(command, "cd -") || strings.Contains(command, "zz") || decide(command, automode.Bash) == automode.Allow {
				continue
			}
			text := strings.ReplaceAll(from.text, "{top}", top) + command
			if strings.HasSuffix(from.text, "&& ") {
				text = strings.ReplaceAll(from.text, "{top}", top) + "{ " + command + "\n}"
			}
			call := s.seat(&automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: text}, project)
			call.Roots, call.Platform, call.Shell = roots, env.Platform, automode.Bash
			if from.cwd != "" {
				call.Cwd = filepath.Join(top, from.cwd)
			}
			left = false
			if g.Decide(t.Context(), call).Verdict == automode.Allow && !left {
				t.Errorf("verdicts:%d: %s\nis not allowed, and is from %+v:\n%s", l.at, l.call, from.place, text)
			}
		}
	}
}
