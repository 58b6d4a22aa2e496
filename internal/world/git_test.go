package world

import "testing"

func TestSharedBranch(t *testing.T) {
	w := New(Options{})
	for name, want := range map[string]bool{
		"main": true, "master": true, "Main": true, "develop": true, "dev": true, "production": true, "prod": true, "prod-eu": true, "staging": true,
		"release/1.2": true, "release-1.2": true, "releases/x": true, "gh-pages": true, "deploy/eu": true, "hotfix/x": true, "env/production": true,
		"v1": true, "v1.2": true, "2.x": true, "support/1.4": true, "stable": true, "stable/2": true,
		"feature/login": false, "fix-release-notes": false, "fix/deploy-script": false, "dev/alice/x": false, "topic": false, "mainline2": false,
		"feature/main-menu": false, "alice": false, "producer": false, "livestream": false, "issue-12": false, "12-fix-it": false, "v2-rewrite": false,
	} {
		if got := w.SharedBranch(name); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

func TestOwnRemote(t *testing.T) {
	const url = "git@example.com:o/r.git"
	for _, c := range []struct {
		remotes []string
		want    bool
	}{{nil, true}, {[]string{}, false}, {[]string{url}, true}, {[]string{"git@example.com:o/r"}, false}, {[]string{"x", url}, true}} {
		w := New(Options{Remotes: c.remotes})
		if got := w.OwnRemote(url); got != c.want || w.Recorded() != (c.remotes != nil) {
			t.Errorf("%q: %v, want %v", c.remotes, got, c.want)
		}
	}
}
