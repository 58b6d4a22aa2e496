package agents

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"automode/internal/digest"
)

// Codex runs a hook only when its configuration holds the digest of it, which
// its person puts there in /hooks. Whoever has seen the hook here and said yes
// has looked at it, so init records the digest with it. The digest is one of
// the hook in a canonical form: seen with Codex 0.169.0, which then calls the
// hook trusted.

// trusted is what stands for one hook in Codex's configuration.
type trusted struct{ key, hash string }

// codexTrust is the edit of Codex's configuration that the hooks of ours in a
// file, as it will be, need to run.
func codexTrust(a *Agent, at Where, first *Edit) (e Edit, err error) {
	path := a.beside(at, "config.toml")
	if e.File, err = ReadFile(path); err != nil {
		return e, &PathError{path, err, true}
	}
	var standing []Standing
	if first.After != nil {
		if standing, err = groupedSeconds.Ours(first.After); err != nil {
			return e, &PathError{first.File.Path, err, false}
		}
	}
	var tables []table
	for _, t := range trustOf(first.File, standing) {
		tables = append(tables, table{"[hooks.state." + tomlText(t.key) + "]", "trusted_hash = " + tomlText(t.hash) + "\n"})
	}
	// Those of other files, as of a project's, are not meant.
	var prefixes []string
	for _, path := range namesOf(first.File) {
		prefixes = append(prefixes, "[hooks.state."+strings.TrimSuffix(tomlText(path+":"), `"`))
	}
	meant := func(header string) bool {
		return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(header, p) })
	}
	if len(tables) == 0 {
		e.After = removeTables(e.File.Data, meant)
		return e, nil
	}
	if e.After, err = putTables(e.File.Data, meant, tables); err != nil {
		return e, &PathError{path, fmt.Errorf("%w; without it Codex passes over the hook until you trust it in /hooks", err), false}
	}
	return e, nil
}

// codexTrusts lists the events whose hook of ours Codex passes over.
func codexTrusts(a *Agent, at Where, in *StandingIn) ([]string, error) {
	f, err := ReadFile(a.beside(at, "config.toml"))
	if f.Data == nil && err != nil {
		return nil, err
	}
	return Untrusted(f.Data, in.File, in.Hooks)
}

// Untrusted lists the events whose hook of ours Codex would pass over, because
// its configuration does not hold the digest or the hook is off.
func Untrusted(configuration []byte, hooks File, standing []Standing) ([]string, error) {
	var c struct {
		Hooks struct {
			State map[string]struct {
				Enabled *bool  `toml:"enabled"`
				Hash    string `toml:"trusted_hash"`
			} `toml:"state"`
		} `toml:"hooks"`
	}
	if err := readTOML(configuration, &c); err != nil {
		return nil, err
	}
	var list []string
	for _, s := range standing {
		known := false
		for _, t := range trustOf(hooks, []Standing{s}) {
			state, ok := c.Hooks.State[t.key]
			known = known || ok && state.Hash == t.hash && (state.Enabled == nil || *state.Enabled)
		}
		if !known {
			list = append(list, s.Event)
		}
	}
	return list, nil
}

// namesOf are the names under which Codex may know a file: its folder can be a
// link.
func namesOf(f File) []string {
	names := []string{f.Path}
	if dir, err := filepath.EvalSymlinks(filepath.Dir(f.Path)); err == nil {
		if other := filepath.Join(dir, filepath.Base(f.Path)); other != f.Path {
			names = append(names, other)
		}
	}
	return names
}

// trustOf is what has to stand for these hooks.
func trustOf(hooks File, standing []Standing) []trusted {
	var list []trusted
	for _, s := range standing {
		event := snake(s.Event)
		for _, path := range namesOf(hooks) {
			list = append(list, trusted{fmt.Sprintf("%s:%s:%d:%d", path, event, s.At[0], s.At[1]), trustHash(event, s)})
		}
	}
	return list
}

// trustHash is the digest of the canonical form: the members in the order of
// their names, without white space.
func trustHash(event string, s Standing) string {
	type handler struct {
		Async   bool   `json:"async"`
		Command string `json:"command"`
		Timeout uint64 `json:"timeout"`
		Type    string `json:"type"`
	}
	identity := struct {
		Event   string    `json:"event_name"`
		Hooks   []handler `json:"hooks"`
		Matcher *string   `json:"matcher,omitempty"`
	}{Event: event, Hooks: []handler{{false, s.Command, uint64(s.Timeout), s.Type}}}
	if s.Matcher != "" {
		identity.Matcher = &s.Matcher
	}
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.Encode(identity)
	return "sha256:" + digest.Of([]byte(strings.TrimSuffix(b.String(), "\n")))
}

// snake is a name like PreToolUse as pre_tool_use.
func snake(name string) string {
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
