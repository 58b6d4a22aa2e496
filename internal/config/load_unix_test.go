//go:build unix

package config

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func TestOnlyRegularFilesAreRead(t *testing.T) {
	dir := t.TempDir()
	fifo, loop, link, good := filepath.Join(dir, "fifo"), filepath.Join(dir, "loop"), filepath.Join(dir, "link"), filepath.Join(dir, "good")
	if err := errors.Join(syscall.Mkfifo(fifo, 0o600), os.Symlink(loop, loop), os.Symlink(filepath.Join(dir, "gone"), link),
		os.WriteFile(good, []byte(`{"onError": "deny"}`), 0o600)); err != nil {
		t.Skip(err)
	}
	for _, name := range []string{fifo, loop, link, dir} {
		c := Load(LoadOptions{Person: name, Managed: filepath.Join(dir, "none")})
		if len(c.Broken) != 1 || !strings.HasPrefix(c.Broken[0].String(), name+": cannot be read: ") {
			t.Errorf("%s: broken %v", name, c.Broken)
		}
	}
	if c := Load(LoadOptions{Person: good, Managed: filepath.Join(dir, "none")}); len(c.Broken) > 0 || c.OnError.Value != OnErrorDeny {
		t.Errorf("%+v", c)
	}
}
