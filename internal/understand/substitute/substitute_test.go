package substitute

import "testing"

func TestApply(t *testing.T) {
	const none = "\x00" // not read
	for _, c := range []struct {
		script string
		how    Script
		text   string
		want   string
	}{
		{`s/a/b/`, Script{}, "aa\nca\n", "ba\ncb\n"},
		{`s/a/b/g`, Script{}, "aa\nca", "bb\ncb"},
		{`s/^version = "0.1.0"$/version = "0.2.0"/`, Script{}, "version = \"0.1.0\"\nx\n", "version = \"0.2.0\"\nx\n"},
		{`s/"v": "[^"]*"/"v": "2"/`, Script{}, "\"v\": \"1.0\", \"x\": \"y\"\n", "\"v\": \"2\", \"x\": \"y\"\n"},
		{`s#<v>\(.*\)</v>#<v>\1.1</v>#`, Script{}, "<v>1</v>\n", "<v>1.1</v>\n"},
		{`s/(v = ).*/\1"2"/; s|x|[&]|`, Script{Extended: true}, "v = 1\nx\n", "v = \"2\"\n[x]\n"},
		{`0,/^v = .*/s//v = 2/`, Script{}, "a\nv = 1\nv = 1\n", "a\nv = 2\nv = 1\n"},
		{`0,/^v/s/1/2/`, Script{}, "v1\nv1\n", "v2\nv1\n"},
		{`1,/^v/s/1/2/`, Script{}, "v1\nv1\nv1\n", "v2\nv2\nv1\n"},
		{`2s/1/2/;$s/1/3/`, Script{}, "1\n1\n1\n", "1\n2\n3\n"},
		{`3,2s/1/2/`, Script{}, "1\n1\n1\n1\n", "1\n1\n2\n1\n"},
		{`/a/,/b/s/1/2/`, Script{}, "1\na1\n1\nb1\n1\na1\n", "1\na2\n2\nb2\n1\na2\n"},
		{`/a/s//b/`, Script{}, "ac\n", "bc\n"},
		{`2,3s/1/2/`, Script{}, "1\n1\n1\n1\n", "1\n2\n2\n1\n"},
		{`s/v\s*=\s*[0-9]\+/v = 2/`, Script{GNU: true}, "v   = 12\n", "v = 2\n"},
		{`s/v\s*=/v/`, Script{}, "v =\n", none},
		{`s/[0-9]\+/2/`, Script{}, "12\n", none},
		{`s/(\d+)\.(\d+)/$1.${2}1/`, Script{Perl: true}, "1.2\n", "1.21\n"},
		{`s/x\s/y/`, Script{Perl: true}, "x\nb\n", "yb\n"},
		{`s/x$/y/`, Script{Perl: true}, "x\n", "y\n"},
		{`s/x/$y/`, Script{Perl: true}, "x\n", none},
		{`s/x/@y/`, Script{Perl: true}, "x\n", none},
		{`s/x/$1[0]/`, Script{Perl: true}, "x\n", none},
		{`s/x/$10/`, Script{Perl: true}, "x\n", none},
		{`s/(?i)x/y/`, Script{Perl: true}, "x\n", none},
		{`1s/x/y/`, Script{Perl: true}, "x\n", none},
		{`s/a*/b/g`, Script{}, "c\n", none},
		{`s/[^"]*/b/g`, Script{Perl: true}, "c\n", none},
		{`s/a*$/b/g`, Script{Perl: true}, "ca\n", none},
		{`s/a|ab/x/`, Script{Extended: true}, "ab\n", none},
		{`s/a\|ab/x/`, Script{GNU: true}, "ab\n", none},
		{`s/\(a\)*/x/`, Script{}, "ab\n", none},
		{`s/a/\n/`, Script{}, "a\n", none},
		{`s/a/b/w f`, Script{}, "a\n", none},
		{`s/a/b/e`, Script{}, "a\n", none},
		{`s/a/b/I`, Script{}, "a\n", none},
		{`s/a/b/p`, Script{}, "a\n", none},
		{`s/a/b/2`, Script{}, "a\n", none},
		{`s/a/b/;d`, Script{}, "a\n", none},
		{`/a/!s/b/c/`, Script{}, "b\n", none},
		{`1~2s/b/c/`, Script{}, "b\n", none},
		{`s/[a-z]/c/`, Script{}, "b\n", none},
		{`s/[]a]/c/`, Script{}, "b\n", none},
		{`s/[/]/c/`, Script{}, "/\n", none},
		{`s/[\n]/c/`, Script{}, "n\n", none},
		{`s/a\'/c/`, Script{}, "a\n", none},
		{`s/\x61/c/`, Script{}, "a\n", none},
		{`s/a\{2\}/c/`, Script{}, "aa\n", none},
		{`s/./x/`, Script{}, "é\n", none},
		{`s//x/`, Script{}, "a\n", none},
		{`1,/a/s//x/`, Script{}, "a\n", none},
		{`s/a/\2/`, Script{}, "a\n", none},
		{`y/a/b/`, Script{}, "a\n", none},
		{``, Script{}, "a\n", none},
	} {
		c.how.Text = c.script
		got, ok := c.how.Apply(c.text)
		if !ok {
			got = none
		}
		if got != c.want {
			t.Errorf("%s on %q: %q, want %q", c.script, c.text, got, c.want)
		}
	}
}

func FuzzApply(f *testing.F) {
	for _, s := range []string{`s/a/b/g`, `0,/^v = .*/s//v = 2/`, `s#<v>\(.*\)</v>#<v>\1&</v>#;2,$s/[^"]*/x/`, `s/(\d+)\.(\s*)$/$1.${2}/`} {
		f.Add(s, "a\nv = 1\n<v>1</v>\n", uint8(0))
	}
	f.Fuzz(func(t *testing.T, script, text string, how uint8) {
		s := Script{Text: script, Extended: how&1 != 0, Perl: how&2 != 0, GNU: how&4 != 0}
		first, ok := s.Apply(text)
		if again, same := s.Apply(text); again != first || same != ok {
			t.Errorf("%q makes %q of %q, and then %q", script, first, text, again)
		}
	})
}
