//go:build !lean

package shell

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/mask"
	"automode/internal/understand/powershell"
	"automode/internal/understand/shell/value"
)

// blockWord stands for code that is a value. No text is it: it is not known
// to the letter, and bounded by nothing.
func (p *pwsh) blockWord(x *powershell.Expr) commands.Word {
	p.blocks = append(p.blocks, x)
	return commands.Word{Base: "{" + strconv.Itoa(len(p.blocks)-1) + "}"}
}

// clock is what stands for a clock, which may be started and stopped: no file's name.
const clock = "{clock}"

// blockOf is the code that a word stands for.
func (p *pwsh) blockOf(w commands.Word) *powershell.Expr {
	if w.Known != automode.Guess || !strings.HasPrefix(w.Base, "{") {
		return nil
	}
	n, err := strconv.Atoi(strings.Trim(w.Base, "{}"))
	if err != nil || n >= len(p.blocks) {
		return nil
	}
	return p.blocks[n]
}

// value is what an expression comes to: all of these, or one of them.
func (p *pwsh) value(x *powershell.Expr, st *state) alts {
	if p.tired() {
		return anything()
	}
	switch x.Kind {
	case powershell.Text:
		return exactly(x.Text)
	case powershell.Number:
		return exactly(x.Text)
	case powershell.Expandable:
		return alts{p.expanded(x, st)}
	case powershell.Variable:
		return p.variable(x.Text, st)
	case powershell.Group:
		return p.grouped(x, st)
	case powershell.List:
		v := alts{}
		for _, y := range x.Parts {
			v = append(v, p.value(y, st)...)
		}
		return value.Union(nil, v)
	case powershell.Hash:
		return p.hash(x, st)
	case powershell.ScriptBlock:
		return alts{p.blockWord(x)}
	case powershell.Type:
		return unknownOf(0)
	case powershell.Cast:
		return p.cast(x, st)
	case powershell.Member, powershell.Method:
		return p.member(x, st)
	case powershell.Index:
		v := p.value(x.Parts[0], st)
		p.value(x.Parts[1], st)
		return unknownOf(dataIn(v))
	case powershell.Unary:
		return p.unary(x, st)
	case powershell.Binary:
		return p.binary(x, st)
	case powershell.Verbatim:
		return exactly(x.Text)
	}
	why := x.Text
	if why == "" {
		why = "an expression that is not read"
	}
	p.unknown(why)
	return anything()
}

// grouped is what the statements in brackets put out.
func (p *pwsh) grouped(x *powershell.Expr, st *state) alts {
	held, command := p.reader.captured, p.command
	p.reader.captured = true
	after, out := p.block(x.Body, st, &stream{})
	p.reader.captured, p.command = held, command
	if after != st {
		// What is assigned in brackets lasts.
		*st = *join(st, after).clone()
	}
	if out.items != nil {
		return out.items
	}
	return alts{out.asWord()}
}

// expanded puts a text together.
func (p *pwsh) expanded(x *powershell.Expr, st *state) commands.Word {
	w := commands.Lit("")
	for _, part := range x.Parts {
		v := p.value(part, st)
		switch len(v) {
		case 0:
		case 1:
			one := v[0]
			one.Many = false
			w = p.concat(w, one)
		default:
			w = p.concat(w, commands.Word{Data: dataIn(v)})
		}
	}
	return w
}

func (p *pwsh) hash(x *powershell.Expr, st *state) alts {
	w := commands.Word{}
	for i, k := range x.Parts {
		p.value(k, st)
		_, after, v := p.captured(x.Stmts[i], st, &stream{})
		*st = *after.clone()
		w.Data |= v.data
		for _, item := range v.items {
			// A calculated property: whoever gets the table may run it.
			if b := p.blockOf(item); b != nil {
				p.called(b.Body, anything(), st, &stream{})
			}
		}
	}
	return alts{w}
}

func (p *pwsh) cast(x *powershell.Expr, st *state) alts {
	v := p.value(x.Parts[0], st)
	if !windows.Converts(x.Text) {
		p.unknown("what becomes of a value as “" + x.Text + "” is not known")
		return unknownOf(dataIn(v))
	}
	if strings.HasSuffix(x.Text, "char") || strings.HasSuffix(x.Text, "char[]") {
		out := make(alts, 0, len(v))
		for _, w := range v {
			out = append(out, asChar(w))
		}
		return out
	}
	if !windows.KeepsText(x.Text) {
		v = slices.Clone(v)
		for i := range v {
			if v[i].Exact() && !plainNumber(v[i].Text) {
				v[i] = commands.Word{Data: v[i].Data} // none that it could be made
			}
		}
	}
	return v
}

// assigns reads the cmdlets that set variables by name.
func (p *pwsh) assigns(b *windows.Bound, st *state) {
	for _, w := range b.Values("Name") {
		name, exact := known(alts{w})
		if !exact || strings.ContainsAny(name, "*?[") {
			p.unknown("which variable is set is not known")
			continue
		}
		v := alts(b.Values("Value"))
		if len(v) == 0 {
			v = alts{{Many: true, MayEmpty: true}}
		}
		if len(b.Values("Option")) > 0 {
			p.unknown("a variable that refuses what it is given later")
		}
		if _, set := st.lookup(strings.ToLower(name)); set {
			v = value.Union(v, p.variable(strings.ToLower(name), st)) // where the cmdlet fails
		}
		p.set(strings.ToLower(name), v, st)
	}
}

// asChar is the character of a number.
func asChar(w commands.Word) commands.Word {
	if w.Exact() {
		if n, err := strconv.ParseUint(w.Text, 0, 16); err == nil && n > 0 {
			return commands.Word{Text: string(rune(n)), Known: automode.Exact, Data: w.Data}
		}
		if len([]rune(w.Text)) == 1 {
			return w
		}
	}
	return commands.Word{Data: w.Data}
}

// vastText reports whether a number as it is written, "1tb", is of more pieces than
// memory holds.
func vastText(s string) bool {
	s = strings.ToLower(s)
	v, unit := 1.0, 1.0
	for _, name := range [...]string{"kb", "mb", "gb", "tb", "pb"} {
		unit *= 1024
		if rest, ok := strings.CutSuffix(s, name); ok {
			s, v = rest, unit
			break
		}
	}
	n, err := strconv.ParseFloat(s, 64)
	return err == nil && n*v >= 1e10
}

func (p *pwsh) unary(x *powershell.Expr, st *state) alts {
	v := p.value(x.Parts[0], st)
	switch x.Text {
	case ",", "+":
		return v
	case "-join":
		return alts{p.joinedWith(v, "")}
	case "-":
		if len(v) == 1 && v[0].Exact() {
			return exactly("-" + v[0].Text)
		}
	case "!", "-not":
		return aName()
	case "++":
		if y := x.Parts[0]; y.Kind == powershell.Variable {
			p.set(y.Text, number(), st)
		}
		return number()
	}
	return unknownOf(dataIn(v))
}

// joinedWith is one text of several, when all are known.
func (p *pwsh) joinedWith(v alts, with string) commands.Word {
	w := commands.Lit("")
	for i, x := range v {
		if x.Many {
			return commands.Word{Data: dataIn(v)}
		}
		if i > 0 {
			w = p.concat(w, commands.Lit(with))
		}
		w = p.concat(w, x)
	}
	return w
}

func (p *pwsh) binary(x *powershell.Expr, st *state) alts {
	a := p.value(x.Parts[0], st)
	b := p.value(x.Parts[1], st)
	unknown := commands.Word{Data: dataIn(a) | dataIn(b)}
	for _, w := range append(append(alts(nil), a...), b...) {
		unknown.Encoded = unknown.Encoded || w.Encoded
		if code := p.blockOf(w); code != nil {
			// -replace takes code for its second side.
			p.called(code.Body, anything(), st, &stream{})
		}
	}
	switch x.Text {
	case "*":
		if y := x.Parts[1]; y.Kind == powershell.Number && x.Parts[0].Kind != powershell.Number && vastText(y.Text) {
			p.swarm("it fills memory without end")
		}
	case "+":
		if len(a) == 1 && len(b) == 1 {
			return alts{p.concat(a[0], b[0])}
		}
		return value.Union(a, b)
	case "?":
		return value.Union(b, p.value(x.Parts[2], st))
	case "??":
		return value.Union(a, b)
	case "-f":
		if len(a) == 1 {
			return alts{p.format(a[0], b)}
		}
	case "-join":
		if len(b) == 1 && b[0].Exact() {
			return alts{p.joinedWith(a, b[0].Text)}
		}
	case "-replace":
		if len(b) <= 2 && len(b) > 0 && len(a) == 1 {
			return alts{p.replacedIn(a[0], b)}
		}
	case "-as":
		return a
	case "-split":
		if len(a) == 1 && len(b) == 1 && a[0].Exact() && b[0].Exact() && b[0].Text != "" && !strings.ContainsAny(b[0].Text, `\.[](){}*+?|^$`) {
			var v alts
			for s := range strings.SplitSeq(a[0].Text, b[0].Text) {
				v = append(v, commands.Word{Text: s, Known: automode.Exact, Data: a[0].Data})
			}
			return v
		}
	case "-eq", "-ne", "-gt", "-ge", "-lt", "-le", "-like", "-notlike", "-match", "-notmatch", "-contains", "-notcontains", "-in", "-notin", "-is", "-isnot",
		"-and", "-or", "-xor":
		if len(a) == 1 {
			return aName()
		}
	}
	return alts{unknown}
}

// format is what "{0} {1}" -f values makes.
func (p *pwsh) format(w commands.Word, v alts) commands.Word {
	unknown := commands.Word{Data: w.Data | dataIn(v)}
	if !w.Exact() {
		return unknown
	}
	out := commands.Lit("")
	for s := w.Text; s != ""; {
		i := strings.IndexAny(s, "{}")
		if i < 0 {
			return p.concat(out, commands.Lit(s))
		}
		out = p.concat(out, commands.Lit(s[:i]))
		s = s[i:]
		if len(s) > 1 && s[0] == s[1] {
			out, s = p.concat(out, commands.Lit(s[:1])), s[2:]
			continue
		}
		place, rest, ok := strings.Cut(s[1:], "}")
		n, err := strconv.Atoi(strings.TrimSpace(place))
		if s[0] != '{' || !ok || err != nil || n < 0 || n >= len(v) {
			return unknown
		}
		out, s = p.concat(out, v[n]), rest
	}
	return out
}

// grows reports whether a text with another in the place of its pieces is more than can
// be followed.
func (p *pwsh) grows(s, from, to string) bool {
	long := len(s) + len(s)/len(from)*len(to)
	return long >= longStep && p.tires(long/longStep)
}

// replacedIn is text with one plain text in the place of another.
func (p *pwsh) replacedIn(w commands.Word, b alts) commands.Word {
	to := commands.Lit("")
	if len(b) == 2 {
		to = b[1]
	}
	if !w.Exact() || !b[0].Exact() || !to.Exact() || b[0].Text == "" || strings.ContainsAny(b[0].Text, `\.[](){}*+?|^$`) || strings.Contains(to.Text, "$") {
		return commands.Word{Data: w.Data | dataIn(b)}
	}
	from, lower := strings.ToLower(b[0].Text), strings.ToLower(w.Text)
	if len(lower) != len(w.Text) || p.grows(w.Text, from, to.Text) {
		return commands.Word{Data: w.Data | dataIn(b)}
	}
	var out strings.Builder
	for at := 0; ; {
		i := strings.Index(lower[at:], from)
		if i < 0 {
			out.WriteString(w.Text[at:])
			break
		}
		out.WriteString(w.Text[at:at+i] + to.Text)
		at += i + len(from)
	}
	w.Text = out.String()
	return w
}

// variable is what a variable may hold.
func (p *pwsh) variable(name string, st *state) alts {
	for _, scope := range [...]string{"global:", "script:", "local:", "private:", "using:", "variable:"} {
		name = strings.TrimPrefix(name, scope)
	}
	if v, ok := st.lookup(name); ok {
		if len(v) == 0 {
			return exactly("")
		}
		return v
	}
	if drive, _, ok := strings.Cut(name, ":"); ok && len(drive) == 1 {
		// "${c:\x}" is what the file holds.
		var got sum
		p.pathFactsWith(commands.Reads, exactly(name), "", st, &got)
		return unknownOf(got.data)
	} else if ok && drive != "env" && drive != "function" && drive != "alias" {
		p.unknown("nobody knows what the drive “" + drive + ":” holds")
	}
	home := p.slashed(p.world.Home())
	switch holds, text := windows.Variable(name); holds {
	case windows.InHome:
		return exactly(home + text)
	case windows.Fixed:
		return exactly(text)
	case windows.SomeNumber:
		return number()
	case windows.SomeName:
		return aName()
	case windows.SomeThing:
		return unknownOf(0)
	case windows.SomeThings:
		return anything()
	}
	switch name {
	case "pwd":
		v := make(alts, 0, len(st.cwds))
		for _, d := range st.cwds {
			v = append(v, commands.Lit(d))
		}
		if len(v) > 0 {
			return v
		}
		return unknownOf(0)
	case "profile":
		return exactly(home + windows.Profile(p.windows()))
	case "env:homepath":
		if i := strings.IndexByte(home, ':'); i == 1 {
			return exactly(home[2:])
		}
	}
	w := unset()
	if env, ok := strings.CutPrefix(name, "env:"); ok && mask.SecretName(strings.ToUpper(env)) {
		w.Data = automode.SecretData
	}
	return alts{w}
}
