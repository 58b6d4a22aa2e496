package main

import (
	"os"
	"path/filepath"
	"strings"

	"automode"
	"automode/internal/config"
	"automode/standard"
)

// gate puts together what decides a call of this session.
func (h *hook) gate(cfg config.Config) *automode.Gate {
	env := standard.Env{
		Home: h.home, AccountHome: h.account, Root: first(h.ev.Call.Roots), Cwd: h.ev.Cwd, Platform: h.ev.Call.Platform,
		Gate: gatePaths(h.files.List()), Live: true, Changed: h.session.changed, Getenv: os.LookupEnv,
		Beyond: func() { h.beyond = true },
	}
	if h.session.begun() {
		env.Remotes = append([]string{}, h.session.facts.Remotes...)
	}
	return standard.New(cfg, env, nil)
}

// gatePaths adds the folder in which the agent was told to keep its settings.
// The environment says so, and can only add.
func gatePaths(own []string) []string {
	if dir := os.Getenv("CLAUDE_CONFIG_DIR"); filepath.IsAbs(dir) {
		own = append(own[:len(own):len(own)], filepath.Clean(dir))
	}
	return own
}

// changed reports whether this session may have changed a file that code is
// started from. Of a session that is not known from its beginning everything
// counts as changed, and so does what lies below a folder that was.
func (p *past) changed(path string) bool {
	if p.facts.Everything {
		return true
	}
	for _, surface := range p.facts.Surfaces {
		if rest, ok := strings.CutPrefix(path, surface); ok && (rest == "" || rest[0] == filepath.Separator) {
			return true
		}
	}
	return false
}
