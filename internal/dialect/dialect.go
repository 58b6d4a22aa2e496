// Package dialect translates between an agent's hook and the words of package
// automode: one file per agent reads what the agent sends, and one writes the
// answers that this agent understands and no others. It decides nothing.
package dialect

import (
	"encoding/json"

	"automode"
)

// Event is what one payload of an agent says. Fields that the event does not
// have are empty.
type Event struct {
	Kind     EventKind
	Name     string // the agent's own name of the event
	Session  string // id of the session, safe as the name of a file
	Subagent string // id of the sub-agent in which it happened, empty for the main one
	Cwd      string

	// Call is the tool call that the event is about: set for every event of a
	// tool, also when its input was wrong, which Call.Malformed then says.
	Call     *automode.Call
	Mode     string          // permission mode as the agent spells it
	Response json.RawMessage // PostToolUse: what the tool gave back
	Failure  string          // PostToolUseFailure: the error
	Created  bool            // PostToolUse: the tool made a file that was not there before
	Answers  []string        // PostToolUse: what the person chose when the tool asked, each with its question

	Prompt string // UserPromptSubmit: the text
	// Typed is set when nothing speaks against that the person wrote Prompt:
	// agents put notices and messages of other agents in the same place.
	Typed      bool
	PromptID   string // the prompt that this happened under
	Transcript string // path of the agent's own record; it may lag behind
	Source     string // SessionStart: why it started
	Reason     string // SessionEnd, PermissionDenied: why

	// Malformed says why an event that is not about a tool cannot be relied on;
	// it is then not recorded. Empty when it can.
	Malformed string
}

// EventKind says what happened. The zero value is OtherEvent, which needs
// neither answer nor record.
type EventKind uint8

const (
	OtherEvent         EventKind = iota
	PreToolUse                   // a tool is about to run: the one place where a call is decided
	PermissionRequest            // the agent is about to ask its person
	PermissionDenied             // the agent's own judge refused
	PostToolUse                  // a tool ran
	PostToolUseFailure           // a tool ran and failed
	UserPromptSubmit             // a prompt came in
	SessionStart
	SessionEnd
	SubagentStart
	SubagentStop
	Stop // the agent ended its turn
)

// ofTool reports whether events of this kind carry a tool call.
func (k EventKind) ofTool() bool { return PreToolUse <= k && k <= PostToolUseFailure }

// Answering is what an answer depends on besides the decision. The zero value
// is a session with a person in front of it and no judge of ours.
type Answering struct {
	Headless    bool // nobody can be asked: an ask is told as a denial
	OwnJudge    bool // a classifier of ours is configured, so the agent's is not waited for
	Paused      bool // the person wants what would be asked left to the agent's own permissions
	DenyOnError bool // onError is "deny": what failed is denied, not asked
	// Allowed is set when the session's record says that PreToolUse allowed this
	// very call; a PermissionRequest is never allowed without it.
	Allowed bool
}

// Output is what the hook's process does to answer. The zero value is silence.
type Output struct {
	Stdout []byte // one JSON object, or nothing
	Stderr string // one line, or nothing
	Exit   int
}
