package git

import (
	"bytes"
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

// Look is asked about one file that goes out; path is from the root, and empty
// for what stands in a commit itself. added: it goes out, and no version of it
// was there before.
type Look func(path string, added bool, content []byte) error

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
	if err := s.show("", false, text); err != nil {
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
		return s.blob(full, was.mode == 0, e.blob)
	})
}

// blob shows a file that git holds.
func (s *sending) blob(path string, added bool, name id) error {
	if s.seen[name] {
		// The content was shown; another path may say more about it.
		return s.show(path, added, nil)
	}
	s.seen[name] = true
	data, err := s.r.store.read(name, blobKind)
	if err != nil {
		return err
	}
	if bytes.HasPrefix(data, []byte("version https://git-lfs")) {
		return errSpecial // the content goes another way
	}
	return s.show(path, added, data)
}

func (s *sending) show(path string, added bool, content []byte) error {
	s.files++
	if s.bytes += len(content); s.bytes > maxOutgoing || s.files > maxChanges {
		return errLarge
	}
	return s.look(path, added, content)
}

// pending shows what a commit of everything would hold: what is staged, what
// was changed, what git does not track yet.
func (s *sending) pending() error {
	r := s.r
	x, head, err := r.staged()
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
			if err := s.blob(e.path, !head.has(e.path), e.blob); err != nil {
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

// file shows a file of the working tree as it stands. It may go out or not.
func (s *sending) file(path string) error {
	full := s.r.path(path)
	info, err := os.Lstat(full)
	if err != nil {
		return errChanged
	}
	if info.Mode()&os.ModeSymlink != 0 {
		return s.show(path, false, nil)
	}
	b, err := readFile(full, maxOutgoing)
	if err != nil {
		return err
	}
	return s.show(path, false, b)
}
