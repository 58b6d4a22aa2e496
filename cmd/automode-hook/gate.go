package main

import (
	"os"
	"path/filepath"
	"strings"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/own"
	"automode/internal/pins"
	"automode/internal/session"
	"automode/standard"
)

// gate puts together what decides a call of this session.
func (h *hook) gate(cfg config.Config, classifier automode.Classifier) *automode.Gate {
	env := standard.Env{
		Home: h.home, AccountHome: h.account, Root: first(h.ev.Call.Roots), Cwd: h.ev.Cwd, Platform: h.ev.Call.Platform,
		Gate: h.gatePaths(), Live: true, Changed: h.session.changed, Made: h.session.made, Wrote: h.session.wrote, Only: h.session.only(), SecretRead: h.session.secretRead(), Getenv: os.LookupEnv,
		Beyond: func() { h.beyond = true }, Said: h.session.said(time.Now()),
	}
	if h.files.State != "" && h.ev.Call.Kind == automode.MCPTool {
		env.Pins = pins.Folder(h.files.State)
	}
	if h.session.begun() {
		env.Looked = true
		env.Remotes = append([]string{}, h.session.facts.Remotes...)
	}
	if classifier != nil {
		env.Read = func(path string, content []byte) { h.read = append(h.read, []byte("\n"+path+"\n"), content) }
	}
	return standard.New(cfg, env, classifier)
}

// gatePaths adds the folders in which the agent's settings lie where that is
// not the usual one, which is known by its name.
func (h *hook) gatePaths() []string {
	list := h.files.List()
	for _, dir := range [...]string{h.files.Settings, settingsFolder()} {
		if dir != "" && dir != own.ClaudeFolder(h.ownHome()) {
			list = append(list, dir)
		}
	}
	return list
}

// settingsFolder is where the agent was told to keep its settings, empty where
// it was not. The environment says so, and can only tighten.
func settingsFolder() string {
	if dir := os.Getenv("CLAUDE_CONFIG_DIR"); filepath.IsAbs(dir) {
		return filepath.Clean(dir)
	}
	return ""
}

// made reports whether the session's own edits made a file and left it as it
// is now: nobody else's work is in it.
func (p *past) made(path string) bool {
	as, ok := p.facts.MadeAs(path)
	return ok && as != "" && as == stamp(path)
}

// only are the places where this session moved what is nowhere else, as far as
// something lies there still.
func (p *past) only() (list []string) {
	for _, path := range p.facts.Only {
		if path == session.Anywhere {
			return []string{"/", "."}
		}
		if _, err := os.Lstat(path); !os.IsNotExist(err) {
			list = append(list, path)
		}
	}
	return list
}

// secretRead reports whether this session may have read a secret.
func (p *past) secretRead() bool { return p.facts.Everything || len(p.facts.Secrets) > 0 }

// changed reports whether this session may have changed a file that code is
// started from. Of a session that is not known from its beginning everything
// counts as changed, and so does what lies below a folder that was.
func (p *past) changed(path string) bool {
	if p.facts.Everything {
		return true
	}
	return covers(p.facts.Surfaces, path)
}

// wrote reports whether this session may have written a file, or put a folder there that it lies in.
func (p *past) wrote(path string) bool { return p.facts.Everything || covers(p.facts.Wrote, path) }

// covers reports whether one of the files or folders of a list is a path, or a folder that it lies in.
func covers(list []string, path string) bool {
	for _, one := range list {
		if rest, ok := strings.CutPrefix(path, one); one == session.Anywhere || ok && (rest == "" || rest[0] == filepath.Separator) {
			return true
		}
	}
	return false
}
