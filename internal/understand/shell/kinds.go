package shell

import "slices"

// How variables were declared, and whether children see them.

// kinds are the variables that were declared to be something else than text.
type kinds struct{ first *declared }

type declared struct {
	name string
	kind kind
	next *declared
}

type kind uint16

const (
	associative kind = 1 << iota // indexes are text
	integral                     // what is assigned is an expression
	exported                     // children see it
	readOnly                     // assigning fails, sometimes without a word
	altered                      // what is assigned is written in another way: in capitals, cut, filled
	numeral                      // what is assigned may be taken for an expression: in one outcome, or in zsh
	withdrawn                    // children no longer see it
	unsure                       // of exported: in one outcome alone, or in one shell
	severed                      // a list, of which children see nothing
	removed                      // unset: what it was declared to be before no longer counts
	passing                      // that it was a number before may no longer count: it is a function's own, or was taken back
)

func (k *kinds) add(name string, kind kind) { k.first = &declared{name, kind, k.first} }

func (k kinds) has(name string, kind kind) bool {
	for d := k.first; d != nil; d = d.next {
		if d.name != name {
			continue
		}
		if kind == exported && d.kind&withdrawn != 0 {
			return false
		}
		if d.kind&kind != 0 {
			return true
		}
	}
	return kind == exported && inherited(name)
}

// counts reports whether what is assigned to a variable is an expression, and nothing else.
func (k kinds) counts(name string) bool {
	for d := k.first; d != nil; d = d.next {
		if d.name == name && d.kind&(integral|passing|removed) != 0 {
			return d.kind&(passing|removed) == 0
		}
	}
	return false
}

// everywhere are the variables that every environment holds. Others that are usual, like
// TMPDIR and USER, a container or a service may not have.
var everywhere = [...]string{"HOME", "PATH"}

// inherited reports whether a variable stays exported when it is assigned.
func inherited(name string) bool { return slices.Contains(everywhere[:], name) }

// surely reports whether children see a variable whatever happened before.
func (k kinds) surely(name string) bool {
	is, told := inherited(name), false
	for d := k.first; d != nil; d = d.next {
		switch {
		case d.name != name:
			continue
		case d.kind&severed != 0:
			return false
		case d.kind&(exported|withdrawn) != 0 && !told:
			is, told = d.kind&(withdrawn|unsure) == 0, true
		}
		if d.kind&removed != 0 {
			break
		}
	}
	return is
}

// sever says that a variable is a list.
func (k *kinds) sever(name string) {
	if !k.has(name, severed) {
		k.add(name, severed)
	}
}

// doubt says of a variable that children may see that they may not.
func (k *kinds) doubt(name string) {
	if k.has(name, exported) {
		k.add(name, exported|unsure)
	}
}

// join adds what variables were declared to be in another outcome. A number, and a
// list with texts for indexes, is only what is one in both.
func (k *kinds) join(o kinds) {
	if k.first == o.first {
		return
	}
	shared := o.first
	for ; shared != nil && !k.holds(shared); shared = shared.next {
	}
	j := kinds{shared}
	j.addFrom(o, *k, shared)
	j.addFrom(*k, o, shared)
	*k = j
}

// holds reports whether a declaration is one of the list.
func (k kinds) holds(x *declared) bool {
	for d := k.first; d != nil; d = d.next {
		if d == x {
			return true
		}
	}
	return false
}

// addFrom adds the declarations of one outcome up to those that both share, the
// oldest first.
func (k *kinds) addFrom(all, other kinds, shared *declared) {
	if all.first == shared {
		return
	}
	d := all.first
	k.addFrom(kinds{d.next}, other, shared)
	kind := d.kind
	if kind&integral != 0 && !other.has(d.name, integral) {
		kind = kind&^integral | numeral
	}
	if !other.has(d.name, associative) {
		kind &^= associative
	}
	if kind&exported != 0 && !other.surely(d.name) {
		kind |= unsure
	}
	if kind&removed != 0 {
		kind = kind&^removed | passing
	}
	k.add(d.name, kind)
}
