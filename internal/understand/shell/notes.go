package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// note is what this call itself did to a path.
type note struct {
	path    string
	tree    bool          // to everything below as well
	data    automode.Data // what it now holds
	text    string        // its content, when full
	encoded bool          // a decoder wrote it
	strange bool          // it holds what was read outside of the project
	full    bool          // text is all of it
	behind  bool          // but for what the file held before, which stands in front
	sure    bool          // full or a listing, and what the file held before is gone for sure
	listing *flow         // the names that are all of it, where this call listed them into it
	said    string        // all that was put there of which the text is known, in the order of the call
	told    []hint        // what those were given that wrote more there
	may     []string      // texts that it may hold, or hold among others, where its text is not known
	either  string        // texts that were put there, or into another file that the same words may name
	link    string        // it is a link to there
	doubt   bool          // or it is none: something else may lie there
	several bool          // or it leads elsewhere, as another one that was made there
	by      int           // the command that made it: read again, it does not make one behind it
	// built: it is a program that this call made of the project's own source,
	// and nothing else touched it.
	built bool
	// venv: it lies in a virtual environment that this call makes, and nothing
	// else touched it.
	venv bool
	// like: with tree, only what lies directly in the folder under a name that this
	// word may be.
	like *commands.Word
	// tidied: what lay there was formatted, or files were made of it by a program that makes
	// such files alone, and nothing else touched it.
	tidied bool
	// made: it is a file that was not there before this call wrote it, or put a copy of
	// one file there, and nothing else was copied or moved to it.
	made bool
	// copies: the file that it is a copy of, where nothing else was put there.
	copies string
	// lists: patterns for names that were put there, where they were all of a folder.
	lists alts
	// job: it is a file that holds the number of a job of this call, and nothing else
	// touched it.
	job bool
	// output: it lies in a folder that is filled by a build of the project's own
	// source, and nothing else touched it.
	output bool
	// empty: nothing happened, if anything, but that it was removed, or made as a folder.
	empty bool
	// again: more than one thing of this call touched it, and none of them says
	// what it holds.
	again bool
	// folder: before anything was put there it was made by what makes folders.
	folder bool
	// brought: what lies in it came out of an archive, or from outside of the project.
	brought bool
	// repository: git made a repository of it.
	repository bool
	// removed: it, or what lies below it, was taken away, if only on some way.
	removed bool
	// understood: what it makes run with the text that it was given was read, and nothing
	// else touched it.
	understood bool
}

// notes is the overlay of files that one call writes, moves and links. Notes
// are only ever added: what may have happened on any branch, or beside this
// one, counts. Every question costs one look per folder above the path. The
// zero value is empty.
type notes struct {
	at       map[string]note                // by path; several on one path are one
	below    map[string]automode.Data       // what lies anywhere below a folder
	touches  touches                        // the paths of at, in the order in which they came
	links    []string                       // links that it made
	moved    paths                          // where something was moved to
	only     paths                          // those of them where it is nowhere else
	partly   []partly                       // and where no more than the end of its name is known
	gone     paths                          // what was moved to another place
	archived paths                          // and what of it came out of an archive, which nobody took in before
	leads    paths                          // where what this call unpacked lies: any of it may be a link
	judged   paths                          // what was removed or overwritten, and so judged for what it held
	perhaps  paths                          // what was removed if there was nothing in it
	modes    bool                           // who may write where was changed
	log      []string                       // the paths of all that was noted, in its order
	leaves   map[string]func(p string) bool // by path of a tree: whether a file below it is left as it is, where some are known to be
	carried  map[string][]string            // what was copied or moved to a path, or may have been
}

// mostCarried is how much of what may lie at one path is followed.
const mostCarried = 16

// carry notes that what words name was copied or moved to a path, or into the
// folder there.
func (r *reader) carry(words []commands.Word, to string, st *state) {
	if r.goesOver(len(words)) {
		return
	}
	for i := range words {
		w := &words[i]
		if w.Exact() && len(st.cwds) > 0 {
			for _, d := range st.cwds {
				r.carryOne(r.join2(d, w.Text), to) // a link of this call's own, too
			}
			continue
		}
		for _, s := range r.spots(nil, w, st) {
			r.carryOne(s.at.Named, to)
			r.carryGone(&s, to)
		}
	}
}

func (r *reader) carryOne(from, to string) {
	if from == "" || r.tires(1) {
		return
	}
	from = r.world.ResolveEntry(from).Path
	if r.notes.carried == nil {
		r.notes.carried = map[string][]string{}
	}
	for _, at := range [...]string{to, to + "/" + base(from)} {
		if all := r.notes.carried[at]; len(all) <= mostCarried && !slices.Contains(all, from) {
			r.notes.carried[at] = append(all, from)
		}
	}
}

// carriedLink reports whether a path is, or lies behind, a link that this call
// copied or moved there: where it leads now is not followed.
func (r *reader) carriedLink(name string) bool {
	return len(r.notes.carried) > 0 && r.carriedFrom(name, make([]string, 0, mostHops))
}

// mostHops is how many copies behind each other are followed; behind more anything may lie.
const mostHops = 8

// carriedFrom is carriedLink behind copies to these places.
func (r *reader) carriedFrom(name string, to []string) bool {
	if len(to) == mostHops {
		return true
	}
	for i := range name {
		if rest, up := strings.CutPrefix(name[i:], "/.."); up && i > 0 && (rest == "" || rest[0] == '/') && r.carriedFrom(name[:i], to) {
			return true
		}
	}
	name = world.Clean(name)
	for at := name; at != "/" && at != "."; at = above(at) {
		list := r.notes.carried[at]
		if slices.Contains(to, at) {
			continue // what was copied there was followed
		}
		if len(list) > mostCarried {
			return true // nobody looks at all of them
		}
		for _, from := range list {
			if name != at && r.world.Resolve(r.relinked(from)).Regular {
				continue // nothing lies below it
			}
			if from += name[len(at):]; r.world.Resolve(r.relinked(from)).Path != from || r.carriedFrom(from, append(to, at)) {
				return true
			}
		}
	}
	return false
}

// holdsMoved reports whether something was moved to a path, to a folder above
// it or to anything below it.
func (n *notes) holdsMoved(p string) bool { return n.moved.touch(p) }

// holdsOnly reports whether what lies there, or above or below it, came there
// by a move and is nowhere else.
func (n *notes) holdsOnly(p string) bool { return n.only.touch(p) }

// paths is a set of paths that is asked for what lies above and below. The zero
// value is empty.
type paths struct {
	at    map[string]bool
	above map[string]bool // the folders that they lie in, up to the root
}

// add puts a path in; it must not be empty.
func (s *paths) add(p string) {
	if s.at == nil {
		s.at, s.above = map[string]bool{}, map[string]bool{}
	}
	s.at[p] = true
	for d := path.Dir(p); !s.above[d]; d = path.Dir(d) {
		s.above[d] = true
	}
}

// touch reports whether a path is in the set, or lies above or below one that is.
func (s *paths) touch(p string) bool { return s.above[p] || s.cover(p) }

// cover reports whether a path is in the set, or lies below one that is.
func (s *paths) cover(p string) bool {
	for d := p; len(s.at) > 0 && d != ""; d = path.Dir(d) {
		if s.at[d] {
			return true
		}
		if d == "/" || d == "." {
			break
		}
	}
	return false
}

func (n *notes) add(x note) {
	if x.path == "" {
		return
	}
	x.path = world.Clean(x.path)
	if n.at == nil {
		n.at = map[string]note{}
	}
	n.log = append(n.log, x.path)
	delete(n.leaves, x.path)
	if x.link != "" {
		n.links = append(n.links, x.path)
	}
	if old, ok := n.at[x.path]; ok {
		x.data |= old.data
		x.tree, x.encoded = x.tree || old.tree, x.encoded || old.encoded
		x.sure, x.strange = false, x.strange || old.strange
		x.understood = x.understood && old.understood
		x.full, x.built, x.venv, x.tidied = false, x.built && old.built, x.venv && old.venv, x.tidied && old.tidied
		x.made, x.folder, x.listing = x.made && old.made, old.folder, nil
		if x.copies = ""; x.removed {
			x.copies = old.copies // it is one, or not there
		}
		x.said, x.told, x.may, x.either, x.job, x.removed = old.said, old.told, old.may, old.either, false, x.removed || old.removed
		x.brought, x.repository = x.brought || old.brought, x.repository || old.repository
		x.output, x.empty = x.output && (old.output || old.empty), x.empty && old.empty
		x.again, x.lists = true, old.lists
		if !sameNames(x.like, old.like) {
			x.like = nil
		}
		x.several = x.several || old.several || x.link != "" && old.link != "" && x.link != old.link
		if x.doubt = x.doubt || old.doubt || old.link != x.link && old.link != ""; x.link == "" {
			x.link = old.link
		}
	} else {
		n.touches.add(x.path)
	}
	n.at[x.path] = x
	if x.data != 0 {
		if n.below == nil {
			n.below = map[string]automode.Data{}
		}
		for d := path.Dir(x.path); ; d = path.Dir(d) {
			n.below[d] |= x.data
			if d == "/" || d == "." {
				break
			}
		}
	}
}

// first reports whether this call did no more to a file than to open it.
func (n *notes) first(p string) bool {
	x, ok := n.at[world.Clean(p)]
	return !ok || !x.again && x.text == "" && !x.full && x.listing == nil && !x.job && x.link == "" && !x.tree
}

// content records the text that a file was just given. It is known to the
// letter when nothing else in the call touches the file.
func (n *notes) content(p, text string, full, encoded bool, data automode.Data) {
	p = world.Clean(p)
	x, first := n.at[p], n.first(p)
	n.add(note{path: p, data: data, encoded: encoded, made: x.made})
	if full {
		x = n.at[p]
		if len(x.said) < MaxText {
			x.said += text + "\n"
		}
		if first {
			x.text, x.full = text, true
		}
		n.at[p] = x
	}
}

// understands notes that what a file makes run was read.
func (n *notes) understands(p string) {
	if x, ok := n.at[world.Clean(p)]; ok {
		x.understood = true
		n.at[world.Clean(p)] = x
	}
}

// touched reports whether something directly in the folder was touched.
func (n *notes) touched(folder string) bool { return n.touches.in(world.Clean(folder)) }

// of returns the note on a path or on a folder above it.
func (n *notes) of(p string) (note, bool) { return n.on(p, false) }

// file returns what of does, but for notes on files that, by what is known of
// their names, are not this one. Of a folder it says nothing of what lies there.
func (n *notes) file(p string) (note, bool) { return n.on(p, true) }

func (n *notes) on(p string, only bool) (x note, ok bool) {
	if len(n.at) == 0 || p == "" {
		return note{}, false
	}
	if x, ok = n.at[p]; only && (x.like != nil || n.left(p, p)) {
		x, ok = note{data: x.data}, false
	}
	for d := above(p); ; d = above(d) {
		if t, yes := n.at[d]; yes && t.tree && (!only || (t.like == nil || mayBeName(t.like, p[len(d):])) && !n.left(d, p)) {
			x.data |= t.data
			x.removed, x.brought = x.removed || t.removed, x.brought || t.brought
			x.full, x.sure, x.built, x.job, x.understood, x.listing = false, false, false, false, false, nil
			x.venv, x.tidied = t.venv && (!ok || x.venv), t.tidied && (!ok || x.tidied)
			own := !ok || x.inBuild()
			x.output, x.empty = own && t.inBuild() && (x.output || t.output), own && t.empty && (!ok || x.empty)
			ok = true
		}
		if d == "/" || d == "." {
			return x, ok
		}
	}
}

// leaving notes which files below a path are left as they are by what was noted of it
// last; noted: there was something before, of which before says the same.
func (n *notes) leaving(p string, leaves, before func(string) bool, noted bool) {
	switch {
	case noted && before == nil:
		return
	case noted:
		last := leaves
		leaves = func(p string) bool { return last(p) && before(p) }
	}
	if n.leaves == nil {
		n.leaves = map[string]func(string) bool{}
	}
	n.leaves[p] = leaves
}

// left reports whether what was done below a folder left a file there as it is.
func (n *notes) left(folder, p string) bool {
	leaves := n.leaves[folder]
	return leaves != nil && leaves(p)
}

// above is path.Dir for a clean path.
func above(p string) string {
	switch i := strings.LastIndexByte(p, '/'); {
	case i > 0:
		return p[:i]
	case i == 0:
		return "/"
	}
	return "."
}

// alike is the word of a note on files of a name that is known in part; nil where
// nothing is known of the name.
func alike(w *commands.Word) *commands.Word {
	if w == nil || w.Base != "" || w.Blanks || w.Many || strings.Contains(w.Suffix, "/") || base(w.Text)+w.Suffix == "" || w.IfEmpty != "" && w.IfEmpty != w.Text+w.Suffix {
		return nil
	}
	return w
}

// sameNames reports whether two words of notes stand for the same names in a folder.
func sameNames(a, b *commands.Word) bool {
	return a == b || a != nil && b != nil && base(a.Text) == base(b.Text) && a.Suffix == b.Suffix
}

// mayBeName reports whether what lies at rest, below the folder that w is in, may
// be what w names, or lie in it. Letters count as they do where case is nothing.
func mayBeName(w *commands.Word, rest string) bool {
	name, _, _ := strings.Cut(strings.TrimPrefix(rest, "/"), "/")
	before := w.Text[strings.LastIndexByte(w.Text, '/')+1:]
	return len(name) >= len(before)+len(w.Suffix) && strings.EqualFold(name[:len(before)], before) && strings.EqualFold(name[len(name)-len(w.Suffix):], w.Suffix)
}

// touchedIn reports whether the call touched something below a folder, but for the
// project's own build, its formatters and what it removed.
func (n *notes) touchedIn(folder string) bool {
	for p, x := range n.at {
		if strings.HasPrefix(p, strings.TrimSuffix(folder, "/")+"/") && !x.inBuild() && !x.tidied {
			return true
		}
	}
	return false
}

// data is what a path, or anything below it, holds by this call's own doing.
func (n *notes) data(p string) automode.Data {
	if len(n.at) == 0 || p == "" {
		return 0
	}
	x, _ := n.of(p)
	return x.data | n.below[p]
}
