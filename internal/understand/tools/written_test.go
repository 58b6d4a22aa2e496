//go:build !lean

package tools

import (
	"os"
	"path/filepath"
	"testing"

	"automode"
	"automode/internal/understand/shell"
	"automode/internal/world"
)

// An edit whose text stands there twice may mean either: what the file becomes is
// then not read.
func TestAnEditThatMayMeanTwoPlaces(t *testing.T) {
	project, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(project, "package.json")
	if err := os.WriteFile(file, []byte(`{"scripts":{"a":"echo one","b":"echo one","c":"echo two"}}`), 0o644); err != nil {
		t.Fatal(err)
	}
	for old, want := range map[string]bool{"echo two": true, "echo one": false, "echo none": false} {
		c := automode.Call{Kind: automode.EditTool, Cwd: project, Roots: []string{project}, Edits: []automode.Edit{{Path: file, Old: old, New: "echo three"}}}
		a := automode.Action{Call: &c}
		Read(&a, world.New(world.Options{Home: "/home/dev", Roots: c.Roots, Cwd: c.Cwd, Platform: automode.ThisPlatform()}), shell.Options{}, nil)
		if len(a.Effects) == 0 || a.Effects[0].Traits.Has(automode.Readable) != want {
			t.Errorf("%s: %+v", old, a.Effects)
		}
	}
}

// What several edits of one call make of a file is read together, however each names it; and a
// piece of lines that stands there twice, but for blanks, may be either.
func TestEditsOfOneFileUnderTwoNames(t *testing.T) {
	project, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(project, "Makefile")
	if err := os.WriteFile(file, []byte("X = echo\ntest:\n\techo -rf ~/\n# one\n\techo one\n  # two\n\t# two\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		edits []automode.Edit
		read  bool
		kinds string
	}{
		{[]automode.Edit{{Path: "Makefile", Old: "X = echo\n", New: "X = echo -n\n", Lines: true}}, true, "Write"},
		{[]automode.Edit{{Path: "Makefile", Old: "\techo -rf", New: "\t$(X) -rf"}, {Path: "./Makefile", Old: "X = echo\n", New: "X = rm\n"}}, true, "Delete"},
		{[]automode.Edit{{Path: "Makefile", Old: "one\n", New: "1\n", Lines: true}}, false, "Write"},
		{[]automode.Edit{{Path: "Makefile", Old: "\t# two\n", New: "\techo two\n", Lines: true}}, false, "Write"},
		{[]automode.Edit{{Path: "Makefile", Old: "\t# two\n", New: "\techo two\n"}}, true, "Write"},
	} {
		call := automode.Call{Kind: automode.EditTool, Cwd: project, Roots: []string{project}, Edits: c.edits}
		a := automode.Action{Call: &call}
		Read(&a, world.New(world.Options{Home: "/home/dev", Roots: call.Roots, Cwd: call.Cwd, Platform: automode.ThisPlatform()}), shell.Options{}, nil)
		seen := false
		for _, e := range a.Effects {
			seen = seen || e.Kind.String() == c.kinds
		}
		if !seen || a.Effects[0].Traits.Has(automode.Readable) != c.read {
			t.Errorf("%+v: %+v", c.edits, a.Effects)
		}
	}
}
