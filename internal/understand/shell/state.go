package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// state is what is known of the shell at one point of the walk. It is copied
// at every branch, so everything in it is cheap to copy and never changed in
// place.
type state struct {
	vars  *binding
	funcs *function
	cwds  []string // where it may be, absolute; empty: not known
	left  []string // where "cd -" leads; empty: not known
	names *cameBy  // by which it came to either; nil: they are their own
	// Folders that this call made and put nothing in the place of.
	folders []string
	args    []commands.Word // $1, $2 …
	known   bool            // args are known
	dead    bool            // not reached: an exit or return came before
	vain    bool            // by what lies there it is not reached, though what is done in it is read
	path    bool            // PATH or the like was changed, so names may mean other programs
	inner   bool            // in a function, which return leaves
	// The shell's text comes in by its standard input.
	scripted bool
	// The branch that this call began and checked out; empty when it is not
	// known that it did.
	branch string
	// What the arguments carry, where they are not known.
	carried automode.Data
	// What variables of names that are not known were set to.
	poured automode.Data
	traced bool   // the shell prints what it is about to do, with every value in it
	nulls  bool   // a pattern without a match leaves no word
	keeps  bool   // ">" may leave a file that is there as it is
	plain  bool   // patterns may stand for themselves, whatever matches
	local  *local // what the functions that are entered declared as their own, see local
	kinds  kinds  // how variables were declared
	refs   *ref   // names that stand for other variables
	// Of the shell that started this one: how many of vars are its, and which
	// of them were exported.
	outer  int
	passed kinds
	fed    *flow        // what exec made standard input; nil: it made nothing
	room   *room[state] // where its copies go; nil: anywhere
	// Every assignment of the call, in the order of the text, for traps, which see
	// what a variable held in between; nil: in a shell without any.
	held *[]binding
}

// local is a variable of a function, with what it was outside. One without a name stands
// where the function was entered: what is behind it is its callers' own.
type local struct {
	name    string
	outer   alts
	perhaps bool // or there is no such variable, and the outer one is meant
	next    *local
}

type binding struct {
	name  string
	alts  []commands.Word // what it may be; empty: unset
	list  []commands.Word // of a list all elements, in their order; nil: not known
	next  *binding
	depth int
	// index finds the binding of a name from here on; every 256th has one, so
	// that no lookup goes further.
	index map[string]*binding
}

const indexed = 256

func (s *state) clone() *state {
	if s.room == nil {
		c := *s
		return &c
	}
	c := &s.room.take(1)[0]
	*c = *s
	return c
}

func (s *state) set(name string, alts []commands.Word) {
	if s.refs != nil {
		of, perhaps := s.meant(name)
		if perhaps {
			old, ok := s.lookup(of)
			if !ok {
				old = []commands.Word{outside(of)}
			}
			alts = value.Union(old, alts)
		}
		name = of
	}
	if name == "argv" || name != "" && '0' < name[0] && name[0] <= '9' && plainNumber(name) {
		s.forget() // a positional in zsh, and nothing or another variable in bash
		s.carried |= dataIn(alts)
		return
	}
	if s.kinds.first != nil && s.kinds.has(name, readOnly) {
		old, _ := s.lookup(name)
		alts = value.Union(old, alts)
	}
	depth := 1
	if s.vars != nil {
		depth = s.vars.depth + 1
	}
	if s.held != nil && len(*s.held) <= mostHeld {
		*s.held = append(*s.held, binding{name: name, alts: alts})
	}
	s.vars = &binding{name: name, alts: alts, next: s.vars, depth: depth}
	if depth%indexed == 0 {
		s.vars.index = s.vars.names()
	}
}

// mostHeld is how many assignments are remembered for a trap.
const mostHeld = 256

// between is a state in which every variable of these assignments
// may hold each of its values, and what it held before.
func (s *state) between(since []binding, before *state) *state {
	all := s.clone()
	all.held = nil // what is made up here was assigned by nobody
	for _, b := range since {
		then, _ := before.lookup(b.name)
		now, _ := all.lookup(b.name)
		all.set(b.name, value.Union(value.Union(then, now), b.alts))
	}
	return all
}

// missed reports whether a variable held something since then that it neither held
// before nor holds now.
func (s *state) missed(since []binding, before *state) bool {
	for _, b := range since {
		then, _ := before.lookup(b.name)
		now, _ := s.lookup(b.name)
		if both := value.Union(then, now); len(value.Union(both, b.alts)) > len(both) {
			return true
		}
	}
	return false
}

// names are all bindings that count from this one on.
func (b *binding) names() map[string]*binding {
	all := map[string]*binding{}
	for ; b != nil; b = b.next {
		if _, newer := all[b.name]; !newer {
			all[b.name] = b
		}
		if b.index == nil {
			continue
		}
		for name, old := range b.index {
			if _, newer := all[name]; !newer {
				all[name] = old
			}
		}
		break
	}
	return all
}

// binding is the one of that name that counts, or nil.
func (s *state) binding(name string) *binding {
	name, _ = s.meant(name)
	for b := s.vars; b != nil; b = b.next {
		if b.index != nil {
			return b.index[name]
		}
		if b.name == name {
			return b
		}
	}
	return nil
}

// mark labels what was assigned since the variables were those before, in
// every state that has it.
func (s *state) mark(before *binding, label automode.Data) {
	for b := s.vars; b != nil && b != before; b = b.next {
		alts := slices.Clone(b.alts)
		for i := range alts {
			alts[i].Data |= label
		}
		b.alts, b.list = alts, nil
	}
}

// lookup returns what the variable may be; ok is false when this call does
// not set it.
func (s *state) lookup(name string) (alts []commands.Word, ok bool) {
	b := s.binding(name)
	if b == nil {
		return nil, false
	}
	if b.depth <= s.outer && !s.passed.surely(name) {
		return value.Union(b.alts, []commands.Word{outside(name)}), true
	}
	return b.alts, true
}

// told reports whether this call sets a variable that is named like the program,
// in capitals or not: by such a name programs are told where their things lie.
func (s *state) told(program string) bool {
	for b := s.vars; b != nil; b = b.next {
		if len(b.name) >= len(program) && strings.EqualFold(b.name[:len(program)], program) {
			return true
		}
	}
	return false
}

// same reports whether another state, reached from s, reads what follows alike.
func (s *state) same(o *state) bool {
	return s.vars == o.vars && s.funcs == o.funcs && slices.Equal(s.cwds, o.cwds) && s.names == o.names && s.kinds == o.kinds && s.refs == o.refs && s.nulls == o.nulls && s.plain == o.plain && s.keeps == o.keeps && s.traced == o.traced && s.fed == o.fed && s.poured == o.poured && slices.Equal(s.folders, o.folders)
}

// join is the state after either of two outcomes.
func join(a, b *state) *state {
	switch {
	case a == b || b == nil || b.dead:
		return a
	case a == nil || a.dead:
		return b
	case a.vain != b.vain:
		if a.vain {
			return b
		}
		return a
	case a.equal(b):
		return a
	}
	j := a.clone()
	j.vars = joinVars(a, b)
	if a.funcs != b.funcs {
		j.funcs = joinFuncs(a, b)
	}
	if a.refs != b.refs {
		j.refs = joinRefs(a.refs, b.refs)
	}
	j.cwds, j.left, j.names = joinFolders(a.cwds, b.cwds), joinFolders(a.left, b.left), joinNames(a.names, b.names)
	if !slices.Equal(a.args, b.args) || a.known != b.known {
		j.forget()
		j.carry(b.args)
	}
	if !slices.Equal(a.folders, b.folders) {
		j.folders = nil
		for _, f := range a.folders {
			if slices.Contains(b.folders, f) {
				j.folders = append(j.folders, f)
			}
		}
	}
	j.path = a.path || b.path
	j.carried |= b.carried
	j.poured |= b.poured
	j.traced = a.traced || b.traced
	if a.branch != b.branch {
		j.branch = ""
	}
	j.nulls, j.plain, j.keeps = a.nulls || b.nulls, a.plain || b.plain, a.keeps || b.keeps
	j.kinds.join(b.kinds)
	if j.local == nil || j.local.name == "" {
		j.local = b.local
	}
	if j.fed == nil {
		j.fed = b.fed
	} else if b.fed != nil && a.fed != b.fed {
		j.fed = &flow{open: true, data: a.fed.data | b.fed.data | automode.UnknownData}
	}
	return j
}

// joinFolders are the folders of either of two outcomes; none where they are not
// known in one of them, or too many.
func joinFolders(a, b []string) []string {
	if slices.Equal(a, b) {
		return a
	}
	if len(a) == 0 || len(b) == 0 {
		return nil
	}
	all := slices.Clone(a)
	for _, d := range b {
		if !slices.Contains(all, d) {
			all = append(all, d)
		}
	}
	if len(all) > value.Most {
		return nil
	}
	return all
}

// equal reports whether two states that are reached know the same.
func (s *state) equal(o *state) bool {
	return s.vars == o.vars && s.funcs == o.funcs && s.local == o.local && s.kinds == o.kinds && s.refs == o.refs && s.passed == o.passed &&
		s.outer == o.outer && s.known == o.known && s.branch == o.branch && s.path == o.path && s.inner == o.inner && s.scripted == o.scripted && s.nulls == o.nulls && s.plain == o.plain && s.keeps == o.keeps &&
		s.held == o.held && s.carried == o.carried && s.traced == o.traced && s.fed == o.fed && s.poured == o.poured &&
		slices.Equal(s.cwds, o.cwds) && slices.Equal(s.args, o.args) && slices.Equal(s.left, o.left) && s.names == o.names && slices.Equal(s.folders, o.folders)
}

// widen makes unknown what s has more values of than before had, and reports
// whether there was anything: a loop goes on making more.
func (s *state) widen(before *state) bool {
	grown := false
	if !slices.Equal(s.left, before.left) {
		s.left = nil
	}
	for _, d := range s.cwds {
		if len(before.cwds) > 0 && !slices.Contains(before.cwds, d) {
			s.cwds, grown = nil, true
			break
		}
	}
	grown = grown || len(s.cwds) == 0 && len(before.cwds) > 0
	var names []string
	for b := s.vars; b != nil && b != before.vars; b = b.next {
		if !slices.Contains(names, b.name) {
			names = append(names, b.name)
		}
	}
	for _, n := range names {
		now, _ := s.lookup(n)
		was, _ := before.lookup(n)
		for _, w := range now {
			if !slices.Contains(was, w) {
				s.set(n, alts{{Many: true, MayEmpty: true, Data: dataIn(now)}})
				grown = true
				break
			}
		}
		if list := s.elements(n); list != nil && !slices.Equal(list, before.elements(n)) {
			s.set(n, now) // in another order in each round
			grown = true
		}
	}
	return grown
}

func joinVars(a, b *state) *binding {
	x, y := a.vars, b.vars
	if x == y {
		return x
	}
	var names []string
	var noted map[string]bool // the same, where there are many
	note := func(n string) {
		if noted == nil && len(names) < indexed {
			if !slices.Contains(names, n) {
				names = append(names, n)
			}
			return
		}
		if noted == nil {
			noted = map[string]bool{}
			for _, n := range names {
				noted[n] = true
			}
		}
		if !noted[n] {
			noted[n] = true
			names = append(names, n)
		}
	}
	for x != y {
		if depth(x) >= depth(y) {
			note(x.name)
			x = x.next
		} else {
			note(y.name)
			y = y.next
		}
	}
	j := &state{vars: x}
	for _, n := range names {
		p, okP := a.lookup(n)
		q, okQ := b.lookup(n)
		switch {
		case !okP || !okQ:
			// In one outcome it is what it was before this call.
			j.set(n, value.Union(append(p, q...), []commands.Word{outside(n)}))
		default:
			j.set(n, value.Union(p, q))
		}
	}
	return j.vars
}

func depth(b *binding) int {
	if b == nil {
		return 0
	}
	return b.depth
}

// unset is the value of a variable that neither this call nor the world sets:
// anything, and perhaps nothing.
func unset() commands.Word { return commands.Word{MayEmpty: true} }

// withVars is the state after a command that began with more variables than
// st, those assigned in front: of s it keeps what the command itself set and declared.
func withVars(s, began, st *state, assigns []*syntax.Assign) *state {
	inFront := func(name string) bool {
		return slices.ContainsFunc(assigns, func(a *syntax.Assign) bool { return a.Name.Value == name })
	}
	c := s.clone()
	c.vars, c.path, c.kinds = st.vars, st.path || s.path && !began.path, st.kinds
	var names []string
	for b := s.vars; b != nil && b != began.vars; b = b.next {
		if !slices.Contains(names, b.name) && !inFront(b.name) {
			names = append(names, b.name)
		}
	}
	for _, n := range names {
		v, _ := s.lookup(n)
		c.set(n, v)
	}
	var said []*declared
	for d := s.kinds.first; d != nil && d != began.kinds.first; d = d.next {
		if !inFront(d.name) {
			said = append(said, d)
		}
	}
	for i := len(said); i > 0; i-- {
		c.kinds.add(said[i-1].name, said[i-1].kind)
	}
	return c
}
