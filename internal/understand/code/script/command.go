package script

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// started is a command that a program starts.
type started struct {
	words []commands.Word // a command of these, or
	line  value           // a line, when there are none
	dir   value           // where, when it is set
	vars  []commands.Word // NAME=value
	input value           // what it reads
	fed   bool            // it reads what is not known
}

// command is a call that starts a command.
func (w *walker) command(f *Func, args []value) value {
	c := started{dir: &val{unset: true}, input: &val{unset: true}}
	if len(args) == 0 {
		return w.gives(f, &val{})
	}
	rest := args[1:]
	switch f.Act {
	case Forks:
		c.words = w.words(args[:1])
	case Lines:
		c.line = w.line(args[0])
	case Scripts:
		w.does(commands.RunsFile, args[0], "runs a file of code")
		if w.itself(args) {
			w.bomb()
		}
	case Words:
		c.words = w.words(args[:1])
		if len(rest) > 0 && rest[0].obj != nil && rest[0].obj.list {
			c.words = append(c.words, w.words(rest[:1])...)
			rest = rest[1:]
		} else if len(rest) > 0 && rest[0].obj == nil && rest[0].fn == nil && !(rest[0].data() && rest[0].word.Known == automode.Bounded) {
			w.plain(rest[0])
			c.words = append(c.words, commands.Word{Many: true, Data: rest[0].label().Data})
			rest = rest[1:]
		}
		if w.itself(args) {
			w.bomb()
		}
	case WordsFlat, Replaces:
		for len(rest) > 0 && lastObject(rest[len(rest)-1:]) != nil {
			w.commandOptions(&c, rest[len(rest)-1].obj)
			rest = rest[:len(rest)-1]
		}
		if first := args[0].obj; w.lang.Lang == commands.Ruby && first != nil && first.list && w.callee != "popen" {
			// A program, and the name that it is to find itself under.
			if len(first.vals) != 2 || first.open || w.unsure(first) || len(rest) == 0 {
				w.strange("it is not known which program is started")
			} else {
				args = append([]value{first.vals[0]}, rest...)
			}
		}
		switch {
		case len(rest) == 0 && (args[0].obj == nil || !args[0].obj.list):
			c.line = w.line(args[0])
		default:
			c.words = w.words(append([]value{args[0]}, rest...))
		}
		rest = nil
	}
	for _, a := range rest {
		switch {
		case a.fn != nil:
			w.enter(a.fn, &val{})
		case a.obj != nil && !a.obj.list:
			w.commandOptions(&c, a.obj)
		case a.unset, a.data() && a.word.Known == automode.Bounded:
		default:
			w.plain(a)
			w.strange("the options of a command are not known")
		}
	}
	switch stays := w.stays(&c); {
	case stays && (w.ever > 0 || w.far > 0):
		w.bomb()
	case w.ever > 0 && w.spin > 0:
		w.strange("commands are started again and again")
	}
	if f.Act != Scripts {
		w.start(&c)
	}
	line, ok := c.line.knownLine()
	if c.dir.unset && (ok && code.LinePrintsPaths(line) || !ok && c.line == nil && code.PrintsPaths(c.words)) {
		if names, ok := w.setting.Listed(".", true); ok {
			return w.gives(f, exact(strings.Join(names, "\n")+"\n"))
		}
		return w.gives(f, &val{word: commands.Word{Known: automode.Bounded, Base: "."}})
	}
	return w.gives(f, &val{})
}

// stays reports whether the program goes on beside the command that it starts.
func (w *walker) stays(c *started) bool {
	beside := "spawn popen popen2 popen2e popen3 getpty daemon proc_open"
	if w.lang.Lang == commands.JavaScript || w.lang.Lang == commands.TypeScript {
		beside = "spawn exec execFile fork"
	}
	if !code.Within(beside, w.callee) {
		line, _ := c.line.knownLine()
		if !strings.HasSuffix(strings.TrimSpace(line), "&") {
			return false
		}
	}
	w.copies++
	return true
}

// knownLine is a command line that is known, of a command that has one.
func (v *val) knownLine() (string, bool) {
	if v == nil {
		return "", false
	}
	return v.known()
}

// bomb: commands are started without end.
func (w *walker) bomb() {
	w.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "itself", Why: "it starts processes without end"})
}

// itself reports whether a program starts itself.
func (w *walker) itself(args []value) bool {
	for _, a := range args {
		if a.thing != nil && code.Within(a.thing.Names, "__filename") {
			return true
		}
		if a.obj != nil && a.obj.list {
			for _, x := range a.obj.vals {
				if x.thing != nil && code.Within(x.thing.Names, "__filename") {
					return true
				}
			}
		}
	}
	return false
}

// line is a value as a command line.
func (w *walker) line(v value) value {
	if !v.data() {
		return guess(w.plain(v))
	}
	return v
}

// words are values as the words of a command. A list may hold itself.
func (w *walker) words(args []value) []commands.Word {
	parts := maxParts
	return w.wordsOf(args, nil, &parts)
}

func (w *walker) wordsOf(args []value, list []commands.Word, parts *int) []commands.Word {
	for _, a := range args {
		switch {
		case a.obj != nil && a.obj.list:
			*parts--
			if *parts > 0 {
				list = w.wordsOf(a.obj.vals, list, parts)
			}
			if *parts <= 0 || a.obj.open || w.unsure(a.obj) {
				list = append(list, commands.Word{Many: true, Data: a.label().Data})
			}
		case !a.data():
			list = append(list, guess(w.plain(a)).word)
		case len(a.more) > 0:
			w.strange("a word of a command may be one of several")
			list = append(list, a.word)
		default:
			list = append(list, a.word)
		}
	}
	return list
}

// commandOptions reads the options of a call that starts a command.
func (w *walker) commandOptions(c *started, o *object) {
	if o.open || w.unsure(o) {
		w.strange("the options of a command are not known")
	}
	for i, k := range o.keys {
		v := o.vals[i]
		switch k {
		case "cwd", "chdir":
			c.dir = v
		case "input", "stdin_data":
			c.input = v
		case "shell":
			if s, ok := v.known(); ok && !code.Within("true false bash sh zsh /bin/sh /bin/bash", s) {
				w.strange("another program is its shell")
			}
			if len(c.words) > 0 && !v.is("false") {
				c.line = w.flat(c.words)
				c.words = nil
			}
		case "out", "err", "in":
			w.connected(k, v)
		case "env":
			w.childEnvironment(c, v)
		case "stdio":
			if v.obj != nil {
				for n, x := range v.obj.vals {
					if _, text := x.known(); n == 0 && !text && !(x.data() && x.word.Known == automode.Bounded) {
						c.fed = true
					}
					w.plain(x)
				}
			}
		default:
			if v.fn != nil {
				w.enter(v.fn, &val{})
			}
			if !code.Within(w.lang.Options, k) {
				w.strange("nobody described the option “" + k + "” of a command")
			}
		}
	}
}

// connected is what a command's stream is joined to: a file by its name, or by a list of
// its name and how it is opened. A name is taken for a file's where it is a stream's too.
func (w *walker) connected(stream string, v value) {
	if v.obj != nil && v.obj.list && len(v.obj.vals) > 0 {
		v = v.obj.vals[0]
	}
	switch {
	case v.thing != nil || v.fn != nil || v.count || v.null:
		w.plain(v)
	case stream == "in":
		w.does(commands.Reads, v, "")
	default:
		w.does(commands.Writes, v, "a command's output goes there")
	}
}

// childEnvironment reads the variables that a command is given.
func (w *walker) childEnvironment(c *started, v value) {
	if v.thing != nil && v.thing.Vars {
		return
	}
	if v.obj == nil {
		w.plain(v)
		w.strange("the environment of a command is not known")
		return
	}
	for i, k := range v.obj.keys {
		for _, t := range v.obj.vals[i].texts() {
			c.vars = append(c.vars, glue(commands.Lit(k+"="), t))
		}
	}
}

// flat is words joined as a line.
func (w *walker) flat(words []commands.Word) value {
	v := exact("")
	for i, x := range words {
		if i > 0 {
			v = joined(v, exact(" "))
		}
		v = joined(v, &val{word: x})
	}
	return v
}

// start gives the facts of a command.
func (w *walker) start(c *started) {
	if !c.fed && (w.habits.fed || w.habits.sends) && c.input.unset {
		c.fed = true
	}
	if w.drives(c) {
		w.driven = true
	}
	if len(c.words) == 0 {
		for _, t := range c.line.texts() {
			if t.Encoded {
				t.Known = automode.Guess
			}
			w.startLine(c, t)
		}
		return
	}
	if c.words[0].Encoded {
		w.startLine(c, commands.Word{Encoded: true, Data: c.words[0].Data})
		return
	}
	if text, ok := quotedAll(c.words); ok && (c.fed || !c.input.unset) {
		w.startLine(c, commands.Lit(text))
		return
	}
	if c.fed || !c.input.unset {
		w.strange("what a command reads is not known")
	}
	w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Words: append(w.prefix(c), c.words...), Word: c.words[0], Why: "starts a command"})
}

// startLine gives the fact of one command line.
func (w *walker) startLine(c *started, t commands.Word) {
	if t.Known == automode.Exact {
		switch {
		case !c.input.unset:
			if text, ok := c.input.known(); ok {
				q, _ := quoted(text)
				t.Text = "printf %s " + q + " | { " + t.Text + "\n}"
			} else {
				t.Text = "cat | { " + t.Text + "\n}"
			}
		case c.fed:
			t.Text = "cat | { " + t.Text + "\n}"
		}
	}
	if front := w.prefix(c); len(front) > 0 {
		words := append(front, commands.Lit("sh"), commands.Lit("-c"), t)
		w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Words: words, Word: words[0], Why: "starts a command"})
		return
	}
	w.add(commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Word: t, Why: "starts a command"})
}

// prefix is where a command runs and with which variables, as env says it.
func (w *walker) prefix(c *started) []commands.Word {
	if c.dir.unset && len(c.vars) == 0 {
		return nil
	}
	words := []commands.Word{commands.Lit("env")}
	if !c.dir.unset {
		d := guess(w.plain(c.dir)).word
		if c.dir.data() && len(c.dir.more) == 0 {
			d = c.dir.word
		}
		words = append(words, commands.Lit("-C"), d)
	}
	return append(words, c.vars...)
}

// drives reports whether a shell is started that waits for orders.
func (w *walker) drives(c *started) bool {
	words := c.words
	if len(words) == 0 {
		if s, ok := c.line.known(); ok {
			for _, f := range strings.Fields(s) {
				words = append(words, commands.Lit(f))
			}
		}
	}
	if len(words) == 0 || words[0].Known != automode.Exact {
		return false
	}
	if !code.Within("sh bash dash zsh ksh ash csh tcsh fish cmd cmd.exe powershell powershell.exe pwsh", path.Base(words[0].Text)) {
		return false
	}
	for _, x := range words[1:] {
		if x.Known != automode.Exact || x.Text == "-c" || !strings.HasPrefix(x.Text, "-") && !strings.ContainsAny(x.Text, "<>&") {
			return false
		}
	}
	return true
}

// quoted is a text as one word of a shell.
func quoted(s string) (string, bool) {
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'", strings.IndexByte(s, 0) < 0
}

func quotedAll(words []commands.Word) (string, bool) {
	var b strings.Builder
	for i, x := range words {
		if !x.Exact() {
			return "", false
		}
		if i > 0 {
			b.WriteByte(' ')
		}
		q, ok := quoted(x.Text)
		if !ok {
			return "", false
		}
		b.WriteString(q)
	}
	return b.String(), true
}

// removes is a path that is removed.
func (w *walker) removes(args []value) value {
	if len(args) == 0 {
		return &val{}
	}
	extent := automode.One
	for _, a := range args[1:] {
		switch {
		case a.fn != nil:
			w.enter(a.fn, &val{})
		case a.obj != nil && !a.obj.list:
			if v, ok := a.obj.get("recursive"); ok && !v.is("false") || a.obj.open {
				extent = automode.Tree
			}
			w.options(a)
		case a.unset:
		default:
			extent = automode.Tree
			w.plain(a)
		}
	}
	w.deletes(args[0], extent)
	return &val{}
}

func (w *walker) deletes(v value, extent automode.Extent) {
	list := []value{v}
	if v.obj != nil && v.obj.list {
		list = v.obj.vals
		if v.obj.open {
			list = append(list[:len(list):len(list)], guess(v))
		}
	}
	for _, x := range list {
		if !x.data() {
			x = guess(w.plain(x))
		}
		w.doesTo(commands.Deletes, x, extent, "removes it")
	}
}

// signals is a signal to a process, as kill says it.
func (w *walker) signals(args []value) {
	words := []commands.Word{commands.Lit("kill")}
	if len(args) > 1 {
		words = append(words, commands.Lit("-s"), w.words(args[1:2])[0])
	}
	if len(args) > 0 {
		words = append(words, commands.Lit("--"))
		words = append(words, w.words(args[:1])...)
	}
	w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Words: words, Word: words[0], Why: "signals a process"})
}

// mode is a change of a file's mode, as chmod says it.
func (w *walker) mode(args []value) {
	if len(args) < 2 {
		w.plainAll(args)
		return
	}
	words := append([]commands.Word{commands.Lit("chmod")}, w.words(args[1:2])...)
	words = append(words, commands.Lit("--"))
	words = append(words, w.words(args[:1])...)
	w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Words: words, Word: words[0], Why: "changes a mode"})
	for _, a := range args[2:] {
		if a.fn != nil {
			w.enter(a.fn, &val{})
		}
	}
}
