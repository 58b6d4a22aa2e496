//go:build !windows

package agents

// shellKey is where a line for this system's shell stands in Copilot's hooks.
const (
	shellKey    = "bash"
	windsurfKey = "command" // in those of Windsurf
)
