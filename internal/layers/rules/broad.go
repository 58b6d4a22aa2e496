package rules

import (
	"strings"

	"automode"
)

// broad says why a rule would hand over everything if it allowed, or "". Such
// a rule is set aside: what it means is that nobody looks any more.
func broad(r Rule) string {
	switch r.Form {
	case OfTool:
		switch r.Tool {
		case "Bash", "PowerShell", "Monitor":
			return "it allows every command; name the commands that are meant, as " + r.Tool + "(git status *)"
		case "Agent", "Task":
			return "it allows every sub-agent; name the one that is meant, as Agent(Explore)"
		}
	case OfEffect:
		if r.Effect != automode.Run && r.Effect != automode.Unknown {
			return ""
		}
		if strings.Trim(r.Spec, "*/ ") == "" {
			return "it allows all code; name what is meant, as effect:Run(npm test)"
		}
		if c := newCommand(r.Spec); !c.plain && !rooted(r.Spec) {
			return broadCommand(strings.Fields(c.pattern))
		}
	case OfName:
		if r.Tool != "Skill" && strings.Trim(r.Spec, "* ") == "" {
			return "it allows every sub-agent; name the one that is meant, as Agent(Explore)"
		}
	case OfCommand:
		c := newCommand(r.Spec)
		if !c.plain {
			return broadCommand(strings.Fields(c.pattern))
		}
		return expanded(r.Spec)
	}
	return ""
}

// expanded says why a command that is spelled out hands over everything all the
// same: a word of it that the shell puts in, as "$X", may be any program where
// that stands in front, and any code behind what runs code.
func expanded(spec string) string {
	var b strings.Builder
	quoted, found := false, false
	for _, c := range spec {
		switch {
		case c == '\'':
			quoted = !quoted
		case !quoted && (c == '$' || c == '`'):
			found = true
			c = '*'
		}
		b.WriteRune(c)
	}
	if !found {
		return ""
	}
	w := strings.Fields(b.String())
	for i := range w {
		w[i] = strings.TrimLeft(w[i], `"`)
	}
	return broadCommand(w)
}

// broadCommand looks at the words of a pattern that has a wildcard somewhere.
func broadCommand(w []string) string {
	if len(w) == 0 {
		return "it allows every command"
	}
	if strings.Contains(w[0], "*") {
		// A wildcard in the first word may be any program, arguments included.
		if w[0][0] == '*' {
			return "its wildcard may be any program; begin with the program that is meant"
		}
		for _, list := range [...][]string{shells[:], interpreters[:], starters[:]} {
			for _, name := range list {
				if meets(w[0], name) {
					return "its wildcard may be " + name + ", which runs anything; write the program's whole name"
				}
			}
		}
		return ""
	}
	program := w[0][strings.LastIndexByte(w[0], '/')+1:]
	if program == "" {
		return ""
	}
	for _, name := range starters {
		if program == name {
			return name + " runs the command that is given to it; write the rule for that command, or without a wildcard"
		}
	}
	for _, list := range [...][]string{shells[:], interpreters[:]} {
		for _, name := range list {
			if name[0] == program[0] && (program == name || versioned(program, name)) {
				if open(w[1:]) {
					return name + " runs whatever code it is given; name the script that is meant, as " + name + " scripts/check *"
				}
				return ""
			}
		}
	}
	for _, r := range runners {
		if r[0] != program[0] {
			continue
		}
		if front, sub, _ := strings.Cut(r, " "); front == program && opens(w[1:], sub) {
			return r + " runs any script or package; name the one that is meant, as " + r + " lint *"
		}
	}
	return ""
}

// versioned reports whether program is name with a version: python3.12.
func versioned(program, name string) bool {
	rest, found := strings.CutPrefix(program, name)
	return found && rest != "" && strings.Trim(rest, "0123456789.-") == ""
}

// open reports whether the arguments of something that runs code leave open
// which code that is.
func open(w []string) bool {
	if len(w) > 1 && w[0] == "-m" {
		w = w[1:]
	}
	return len(w) == 0 || strings.Contains(w[0], "*") || strings.HasPrefix(w[0], "-")
}

// opens reports whether a pattern's arguments can be a runner's sub-command,
// which may be empty, and leave open what it runs.
func opens(w []string, sub string) bool {
	switch {
	case sub == "":
		return open(w)
	case len(w) == 0:
		return false
	case strings.Contains(w[0], "*"):
		return meets(w[0], sub)
	}
	return w[0] == sub && open(w[1:])
}

var shells = [...]string{"sh", "bash", "zsh", "dash", "ksh", "fish", "csh", "tcsh", "ash", "pwsh", "powershell", "busybox", "toybox"}

var interpreters = [...]string{"python", "python3", "py", "node", "nodejs", "ruby", "perl", "php", "lua", "deno", "tsx", "ts-node",
	"osascript", "awk", "gawk", "mawk", "nawk", "Rscript", "julia", "groovy", "irb", "ipython", "tclsh", "guile"}

// starters run a command that is given to them.
var starters = [...]string{"sudo", "doas", "su", "runuser", "env", "xargs", "eval", "exec", "source", ".", "command", "builtin", "noglob",
	"nocorrect", "time", "timeout", "nice", "ionice", "nohup", "stdbuf", "setsid", "watch", "flock", "chroot", "nsenter", "unshare",
	"strace", "ltrace", "script", "parallel", "entr", "ssh", "direnv", "trap", "coproc", "systemd-run", "at", "batch"}

// runners run a script or package that is named after them.
var runners = [...]string{"npx", "bunx", "uvx", "pipx run", "uv run", "poetry run", "pipenv run", "hatch run", "rye run", "pdm run",
	"npm run", "npm run-script", "npm exec", "npm x", "pnpm run", "pnpm exec", "pnpm dlx", "yarn run", "yarn exec", "yarn dlx",
	"bun run", "bun x", "bundle exec", "mise exec", "mise x", "devbox run", "nix run", "nix shell"}
