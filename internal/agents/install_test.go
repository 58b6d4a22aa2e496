package agents

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"encoding/json"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/tailscale/hujson"
)

// wanted are two hooks, one that blocks and one that does not.
func wanted() []Hook {
	all := ClaudeHooks("/opt/bin/automode-hook", nil, 60)
	return []Hook{all[2], all[0]}
}

// TestZoo installs into files of every kind, and takes the hooks out again.
func TestZoo(t *testing.T) {
	files, err := filepath.Glob("testdata/zoo/*.txt")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			before, after := a.Files[0].Data, a.Files[1].Data
			got, changes, err := Install(before, wanted())
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, after) {
				t.Errorf("got\n%s\nwant\n%s", got, after)
			}
			if again, changes, err := Install(got, wanted()); err != nil || !bytes.Equal(again, got) {
				t.Errorf("the second time changes it: %v %v\n%s", changes, err, again)
			}
			out, _, err := Uninstall(got)
			if err != nil {
				t.Fatal(err)
			}
			if hooks, err := Ours(out); err != nil || len(hooks) > 0 {
				t.Errorf("hooks of ours are left: %v %v\n%s", hooks, err, out)
			}
			plain, _, err := Uninstall(before)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(values(t, plain), values(t, out)) {
				t.Errorf("other things changed\n%s\nwant\n%s", out, plain)
			}
			for _, comment := range []string{"// what I think with", "// the large one", "/* looks */", "// mine", "// end of it", "// nothing", "// the end", "// me"} {
				if bytes.Contains(before, []byte(comment)) && !bytes.Contains(out, []byte(comment)) {
					t.Errorf("the comment %s is gone", comment)
				}
			}
			t.Log(changes)
		})
	}
}

// values is what a file means. Lists of hooks that are empty mean nothing: that
// one was there is not known any more when ours are taken out.
func values(t testing.TB, data []byte) any {
	t.Helper()
	data = bytes.TrimPrefix(data, byteOrderMark)
	if len(bytes.TrimSpace(data)) == 0 {
		return map[string]any{}
	}
	standard, err := hujson.Standardize(bytes.Clone(data))
	if err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	var v map[string]any
	if err := json.Unmarshal(standard, &v); err != nil {
		t.Fatal(err)
	}
	hooks, ok := v["hooks"].(map[string]any)
	for event, groups := range hooks {
		if list, ok := groups.([]any); ok && len(list) == 0 {
			delete(hooks, event)
		}
	}
	if ok && len(hooks) == 0 {
		delete(v, "hooks")
	}
	return v
}

// TestMarksAndLineEnds: what stands before the first brace, and how lines end,
// is the file's own.
func TestMarksAndLineEnds(t *testing.T) {
	before := "\xef\xbb\xbf{\r\n  \"a\": 1\r\n}\r\n"
	got, _, err := Install([]byte(before), wanted())
	if err != nil {
		t.Fatal(err)
	}
	text := string(got)
	if !strings.HasPrefix(text, "\xef\xbb\xbf{\r\n  \"a\": 1,\r\n") || strings.Count(text, "\n") != strings.Count(text, "\r\n") {
		t.Errorf("%q", text)
	}
	out, _, err := Uninstall(got)
	if err != nil || string(out) != before {
		t.Errorf("%v %q", err, out)
	}
}

// TestMalformed: what cannot be understood is left alone, and the error says
// where.
func TestMalformed(t *testing.T) {
	for text, want := range map[string]string{
		`{"a": 1`:                          "it is not JSON: line 1",
		`nonsense`:                         "it is not JSON",
		`[]`:                               "it holds no object but a list",
		`{"hooks": []}`:                    `its "hooks" are no object but a list`,
		`{"hooks": {}, "hooks": {}}`:       `it holds "hooks" twice`,
		`{"hooks": {}, "\u0068ooks": {}}`:  `it holds "hooks" twice`,
		`{"hooks": {"PreToolUse": {}}}`:    "its hooks of PreToolUse are no list but an object",
		`{"hooks": {"PreToolUse": ["x"]}}`: "its hooks of PreToolUse hold a text where an object belongs",
		`{"hooks": {"PreToolUse": [], "PreToolUse": 1}}`: `it holds "PreToolUse" twice`,
		"{\"a\": \xff}": "it is not JSON",
	} {
		if out, _, err := Install([]byte(text), wanted()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s; %s", text, err, want, out)
		}
	}
}

func TestOurs(t *testing.T) {
	for h, want := range map[*Handler]bool{
		{Type: "command", Command: "/a/automode-hook", Args: []string{}}:             true,
		{Type: "command", Command: "/a b/automode-hook", Args: []string{"claude"}}:   true,
		{Type: "command", Command: "/a/automode-hook claude"}:                        true,
		{Type: "command", Command: `"/a b/automode-hook" claude`}:                    true,
		{Type: "command", Command: `& 'C:\a b\automode-hook.exe' claude`}:            true,
		{Type: "command", Command: "automode-hook"}:                                  true,
		{Type: "command", Command: "/a/automode-hook claude", Args: []string{}}:      false,
		{Type: "command", Command: "echo automode-hook"}:                             false,
		{Type: "http", Command: "/a/automode-hook", Args: []string{}}:                false,
		{Type: "command", Command: "/a/automode-hook-not", Args: []string{"claude"}}: false,
		{Type: "command"}: false,
	} {
		if got := h.Ours(); got != want {
			t.Errorf("%+v: %v", *h, got)
		}
	}
}

// FuzzInstall: whatever the file holds, what comes out means the same but for
// our hooks, is the same the second time, and can be taken back.
func FuzzInstall(f *testing.F) {
	files, _ := filepath.Glob("testdata/zoo/*.txt")
	for _, name := range files {
		a, err := txtar.ParseFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(a.Files[0].Data)
		f.Add(a.Files[1].Data)
	}
	f.Add([]byte("{\"hooks\":{\"PreToolUse\":[{\"hooks\":[// a\n{\"type\":\"command\",\"command\":\"automode-hook\"}// b\n,]}]}}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		kept := bytes.Clone(data)
		got, _, err := Install(data, wanted())
		if !bytes.Equal(kept, data) {
			t.Fatal("the input was written to")
		}
		if err != nil {
			return
		}
		standing, err := Ours(got)
		if err != nil || len(standing) != len(wanted()) {
			t.Fatalf("%v %v\n%s", standing, err, got)
		}
		if again, _, err := Install(got, wanted()); err != nil || !bytes.Equal(again, got) {
			t.Fatalf("not the same again: %v\n%s", err, again)
		}
		out, _, err := Uninstall(got)
		if err != nil {
			t.Fatalf("%v\n%s", err, got)
		}
		plain, _, err := Uninstall(data)
		if err != nil {
			t.Fatal(err)
		}
		if a, b := values(t, plain), values(t, out); !reflect.DeepEqual(a, b) {
			t.Fatalf("other things changed: %v, was %v", b, a)
		}
	})
}

func TestMain(m *testing.M) {
	if file := os.Getenv("AUTOMODE_TEST_WRITE"); file != "" {
		writeForEver(file)
	}
	os.Exit(m.Run())
}
