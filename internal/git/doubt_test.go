package git

import (
	"os"
	"testing"
)

// What git holds in a special way, or would not put back as it lies there.
func TestDoubtful(t *testing.T) {
	for name, change := range map[string]func(p *place){
		"promised and not given": func(p *place) { p.write("new", "x"); p.git("add", "-N", "new"); p.rename("new", "f") },
		"taken for unchanged":    func(p *place) { p.git("update-index", "--assume-unchanged", "f") },
		"not in the tree":        func(p *place) { p.git("update-index", "--skip-worktree", "f") },
		"in conflict": func(p *place) {
			blob := p.git("rev-parse", "HEAD:f")[:40]
			p.git("rm", "-q", "--cached", "f")
			p.feed("100644 "+blob+" 1\tf\n100644 "+blob+" 2\tf\n", "update-index", "--index-info")
		},
		"a module": func(p *place) {
			p.git("rm", "-q", "--cached", "f")
			_ = os.Remove(p.root + "/f")
			p.write("f/x", "work\n")
			p.git("update-index", "--add", "--cacheinfo", "160000,"+p.git("rev-parse", "HEAD")[:40]+",f")
		},
		"another repository in it": func(p *place) { _ = os.Remove(p.root + "/f"); p.write("f/.git/x", "x"); p.write("node_modules/x", "x") },
		"HEAD.lock":                func(p *place) { p.write(".git/HEAD.lock", "") },
		"a filter of the repository's own": func(p *place) {
			p.filtered(func() { p.write(".git/info/attributes", "f filter=cut\n") })
		},
		"a filter of the person's": func(p *place) {
			p.filtered(func() { p.write("../home/.config/git/attributes", "f filter=cut\n") })
		},
		"a filter of a file that a setting names": func(p *place) {
			p.git("config", "core.attributesFile", p.home+"/attrs")
			p.filtered(func() { p.write("../home/attrs", "f   text filter=cut\n") })
		},
		"a filter by a macro": func(p *place) {
			p.filtered(func() { p.write(".gitattributes", "[attr]short filter=cut\nf short\n") })
		},
		"another encoding": func(p *place) {
			p.write(".gitattributes", "f working-tree-encoding=UTF-16LE\n")
			p.write("f", "a\x00b\x00\n\x00")
			p.git("add", "-A")
		},
		"the index of others": func(p *place) {
			p.git("config", "extensions.worktreeConfig", "true")
			p.git("config", "--worktree", "core.worktree", "/tmp")
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlace(t)
			p.write("f", "content\n")
			p.commit("one")
			ok(t, "before", p.open().Held("f"), true)
			change(p)
			r, err := p.opened()
			if err == nil {
				err = r.Held("f")
			}
			ok(t, name, err, false)
		})
	}
}

func (p *place) rename(from, to string) {
	p.t.Helper()
	if err := os.Rename(p.root+"/"+from, p.root+"/"+to); err != nil {
		p.t.Fatal(err)
	}
	p.git("rm", "-q", "--cached", "--ignore-unmatch", to)
	p.write(to, "")
	p.git("add", "-N", to)
}

// filtered adds f to the index through a filter that keeps its first letters.
func (p *place) filtered(attribute func()) {
	p.t.Helper()
	p.git("config", "filter.cut.clean", "head -c 3")
	attribute()
	p.write("f", "much longer\n")
	p.git("add", "f")
}

// A file of which git saw another content is read whatever its times say, where the
// index was written in the same moment; so is one whose inode changed since.
func TestSeen(t *testing.T) {
	p := newPlace(t)
	p.write("f", "aaaa\n")
	p.commit("one")
	info, err := os.Lstat(p.root + "/f")
	if err != nil {
		t.Fatal(err)
	}
	is, _ := statOf(info)
	for name, c := range map[string]struct {
		change func(r *Repo, s *stat)
		want   bool
	}{
		"as it is":                   {func(*Repo, *stat) {}, true},
		"changed as it was written":  {func(r *Repo, s *stat) { r.written = is.modified }, false},
		"its inode changed then":     {func(r *Repo, s *stat) { r.written = is.changed }, false},
		"its inode changed":          {func(r *Repo, s *stat) { s.changed.nsec++ }, false},
		"it is another file":         {func(r *Repo, s *stat) { s.ino++ }, false},
		"its size is another":        {func(r *Repo, s *stat) { s.size++ }, false},
		"its times are other":        {func(r *Repo, s *stat) { s.modified.nsec++ }, false},
		"the index is of the future": {func(r *Repo, s *stat) { r.written.sec = 1 << 31 }, true},
	} {
		r := p.open()
		x, err := r.index()
		if err != nil {
			t.Fatal(err)
		}
		e := *x.find("f")
		e.stat, r.written = is, stamp{is.changed.sec + 10, 0}
		c.change(r, &e.stat)
		if got := r.seen(&e, info); got != c.want {
			t.Errorf("%s: %t", name, got)
		}
	}
}

// What a build makes again, where git tracks some of it; and another repository
// among what git does not track.
func TestStraysAmongTracked(t *testing.T) {
	p := newPlace(t)
	p.write(".gitignore", "*.log\n")
	p.write("node_modules/kept.js", "kept\n")
	p.write("logs/kept.txt", "kept\n")
	p.git("add", "-f", "-A")
	p.git("commit", "-q", "-m", "one")
	ok(t, "all is tracked", p.open().Held("node_modules"), true)
	ok(t, "nothing strays", p.open().Strays([]string{""}, false), true)
	p.write("node_modules/kept.js", "changed\n")
	ok(t, "a tracked file of it changed", p.open().Held("node_modules"), false)
	p.git("checkout", "-q", ".")
	p.write("logs/own.txt", "own\n")
	ok(t, "beside a tracked one", p.open().Strays([]string{""}, false), false)
	ok(t, "below a folder", p.open().Strays([]string{"logs"}, false), false)
	if err := os.Remove(p.root + "/logs/own.txt"); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("logs", p.root+"/way"); err != nil {
		t.Fatal(err)
	}
	p.git("add", "way")
	ok(t, "through a link", p.open().Strays([]string{"way"}, false), false)
	p.write("mine/.git/HEAD", "x")
	ok(t, "another repository", p.open().Strays([]string{""}, false), false)
}

// Rules for ignored files that are not in the tree because it is a sparse one: git
// reads them all the same.
func TestRulesNotInTheTree(t *testing.T) {
	p := newPlace(t)
	p.write(".gitignore", "*.log\n")
	p.write("lib/.gitignore", "!*.log\n")
	p.write("lib/x", "x\n")
	p.write("src/x", "x\n")
	p.commit("one")
	p.git("sparse-checkout", "set", "--no-sparse-index", "src")
	p.write("lib/work.log", "work\n")
	if err := os.Remove(p.root + "/lib/.gitignore"); err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	ok(t, "git takes it out", p.open().Strays([]string{""}, false), false)
}

// Of the rules that lie outside of the tree those of the repository go before the
// person's.
func TestRulesOutsideInOrder(t *testing.T) {
	p := newPlace(t)
	p.write("f", "f\n")
	p.commit("one")
	p.write("../home/.config/git/ignore", "*.own\n*.both\n")
	p.write(".git/info/exclude", "*.here\n!*.both\n")
	for name, want := range map[string]bool{"x.own": true, "x.here": true, "x.both": false} {
		p.write(name, "x\n")
		ok(t, name, p.open().Strays([]string{""}, false), want)
		if err := os.Remove(p.root + "/" + name); err != nil {
			t.Fatal(err)
		}
	}
}

// What else names commits, and what does not count as naming them.
func TestKeptByOthers(t *testing.T) {
	p := newPlace(t)
	p.git("commit", "-q", "--allow-empty", "-m", "one")
	p.git("checkout", "-q", "-b", "topic")
	p.git("commit", "-q", "--allow-empty", "-m", "two")
	ok(t, "the branch moves", p.open().KeptBy("main", false), false)
	ok(t, "HEAD alone moves, the branch has it", p.open().KeptBy("main", true), true)
	p.git("update-ref", "refs/wip/x", "topic")
	p.git("update-ref", "refs/stash", "topic")
	ok(t, "a ref that is none of these", p.open().Kept([]string{"topic"}, true), false)
	p.git("symbolic-ref", "refs/heads/alias", "refs/heads/topic")
	ok(t, "another name of the same branch", p.open().Kept([]string{"topic"}, true), false)
	ok(t, "the other name itself", p.open().Kept([]string{"alias"}, true), false)
	p.git("symbolic-ref", "-d", "refs/heads/alias")
	p.git("update-ref", "refs/remotes/origin/topic", "topic")
	ok(t, "a remote", p.open().Kept([]string{"topic"}, true), true)
}

// Where the history was cut off nothing is known of what is before.
func TestShallow(t *testing.T) {
	p := newPlace(t)
	for _, m := range []string{"one", "two", "three"} {
		p.write("f", m+"\n")
		p.commit(m)
	}
	p.git("branch", "old", "HEAD~1")
	top := p.git("rev-parse", "HEAD")
	ok(t, "behind it", p.open().Kept([]string{"old"}, true), true)
	p.write(".git/shallow", top)
	ok(t, "cut off", p.open().Kept([]string{"old"}, true), false)
	ok(t, "before the cut", p.open().KeptBy("HEAD~1", false), false)
}

// An index of which the most lies in another file is none.
func TestSplitIndex(t *testing.T) {
	p := newPlace(t)
	p.write("f", "f\n")
	p.commit("one")
	p.git("update-index", "--split-index")
	p.write("g", "g\n")
	p.git("add", "g")
	_, err := p.open().index()
	ok(t, "a split index", err, false)
}
