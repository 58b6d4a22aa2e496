// Package facts says of each agent what it lets a hook do, and what it does
// when the hook fails. The hook itself does not link it.
package facts

// Agent is what one agent lets a hook do, and what it does when the hook fails.
// docs/agents.md and "automode agents" say the same, from here.
type Agent struct {
	Name  string `json:"name"`  // on our command lines
	Title string `json:"title"` // as its makers write it
	Seam  string `json:"seam"`  // where it asks us
	// Seen is the release whose program was run to see all this; empty where the
	// documentation, or the program's source, is all there is.
	Seen string `json:"seen,omitempty"`

	// What our answer does. Each begins with yes or no.
	Allow string `json:"allow"` // an allow of ours takes the agent's own question away
	Ask   string `json:"ask"`   // a question of ours reaches the person
	Deny  string `json:"deny"`  // a denial stops the call, and the model hears why

	// What happens to a call where the agent would let it run: it "runs", it is
	// "stopped", it is left to the agent's own permissions, or that is not known.
	Crash   string `json:"crash"`   // the hook is missing, is killed or ends with another status
	Late    string `json:"late"`    // the hook takes too long
	Garbage string `json:"garbage"` // the hook prints what the agent cannot read

	Set  string   `json:"set"`  // what init writes that makes it stop the call instead; empty where nothing does
	Open []string `json:"open"` // what passes us, whatever is set
	// Fails is what a gate that fails lets run with that set: how it fails, and in
	// which modes of the agent. Empty: nothing, as far as is known.
	Fails string `json:"fails"`
}

// Words that several agents share.
const (
	runs    = "runs"
	stopped = "stopped"
	unknown = "not documented"

	// line is the end of a hook's line that a shell starts (closing of package
	// agents).
	line = "the line that init writes, where the hook is missing or crashes"

	// unasked is what that line leaves open, where modes are not told apart.
	unasked = "a hook that is late or prints nonsense: whatever the agent does not ask about by itself"
)

// Everywhere is what passes a hook in most agents, whatever is set.
const Everywhere = "Commands that the person types with !, files that they name with @ and searches that the vendor runs on its own machines mostly pass no hook, in any agent."

// Init is what "automode init" does about a hook that fails.
const Init = "Where an agent runs a call whose hook is missing or crashes, starts the hook's line by a shell and heeds status 2, automode init writes behind the line what stops the call then (not on Windows). A hook that is late is left to the agent."

// All are the agents whose hooks we answer, in the order in which they are
// shown.
var All = [...]Agent{
	{Name: "claude", Title: "Claude Code", Seam: "PreToolUse, PermissionRequest", Seen: "2.1.329 and 2.1.197",
		Allow: "yes, but its own rules that ask or deny stay", Ask: "yes; where nobody is there it denies", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: "onFailure: block (from 2.1.295)",
		Open:  []string{"a session started with --bare, which has no hooks"},
		Fails: "before 2.1.295, which knows no onFailure, any failure: in acceptEdits and bypassPermissions; in auto its own judge decides"},
	{Name: "codex", Title: "Codex", Seam: "PreToolUse, PermissionRequest", Seen: "0.169.0",
		Allow: "no before a tool; yes where Codex is about to ask", Ask: "no: an ask runs the call, so it is denied", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: line,
		Open: []string{"a hook that the person has not trusted, or that has changed since: it is skipped without a word", "hosted web search",
			"what is typed into a program that runs already"},
		Fails: "a hook that is late or prints nonsense: what runs in its sandbox, and everything under the approval policy never"},
	{Name: "gemini", Title: "Gemini CLI", Seam: "BeforeTool", Seen: "0.61.0",
		Allow: "no, it only means that we have nothing against the call", Ask: "yes with --attended; without anybody there it hangs, so it is denied", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: line, Open: []string{"a folder that is not trusted, where it runs no hooks"},
		Fails: "a hook that is late or prints nonsense: in yolo and auto_edit, and tools that its policy allows"},
	{Name: "antigravity", Title: "Antigravity CLI", Seam: "PreToolUse",
		Allow: "no, its own prompt stays", Ask: "yes with --attended, by force_ask; else it is denied", Deny: "yes",
		Crash: unknown, Late: unknown, Garbage: stopped, Set: line, Open: []string{"hooks of a project under agy -p without an absolute --add-dir"},
		Fails: "a hook that is late: not documented"},
	{Name: "qwen", Title: "Qwen Code", Seam: "PreToolUse, PermissionRequest", Seen: "0.24.4",
		Allow: "no before a tool, which comes after the approval; yes where it is about to ask", Ask: "yes; where nobody is there it denies", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: "failMode: closed (where a release knows it); " + line, Open: []string{"its memory side agent: no hook was seen for its calls", "the serve daemon, where an allow does not stand above its own judge"},
		Fails: "releases that do not know failMode (0.24.4), a hook that is late or prints nonsense: in yolo and auto-edit; in auto its own judge decides"},
	{Name: "copilot", Title: "GitHub Copilot CLI", Seam: "preToolUse, permissionRequest", Seen: "1.0.102",
		Allow: "yes for commands; files are asked about once more, by permissionRequest", Ask: "yes; where nobody is there it denies", Deny: "yes",
		Crash: stopped, Late: runs, Garbage: "its own permissions", Open: []string{"a hook that is slow", "background agents",
			"a permissionRequest that would be asked about: Copilot's own rules or the person settle it, as it names a file's edit in another way than the call that was judged before"},
		Fails: "a hook that is late: in every mode; one that prints nonsense: what its own permissions allow"},
	{Name: "vscode", Title: "VS Code agent hooks", Seam: "PreToolUse",
		Allow: "yes", Ask: "yes", Deny: "yes, but one release was reported not to heed it under bypass approvals",
		Crash: runs, Late: runs, Garbage: runs, Set: line, Open: []string{"sessions of Copilot, Claude or Codex inside it, which have their own hooks"},
		Fails: unasked},
	{Name: "droid", Title: "Factory Droid", Seam: "PreToolUse", Seen: "0.215.0",
		Allow: "no", Ask: "yes in mode off with --attended; else an ask runs the call, so it is denied", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: line, Open: []string{"a session that was running when the hook was put in"},
		Fails: "a hook that is late or prints nonsense: in auto-low, auto-medium and auto-high, and what mode off does not ask about"},
	{Name: "opencode", Title: "OpenCode", Seam: "our plug-in, tool.execute.before", Seen: "1.18.33",
		Allow: "no", Ask: "no, so it is denied", Deny: "yes",
		Crash: "stopped by our plug-in", Late: "stopped by our plug-in", Garbage: "stopped by our plug-in",
		Open: []string{"a plug-in that cannot be loaded: it is skipped without a word"}},
	{Name: "kilo", Title: "Kilo Code", Seam: "our plug-in, tool.execute.before", Seen: "7.7.9",
		Allow: "no", Ask: "no, so it is denied", Deny: "yes",
		Crash: "stopped by our plug-in", Late: "stopped by our plug-in", Garbage: "stopped by our plug-in",
		Open: []string{"a plug-in that cannot be loaded: it is skipped without a word"}},
	{Name: "pi", Title: "pi", Seam: "our extension, tool_call", Seen: "0.73.1",
		Allow: "yes: it never asks by itself", Ask: "yes, by the extension, where there is a screen", Deny: "yes",
		Crash: "stopped by our extension", Late: "stopped by our extension", Garbage: "stopped by our extension",
		Open: []string{"an extension that cannot be loaded", "commands that the person types with !"}},
	{Name: "cline", Title: "Cline", Seam: "file hook PreToolUse", Seen: "3.0.65",
		Allow: "no", Ask: "no: there is no such answer, so it is denied", Deny: "yes, but it ends the whole task",
		Crash: runs, Late: "neither runs nor fails", Garbage: runs, Set: "the files that init writes, where the hook is missing or crashes",
		Open:  []string{"such a file that cannot be started: its exit status is not heeded"},
		Fails: "a hook that prints nonsense: everything that is approved by itself"},
	{Name: "cursor", Title: "Cursor", Seam: "preToolUse, beforeShellExecution, beforeMCPExecution, beforeReadFile",
		Allow: "no: its own allowlist stays", Ask: "no: it was reported not to be enforced, so it is denied", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: "failClosed: true",
		Open:  []string{"a release that ignores the switch", "background and cloud agents on another machine", "completions by Tab"},
		Fails: "releases that ignore failClosed, any failure: what its allowlist and run mode let run"},
	{Name: "windsurf", Title: "Windsurf, Devin Desktop (Cascade)", Seam: "pre_run_command, pre_write_code, pre_read_code, pre_mcp_tool_use",
		Allow: "no", Ask: "no, so it is denied", Deny: "yes, by exit status 2 alone",
		Crash: runs, Late: runs, Garbage: runs, Set: line, Open: []string{"every tool that has no event: search, web, browser, memories"},
		Fails: unasked},
	{Name: "devin", Title: "Devin CLI", Seam: "PreToolUse, PermissionRequest",
		Allow: "no: how is not documented", Ask: "no before a tool, so it is denied; where Devin is about to ask, silence leaves it to it", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: line, Open: []string{"the folder of a shell that stays"},
		Fails: unasked},
	{Name: "crush", Title: "Crush", Seam: "PreToolUse",
		Allow: "yes", Ask: "no: silence may run the call, so it is denied", Deny: "yes",
		Crash: "its own permissions", Late: "its own permissions", Garbage: "its own permissions", Set: line,
		Open:  []string{"sub-agents (agent, agentic_fetch): no hook is asked about what they do, so starting one is not allowed unseen", "--yolo when the hook fails"},
		Fails: "a hook that is late or prints nonsense: with --yolo, and tools that are allowed"},
	{Name: "goose", Title: "Goose", Seam: "PreToolUse of an Open Plugins plug-in",
		Allow: "no", Ask: "no, so it is denied", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: "on_failure: block", Open: []string{"sub-agents and recipes: whether hooks are asked there is not documented"}},
	{Name: "kiro", Title: "Kiro", Seam: "preToolUse (2.x), PreToolUse (3, IDE 1.x)",
		Allow: "no", Ask: "no, so it is denied", Deny: "yes, by exit status 2 alone",
		Crash: runs, Late: runs, Garbage: runs, Set: line,
		Open:  []string{"sub-agents: no hook is asked about what they do", "Windows, where the exit status was reported lost", "a cache_ttl_seconds above zero, which answers with an old verdict"},
		Fails: "a hook that is late or prints nonsense: tools that are trusted"},
	{Name: "amp", Title: "Amp", Seam: "our plug-in, tool.call",
		Allow: "yes: it never asks by itself", Ask: "yes, by the plug-in, in the thread that is looked at", Deny: "yes",
		Crash: "stopped by our plug-in", Late: "stopped by our plug-in", Garbage: "stopped by our plug-in",
		Open: []string{"a plug-in that is not loaded: everything runs; older releases want PLUGINS=all"}},
	{Name: "augment", Title: "Augment (Auggie)", Seam: "PreToolUse",
		Allow: "no", Ask: "no, so it is denied", Deny: "yes, by exit status 2",
		Crash: unknown, Late: unknown, Garbage: unknown, Open: []string{"its hosted search of the project"},
		Fails: "how it takes a failure is not documented: every one may let the call run"},
	{Name: "openhands", Title: "OpenHands", Seam: "PreToolUse",
		Allow: "no, its own confirmation stays", Ask: "no, so it is denied", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: line, Open: []string{"hooks of the person where the project has a file of its own: only the first that is found counts"},
		Fails: unasked},
	{Name: "grok", Title: "Grok Build", Seam: "PreToolUse",
		Allow: "no", Ask: "no, so it is denied", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: line, Open: []string{"its limit for a hook: five seconds unless the file says more", "hooks of a project that is not trusted"},
		Fails: unasked},
	{Name: "kimi", Title: "Kimi Code", Seam: "PreToolUse",
		Allow: "no", Ask: "no, so it is denied", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: line,
		Open:  []string{"a hook that is late: fail_mode = \"closed\" is not set, because releases that do not know it refuse the whole file"},
		Fails: unasked},
	{Name: "hermes", Title: "Hermes Agent", Seam: "pre_tool_call",
		Allow: "no, its own approvals stay", Ask: "yes with --attended; else it is denied", Deny: "yes",
		Crash: runs, Late: runs, Garbage: runs, Set: "fail_closed: true",
		Open: []string{"a hook without consent on record: without a terminal it is skipped without a word"}},
}

// Of is what is known of the agent of that name, nil when nothing is.
func Of(name string) *Agent {
	for i := range All {
		if All[i].Name == name {
			return &All[i]
		}
	}
	return nil
}

// Source says where the facts come from.
func (a *Agent) Source() string {
	if a.Seen == "" {
		return "its documentation; the program was not run"
	}
	return "runs of " + a.Seen
}
