package flags

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/open-feature/go-sdk/openfeature"
	"github.com/open-feature/go-sdk/openfeature/memprovider"

	"automode/internal/config"
)

func flag(name, value string) string {
	return `{"flags": {"` + name + `": {"state": "ENABLED", "variants": {"on": ` + value + `}, "defaultVariant": "on"}}}`
}

func configured() config.Classifier {
	return config.Classifier{Judges: []config.Judge{{Name: "a"}, {Name: "b"}}}
}

func TestFlags(t *testing.T) {
	for name, tt := range map[string]struct {
		text string
		want func(config.Classifier, config.OnError) bool
	}{
		"stages":         {flag(stages, "1"), func(c config.Classifier, _ config.OnError) bool { return c.Stages.Value == 1 }},
		"first time-out": {flag(first, `"500ms"`), func(c config.Classifier, _ config.OnError) bool { return c.First.Value == 500*time.Millisecond }},
		"second":         {flag(second, `"9s"`), func(c config.Classifier, _ config.OnError) bool { return c.Second.Value == 9*time.Second }},
		"streak": {flag(streak, "7"), func(c config.Classifier, _ config.OnError) bool {
			return c.Streak.Value == 7 && c.Total.Value == config.DefaultTotal
		}},
		"total":       {flag(total, "70"), func(c config.Classifier, _ config.OnError) bool { return c.Total.Value == 70 }},
		"other order": {flag(judges, `"b, a"`), func(c config.Classifier, _ config.OnError) bool { return len(c.Judges) == 2 && c.Judges[0].Name == "b" }},
		"one judge":   {flag(judges, `"b"`), func(c config.Classifier, _ config.OnError) bool { return len(c.Judges) == 1 && c.Judges[0].Name == "b" }},
		"no judge":    {flag(judges, `""`), func(c config.Classifier, _ config.OnError) bool { return len(c.Judges) == 0 }},
		"deny":        {flag(onError, `"deny"`), func(_ config.Classifier, o config.OnError) bool { return o == config.OnErrorDeny }},
		"ask":         {flag(onError, `"ask"`), func(_ config.Classifier, o config.OnError) bool { return o == config.OnErrorAsk }},
		"disabled": {strings.ReplaceAll(flag(stages, "1"), "ENABLED", "DISABLED"),
			func(c config.Classifier, _ config.OnError) bool { return c.Stages.Value == config.DefaultStages }},
		"none": {`{"flags": {}}`, func(c config.Classifier, _ config.OnError) bool { return len(c.Judges) == 2 && c.Stages.Value == 0 }},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "flags.json")
			if err := os.WriteFile(path, []byte(tt.text), 0o600); err != nil {
				t.Fatal(err)
			}
			c, fails, err := new(Set).Over(t.Context(), path, configured(), config.Setting[config.OnError]{})
			if err != nil || !tt.want(c, fails) {
				t.Errorf("%+v, %s, %v", c, fails, err)
			}
		})
	}
}

func TestFlagsWrong(t *testing.T) {
	for _, text := range []string{"", "{", "[]", `{"flag": {}}`, flag("classifier.stage", "1"), flag(stages, "3"), flag(stages, `"1"`), flag(stages, "1.5"), flag(stages, "null"),
		flag(first, `"-1s"`), flag(first, "2"), flag(second, `"11m"`), flag(judges, `"c"`), flag(judges, `"a,"`), flag(onError, `"allow"`), flag(streak, "0"), flag(stages, "1") + "{}",
		`{"flags": {"classifier.stages": {"state": "ENABLED", "variants": {"on": 1}, "defaultVariant": "off"}}}`,
		`{"flags": {"classifier.stages": {"state": "ENABLED", "variants": {"on": 1}, "defaultVariant": "on", "targeting": {}}}}`} {
		path := filepath.Join(t.TempDir(), "flags.json")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if c, _, err := new(Set).Over(t.Context(), path, configured(), config.Setting[config.OnError]{}); err == nil {
			t.Errorf("%s: %+v", text, c)
		}
	}
}

// What the organisation set stays, and a failure is never made milder.
func TestFlagsYield(t *testing.T) {
	path := filepath.Join(t.TempDir(), "flags.json")
	s := new(Set)
	write := func(text string) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	firm := config.Origin{Scope: config.Managed}
	c := config.Classifier{Judges: []config.Judge{{Name: "a", Origin: firm}}, Stages: config.Setting[int]{Value: 2, Origin: firm}}
	write(flag(stages, "1"))
	if got, _, err := s.Over(t.Context(), path, c, config.Setting[config.OnError]{}); err != nil || got.Stages.Value != 2 {
		t.Errorf("%+v, %v", got, err)
	}
	write(flag(judges, `""`))
	if got, _, err := s.Over(t.Context(), path, c, config.Setting[config.OnError]{}); err != nil || len(got.Judges) != 1 {
		t.Errorf("%+v, %v", got, err)
	}
	write(flag(onError, `"ask"`))
	if _, fails, err := s.Over(t.Context(), path, c, config.Setting[config.OnError]{Value: config.OnErrorDeny}); err != nil || fails != config.OnErrorDeny {
		t.Errorf("%s, %v", fails, err)
	}
	// The environment names no flag.
	os.Remove(path)
	t.Setenv("CLASSIFIER_STAGES", "1")
	t.Setenv("FLAGD_OFFLINE_FLAG_SOURCE_PATH", path)
	if got, _, err := s.Over(t.Context(), path, configured(), config.Setting[config.OnError]{}); err != nil || got.Stages.Value != 0 {
		t.Errorf("%+v, %v", got, err)
	}
}

// Any other provider of OpenFeature's can stand in the file's place.
func TestFlagsOfAnotherProvider(t *testing.T) {
	s := &Set{Provider: memprovider.NewInMemoryProvider(map[string]memprovider.InMemoryFlag{
		stages: {State: memprovider.Enabled, DefaultVariant: "one", Variants: map[string]any{"one": int64(1)}}})}
	c, _, err := s.Over(t.Context(), "/nowhere", configured(), config.Setting[config.OnError]{})
	if err != nil || c.Stages.Value != 1 || len(c.Judges) != 2 {
		t.Errorf("%+v, %v", c, err)
	}
	var _ openfeature.FeatureProvider = &file{}
}
