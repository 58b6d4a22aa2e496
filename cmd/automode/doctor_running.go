package main

import (
	"slices"
	"strings"

	"automode/internal/agents"
)

// lookAtRunning looks at the sessions that run now, for what the command line
// that they were started with keeps from the gate. Nobody else sees it: it
// stands in no file.
func lookAtRunning(x *examination, f *findings) {
	const again = "End that session and start it without."
	for _, s := range agents.RunningClaude(x.p.machine.home) {
		for _, name := range []string{"--bare", "--safe-mode"} {
			if _, ok := s.Option(name); ok {
				f.wrong("running", again, "the session that runs as process %d was started with %s: no hook is asked there", s.ID, name)
			}
		}
		if sources, ok := s.Option("--setting-sources"); ok && !slices.Contains(strings.Split(sources, ","), "user") {
			if h := x.hook("PreToolUse"); h != nil && h.file.scope == agents.User {
				f.wrong("running", again, "the session that runs as process %d was started with --setting-sources %s: your settings, in which the hook stands, do not count there", s.ID, brief(sources, 60))
			}
		}
		switch settings, ok, err := s.Settings(); {
		case !ok:
		case err != nil:
			f.note("running", "", "the settings of the session that runs as process %d, given with --settings, cannot be read here: %v", s.ID, err)
		case settings.HooksOff:
			f.wrong("running", again, "the session that runs as process %d was started with --settings that switch all hooks off", s.ID)
		default:
			f.note("running", "", "the session that runs as process %d was started with --settings: what these allow is asked about here, and what they deny or ask Claude Code keeps by itself", s.ID)
		}
		if _, ok := s.Option("--allowedTools", "--allowed-tools"); ok {
			f.note("running", "Put the rules into your settings if you want them to count.", "the session that runs as process %d was started with --allowedTools: what that allows is asked about here", s.ID)
		}
	}
}
