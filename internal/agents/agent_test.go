package agents

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/world"
)

// tree is everything below a folder: a file's mode and text, a link's target.
func tree(t *testing.T, root string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		what := info.Mode().String()
		switch {
		case d.Type()&os.ModeSymlink != 0:
			to, err := os.Readlink(path)
			if err != nil {
				return err
			}
			what += " " + to
		case d.Type().IsRegular():
			data, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			what += "\n" + string(data)
		}
		rel, err := filepath.Rel(root, path)
		all[rel] = what
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func sameTree(t *testing.T, got, want map[string]string) {
	t.Helper()
	for path, what := range want {
		if got[path] != what {
			t.Errorf("%s is\n%q, was\n%q", path, got[path], what)
		}
	}
	for path, what := range got {
		if _, ok := want[path]; !ok {
			t.Errorf("%s was not there:\n%s", path, what)
		}
	}
}

// texts are what can stand in a target before us.
func texts(w Writer) map[string]string {
	switch f := w.(type) {
	case *Form:
		root := ""
		for _, p := range f.Root {
			root += `"` + p.Name + `": ` + p.Value + ", "
		}
		element := `{ "matcher": "Bash", "hooks": [{ "type": "command", "` + f.Command + `": "./mine.sh" }] }`
		if f.Flat {
			element = `{ "` + f.Command + `": "./mine.sh" }`
		}
		return map[string]string{
			"empty": "", "braces": "{}", "root": "{" + strings.TrimSuffix(root, ", ") + "}\n",
			"other hooks": "{ " + root + `"` + f.Key + `": { "Other": [` + element + `] } }` + "\n",
			"comments":    "{\n\t// mine\n\t" + root + "\"x\": [1, 2,], // why\n}\n",
			"no end":      "{\r\n  \"x\": null\r\n}",
		}
	}
	switch w.(type) {
	case yamlHooks:
		return map[string]string{
			"empty": "", "text": "model: x # why\n", "no end": "# mine\nmodel: x", "lines": "model: x\r\n", "comment": "# nothing\n",
			"other hooks":  "hooks:\n  # mine\n  pre_tool_call:\n  - command: ./mine.sh # why\n    timeout: 5\nmodel: x\n",
			"other events": "model: x\nhooks:\n    on_x:\n        - command: ./mine.sh\n",
		}
	case tomlHooks:
		return map[string]string{"empty": "", "text": "x = 1\n", "no end": "# mine\nx = 1", "other hooks": "[[hooks]]\nevent = \"Stop\"\ncommand = \"true\"\n\n[y] # theirs\nz = 1\n", "lines": "x = 1\r\n"}
	}
	return map[string]string{"empty": ""} // the file is ours alone
}

const deadline = 20 * time.Second

// carry writes what was planned.
func carry(t *testing.T, a *Agent, at Where, state string, args ...string) {
	t.Helper()
	edits, err := a.Install(at, a.Hooks("/opt/my programs/automode-hook", args, deadline))
	if err != nil {
		t.Fatal(err)
	}
	for i := range edits {
		if err := edits[i].Carry(state, a.Name); err != nil {
			t.Fatal(err)
		}
	}
}

func undo(t *testing.T, a *Agent, at Where, state string) {
	t.Helper()
	edits, err := a.Uninstall(at, state)
	if err != nil {
		t.Fatal(err)
	}
	for i := len(edits) - 1; i >= 0; i-- {
		if err := edits[i].Return(state, a.Name); err != nil {
			t.Fatal(err)
		}
	}
}

// TestEveryAgent puts the gate in front of every agent, whatever its files hold,
// for the person and for a project: our hooks stand there, the second time
// changes nothing, and afterwards everything is byte for byte as it was, with
// the folders that were made gone.
func TestEveryAgent(t *testing.T) {
	for _, a := range All() {
		for _, project := range []bool{false, true} {
			if project && !a.ForProject() {
				continue
			}
			befores := map[string]map[string]string{"absent": {}}
			for i := range a.Targets {
				for name, text := range texts(a.Targets[i].Writer) {
					if befores[name] == nil {
						befores[name] = map[string]string{}
					}
					befores[name][a.Targets[i].Person] = text
				}
			}
			for name, before := range befores {
				t.Run(a.Name+" "+map[bool]string{false: "person", true: "project"}[project]+" "+name, func(t *testing.T) {
					t.Parallel()
					root := t.TempDir()
					state := t.TempDir()
					at := Where{Home: root}
					if project {
						at = Where{Home: root, Project: filepath.Join(root, "project")}
						if err := os.MkdirAll(at.Project, 0o755); err != nil {
							t.Fatal(err)
						}
					}
					for i := range a.Targets {
						if text, ok := before[a.Targets[i].Person]; ok {
							put(t, a.Path(&a.Targets[i], at), text)
						}
					}
					if a.also != nil && name != "absent" {
						put(t, a.beside(at, "config.toml"), "model = \"x\"")
					}
					was := tree(t, root)
					carry(t, a, at, state)
					first := tree(t, root)
					found := 0
					for _, in := range a.Look(at) {
						if in.Err != nil {
							t.Errorf("%s: %v", in.File.Path, in.Err)
						}
						found += len(a.Deciding(in.Hooks))
						for _, h := range in.Hooks {
							if !h.EveryCall || h.More {
								t.Errorf("%+v is not as it was meant", h)
							}
							if h.Limit() <= deadline && a.Event(h.Event).Most == 0 {
								t.Errorf("%s: the agent waits only %s", h.Event, h.Limit())
							}
						}
					}
					if found == 0 {
						t.Fatalf("no hook of ours stands there:\n%v", first)
					}
					carry(t, a, at, state)
					sameTree(t, tree(t, root), first)
					carry(t, a, at, state, "--headless", "--config", "/it's/mine.json")
					for _, in := range a.Look(at) {
						for _, h := range a.Deciding(in.Hooks) {
							if words := h.Words(); len(words) < 4 || words[0] != a.Name || words[len(words)-1] != "/it's/mine.json" {
								t.Errorf("the line's words are %q", words)
							}
						}
					}
					undo(t, a, at, state)
					sameTree(t, tree(t, root), was)
					undo(t, a, at, state)
					sameTree(t, tree(t, root), was)
					if left := tree(t, state); len(left) > 2 {
						t.Errorf("kept after all is undone: %v", left)
					}
				})
			}
		}
	}
}

// TestInterrupted: wherever it is ended on the way, what was there comes back,
// and doing it again finishes it.
func TestInterrupted(t *testing.T) {
	for _, a := range All() {
		hooks := a.Hooks("/opt/automode-hook", nil, deadline)
		for done := 0; ; done++ { // two steps a file: what was there is kept, then it is written
			root, state := t.TempDir(), t.TempDir()
			at := Where{Home: root}
			edits, err := a.Install(at, hooks)
			if err != nil {
				t.Fatal(err)
			}
			if done > 2*len(edits) {
				break
			}
			for i := range edits {
				e := &edits[i]
				if done == 2*i+1 {
					if _, err := Keep(state, a.Name, &e.File, e.Plain, e.After); err != nil {
						t.Fatal(err)
					}
				}
				if done > 2*i+1 {
					if err := e.Carry(state, a.Name); err != nil {
						t.Fatal(err)
					}
				}
			}
			if done%2 == 0 {
				carry(t, a, at, state)
				if in := a.Look(at); len(a.Deciding(in[0].Hooks)) == 0 {
					t.Errorf("%s: doing it again after %d steps did not finish it", a.Name, done)
				}
			}
			undo(t, a, at, state)
			sameTree(t, tree(t, root), tree(t, t.TempDir()))
			if t.Failed() {
				t.Fatalf("%s after %d steps", a.Name, done)
			}
		}
	}
}

// TestClosing: where the agent obeys it, the hook's line itself stops a call
// whose hook is missing or crashes, in a shell as the agent starts it.
func TestClosing(t *testing.T) {
	if automode.ThisPlatform() == automode.Windows {
		t.Skip("there the lines do not say so")
	}
	crash := filepath.Join(t.TempDir(), "crash")
	if err := os.WriteFile(crash, []byte("#!/bin/sh\nkill -9 $$\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, a := range All() {
		if a.Whole {
			continue // TestWhole starts the file itself
		}
		stops := a.canary.failing == "deny" || a.closing() != ""
		if !stops && !a.stopsItself() {
			t.Logf("%s runs a call whose hook is missing", a.Title)
			if !strings.Contains(a.Open, "missing") {
				t.Errorf("%s: that a missing hook stops nothing is not told: %s", a.Name, a.Open)
			}
			continue
		}
		for _, program := range []string{"/nowhere/automode-hook", crash} {
			for _, h := range a.Hooks(program, nil, deadline) {
				if h.Event != a.Asked() || a.Words {
					continue
				}
				got, err := a.Try(t.Context(), h.Handler, "s", t.TempDir(), "ls")
				if err != nil || stops && got.Verdict != "deny" {
					t.Errorf("%s: %s says %+v %v", a.Name, h.Handler.Command, got, err)
				}
			}
		}
	}
}

// TestWhole: a file that the agent starts stops a call whose hook is missing,
// crashes or says nothing.
func TestWhole(t *testing.T) {
	if automode.ThisPlatform() == automode.Windows {
		t.Skip("the files are for a POSIX shell")
	}
	silent := filepath.Join(t.TempDir(), "automode-hook")
	answers := filepath.Join(t.TempDir(), "automode-hook")
	for path, text := range map[string]string{silent: "exit 0", answers: `echo '{"cancel":false}'`} {
		if err := os.WriteFile(path, []byte("#!/bin/sh\ncat >/dev/null\n"+text+"\n"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	a := Find("cline")
	for program, want := range map[string]string{"/nowhere/automode-hook": "deny", silent: "deny", answers: "allow"} {
		at := Where{Home: t.TempDir()}
		edits, err := a.Install(at, a.Hooks(program, []string{"--config", "/it's mine.json"}, deadline))
		if err != nil {
			t.Fatal(err)
		}
		for i := range edits {
			if err := edits[i].Carry(t.TempDir(), a.Name); err != nil {
				t.Fatal(err)
			}
		}
		got, err := a.Try(t.Context(), Handler{Type: "command", Command: a.Path(&a.Targets[0], at), Args: []string{}}, "s", at.Home, "ls")
		if err != nil || got.Verdict != want {
			t.Errorf("%s: %+v %v, want %s", program, got, err, want)
		}
	}
}

// TestGateMark: every file that init writes is one that nobody but the person
// may change, and one beside which nobody puts another.
func TestGateMark(t *testing.T) {
	home := filepath.FromSlash("/home/dev")
	project := filepath.Join(home, "project")
	for _, a := range All() {
		for _, at := range []Where{{Home: home}, {Home: home, Project: project}} {
			paths := []string{}
			for i := range a.Targets {
				paths = append(paths, a.Path(&a.Targets[i], at))
			}
			for _, o := range a.Off {
				paths = append(paths, a.beside(at, o.File))
			}
			for _, path := range paths {
				if path == "" {
					continue
				}
				w := world.New(world.Options{Home: home, AccountHome: home, Roots: []string{project}, Cwd: project, Platform: automode.Linux, FS: world.FS{
					Lstat:    func(string) (os.FileInfo, error) { return nil, os.ErrNotExist },
					Readlink: func(string) (string, error) { return "", os.ErrNotExist },
				}})
				if p := w.Place(path); p.Marks&automode.GatePath == 0 {
					t.Errorf("%s: %s is not guarded: %v", a.Name, path, p)
				}
			}
		}
	}
}

// TestTrust holds the digest against one that Codex 0.169.0 itself told of the
// same hook.
func TestTrust(t *testing.T) {
	for _, c := range []struct {
		event string
		s     Standing
		want  string
	}{
		{"pre_tool_use", Standing{Handler: Handler{Type: "command", Command: "/opt/automode/automode-hook codex", Timeout: 60}}, "sha256:71b4521ba3372e62bad43dfcf48b8900bd85ddcdd20d319768ef0408fb7b6c6a"},
		{"pre_tool_use", Standing{Matcher: "Bash", Handler: Handler{Type: "command", Command: "echo other", Timeout: 5}}, "sha256:e83ae5e6b8c146a358375a0a8f643231d8f6e40a27d38cbfad914832f1233add"},
		{"session_end", Standing{Handler: Handler{Type: "command", Command: "/opt/automode/automode-hook codex", Timeout: 3}}, "sha256:39284f222a5409b2c2d02b640bc19cdf5e21892c901aa947872eea89c7de10b0"},
	} {
		if got := trustHash(c.event, c.s); got != c.want {
			t.Errorf("%s %s: %s, want %s", c.event, c.s.Command, got, c.want)
		}
	}
	root, state := t.TempDir(), t.TempDir()
	a := Find("codex")
	at, project := Where{Home: root}, Where{Home: root, Project: filepath.Join(root, "project")}
	put(t, a.beside(at, "config.toml"), "model = \"x\"\n")
	carry(t, a, at, state)
	carry(t, a, project, state)
	for _, w := range []Where{at, project} {
		in := a.Look(w)[0]
		data, err := os.ReadFile(a.beside(at, "config.toml"))
		if err != nil {
			t.Fatal(err)
		}
		if list, err := Untrusted(data, in.File, in.Hooks); err != nil || len(list) > 0 || len(in.Hooks) != 6 {
			t.Errorf("%v: %v %v\n%s", w, list, err, data)
		}
		in.Hooks[0].Command += " --config /other.json"
		if list, _ := Untrusted(data, in.File, in.Hooks); len(list) != 1 {
			t.Errorf("a line that was changed counts as trusted: %v", list)
		}
	}
	// Codex writes there too, behind us and between us.
	path := a.beside(at, "config.toml")
	data, _ := os.ReadFile(path)
	other := "[projects.\"/p\"]\ntrust_level = \"trusted\"\n"
	mixed := strings.Replace(string(data), "[hooks.state", other+"[hooks.state", 1) + "\n# mine\n[x]\ny = 1\n"
	put(t, path, mixed)
	undo(t, a, project, state)
	in := a.Look(at)[0]
	if data, err := os.ReadFile(path); err != nil {
		t.Error(err)
	} else if list, err := Untrusted(data, in.File, in.Hooks); err != nil || len(list) > 0 {
		t.Errorf("the project's undo took the trust of the person's hooks: %v %v\n%s", list, err, data)
	}
	undo(t, a, at, state)
	if data, _ := os.ReadFile(path); string(data) != "model = \"x\"\n"+other+"\n# mine\n[x]\ny = 1\n" {
		t.Errorf("%s", data)
	}
}
