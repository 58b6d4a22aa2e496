package config

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"automode"
)

// profiled loads the organisation's and the person's file for a project.
func profiled(managed, person, root string) Config {
	return Load(LoadOptions{Home: "/home/dev", Root: root, Managed: "/managed", Person: "/person", ReadFile: func(name string) ([]byte, error) {
		switch {
		case name == "/managed" && managed != "":
			return []byte(managed), nil
		case name == "/person" && person != "":
			return []byte(person), nil
		}
		return nil, fs.ErrNotExist
	}})
}

func words(c Config) string {
	var list []string
	for _, r := range c.Rows {
		if c.Row(r.ID).Word == r.Word {
			list = append(list, fmt.Sprintf("%s=%s", r.ID, r.Word))
		}
	}
	return strings.Join(list, " ")
}

func TestProfiles(t *testing.T) {
	const mine = `"profiles": {"mine": {"rows": {"fetch": "ask", "keep": "ask"}}, "more": {"like": "mine", "rows": {"keep": "deny"}}}`
	for _, tt := range []struct{ managed, person, root, profile, rows string }{
		{"", `{}`, "/p", "standard", ""},
		{"", `{"profile": "trusting"}`, "/p", "trusting", "fetch=allow install=allow write.surface=allow control=allow"},
		{"", `{"profile": "trusting", "rows": {"fetch": "deny"}}`, "/p", "trusting", "fetch=deny install=allow write.surface=allow control=allow"},
		{"", `{"profile": "mine", ` + mine + `}`, "/p", "mine", "fetch=ask keep=ask"},
		{"", `{"profile": "more", ` + mine + `}`, "/p", "more", "keep=deny fetch=ask"},
		{"", `{"projects": {"/w": {"profile": "mine"}, "/w/x": {"profile": "more"}}, ` + mine + `}`, "/w/a", "mine", "fetch=ask keep=ask"},
		{"", `{"projects": {"/w": {"profile": "mine"}, "/w/x": {"profile": "more"}}, ` + mine + `}`, "/w/x", "more", "keep=deny fetch=ask"},
		{"", `{"projects": {"/w/x": {"profile": "more"}}, ` + mine + `}`, "/w/xy", "standard", ""},
		{"", `{"profile": "more", "projects": {"~/a": {"profile": "standard"}}, ` + mine + `}`, "/home/dev/a/b", "standard", ""},
		{"", `{"projects": {"/w": {"profile": "more"}}, ` + mine + `}`, "", "standard", ""},
		// The organisation's stands before the person's, rows and all.
		{`{"profile": "o", "profiles": {"o": {"rows": {"keep": "deny"}}}}`, `{"profile": "trusting", "rows": {"keep": "allow"}}`, "/p", "o", "keep=deny"},
		{`{"profile": "o", "profiles": {"o": {"rows": {"keep": "deny"}}}}`, `{"projects": {"/p": {"profile": "trusting"}}}`, "/p", "o", "keep=deny"},
		{`{"profile": "o", "profiles": {"o": {"rows": {"keep": "deny"}}}, "rows": {"keep": "hard"}}`, `{}`, "/p", "o", "keep=hard"},
		{`{"profiles": {"o": {"rows": {"keep": "deny"}}}}`, `{"profile": "o"}`, "/p", "o", "keep=deny"},
	} {
		c := profiled(tt.managed, tt.person, tt.root)
		if got := words(c); len(c.Broken) > 0 || c.InForce.Value != tt.profile || got != tt.rows {
			t.Errorf("%s %s in %q: %s with %q, want %s with %q (%v)", tt.managed, tt.person, tt.root, c.InForce.Value, got, tt.profile, tt.rows, c.Broken)
		}
	}
	c := profiled(`{"profile": "o", "profiles": {"o": {"rows": {"keep": "deny"}}}}`, `{}`, "/p")
	if r := c.Row("keep"); r == nil || !r.Origin.Firm() || r.From() != "/managed:1 (profile o)" {
		t.Errorf("the organisation's row is %+v", r)
	}
}

// A profile that cannot be understood never means the standard one.
func TestBrokenProfiles(t *testing.T) {
	for _, tt := range []struct{ managed, person, want string }{
		{"", `{"profile": "carefull"}`, `did you mean "careful"`},
		{"", `{"profile": 7}`, "expected a string"},
		{"", `{"profiles": {"careful": {}}}`, "is built in"},
		{"", `{"profiles": {"a": {"rows": {"keep": "never"}}}}`, "unknown word"},
		{"", `{"profiles": {"a": {"like": "b"}, "b": {"like": "a"}}, "profile": "a"}`, "like itself"},
		{"", `{"profiles": {"a": {"like": "nobody"}}, "profile": "a"}`, `unknown profile "nobody"`},
		{"", `{"profiles": {"a": {"row": {}}}}`, `did you mean "rows"`},
		{"", `{"profiles": {"a": {}, "a": {}}}`, "twice"},
		{"", `{"projects": {"src": {"profile": "careful"}}}`, "absolute folder"},
		{"", `{"projects": {"/p": {"profile": "none"}}}`, `unknown profile "none"`},
		{"", `{"projects": {"/p": {}, "/p": {}}}`, "twice"},
		{"", `{"projects": []}`, "expected an object"},
		// The organisation's choice is nothing that the person defines.
		{`{"profile": "mine"}`, `{"profiles": {"mine": {"rows": {"fetch": "allow"}}}}`, `unknown profile "mine"`},
	} {
		c := profiled(tt.managed, tt.person, "/p")
		if len(c.Broken) == 0 || !strings.Contains(c.Broken[len(c.Broken)-1].String(), tt.want) {
			t.Errorf("%s %s: %v, want %q", tt.managed, tt.person, c.Broken, tt.want)
		}
	}
}

// A project's file names no profile.
func TestProfileOfAProject(t *testing.T) {
	d := decode([]byte(`{"profile": "trusting", "profiles": {"a": {"rows": {"fetch": "allow"}}}, "projects": {"/p": {"profile": "trusting"}}}`), Origin{Scope: Project, File: "f"})
	if len(d.ignored) != 3 || d.out.Profile.Value != "" || len(d.out.Profiles)+len(d.out.Projects) > 0 {
		t.Errorf("%v, %+v", d.ignored, d.out)
	}
}

func TestBuiltInProfileWords(t *testing.T) {
	for _, p := range BuiltInProfiles() {
		for _, r := range p.Rows {
			if p.Name == "trusting" && r.Word != automode.Allowed || p.Name == "careful" && r.Word <= automode.Allowed || r.Off {
				t.Errorf("%s: %+v", p.Name, r)
			}
		}
	}
}
