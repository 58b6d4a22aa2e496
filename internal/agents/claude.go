package agents

import "path/filepath"

// Claude is the agent's name on our command lines.
const Claude = "claude"

// Scope says for whom a settings file counts.
type Scope uint8

const (
	User    Scope = iota // for the person, in every project
	Local                // for the person, in one project; kept out of version control
	Shared               // for everybody who has the project
	Managed              // for everybody on the machine; nobody can take it back
)

var scopeNames = [...]string{"user", "local", "project", "managed"}

func (s Scope) String() string { return scopeNames[min(int(s), len(scopeNames)-1)] }

// MarshalText writes the name.
func (s Scope) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// ClaudeSettings is the settings file of a scope, empty where it cannot be
// told. managed is the folder of the organisation's settings, person that of
// the person's, project the project.
func ClaudeSettings(s Scope, managed, person, project string) string {
	dir, name := managed, "managed-settings.json"
	switch s {
	case User:
		dir, name = person, "settings.json"
	case Shared:
		dir, name = project, filepath.Join(".claude", "settings.json")
	case Local:
		dir, name = project, filepath.Join(".claude", "settings.local.json")
	}
	if dir == "" {
		return ""
	}
	return filepath.Join(dir, name)
}

// ClaudeHooks are our hooks for Claude Code. args follow the agent's name;
// timeout is in seconds. What is asked before a call runs blocks when it fails;
// the others keep the session's record.
func ClaudeHooks(program string, args []string, timeout float64) []Hook {
	h := Handler{Type: "command", Command: program, Args: append([]string{Claude}, args...), Timeout: timeout}
	blocks := h
	blocks.OnFailure = "block"
	return []Hook{
		{"SessionStart", h}, {"UserPromptSubmit", h}, {"PreToolUse", blocks}, {"PermissionRequest", blocks},
		{"PostToolUse", h}, {"PostToolUseFailure", h}, {"SessionEnd", h},
	}
}
