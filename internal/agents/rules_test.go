package agents

import (
	"slices"
	"strings"
	"testing"

	"automode/internal/config"
)

func TestAddRules(t *testing.T) {
	for _, tt := range []struct{ before, want string }{
		{"", "{\n  \"permissions\": {\n    \"allow\": [\n      \"Bash(a *)\",\n      \"Bash(b)\"\n    ]\n  }\n}\n"},
		{"{\n  // mine\n  \"permissions\": {\n    \"allow\": [\n      \"Bash(x)\", // why\n      // the end\n    ],\n  },\n}\n",
			"{\n  // mine\n  \"permissions\": {\n    \"allow\": [\n      \"Bash(x)\", // why\n      // the end\n      \"Bash(a *)\",\n      \"Bash(b)\",\n    ],\n  },\n}\n"},
		{"{\"permissions\": {\"allow\": [\"Bash(b)\", \"Bash(a *)\"]}}", "{\"permissions\": {\"allow\": [\"Bash(b)\", \"Bash(a *)\"]}}"},
		{"{\r\n\t\"deny\": 1\r\n}", "{\r\n\t\"deny\": 1,\r\n\t\"permissions\": {\r\n\t\t\"allow\": [\r\n\t\t\t\"Bash(a *)\",\r\n\t\t\t\"Bash(b)\"\r\n\t\t]\r\n\t}\r\n}"},
	} {
		got, err := AddRules([]byte(tt.before), "allow", []string{"Bash(a *)", "Bash(b)"})
		if err != nil || string(got) != tt.want {
			t.Errorf("%q became\n%q, want\n%q (%v)", tt.before, got, tt.want, err)
		}
	}
	for _, text := range []string{"[]", `{"permissions": 7}`, `{"permissions": {"allow": {}}}`, `{"permissions": {}, "permissions": {}}`, "{"} {
		if got, err := AddRules([]byte(text), "allow", []string{"x"}); err == nil {
			t.Errorf("%s became %s", text, got)
		}
	}
}

func TestSetText(t *testing.T) {
	for _, tt := range []struct{ before, want string }{
		{"", "{\n  \"profile\": \"careful\"\n}\n"},
		{"{\n  // which\n  \"profile\": \"x\", // now\n}\n", "{\n  // which\n  \"profile\": \"careful\", // now\n}\n"},
		{"{\"profile\": 7, \"rows\": {}}", "{\"profile\": \"careful\", \"rows\": {}}"},
		{"{\"profile\":\"careful\"}", "{\"profile\":\"careful\"}"},
	} {
		if got, err := SetText([]byte(tt.before), "profile", "careful"); err != nil || string(got) != tt.want {
			t.Errorf("%q became\n%q, want\n%q (%v)", tt.before, got, tt.want, err)
		}
	}
	for _, text := range []string{"[]", "{", `{"profile": "a", "profile": "b"}`} {
		if got, err := SetText([]byte(text), "profile", "careful"); err == nil {
			t.Errorf("%s became %s", text, got)
		}
	}
}

// Whatever the file holds, afterwards it holds the rules and all that our own
// reader saw in it before.
func FuzzAddRules(f *testing.F) {
	f.Add([]byte("{ // a\n \"permissions\": {\"allow\": [\"x\",],}, \"rows\": {\"fetch\": \"ask\"} }"))
	f.Add([]byte("\xef\xbb\xbf{}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		before, problems := config.Decode(data, "f")
		if len(problems) > 0 {
			return
		}
		out, err := AddRules(data, "deny", []string{"Bash(\"x\" *)"})
		if err != nil {
			return
		}
		after, problems := config.Decode(out, "f")
		if len(problems) > 0 || len(after.Deny) < 1 || len(after.Allow) != len(before.Allow) || len(after.Rows) != len(before.Rows) {
			t.Fatalf("%q became %q: %v", data, out, problems)
		}
		texts := func(s config.Settings) (list []string) {
			for _, r := range slices.Concat(s.Allow, s.Ask) {
				list = append(list, r.Text)
			}
			return list
		}
		if strings.Join(texts(before), "\n") != strings.Join(texts(after), "\n") {
			t.Fatalf("%q became %q", data, out)
		}
	})
}

func TestAddElement(t *testing.T) {
	for _, tt := range []struct{ before, want string }{
		{"", "{\n  \"classifier\": {\n    \"judges\": [\n      {\"a\":1}\n    ]\n  }\n}\n"},
		{"{\n  \"classifier\": {\n    // two\n    \"stages\": 2,\n    \"judges\": [\n      {\"b\":2}, // first\n    ],\n  },\n}\n",
			"{\n  \"classifier\": {\n    // two\n    \"stages\": 2,\n    \"judges\": [\n      {\"b\":2}, // first\n      {\"a\":1},\n    ],\n  },\n}\n"},
	} {
		got, err := AddElement([]byte(tt.before), "classifier", "judges", []byte(`{"a":1}`))
		if err != nil || string(got) != tt.want {
			t.Errorf("%q became\n%q, want\n%q (%v)", tt.before, got, tt.want, err)
		}
	}
	for _, text := range []string{"[]", `{"classifier": 7}`, `{"classifier": {"judges": {}}}`, `{"classifier": {}, "classifier": {}}`, "{"} {
		if got, err := AddElement([]byte(text), "classifier", "judges", []byte("{}")); err == nil {
			t.Errorf("%s became %s", text, got)
		}
	}
}
