package git

import (
	"os"
	"strings"
	"testing"
)

// What git overwrites or leaves behind without asking.
func TestLeaves(t *testing.T) {
	p := newPlace(t)
	p.write(".gitignore", "data/\n*.o\nnode_modules/\n")
	p.write("package.json", "{}\n")
	p.commit("one")
	p.git("checkout", "-q", "-b", "other")
	p.write("data/app.db", "theirs\n")
	p.write("node_modules/x.js", "built\n")
	p.write("new.txt", "theirs\n")
	p.git("add", "-f", "data/app.db", "node_modules/x.js", "new.txt")
	p.git("commit", "-q", "-m", "two")
	p.git("checkout", "-q", "main")
	check := func(what, revision string, merged, want bool) {
		t.Helper()
		ok(t, what, p.open().Leaves(Departure{To: revision, Head: !merged, Files: true}), want)
	}
	check("nothing there", "other", false, true)
	p.write("new.txt", "mine, and git refuses\n")
	check("in the way and not ignored", "other", false, true)
	p.write("data/app.db", "theirs\n")
	check("ignored and the same", "other", false, true)
	p.write("node_modules/x.js", "built here\n")
	p.write("data/app.db", "mine\n")
	check("ignored", "other", false, false)
	check("ignored, and a merge", "other", true, false)
	check("it has none", "main", false, true)
	check("nobody knows what", "none", false, true)
	if err := os.Remove(p.root + "/data/app.db"); err != nil {
		t.Fatal(err)
	}
	check("a build makes it again", "other", false, true)

	p.git("checkout", "-q", "--detach")
	check("detached at a branch", "main~0", false, true)
	p.git("commit", "-q", "--allow-empty", "-m", "own")
	check("detached with a commit of its own", "main", false, false)
	check("and nobody knows where to", "-", false, false)
	check("a merge leaves nothing", "main", true, true)
	check("what has it", p.git("rev-parse", "HEAD")[:40], false, true)
	p.write(".git/shallow", p.git("rev-parse", "HEAD")[:40]+"\n")
	check("it was fetched without its parents", "main", false, true)
	if err := os.Remove(p.root + "/.git/shallow"); err != nil {
		t.Fatal(err)
	}
	p.git("tag", "kept")
	check("a tag has it", "main", false, true)
}

// What was done since a merge or a rebase stopped, as git wrote the tree.
func TestGiven(t *testing.T) {
	for name, c := range map[string]struct {
		begin  []string
		change func(p *place)
		want   bool
	}{
		"none is under way":  {nil, func(p *place) { p.write("a", "mine\n") }, true},
		"as it stopped":      {[]string{"merge", "other"}, func(*place) {}, true},
		"a rebase":           {[]string{"rebase", "other"}, func(*place) {}, true},
		"a cherry-pick":      {[]string{"cherry-pick", "other"}, func(*place) {}, true},
		"a revert":           {[]string{"revert", "--no-edit", "HEAD~1"}, func(*place) {}, true},
		"resolved":           {[]string{"merge", "other"}, func(p *place) { p.write("a", "both\n") }, false},
		"resolved, a rebase": {[]string{"rebase", "other"}, func(p *place) { p.write("a", "both\n") }, false},
		"resolved and added": {[]string{"merge", "other"}, func(p *place) { p.write("a", "both\n"); p.git("add", "a") }, false},
		"another file":       {[]string{"merge", "other"}, func(p *place) { p.write("c", "mine\n") }, false},
		"another one staged": {[]string{"merge", "other"}, func(p *place) { p.write("c", "mine\n"); p.git("add", "c") }, false},
		"a new one staged":   {[]string{"merge", "other"}, func(p *place) { p.write("d", "mine\n"); p.git("add", "d") }, false},
		"removed":            {[]string{"merge", "other"}, func(p *place) { _ = os.Remove(p.root + "/a") }, true},
		"not tracked":        {[]string{"merge", "other"}, func(p *place) { p.write("e", "mine\n") }, true},
		"no note of it":      {[]string{"merge", "other"}, func(p *place) { _ = os.Remove(p.root + "/.git/AUTO_MERGE") }, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlace(t)
			p.write("a", "1\n")
			p.write("b", "1\n")
			p.write("c", "1\n")
			p.commit("one")
			p.git("branch", "other")
			p.write("a", "2\n")
			p.commit("two")
			p.write("a", "3\n")
			p.commit("three")
			p.git("checkout", "-q", "other")
			p.write("a", "other\n")
			p.write("b", "other\n")
			p.commit("four")
			p.git("checkout", "-q", "main")
			if c.begin != nil {
				if out, err := p.try(c.begin...); err == nil {
					t.Fatalf("it did not stop: %s", out)
				}
				if _, err := os.Lstat(p.root + "/.git/AUTO_MERGE"); err != nil {
					t.Skip("this git does not note what it left")
				}
			}
			c.change(p)
			ok(t, name, p.open().Given(false), c.want)
		})
	}
}

// Commits that were made while a series of them had stopped.
func TestGivenCommits(t *testing.T) {
	own := func(p *place) {
		p.write("own", "mine\n")
		p.commit("own")
	}
	edits := func(p *place) {
		p.git("-c", "sequence.editor=sed -i s/^pick/edit/", "rebase", "-q", "-i", "HEAD~2")
	}
	for name, c := range map[string]struct {
		change func(p *place)
		before bool
		want   bool
	}{
		"at a commit to edit":       {edits, false, true},
		"commits in the same call":  {edits, true, false},
		"none is under way":         {own, true, true},
		"own one":                   {func(p *place) { edits(p); own(p) }, false, false},
		"own one that a branch has": {func(p *place) { edits(p); own(p); p.git("branch", "kept") }, false, true},
		"another message":           {func(p *place) { edits(p); p.git("commit", "-q", "--amend", "-m", "mine") }, false, false},
		"no log":                    {func(p *place) { edits(p); own(p); _ = os.Remove(p.root + "/.git/logs/HEAD") }, false, false},
		"gone on":                   {func(p *place) { edits(p); own(p); _, _ = p.try("rebase", "--continue") }, false, false},
		"gone on without one":       {func(p *place) { edits(p); _, _ = p.try("rebase", "--continue") }, false, true},
		"a rebase's own":            {func(p *place) { _, _ = p.try("rebase", "other") }, false, true},
		"what was resolved": {func(p *place) {
			_, _ = p.try("rebase", "other")
			p.write("a", "both\n")
			p.git("add", "a")
			_, _ = p.try("-c", "core.editor=true", "rebase", "--continue")
		}, false, false},
		"picked": {func(p *place) { _, _ = p.try("cherry-pick", "other~1", "other") }, false, true},
		"picked after own ones": {func(p *place) {
			own(p)
			_, _ = p.try("cherry-pick", "other~1", "other")
		}, false, true},
		"picked and resolved": {func(p *place) {
			_, _ = p.try("cherry-pick", "other", "other2")
			p.write("a", "both\n")
			p.git("add", "a")
			_, _ = p.try("-c", "core.editor=true", "cherry-pick", "--continue")
		}, false, false},
		"picked in a rebase, from no branch": {func(p *place) {
			p.git("checkout", "-q", "--detach")
			p.write("loose", "mine\n")
			p.commit("loose")
			loose := strings.TrimSpace(p.git("rev-parse", "HEAD"))
			p.git("checkout", "-q", "-")
			edits(p)
			p.git("cherry-pick", loose)
		}, false, false},
		"git stays there": {func(p *place) {
			_, _ = p.try("cherry-pick", "other", "other2")
			p.write("a", "both\n")
			p.commit("both")
		}, false, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlace(t)
			p.write("a", "1\n")
			p.write("b", "1\n")
			p.commit("one")
			p.git("branch", "other")
			p.write("c", "2\n")
			p.commit("two")
			p.write("a", "3\n")
			p.commit("three")
			p.write("a", "4\n")
			p.commit("four")
			p.git("checkout", "-q", "other")
			p.write("b", "other\n")
			p.commit("five")
			p.write("a", "other\n")
			p.commit("six")
			p.git("checkout", "-q", "-b", "other2")
			p.write("a", "other, too\n")
			p.commit("seven")
			p.git("checkout", "-q", "main")
			c.change(p)
			ok(t, name, p.open().Given(c.before), c.want)
		})
	}
}

// What a branch leaves behind that is made again on another base.
func TestRebased(t *testing.T) {
	p := newPlace(t)
	p.write("a", "1\n")
	p.commit("one")
	p.git("checkout", "-q", "-b", "topic")
	for _, text := range []string{"2\n", "3\n"} {
		p.write("b", text)
		p.commit(text)
	}
	p.git("branch", "other")
	p.write("c", "4\n")
	p.commit("four")
	for _, c := range []struct {
		branch, past, onto string
		want               bool
	}{
		{"", "other", "main", true},      // it has them itself
		{"", "topic~1", "main", true},    // and so under any name
		{"", "topic", "main", false},     // all of them are left out
		{"", "HEAD", "HEAD~1", false},    // the last one
		{"topic", "topic", "HEAD", true}, // the base has it
		{"other", "topic~1", "main", true},
		{"other", "topic", "main", true},
		{"", "none", "main", false},
		{"", "other", "none", false},
	} {
		ok(t, c.branch+" past "+c.past+" onto "+c.onto, p.open().Rebased(c.branch, c.past, c.onto), c.want)
	}
	p.git("checkout", "-q", "--detach")
	ok(t, "of no branch, which topic has", p.open().Rebased("", "HEAD", "main"), true)
	p.git("commit", "-q", "--allow-empty", "-m", "own")
	ok(t, "of no branch", p.open().Rebased("", "HEAD", "main"), false)
}
