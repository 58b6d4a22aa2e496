package python

import (
	"maps"
	"slices"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// class is a class of the code. What its things hold is joined over all of
// them, and over all that was ever put there.
type class struct {
	name    string
	bases   []*class
	methods map[string]*method
	attrs   map[string]value // of the class and of its things
	order   []string         // the names that stand annotated in its body
	all     map[string]value // everything that each name of the body ever was
	given   value            // what its things were made of
	special value            // what the methods give that the language itself calls
	records bool             // making one fills the annotated names
	strict  bool             // its annotations are evaluated again where they are text
	kin     *table           // of a class of a library that is added to: what its things give
	foreign bool             // a base brings more than is written here
	members bool             // an enumeration: its names are its only things
}

// method is a function of a class, and how it is reached.
type method struct {
	fn   value
	kind string // "", "static", "class" or "property"
	set  value  // of a property: what an assignment calls
}

// specials are the methods by whose name the language calls them, and which
// give no other meaning to anything but the things of the class.
const specials = " __init__ __post_init__ __repr__ __str__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ __hash__ __len__ __iter__ __next__ __getitem__ __setitem__ __delitem__ __contains__ __enter__ __exit__ __aenter__ __aexit__ __aiter__ __anext__ __call__ __bool__ __add__ __radd__ __iadd__ __sub__ __rsub__ __isub__ __mul__ __rmul__ __truediv__ __floordiv__ __mod__ __pow__ __neg__ __pos__ __abs__ __invert__ __int__ __float__ __index__ __and__ __or__ __xor__ __matmul__ __format__ __reversed__ __missing__ __rtruediv__ __rfloordiv__ __rmod__ __divmod__ __round__ __lshift__ __rshift__ __ror__ __rand__ __imul__ __await__ __copy__ __deepcopy__ __getstate__ __setstate__ "

// gentle are functions that ask of a thing only what the language itself does.
const gentle = " print str repr len isinstance issubclass sorted list tuple set frozenset dict enumerate zip map filter min max sum any all iter next hash id type reversed append extend insert add put join format range abs float int round bool getattr hasattr callable remove pop index count update setdefault appendleft heappush heappop get "

// foreignBases are classes of the language that bring nothing which could be
// asked to do more than compute.
func foreignBase(a *atom) bool {
	if a.kind != callable {
		return false
	}
	n := a.name
	switch a.owner.name {
	case "builtins":
		return code.Within("object dict list tuple set frozenset str bytes bytearray int float", n) || strings.HasSuffix(n, "Error") || strings.HasSuffix(n, "Exception") || strings.HasSuffix(n, "Warning")
	case "abc":
		return n == "ABC"
	case "typing":
		return code.Within("NamedTuple Protocol Generic TypedDict", n)
	case "pydantic":
		return n == "BaseModel"
	case "enum":
		return a.class
	case "collections":
		return code.Within("OrderedDict Counter deque UserDict UserList UserString", n)
	case "collections.abc":
		return a.class
	}
	return lending(a)
}

// lending reports whether a class is one whose methods the library calls by
// their names.
func lending(a *atom) bool {
	if a.owner.lends && a.class {
		return true
	}
	switch a.owner.name {
	case "ast":
		return a.name == "NodeVisitor" || a.name == "NodeTransformer"
	case "html.parser", "unittest":
		return a.class
	case "threading":
		return a.name == "Thread"
	case "multiprocessing":
		return a.name == "Process"
	case "logging":
		return code.Within("Handler StreamHandler Formatter Filter", a.name)
	case "json":
		return a.name == "JSONEncoder"
	}
	return false
}

// lentMethods are the methods of such classes that only go on to call others.
const lentMethods = " visit generic_visit feed close reset getpos get_starttag_text encode iterencode default skipTest fail subTest addCleanup id run start join is_alive setDaemon emit handle setFormatter setLevel model_dump model_dump_json model_json_schema model_copy model_fields model_fields_set dict json copy schema schema_json "

// newClass follows the definition of a class; false: it is of a sort that is not
// followed.
func (r *reader) newClass(n *node, s *scope) bool {
	if n.cls == nil {
		n.cls = &class{name: n.text, methods: map[string]*method{}, attrs: map[string]value{}, all: map[string]value{}}
	}
	c := n.cls
	c.bases = nil
	lent := false
	for _, k := range n.kids {
		if k.kind == keywordNode && r.harmlessOption(k, s) {
			continue
		}
		if k.kind == keywordNode || k.kind == spreadNode || k.kind == starNode {
			return false
		}
		v := r.eval(k, s)
		if len(v) == 0 {
			return false
		}
		for _, b := range v {
			switch {
			case b.kind == ownClass && b.cls != c:
				c.bases = append(c.bases, b.cls)
				c.records, c.foreign, c.members = c.records || b.cls.records, c.foreign || b.cls.foreign, c.members || b.cls.members
				c.strict = c.strict || b.cls.strict
				if c.kin == nil {
					c.kin = b.cls.kin
				}
				lent = lent || slices.Contains(r.lent, b.cls)
			case b.isOwn():
				c.foreign, c.kin, lent = true, &ownThing, true
			case foreignBase(b):
				r.needsSettings = r.needsSettings || lateSettings(b.owner.name)
				c.foreign = c.foreign || !code.Within("object Generic", b.name)
				c.records = c.records || b.name == "NamedTuple" || b.name == "BaseModel"
				c.members = c.members || b.owner.name == "enum"
				c.strict = c.strict || b.name == "BaseModel" || b.owner.lends
				if b.owner.lends {
					c.kin = b.owner.kin
				}
				lent = lent || lending(b)
			default:
				return false
			}
		}
	}
	in := newScope(s)
	in.all = c.all
	for _, b := range n.body {
		switch {
		case b.kind == defNode && dunder(b.text) && !code.Within(specials, b.text):
			return false
		case b.kind == defNode:
			r.methodOf(c, b, in, s)
		case b.kind == annotateNode && b.kids[0].kind == nameNode:
			if !code.Within(strings.Join(c.order, " ")+" ", b.kids[0].text) {
				c.order = append(c.order, b.kids[0].text)
			}
			r.eval(b.kids[1], in)
			if c.strict && evaluates(b.kids[1]) {
				r.fail(b.line, "what a name is annotated with is evaluated")
			}
			if len(b.kids) > 2 {
				r.attach(c, b.kids[0].text, r.fieldOf(b.kids[2], in))
			}
		case b.kind == globalNode, b.kind == badNode:
			return false
		default:
			r.statement(b, in)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(in.vars)) {
		v := in.vars[name]
		if c.methods[name] != nil && !slices.ContainsFunc(v, func(a *atom) bool { return a.fn == nil || a.fn.of != c }) {
			continue // as which it is found
		}
		if dunder(name) && !code.Within("__slots__ __all__ __version__ __tablename__ __table_args__ __abstract__", name) {
			return false
		}
		r.attach(c, name, v)
	}
	if lent && !slices.Contains(r.lent, c) {
		r.lent = append(r.lent, c)
	}
	if (slices.Contains(r.lent, c) || c.members) && !slices.Contains(r.made, c) {
		r.made = append(r.made, c) // whoever makes one
	}
	v := value{{kind: ownClass, cls: c}}
	for i := len(n.marks) - 1; i >= 0; i-- {
		if r.recording(n.marks[i], s) {
			c.records = true
			continue
		}
		with := r.eval(n.marks[i], s)
		v = join(v, r.call(n.marks[i], with, &args{n: n.marks[i], list: []value{v}}, s))
	}
	r.assign(s, n.text, v)
	return true
}

// caching reports whether a decorator makes a method an attribute whose value is
// kept.
func (r *reader) caching(mark *node, s *scope) bool {
	base := mark
	for base.kind == attrNode {
		base = base.kids[0]
	}
	if base.kind != nameNode {
		return false
	}
	if v, ok := r.lookup(s, base.text); !ok || len(v) != 1 || mark.kind == attrNode && v[0].kind != module {
		return false
	}
	v := r.eval(mark, s)
	return len(v) == 1 && v[0].kind == callable && v[0].name == "cached_property"
}

// harmlessOption reports whether a class is given a setting that changes nothing
// of what it does: that it is abstract, or how its records are kept.
func (r *reader) harmlessOption(k *node, s *scope) bool {
	v := r.eval(k.kids[0], s)
	if len(v) != 1 {
		return false
	}
	if k.text == "metaclass" {
		return v[0].kind == callable && v[0].name == "ABCMeta" && v[0].owner.name == "abc"
	}
	return code.Within("total frozen", k.text) && v[0].number
}

// evaluates reports whether a text in an annotation calls anything once it is
// evaluated.
func evaluates(n *node) bool {
	return n != nil && (n.kind == textNode && strings.ContainsAny(n.text, "({") || n.kind == formatNode || slices.ContainsFunc(n.kids, evaluates))
}

// recording reports whether a decorator is dataclass, with or without
// settings.
func (r *reader) recording(n *node, s *scope) bool {
	if n.kind == callNode {
		n = n.kids[0]
	}
	if n.kind != nameNode && n.kind != attrNode {
		return false
	}
	v := r.eval(n, s)
	return len(v) == 1 && v[0].kind == callable && (v[0].name == "dataclass" && v[0].owner.name == "dataclasses" ||
		(v[0].owner.name == "attr" || v[0].owner.name == "attrs") && code.Within("s attrs dataclass define frozen mutable", v[0].name))
}

// fieldOf is what a name of a record is where nothing is given for it.
func (r *reader) fieldOf(n *node, s *scope) value {
	v := r.eval(n, s)
	if n.kind != callNode {
		return v
	}
	for _, k := range n.kids[1:] {
		if k.kind == keywordNode && (k.text == "default_factory" || k.text == "factory") {
			v = join(v, r.call(k, r.eval(k.kids[0], s), &args{n: k}, s))
		}
	}
	return v
}

// methodOf adds a function to a class. It sees the names around the class, not
// those in it.
func (r *reader) methodOf(c *class, n *node, in, s *scope) {
	fn := r.function(n, in)
	n.fn.around, n.fn.of = s, c
	defer func() { in.vars[n.text], in.all[n.text] = fn, join(in.all[n.text], fn) }() // for what stands below it in the class
	m := c.methods[n.text]
	if m == nil {
		m = &method{}
		c.methods[n.text] = m
	}
	for i := len(n.marks) - 1; i >= 0; i-- {
		mark := n.marks[i]
		_, own := r.lookup(in, mark.text)
		switch {
		case r.caching(mark, in):
			m.kind = "property"
		case mark.kind == nameNode && !own && (mark.text == "staticmethod" || mark.text == "classmethod" || mark.text == "property"):
			m.kind = strings.TrimSuffix(mark.text, "method")
		case mark.kind == attrNode && mark.text == "setter" && mark.kids[0].kind == nameNode && mark.kids[0].text == n.text:
			m.kind, m.set = "property", fn
			return
		default:
			with := r.eval(mark, in)
			fn = join(fn, r.call(mark, with, &args{n: mark, list: []value{fn}}, in))
		}
	}
	if old := m.fn; !same(old, join(old, fn)) {
		m.fn = join(old, fn)
		r.changed = true
	}
}

// attach puts a value under a name of a class or of its things.
func (r *reader) attach(c *class, name string, v value) {
	if now := join(c.attrs[name], v); !same(now, c.attrs[name]) {
		if len(now) > 8 {
			now = now.widened()
		}
		if !same(now, c.attrs[name]) {
			c.attrs[name] = now
			r.changed = true
		}
	}
}

// find is what a name of a class is: what was put there, and the methods that
// it may mean.
func (c *class) find(name string) (attr value, methods []*method) {
	attr = c.attrs[name]
	if m := c.methods[name]; m != nil {
		return attr, []*method{m}
	}
	for _, b := range c.bases {
		v, m := b.find(name)
		attr, methods = join(attr, v), append(methods, m...)
	}
	return attr, methods
}

// each calls a function for a class and all that it is made of.
func (c *class) each(do func(*class)) {
	do(c)
	for _, b := range c.bases {
		b.each(do)
	}
}

// holds is all that the things of a class hold.
func (c *class) holds() value {
	var out value
	c.each(func(c *class) {
		for _, name := range slices.Sorted(maps.Keys(c.attrs)) {
			out = join(out, c.attrs[name])
		}
		out = join(join(out, c.given), c.special)
	})
	return out
}

// with puts a value in front of the arguments.
func (a *args) with(v value) *args {
	b := *a
	b.list = append([]value{v}, a.list...)
	return &b
}

// construct makes a thing of a class.
func (r *reader) construct(n *node, c *class, a *args, s *scope) value {
	made := value{r.kept(&atom{kind: madeOf, cls: c})}
	if a == nil {
		a = &args{n: n}
	}
	for _, v := range a.all() {
		r.gives(c, v)
	}
	if !slices.Contains(r.made, c) {
		r.made = append(r.made, c)
	}
	if c.members {
		return made
	}
	if _, inits := c.find("__init__"); len(inits) > 0 {
		r.invoke(n, inits, made, a, s)
	} else if c.records {
		i := 0
		c.each(func(c *class) {
			for _, name := range c.order {
				if v, ok := a.at(i, name); ok {
					r.attach(c, name, v)
				}
				i++
			}
		})
		if len(c.bases) > 0 {
			// Which base comes first is not looked at.
			c.each(func(k *class) {
				for _, name := range k.order {
					for _, v := range a.list {
						r.attach(k, name, v)
					}
				}
			})
		}
		if _, after := c.find("__post_init__"); len(after) > 0 {
			r.invoke(n, after, made, &args{n: n}, s)
		}
	}
	return made
}

// gives notes what the things of a class were made of.
func (r *reader) gives(c *class, v value) {
	now := join(c.given, v)
	if len(now) > 8 {
		now = now.widened()
	}
	if !same(now, c.given) {
		c.given = now
		r.changed = true
	}
}

// animate follows the methods that the language may call of itself, with
// whatever there may be, and all of those things that were handed to what may
// call any. It comes last, when every name that they use has its meaning.
func (r *reader) animate() {
	for i := 0; i < len(r.made); i++ { // what is followed may make more
		c := r.made[i]
		on := value{r.kept(&atom{kind: madeOf, cls: c})}
		whatever := join(on, value{{deep: true, word: commands.Word{Data: r.loose}}})
		if c.kin != nil {
			// The library hands its own things to what it calls.
			whatever = value{{kind: object, owner: c.kin.kinship(), word: commands.Word{Data: r.loose}}}
		}
		n := &node{kind: callNode, line: 1}
		c.each(func(k *class) {
			for _, name := range slices.Sorted(maps.Keys(k.methods)) {
				own := dunder(name) && name != "__init__" && name != "__call__" && name != "__post_init__" ||
					c.members && strings.HasPrefix(name, "_") && strings.HasSuffix(name, "_") // as _missing_
				if !own && !slices.Contains(r.lent, c) {
					continue
				}
				out := r.invoke(n, []*method{k.methods[name]}, on, &args{n: n, star: whatever, many: true}, r.global)
				if c.kin != nil && !own {
					r.comesOut(n, out)
				}
				if now := join(k.special, out).widened(); !same(now, k.special) && !same(join(k.special, now), k.special) {
					k.special = now
					r.changed = true
				}
			}
		})
	}
}

// invoke calls methods on a thing.
func (r *reader) invoke(n *node, methods []*method, on value, a *args, s *scope) value {
	var out value
	for _, m := range methods {
		switch m.kind {
		case "static":
			out = join(out, r.call(n, m.fn, a, s))
		case "property":
			got := r.call(n, m.fn, (&args{n: n}).with(on), s)
			out = join(out, got)
		default:
			out = join(out, r.call(n, m.fn, a.with(on), s))
		}
	}
	return out
}
