package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// builtin reads a command that the shell itself carries out. done is false
// when the name is none of those, or is a program's as well and means the same.
func (r *reader) builtin(argv []commands.Word, st *state, in flow) (ok, fail *state, out flow, done bool) {
	name, args := argv[0].Text, argv[1:]
	out = nothing()
	ok, fail, done = st, st, true
	switch name {
	case "fg":
		r.done |= waits
	case "wait":
		r.done |= waits
		for i, w := range args {
			if name, ok := strings.CutPrefix(w.Text, "-p"); ok && w.Exact() {
				if name == "" && i+1 < len(args) {
					name = args[i+1].Text
				}
				r.environment(name, number(), st)
				st.set(name, value.Union(number(), alts{missing()}))
			}
			if !w.Exact() && (!aNumber(&w) || strings.HasPrefix(args[0].Text, "-")) || strings.Contains(w.Text, "[") {
				r.unknown("the shell would run what stands in a subscript") // behind -p
			}
		}
	case ":", "true":
		r.exit = success
	case "break":
		if r.statuses(args, st); r.loop == 0 {
			r.mayGiveUp(st) // zsh does
		}
		if r.done |= breaks; len(args) > 0 && !args[0].Is("1") {
			r.done |= returns // it leaves those around it as well
		}
	case "ulimit":
		r.notes.modes = true
	case "logout":
		r.mayGiveUp(st)
	case "times", "bg", "disown", "unalias", "compopt", "rehash", "caller", "umask":
	case "suspend":
		r.unknown("stops this shell")
	case "jobs":
		if len(args) > 1 && args[0].Is("-x") {
			_, _, out, _ = r.wrapped(false, args[1:], st, in)
		} else if slices.ContainsFunc(args, ofThisCall) {
			r.unknown("a word that is not known may be an option that starts a command")
		}
	case "complete", "compgen", "bind":
		r.completion(name, args, st)
	case "continue":
		if r.statuses(args, st); r.loop == 0 {
			r.mayGiveUp(st)
		}
	case "exit", "return":
		if r.done |= returns; name == "exit" {
			r.done |= quits
		}
		r.ends(name, args)
		r.statuses(args, st)
		if name == "return" && !r.joins(st) {
			r.early.leave(args, st)
		}
		if !r.aliases && leaves(name, args, st) {
			d := st.clone()
			d.dead = true
			return d, d, out, true
		}
	case "shift":
		r.statuses(args, st)
		shift(args, st)
	case "getopts":
		if len(args) > 1 && args[1].Exact() {
			r.subscripts(args[1:2], st)
			r.fills(args[1].Text, alts{{Known: automode.Bounded}}, st)
		}
		if st.mayCount("OPTARG") || len(args) > 1 && st.mayCount(args[1].Text) {
			r.unknown("an option's value is read as an expression, and an index in it may run a command")
		}
		st.set("OPTARG", alts{{MayEmpty: true, Data: st.carried | dataIn(args) | dataIn(st.args)}})
	case "setopt", "unsetopt":
		for _, w := range args {
			r.spares = r.spares || strings.Contains(strings.ToLower(w.Text), "clobber")
			r.exports = r.exports || strings.Contains(strings.ToLower(w.Text), "export")
			if !w.Exact() || !st.option(w.Text) {
				r.unknown("the shell would read what follows in another way")
			}
		}
	case "cd", "chdir", "pushd":
		ok, fail = r.cd(name, args, st)
		if at := r.command; at > 0 && r.away == 0 {
			r.a.Commands[at-1].Into, r.a.Commands[at-1].Unsure = ok.cwds, len(ok.cwds) == 0
			r.a.Folders = append(r.a.Folders, ok.cwds...)
		}
	case "popd", "dirs":
		ok = st.clone()
		if r.went++; name == "popd" {
			ok.left, ok.cwds, ok.names = st.cwds, nil, st.names.leaves().goes(nil)
		}
		fail = ok
	case "pwd":
		if len(st.cwds) == 1 && len(st.names.now()) == 0 && len(skipOptions(args, "-L -P -LP -PL", "")) == 0 { // used otherwise it fails
			out.says(commands.Lit(st.cwds[0]))
		} else {
			out = flow{}
		}
	case "eval":
		st, out = r.eval(args, st, in)
		ok, fail = st, st
	case "repeat":
		if !r.mayBeZsh() || len(args) < 2 {
			return st, st, flow{}, false
		}
		_, _, out, _ = r.wrapped(false, args[1:], st, in)
		r.unknown("how often it is done is not followed")
	case "exec":
		if len(args) > 0 && strings.HasPrefix(args[0].Text, "-") && strings.Contains(args[0].Text, "c") {
			r.unknown("what the command finds around it is taken away")
		}
		named := len(args)
		args = skipOptions(args, "-c -l", "-a")
		if named -= len(args); named > 1 && len(args) > 0 && args[0].Exact() {
			if p := r.find(base(args[0].Text)); p != nil && p.Lang == commands.Shell {
				r.unknown("a shell that goes by another name may be a restricted one")
			}
		}
		if len(args) == 0 && r.onward && r.mayBeZsh() {
			r.unknown("zsh connects all that follows with the pipe")
		}
		if len(args) > 0 {
			out = r.nested(args, st, in)
			if st.funcs != nil && r.mayBeZsh() {
				_, _, o := r.invoke(args, st.clone(), in) // zsh starts functions so, too
				out = oneOf(out, o)
			}
			r.done |= quits
			ok = st.clone()
			ok.dead = !r.aliases
			fail = ok // a shell that reads a script ends as well
		} else if in.open {
			if st.scripted {
				r.unknown("the shell goes on with the text that comes in from there")
			}
			fed := in
			st.fed = &fed // all that follows reads on from there
		}
	case "command", "builtin", "noglob", "nocorrect", "-": // the last three are zsh's
		if name == "command" && len(args) > 0 && (args[0].Is("-v") || args[0].Is("-V")) {
			return ok, fail, flow{}, true
		}
		args = skipOptions(args, "-p", "")
		if name == "noglob" {
			args = slices.Clone(args)
			for i := range args {
				args[i].Glob = false
			}
		}
		if len(args) > 0 {
			ok, fail, out, _ = r.wrapped(name == "command" || name == "builtin", args, st, in)
			fail, out = r.orNotFound(name, args[0].Text, fail, st.clone(), out)
			return ok, fail, out, true
		}
	case "source", ".":
		if len(args) > 0 {
			before := st.clone()
			if st, out = r.source(args, st, in); name == "source" && r.sober {
				st = join(before, st) // a plain sh knows the other name alone
			}
			ok, fail = st, st
		} else if in.open { // in fish it reads what comes in
			r.stdinCode(&commands.Result{Lang: commands.Shell}, st, in, &sum{})
		}
	case "set":
		if r.set(args, st); len(args) == 0 {
			out = secretText()
		}
	case "shopt", "enable", "hash", "zmodload", "autoload", "emulate":
		r.options_(name, args, st)
	case "unset", "unfunction":
		r.unset(name, args, st)
	case "export", "declare", "typeset", "local", "readonly", "integer", "float":
		// The parser reads these itself, unless the name was made up of parts.
		r.unknown("a declaration that is not written plainly")
	case "alias":
		r.alias(args, st)
	case "trap":
		return st, st, r.trap(args, st), true
	case "read", "mapfile", "readarray", "vared":
		ok, fail = r.readInto(name, args, st, in)
	case "printf":
		return r.printfInto(argv, st, in)
	case "let":
		for i, w := range args {
			if w.Known != automode.Exact || strings.ContainsAny(w.Text, "$`[") {
				r.unknown("an expression that may run a substitution")
			} else {
				r.evaluated(args[i:i+1], st)
			}
		}
	case "fc", "history", "r":
		if name == "history" && len(args) == 0 {
			r.give(automode.Effect{Kind: automode.Disclose, Target: "history", Known: automode.Exact, Why: "prints what was typed before"})
			out = secretText()
			break
		}
		r.give(automode.Effect{Kind: automode.Run, Target: name, Known: automode.Exact, Why: "a command of before is run again"})
	case "type", "help", "whence", "where":
		out = flow{}
	default:
		return st, st, flow{}, false
	}
	return ok, fail, out, true
}

// wrapped reads the command after "command" or "builtin", which is no function,
// and that after a word which only says how the command is read.
func (r *reader) wrapped(unshadowed bool, args []commands.Word, st *state, in flow) (ok, fail *state, out flow, done bool) {
	defer r.backTo(r.position)
	var text strings.Builder
	for i, w := range args {
		if i > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(w.String())
	}
	r.enter(text.String(), &line{words: args}, nil)
	ok, fail, out = r.invoked(args, st.clone(), in, unshadowed)
	return ok, fail, out, true
}

// orNotFound is how things stand where the shell may be one that does not find what it is
// told to run so: to zsh, what follows "command" is a program's name alone, and words that
// are zsh's or bash's alone are no words of others.
func (r *reader) orNotFound(how, name string, fail, before *state, out flow) (*state, flow) {
	switch {
	case how == "command" && !r.mayBeZsh(), how == "builtin" && !r.sober:
		return fail, out
	case how != "command" || shellWord(name) || name == ".":
		r.exit = either
		out = oneOf(out, nothing())
	}
	return join(before, fail), out
}

func (r *reader) eval(args []commands.Word, st *state, in flow) (*state, flow) {
	if len(args) == 0 || !args[0].Is("--") {
		return r.evalWords(args, st, in)
	}
	after, out := r.evalWords(args[1:], st.clone(), in)
	if !r.sober {
		return after, out
	}
	as, also := r.evalWords(args, st, in) // to a plain sh it is a command's name
	return join(after, as), oneOf(out, also)
}

// evalWords reads the text that the words are together.
func (r *reader) evalWords(args []commands.Word, st *state, in flow) (*state, flow) {
	var b strings.Builder
	var data automode.Data
	names := false
	for i, w := range args {
		if data |= w.Data; i > 0 {
			b.WriteByte(' ')
		}
		if w.Setup && len(args) == 1 && data == 0 {
			r.give(automode.Effect{Kind: automode.Run, Target: "eval", Known: automode.Exact, Traits: automode.EntryPoint, Why: "sets this shell up"})
			return st, nothing()
		}
		if !w.Exact() && !(w.Known == automode.Exact && !w.Many) {
			w.Text = b.String() + w.Text
			r.around(&w, st, in)
			r.supposedText(&commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Word: w}, st, in)
			traits := r.hiddenTrait() | encodedTrait(w)
			r.give(automode.Effect{Kind: automode.Run, Target: "eval", Data: data | w.Data, Known: automode.Guess, Traits: traits,
				Why: "runs text that is not known as a command"})
			r.loose = true
			return st, flow{}
		}
		names = names || w.Glob
		b.WriteString(w.Text)
	}
	if names {
		r.unknown("names of files are read as code")
	}
	return r.inner(b.String(), st, in)
}

// inner reads text that the same shell runs.
func (r *reader) inner(text string, st *state, in flow) (*state, flow) {
	defer r.backTo(r.position)
	return r.text(text, st, in)
}

// alias: what a name would run is read here, whether or not it is used.
func (r *reader) alias(args []commands.Word, st *state) {
	for _, w := range args {
		name, text, has := strings.Cut(w.Text, "=")
		if !w.Exact() {
			r.give(automode.Effect{Kind: codeKind(w), Target: "alias", Data: w.Data, Traits: encodedTrait(w), Why: "an alias that is not known"})
		} else if has {
			at := r.position
			r.via = automode.Deferred
			r.inner(text, st.clone(), flow{})
			r.backTo(at)
			st.path = true
			st.set(aliased+name, alts{commands.Lit(text)})
			r.aliases = true
		}
	}
}

// aliased stands in front of an alias's name among the variables: no variable
// has such a name.
const aliased = "alias "

// unaliased reads a command whose name is an alias as that, too. Where the
// shell knows no alias, it is read for nothing.
func (r *reader) unaliased(argv []commands.Word, st *state, in flow) {
	if !r.aliases {
		return
	}
	v, ok := st.lookup(aliased + argv[0].Text)
	if !ok {
		return
	}
	text, ok := known(v)
	if !ok || strings.ContainsAny(text, "\"'\\$`;&|<>(){}*?[~#") {
		return
	}
	var words []commands.Word
	for f := range strings.FieldsSeq(text) {
		words = append(words, commands.Lit(f))
	}
	once := st.clone()
	once.set(aliased+argv[0].Text, alts{commands.Lit("")})
	r.nested(append(words, argv[1:]...), once, in)
}

// codeKind is the kind of text that is run and not known: what a host sent or
// a decoder made is code, else nobody knows what it is.
func codeKind(w commands.Word) automode.Kind {
	if w.Encoded || w.Made || w.Data&automode.FetchedData != 0 {
		return automode.Run
	}
	return automode.Unknown
}

// trapText is a text that is run later, and its positionals: one stands for the
// number of a job, where that was put into it.
func trapText(w *commands.Word) (text string, given []commands.Word, ok bool) {
	if w.Exact() {
		return w.Text, nil, true
	}
	if !w.Job || w.Known != automode.Bounded || w.Base != "" || w.Many || w.MayEmpty || w.Encoded || strings.ContainsAny(w.Text+w.Suffix, "'\\`$<") {
		return "", nil, false // there it may be something else than a word, or a part of one
	}
	job := commands.Word{Known: automode.Bounded, Job: true, Data: w.Data}
	return w.Text + "${1}" + w.Suffix, []commands.Word{job}, true
}

// begins is the state in which a trap's text is read.
func (t *trap) begins(st *state) *state {
	s := st.clone()
	if t.args != nil {
		s.args, s.known = t.args, true
	}
	return s
}

// trap: what would run later is read here. What that prints comes out where the shell
// ends, behind all else.
func (r *reader) trap(args []commands.Word, st *state) (out flow) {
	args = skipOptions(args, "-l -p", "")
	switch {
	case len(args) < 2:
		return flow{} // it may print them
	case args[0].Is("-") || args[0].Is(""):
		return nothing()
	}
	defer r.backTo(r.position)
	r.via = automode.Deferred
	if text, given, ok := trapText(&args[0]); ok {
		from := len(r.a.Effects)
		t := trap{text: text, args: given, st: st.clone(), from: from}
		before := t.begins(st)
		var after *state
		r.aside, r.springs = nil, true
		after, out = r.inner(text, before.clone(), flow{})
		r.springs = false
		if !before.same(after) {
			r.unknown("a trap would change what follows")
		}
		t.to, t.noted, t.went, t.held = len(r.a.Effects), len(r.notes.log), r.went, len(r.bindings)
		r.traps = append(r.traps, t)
		if slices.ContainsFunc(args[1:], func(w commands.Word) bool { return betweenCommands(&w) }) {
			r.printsBetween(out)
			if r.aside != nil {
				r.murmurs = amid(r.murmurs, *r.aside)
			}
		}
		out.maybe = out.maybe || !out.silent()
	} else {
		r.give(automode.Effect{Kind: automode.Run, Target: "trap", Data: args[0].Data, Traits: encodedTrait(args[0]), Why: "runs text later that is not known"})
	}
	return out
}
