package agents

import (
	"context"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// Version is a release of an agent. The zero value is not known.
type Version [3]int

// ParseVersion reads "2.1.329", and what follows is passed over.
func ParseVersion(text string) (v Version, ok bool) {
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	parts := strings.Split(word, ".")
	if len(parts) != len(v) {
		return Version{}, false
	}
	for i, p := range parts {
		n, err := strconv.Atoi(p)
		if err != nil || n < 0 {
			return Version{}, false
		}
		v[i] = n
	}
	return v, true
}

func (v Version) String() string {
	return strconv.Itoa(v[0]) + "." + strconv.Itoa(v[1]) + "." + strconv.Itoa(v[2])
}

// Before reports whether v came out before other.
func (v Version) Before(other Version) bool {
	for i := range v {
		if v[i] != other[i] {
			return v[i] < other[i]
		}
	}
	return false
}

// Flaw is what is known to be wrong with some releases.
type Flaw struct {
	From, To Version // the first and the last release that has it; a zero From is the first of all
	What     string
	Open     bool // calls run that must not; otherwise more is asked than need be
}

// ClaudeTried is the newest release of Claude Code that the gate was tried with.
var ClaudeTried = Version{2, 1, 329}

// claudeFlaws are known from its release notes, and some from trying.
var claudeFlaws = [...]Flaw{
	{To: Version{2, 1, 210}, Open: true, What: "a question is passed over when the call asks to run outside the sandbox"},
	{To: Version{2, 1, 294}, Open: true, What: `it does not know "onFailure": a call runs whose hook is missing, crashes or is slow`},
	{From: Version{2, 1, 78}, To: Version{2, 1, 81}, What: "it does not listen when a call is allowed"},
	{From: Version{2, 1, 119}, To: Version{2, 1, 119}, What: "it does not listen when a call is allowed"},
}

// ClaudeFlaws are the flaws of a release of Claude Code.
func ClaudeFlaws(v Version) []Flaw {
	var list []Flaw
	for _, f := range claudeFlaws {
		if f.Has(v) {
			list = append(list, f)
		}
	}
	return list
}

// FindClaude looks Claude Code up by the search path and asks for its version.
// path is empty where there is none; ok is false where it does not tell.
func FindClaude(ctx context.Context) (path string, v Version, ok bool) {
	path, err := exec.LookPath("claude")
	if err != nil {
		return "", Version{}, false
	}
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, "--version")
	cmd.WaitDelay = time.Second
	out, err := cmd.Output()
	if err != nil {
		return path, Version{}, false
	}
	v, ok = ParseVersion(string(out))
	return path, v, ok
}
