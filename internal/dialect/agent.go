package dialect

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"automode"
)

// agent is a dialect as most agents have it: one object on stdin with the
// event, the tool and its input in fields, and one closed list of answers.
// Each agent is one such table in a file of its own.
type agent struct {
	name   string
	fields fields
	events []eventName
	only   []eventTool
	tools  []tool
	// server gives the name of a tool of an MCP server the form that rules know
	// (serverTool); nil where such tools cannot be told from the agent's own.
	server func(name string) (tool string, ok bool)
	// mode maps the permission mode; nil where payloads name none.
	mode func(name string) automode.Mode
	// odd reads an input that is of no shape; it reports whether it did. The input
	// is valid JSON of any kind.
	odd func(call *automode.Call, input json.RawMessage, r *reader) bool
	// more reads what the table cannot say, once all else is read; nil for nothing.
	more func(ev *Event, o object)

	// here is set when payloads need not name a folder: the agent starts the hook
	// in the one it works in.
	here  bool
	fresh []string // words for why a session starts that begins with nothing behind it
	sigil string   // what at the head of a path makes another path of it
	seeks bool     // it looks for the file of a relative path that is not there
	hides bool     // a command may run in another folder than the payload names
	// quiet: saying nothing leaves a call to the agent, so that its own questions to
	// the person stay open. Elsewhere such a tool is answered as any other.
	quiet bool

	// asking says what becomes of a question before a tool, request of one where
	// the agent is about to ask by itself. The zero value denies.
	asking, request asking
	// says is how a verdict is printed, where that is one flat object.
	says saying
	// write prints a verdict, where says cannot; nil: says does. Ask comes only
	// where asking is not denied or silent.
	write func(ev *Event, v automode.Verdict, reason string) Output
}

// fields are the names under which a payload holds things, empty where it does
// not. A dot leads into an object, a bar stands between names of which one is
// there: "session_id|sessionId", "tool_call.name".
type fields struct {
	event, session, subagent, cwd, roots, mode            string
	tool, input, id                                       string
	prompt, transcript, source, reason, response, failure string
	typed                                                 string // set where a prompt is the person's only when this is true
}

// eventName is an event by the agent's name of it. Those that concern no call
// stand there too, as OtherEvent: a name that is missing is not known.
type eventName struct {
	name string
	kind EventKind
}

// eventTool is an event that is about one tool alone, whose payload does not
// name it as other payloads do.
type eventTool struct {
	event, tool string
	input       string // the field with the tool's input, or the payload's own fields that are it, between blanks
}

// asking is what becomes of a call that the person is to be asked about.
type asking uint8

const (
	// denied: the agent knows no question, or runs the call. Ask becomes deny with
	// the way out.
	denied asking = iota
	// asked: the agent puts the question to the person, and denies the call itself
	// where nobody is there.
	asked
	// attended: as asked, but where nobody is there the agent hangs or runs the
	// call: asked only when the hook's line says that somebody always is.
	attended
	// silent: silence leaves the call to the agent, which is about to settle it with
	// its person or its own judge.
	silent
)

func (a *agent) Name() string { return a.name }

func (a *agent) Tell(string) Output { return Output{} }

// Read reads one payload, as Dialect.Read says.
func (a *agent) Read(data []byte, event string) (Event, error) {
	o, err := readObject(data)
	if err != nil {
		return Event{}, err
	}
	if ev, ok := abroad(a, o, data, event); ok {
		return ev, nil
	}
	return a.read(o, event)
}

// read reads a payload of the agent's own.
func (a *agent) read(o object, event string) (Event, error) {
	twin := o.twin()
	f := &a.fields
	r := reader{of: "the payload", object: o}
	name, ok := text(r.at(f.event))
	switch {
	case f.event != "" && strings.EqualFold(twin, f.event):
		return Event{}, errors.New("the payload names its event twice")
	case event != "" && ok && name != event:
		return Event{}, errors.New("the payload is of the event " + name + ", the hook's line says " + event)
	case event != "":
		name = event
	case !ok || name == "":
		return Event{}, errors.New("the payload does not name its event, nor does the hook's line")
	}
	if twin != "" {
		r.wrong("the payload holds %s twice", twin)
	}
	ev := Event{
		Kind: a.event(name), Name: name,
		Session:    r.textAt(f.session),
		Subagent:   r.textAt(f.subagent),
		Cwd:        r.textAt(f.cwd),
		Roots:      r.listAt(f.roots),
		Transcript: r.asideAt(f.transcript),
		Source:     r.asideAt(f.source),
		Reason:     r.asideAt(f.reason),
	}
	if ev.Cwd == "" && len(ev.Roots) == 1 {
		ev.Cwd = ev.Roots[0]
	}
	ev.Here = a.here && ev.Cwd == ""
	ev.Fresh = ev.Source != "" && slices.Contains(a.fresh, ev.Source)
	if !plainName(ev.Session) {
		r.wrong("the session's id cannot be one")
		ev.Session = ""
	}
	if ev.Kind == UserPromptSubmit {
		ev.Prompt = r.textAt(f.prompt)
		if ev.Prompt == "" {
			r.wrong("the payload holds no prompt")
		}
		ev.Typed = ev.Subagent == "" && r.flaw == "" && claudeTyped(ev.Prompt) &&
			(f.typed == "" || string(r.at(f.typed)) == "true")
	}
	if ev.Kind.ofTool() {
		ev.Response = r.at(f.response)
		ev.Failure = r.asideAt(f.failure)
		a.call(&ev, &r)
	}
	if a.more != nil {
		a.more(&ev, o)
	}
	if ev.Kind == UnknownEvent {
		ev.Call.Malformed = unknownEvent(name)
	}
	if ev.Call == nil && ev.Malformed == "" {
		ev.Malformed = r.flaw
	}
	return ev, nil
}

func (a *agent) event(name string) EventKind {
	for _, e := range a.events {
		if e.name == name {
			return e.kind
		}
	}
	return UnknownEvent
}

// onlyTool is the tool that an event is about, nil where the payload names it.
func (a *agent) onlyTool(event string) *eventTool {
	for i := range a.only {
		if a.only[i].event == event {
			return &a.only[i]
		}
	}
	return nil
}

// call reads the call of a tool event.
func (a *agent) call(ev *Event, r *reader) {
	f := &a.fields
	call := &automode.Call{
		ID: r.asideAt(f.id), Agent: a.name, Session: ev.Session, Subagent: ev.Subagent,
		Cwd: ev.Cwd, Platform: automode.ThisPlatform(),
	}
	ev.Call = call
	var raw json.RawMessage
	if only := a.onlyTool(ev.Name); only != nil {
		call.Tool, raw = only.tool, r.part(only.input)
	} else {
		call.Tool, raw = r.textAt(f.tool), r.at(f.input)
	}
	if call.Tool == "" {
		r.wrong("the payload names no tool")
	}
	if a.mode != nil {
		ev.Mode = r.textAt(f.mode)
		if call.Mode = a.mode(ev.Mode); ev.Mode == "" && r.at(f.mode) != nil {
			call.Mode = automode.ModeDontAsk
		}
	}
	switch {
	case ev.Here:
	case call.Cwd == "":
		r.wrong("the payload names no working directory")
	case !absolute(call.Cwd):
		r.wrong("the working directory is not absolute")
	}
	raw = textObject(raw)
	if raw != nil && a.odd != nil && a.odd(call, raw, r) {
		call.Input = raw
		if twin := twinWithin(raw); twin != "" {
			r.wrong("the tool's input holds %s twice", twin)
		}
		call.Malformed = r.flaw
		return
	}
	o, ok := members(raw)
	if s, bare := text(raw); bare {
		if t := a.tool(call.Tool); t != nil && t.shape == patches {
			o, ok = object{{strings.SplitN(t.keys[0], "|", 2)[0], raw}}, s != ""
		}
	}
	if !ok {
		r.wrong("the tool's input is not an object")
		call.Malformed = r.flaw
		return
	}
	call.Input = raw
	if twin := twinWithin(raw); twin != "" {
		r.wrong("the tool's input holds %s twice", twin)
	}
	in := reader{of: "the input of " + call.Tool, object: o, flaw: r.flaw, sigil: a.sigil, seeks: a.seeks}
	a.input(call, &in)
	call.Malformed = in.flaw
	if t := a.tool(cmp.Or(call.Own, call.Tool)); t != nil && t.shape == runs && (t.keys[1] == "" || in.at(t.keys[1]) == nil) {
		ev.Hidden = a.hides
	}
}

// textObject is the object that a text holds, which some agents send in its
// place; any other value stays as it is.
func textObject(raw json.RawMessage) json.RawMessage {
	if s, ok := text(raw); ok && json.Valid([]byte(s)) && nesting([]byte(s)) <= maxNesting {
		if _, ok := members([]byte(s)); ok {
			return json.RawMessage(s)
		}
	}
	return raw
}

// Answer writes what the agent understands, as Dialect.Answer says.
func (a *agent) Answer(ev Event, d automode.Decision, as Answering) Output {
	if ev.of != nil {
		return bothWays(a, ev, d, as)
	}
	if ev.Call == nil {
		return Output{}
	}
	how := a.asking
	switch ev.Kind {
	case PreToolUse:
	case PermissionRequest:
		how = a.request
	case UnknownEvent:
		ev.Kind = PreToolUse
		return stopped(a.Answer(ev, automode.Decision{Verdict: automode.Deny, Model: cmp.Or(d.Model, d.Person)}, as), d)
	default:
		return Output{}
	}
	v, reason := d.Verdict, d.Person
	switch {
	case v == automode.Deny:
		reason = d.Model
	case v == automode.Allow && ev.Call.Malformed == "" && a.quiet && a.question(ev.Call):
		return Output{}
	case v == automode.Allow && ev.Call.Malformed == "" && (ev.Kind == PreToolUse || as.Allowed && ev.Call.Kind != automode.MCPTool):
	case v == automode.Allow && how == silent:
		return Output{}
	default:
		v = automode.Ask
		if why := a.unheard(how, &ev, d, as); why != "" {
			v, reason = automode.Deny, ended(d.Person)+why
		} else if how == silent {
			return Output{}
		}
	}
	if reason == "" {
		reason = "automode gives no reason."
	}
	write := a.write
	if write == nil {
		write = a.says.write
	}
	out := write(&ev, v, Printable(reason, longestReason))
	out.Asks = v == automode.Ask
	return out
}

// ended is a reason that more is said behind: one that ends with a command has
// no full stop, and what follows would read as a part of it.
func ended(reason string) string {
	if reason == "" || strings.HasSuffix(reason, ".") {
		return reason
	}
	return reason + "."
}

// longestReason is the longest reason that is given, in UTF-16 units.
const longestReason = 8_000

// unheard says why a question would be answered by nobody, and what the person
// can do about it; empty when it will be put to the person.
func (a *agent) unheard(how asking, ev *Event, d automode.Decision, as Answering) string {
	const out = " To allow it, the person adds a permission rule or grants it by the command that automode names." +
		" Do not look for a way round; tell the person what was refused and why."
	switch {
	case as.DenyOnError && d.Outcome != automode.Policy:
		return ` Denied and not asked because onError is "deny".`
	case how == denied:
		return " This agent cannot put the question to the person here, so it is denied." + out
	case as.Headless:
		return " Nobody can be asked here, so it is denied." + out
	case how == attended && !as.Attended:
		return " Whether somebody is there to be asked cannot be seen here, so it is denied." + out
	case ev.Call.Mode == automode.ModeDontAsk && ev.Mode == "":
		return " The permission mode is not known, so it is denied." + out
	case ev.Call.Mode == automode.ModeBypass, ev.Call.Mode == automode.ModeDontAsk:
		return " In the permission mode " + ev.Mode + " nobody is asked, so it is denied." + out
	}
	return ""
}
