//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/understand/powershell"
	"automode/internal/understand/shell/value"
)

// pwsh is the walk of a PowerShell text: the reader, with what that language
// has beside a shell's state. Names of variables are kept in lower case, those
// of the environment as "env:name".
type pwsh struct {
	labels []string // of a batch file, so far
	*reader
	functions map[string][]*powershell.Block // every body that a name was given
	aliases   map[string][]string            // every command that a name was made to stand for
	blocks    []*powershell.Expr             // code that is a value, see blockWord
	first     []string                       // where it began: .NET stays there when the shell moves
	midway    *state                         // how things stood where blocks may have been left; nil: nowhere
	tries     int                            // how many bodies of a try are being read
	socket    bool                           // a connection to another host was made
	deep      []string                       // folders of which all that lies below was listed
}

// stream is what runs from one part of a pipeline to the next: a flow, and
// the objects in it where they are known one by one.
type stream struct {
	flow
	items alts // nil: not known
	files bool // they are files, not their names
}

// silence is a stream of nothing.
func silence() *stream { return &stream{flow: nothing(), items: alts{}} }

// objects is a stream of these values.
func objects(v alts) *stream {
	s := &stream{flow: flow{open: true}, items: v}
	for _, w := range v {
		s.data |= w.Data
		s.encoded = s.encoded || w.Encoded
	}
	switch {
	case len(v) == 0:
		return silence()
	case len(v) == 1 && v[0].Exact():
		s.prints = commands.ItsText
		s.says(v[0])
	}
	return s
}

// each are the values of a stream, taken one by one.
func (s *stream) each() alts {
	if s.items != nil {
		return s.items
	}
	w := s.asWord()
	w.Many = false
	return alts{w}
}

// beside is what two streams put out one after the other.
func beside(a, b *stream) *stream {
	if a == nil {
		return b
	}
	if a.items != nil && b.items != nil {
		return objects(value.Union(a.items, b.items))
	}
	return &stream{flow: both(a.flow, b.flow)}
}

// powershell reads text as PowerShell runs it in a shell of its own.
func (r *reader) powershell(text string, st *state, in flow) flow {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if r.depth >= maxDepth {
		r.overflow("commands are nested too deep to be read")
		return flow{}
	}
	defer r.backTo(r.position)
	p := &pwsh{reader: r, first: st.cwds}
	_, out := p.text(text, &state{cwds: st.cwds, known: true, path: st.path, funcs: st.funcs}, &stream{flow: in})
	return out.flow
}

// text reads a whole text.
func (p *pwsh) text(text string, st *state, in *stream) (*state, *stream) {
	if why := tooMuch(text); why != "" {
		p.overflow(why)
		return st, &stream{}
	}
	if why := doubtful(text); why != "" {
		p.say(automode.Unknown, 0, "", why)
		p.fail(automode.Unreadable)
	}
	if p.depth++; p.depth > maxDepth {
		p.overflow("commands are nested too deep to be read")
		p.depth--
		return st, &stream{}
	}
	defer func() { p.depth-- }()
	b, wrong := powershell.Parse(text)
	for _, param := range b.Params {
		if param.Default != nil {
			// Its value is worked out where nothing is given.
			st.set(param.Name, append(unsetValue(), p.value(param.Default, st)...))
		}
	}
	st, out := p.leavable(b, st, in)
	if wrong != "" {
		p.say(automode.Unknown, 0, "", "it is not PowerShell that can be read: "+wrong)
		p.fail(automode.Unreadable)
		return st, &stream{}
	}
	return st, out
}

// block reads statements one after the other.
func (p *pwsh) block(b *powershell.Block, st *state, in *stream) (*state, *stream) {
	out := silence()
	for _, s := range b.Stmts {
		if st.dead {
			break
		}
		if p.tries > 0 {
			p.mayLeave(st)
		}
		ok, fail, o := p.stmt(s, st, in)
		st, out = join(ok, fail), beside(out, o)
	}
	return st, out
}

// stmt reads one statement.
func (p *pwsh) stmt(s *powershell.Stmt, st *state, in *stream) (ok, fail *state, out *stream) {
	if p.tired() {
		return st, st, &stream{}
	}
	same := func(st *state, out *stream) (*state, *state, *stream) { return st, st, out }
	switch s.Kind {
	case powershell.Pipeline:
		if s.Beside {
			piped, before := p.piped, p.done
			p.piped = true
			_, _, out = p.pipeline(s, st.clone(), in)
			p.piped = piped
			p.beside(before)
			return st, st, &stream{flow: flow{data: out.data}}
		}
		before := p.done
		p.done = 0
		ok, fail, out = p.pipeline(s, st, in)
		if farRow(s) {
			p.goesRound(far, p.done, &out.flow)
		}
		p.done |= before
		return ok, fail, out
	case powershell.Chain:
		okX, failX, x := p.stmt(s.Parts[0], st, in)
		next, skip := okX, failX
		if s.Word == "||" {
			next, skip = failX, okX
		}
		okY, failY, y := p.stmt(s.Parts[1], next.clone(), in)
		return join(skip, okY), join(skip, failY), beside(x, y)
	case powershell.Assign:
		return same(p.assigned(s, st, in))
	case powershell.Branch:
		return same(p.branch(s, st, in))
	case powershell.Loop:
		return same(p.loop(s, st, in))
	case powershell.Switch:
		return same(p.switched(s, st, in))
	case powershell.Try:
		return same(p.try(s, st, in))
	case powershell.Function:
		if p.functions == nil {
			p.functions = map[string][]*powershell.Block{}
		}
		name := strings.TrimPrefix(strings.TrimPrefix(s.Word, "global:"), "script:")
		p.functions[name] = append(p.functions[name], s.Bodies[0])
		return st, st, silence()
	case powershell.Leave:
		o := silence()
		for _, x := range s.Parts {
			_, st, o = p.stmt(x, st, in)
		}
		switch s.Word {
		case "break":
			p.done |= breaks
		case "return":
			p.done |= returns
		case "throw", "exit":
			p.done |= quits
		}
		p.mayLeave(st)
		if p.leaves(s.Word, st) {
			st = st.clone()
			st.dead = true
		}
		return same(st, o)
	}
	p.unknown("a statement that is not read")
	return st, st, &stream{}
}

func (p *pwsh) branch(s *powershell.Stmt, st *state, in *stream) (*state, *stream) {
	p.reader.branch++
	defer func() { p.reader.branch-- }()
	out := silence()
	var after *state
	for i, b := range s.Bodies {
		if i < len(s.Parts) {
			_, st, _ = p.captured(s.Parts[i], st, in)
		}
		from := st
		if i < len(s.Parts) {
			from = p.narrowedFor(s.Parts[i], true, st)
		} else if len(s.Parts) == 1 {
			from = p.narrowedFor(s.Parts[0], false, st)
		}
		next, o := p.block(b, from.clone(), in)
		after, out = join(after, next), beside(out, o)
	}
	if len(s.Bodies) == len(s.Parts) {
		after = join(after, st)
	}
	return after, out
}

// loop reads a body as often as it takes for one round to see what another
// leaves behind.
func (p *pwsh) loop(s *powershell.Stmt, st *state, in *stream) (*state, *stream) {
	st = st.clone()
	if s.Word == "foreach" {
		_, next, list := p.captured(s.Parts[0], st, in)
		st = next.clone()
		p.set(s.Target.Text, list.each(), st)
	}
	goesOn, heads := open, 0
	for _, x := range s.Parts {
		if s.Word == "foreach" || x.Kind != powershell.Pipeline || len(x.Elements) == 1 && x.Elements[0].Expr != nil && x.Elements[0].Expr.Text == "++" {
			continue
		}
		heads++
		if o := conditionOf(x); o == success && !s.Until || o == failure && s.Until {
			goesOn = ever
		}
	}
	switch {
	case s.Word == "for" && heads == 0:
		goesOn = ever
	case s.Word == "foreach" && len(s.Parts[0].Elements) == 1 && farText(s.Parts[0].Elements[0].Text):
		goesOn = far
	}
	// What the rounds put out is not followed value by value.
	after, _, out := p.rounds(st, func(st *state) (*state, flow) {
		if s.Word != "foreach" {
			for _, x := range s.Parts {
				var v *stream
				_, st, v = p.captured(x, st, in)
				if text, ok := known(v.each()); ok && s.Word != "for" {
					if no := strings.EqualFold(text, "false") || text == "0" || text == ""; no == s.Until {
						goesOn = ever
					}
				}
			}
		}
		next, o := p.leavable(s.Bodies[0], st, in)
		return next, o.flow
	})
	p.goesRound(goesOn, p.round, &out)
	return after, &stream{flow: out}
}

func (p *pwsh) switched(s *powershell.Stmt, st *state, in *stream) (*state, *stream) {
	p.reader.branch++
	defer func() { p.reader.branch-- }()
	out := silence()
	for i, x := range s.Parts {
		_, next, v := p.captured(x, st, in)
		st = next
		if i == 0 {
			st = st.clone()
			st.set("_", v.each())
			if s.Word == "file" {
				p.pathValues(commands.Reads, v.each(), "reads a file", st)
				st.set("_", anything())
			}
		}
	}
	after := st
	for _, b := range s.Bodies {
		next, o := p.leavable(b, st.clone(), in)
		after, out = join(after, next), beside(out, o)
	}
	return after, out
}

// captured reads a statement whose output becomes a value.
func (p *pwsh) captured(s *powershell.Stmt, st *state, in *stream) (ok, after *state, out *stream) {
	held := p.reader.captured
	p.reader.captured = true
	ok, fail, out := p.stmt(s, st, in)
	p.reader.captured = held
	return ok, join(ok, fail), out
}

// pipeline reads what runs from left to right.
func (p *pwsh) pipeline(s *powershell.Stmt, st *state, in *stream) (ok, fail *state, out *stream) {
	ok, fail = st, st
	outer, piped := p.command, p.piped
	p.piped = piped || len(s.Elements) > 1
	out = in
	for _, e := range s.Elements {
		st = join(ok, fail)
		if e.Expr != nil {
			v := p.value(e.Expr, st)
			out = objects(v)
			if !p.piped && !p.reader.captured {
				p.shown(v)
			}
			ok, fail = st, st
		} else {
			ok, fail, out = p.run(e, st, out)
		}
		out = p.redirected(e, st, out)
		p.command = outer
	}
	if p.piped = piped; len(s.Elements) > 1 && !piped && !p.reader.captured {
		p.shown(alts{{Data: out.data}})
	}
	return ok, fail, out
}

// shown: a secret that a value holds is printed.
func (p *pwsh) shown(v alts) {
	for _, w := range v {
		if w.Data&automode.SecretData != 0 {
			p.say(automode.Disclose, 0, "a variable that holds a secret", "prints it")
			return
		}
	}
}

// redirected reads the redirections of one part of a pipeline.
func (p *pwsh) redirected(e *powershell.Element, st *state, out *stream) *stream {
	for _, d := range e.Redirs {
		if d.To == nil {
			continue
		}
		if d.To.Kind == powershell.Variable && d.To.Text == "null" {
			if d.From == '1' || d.From == '*' {
				out = silence()
			}
			continue
		}
		role, why := commands.Writes, "the output replaces the file"
		if d.Append {
			role, why = commands.Appends, "the output is added to the file"
		}
		part := p.part
		p.part = automode.InRedirect
		for _, w := range p.value(d.To, st) {
			p.pathFactWith(commands.Fact{Role: role, Kind: automode.Write, Word: w, Why: why}, st, &sum{data: out.data})
			if d.From == '1' && !d.Append {
				p.holds(w, st, out)
			}
		}
		p.part = part
		if d.From == '1' || d.From == '*' {
			out = silence()
		}
	}
	return out
}

// holds notes the text that a file was just given.
func (p *pwsh) holds(w commands.Word, st *state, out *stream) {
	if out.prints != commands.ItsText || !out.exact() {
		return
	}
	if list := p.locate(p.pathWord(w), st); len(list) == 1 && list[0].at.Path != "" {
		at := list[0].at.Path
		p.notes.content(at, out.word().Text, true, out.encoded, out.data)
		x := p.notes.at[at]
		x.sure = x.full
		p.notes.at[at] = x
	}
}

// assigned reads an assignment.
func (p *pwsh) assigned(s *powershell.Stmt, st *state, in *stream) (*state, *stream) {
	_, st, got := p.captured(s.Parts[0], st, in)
	v := got.items
	if v == nil {
		w := got.asWord()
		v = alts{w}
	}
	st = st.clone()
	p.assign(s.Target, s.Word, v, st)
	if s.Word == "=" && addsTo(s.Target, s.Parts[0]) {
		p.done |= grows
	}
	if s.Word == "+=" && !(len(v) == 1 && v[0].Exact() && plainNumber(v[0].Text)) {
		p.done |= grows
	}
	return st, silence()
}

// assign gives a value to what stands on the left.
func (p *pwsh) assign(x *powershell.Expr, op string, v alts, st *state) {
	switch x.Kind {
	case powershell.Cast:
		if !windows.Converts(x.Text) {
			p.unknown("a variable of a type that is not known")
		}
		p.assign(x.Parts[0], op, alts{collapseKnown(v)}, st)
	case powershell.List:
		for _, y := range x.Parts {
			p.assign(y, op, v, st)
		}
	case powershell.Variable:
		if op != "=" {
			old := p.variable(x.Text, st)
			switch {
			case op == "+=" && len(old) == 1 && len(v) == 1:
				v = alts{p.concat(old[0], v[0])}
				if !v[0].Exact() {
					v = append(v, old...)
				}
			case op == "+=" || op == "??=":
				v = value.Union(old, v)
			default:
				v = anything()
			}
		}
		p.set(x.Text, v, st)
	case powershell.Index:
		p.value(x.Parts[1], st)
		if x.Parts[0].Kind == powershell.Variable {
			if old, mine := st.lookup(x.Parts[0].Text); mine {
				p.set(x.Parts[0].Text, value.Union(old, v), st)
				return
			}
		}
		p.unknown("changes a thing that is not known")
	default:
		p.unknown("changes a property, and what that does is not known")
	}
}

// collapseKnown is one value of several, which a type may change.
func collapseKnown(v alts) commands.Word {
	if len(v) == 1 {
		return v[0]
	}
	return collapse(v)
}

// set gives a variable a value, in whatever scope.
func (p *pwsh) set(name string, v alts, st *state) {
	for _, scope := range [...]string{"global:", "script:", "local:", "private:", "using:", "variable:"} {
		name = strings.TrimPrefix(name, scope)
	}
	if variable, ok := strings.CutPrefix(name, "env:"); ok {
		p.setEnvironment(variable, v, st)
		return
	}
	if strings.Contains(name, ":") || windows.Steers(name) {
		p.unknown("“$" + name + "” changes more than a variable")
		return
	}
	st.set(name, v)
}

// setEnvironment gives the programs that follow another environment.
func (p *pwsh) setEnvironment(name string, v alts, st *state) {
	part := p.part
	p.part = automode.InAssignment
	upper := strings.ToUpper(name)
	switch {
	case upper == "PATH" || upper == "PATHEXT" || upper == "PSMODULEPATH":
		st.path = true
	case commands.FindVariable(upper) != nil:
		p.environment(upper, p.fromDrives(v), st)
	default:
		p.environment(name, v, st)
	}
	p.part = part
	st.set("env:"+name, v)
}
