//go:build unix

package git

import (
	"os"
	"strings"
	"syscall"
	"testing"
	"time"
)

// Repositories of which nothing is said, each made out of one that is read.
func TestCannotTell(t *testing.T) {
	must := func(t *testing.T, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, change := range map[string]func(t *testing.T, p *place){
		"worktree elsewhere": func(t *testing.T, p *place) { p.git("config", "core.worktree", "/tmp") },
		"bare":               func(t *testing.T, p *place) { p.git("config", "core.bare", "true") },
		"case folded":        func(t *testing.T, p *place) { p.git("config", "core.ignorecase", "true") },
		"a new format":       func(t *testing.T, p *place) { p.git("config", "core.repositoryformatversion", "2") },
		"an extension":       func(t *testing.T, p *place) { p.git("config", "extensions.unheardof", "true") },
		"long names":         func(t *testing.T, p *place) { p.git("config", "extensions.objectformat", "sha256") },
		"reftable":           func(t *testing.T, p *place) { must(t, os.Mkdir(p.root+"/.git/reftable", 0o755)) },
		"grafts":             func(t *testing.T, p *place) { p.write(".git/info/grafts", "\n") },
		"index.lock":         func(t *testing.T, p *place) { p.write(".git/index.lock", "") },
		"replaced objects":   func(t *testing.T, p *place) { p.write("g", "g"); p.commit("two"); p.git("replace", "HEAD", "HEAD~1") },
		"replaced and packed": func(t *testing.T, p *place) {
			p.write("g", "g")
			p.commit("two")
			p.git("replace", "HEAD", "HEAD~1")
			p.git("pack-refs", "--all")
		},
		"split index": func(t *testing.T, p *place) { p.git("update-index", "--split-index") },
		"a damaged index": func(t *testing.T, p *place) {
			b, err := os.ReadFile(p.root + "/.git/index")
			must(t, err)
			b[70] ^= 1
			must(t, os.WriteFile(p.root+"/.git/index", b, 0o644))
		},
		"an index cut short": func(t *testing.T, p *place) { must(t, os.Truncate(p.root+"/.git/index", 100)) },
		"a pipe as index": func(t *testing.T, p *place) {
			must(t, os.Remove(p.root+"/.git/index"))
			must(t, syscall.Mkfifo(p.root+"/.git/index", 0o644))
		},
		"a pipe as HEAD": func(t *testing.T, p *place) {
			must(t, os.Remove(p.root+"/.git/HEAD"))
			must(t, syscall.Mkfifo(p.root+"/.git/HEAD", 0o644))
		},
		"a pipe as configuration": func(t *testing.T, p *place) {
			must(t, os.Remove(p.root+"/.git/config"))
			must(t, syscall.Mkfifo(p.root+"/.git/config", 0o644))
		},
		"a link as index": func(t *testing.T, p *place) {
			must(t, os.Rename(p.root+"/.git/index", p.root+"/i"))
			must(t, os.Symlink("../i", p.root+"/.git/index"))
		},
		"a filter": func(t *testing.T, p *place) {
			p.git("config", "filter.x.clean", "cat")
			p.write(".gitattributes", "* filter=x\n")
			p.write("f", "longer than before\n")
			p.git("add", "f")
			p.write("f", "other than before!\n")
		},
		"attributes that are only in the index": func(t *testing.T, p *place) {
			p.write(".gitattributes", "*.nothing filter=x\n")
			p.git("add", ".gitattributes")
			must(t, os.Remove(p.root+"/.gitattributes"))
			p.write("f", "other\n")
		},
		"a missing object": func(t *testing.T, p *place) {
			blob := strings.TrimSpace(p.git("rev-parse", "HEAD:f"))
			must(t, os.Remove(p.root+"/.git/objects/"+blob[:2]+"/"+blob[2:]))
		},
		"a setting that may hold": func(t *testing.T, p *place) {
			p.write("../home/.gitconfig", "[includeIf \"gitdir:~/\"]\n\tpath = other\n")
			p.write("../home/other", "[core\n")
		},
		"an alternate of an alternate": func(t *testing.T, p *place) {
			p.write("../a/info/alternates", "/tmp\n")
			p.write(".git/objects/info/alternates", p.root+"/../a\n")
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlace(t)
			p.write("f", "content\n")
			p.commit("one")
			ok(t, "before", p.open().Held("f"), true)
			change(t, p)
			done := make(chan error, 1)
			go func() {
				r, err := p.opened()
				if err == nil {
					err = r.Held("f")
				}
				if err == nil {
					err = r.Replaceable([]string{""}, "HEAD")
				}
				done <- err
			}()
			select {
			case err := <-done:
				if err == nil {
					t.Error("nothing is said to be lost")
				}
			case <-time.After(10 * time.Second):
				t.Fatal("it does not come back")
			}
		})
	}
}

// A file that is changed and put back to its size and time is seen, and so is
// one that changed in the moment in which git looked.
func TestRacyFiles(t *testing.T) {
	p := newPlace(t)
	p.write("f", "aaaa\n")
	p.write("g", "aaaa\n")
	p.commit("one")
	info, err := os.Lstat(p.root + "/f")
	if err != nil {
		t.Fatal(err)
	}
	p.write("f", "bbbb\n")
	if err := os.Chtimes(p.root+"/f", info.ModTime(), info.ModTime()); err != nil {
		t.Fatal(err)
	}
	ok(t, "time put back", p.open().Held("f"), false)
	for range 20 {
		p.write("g", "cccc\n")
		p.git("add", "g")
		p.write("g", "dddd\n")
		ok(t, "changed at once", p.open().Held("g"), false)
	}
	p.write("g", "cccc\n")
	ok(t, "only touched", p.open().Held("g"), true)
}

// What would be overwritten by another revision.
func TestReplaceable(t *testing.T) {
	p := newPlace(t)
	p.write("a", "1\n")
	p.write("d/b", "1\n")
	p.write("gone", "1\n")
	p.commit("one")
	p.git("checkout", "-q", "-b", "other")
	p.write("new", "1\n")
	p.write("d/new", "1\n")
	p.write("e/f/g", "1\n")
	p.git("rm", "-q", "gone")
	p.commit("two")
	p.git("checkout", "-q", "main")
	check := func(what, revision string, want bool) {
		t.Helper()
		ok(t, what+" "+revision, p.open().Replaceable([]string{""}, revision), want)
	}
	undo := func() {
		t.Helper()
		p.git("reset", "-q", "--hard")
		p.git("clean", "-qfdx")
	}
	check("clean", "HEAD", true)
	check("clean", "other", true)
	check("clean", "other~1", true)
	check("clean", "nothing", false)
	check("clean", "main@{1}", false)
	for _, f := range []string{"new", "d/new", "e", "e/f", "new/x"} {
		p.write(f, "mine\n")
		check("a new "+f, "HEAD", true)
		check("a new "+f, "other", false)
		undo()
	}
	p.write("a", "2\n")
	check("changed", "HEAD", false)
	check("changed", "other", false)
	p.git("add", "a")
	check("staged", "HEAD", false)
	check("staged", "other", false)
	undo()
	if err := os.Remove(p.root + "/a"); err != nil {
		t.Fatal(err)
	}
	check("removed", "HEAD", true)
	p.write("a/x", "mine\n")
	check("a folder in place of a file", "HEAD", false)
	undo()
	p.git("rm", "-q", "--cached", "a")
	check("removed from the index alone", "HEAD", false)
	undo()
	if err := os.Rename(p.root+"/d", p.root+"/../d"); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("../d", p.root+"/d"); err != nil {
		t.Fatal(err)
	}
	check("a link in place of a folder", "HEAD", false)
	if err := os.Remove(p.root + "/d"); err != nil {
		t.Fatal(err)
	}
	undo()
	p.git("checkout", "-q", "other", "--", "new")
	check("staged as it is there", "other", true)
	check("staged as it is elsewhere", "HEAD", false)
}

// Branches, by what git itself says of their commits.
func TestKeptAsGit(t *testing.T) {
	p := newPlace(t)
	p.git("commit", "-q", "--allow-empty", "-m", "one")
	for i, b := range []string{"a", "b", "c", "d"} {
		p.git("checkout", "-q", "-b", b)
		for range i {
			p.git("commit", "-q", "--allow-empty", "-m", b)
		}
		if i%2 == 1 {
			p.git("checkout", "-q", "main")
			p.git("merge", "-q", "--no-ff", "-m", "merge", b)
		}
	}
	p.git("checkout", "-q", "--detach")
	p.git("commit", "-q", "--allow-empty", "-m", "tagged")
	p.git("tag", "-a", "-m", "x", "v1")
	p.git("branch", "tagged")
	p.git("commit", "-q", "--allow-empty", "-m", "alone")
	p.git("branch", "alone")
	p.git("stash", "list")
	for _, packed := range []bool{false, true} {
		if packed {
			p.git("pack-refs", "--all")
			p.git("gc", "-q")
		}
		for _, b := range []string{"main", "a", "b", "c", "d", "tagged", "alone"} {
			others := 0
			for line := range strings.Lines(p.git("for-each-ref", "--contains", b, "--format=%(refname)", "refs/heads", "refs/tags", "refs/remotes")) {
				if strings.TrimSpace(line) != "refs/heads/"+b {
					others++
				}
			}
			ok(t, b, p.open().Kept([]string{b}, true), others > 0)
		}
		ok(t, "two that have each other's", p.open().Kept([]string{"alone", "tagged"}, true), false)
		ok(t, "one that is not there", p.open().Kept([]string{"none"}, false), true)
		ok(t, "one that has to be there", p.open().Kept([]string{"none"}, true), false)
	}
	// HEAD is detached at alone.
	ok(t, "HEAD moves", p.open().KeptBy("main", true), true)
	p.git("branch", "-q", "-D", "alone")
	ok(t, "HEAD moves and nothing has it", p.open().KeptBy("main", true), false)
}

// What a push sends, by what git itself lists.
func TestOutgoingAsGit(t *testing.T) {
	p := newPlace(t)
	p.write("a", "a\n")
	p.commit("one")
	p.git("init", "-q", "--bare", p.home+"/remote.git")
	p.git("remote", "add", "origin", p.home+"/remote.git")
	p.git("push", "-q", "-u", "origin", "main")
	p.git("checkout", "-q", "-b", "topic")
	for i := range 6 {
		p.write("b"+strings.Repeat("x", i), strings.Repeat("b", i+1)+"\n")
		p.write("deep/er/c", strings.Repeat("c", i+1)+"\n")
		p.commit("two")
	}
	p.git("checkout", "-q", "main")
	p.write("main", "m\n")
	p.commit("three")
	p.git("push", "-q")
	p.git("checkout", "-q", "topic")
	p.git("merge", "-q", "-m", "merge", "main")
	p.git("rm", "-q", "a")
	p.commit("four")
	want := map[string]bool{}
	for line := range strings.Lines(p.git("rev-list", "--objects", "--no-object-names", "topic", "--not", "--remotes=origin")) {
		name := strings.TrimSpace(line)
		if k := strings.TrimSpace(p.git("cat-file", "-t", name)); k == "blob" || k == "commit" {
			want[p.git("cat-file", k, name)] = true
		}
	}
	got := map[string]bool{}
	err := p.open().Outgoing("origin", false, func(_ string, _ bool, content []byte) error {
		if content != nil {
			got[string(content)] = true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for w := range want {
		if !got[w] {
			t.Errorf("%q goes out and was not shown", w)
		}
	}
	if len(want) < 18 {
		t.Errorf("only %d objects go out", len(want))
	}
	// What is not committed counts when it is going to be.
	p.write("b", "changed\n")
	p.write("staged", "staged\n")
	p.git("add", "staged")
	p.write("new", "new\n")
	p.write("node_modules/x", "module\n")
	p.write(".gitignore", "ignored\n")
	p.write("ignored", "ignored\n")
	paths := map[string]bool{}
	err = p.open().Outgoing("origin", true, func(path string, _ bool, content []byte) error {
		paths[path+":"+string(content)] = true
		return nil
	})
	for _, w := range []string{"b:changed\n", "staged:staged\n", "new:new\n", "node_modules/x:module\n", ".gitignore:ignored\n"} {
		if err != nil || !paths[w] {
			t.Errorf("%q was not shown (%v)", w, err)
		}
	}
	if paths["ignored:ignored\n"] {
		t.Error("what is ignored was shown")
	}
	p.write("large", strings.Repeat("x", maxOutgoing))
	ok(t, "more than is looked at", p.open().Outgoing("origin", true, func(string, bool, []byte) error { return nil }), false)
	p.git("symbolic-ref", "refs/remotes/origin/made", "refs/heads/topic")
	ok(t, "a remote's branch that is one of here", p.open().Outgoing("origin", false, func(string, bool, []byte) error { return nil }), false)
}

// Where a push goes.
func TestPushDestination(t *testing.T) {
	for name, c := range map[string]struct {
		change       []string // settings
		remote, what string
		want         bool
	}{
		"plain":                {nil, "", "", true},
		"named":                {nil, "origin", "HEAD", true},
		"by its branch":        {nil, "origin", "topic", true},
		"another branch":       {nil, "origin", "main", false},
		"another remote":       {nil, "other", "HEAD", false},
		"a push address":       {[]string{"remote.origin.pushurl", "/tmp"}, "", "", false},
		"two addresses":        {[]string{"--add", "remote.origin.url", "/tmp"}, "", "", false},
		"refs of its own":      {[]string{"remote.origin.push", "refs/heads/*:refs/heads/x/*"}, "", "", false},
		"a mirror":             {[]string{"remote.origin.mirror", "true"}, "", "", false},
		"another program":      {[]string{"remote.origin.receivepack", "x"}, "", "", false},
		"rewritten":            {[]string{"url./tmp.insteadOf", "/"}, "", "", false},
		"rewritten for a push": {[]string{"url./tmp.pushInsteadOf", "/"}, "", "", false},
		"others are rewritten": {[]string{"url./tmp.insteadOf", "gh:"}, "", "", true},
		"everything":           {[]string{"push.default", "matching"}, "", "", false},
		"current":              {[]string{"push.default", "current"}, "", "", true},
		"with tags":            {[]string{"push.followTags", "true"}, "", "", false},
		"another upstream":     {[]string{"branch.topic.merge", "refs/heads/main"}, "", "", false},
		"another push remote":  {[]string{"branch.topic.pushRemote", "other"}, "", "", false},
		"a default remote":     {[]string{"remote.pushDefault", "other"}, "", "", false},
		"with submodules":      {[]string{"submodule.recurse", "true"}, "", "", false},
		"a helper":             {[]string{"remote.origin.url", "ext::sh -c x"}, "", "", false},
		"others' refs":         {[]string{"remote.x.fetch", "+refs/*:refs/*"}, "", "", false},
		"a name within":        {[]string{"remote.origin/x.fetch", "+refs/heads/*:refs/remotes/origin/x/*"}, "", "", false},
		"a hook":               {[]string{"core.hooksPath", "hooks"}, "", "", true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlace(t)
			p.git("commit", "-q", "--allow-empty", "-m", "one")
			p.git("checkout", "-q", "-b", "topic")
			p.git("remote", "add", "origin", "/srv/remote.git")
			if c.change != nil {
				p.git(append([]string{"config"}, c.change...)...)
			}
			p.write("hooks/pre-push", "#!/bin/sh\n")
			if err := os.Chmod(p.root+"/hooks/pre-push", 0o755); err != nil {
				t.Fatal(err)
			}
			got, err := p.open().Push(c.remote, c.what, "")
			ok(t, name, err, c.want)
			if err == nil && (got.Branch != "topic" || got.URL != "/srv/remote.git" || got.Remote != "origin" || (got.Hook != "") != (name == "a hook")) {
				t.Errorf("%+v", got)
			}
		})
	}
}

// A push that ends before anything is sent, and the same command with git.
func TestPushNowhere(t *testing.T) {
	for name, c := range map[string]struct {
		prepare func(p *place)
		remote  string
		want    bool
	}{
		"no remote":           {func(p *place) {}, "origin", true},
		"none named":          {func(p *place) {}, "", true},
		"an address":          {func(p *place) {}, "https://example.com/x.git", false},
		"a path":              {func(p *place) {}, "./origin", false},
		"a host":              {func(p *place) {}, "host:x", false},
		"there is one":        {func(p *place) { p.git("remote", "add", "origin", "/srv/x.git") }, "origin", false},
		"there is another":    {func(p *place) { p.git("remote", "add", "other", "/srv/x.git") }, "origin", false},
		"a name is rewritten": {func(p *place) { p.git("config", "url./srv/x.git.insteadOf", "origin") }, "origin", false},
		"a branch knows":      {func(p *place) { p.git("config", "branch.topic.remote", "/srv/x.git") }, "", false},
		"a folder":            {func(p *place) { p.git("init", "-q", "--bare", "origin") }, "origin", false},
		"a folder of git":     {func(p *place) { p.git("init", "-q", "--bare", "origin.git") }, "origin", false},
		"the old way":         {func(p *place) { p.write(".git/remotes/origin", "URL: /srv/x.git\n") }, "origin", false},
		"the oldest way":      {func(p *place) { p.write(".git/branches/origin", "/srv/x.git\n") }, "origin", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlace(t)
			p.git("checkout", "-q", "-b", "topic")
			c.prepare(p)
			r := p.open()
			if got := r.Nowhere(c.remote, p.root); got != c.want || r.Current() != "topic" {
				t.Errorf("%v on %q, want %v", got, r.Current(), c.want)
			}
		})
	}
}
