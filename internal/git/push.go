package git

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
)

// Bounds on what is looked at of what goes out.
const (
	maxOutgoing = 1 << 20 // bytes of content
	maxCommits  = 500
	maxChanges  = 5000
)

var (
	errPush   = errors.New("the configuration sends it elsewhere or sends more")
	errBranch = errors.New("it is not known which branch goes where")
)

// Push is where a push of the current branch would go.
type Push struct {
	Remote string // its name
	URL    string // as the repository's own configuration has it
	Branch string // the branch that is checked out, and its name there
	Hook   string // the program that git starts first; empty when there is none
}

// Push says where a push goes that names a remote or none, and HEAD, a branch or
// none. The branch has to be the one that is checked out; made is one that was
// begun at HEAD and checked out since.
func (r *Repo) Push(remote, what, made string) (Push, error) {
	branch, _, err := r.head()
	if made != "" {
		branch, err = made, nil
	}
	if err != nil || branch == "" {
		return Push{}, errBranch
	}
	all, err := r.refs()
	if err != nil {
		return Push{}, err
	}
	if _, tag := all.at["refs/tags/"+branch]; tag {
		return Push{}, errBranch
	}
	if what = strings.TrimPrefix(what, "refs/heads/"); what != "" && what != "HEAD" && what != "@" && what != branch {
		return Push{}, errBranch
	}
	c := &r.settings
	upstream, tracks, err := c.value("branch", branch, "remote")
	if err != nil {
		return Push{}, err
	}
	if !tracks || upstream == "" {
		upstream = "origin"
	}
	if remote == "" {
		remote = upstream
	}
	p := Push{Remote: remote, Branch: branch}
	if p.URL, err = c.surprises(remote, branch); err != nil {
		return Push{}, err
	}
	p.Hook, err = r.pushHook()
	return p, err
}

// surprises returns a remote's address, unless some setting sends a push
// elsewhere, sends more, or nobody knows.
func (c *configuration) surprises(remote, branch string) (url string, err error) {
	for i := range c.list {
		v := &c.list[i]
		if v.surprising(remote, branch) {
			return "", errPush
		}
		if v.section == "remote" && v.name == remote && v.key == "url" {
			if url != "" || !v.own || v.perhaps {
				return "", errPush // it goes to several, or another file says where
			}
			url = v.value
		}
	}
	if url == "" || strings.Contains(url, "::") {
		return "", errPush
	}
	for i := range c.list {
		// A rule for other addresses rewrites other addresses.
		if v := &c.list[i]; v.section == "url" && strings.HasPrefix(url, v.value) {
			return "", errPush
		}
	}
	return url, nil
}

// surprising reports whether a setting makes a push of the branch to the remote
// something else than that.
func (v *variable) surprising(remote, branch string) bool {
	var harmless []string
	switch {
	case v.section == "remote" && v.name == "":
		return v.key == "pushdefault"
	case v.section == "remote" && v.key == "fetch":
		// What the remote has must be where it is looked for, and nothing of
		// another one.
		from, ok := strings.CutPrefix(strings.TrimPrefix(v.value, "+"), "refs/heads/")
		from, to, _ := strings.Cut(from, ":")
		return v.name == remote && (!ok || to != "refs/remotes/"+remote+"/"+from) ||
			v.name != remote && !strings.HasPrefix(to, "refs/remotes/"+v.name+"/") || strings.HasPrefix(v.name, remote+"/")
	case v.section == "remote" && v.name == remote:
		harmless = []string{"url", "prune", "prunetags", "tagopt", "gh-resolved", "promisor", "partialclonefilter", "skipfetchall"}
	case v.section == "branch" && v.name == branch:
		return v.key == "pushremote" || v.key == "merge" && v.value != "refs/heads/"+branch
	case v.section == "push" && v.key == "default":
		return !slices.Contains([]string{"simple", "current", "upstream", "tracking"}, v.value)
	case v.section == "push":
		harmless = []string{"autosetupremote", "negotiate", "usebitmaps", "useforceifincludes"}
	case v.section == "submodule":
		return v.key == "recurse"
	default:
		return false
	}
	return !slices.Contains(harmless, v.key)
}

// pushHook is the program that git starts before a push.
func (r *Repo) pushHook() (string, error) {
	folder, set, err := r.settings.value("core", "", "hookspath")
	switch {
	case err != nil:
		return "", err
	case !set:
		folder = r.commonDir + "/hooks"
	default:
		if folder = r.settings.expand(folder, r.root); folder == "" {
			return "", errConfig
		}
	}
	path := folder + "/pre-push"
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return "", nil
	case err != nil:
		return "", errConfig
	case info.Mode()&0o111 == 0:
		return "", nil // git passes it over
	}
	return path, nil
}

// Defaults are the branches that the repository takes for its own main ones.
func (r *Repo) Defaults(remote string) ([]string, error) {
	all, err := r.refs()
	if err != nil {
		return nil, err
	}
	var list []string
	if to, ok := all.to["refs/remotes/"+remote+"/HEAD"]; ok {
		list = append(list, strings.TrimPrefix(to, "refs/remotes/"+remote+"/"))
	}
	for i := range r.settings.list {
		if v := &r.settings.list[i]; v.section == "init" && v.key == "defaultbranch" {
			list = append(list, v.value)
		}
	}
	return list, nil
}

// Look is asked about one file that goes out; path is from the root, and empty
// for what stands in a commit itself.
type Look func(path string, content []byte) error

// sending counts what was looked at.
type sending struct {
	r     *Repo
	look  Look
	seen  map[id]bool
	bytes int
	files int
}

// Outgoing shows everything that a push of HEAD would send, as far as it is not
// known that the remote has it. With pending set, what is staged, changed or not
// tracked and not ignored counts as committed before.
func (r *Repo) Outgoing(remote string, pending bool, look Look) error {
	_, tip, err := r.head()
	if err != nil {
		return err
	}
	list, err := r.unsent(remote, tip)
	if err != nil {
		return err
	}
	s := &sending{r: r, look: look, seen: map[id]bool{}}
	for _, name := range list {
		if err := s.commit(name); err != nil {
			return err
		}
	}
	if !pending {
		return nil
	}
	return s.pending()
}

// unsent are the commits that a tip has behind it and no branch of the remote.
// A commit whose date is wrong may be among them although the remote has it.
func (r *Repo) unsent(remote string, tip id) ([]id, error) {
	all, err := r.refs()
	if err != nil {
		return nil, err
	}
	q := frontier{r: r, sent: map[id]bool{}, done: map[id]bool{}}
	if err := q.add(tip, false); err != nil {
		return nil, err
	}
	prefix := "refs/remotes/" + remote + "/"
	for name, at := range all.at {
		to, symbolic := all.to[name]
		switch {
		case !strings.HasPrefix(name, prefix):
		case symbolic && !strings.HasPrefix(to, prefix):
			return nil, errRef
		case !symbolic:
			if err := q.add(at, true); err != nil {
				return nil, err
			}
		}
	}
	var order []id
	for n := 0; q.open > 0; n++ {
		if n > maxHistory || len(order) > maxCommits {
			return nil, errLarge
		}
		name := q.next()
		c, err := r.commitAt(name)
		if err != nil {
			return nil, err
		}
		sent := q.sent[name]
		if !q.done[name] && !sent {
			q.open--
			order = append(order, name)
		}
		q.done[name] = true
		for _, p := range c.parents {
			if err := q.add(p, sent); err != nil {
				return nil, err
			}
		}
	}
	return slices.DeleteFunc(order, func(name id) bool { return q.sent[name] }), nil
}

// frontier is where a walk through the history stands: the commits that come
// next, the newest first.
type frontier struct {
	r    *Repo
	heap []dated
	sent map[id]bool // by commit that was met
	done map[id]bool
	open int // commits that are not sent and not done
}

type dated struct {
	name id
	date int64
}

// add puts a commit into the walk, unless it is there and nothing new is known
// of it.
func (q *frontier) add(name id, sent bool) error {
	was, met := q.sent[name]
	if met && (was || !sent) {
		return nil
	}
	c, err := q.r.commitAt(name)
	if err != nil {
		return err
	}
	if sent && met && !q.done[name] {
		q.open--
	}
	if !sent {
		q.open++
	}
	q.sent[name] = sent
	q.heap = append(q.heap, dated{name, c.date})
	for i := len(q.heap) - 1; i > 0 && q.heap[(i-1)/2].date < q.heap[i].date; i = (i - 1) / 2 {
		q.heap[i], q.heap[(i-1)/2] = q.heap[(i-1)/2], q.heap[i]
	}
	return nil
}

// next takes the newest commit out.
func (q *frontier) next() id {
	name := q.heap[0].name
	last := len(q.heap) - 1
	q.heap[0] = q.heap[last]
	q.heap = q.heap[:last]
	for i := 0; ; {
		newest := i
		for _, k := range [...]int{2*i + 1, 2*i + 2} {
			if k < last && q.heap[k].date > q.heap[newest].date {
				newest = k
			}
		}
		if newest == i {
			return name
		}
		q.heap[i], q.heap[newest] = q.heap[newest], q.heap[i]
		i = newest
	}
}

// commit shows what a commit says and what it changes.
func (s *sending) commit(name id) error {
	c, err := s.r.commitAt(name)
	if err != nil {
		return err
	}
	text, err := s.r.store.read(name, commitKind)
	if err != nil {
		return err
	}
	if err := s.show("", text); err != nil {
		return err
	}
	var before id
	if len(c.parents) > 0 {
		p, err := s.r.commitAt(c.parents[0])
		if err != nil {
			return err
		}
		before = p.tree
	}
	return s.tree(before, c.tree, "", 0)
}

// tree shows the files that a tree has otherwise than the one before; none
// when before is zero.
func (s *sending) tree(before, now id, folder string, depth int) error {
	if before == now {
		return nil
	}
	if depth > maxDepth {
		return errLarge
	}
	old := map[string]treeEntry{}
	if before != (id{}) {
		err := s.r.eachEntry(before, func(name string, e treeEntry) error {
			old[name] = e
			return nil
		})
		if err != nil {
			return err
		}
	}
	return s.r.eachEntry(now, func(name string, e treeEntry) error {
		was := old[name]
		full := join(folder, name)
		switch {
		case was == e, e.mode == moduleMode:
			return nil
		case e.mode == folderMode:
			if was.mode != folderMode {
				was.blob = id{}
			}
			return s.tree(was.blob, e.blob, full, depth+1)
		}
		return s.blob(full, e.blob)
	})
}

// blob shows a file that git holds.
func (s *sending) blob(path string, name id) error {
	if s.seen[name] {
		// The content was shown; another path may say more about it.
		return s.show(path, nil)
	}
	s.seen[name] = true
	data, err := s.r.store.read(name, blobKind)
	if err != nil {
		return err
	}
	if bytes.HasPrefix(data, []byte("version https://git-lfs")) {
		return errSpecial // the content goes another way
	}
	return s.show(path, data)
}

func (s *sending) show(path string, content []byte) error {
	s.files++
	if s.bytes += len(content); s.bytes > maxOutgoing || s.files > maxChanges {
		return errLarge
	}
	return s.look(path, content)
}

// pending shows what a commit of everything would hold: what is staged, what
// was changed, what git does not track yet.
func (s *sending) pending() error {
	r := s.r
	x, err := r.index()
	if err != nil {
		return err
	}
	head, err := r.at(x, "HEAD")
	if err != nil {
		return err
	}
	for i := range x.entries {
		e := &x.entries[i]
		if e.stage != 0 || e.flags&(assumed|skipped) != 0 || e.mode == moduleMode && !head.holds(e) {
			return errSpecial
		}
		if e.mode == moduleMode {
			continue
		}
		if e.flags == 0 && !head.holds(e) {
			if err := s.blob(e.path, e.blob); err != nil {
				return err
			}
		}
		f := *e
		f.flags = 0
		switch err := r.unchanged(&f); err {
		case nil, errGone:
			continue
		case errChanged, errMissing:
		default:
			return err
		}
		if err := s.file(e.path); err != nil {
			return err
		}
	}
	return r.strays([]string{""}, notIgnored, s.file)
}

// file shows a file of the working tree as it stands.
func (s *sending) file(path string) error {
	full := s.r.path(path)
	info, err := os.Lstat(full)
	if err != nil {
		return errChanged
	}
	if info.Mode()&os.ModeSymlink != 0 {
		return s.show(path, nil)
	}
	b, err := readFile(full, maxOutgoing)
	if err != nil {
		return err
	}
	return s.show(path, b)
}
