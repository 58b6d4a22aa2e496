package regular

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

func TestOpen(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "f"), filepath.Join(dir, "l")
	if err := errors.Join(os.WriteFile(file, []byte("text"), 0o600), os.Symlink(file, link)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		path   string
		follow bool
		want   error
	}{
		{file, false, nil}, {file, true, nil}, {link, true, nil}, {link, false, ErrNot}, {dir, true, ErrNot},
		{os.DevNull, true, ErrNot}, {filepath.Join(dir, "none"), true, fs.ErrNotExist},
	} {
		f, err := Open(c.path, c.follow)
		if !errors.Is(err, c.want) || (err == nil) != (c.want == nil) {
			t.Errorf("%s, follow %v: %v, want %v", c.path, c.follow, err, c.want)
		}
		if err == nil {
			if b, err := io.ReadAll(f); err != nil || string(b) != "text" {
				t.Errorf("%s: %q, %v", c.path, b, err)
			}
			f.Close()
		}
	}
}
