package rules

import (
	"errors"
	"fmt"
	"strings"

	"automode"
)

// Rule is a permission rule, read but not yet tied to a list or a place. The
// zero value is no rule.
type Rule struct {
	Form Form
	Tool string // the tool's name, "*" in it standing for anything; empty for OfEffect
	Spec string // what stands in the parentheses, blanks around it cut; empty when nothing does

	Effect automode.Kind // OfEffect: the kind

	// Param and Value are set when Spec can be read as "param:value". For
	// OfField it is the only reading; for the other forms of a tool it is one
	// more, which only deny and ask rules have.
	Param, Value string
}

// Form says what a rule speaks of. The zero value is OfTool.
type Form uint8

const (
	OfTool    Form = iota // a tool as a whole
	OfCommand             // simple commands: Bash(git *)
	OfPath                // files: Read(.env), Edit(src/**)
	OfHost                // hosts: WebFetch(domain:example.com)
	OfName                // what is named in the call: Agent(Explore), Skill(deploy *)
	OfFolder              // folders that a shell changes to: Cd(//srv)
	OfField               // one field of a tool's input: Tool(param:value)
	OfEffect              // effects of a kind, by any tool: effect:Delete(~/**)
	OfNothing             // understood, and without any meaning: Write(path)
)

// maxRule is longer than any rule that a person writes.
const maxRule = 4096

// Parse reads one rule. The warnings say what is understood but will not have
// the effect that its writer may expect.
func Parse(text string) (r Rule, warnings []string, err error) {
	text = strings.TrimSpace(text)
	switch {
	case text == "":
		return r, nil, errors.New("the rule is empty; remove it")
	case len(text) > maxRule:
		return r, nil, fmt.Errorf("the rule is longer than %d bytes; shorten it with *", maxRule)
	}
	name, spec, open := strings.Cut(text, "(")
	if open {
		var closed bool
		if spec, closed = strings.CutSuffix(spec, ")"); !closed {
			return r, nil, fmt.Errorf("the rule %q must end with the parenthesis that closes it", text)
		}
		if spec = strings.TrimSpace(spec); spec == "" {
			return r, nil, fmt.Errorf("nothing stands in the parentheses of %q; write %s to mean every call", text, name)
		}
	}
	if strings.ContainsAny(spec, "\x00\n\r") {
		return r, nil, fmt.Errorf("the rule %q has a line break or a NUL in it; a rule is one line", text)
	}
	if kind, found := strings.CutPrefix(name, "effect:"); found {
		return parseEffect(text, kind, spec)
	}
	if i := strings.IndexFunc(name, notInName); i >= 0 || name == "" {
		return r, nil, fmt.Errorf("the rule %q must begin with a tool's name, as Bash or mcp__server__tool", text)
	}
	if spec == "*" {
		spec = ""
	}
	if name == "Cd" && spec == "" {
		spec = "//" // no call of an agent has that name: every folder is meant
	}
	r = Rule{Tool: name, Spec: spec}
	if near := otherCapitals(name); near != "" {
		warnings = append(warnings, fmt.Sprintf("no tool has the name %s; did you mean %s?", name, near))
	}
	if spec == "" {
		return r, warnings, nil
	}
	r.Param, r.Value = field(spec)
	if r.Param != "" && mainField(r.Param) {
		r.Form, r.Param, r.Value = OfNothing, "", ""
		return r, append(warnings, fmt.Sprintf("a rule on the field in %s is ignored; use Bash(command), Read(path), Edit(path) or WebFetch(domain:host)", text)), nil
	}
	return r.specify(text, warnings)
}

// specify finds the form of a rule on a tool with something in parentheses.
func (r Rule) specify(text string, warnings []string) (Rule, []string, error) {
	switch r.Tool {
	case "Bash", "PowerShell", "Monitor":
		r.Form = OfCommand
		if w := compound(r.Spec); w != "" {
			warnings = append(warnings, w)
		}
	case "Read", "Edit":
		r.Form = OfPath
		if strings.HasPrefix(r.Spec, "!") {
			return Rule{}, nil, fmt.Errorf("%s: a rule cannot except a path with !; name the paths that are meant", text)
		}
	case "Write", "NotebookEdit", "Glob", "MultiEdit", "Grep":
		r.Form = OfNothing
		if r.Param != "" {
			r.Form = OfField
			break
		}
		of := "Edit"
		if r.Tool == "Glob" || r.Tool == "Grep" {
			of = "Read"
		}
		warnings = append(warnings, fmt.Sprintf("a path in %s is ignored; write %s(%s), which binds every tool", text, of, r.Spec))
	case "WebFetch":
		if r.Param != "domain" {
			r.Form = OfField
			if strings.HasPrefix(r.Value, "//") {
				r.Param, r.Value = "", "" // an address is no field
			}
			break
		}
		r.Form, r.Spec, r.Param = OfHost, r.Value, ""
		if err := checkHost(r.Spec); err != nil {
			return Rule{}, nil, fmt.Errorf("%s: %w", text, err)
		}
	case "Agent", "Task", "Skill":
		r.Form = OfName
	case "Cd":
		r.Form = OfFolder
	default:
		r.Form = OfField
	}
	if r.Form == OfField && r.Param == "" {
		r.Form = OfNothing
		example := "field:value"
		if r.Tool == "WebFetch" {
			example = "domain:example.com"
		}
		warnings = append(warnings, fmt.Sprintf("%s has nothing that %q could be compared with, so the rule is ignored; write %s or %s(%s)",
			r.Tool, r.Spec, r.Tool, r.Tool, example))
	}
	return r, warnings, nil
}

func parseEffect(text, kind, spec string) (Rule, []string, error) {
	r := Rule{Form: OfEffect, Spec: spec}
	if spec == "*" {
		r.Spec = ""
	}
	for k := range automode.Kinds {
		if k.String() == kind {
			r.Effect = k
			return r, nil, checkTarget(r, text)
		}
	}
	hint := "known are "
	for k := range automode.Kinds {
		if strings.EqualFold(k.String(), kind) {
			return Rule{}, nil, fmt.Errorf("%s: unknown kind of effect %q; did you mean %s?", text, kind, k)
		}
		if k > 0 {
			hint += ", "
		}
		hint += k.String()
	}
	return Rule{}, nil, fmt.Errorf("%s: unknown kind of effect %q; %s", text, kind, hint)
}

func checkTarget(r Rule, text string) error {
	var err error
	switch {
	case r.Spec == "":
	case ofHosts(r.Effect):
		err = checkHost(r.Spec)
	case ofPaths(r.Effect) && r.Spec[0] == '!':
		err = errors.New("a rule cannot except a path with !; name the paths that are meant")
	}
	if err != nil {
		return fmt.Errorf("%s: %w", text, err)
	}
	return nil
}

// ofPaths and ofHosts say what the targets of a kind are; other kinds have
// names of their own.
func ofPaths(k automode.Kind) bool {
	switch k {
	case automode.Read, automode.Write, automode.Keep, automode.Delete, automode.Lose, automode.Disclose:
		return true
	}
	return false
}

func ofHosts(k automode.Kind) bool { return k == automode.Fetch || k == automode.Send }

func notInName(r rune) bool {
	return r <= ' ' || r > '~' || strings.ContainsRune("()\"'`$;&|<>,:", r)
}

// toolNames are the names that rules are written for. Others are possible.
var toolNames = [...]string{"Bash", "PowerShell", "Monitor", "Read", "Edit", "Write", "MultiEdit", "NotebookEdit", "Glob",
	"Grep", "WebFetch", "WebSearch", "Agent", "Task", "Skill", "Cd", "TodoWrite"}

// otherCapitals returns the known name that differs from name only in
// capitals, or "".
func otherCapitals(name string) string {
	for _, n := range toolNames {
		if n == name {
			return ""
		}
		if strings.EqualFold(n, name) && name != strings.ToLower(name) {
			return n
		}
	}
	return ""
}

// field splits "param:value" where param is a name; blanks around the colon
// do not count. Both are empty when spec is something else.
func field(spec string) (param, value string) {
	param, value, found := strings.Cut(spec, ":")
	param, value = strings.TrimSpace(param), strings.TrimSpace(value)
	if !found || param == "" || value == "" {
		return "", ""
	}
	for i := range len(param) {
		if c := param[i]; c != '_' && c != '-' && (c < '0' || c > '9') && (c|0x20 < 'a' || c|0x20 > 'z') {
			return "", ""
		}
	}
	return param, value
}

// mainField reports whether a field has a form of rule of its own, which
// looks at what the field means and not at its letters.
func mainField(name string) bool {
	switch name {
	case "command", "file_path", "path", "notebook_path", "url":
		return true
	}
	return false
}

// compound warns of a rule on more than one simple command, which no simple
// command can match.
func compound(spec string) string {
	var quote byte
	for i := range len(spec) {
		c := spec[i]
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case i > 0 && spec[i-1] == '\\':
		case c == '\'' || c == '"':
			quote = c
		case c == ';' || c == '|' || c == '&' || c == '>' || c == '<':
			return fmt.Sprintf("the rule is compared with one simple command at a time, and none has %q in it; write one rule for each command", c)
		}
	}
	return ""
}
