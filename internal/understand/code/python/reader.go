package python

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// Limits of what is followed.
const (
	maxWork   = 60000 // nodes evaluated, each time
	maxFacts  = 400
	maxPasses = 6 // until nothing new is found in containers and functions
	maxRounds = 6 // of one loop
	maxCalls  = 12
	maxHanded = 3
)

// reader follows one text.
type reader struct {
	code.Setting
	facts []commands.Fact
	why   string
	work  int
	calls []*function

	global    *scope
	weak      map[string]bool // names that a function assigns outside of itself
	heap      [64]value       // what is in each container
	sites     int
	mutated   uint64 // containers that something was put into later
	changed   bool   // something flows that an earlier pass did not know of
	looked    bool   // for modules beside the code
	besides   bool   // there are some
	decodes   bool
	prints    bool            // what it prints has no end
	says      bool            // it prints something, or writes it
	network   []commands.Word // hosts that a socket is connected to
	handed    value           // functions that are followed because they were handed on
	selves    []*atom         // of bound methods
	forks     int             // processes that were forked
	sifted    int             // conditions that hold of some names of a loop and not of others
	inserted  []string        // folders that modules are taken from before the usual ones
	left      int             // programs that were started and not waited for, so far
	moved     bool            // the working folder changes on the way
	joined    bool            // a descriptor is put in another's place
	made      []*class        // classes that things were made of
	lent      []*class        // those whose things were handed to what may call any method
	lender    *table          // of what the library is that calls what it is handed now
	elsewhere bool            // an application may be told where it listens
	rewords   bool            // what the program was started with is replaced
	loose     automode.Data   // what data may carry that comes to a method by itself
	texts     map[evaluatedText][]*node
	nested    int  // texts that are run as code in each other
	escapes   bool // letters are written as numbers

	together code.Reading // the texts that are put together

	needsSettings, configured bool // of Django
	ownSettings               bool // those of the project
	shelled                   bool // a shell is started, or a command that nobody knows
}

// Read says what the code does.
func Read(src string, s code.Setting) code.Reading {
	src = strings.ReplaceAll(strings.TrimPrefix(src, "\uFEFF"), "\r\n", "\n")
	r := &reader{Setting: s, ownSettings: s.Inside, weak: map[string]bool{}, global: newScope(nil), escapes: escapes(src)}
	if why := encoded(src); why != "" {
		r.fail(1, why)
	}
	tree := parse(src)
	r.says = slices.ContainsFunc(tree, says)
	r.prepare(tree)
	if strings.Contains(src, "env") || strings.Contains(src, "expandvars") || s.Input.Data != 0 || slices.ContainsFunc(s.Args, func(w commands.Word) bool { return w.Data != 0 }) {
		r.loose = automode.SecretData
	}
	for pass := 0; ; pass++ {
		r.changed = false
		r.global = &scope{vars: map[string]value{}, all: r.global.all}
		r.made = nil
		r.block(tree, r.global)
		if s.Module == code.Calls {
			r.callsAll()
		}
		r.animate()
		r.unconfigured()
		if !r.changed || r.spent() {
			break
		}
		if pass == maxPasses {
			r.fail(1, "what flows through it cannot be followed to an end")
			break
		}
	}
	if slices.ContainsFunc(tree, itself) {
		r.tireless()
	}
	if s.Module != code.Loads {
		r.unreached(tree)
		for _, t := range r.texts {
			r.unreached(t)
		}
	}
	r.finish()
	return code.Reading{Facts: r.facts, Whole: r.why == "", Why: r.why, Decodes: r.decodes, Endless: r.prints, Located: r.why == "" && r.located(tree), Made: r.together.Made, Work: r.work}
}

// encoded says when the text's first lines give it another encoding.
func encoded(src string) string {
	for range 2 {
		line, rest, _ := strings.Cut(src, "\n")
		src = rest
		comment := strings.TrimLeft(line, " \t\f")
		if !strings.HasPrefix(comment, "#") {
			if comment != "" {
				return ""
			}
			continue
		}
		if _, name, ok := strings.Cut(comment, "coding"); ok && name != "" && (name[0] == ':' || name[0] == '=') {
			switch strings.ToLower(strings.Trim(strings.SplitN(strings.TrimLeft(name[1:], " \t"), " ", 2)[0], "-*")) {
			case "utf-8", "utf8", "ascii", "us-ascii":
			default:
				return "it is written in another encoding"
			}
		}
	}
	return ""
}

// fail notes the first thing that was not understood.
func (r *reader) fail(line int, why string) {
	if r.why == "" {
		r.why = "line " + strconv.Itoa(line) + ": " + why
	}
}

// spent reports whether more was done than is followed.
func (r *reader) spent() bool {
	if r.work > maxWork {
		r.fail(1, "it does more than can be followed")
		return true
	}
	return false
}

// unknown is a value that nobody knows, of which it is said why.
func (r *reader) unknown(n *node, why string) value {
	r.fail(n.line, why)
	return value{{kind: opaque}}
}

// add gives a fact, once.
func (r *reader) add(f commands.Fact) {
	for i := range r.facts {
		if alike(&r.facts[i], &f) {
			return
		}
	}
	if len(r.facts) == maxFacts {
		r.fail(1, "it does more than can be followed")
		return
	}
	r.facts = append(r.facts, f)
}

func alike(a, b *commands.Fact) bool {
	if a.Role != b.Role || a.Kind != b.Kind || a.Word != b.Word || a.Target != b.Target || a.Traits != b.Traits || a.Extent != b.Extent ||
		len(a.Words) != len(b.Words) || (a.Input == nil) != (b.Input == nil) {
		return false
	}
	for i := range a.Words {
		if a.Words[i] != b.Words[i] {
			return false
		}
	}
	return a.Input == nil || *a.Input == *b.Input
}

// finish looks at the whole of what was found.
func (r *reader) finish() {
	for i := range r.facts {
		f := &r.facts[i]
		if f.Role != commands.Writes {
			continue
		}
		for k := range r.facts {
			if x := &r.facts[k]; x.Role == commands.Reads && x.Word == f.Word && x.Word.Known >= automode.Bounded {
				f.Role, f.Why = commands.Edits, "writes back what it read"
			}
		}
	}
	if len(r.network) > 0 && (r.joined || r.shelled) {
		for _, w := range r.network {
			r.add(commands.Fact{Kind: automode.Expose, Traits: automode.Tunnel, Target: w.String(), Why: "lets another host run commands"})
		}
	}
}

// container returns the site of a node that makes a container.
func (r *reader) container(n *node) uint64 {
	if n.site == 0 {
		if r.sites < arguments {
			n.site = uint8(r.sites) + 1
			r.sites++
		} else {
			n.site = anonymous + 1
		}
	}
	return 1 << (n.site - 1)
}

// put adds to what containers hold.
func (r *reader) put(sites uint64, v value) {
	if len(v) == 0 {
		return
	}
	if sites == 0 {
		sites = 1 << anonymous
	}
	sitesOf(sites, func(i int) {
		now := join(r.heap[i], v)
		if !same(now, r.heap[i]) {
			r.heap[i] = now
			r.changed = true
		}
	})
}

// mutates notes that containers are no longer what was written out.
func (r *reader) mutates(sites uint64) {
	if sites&^r.mutated != 0 {
		r.mutated |= sites
		r.changed = true
	}
}

// elements are what the value holds: what a loop over it goes through and an
// index into it gives.
func (r *reader) elements(v value) value {
	var out value
	for _, a := range v {
		switch {
		case a.kind == opaque, a.kind == unread:
			out = join(out, value{a})
		case a.kind == object && a.owner == &packageThing:
			out = join(out, value{modulesName})
		case a.name == "parents":
			out = join(out, value{{kind: object, owner: &pathType}})
		case a.name == "zip":
			z := *a
			z.name = "zipped"
			out = join(out, value{&z})
		case a.name == "stdin" && r.Input.Known == automode.Bounded:
			w := r.Input
			w.Many = false
			out = join(out, value{{word: w}})
		case a.kind == ownClass && a.cls.members:
			out = join(out, value{{kind: madeOf, cls: a.cls}})
		case a.kind == madeOf:
			out = join(out, a.itself().cls.holds())
			out = join(out, r.elements(a.itself().cls.special.unmade()))
			if a.itself().cls.foreign {
				out = join(out, r.elements(a.itself().cls.given.unmade())) // it may be a list of them
			}
		case a.isOwn():
			out = join(out, ownOf("", a.word.Data))
		case a.thing():
			out = join(out, value{a})
		case a.kind == object && a.owner != &pathType:
			out = join(out, some(0))
		case a.kind != data || a.none || a.number:
		case a.sites == 0:
			out = join(out, value{{deep: true, word: commands.Word{Data: a.word.Data, Encoded: a.word.Encoded}}})
			out = join(out, r.heap[anonymous])
		default:
			if a.deep {
				out = join(out, value{{deep: true, sites: a.sites, word: commands.Word{Data: a.word.Data, Encoded: a.word.Encoded}}})
			}
			sitesOf(a.sites, func(i int) { out = join(out, r.heap[i]) })
		}
	}
	return out
}

// reach is everything that can be got at through the values: they and what
// they hold, however deep.
func (r *reader) reach(list ...value) value {
	var out value
	var seen uint64
	for _, v := range list {
		out = join(out, v)
	}
	var classes []*class
	for {
		for _, a := range out {
			if c := a.itself().cls; a.kind == madeOf && !slices.Contains(classes, c) {
				classes = append(classes, c)
				out = join(out, c.holds())
			}
		}
		more := uint64(0)
		for _, a := range out {
			if a.kind == data && !a.number && !a.none {
				more |= a.sites
				if a.sites == 0 && a.word.Known != automode.Exact {
					more |= 1 << anonymous
				}
			}
		}
		if more &^= seen; more == 0 {
			return out
		}
		seen |= more
		sitesOf(more, func(i int) { out = join(out, r.heap[i]) })
	}
}

// derived is data made of the values: it may hold, or be, any part of them.
func (r *reader) derived(n *node, list ...value) value {
	all := r.reach(list...)
	a := &atom{deep: true}
	var rest value
	for _, x := range all {
		if x.kind != data {
			rest = join(rest, value{x})
			continue
		}
		a.sites |= x.sites
		a.word.Data |= x.word.Data
		a.word.Encoded = a.word.Encoded || x.word.Encoded
	}
	if len(rest) > 0 {
		site := r.container(n)
		r.put(site, rest)
		a.sites |= site
	}
	return append(rest[:len(rest):len(rest)], a)
}

// plain is data made of the values that holds no part of them.
func (r *reader) plain(list ...value) value {
	d, enc := r.reach(list...).carries()
	return value{{deep: true, word: commands.Word{Data: d, Encoded: enc}}}
}
