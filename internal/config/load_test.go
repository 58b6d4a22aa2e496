package config

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"automode"
)

// files stands for a disk on which only these files are.
type files map[string]string

func (f files) read(name string) ([]byte, error) {
	s, ok := f[name]
	if !ok {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	if s == "EACCES" {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return []byte(s), nil
}

const (
	managedFile = "/etc/automode/automode.json"
	personFile  = "/home/dev/.config/automode/automode.json"
	projectFile = "/home/dev/project/.automode.json"
)

func load(f files) Config {
	return Load(LoadOptions{Home: "/home/dev", Root: "/home/dev/project", Platform: automode.Linux, ReadFile: f.read})
}

func TestLoadMergesTheStrongestFirst(t *testing.T) {
	c := load(files{
		managedFile: `{"permissions": {"deny": ["M"], "allow": ["MA"]}, "rows": {"a": "deny"}, "onError": "deny"}`,
		personFile:  "{\"permissions\": {\"deny\": [\"P\"], \"allow\": [\"PA\"]},\n\"rows\": {\"a\": \"off\", \"b\": \"allow\"}, \"onError\": \"ask\", \"journal\": \"required\", \"deadline\": \"5s\"}",
		projectFile: `{"permissions": {"deny": ["J"], "ask": ["JK"]}, "autoMode": {"soft_deny": ["s"], "hard_deny": ["h"]}}`,
	})
	if len(c.Broken)+len(c.Ignored) > 0 {
		t.Fatalf("broken %v, ignored %v", c.Broken, c.Ignored)
	}
	var deny []string
	for _, r := range c.Deny {
		deny = append(deny, r.Text+" "+r.Origin.String())
	}
	want := "M " + managedFile + ":1|P " + personFile + ":1|J " + projectFile + ":1"
	if got := strings.Join(deny, "|"); got != want {
		t.Errorf("deny: got %s, want %s", got, want)
	}
	if !c.Deny[0].Origin.Firm() || c.Deny[1].Origin.Firm() || c.Deny[2].Origin.Firm() {
		t.Error("only the organisation's rules are firm")
	}
	if c.Deny[2].Origin.Base != "/home/dev/project" {
		t.Errorf("base: %q", c.Deny[2].Origin.Base)
	}
	if len(c.Allow) != 2 || len(c.Ask) != 1 {
		t.Errorf("allow %v, ask %v", c.Allow, c.Ask)
	}
	if r := c.Row("a"); r == nil || r.Off || r.Word != automode.Denied {
		t.Errorf("row a: %+v", r)
	}
	if r := c.Row("b"); r == nil || r.Word != automode.Allowed || r.Origin.Line != 2 {
		t.Errorf("row b: %+v", r)
	}
	if c.Row("c") != nil {
		t.Error("nobody set row c")
	}
	if c.OnError.Value != OnErrorDeny || c.Journal.Value != JournalRequired || c.Limit() != 5*time.Second {
		t.Errorf("onError %v, journal %v, limit %v", c.OnError, c.Journal, c.Limit())
	}
	if len(c.Prose.SoftDeny) != 1 || len(c.Prose.HardDeny) != 1 {
		t.Errorf("prose: %+v", c.Prose)
	}
	if len(c.Sources) != 3 || !c.Sources[2].Found {
		t.Errorf("sources: %+v", c.Sources)
	}
}

func TestNoFilesIsNoProblem(t *testing.T) {
	c := load(files{})
	if len(c.Broken)+len(c.Ignored)+len(c.Deny)+len(c.Allow) > 0 {
		t.Errorf("got %+v", c)
	}
	if c.OnError.Value.Verdict() != automode.Ask || c.Limit() != DefaultDeadline {
		t.Errorf("defaults: %v, %v", c.OnError, c.Limit())
	}
	for _, s := range c.Sources {
		if s.Found {
			t.Errorf("found %s", s.File)
		}
	}
}

func TestProjectOnlyTightens(t *testing.T) {
	for key, text := range map[string]string{
		"permissions.allow":    `{"permissions": {"allow": ["Bash(rm *)"], "deny": ["D"]}}`,
		"autoMode.allow":       `{"autoMode": {"allow": ["x"]}, "permissions": {"deny": ["D"]}}`,
		"autoMode.environment": `{"autoMode": {"environment": ["x"]}, "permissions": {"deny": ["D"]}}`,
		"rows":                 `{"rows": {"write.home": "allow"}, "permissions": {"deny": ["D"]}}`,
		"disabledRules":        `{"disabledRules": ["x"], "permissions": {"deny": ["D"]}}`,
		"trustedHosts":         `{"trustedHosts": ["evil.example"], "permissions": {"deny": ["D"]}}`,
		"onError":              `{"onError": "ask", "permissions": {"deny": ["D"]}}`,
		"journal":              `{"journal": "best-effort", "permissions": {"deny": ["D"]}}`,
		"deadline":             `{"deadline": "1s", "permissions": {"deny": ["D"]}}`,
	} {
		c := load(files{projectFile: text})
		if len(c.Ignored) != 1 || !strings.Contains(c.Ignored[0].String(), projectFile+":1:") ||
			!strings.Contains(c.Ignored[0].Text, `may only tighten: "`+key+`"`) {
			t.Errorf("%s: ignored %v", key, c.Ignored)
		}
		if len(c.Deny) != 1 || len(c.Broken) > 0 {
			t.Errorf("%s: deny %v, broken %v", key, c.Deny, c.Broken)
		}
		s := c.Settings
		s.Deny = nil
		if len(s.Allow)+len(s.Rows)+len(s.DisabledRules)+len(s.TrustedHosts)+len(s.Prose.Allow)+len(s.Prose.Environment) > 0 ||
			s.OnError.Origin.File+s.Journal.Origin.File+s.Deadline.Origin.File != "" {
			t.Errorf("%s: took effect: %+v", key, s)
		}
	}
}

func TestBroken(t *testing.T) {
	for _, test := range []struct {
		name, want string
		files      files
	}{
		{"unreadable", personFile + ": cannot be read: permission denied", files{personFile: "EACCES"}},
		{"managed unreadable", managedFile + ": cannot be read", files{managedFile: "EACCES"}},
		{"malformed", personFile + ":1:1: this is not JSON", files{personFile: "{"}},
		{"misspelt", personFile + ":1:18: unknown key", files{personFile: `{"permissions": {"dney": ["A"]}}`}},
		{"project misspelt", projectFile + ":1:18: unknown key", files{projectFile: `{"permissions": {"dney": ["A"]}}`}},
		{"project $defaults", projectFile + ":1:29: a project's list", files{projectFile: `{"autoMode": {"soft_deny": ["$defaults"]}}`}},
		{"too long", personFile + ": cannot be read: it is longer", files{personFile: strings.Repeat(" ", MaxFile+1)}},
		{"home as project", "a root, a home", files{personFile: `{"additionalDirectories": ["~"]}`}},
		{"above home", "a root, a home", files{personFile: `{"additionalDirectories": ["/home/dev/.."]}`}},
		{"root", "a root, a home", files{personFile: `{"additionalDirectories": ["/"]}`}},
	} {
		c := load(test.files)
		if len(c.Broken) == 0 || !strings.Contains(c.Broken[0].String(), test.want) {
			t.Errorf("%s: got %v, want %q", test.name, c.Broken, test.want)
		}
		if len(c.AdditionalDirectories) > 0 {
			t.Errorf("%s: %v", test.name, c.AdditionalDirectories)
		}
	}
}

func TestABrokenFileLeavesTheOthersInForce(t *testing.T) {
	c := load(files{managedFile: `{"permissions": {"deny": ["M"]}}`, personFile: "nonsense", projectFile: `{"permissions": {"deny": ["J"]}}`})
	if len(c.Broken) != 1 || len(c.Deny) != 2 {
		t.Errorf("broken %v, deny %v", c.Broken, c.Deny)
	}
}

func TestNoHomeIsAProblemUnlessTheFileIsNamed(t *testing.T) {
	c := Load(LoadOptions{ReadFile: files{}.read})
	if len(c.Broken) != 1 || !strings.Contains(c.Broken[0].String(), "no home folder") {
		t.Errorf("broken %v", c.Broken)
	}
	c = Load(LoadOptions{Person: "/x.json", Managed: "/m.json", ReadFile: files{"/x.json": `{"onError": "deny"}`}.read})
	if len(c.Broken) > 0 || c.OnError.Value != OnErrorDeny {
		t.Errorf("broken %v, onError %v", c.Broken, c.OnError)
	}
}

func TestFoldersAreMadeAbsolute(t *testing.T) {
	c := load(files{personFile: `{"additionalDirectories": ["~/lib/../src/", "/srv//data"]}`})
	if len(c.AdditionalDirectories) != 2 || c.AdditionalDirectories[0].Value != "/home/dev/src" || c.AdditionalDirectories[1].Value != "/srv/data" {
		t.Errorf("got %v, %v", c.AdditionalDirectories, c.Broken)
	}
}

func TestTheEnvironmentNamesNoFile(t *testing.T) {
	dir := t.TempDir()
	evil := filepath.Join(dir, "automode", "automode.json")
	if err := os.MkdirAll(filepath.Dir(evil), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(evil, []byte(`{"permissions": {"allow": ["Bash(rm *)"]}}`), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CONFIG_HOME", dir)
	t.Setenv("AUTOMODE_CONFIG", evil)
	c := Load(LoadOptions{Home: t.TempDir(), Root: t.TempDir(), Managed: filepath.Join(dir, "none.json")})
	if len(c.Allow) > 0 || len(c.Broken) > 0 {
		t.Errorf("allow %v, broken %v", c.Allow, c.Broken)
	}
}

func TestManagedFile(t *testing.T) {
	for p, want := range map[automode.Platform]string{
		automode.Linux:  "/etc/automode/automode.json",
		automode.Darwin: "/Library/Application Support/automode/automode.json",
	} {
		if got := ManagedFile(p); got != want {
			t.Errorf("%v: %s", p, got)
		}
	}
	if ManagedFile(automode.AnyPlatform) == "" {
		t.Error("this machine has no place")
	}
}
