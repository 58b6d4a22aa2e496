package agents

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// yamlHooks are hooks in lists below the member "hooks" of a YAML file, as
// Hermes has them. Each line of ours ends in yamlMark, by which it is found
// again; every other line stays as it is.
type yamlHooks struct{}

const (
	yamlMark = " # automode"
	// yamlGlued marks a line before which the file had no line end.
	yamlGlued = " (the line before had no end)"
)

// yamlHandler is a hook as it stands there.
type yamlHandler struct {
	Matcher    string  `yaml:"matcher"`
	Command    string  `yaml:"command"`
	Timeout    float64 `yaml:"timeout"`
	FailClosed bool    `yaml:"fail_closed"`
}

// Install puts the hooks in, one after the other.
func (y yamlHooks) Install(data []byte, hooks []Hook) ([]byte, []Change, error) {
	old, err := y.Ours(data)
	if err != nil {
		return nil, nil, err
	}
	plain, _, err := y.Uninstall(data)
	if err != nil {
		return nil, nil, err
	}
	after := plain
	var changes []Change
	for _, h := range hooks {
		if after, err = y.add(after, h); err != nil {
			return nil, nil, err
		}
		done := Added
		for _, s := range old {
			if s.Event == h.Event {
				done = Replaced
			}
		}
		changes = append(changes, Change{h.Event, done})
	}
	if Same(after, data) {
		for i := range changes {
			changes[i].Done = Kept
		}
		return data, changes, nil
	}
	standing, err := y.Ours(after)
	if err == nil && len(standing) != len(hooks) {
		err = errors.New("our hooks do not fit into it")
	}
	return after, changes, err
}

// add puts one hook at the head of its event's list.
func (y yamlHooks) add(data []byte, h Hook) ([]byte, error) {
	item := "- {command: " + oneLine(h.Handler.Command) + ", timeout: " + oneLine(h.Handler.Timeout)
	if h.Handler.Blocks() {
		item += ", fail_closed: true"
	}
	item += "}" + yamlMark
	root, err := yamlRoot(data)
	if err != nil {
		return nil, err
	}
	if root == nil {
		return atEnd(data, "hooks:"+yamlMark, "  "+h.Event+":"+yamlMark, "    "+item), nil
	}
	key, value := yamlMember(root, "hooks")
	if key == nil {
		if root.Style&yaml.FlowStyle != 0 {
			return nil, errors.New("it is written in one line of braces, to which nothing can be added")
		}
		indent := strings.Repeat(" ", root.Column-1)
		return atEnd(data, indent+"hooks:"+yamlMark, indent+"  "+h.Event+":"+yamlMark, indent+"    "+item), nil
	}
	if value.Kind != yaml.MappingNode || value.Style&yaml.FlowStyle != 0 || len(value.Content) == 0 {
		return nil, errors.New(`its "hooks" are no list of events on lines of their own`)
	}
	event, list := yamlMember(value, h.Event)
	if event == nil {
		indent := strings.Repeat(" ", value.Column-1)
		return beforeLine(data, value.Content[0].Line, indent+h.Event+":"+yamlMark, indent+"  "+item), nil
	}
	if list.Kind != yaml.SequenceNode || list.Style&yaml.FlowStyle != 0 || len(list.Content) == 0 {
		return nil, fmt.Errorf("its hooks of %s are no list on lines of their own", h.Event)
	}
	return beforeLine(data, list.Line, strings.Repeat(" ", list.Column-1)+item), nil
}

// yamlRoot is the mapping that a file holds, nil for an empty one.
func yamlRoot(data []byte) (*yaml.Node, error) {
	var doc yaml.Node
	d := yaml.NewDecoder(bytes.NewReader(data))
	if err := d.Decode(&doc); err != nil {
		if len(bytes.TrimSpace(data)) == 0 || err.Error() == "EOF" {
			return nil, nil
		}
		return nil, fmt.Errorf("it is not YAML: %s", strings.TrimPrefix(err.Error(), "yaml: "))
	}
	if d.Decode(new(yaml.Node)) == nil || bytes.Contains(data, []byte("\n...")) {
		return nil, errors.New("it holds more than one document")
	}
	if len(doc.Content) != 1 || doc.Content[0].Kind != yaml.MappingNode {
		return nil, errors.New("it holds no mapping")
	}
	return doc.Content[0], nil
}

// yamlMember finds a member of a mapping.
func yamlMember(m *yaml.Node, name string) (key, value *yaml.Node) {
	for i := 0; i+1 < len(m.Content); i += 2 {
		if m.Content[i].Value == name {
			return m.Content[i], m.Content[i+1]
		}
	}
	return nil, nil
}

// atEnd adds lines behind the others.
func atEnd(data []byte, lines ...string) []byte {
	out := bytes.Clone(data)
	newline := newlineOf(data)
	if len(out) > 0 && out[len(out)-1] != '\n' {
		out = append(out, newline...)
		lines[0] += yamlGlued
	}
	for _, line := range lines {
		out = append(append(out, line...), newline...)
	}
	return out
}

// beforeLine adds lines before one, which counts from 1.
func beforeLine(data []byte, before int, lines ...string) []byte {
	var out []byte
	n := 0
	for line := range bytes.Lines(data) {
		if n++; n == before {
			for _, add := range lines {
				out = append(append(out, add...), newlineOf(data)...)
			}
		}
		out = append(out, line...)
	}
	return out
}

func newlineOf(data []byte) string {
	if bytes.Contains(data, []byte("\r\n")) {
		return "\r\n"
	}
	return "\n"
}

// Uninstall removes our lines. A line of ours under which others stand by now
// stays.
func (y yamlHooks) Uninstall(data []byte) ([]byte, []Change, error) {
	old, err := y.Ours(data)
	if err != nil {
		return nil, nil, err
	}
	var lines [][]byte
	for line := range bytes.Lines(data) {
		lines = append(lines, line)
	}
	ours := func(i int) (body string, indent int, yes bool) {
		text, _ := strings.CutSuffix(strings.TrimRight(string(lines[i]), "\r\n"), yamlGlued)
		body, yes = strings.CutSuffix(text, yamlMark)
		return strings.TrimLeft(body, " "), len(body) - len(strings.TrimLeft(body, " ")), yes
	}
	gone := make([]bool, len(lines))
	some := false
	for i := len(lines) - 1; i >= 0; i-- {
		body, indent, yes := ours(i)
		if !yes {
			continue
		}
		gone[i] = strings.HasPrefix(body, "- {command: ")
		if strings.HasSuffix(body, ":") {
			gone[i] = true
			for k := i + 1; k < len(lines); k++ {
				text := strings.TrimRight(string(lines[k]), " \r\n")
				trimmed := strings.TrimLeft(text, " ")
				if gone[k] || trimmed == "" || trimmed[0] == '#' {
					continue
				}
				below := len(text) - len(trimmed)
				gone[i] = below < indent || below == indent && trimmed[0] != '-'
				break
			}
		}
		some = some || gone[i]
	}
	if !some {
		return data, nil, nil
	}
	var plain []byte
	for i, line := range lines {
		switch {
		case !gone[i]:
			plain = append(plain, line...)
		case bytes.Contains(line, []byte(yamlGlued)):
			plain = bytes.TrimSuffix(bytes.TrimSuffix(plain, []byte("\n")), []byte("\r"))
		}
	}
	var changes []Change
	for _, s := range old {
		changes = append(changes, Change{s.Event, Removed})
	}
	if len(plain) == 0 {
		return nil, changes, nil
	}
	if err := yaml.Unmarshal(plain, new(map[string]any)); err != nil {
		return nil, nil, fmt.Errorf("it would be broken without our lines: %w", err)
	}
	return plain, changes, nil
}

// Ours lists our hooks.
func (yamlHooks) Ours(data []byte) ([]Standing, error) {
	var f struct {
		Hooks map[string][]yaml.Node `yaml:"hooks"`
	}
	if _, err := yamlRoot(data); err != nil {
		return nil, err
	}
	if err := yaml.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("its hooks are not lists of events: %s", strings.TrimPrefix(err.Error(), "yaml: "))
	}
	var list []Standing
	for event, nodes := range f.Hooks {
		for i := range nodes {
			var h yamlHandler
			if nodes[i].Decode(&h) != nil {
				continue
			}
			s := Standing{Event: event, Matcher: h.Matcher, EveryCall: h.Matcher == "", Handler: Handler{Type: "command", Command: h.Command, Timeout: h.Timeout}}
			if h.FailClosed {
				s.OnFailure = "block"
			}
			if s.Ours() {
				list = append(list, s)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Standing) int { return strings.Compare(a.Event, b.Event) })
	return list, nil
}
