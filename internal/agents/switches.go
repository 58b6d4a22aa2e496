package agents

import (
	"bytes"
	"context"
	"encoding/json"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"time"
)

// Switched reports whether a switch stands in the settings of the person, or of
// the project, in a way that keeps our hook from being asked. A file that is not
// there switches nothing.
func (a *Agent) Switched(at Where, s Switch) (path string, on bool, err error) {
	path = a.beside(at, s.File)
	if at.Project != "" {
		path = filepath.Join(at.Project, filepath.Base(a.Folder.Home), filepath.FromSlash(s.File))
	}
	f, err := ReadFile(path)
	if f.Data == nil {
		return path, false, err
	}
	var whole any
	if s.TOML {
		err = readTOML(f.Data, &whole)
	} else {
		var d *document
		if d, err = parseDocument(f.Data); err == nil {
			d.value.Standardize()
			err = json.Unmarshal(bytes.TrimPrefix(d.bytes(), byteOrderMark), &whole)
		}
	}
	if err != nil {
		return path, false, err
	}
	for _, name := range strings.Split(s.Path, ".") {
		o, _ := whole.(map[string]any)
		whole = o[name]
	}
	var want any
	if err := json.Unmarshal([]byte(s.Value), &want); err != nil {
		return path, false, err
	}
	if list, ok := whole.([]any); ok { // of names
		for _, v := range list {
			on = on || reflect.DeepEqual(v, want)
		}
		return path, on, nil
	}
	return path, reflect.DeepEqual(whole, want), nil
}

// Release asks the agent's program for its version; ok is false where there is
// none or it does not tell.
func (a *Agent) Release(ctx context.Context) (v Version, ok bool) {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	for _, name := range a.Programs {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		cmd := exec.CommandContext(ctx, path, "--version")
		cmd.WaitDelay = time.Second
		out, err := cmd.Output()
		if err != nil {
			return Version{}, false
		}
		for _, word := range strings.Fields(string(out)) {
			if v, ok := ParseVersion(strings.Trim(word, "v,.()")); ok {
				return v, true
			}
		}
	}
	return Version{}, false
}

// Has reports whether a release has the flaw.
func (f *Flaw) Has(v Version) bool { return !v.Before(f.From) && !f.To.Before(v) }
