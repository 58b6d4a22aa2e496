package agents

// shellKey is where a line for this system's shell stands in Copilot's hooks.
const (
	shellKey    = "powershell"
	windsurfKey = "powershell" // in those of Windsurf
)
