package config

import (
	"strings"
	"testing"
	"time"
)

func TestJudges(t *testing.T) {
	s, problems := Decode([]byte(`{
  "classifier": {
    "judges": [
      {"provider": "anthropic", "model": "small", "keyVariable": "KEY", "headers": {"X-Team": "a"}, "inputPrice": 0.8, "outputPrice": 4},
      {"name": "local", "provider": "chat", "model": "m", "baseURL": "http://127.0.0.1:11434/v1", "proxy": "http://proxy.example.com:3128"},
      {"provider": "command", "command": ["/opt/judge", "-v"]},
      {"provider": "vertex", "model": "v", "region": "europe-west1", "project": "p"},
    ],
    "stages": 1, "firstTimeout": "1s", "calls": 30, "callBytes": 300, "streak": 5, "total": 50, "dump": "~/dump",
  },
}`), "f")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	c := s.Classifier
	if len(c.Judges) != 4 || c.Judges[0].Name != "small" || c.Judges[0].Input != 0.8 || c.Judges[0].Headers[0] != (Header{"X-Team", "a"}) ||
		c.Judges[1].Name != "local" || c.Judges[1].Provider != Chat || c.Judges[2].Name != "judge" || c.Judges[3].Account != "p" || c.Judges[1].Origin.Line != 5 {
		t.Errorf("%+v", c.Judges)
	}
	f := c.Filled()
	if f.Stages.Value != 1 || f.First.Value != time.Second || f.Second.Value != DefaultSecond || f.Calls.Value != 30 || f.CallBytes.Value != 300 ||
		f.Streak.Value != 5 || f.Total.Value != 50 || f.Dump.Value != "~/dump" {
		t.Errorf("%+v", f)
	}
	if z := (Classifier{}).Filled(); z.Stages.Value != 2 || z.First.Value != DefaultFirst || z.Calls.Value != 20 {
		t.Errorf("%+v", z)
	}
}

func TestJudgesWrong(t *testing.T) {
	for text, want := range map[string]string{
		`{"model": "m"}`:                                             `needs a "provider"`,
		`{"provider": "anthropc", "model": "m"}`:                     `did you mean "anthropic"`,
		`{"provider": "anthropic"}`:                                  `needs a "model"`,
		`{"provider": "chat", "model": "m"}`:                         `needs a "baseURL"`,
		`{"provider": "chat", "model": "m", "baseURL": "x"}`:         "expected an address",
		`{"provider": "openai", "model": "m", "baseURL": "ftp://x"}`: "expected an address",
		`{"provider": "command", "command": ["judge"]}`:              "absolute path",
		`{"provider": "vertex", "model": "m"}`:                       `needs a "region"`,
		`{"provider": "bedrock", "model": "m"}`:                      `needs a "region"`,
		`{"provider": "openai", "model": "m", "key": "sk-1"}`:        "unknown key",
		`{"provider": "openai", "model": "m", "keyVariable": "a b"}`: "the key itself does not belong",
		`{"provider": "openai", "model": "m", "inputPrice": -1}`:     "price",
		`"openai"`: "expected an object",
		`{"provider": "openai", "model": "m"}, {"provider": "openai", "model": "m"}`: `there is a judge "m" already`,
	} {
		s, problems := Decode([]byte(`{"classifier": {"judges": [`+text+`]}}`), "f")
		if len(problems) == 0 || !strings.Contains(problems[0].Text, want) {
			t.Errorf("%s: %v", text, problems)
		}
		if len(s.Classifier.Judges) > 1 || len(s.Classifier.Judges) == 1 && !strings.Contains(text, "}, {") {
			t.Errorf("%s: %+v", text, s.Classifier.Judges)
		}
	}
	for text, want := range map[string]string{
		`"stages": 3`: "from 1 to 2", `"stages": "2"`: "whole number", `"calls": 0`: "whole number", `"secondTimeout": "1h"`: "duration", `"dump": "here"`: "absolute folder",
	} {
		if _, problems := Decode([]byte(`{"classifier": {`+text+`}}`), "f"); len(problems) == 0 || !strings.Contains(problems[0].Text, want) {
			t.Errorf("%s: %v", text, problems)
		}
	}
}

// A project names no judge, and the strongest file's judges count.
func TestJudgesOfFiles(t *testing.T) {
	d := decode([]byte(`{"classifier": {"judges": [{"provider": "chat", "model": "m", "baseURL": "http://evil.example"}]}}`), Origin{Scope: Project, File: "p"})
	if len(d.out.Classifier.Judges) > 0 || len(d.ignored) != 1 || len(d.broken) > 0 {
		t.Errorf("%+v %v", d.out.Classifier, d.ignored)
	}
	var c Config
	c.mergeClassifier(&Classifier{Judges: []Judge{{Name: "managed"}}, Stages: Setting[int]{1, Origin{File: "managed"}}})
	c.mergeClassifier(&Classifier{Judges: []Judge{{Name: "person"}}, Stages: Setting[int]{2, Origin{File: "person"}}, Calls: Setting[int]{5, Origin{File: "person"}}})
	if len(c.Classifier.Judges) != 1 || c.Classifier.Judges[0].Name != "managed" || c.Classifier.Stages.Value != 1 || c.Classifier.Calls.Value != 5 {
		t.Errorf("%+v", c.Classifier)
	}
}
