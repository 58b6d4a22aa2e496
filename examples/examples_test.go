// Package examples holds how other agents' libraries are put behind the gate.
package examples

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// node runs a module beside the examples, with a stand-in for langchain, and
// returns what it prints.
func node(t *testing.T, environment []string, code string) string {
	t.Helper()
	program, err := exec.LookPath("node")
	if err != nil {
		if os.Getenv("AUTOMODE_E2E") == "must" {
			t.Fatal("node is missing, and AUTOMODE_E2E says that the examples must be tried")
		}
		t.Skip("NOT RUN: there is no node here; nothing is known of the examples")
	}
	dir := t.TempDir()
	files, err := filepath.Glob("*.mjs")
	if err != nil || len(files) < 4 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, name), string(text))
	}
	write(t, filepath.Join(dir, "node_modules", "langchain", "package.json"), `{"name":"langchain","type":"module","main":"index.js"}`)
	write(t, filepath.Join(dir, "node_modules", "langchain", "index.js"), `export class ToolMessage { constructor(fields) { Object.assign(this, fields); } }`)
	write(t, filepath.Join(dir, "test.mjs"), code)
	cmd := exec.Command(program, "test.mjs")
	cmd.Dir, cmd.Env = dir, append(os.Environ(), environment...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// server answers as "automode serve" does: each call with the word that its
// command is.
func server(t *testing.T) []string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var call struct {
			Command string
			Input   struct{ Command string }
		}
		if r.Method != "POST" || r.URL.Path != "/v1/check" || r.Header.Get("Authorization") != "Bearer word" || json.NewDecoder(r.Body).Decode(&call) != nil {
			http.Error(w, "no", http.StatusForbidden)
			return
		}
		word := call.Command + call.Input.Command
		if word == "broken" {
			w.Write([]byte(`{"decision":"approve"}`))
			return
		}
		json.NewEncoder(w).Encode(map[string]string{"decision": word, "reason": "because of " + word})
	}))
	t.Cleanup(s.Close)
	return []string{"AUTOMODE_URL=" + s.URL, "AUTOMODE_TOKEN=word"}
}

func TestClaudeAgentSDK(t *testing.T) {
	const code = `
		import { canUseTool } from "./claude-agent-sdk.mjs";
		for (const person of [undefined, async () => true, async () => "yes"]) {
			const can = canUseTool("/work", person);
			for (const command of ["allow", "ask", "deny", "broken"]) {
				const { behavior, updatedInput, message } = await can("Bash", { command });
				console.log(command, behavior, updatedInput?.command ?? message);
			}
		}`
	const nobody = "allow allow allow\nask deny because of ask\ndeny deny because of deny\nbroken deny automode could not be asked: the answer holds no decision\n"
	const yes = "allow allow allow\nask allow ask\ndeny deny because of deny\nbroken allow broken\n"
	if got, want := node(t, server(t), code), nobody+yes+nobody; got != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
	// Neither a server that is gone nor a token that is wrong lets anything through.
	for _, environment := range [][]string{{"AUTOMODE_URL=http://127.0.0.1:1"}, append(server(t), "AUTOMODE_TOKEN=other"), {"AUTOMODE_URL=", "AUTOMODE=/nowhere/automode"}} {
		got := node(t, environment, `
			import { canUseTool } from "./claude-agent-sdk.mjs";
			console.log((await canUseTool("/work")("Bash", { command: "allow" })).behavior);`)
		if got != "deny\n" {
			t.Errorf("%v: %s", environment, got)
		}
	}
}

func TestOpenAIAgents(t *testing.T) {
	got := node(t, server(t), `
		import { needsApproval, settle } from "./openai-agents.mjs";
		const call = (input) => ({ command: input.command, cwd: "/work" });
		const needs = needsApproval(call);
		for (const command of ["allow", "ask", "deny", "broken"]) console.log(command, await needs({}, { command }));
		const state = { approve: () => console.log("approved"), reject: (_, { message }) => console.log("rejected", message) };
		for (const command of ["allow", "ask", "deny"])
			for (const person of [undefined, async () => true])
				await settle(state, { arguments: JSON.stringify({ command }) }, call, person);
		await settle(state, { arguments: "{" }, call);`)
	want := "allow false\nask true\ndeny true\nbroken true\napproved\napproved\nrejected because of ask\napproved\nrejected because of deny\nrejected because of deny\nrejected the arguments cannot be read\n"
	if got != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
}

func TestLangChain(t *testing.T) {
	got := node(t, server(t), `
		import { gate } from "./langchain.mjs";
		const { when, guard } = gate((toolCall) => ({ command: toolCall.args.command, cwd: "/work" }));
		for (const command of ["allow", "ask", "deny", "broken"]) {
			const request = { toolCall: { id: command, name: "shell", args: { command } } };
			console.log(command, "unasked", (await guard(request, () => ({ content: "ran" }))).content);
			console.log(command, "interrupts", await when(request));
			console.log(command, "approved", (await guard(request, () => ({ content: "ran" }))).content);
			console.log(command, "again", (await guard(request, () => ({ content: "ran" }))).content);
		}`)
	want := `allow unasked ran
allow interrupts false
allow approved ran
allow again ran
ask unasked because of ask
ask interrupts true
ask approved ran
ask again because of ask
deny unasked because of deny
deny interrupts false
deny approved because of deny
deny again because of deny
broken unasked automode could not be asked: the answer holds no decision
broken interrupts true
broken approved ran
broken again automode could not be asked: the answer holds no decision
`
	if got != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
}

// With the program itself instead of a server.
func TestProgram(t *testing.T) {
	program := filepath.Join(t.TempDir(), "automode")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", program, "../cmd/automode").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	home := t.TempDir()
	got := node(t, []string{"AUTOMODE_URL=", "AUTOMODE=" + program, "HOME=" + home}, `
		import { check } from "./check.mjs";
		for (const call of [{ command: "git status" }, { command: "frobnicate" }, { command: "rm -rf ~/" }, { tool: "Read", input: { file_path: "/etc/hosts" } }])
			console.log((await check({ ...call, cwd: "/tmp" })).decision);`)
	if want := "allow ask deny allow"; strings.Join(strings.Fields(got), " ") != want {
		t.Errorf("%q, want %q", got, want)
	}
}
