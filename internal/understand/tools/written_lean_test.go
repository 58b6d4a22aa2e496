//go:build lean

package tools

import (
	"os"
	"path/filepath"
	"testing"

	"automode"
	"automode/internal/understand/shell"
	"automode/internal/world"
)

// What a file that tools run becomes is not read here, and whoever reads it is told.
func TestASurfaceIsHandedOver(t *testing.T) {
	project, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(project, "Makefile"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"Makefile": true, "a.go": false} {
		told := false
		call := automode.Call{Kind: automode.EditTool, Cwd: project, Roots: []string{project}, Edits: []automode.Edit{{Path: name, New: "test:\n", Whole: true}}}
		a := automode.Action{Call: &call}
		Read(&a, world.New(world.Options{Home: "/home/dev", Roots: call.Roots, Cwd: call.Cwd, Platform: automode.ThisPlatform()}), shell.Options{Beyond: func() { told = true }}, nil)
		if told != want || a.Effects[0].Traits.Has(automode.Readable) {
			t.Errorf("%s: %v, %+v", name, told, a.Effects)
		}
	}
}
