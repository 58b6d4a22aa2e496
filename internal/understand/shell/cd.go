package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// Where the shell goes.

// cd moves the working folder; where it fails the old one stays.
func (r *reader) cd(name string, args []commands.Word, st *state) (ok, fail *state) {
	r.went++
	ok = st.clone()
	ok.left, ok.names = st.cwds, st.names.leaves()
	everywhere := name == "cd" || name == "pushd" && !r.sober // every shell that it may be goes there
	for len(args) > 0 && args[0].Exact() && len(args[0].Text) > 1 && args[0].Text[0] == '-' && strings.Trim(args[0].Text[1:], "PLe@qn-") == "" {
		if name == "pushd" && args[0].Text == "-n" {
			ok.left, ok.names = st.left, st.names
			return ok, st // the stack changes, the folder does not
		}
		everywhere = everywhere && strings.Trim(args[0].Text, "PL-") == ""
		args = args[1:]
	}
	if len(args) == 0 && name != "pushd" {
		ok.cwds, ok.names = nil, ok.names.goes(nil)
		for _, w := range r.home(st) {
			if !w.Exact() {
				ok.cwds = nil
				return ok, st
			}
			ok.cwds = append(ok.cwds, w.Text)
		}
		return ok, st
	}
	if _, set := st.lookup("OLDPWD"); !set && name == "cd" && len(args) == 1 && args[0].Is("-") {
		ok.cwds, ok.names = st.left, st.names.comesBack()
		return ok, st
	}
	_, set := st.lookup("CDPATH")
	_, setZsh := st.lookup("cdpath")
	if len(args) == 0 || set || setZsh || onStack(args[0].Text) {
		ok.cwds = nil
		return ok, st
	}
	to := args[0]
	if at, inherited := r.world.Getenv("CDPATH"); inherited && at != "" {
		to = r.lookedFor(to, at, st.cwds)
	}
	r.move(to, ok)
	if len(args) > 1 {
		ok.cwds = nil
	}
	if st.kinds.first != nil && (st.kinds.has("PWD", readOnly) || st.kinds.has("OLDPWD", readOnly)) {
		everywhere = false
		r.zshMayGiveUp(st)
	}
	fail = st
	switch r.arrives(to, st, ok) {
	case success:
		if !everywhere {
			break // another one knows no such word or option, and stays
		}
		fail = st.clone()
		fail.vain = true
	case failure:
		ok.vain = true
	}
	return ok, fail
}

// newPath is what the paths begin with that stand for new files and folders.
const newPath = "/tmp/tmp.XXXXXXXXXX"

// arrives tells, by what lies there, whether the shell comes to the folder that it is told
// to go to. Of one that this call may have made or taken away nobody knows.
func (r *reader) arrives(to commands.Word, from, at *state) outcome {
	if !to.Exact() || len(from.cwds) != 1 || len(at.cwds) != 1 || r.away > 0 || r.world.Lexical() || r.loose {
		return either
	}
	p, down := at.cwds[0], to.Text
	for first, rest, more := strings.Cut(down, "/"); more && (first == ".." || first == "." || first == ""); first, rest, more = strings.Cut(down, "/") {
		down = rest // what the shell stands in is there
	}
	if slices.ContainsFunc(at.names.now(), func(name string) bool { _, touched := r.notes.of(name); return touched }) {
		return either
	}
	if _, touched := r.notes.of(p); touched || r.notes.gone.cover(p) || r.notes.modes || r.versions.moved || r.versions.replaced || r.began {
		return either
	}
	switch seen := r.world.Resolve(p); {
	case seen.Err != nil:
		return either
	case seen.Dir && strings.Contains(down, "/.."):
		return either // what is left again has to be there as well
	case seen.Dir && r.world.Enters(p):
		return success
	case !seen.Exists && !strings.HasPrefix(p, newPath): // that one has another name
		return failure
	}
	return either
}

// lookedFor is where cd goes by the folders that the environment has it look in.
func (r *reader) lookedFor(w commands.Word, in string, cwds []string) commands.Word {
	first, _, _ := strings.Cut(w.Text, "/")
	if r.away > 0 || w.Known == automode.Exact && (r.world.Absolute(w.Text) || first == "." || first == "..") {
		return w
	}
	if len(cwds) != 1 || !w.Exact() || w.MayEmpty {
		return commands.Word{Many: true, MayEmpty: true}
	}
	for folder := range strings.SplitSeq(in, ":") {
		if p := r.join2(r.join2(cwds[0], folder), w.Text); r.world.Resolve(p).Dir {
			return commands.Lit(p)
		}
	}
	return w
}

// onStack reports whether the argument of cd or pushd names a folder by its
// place among those that were left: "-", "-2", "+1".
func onStack(s string) bool {
	return s != "" && (s[0] == '-' || s[0] == '+') && plainNumber(s[1:])
}

// move makes the folder that w names the working folder.
func (r *reader) move(w commands.Word, st *state) {
	if w.MayEmpty && w.Text == "" && w.Known == automode.Guess && w.Suffix == "" {
		st.cwds = nil
		return
	}
	if r.away > 0 {
		if w.Exact() {
			cwd := "/"
			if len(st.cwds) > 0 {
				cwd = st.cwds[0]
			}
			st.cwds = []string{r.join2(cwd, w.Text)}
		}
		return
	}
	if w.Glob && w.One && w.Known == automode.Exact && len(st.cwds) == 1 {
		at := st.cwds[0]
		if st.cwds = r.foldersLike(w.Text, at); slices.ContainsFunc(st.cwds, func(d string) bool { return path.Dir(d) != at }) {
			st.names = st.names.goes([]string{path.Clean(r.join2(at, w.Text))})
		}
		return
	}
	from, known := st.cwds, true
	var dirs, names []string
	see := func(w commands.Word) {
		for _, s := range r.locate(w, st) {
			switch {
			case s.known < automode.OneOf || s.extent != automode.One || s.empty:
				known = false
			case !slices.Contains(dirs, s.at.Path):
				dirs = append(dirs, s.at.Path)
			}
		}
	}
	see(w)
	if w.Exact() && known {
		// A shell takes ".." off the name by which it came, whatever a link leads to.
		again := st.names != nil || strings.Contains(w.Text, "..")
		for _, d := range slices.Concat(from, st.names.now()) {
			name := path.Clean(r.join2(d, w.Text))
			if again {
				see(commands.Lit(name))
			}
			if !slices.Equal(dirs, []string{name}) && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	if !known || len(dirs) > value.Most || len(names) > value.Most {
		dirs, names = nil, nil
	}
	st.names = st.names.goes(names)
	st.cwds = dirs
}

// cameBy are the names of the folders that the shell may be in, and of those that it left, where
// it came there through links: they are no paths of the folders themselves.
type cameBy struct{ here, left []string }

func (n *cameBy) now() []string {
	if n == nil {
		return nil
	}
	return n.here
}

func (n *cameBy) before() []string {
	if n == nil {
		return nil
	}
	return n.left
}

// leaves is what is known when the shell is about to go to another folder, goes once it is there.
func (n *cameBy) leaves() *cameBy { return named(n.now(), n.now()) }

func (n *cameBy) goes(here []string) *cameBy { return named(here, n.before()) }

func (n *cameBy) comesBack() *cameBy { return named(n.before(), n.now()) }

func named(here, left []string) *cameBy {
	if len(here)+len(left) == 0 {
		return nil
	}
	return &cameBy{here, left}
}

// joinNames are those of either state.
func joinNames(a, b *cameBy) *cameBy {
	if a == b {
		return a
	}
	either := func(a, b []string) []string {
		for _, name := range b {
			if !slices.Contains(a, name) {
				a = append(a[:len(a):len(a)], name)
			}
		}
		return a
	}
	return named(either(a.now(), b.now()), either(a.before(), b.before()))
}
