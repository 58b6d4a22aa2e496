package generate

import "math/rand/v2"

// Lines is how many lines of work are tried in one state of a repository.
const Lines = 20

// laid makes a state and lines of work in it.
func (g *Generator) laid(n int, source string, state func(*maker) string, form string) (script string, lines []Command) {
	m := &maker{Rand: rand.New(rand.NewPCG(g.seed+2<<32, uint64(n)))}
	script = state(m)
	for range Lines {
		lines = append(lines, Command{Shell: "bash", Report: Losses, Source: source, Text: m.form(form)})
	}
	return script, lines
}

// unusual is a script for a repository in a state that few are in, and most of its work
// is allowed in all the same: other repositories and working trees in it and beside it, files that git was told
// not to look at, links, names of any sort, settings that say what a command does.
func (m *maker) unusual() string {
	s := m.state()
	for range 1 + m.IntN(3) {
		s += m.twist()
	}
	return s
}

func (m *maker) twist() string {
	put := m.put
	commit := func(in, file string) string {
		return "(cd " + in + "; " + put(file) + "git add -A; git commit -qm own)\n"
	}
	switch m.IntN(22) {
	case 0, 1: // a submodule, with work of its own
		s := "git init -q --template= ../lib; " + commit("../lib", "f") + commit("../lib", "g") +
			"git config protocol.file.allow always\n" +
			"git -c protocol.file.allow=always submodule --quiet add " + m.one("../lib", "/home/dev/lib") + " sub; git commit -qm sub\n"
		for range m.IntN(4) {
			s += m.one(commit("sub", "f"), "(cd sub; "+put("f")+")\n", "(cd sub; "+put("u")+")\n", "(cd sub; "+put("f")+"git stash -q)\n",
				"(cd sub; git checkout -q -b side; "+put("g")+"git commit -qam side; git checkout -q -)\n", "(cd sub; git checkout -q --detach)\n", "git submodule --quiet sync\n", "git config submodule.recurse true\n")
		}
		return s
	case 2, 3: // another working tree, beside the project or in it
		at := m.one("../wt", "wt", ".trees/wt")
		s := "git worktree add -q " + m.one("-b side "+at, "--detach "+at, at+" topic", at+" old", "--lock -b side "+at) + " || git worktree add -q --detach " + at + "\n"
		for range m.IntN(4) {
			s += m.one(commit(at, "own"), "(cd "+at+"; "+put("a")+")\n", "(cd "+at+"; "+put("u")+")\n", "(cd "+at+"; "+put("a")+"git stash -q)\n", "(cd "+at+"; git checkout -q --detach; "+put("b")+"git commit -qam loose)\n",
				"printf 'wt/\\n.trees/\\n' >> .gitignore\n", "mv "+at+" "+m.one("../wt4", "wt4")+"\n")
		}
		return s
	case 4: // a repository in the project that is no submodule
		_ = m.one("vendor/dep", "nested", "d/dep") // a draw, so that a seed makes what it made
		s := "for r in " + m.one("vendor/dep", "nested", "d/dep") + "; do git init -q --template= $r; (cd $r; " + put("f") + "git add -A; git commit -qm own; " + put("f") + "); done\n"
		return s + m.one("", "printf 'vendor/\\nnested/\\n' >> .gitignore\n", "git add nested 2>/dev/null\n")
	case 5:
		return "git init -q --bare --template= bare.git; git push -q bare.git main topic; git push -q bare.git main:refs/heads/own\n"
	case 6:
		return "git clone -q --depth 1 file:///home/dev/origin.git shallow; " + commit("shallow", "own")
	case 7, 8: // files that git was told not to look at
		return "git update-index " + m.one("--assume-unchanged", "--skip-worktree") + " " + m.one("a", "b", "d/c") + "\n" + put(m.one("a", "b", "d/c"))
	case 9:
		return "git sparse-checkout set " + m.one("--no-cone d", "d", "--cone d", "--sparse-index d") + "\n" + m.one("", put("b"), "mkdir -p x; "+put("x/y"))
	case 10:
		return m.one("git replace HEAD~1 HEAD", "git rev-parse HEAD > .git/info/grafts", "git replace --graft HEAD", "git notes add -m 'a note'", "git notes add -m one; git notes append -m two", "git update-ref refs/keep/x topic; git branch -qD topic",
			"git update-ref refs/original/refs/heads/main HEAD~1") + "\n"
	case 11:
		return m.one("git pack-refs --all", "git gc -q", "git repack -qad", "git update-index --split-index", "git update-index --index-version 4", "git update-index --untracked-cache", "git config core.trustctime false; git config core.checkStat minimal") + "\n"
	case 12, 13: // settings that say what a command does
		s := ""
		for range 1 + m.IntN(3) {
			s += "git config " + m.one("alias.co checkout", "alias.undo 'reset --hard HEAD~1'", "alias.wipe '!git clean -fdx'", "alias.st 'checkout -- .'", "alias.save '!git add -A && git commit -qm x'", "alias.drop 'stash drop'",
				"push.default matching", "push.default current", "rebase.autosquash true", "rebase.autostash true", "merge.autostash true", "remote.origin.mirror true", "remote.origin.prune true", "fetch.prune true", "fetch.pruneTags true", "branch.main.rebase true", "pull.rebase true", "pull.ff only", "checkout.defaultRemote origin", "checkout.guess true",
				"clean.requireForce false", "core.worktree d", "core.worktree /home/dev/wt", "submodule.recurse true", "rebase.updateRefs true", "merge.ff only", "merge.ff false", "remote.origin.push '+refs/heads/*:refs/heads/*'", "remote.origin.fetch '+refs/heads/*:refs/heads/*'", "remote.origin.tagOpt --tags",
				"core.autocrlf true", "core.autocrlf input", "core.fileMode false", "core.excludesFile ../ignore", "core.ignoreCase true", "core.bare true", "core.sparseCheckout true", "status.showUntrackedFiles no", "stash.showIncludeUntracked true", "gc.reflogExpire now", "gc.pruneExpire now", "gc.reflogExpireUnreachable now", "branch.topic.merge refs/heads/main",
				"branch.main.pushRemote .", "remote.pushDefault .", "core.symlinks false", "core.logAllRefUpdates false", "commit.cleanup strip", "apply.whitespace fix", "diff.noprefix true", "diff.external true", "merge.conflictStyle diff3", "receive.denyCurrentBranch ignore", "transfer.hideRefs refs/heads/old",
				"user.useConfigOnly false", "core.hooksPath d", "init.defaultBranch main", "checkout.workers 4", "sequence.editor true", "core.editor true", "rerere.enabled true", "rerere.autoUpdate true", "url.../origin.git.insteadOf up:") + "\n"
		}
		return s
	case 14: // attributes, and endings of lines that only the file has
		return m.one("echo '* text=auto' > .gitattributes", "echo '* text eol=crlf' > .gitattributes", "echo 'a ident' > .gitattributes", "echo 'a merge=ours' > .gitattributes", "printf '[attr]low filter=low\\na low\\n' > .gitattributes; git config filter.low.clean 'head -1'; git config filter.low.smudge cat",
			"echo 'a filter=low' > .git/info/attributes; git config filter.low.clean 'head -1'", "echo 'a working-tree-encoding=UTF-16' > .gitattributes") + "\n" +
			m.one("", "git add .gitattributes; git commit -qm attributes\n") + put("a") + m.one("", "sed -i 's/$/\\r/' a\n", "git add a 2>/dev/null\n")
	case 15: // ignored in another way
		return m.one("echo 'u' >> .git/info/exclude", "printf 'local/\\n!keep\\n' >> .gitignore", "echo '*' > data.ignored", "printf '*\\n' > d/.gitignore", "echo 'a' >> .gitignore", "printf '/secret\\n*.private\\n' >> .gitignore") + "\n" + put(m.one("u", "local/x", "d/z", "n.private"))
	case 16, 17: // names
		return put(m.one("with blank", "new'$'\\n''line", "\xfc", "-rf", "*", "[a]", "A", "D/c", ":x", "#x", "~", "d/ ", "$HOME", "a.orig", "b~", "HEAD", "main", "v1"))
	case 18:
		return m.one("ln -s d ln", "mkdir -p ../out; "+put("../out/x")+"ln -s ../out out", "rm -rf d; mkdir -p ../out; "+put("../out/c")+"ln -s ../out d", "ln -s /home/dev/out/x b2", "mkdir e; "+put("e/c")+"ln -s ../e d/e2", "ln a hard; "+put("a")) + "\n" + m.one("", "git add -A . 2>/dev/null\n")
	case 19: // folders and files that changed places
		return m.one("git mv d e2", "mv d e2", "rm -f a; mkdir a; "+put("a/x"), "rm -rf d; "+put("d"), "mv a A", "git mv a A", "mv d D; mkdir d; "+put("d/c"), "git rm -rq d; "+put("d"), "git rm -q a; mkdir a; "+put("a/x")+"git add a") + "\n"
	case 20:
		return "git add -N " + m.one("u", "d/v") + " 2>/dev/null\n" + put("u") + "git add -N u\n" + put("n2") + "git add n2\n"
	default: // another index, a folder of git's that lies elsewhere
		return m.one("cp .git/index .git/other", "git clone -q --separate-git-dir=../apart.git . apart; "+commit("apart", "own"), "git clone -q . copy; "+commit("copy", "own")+"(cd copy; "+put("u")+")\n", "git clone -q --shared . copy; "+commit("copy", "own"),
			"git clone -q --mirror . mirror.git; git -C mirror.git update-ref refs/heads/own HEAD~1", "git checkout -q --orphan bare; git rm -rqf .; "+put("o"), "git checkout -q --detach; "+put("d/c")+"git commit -qam loose; "+put("d/c")) + "\n"
	}
}

// unusualForms are the forms of lines for it, beside the usual ones.
var unusualForms = map[string][]string{
	"unusual line": {"‹unusual›", "‹unusual›", "‹unusual›", "‹unusual› && ‹unusual›", "‹unusual›; ‹unusual›", "‹unusual›; ‹step›", "‹step›; ‹unusual›", "‹unusual› || ‹unusual›", "‹unusual›; ‹unusual›; ‹unusual›", "cd ‹tree› && ‹unusual›", "cd ‹tree› && ‹step›", "cd ‹tree› && ‹step›; ‹step›", "(cd ‹tree›; ‹step›)"},
	"unusual":      {"‹at›‹rare›", "‹at›‹rare›", "‹at›‹rare›", "‹at›‹git›", "‹at›‹git›", "‹rare file›", "‹rare file›", "‹piped›"},
	"tree":         {"wt", "../wt", ".trees/wt", "sub", "nested", "vendor/dep", "d", "copy", "apart", "shallow", "bare.git", ".git", "..", "wt4", "ln", "out"},
	"at": {"git ", "git ", "git ", "git -C ‹tree› ", "git -C ‹tree› ", "git --git-dir=.git --work-tree=. ", "git --work-tree=‹tree› ", "git --git-dir=‹gitdir› ", "GIT_DIR=‹gitdir› git ", "GIT_DIR=‹gitdir› GIT_WORK_TREE=‹tree› git ",
		"GIT_WORK_TREE=‹tree› git ", "GIT_INDEX_FILE=‹index› git ", "GIT_OBJECT_DIRECTORY=.git/objects git ", "GIT_NAMESPACE=x git ", "GIT_COMMON_DIR=.git git ", "GIT_CEILING_DIRECTORIES=. git ", "GIT_LITERAL_PATHSPECS=1 git ", "git --literal-pathspecs ", "git --glob-pathspecs ", "git --no-replace-objects ", "git --bare ",
		"git -c ‹setting› ", "git -c ‹setting› ", "export GIT_DIR=‹gitdir›; git ", "git --no-optional-locks ", "git --icase-pathspecs ", "GIT_TRACE=‹new path› git ", "GIT_TRACE2_EVENT=/home/dev/project/‹new path› git "},
	"gitdir": {".git", "nested/.git", "bare.git", "../origin.git", "sub/.git", ".git/modules/sub", ".git/worktrees/wt", "wt/.git", "../lib/.git"},
	"index":  {".git/other", ".git/index", "idx", "a", "app.db", "/home/dev/project/b"},
	"setting": {"clean.requireForce=false", "core.worktree=‹tree›", "submodule.recurse=true", "checkout.defaultRemote=origin", "push.default=matching", "fetch.prune=true", "rebase.updateRefs=true", "core.bare=true", "advice.detachedHead=false", "core.autocrlf=true", "alias.x='reset --hard'", "merge.ff=false", "pull.rebase=true",
		"core.ignoreCase=true", "core.excludesFile=/dev/null", "core.attributesFile=/dev/null", "core.sparseCheckout=true", "gc.pruneExpire=now", "core.fileMode=false", "rebase.autostash=true", "core.symlinks=false", "remote.origin.mirror=true", "diff.noprefix=true", "apply.whitespace=fix", "rerere.enabled=true"},
	"more path": {"‹path›", "‹path›", "sub", "wt", "nested", "vendor", "'with blank'", "A", "D", "e2", "ln", "ln/c", "out", "out/x", "d/dep", "copy", "./-rf", "x", ":/", "':!a'", "':(glob)**/c'", "\"$PWD\"", "../project/a", "d/../a", ".git/index", ".gitignore", "local", "n.private", "hard", "own", "bare.git"},
	"new path":  {"p", "q", "out.txt", "‹path›", "‹more path›"},
	"rare": {
		"submodule ‹submodule›", "submodule ‹submodule›", "submodule ‹submodule›", "checkout --recurse-submodules ‹hard›‹rev›", "reset --recurse-submodules --hard ‹rev›", "switch --recurse-submodules ‹name›", "restore --recurse-submodules ‹path›", "pull --recurse-submodules", "push --recurse-submodules=on-demand",
		"rm ‹rm›‹more path›", "mv ‹mv›‹more path› ‹more path›", "clean ‹clean›", "clean -fd ‹more path›", "clean -ffd ‹more path›", "checkout -- ‹more path›", "restore ‹more path›", "checkout ‹rev› -- ‹more path›", "add ‹add›‹more path›", "stash push ‹more path›", "commit -qam x", "commit -qm x ‹more path›",
		"worktree ‹more worktree›", "worktree ‹more worktree›", "worktree ‹more worktree›", "sparse-checkout ‹more sparse›", "sparse-checkout ‹more sparse›", "replace ‹replace›", "notes ‹notes›", "notes ‹notes›", "filter-branch -f ‹filter›", "reflog ‹more reflog›", "gc ‹gc›", "prune ‹gc prune›", "repack ‹repack›", "pack-refs --all", "prune-packed",
		"fsck ‹fsck›", "maintenance run ‹maintenance›", "update-ref ‹more update-ref›", "update-ref ‹more update-ref›", "symbolic-ref ‹symbolic-ref›", "branch ‹more branch›", "config ‹config›", "config ‹config› && git ‹git›", "‹alias›", "‹alias›", "config alias.x '‹git›' && git x", "update-index ‹more update-index›", "checkout-index ‹more checkout-index›",
		"ls-files ‹ls-files›", "stash ‹more stash›", "stash ‹more stash›", "init ‹init›", "clone ‹clone›", "remote ‹more remote›", "fetch ‹more fetch›", "push ‹more push›", "pull ‹more pull›", "bundle ‹bundle›", "fast-export --all > ‹new path›", "fast-import < p.diff", "rerere ‹rerere›", "merge-file ‹merge-file›", "merge-tree HEAD topic", "merge-index git-merge-one-file -a",
		"‹written›", "‹written›", "‹written›", "interpret-trailers --in-place --trailer x:y ‹more path›", "checkout ‹more checkout›", "checkout ‹more checkout›", "switch ‹more switch›", "restore ‹more restore›", "reset ‹more reset›", "read-tree ‹more read-tree›", "merge ‹more merge›", "rebase ‹more rebase›", "cherry-pick ‹more pick›", "am ‹am›", "apply ‹more apply›",
		"tag ‹more tag›", "commit ‹more commit›", "rm -r --cached . && git reset --hard", "subtree split -P d -b ‹name›", "unpack-objects < p", "hash-object -w ‹more path›", "commit-tree HEAD^{tree} -m x", "write-tree", "show-ref --verify refs/heads/main", "difftool -y -x cp", "mergetool", "bisect ‹more bisect›", "credential-store --file=‹new path› erase", "multi-pack-index write", "commit-graph write", "update-server-info", "whatchanged -1", "daemon --help",
	},
	"submodule": {"update", "update --init", "update --init --force", "update -f", "update --checkout", "update --rebase", "update --merge", "update --remote", "update --init --recursive --force sub", "deinit sub", "deinit -f sub", "deinit --all", "deinit -f --all", "foreach 'git checkout -- .'", "foreach git clean -fd", "foreach --recursive git reset --hard", "foreach 'git stash'",
		"foreach git checkout main", "foreach 'git pull || true'", "foreach 'rm -f u'", "sync", "set-url sub ../origin.git", "set-branch -b main sub", "absorbgitdirs", "status", "summary", "add ../lib sub2", "add -f ../lib sub", "add --force --name sub ../lib d/sub", "init"},
	"more worktree": {"remove wt", "remove -f wt", "remove --force ../wt", "remove -f -f ../wt", "remove .trees/wt", "prune", "prune --expire now", "prune -v --expire=now", "move wt wt2", "move ../wt ../wt3", "move wt d", "repair", "repair wt", "repair wt4", "unlock wt", "lock wt", "list --porcelain", "add d/wt ‹name›", "add -f wt ‹name›", "add --detach wt2 ‹rev›", "add wt2", "add -B ‹name› wt2 ‹rev›",
		"add --no-checkout wt2", "add --lock wt2 -b new", "add --orphan wt2", "add build/wt ‹name›", "add -f -f wt ‹rev›"},
	"more sparse": {"set d", "set --no-cone '/*' '!d'", "add d", "reapply", "disable", "init --cone", "set --cone e", "set", "list", "set --no-cone a", "set --sparse-index d", "init --no-cone"},
	"replace":     {"-d HEAD~1", "-f HEAD HEAD~1", "HEAD~1 HEAD", "--graft HEAD", "--convert-graft-file", "-l", "-d $(git replace -l)", "--edit HEAD"},
	"notes":       {"add -m x", "add -f -m x", "append -m y", "remove", "remove HEAD", "copy -f HEAD HEAD~1", "prune", "merge topic", "show", "list", "edit -m x", "get-ref", "--ref=other add -m x"},
	"filter":      {"--tree-filter 'rm -f a' HEAD", "--index-filter 'git rm -q --cached --ignore-unmatch b' HEAD", "--msg-filter cat -- --all", "--tag-name-filter cat -- --all", "--subdirectory-filter d HEAD", "--prune-empty HEAD", "--env-filter true main", "--tree-filter true -d /tmp/x -- --all", "--setup true HEAD~1..HEAD"},
	"more reflog": {"expire --all", "expire --expire=now main", "expire --expire-unreachable=now --all", "expire --stale-fix --all", "expire --expire=now refs/stash", "expire --expire=now stash", "delete HEAD@{1}", "delete --rewrite --updateref stash@{0}", "delete --updateref main@{0}", "expire -n --all", "exists HEAD", "expire --expire=all --all --updateref --rewrite"},
	"gc":          {"-q", "--auto", "--prune=now", "--prune=all -q", "--aggressive -q", "--no-prune", "--prune=2.weeks.ago", "--force --prune=now", "--keep-largest-pack"}, "gc prune": {"", "--expire=now", "-n", "--expire now -v", "--expire=2.weeks.ago"},
	"repack": {"-a", "-ad", "-adq", "-Ad", "-A -d --unpack-unreachable=now", "-adk", "-d -l", "-adF", "--write-midx -d"},
	"fsck":   {"", "--lost-found", "--unreachable", "--full"}, "maintenance": {"", "--task=gc", "--task=prune-remote-refs", "--auto", "--task=loose-objects"},
	"more update-ref":     {"-d refs/keep/x", "--stdin < p.diff", "refs/heads/‹name› ‹rev› ‹rev›", "-d refs/notes/commits", "-d refs/tags/v1", "-d refs/remotes/origin/main", "--no-deref HEAD ‹rev›", "-m x HEAD ‹rev›", "-d refs/original/refs/heads/main", "refs/stash ‹rev›", "--create-reflog refs/stash HEAD", "-d refs/heads/side", "-d ORIG_HEAD", "MERGE_HEAD ‹rev›", "-z --stdin < /dev/null"},
	"symbolic-ref":        {"HEAD refs/heads/‹name›", "HEAD", "-d HEAD", "-d refs/remotes/origin/HEAD", "refs/heads/‹name› refs/heads/‹name›", "-m x HEAD refs/heads/new", "refs/stash refs/heads/main", "refs/tags/v1 refs/heads/main"},
	"more branch":         {"-D side", "-d side", "-f side ‹rev›", "-M side topic", "-D -r origin/topic", "-c ‹name› side", "-C ‹name› side", "-D topic old", "--edit-description", "-f topic", "-t new origin/topic", "--set-upstream-to=topic main", "-D $(git branch --list 't*')", "-d --force old", "-D own", "--merged", "-D `git branch --format='%(refname:short)'`", "-M main", "--delete --remotes origin/main"},
	"config":              {"alias.x 'reset --hard'", "core.worktree d", "core.bare true", "clean.requireForce false", "--unset core.worktree", "push.default matching", "submodule.recurse true", "--remove-section remote.origin", "--rename-section remote.origin remote.up", "remote.origin.fetch '+refs/heads/*:refs/heads/*'", "branch.main.merge refs/heads/topic", "core.excludesFile /dev/null", "-f .git/config -l", "-f ‹new path› a.b c", "--file=a x.y z", "core.autocrlf true", "user.name x", "--global -l", "gc.pruneExpire now", "core.ignoreCase true", "fetch.prune true", "pull.rebase true", "-f app.db x.y z"},
	"alias":               {"co ‹rev›", "co -- ‹path›", "undo", "wipe", "st", "save", "drop", "co ."},
	"more update-index":   {"--no-assume-unchanged a", "--no-skip-worktree b", "--really-refresh", "--refresh -q", "--add ‹more path›", "--remove ‹more path›", "--force-remove ‹more path›", "--cacheinfo 100644,$(git rev-parse HEAD:a),b", "--index-info < p.diff", "--replace --add ‹more path›", "--chmod=+x a", "--unresolve a", "--split-index", "--no-split-index", "--assume-unchanged ‹path›", "--skip-worktree ‹path›", "--clear-resolve-undo", "--add --cacheinfo 100644,$(git hash-object -w u),u"},
	"more checkout-index": {"--temp a", "--prefix=‹tree›/ -a", "-f --prefix=d/ a", "--stage=2 a", "-f --stage=all --temp a", "-fa --prefix=../out/", "-n -a", "-q -f -z --stdin < p.diff"},
	"ls-files":            {"-o", "-d", "-m", "-s", "-v", "-u", "--eol"},
	"more stash":          {"push --staged", "push -p < /dev/null", "push -m x -- ‹more path›", "push --pathspec-from-file=p.diff", "save x", "save -u x", "pop -q stash@{0}", "apply --index stash@{1}", "drop -q", "list", "show --include-untracked", "branch new stash@{1}", "store -m x $(git stash create)", "store -m x HEAD", "pop; git stash", "push; git stash drop", "push && git pull && git stash pop", "push -u; git checkout ‹name›; git stash pop", "push -q; git stash clear", "apply && git stash drop", "push --keep-index --include-untracked", "push --all -- ‹more path›"},
	"init":                {"", "-q .", "d", "--bare bare.git", "--separate-git-dir=../sep", "--separate-git-dir ../sep -q", "--template=d", "-b main", "nested", "--bare .", "--bare d", "--shared"},
	"clone":               {"-q . copy2", "-q . d", "-q --bare . b.git", "--mirror . m.git", "-q ../origin.git wt2", "-q ../origin.git build", "--separate-git-dir=sep . c2", "-q --shared . s", "-q . .", "-q ../origin.git ‹more path›", "-n . c3", "--reference . ../origin.git c4", "-q . ../wt"},
	"more remote":         {"add --mirror=fetch m ../origin.git", "add -f --mirror=fetch m ../origin.git", "set-url origin ../lib", "set-url --push origin .", "set-url --delete origin .", "set-head origin -d", "set-head origin main", "prune -n origin", "update", "update --prune", "add m ../origin.git", "set-branches origin topic", "rm origin && git gc --prune=now", "rename origin topic", "add -m main -f n .", "show origin"},
	"more fetch":          {"-P --tags origin", "--prune --prune-tags origin", "--force --tags", "origin '+refs/*:refs/*'", "origin main:refs/stash", "--refmap= origin main:refs/heads/side", "--depth 1 origin", "--unshallow", "--update-shallow", "--multiple origin", ". '+refs/heads/*:refs/heads/*'", ". +old:main", ". HEAD:topic", "--update-head-ok . +old:main", "../lib +main:old", "--refetch", "--set-upstream origin main", "--stdin < p.diff", "--recurse-submodules", "--append origin", "-p . 'refs/heads/x*:refs/heads/*'", "--prune origin 'refs/heads/*:refs/remotes/origin/*'", "--negotiate-only --negotiation-tip=HEAD origin", "up:"},
	"more push":           {"--mirror", "--mirror .", "--all -f", "--tags -f", "--follow-tags", "--prune . 'refs/heads/*:refs/heads/*'", ". +topic:old", ". :old", "--delete . old", ". HEAD:main", "origin v1", "origin :refs/tags/v1", "origin 'refs/heads/*:refs/heads/*'", "bare.git main", "bare.git +old:own", "bare.git :own", "--mirror bare.git", "--force-if-includes --force-with-lease", "--atomic origin main topic", "-o x origin", "--set-upstream . main:new", "-d origin topic", "--no-force origin +old:main", "--signed=if-asked", "../lib HEAD:side", "-u bare.git HEAD"},
	"more pull":           {"--no-rebase", "--autostash", "--squash", "-s ours . topic", "-X theirs . topic", "--force . topic:old", ". topic", "--rebase=merges", "--rebase=interactive", "--no-commit . topic", "--allow-unrelated-histories ../lib main", "--ff . topic", "--rebase . old", "--rebase . topic", "-f --depth 1", "--prune", "--unshallow"},
	"bundle":              {"create p --all", "create ‹more path› HEAD", "create a --all", "unbundle p", "verify p"},
	"rerere":              {"", "clear", "forget a", "gc", "diff"},
	"merge-file":          {"a b d/c", "-p a b d/c", "--ours a b d/c", "--union ‹path› a b", "-q ‹more path› b a"},
	"written": {"diff HEAD~1 --output=‹new path›", "log -1 -p --output=‹new path›", "show --output ‹new path›", "format-patch -1 -o ‹more path›", "format-patch -1 --stdout > ‹new path›", "archive -o ‹new path› HEAD", "archive HEAD d > ‹new path›", "archive --format=tar HEAD | tar x", "archive HEAD | tar x -C ‹tree›", "archive HEAD | tar xk", "archive topic a b | tar -xf - -C d", "show topic:a > a", "show HEAD:b > ‹more path›", "cat-file blob HEAD:a > ‹more path›",
		"blame -s a > ‹new path›", "diff --no-index a b > ‹new path›", "range-diff --output=‹new path› main~1..main topic~1..topic", "shortlog -s HEAD > ‹path›", "grep -l text > ‹path›", "rev-list --all > a", "shortlog --output=‹new path› HEAD", "stash show -p > ‹new path›", "diff-tree -p --output=‹new path› HEAD", "diff-index -p --output=‹new path› HEAD", "bugreport -o ‹more path›", "diagnose -o ‹tree›", "mailsplit -o‹tree› p.diff", "mailinfo ‹new path› ‹new path› < p.diff", "fast-export --export-marks=‹new path› HEAD", "pack-objects p < /dev/null", "index-pack -o ‹new path› p", "get-tar-commit-id < p",
		"unpack-file HEAD:a", "request-pull main . topic > ‹new path›", "format-patch --output-directory=‹tree› -1", "format-patch -1 --output=‹new path›", "reflog --output=‹new path›", "stash list --output=‹new path›", "merge-base --all HEAD topic > ‹path›"},
	"more checkout":  {"--ignore-skip-worktree-bits -- ‹path›", "--overlay ‹rev› -- ‹path›", "--no-overlay ‹rev› -- ‹path›", "--no-overlay topic -- d", "-p < /dev/null", "--pathspec-from-file=p.diff", "--overwrite-ignore ‹name›", "--no-overwrite-ignore ‹name›", "--conflict=diff3 ‹path›", "--ignore-other-worktrees ‹name›", "-l -b new", "-t -b new2 topic", "--guess topic", "-m ‹rev›", "-fB main ‹rev›", "- -- ‹path›", "‹rev› ‹more path›", "HEAD@{1}", "-q -", "-f", "-f .", "--orphan new ‹rev›", ":/text", "HEAD~1 .", "@~1 -- .", "-2 -- a", "-3 ."},
	"more switch":    {"-f ‹name›", "--merge ‹name›", "--detach", "-d", "--ignore-other-worktrees ‹name›", "-t origin/topic", "--force-create old", "--no-guess topic", "--conflict=merge topic", "-fC old topic", "--orphan x", "-m -C topic main"},
	"more restore":   {"--ignore-unmerged .", "--overlay -s topic .", "--no-overlay -s topic d", "--worktree --staged -s HEAD~1 .", "--ignore-skip-worktree-bits .", "-p < /dev/null", "--pathspec-from-file=p.diff", "-s topic ‹more path›", "-S ‹more path›", "--source HEAD --staged --worktree ‹more path›", "-m ‹path›", "--conflict=diff3 ‹path›", "-2 a", "-3 a", "--source=stash ‹path›", ":/"},
	"more reset":     {"-p < /dev/null", "--pathspec-from-file=p.diff", "--hard @{u}", "--hard ORIG_HEAD", "--hard HEAD@{1}", "--keep @{u}", "--merge ORIG_HEAD", "--mixed ‹rev›", "topic -- ‹path›", "--hard -q", "--soft @{u}", "-N", "--no-refresh", "--hard FETCH_HEAD", "--merge", "--keep topic", "‹rev› ‹more path›", "--hard :/one", "--no-recurse-submodules --hard"},
	"more read-tree": {"-m HEAD topic", "-u -m HEAD topic", "-m -u HEAD~1 HEAD topic", "--prefix=x/ -u topic", "--prefix=d/ topic", "--reset -u HEAD topic", "-i -m topic", "--index-output=‹index› topic", "-n -m topic", "--aggressive -m -u HEAD~1 HEAD topic", "--no-sparse-checkout -m -u HEAD", "--exclude-per-directory=.gitignore -u -m HEAD topic"},
	"more merge":     {"--no-overwrite-ignore topic", "--overwrite-ignore topic", "--no-edit topic old", "-s resolve topic", "-s subtree topic", "-s recursive -X theirs topic", "--no-autostash topic", "-F p.diff topic", "--abort; git checkout .", "--allow-unrelated-histories topic", "--squash topic && git commit -qm s", "--into-name x topic", "-m x --no-ff topic", "--ff old", "-s ours topic && git branch -d topic", "topic && git branch -d topic", "--squash topic && git branch -D topic"},
	"more rebase":    {"--update-refs main", "--autosquash main", "--exec true main", "-x 'git checkout -- .' main", "-r main", "-s ours main", "--no-ff main", "--fork-point main", "--empty=drop main", "--reapply-cherry-picks main", "--edit-todo", "--show-current-patch", "--apply main", "--no-keep-empty main", "--whitespace=fix main", "--onto main topic~1 topic", "--onto HEAD~1 HEAD", "--ignore-date main", "--autostash --onto v1 main", "-i --root", "main && git branch -D topic", "main topic; git checkout main"},
	"more pick":      {"--no-commit topic old", "-x topic", "--ff topic", "--strategy=ours topic", "--keep-redundant-commits topic", "main..topic", "--allow-empty topic", "-e topic", "-s topic", "--strategy-option=theirs topic~1..topic", "topic && git branch -D topic"},
	"am":             {"--abort", "--skip", "--quit", "--continue", "-3 p.diff", "--show-current-patch", "-r", "--keep-non-patch p.diff", "-i p.diff"},
	"more apply":     {"--3way p.diff", "--unidiff-zero p.diff", "-p0 p.diff", "--directory=d p.diff", "--unsafe-paths p.diff", "--include=a p.diff", "-R --index p.diff", "--cached p.diff", "--build-fake-ancestor=‹new path› p.diff", "--stat p.diff", "--allow-overlap p.diff", "--numstat p.diff", "--intent-to-add p.diff"},
	"more tag":       {"-a v1 -m x -f", "-d v1 v2", "-f v1", "-s v3", "-d $(git tag)", "-F p.diff v4", "v5 stash", "--create-reflog v6", "-f v1 HEAD~1", "--contains v1"},
	"more commit":    {"--amend --no-edit", "--amend -qm x", "--amend -qam x", "--fixup HEAD", "--squash HEAD -m x", "-qam x && git reset --hard HEAD~1", "-qm x --only a", "-qm x -i .", "-p -m x < /dev/null", "--allow-empty -qm x", "-C HEAD --amend", "-qm x --pathspec-from-file=p.diff", "--dry-run", "-qam x; git checkout -q HEAD~1", "-qam x && git checkout ‹name›", "-qam x; git branch -f old", "--amend -qm x && git gc --prune=now", "-F p.diff"},
	"more bisect":    {"start HEAD v1", "run true", "reset ‹name›", "skip", "log", "replay p.diff", "old", "new", "start -- a", "reset HEAD", "visualize --stat"},
	"rare file": {"rm -rf ‹more path›", "rm -f ‹more path›", "rm -r ‹tree›", "rm -rf ‹tree›", "rm -rf ‹tree›/*", "rm -f ‹tree›/a", "mv ‹more path› ‹more path›", "mv ‹tree› ‹tree›", "mv ‹tree› /tmp/x", "cp -r ‹tree› ‹tree›", "cp ‹more path› ‹more path›", "cp -a ‹tree›/. .", "echo x > ‹more path›", "echo x > ‹tree›/a", "ln -sfn ‹more path› ‹more path›", "ln -f a ‹more path›", "rm -rf .git/worktrees/wt", "rm -f .git/index.lock", "rm -rf .git/rebase-merge", "rm -f .git/MERGE_HEAD", "rm .git/info/grafts", "echo x > .git/refs/heads/topic", "find . -name '*.orig' -delete", "find ‹tree› -type f -delete", "find . -name c -delete", "find . -type f -name 'a*' -exec rm {} +",
		"find -L . -name x -delete", "find ‹tree› -mindepth 1 -delete", "rm -rf ./*/", "rm -f [a-b]", "rm -f d/*", "rm -f ‹tree›/*", "rm -rf sub && git submodule update --init", "mkdir ‹more path›", "touch ‹more path›", "cat a > ‹more path›", "truncate -s 0 ‹more path›", "rm a && git checkout a", "rm -rf d && git checkout -- d", "rm -rf d; git restore d", "rm -rf wt && git worktree prune", "rm -rf ../wt && git worktree prune", "git checkout -- a && rm -f a", "mv a b && git checkout a", "mv a ‹more path› && git checkout a", "cp a b && git checkout -- b", "rm -rf build && mkdir build", "unlink ‹more path›", "rm -d ‹more path›", "rmdir ‹tree›", "install a ‹more path›", "rm -- -rf", "rm './*'", "rm ~/project/a"},
	"piped": {"git branch | grep -v main | xargs git branch -D", "git branch --merged | grep -v '*' | xargs git branch -d", "git branch --format='%(refname:short)' | grep t | xargs -n1 git branch -D", "git tag | xargs git tag -d", "git for-each-ref --format='delete %(refname)' refs/notes | git update-ref --stdin", "git for-each-ref --format='%(refname)' refs/original | xargs -n 1 git update-ref -d", "git worktree list | awk '{print $1}' | xargs -n1 git worktree remove", "git stash list | cut -d: -f1 | xargs -n1 git stash drop", "git ls-files -o --exclude-standard | xargs rm", "git ls-files | xargs rm -f", "git ls-files -m | xargs rm -f", "git ls-files -z -d | xargs -0 git rm -q", "git ls-files -v | grep '^h' | cut -c3- | xargs git checkout --",
		"git diff --name-only | xargs git checkout --", "git diff --name-only | xargs rm", "git status --porcelain | cut -c4- | xargs rm -rf", "git status -s | awk '{print $2}' | xargs git checkout", "git stash show -p | git apply -R", "git diff main | git apply -R", "git diff topic a | git apply", "git show topic | git apply", "git show topic | git apply -3", "git format-patch -1 --stdout topic | git am", "git diff HEAD | patch -p1 -R", "git show HEAD | patch -R -p1", "git ls-tree -r HEAD --name-only | xargs rm -f", "git ls-tree --name-only topic | xargs git checkout topic --", "git rev-parse HEAD~1 | xargs git reset --hard", "git log -1 --format=%H topic | xargs git checkout",
		"for b in $(git branch --format='%(refname:short)'); do git branch -D $b; done", "for f in $(git ls-files -m); do git checkout -- $f; done", "for f in $(git ls-files); do rm -f \"$f\"; done", "git ls-files -o | while read f; do rm \"$f\"; done", "git check-ignore * | xargs rm -rf", "git archive HEAD | tar x", "git archive topic | (cd d; tar x)", "git clean -ndx | cut -c14- | xargs rm -rf", "yes | git clean -fd", "yes | git checkout -p", "yes | git restore -p .", "yes | git stash -p", "yes | git reset -p", "echo y | git clean -i", "printf 'a\\nb\\n' | git checkout --pathspec-from-file=-", "printf 'a\\n' | git update-index --remove --stdin", "echo d | git sparse-checkout set --stdin", "git submodule status | awk '{print $2}' | xargs rm -rf", "git read-tree topic && git checkout-index -fa", "git rm -rq --cached . && git add -A", "git fetch . topic && git reset --hard FETCH_HEAD", "git stash && git stash drop", "git checkout topic && git checkout main", "x=topic; git branch -D $x", "cd d; git checkout -- ."},
}
