//go:build !lean

package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/understand/powershell"
)

// member reads a member of a value, or a call of one. What a property or a
// method does is .NET's affair: those that are known to do nothing, or whose
// doing is known, are listed; every other one is unknown.
func (p *pwsh) member(x *powershell.Expr, st *state) alts {
	for _, s := range x.Stmts {
		p.captured(s, st, &stream{}) // a computed name
	}
	of := x.Parts[0]
	if of.Kind == powershell.Type && x.Static {
		return p.static(strings.TrimPrefix(of.Text, "system."), x, st)
	}
	v := p.value(of, st)
	if x.Kind == powershell.Member {
		return property(x.Text, v)
	}
	return p.method(x, v, st)
}

// handedBlocks runs the blocks among the arguments of a method: .NET makes a delegate
// of one and calls it with whatever it has.
func (p *pwsh) handedBlocks(args []alts, st *state) {
	for _, w := range flat(args) {
		if b := p.blockOf(w); b != nil {
			p.called(b.Body, anything(), st, &stream{})
		}
	}
}

// property is a property of values; reading one does nothing.
func property(name string, v alts) alts {
	switch windows.Property(name) {
	case windows.Same:
		return v
	case windows.AName:
		for _, w := range v {
			if w.Data&automode.FetchedData != 0 {
				return unknownOf(dataIn(v))
			}
		}
		return aName()
	case windows.ANumber:
		return number()
	}
	return unknownOf(dataIn(v))
}

func (p *pwsh) method(x *powershell.Expr, v alts, st *state) alts {
	var args []alts
	data := dataIn(v)
	for _, a := range x.Parts[1:] {
		y := p.value(a, st)
		args = append(args, y)
		data |= dataIn(y)
	}
	out := commands.Word{Data: data}
	for _, w := range v {
		out.Encoded = out.Encoded || w.Encoded
	}
	text := func(i int) (string, bool) {
		if i < len(args) {
			return known(args[i])
		}
		return "", false
	}
	act := windows.Method(x.Text)
	if act != windows.RunsEach && act != windows.RunsAllEach && act != windows.RunsGiven {
		p.handedBlocks(args, st)
	}
	switch act {
	case windows.Substitutes:
		from, ok1 := text(0)
		to, ok2 := text(1)
		if s, ok := known(v); ok && ok1 && ok2 && from != "" && !p.grows(s, from, to) {
			return alts{{Text: strings.ReplaceAll(s, from, to), Known: automode.Exact, Data: data}}
		}
		return just(&out)
	case windows.Trims:
		if len(args) == 0 {
			if s, ok := known(v); ok {
				return alts{{Text: strings.TrimSpace(s), Known: automode.Exact, Data: data}}
			}
		}
		return just(&out)
	case windows.Lowers, windows.Raises:
		if s, ok := known(v); ok && len(args) == 0 {
			if s = strings.ToLower(s); act == windows.Raises {
				s = strings.ToUpper(s)
			}
			return alts{{Text: s, Known: automode.Exact, Data: data}}
		}
		return just(&out)
	case windows.Spells:
		if len(args) > 0 {
			for _, w := range args[0] {
				out.Encoded = out.Encoded || w.Encoded
			}
		}
		return just(&out)
	case windows.RunsEach, windows.RunsAllEach:
		goesOn := open
		if act == windows.RunsAllEach && farList(x.Parts[0]) {
			goesOn = far
		}
		for i, a := range args {
			if len(a) == 1 && p.blockOf(a[0]) != nil {
				before := p.reader.done
				p.reader.done = 0
				p.called(p.blockOf(a[0]).Body, v, st, &stream{})
				p.goesRound(goesOn, p.reader.done, new(flow))
				p.reader.done |= before
			} else if i == 0 {
				p.unknown("“" + x.Text + "” with what is no block")
			}
		}
		return just(&out)
	case windows.Invokes:
		for _, w := range v {
			if b := p.blockOf(w); b != nil {
				p.called(b.Body, anything(), st, &stream{})
			} else {
				p.give(automode.Effect{Kind: automode.Run, Target: "." + x.Text + "()", Data: w.Data, Traits: encodedTrait(w), Why: "runs what is not known"})
				p.loose = true
			}
		}
		return just(&out)
	case windows.RunsGiven:
		p.run1("text given to "+x.Text, args, st)
		return just(&out)
	case windows.Clocks:
		if len(v) == 0 || slices.ContainsFunc(v, func(w commands.Word) bool { return w.Base != clock }) {
			p.unknown("it is not known what the method “" + x.Text + "” starts or stops")
		}
		return just(&out)
	case windows.RemovesIt:
		p.pathValues(commands.Deletes, v, "removes files and folders", st)
		return just(&out)
	case windows.Downloads, windows.DownloadsToFile:
		got := sum{}
		p.hostValues(commands.Fetches, args, "takes something from a host", st, &got)
		out.Data |= got.data
		if act == windows.DownloadsToFile && len(args) > 1 {
			p.pathFactsWith(commands.Writes, args[1], "replaces what is there", st, &got)
		}
		return just(&out)
	case windows.Uploads, windows.UploadsFile:
		got := sum{data: data}
		if act == windows.UploadsFile && len(args) > 0 {
			p.pathFactsWith(commands.Reads, args[len(args)-1], "", st, &got)
		}
		p.hostValues(commands.Sends, args[:min(1, len(args))], "sends to a host", st, &got)
		return just(&out)
	case windows.Dials:
		p.socket = true
		got := sum{data: data}
		p.hostValues(commands.Sends, args[:min(1, len(args))], "connects to a host", st, &got)
		return just(&out)
	case windows.Both:
		if p.socket {
			p.say(automode.Expose, automode.Tunnel, "another host", "a connection that is both read and written")
		}
		return just(&out)
	case windows.Answers:
		p.unknown("a request whose address is not known")
	case windows.Unread:
		p.unknown("what the method “" + x.Text + "” does is not known")
	}
	return just(&out)
}

// run1 reads arguments as code of this shell.
func (p *pwsh) run1(what string, args []alts, st *state) {
	for _, a := range args {
		for _, w := range a {
			p.evaluate(w, what, st)
		}
	}
}

// evaluate reads a value as code of this shell.
func (p *pwsh) evaluate(w commands.Word, what string, st *state) (*state, *stream) {
	if b := p.blockOf(w); b != nil {
		return p.called(b.Body, nil, st, &stream{})
	}
	if w.Known == automode.Exact && !w.Many {
		outer := p.command
		defer func() { p.command = outer }()
		return p.text(w.Text, st, &stream{})
	}
	p.give(automode.Effect{Kind: automode.Run, Target: what, Data: w.Data, Traits: encodedTrait(w), Why: "runs text that is not known as a command"})
	p.loose = true
	return st, &stream{}
}

// hostValues gives the effect on the host that the first argument names.
func (p *pwsh) hostValues(role commands.Role, args []alts, why string, st *state, got *sum) {
	if len(args) == 0 {
		p.unknown("a host that is not named")
		return
	}
	for _, w := range args[0] {
		p.hostFact(&commands.Fact{Role: role, Kind: role.Means().Kind, Word: w, Why: why}, st, got)
	}
}

// static reads [type]::member.
func (p *pwsh) static(of string, x *powershell.Expr, st *state) alts {
	var args []alts
	var data automode.Data
	encoded := false
	for _, a := range x.Parts[1:] {
		v := p.value(a, st)
		args = append(args, v)
		data |= dataIn(v)
		for _, w := range v {
			encoded = encoded || w.Encoded
		}
	}
	p.handedBlocks(args, st)
	out := commands.Word{Data: data, Encoded: encoded}
	name := x.Text
	if windows.Clock(of) && x.Kind == powershell.Method && name == "startnew" {
		return alts{{Base: clock}}
	}
	if name == "new" && x.Kind == powershell.Method {
		return alts{p.made(of, args, data, st)}
	}
	switch act := windows.Static(of, name); act {
	case windows.Encodes:
		out.Encoded = true
	case windows.OnFiles:
		return alts{p.fileMethod(of, name, args, data, st)}
	case windows.AVariable:
		if len(args) > 0 {
			if s, ok := known(args[0]); ok {
				return p.variable("env:"+strings.ToLower(s), st)
			}
		}
	case windows.ExpandsVariables:
		for _, w := range flat(args) {
			for i, name := range strings.Split(w.Text, "%") {
				if i%2 == 1 {
					out.Data |= dataIn(p.variable("env:"+strings.ToLower(name), st))
				}
			}
		}
	case windows.AllVariables:
		p.say(automode.Disclose, 0, "environment", "prints every variable")
	case windows.SetsVariable:
		if len(args) == 2 {
			if s, ok := known(args[0]); ok {
				p.setEnvironment(strings.ToLower(s), args[1], st)
				return just(&out)
			}
		}
		p.say(automode.Configure, automode.Persists, "environment", "sets a variable for all sessions that follow")
	case windows.AName:
		return aName()
	case windows.Shows:
		if data&automode.SecretData != 0 {
			p.shown(just(&out))
		}
	case windows.AsksName:
		p.hostValues(commands.Asks, args, "asks for a name", st, &sum{data: data})
		if data&automode.SecretData != 0 {
			p.hostValues(commands.Sends, args, "the name is made of what was read", st, &sum{data: data})
		}
	case windows.ABlock:
		if len(args) != 1 {
			p.unreadStatic(of, name)
		} else if s, ok := known(args[0]); ok {
			return alts{p.blockOfText(s)}
		} else {
			return args[0] // text, until somebody invokes it
		}
	case windows.ListProcesses:
		p.say(automode.Query, 0, "processes", "")
	case windows.Runs:
		if len(args) == 0 {
			p.unreadStatic(of, name)
		} else {
			p.start(args[0], flat(args[1:]), st, &stream{})
		}
	case windows.ACharacter:
		if len(args) > 0 && len(args[0]) == 1 {
			return alts{asChar(args[0][0])}
		}
	case windows.Joins:
		if len(args) > 1 {
			if s, ok := known(args[0]); ok {
				return alts{p.joinedWith(flat(args[1:]), s)}
			}
		}
	case windows.Concats:
		return alts{p.joinedWith(flat(args), "")}
	case windows.Formats:
		if len(args) > 1 && len(args[0]) == 1 {
			return alts{p.format(args[0][0], flat(args[1:]))}
		}
	default:
		if act != windows.Pure && (act != windows.Looked || x.Kind != powershell.Member) {
			p.unreadStatic(of, name)
		}
	}
	return just(&out)
}

func (p *pwsh) unreadStatic(of, name string) {
	p.unknown("what “[" + of + "]::" + name + "” does is not known")
}

// blockOfText is code that is made of text.
func (p *pwsh) blockOfText(text string) commands.Word {
	b, wrong := powershell.Parse(text)
	if wrong != "" || tooMuch(text) != "" {
		p.unknown("it is not PowerShell that can be read: " + wrong)
	}
	return p.blockWord(&powershell.Expr{Kind: powershell.ScriptBlock, Body: b})
}

func flat(args []alts) alts {
	var v alts
	for _, a := range args {
		v = append(v, a...)
	}
	return v
}

// fileMethod reads the methods of .NET for files, which know no working folder
// of the shell's.
func (p *pwsh) fileMethod(of, name string, args []alts, data automode.Data, st *state) commands.Word {
	got := &sum{data: data}
	inside := st.clone()
	for _, d := range p.first {
		if len(inside.cwds) > 0 && !slices.Contains(inside.cwds, d) {
			inside.cwds = append(inside.cwds[:len(inside.cwds):len(inside.cwds)], d)
		}
	}
	m := windows.Files(name)
	if m == nil || len(args) == 0 {
		p.unreadStatic(of, name)
		return commands.Word{Data: got.data}
	}
	for _, d := range m.Does {
		if d.At < len(args) {
			p.pathFactsWith(d.Role, args[d.At], d.Why, inside, got)
		}
	}
	return commands.Word{Data: got.data}
}

// made is a new object of a class.
func (p *pwsh) made(class string, args []alts, data automode.Data, st *state) commands.Word {
	class = strings.TrimPrefix(strings.ToLower(class), "system.")
	got := &sum{data: data}
	if windows.Clock(class) {
		return commands.Word{Base: clock}
	}
	switch is := windows.Class(class); is {
	case windows.Dials, windows.DialsLater:
		p.socket = true
		if len(args) > 0 && is == windows.Dials {
			p.hostValues(commands.Sends, args, "connects to a host", st, got)
		}
		return commands.Word{}
	case windows.Listens:
		p.socket = true
		p.say(automode.Expose, 0, "a port", "listens for others")
		return commands.Word{}
	case windows.OpensRead:
		if len(args) > 0 {
			p.pathFactsWith(commands.Reads, args[0], "", st, got)
		}
		return commands.Word{Data: got.data}
	case windows.OpensWrite:
		if len(args) > 0 {
			p.pathFactsWith(commands.Writes, args[0], "opens the file to be written", st, got)
		}
		return commands.Word{}
	case windows.APath:
		if len(args) == 1 && len(args[0]) == 1 {
			return args[0][0]
		}
		return commands.Word{}
	case windows.Pure, windows.Unpacks:
		out := commands.Word{Data: data, Encoded: is == windows.Unpacks}
		for _, w := range flat(args) {
			out.Encoded = out.Encoded || w.Encoded
		}
		return out
	}
	p.unknown("an object of the class “" + class + "”, and what that does is not known")
	return commands.Word{Data: data}
}
