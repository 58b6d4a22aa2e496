package script

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

const (
	maxSteps = 40000 // expressions and statements that are walked
	maxCalls = 24    // functions that are entered within one another
	maxFacts = 256
	// A text that is added to itself time and again, or a list, soon fills the memory.
	maxLength = 1 << 16 // bytes of a text: as many as a call has
	maxPieces = 512     // of a list that others are put into

	maxTurns = 8 // pieces of a list that a loop is walked with one by one
)

type walker struct {
	lang    *Language
	setting code.Setting
	habits  habits
	out     code.Reading
	steps   int
	calls   int
	entered int    // calls of functions so far
	during  int    // and which of these is walked
	active  []int  // and those that are not over
	loop    int    // loops around what is walked
	ever    int    // of these, those without an end of their own
	spin    int    // and of these, those in which nothing waits
	lazy    bool   // a row of numbers is counted, and not made
	timed   int    // and of these, timers, which something else may end
	far     int    // and loops that go round very often
	crowd   int    // and of these, those that leave more files than anybody can list
	callee  string // the last name of what is being called
	copies  int    // processes that were made, and not waited for
	branch  int    // branches and functions that may not be taken
	tried   int    // statements around what is walked that may fail before they come to it
	sifted  int    // conditions that hold of some names of a loop and not of others
	handed  int    // of these, functions that are called soon whatever happens
	soon    bool   // what is entered is called soon
	fn      *closure
	body    *Node // what fn runs, or the program
	scope   *scope
	result  value // what the function that is walked gives
	funcs   []*closure
	odd     bool // something was taken by a name that is not known
	altered bool // and something of a value that is not followed was changed
	started bool // a command was run
	called  bool // what is not known was called
	lent    bool // a text that may be changed in place is also held where it is not followed
	written bool // and something that may be such a text is changed in place
	blurred bool // a list or map was changed, and nobody knows which
	fed     bool // a package that calls what it is given was given what is not known
	driven  bool // a shell was started that takes orders from elsewhere
	link    *commands.Word
	owned   []string      // modules of the project that were taken in
	sent    automode.Data // what was written to handles carries
}

type scope struct {
	names []string
	vars  []*variable
	many  map[string]*variable // the same, where they are many
	outer *scope
	fn    *closure
	own   bool // a function's, not a block's
}

type variable struct {
	val          value
	loop, branch int
	fn           *closure
	early        bool // it was looked at before it had a value
}

// Read walks a program. l and the tree are only read.
func Read(l *Language, program *Node, s code.Setting) code.Reading {
	w := walker{lang: l, setting: s, habits: scan(l, program), out: code.Reading{Whole: true}, body: program}
	w.scope = &scope{own: true}
	if len(w.habits.methods) > 0 && w.outer() {
		w.strange("a class may hold what is secret")
	}
	w.hoist(program)
	last := w.block(program)
	if last.data() && last.word.Data&automode.SecretData != 0 {
		w.shows(last) // -p prints it
	} else if !last.data() {
		w.showsWhole(last)
	}
	for i := 0; i < len(w.funcs); i++ { // some make more
		if f := w.funcs[i]; !f.ran {
			w.enter(f, &val{})
		}
	}
	for i := range w.out.Facts {
		f := &w.out.Facts[i]
		switch {
		case f.Role == commands.Writes && w.reads(f.Word):
			f.Role, f.Why = commands.Edits, "writes back what it read"
		case f.Kind == automode.Send:
			f.Word.Data |= w.sent
		case w.link != nil && f.Role.Means().Subject == commands.Code && f.Word.Known == automode.Guess:
			f.Word.Data |= automode.FetchedData // orders that come over the connection
		}
	}
	if w.link != nil && w.driven {
		w.add(commands.Fact{Kind: automode.Expose, Traits: automode.Tunnel, Target: w.link.String(), Why: "gives another host a shell"})
	}
	if w.odd && w.called {
		w.strange("a function is called that is not known")
	}
	if w.odd && w.fed {
		w.strange("a package may call something that is not known")
	}
	if w.lent && w.written {
		w.strange("a text may be changed in place")
	}
	if w.odd && w.altered && w.started {
		w.strange("what is changed under a name that is not known may change what a command does")
	}
	w.out.Work = w.steps
	return w.out
}

// strange ends the promise that everything was understood.
func (w *walker) strange(why string) {
	if w.out.Whole {
		w.out.Whole, w.out.Why = false, why
	}
}

func (w *walker) add(f commands.Fact) {
	if eachOf(f.Word) && !w.toAll(&f) {
		return
	}
	same := func(g commands.Fact) bool {
		return g.Role == f.Role && g.Kind == f.Kind && g.Word == f.Word && g.Target == f.Target && g.Extent == f.Extent &&
			g.Traits == f.Traits && g.Lang == f.Lang && slices.Equal(g.Words, f.Words)
	}
	if w.crowd > 0 && (f.Kind == automode.Write && f.Word.Known != automode.Exact || f.Kind == automode.Fetch || f.Kind == automode.Send) {
		w.strange("it makes a great many files or requests")
	}
	if slices.ContainsFunc(w.out.Facts, same) {
		return
	}
	if len(w.out.Facts) >= maxFacts {
		w.strange("it does too many things to be listed")
		return
	}
	w.out.Facts = append(w.out.Facts, f)
}

// does adds the fact of a role for every text that a value may be; of are the
// words that go there.
func (w *walker) does(role commands.Role, v value, why string, of ...commands.Word) {
	w.doesTo(role, v, automode.One, why, of...)
}

// doesTo is does, reaching at least so far.
func (w *walker) doesTo(role commands.Role, v value, extent automode.Extent, why string, of ...commands.Word) {
	for _, t := range v.texts() {
		m := role.Means()
		if w.lang.Lang == commands.PHP && m.Subject == commands.Path && wrapped(t.Text) {
			w.strange("what “" + t.Text + "” stands for is not a file")
		}
		w.add(commands.Fact{Role: role, Kind: m.Kind, Traits: m.Traits, Extent: max(m.Extent, extent), Word: t, Words: of, Why: why, Lang: w.lang.Lang})
	}
}

// wrapped reports whether PHP takes a path, or what is known of its beginning,
// for something else than a file: it may be a host, an archive or a filter.
func wrapped(s string) bool {
	if code.Within("php://stdin php://stdout php://stderr php://input", s) {
		return false
	}
	scheme, _, ok := strings.Cut(s, ":")
	letters := "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-"
	return strings.Contains(s, "://") || ok && len(scheme) > 1 && strings.Trim(scheme, letters) == ""
}

// tired reports whether the program was walked far enough.
func (w *walker) tired() bool {
	if w.steps++; w.steps > maxSteps {
		w.strange("it is too long to be followed")
		return true
	}
	return false
}

// lookup is the variable of that name.
func (s *scope) lookup(name string) *variable {
	for ; s != nil; s = s.outer {
		if x := s.here(name); x != nil {
			return x
		}
	}
	return nil
}

// here is the variable of that name in the scope itself.
func (s *scope) here(name string) *variable {
	if s.many != nil {
		return s.many[name]
	}
	for i := range s.names {
		if s.names[i] == name {
			return s.vars[i]
		}
	}
	return nil
}

// function is the scope of the function that s is in.
func (s *scope) function() *scope {
	for !s.own {
		s = s.outer
	}
	return s
}

func (w *walker) declare(s *scope, name string, v value) *variable {
	if x := s.here(name); x != nil {
		return x
	}
	x := &variable{val: v, loop: w.loop, branch: w.branch + w.tried, fn: s.fn}
	s.names, s.vars = append(s.names, name), append(s.vars, x)
	if len(s.names) > 32 {
		if s.many == nil {
			s.many = map[string]*variable{}
			for i, n := range s.names {
				s.many[n] = s.vars[i]
			}
		}
		s.many[name] = x
	}
	return x
}

// hoist makes the names of a block known before it is walked, its functions
// with what they are.
func (w *walker) hoist(n *Node) {
	if n == nil || n.Op != Block {
		return
	}
	for _, k := range n.Kids {
		if k == nil {
			continue
		}
		switch {
		case w.lang.Lang == commands.Perl && k.Op != Function:
			// What is declared is known from there on.
		case k.Op == Function && k.Text != "":
			w.declare(w.scope, k.Text, &val{unset: true}).val = w.closure(k)
		case k.Op == Let && k.Text != "var":
			w.names(k.Kids[0], w.scope)
		case k.Op == Seq:
			for _, d := range k.Kids {
				if d.Op == Let && d.Text != "var" {
					w.names(d.Kids[0], w.scope)
				}
			}
		}
		w.vars(k)
	}
}

// vars finds what belongs to the function, wherever in it it is made.
func (w *walker) vars(n *Node) {
	if n == nil || n.Op == Function {
		return
	}
	if n.Op == Let && n.Text == "var" {
		w.names(n.Kids[0], w.scope.function())
	}
	for _, k := range n.Kids {
		if n.Op >= Block || n.Op == Let || n.Op == Seq {
			w.vars(k)
		}
	}
}

func (w *walker) names(p *Node, s *scope) {
	switch p.Op {
	case Name:
		w.declare(s, p.Text, &val{unset: true})
	case Set, Spread:
		w.names(p.Kids[0], s)
	case Pair:
		w.names(p.Kids[len(p.Kids)-1], s)
	case List, Map:
		for _, k := range p.Kids {
			if k != nil {
				w.names(k, s)
			}
		}
	}
}

func (w *walker) closure(n *Node) value {
	f := &closure{node: n, in: w.scope}
	w.funcs = append(w.funcs, f)
	return &val{fn: f}
}

// within walks f in a scope of its own.
func (w *walker) inner(f func()) {
	outer := w.scope
	w.scope = &scope{outer: outer, fn: w.fn}
	f()
	w.scope = outer
}

// maybe walks f as something that may not happen.
func (w *walker) maybe(f func()) {
	w.branch++
	f()
	w.branch--
}

// block walks statements in the scope that is there and gives the value of the
// last.
func (w *walker) block(n *Node) (last value) {
	last = &val{}
	if n == nil {
		return &val{}
	}
	if n.Op != Block {
		return w.statement(n)
	}
	sifted := w.sifted
	for _, k := range n.Kids {
		if last = w.statement(k); passesOver(k) {
			w.sifted++
		}
		if n.Sign != Cases && w.leaves(k) {
			break
		}
	}
	w.sifted = sifted
	return last
}

func (w *walker) statement(n *Node) (v value) {
	v = &val{}
	if n == nil || w.tired() {
		return &val{}
	}
	switch n.Op {
	case Block:
		w.inner(func() {
			w.hoist(n)
			v = w.block(n)
		})
	case Function:
		if n.Text == "" {
			v = w.closure(n)
		}
	case Let:
		w.let(n)
	case If:
		behind := w.keepsNone()
		w.eval(n.Kids[0])
		behind()
		if branch, ok := w.taken(n); ok {
			w.maybe(func() { v = w.statement(branch) })
			break
		}
		w.maybe(func() {
			w.sifting(n.Kids[0], func() {
				for _, k := range n.Kids[1:] {
					v = kept(v, w.statement(k))
				}
			})
		})
	case Loop:
		ever := w.lasts(n) || len(n.Kids) > 0 && outlasts(n)
		if ever && w.fn != nil && w.fn.node.Sign == Generator {
			w.strange("a generator has no end")
		}
		spins := ever && w.whirls(n)
		if !ever && len(n.Kids) > 0 && farHead(n.Kids[0]) {
			defer w.often(Has(n.Kids[0], func(k *Node) bool { return amount(k) >= 1e5 }))()
		}
		if spins {
			w.spin++
		}
		w.again(ever, func() {
			for _, k := range n.Kids {
				if x := w.statement(k); k != nil && k.Op == Block {
					v = kept(v, x)
				}
			}
		})
		if spins {
			w.spin--
		}
	case Each:
		v = w.each(n)
	case Try:
		w.tried++ // where it fails, the rest of it is not done
		v = kept(v, w.statement(n.Kids[0]))
		w.tried--
		w.maybe(func() {
			w.inner(func() {
				if len(n.Kids) > 1 && n.Kids[1] != nil {
					w.names(n.Kids[1], w.scope)
					w.bind(n.Kids[1], &val{}, true)
				}
				for i, k := range n.Kids {
					if i > 1 {
						w.statement(k)
					}
				}
			})
		})
	case Throw:
		w.shows(w.plain(w.eval(n.Kids[0])))
	case Return:
		r := &val{}
		if len(n.Kids) > 0 && n.Kids[0] != nil {
			r = w.eval(n.Kids[0])
		}
		switch {
		case w.result == nil:
		case w.result.unset:
			*w.result = *r
		default:
			*w.result = *w.eitherList(w.result, r)
		}
	case Leave:
	default:
		v = w.eval(n)
	}
	return v
}

// kept is what -p prints of the statements in another.
func kept(old, v value) value {
	if v.data() && v.word.Data == 0 {
		return old
	}
	return v
}

func (w *walker) let(n *Node) {
	s := w.scope
	if n.Text == "var" {
		s = s.function()
	}
	given := len(n.Kids) > 1 && n.Kids[1] != nil
	if given && w.lang.Lang == commands.Perl { // which may mean another variable of that name
		v := w.eval(n.Kids[1])
		w.names(n.Kids[0], s)
		w.bind(n.Kids[0], v, true)
		return
	}
	w.names(n.Kids[0], s)
	if given {
		w.bind(n.Kids[0], w.eval(n.Kids[1]), true)
	}
}
