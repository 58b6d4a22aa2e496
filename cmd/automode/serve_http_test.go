package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"automode/internal/dialect"
)

// schemaError says in what a value does not fit a schema of the description,
// as far as the description uses JSON Schema; empty when it fits.
func schemaError(all, schema map[string]any, value any, at string) string {
	if ref, ok := schema["$ref"].(string); ok {
		return schemaError(all, resolved(all, ref), value, at)
	}
	switch kind := schema["type"]; v := value.(type) {
	case map[string]any:
		if kind != nil && kind != "object" {
			return at + " is an object"
		}
		properties, _ := schema["properties"].(map[string]any)
		for _, name := range list(schema["required"]) {
			if _, ok := v[name]; !ok {
				return at + " lacks " + name
			}
		}
		for name, sub := range v {
			s, ok := properties[name].(map[string]any)
			if !ok && schema["additionalProperties"] == false {
				return at + " has " + name
			}
			if wrong := schemaError(all, s, sub, at+"."+name); ok && wrong != "" {
				return wrong
			}
		}
	case []any:
		if kind != nil && kind != "array" {
			return at + " is a list"
		}
		items, _ := schema["items"].(map[string]any)
		for i, sub := range v {
			if wrong := schemaError(all, items, sub, fmt.Sprintf("%s[%d]", at, i)); wrong != "" {
				return wrong
			}
		}
	case string:
		if kind != nil && kind != "string" {
			return at + " is text"
		}
		if enum := list(schema["enum"]); enum != nil && !slices.Contains(enum, v) {
			return at + " is " + v
		}
	case float64:
		if kind != nil && kind != "integer" && kind != "number" {
			return at + " is a number"
		}
	}
	return ""
}

func resolved(all map[string]any, ref string) map[string]any {
	at := any(all)
	for _, name := range strings.Split(strings.TrimPrefix(ref, "#/"), "/") {
		at = at.(map[string]any)[name]
	}
	return at.(map[string]any)
}

func list(v any) []string {
	var names []string
	items, _ := v.([]any)
	for _, i := range items {
		names = append(names, i.(string))
	}
	return names
}

// described finds the schema of an answer in the description.
func described(t *testing.T, all map[string]any, path, method string, status int) map[string]any {
	t.Helper()
	p, ok := all["paths"].(map[string]any)[path].(map[string]any)
	if !ok {
		return resolved(all, "#/components/schemas/Mistake")
	}
	m, ok := p[strings.ToLower(method)].(map[string]any)
	if !ok {
		return resolved(all, "#/components/schemas/Mistake")
	}
	r, ok := m["responses"].(map[string]any)[fmt.Sprint(status)].(map[string]any)
	if !ok {
		t.Fatalf("%s %s answers %d, which is not described", method, path, status)
	}
	if ref, ok := r["$ref"].(string); ok {
		r = resolved(all, ref)
	}
	return r["content"].(map[string]any)["application/json"].(map[string]any)["schema"].(map[string]any)
}

func TestServeChecks(t *testing.T) {
	var all map[string]any
	if err := json.Unmarshal(openapi, &all); err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	project := filepath.Join(home, "project")
	if err := os.MkdirAll(project, 0o755); err != nil {
		t.Fatal(err)
	}
	c := &checker{machine: testMachine(home), token: "the-token"}
	here := func(rest string) string { return fmt.Sprintf(`{"cwd": %q%s}`, project, rest) }
	seen := map[string]bool{}
	for name, tt := range map[string]struct {
		method, path, body string
		change             func(*http.Request)
		status             int
		want               string // the decision, or the code of a mistake
	}{
		"allow":            {"POST", "/v1/check", here(`, "command": "ls"`), nil, 200, "allow"},
		"ask":              {"POST", "/v1/check", here(`, "command": "frobnicate", "id": 7`), nil, 200, "ask"},
		"deny":             {"POST", "/v1/check", here(`, "command": "rm -rf ~/"`), nil, 200, "deny"},
		"a tool":           {"POST", "/v1/check", here(`, "tool": "Read", "input": {"file_path": "/etc/hosts"}`), nil, 200, "allow"},
		"plan mode":        {"POST", "/v1/check", here(`, "command": "touch x", "mode": "plan"`), nil, 200, "ask"},
		"not for a shell":  {"POST", "/v1/check", here(`, "command": "ls \u0000"`), nil, 200, "ask"},
		"no cwd":           {"POST", "/v1/check", `{"command": "ls"}`, nil, 400, "question"},
		"a relative cwd":   {"POST", "/v1/check", `{"command": "ls", "cwd": "x"}`, nil, 400, "question"},
		"no command":       {"POST", "/v1/check", here(""), nil, 400, "question"},
		"both":             {"POST", "/v1/check", here(`, "command": "ls", "tool": "Read"`), nil, 400, "question"},
		"an unknown key":   {"POST", "/v1/check", here(`, "command": "ls", "comand": "rm -rf /"`), nil, 400, "question"},
		"a key twice":      {"POST", "/v1/check", here(`, "command": "ls", "command": "rm"`), nil, 400, "question"},
		"another type":     {"POST", "/v1/check", here(`, "command": ["ls"]`), nil, 400, "question"},
		"an unknown mode":  {"POST", "/v1/check", here(`, "command": "ls", "mode": "yolo"`), nil, 400, "question"},
		"an empty mode":    {"POST", "/v1/check", here(`, "command": "ls", "mode": ""`), nil, 400, "question"},
		"more behind it":   {"POST", "/v1/check", here(`, "command": "ls"`) + "{}", nil, 400, "question"},
		"not UTF-8":        {"POST", "/v1/check", here(`, "command": "ls ` + "\xff" + `"`), nil, 400, "question"},
		"no JSON":          {"POST", "/v1/check", "ls", nil, 400, "question"},
		"nothing":          {"POST", "/v1/check", "", nil, 400, "question"},
		"too long":         {"POST", "/v1/check", strings.Repeat(" ", dialect.MaxPayload+1), nil, 413, "size"},
		"no token":         {"POST", "/v1/check", here(`, "command": "ls"`), func(r *http.Request) { r.Header.Del("Authorization") }, 401, "token"},
		"another token":    {"POST", "/v1/check", here(`, "command": "ls"`), func(r *http.Request) { r.Header.Set("Authorization", "Bearer x") }, 401, "token"},
		"no bearer":        {"POST", "/v1/check", here(`, "command": "ls"`), func(r *http.Request) { r.Header.Set("Authorization", "the-token") }, 401, "token"},
		"a form":           {"POST", "/v1/check", here(`, "command": "ls"`), func(r *http.Request) { r.Header.Set("Content-Type", "text/plain") }, 415, "type"},
		"another name":     {"POST", "/v1/check", here(`, "command": "ls"`), func(r *http.Request) { r.Host = "evil.example:8377" }, 403, "origin"},
		"a page":           {"POST", "/v1/check", here(`, "command": "ls"`), func(r *http.Request) { r.Header.Set("Origin", "http://localhost:8377") }, 403, "origin"},
		"another method":   {"GET", "/v1/check", "", nil, 405, "method"},
		"another path":     {"POST", "/v1/checks", here(`, "command": "ls"`), nil, 404, "path"},
		"the description":  {"GET", "/openapi.json", "", func(r *http.Request) { r.Header.Del("Authorization") }, 200, ""},
		"an IPv6 address":  {"POST", "/v1/check", here(`, "command": "ls"`), func(r *http.Request) { r.Host = "[::1]:8377" }, 200, "allow"},
		"a broken setting": {"POST", "/v1/check", here(`, "command": "ls"`), func(*http.Request) { c.config = filepath.Join(home, "missing.json") }, 500, "configuration"},
	} {
		t.Run(name, func(t *testing.T) {
			r := httptest.NewRequest(tt.method, tt.path, strings.NewReader(tt.body))
			r.Host = "127.0.0.1:8377"
			r.Header.Set("Authorization", "Bearer the-token")
			r.Header.Set("Content-Type", "application/json; charset=utf-8")
			if tt.change != nil {
				tt.change(r)
			}
			w := httptest.NewRecorder()
			c.ServeHTTP(w, r)
			c.config = ""
			var got map[string]any
			if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil || w.Code != tt.status {
				t.Fatalf("%d, want %d: %s", w.Code, tt.status, w.Body)
			}
			seen[fmt.Sprint(tt.path, " ", w.Code)] = true
			if tt.want == "" {
				return
			}
			if wrong := schemaError(all, described(t, all, tt.path, tt.method, w.Code), got, "the answer"); wrong != "" {
				t.Errorf("%s: %s", wrong, w.Body)
			}
			if w.Code == 200 && got["decision"] != tt.want || w.Code != 200 && (got["decision"] != nil || got["error"].(map[string]any)["code"] != tt.want) {
				t.Errorf("%s, want %s", w.Body, tt.want)
			}
		})
	}
	// What is described is what was met.
	for path, methods := range all["paths"].(map[string]any) {
		for _, m := range methods.(map[string]any) {
			for status := range m.(map[string]any)["responses"].(map[string]any) {
				if !seen[path+" "+status] {
					t.Errorf("%s is said to answer %s, and never did", path, status)
				}
			}
		}
	}
}

// The same question gets the same answer here as from "automode check --json".
func TestServeChecksAsCheck(t *testing.T) {
	home := t.TempDir()
	for _, command := range []string{"ls", "rm -rf ~/", "curl https://example.com", "git push origin main"} {
		j, err := newJudge(testMachine(home), "")
		if err != nil {
			t.Fatal(err)
		}
		a := j.decide(question{command: command, cwd: home})
		want := new(bytes.Buffer)
		(&screen{to: want}).json(viewOf(&a))
		body, err := json.Marshal(map[string]string{"command": command, "cwd": home})
		if err != nil {
			t.Fatal(err)
		}
		r := httptest.NewRequest("POST", "/v1/check", bytes.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		(&checker{machine: testMachine(home), local: true}).ServeHTTP(w, r)
		if w.Code != 200 || w.Body.String() != want.String() {
			t.Errorf("%d %s, want %s", w.Code, w.Body, want)
		}
	}
}

// Every key that is read is described, and the other way about.
func TestQuestionDescribed(t *testing.T) {
	var all map[string]any
	if err := json.Unmarshal(openapi, &all); err != nil {
		t.Fatal(err)
	}
	for schema, of := range map[string]reflect.Type{"Decision": reflect.TypeFor[view](), "Effect": reflect.TypeFor[effectView](), "Judge": reflect.TypeFor[judgeCost]()} {
		properties := resolved(all, "#/components/schemas/"+schema)["properties"].(map[string]any)
		for i := range of.NumField() {
			name, _, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
			if properties[name] == nil {
				t.Errorf("%s.%s is not described", schema, name)
			}
			delete(properties, name)
		}
		for name := range properties {
			t.Errorf("%s.%s is described, and there is none", schema, name)
		}
	}
	properties := resolved(all, "#/components/schemas/Question")["properties"].(map[string]any)
	for _, name := range checkKeys {
		if properties[name] == nil {
			t.Errorf("%s is not described", name)
		}
	}
	if len(properties) != len(checkKeys) {
		t.Errorf("%d keys are described, %d are read", len(properties), len(checkKeys))
	}
}

func TestListen(t *testing.T) {
	for _, where := range []string{"0.0.0.0:0", "example.com:80", ":8377", "localhost:0", "127.0.0.1", "unix:x", "unix:" + filepath.Join(t.TempDir(), "no", "x")} {
		if l, _, err := listen(where); err == nil {
			l.Close()
			t.Errorf("%s is listened at", where)
		}
	}
	l, local, err := listen("127.0.0.1:0")
	if err != nil || local {
		t.Fatal(local, err)
	}
	l.Close()
	state := t.TempDir()
	token, file, err := tokenIn(state)
	if err != nil || len(token) != 48 {
		t.Fatal(token, err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	if again, _, err := tokenIn(state); err != nil || again != token {
		t.Error(again, err)
	}
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, err := tokenIn(state); err == nil {
		t.Error("an empty token is one")
	}
}
