package commands

import (
	"slices"
	"testing"
)

// What a script needs is what every file holds that it changes.
func TestSedNeeds(t *testing.T) {
	for _, c := range []struct {
		script   string
		extended bool
		want     []string
	}{
		{`s/foo/bar/g`, false, []string{"foo"}},
		{`s/\bfoo\b/bar/;s,a/b,c,2p`, false, []string{"foo", "a/b"}},
		{`/x/,/y/{s/foo(/bar(/}`, false, []string{"foo("}},
		{`s/foo(x)?barr/y/`, true, []string{"barr"}},
		{`s/foo\(x\)ba/y/`, false, []string{"foo"}},
		{`s/fooz*ba[a-z]longer/y/`, false, []string{"longer"}},
		{`s/ab{0,3}c/y/`, true, []string{"a"}},
		{`s/ab\{0,3\}c/y/`, false, []string{"a"}},
		{`s/a+b/y/`, false, []string{"a+b"}},
		{`s/(a|b)c/y/`, true, []string{"c"}},
		{`s/a\.b/y/`, false, []string{"a.b"}},
		{`s/é*/y/`, false, nil},
		{`s/a|b/y/`, true, nil},
		{`s/a\|b/y/`, false, nil},
		{`s|a\|b|y|`, false, nil},
		{`s/foo/bar/I`, false, nil},
		{`s/foo/bar/w out`, false, nil},
		{`s/.*/bar/`, false, nil},
		{`s/foo/bar/;s//x/`, false, nil},
		{`s/foo/bar/;d`, false, nil},
		{`/foo/!s/bar/x/`, false, []string{"bar"}},
		{`s/(foo/x/`, true, nil},
		{`s/[/x/`, false, nil},
		{`y/a/b/`, false, nil},
	} {
		var got []string
		for _, w := range sedNeeds(c.script, c.extended) {
			got = append(got, w.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.script, got, c.want)
		}
	}
}
