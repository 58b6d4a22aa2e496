package python

import (
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code/condition"
)

// eval is what an expression may be. What it does on the way is noted.
func (r *reader) eval(n *node, s *scope) value {
	if r.work++; r.work > maxWork {
		return r.unknown(n, "it does more than can be followed")
	}
	switch n.kind {
	case nameNode:
		if v, ok := r.lookup(s, n.text); ok {
			return r.some(v)
		}
		return r.special(n)
	case numberNode, constNode:
		if n.text == "None" {
			return none()
		}
		return value{{number: true, word: commands.Lit(n.text)}}
	case textNode:
		if len(n.names) > 0 {
			return some(0)
		}
		return str(n.text)
	case formatNode:
		return r.format(n, s)
	case tupleNode, listNode, setNode, dictNode:
		return r.display(n, s)
	case compNode:
		return r.comprehension(n, s)
	case attrNode:
		return r.attribute(n, r.eval(n.kids[0], s))
	case itemNode:
		return r.item(n, s)
	case sliceNode:
		for _, k := range n.kids {
			if k != nil {
				r.eval(k, s)
			}
		}
		return num()
	case callNode:
		return r.callNode(n, s)
	case starNode:
		return r.elements(r.eval(n.kids[0], s))
	case unaryNode:
		var list []value
		for _, k := range n.kids {
			list = append(list, r.eval(k, s))
		}
		if n.text == "-" && len(list[0]) == 1 && list[0][0].number && list[0][0].word.Known == automode.Exact {
			return value{{number: true, word: commands.Lit("-" + list[0][0].word.Text)}}
		}
		if n.text != "format" && n.text != "not" && list[0].things() {
			return r.akin(n, list[0].family(), list...)
		}
		if n.text != "format" {
			return join(num(), list[0].made())
		}
		v := r.plain(list...)
		v[0].deep = false
		return v
	case binaryNode:
		v := r.eval(n.kids[0], s)
		for i, k := range n.kids[1:] {
			right := r.eval(k, s)
			if n.names[i] == "*" && ((huge(k) || hugeValue(right)) && !numbers(v) || (huge(n.kids[0]) || hugeValue(v)) && !numbers(right)) {
				r.hoards()
			}
			if endlessNumber(n) {
				r.hoards()
			}
			switch n.names[i] {
			case "+":
				v = r.sum(n, v, right)
			case "/":
				v = r.over(n, v, right)
			case "%":
				v = r.percent(n, v, right, k)
			default:
				v = r.operate(n, v, right)
			}
		}
		if a := amount(n); a >= vast && a < 1e18 && numbers(v) {
			return value{{number: true, word: commands.Lit(strconv.FormatFloat(a, 'f', 0, 64))}}
		}
		return v
	case compareNode:
		var of *table
		var made value
		var list []value
		for i, k := range n.kids {
			v := value(nil)
			if i < 2 {
				v = r.eval(k, s)
			} else {
				v = r.perhaps(k, s)
			}
			if v.things() {
				of = v.family()
			}
			made = join(made, v.made())
			list = append(list, v)
		}
		if of != nil {
			return r.akin(n, of, list...) // a mask
		}
		return join(num(), made)
	case boolNode:
		var v value
		for i, k := range n.kids {
			if i == 0 {
				v = r.eval(k, s)
			} else {
				v = join(v, r.perhaps(k, s))
			}
			if t := r.holds(k, s); t == condition.True && n.text == "or" || t == condition.False && n.text == "and" {
				break
			}
		}
		return v
	case condNode:
		r.eval(n.kids[1], s)
		switch r.holds(n.kids[1], s) {
		case condition.True:
			return r.eval(n.kids[0], s)
		case condition.False:
			return r.eval(n.kids[2], s)
		}
		return join(r.perhaps(n.kids[0], s), r.perhaps(n.kids[2], s))
	case lambdaNode:
		return r.function(n, s)
	case walrusNode:
		v := r.eval(n.kids[1], s)
		at := s
		for at.inline || at.lazy {
			at = at.around
		}
		r.assign(at, n.kids[0].text, v)
		if at != s {
			// A comprehension may run it at any time, or not at all.
			at.vars[n.kids[0].text] = join(at.all[n.kids[0].text], builtin(n.kids[0].text))
		}
		return v
	case yieldNode:
		v := none()
		if len(n.kids) > 0 {
			if v = r.eval(n.kids[0], s); n.flag {
				v = r.elements(v)
			}
		}
		a := &atom{deep: true, sites: r.container(n)}
		r.put(a.sites, v)
		at := s
		for at.inline || at.lazy {
			at = at.around
		}
		at.result = join(at.result, value{a})
		return join(none(), some(0)) // whoever holds the generator may send it anything
	}
	return r.unknown(n, "an expression that was not read")
}

// special are the names that hold something of the code itself.
func (r *reader) special(n *node) value {
	switch n.text {
	case "__name__":
		return str("__main__")
	case "__file__":
		if r.File != "" {
			return str(r.File)
		}
		return some(0)
	case "__doc__":
		return some(0)
	}
	if hiddenName(n.text) {
		return r.unknown(n, "“"+n.text+"” reaches into the language itself")
	}
	v := r.unknown(n, "nobody knows what “"+n.text+"” is")
	// Where the text is a part of a larger one, it was taken in further up.
	if findModule(n.text) != nil {
		return value{{kind: module, name: n.text}}
	}
	for _, m := range [...]string{"shutil", "pathlib"} {
		if t := findModule(m); t != nil {
			if f, ok := member(t, n.text); ok {
				return f
			}
		}
	}
	return v
}

// hiddenName reports whether an attribute leads to how the language works
// inside, from where everything can be reached.
func hiddenName(s string) bool {
	if strings.HasPrefix(s, "_") {
		return true
	}
	for _, p := range []string{"gi_", "cr_", "ag_", "f_", "tb_", "co_", "func_", "im_"} {
		if strings.HasPrefix(s, p) {
			return true
		}
	}
	return false
}

// display is a list, tuple, set or dictionary written out.
func (r *reader) display(n *node, s *scope) value {
	a := &atom{sites: r.container(n), list: n}
	if n.parts == nil {
		n.parts = make([]value, len(n.kids))
	}
	for i, k := range n.kids {
		if k == nil {
			continue // what follows is spread
		}
		v := r.eval(k, s)
		n.parts[i] = join(n.parts[i], v)
		if n.kind == dictNode && i%2 == 1 && n.kids[i-1] == nil {
			for j := range v {
				if v[j].kind == object && v[j].owner == &environType {
					v = some(automode.SecretData)
					a.name = "environ"
					break
				}
			}
			v = r.elements(v)
		}
		r.put(a.sites, v)
	}
	if len(n.kids) == 0 && n.kind == tupleNode {
		return value{{deep: true}}
	}
	return value{a}
}

// comprehension follows its clauses once, with the names that they assign.
func (r *reader) comprehension(n *node, s *scope) value {
	if n.fn == nil {
		n.fn = &function{n: n, all: map[string]value{}}
	}
	in := newScope(s)
	in.all = n.fn.all
	lazy := n.text == "("
	forks := r.forks
	in.inline, in.lazy = !lazy, lazy
	sifted := r.sifted
	r.sifted = 0
	defer func() { r.sifted = sifted }()
	for i, c := range n.body {
		if len(c.kids) == 1 {
			if r.eval(c.kids[0], in); sifts(c.kids[0]) {
				r.sifted++
			}
			if r.holds(c.kids[0], in) == condition.False {
				return value{{sites: r.container(n)}}
			}
			continue
		}
		from := in
		if i == 0 {
			from = s
		}
		r.each(c.kids[0], r.eval(c.kids[1], from), in)
	}
	a := &atom{sites: r.container(n)}
	for _, k := range n.kids {
		r.put(a.sites, r.eval(k, in))
	}
	r.gathers(n, forks)
	return value{a}
}

// sum is a + b: texts put together, or the elements of both.
func (r *reader) sum(n *node, a, b value) value {
	if a.isText() && b.isText() {
		return r.makes(concatAll(a, b))
	}
	if len(a) == 1 && len(b) == 1 && a[0].list != nil && b[0].list != nil && !a[0].deep && !b[0].deep && r.mutated&(a[0].sites|b[0].sites) == 0 &&
		!spreads(a[0].list) && !spreads(b[0].list) && len(a[0].list.parts)+len(b[0].list.parts) <= maxParts {
		return r.sequence(n, append(append([]value(nil), a[0].list.parts...), b[0].list.parts...))
	}
	if a.lists() && b.lists() {
		x := &atom{sites: r.container(n)}
		r.put(x.sites, r.elements(a))
		r.put(x.sites, r.elements(b))
		return value{x}
	}
	return r.operate(n, a, b)
}

// lists reports whether a value is a container whose elements are known.
func (v value) lists() bool {
	for _, a := range v {
		if a.kind != data || a.sites == 0 || a.deep || a.name != "" {
			return false
		}
	}
	return len(v) > 0
}

// isText reports whether a value is text or not known, and no container whose
// elements are known.
func (v value) isText() bool {
	for _, a := range v {
		if a.kind != data || a.none || a.number || a.sites != 0 {
			return false
		}
	}
	return len(v) > 0
}

// operate is any other operator: of data and of what tables describe it gives
// data.
func (r *reader) operate(n *node, a, b value) value {
	for _, v := range []value{a, b} {
		for i := range v {
			switch v[i].kind {
			case data, object, callable, madeOf:
			default:
				return r.unknown(n, "an operator on something that nobody knows")
			}
		}
	}
	if made := join(a, b).made(); made != nil {
		return join(r.derived(n, a, b), made)
	}
	for _, v := range []value{a, b} {
		if v.things() {
			return r.akin(n, v.family(), a, b)
		}
	}
	onlyNumbers := true
	for _, v := range []value{a, b} {
		for i := range v {
			onlyNumbers = onlyNumbers && v[i].number
		}
	}
	if onlyNumbers {
		return num()
	}
	return r.derived(n, a, b)
}

// over is a / b, which puts paths together.
func (r *reader) over(n *node, a, b value) value {
	var out value
	paths := false
	for i := range a {
		paths = paths || a[i].kind == object && a[i].owner == &pathType
	}
	for i := range b {
		paths = paths || b[i].kind == object && b[i].owner == &pathType
	}
	if !paths {
		return r.operate(n, a, b)
	}
	for _, x := range a.words() {
		for _, y := range b.words() {
			out = join(out, value{{kind: object, owner: &pathType, word: joinPath(x, y)}})
		}
	}
	return out
}

// percent is text % values, or what is left of a division.
func (r *reader) percent(n *node, a, b value, right *node) value {
	format, ok := a.text()
	if ok && strings.Contains(format, "%") && wide(format) {
		r.hoards()
	}
	if !ok || strings.Count(format, "%") != 1 || strings.Count(format, "%s") != 1 {
		v := r.operate(n, a, b)
		return v
	}
	if right.kind == tupleNode {
		b = r.elements(b)
	}
	if b.widenedText() != nil {
		return r.plain(b)
	}
	front, back, _ := strings.Cut(format, "%s")
	return concatAll(concatAll(str(front), b), str(back))
}

// item is an index into a value.
func (r *reader) item(n *node, s *scope) value {
	v, key := r.eval(n.kids[0], s), r.eval(n.kids[1], s)
	index := n.kids[1]
	var out value
	for _, a := range v {
		switch {
		case a.kind == opaque:
			return v
		case a.kind == unread:
			out = join(out, value{a})
		case a.isOwn():
			out = join(out, r.itemOfOwn(n, a, key))
		case a.kind == object && a.owner == &environType:
			out = join(out, r.variable(n, key))
		case a.kind == data && a.sites == 1<<arguments && !a.deep && index.kind == numberNode:
			out = join(out, r.argument(index.text))
		case a.name == "parents":
			out = join(out, r.above(a, index))
		case index.kind == sliceNode && a.kind == data:
			if a.sites == 0 {
				out = join(out, value{{deep: true, word: commands.Word{Data: a.word.Data, Encoded: a.word.Encoded}}})
			} else {
				out = join(out, r.part(n, a))
			}
		case a.kind == object && a.owner == &pathType, a.kind == module, a.kind == defined, a.kind == bound:
			// It fails.
		case a.thing():
			r.comesOut(n, r.mayCall(n, s, "", &args{n: n, list: []value{key}}, nil)) // df.loc[lambda d: …]
			out = join(out, r.akin(n, a.owner, value{a}, key))
		case a.kind == callable, a.kind == classOf, a.kind == ownClass && !a.cls.members:
			out = join(out, value{a}) // list[int]: the class with a note
		default:
			out = join(out, few(r.elements(value{a}), false))
		}
	}
	if _, isText := v.text(); isText {
		d, enc := v.carries()
		return value{{word: commands.Word{Data: d, Encoded: enc}}}
	}
	return out
}

// above is path.parents[n].
func (r *reader) above(a *atom, index *node) value {
	w := a.word
	n, err := strconv.Atoi(index.text)
	if index.kind != numberNode || err != nil || n > maxAtoms {
		w = commands.Word{Data: w.Data}
	} else {
		for range n + 1 {
			w = folderOf(w)
		}
	}
	return value{{kind: object, owner: &pathType, word: w}}
}

// argument is sys.argv[n].
func (r *reader) argument(n string) value {
	i, err := strconv.Atoi(n)
	if err != nil || r.rewords || r.mutated&(1<<arguments) != 0 {
		return r.heap[arguments]
	}
	if i == 0 {
		return str(r.File)
	}
	for k, w := range r.Args[:min(i, len(r.Args))] {
		if w.Many || w.Glob && (k < i-1 || w.Known != automode.Exact) {
			return some(w.Data)
		}
		if w.Glob {
			return matches(w) // the first of them, or the only one
		}
	}
	if i > len(r.Args) {
		return none() // it fails
	}
	return value{{word: r.Args[i-1]}}
}

// variable is a variable of the environment.
func (r *reader) variable(n *node, key value) value {
	name, ok := key.text()
	switch {
	case !ok:
		return some(automode.SecretData)
	case name == "HOME" && r.Home != "":
		return str(r.Home)
	case r.secret(name):
		return some(automode.SecretData)
	}
	return some(0)
}
