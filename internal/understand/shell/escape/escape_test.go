package escape

import (
	"testing"

	"automode"
	"automode/internal/commands"
)

func TestDollar(t *testing.T) {
	for _, c := range []struct {
		text string
		zsh  bool
		want []string
	}{
		{`plain`, true, []string{"plain"}},
		{`a\tb`, true, []string{"a\tb"}},
		{`\x72\155`, true, []string{"rm"}},
		{`\x{72}m`, false, []string{"rm"}},
		{`a\0b`, false, []string{"a"}},
		{`a\0b`, true, []string{"a", ""}}, // zsh goes on: what it makes is not known
		{`\q`, false, []string{`\q`}},
		{`\q`, true, []string{`\q`, "q"}},
	} {
		got := Dollar(c.text, c.zsh)
		if len(got) != len(c.want) {
			t.Errorf("%q: %v", c.text, got)
			continue
		}
		for i, w := range got {
			if w.Text != c.want[i] {
				t.Errorf("%q: %q, not %q", c.text, w.Text, c.want[i])
			}
		}
	}
}

func TestForm(t *testing.T) {
	lit := func(words ...string) (list []commands.Word) {
		for _, w := range words {
			list = append(list, commands.Lit(w))
		}
		return list
	}
	for _, c := range []struct {
		args []commands.Word
		want string
	}{
		{nil, ""},
		{lit("%s\\n", "a", "b"), "a\nb\n"},
		{lit("100%%"), "100%"},
		{lit("%c", "rm"), "r"},
		{lit("\\162\\x6d"), "rm"},
	} {
		if w := Form(c.args); !w.Exact() || w.Text != c.want {
			t.Errorf("%v: %q, known %v", c.args, w.Text, w.Exact())
		}
	}
	for _, args := range [][]commands.Word{lit("%q", "a"), lit("\\e"), {{}}, lit("x", "y")} {
		if w := Form(args); w.Exact() {
			t.Errorf("%v: %q is not to be known", args, w.Text)
		}
	}
	if !Form(lit("\\162")).Encoded || Form(lit("rm")).Encoded {
		t.Error("letters that are written as numbers are hidden, and no others")
	}
	if w := Form([]commands.Word{commands.Lit("%s"), {Text: "k", Known: automode.Exact, Data: automode.SecretData}}); w.Data != automode.SecretData {
		t.Error("a secret in a form is one still")
	}
}
