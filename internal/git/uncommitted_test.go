package git

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// What is counted is what git status lists.
func TestUncommittedAsGit(t *testing.T) {
	p := newPlace(t)
	p.write(".gitignore", "out/\n")
	for _, name := range []string{"a", "b", "c", "d/e", "d/f"} {
		p.write(name, name+"\n")
	}
	p.git("add", ".")
	p.commit("all")
	steps := []func(){
		func() {},
		func() { p.write("a", "changed, and longer\n") },
		func() { p.write("new", "x") },
		func() { p.write("d/new", "x"); p.git("add", "d/new") },
		func() { p.write("out/x", "x") },
		func() { os.Remove(p.open().path("c")) },
		func() { p.git("add", "a") },
	}
	for i, step := range steps {
		step()
		want := strings.Count(p.git("status", "--porcelain", "-uall"), "\n")
		if s := p.git("status", "--porcelain", "-uall"); s != "" && !strings.HasSuffix(s, "\n") {
			want++
		}
		got, err := p.open().Uncommitted(1000)
		if err != nil || got != want {
			t.Errorf("step %d: %d, %v, but git says %d:\n%s", i, got, err, want, p.git("status", "--porcelain", "-uall"))
		}
	}
	for i := range 20 {
		p.write(fmt.Sprintf("more/%d", i), "x")
	}
	if n, err := p.open().Uncommitted(10); err == nil {
		t.Errorf("%d of more files than are to be looked at", n)
	}
}
