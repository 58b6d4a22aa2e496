package generate

import (
	"fmt"
	"strings"
)

// Repository makes a script that brings a repository into a state, with commits that
// others have or not, stashes, files that git holds, does not hold and ignores, merges and
// rebases that stopped, and lines of work in it, with git and without.
//
// Every third is in a state that few are in, and every third holds more than git keeps.
func (g *Generator) Repository(n int) (script string, lines []Command) {
	switch n % 3 {
	case 1:
		return g.laid(n, "work in an unusual repository", (*maker).unusual, "unusual line")
	case 2:
		return g.laid(n, Holding, (*maker).holding, "holding line")
	}
	return g.laid(n, "work in a repository", (*maker).state, "line")
}

// form is one of the forms of a name, with the names in it put in their place.
func (m *maker) form(name string) string {
	forms := repositoryForms[name]
	for _, more := range [...]map[string][]string{unusualForms, holdingForms} {
		if len(forms) == 0 {
			forms = more[name]
		}
	}
	if len(forms) == 0 {
		panic("no form is called " + name)
	}
	text := forms[m.IntN(len(forms))]
	var b strings.Builder
	for {
		before, rest, more := strings.Cut(text, "‹")
		b.WriteString(before)
		if !more {
			return b.String()
		}
		inner, behind, _ := strings.Cut(rest, "›")
		b.WriteString(m.form(inner))
		text = behind
	}
}

// put writes a text that no other file has.
func (m *maker) put(file string) string {
	m.fresh++
	return fmt.Sprintf("mkdir -p \"$(dirname '%s')\"; printf 'text %d\\nsame\\nmore %d\\n' > '%s'\n", file, m.fresh, 7*m.fresh, file)
}

// state is a script for an empty folder that has /home/dev beside it.
func (m *maker) state() string {
	var b strings.Builder
	do := func(lines ...string) {
		for _, l := range lines {
			b.WriteString(l + "\n")
		}
	}
	puts := func(names ...string) {
		for _, f := range names {
			b.WriteString(m.put(f))
		}
	}
	sometimes := func(n int, lines ...string) {
		if m.in(n) {
			do(lines...)
		}
	}
	do("git init -q --template=", `printf '*.log\nbuild/\n*.db\n' > .gitignore`)
	puts("a", "b", "d/c", "d/e")
	do("git add -A", "git commit -qm one")
	puts("a")
	do("git commit -qam two")
	if !m.in(3) {
		do("git init -q --bare --template= ../origin.git", "git remote add origin ../origin.git", "git push -qu origin main")
	}
	do("git branch old HEAD~1", "git tag v1", "git checkout -qb topic")
	puts("n", m.one("a", "b"))
	do("git add -A", "git commit -qm three")
	if m.in(2) {
		puts("w")
		do("git add -A", "git commit -qm four")
	}
	sometimes(2, "git push -q origin topic")
	do("git checkout -q main")
	for range m.IntN(3) {
		puts(m.one("a", "b", "d/e"))
		do("git commit -qam more")
	}
	for range m.IntN(3) {
		puts(m.one("a", "d/c", "u"))
		do(m.one("git stash -q", "git stash -qu"))
	}
	switch m.IntN(16) {
	case 0:
		do("git merge -q topic")
	case 1:
		do("git checkout -q topic", "git rebase -q main")
	case 2:
		do("git checkout -q topic", `GIT_SEQUENCE_EDITOR="sed -i s/^pick/edit/" git rebase -q -i main`)
	case 3:
		do("git checkout -q topic", `GIT_SEQUENCE_EDITOR="sed -i s/^pick/edit/" git rebase -q -i main`)
		puts("d/e")
		do("git commit -qam own")
	case 4:
		do("git cherry-pick topic")
	case 5:
		do("git revert HEAD~1")
	case 6:
		do("git checkout -q --detach")
	case 7:
		do("git checkout -q --detach")
		puts("d/c")
		do("git commit -qam loose")
	case 8:
		do("git checkout -q topic")
	case 9:
		do("git worktree add -q ../wt topic")
		puts("../wt/own", "../wt/a")
	case 10:
		do("git bisect start", "git bisect bad", "git bisect good v1~1")
	}
	for range m.IntN(4) {
		f := m.one("a", "b", "d/c", "d/e", "u", "d/v", "n", "w", "x.log", "build/o", "app.db", "data/x.db")
		puts(f)
		sometimes(3, "git add "+f)
		if m.in(5) {
			puts(f)
		}
	}
	sometimes(10, "rm -f b")
	sometimes(10, "git rm -q --cached d/e")
	sometimes(10, "ln -s a link", "git add link")
	return b.String()
}

// repositoryForms are the forms of lines, by name; ‹name› stands for one of that name. What
// sets up how git reads a repository is not among them, and neither is what edits a file in
// its place: an edit is an edit.
var repositoryForms = map[string][]string{
	"line": {"‹step›", "‹step›", "‹step›", "‹step› && ‹step›", "‹step›; ‹step›", "‹step› || ‹step›", "‹step› && ‹step› && ‹step›", "‹step›; ‹step›; ‹step›"},
	"step": {"git ‹git›", "git ‹git›", "git ‹git›", "git ‹git›", "git -C . ‹git›", "‹file›", "‹file›"},
	"git": {
		"checkout ‹hard›‹checkout›", "checkout ‹hard›‹checkout›", "switch ‹hard›‹switch›", "restore ‹restore›‹path›", "reset ‹reset›", "clean ‹clean›", "stash ‹stash›", "stash ‹stash›",
		"branch ‹branch›", "branch ‹branch›", "merge ‹merge›‹rev›", "merge ‹goes on›", "rebase ‹rebase›", "rebase ‹goes on›", "commit ‹commit›-m x ‹some path›", "rm ‹rm›‹path›",
		"mv ‹mv›‹path› ‹path›", "add ‹add›‹path›", "cherry-pick ‹pick›‹rev›", "cherry-pick ‹goes on›", "revert ‹pick›--no-edit ‹rev›", "revert ‹goes on›", "worktree ‹worktree›",
		"tag ‹tag›", "update-ref ‹update-ref›", "read-tree ‹read-tree›‹rev›", "checkout-index ‹checkout-index›", "apply ‹apply›p.diff", "pull ‹pull›", "fetch ‹fetch›", "push ‹push›",
		"remote ‹remote›", "update-index ‹update-index›", "symbolic-ref HEAD refs/heads/‹name›", "reflog ‹reflog›", "gc -q ‹prune›", "bisect ‹bisect›", "sparse-checkout ‹sparse›", "‹output›",
	},
	"path":      {"a", "b", "d/c", "d/e", "u", "d/v", "n", "w", ".", "d", "'*'", "*", "build", "x.log", "app.db", "*.db", "data", "link"},
	"some path": {"", "", "", "‹path›", "-- ‹path›"},
	"name":      {"main", "topic", "old", "new", "origin/topic"},
	"rev": {"main", "topic", "old", "HEAD", "HEAD~1", "HEAD^", "v1", "origin/main", "origin/topic", "stash", "stash@{0}", "@{u}", "-", "HEAD@{1}", "main~1", "topic~1",
		"ORIG_HEAD", "FETCH_HEAD", "‹name›"},
	"hard":     {"", "", "", "", "-f ", "-q ", "-m "},
	"checkout": {"‹rev›", "‹name›", "-b ‹name›", "-B ‹name›", "-b ‹name› ‹rev›", "-B ‹name› ‹rev›", "-- ‹path›", "‹rev› -- ‹path›", "‹rev› ‹path›", "‹path›", "--detach ‹rev›", "--orphan ‹name›", "--ours -- ‹path›", "--theirs ‹path›", "-t origin/topic"},
	"switch":   {"‹name›", "-c ‹name›", "-C ‹name›", "-C ‹name› ‹rev›", "-d ‹rev›", "--orphan ‹name›", "-", "--discard-changes ‹name›"},
	"restore":  {"", "--staged ", "-SW ", "--source=‹rev› ", "-s ‹rev› -W ", "--ours ", "--theirs ", "-m ", "--overlay -s ‹rev› "},
	"reset":    {"", "--hard", "--hard ‹rev›", "--soft ‹rev›", "--keep ‹rev›", "--merge ‹rev›", "-q", "-- ‹path›", "-N ‹path›"},
	"clean":    {"-n", "-f", "-fd", "-fdx", "-fX", "-ffdx", "-f ‹path›", "-fd -e u", "-fx ‹path›"},
	"stash": {"", "push", "push -u", "push -a", "push -k", "push -S", "push -- ‹path›", "push -u -- ‹path›", "pop", "pop --index", "pop stash@{1}", "drop", "drop stash@{1}", "apply",
		"clear", "branch ‹name›", "show -p", "create", "store ‹rev›"},
	"branch": {"-d ‹name›", "-D ‹name›", "-f ‹name› ‹rev›", "-m ‹name› ‹name›", "-M ‹name› ‹name›", "-C ‹name› ‹name›", "‹name› ‹rev›", "-dr origin/topic", "-Dr origin/main", "-m ‹name›",
		"-M ‹name›", "-u origin/main", "--unset-upstream", "-vv"},
	"merge":   {"", "", "--no-ff ", "--ff-only ", "--squash ", "--no-commit ", "-X theirs ", "-X ours ", "-s ours ", "--autostash "},
	"goes on": {"--abort", "--quit", "--continue", "--skip"},
	"rebase": {"‹rev›", "‹name›", "‹name› ‹name›", "--onto ‹rev› ‹rev›", "--onto ‹rev› ‹rev› ‹name›", "--autostash ‹name›", "-X theirs ‹name›", "--keep-base ‹name›", "-f ‹name›", "--root",
		"-f --root ‹rev›", "-i ‹rev›"},
	"commit": {"", "", "-a ", "-q ", "--allow-empty ", "-i ", "-o "},
	"rm":     {"", "-r ", "-f ", "-rf ", "--cached ", "-r --cached ", "-n ", "-rq --ignore-unmatch "},
	"mv":     {"", "-f ", "-k ", "-n "},
	"add":    {"", "-A ", "-u ", "-f ", "-N ", "--renormalize "},
	"pick":   {"", "-n ", "-X theirs ", "-m 1 "},
	"worktree": {"add ../wt2 ‹name›", "add -f ../wt2 ‹name›", "add --detach ../wt2 ‹rev›", "add -B ‹name› ../wt2 ‹rev›", "remove ../wt", "remove -f ../wt", "remove -ff ../wt", "prune",
		"move ../wt ../wt3", "lock ../wt", "list"},
	"tag":            {"-d v1", "-f v1 ‹rev›", "v2 ‹rev›", "-l"},
	"update-ref":     {"-d refs/heads/‹name›", "refs/heads/‹name› ‹rev›", "HEAD ‹rev›", "-d refs/stash", "-d HEAD", "refs/x/y ‹rev›"},
	"read-tree":      {"", "-m -u ", "--reset -u ", "--reset ", "-m ", "--empty "},
	"checkout-index": {"‹path›", "-f ‹path›", "-a", "-f -a", "-f -u -- ‹path›"},
	"apply":          {"", "-R ", "--index ", "--cached ", "-3 ", "--reject "},
	"pull":           {"", "--rebase", "--ff-only", "--rebase --autostash", "origin main", "origin topic", "origin main:old", "-f origin topic:old"},
	"fetch": {"", "-p", "origin", "origin main:main", "origin +main:topic", "origin main:old", "--all -f", ". topic:old", ". +old:topic", "-u origin +main:main",
		"origin '+refs/heads/*:refs/heads/*'"},
	"push": {"", "-f", "origin main", "origin topic", "origin +old:main", "origin :topic", "--delete origin topic", "origin HEAD", "--all", "--mirror origin", "origin main:topic",
		"--prune origin", "-u origin HEAD", "origin old:main", ". main:old", ". +old:topic", "--force-with-lease origin old:main"},
	"remote":       {"rm origin", "prune origin", "rename origin up", "update -p", "-v"},
	"update-index": {"--assume-unchanged a", "--skip-worktree b", "--force-remove a", "--refresh", "--again", "--remove b"},
	"reflog":       {"expire --expire=now --all", "delete HEAD@{0}", "delete stash@{0}", "show"},
	"prune":        {"", "--prune=now"},
	"bisect":       {"reset", "good", "bad", "start", "skip"},
	"sparse":       {"set d", "disable", "init"},
	"output": {"diff > ‹path›", "diff HEAD > p.diff", "show HEAD:a > ‹path›", "diff --output=‹path›", "archive HEAD -o ‹path›", "format-patch -1 -o ‹path›", "merge-file a b d/c",
		"cat-file -p HEAD:b > ‹path›", "bundle create ‹path› --all", "log --output=‹path› -1", "checkout-index -a --prefix=d/", "unpack-file HEAD:a", "am p.diff"},
	"file": {"rm ‹path›", "rm -f ‹path›", "rm -rf ‹path›", "rm -rf ‹path› ‹path›", "mv ‹path› ‹path›", "mv -n ‹path› ‹path›", "mv -b ‹path› ‹path›", "cp ‹path› ‹path›", "cp -r ‹path› ‹path›",
		"cp -n ‹path› ‹path›", "echo x > ‹path›", "echo x >> ‹path›", ": > ‹path›", "truncate -s 0 ‹path›", "tee ‹path› < ‹path›", "ln -sf ‹path› ‹path›", "mkdir -p ‹path›", "touch ‹path›",
		"find . -name ‹path› -delete", "cat ‹path› > ‹path›", "rmdir ‹path›", "patch -p1 < p.diff", "git diff | git apply -R", "git ls-files -o | xargs rm -f",
		"git ls-files -m | xargs git checkout --", "git ls-files -d | xargs git restore", "git ls-files -oi --exclude-standard | xargs rm -f", "cd d", "cd .."},
}
