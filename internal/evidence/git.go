package evidence

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"automode/internal/git"
	"automode/internal/regular"
)

// Git are facts of the repository that the project is: what it is on, and the
// remotes that it had when the session began.
func Git(root string, remotes []string) []string {
	var list []string
	if dir, _ := gitFolder(root); dir != "" {
		if head, ok := firstLine(filepath.Join(dir, "HEAD")); ok {
			if branch, ok := strings.CutPrefix(head, "ref: refs/heads/"); ok {
				list = append(list, "on branch "+branch)
			} else {
				list = append(list, "on no branch")
			}
		}
	}
	for _, r := range remotes {
		list = append(list, "remote at the session's start: "+r)
	}
	return list
}

// mostLooked is how many files of a working tree are looked at.
const mostLooked = 2000

// Uncommitted says how many files of a project are in no commit; empty where
// that is not known, or there are too many to look at.
func Uncommitted(root, home string) string {
	dir, common := gitFolder(root)
	if dir == "" {
		return ""
	}
	r, err := git.Open(git.Options{Root: root, Folder: dir, Common: common, Home: home, Output: func(string) bool { return false }})
	if err != nil {
		return ""
	}
	defer r.Close()
	n, err := r.Uncommitted(mostLooked)
	switch {
	case err != nil:
		return ""
	case n == 1:
		return "1 file is not committed"
	}
	return strconv.Itoa(n) + " files are not committed"
}

// gitFolder is where the state of a working tree lies, and in common what it
// shares with others, empty for the same folder. A file in the place of the folder
// counts where the repository that it names knows of this tree.
func gitFolder(root string) (dir, common string) {
	if root == "" {
		return "", ""
	}
	dir = filepath.Join(root, ".git")
	if info, err := os.Lstat(dir); err == nil && info.IsDir() {
		return dir, ""
	}
	line, _ := firstLine(dir)
	target, ok := strings.CutPrefix(line, "gitdir: ")
	if !ok || !filepath.IsAbs(target) {
		return "", ""
	}
	target = filepath.Clean(target)
	back, _ := firstLine(filepath.Join(target, "gitdir"))
	if trees := filepath.Dir(target); filepath.Base(trees) == "worktrees" && back == dir {
		return target, filepath.Dir(trees)
	}
	return "", ""
}

// firstLine reads a short file of one line.
func firstLine(name string) (string, bool) {
	const most = 4096
	b, err := regular.ReadFile(name, most)
	line, _, _ := strings.Cut(string(b), "\n")
	return strings.TrimSpace(line), err == nil && len(b) <= most
}
