package shell

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"automode"
	"automode/internal/world"
)

// A link may lie where nobody looked: a search that follows links is understood
// only where all folders were looked into.
func TestLinksNotLookedFor(t *testing.T) {
	for folders, want := range map[int]bool{3: false, maxFolders: true} {
		dir, err := filepath.EvalSymlinks(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		for i := range folders {
			if err := os.Mkdir(filepath.Join(dir, "f"+strconv.Itoa(i)), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		call := automode.Call{Command: "grep -R x .", Cwd: dir, Roots: []string{dir}, Platform: automode.Linux}
		a := automode.Action{Call: &call}
		w := world.New(world.Options{Home: "/home/dev", Roots: call.Roots, Cwd: dir, Platform: automode.Linux})
		Read(&a, w, Options{})
		w.Close()
		unknown := false
		for i := range a.Effects {
			unknown = unknown || a.Effects[i].Kind == automode.Unknown
		}
		if unknown != want {
			t.Errorf("%d folders: unknown %t, want %t", folders, unknown, want)
		}
	}
}
