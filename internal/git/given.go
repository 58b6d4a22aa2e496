package git

import (
	"errors"
	"os"
	"strings"
)

// Given returns nil when nothing is lost once a merge, a rebase or the like that
// stopped is given up: none did, or all files are as it left them, and no commit leaves
// every branch, tag and remote that git did not make of others by itself. Git notes the
// tree that it left, conflicts and all. Commits says that some may be made before that.
func (r *Repo) Given(commits bool) error {
	under := false
	for _, f := range [...]string{"MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply", "sequencer"} {
		_, err := os.Lstat(r.gitDir + "/" + f)
		under = under || !errors.Is(err, os.ErrNotExist)
	}
	if !under {
		return nil
	}
	if err := r.backTo(commits); err != nil {
		return err
	}
	x, head, err := r.staged()
	if err != nil {
		return err
	}
	left := &snapshot{}
	if _, tree, err := readRef(r.gitDir + "/AUTO_MERGE"); err == nil {
		if left, err = r.snapshot(x, tree); err != nil {
			return err
		}
	}
	for i := range x.entries {
		e := x.entries[i]
		if e.stage != 0 { // which of them it is compared with does not matter
			e.stage, e.blob = 0, left.files[e.path].blob
		}
		switch err := r.unchanged(&e); {
		case err == errSpecial || err == errGone:
		case err != nil && err != errMissing:
			if t, ok := left.files[e.path]; !ok || r.differs(e.path, t.blob) {
				return errResolved
			}
		case x.entries[i].stage == 0 && !head.holds(&e) && !left.holds(&e):
			return errResolved
		}
	}
	return nil
}

// backTo returns nil when HEAD loses nothing where it goes back to, which is where a
// series of commits began.
func (r *Repo) backTo(commits bool) error {
	for _, s := range [...]struct{ from, safety string }{
		{"rebase-merge/onto", ""},
		{"rebase-apply/onto", ""},
		{"ORIG_HEAD", "rebase-apply/abort-safety"},
		{"sequencer/head", "sequencer/abort-safety"},
	} {
		if s.safety != "" { // git stays where it is once others than itself went on
			_, safe, err := readRef(r.gitDir + "/" + s.safety)
			if err != nil {
				continue
			}
			if _, at, err := r.head(); err == nil && at != safe && !commits {
				continue
			}
		}
		if _, err := os.Lstat(r.gitDir + "/" + s.from); s.safety == "" && errors.Is(err, os.ErrNotExist) {
			continue
		}
		_, from, err := readRef(r.gitDir + "/" + s.from)
		if err != nil || commits {
			return errLeft
		}
		if err := r.ownSince(from, s.safety == ""); err != nil {
			return err
		}
	}
	return nil
}

// ownSince returns nil when all that HEAD has is somewhere else too, or git alone took
// it there, step by step from a commit, as its log says (git-reflog(1)): in a rebase what
// was picked beside is somebody's own.
func (r *Repo) ownSince(from id, rebase bool) error {
	branch, tip, err := r.head()
	if err != nil {
		return err
	}
	tips, err := r.others([]string{"refs/heads/" + branch})
	if err != nil {
		return err
	}
	tips = append(tips, from)
	if _, at, err := readRef(r.gitDir + "/rebase-merge/orig-head"); err == nil {
		tips = append(tips, at)
	}
	if kept, err := r.reaches(tips, tip); err != nil || kept {
		return err
	}
	log, err := readFile(r.gitDir+"/logs/HEAD", maxPacked)
	if err != nil {
		return errLeft
	}
	lines := strings.Split(strings.TrimRight(string(log), "\n"), "\n")
	for i := len(lines) - 1; i >= 0; i-- {
		ids, why, _ := strings.Cut(lines[i], "\t")
		ids = ids[:min(len(ids), 81)]
		_, now, _ := strings.Cut(ids, " ")
		switch at, ok := parseID(now); {
		case !ok || i == len(lines)-1 && at != tip:
			return errLeft
		case at == from:
			return nil
		}
		switch why, _, _ = strings.Cut(why, ": "); why {
		case "rebase (start)", "rebase -i (start)":
			return nil
		case "rebase", "rebase (pick)", "rebase -i (pick)", "rebase (fixup)", "rebase (squash)", "rebase (merge)", "rebase (reset)":
		case "cherry-pick", "revert", "am":
			if rebase {
				return errLeft
			}
		default:
			return errLeft // somebody's own, or what somebody resolved
		}
	}
	return errLeft
}

// differs reports whether a file of the working tree is not what an object holds.
func (r *Repo) differs(path string, blob id) bool {
	info, err := os.Lstat(r.path(path))
	if err != nil {
		return true
	}
	is, err := r.hash(r.path(path), info.Size())
	return err != nil || is != blob
}
