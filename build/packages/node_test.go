package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// hooks are what stands in the hook's place, as shell scripts: what it says, and
// whether a call may then run.
var hooks = []struct {
	name, script string
	runs         bool
}{
	{"allows", `cat >"$0.in"; printf '%s' "$*" >"$0.args"; echo '{"decision":"allow"}'`, true},
	{"denies", `cat >/dev/null; echo '{"decision":"deny","reason":"Because."}'`, false},
	{"says nothing", `cat >/dev/null`, false},
	{"says garbage", `cat >/dev/null; echo allow`, false},
	{"says half of it", `cat >/dev/null; printf '{"decision":"allow"'`, false},
	{"says a word that nobody knows", `cat >/dev/null; echo '{"decision":"approve"}'`, false},
	{"says allow in another form", `cat >/dev/null; echo '{"hookSpecificOutput":{"permissionDecision":"allow"}}'`, false},
	{"says two things", `cat >/dev/null; echo '{"decision":"allow"}'; echo '{"decision":"allow"}'`, false},
	{"allows and fails", `cat >/dev/null; echo '{"decision":"allow"}'; exit 1`, false},
	{"ends with 2", `echo no >&2; exit 2`, false},
	{"is killed", `kill -9 $$`, false},
	{"takes too long", `exec sleep 20`, false},
	{"says too much", `cat >/dev/null; head -c 2000000 /dev/zero | tr '\0' ' '; echo '{"decision":"allow"}'`, false},
	{"does not read and allows", `echo '{"decision":"allow"}'`, true},
	{"is not there", "", false},
	{"asks", `cat >/dev/null; echo '{"decision":"ask","reason":"Sure?"}'`, false},
}

// plugin is the npm package unpacked, with a hook of ours named in it.
func plugin(t *testing.T, script string) (dir, hook string) {
	t.Helper()
	dir = t.TempDir()
	for name, text := range unpacked(t, "npm", "1.2.3") {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if name == "package/gate.js" {
			hook = filepath.Join(dir, "hook")
			quoted, _ := json.Marshal(hook)
			text = replaced(t, text, `const hook = "";`, "const hook = "+string(quoted)+";")
			text = replaced(t, text, "const patience = 60_000;", "const patience = 2_000;")
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if script != "" {
		if err := os.WriteFile(hook, []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, "package"), hook
}

func replaced(t *testing.T, text, old, now string) string {
	t.Helper()
	if strings.Count(text, old) != 1 {
		t.Fatalf("%q does not stand in it once", old)
	}
	return strings.Replace(text, old, now, 1)
}

// node runs a module in the package's folder and returns the JSON that it prints.
func node(t *testing.T, dir, code string, into any) {
	t.Helper()
	program, err := exec.LookPath("node")
	if err != nil {
		t.Skip("NOT RUN: there is no node; nothing is known of the plugins")
	}
	file := filepath.Join(dir, "try.mjs")
	if err := os.WriteFile(file, []byte(code), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	var complaints bytes.Buffer
	cmd := exec.CommandContext(ctx, program, file)
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	if err != nil || json.Unmarshal(out, into) != nil {
		t.Fatalf("%v: %s%s", err, out, complaints.Bytes())
	}
}

// Whatever becomes of the hook, a plugin lets a call run on its allow alone.
func TestPluginsDeny(t *testing.T) {
	const code = `
import { automode as opencode } from "./opencode.js";
import { automode as kilo } from "./kilo.js";
import extension from "./pi.js";
import cline, { plugin } from "./cline.js";

const seen = {};
for (const [name, load] of [["opencode", opencode], ["kilo", kilo]]) {
  const hooks = await load({ directory: "/p", worktree: "/p" });
  try {
    await hooks["tool.execute.before"]({ tool: "bash", sessionID: "s", callID: "c" }, { args: { command: "ls" } });
    seen[name] = "";
  } catch (error) {
    seen[name] = error.message || "no reason";
  }
}
const on = {};
extension({ on: (event, fn) => { on[event] = fn; } });
const answer = await on.tool_call({ toolName: "bash", toolCallId: "c", input: { command: "ls" } }, { cwd: "/p", hasUI: false });
seen.pi = answer === undefined ? "" : answer.block === true ? answer.reason : "not blocked";
if (plugin !== cline) throw new Error("the plugin is exported under one name alone");
plugin.setup({}, { workspaceInfo: { rootPath: "/p" } });
const control = await plugin.hooks.beforeTool({ snapshot: { conversationId: "s" }, toolCall: { toolCallId: "c", toolName: "run_commands" }, input: { commands: ["ls"] } });
seen.cline = control === undefined ? "" : control.skip === true ? control.reason : "not skipped";
console.log(JSON.stringify(seen));
`
	for _, h := range hooks {
		t.Run(h.name, func(t *testing.T) {
			t.Parallel()
			dir, _ := plugin(t, h.script)
			var seen map[string]string
			node(t, dir, code, &seen)
			if len(seen) != 4 {
				t.Fatal(seen)
			}
			for agent, reason := range seen {
				if (reason == "") != h.runs || reason == "not blocked" || reason == "not skipped" {
					t.Errorf("%s: %q, should run: %v", agent, reason, h.runs)
				}
				if h.name == "denies" && reason != "Because." {
					t.Errorf("%s does not tell the reason: %q", agent, reason)
				}
			}
		})
	}
}

// The hook is started with the agent's name and what the dialect reads.
func TestPluginsPayload(t *testing.T) {
	dir, hook := plugin(t, hooks[0].script)
	var done bool
	node(t, dir, `
import { automode } from "./opencode.js";
const client = { session: { get: async ({ path }) => ({ data: { id: path.id, parentID: path.id === "child" ? "top" : undefined } }) } };
const hooks = await automode({ directory: "/p/sub", worktree: "/p", client });
await hooks["chat.message"]({ sessionID: "child", agent: "plan" }, { parts: [] });
await hooks["tool.execute.before"]({ tool: "bash", sessionID: "child", callID: "c" }, { args: { command: "ls" } });
console.log("true");
`, &done)
	payload, err := os.ReadFile(hook + ".in")
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"hook_event_name":"tool.execute.before","cwd":"/p/sub","worktree":"/p","mode":"plan","input":{"tool":"bash","callID":"c","sessionID":"top","subagentID":"child"},"output":{"args":{"command":"ls"}}}`
	if string(payload) != want {
		t.Errorf("the hook read %s, want %s", payload, want)
	}
	if args, _ := os.ReadFile(hook + ".args"); string(args) != "opencode" {
		t.Errorf("the hook was given %q", args)
	}
}

// A prompt counts as typed only in a session of the person's.
func TestPluginsPrompts(t *testing.T) {
	dir, hook := plugin(t, `cat >>"$0.in"; echo >>"$0.in"`)
	var done bool
	node(t, dir, `
import { automode } from "./opencode.js";
import extension from "./pi.js";
const client = { session: { get: async ({ path }) => { if (path.id === "lost") throw new Error("no"); return { data: { id: path.id, parentID: path.id === "child" ? "top" : undefined } }; } } };
const hooks = await automode({ directory: "/p", worktree: "/", client });
const parts = [{ type: "text", text: "mine" }, { type: "text", text: "theirs", synthetic: true }];
for (const sessionID of ["top", "child", "lost"]) await hooks["chat.message"]({ sessionID }, { parts });
const on = {};
extension({ on: (event, fn) => { on[event] = fn; } });
for (const source of ["interactive", "rpc", "extension"]) await on.input({ text: "mine", source }, { cwd: "/p" });
console.log("true");
`, &done)
	data, err := os.ReadFile(hook + ".in")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	want := []bool{true, false, false, true, false, false}
	if len(lines) != len(want) {
		t.Fatalf("%q", lines)
	}
	for i, line := range lines {
		var p struct {
			Prompt, Worktree string
			Typed            bool
		}
		if json.Unmarshal([]byte(line), &p) != nil || p.Prompt != "mine" || p.Typed != want[i] || p.Worktree != "" {
			t.Errorf("%s: want typed %v", line, want[i])
		}
	}
}

// pi asks the person where it has a screen, and only their yes lets a call run.
func TestPiAsks(t *testing.T) {
	dir, _ := plugin(t, hooks[len(hooks)-1].script)
	var seen []bool
	node(t, dir, `
import extension from "./pi.js";
const on = {};
extension({ on: (event, fn) => { on[event] = fn; } });
const runs = async (hasUI, answer) => (await on.tool_call({ toolName: "bash", toolCallId: "c", input: {} }, { cwd: "/p", hasUI, ui: { confirm: async () => answer } })) === undefined;
console.log(JSON.stringify([await runs(true, true), await runs(true, false), await runs(true, undefined), await runs(true, "yes"), await runs(false, true)]));
`, &seen)
	for i, want := range []bool{true, false, false, false, false} {
		if seen[i] != want {
			t.Errorf("%d: %v, want %v", i, seen[i], want)
		}
	}
}

// The script of the extensions passes an answer on, and denies in the agent's
// words when there is none.
func TestExtensionsDeny(t *testing.T) {
	const nested = `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"`
	tests := []struct{ name, hook, agent, event, want string }{
		{"passed on", `echo "{\"said\":\"$*\"}"`, "gemini", "BeforeTool", `{"said":"gemini"}`},
		{"silence", `exit 0`, "gemini", "AfterTool", ""},
		{"missing", "", "gemini", "BeforeTool", `{"decision":"deny"`},
		{"missing", "", "claude", "PreToolUse", nested},
		{"missing, no question", "", "claude", "SessionStart", ""},
		{"failed", `echo '{"decision":"allow"}'; exit 1`, "gemini", "BeforeTool", `{"decision":"deny"`},
		{"stopped", `echo no >&2; exit 2`, "qwen", "PreToolUse", nested},
		{"killed", `kill -9 $$`, "qwen", "PreToolUse", nested},
		{"failed, no question", `exit 3`, "qwen", "PostToolUse", ""},
	}
	for _, tt := range tests {
		t.Run(tt.agent+" "+tt.name, func(t *testing.T) {
			home := t.TempDir()
			lib := filepath.Join(home, ".local", "lib", "automode")
			if err := os.MkdirAll(lib, 0o755); err != nil {
				t.Fatal(err)
			}
			if tt.hook != "" {
				if err := os.WriteFile(filepath.Join(lib, "automode-hook"), []byte("#!/bin/sh\n"+tt.hook+"\n"), 0o755); err != nil {
					t.Fatal(err)
				}
			} else if _, err := os.Stat("/usr/lib/automode/automode-hook"); err == nil {
				t.Skip("automode is installed on this machine")
			}
			cmd := exec.Command("sh", filepath.Join(root, "packages", "automode.sh"), tt.agent, tt.event)
			cmd.Env = []string{"HOME=" + home, "PATH=/usr/bin:/bin"}
			out, err := cmd.Output()
			got := strings.TrimSpace(string(out))
			if err != nil || tt.want == "" && got != "" || !strings.HasPrefix(got, tt.want) || got != "" && !json.Valid([]byte(got)) {
				t.Errorf("%v: %s, want %s", err, got, tt.want)
			}
		})
	}
}
