package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const root = "../.."

// unpacked are the files of a package that was built, by name.
func unpacked(t *testing.T, folder, version string) map[string]string {
	t.Helper()
	i := slices.IndexFunc(packs, func(p pack) bool { return p.folder == folder })
	data, err := packs[i].build(root, version)
	if err != nil {
		t.Fatal(err)
	}
	again, err := packs[i].build(root, version)
	if err != nil || !bytes.Equal(data, again) {
		t.Fatalf("%s is not the same twice: %v", folder, err)
	}
	zipped, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for r := tar.NewReader(zipped); ; {
		head, err := r.Next()
		if err == io.EOF {
			return files
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		files[head.Name] = string(text)
		if want := int64(0o644); head.Mode != want && !strings.HasSuffix(head.Name, ".sh") {
			t.Errorf("%s has the mode %o", head.Name, head.Mode)
		}
	}
}

// What each package holds is listed here by hand: nothing is in it by chance.
func TestContents(t *testing.T) {
	want := map[string][]string{
		"npm": {"package/LICENSE", "package/README.md", "package/cline.js", "package/gate.js", "package/kilo.js",
			"package/open.js", "package/opencode.js", "package/package.json", "package/pi.js"},
		"claude": {"automode/.claude-plugin/marketplace.json", "automode/.claude-plugin/plugin.json", "automode/LICENSE", "automode/automode.sh", "automode/hooks/hooks.json"},
		"gemini": {"automode/LICENSE", "automode/automode.sh", "automode/gemini-extension.json", "automode/hooks/hooks.json"},
		"qwen":   {"automode/LICENSE", "automode/automode.sh", "automode/hooks/hooks.json", "automode/qwen-extension.json"},
	}
	for folder, list := range want {
		files := unpacked(t, folder, "1.2.3")
		var names []string
		for name, text := range files {
			names = append(names, name)
			if !strings.HasSuffix(name, ".json") {
				continue
			}
			if !json.Valid([]byte(text)) {
				t.Errorf("%s: %s is no JSON", folder, name)
			}
			if strings.Contains(text, "0.0.0") {
				t.Errorf("%s: %s has no version", folder, name)
			}
		}
		slices.Sort(names)
		if !slices.Equal(names, list) {
			t.Errorf("%s holds %q, want %q", folder, names, list)
		}
	}
}

// What package.json names is there, and nothing else of the code is in it.
func TestManifest(t *testing.T) {
	files := unpacked(t, "npm", "1.2.3")
	var m struct {
		Version string
		Main    string
		Exports map[string]string
		Files   []string
		Pi      struct{ Extensions []string }
		Cline   struct{ Plugins []struct{ Paths []string } }
		Depends map[string]string `json:"dependencies"`
		Scripts map[string]string
	}
	if err := json.Unmarshal([]byte(files["package/package.json"]), &m); err != nil {
		t.Fatal(err)
	}
	if m.Version != "1.2.3" || len(m.Depends) > 0 || len(m.Scripts) > 0 {
		t.Errorf("%+v", m)
	}
	named := append(slices.Clone(m.Files), m.Main, m.Pi.Extensions[0], m.Cline.Plugins[0].Paths[0])
	for _, file := range m.Exports {
		named = append(named, file)
	}
	for _, file := range named {
		if _, ok := files["package/"+strings.TrimPrefix(file, "./")]; !ok {
			t.Errorf("package.json names %s, which is not there", file)
		}
	}
	for name := range files {
		if file, ok := strings.CutPrefix(name, "package/"); ok && strings.HasSuffix(file, ".js") && !slices.Contains(m.Files, file) {
			t.Errorf("npm would leave out %s", file)
		}
	}
}

func TestVersions(t *testing.T) {
	for name, want := range map[string]string{"v0.3.0": "0.3.0", "1.2.3-rc.1": "1.2.3-rc.1", "(devel)": "0.0.0-dev", "": "0.0.0-dev",
		"v0.3": "0.0.0-dev", "v0.3.x": "0.0.0-dev", "9f3a1c2": "0.0.0-dev"} {
		if got := semantic(name); got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
}

func TestFilesAreWritten(t *testing.T) {
	dir := t.TempDir()
	if err := run(root, dir, "v1.2.3"); err != nil {
		t.Fatal(err)
	}
	list, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range list {
		list[i] = filepath.Base(list[i])
	}
	want := []string{"automode-claude-1.2.3.tar.gz", "automode-gemini-1.2.3.tar.gz", "automode-plugin-1.2.3.tgz", "automode-qwen-1.2.3.tar.gz"}
	if !slices.Equal(list, want) {
		t.Errorf("%q, want %q", list, want)
	}
	if err := run(t.TempDir(), t.TempDir(), "v1.2.3"); !os.IsNotExist(err) {
		t.Errorf("without sources: %v", err)
	}
}
