package value

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/commands"
)

func name() commands.Word { return commands.Word{Known: automode.Bounded} }

func list() commands.Word { return commands.Word{Known: automode.Bounded, Blanks: true} }

func TestConcat(t *testing.T) {
	for _, c := range []struct {
		a, b commands.Word
		want string
	}{
		{commands.Lit("a"), commands.Lit("b"), "ab"},
		{commands.Lit("src/"), name(), "src/…"},
		{name(), commands.Lit(".go"), "….go"},
		{name(), commands.Lit("/../x"), "…/../x?"},
		{commands.Lit("x"), commands.Word{}, "x?"},
		{list(), commands.Lit("n"), "…"}, // behind the last of them alone
		{list(), commands.Lit("/x"), "?"},
		{list(), commands.Lit(" .env"), "?"},
		{list(), commands.Lit("-x"), "?"},
		{list(), commands.Lit("\n"), "…\n"},
	} {
		if got := show(Concat(c.a, c.b)); got != c.want {
			t.Errorf("%v and %v are %s, not %s", c.a, c.b, got, c.want)
		}
	}
	if w := Concat(commands.Word{Text: "s", Known: automode.Exact, Data: automode.SecretData}, commands.Lit("x")); w.Data != automode.SecretData {
		t.Errorf("what is put together of a secret is none: %v", w)
	}
}

// Names behind "=" are told from those that are words of their own.
func TestValued(t *testing.T) {
	join := func(parts ...commands.Word) commands.Word {
		w := parts[0]
		for _, p := range parts[1:] {
			w = Concat(w, p)
		}
		return w
	}
	empty := name()
	empty.MayEmpty = true
	for _, c := range []struct {
		w    commands.Word
		want string
	}{
		{join(commands.Lit("-X a="), name(), commands.Lit(" -X b="), name(), commands.Lit(" -s")), "-X a= -X b= -s"},
		{join(commands.Lit("-X a="), empty, commands.Lit(" -X b="), name(), commands.Lit("-"), name(), commands.Lit(" -c="), empty), "-X a= -X b=- -c="},
		{join(commands.Lit("-X a="), name(), commands.Lit(" "), name()), ""},
		{join(commands.Lit("-X a="), name(), commands.Lit(" -"), name(), commands.Lit(" b="), name()), ""},
		{join(commands.Lit("-X "), name(), commands.Lit(" b="), name()), ""},
		{join(commands.Lit("-X a="), commands.Word{}, commands.Lit(" b="), name()), ""},
		{join(commands.Lit("-X a="), name(), commands.Lit(" b="), name(), commands.Word{}), ""},
	} {
		if got := c.w.IfEmpty; c.w.Sort != commands.Valued && c.want != "" || c.w.Sort == commands.Valued && got != c.want {
			t.Errorf("%v: %q, want %q", c.w, got, c.want)
		}
	}
}

func TestUnion(t *testing.T) {
	a := []commands.Word{commands.Lit("a"), commands.Lit("b")}
	if u := Union(a, []commands.Word{commands.Lit("b"), commands.Lit("c")}); len(u) != 3 {
		t.Errorf("%v", u)
	}
	// Too many values are one that is not known, which carries what they carried.
	var many []commands.Word
	for i := range Most*8 + 1 {
		w := commands.Lit(strings.Repeat("x", i))
		if i == Most*8 {
			w.Data = automode.SecretData
		}
		many = append(many, w)
	}
	if u := Union(a, many); len(u) != 1 || !u[0].Many || u[0].Exact() || u[0].Data != automode.SecretData {
		t.Errorf("%v", u)
	}
}

func TestOperators(t *testing.T) {
	path := commands.Lit("src/a.b.go")
	for _, c := range []struct {
		what, want string
		got        commands.Word
	}{
		{"${p##*/}", "a.b.go", Trim(path, FrontMost, "*/", true)},
		{"${p#*/}", "a.b.go", Trim(path, Front, "*/", true)},
		{"${p%.*}", "src/a.b", Trim(path, Back, ".*", true)},
		{"${p%%.*}", "src/a", Trim(path, BackMost, ".*", true)},
		{"${p%x}", "src/a.b.go", Trim(path, Back, "x", true)},
		{"${p%[[:alpha:]]}", "src/a.b.g", Trim(path, Back, "[[:alpha:]]", true)},
		{"${p%$unknown}", "?", Trim(path, Back, "", false)},
		{"${p:4}", "a.b.go", Cut(path, 4, 99, true)},
		{"${p:4:1}", "a", Cut(path, 4, 1, true)},
		{"${p:99}", "", Cut(path, 99, 99, true)},
		{"${p:$unknown}", "?", Cut(path, 0, 0, false)},
		{"${p^^}", "SRC/A.B.GO", Case(path, strings.ToUpper)},
		{"${p^}", "?", Case(path, nil)},
	} {
		if got := show(c.got); got != c.want {
			t.Errorf("%s is %q, not %q", c.what, got, c.want)
		}
	}
	if got := Replace([]commands.Word{path}, "a", "z", false); len(got) != 1 || got[0].Text != "src/z.b.go" {
		t.Errorf("%v", got)
	}
	if got := Replace([]commands.Word{path}, ".", "-", true); got[0].Text != "src/a-b-go" {
		t.Errorf("%v", got)
	}
}

func TestMatches(t *testing.T) {
	for _, c := range []struct {
		pattern, name string
		ok, known     bool
	}{
		{"*.go", "a.go", true, true},
		{"*.go", "a/b.go", false, true},
		{"[!a]", "b", true, true},
		{"[!a]", "a", false, true},
		{"[[:digit:]]", "1", true, true},
		{"[[:digit:]]", "a", false, true},
		{"[[:alpha:]]", "é", false, false},
		{"[[:xdigit:]]", "1", false, false},
	} {
		if ok, err := Matches(c.pattern, c.name); ok != c.ok || (err == nil) != c.known {
			t.Errorf("%s and %s: %v, %v", c.pattern, c.name, ok, err)
		}
	}
}

// show writes what is known of a word, "…" for the rest of a name, and "?" where
// it may be anything.
func show(w commands.Word) string {
	switch w.Known {
	case automode.Exact:
		return w.Text
	case automode.Bounded:
		return w.Text + "…" + w.Suffix
	}
	if w.Suffix != "" {
		return w.Text + "…" + w.Suffix + "?"
	}
	return w.Text + "?"
}
