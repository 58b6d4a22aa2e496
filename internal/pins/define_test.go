package pins

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What a definition says of the tool beside its name.
func TestHintsAndHosts(t *testing.T) {
	d := define(t, `{"name":"a","annotations":{"readOnlyHint":true,"destructiveHint":false,"openWorldHint":"no"},"inputSchema":{"type":"object","properties":{
		"z":{"type":"string","format":"uri"},"h":{"format":"hostname"},"i":{"format":"idn-hostname"},"4":{"format":"ipv4"},"6":{"format":"ipv6"},"r":{"format":"uri-reference"},
		"n":{"format":"iri"},"u":{"format":"url"},"d":{"format":"date"},"s":{"type":"string"},"odd":true}}}`)
	if d.Hints.ReadOnly == nil || !*d.Hints.ReadOnly || d.Hints.Destructive == nil || *d.Hints.Destructive || d.Hints.OpenWorld != nil {
		t.Errorf("hints: %+v", d.Hints)
	}
	if want := []string{"4", "6", "h", "i", "n", "r", "u", "z"}; !slices.Equal(d.Hosts, want) {
		t.Errorf("hosts: %q, want %q", d.Hosts, want)
	}
	for _, text := range []string{`{"name":"a"}`, `{"name":"a","annotations":true,"inputSchema":true}`, `{"name":"a","annotations":{},"inputSchema":{"properties":[1]}}`} {
		if d := define(t, text); d.Hints != (Hints{}) || d.Hosts != nil {
			t.Errorf("%s: %+v", text, d)
		}
	}
}

// A change that some reader sees is one, and a name that some reader takes is
// the name.
func TestDefinitionsThatDiffer(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		same bool
	}{
		{`{"name":"a","x":9007199254740993}`, `{"name":"a","x":9007199254740992}`, false},
		{`{"name":"a","icons":[1]}`, `{"name":"a"}`, true},
		{`{"name":"a","Name":"a"}`, `{"name":"a"}`, false},
	} {
		if same := define(t, tt.a).Digest == define(t, tt.b).Digest; same != tt.same {
			t.Errorf("%s and %s: %t", tt.a, tt.b, same)
		}
	}
	if d := define(t, `{"name":"a","NAME":"b"}`); d.Name != "b" {
		t.Errorf("it is called %q", d.Name)
	}
	long := strings.Repeat("a", 256)
	if d := define(t, `{"name":"`+long+`"}`); d.Name != long {
		t.Errorf("it is called %q", d.Name)
	}
	if _, err := Define(json.RawMessage(`{"name":"` + long + `a"}`)); err == nil {
		t.Error("a name without an end")
	}
}

// A server's tools are only as many as can be kept; what is too much changes
// nothing.
func TestObserveIsBounded(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "mcp")
	met := Server{Name: "s", Origin: "1"}
	var defs []Definition
	for i := range mostTools + 1 {
		defs = append(defs, define(t, fmt.Sprintf(`{"name":"t%d"}`, i)))
	}
	if _, _, err := Observe(dir, met, defs); err == nil {
		t.Error("one tool too many")
	}
	if s, err := Load(dir, "s"); err != nil || s.Name != "" {
		t.Errorf("%+v, %v", s, err)
	}
	s, changed, err := Observe(dir, met, defs[:mostTools])
	if err != nil || len(changed) > 0 || len(s.Tools) != mostTools {
		t.Fatalf("%d tools, %v", len(s.Tools), err)
	}
	if _, _, err := Observe(dir, met, defs[:mostTools]); err != nil {
		t.Errorf("the same again: %v", err)
	}
}

// A server that comes in place of another one is known once all of its tools
// are accepted, and not before.
func TestAnotherServer(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "mcp")
	a, b := define(t, `{"name":"a"}`), define(t, `{"name":"b"}`)
	observe := func(origin string) Server {
		t.Helper()
		s, _, err := Observe(dir, Server{Name: "s", Origin: origin, Source: "run " + origin}, []Definition{a, b})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	observe("1")
	s := observe("2")
	if s.Origin != "1" || s.Other != "2" || s.Source != "run 2" || !s.Find("a").Changed() || !s.Find("b").Changed() {
		t.Fatalf("%+v", s)
	}
	if why := s.Find("a").Why("s"); !strings.Contains(why, "did not accept yet") || !strings.Contains(why, "automode mcp accept s") {
		t.Errorf("%q", why)
	}
	// The first one again is the one that is known, but for what was taken off.
	if s := observe("1"); s.Other != "" {
		t.Errorf("%+v", s)
	}
	observe("2")
	if news, err := Accept(dir, "s", []string{"a"}); err != nil || !slices.Equal(news, []string{"a"}) {
		t.Fatal(news, err)
	}
	if s, _ := Load(dir, "s"); s.Origin != "1" || s.Other != "2" {
		t.Errorf("accepted by half: %+v", s)
	}
	if news, err := Accept(dir, "s", nil); err != nil || !slices.Equal(news, []string{"b"}) {
		t.Fatal(news, err)
	}
	if s := observe("2"); s.Origin != "2" || s.Other != "" || s.Find("a").Changed() || s.Find("b").Changed() {
		t.Errorf("accepted: %+v", s)
	}
}

// What cannot be accepted says so, and changes nothing.
func TestAcceptRefuses(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "mcp")
	if _, err := Accept(dir, "s", nil); err == nil {
		t.Error("of a server that nobody met")
	}
	if _, err := Accept(dir, "a__b", nil); err == nil {
		t.Error("of a server that cannot be")
	}
	met := Server{Name: "s", Origin: "1"}
	a1, a2 := define(t, `{"name":"a"}`), define(t, `{"name":"a","description":"other"}`)
	for _, defs := range [][]Definition{{a1}, {a2}} {
		if _, _, err := Observe(dir, met, defs); err != nil {
			t.Fatal(err)
		}
	}
	s, _ := Load(dir, "s")
	if why := s.Find("a").Why("s"); !strings.Contains(why, "in another way than when") {
		t.Errorf("%q", why)
	}
	if _, err := Accept(dir, "s", []string{"z"}); err == nil {
		t.Error("a tool that there is not")
	}
	forge := strings.ReplaceAll(`{"X":{"name":"a","description":"forged"}}`, "X", a2.Digest)
	for _, text := range []string{`{}`, `nonsense`, forge} {
		if err := os.WriteFile(filepath.Join(dir, "s"+texts), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if news, err := Accept(dir, "s", nil); err == nil {
			t.Errorf("with the texts %s: %q", text, news)
		}
		if s, _ := Load(dir, "s"); !s.Find("a").Changed() {
			t.Fatalf("with the texts %s it is accepted", text)
		}
	}
}

// What lies in the folder and is no pin is passed over; a pin that cannot be
// read is an error and not a server that nobody met.
func TestList(t *testing.T) {
	dir := Folder(t.TempDir())
	if list, err := List(dir); len(list) > 0 || err != nil || filepath.Base(dir) != "mcp" {
		t.Errorf("%v, %v", list, err)
	}
	for _, name := range []string{"a", "b"} {
		if _, _, err := Observe(dir, Server{Name: name, Origin: "1"}, []Definition{define(t, `{"name":"t"}`)}); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"a__b.json", "c", "d.e.json"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	list, err := List(dir)
	if err != nil || len(list) != 2 || list[0].Name != "a" || list[1].Name != "b" || len(list[1].Tools) != 1 {
		t.Errorf("%+v, %v", list, err)
	}
	for _, text := range []string{"", "{}", `{"name":"b"}`, "nonsense"} {
		if err := os.WriteFile(filepath.Join(dir, "a.json"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if s, err := Load(dir, "a"); err == nil || s.Name != "" {
			t.Errorf("%q: %+v, %v", text, s, err)
		}
	}
	if list, err := List(dir); err == nil {
		t.Errorf("a pin that cannot be read: %+v", list)
	}
}

// Names by which rules know servers and tools.
func TestNames(t *testing.T) {
	if got := Name("azAZ09_-`{@[/:.é"); got != "azAZ09_-________" {
		t.Errorf("%q", got)
	}
	for name, want := range map[string]bool{"a": true, "": false, "a_b": true, "a__b": false, "a.b": false, strings.Repeat("a", 64): true, strings.Repeat("a", 65): false} {
		if Good(name) != want {
			t.Errorf("%q: %t", name, !want)
		}
	}
	if s := (&Tool{Name: "a.b"}).spelt(); s != `"a.b"` {
		t.Errorf("%s", s)
	}
	if s := (&Tool{Name: "a_b"}).spelt(); s != `a_b` {
		t.Errorf("%s", s)
	}
	if !(&Tool{Accepted: "1", Seen: "2"}).Changed() || (&Tool{Accepted: "1"}).Changed() || (&Tool{Accepted: "1", Seen: "1"}).Changed() || !(&Tool{Seen: "1"}).Changed() {
		t.Error("what is another one")
	}
}

// Two tools of one name are neither's; the same one said twice is one.
func TestTwice(t *testing.T) {
	a1, a2 := define(t, `{"name":"a"}`), define(t, `{"name":"a","description":"other"}`)
	for _, tt := range []struct {
		name    string
		defs    []Definition
		changed bool
	}{
		{"one", []Definition{a1}, false},
		{"the same twice", []Definition{a1, a1}, false},
		{"two", []Definition{a1, a2}, true},
		{"two, and the first again", []Definition{a1, a2, a1}, true},
		{"two, and the second again", []Definition{a1, a2, a2}, true},
	} {
		dir := filepath.Join(t.TempDir(), "mcp")
		s, changed, err := Observe(dir, Server{Name: "s", Origin: "1"}, tt.defs)
		if err != nil || s.Find("a").Changed() != tt.changed || (s.Find("a").Seen == Twice) != tt.changed || len(changed) != map[bool]int{true: 1}[tt.changed] {
			t.Errorf("%s: %+v, changed %q, %v", tt.name, s.Tools, changed, err)
		}
		if _, err := Accept(dir, "s", nil); (err != nil) != tt.changed {
			t.Errorf("%s: accepted with %v", tt.name, err)
		}
	}
	// A tool that is new with another server is not taken for known.
	dir := filepath.Join(t.TempDir(), "mcp")
	if _, _, err := Observe(dir, Server{Name: "s", Origin: "1"}, []Definition{a1}); err != nil {
		t.Fatal(err)
	}
	s, changed, err := Observe(dir, Server{Name: "s", Origin: "2"}, []Definition{define(t, `{"name":"b"}`)})
	if err != nil || !s.Find("b").Changed() || !slices.Equal(changed, []string{"b"}) {
		t.Errorf("%+v, changed %q, %v", s, changed, err)
	}
}
