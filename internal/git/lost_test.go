package git

import "testing"

// The file that an answer is about is the first that nothing else holds.
func TestAbout(t *testing.T) {
	p := newPlace(t)
	p.write("d/a", "a\n")
	p.write("d/b", "b\n")
	p.git("add", ".")
	p.commit("all")
	p.write("d/b", "changed, and longer\n")
	p.write("new/c", "c")
	r := p.open()
	ask := func(what string, err error, about string) {
		if (err != nil) != (about != "") || r.About != about {
			t.Errorf("%s: %v, about %q, want %q", what, err, r.About, about)
		}
	}
	ask("a file that is held", r.Held("d/a"), "")
	ask("a folder with changes", r.Held("d"), "d/b")
	ask("a folder that is not tracked", r.Held("new"), "new/c")
	ask("a working tree", r.Untouched([]string{""}), "d/b")
	ask("what is not tracked", r.Strays([]string{""}, false), "new/c")
	ask("what is committed", r.Committed([]string{"d"}), "d/b")
}
