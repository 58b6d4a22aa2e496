package commands

import (
	"slices"
	"strings"
	"testing"

	"automode"
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
		{`s/\x41bc/x/`, false, nil},
		{`s/\d065bc/x/`, false, nil},
		{`s/\cAbc/x/`, false, nil},
		{`s/\(a\)\1bc/x/`, false, nil},
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

func TestPerlNeeds(t *testing.T) {
	for _, c := range []struct {
		line string
		want []string
	}{
		{`perl -pi -e s/foo/bar/g f`, []string{"foo"}},
		{`perl -0777 -i -pe s/\bfoo\b/bar/;s|\d+x|y|g f`, []string{"foo", "x"}},
		{`perl -i -pe s/foo|bar/x/ f`, nil},
		{`perl -i -pe s/(?i)foo/x/ f`, nil},
		{`perl -i -pe s/foo/x/i f`, nil},
		{`perl -i -pe s/foo/x/ge f`, []string{}},
		{`perl -i -pe s/$x/y/ f`, nil},
		{`perl -i -pe s/a@x/y/ f`, nil},
		{`perl -i -pe s/\Ufoo/y/ f`, nil},
		{`perl -i -pe s/\x41bc/y/ f`, nil},
		{`perl -i -pe s/[/]foo/x/ f`, nil},
		{`perl -l -i -pe s/foo/x/ f`, nil},
		{`perl -C -i -pe s/foo/x/ f`, nil},
		{`perl -i -pe s/foo/x/;$_.=1 f`, nil},
		{`perl -Mopen -i -pe s/foo/x/ f`, nil},
	} {
		var words []Word
		for f := range strings.FieldsSeq(c.line) {
			words = append(words, Lit(f))
		}
		var got []string
		for _, f := range perl.Read(words, automode.Linux).Facts {
			if f.Role == Edits {
				for _, w := range f.Words {
					got = append(got, w.Text)
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.line, got, c.want)
		}
	}
}
