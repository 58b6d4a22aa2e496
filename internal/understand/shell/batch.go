//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/understand/batch"
	"automode/internal/understand/shell/value"
)

// dos is the walk of a text of cmd. Programs it starts as PowerShell does.
// Names of variables are kept as those of the environment are there.
type dos struct {
	*pwsh
	late  bool // !NAME! is put in when a command runs
	again bool // the words are read a second time, as "call" does
}

// batch reads text as cmd runs it in a shell of its own.
func (r *reader) batch(text string, st *state, in flow, late bool) flow {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if r.depth >= maxDepth {
		r.overflow("commands are nested too deep to be read")
		return flow{}
	}
	if why := tooMuch(text); why != "" {
		r.overflow(why)
		return flow{}
	}
	if why := doubtful(text); why != "" {
		r.say(automode.Unknown, 0, "", why)
		r.fail(automode.Unreadable)
	}
	defer r.backTo(r.position)
	r.depth++
	r.dos = true
	d := dos{pwsh: &pwsh{reader: r, first: st.cwds}, late: late || strings.Contains(strings.ToLower(text), "enabledelayedexpansion")}
	list, wrong := batch.Parse(text)
	_, _, out := d.list(list, &state{cwds: st.cwds, known: true, path: st.path, funcs: st.funcs}, &stream{flow: in})
	if wrong != "" {
		r.say(automode.Unknown, 0, "", "it is not a command of cmd that can be read: "+wrong)
		r.fail(automode.Unreadable)
		return flow{}
	}
	return out.flow
}

// list reads commands in their order.
func (d dos) list(list []batch.Command, st *state, in *stream) (ok, fail *state, out *stream) {
	ok, fail, out = st, st, silence()
	last := in
	for i := range list {
		c := &list[i]
		from := join(ok, fail)
		switch c.After {
		case "&&":
			from = ok
		case "||":
			from = fail
		}
		if from.dead {
			continue
		}
		piped := d.piped
		d.piped = piped || c.After == "|" || i+1 < len(list) && list[i+1].After == "|"
		input := in
		if c.After == "|" {
			copied := *last
			copied.open = true
			input = &copied
		}
		o, f, fl := d.one(c, from.clone(), input)
		d.piped = piped
		last = fl
		if c.After == "|" || i+1 < len(list) && list[i+1].After == "|" {
			o, f = from, from // the sides of a pipe are shells of their own
		}
		skipped := c.Maybe || c.After == "&&" || c.After == "||"
		if skipped {
			o, f = join(ok, o), join(fail, join(f, ok))
		}
		ok, fail, out = o, f, beside(out, fl)
	}
	return ok, fail, out
}

// one reads one command.
func (d dos) one(c *batch.Command, st *state, in *stream) (ok, fail *state, out *stream) {
	if d.tired() {
		return st, st, &stream{}
	}
	for _, r := range c.Redirs {
		if r.Input && !r.Merge {
			got := sum{}
			d.pathFactWith(commands.Fact{Role: commands.Reads, Kind: automode.Read, Word: d.word(r.To, st)}, st, &got)
			in = &stream{flow: flow{open: true, data: got.data}}
		}
	}
	if len(c.Exists.Parts) > 0 {
		d.pathValues(commands.Lists, alts{d.word(c.Exists, st)}, "", st)
	}
	switch {
	case c.Loop != nil:
		ok, fail, out = d.loop(c, st, in)
	case c.Group != nil:
		ok, fail, out = d.list(c.Group, st, in)
	case len(c.Words) == 0:
		ok, fail, out = st, st, silence()
	default:
		outer := d.command
		ok, fail, out = d.simple(c, st, in)
		d.command = outer
	}
	for _, r := range c.Redirs {
		if r.Input || r.Merge {
			continue
		}
		role, why := commands.Writes, "the output replaces the file"
		if r.Append {
			role, why = commands.Appends, "the output is added to the file"
		}
		part := d.part
		d.part = automode.InRedirect
		to := d.word(r.To, st)
		d.pathFactWith(commands.Fact{Role: role, Kind: automode.Write, Word: to, Why: why}, st, &sum{data: out.data})
		d.part = part
		if r.From == '1' && !r.Append {
			d.holds(to, st, out)
		}
		if r.From == '1' {
			out = silence()
		}
	}
	return ok, fail, out
}

// loop reads a for.
func (d dos) loop(c *batch.Command, st *state, in *stream) (ok, fail *state, out *stream) {
	l := c.Loop
	var values alts
	for _, w := range l.Words {
		v := d.word(w, st)
		v.Glob = v.Known == automode.Exact && strings.ContainsAny(v.Text, "*?")
		switch {
		case l.How == 'f' || l.How == 'r':
			if l.How == 'f' && (l.Back || !w.Quoted()) {
				d.pathValues(commands.Reads, alts{v}, "reads a file", st)
			}
			v = commands.Word{Data: v.Data}
		case l.How == 'l':
			v = commands.Word{Known: automode.Bounded}
		}
		values = append(values, v)
	}
	if l.How == 'r' {
		v := commands.Word{Known: automode.Bounded}
		if len(l.Words) > 1 {
			v.Base = d.windowsPath(d.word(l.Words[0], st)).Text
		} else if len(st.cwds) == 1 {
			v.Base = st.cwds[0]
		} else {
			v = commands.Word{}
		}
		values = alts{v}
	}
	if l.Run != "" {
		got := d.reader.batch(l.Run, st, flow{}, d.late)
		v := got.asWord()
		if got.prints != commands.PathsIn {
			v = commands.Word{Data: v.Data, Encoded: v.Encoded}
		}
		values = alts{v}
	}
	if len(values) == 0 {
		values = unknownOf(0)
	}
	if values = value.Union(values, d.comparedWith(c.Group, l.Name, values, st)); len(values) > value.Most {
		values = alts{collapse(values)}
	}
	out = silence()
	for _, v := range values {
		var fl flow
		st = st.clone()
		v.Many = false
		st.set("%"+l.Name, alts{v})
		st, _, fl = d.rounds(st, func(st *state) (*state, flow) {
			o, f, fl := d.list(c.Group, st, in)
			return join(o, f), fl.flow
		})
		if l.How == 'l' {
			d.goesRound(d.counting(l.Words, st), d.round, &fl)
		}
		out = beside(out, &stream{flow: fl})
	}
	return st, st, out
}

// word puts a word together. A variable in percent signs is put in before the
// line is read at all: what it holds could be commands.
func (d dos) word(w batch.Word, st *state) commands.Word {
	out := commands.Lit("")
	for _, p := range w.Parts {
		if p.Var == "" || p.Late && !d.late {
			out = d.concat(out, commands.Lit(p.Text))
			continue
		}
		out = d.concat(out, d.value(p, st))
	}
	return out
}

func (d dos) value(p batch.Part, st *state) commands.Word {
	if p.Var[0] == '%' {
		v, ok := st.lookup(p.Var)
		if !ok || len(v) == 0 {
			return commands.Word{Many: true}
		}
		if p.Odd || len(v) > 1 {
			return commands.Word{Data: dataIn(v)}
		}
		return v[0]
	}
	var v alts
	mine := false
	switch p.Var {
	case "cd":
		v = d.variable("pwd", st)
	default:
		_, mine = st.lookup("env:" + p.Var)
		v = d.variable("env:"+p.Var, st)
	}
	if mine && !p.Late && !d.again {
		// On one line it is what it was before; in a file what was set above.
		v = append(unsetValue(), v...)
	}
	if len(v) == 1 && v[0].Known >= automode.Bounded && !p.Odd {
		if !mine && strings.HasPrefix(v[0].Text, "/") {
			w := v[0]
			w.Text = strings.ReplaceAll(w.Text, "/", `\\`) // it is a path there, and no option
			return w
		}
		return v[0]
	}
	switch p.Var {
	case "path", "pathext", "date", "time", "random", "errorlevel", "comspec", "temp", "tmp", "number_of_processors", "cmdcmdline":
	default:
		if !p.Late {
			d.unknown("what the variable “" + p.Var + "” holds is read as a part of the command")
		}
	}
	return commands.Word{Data: dataIn(v), MayEmpty: len(v) == 1 && v[0].MayEmpty && !p.Odd}
}

// builtinName splits the name of a command of cmd from what stands right
// behind it: "cd..", "dir/s", "echo.".
func builtinName(s string) (name, rest string, ok bool) {
	name = strings.ToLower(s)
	if i := strings.IndexAny(name, `/\.,;=+:[(`); i > 0 {
		name, rest = name[:i], s[i:]
	}
	switch strings.ToLower(rest) {
	case ".exe", ".bat", ".cmd", ".com":
		return name, rest, false // a program that has the name
	}
	if len(rest) > 1 && rest[0] == '.' && letter(rest[1]) && name != "echo" {
		return name, rest, false
	}
	switch name {
	case "cd", "chdir", "pushd", "popd", "set", "call", "start", "exit", "goto", "shift", "path", "prompt":
		return name, rest, true
	}
	c, _ := windows.Find(windows.Builtins, name, true)
	return name, rest, c != nil
}

// simple reads a command that is a name and words.
func (d dos) simple(c *batch.Command, st *state, in *stream) (ok, fail *state, out *stream) {
	if t := strings.Trim(c.Text, `" `); t == "%0" || t == "%~f0" || t == "%~0" {
		d.swarm("starts itself again and again")
	}
	if d.labelled(c.Text) {
		return st, st, silence()
	}
	name := d.word(c.Words[0], st)
	if !name.Exact() || name.Text == "" {
		d.named(name, &noElement, st, in)
		return st, st, &stream{flow: flow{data: in.data}}
	}
	if s := name.Text; len(s) == 2 && s[1] == ':' && letter(s[0]) && len(c.Words) == 1 {
		ok = st.clone()
		d.move(d.windowsPath(commands.Lit(s+"/")), ok)
		return ok, st, silence()
	}
	short, rest, own := builtinName(name.Text)
	if own && !c.Words[0].Quoted() {
		words := c.Words[1:]
		if rest != "" && !strings.HasPrefix(short, "echo") {
			words = append([]batch.Word{{Parts: []batch.Part{{Text: rest}}}}, words...)
		}
		return d.builtin(short, c, words, st, in)
	}
	if plain := withoutEnding(name.Text); plain != name.Text {
		if like, _ := windows.Find(windows.Builtins, plain, true); like != nil {
			// No program of Windows is called as a command of cmd.
			return st, st, &stream{flow: d.stranger(name.Text, in.flow)}
		}
	}
	words := make([]commands.Word, 0, len(c.Words)-1)
	for _, w := range c.Words[1:] {
		words = append(words, d.word(w, st))
	}
	s := d.started(name.Text, words, c.Text, st, in, false)
	return st, st, s
}

// builtin reads a command of cmd itself.
func (d dos) builtin(name string, c *batch.Command, list []batch.Word, st *state, in *stream) (ok, fail *state, out *stream) {
	var words []commands.Word
	for _, w := range list {
		words = append(words, d.divided(w, st)...)
	}
	d.enter(c.Text, &line{words: append([]commands.Word{commands.Lit(name)}, words...)}, nil)
	d.whereabouts(st)
	ok, fail, out = st, st, silence()
	switch name {
	case "cd", "chdir", "pushd":
		ok = st.clone()
		if len(words) > 0 && (words[0].Is("/d") || words[0].Is("/D")) {
			words = words[1:]
		}
		switch {
		case len(words) == 0 && name == "cd", len(words) == 0 && name == "chdir":
			out = &stream{flow: flow{prints: commands.WorkDir, open: true}}
			if len(st.cwds) == 1 {
				out.says(commands.Lit(st.cwds[0]))
			}
			return st, st, out
		case len(words) != 1:
			ok.cwds = nil
		default:
			f := commands.Fact{Role: commands.Lists, Kind: automode.Read, Traits: automode.Listing, Word: d.windowsPath(words[0])}
			if d.sharePath(&f, st, &sum{}) {
				ok.cwds = nil
				return ok, st, silence()
			}
			d.move(f.Word, ok)
			if len(words[0].Text) > 1 && words[0].Text[1] == ':' && name != "pushd" {
				ok = join(ok, st) // without /d another drive's folder changes
			}
		}
		return ok, st, silence()
	case "popd":
		ok = st.clone()
		ok.cwds = nil
		return ok, ok, silence()
	case "set":
		return d.set_(list, words, st)
	case "call":
		if len(list) > 0 {
			d.again = true
			for _, w := range list {
				if strings.Contains(d.word(w, st).Text, "%") {
					d.unknown("“call” reads its words a second time")
				}
			}
			if s, plain := list[0].Plain(); plain && strings.HasPrefix(s, ":") {
				d.unknown("a part of a batch file")
				return st, st, &stream{}
			}
			again := *c
			again.Words, again.Redirs = list, nil
			return d.simple(&again, st, in)
		}
	case "start":
		return d.start_(c, list, words, st, in)
	case "exit":
		ok = st.clone()
		ok.dead = true
		return ok, ok, silence()
	case "goto", "shift":
		d.jumps(words, c.Maybe)
		d.unknown("a jump in a batch file")
	case "path":
		if len(words) > 0 {
			st.path = true
		}
	case "prompt":
	default:
		found, _ := windows.Find(windows.Builtins, name, true)
		if found.Special == windows.Output {
			return st, st, d.output(d.plainArgs(words), in)
		}
		return st, st, d.described(found, words, st, in)
	}
	return st, st, out
}

func (d dos) plainArgs(words []commands.Word) []windows.Arg {
	w := commands.Lit("")
	for i, x := range words {
		if i > 0 {
			w = d.concat(w, commands.Lit(" "))
		}
		w = d.concat(w, x)
	}
	return []windows.Arg{{Words: []commands.Word{w}}}
}

// divided is a word as a command of cmd sees it: commas, semicolons and equals
// signs that are not quoted divide it further.
func (d dos) divided(w batch.Word, st *state) []commands.Word {
	for _, p := range w.Parts {
		if !p.Quoted && p.Var == "" && strings.ContainsAny(p.Text, ",;=") {
			if len(w.Parts) > 1 {
				return []commands.Word{{Many: true}}
			}
			var list []commands.Word
			for s := range strings.FieldsFuncSeq(p.Text, func(r rune) bool { return r == ',' || r == ';' || r == '=' }) {
				list = append(list, commands.Lit(s))
			}
			return list
		}
	}
	return []commands.Word{d.word(w, st)}
}

// set_ reads set: NAME=value, /a with an expression, /p with a question.
func (d dos) set_(list []batch.Word, words []commands.Word, st *state) (ok, fail *state, out *stream) {
	if len(list) == 0 {
		d.say(automode.Disclose, 0, "environment", "prints every variable")
		return st, st, &stream{flow: flow{open: true, data: automode.SecretData}}
	}
	w := commands.Lit("")
	for i, x := range list {
		if i > 0 {
			w = d.concat(w, commands.Lit(" "))
		}
		w = d.concat(w, d.word(x, st))
	}
	switch lower := strings.ToLower(w.Text); {
	case strings.HasPrefix(lower, "/a"):
		name, _, _ := strings.Cut(strings.TrimSpace(w.Text[2:]), "=")
		st.set("env:"+strings.ToLower(strings.TrimRight(name, "+-*/% ")), number())
		return st, st, silence()
	case strings.HasPrefix(lower, "/p"):
		name, _, _ := strings.Cut(strings.TrimSpace(w.Text[2:]), "=")
		d.setEnvironment(strings.ToLower(name), anything(), st)
		return st, st, silence()
	}
	name, value, has := strings.Cut(w.Text, "=")
	if !has {
		if w.Known != automode.Exact {
			d.unknown("which variable is set is not known")
			return st, st, silence()
		}
		d.say(automode.Disclose, 0, name, "prints variables")
		return st, st, &stream{flow: flow{open: true}}
	}
	v := w
	v.Text = value
	d.setEnvironment(strings.ToLower(strings.TrimSpace(name)), alts{v}, st)
	return st, st, silence()
}

// start_ reads start: a title in quotes, options, a program and its words.
func (d dos) start_(c *batch.Command, list []batch.Word, words []commands.Word, st *state, in *stream) (ok, fail *state, out *stream) {
	defer d.beside(d.done)
	i := 0
	if i < len(list) && list[i].Quoted() {
		i++
	}
	for i < len(list) {
		s, plain := list[i].Plain()
		if !plain || !strings.HasPrefix(s, "/") {
			break
		}
		i++
		if strings.EqualFold(s, "/d") || strings.EqualFold(s, "/affinity") || strings.EqualFold(s, "/node") || strings.EqualFold(s, "/machine") {
			if strings.EqualFold(s, "/d") && i < len(list) {
				d.move(d.windowsPath(d.word(list[i], st)), st)
			}
			i++
		}
	}
	if i >= len(list) {
		return st, st, silence()
	}
	if s, plain := list[i].Plain(); !plain || strings.Contains(s, "://") {
		d.say(automode.Unknown, 0, s, "what is opened with it is not known")
		return st, st, silence()
	}
	again := *c
	again.Words, again.Redirs = list[i:], nil
	_, _, out = d.simple(&again, st.clone(), in)
	return st, st, out
}
