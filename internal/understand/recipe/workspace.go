package recipe

import (
	"encoding/json"
	"strings"
)

// Workspace are the folders of a workspace's packages, as patterns with "*",
// relative to its root: of the package.json there, and of pnpm's own file. ok
// is false when it is no root of a workspace; wild is set when not all of them
// are known.
func Workspace(manifest, pnpm string) (patterns []string, wild, ok bool) {
	m, _ := ReadManifest(manifest)
	if raw, there := m["workspaces"]; there {
		ok = true
		var of struct {
			Packages []string `json:"packages"`
		}
		if json.Unmarshal(raw, &patterns) != nil {
			wild = json.Unmarshal(raw, &of) != nil
			patterns = of.Packages
		}
	}
	if pnpm != "" {
		ok = true
		root, read := readYAML(pnpm)
		more, good := root.get("packages").strings()
		patterns, wild = append(patterns, more...), wild || !read || !good
	}
	kept := patterns[:0]
	for _, p := range patterns {
		p = strings.TrimSuffix(strings.TrimPrefix(p, "./"), "/")
		switch {
		case strings.HasPrefix(p, "!"), strings.Contains(p, ".."), p == "":
		case strings.ContainsAny(p, "{}[]?()"):
			wild = true
		default:
			kept = append(kept, p)
		}
	}
	return kept, wild, ok
}
