package script

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// value is what an expression may come to. It is never changed once something
// else may have hold of it, and never nil.
type value = *val

// val's zero value is mere data that is not known.
type val struct {
	word   commands.Word   // its text
	more   []commands.Word // other texts that it may be
	fn     *closure
	thing  *Thing // something of the library
	call   *Func  // a function of thing
	obj    *object
	unset  bool   // declared and given nothing yet
	wild   bool   // made by code that is not followed here
	odd    bool   // taken by a name that is not known
	count  bool   // a number
	gap    bool   // a text, or none: of what was perhaps never given a value
	none   bool   // or nothing
	coded  bool   // and of one that is printed otherwise: the digits by which it is written
	lent   bool   // what a library gives to a function that it calls
	made   bool   // a text that a function made, and no reference
	null   bool   // null, true or false
	plain  string // and which, as it is written
	filler bool   // stands for arguments of which nobody knows how many there are
	own    string // of what the project's code holds: by which name it was got
	bytes  bool   // a buffer that nothing else has hold of yet
	lost   bool   // it may be a list or map that the program made, and nobody knows which
	all    string // any name in this folder, and each of them in turn
	env    string // the variable of the environment that it is, unchanged
}

// object is a list or a map that the program makes.
type object struct {
	keys   []string // of a map, beside vals
	vals   []value
	list   bool
	open   bool // holds other data as well
	relied bool // that was relied on
	covers bool // of an open list: no, what it holds is among vals, in any order
	tried  bool // of a list: of the many that it has one was given alone
	away   bool // somebody else has hold of it
	call   int  // of a list: the call of a function that made it
	deep   int  // the loop and the function that it was made in
	maker  *closure
	labels automode.Data
	looked []string // members that a function of its own works out
}

// closure is a function of the program.
type closure struct {
	node           *Node
	in             *scope
	busy           [][]value // the arguments of its calls that are being walked
	turn           bool      // it called itself
	seen           bool      // entered with arguments that are not known
	ran            bool
	lent           *Thing // the package that it was handed to
	again          bool   // it is walked as what calls itself later
	branch, copies int    // how many there were when it was entered
	handed         int
}

func exact(s string) value { return &val{word: commands.Lit(s)} }

// guess is data that is not known, with the labels of what it was made of.
func guess(from ...value) value {
	v := &val{}
	for _, x := range from {
		w := x.label()
		v.word.Data |= w.Data
		v.word.Encoded = v.word.Encoded || w.Encoded
		v.wild = v.wild || x.wild
		v.lost = v.lost || x.lost || x.obj != nil
	}
	return v
}

// held is a value that something has hold of: a buffer may hold something else later.
func held(v value) value {
	if !v.bytes {
		return v
	}
	return either(guess(v), &val{word: v.word, more: v.more})
}

// copied is a value as something takes it: a list or map of PHP's is another one from
// then on, which whoever has it changes alone.
func (w *walker) copied(v value) value {
	if v.obj == nil || w.lang.Lang != commands.PHP {
		return v
	}
	parts := maxParts
	return v.copy(&parts)
}

func (v *val) copy(parts *int) value {
	if v.obj == nil {
		return v
	}
	if *parts--; *parts < 0 {
		return guess(v)
	}
	x, o := *v, *v.obj
	o.keys, o.vals = slices.Clone(o.keys), slices.Clone(o.vals)
	for i, k := range o.vals {
		o.vals[i] = k.copy(parts)
	}
	x.obj = &o
	return &x
}

func number() value { return &val{word: commands.Word{Known: automode.Bounded}, count: true} }

// label is the data that everything in a value carries.
func (v *val) label() commands.Word {
	w := commands.Word{Data: v.word.Data, Encoded: v.word.Encoded}
	for _, m := range v.more {
		w.Data |= m.Data
		w.Encoded = w.Encoded || m.Encoded
	}
	if v.thing != nil {
		w.Data |= v.thing.Labels
	}
	if v.obj != nil {
		w.Data |= v.obj.labels
		for _, x := range v.obj.vals {
			if x.obj != nil {
				w.Data |= x.obj.labels
				continue // deep enough, and it may hold itself
			}
			l := x.label()
			w.Data |= l.Data
			w.Encoded = w.Encoded || l.Encoded
		}
	}
	return w
}

// nothing reports whether the value is null or its like, which cannot be called.
func (v *val) nothing() bool { return v.null }

// perhapsNone reports whether the value may be what a variable holds that was given none.
func (v *val) perhapsNone() bool { return v.none || v.null && v.plain != "true" && v.plain != "false" }

// data reports whether the value is neither code nor library.
func (v *val) data() bool { return v.fn == nil && v.thing == nil && v.obj == nil }

// texts are all the words that the value may be; a value of another sort is a
// word that is not known.
func (v *val) texts() []commands.Word {
	if !v.data() || v.unset || v.coded {
		return []commands.Word{v.label()}
	}
	return append([]commands.Word{v.word}, v.more...)
}

// maxParts is how many parts of a value are looked at: a text of a few lines
// can make lists of lists without end.
const maxParts = 500

// inert reports whether nothing in the value can be called to any effect.
func (v *val) inert() bool {
	parts := maxParts
	return v.still(&parts)
}

func (v *val) still(parts *int) bool {
	*parts--
	switch {
	case v.wild || v.fn != nil || *parts < 0:
		return false
	case v.thing != nil:
		return v.thing.Pure || v.call != nil && v.call.Act.computes()
	case v.obj != nil:
		for _, x := range v.obj.vals {
			if !x.still(parts) {
				return false
			}
		}
	}
	return true
}

// is reports whether the value is exactly that text.
func (v *val) is(s string) bool { return v.data() && len(v.more) == 0 && v.word.Is(s) }

// known is the text of the value when there is only one.
func (v *val) known() (string, bool) {
	if !v.data() || v.unset || v.coded || len(v.more) > 0 || !v.word.Exact() {
		return "", false
	}
	return v.word.Text, true
}

const maxTexts = 4

// either is one of two values.
func either(a, b value) value {
	switch {
	case a.unset:
		return b
	case b.unset:
		return a
	case a.data() && b.data():
	case a.nothing() && !b.data():
		return b
	case b.nothing() && !a.data():
		return a
	case a.whole() && a.thing == b.thing && a.call == b.call && (a.word != b.word || a.thing.Only != "" && a.own != b.own):
		x := *a
		x.word = guess(a, b).word
		if a.own != b.own {
			x.own = ""
		}
		return &x
	case a.thing != nil && a.thing.Own && a.thing == b.thing && a.call == b.call && a.own != b.own:
		x := *a
		x.own = ""
		return &x
	case a.obj != nil && a.obj == b.obj, a.fn != nil && a.fn == b.fn, a.thing != nil && a.thing == b.thing && a.call == b.call:
		return a
	default:
		g := guess(a, b)
		g.wild = !a.inert() || !b.inert()
		return g
	}
	if len(a.more)+len(b.more)+2 > maxTexts {
		g := guess(a, b)
		g.odd, g.count = a.odd || b.odd, a.count && b.count
		g.gap, g.none = a.gap || b.gap, a.perhapsNone() || b.perhapsNone()
		return g
	}
	v := &val{word: a.word, more: append(append([]commands.Word(nil), a.more...), b.texts()...),
		odd: a.odd || b.odd, wild: a.wild || b.wild, count: a.count && b.count,
		gap: a.gap || b.gap, none: a.perhapsNone() || b.perhapsNone()}
	if _, ok := b.known(); ok {
		v.env = a.env // or what stands for it
	}
	return v
}

// joined is the text of two values, one behind the other.
func joined(a, b value) value {
	if a.gap || b.gap {
		x, y := *a, *b
		x.gap, y.gap = false, false
		v := joined(&x, &y)
		if a.gap {
			v = either(v, &y)
		}
		if b.gap {
			v = either(v, &x)
		}
		return v
	}
	switch {
	case a.count && b.count: // added, not joined
		return number()
	case b.count && b.word.Known != automode.Exact && len(a.more) == 0 && beforePort(a.word):
		return joined(a, &val{word: commands.Word{Text: "8000", Known: automode.Exact, Data: b.word.Data}})
	case a.count && b.word.Known != automode.Exact, b.count && a.word.Known != automode.Exact:
		return guess(a, b)
	case !a.data() || !b.data() || (len(a.more)+1)*(len(b.more)+1) > maxTexts || a.longest()+b.longest() > maxLength:
		return guess(a, b)
	}
	var list []commands.Word
	for _, x := range a.texts() {
		for _, y := range b.texts() {
			if !eachOf(x) && !eachOf(y) {
				list = append(list, glue(x, y))
			}
		}
	}
	if w, ok := everyIn(a, b); ok {
		list = append(list, w)
	}
	return &val{word: list[0], more: list[1:], wild: a.wild || b.wild}
}

// longest is the length of the longest of a value's texts.
func (v *val) longest() int {
	n := 0
	for _, w := range v.texts() {
		n = max(n, len(w.Text)+len(w.Base)+len(w.Suffix))
	}
	return n
}

// beforePort reports whether a text ends in the address of a host behind which only its
// port is missing. Whichever it is, the host is the same.
func beforePort(w commands.Word) bool {
	host, ok := strings.CutSuffix(w.Text[strings.LastIndexByte(w.Text, ' ')+1:], ":")
	_, host, scheme := strings.Cut(host, "://")
	return ok && scheme && host != "" && w.Known == automode.Exact && !strings.ContainsAny(host, ":/?#@'\"")
}

// glue is one word behind another.
func glue(a, b commands.Word) commands.Word {
	w := commands.Word{Data: a.Data | b.Data, Encoded: a.Encoded || b.Encoded}
	if a.Glob || b.Glob {
		return w // names that match, as parts of others
	}
	switch {
	case a.Known == automode.Exact && b.Known == automode.Exact:
		w.Text, w.Known = a.Text+b.Text, automode.Exact
	case a.Known == automode.Exact:
		w.Text, w.Known, w.Suffix = a.Text+b.Text, b.Known, b.Suffix
		if a.Text == "" {
			w.Base = b.Base
		} else if b.Base != "" {
			w.Known = automode.Guess
		}
	case b.Known == automode.Exact:
		w.Text, w.Known, w.Suffix, w.Base = a.Text, a.Known, a.Suffix+b.Text, a.Base
		if strings.Contains(b.Text, "..") {
			w.Known = automode.Guess
		}
	case a.Base != "" && strings.HasSuffix(a.Suffix, "/") && b.Known == automode.Bounded && b.Base == "" && b.Text == "":
		w.Known, w.Base, w.Suffix = automode.Bounded, a.Base, b.Suffix // a name in a folder below
	default:
		w.Text, w.Known, w.Suffix = a.Text, min(a.Known, b.Known), b.Suffix
		if a.Base != "" || b.Base != "" {
			w.Known = automode.Guess
		}
	}
	return w
}

// get is a member of the object, or one of its pieces.
func (o *object) get(key string) (value, bool) {
	if slices.Contains(o.looked, key) {
		return &val{word: commands.Word{Data: o.labels}}, true
	}
	for i := len(o.keys) - 1; i >= 0; i-- {
		if o.keys[i] == key {
			return o.vals[i], true
		}
	}
	return &val{}, false
}

// put gives the object a member.
func (o *object) put(key string, v value) {
	for i := range o.keys {
		if o.keys[i] == key {
			o.vals[i] = held(v)
			return
		}
	}
	o.keys, o.vals = append(o.keys, key), append(o.vals, held(v))
}

// either gives any member of a map that value, or none.
func (o *object) either(v value) {
	o.open, o.covers = true, false
	o.labels |= v.label().Data
	if o.list {
		return
	}
	for i := range o.vals {
		o.vals[i] = either(o.vals[i], held(v))
	}
}
