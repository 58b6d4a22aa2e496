package commands

import (
	"strings"

	"automode"
)

var printenv = Program{
	Name: "printenv", Also: "gprintenv", Summary: "prints variables of the environment", Manual: "printenv(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:   "--help --version",
		Does:   []Do{{Kind: automode.Disclose, Target: "environment", When: &When{Args: "0"}, Why: "prints every variable"}},
		Args:   []Arg{{Role: Data}},
		Flags:  []Flag{{Names: "-0 --null"}},
		Refine: printenvNames,
	},
}

var printenvCases = []Case{
	{`printenv`, `Disclose environment`},
	{`printenv -0`, `Disclose environment`},
	{`printenv PATH HOME`, `nothing`},
	{`printenv GITHUB_TOKEN`, `Disclose GITHUB_TOKEN`},
	{`printenv $x`, `Disclose environment; Disclose …`},
}

// printenvNames: variables that by their meaning hold no secret are no
// matter.
func printenvNames(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || !publicVariable(w.Text) {
			m.Add(Fact{Role: Shows, Word: w, Kind: automode.Disclose, Why: "prints a variable"})
		}
	}
}

// Shown reports whether a variable of that name is one that programs show, or keep
// in what they make: a name of a person, of a language, of how time is written.
func Shown(name string) bool {
	for _, p := range [...]string{"LC_", "GIT_AUTHOR_", "GIT_COMMITTER_"} {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return publicVariable(name) || named("EMAIL DEBEMAIL DEBFULLNAME HGUSER GIT_REFLOG_ACTION TIME_STYLE LS_COLORS GREP_COLOR GREP_COLORS PS1 PS2 PS3 PS4 PROMPT TIMEFORMAT BLOCK_SIZE MAKEFLAGS", name)
}

// publicVariable reports whether a variable of that name never holds a
// secret.
func publicVariable(name string) bool {
	switch name {
	case "PATH", "HOME", "USER", "LOGNAME", "SHELL", "PWD", "OLDPWD", "LANG", "LANGUAGE", "TERM", "COLORTERM", "TZ", "TMPDIR",
		"EDITOR", "VISUAL", "PAGER", "HOSTNAME", "SHLVL", "DISPLAY", "COLUMNS", "LINES", "CI", "DEBUG", "NO_COLOR", "FORCE_COLOR",
		"LC_ALL", "LC_CTYPE", "LC_COLLATE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME",
		"XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR",
		"NODE_ENV", "NODE_PATH", "NODE_OPTIONS", "NVM_DIR", "PNPM_HOME", "BUN_INSTALL",
		"GOPATH", "GOROOT", "GOBIN", "GOCACHE", "GOMODCACHE", "GOFLAGS", "GOTOOLCHAIN", "GO111MODULE", "CGO_ENABLED",
		"CARGO_HOME", "RUSTUP_HOME", "CARGO_TARGET_DIR", "RUSTFLAGS", "JAVA_HOME", "ANDROID_HOME", "ANDROID_SDK_ROOT",
		"PYTHONPATH", "VIRTUAL_ENV", "CONDA_PREFIX", "CONDA_DEFAULT_ENV", "PYENV_ROOT", "RBENV_ROOT", "GEM_HOME",
		"LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PKG_CONFIG_PATH", "CC", "CXX", "CFLAGS", "CXXFLAGS", "LDFLAGS", "MAKEFLAGS",
		"HOMEBREW_PREFIX", "MISE_SHELL", "KUBECONFIG", "DOCKER_HOST", "AWS_REGION", "AWS_DEFAULT_REGION", "AWS_PROFILE":
		return true
	}
	return false
}
