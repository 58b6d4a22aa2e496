package pins

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func define(t *testing.T, text string) Definition {
	t.Helper()
	d, err := Define(json.RawMessage(text))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// What no model sees does not change a tool; all else does.
func TestDefine(t *testing.T) {
	was := define(t, `{"name":"a","description":"x","inputSchema":{"type":"object","properties":{"p":{"type":"string"}}}}`)
	for text, same := range map[string]bool{
		`{"inputSchema":{"properties":{"p":{"type":"string"}},"type":"object"},"description":"x","name":"a"}`:                                     true,
		`{"name":"a","description":"x","inputSchema":{"type":"object","properties":{"p":{"type":"string"}}},"_meta":{"t":1}}`:                     true,
		`{"name":"a","description":"x ","inputSchema":{"type":"object","properties":{"p":{"type":"string"}}}}`:                                    false,
		`{"name":"a","description":"x","inputSchema":{"type":"object","properties":{"p":{"type":"string","description":"key"}}}}`:                 false,
		`{"name":"a","title":"y","description":"x","inputSchema":{"type":"object","properties":{"p":{"type":"string"}}}}`:                         false,
		`{"name":"a","description":"x","annotations":{"readOnlyHint":true},"inputSchema":{"type":"object","properties":{"p":{"type":"string"}}}}`: false,
	} {
		if d := define(t, text); (d.Digest == was.Digest) != same {
			t.Errorf("%s: same %v", text, !same)
		}
	}
	if d := define(t, `{"name":"a.b/ü"}`); d.Name != "a.b/ü" {
		t.Errorf("it is called %q", d.Name)
	}
	for _, text := range []string{`[]`, `null`, `{}`, `{"name":1}`, `{"name":""}`} {
		if _, err := Define(json.RawMessage(text)); err == nil {
			t.Errorf("%s is a tool", text)
		}
	}
}

func TestObserve(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "mcp")
	met := Server{Name: "s", Origin: "1"}
	a1, a2, b := define(t, `{"name":"a"}`), define(t, `{"name":"a","description":"other"}`), define(t, `{"name":"b"}`)
	observe := func(met Server, defs ...Definition) int {
		t.Helper()
		_, changed, err := Observe(dir, met, defs)
		if err != nil {
			t.Fatal(err)
		}
		return len(changed)
	}
	changed := func(tool string) bool {
		t.Helper()
		s, err := Load(dir, "s")
		if err != nil {
			t.Fatal(err)
		}
		return s.Find(tool).Changed()
	}
	if observe(met, a1, b) != 0 || changed("a") {
		t.Error("what is new counts as changed")
	}
	if observe(met, a2) != 1 || !changed("a") || changed("b") {
		t.Error("a change is not noticed")
	}
	if observe(met, b) != 0 || !changed("a") {
		t.Error("a change is forgotten with the next page")
	}
	if _, err := Accept(dir, "s", []string{"nobody"}); err == nil {
		t.Error("a tool that is not there is accepted")
	}
	if news, err := Accept(dir, "s", nil); err != nil || len(news) != 1 || changed("a") {
		t.Error(news, err)
	}
	if observe(met, a1) != 1 || observe(met, a2) != 0 || changed("a") {
		t.Error("what was accepted is not known")
	}
	if observe(met, a2, a1) != 1 || !changed("a") {
		t.Error("two tools of one name are told apart")
	}
	if _, err := Accept(dir, "s", nil); err == nil {
		t.Error("two tools of one name are accepted")
	}
	observe(met, a2)
	other := Server{Name: "s", Origin: "2"}
	if observe(other, a2, b) != 2 || !changed("a") || !changed("b") {
		t.Error("another server has the first one's word")
	}
	if observe(met, a2, b) != 2 {
		t.Error("it has, once the first one is back")
	}
	observe(other, a2, b)
	if _, err := Accept(dir, "s", nil); err != nil || changed("a") || observe(other, a2, b) != 0 {
		t.Error("another server cannot be accepted", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "s.json"), []byte(`{"name":"other"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, err := Observe(dir, met, []Definition{a1}); err == nil {
		t.Error("pins that cannot be read are written anew")
	}
	if Forget(dir, "s") != nil || Forget(dir, "../x") == nil || observe(met, a1) != 0 {
		t.Error("it is not forgotten")
	}
}

// Tools whose names differ in letters that rules do not know have a pin each. The
// one that comes later waits to be accepted: a rule on the other one would mean it
// too.
func TestSpelling(t *testing.T) {
	dir := t.TempDir()
	met := Server{Name: "s", Origin: "1"}
	under, dot, dot2 := define(t, `{"name":"a_b"}`), define(t, `{"name":"a.b"}`), define(t, `{"name":"a.b","description":"other"}`)
	observe := func(defs ...Definition) {
		t.Helper()
		if _, _, err := Observe(dir, met, defs); err != nil {
			t.Fatal(err)
		}
	}
	changed := func(want ...string) {
		t.Helper()
		s, err := Load(dir, "s")
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, tool := range s.Tools {
			if tool.Changed() {
				got = append(got, tool.Name)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("changed %q, want %q", got, want)
		}
		if len(s.Called("a_b", false)) != len(s.Tools) || len(s.Called("a_b", true)) != 1 || len(s.Called("a-b", false)) != 0 {
			t.Errorf("a_b may be %v", s.Called("a_b", false))
		}
	}
	observe(under)
	changed()
	observe(under, dot)
	changed("a.b")
	observe(under, dot)
	changed("a.b")
	if _, err := Accept(dir, "s", []string{"a/b"}); err == nil {
		t.Error("a name that means two tools is accepted")
	}
	if news, err := Accept(dir, "s", []string{"a.b"}); err != nil || !slices.Equal(news, []string{"a.b"}) {
		t.Error(news, err)
	}
	changed()
	observe(dot2, under)
	changed("a.b")
	if news, err := Accept(dir, "s", []string{"a_b"}); err != nil || len(news) != 0 {
		t.Error(news, err)
	}
	changed("a.b")
	if news, err := Accept(dir, "s", nil); err != nil || !slices.Equal(news, []string{"a.b"}) {
		t.Error(news, err)
	}
	changed()
}

func TestTell(t *testing.T) {
	for full, want := range map[string][2]string{
		"mcp__a__b": {"a", "b"}, "mcp__a__b__c": {"a", "b__c"}, "mcp__a": {}, "mcp____b": {}, "mcp__../x__b": {}, "Bash": {}, "mcp__a.b__c": {},
	} {
		server, tool, ok := Tell(full)
		if ok != (want[0] != "") || ok && (server != want[0] || tool != want[1]) {
			t.Errorf("%s: %q %q %v", full, server, tool, ok)
		}
	}
}

// Whatever a server says of a tool can be pinned, and is then the same.
func FuzzDefine(f *testing.F) {
	f.Add([]byte(`{"name":"a","annotations":{"readOnlyHint":true},"inputSchema":{"properties":{"h":{"format":"uri"}}}}`))
	f.Add([]byte(`{"name":"a b","_meta":1,"x":1e400}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := Define(data)
		if err != nil {
			return
		}
		again, err := Define(d.Text)
		if err != nil || again.Digest != d.Digest || again.Name != d.Name {
			t.Errorf("%q became %q: %v", data, d.Text, err)
		}
		if d.Name == "" {
			t.Errorf("%q has no name", data)
		}
	})
}
