package models

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/classifier"
)

func query() *classifier.Query {
	return &classifier.Query{Rules: "the rules", History: "the history\n", Action: "the action", Most: 100,
		Tool: classifier.Tool{Name: "classify_result", Description: "Rule.", Required: []string{"should_block"},
			Properties: map[string]any{"should_block": map[string]any{"type": "boolean"}}}}
}

var wires = map[string]struct {
	judge config.Judge
	path  string
	key   func(request) string
}{
	"anthropic": {config.Judge{Provider: config.Anthropic}, "/v1/messages", func(r request) string { return r.Header.Get("X-Api-Key") }},
	"openai":    {config.Judge{Provider: config.OpenAI}, "/responses", bearer},
	"chat":      {config.Judge{Provider: config.Chat}, "/chat/completions", bearer},
	"bedrock":   {config.Judge{Provider: config.Bedrock, Region: "eu-west-1"}, "/model/m/invoke", bearer},
	"vertex":    {config.Judge{Provider: config.Vertex, Region: "europe-west1", Account: "p"}, "/v1/projects/p/locations/europe-west1/publishers/anthropic/models/m:rawPredict", bearer},
}

func bearer(r request) string { return strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ") }

func model(t *testing.T, j config.Judge, url string) classifier.Model {
	t.Helper()
	j.Name, j.Model, j.BaseURL, j.KeyVariable = "j", "m", url, "JUDGE_KEY"
	j.Headers = []config.Header{{Name: "X-Team", Value: "a"}}
	m, err := New(j, func(name string) (string, bool) { return "the-key", name == "JUDGE_KEY" })
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Every provider answers, and fails, in the same way.
func TestContract(t *testing.T) {
	// What a project could set must change nothing.
	for _, name := range []string{"ANTHROPIC_BASE_URL", "OPENAI_BASE_URL", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy"} {
		t.Setenv(name, "http://127.0.0.1:1/evil")
	}
	t.Setenv("ANTHROPIC_API_KEY", "evil")
	t.Setenv("ANTHROPIC_AUTH_TOKEN", "evil")
	t.Setenv("OPENAI_API_KEY", "evil")
	t.Setenv("OPENAI_ORG_ID", "evil")
	for name, wire := range wires {
		t.Run(name, func(t *testing.T) {
			p := newProvider(t)
			m := model(t, wire.judge, p.URL)
			t.Run("answers", func(t *testing.T) { testAnswer(t, p, m, wire.path, wire.key) })
			for does, want := range map[behaviour]automode.Outcome{
				refuses: automode.Refused, silent: automode.Unruled, otherTool: automode.Unruled, twoCalls: automode.Unruled, cutOff: automode.Truncated,
				halfBody: automode.Dropped, garbage: automode.Garbled, hangsUp: automode.Dropped, endless: automode.Dropped,
				slow: automode.TimedOut, slowBody: automode.TimedOut, redirects: automode.Rejected,
				badRequest: automode.Rejected, badKey: automode.Rejected, noModel: automode.Rejected,
				crowded: automode.Overrun, broken: automode.Overrun, overloaded: automode.Overrun,
			} {
				t.Run(string(does), func(t *testing.T) {
					p.set(does)
					ctx, cancel := context.WithTimeout(t.Context(), patience)
					if does != slow && does != slowBody {
						cancel()
						ctx, cancel = context.WithTimeout(t.Context(), time.Minute)
					}
					defer cancel()
					r, err := m.Ask(ctx, query())
					f, ok := errors.AsType[*classifier.Failure](err)
					if r != nil || !ok || f.Outcome != want {
						t.Fatalf("%+v, %v, want %s", r, err, want)
					}
					if n := len(p.seen()); n != 1 {
						t.Errorf("%d requests were sent, want 1", n)
					}
					if strings.Contains(err.Error(), "the-key") || strings.Contains(err.Error(), "the action") {
						t.Errorf("the error repeats the request: %v", err)
					}
				})
			}
			t.Run("writes nothing", func(t *testing.T) {
				p.set(emptyBody)
				if r, err := m.Ask(t.Context(), query()); r != nil || err == nil {
					t.Errorf("%+v", r)
				}
			})
			t.Run("no temperature", func(t *testing.T) {
				p.set(noHeat)
				for range 2 {
					if _, err := m.Ask(t.Context(), query()); err != nil {
						t.Fatal(err)
					}
				}
				if n := len(p.seen()); n != 3 {
					t.Errorf("%d requests, want one more than two", n)
				}
			})
			t.Run("nobody there", func(t *testing.T) {
				gone := model(t, wire.judge, "http://127.0.0.1:1")
				_, err := gone.Ask(t.Context(), query())
				if f, ok := errors.AsType[*classifier.Failure](err); !ok || f.Outcome != automode.Outage {
					t.Errorf("%v", err)
				}
			})
		})
	}
}

func testAnswer(t *testing.T, p *provider, m classifier.Model, path string, key func(request) string) {
	p.set(answers)
	r, err := m.Ask(t.Context(), query())
	if err != nil {
		t.Fatal(err)
	}
	var got, want any
	if json.Unmarshal(r.Arguments, &got) != nil || json.Unmarshal([]byte(arguments), &want) != nil || len(got.(map[string]any)) != len(want.(map[string]any)) {
		t.Errorf("%s", r.Arguments)
	}
	if r.Usage.Input != 1000 || r.Usage.Cached != 900 || r.Usage.Output != 20 {
		t.Errorf("%+v", r.Usage)
	}
	seen := p.seen()
	if len(seen) != 1 || seen[0].Path != path || key(seen[0]) != "the-key" || seen[0].Header.Get("X-Team") != "a" {
		t.Fatalf("%+v", seen)
	}
	for name, values := range seen[0].Header {
		if strings.Contains(strings.Join(values, " "), "evil") {
			t.Errorf("the environment was used: %s: %s", name, values)
		}
	}
	body, err := json.Marshal(seen[0].Body)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`the rules`, `the history`, `the action`, `"name":"classify_result"`, `"temperature":0`} {
		if !strings.Contains(string(body), part) {
			t.Errorf("the request has no %s: %s", part, body)
		}
	}
	choice, err := json.Marshal(seen[0].Body["tool_choice"])
	if err != nil || !strings.Contains(string(choice), "classify_result") {
		t.Errorf("the tool is not forced: %s", choice)
	}
	if strings.HasSuffix(path, "messages") && strings.Count(string(body), `"cache_control"`) != 2 {
		t.Errorf("the parts that stay the same are not marked: %s", body)
	}
}

func TestNoKey(t *testing.T) {
	none := func(string) (string, bool) { return "", false }
	_, err := New(config.Judge{Name: "j", Provider: config.Anthropic, Model: "m", KeyVariable: "K"}, none)
	if err == nil || !strings.Contains(err.Error(), "variable K") {
		t.Error(err)
	}
	for _, j := range []config.Judge{{Provider: config.Bedrock, Region: "r", Model: "m"}, {Provider: config.Vertex, Region: "r", Account: "p", Model: "m"}, {}} {
		if _, err := New(j, none); err == nil {
			t.Errorf("%s without a key", j.Provider)
		}
	}
	list, wrong := All(config.Classifier{Judges: []config.Judge{{Name: "j", Provider: config.OpenAI, Model: "m", KeyVariable: "K"}}}, none)
	if len(list) != 1 || len(wrong) != 1 {
		t.Fatalf("%v %v", list, wrong)
	}
	if _, err := list[0].Model.Ask(t.Context(), query()); err == nil || !strings.Contains(err.Error(), "variable K") {
		t.Error(err)
	}
}

func TestCommand(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the programs here are scripts of sh")
	}
	for text, want := range map[string]automode.Outcome{
		`grep -q '"action":"the action"' && echo '{"arguments": ` + arguments + `, "usage": {"input": 5}}'`: automode.Policy,
		`exit 3`:                                automode.Overrun,
		`echo no`:                               automode.Garbled,
		`true`:                                  automode.Unruled,
		`echo '{}'`:                             automode.Unruled,
		`echo '{"error": "no"}'`:                automode.Rejected,
		`echo '{"error": "no", "retry": true}'`: automode.Overrun,
		`sleep 60 & wait`:                       automode.TimedOut,
		`yes`:                                   automode.Dropped,
	} {
		t.Run(text, func(t *testing.T) {
			program := filepath.Join(t.TempDir(), "judge")
			if err := os.WriteFile(program, []byte("#!/bin/sh\n"+text+"\n"), 0o700); err != nil {
				t.Fatal(err)
			}
			limit := time.Minute
			if want == automode.TimedOut {
				limit = patience
			}
			ctx, cancel := context.WithTimeout(t.Context(), limit)
			defer cancel()
			m, err := New(config.Judge{Name: "j", Provider: config.Command, Command: []string{program}}, nil)
			if err != nil {
				t.Fatal(err)
			}
			r, err := m.Ask(ctx, query())
			f, _ := errors.AsType[*classifier.Failure](err)
			if want == automode.Policy && (err != nil || r.Usage.Input != 5) || want != automode.Policy && (f == nil || f.Outcome != want) {
				t.Errorf("%+v, %v, want %s", r, err, want)
			}
		})
	}
	_, err := command{"/nowhere/judge"}.Ask(t.Context(), query())
	if f, ok := errors.AsType[*classifier.Failure](err); !ok || f.Outcome != automode.Outage {
		t.Error(err)
	}
}
