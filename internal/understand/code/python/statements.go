package python

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/condition"
)

// block follows statements one after the other. It reports whether the last
// of them leaves the block for good.
func (r *reader) block(list []*node, s *scope) (leaves bool) {
	sifted := r.sifted
	defer func() { r.sifted = sifted }()
	for _, n := range list {
		if r.spent() {
			return true
		}
		if r.statement(n, s) {
			return true // what follows is never reached
		}
		if n.kind == ifNode && len(n.alt) == 0 && passesOver(n.body) && sifts(n.kids[0]) {
			r.sifted++
		}
	}
	return false
}

func (r *reader) statement(n *node, s *scope) (leaves bool) {
	r.work++
	switch n.kind {
	case exprNode:
		r.eval(n.kids[0], s)
	case assignNode:
		last := len(n.kids) - 1
		if last == 1 && r.pairwise(n.kids[0], n.kids[last], s) {
			break
		}
		v := r.eval(n.kids[last], s) // once, whoever is given it
		for _, target := range n.kids[:last] {
			r.bind(target, v, s)
		}
	case augmentNode:
		r.augment(n, s)
	case annotateNode:
		r.eval(n.kids[1], s)
		if len(n.kids) > 2 {
			r.bind(n.kids[0], r.eval(n.kids[2], s), s)
		}
	case ifNode:
		r.eval(n.kids[0], s)
		switch r.holds(n.kids[0], s) {
		case condition.True:
			return r.block(n.body, s)
		case condition.False:
			return r.block(n.alt, s)
		}
		before := clone(s.vars)
		sifted := r.sifted
		if sifts(n.kids[0]) {
			r.sifted++
		}
		gone := r.block(n.body, s)
		after := s.vars
		s.vars = before
		goneToo := r.block(n.alt, s)
		r.sifted = sifted
		switch {
		case gone && !goneToo:
		case goneToo && !gone:
			s.vars = after
		default:
			s.vars = merge(after, s.vars)
		}
		return gone && goneToo
	case whileNode, forNode:
		r.loop(n, s)
	case tryNode:
		return r.try(n, s)
	case withNode:
		holdsBack := false // what is raised: files and other things of the language do not
		for i := 0; i < len(n.kids); i += 2 {
			v := r.eval(n.kids[i], s)
			for _, x := range v {
				holdsBack = holdsBack || x.kind != object || x.owner == &marksThing
				if x.kind == unread || x.kind == opaque {
					r.fail(n.line, "nobody read what “"+x.name+"” does where it is entered")
				}
				if x.kind == data && x.sites != 0 {
					v = join(v, r.elements(value{x})) // what it yields
				}
				if x.kind == madeOf {
					v = join(v, x.cls.holds()) // what entering it gives
				}
			}
			if n.kids[i+1] != nil {
				r.bind(n.kids[i+1], v.entered(), s)
			}
		}
		before := clone(s.vars)
		gather := clone(s.vars)
		s.gather = append(s.gather, gather)
		leaves = r.block(n.body, s)
		s.gather = s.gather[:len(s.gather)-1]
		switch {
		case leaves:
			s.vars = merge(before, gather)
		case holdsBack:
			s.vars = merge(s.vars, merge(before, gather))
		}
		return false
	case matchNode:
		r.match(n, s)
	case defNode:
		r.define(n, s)
	case classNode:
		r.class(n, s)
	case returnNode:
		v := none()
		if len(n.kids) > 0 {
			v = r.eval(n.kids[0], s)
		}
		s.result = join(s.result, v)
		return true
	case raiseNode:
		for _, k := range n.kids {
			// A class is made one of its exceptions.
			v := r.eval(k, s)
			if len(v) == 1 && (v[0].kind == callable || v[0].kind == ownClass) {
				r.call(k, v, nil, s)
			}
			r.shows([]value{v}) // where nobody catches it
		}
		return true
	case importNode, fromNode:
		r.imports(n, s)
	case globalNode:
		if s.outer == nil {
			s.outer = map[string]bool{}
		}
		for _, name := range n.names {
			s.outer[name] = s != r.global
		}
	case deleteNode:
		r.remove(n.kids[0], s)
	case assertNode:
		for i, k := range n.kids {
			if i == 0 {
				r.eval(k, s)
			} else {
				r.shows([]value{r.perhaps(k, s)}) // where it fails
			}
		}
	case emptyNode:
		return n.text != "pass"
	default:
		r.fail(n.line, n.text)
	}
	return false
}

// pairwise assigns the parts of one tuple to those of another.
func (r *reader) pairwise(target, from *node, s *scope) bool {
	if target.kind != tupleNode || from.kind != tupleNode || len(target.kids) != len(from.kids) {
		return false
	}
	for i := range target.kids {
		if target.kids[i].kind == starNode || from.kids[i].kind == starNode {
			return false
		}
	}
	var parts [8]value
	list := parts[:0]
	for _, k := range from.kids {
		list = append(list, r.eval(k, s))
	}
	for i, k := range target.kids {
		r.bind(k, list[i], s)
	}
	return true
}

// bind assigns a value to whatever stands on the left.
func (r *reader) bind(target *node, v value, s *scope) {
	switch target.kind {
	case nameNode:
		r.assign(s, target.text, v)
	case tupleNode, listNode:
		if len(v) == 1 && v[0].name == "zipped" && len(v[0].list.parts) == len(target.kids) && !spreads(target) {
			for i, k := range target.kids {
				r.bind(k, v[0].list.parts[i], s)
			}
			return
		}
		parts := r.elements(v)
		for _, k := range target.kids {
			if k.kind == starNode {
				rest := &atom{deep: true, sites: r.container(k)}
				r.put(rest.sites, parts)
				r.bind(k.kids[0], value{rest}, s)
				continue
			}
			r.bind(k, parts, s)
		}
	case attrNode:
		r.store(target, r.eval(target.kids[0], s), v, true)
	case itemNode:
		to := r.eval(target.kids[0], s)
		key := r.eval(target.kids[1], s)
		if target.kids[1].kind == sliceNode {
			v = r.elements(v) // these take the place of others
		}
		r.storeItem(target, to, key, v)
	default:
		r.fail(target.line, "an assignment that was not read")
	}
}

// store puts something into what the values are.
func (r *reader) store(n *node, to, v value, attribute bool) {
	for _, a := range to {
		switch {
		case a.kind == data && (a.none || a.number):
		case a.kind == data && attribute && (r.runs(v) || hiddenName(n.text)):
			r.fail(n.line, "a function is put in place of another")
		case a.kind == data && attribute && code.Within("full_url host selector", n.text):
			r.fail(n.line, "what a request asks for is changed")
		case a.kind == data:
			r.mutates(a.sites)
			r.put(a.sites, v)
		case a.kind == object && a.owner == &databaseType && attribute && code.Within("row_factory text_factory isolation_level", n.text) && (r.inertData(v) || n.text == "text_factory" && len(v) == 1 && v[0].owner == &builtins):
		case a.kind == object && a.owner == &loggerType && attribute && code.Within("propagate disabled level", n.text) && r.inertData(v):
		case a.kind == madeOf || a.kind == ownClass:
			r.storeOn(n, a.itself(), v, attribute, r.global)
		case a.isOwn() && !dunder(n.text):
			r.handsOver(n, &args{n: n, list: []value{v}})
			r.mayCall(n, r.global, "", &args{n: n, list: []value{v}}, nil)
		case attribute && r.replaces(n, a, v):
		case a.kind == object && a.owner == &sessionType && attribute && code.Within("cookies params headers max_redirects stream", n.text) && r.inertData(v):
		case a.thing() && r.inertData(v) && !hiddenName(n.text):
			// What it says of itself is no more known than before.
		default:
			r.fail(n.line, "something of a module or function is replaced")
		}
	}
}

// storeItem is an assignment to an index.
func (r *reader) storeItem(n *node, to, key, v value) {
	for _, a := range to {
		if a.kind == object && a.owner == &environType {
			r.setVariable(n, key, v)
			continue
		}
		if a.name == "environ" {
			r.setVariable(n, key, v)
		}
		if a.owner == &appsThing {
			r.namesServer(key)
		}
		if a.kind == object && a.owner == &settingsOfFigures {
			if r.figured(n, key); !r.inertData(v) {
				r.fail(n.line, "a setting that nobody read")
			}
			continue
		}
		r.store(n, value{a}, join(v, key.named()), false)
	}
}

// named is a key as far as it matters to whoever goes through what it was put into.
func (v value) named() value {
	var out value
	for i := range v {
		if v[i].kind != data || !v[i].number && !v[i].none {
			out = append(out, v[i])
		}
	}
	return out
}

// setVariable: programs that are started see the environment, and so does code of the
// project that is loaded.
func (r *reader) setVariable(n *node, key, to value) {
	name, ok := key.text()
	known := commands.FindVariable(name)
	text, exact := to.text()
	switch {
	case ok && known == nil:
	case ok && exact && known.Dotted && r.loadsOwn(n, text):
		if !r.ownSettings {
			r.ownSettings, r.changed = true, true
		}
	case ok && exact && known.Address:
		if _, host, url := strings.Cut(text, "://"); url && host != "" && host[0] != '/' && !strings.HasPrefix(text, "sqlite") {
			r.add(commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: to[0].word, Why: known.Why})
		}
	default:
		r.fail(n.line, "a variable of the environment is set that programs obey")
	}
}

// runs reports whether a value, or what it holds, may be called.
func (r *reader) runs(v value) bool {
	all := r.reach(v)
	for i := range all {
		if k := all[i].kind; k != data && k != object {
			return true
		}
	}
	return false
}

func (r *reader) augment(n *node, s *scope) {
	target := n.kids[0]
	now, add := r.eval(target, s), r.eval(n.kids[1], s)
	var v value
	if n.text == "+=" {
		v = r.sum(n, now, add)
	} else {
		v = r.operate(n, now, add)
	}
	for _, a := range now {
		if a.kind == data && a.sites != 0 {
			// It is added to in place, for whoever else holds it.
			r.mutates(a.sites)
			r.put(a.sites, r.elements(add))
			v = join(v, value{a})
		}
	}
	r.bind(target, v, s)
}

func (r *reader) loop(n *node, s *scope) {
	gather := clone(s.vars)
	s.gather = append(s.gather, gather)
	left := r.left
	forks := r.forks
	sifted := r.sifted
	r.sifted = 0
	defer func() { r.sifted = sifted }()
	for round := 0; ; round++ {
		before := clone(gather)
		s.vars = clone(gather)
		if n.kind == forNode {
			r.each(n.kids[0], r.eval(n.kids[1], s), s)
		} else {
			r.eval(n.kids[0], s)
		}
		r.block(n.body, s)
		for k, v := range s.vars {
			if _, ok := gather[k]; !ok {
				gather[k] = v
			}
		}
		if sameVars(before, gather) || r.spent() {
			break
		}
		if round == maxRounds {
			r.fail(n.line, "what a loop makes of its values cannot be followed to an end")
			break
		}
		if round >= 1 {
			for k, v := range gather {
				if !same(v, before[k]) {
					gather[k] = v.widened()
				}
			}
		}
	}
	s.gather = s.gather[:len(s.gather)-1]
	s.vars = clone(gather)
	r.turns(n, s, forks, left)
	if before := clone(s.vars); r.block(n.alt, s) {
		s.vars = before
	} else if len(n.alt) > 0 { // which a loop that was left does not come to
		s.vars = merge(before, s.vars)
	}
}

func (r *reader) try(n *node, s *scope) (leaves bool) {
	gather := clone(s.vars)
	s.gather = append(s.gather, gather)
	gone := r.block(n.body, s)
	s.gather = s.gather[:len(s.gather)-1]
	out := s.vars
	if !gone {
		gone = r.block(n.alt, s)
		out = s.vars
	}
	for _, h := range n.kids {
		s.vars = clone(gather)
		for _, k := range h.kids {
			r.eval(k, s)
		}
		if h.text != "" {
			r.assign(s, h.text, some(0))
		}
		left := r.block(h.body, s)
		if h.text != "" {
			r.forget(s, h.text)
		}
		switch {
		case left:
		case gone:
			out, gone = s.vars, false
		default:
			out = merge(out, s.vars)
		}
	}
	s.vars = out
	if len(n.last) > 0 {
		s.vars = merge(out, gather)
		if len(n.kids) > 0 {
			s.vars = merge(s.vars, s.all) // a handler may have been left at any point
		}
		if r.block(n.last, s) {
			return true
		}
	}
	return gone
}

// forget takes a name away: what it stood for before it was assigned counts
// again.
func (r *reader) forget(s *scope, name string) {
	v, ok := builtin(name), false
	if len(v) == 0 {
		v, ok = s.vars[name]
		if !ok {
			return
		}
	}
	s.vars[name] = join(s.vars[name], v)
	s.remember(r, name, v)
}

func (r *reader) remove(n *node, s *scope) {
	switch n.kind {
	case nameNode:
		r.allowed(n.text)
		r.forget(s, n.text)
	case tupleNode, listNode:
		for _, k := range n.kids {
			r.remove(k, s)
		}
	case itemNode:
		r.eval(n.kids[1], s)
		for _, a := range r.eval(n.kids[0], s) {
			if a.kind != data && !(a.kind == object && a.owner == &environType) {
				r.fail(n.line, "something of a module or function is removed")
			}
		}
	default:
		r.fail(n.line, "something of a module or function is removed")
	}
}

// class: what a class changes of the language is not followed. One that only
// names an exception is.
func (r *reader) class(n *node, s *scope) {
	if r.newClass(n, s) {
		return
	}
	simple := true
	for _, k := range n.kids {
		v := r.eval(k, s)
		simple = simple && k.kind != keywordNode && k.kind != spreadNode && len(v) == 1 && v[0].kind == callable && v[0].class && v[0].entry == nil
	}
	for _, b := range n.body {
		simple = simple && (b.kind == emptyNode || b.kind == exprNode && b.kids[0].kind == textNode)
	}
	if simple && len(n.kids) > 0 {
		r.assign(s, n.text, value{{kind: callable, name: "Exception", class: true, owner: &builtins}})
		return
	}
	r.fail(n.line, "a class is defined")
	inside := newScope(s)
	inside.all = s.all // what it holds may be reached by other names
	r.block(n.body, inside)
	r.assign(s, n.text, value{{kind: opaque}})
}

// mentions reports whether one of the names stands anywhere in the statements.
func mentions(list []*node, names string) bool {
	for _, n := range list {
		if n != nil && ((n.kind == nameNode || n.kind == attrNode) && code.Within(names, n.text) || mentions(n.kids, names) || mentions(n.body, names) || mentions(n.alt, names) || mentions(n.last, names)) {
			return true
		}
	}
	return false
}
