// Package dialect translates between an agent's hook and the words of package
// automode: one file per agent says what the agent sends, and writes the
// answers that this agent understands and no others. It decides nothing.
package dialect

import (
	"encoding/json"
	"strconv"

	"automode"
)

// Dialect is one agent's way to ask and to be answered.
type Dialect interface {
	// Name is the agent's name in calls and on the hook's line: "codex".
	Name() string
	// Read reads one payload. event is the event as the hook's line names it, for
	// agents whose payloads do not; empty where it names none. An error means that
	// nothing in the payload can be relied on, not even what it asks. What is wrong
	// with a tool's call is told in Event.Call.Malformed instead, so that the call
	// is still answered and recorded as what it claims to be. Fields that nobody
	// knows are passed over.
	Read(data []byte, event string) (Event, error)
	// Answer writes what the agent understands. It is silent about every event
	// that is known to be no question. Ask and deny are silence only where the payload proves
	// that the agent itself will ask; where it would run the call, ask is denied.
	Answer(ev Event, d automode.Decision, as Answering) Output
	// Tell shows the person a text and decides nothing; the zero Output where the
	// agent has no way to do so.
	Tell(text string) Output
}

// Find returns the dialect of the agent called name, nil when there is none.
func Find(name string) Dialect {
	for _, d := range all {
		if d.Name() == name {
			return d
		}
	}
	return nil
}

// Names are the agents whose dialects are spoken.
func Names() []string {
	list := make([]string, len(all))
	for i, d := range all {
		list[i] = d.Name()
	}
	return list
}

// all are the dialects, in the order in which they are shown.
var all = [...]Dialect{claude{}, &codex, &gemini, &antigravity, &qwen, &copilot, &vscode, &droid, &opencode, &kilo, &pi, &cline,
	&cursor, &windsurf, &devin, &crush, &goose, &kiro, &amp, &augment, &openhands, &grok, &kimi, &hermes}

// Refuse answers a payload that could not be read, which may have been any
// event: as for a tool that is about to run, which is the answer that matters.
func Refuse(d Dialect, o automode.Outcome, why string, as Answering) Output {
	ev := Event{Kind: PreToolUse, Call: &automode.Call{Agent: d.Name(), Malformed: why}}
	if a, ok := d.(*agent); ok && a.mode != nil {
		ev.Call.Mode = automode.ModeDontAsk // it may be one in which nobody is asked
	}
	return d.Answer(ev, automode.Refuse(o, why), as)
}

// Event is what one payload of an agent says. Fields that the event does not
// have are empty.
type Event struct {
	Kind     EventKind
	Name     string // the agent's own name of the event
	Session  string // id of the session, safe as the name of a file
	Subagent string // id of the sub-agent in which it happened, empty for the main one
	Cwd      string
	Here     bool     // Cwd is the folder that the hook was started in, and the payload names none
	Roots    []string // the project, where the agent names its folders; as it gave them
	// Hidden is set when the call's command may run in another folder than Call.Cwd:
	// the agent did not say which. Workdir may find it.
	Hidden bool

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
	Fresh      bool   // SessionStart: nothing of this session came before
	Reason     string // SessionEnd, PermissionDenied: why

	of Dialect // whose payload it is, when not of the agent that the hook's line names

	// Malformed says why an event that is not about a tool cannot be relied on;
	// it is then not recorded. Empty when it can.
	Malformed string
}

// EventKind says what happened. The zero value is OtherEvent, which is known to
// need neither answer nor record.
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
	// UnknownEvent bears a name that nobody knows. It may be a question about a call,
	// which silence would let run: it is never allowed, and answered with what stops
	// a call wherever the agent heeds it.
	UnknownEvent
)

// ofTool reports whether events of this kind carry a tool call, or may.
func (k EventKind) ofTool() bool {
	return PreToolUse <= k && k <= PostToolUseFailure || k == UnknownEvent
}

// unknownEvent is what is wrong with a call that comes by an event that nobody
// knows.
func unknownEvent(name string) string {
	return "it comes by the event " + strconv.Quote(name) + ", which is none that is known"
}

// stopped is a denial in the form that an agent has before a tool, and by the exit
// status that most heed at every event.
func stopped(out Output, d automode.Decision) Output {
	reason := d.Model
	if d.Verdict != automode.Deny {
		reason = d.Person + " What is answered to such an event is not known, so it is denied."
	}
	return Output{Stdout: out.Stdout, Stderr: Printable(reason, longestReason), Exit: 2}
}

// Answering is what an answer depends on besides the decision. The zero value
// is a session with a person in front of it and no judge of ours.
type Answering struct {
	Headless    bool // nobody can be asked: an ask is told as a denial
	Attended    bool // the hook's line says that somebody is always there to be asked
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

	// Asks is set when the answer is sure to put the question to the person: then a
	// call that is seen to run was approved by them.
	Asks bool
	// Leaves is set when a question is left to the agent's own permissions, because
	// the person paused ours.
	Leaves bool
}
