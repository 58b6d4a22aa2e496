package models

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/classifier"
)

func query() *classifier.Query {
	return &classifier.Query{Rules: "the rules", History: "the history\n", Action: "the action", Most: 100,
		Tool: classifier.ResultTool()}
}

// wires are the providers that are reached over HTTP, with the path of a
// request, and of one whose answer is to come in pieces.
var wires = map[string]struct {
	judge         config.Judge
	path, streams string
	key           func(request) string
}{
	"anthropic": {config.Judge{Provider: config.Anthropic}, "/v1/messages", "/v1/messages", func(r request) string { return r.Header.Get("X-Api-Key") }},
	"openai":    {config.Judge{Provider: config.OpenAI}, "/responses", "/responses", bearer},
	"chat":      {config.Judge{Provider: config.Chat}, "/chat/completions", "/chat/completions", bearer},
	"bedrock":   {config.Judge{Provider: config.Bedrock, Region: "eu-west-1"}, "/model/m/invoke", "/model/m/invoke-with-response-stream", bearer},
	"vertex": {config.Judge{Provider: config.Vertex, Region: "europe-west1", Account: "p"}, "/v1/projects/p/locations/europe-west1/publishers/anthropic/models/m:rawPredict",
		"/v1/projects/p/locations/europe-west1/publishers/anthropic/models/m:streamRawPredict", bearer},
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

// outcomes are what each failure of a provider comes to, whichever it is and
// whether its answer comes in pieces or not.
var outcomes = map[behaviour]automode.Outcome{
	refuses: automode.Refused, silent: automode.Unruled, otherTool: automode.Unruled, twoCalls: automode.Unruled, cutOff: automode.Truncated,
	emptyBody: automode.Empty, emptySay: automode.Empty, inventRule: automode.Invented, inventWord: automode.Invented,
	halfBody: automode.Dropped, garbage: automode.Garbled, hangsUp: automode.Dropped, endless: automode.Dropped,
	slow: automode.TimedOut, slowBody: automode.TimedOut, redirects: automode.Rejected,
	badRequest: automode.Rejected, badKey: automode.Rejected, noModel: automode.Rejected,
	crowded: automode.Overrun, broken: automode.Overrun, overloaded: automode.Overrun,
}

// streamed failures are those that only an answer in pieces has.
var streamFailures = map[behaviour]automode.Outcome{endsEarly: automode.Dropped, failsThen: automode.Overrun, oneLetter: automode.Garbled}

// Every provider answers, and fails, in the same way, in pieces and in one.
func TestContract(t *testing.T) {
	// What a project could set must change nothing.
	for name, value := range map[string]string{"ANTHROPIC_BASE_URL": "http://127.0.0.1:1/evil", "OPENAI_BASE_URL": "http://127.0.0.1:1/evil", "ANTHROPIC_CONFIG_DIR": "/evil",
		"ANTHROPIC_API_KEY": "evil", "ANTHROPIC_AUTH_TOKEN": "evil", "ANTHROPIC_PROFILE": "evil", "ANTHROPIC_CUSTOM_HEADERS": "X-Evil: evil", "OPENAI_API_KEY": "evil",
		"OPENAI_ADMIN_KEY": "evil", "OPENAI_ORG_ID": "evil", "OPENAI_PROJECT_ID": "evil", "OPENAI_CUSTOM_HEADERS": "X-Evil: evil", "AWS_BEARER_TOKEN_BEDROCK": "evil",
		"AWS_ACCESS_KEY_ID": "evil", "AWS_SECRET_ACCESS_KEY": "evil", "AWS_REGION": "evil", "AWS_PROFILE": "evil", "AWS_ENDPOINT_URL": "http://127.0.0.1:1/evil",
		"GOOGLE_APPLICATION_CREDENTIALS": "/evil", "GOOGLE_CLOUD_PROJECT": "evil", "GOOGLE_CLOUD_UNIVERSE_DOMAIN": "evil.example"} {
		t.Setenv(name, value)
	}
	for name, wire := range wires {
		for _, streams := range []bool{false, true} {
			failures, how, path := outcomes, "at once", wire.path
			wire.judge.Stream = streams
			if streams {
				failures, how, path = maps.Clone(outcomes), "in pieces", wire.streams
				maps.Copy(failures, streamFailures)
			}
			t.Run(name+" "+how, func(t *testing.T) {
				p := newProvider(t)
				m := model(t, wire.judge, p.URL)
				t.Run("answers", func(t *testing.T) { testAnswer(t, p, m, path, wire.key) })
				for does, want := range failures {
					t.Run(string(does), func(t *testing.T) { testFailure(t, p, m, does, want) })
				}
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
}

// testFailure asks a provider that fails, and has the classifier ask it.
func testFailure(t *testing.T, p *provider, m classifier.Model, does behaviour, want automode.Outcome) {
	p.set(does)
	limit := time.Minute
	if does == slow || does == slowBody {
		limit = patience
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	if limit == patience { // its time is over once the request is there
		go func() {
			for len(p.seen()) == 0 && ctx.Err() == nil {
				time.Sleep(time.Millisecond)
			}
			cancel()
		}()
	}
	r, err := m.Ask(ctx, query())
	if want == automode.Invented { // a whole answer; who knows the rules says what it is worth
		if err != nil {
			t.Fatal(err)
		}
	} else {
		f, ok := errors.AsType[*classifier.Failure](err)
		if r != nil || !ok || f.Outcome != want {
			t.Fatalf("%+v, %v, want %s", r, err, want)
		}
		if strings.Contains(err.Error(), "the-key") || strings.Contains(err.Error(), "the action") {
			t.Errorf("the error repeats the request: %v", err)
		}
	}
	if n := len(p.seen()); n != 1 {
		t.Errorf("%d requests were sent, want 1", n)
	}
	// The classifier says the same of it, and nothing is allowed.
	stage := config.Setting[time.Duration]{Value: limit}
	c := classifier.New(classifier.BuiltIn().Rules(), []classifier.Named{{Judge: config.Judge{Name: "j"}, Model: m}},
		config.Classifier{Stages: config.Setting[int]{Value: 1}, First: stage, Second: stage})
	ctx, cancel = context.WithTimeout(t.Context(), limit+limit/2) // no time to ask twice
	defer cancel()
	ruling, _ := c.Rule(ctx, &classifier.Question{Call: &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: "rm x"}})
	if ruling.Outcome != want || ruling.Verdict == automode.Allow {
		t.Errorf("%+v, want %s", ruling, want)
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
	body, at := seen[0].Raw, 0
	for _, name := range []string{`"thinking"`, `"should_block"`, `"reason"`, `"rule"`, `"message"`} { // in the order in which they are to be thought of
		n := strings.Index(body[at:], name+":{")
		if n < 0 {
			t.Errorf("the tool has no %s behind the others: %s", name, body)
			break
		}
		at += n
	}
	for _, part := range []string{`the rules`, `the history`, `the action`, `"name":"classify_result"`, `"temperature":0`} {
		if !strings.Contains(body, part) {
			t.Errorf("the request has no %s: %s", part, body)
		}
	}
	choice, err := json.Marshal(seen[0].Body["tool_choice"])
	if err != nil || !strings.Contains(string(choice), "classify_result") {
		t.Errorf("the tool is not forced: %s", choice)
	}
	if strings.HasSuffix(path, "/responses") && !strings.Contains(body, `"store":false`) {
		t.Errorf("the provider is to keep it: %s", body)
	}
	if anthropics(path) && strings.Count(body, `"cache_control"`) != 2 {
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
		`true`:                                  automode.Empty,
		`echo '{}'`:                             automode.Unruled,
		`echo '{"error": "no"}'`:                automode.Rejected,
		`echo '{"error": "no", "retry": true}'`: automode.Overrun,
		`sleep 600 & echo $! >"$0.left"; wait`:  automode.TimedOut,
		`yes`:                                   automode.Dropped,
		// Its environment is its key, and what sh itself sets.
		`PATH=/usr/bin:/bin; env | grep -v '^\(PWD\|OLDPWD\|SHLVL\|_\|PATH\)=' | grep -vx K=the-key && exit 4; test "$K" = the-key && echo '{"arguments": {"x": 1}, "usage": {"input": 5}}'`: automode.Policy,
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
			m, err := New(config.Judge{Name: "j", Provider: config.Command, Command: []string{program}, KeyVariable: "K"},
				func(string) (string, bool) { return "the-key", true })
			if err != nil {
				t.Fatal(err)
			}
			r, err := m.Ask(ctx, query())
			f, _ := errors.AsType[*classifier.Failure](err)
			if want == automode.Policy && (err != nil || r.Usage.Input != 5) || want != automode.Policy && (f == nil || f.Outcome != want) {
				t.Errorf("%+v, %v, want %s", r, err, want)
			}
			// What it started has not outlived it.
			if b, err := os.ReadFile(program + ".left"); err == nil {
				pid, err := strconv.Atoi(strings.TrimSpace(string(b)))
				if err != nil {
					t.Fatal(err)
				}
				left, err := os.FindProcess(pid)
				if err != nil {
					t.Fatal(err)
				}
				for range 1000 {
					// Nobody may wait for it here: then it stays as a name without a process.
					stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
					if left.Signal(syscall.Signal(0)) != nil || bytes.Contains(stat, []byte(") Z ")) {
						return
					}
					time.Sleep(10 * time.Millisecond)
				}
				t.Errorf("what it started goes on as %d", pid)
				left.Kill()
			} else if strings.Contains(text, ".left") {
				t.Error("it did not come to start anything")
			}
		})
	}
	_, err := command{words: []string{"/nowhere/judge"}}.Ask(t.Context(), query())
	if f, ok := errors.AsType[*classifier.Failure](err); !ok || f.Outcome != automode.Outage {
		t.Error(err)
	}
}
