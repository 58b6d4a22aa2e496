package python

import (
	"math/bits"
	"strings"

	"automode"
	"automode/internal/commands"
)

// kind is the sort of thing that a value is.
type kind uint8

const (
	data     kind = iota // text, numbers, lists …: nothing that it is asked to do reaches out of the program
	module               // name says which
	callable             // a function or class of a table
	defined              // a function of this code
	bound                // a method with what it belongs to
	object               // something with methods of a table of its own: owner says which
	classOf              // the class of something: it can be shown and compared, and is not called
	ownClass             // a class of this code
	madeOf               // a thing of one
	unread               // what a package holds that nobody read: name says which
	opaque               // nobody knows
)

// atom is one thing that a value may be. It can be compared.
type atom struct {
	kind   kind
	number bool          // data: a number, True or False; its text is the word's
	none   bool          // data: None
	deep   bool          // data: how it is nested is not known, so that its elements may be it as well
	class  bool          // callable: a class, with methods of its instances
	word   commands.Word // of data, its text; of a path, the path
	sites  uint64        // which containers it may be or share elements with
	name   string        // of a module, function or method
	owner  *table        // where the name was found; of an object, what it is
	entry  *entry        // what a function does, when it does more than give data
	fn     *function
	self   *atom // of a method; of what super() gives, the thing
	cls    *class
	// pattern: the word is what it means at most; these are its letters.
	pattern string
	all     string // a name in this folder, or of a folder below it, and each of them in turn
	every   string // a path that is all of these in turn, a pattern
	list    *node  // of a list that is written out: the node that has its parts
	wide    bool   // it stands for more than could be told apart, and for what is added to that
	walker  bool   // walked by a path: the folders are paths
	own     string // of a thing of the project: by which name it was got
	from    string // of a module of the project: its whole name
}

// value is what an expression may be: one of these. An empty one is never
// reached.
type value []*atom

const (
	maxAtoms = 16
	maxText  = 16 << 10 // of a text that is put together
	maxParts = 4096     // of a list that is put together
	// anonymous is the container that stands for all that have no site of
	// their own.
	anonymous = 63
	arguments = 62 // sys.argv
)

func (a *atom) exact() bool {
	return a.kind == data && !a.number && !a.none && a.name == "" && a.word.Known == automode.Exact
}

// str is text that is known to the letter.
func str(s string) value { return value{{word: commands.Lit(s)}} }

// some is data of which nothing is known but what it carries.
func some(carries automode.Data) value { return value{{word: commands.Word{Data: carries}}} }

// num is a number that is not known.
func num() value { return value{{number: true}} }

func none() value { return value{{none: true}} }

// join is either of two values.
func join(a, b value) value {
	switch {
	case len(b) == 0:
		return a
	case len(a) == 0:
		return b
	}
	out := a
	for _, x := range b {
		if !out.covers(x) {
			out = append(out[:len(out):len(out)], x)
		}
	}
	if len(out) > maxAtoms {
		return out.widened()
	}
	return out
}

func (v value) has(x *atom) bool {
	for i := range v {
		if v[i] == x || *v[i] == *x {
			return true
		}
	}
	return false
}

// covers reports whether a value says already what an atom says.
func (v value) covers(x *atom) bool {
	for _, w := range v {
		if w == x || *w == *x || w.wide && w.number && x.kind == data && x.number && x.word.Data&^w.word.Data == 0 && !x.word.Encoded {
			return true
		}
		if w.wide && !w.number && x.kind == data && !x.none && !x.number && x.sites&^w.sites == 0 && x.word.Data&^w.word.Data == 0 &&
			(w.word.Encoded || !x.word.Encoded) && x.name == "" {
			return true
		}
	}
	return false
}

// widened is the value with its data made one thing that is not known.
func (v value) widened() value {
	all := &atom{deep: true, wide: true}
	var out value
	for i := range v {
		a := v[i]
		if a.kind == data && a.number {
			a = &atom{number: true, wide: true, word: commands.Word{Data: a.word.Data}}
		}
		if a.kind != data || a.none || a.number {
			if !out.has(a) {
				out = append(out, a)
			}
			continue
		}
		all.sites |= a.sites
		all.word.Data |= a.word.Data
		all.word.Encoded = all.word.Encoded || a.word.Encoded
	}
	if len(out) >= maxAtoms {
		return value{{kind: opaque}}
	}
	if all.sites == 0 && all.word == (commands.Word{}) && len(out) == len(v) {
		return out // there was no other data
	}
	return append(out, all)
}

// same reports whether two values say the same.
func same(a, b value) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range b {
		if !a.has(b[i]) {
			return false
		}
	}
	return true
}

// carries is what all of a value carries.
func (v value) carries() (d automode.Data, encoded bool) {
	for i := range v {
		d |= v[i].word.Data
		if v[i].owner == &environType {
			d |= automode.SecretData
		}
		if v[i].kind == madeOf {
			for _, a := range v[i].itself().cls.holds() {
				d |= a.word.Data
			}
		}
		encoded = encoded || v[i].word.Encoded
	}
	return d, encoded
}

// text is the value as text that is known to the letter.
func (v value) text() (string, bool) {
	if len(v) == 1 && v[0].exact() {
		return v[0].word.Text, true
	}
	return "", false
}

// is reports whether the value is that text and nothing else.
func (v value) is(s string) bool {
	t, ok := v.text()
	return ok && t == s
}

// mayBeTrue reports whether the value may be true, which a number, a text or
// something not known may.
func (v value) mayBeTrue() bool {
	for _, a := range v {
		if !a.none && !(a.number && a.word.Known == automode.Exact && (a.word.Text == "False" || a.word.Text == "0")) {
			return true
		}
	}
	return false
}

// words are what the value comes to where a path, host or text is wanted.
func (v value) words() []commands.Word {
	var list []commands.Word
	for _, a := range v {
		switch {
		case a.none || a.number:
		case a.name == "file":
			list = append(list, commands.Word{})
		case a.kind == data || a.kind == object && a.owner == &pathType:
			list = append(list, a.word)
		case a.thing():
			list = append(list, a.text())
		default:
			list = append(list, commands.Word{})
		}
	}
	return list
}

// concat joins two parts of one text.
func concat(a, b commands.Word) commands.Word {
	w := commands.Word{Data: a.Data | b.Data, Encoded: a.Encoded || b.Encoded}
	switch {
	case len(a.Text)+len(a.Suffix)+len(b.Text)+len(b.Suffix) > maxText:
	case a.Known == automode.Exact && b.Known == automode.Exact:
		w.Text, w.Known = a.Text+b.Text, automode.Exact
	case a.Known == automode.Exact && a.Text == "":
		d := w.Data
		w = b
		w.Data = d
	case b.Known == automode.Exact && b.Text == "":
		d := w.Data
		w = a
		w.Data = d
	case a.Known == automode.Exact:
		w.Text, w.Suffix = a.Text+b.Text, b.Suffix
		if b.Known == automode.Bounded && b.Base == "" {
			w.Known = automode.Bounded
		}
	case b.Known == automode.Exact:
		w.Text, w.Suffix, w.Base = a.Text, a.Suffix+b.Text, a.Base
		if a.Known == automode.Bounded && !strings.Contains(b.Text, "..") {
			w.Known = automode.Bounded
		}
	default:
		w.Text, w.Suffix = a.Text, b.Suffix
	}
	return w
}

// concatAll joins every pair of texts that two values may be.
func concatAll(a, b value) value {
	if len(a)*len(b) > maxAtoms {
		d, enc := join(a, b).carries()
		return value{{word: commands.Word{Data: d, Encoded: enc}}}
	}
	var out value
	for i := range a {
		for k := range b {
			x := &atom{word: concat(a[i].text(), b[k].text())}
			if strings.HasSuffix(a[i].word.Text, "/") {
				x.every = everyIn(a[i], b[k])
			}
			out = join(out, value{x})
		}
	}
	return out
}

// joinPath is one path put behind another. What is absolute stands alone.
func joinPath(a, b commands.Word) commands.Word {
	carries := a.Data | b.Data
	lead := b.Text
	if b.Base != "" {
		lead = b.Base
	}
	switch {
	case strings.HasPrefix(lead, "/"), a.Known == automode.Exact && (a.Text == "" || a.Text == "."):
		b.Data = carries
		return b
	case b.Known == automode.Exact && b.Text == "":
		a.Data = carries
		return a
	case b.Known == automode.Guess && lead == "":
		return commands.Word{Data: carries, Suffix: b.Suffix} // it may be absolute
	case b.Base != "":
		if a.Known != automode.Exact {
			return commands.Word{Data: carries, Suffix: b.Suffix}
		}
		b.Base, b.Data = strings.TrimSuffix(a.Text, "/")+"/"+b.Base, carries
		return b
	}
	if a.Base != "" && b.Known == automode.Bounded {
		// Still below the same folder.
		a.Suffix, a.Data = b.Suffix, carries
		return a
	}
	if !strings.HasSuffix(a.Text+a.Suffix, "/") || a.Known != automode.Exact && a.Suffix == "" {
		a = concat(a, commands.Lit("/"))
	}
	return concat(a, b)
}

// text is what an atom comes to as text.
func (a *atom) text() commands.Word {
	switch {
	case a.number && a.word.Known == automode.Exact && strings.Trim(a.word.Text, "0123456789") == "" && !strings.HasPrefix(a.word.Text, "0"):
		return a.word
	case a.number:
		return commands.Word{Known: automode.Bounded, Data: a.word.Data}
	case a.none:
		return commands.Lit("None")
	case a.name == "file":
		return commands.Word{Data: a.word.Data}
	case a.kind == data || a.kind == object && a.owner == &pathType:
		return a.word
	case a.kind == object && a.owner == &environType:
		return commands.Word{Data: automode.SecretData}
	case a.thing():
		return commands.Word{Data: a.word.Data, Encoded: a.word.Encoded}
	}
	return commands.Word{}
}

// sitesOf lists the containers of a set.
func sitesOf(set uint64, do func(i int)) {
	for set != 0 {
		i := bits.TrailingZeros64(set)
		set &^= 1 << i
		do(i)
	}
}
