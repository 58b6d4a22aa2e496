package git

import (
	"fmt"
	"testing"
)

const local = ".claude/settings.local.json"

// What came with a repository is found in its index and in the commit that is
// checked out, whatever the version of the index and however much else there is.
func TestBrings(t *testing.T) {
	for _, files := range []int{0, 400} { // of the second the index is not read to its end
		for version := range 3 {
			for _, tt := range []struct {
				name          string
				change        func(p *place)
				brings, lists bool
			}{
				{"not there", func(p *place) {}, false, false},
				{"tracked", func(p *place) { p.write(local, "x"); p.git("add", "-f", local) }, true, true},
				{"with other capitals", func(p *place) { p.write(".CLAUDE/Settings.local.json", "x"); p.git("add", "-f", ".") }, true, true},
				{"a file in its folder's place", func(p *place) { p.write(".claude", "x"); p.git("add", "-f", ".") }, true, true},
				{"a file beside it", func(p *place) { p.write(".claude/settings.json", "x"); p.git("add", "-f", ".") }, false, false},
				{"a name that is longer", func(p *place) { p.write(local+".bak", "x"); p.git("add", "-f", ".") }, false, false},
				{"taken out of the index", func(p *place) {
					p.write(local, "x")
					p.git("add", "-f", ".")
					p.commit("two")
					p.git("rm", "-q", "--cached", local)
				}, true, false},
				{"taken out by a commit", func(p *place) {
					p.write(local, "x")
					p.git("add", "-f", ".")
					p.commit("two")
					p.git("rm", "-q", "--cached", local)
					p.git("commit", "-q", "-m", "three")
				}, false, false},
			} {
				t.Run(fmt.Sprintf("%s, %d files, version %d", tt.name, files, version+2), func(t *testing.T) {
					p := newPlace(t)
					p.write(".bazelrc", "x")
					p.write("z", "z")
					for i := range files {
						p.write(fmt.Sprintf("src/file%04d", i), "x")
					}
					p.git("add", ".")
					p.commit("one")
					tt.change(p)
					p.git("update-index", "--index-version", fmt.Sprint(version+2))
					for _, q := range []struct {
						what string
						ask  func(*Repo) (bool, error)
						want bool
					}{{"brings", func(r *Repo) (bool, error) { return r.Brings(local) }, tt.brings}, {"lists", func(r *Repo) (bool, error) { return r.Lists(local) }, tt.lists}} {
						r := p.open()
						got, err := q.ask(r)
						r.Close()
						if err != nil || got != q.want {
							t.Errorf("%s: %v, %v, want %v", q.what, got, err, q.want)
						}
					}
				})
			}
		}
	}
	p := newPlace(t)
	p.write(local, "x")
	for i := range 400 {
		p.write(fmt.Sprintf("src/file%04d", i), "x")
	}
	p.git("add", "-f", ".")
	p.commit("one")
	p.git("update-index", "--split-index")
	p.write("src/file0001", "y")
	p.git("add", ".")
	r := p.open()
	defer r.Close()
	if held, err := r.Lists(local); err == nil {
		t.Errorf("of a split index it is said: %v", held)
	}
}
