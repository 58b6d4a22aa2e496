package main

import (
	"os"
	"slices"
	"strings"

	"automode"
	"automode/internal/agents"
	"automode/internal/config"
)

const (
	putIn      = "Run automode init claude."
	outOfForce = "Claude Code passes over such a file as a whole, and every hook in it. Mend it there."
)

// lookAtSettings looks at what each settings file says about hooks at all.
func lookAtSettings(x *examination, f *findings) {
	for i := range x.files {
		s := &x.files[i]
		switch {
		case s.err != nil:
			f.wrong("settings.unreadable", outOfForce, "%s cannot be read: %v", s.path, s.err)
			continue
		case !s.Plain:
			f.wrong("settings.comments", "Take comments and commas before a closing bracket out: Claude Code (seen with "+agents.ClaudeTried.String()+
				") passes over such a file as a whole, and in a run without a terminal it does not tell.", "%s is not plain JSON", s.path)
		}
		if s.HooksOff {
			f.wrong("settings.hooks-off", "Take it out. Of hooks that stand in the organisation's settings nobody but those can take anything back: automode init claude --managed.",
				"%s switches all hooks off (disableAllHooks)", s.path)
		}
		if s.ManagedOnly && s.scope == agents.Managed && !slices.ContainsFunc(x.ours("PreToolUse"), func(h standing) bool { return h.file.scope == agents.Managed }) {
			f.wrong("settings.managed-only", "Put the hook there: automode init claude --managed.", "%s lets only the organisation's hooks run (allowManagedHooksOnly)", s.path)
		}
		for _, name := range []string{"CLAUDE_CONFIG_DIR", "CLAUDE_CODE_SIMPLE"} {
			if v := s.Env[name]; v != "" {
				f.wrong("settings.environment", "Take it out.", "%s sets %s for every session, which then loads other settings or none", s.path, name)
			}
		}
		if len(s.Plugins) > 0 {
			slices.Sort(s.Plugins)
			f.note("settings.plugins", "", "plug-ins may bring hooks of their own: %s (%s)", strings.Join(s.Plugins, ", "), s.path)
		}
		if s.Mode == "bypassPermissions" {
			f.note("settings.mode", "", "%s begins sessions in bypassPermissions: what the gate asks about is still asked, and denied where nobody is", s.path)
		}
	}
}

// lookAtHooks looks at our hooks, and at those of others beside them.
func lookAtHooks(x *examination, f *findings) {
	all := x.ours("PreToolUse")
	if len(all) == 0 {
		f.wrong("hook.none", "Run automode init claude, or automode init for the agents that are found here.", "the gate is in front of nothing: no settings of Claude Code name its hook")
		return
	}
	limit := max(x.config.Limit(), config.DefaultDeadline)
	for _, h := range all {
		at := h.file.path
		switch {
		case h.More:
			f.wrong("hook.conditions", putIn, "the hook in %s has conditions of its own (such as \"if\" or \"async\"), under which calls do not wait for it", at)
		case !h.EveryCall:
			f.wrong("hook.matcher", putIn, "the hook in %s is asked only about %q", at, h.Matcher)
		case !h.Blocks():
			f.wrong("hook.open", putIn, `the hook in %s lets a call run when it fails: "onFailure" is not "block"`, at)
		case h.Limit() <= limit:
			f.wrong("hook.timeout", putIn, "the agent waits %s for the hook in %s, which may take %s", h.Limit(), at, limit)
		case h.file.scope == agents.Shared:
			f.note("hook.shared", "automode init claude --project writes it into settings.local.json.", "the hook stands in %s, which others share: its path is of this machine", at)
		case x.hook("PreToolUse") != nil:
			f.well("hook", "the hook stands in %s and is asked about every call", at)
		}
	}
	for _, want := range agents.ClaudeHooks("", nil, 0) {
		if want.Event != "PreToolUse" && len(x.ours(want.Event)) == 0 {
			f.note("hook.event", putIn, "no hook for %s: what depends on the session's record is asked about", want.Event)
		}
	}
	for i := range x.files {
		for _, h := range x.files[i].Hooks {
			if h.Ours() {
				continue
			}
			switch h.Event {
			case "PermissionRequest":
				f.note("hook.other", "", "another hook may answer what the gate leaves to you: %s (%s)", brief(h.Command, 80), x.files[i].path)
			case "PreToolUse":
				f.note("hook.other", "", "another hook may change a call after the gate has read it: %s (%s)", brief(h.Command, 80), x.files[i].path)
			}
		}
	}
}

// lookAtConfiguration looks at the person's configuration and rules.
func lookAtConfiguration(x *examination, f *findings) {
	v := configOf(x.p, x.root, &x.config)
	for _, problem := range v.Problems {
		f.wrong("configuration", "Mend it there; until then whatever is not denied is asked about.", "%s", problem)
	}
	for _, list := range []struct {
		rules []ruleView
		what  string
	}{{v.SetAside, "set aside, because it would hand over everything"}, {v.Never, "never matches"}, {v.Doubtful, "is perhaps not as meant"}} {
		for _, r := range list.rules {
			f.note("rule", "automode config shows all of them.", "the rule %s %s %s: %s (%s)", r.List, r.Rule, list.what, r.Why, r.From)
		}
	}
	if h := x.hook("PreToolUse"); h != nil && option(h.Args, "--config") == x.person {
		if _, err := os.Stat(x.person); err != nil {
			f.note("configuration.missing", "Make it, or run automode init claude with another --config.", "no rules of yours count: %s is not there", x.person)
		}
	}
	if unread := x.config.Unread(); unread != "" {
		f.note("judge.none", "Name one in \"classifier\", as docs/classifier.md shows, or take them out.", "%s", unread)
	}
	if len(x.config.Classifier.Judges) > 0 {
		f.note("judge.unmeasured", "Measure it with calls of your own: automode eval --help.",
			"how judges rule was not measured against a live model by whoever made automode")
	}
	without := "asked about"
	if x.config.OnError.Value.Verdict() == automode.Deny {
		without = "denied"
	}
	for _, name := range x.keysMissing() {
		f.note("judge.key", "Set it in the environment that the agent is started from; where no other judge rules, what is left open is "+without+".",
			"%s, which is to hold a judge's key, is not set in this shell", name)
	}
	if len(v.Problems) == 0 {
		f.well("configuration", "the configuration is understood")
	}
}
