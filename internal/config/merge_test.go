package config

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"automode"
)

// every is a file that says something of all that two files can say.
func every(name, word string, n int) string {
	return fmt.Sprintf(`{
  "permissions": {"allow": ["%[1]sA"], "ask": ["%[1]sK"], "deny": ["%[1]sD"]},
  "autoMode": {"allow": ["%[1]sa"], "soft_deny": ["%[1]ss"], "hard_deny": ["%[1]sh"], "environment": ["%[1]se"]},
  "rows": {"both": "%[2]s", "%[1]s": "ask"},
  "disabledRules": ["%[1]sr"], "trustedHosts": ["%[1]s.example"], "trustedServers": ["%[1]s"], "additionalDirectories": ["/srv/%[1]s"],
  "onError": "%[4]s", "journal": "%[5]s", "deadline": "%[3]ds",
  "classifier": {"judges": [{"provider": "openai", "model": "%[1]s"}], "stages": 1, "firstTimeout": "%[3]ds", "secondTimeout": "%[3]ds", "calls": %[3]d,
    "callBytes": 4%[3]d, "streak": %[3]d, "total": %[3]d, "daemon": "%[6]s", "idle": "%[3]ds", "dump": "/%[1]s"},
}`, name, word, n, map[string]string{"m": "deny", "p": "ask"}[name], map[string]string{"m": "required", "p": "best-effort"}[name], daemonNames[n%len(daemonNames)])
}

func values(list []Setting[string]) string {
	var b strings.Builder
	for _, s := range list {
		b.WriteString(s.Value + " ")
	}
	return strings.TrimSpace(b.String())
}

// Of two files every list is both, the stronger one's first, and every single
// value the stronger one's.
func TestEverythingIsMerged(t *testing.T) {
	both := load(files{managedFile: every("m", "deny", 1), personFile: every("p", "allow", 2)})
	weaker := load(files{personFile: every("p", "allow", 2)})
	if len(both.Broken)+len(both.Ignored)+len(weaker.Broken) > 0 {
		t.Fatalf("broken %v, ignored %v", both.Broken, both.Ignored)
	}
	for _, tt := range []struct{ name, got, want string }{
		{"allow", strings.Join(rulesOf(both.Allow), " "), "managed mA person pA"},
		{"ask", strings.Join(rulesOf(both.Ask), " "), "managed mK person pK"},
		{"deny", strings.Join(rulesOf(both.Deny), " "), "managed mD person pD"},
		{"prose allow", values(both.Prose.Allow), "ma pa"},
		{"soft_deny", values(both.Prose.SoftDeny), "ms ps"},
		{"hard_deny", values(both.Prose.HardDeny), "mh ph"},
		{"environment", values(both.Prose.Environment), "me pe"},
		{"disabledRules", values(both.DisabledRules), "mr pr"},
		{"trustedHosts", values(both.TrustedHosts), "m.example p.example"},
		{"trustedServers", values(both.TrustedServers), "m p"},
		{"additionalDirectories", values(both.AdditionalDirectories), "/srv/m /srv/p"},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, tt.got, tt.want)
		}
	}
	if len(both.Rows) != 3 || both.Row("both").Word != automode.Denied || both.Row("p") == nil {
		t.Errorf("rows: %+v", both.Rows)
	}
	for i, c := range []Config{both, weaker} {
		n := i + 1
		k := c.Classifier
		name := []string{"m", "p"}[i]
		if got := []any{c.OnError.Value, c.Journal.Value, c.Deadline.Value, len(k.Judges), k.Judges[0].Model, k.Stages.Value, k.First.Value, k.Second.Value, k.Calls.Value,
			k.CallBytes.Value, k.Streak.Value, k.Total.Value, k.Daemon.Value, k.Idle.Value, k.Dump.Value}; !reflect.DeepEqual(got, []any{
			[]OnError{OnErrorDeny, OnErrorAsk}[i], []Journal{JournalRequired, 0}[i], time.Duration(n) * time.Second, 1, name, 1, time.Duration(n) * time.Second, time.Duration(n) * time.Second, n,
			40 + n, n, n, Daemon(n % len(daemonNames)), time.Duration(n) * time.Second, "/" + name}) {
			t.Errorf("of %s: %v", name, got)
		}
	}
	if f := (Classifier{}).Filled(); f.CallBytes.Value != DefaultCallBytes || f.Streak.Value != DefaultStreak || f.Total.Value != DefaultTotal || f.Idle.Value != DefaultIdle ||
		f.CallBytes.Value == 0 || f.Streak.Value == 0 || f.Total.Value == 0 || f.Idle.Value == 0 {
		t.Errorf("defaults: %+v", f)
	}
}

// Values at the edge of what is taken, and beyond it.
func TestBounds(t *testing.T) {
	for text, ok := range map[string]bool{
		`"deadline": "10m"`: true, `"deadline": "10m1ns"`: false, `"deadline": "0s"`: false, `"deadline": "1ns"`: true, `"deadline": "soon"`: false, `"deadline": 5`: false,
		`"trustedHosts": ["h.example/o"]`: true, `"trustedHosts": ["*.h.example"]`: true, `"trustedHosts": ["https://h"]`: false, `"trustedHosts": ["a b"]`: false,
		`"trustedHosts": ["u@h"]`: false, `"trustedHosts": ["*"]`: false, `"trustedHosts": ["*.*"]`: false, `"trustedHosts": ["/x"]`: false,
		`"trustedServers": ["az-AZ_09"]`: true, `"trustedServers": ["a__b"]`: false, `"trustedServers": ["a.b"]`: false, `"trustedServers": ["a b"]`: false,
		`"trustedServers": ["*"]`: false, `"trustedServers": ["a{"]`: false, `"trustedServers": ["@a"]`: false, "\"trustedServers\": [\"a`\"]": false, `"trustedServers": ["a["]`: false,
		`"trustedServers": ["a/"]`: false, `"trustedServers": ["a:"]`: false,
		`"classifier": {"calls": 1}`: true, `"classifier": {"calls": 200}`: true, `"classifier": {"calls": 201}`: false, `"classifier": {"calls": 1.5}`: false,
		`"classifier": {"dump": "~/d"}`: true, `"classifier": {"dump": "~d"}`: false, `"classifier": {"daemon": "sometimes"}`: false, `"classifier": {"idle": "11m"}`: false,
		`"rows": ["a"]`: false, `"rows": {"a": "perhaps"}`: false, `"rows": {"a": "ask", "a": "allow"}`: false, `"$schema": 1`: false,
		`"profiles": {"": {"rows": {}}}`: false, `"profiles": ["a"]`: false, `"disabledRules": [1]`: false,
	} {
		d := decode([]byte("{"+text+"}"), Origin{Scope: Person, File: "f"})
		if (len(d.broken) == 0) != ok {
			t.Errorf("%s: %v", text, d.broken)
		}
		if s := d.out; !ok && (s.Deadline.Value != 0 || len(s.TrustedHosts)+len(s.TrustedServers)+len(s.DisabledRules) > 0 || s.Classifier.Calls.Value != 0 || s.Classifier.Dump.Value != "") {
			t.Errorf("%s took effect: %+v", text, s)
		}
	}
	for text, ok := range map[string]bool{
		`"inputPrice": 0`: true, `"inputPrice": 1000000`: true, `"inputPrice": 1000000.1`: false, `"inputPrice": "1"`: false, `"inputPrice": null`: false,
		`"baseURL": "https://h/v1"`: true, `"baseURL": "http://h"`: true, `"baseURL": "https://"`: false, `"baseURL": "https:///v1"`: false, `"baseURL": "https://u@h"`: false,
		`"baseURL": "https://h?a=b"`: false, `"proxy": "h:3128"`: false, `"stream": false`: true, `"stream": true`: true, `"stream": "true"`: false, `"stream": 1`: false,
		`"headers": ["a"]`: false, `"keyVariable": "A=b"`: false, `"keyVariable": "KEY"`: true,
	} {
		d := decode([]byte(`{"classifier": {"judges": [{"provider": "openai", "model": "m", `+text+`}]}}`), Origin{Scope: Person, File: "f"})
		if (len(d.broken) == 0) != ok || len(d.out.Classifier.Judges) != map[bool]int{true: 1}[ok] {
			t.Errorf("%s: %v, %+v", text, d.broken, d.out.Classifier.Judges)
		}
	}
	for text, ok := range map[string]bool{
		`"provider": "command", "command": ["/j"]`: true, `"provider": "command", "command": []`: false, `"provider": "command"`: false,
		`"provider": "vertex", "model": "m", "region": "r"`: false, `"provider": "vertex", "model": "m", "project": "p"`: false, `"provider": "bedrock", "model": "m", "region": "r"`: true,
		`"provider": "bedrock", "model": "m"`: false, `"provider": "openai", "model": "m"`: true, `"provider": ""`: false,
	} {
		d := decode([]byte(`{"classifier": {"judges": [{`+text+`}]}}`), Origin{Scope: Person, File: "f"})
		if (len(d.broken) == 0) != ok {
			t.Errorf("%s: %v", text, d.broken)
		}
	}
	d := decode([]byte(`{"classifier": {"judges": [{"provider": "openai", "model": "m", "keyVariable": "KEY", "stream": true}]}}`), Origin{Scope: Person, File: "f"})
	if j := d.out.Classifier.Judges; len(j) != 1 || j[0].KeyVariable != "KEY" || !j[0].Stream {
		t.Errorf("%+v", j)
	}
}

// Prose that nobody reads is told of, as long as no judge is named.
func TestUnread(t *testing.T) {
	for text, told := range map[string]bool{
		`{}`:                                 false,
		`{"autoMode": {"hard_deny": ["x"]}}`: true,
		`{"autoMode": {"soft_deny": ["$defaults", "x"]}}`: true,
		`{"autoMode": {"allow": ["x"]}}`:                  true,
		`{"autoMode": {"environment": ["x"]}}`:            true,
		`{"autoMode": {"hard_deny": ["$defaults"]}}`:      false,
		`{"autoMode": {"hard_deny": ["x"]}, "classifier": {"judges": [{"provider": "openai", "model": "m"}]}}`: false,
	} {
		s, problems := Decode([]byte(text), "f")
		if got := s.Unread(); len(problems) > 0 || (got != "") != told {
			t.Errorf("%s: %q %v", text, got, problems)
		}
	}
}

// Where a value comes from is told by file and line, as far as that is known.
func TestOrigins(t *testing.T) {
	for want, o := range map[string]Origin{"f.json:3": {Scope: Person, File: "f.json", Line: 3}, "f.json": {Scope: Person, File: "f.json"}, BuiltIn.String(): {Scope: BuiltIn}} {
		if o.String() != want || want == "" {
			t.Errorf("%+v: %q, want %q", o, o, want)
		}
	}
	if r := (&Row{Origin: Origin{File: "f", Line: 1}}); r.From() != "f:1" {
		t.Errorf("%q", r.From())
	}
	if r := (&Row{Origin: Origin{File: "f", Line: 1}, Profile: "careful"}); r.From() != "f:1 (profile careful)" {
		t.Errorf("%q", r.From())
	}
	if OnErrorDeny.Verdict() != automode.Deny || OnErrorAsk.Verdict() != automode.Ask {
		t.Error("what is answered when something fails")
	}
	for p, want := range map[automode.Platform]string{automode.Linux: "/etc/claude-code", automode.Darwin: "/Library/Application Support/ClaudeCode", automode.Windows: `C:\Program Files\ClaudeCode`} {
		if got := ClaudeManagedFolder(p); got != want {
			t.Errorf("%s: %s", p, got)
		}
	}
	if ClaudeManagedFolder(automode.AnyPlatform) != ClaudeManagedFolder(automode.ThisPlatform()) || ManagedFile(automode.AnyPlatform) != ManagedFile(automode.ThisPlatform()) {
		t.Error("this machine has another place")
	}
	if got := ManagedFile(automode.Windows); got != `C:\Program Files\automode\automode.json` {
		t.Error(got)
	}
}

// The organisation's switch is on unless it is plainly off.
func TestManagedOnlyIsPlainlyOff(t *testing.T) {
	for value, on := range map[string]bool{"false": false, "null": false, "true": true, `"false"`: true, "{}": true, "[]": true, "0": true, "1": true} {
		f := decodeClaude([]byte(`{"allowManagedPermissionRulesOnly": `+value+`}`), Origin{Scope: Managed, File: "m"})
		if f.managedOnly != on {
			t.Errorf("%s: %t", value, f.managedOnly)
		}
	}
	f := decodeClaude([]byte(`{"allowManagedPermissionRulesOnly": true, "x": 1, "allowManagedPermissionRulesOnly": false}`), Origin{Scope: Managed, File: "m"})
	if !f.managedOnly {
		t.Error("taken back by a second one")
	}
}

// A folder of the person's makes nothing part of the project where no home is
// known.
func TestFolderWithoutAHome(t *testing.T) {
	d := decode([]byte(`{"additionalDirectories": ["~/a", "/srv/a", "/homework"]}`), Origin{Scope: Person, File: "f"})
	d.expand("")
	if len(d.broken) != 1 || values(d.out.AdditionalDirectories) != "/srv/a /homework" {
		t.Errorf("%v, %q", d.broken, values(d.out.AdditionalDirectories))
	}
	d = decode([]byte(`{"additionalDirectories": ["/", "/homework", "/home", "/home/dev", "/home/developer", "/home/dev/x"]}`), Origin{Scope: Person, File: "f"})
	d.expand("/home/dev")
	if len(d.broken) != 3 || values(d.out.AdditionalDirectories) != "/homework /home/developer /home/dev/x" {
		t.Errorf("%v, %q", d.broken, values(d.out.AdditionalDirectories))
	}
}
