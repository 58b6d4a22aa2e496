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

// facts gives the effects of a cmdlet: first what is read, then what is made
// of it.
func (p *pwsh) facts(list []commands.Fact, st *state, got *sum) {
	for pass := range 3 {
		for i := range list {
			if f := list[i]; turn(&f) == pass {
				p.factWith(f, st, got)
			}
		}
	}
}

// factWith gives the effects of one fact.
func (p *pwsh) factWith(f commands.Fact, st *state, got *sum) {
	switch {
	case f.Role.Means().Subject == commands.Path && f.Role != commands.Seeks && f.Role != commands.Loads:
		p.pathFactWith(f, st, got)
	case f.Role == commands.Loads:
		f.Word = p.pathWord(f.Word)
		if !strings.ContainsAny(f.Word.Text, "/.") && f.Word.Exact() {
			p.say(automode.Unknown, 0, f.Word.Text, "a module that is installed, and what it does is not known")
			return
		}
		p.unknown("code that a file holds is loaded")
	case f.Role == commands.RunsFile:
		f.Word = p.pathWord(f.Word)
		if script(strings.ToLower(f.Word.Text)) != "" {
			p.scriptFile([]commands.Word{f.Word}, st, &stream{}, false)
			return
		}
		p.script(&f, st, flow{}, got)
	case f.Target == `\\.\PhysicalDrive`:
		e := p.effect(&f)
		e.Target, e.Known = f.Target, automode.Exact
		e.Place.Region, e.Place.Marks = automode.System, automode.Device
		p.give(e)
	default:
		p.fact(&f, st, flow{}, got)
	}
}

// prints is what a cmdlet puts out.
func (p *pwsh) prints(c *windows.Command, b *windows.Bound, st *state, in *stream, got *sum) *stream {
	out := &stream{flow: flow{data: got.data, open: true}}
	paths := append(append([]commands.Word(nil), b.Values("Path")...), b.Values("LiteralPath")...)
	switch c.Prints {
	case windows.Joined:
		if v := p.joined(b); v != nil {
			return objects(v)
		}
	case windows.Divided:
		if len(paths) == 1 && paths[0].Exact() {
			s := strings.TrimRight(strings.ReplaceAll(paths[0].Text, `\`, "/"), "/")
			i := strings.LastIndexByte(s, '/')
			switch {
			case b.Given("Leaf"):
				return objects(exactly(s[i+1:]))
			case i > 0 && (b.Given("Parent") || len(b.Values("Resolve")) == 0 && !b.Given("LeafBase") && !b.Given("Extension") && !b.Given("Qualifier") && !b.Given("NoQualifier")):
				return objects(exactly(s[:i]))
			}
		}
	case windows.Nothing:
		return silence()
	case windows.Processes:
		out.whom = commands.EveryProcess
		if names := append(b.Values("Name"), b.Values("Id")...); len(names) > 0 {
			out.whom = commands.AnyProcesses
			for i := range names {
				if names[i].Exact() && gateNamed(names[i].Text) {
					out.whom = commands.GateProcesses
				}
			}
		}
	case windows.Scalar:
		out.prints, out.data = commands.OneName, got.data&automode.FetchedData
	case windows.Passed, windows.Narrowed, windows.Chosen, windows.Unaltered:
		return in
	case windows.Content:
		if len(paths) == 1 && c.Special != windows.Sends {
			w := p.pathWord(paths[0])
			if text, ok := p.fileText([]commands.Word{w}, st); ok {
				w = commands.Lit(text)
				w.Data = got.data
				return objects(alts{w})
			}
		}
	case windows.Below, windows.Itself:
		if len(paths) == 0 {
			for _, d := range st.cwds {
				if misread(d) {
					d = "."
				}
				paths = append(paths, commands.Lit(d))
			}
			if c.Prints == windows.Below && in.items == nil {
				p.pathFactsWith(commands.Lists, exactly("."), "", st, &sum{})
			}
		}
		if b.Given("Name") || b.Given("Stream") {
			out.prints, out.data = commands.OneName, in.data
			return out
		}
		if name := b.Values("Name"); len(name) > 0 || got.data&automode.SecretData != 0 && provided(paths) {
			return out
		}
		narrow := b.Given("Filter") || b.Given("Include") || b.Given("Exclude") || b.Given("Depth")
		v := alts{}
		for _, w := range paths {
			w = p.pathWord(w)
			switch {
			case c.Prints == windows.Itself && !narrow:
				w.Glob = strings.ContainsAny(w.Text, "*?[")
			case w.Known == automode.Exact && !strings.ContainsAny(w.Text, "*?["):
				if b.Given("Recurse") && !narrow {
					p.deep = append(p.deep, strings.TrimSuffix(w.Text, "/"))
				}
				w = below(w, !narrow)
			case w.Known != automode.Exact || narrow:
				w = commands.Word{Data: w.Data}
			default:
				w.Glob = true
			}
			v = append(v, w)
		}
		for i := range v {
			v[i].Data = in.data // a secret's name is not its content
		}
		if v = append(v, p.filtered(b, paths, st)...); len(v) > 0 {
			s := objects(v)
			s.prints, s.files = commands.AnyText, true
			return s
		}
	}
	return out
}

// joined is what Join-Path makes of its parts.
func (p *pwsh) joined(b *windows.Bound) alts {
	if b.Given("Resolve") || b.Given("Extension") {
		return nil
	}
	var w *commands.Word
	for _, name := range [...]string{"Path", "ChildPath", "AdditionalChildPath"} {
		v := b.Values(name)
		for i := range v {
			switch {
			case name != "AdditionalChildPath" && len(v) > 1:
				return nil
			case w == nil:
				first := v[i]
				if len(first.Text) != 2 { // a mere drive is no path yet
					first = p.pathWord(first)
				}
				first.Text = strings.TrimRight(first.Text, "/")
				w = &first
			default:
				next := v[i]
				next.Text = "/" + strings.TrimLeft(strings.ReplaceAll(next.Text, `\`, "/"), "/")
				whole := value.Concat(*w, next)
				w = &whole
			}
		}
	}
	if w == nil {
		return nil
	}
	return just(w)
}

// below is what lies in a folder: all of it, or some.
func below(w commands.Word, all bool) commands.Word {
	if all {
		w.Text, w.Glob = strings.TrimSuffix(w.Text, "/")+"/*", true
		return w
	}
	return commands.Word{Base: w.Text, Known: automode.Bounded, Data: w.Data}
}

// narrowed are values of which some were left out.
func narrowed(v alts) alts {
	out := make(alts, 0, len(v))
	for _, w := range v {
		if folder, ok := strings.CutSuffix(w.Text, "/*"); ok && w.Glob && !strings.ContainsAny(folder, "*?[") {
			w = commands.Word{Base: folder, Known: automode.Bounded, Data: w.Data}
		}
		out = append(out, w)
	}
	return out
}

// special reads the cmdlets that run blocks.
func (p *pwsh) special(c *windows.Command, b *windows.Bound, args []windows.Arg, st *state, in, out *stream) (ok, fail *state, got *stream) {
	each := in.each()
	after := st
	result := silence()
	remote := b.Given("ComputerName") || b.Given("HostName") || b.Given("ConnectionUri") || b.Given("VMName") || b.Given("VMId") || b.Given("ContainerId")
	for _, o := range b.Blocks {
		if o.Role == "variable" {
			continue
		}
		for _, w := range argWords(args, o.At) {
			code := p.blockOf(w)
			switch {
			case code != nil && remote:
				p.give(automode.Effect{Kind: automode.Run, Target: "a block on another host", Place: automode.Place{Region: automode.Elsewhere}, Why: "runs on another host"})
			case code != nil:
				var next *state
				var s *stream
				run := func(from *state) (*state, flow) {
					next, s = p.called(code.Body, each, from, in)
					return next, s.flow
				}
				if c.Special == windows.Each {
					held, _, _ := p.rounds(after, run)
					next = held
				} else {
					run(after)
				}
				after, result = join(after, next), beside(result, s)
			case o.Role == "block" && c.Special == windows.Each:
				s, exact := known(alts{w})
				if !exact {
					p.unknown("which member of each thing is meant is not known")
					break
				}
				result = beside(result, p.memberOfEach(s, each, st))
			case o.Role == "block" && !w.Exact():
				p.unknown("code that is not known")
			}
		}
	}
	switch {
	case c.Special == windows.Each:
		for _, w := range b.Values("MemberName") {
			if s, exact := known(alts{w}); exact {
				result = beside(result, p.memberOfEach(s, each, st))
			} else {
				p.unknown("which member of each thing is meant is not known")
			}
		}
		return after, after, result
	case c.Special == windows.Calls, c.Special == windows.Jobs:
		return after, after, result
	}
	switch {
	case c.Prints == windows.Unaltered:
		return after, after, out
	case c.Prints == windows.Narrowed && out.items != nil:
		s := objects(append(narrowed(out.items), p.filteredBy(args, out.items, st)...))
		s.prints, s.files = commands.AnyText, out.files
		return after, after, s
	case c.Prints == windows.Chosen && out.items != nil:
		v := narrowed(out.items)
		if x := b.Values("ExpandProperty"); len(x) > 0 {
			s, _ := known(x)
			v = property(strings.ToLower(s), v)
		}
		s := objects(v)
		s.prints = commands.AnyText
		return after, after, s
	case c.Prints == windows.Passed, c.Prints == windows.Narrowed, c.Prints == windows.Chosen:
		// Text of some form, made of what came in.
		return after, after, &stream{flow: flow{data: in.data, encoded: in.encoded, open: true}}
	}
	return after, after, out
}

// memberOfEach is ForEach-Object with the name of a property or method.
func (p *pwsh) memberOfEach(name string, each alts, st *state) *stream {
	name = strings.ToLower(name)
	x := &powershell.Expr{Kind: powershell.Method, Text: name, Parts: []*powershell.Expr{{}}}
	switch windows.Method(name) {
	case windows.Pure, windows.Trims, windows.Lowers, windows.Raises, windows.RemovesIt:
		return objects(p.method(x, each, st))
	}
	if windows.PropertyOfMany(name) {
		return objects(property(name, each))
	}
	p.unknown("whether “" + name + "” is a property or a method is not known")
	return &stream{}
}

// output is what Write-Output and its kin put out.
func (p *pwsh) output(args []windows.Arg, in *stream) *stream {
	v := alts{}
	for _, a := range args {
		if a.Option == "" {
			v = append(v, a.Words...)
		}
	}
	if len(v) == 0 {
		return in
	}
	if !p.piped && !p.reader.captured {
		p.shown(v)
	}
	return objects(v)
}

// moves makes another folder the working folder.
func (p *pwsh) moves(b *windows.Bound, st *state) (ok, fail *state, out *stream) {
	ok = st.clone()
	paths := append(append([]commands.Word(nil), b.Values("Path")...), b.Values("LiteralPath")...)
	for _, f := range b.Facts {
		if f.Role == commands.Unread {
			p.factWith(f, st, &sum{})
		}
	}
	if len(paths) != 1 || !paths[0].Exact() && paths[0].Known == automode.Exact {
		ok.cwds = nil
		return ok, st, silence()
	}
	w := paths[0]
	if w.Is("-") || w.Is("+") {
		ok.cwds = nil
		return ok, st, silence()
	}
	if _, _, other := provider(w.Text); other {
		p.unknown("the working place is none of files, and names mean something else there")
		ok.cwds = nil
		return ok, st, silence()
	}
	p.move(p.pathWord(w), ok)
	return ok, st, silence()
}

// renames reads what makes a name stand for a command.
func (p *pwsh) renames(b *windows.Bound) {
	name, ok := known(b.Values("Name"))
	target, known := known(b.Values("Value"))
	if !ok || !known || name == "" || target == "" {
		p.unknown("a name comes to stand for a command that is not known")
		return
	}
	if p.aliases == nil {
		p.aliases = map[string][]string{}
	}
	name = strings.ToLower(name)
	p.aliases[name] = append(p.aliases[name], target)
}

// starts reads Start-Process.
func (p *pwsh) starts(b *windows.Bound, st *state, in *stream) {
	if !b.Given("Wait") {
		defer p.beside(p.done)
	}
	verb, ok := known(b.Values("Verb"))
	switch {
	case len(b.Values("Verb")) == 0:
	case ok && strings.HasPrefix(strings.ToLower(verb), "runas"):
		p.say(automode.Elevate, 0, "administrator", "runs a command with more rights")
	default:
		p.unknown("what the verb does with a file is not known")
	}
	inside := st
	if d := b.Values("WorkingDirectory"); len(d) > 0 {
		inside = st.clone()
		p.move(p.pathWord(d[0]), inside)
	}
	via := p.via
	p.start(b.Values("FilePath"), b.Values("ArgumentList"), inside, in)
	p.via = via
}

// start reads a program that is started with a list of arguments, which
// becomes one command line.
func (p *pwsh) start(file, list alts, st *state, in *stream) {
	words, divided := []commands.Word(nil), false
	for _, w := range list {
		if !w.Exact() {
			words = append(words, commands.Word{Many: true, Data: w.Data})
			continue
		}
		parts := commandLine(w.Text)
		divided = divided || len(parts) > 1
		words = append(words, parts...)
	}
	for _, f := range file {
		if !f.Exact() || strings.Contains(f.Text, "://") {
			p.give(automode.Effect{Kind: p.runKind(), Target: f.String(), Known: f.Known, Data: f.Data, Why: "what is started is not known"})
			p.loose = true
			continue
		}
		outer := p.command
		p.started(f.Text, words, f.Text, st.clone(), in, false)
		if p.command = outer; divided && len(list) > 1 {
			p.started(f.Text, list, f.Text, st.clone(), in, false) // or each of them is one word
			p.command = outer
		}
	}
}

// commandLine splits the text of a command line as programs of Windows do.
func commandLine(s string) []commands.Word {
	var words []commands.Word
	var b strings.Builder
	quoted, some := false, false
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			quoted, some = !quoted, true
		case c == '\\' && i+1 < len(s) && s[i+1] == '"':
			i++
			b.WriteByte('"')
		case (c == ' ' || c == '\t') && !quoted:
			if b.Len() > 0 || some {
				words = append(words, commands.Lit(b.String()))
			}
			b.Reset()
			some = false
		default:
			b.WriteByte(c)
		}
	}
	if b.Len() > 0 || some {
		words = append(words, commands.Lit(b.String()))
	}
	return words
}

// request reads Invoke-WebRequest and Invoke-RestMethod.
func (p *pwsh) request(b *windows.Bound, st *state, got *sum) *stream {
	method, known_ := "", true
	if v := b.Values("Method"); len(v) > 0 {
		method, known_ = known(v)
	}
	if b.Given("CustomMethod") {
		known_ = false
	}
	role, why := commands.Fetches, "takes something from a host"
	var traits automode.Traits
	data := automode.Data(0)
	for _, name := range [...]string{"Body", "Form", "InFile"} {
		if b.Given(name) {
			role, why = commands.Sends, "sends to a host"
			data |= dataIn(b.Values(name))
		}
	}
	if b.Given("InFile") {
		data |= got.data
	}
	switch strings.ToUpper(method) {
	case "", "GET", "HEAD", "OPTIONS", "DEFAULT":
	case "DELETE", "UNLINK", "PURGE", "BAN":
		role, why, traits = commands.Sends, "asks a host to remove something", automode.Removes
	default:
		role, why = commands.Sends, "sends to a host"
	}
	if !known_ {
		role, why, traits = commands.Sends, "sends to a host by a method that is not known", automode.Removes
	}
	if b.Given("Proxy") {
		for _, w := range b.Values("Proxy") {
			p.hostFact(&commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: w, Why: "goes by way of a host"}, st, &sum{data: data})
		}
	}
	if len(b.Values("Uri")) == 0 {
		p.unknown("a host that is not named")
	}
	flowing := &sum{data: data}
	for _, w := range b.Values("Uri") {
		p.hostFact(&commands.Fact{Role: role, Kind: role.Means().Kind, Word: w, Traits: traits, Why: why}, st, flowing)
		if _, class := p.world.Host(w.Text); class != automode.TrustedHost && class != automode.Loopback || !w.Exact() {
			flowing.data |= automode.FetchedData
		}
	}
	for _, w := range b.Values("OutFile") {
		for _, s := range p.locate(p.pathWord(w), st) {
			p.notes.add(note{path: s.at.Path, data: flowing.data})
		}
	}
	if b.Given("OutFile") && !b.Given("PassThru") {
		return silence()
	}
	return &stream{flow: flow{data: flowing.data | got.data, open: true}}
}
