package shell

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
	"mvdan.cc/sh/v3/syntax"
)

// Limits of what is read. The parser recurses, and a stack that overflows
// cannot be recovered from, so brackets are counted before it starts.
const (
	MaxText     = 64 << 10 // bytes of one command line
	MaxBrackets = 4000     // opening brackets of any kind
	maxDepth    = 24       // wrappers, scripts, functions and substitutions in each other
	maxScript   = 256 << 10
	maxEffects  = 12500
	maxWork     = 65000 // statements, commands, paths and names read, a loop's or function's each time
	maxLoops    = 6     // loops in each other
	maxRuns     = 64    // readings of one command whose words have several values
)

// Options are what a walk needs beside the command and the world.
type Options struct {
	// Changed reports whether this session changed an executable surface, so
	// that what it names can no longer be taken for the project's own.
	Changed func(path string) bool
	// Made reports whether the session made a file and left it as it is. Nil: none.
	Made func(path string) bool
	// Wrote reports whether the session wrote a file, by whatever tool. Nil: none.
	Wrote func(path string) bool
	// Only are the places where earlier calls of this session moved what is nowhere else.
	Only []string
	// Beyond is told when the call holds a language that this build does not
	// carry. Nil: nobody wants to know.
	Beyond func()
}

// HoldsOnly reports whether a path is one of Only, or lies below one.
func (o *Options) HoldsOnly(p string) bool {
	return slices.ContainsFunc(o.Only, func(only string) bool {
		rest, ok := strings.CutPrefix(p, strings.TrimSuffix(only, "/"))
		return ok && (rest == "" || rest[0] == '/')
	})
}

// Read adds to a what its shell call would do.
func Read(a *automode.Action, w *world.World, o Options) {
	r := readers.Get().(*reader)
	r.action = *a
	r.a, r.world, r.options, r.src = &r.action, w, o, a.Call.Command
	st := &r.states.take(1)[0]
	st.known, st.room = true, &r.states
	r.notes.at = r.noteds
	for _, p := range o.Only {
		r.notes.only.add(p)
	}
	if a.Call.Cwd != "" {
		r.cwd[0] = r.slashed(a.Call.Cwd)
		if at := w.Resolve(r.cwd[0]); at.Err == nil && at.Path != r.cwd[0] && !w.Lexical() {
			st.names = named([]string{r.cwd[0]}, nil) // whether its shell knows that name nobody tells
			st.cwds = []string{at.Path}
			r.a.Folders = st.cwds
		} else {
			st.cwds = r.cwd[:]
		}
	}
	if a.Commands == nil && a.Effects == nil {
		m := new(small)
		r.a.Commands, r.a.Effects, r.strings.free, r.flags.free = m.commands[:0], m.effects[:0], m.words[:], m.known[:]
	}
	switch a.Call.Shell {
	case automode.PowerShell:
		r.powershell(a.Call.Command, st, flow{})
	case automode.Cmd:
		r.batch(a.Call.Command, st, flow{}, false)
	default:
		r.ownShell(a.Call.Command, st, flow{})
		r.afterwards()
	}
	r.ownSources(st)
	r.ownSurfaces(st)
	r.splicedInto(st)
	*a = r.action
	a.Complete = !r.failed
	r.words.again()
	r.states.again()
	r.lists.again()
	clear(r.programs)
	r.programs = r.programs[:0]
	clear(r.entries[:cap(r.entries)])
	r.entries = r.entries[:0]
	clear(r.bindings)
	r.bindings = r.bindings[:0]
	r.cwd[0] = ""
	if r.noteds = r.notes.at; len(r.noteds) > 64 {
		r.noteds = nil
	}
	clear(r.noteds)
	*r = reader{scratch: r.scratch}
	readers.Put(r) // not after a panic: it may be in use
}

// text reads source as shell code in the state st.
func (r *reader) text(source string, st *state, in flow) (*state, flow) {
	if r.depth >= maxDepth {
		r.overflow("commands are nested too deep to be read")
		return st, flow{}
	}
	if why := tooMuch(source); why != "" {
		r.overflow(why)
		return st, flow{}
	}
	if why := doubtful(source); why != "" {
		r.give(automode.Effect{Why: why})
		r.fail(automode.Unreadable)
	}
	if whole, broken := unbroken(source); broken {
		r.endsElsewhere("an operator, behind which the line goes on,")
		source = whole
	}
	if r.startsOver(running{}, source, "the text") {
		return st, flow{}
	}
	r.depth++
	src := r.src
	r.src = source
	within := r.enters(running{}, source)
	defer func() { r.src = src; r.depth--; r.leave(within) }()

	stmts, wrong := parse(source)
	out := nothing()
	around, branch := r.givenUp, r.branch
	var ended *state
	r.givenUp = nil
	defer func() { r.givenUp = around }()
	for i, s := range stmts {
		var o flow
		if then := jobsToCome(stmts[i:], st); then != nil {
			_, o = r.sequence(s, then, in) // a trap leaves all as it is
		} else {
			st, o = r.sequence(s, st, in)
		}
		out = r.both(out, o)
		if endsLine(stmts, i) {
			st, ended = r.nextLine(st, ended, branch)
		}
		if st.dead {
			break
		}
	}
	if wrong != nil {
		if r.mayBeZsh() {
			// What zsh alone reads can still be denied. Too much is read of it.
			for _, s := range zshStatements(source) {
				if n := len(stmts); n == 0 || !stmts[n-1].End().After(s.Pos()) {
					r.sequence(s, st.clone(), in)
				}
			}
		}
		r.give(automode.Effect{Why: "it is not valid shell syntax: " + plain(wrong)})
		r.fail(automode.Unreadable)
		return join(st, ended), flow{}
	}
	return join(st, ended), out
}

// parsers are kept from one text to the next: most of a parser is its buffers.
var parsers = sync.Pool{New: func() any { return &parsing{parser: newParser()} }}

// parsing is a parser with what it reads from.
type parsing struct {
	parser *syntax.Parser
	text   strings.Reader
}

func newParser() *syntax.Parser { return syntax.NewParser(syntax.Variant(syntax.LangBash)) }

// parse returns the statements of a text, and with an error those before it,
// which would run. None is read before all are parsed, since the body of a
// here-document is filled in after its statement was handed out.
func parse(source string) (stmts []*syntax.Stmt, wrong error) {
	p := parsers.Get().(*parsing)
	p.text.Reset(source)
	if f, err := p.parser.Parse(&p.text, ""); err == nil {
		p.text.Reset("")
		parsers.Put(p)
		return f.Stmts, nil
	}
	// One that stopped in the middle is not used again, and what it was in the
	// middle of would not run.
	return upToError(newParser(), source)
}

// zshStatements are the statements of a text that bash does not read, as far
// as the parser reads them for zsh.
func zshStatements(source string) []*syntax.Stmt {
	stmts, _ := upToError(syntax.NewParser(syntax.Variant(syntax.LangZsh)), source)
	return stmts
}

func upToError(p *syntax.Parser, source string) (stmts []*syntax.Stmt, wrong error) {
	for stmt, err := range p.StmtsSeq(strings.NewReader(source)) {
		switch {
		case err != nil:
			wrong = err
		case wrong == nil:
			stmts = append(stmts, stmt)
		}
	}
	return stmts, wrong
}

func plain(err error) string {
	var p syntax.ParseError
	if errors.As(err, &p) {
		return p.Text
	}
	return err.Error()
}

// tooMuch says why a text must not be parsed; it is empty for ordinary text.
func tooMuch(s string) string {
	switch {
	case len(s) > MaxText:
		return "the command is longer than 64 KiB"
	case strings.Count(s, "(")+strings.Count(s, "{")+strings.Count(s, "[") > MaxBrackets:
		return "the command has more than 4,000 opening brackets"
	}
	return ""
}

// doubtful says why what is read of a text cannot be relied on to allow it.
func doubtful(s string) string {
	switch {
	case strings.IndexByte(s, 0) >= 0:
		return "the command holds a NUL byte"
	case !utf8.ValidString(s):
		return "the command is not valid UTF-8"
	case strings.IndexByte(s, '\r') >= 0:
		return "the command holds a carriage return, which shells and readers take differently"
	case continuedComment(s):
		return "a line with a comment sign ends in a backslash, behind which shells and readers take the next line differently"
	}
	return ""
}

// tired counts one step of work and reports whether there were too many.
func (r *reader) tired() bool { return r.tires(1) }

// tires counts steps of work and reports whether there were too many. However
// far past the limit they lead, it is said once, and nothing is allowed then.
func (r *reader) tires(steps int) bool {
	r.work += steps
	if r.work > maxWork && !r.spent {
		r.spent = true
		r.overflow("the command does more than can be followed")
	}
	return r.spent
}

// wordsStep is how many words of one command cost a step of work each time that
// all of them are gone over once more: for each wrapper, and for each of them that
// names a task or a file.
const wordsStep = 4

// goesOver counts that n words are gone over once more, and reports whether there
// was too much of that.
func (r *reader) goesOver(n int) bool { return n >= wordsStep && r.tires(n/wordsStep) }

func (r *reader) overflow(why string) {
	r.give(automode.Effect{Why: why})
	r.fail(automode.Overflow)
}

func (r *reader) fail(o automode.Outcome) {
	r.failed = true
	if r.a.Outcome == automode.Policy {
		r.a.Outcome = o
	}
}

// give adds an effect, with what the walk knows of where it stands.
func (r *reader) give(e automode.Effect) {
	r.timed(&e)
	if r.known && (e.Kind == automode.Unknown || e.Kind == automode.Run && e.Known != automode.Exact) {
		return
	}
	if len(r.a.Effects) >= maxEffects {
		r.spent = true // nothing more is told, so nothing more is read
		r.fail(automode.Overflow)
		return
	}
	if e.Kind == automode.Unknown && r.own && r.covered() && e.Place == (automode.Place{}) && e.Data&automode.FetchedData == 0 && !r.failed {
		// What nobody can read of it is code of the project, as every program
		// that it starts.
		e.Kind, e.Traits = automode.Run, e.Traits|automode.EntryPoint
	}
	e.Command, e.Parent = r.command, r.parent
	if e.Part == automode.InWords {
		e.Part = r.part
	}
	if e.Via == automode.Direct {
		e.Via = r.via
	}
	if e.Kind == automode.Run && e.Via == automode.ByOption && r.mine != nil && !slices.Contains(r.mine, e.Flag+" "+e.Target) {
		// An option that the call gives names it, and no recipe.
		e.Traits &^= automode.EntryPoint
	}
	if r.command > 0 && e.Program == "" {
		if c := &r.a.Commands[r.command-1]; len(c.Words) > 0 && c.Known[0] {
			e.Program = base(c.Words[0])
		}
	}
	if len(r.lent) > 0 {
		r.borrows(&e)
	}
	r.versions.saw(&e)
	r.a.Effects = append(commands.Doubled(r.a.Effects), e)
}

func base(name string) string { return name[strings.LastIndexByte(name, '/')+1:] }

// sequence reads a statement whose outcome does not matter to what follows.
func (r *reader) sequence(s *syntax.Stmt, st *state, in flow) (*state, flow) {
	ok, fail, out := r.stmt(s, st, in)
	return join(ok, fail), out
}

// stmts reads statements one after the other.
func (r *reader) stmts(list []*syntax.Stmt, st *state, in flow) (ok, fail *state, out flow) {
	out = nothing()
	ok, fail = st, st
	for i, s := range list {
		if i > 0 {
			st = join(ok, fail)
		}
		if st.dead {
			return st, st, out
		}
		var o flow
		ok, fail, o = r.stmt(s, st, in)
		out = r.both(out, o)
	}
	return ok, fail, out
}

// known is whether a word is exactly one known string.
func known(alts []commands.Word) (string, bool) {
	if len(alts) == 1 && alts[0].Exact() {
		return alts[0].Text, true
	}
	return "", false
}
