package automode

import "encoding/json"

// Call is one tool call that an agent asks about, in our words. A dialect
// makes it from the agent's payload. Paths in it are as the agent gave them;
// they are resolved when the call is understood.
//
// Where an agent does not tell which server a tool is of, Tool is
// "mcp__*__tool"; where it does not tell where the server's name ends,
// "mcp_server_tool". No rule that allows means a guess; one that asks or denies
// means every server that it may be.
type Call struct {
	ID        string // the agent's own id of the call, empty when it sends none
	Agent     string // who asks: "claude", "codex", "mcp:files" for a gateway, …
	Session   string // the agent's session id
	Subagent  string // id of the sub-agent that makes the call, empty for the main one
	Tool      string // the tool as rules name it: "Bash", "mcp__memory__read"
	Own       string // the agent's own name of the tool where that is another: "run_shell_command"
	Kind      ToolKind
	Mode      Mode
	Cwd       string   // absolute working directory
	Roots     []string // the project: absolute folders; empty when the agent names none
	Shell     ShellKind
	Platform  Platform
	Headless  bool            // nobody is there to be asked
	Input     json.RawMessage // the tool's input as the agent sent it, for rules on its fields
	Malformed string          // why the input cannot be relied on, empty when it can

	// What the input means, by kind. Fields that a kind does not name are empty.
	Command string // shell: the text given to the shell
	Path    string // read, edit, search: the file or folder
	Pattern string // search: what is looked for in names or text
	Filter  string // search: a pattern of the names that are looked into; empty for all
	Edits   []Edit // edit: the changes, in order
	URL     string // fetch: the address
	Prompt  string // subagent, coordinate: the text that is handed over

	// More is what a call of read, search or fetch names besides: each is judged as
	// the first is, and the strictest word counts.
	More []Target
}

// Target is one of several things that one call names, by the fields of Call.
type Target struct{ Path, Pattern, Filter, URL string }

// Edit is one change to one file.
type Edit struct {
	Path   string
	Old    string // text replaced; empty when the whole file is written
	New    string // text written
	Whole  bool   // New is the file's whole content
	Delete bool   // the file is removed
	Moved  bool   // Delete: it comes to lie at the path of the edit that follows
	Lines  bool   // Old is whole lines, which the agent may also find by less than all their letters
	Sought bool   // where no file is at Path, the agent takes another in the project whose path ends so
}

// ToolKind says what sort of tool is called. The zero value is OtherTool,
// about which nothing is known.
type ToolKind uint8

const (
	OtherTool      ToolKind = iota
	ShellTool               // runs a command line
	ReadTool                // reads a file or lists a folder
	EditTool                // writes files
	SearchTool              // searches names or contents below a folder
	FetchTool               // reads from a host
	MCPTool                 // a tool of a Model Context Protocol server
	SubagentTool            // starts another agent loop whose calls pass the gate
	CoordinateTool          // touches only the agent's own session: lists, plans, questions
)

var toolKindNames = [...]string{"other", "shell", "read", "edit", "search", "fetch", "mcp", "subagent", "coordinate"}

func (k ToolKind) String() string { return nameOf(toolKindNames[:], int(k), "other") }

// MarshalText writes the kind's name.
func (k ToolKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads what MarshalText writes and refuses everything else.
func (k *ToolKind) UnmarshalText(b []byte) error {
	return parseName(toolKindNames[:], b, k, "tool kind")
}

// Mode is the agent's own permission mode, as far as it matters to us. The
// zero value is ModeDefault: the agent asks when we say ask.
type Mode uint8

const (
	ModeDefault     Mode = iota
	ModePlan             // only looking is wanted
	ModeAcceptEdits      // the agent passes edits by itself
	ModeAuto             // the agent has a judge of its own
	ModeDontAsk          // the agent turns its questions into denials
	ModeBypass           // the agent asks nobody
)

var modeNames = [...]string{"default", "plan", "acceptEdits", "auto", "dontAsk", "bypassPermissions"}

func (m Mode) String() string { return nameOf(modeNames[:], int(m), "default") }

// MarshalText writes the mode's name in Claude Code's spelling.
func (m Mode) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads what MarshalText writes and refuses everything else.
func (m *Mode) UnmarshalText(b []byte) error { return parseName(modeNames[:], b, m, "permission mode") }

// ShellKind is the language a command is written in. The zero value is
// AnyShell: the command is read as every shell it may be, and the strictest
// reading counts.
type ShellKind uint8

const (
	AnyShell ShellKind = iota
	Bash
	Zsh
	PosixSh
	PowerShell
	Cmd
)

var shellNames = [...]string{"unknown", "bash", "zsh", "sh", "powershell", "cmd"}

func (s ShellKind) String() string { return nameOf(shellNames[:], int(s), "unknown") }

// Platform is the system that the call would run on, for facts that differ
// (GNU and BSD tools, case-folding file systems). The zero value is AnyPlatform.
type Platform uint8

const (
	AnyPlatform Platform = iota
	Linux
	Darwin
	Windows
)

var platformNames = [...]string{"unknown", "linux", "darwin", "windows"}

func (p Platform) String() string { return nameOf(platformNames[:], int(p), "unknown") }
