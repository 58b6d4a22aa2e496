package dialect

import (
	"slices"
	"testing"
)

func readerOf(t *testing.T, input string) reader {
	t.Helper()
	o, ok := members([]byte(input))
	if !ok {
		t.Fatalf("%s is no object", input)
	}
	return reader{of: "the input", object: o}
}

// A field beside the known ones that may name a folder, a file or a program
// makes the input one that is not relied on.
func TestStray(t *testing.T) {
	known := [3]string{"command", "cwd|workdir", ""}
	for input, flawed := range map[string]bool{
		`{"command":"ls","cwd":"/a"}`: false, `{"command":"ls","workdir":"/a"}`: false,
		`{"workingDirectory":"a"}`: true, `{"working_directory":"a"}`: true, `{"dir_path":"a"}`: true, `{"folder":"a"}`: true, `{"Paths":["a"]}`: true, `{"root":"a"}`: true,
		`{"file_path":null}`: false, `{"file_path":""}`: true,
		`{"shell":"pwsh"}`: true, `{"shell":""}`: false, `{"shell":false}`: false, `{"env":{}}`: false, `{"env":{"A":"b"}}`: true, `{"stdin":"y"}`: true, `{"interpreter":true}`: true,
		`{"description":"/etc/x"}`: false, `{"explanation":"~ home"}`: false, `{"reason":"../x"}`: false, `{"goal":"/"}`: false,
		`{"note":"/etc/x"}`: true, `{"note":"~/x"}`: true, `{"note":"../x"}`: true, `{"note":"C:/x"}`: true, `{"note":"x/y"}`: false, `{"note":["/etc"]}`: false, `{"note":1}`: false,
		`{"extra_paths":["a"]}`: true, `{"extra_paths":null}`: false, `{"paths_extra":["a"]}`: false,
	} {
		r := readerOf(t, input)
		if r.stray("T", &known); (r.flaw != "") != flawed {
			t.Errorf("%s: %q", input, r.flaw)
		}
	}
}

// Lists, and what stands in their place.
func TestLists(t *testing.T) {
	for _, tt := range []struct {
		input string
		want  []string
		flaw  bool
	}{
		{`{}`, nil, false}, {`{"a":"x"}`, []string{"x"}, false}, {`{"a":["x","y"]}`, []string{"x", "y"}, false}, {`{"a":[]}`, nil, false},
		{`{"a":{"x":1}}`, nil, true}, {`{"a":7}`, nil, true}, {`{"a":["x",7]}`, []string{"x", ""}, true},
	} {
		r := readerOf(t, tt.input)
		if got := r.listAt("a"); !slices.Equal(got, tt.want) || (r.flaw != "") != tt.flaw {
			t.Errorf("%s: %q, %q", tt.input, got, r.flaw)
		}
	}
	for _, tt := range []struct {
		input string
		want  []string
		flaw  bool
	}{
		{`{}`, nil, false}, {`{"a":{"n":"x"}}`, []string{"x"}, false}, {`{"a":[{"n":"x"},{"n":"y"}]}`, []string{"x", "y"}, false}, {`{"a":["x",{"n":"y"}]}`, []string{"x", "y"}, false},
		{`{"a":"x"}`, []string{"x"}, false}, {`{"a":[""]}`, []string{""}, true}, {`{"a":[1]}`, []string{""}, true}, {`{"a":7}`, []string{""}, true},
		{`{"a":[{"m":"x"}]}`, []string{""}, false},
	} {
		r := readerOf(t, tt.input)
		var got []string
		for _, one := range r.each("a") {
			got = append(got, one.object.text("n"))
		}
		if !slices.Equal(got, tt.want) || (r.flaw != "") != tt.flaw {
			t.Errorf("%s: %q, %q", tt.input, got, r.flaw)
		}
	}
}

// A path that the agent takes for another one is not relied on.
func TestPlainPath(t *testing.T) {
	for _, tt := range []struct {
		sigil, path string
		flaw        bool
	}{
		{"@", "@a", true}, {"@", "a@b", false}, {"@", "a\u2009b", true}, {"@", "a b", false}, {"@", "aéb", false}, {"", "@a", false}, {"", "a\u2009b", false}, {"", "a ", true}, {"@", "a ", true},
	} {
		r := reader{of: "the input", sigil: tt.sigil}
		if got := r.plain("path", tt.path); got != tt.path || (r.flaw != "") != tt.flaw {
			t.Errorf("%q with %q: %q", tt.path, tt.sigil, r.flaw)
		}
	}
}

// Addresses that stand in a text.
func TestAddresses(t *testing.T) {
	for text, want := range map[string][]string{
		"": nil, "no address": nil, "see https://h/a, and (http://i/b)!": {"https://h/a", "http://i/b"}, "https://h https://h": {"https://h"},
		"xhttps://h": {"xhttps://h"}, "1https://h": {"https://h"}, "(ZHTTPS://h": {"ZHTTPS://h"}, "`https://h": {"https://h"}, "{https://h}": {"https://h"},
		"https://h/https://i": {"https://h/https://i"}, "://h": {"://h"},
	} {
		if got := addresses(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]bool{"https://h": true, "HTTP://h": true, "ftp://h": false, "file:///etc/x": false, "https://": false, "h": false, "https://h/https://i": false,
		"https://h/a b": false, "https://h/[a]": false, "https://h/\\a": false, " https://h": false, "https://h\n": false} {
		if ofWeb(text) != want {
			t.Errorf("%q: %t", text, !want)
		}
	}
}
