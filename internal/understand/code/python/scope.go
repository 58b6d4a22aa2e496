package python

import (
	"strings"

	"automode/internal/understand/code"
)

// scope is where names are looked up.
type scope struct {
	vars   map[string]value // as they are at this point
	all    map[string]value // everything that each name ever was, for code that runs at another time
	around *scope           // the scope that the code is written in
	inline bool             // a comprehension that runs at once: it sees the names around it as they are
	lazy   bool             // a comprehension that runs when it is asked
	outer  map[string]bool  // names that are assigned in the outermost scope, or in one around
	gather []map[string]value
	result value // of a function: what it returns
}

// function is a function of the code.
type function struct {
	n      *node
	around *scope
	all    map[string]value
	args   map[string]value // what it is called with while it runs already
	result value
	active bool
	ran    bool
	of     *class // of a method: what it is written in
	up     *class // what super() asks in it
	forks  int    // how many there were when it began
}

func newScope(around *scope) *scope {
	return &scope{vars: map[string]value{}, all: map[string]value{}, around: around}
}

func clone(m map[string]value) map[string]value {
	c := make(map[string]value, len(m))
	for k, v := range m {
		c[k] = v
	}
	return c
}

// prepare finds the names that functions assign outside of themselves.
func (r *reader) prepare(list []*node) {
	for _, n := range list {
		if n.kind == globalNode {
			for _, name := range n.names {
				r.weak[name] = true
			}
		}
		r.prepare(n.body)
		r.prepare(n.alt)
		r.prepare(n.last)
		if n.kind == tryNode {
			r.prepare(n.kids)
		}
	}
}

// lookup is what a name may stand for.
func (r *reader) lookup(s *scope, name string) (value, bool) {
	v, ok := s.vars[name]
	if ok && !r.weak[name] {
		return v, true
	}
	if ok {
		v = join(v, s.all[name])
	}
	if !ok {
		at := s
		for ; at.inline && !ok; at = at.around {
			v, ok = at.around.vars[name]
			if ok && r.weak[name] {
				v = join(v, at.around.all[name])
			}
		}
		if ok {
			return v, true
		}
		for at = at.around; at != nil && !ok; at = at.around {
			v, ok = at.all[name]
		}
		if ok {
			// What runs later may find it before it was assigned, or gone.
			v = join(v, builtin(name))
		}
	}
	if !ok {
		v = builtin(name)
		ok = len(v) > 0
	}
	return v, ok
}

// builtin is what the language itself means by a name.
func builtin(name string) value {
	v, _ := member(&builtins, name)
	return v
}

// assign gives a name a value.
func (r *reader) assign(s *scope, name string, v value) {
	r.allowed(name)
	if s.outer[name] {
		for at := s.around; at != nil; at = at.around {
			at.weakly(r, name, v)
		}
		return
	}
	s.vars[name] = v
	s.remember(r, name, v)
}

// allowed: names with two underscores in front are the language's own, and some
// decide what others mean.
func (r *reader) allowed(name string) {
	if strings.HasPrefix(name, "__") && !code.Within("__version__ __all__ __author__ __license__ __tablename__ __table_args__ __abstract__ __slots__", name) {
		r.fail(1, "“"+name+"” is given another meaning")
	}
}

func (s *scope) weakly(r *reader, name string, v value) {
	s.vars[name] = join(s.vars[name], v)
	s.remember(r, name, v)
}

// remember adds to everything that the name was, here and on every road that
// may leave from here.
func (s *scope) remember(r *reader, name string, v value) {
	if now := join(s.all[name], v); !same(now, s.all[name]) {
		s.all[name] = now
		r.changed = true
	}
	for _, g := range s.gather {
		old, ok := g[name]
		if !ok {
			old = builtin(name)
		}
		g[name] = join(old, v)
	}
}

// merge is what the names are after either of two outcomes.
func merge(a, b map[string]value) map[string]value {
	out := clone(a)
	for k, v := range b {
		old, ok := a[k]
		if !ok {
			old = builtin(k)
		}
		out[k] = join(old, v)
	}
	for k, v := range a {
		if _, ok := b[k]; !ok {
			out[k] = join(v, builtin(k))
		}
	}
	return out
}

func sameVars(a, b map[string]value) bool {
	if len(a) != len(b) {
		return false
	}
	for k, v := range a {
		if w, ok := b[k]; !ok || !same(v, w) {
			return false
		}
	}
	return true
}
