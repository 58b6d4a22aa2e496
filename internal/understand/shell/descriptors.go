package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// What a shell opens under a number, or runs beside itself, can be read and
// written later in the call. Where the walk does not know which of several it
// is, each counts: descriptors are never taken for closed.

// descriptor is a file, pipe or connection that a redirection opened.
type descriptor struct {
	number string
	reads  bool
	in     flow          // what comes out of it
	to     commands.Word // the network connection, or the process, that what is written goes to; empty: none
}

// maxDescriptors bounds how many are followed.
const maxDescriptors = 32

// crowded reports whether one more would not be followed, and says so: what is read
// from it later may be code.
func (r *reader) crowded() bool {
	full := len(r.descriptors) >= maxDescriptors
	if full {
		r.unknown("more descriptors are opened than are followed")
	}
	return full
}

// feeds reports whether a redirection is of standard input.
func feeds(d *syntax.Redirect) bool {
	switch d.Op {
	case syntax.RdrIn, syntax.RdrInOut, syntax.DplIn, syntax.Hdoc, syntax.DashHdoc, syntax.WordHdoc:
		return d.N == nil || d.N.Value == "0"
	}
	return d.N != nil && d.N.Value == "0"
}

// opened notes what a redirection opens under a number above the standard ones.
func (r *reader) opened(d *syntax.Redirect, w commands.Word, st *state) {
	if d.N == nil || d.N.Value[0] != '{' && (!plainNumber(d.N.Value) || d.N.Value < "3" && len(d.N.Value) == 1) {
		return
	}
	if r.crowded() {
		return
	}
	x := descriptor{number: d.N.Value}
	_, net := networkFile(w)
	switch d.Op {
	case syntax.RdrIn, syntax.RdrInOut, syntax.DplIn:
		x.reads = true
		if net {
			x.in = flow{open: true, data: automode.FetchedData}
		} else if _, ok := r.pipe(w.Text); ok || d.Op == syntax.RdrIn {
			from := len(r.a.Effects)
			x.in = r.share(r.input(w, st))
			r.a.Effects = r.a.Effects[:from] // it is given where the redirection itself is read
		}
	}
	for i := range r.takers {
		net = net || w.Text == pipeName(r.takers[i].pipe)
	}
	if net && d.Op != syntax.RdrIn {
		x.to = w
	}
	if x.reads || net {
		r.descriptors = append(r.descriptors, x)
	}
}

// numberOf is the descriptor that a redirection is of; empty where the shell chooses one.
func numberOf(d *syntax.Redirect) string {
	switch {
	case d.N != nil && d.N.Value[0] == '{':
		return ""
	case d.N != nil:
		return strings.TrimLeft(d.N.Value[:len(d.N.Value)-1], "0") + d.N.Value[len(d.N.Value)-1:]
	case feeds(d):
		return "0"
	}
	return "1"
}

// streamNumber is the descriptor that a path names; empty: none.
func streamNumber(path string) string {
	switch name := base(path); name {
	case "stdin":
		return "0"
	case "stdout":
		return "1"
	case "stderr":
		return "2"
	default:
		if plainNumber(name) {
			return name
		}
	}
	return ""
}

// holdsNumber notes that a variable is given the number of a descriptor, where the shell
// knows such redirections.
func (r *reader) holdsNumber(name string, st *state) {
	r.environment(name, number(), st)
	st.set(name, value.Union(r.value(name, st), number()))
}

// given reads the text that a redirection gives, which is standard input unless
// it is given to another descriptor.
func (r *reader) given(d *syntax.Redirect, in *flow, st *state) {
	if d.N != nil && d.N.Value != "0" {
		if r.crowded() {
			return
		}
		r.descriptors = append(r.descriptors, descriptor{number: d.N.Value, reads: true})
		in = &r.descriptors[len(r.descriptors)-1].in
	}
	if d.Op == syntax.WordHdoc {
		*in = textFlow(r.single(d.Word, st), "\n")
	} else {
		*in = r.document(d, st)
	}
	in.strange = r.strange && !in.exact()
	*in = r.share(*in)
}

// duplicated is standard input, or output, made one of the descriptors that
// this call opened. One that it was not seen to open may be inherited, or go by a
// number that the shell chose: what comes in by it is not known.
func (r *reader) duplicated(d *syntax.Redirect, w commands.Word, st *state, in *flow, to *output) {
	number := strings.TrimSuffix(w.Text, "-")
	fed := feeds(d)
	reads := number != "" && number != "0" && (fed || d.Op == syntax.DplIn)
	if d.Op == syntax.DplOut && number == "0" {
		r.writesInput("/dev/stdin", st)
	}
	if d.Op == syntax.DplOut && strings.Trim(number, "012") != "" {
		to.process = true // bash chose the numbers of a coprocess
	}
	var from *flow
	if number == "0" {
		from = in
	}
	for i := range r.descriptors {
		x := &r.descriptors[i]
		switch {
		case x.number != number:
		case x.reads && reads && from == nil:
			from = &x.in
		case x.reads && reads: // which of them it is then is not known
			f := both(*from, x.in)
			from = &f
		case d.Op == syntax.DplOut && x.to.Text != "":
			plain := *d
			plain.Op = syntax.RdrOut
			r.output(&plain, x.to, st, to)
		}
	}
	if from == nil {
		from = &flow{open: true, data: automode.UnknownData}
	}
	switch {
	case fed && reads:
		*in = *from
	case !fed && d.Op == syntax.DplIn && number != "" && !r.crowded():
		r.descriptors = append(r.descriptors, descriptor{number: d.N.Value, reads: true, in: *from})
	}
}

// chosen is what a descriptor whose number the shell chose is noted under, where a
// word is the variable that holds the number and this call opened one by it.
func (r *reader) chosen(w *syntax.Word) (commands.Word, bool) {
	parts := w.Parts
	if len(parts) == 1 {
		if q, ok := parts[0].(*syntax.DblQuoted); ok {
			parts = q.Parts
		}
	}
	if len(parts) != 1 {
		return commands.Word{}, false
	}
	p, ok := parts[0].(*syntax.ParamExp)
	if !ok || p.Param == nil || p.Exp != nil || p.Length || p.Excl || p.Index != nil {
		return commands.Word{}, false
	}
	name := "{" + p.Param.Value + "}"
	for i := range r.descriptors {
		if r.descriptors[i].number == name {
			return commands.Lit(name), true
		}
	}
	return commands.Word{}, false
}

// taker is code that reads what is written to it.
type taker struct {
	stmts []*syntax.Stmt
	st    *state
}

// taken is the taker behind a process substitution, by its number among pipes.
type taken struct {
	pipe int
	taker
}

// hears reads the code once more with what it is given.
func (t *taker) hears(r *reader, in flow) {
	if len(t.stmts) == 0 || in.silent() && in.data == 0 || r.depth >= maxDepth {
		return
	}
	defer r.backTo(r.position)
	r.piped = true
	r.depth++
	in.open, in.input, in.script = true, 0, false
	in = r.share(in)
	r.stmts(t.stmts, t.st.clone(), in)
}

// handed hands what is written to a path to the process substitution behind it.
func (r *reader) handed(path string, in flow) {
	for i := range r.takers {
		if x := r.takers[i]; path == pipeName(x.pipe) {
			x.hears(r, in)
		}
	}
}

// coproc is the shell's coprocess: one at a time.
type coproc struct {
	taker
	out  flow
	name string // of the list with its descriptors
}

// coprocess is what a coprocess runs, nil where bash reads it in another way than the
// parser: it has a name only in front of a compound command. A word with nothing but
// redirections behind it, which the parser takes for one, is the command, and what looks
// like an assignment behind a command is a word.
func coprocess(c *syntax.CoprocClause) *syntax.Stmt {
	s := *c.Stmt
	switch cmd := s.Cmd.(type) {
	case nil:
		if c.Name != nil {
			s.Cmd = &syntax.CallExpr{Args: []*syntax.Word{c.Name}}
		}
	case *syntax.CallExpr:
		call, ok := inOrder(cmd)
		if !ok || c.Name != nil {
			return nil
		}
		s.Cmd = call
	case *syntax.Block, *syntax.Subshell, *syntax.IfClause, *syntax.WhileClause, *syntax.ForClause, *syntax.CaseClause, *syntax.ArithmCmd, *syntax.TestClause:
	default:
		if c.Name != nil {
			return nil
		}
	}
	return &s
}

// inOrder is a command with what stands behind its first word as words.
func inOrder(c *syntax.CallExpr) (*syntax.CallExpr, bool) {
	if len(c.Args) == 0 {
		return c, true
	}
	call, first := &syntax.CallExpr{Args: c.Args}, c.Args[0].Pos().Offset()
	for _, a := range c.Assigns {
		if a.Pos().Offset() < first {
			call.Assigns = append(call.Assigns, a)
			continue
		}
		if a.Name == nil || a.Index != nil || a.Array != nil {
			return nil, false
		}
		sign := "="
		if a.Append {
			sign = "+="
		}
		first := &syntax.Lit{ValuePos: a.Name.ValuePos, ValueEnd: a.Name.ValueEnd, Value: a.Name.Value + sign}
		w := &syntax.Word{Parts: []syntax.WordPart{first}}
		if a.Value != nil {
			rest := a.Value.Parts
			if l, ok := rest[0].(*syntax.Lit); ok { // in one piece, for the home's sign behind the other
				first.Value, first.ValueEnd, rest = first.Value+l.Value, l.ValueEnd, rest[1:]
			}
			w.Parts = append(w.Parts, rest...)
		}
		at := len(call.Args)
		for call.Args[at-1].Pos().Offset() > a.Pos().Offset() {
			at--
		}
		call.Args = append(call.Args[:at:at], append([]*syntax.Word{w}, call.Args[at:]...)...)
	}
	return call, true
}

// copro is which end of a coprocess a word names: 0 what it prints, 1 what it
// reads; -1 when it names none.
func (c *coproc) end(w *syntax.Word) int {
	parts := w.Parts
	if len(parts) == 1 {
		if q, ok := parts[0].(*syntax.DblQuoted); ok {
			parts = q.Parts
		}
	}
	if len(parts) == 0 {
		return -1
	}
	p, ok := parts[0].(*syntax.ParamExp)
	if !ok || p.Param == nil || p.Param.Value != c.name {
		return -1
	}
	if indexIs(p.Index, "1") {
		return 1
	}
	return 0
}

// coprocess connects a command with one end of the coprocess.
func (r *reader) coprocess(d *syntax.Redirect, end int, in flow, to *output) flow {
	switch {
	case end == 0 && d.Op == syntax.DplIn:
		return r.coproc.out
	case end == 1:
		to.process = true
		if d.N != nil && d.N.Value != "1" {
			r.coproc.hears(r, flow{data: automode.UnknownData}) // by that number later
		}
	}
	return in
}

// byLetter connects a command with the coprocess where zsh calls it "p"; to bash that is a
// file's name.
func (r *reader) byLetter(d *syntax.Redirect, w commands.Word, in flow, to *output) flow {
	if !w.Is("p") || !r.mayBeZsh() || r.coproc.stmts == nil {
		return in
	}
	if d.Op == syntax.DplOut {
		return r.coprocess(d, 1, in, to)
	}
	if d.N != nil && d.N.Value != "0" {
		r.unknown("what a coprocess prints is read by a number later")
	}
	return r.coproc.out
}
