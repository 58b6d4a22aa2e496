package agents

import (
	"strings"

	"automode"
)

// Few agents can be told to stop a call whose hook is missing or crashes. Where
// a shell starts it, the line itself can say what is to happen then; a hook that
// is slow is left to the agent. It has to hold in every shell that knows ||. A
// hook that itself ended with status 2 has said why, and 2 it remains.
const (
	orElse    = " || "
	orStatus2 = orElse + `/bin/sh -c 'echo "automode: denied, or the gate did not answer." >&2; exit 2'`
)

// closing is what stands behind a hook's line whose failure shall stop the
// call; empty where nothing does it, or the agent stops it by itself.
func (a *Agent) closing() string {
	switch {
	case a.Words, a.Shellless, a.Whole, automode.ThisPlatform() == automode.Windows, a.canary.failing == "deny":
		return ""
	case a.canary.closing != "":
		return orElse + "echo '" + a.canary.closing + "'"
	case a.canary.exit2:
		return orStatus2
	}
	return ""
}

// open is a hook's line without what stands behind it.
func open(line string) string {
	line, _, _ = strings.Cut(line, orElse)
	return line
}

// stopsItself reports whether the agent has a switch for a hook that fails,
// which init sets.
func (a *Agent) stopsItself() bool {
	return len(a.Targets) > 0 && a.Targets[0].Blocks()
}
