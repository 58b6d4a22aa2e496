package main

import (
	"cmp"
	"os"
	"slices"

	"automode"
	"automode/internal/config"
	"automode/internal/digest"
	"automode/internal/session"
	"automode/standard"
)

// The agent's local settings beside a project are the person's, who may change
// them at any time through the agent. They are not when they came with the
// project, or with something that a session had a repository bring in.

// localFiles are those of the project and of the folder that a session began in.
func localFiles(roots []string, began string) (list []string) {
	for _, dir := range []string{first(roots), began} {
		if file := config.ClaudeLocalFile(dir); dir != "" && !slices.Contains(list, file) {
			list = append(list, file)
		}
	}
	return list
}

// brought are the local settings that came with the project.
func (h *hook) brought(roots []string, began string) (list []string) {
	env := standard.RuleEnv(standard.Env{Home: h.home, AccountHome: h.account, Root: first(roots), Platform: automode.ThisPlatform(), Getenv: os.LookupEnv})
	for _, file := range localFiles(roots, began) {
		if _, err := os.Lstat(file); err == nil && env.Brought(file) != "" {
			list = append(list, file)
		}
	}
	return list
}

// localStamp tells the local settings as they are now from others.
func (h *hook) localStamp() string {
	text := ""
	for _, file := range localFiles(h.session.facts.Roots, h.session.facts.Cwd) {
		text += stamp(file) + ";"
	}
	return digest.Of([]byte(text))[:wordSize]
}

const wordSize = 32

// localBefore is localStamp for a call that works in a repository and may run,
// else empty.
func (h *hook) localBefore(d *automode.Decision) string {
	if d.Verdict == automode.Deny || !keeps(d.Action) {
		return ""
	}
	return h.localStamp()
}

// keeps reports whether a call works in a repository, which may put any file
// there or take it out.
func keeps(a *automode.Action) bool {
	return a != nil && slices.ContainsFunc(a.Effects, func(e automode.Effect) bool { return e.Kind == automode.Keep })
}

// broughtIn are the local settings that a call that ran may have brought in: a
// repository holds them now, or they changed in it while nobody was asked, so
// that no answer of the person's can have changed them.
func (h *hook) broughtIn(d *session.Event, a *automode.Action) []string {
	if !keeps(a) && d.Local == "" {
		return nil
	}
	roots, began := h.session.facts.Roots, cmp.Or(h.session.facts.Cwd, h.ev.Cwd)
	if d.Local != "" && !d.Asked && d.Local != h.localStamp() {
		return localFiles(roots, began)
	}
	return h.brought(roots, began)
}
