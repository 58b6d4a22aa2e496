package standard_test

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/standard"
	"golang.org/x/tools/txtar"
)

// The corpus. Each file below testdata/verdicts (ordinary work) and
// testdata/attacks (ways round the gate) is one scenario:
//
//	what it is about                     anything before the first section
//	-- settings --                       optional, "name: value" a line: shell, platform, mode, cwd, env
//	-- automode.json --                  optional: the person's configuration
//	-- project/src/a.go --               optional: files of a project that exists, and of its home;
//	-- home/.netrc --                    without any the project is one by its letters only
//	-- project/link -> ../home --        a symbolic link
//	-- git --                            optional: what git itself does in the project after the files above and
//	                                     before those below, an invocation a line; "remove NAME" removes a file
//	-- verdicts --                       "verdict layer command" a line
//
// The setting "lines: count" says that the verdicts are those of whole lines, which a frame of
// brackets makes none of.
//
// A verdict is allow, ask or deny; a layer of "-" is not looked at. A command
// of several lines, or with characters that cannot be seen, is written
// Q"…" as a Go string. A call of another tool is its JSON: {"tool":…,"input":…}.
// {project} and {home} stand for the two folders. A line that begins with "#"
// is a comment.
//
// Verdicts are typed by hand against the policy table and nothing writes them:
// a line that fails is either a defect or an error in the line, and a person
// decides which.

func TestCorpusVerdicts(t *testing.T) {
	corpus(t, func(s *scenario, t *testing.T, _ int) { s.run(t) }, "verdicts")
}

func TestCorpusAttacks(t *testing.T) {
	corpus(t, func(s *scenario, t *testing.T, _ int) { s.run(t) }, "attacks")
}

// corpus tries every scenario of some folders, which are numbered in each.
func corpus(t *testing.T, try func(s *scenario, t *testing.T, n int), folders ...string) {
	for _, folder := range folders {
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
				try(s, t, n)
			})
		}
	}
}

// judge lays a scenario out and judges lines in it, in its own shell where none is said.
// What a lean build leaves to the program that has everything is asked about.
func (s *scenario) judge(t *testing.T) (decide func(command string, shell automode.ShellKind) automode.Verdict, project, home string) {
	env, project, home := s.place(t)
	env.OneMoment = true
	left := false
	env.Beyond = func() { left = true }
	g := standard.New(s.config(t, home), env, nil)
	return func(command string, shell automode.ShellKind) automode.Verdict {
		call := s.seat(&automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: command}, project)
		call.Platform = env.Platform
		if shell != automode.AnyShell {
			call.Shell = shell
		}
		left = false
		v := g.Decide(t.Context(), call).Verdict
		if left {
			return automode.Ask
		}
		return v
	}, project, home
}

// open reports whether a line is a command that may be put into another, and is not to be
// allowed.
func (l *line) open(command string) bool {
	return l.verdict != automode.Allow && !strings.HasPrefix(command, `{"tool"`) && !strings.ContainsRune(command, 0)
}

// scenario is one file of the corpus.
type scenario struct {
	settings map[string]string
	person   string // automode.json
	files    []txtar.File
	lines    []line
	named    string // what the project's folder is called, "project" where nothing is said
}

// line is one expectation.
type line struct {
	at      int // line in the section, from 1
	verdict automode.Verdict
	layer   string
	call    string
}

func readScenario(data []byte) (*scenario, error) {
	s := &scenario{settings: map[string]string{}}
	for _, f := range txtar.Parse(data).Files {
		switch {
		case f.Name == "settings":
			for l := range strings.Lines(string(f.Data)) {
				name, value, ok := strings.Cut(strings.TrimSpace(l), ":")
				switch name {
				case "shell", "platform", "mode", "cwd", "env", "lines":
				default:
					return nil, fmt.Errorf("settings: %q: write shell, platform, mode, cwd, env or lines, a colon and a value", l)
				}
				if !ok {
					return nil, fmt.Errorf("settings: %q has no value", l)
				}
				s.settings[name] = strings.TrimSpace(value)
			}
		case f.Name == "automode.json":
			s.person = string(f.Data)
		case f.Name == "verdicts":
			if err := s.verdicts(string(f.Data)); err != nil {
				return nil, err
			}
		case strings.HasPrefix(f.Name, "project/"), strings.HasPrefix(f.Name, "home/"), f.Name == "git":
			s.files = append(s.files, f)
		default:
			return nil, fmt.Errorf("a section cannot be called %q", f.Name)
		}
	}
	if len(s.lines) == 0 {
		return nil, errors.New("there are no verdicts")
	}
	return s, nil
}

func (s *scenario) verdicts(text string) error {
	n := 0
	for l := range strings.Lines(text) {
		n++
		l = strings.TrimSuffix(l, "\n")
		if l == "" || l[0] == '#' {
			continue
		}
		one := line{at: n}
		verdict, rest, _ := strings.Cut(l, " ")
		layer, call, ok := strings.Cut(rest, " ")
		if err := one.verdict.UnmarshalText([]byte(verdict)); err != nil || !ok || call == "" {
			return fmt.Errorf("verdicts:%d: %q: write a verdict, a layer or \"-\", and a call", n, l)
		}
		one.layer, one.call = layer, call
		if rest, ok := strings.CutPrefix(call, `Q"`); ok {
			var err error
			if one.call, err = strconv.Unquote(`"` + rest); err != nil {
				return fmt.Errorf("verdicts:%d: %w", n, err)
			}
		}
		s.lines = append(s.lines, one)
	}
	return nil
}

// place is where the scenario's calls are made: its files are laid there.
func (s *scenario) place(t *testing.T) (env standard.Env, project, home string) {
	t.Helper()
	project, home = "/home/dev/project", "/home/dev"
	if len(s.files) > 0 {
		top, err := filepath.EvalSymlinks(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		project, home = filepath.Join(top, "home", cmp.Or(s.named, "project")), filepath.Join(top, "home")
		s.lay(t, project, home)
	} else if _, err := os.Lstat(home); err == nil {
		t.Fatalf("%s is a folder of this machine: these verdicts are given by letters alone, run the tests where nobody has that name", home)
	}
	env = standard.Env{Home: home, AccountHome: home, Root: project, Platform: automode.Linux,
		Gate: []string{filepath.Join(home, ".config", "automode")}}
	if name, value, ok := strings.Cut(s.settings["env"], "="); ok {
		env.Getenv = func(asked string) (string, bool) { return fill(value, project, home), asked == name }
	}
	switch p := s.settings["platform"]; p {
	case "", "linux":
	case "darwin":
		env.Platform = automode.Darwin
	case "windows":
		// By their letters only: no such drive is here.
		if len(s.files) > 0 {
			t.Fatal("settings: files of Windows cannot be laid here")
		}
		project, home = `C:\Users\dev\project`, `C:\Users\dev`
		env = standard.Env{Home: home, AccountHome: home, Root: project, Platform: automode.Windows, Gate: []string{home + `\AppData\Roaming\automode`}}
	default:
		t.Fatalf("settings: there is no platform %q here", p)
	}
	return env, project, home
}

func (s *scenario) run(t *testing.T) {
	env, project, home := s.place(t)
	left := false
	env.Beyond = func() { left = true }
	g := standard.New(s.config(t, home), env, nil)
	// As a record is judged: one call looks up what the next ones use.
	env.OneMoment = true
	record := standard.New(s.config(t, home), env, nil)
	for _, l := range s.lines {
		call := s.call(t, l, project, home)
		call.Platform = env.Platform
		left = false
		d := g.Decide(t.Context(), call)
		if left {
			// A lean build leaves the call to the program that has everything in it.
			continue
		}
		if d.Verdict != l.verdict || l.layer != "-" && d.Layer != l.layer {
			t.Errorf("verdicts:%d: %s %s (%s), want %s %s\n\t%s\n\t%s", l.at, d.Verdict, d.Layer, d.Rule, l.verdict, l.layer, l.call, d.Person)
		}
		again := s.call(t, l, project, home)
		again.Platform = env.Platform
		if r := record.Decide(t.Context(), again); r.Verdict != d.Verdict || r.Rule != d.Rule || r.Person != d.Person {
			t.Errorf("verdicts:%d: as a record %s (%s), by itself %s (%s)\n\t%s\n\t%s", l.at, r.Verdict, r.Rule, d.Verdict, d.Rule, l.call, r.Person)
		}
	}
}

// lay makes the files of the scenario: the project lies in the home, as it
// mostly does.
func (s *scenario) lay(t *testing.T, project, home string) {
	t.Helper()
	if err := os.MkdirAll(project, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, f := range s.files {
		if f.Name == "git" {
			run(t, fill(string(f.Data), project, home), project, home)
			continue
		}
		name, link, isLink := strings.Cut(f.Name, " -> ")
		folder, rest, _ := strings.Cut(name, "/")
		path := filepath.Join(home, rest)
		if folder == "project" {
			path = filepath.Join(project, rest)
		}
		err := os.MkdirAll(filepath.Dir(path), 0o755)
		switch {
		case err != nil:
		case isLink:
			err = os.Symlink(fill(link, project, home), path)
		default:
			err = os.WriteFile(path, f.Data, 0o755)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// run has git make the state that a scenario begins in.
func run(t *testing.T, lines, project, home string) {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not installed")
	}
	for l := range strings.Lines(lines) {
		f := strings.Fields(l)
		switch {
		case len(f) == 0 || f[0][0] == '#':
			continue
		case f[0] == "remove":
			if err := os.Remove(filepath.Join(project, f[1])); err != nil {
				t.Fatal(err)
			}
			continue
		}
		c := exec.Command("git", f...)
		c.Dir = project
		c.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "GIT_CONFIG_NOSYSTEM=1", "LC_ALL=C",
			"GIT_AUTHOR_NAME=dev", "GIT_AUTHOR_EMAIL=dev@example.com", "GIT_COMMITTER_NAME=dev", "GIT_COMMITTER_EMAIL=dev@example.com"}
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("git %s: %v\n%s", strings.TrimSpace(l), err, out)
		}
	}
}

func fill(s, project, home string) string {
	return strings.NewReplacer("{project}", project, "{home}", home).Replace(s)
}

// config is the person's configuration, as it would be found on the machine.
func (s *scenario) config(t *testing.T, home string) standard.Config {
	t.Helper()
	c := config.Load(config.LoadOptions{Home: home, Managed: "/none", Person: "/person", ReadFile: func(name string) ([]byte, error) {
		if name == "/person" && s.person != "" {
			return []byte(s.person), nil
		}
		return nil, fs.ErrNotExist
	}})
	if len(c.Broken) > 0 {
		t.Fatal(c.Broken[0])
	}
	return c
}

// call is the call of a line, read by the dialect as if Claude Code had sent
// it.
func (s *scenario) call(t *testing.T, l line, project, home string) *automode.Call {
	t.Helper()
	var tool struct {
		Tool  string          `json:"tool"`
		Input json.RawMessage `json:"input"`
	}
	text := fill(l.call, project, home)
	if !strings.HasPrefix(text, `{"tool"`) {
		// Not through JSON, which would mend what is not UTF-8.
		return s.seat(&automode.Call{Agent: dialect.Claude, Tool: "Bash", Kind: automode.ShellTool, Command: text}, project)
	}
	if err := json.Unmarshal([]byte(text), &tool); err != nil {
		t.Fatalf("verdicts:%d: %v", l.at, err)
	}
	payload, err := json.Marshal(map[string]any{"hook_event_name": "PreToolUse", "session_id": "s", "cwd": project,
		"permission_mode": "default", "tool_name": tool.Tool, "tool_input": tool.Input})
	if err != nil {
		t.Fatal(err)
	}
	ev, err := dialect.ReadClaude(payload)
	if err != nil {
		t.Fatalf("verdicts:%d: %v", l.at, err)
	}
	return s.seat(ev.Call, project)
}

// seat says where and how the call is made.
func (s *scenario) seat(c *automode.Call, project string) *automode.Call {
	c.Cwd, c.Roots = filepath.Join(project, s.settings["cwd"]), []string{project}
	if m := s.settings["mode"]; m != "" {
		if err := c.Mode.UnmarshalText([]byte(m)); err != nil {
			panic(err)
		}
	}
	if name := s.settings["shell"]; name != "" {
		for _, k := range [...]automode.ShellKind{automode.Bash, automode.Zsh, automode.PosixSh, automode.PowerShell, automode.Cmd} {
			if k.String() == name {
				c.Shell = k
			}
		}
		if c.Shell == automode.AnyShell {
			panic("settings: there is no shell " + name)
		}
	}
	return c
}
