//go:build !lean

package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/understand/powershell"
	"automode/internal/understand/shell/value"
)

// run reads one command of a pipeline.
func (p *pwsh) run(e *powershell.Element, st *state, in *stream) (ok, fail *state, out *stream) {
	names := p.value(e.Words[0], st)
	if len(names) == 0 {
		names = anything()
	}
	for i, name := range names {
		var o, f *state
		var s *stream
		if b := p.blockOf(name); b != nil {
			from := st
			if e.By == '&' {
				from = st.clone()
			}
			next, got := p.calledWith(b.Body, p.args(e.Words[1:], st), from, in)
			o, f, s = join(st, next), join(st, next), got
		} else {
			o, f, s = p.named(name, e, st, in)
		}
		if i == 0 {
			ok, fail, out = o, f, s
		} else {
			ok, fail, out = join(ok, o), join(fail, f), beside(out, s)
		}
	}
	return ok, fail, out
}

// called reads a block with what stands for "$_" in it.
func (p *pwsh) called(b *powershell.Block, each alts, st *state, in *stream) (*state, *stream) {
	if len(b.Stmts) > 0 {
		// With its parameters given it is another block of the same statements.
		if p.startsOver(b.Stmts[0], "", "the block") {
			return st, &stream{}
		}
		p.enters(b.Stmts[0], "")
		defer p.left()
	}
	inside := st.clone()
	if each != nil {
		inside.set("_", each)
		inside.set("psitem", each)
	}
	for _, param := range b.Params {
		if _, given := inside.lookup(param.Name); !given || param.Default != nil {
			v := unsetValue()
			if param.Default != nil {
				v = append(v, p.value(param.Default, inside)...)
			}
			inside.set(param.Name, v)
		}
	}
	// Code of a block is not what a rule on the command allows.
	command := p.command
	p.command = 0
	after, out := p.leavable(b, inside, in)
	p.command = command
	after = after.clone()
	after.dead = false
	return join(st, after), out
}

// calledWith is called, with arguments for the block's parameters.
func (p *pwsh) calledWith(b *powershell.Block, args []windows.Arg, st *state, in *stream) (*state, *stream) {
	inside := st.clone()
	var all alts
	for _, a := range args {
		all = append(all, a.Words...)
	}
	if len(all) == 0 {
		all = alts{}
	}
	p.parameters(b, args, all, inside)
	inside.set("args", value.Union(all, anything()))
	params := *b
	params.Params = nil
	return p.called(&params, in.itemsOrNil(), inside, in)
}

// parameters gives the parameters of a block their values: in order where no
// option is among the arguments, else any of them.
func (p *pwsh) parameters(b *powershell.Block, args []windows.Arg, all alts, st *state) {
	plain := true
	for _, a := range args {
		plain = plain && a.Option == ""
	}
	for i, param := range b.Params {
		var v alts
		switch {
		case plain && i < len(args):
			v = args[i].Words
		case plain && param.Default == nil:
			v = unsetValue()
		case plain:
			v = p.value(param.Default, st)
		default:
			v = value.Union(all, unsetValue())
			if param.Default != nil {
				v = value.Union(v, p.value(param.Default, st))
			}
		}
		st.set(param.Name, v)
	}
}

func (s *stream) itemsOrNil() alts {
	if s.items == nil && !s.open {
		return nil
	}
	return s.each()
}

// args are the arguments of a command.
func (p *pwsh) args(words []*powershell.Expr, st *state) []windows.Arg {
	var list []windows.Arg
	for i, w := range words {
		a := windows.Arg{At: i}
		switch w.Kind {
		case powershell.Parameter:
			a.Option = w.Text
			if len(w.Parts) > 0 {
				a.Words, a.Has = p.value(w.Parts[0], st), true
			}
		case powershell.Splat:
			p.unknown("arguments that a variable holds")
			continue
		default:
			a.Words = p.value(w, st)
			for k := range a.Words {
				a.Words[k] = dashed(a.Words[k], w.Bare)
			}
		}
		list = append(list, a)
	}
	return list
}

// dashed keeps a word that was written with a typographic dash what it is.
func dashed(w commands.Word, bare bool) commands.Word {
	if bare && w.Known == automode.Exact {
		w.Text = asciiDashes(w.Text)
	}
	return w
}

// named reads a command by the value that its name has.
func (p *pwsh) named(name commands.Word, e *powershell.Element, st *state, in *stream) (ok, fail *state, out *stream) {
	if name.Known != automode.Exact || name.Many || name.Text == "" {
		f := automode.Effect{Kind: p.runKind(), Traits: p.hiddenTrait() | encodedTrait(name), Known: automode.Guess, Data: name.Data | in.data&automode.FetchedData,
			Why: "the name of the command is not known"}
		if f.Traits != 0 || f.Data&automode.FetchedData != 0 {
			f.Kind = automode.Run // it may be code that was put together
		}
		p.give(f)
		p.args(e.Words[1:], st)
		p.loose = true
		return st, st, &stream{flow: flow{data: in.data}}
	}
	return p.command1(name.Text, e, st, in, 0)
}

// command1 reads a command by its name.
func (p *pwsh) command1(name string, e *powershell.Element, st *state, in *stream, deep int) (ok, fail *state, out *stream) {
	lower := strings.ToLower(asciiDashes(name))
	if deep < 4 && len(p.aliases[lower]) > 0 {
		ok, fail = st, st
		for _, target := range p.aliases[lower] {
			o, f, s := p.command1(target, e, st.clone(), in, deep+1)
			ok, fail, out = join(ok, o), join(fail, f), beside(out, s)
		}
		if c, _ := p.cmdletOf(lower); c == nil {
			return ok, fail, out
		}
	}
	if bodies := p.functions[lower]; len(bodies) > 0 {
		args := p.args(e.Words[1:], st)
		after := st
		for _, b := range bodies {
			next, s := p.calledWith(b, args, st.clone(), in)
			after, out = join(after, next), beside(out, s)
		}
		return after, after, out
	}
	if rest := strings.TrimPrefix(lower, "cd"); deep == 0 && len(e.Words) == 1 && (rest == ".." || rest == `\` || rest == "~" || rest == "/") {
		ok = st.clone()
		p.move(p.pathWord(commands.Lit(rest)), ok)
		return ok, st, silence()
	}
	if len(lower) == 2 && lower[1] == ':' && len(e.Words) == 1 {
		ok = st.clone()
		p.move(p.pathWord(commands.Lit(lower+"/")), ok)
		return ok, st, silence()
	}
	if e.By != '.' || !strings.ContainsAny(lower, `/\.`) {
		plain := lower
		if i := strings.LastIndexByte(lower, '\\'); i > 0 && strings.Contains(lower[i:], "-") && !strings.ContainsAny(lower[:i], `/\:`) && lower[0] != '.' {
			plain = lower[i+1:] // the module in front of the name
		}
		if c, maybe := p.cmdletOf(plain); c != nil {
			ok, fail, out = p.cmdlet(c, e, st, in)
			if maybe {
				_, _, other := p.external(name, e, st, in)
				out = beside(out, other)
			}
			return ok, fail, out
		}
	}
	return p.external(name, e, st, in)
}

// cmdletOf is the cmdlet of a name in lower case.
func (p *pwsh) cmdletOf(name string) (*windows.Command, bool) {
	for _, table := range [...][]windows.Command{windows.Items, windows.Objects, windows.System} {
		if c, maybe := windows.Find(table, name, p.a.Call.Platform != automode.Linux && p.a.Call.Platform != automode.Darwin); c != nil {
			return c, maybe
		}
	}
	return nil, false
}

// enterCommand notes a command for rules: its proper name, then its words.
func (p *pwsh) enterCommand(name string, text string, args []windows.Arg) []commands.Word {
	words := []commands.Word{commands.Lit(name)}
	for _, a := range args {
		switch {
		case a.Option != "" && a.Has && len(a.Words) == 1:
			words = append(words, value.Concat(commands.Lit("-"+a.Option+":"), a.Words[0]))
		case a.Option != "":
			words = append(append(words, commands.Lit("-"+a.Option)), a.Words...)
		default:
			words = append(words, a.Words...)
		}
	}
	p.enter(strings.TrimSpace(text), &line{words: words}, nil)
	return words
}

// cmdlet reads a cmdlet.
func (p *pwsh) cmdlet(c *windows.Command, e *powershell.Element, st *state, in *stream) (ok, fail *state, out *stream) {
	outer := p.command
	defer func() { p.command = outer }()
	st = st.clone()
	args := p.args(e.Words[1:], st)
	name, _, _ := strings.Cut(c.Names, " ")
	p.enterCommand(name, name+strings.TrimPrefix(e.Text, firstWord(e.Text)), args)
	p.whereabouts(st)
	var piped []commands.Word
	if in.items != nil || in.open {
		piped = in.each()
	}
	if c.Special == windows.Searches && !in.files {
		piped = nil // text is searched, files are opened
	}
	b := windows.Bind(c, args, piped, true)
	got := &sum{data: in.data}
	if c.Special == windows.Waits {
		p.done |= waits
	}
	if c.Special == windows.Copies {
		p.copies(b, st)
	}
	if c.Special == windows.Creates {
		p.creates(b, st)
	}
	if c.Special == windows.Moves {
		return p.moves(b, st)
	}
	for _, o := range b.Blocks {
		if o.Role == "variable" {
			for _, w := range argWords(args, o.At) {
				if s, exact := known(alts{w}); exact {
					p.set(strings.ToLower(strings.TrimPrefix(s, "+")), alts{{Many: true, Data: in.data}}, st)
				} else {
					p.unknown("which variable is set is not known")
				}
			}
		}
	}
	p.late(b, args, st, in)
	for _, w := range p.filtered(b, slices.Concat(b.Values("Path"), b.Values("LiteralPath")), st) {
		for _, f := range slices.Clone(b.Facts) {
			if f.Word = w; f.Role.Means().Subject == commands.Path && !f.Traits.Has(automode.Listing) {
				b.Facts = append(b.Facts, f)
			}
		}
	}
	p.facts(b.Facts, st, got)
	if slices.ContainsFunc(b.Facts, func(f commands.Fact) bool { return f.Role == commands.Writes || f.Role == commands.Appends }) {
		p.shown(alts{{Data: in.data}}) // the file holds it then
	}
	if b.Given("Append") {
		p.done |= fills
	}
	if v := b.Values("Value"); c.Special == windows.Replaces && len(v) == 1 && len(b.Values("Path")) == 1 {
		p.holds(b.Values("Path")[0], st, objects(v))
	}
	for _, a := range args {
		for _, w := range a.Words {
			got.data |= w.Data
		}
	}
	out = p.prints(c, b, st, in, got)
	switch c.Special {
	case windows.Each, windows.Filter, windows.Calls:
		return p.special(c, b, args, st, in, out)
	case windows.Jobs:
		before := p.done
		ok, fail, out = p.special(c, b, args, st, in, out)
		p.beside(before)
		return ok, fail, out
	case windows.Output:
		return st, st, p.output(args, in)
	case windows.Evaluates:
		after := st
		for _, w := range b.Values("Command") {
			next, s := p.evaluate(w, "iex", after)
			after, out = join(after, next), s
		}
		return after, after, out
	case windows.Assigns:
		p.assigns(b, st)
	case windows.Renames:
		p.renames(b)
	case windows.Starts:
		p.starts(b, st, in)
	case windows.Makes:
		for _, w := range b.Values("TypeName") {
			if !w.Exact() {
				p.unknown("an object of a class that is not known")
				continue
			}
			class, rest, call := strings.Cut(w.Text, "(")
			arguments := []alts{}
			for _, x := range b.Values("ArgumentList") {
				arguments = append(arguments, alts{x})
			}
			if call {
				arguments = append(arguments, alts{commands.Lit(strings.TrimSuffix(rest, ")"))})
			}
			out = objects(alts{p.made(class, arguments, got.data, st)})
		}
	case windows.Sends:
		out = p.request(b, st, got)
	}
	return st, st, out
}

// late reads blocks that are given where a value is wanted: where the option
// takes what comes through the pipe too, the block is run to make the value.
func (p *pwsh) late(b *windows.Bound, args []windows.Arg, st *state, in *stream) {
	for _, a := range args {
		known := b.Command.Special == windows.Assigns
		for _, o := range b.Blocks {
			known = known || o.At == a.At || o.At == a.At+1 && a.Option != ""
		}
		for _, w := range a.Words {
			if code := p.blockOf(w); code != nil && !known {
				p.called(code.Body, in.each(), st, in)
			}
		}
	}
}

func firstWord(s string) string {
	s = strings.TrimLeft(s, "&. \t")
	if i := strings.IndexAny(s, " \t\n"); i > 0 {
		return s[:i]
	}
	return s
}

func argWords(args []windows.Arg, at int) []commands.Word {
	for _, a := range args {
		if a.At == at {
			return a.Words
		}
	}
	return nil
}
