package shell

import (
	"slices"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// Functions, and which of them a name may mean.

type function struct {
	name string
	body *syntax.Stmt // nil: none of that name is defined
	src  string       // the text that it stands in
	next *function
	or   bool // or what is said of that name further on is in force
}

// functions are those that may be meant by a name; nil among them: none, and the
// name is a program's or the shell's own.
func (s *state) functions(name string) (all []*function) {
	for f := s.funcs; f != nil; f = f.next {
		switch {
		case f.name != name:
			continue
		case f.body == nil && !slices.Contains(all, nil):
			all = append(all, nil)
		case f.body != nil && !slices.ContainsFunc(all, func(o *function) bool { return o != nil && o.body == f.body }):
			all = append(all, f)
		}
		if !f.or {
			return all
		}
	}
	if !slices.Contains(all, nil) {
		all = append(all, nil)
	}
	return all
}

// declaresFunction notes what a function is declared to be.
func (r *reader) declaresFunction(name string, how kind, st *state) {
	st.kinds.add(name+"()", how)
	if how&exported != 0 {
		r.handsOn(name, st)
	}
}

// handsOn reads a function that goes on to what the shell starts, where shells would find
// it in the place of a program: they may call it with a name of a file here.
func (r *reader) handsOn(name string, st *state) {
	if r.find(name) == nil && !shellWord(name) {
		return
	}
	inside := st.clone()
	inside.args, inside.known = []commands.Word{{Known: automode.Bounded}}, true
	r.inner(name+` "$@"`, inside, flow{})
}

// joinFuncs are the functions after either of two outcomes: of each name those of
// both, and none where one of them has none.
func joinFuncs(a, b *state) *function {
	inB := map[*function]bool{}
	for f := b.funcs; f != nil; f = f.next {
		inB[f] = true
	}
	shared := a.funcs
	for ; shared != nil && !inB[shared]; shared = shared.next {
	}
	j := shared
	joined := map[string]bool{}
	for _, s := range [...]*state{a, b} {
		for f := s.funcs; f != shared; f = f.next {
			if joined[f.name] {
				continue
			}
			joined[f.name] = true
			or := false // of the last one nothing further on counts
			for _, x := range append(a.functions(f.name), b.functions(f.name)...) {
				if x == nil {
					x = &function{}
				}
				j = &function{f.name, x.body, x.src, j, or}
				or = true
			}
		}
	}
	return j
}

// functions reads a command whose name may be each of these functions, or none.
func (r *reader) functions(all []*function, argv []commands.Word, st *state, in flow) (ok, fail *state, out flow) {
	exit := either
	for i, f := range all {
		own := st
		if i+1 < len(all) {
			own = st.clone() // what one of them sets the others do not see
		}
		var o, x *state
		var fl flow
		if r.exit = either; f == nil {
			o, x, fl = r.unshadowed(argv, own, in)
		} else {
			o, x, fl = r.function(f, argv, own, in)
		}
		switch {
		case i == 0:
			ok, fail, out, exit = o, x, fl, r.exit
			continue
		case exit != r.exit:
			exit = either
		}
		ok, fail, out = join(ok, o), join(fail, x), oneOf(out, fl)
	}
	r.exit = exit
	return ok, fail, out
}

// inFunction reports whether what is read belongs to a function's body: a file that a
// shell takes in may be left by return as well, and has no variables of its own.
func (r *reader) inFunction(st *state) bool {
	for i := len(r.entries) - 1; i >= 0; i-- {
		if _, text := r.entries[i].body.(running); !text {
			return st.inner && r.entries[i].body != nil
		}
	}
	return st.inner
}

func (r *reader) function(f *function, argv []commands.Word, st *state, in flow) (ok, fail *state, out flow) {
	if r.startsOver(f.body, argv[0].Text, "the function "+argv[0].Text) {
		return st, st, flow{}
	}
	r.enters(f.body, argv[0].Text)
	inside := st.clone()
	inside.args, inside.known, inside.carried = argv[1:], true, 0
	inside.inner, inside.local = true, &local{next: st.local}
	// What a function does is not what a rule on its name allows: it may bear
	// the name of a program.
	at := r.position
	r.command, r.src = 0, f.src
	around, done, early, givenUp := r.back, r.done, r.early, r.givenUp
	r.back, r.early, r.givenUp = homecoming{}, returned{}, nil
	if block, is := f.body.Cmd.(*syntax.Block); is && block != nil && len(f.body.Redirs) > 0 && r.mayBeZsh() {
		r.redirects(f.body.Redirs, st.clone(), in) // there the caller's words stand for $1
	}
	ok, fail, out = r.stmt(f.body, inside, in)
	ok, fail = r.early.left(ok, fail)
	r.goesBack(done)
	r.back, r.early = around, early
	r.backTo(at)
	leaves := r.done & breaks
	if r.left(); r.mayBeZsh() {
		r.done |= leaves // there it is the caller's loop that is left
	}
	back := func(s *state) *state {
		c := s.clone()
		c.args, c.known, c.carried, c.dead, c.refs = st.args, st.known, st.carried, false, st.refs
		for l := s.local; l != nil && l.name != ""; l = l.next {
			if now, set := c.lookup(l.name); l.perhaps && set {
				c.set(l.name, value.Union(l.outer, now))
			} else {
				c.set(l.name, l.outer)
			}
			if !st.kinds.surely(l.name) {
				c.kinds.doubt(l.name) // what was exported is gone with the function
			}
		}
		c.inner, c.local = st.inner, st.local
		return c
	}
	if r.givenUp != nil {
		givenUp = join(givenUp, back(r.givenUp))
	}
	r.givenUp = givenUp
	return back(ok), back(fail), out
}

// isList reports whether a command is several, of which what the first says decides on the next.
func isList(c syntax.Command) bool {
	if f, is := c.(*syntax.FuncDecl); is {
		c = f.Body.Cmd // where the parser takes the list that a definition stands in for its body
	}
	b, is := c.(*syntax.BinaryCmd)
	return is && (b.Op == syntax.AndStmt || b.Op == syntax.OrStmt)
}

// definedIn is a list whose first part is the definition of a function, of a
// definition whose body was taken to be the whole list.
func definedIn(f *syntax.FuncDecl, list *syntax.BinaryCmd) *syntax.BinaryCmd {
	l := *list
	first := *l.X
	if below, ok := first.Cmd.(*syntax.BinaryCmd); ok {
		first.Cmd = definedIn(f, below)
	} else {
		def := *f
		def.Body = l.X
		first = syntax.Stmt{Position: l.X.Position, Cmd: &def}
	}
	l.X = &first
	return &l
}
