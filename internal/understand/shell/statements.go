package shell

import (
	"slices"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// stmt reads one statement: its redirections, then its command. ok and fail
// are the states after it succeeded and failed; often the same.
func (r *reader) stmt(s *syntax.Stmt, st *state, in flow) (ok, fail *state, out flow) {
	if r.tired() {
		return st, st, flow{}
	}
	if s.Background || s.Coprocess {
		// Runs beside what follows: nothing it does to the state is seen.
		at, before := r.position, r.done
		r.piped, r.versions.beside = true, true
		from, began, takes := len(r.a.Effects), st.clone(), len(r.inputs.takes)
		ok, fail, out = r.redirected(s, st.clone(), in)
		out = r.interrupted(out)
		r.began = true
		r.jobTakes(takes)
		one := *s
		one.Background, one.Coprocess = false, false
		r.goesOn([]*syntax.Stmt{&one}, began, in, from)
		r.backTo(at)
		r.exit = success
		r.beside(before)
		if s.Background && r.mayBeZsh() && isList(s.Cmd) {
			st = join(st, join(ok, fail)) // there only the last part of it runs beside what follows
		}
		if s.Background && (r.piped || r.captured || r.filed) && !out.silent() {
			out.maybe = true // what reads it waits for all that may still write there
			return st, st, out
		}
		return st, st, nothing().then(flow{data: out.data, prints: commands.ItsText, text: &empty})
	}
	if r.sober && differs(s) {
		before := st.clone()
		ok, fail, out = r.redirected(s, st, in)
		ok, fail = r.soberly(s, before, ok, fail, in)
	} else {
		ok, fail, out = r.redirected(s, st, in)
	}
	if s.Negated {
		ok, fail, r.exit = fail, ok, r.exit.negated()
	}
	return ok, fail, r.interrupted(out)
}

// redirected reads the redirections and the command of a statement, in a shell
// whose standard input exec may have changed before.
func (r *reader) redirected(s *syntax.Stmt, st *state, in flow) (ok, fail *state, out flow) {
	fed := st.fed
	if fed == nil {
		return r.connected(s, st, in)
	}
	if !slices.ContainsFunc(s.Redirs, feeds) {
		return r.connected(s, st, *fed)
	}
	st = st.clone()
	st.fed = nil
	ok, fail, out = r.connected(s, st, *fed)
	// It is put back in the states that came of the copy, unless exec changed it again.
	for _, s := range [...]*state{ok, fail} {
		if s.fed == nil {
			s.fed = fed
		}
	}
	return ok, fail, out
}

// connected reads the redirections and the command of a statement.
func (r *reader) connected(s *syntax.Stmt, st *state, in flow) (ok, fail *state, out flow) {
	feed := r.feed
	r.feed = in.vague()
	defer func() { r.feed = feed }()
	var to output
	if len(s.Redirs) > 0 {
		r.assignsFirst(s, st, in)
		in, to = r.redirects(s.Redirs, st, in)
	}
	in = r.remains(in)
	in.piped = false
	nullary := s.Cmd == nil
	if nullary {
		if in.endless && r.captured {
			r.swarm("takes what has no end into memory")
		}
		if r.emptied(to.empties, st); !in.open || !r.mayBeZsh() {
			return st, st, nothing()
		}
		one := *s
		one.Cmd = passesOn(s)
		s = &one
	}
	if c, ok := s.Cmd.(*syntax.CallExpr); ok && len(s.Redirs) > 0 && clobbers(s.Redirs) {
		r.clobbered(c, st)
	}
	before := st
	if to.opens {
		before = st.clone() // the command may assign in place
	}
	if len(s.Redirs) > 1 && r.mayBeZsh() && numberPattern(s.Redirs) {
		r.unknown("zsh reads a pattern for numbers where bash reads two redirections")
	}
	open := ""
	if listsKept {
		in, open = heldOpen(s.Cmd, in)
	}
	if to.from = len(r.a.Commands); to.away {
		to.fed = in.fed()
	}
	to.sure = to.opened == 1 && !nullary && r.happens(st)
	filed, joined, coproc := r.filed, r.merged, r.coproc // the one that the redirections name
	if leadsErrors(s.Redirs) {
		r.merged, r.mixes = true, r.mixes || mayBeExec(s.Cmd)
	}
	r.filed = filed || to.away && r.loop == 0
	if _, simple := s.Cmd.(*syntax.CallExpr); !simple && to.opens {
		r.perhaps++
		ok, fail, out = r.cmd(s.Cmd, st, in)
		r.perhaps--
	} else {
		ok, fail, out = r.cmd(s.Cmd, st, in)
	}
	if listsKept {
		r.changedOpen(open)
	}
	silent := out.silent()
	if joinsErrors(s.Redirs) {
		out = r.withErrors(s.Cmd, out, st)
	}
	r.filed, r.merged = filed, joined || r.mixes
	switch {
	case !out.endless:
	case s.Background:
		r.staysBehind()
	case !r.piped && !r.captured:
		r.unknown("it never ends")
	}
	out.maybe = out.maybe || to.opens || nullary
	if to.opens {
		// Where a file cannot be opened nothing of the command is done, not
		// even what would have ended the shell.
		fail = join(fail, before)
	}
	if goesToErrors(s.Redirs) {
		out = r.saidAside(out)
	}
	if to.process {
		if silent {
			out.prints, out.data = 0, out.data|automode.UnknownData // exec may have connected all that follows
		}
		coproc.hears(r, out)
	}
	if to.away {
		if silent {
			// The command prints nothing: the file is only emptied.
			r.emptied(to.empties, st)
		}
		if _, simple := s.Cmd.(*syntax.CallExpr); to.appends && slices.ContainsFunc(to.files, func(f string) bool { return f == out.source || f == in.more().file && !simple }) {
			r.unknown("it adds to the file that it reads")
		}
		r.wrote(&to, out)
		d, endless := out.data, out.endless
		if out = nothing(); r.piped && r.mayBeZsh() {
			// zsh sends it down the pipe as well
			return ok, fail, flow{open: true, data: d, endless: endless}
		}
		out.data = d &^ automode.SecretData
		out.endless = endless // it goes on, though nobody sees it
	}
	return ok, fail, out
}

func (r *reader) cmd(c syntax.Command, st *state, in flow) (ok, fail *state, out flow) {
	r.exit = either
	switch c := c.(type) {
	case *syntax.CallExpr:
		return r.call(c, st, in)
	case *syntax.BinaryCmd:
		return r.binary(c, st, in)
	case *syntax.Block:
		return r.stmts(c.Stmts, st, in)
	case *syntax.Subshell:
		done, early, givenUp, branch := r.done, r.early, r.givenUp, r.branch
		r.perhaps++
		_, _, out = r.stmts(c.Stmts, st.clone(), in)
		r.perhaps--
		r.apart(done)
		r.early, r.givenUp, r.branch = early, givenUp, branch // the brackets alone are left
		return st, st, out
	case *syntax.IfClause:
		return r.branches(c, st, in)
	case *syntax.WhileClause:
		return r.while(c, st, in)
	case *syntax.ForClause:
		return r.each(c, st, in)
	case *syntax.CaseClause:
		return r.cases(c, st, in)
	case *syntax.FuncDecl:
		if c.Name == nil || c.Name.Value == "nocorrect" && r.mayBeZsh() { // which is a word in front of one
			r.unknown("a function without a name")
			return r.stmt(c.Body, st, in) // zsh runs it at once
		}
		if list, ok := c.Body.Cmd.(*syntax.BinaryCmd); ok {
			// The parser takes the list that a definition stands in for its body.
			return r.cmd(definedIn(c, list), st, in)
		}
		st = st.clone()
		st.funcs = &function{name: c.Name.Value, body: c.Body, src: r.src, next: st.funcs, or: st.kinds.has(c.Name.Value+"()", readOnly)}
		if hookFunction(c.Name.Value) {
			r.deferred(c.Body, st)
		}
		if r.exports {
			r.handsOn(c.Name.Value, st)
		}
		return st, st, nothing()
	case *syntax.DeclClause:
		return r.declare(c, st)
	case *syntax.ArithmCmd:
		r.exit = reckoned(c.X, st)
		r.arithmetic(c.X, st)
		return st, st, nothing()
	case *syntax.LetClause:
		for _, x := range c.Exprs {
			r.exit = reckoned(x, st)
			r.arithmetic(x, st)
		}
		return st, st, nothing()
	case *syntax.TestClause:
		r.exit = r.test(c.X, st)
		return st, st, nothing()
	case *syntax.TimeClause:
		if c.Stmt == nil {
			return st, st, nothing()
		}
		if r.sober && st.funcs != nil {
			program := st.clone()
			program.funcs = nil // which starts none
			r.stmt(c.Stmt, program, in)
		}
		if ok, fail, out = r.stmt(c.Stmt, st.clone(), in); r.sober || r.mayBeZsh() {
			// It may be a program, which ends no shell, and zsh times some in a process of their own.
			ok, fail = join(ok, st), join(fail, st)
		}
		return ok, fail, out
	case *syntax.CoprocClause:
		at, before, runs := r.position, r.done, coprocess(c)
		if runs == nil {
			r.unknown("what a coprocess is called, and what it runs, is not known")
			runs = c.Stmt
		}
		r.piped, r.versions.beside = true, true
		from, list := len(r.a.Effects), []*syntax.Stmt{runs}
		if _, _, out = r.stmt(list[0], st.clone(), flow{}); out.endless {
			r.staysBehind()
		}
		r.began = true
		r.goesOn(list, st.clone(), flow{}, from)
		r.beside(before)
		r.coproc = coproc{taker{list, st.clone()}, out, "COPROC"}
		if c.Name != nil && c.Stmt.Cmd != nil {
			r.coproc.name = c.Name.Lit()
		}
		if st.repaths(r.coproc.name); c.Name != nil && r.coproc.name == "" {
			r.unknown("which variable a coprocess sets is not known")
		}
		st = st.clone()
		st.set(r.coproc.name, alts{{}})
		r.coproc.out.open = true
		r.backTo(at)
		return st, st, nothing()
	}
	r.unknown("a construct of the shell that is not read")
	r.fail(automode.Unreadable)
	return st, st, flow{}
}

func (r *reader) unknown(why string) { r.give(automode.Effect{Why: why}) }

// joint is where two parts of a list or a pipe meet, while the first is read.
type joint struct {
	c                    *syntax.BinaryCmd
	st                   *state // before the first part
	piped, onward, loose bool   // around it
	joined               bool
	from, takes          int // the effects, and the takes, that were there
	done                 deeds
}

// binary reads a list or a pipe. What stands in front of its last sign is often
// a list or pipe itself, thousands deep, and read without a stack that grows.
func (r *reader) binary(c *syntax.BinaryCmd, st *state, in flow) (ok, fail *state, out flow) {
	var few [4]joint
	all := few[:0]
	for c != nil {
		all = append(all, joint{c, st, r.piped, r.onward, r.loose, r.merged, len(r.a.Effects), len(r.inputs.takes), r.done})
		r.merged = r.merged || c.Op == syntax.PipeAll
		if c.Op != syntax.AndStmt && c.Op != syntax.OrStmt {
			r.piped, r.onward = true, true
			st = st.clone()
		}
		first := c.X
		if c, _ = first.Cmd.(*syntax.BinaryCmd); c == nil || first.Negated || first.Background || first.Coprocess || len(first.Redirs) > 0 {
			c = nil
			ok, fail, out = r.stmt(first, st, in)
		} else if r.tired() {
			c = nil
			ok, fail, out = st, st, flow{}
		}
	}
	for i := len(all) - 1; i >= 0; i-- {
		ok, fail, out = r.second(&all[i], ok, fail, out, in)
	}
	return ok, fail, out
}

// second reads the second part of a list or a pipe, after the first.
func (r *reader) second(j *joint, okX, failX *state, outX, in flow) (ok, fail *state, out flow) {
	c := j.c
	r.merged = j.joined || r.mixes
	switch c.Op {
	case syntax.AndStmt, syntax.OrStmt:
		go_, skip := okX, failX
		if c.Op == syntax.OrStmt {
			go_, skip = failX, okX
		}
		if go_.dead {
			return okX, failX, outX
		}
		held := (c.Op == syntax.AndStmt) != c.X.Negated
		go_ = r.narrowed(conditional{of: c.X.Cmd, holds: held, leaves: leavesAtOnce(c.Y)}, go_, j.from)
		if goesElsewhere(c.Y) {
			skip = r.narrowed(conditional{of: c.X.Cmd, holds: !held}, skip, j.from)
		}
		// What the second part changes must not be seen where it is skipped.
		first, and := r.exit, c.Op == syntax.AndStmt
		surely := first == success && and || first == failure && !and
		if !surely {
			r.branch++
		}
		okY, failY, outY := r.stmt(c.Y, go_.clone(), in)
		if !surely {
			r.branch--
		}
		r.exit = listed(and, first, r.exit)
		outY.maybe = outY.maybe || c.Op == syntax.OrStmt || !r.succeeds(c.X, okX)
		if c.Op == syntax.AndStmt {
			return okY, join(skip, failY), r.both(outX, outY)
		}
		return join(skip, okY), failY, r.both(outX, outY)
	default: // pipes
		if c.Op == syntax.PipeAll {
			outX = r.withErrors(c.X.Cmd, outX, j.st)
		}
		outX.open = true
		outX.input, outX.script, outX.piped = 0, false, true
		outX = r.share(outX)
		takes := len(r.inputs.takes)
		to, noted := len(r.a.Effects), len(r.notes.log)
		r.onward = j.onward
		st := j.st.clone()
		st.fed = nil
		okY, failY, out := r.stmt(c.Y, st, outX)
		r.atOnce(j.takes, takes)
		if r.crossed(j.from, to, noted) {
			r.reread([]*syntax.Stmt{c.X}, j.st, in)
		}
		r.doubt(j.from, to, j.loose)
		r.piped = j.piped
		r.apart(j.done)
		// zsh, and bash when told to, runs the last part itself: what it sets
		// and where it goes may last or not.
		after := join(j.st, join(okY, failY))
		return after, after, out
	}
}

// succeeds reports whether a statement is known to succeed: it only prints or
// assigns, or it goes to a folder that is there.
func (r *reader) succeeds(s *syntax.Stmt, after *state) bool {
	c, ok := s.Cmd.(*syntax.CallExpr)
	if !ok || s.Negated || len(s.Redirs) > 0 {
		return false
	}
	if len(c.Args) == 0 {
		return true
	}
	switch c.Args[0].Lit() {
	case ":", "true", "echo", "printf":
		return true
	case "cd":
		return len(after.cwds) == 1 && (r.world.Lexical() || r.world.Resolve(after.cwds[0]).Exists)
	}
	return false
}

func (r *reader) branches(c *syntax.IfClause, st *state, in flow) (ok, fail *state, out flow) {
	if c.ThenPos.IsValid() {
		from := len(r.a.Effects)
		yes, no, o := r.stmts(c.Cond, st, in)
		if n := len(c.Cond); n > 0 {
			last := c.Cond[n-1]
			cond := conditional{of: last.Cmd, holds: !last.Negated, leaves: leavesAtOnce(c.Then...)}
			if yes = r.narrowed(cond, yes, from); c.Else != nil || goesElsewhere(c.Then...) {
				no = r.narrowed(conditional{of: last.Cmd, holds: last.Negated}, no, from)
			}
		}
		r.branch++
		defer func() { r.branch--; r.exit = either }()
		okT, failT, outT := r.stmts(c.Then, yes.clone(), in)
		out = r.both(o, outT)
		if c.Else == nil {
			after := join(join(okT, failT), no)
			out.maybe = true
			return after, after, out
		}
		okE, failE, outE := r.branches(c.Else, no.clone(), in)
		after := join(join(okT, failT), join(okE, failE))
		return after, after, r.both(out, outE)
	}
	return r.stmts(c.Then, st, in) // a plain else
}

func (r *reader) cases(c *syntax.CaseClause, st *state, in flow) (ok, fail *state, out flow) {
	of := r.single(c.Word, st)
	out = nothing()
	after := st.clone()
	begin := st // of an item: what the one before falls through with, too
	r.branch++
	for _, item := range c.Items {
		for _, p := range item.Patterns {
			r.compared(of, r.single(p, begin), false)
		}
		few := begin
		if !takesAny(item) {
			few = r.narrowed(conditional{of: c, items: item.Patterns, holds: true, leaves: leavesAtOnce(item.Stmts...)}, begin, len(r.a.Effects))
		}
		okI, failI, o := r.stmts(item.Stmts, few.clone(), in)
		end := join(okI, failI)
		if after = join(after, end); goesElsewhere(item.Stmts...) {
			after = r.narrowed(conditional{of: c, items: item.Patterns}, after, len(r.a.Effects))
		}
		if begin = st; item.Op != syntax.Break {
			begin = join(st, end).clone()
		}
		out = r.both(out, o)
	}
	r.branch--
	r.exit = either
	out.maybe = true // it may be none of them
	return after, after, out
}
