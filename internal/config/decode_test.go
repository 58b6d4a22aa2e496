package config

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/config/schema"
)

const full = `// the whole of it
{
  "$schema": "https://example.com/automode.json",
  "permissions": {
    "allow": ["Bash(npm test)"], /* short */
    "ask": ["WebFetch"],
    "deny": ["Read(.env)", "effect:Delete(~/**)",],
  },
  "autoMode": {
    "allow": ["$defaults", "a"], "soft_deny": ["b"], "hard_deny": ["c"], "environment": ["d"],
  },
  "rows": {"write.home": "allow", "send.other": "off"},
  "disabledRules": ["sandbox.off"],
  "trustedHosts": ["example.com/owner"],
  "additionalDirectories": ["~/lib", "/srv/data"],
  "onError": "deny",
  "journal": "required",
  "deadline": "1m30s",
}
`

func TestDecodeReadsEveryKey(t *testing.T) {
	s, problems := Decode([]byte(full), "/home/dev/automode.json")
	if len(problems) > 0 {
		t.Fatalf("problems: %v", problems)
	}
	at := func(line int) Origin { return Origin{Person, "/home/dev/automode.json", line, "/home/dev"} }
	text := func(line int, values ...string) (list []Setting[string]) {
		for _, v := range values {
			list = append(list, Setting[string]{v, at(line)})
		}
		return list
	}
	want := Settings{
		Allow: []Rule{{"Bash(npm test)", 0, at(5)}},
		Ask:   []Rule{{"WebFetch", 0, at(6)}},
		Deny:  []Rule{{"Read(.env)", 0, at(7)}, {"effect:Delete(~/**)", 1, at(7)}},
		Prose: Prose{Allow: text(10, Defaults, "a"), SoftDeny: text(10, "b"), HardDeny: text(10, "c"), Environment: text(10, "d")},
		Rows: []Row{{ID: "write.home", Word: automode.Allowed, Origin: at(12)},
			{ID: "send.other", Off: true, Origin: at(12)}},
		DisabledRules:         text(13, "sandbox.off"),
		TrustedHosts:          text(14, "example.com/owner"),
		AdditionalDirectories: text(15, "~/lib", "/srv/data"),
		OnError:               Setting[OnError]{OnErrorDeny, at(16)},
		Journal:               Setting[Journal]{JournalRequired, at(17)},
		Deadline:              Setting[time.Duration]{90 * time.Second, at(18)},
	}
	if !reflect.DeepEqual(s, want) {
		t.Errorf("got  %+v\nwant %+v", s, want)
	}
}

func TestDecodeNamesThePlaceAndTheRemedy(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"unknown key", "{\n  \"permisions\": {}}", `f:2:3: unknown key "permisions" (did you mean "permissions"?)`},
		{"swapped letters", `{"onErorr": "ask"}`, `f:1:2: unknown key "onErorr" (did you mean "onError"?)`},
		{"capitals", `{"automode": {}}`, `f:1:2: unknown key "automode" (did you mean "autoMode"?)`},
		{"far from any", `{"permissions": {"zzzzzzzz": []}}`, `f:1:18: unknown key "zzzzzzzz"; known are allow, ask, deny`},
		{"after a comment", "// é\n{ /* x */ \"dney\": 1}", `f:2:11: unknown key "dney"`},
		{"duplicate", `{"rows": {}, "rows": {}}`, `f:1:14: the key "rows" stands here twice`},
		{"duplicate list", `{"permissions": {"deny": ["A"], "deny": []}}`, `f:1:33: the key "deny" stands here twice`},
		{"duplicate row", `{"rows": {"a": "ask", "a": "allow"}}`, `f:1:23: the row "a" stands here twice`},
		{"word", `{"rows": {"a": "alow"}}`, `f:1:16: unknown word "alow" (did you mean "allow"?)`},
		{"none is no word", `{"rows": {"a": "none"}}`, `f:1:16: unknown word "none"`},
		{"value", `{"onError": "allow"}`, `f:1:13: unknown value "allow"; known are ask, deny`},
		{"number", `{"journal": 1}`, `f:1:13: expected a string`},
		{"duration", `{"deadline": "20"}`, `f:1:14: expected a duration`},
		{"long duration", `{"deadline": "11m"}`, `f:1:14: expected a duration`},
		{"negative duration", `{"deadline": "-1s"}`, `f:1:14: expected a duration`},
		{"not a list", `{"permissions": {"deny": "Bash(rm *)"}}`, `f:1:26: expected a list`},
		{"not a string", `{"permissions": {"deny": ["A", 7]}}`, `f:1:32: expected a string`},
		{"empty rule", `{"permissions": {"deny": [" "]}}`, `f:1:27: this is empty`},
		{"not an object", `{"permissions": []}`, `f:1:17: expected an object in braces for "permissions"`},
		{"top", `[]`, `f:1:1: expected an object in braces for the whole file`},
		{"host", `{"trustedHosts": ["https://example.com"]}`, `f:1:19: expected a host`},
		{"every host", `{"trustedHosts": ["*"]}`, `f:1:19: expected a host`},
		{"folder", `{"additionalDirectories": ["lib"]}`, `f:1:28: expected an absolute folder`},
		{"cut", `{"permissions": {"deny": ["A"]`, `f:1:30: this is not JSON`},
		{"empty file", "", `f:1:1: this is not JSON`},
		{"open comment", "{} /* ", `f:1:4: this is not JSON`},
		{"two values", "{}\n{}", `f:2:1: this is not JSON`},
		{"not UTF-8", "{\"a\": \"\xff\"}", `f:1:8: this is not UTF-8`},
		{"deep", strings.Repeat("[", 40) + strings.Repeat("]", 40), `f:1:33: this is nested too deeply`},
		{"steering", "{\"\\u001b[2J\\u202e\": 1}", `unknown key "?[2J?"`},
	} {
		_, problems := Decode([]byte(test.text), "f")
		if len(problems) == 0 || !strings.Contains(problems[0].String(), test.want) {
			t.Errorf("%s: got %v, want %q", test.name, problems, test.want)
		}
	}
}

func TestWhatIsWrongKeepsWhatIsRight(t *testing.T) {
	s, problems := Decode([]byte(`{"permissions": {"deny": ["A", 1, "B"], "x": 1, "ask": ["C"]}}`), "f")
	if len(problems) != 2 {
		t.Errorf("problems: %v", problems)
	}
	if len(s.Deny) != 2 || s.Deny[1].Text != "B" || s.Deny[1].Index != 2 || len(s.Ask) != 1 {
		t.Errorf("got %+v", s)
	}
}

func TestStringsAreReadWithTheirEscapes(t *testing.T) {
	s, problems := Decode([]byte(`{"permissions": {"deny": ["a\"b\\", "\u00e9\/", "//x /* y */"]}}`), "f")
	if len(problems) > 0 || len(s.Deny) != 3 {
		t.Fatalf("got %+v, %v", s, problems)
	}
	for i, want := range []string{`a"b\`, "é/", "//x /* y */"} {
		if s.Deny[i].Text != want {
			t.Errorf("got %q, want %q", s.Deny[i].Text, want)
		}
	}
}

// The schema and the decoder must know the same keys and values.
func TestSchemaAgrees(t *testing.T) {
	type object struct {
		Properties map[string]struct {
			object
			Description string
			Enum        []string
			Additional  json.RawMessage `json:"additionalProperties"`
		}
	}
	var s object
	if err := json.Unmarshal(schema.JSON, &s); err != nil {
		t.Fatal(err)
	}
	keys := func(o object) (names []string) {
		for name, p := range o.Properties {
			if p.Description == "" {
				t.Errorf("the schema does not describe %q", name)
			}
			names = append(names, name)
		}
		slices.Sort(names)
		return names
	}
	compare := func(where string, o object, fields []field) {
		var names []string
		for _, f := range fields {
			names = append(names, f.name)
		}
		slices.Sort(names)
		if got := keys(o); !slices.Equal(got, names) {
			t.Errorf("%s: the schema has %v, the decoder %v", where, got, names)
		}
	}
	compare("file", s, topFields())
	compare("permissions", s.Properties["permissions"].object, permissionFields())
	inner := func(key string) (o object) {
		if err := json.Unmarshal(s.Properties[key].Additional, &o); err != nil {
			t.Error(err)
		}
		return o
	}
	compare("profiles", inner("profiles"), profileFields(&Profile{}))
	compare("projects", inner("projects"), projectFields(&ProjectProfile{}))
	compare("autoMode", s.Properties["autoMode"].object, proseFields())
	compare("classifier", s.Properties["classifier"].object, classifierFields())
	var judges struct {
		Properties struct {
			Classifier struct {
				Properties struct{ Judges struct{ Items object } }
			}
		}
	}
	if err := json.Unmarshal(schema.JSON, &judges); err != nil {
		t.Fatal(err)
	}
	items := judges.Properties.Classifier.Properties.Judges.Items
	compare("judges", items, judgeFields(&Judge{}))
	if got := items.Properties["provider"].Enum; !slices.Equal(got, providerNames[1:]) {
		t.Errorf("provider: %v", got)
	}
	if got := s.Properties["onError"].Enum; !slices.Equal(got, onErrorNames[:]) {
		t.Errorf("onError: %v", got)
	}
	if got := s.Properties["journal"].Enum; !slices.Equal(got, journalNames[:]) {
		t.Errorf("journal: %v", got)
	}
	var rows struct{ Enum []string }
	if err := json.Unmarshal(s.Properties["rows"].Additional, &rows); err != nil || !slices.Equal(rows.Enum, rowWords()) {
		t.Errorf("rows: %v, %v", rows.Enum, err)
	}
}

// Noise must neither panic nor bring an allow rule that is not literally there.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(full))
	f.Add([]byte(`{"permissions":{"allow":["A\u0042"]}}`))
	f.Add([]byte("{\"a\":\"\\\"}"))
	f.Add([]byte("/*"))
	f.Add([]byte("[,]"))
	f.Add([]byte(strings.Repeat(`{"a":`, 100)))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, problems := Decode(data, "f")
		for _, p := range problems {
			if p.Line < 1 || p.Column < 1 || p.Text == "" {
				t.Errorf("a problem without a place: %+v", p)
			}
		}
		if len(s.Allow) > 0 && !strings.Contains(string(data), "allow") && !strings.Contains(string(data), `\u`) {
			t.Errorf("allow rules out of nothing: %+v", s.Allow)
		}
		if len(s.Allow) > 0 && !strings.Contains(string(data), `"`) {
			t.Errorf("allow rules without a string: %+v", s.Allow)
		}
		d := decode(data, Origin{Scope: Project, File: "f"})
		if o := d.out; len(o.Allow)+len(o.Rows)+len(o.DisabledRules)+len(o.TrustedHosts)+len(o.AdditionalDirectories)+
			len(o.Prose.Allow)+len(o.Prose.Environment)+len(o.Profiles)+len(o.Projects) > 0 || o.Profile.Value != "" || o.OnError.Value != 0 || o.Journal.Value != 0 || o.Deadline.Value != 0 {
			t.Errorf("a project's file loosened something: %+v", o)
		}
	})
}
