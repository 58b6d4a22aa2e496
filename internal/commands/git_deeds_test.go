package commands

import (
	"fmt"
	"strings"
	"testing"

	"automode"
)

// The deed of an invocation, as "act words @revision", "all" in front where
// ignored files count; "-" where none is known.
func TestDeeds(t *testing.T) {
	for line, want := range map[string]string{
		`git reset --hard`:                          "resets",
		`git reset --hard HEAD~2`:                   "resets @HEAD~2",
		`git -C sub --no-pager reset -q --hard x`:   "resets @x",
		`git reset`:                                 "-",
		`git reset --soft HEAD~1`:                   "-",
		`git reset --hard --recurse-submodules`:     "-",
		`git reset --hard "$x"`:                     "-",
		`git --git-dir=x/.git reset --hard`:         "-",
		`git --work-tree=/ reset --hard`:            "-",
		`git -c core.worktree=/ reset --hard`:       "-",
		`git --literal-pathspecs checkout -- a`:     "-",
		`git checkout -- a b`:                       "restores a b",
		`git checkout a.go`:                         "restores a.go",
		`git checkout .`:                            "restores .",
		`git checkout -f -- a`:                      "restores a",
		`git checkout HEAD~1 -- a`:                  "replaces a @HEAD~1",
		`git checkout HEAD a.go`:                    "replaces a.go @HEAD",
		`git checkout main`:                         "leaves @main",
		`git checkout -q --detach v1`:               "leaves @v1",
		`git checkout -`:                            "leaves @-",
		`git -C . checkout main`:                    "leaves @main",
		`git -C sub checkout -B x`:                  "drops x",
		`git -C sub switch -C x y`:                  "drops x leaves @y",
		`git -C sub switch --force-create=x`:        "drops x",
		`git -C sub checkout -b x`:                  "begins x",
		`git checkout -B x -B y`:                    "-",
		`git checkout --orphan x`:                   "leaves",
		`git merge x`:                               "merges @x clears",
		`git merge --no-ff -m x y`:                  "merges @y clears",
		`git merge x y`:                             "merges @x clears",
		`git merge`:                                 "follows clears",
		`git rebase --autostash`:                    "follows clears",
		`git rebase --edit-todo`:                    "-",
		`git stash`:                                 "stashes clears all",
		`git stash push -k -m x`:                    "stashes clears all",
		`git stash save x`:                          "stashes clears all",
		`git stash -u`:                              "stashes clears more",
		`git stash push --all`:                      "stashes clears more",
		`git stash push --staged`:                   "-",
		`git stash push a`:                          "-",
		`git stash -- a`:                            "-",
		`git sparse-checkout set d`:                 "narrows",
		`git sparse-checkout set --no-cone d`:       "-",
		`git worktree remove x`:                     "unworks",
		`git worktree remove -f x`:                  "-",
		`git submodule update --init`:               "modules",
		`git submodule update --rebase`:             "-",
		`git stash list`:                            "-",
		`git stash pop`:                             "-",
		`git -c a.b=c checkout main`:                "leaves @main",
		`git checkout --recurse-submodules main --`: "leaves @main",
		`git checkout --detach v1.x`:                "leaves @v1.x",
		`git switch --detach`:                       "points @HEAD",
		`git checkout "$x"`:                         "leaves",
		`git symbolic-ref HEAD refs/heads/x`:        "points @refs/heads/x",
		`git symbolic-ref HEAD`:                     "-",
		`git symbolic-ref refs/x refs/y`:            "-",
		`git stash branch x`:                        "leaves",
		`git pull`:                                  "follows clears",
		`git pull a b c`:                            "stashes clears",
		`git pull origin x`:                         "merges @refs/remotes/origin/x clears",
		`git rebase main x`:                         "leaves @x clears",
		`git rebase --root x`:                       "leaves @x clears",
		`git rebase --onto main x~2 x`:              "leaves @x clears without x~2 of x onto main",
		`git rebase --onto main x`:                  "merges @x clears without x of onto main",
		`git rebase --onto "$a" x`:                  "merges @x clears without x of onto",
		`git rebase --onto main a b c`:              "merges @a clears without of onto main",
		`git rebase --onto main --root x`:           "leaves @x clears",
		`git cherry-pick x`:                         "merges @x",
		`git cherry-pick --continue`:                "-",
		`git merge --abort`:                         "gives up",
		`git merge --continue`:                      "-",
		`git merge --quit`:                          "-",
		`git rebase --abort`:                        "gives up",
		`git rebase --skip`:                         "gives up",
		`git rebase main`:                           "merges @main clears",
		`git cherry-pick --abort`:                   "gives up",
		`git revert --skip`:                         "gives up",
		`git am --abort`:                            "gives up",
		`git checkout x y`:                          "-",
		`git checkout -p a.go`:                      "-",
		`git checkout --ours a.go`:                  "-",
		`git checkout --no-overlay HEAD -- a`:       "-",
		`git checkout -f`:                           "switches",
		`git checkout -f main`:                      "switches @main leaves @main",
		`git switch -f main`:                        "switches @main leaves @main",
		`git switch --discard-changes main`:         "switches @main leaves @main",
		`git switch main`:                           "leaves @main",
		`git switch --orphan x`:                     "leaves",
		`git checkout -B x origin/x`:                "drops x leaves @origin/x",
		`git switch -C x`:                           "drops x",
		`git checkout -f -B x`:                      "-",
		`git checkout -b x`:                         "begins x",
		`git switch -c x`:                           "begins x",
		`git checkout -b x origin/y`:                "leaves @origin/y",
		`git restore a`:                             "restores a",
		`git restore --staged a`:                    "-",
		`git restore --staged --worktree a`:         "replaces a @HEAD",
		`git restore -s HEAD~1 a`:                   "replaces a @HEAD~1",
		`git restore -p a`:                          "-",
		`git restore --pathspec-from-file=l`:        "-",
		`git clean -fd`:                             "cleans",
		`git clean -fdx src`:                        "all cleans src",
		`git clean -fX`:                             "all cleans",
		`git clean -fd -e '!.env'`:                  "all cleans",
		`git commit -m "$x"`:                        "-",
		`git add "$x"`:                              "records",
		`git clean -i`:                              "-",
		`git rm -r a`:                               "removes a",
		`git rm --cached a`:                         "-",
		`git rm --sparse a`:                         "-",
		`git branch -D x y`:                         "all drops x y",
		`git branch -df x`:                          "all drops x",
		`git branch -rD origin/x`:                   "-",
		`git branch -M main`:                        "drops main",
		`git branch -M a b`:                         "drops b",
		`git branch -f a HEAD~1`:                    "drops a",
		`git branch x`:                              "-",
		`git add -A`:                                "records",
		`git add a`:                                 "records",
		`git add -f a`:                              "-",
		`git commit -am x`:                          "records",
		`git commit -F x`:                           "-",
		`git commit --no-verify -m x`:               "-",
		`git push`:                                  "publishes",
		`git push -u origin HEAD`:                   "publishes origin HEAD",
		`git push origin x`:                         "publishes origin x",
		`git push --force`:                          "-",
		`git push --tags`:                           "-",
		`git push --all`:                            "-",
		`git push --delete origin x`:                "-",
		`git push origin x y`:                       "-",
		`git push --no-verify`:                      "-",
		`git push --push-option=ci.skip origin x`:   "-",
		`git -c push.default=matching push`:         "-",
		`git push --receive-pack=x origin HEAD`:     "-",
		`git push --repo=origin`:                    "-",
		`git --exec-path=/tmp/x push`:               "-",
		`git --namespace=x push`:                    "-",
		`git push --recurse-submodules=on-demand`:   "-",
		`git push --signed origin HEAD`:             "-",
		`git push origin "$b"`:                      "-",
		`git push --follow-tags origin HEAD`:        "-",
		`git push --force-with-lease origin HEAD`:   "-",
		`git push --mirror`:                         "-",
		`git push -n`:                               "-",
		`git push --set-upstream origin feature/x`:  "publishes origin feature/x",
	} {
		words, err := split(line)
		if err != nil {
			t.Fatal(err)
		}
		r := Find("git").Read(words, automode.Linux)
		d, got := r.Deed, ""
		if d.Act != NoAct {
			got = [...]string{"", "restores", "replaces", "resets", "switches", "drops", "removes", "cleans", "records", "begins", "publishes"}[d.Act]
			if d.All {
				got = "all " + got
			}
			for _, w := range d.Words {
				got += " " + w.Text
			}
			if d.Rev != "" {
				got += " @" + d.Rev
			}
		}
		if d.Away.Go != Remains {
			got = strings.TrimSpace(got + " " + [...]string{"", "leaves", "points", "merges", "follows", "narrows", "unworks", "modules", "stashes", "gives up"}[d.Away.Go])
			if d.Away.To != "" {
				got += " @" + d.Away.To
			}
			got += [...]string{"", " clears", " clears all", " clears more"}[d.Away.Clears]
			if x := d.Away.Moved; x.Is {
				got = strings.Join(strings.Fields(got+" without "+x.Past+" of "+x.Branch+" onto "+x.Onto), " ")
			}
		}
		if got == "" {
			got = "-"
		}
		if got != want {
			t.Errorf("%s: %s, want %s (%s)", line, got, want, strings.TrimSpace(fmt.Sprint(r.Facts)))
		}
	}
}

// What a fetch or a pull says of a remote that it was not told by that remote.
func TestRemoteRefs(t *testing.T) {
	for line, want := range map[string]bool{
		"git fetch": false, "git fetch origin": false, "git fetch origin main": false, "git fetch origin main:refs/remotes/origin/main": false,
		"git fetch origin x:y": false, "git fetch origin $x": false, "git pull origin main": false, "git fetch --refmap=x origin": false,
		"git fetch . HEAD:refs/remotes/origin/x": true, "git fetch evil a:refs/remotes/origin/x": true, "git fetch . +refs/*:refs/*": true,
		"git fetch --refmap=+refs/heads/*:refs/remotes/origin/* . x": true, "git fetch --stdin .": true, "git pull . a:refs/remotes/origin/x": true,
		"git fetch . $x": true, "git fetch https://evil.test/x a:refs/remotes/origin/x": true, "git fetch --refmap=+a:refs/remotes/origin/b": true,
	} {
		words, err := split(line)
		if err != nil {
			t.Fatal(err)
		}
		got := false
		for _, f := range git.Read(words, automode.Linux).Facts {
			got = got || f.Target == "what is known of a remote" || f.Kind == automode.Lose
		}
		if got != want {
			t.Errorf("%s: %v, want %v", line, got, want)
		}
	}
}
