package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/mask"
)

// A word that carries a secret's value is printed by whatever is given it, in
// what it says or in its complaint, unless the program's manual makes it a
// credential, or it is handed on to a command that is judged by itself.

// shown gives the effect of a secret that is printed.
func (r *reader) shown() {
	r.say(automode.Disclose, 0, "a variable that holds a secret", "prints it")
}

// secrets is how many of some words carry a secret.
func secrets(words []commands.Word) int {
	n := 0
	for i := range words {
		if words[i].Data&automode.SecretData != 0 {
			n++
		}
	}
	return n
}

// maxGuesses is how many comparisons of a secret, each written out, still tell
// too little of it.
const maxGuesses = 4

// compared gives what comparisons tell of a secret.
func (r *reader) compared(a, b alts, order bool) {
	for i := range a {
		for j := range b {
			tells, little := commands.Concludes(&a[i], &b[j], order)
			if tells {
				r.guesses++
			}
			if tells && !little || r.guesses == maxGuesses+1 {
				r.guesses = maxGuesses + 2
				r.shown()
				return
			}
		}
	}
}

// exposes reports whether an invocation may print a secret that its words carry:
// one of them is neither a credential, nor handed on, nor a host, where what it
// carries is judged with what goes out.
func exposes(result *commands.Result, argv []commands.Word, in flow) bool {
	given := secrets(argv[1:])
	if given == 0 || result.Echoes {
		return given > 0 || result.Echoes && result.Stdin == commands.RunsWords && in.data&automode.SecretData != 0
	}
	passed := 0
	for i := range result.Facts {
		f := &result.Facts[i]
		if f.Role == commands.RunsWords || f.Lang == commands.Shell && (f.Role == commands.RunsText || f.Role == commands.RunsFile) {
			passed = max(passed, secrets(f.Words))
		}
	}
	return given > result.Kept+passed
}

// Built-ins that print none of their words, or judge them as a command of their
// own, and those that may print what they know: numbers, names, folders,
// settings.
const (
	quietBuiltins   = " : true eval exec command builtin noglob nocorrect - source . set alias trap repeat jobs printf "
	tellingBuiltins = " times jobs bg fg caller ulimit umask complete compgen bind compopt pushd popd dirs setopt unsetopt shopt enable hash zmodload autoload emulate alias trap fc history r "
)

// toldBuiltin adds what a built-in prints: of what it is given, and of what it
// knows, which is more than nothing.
func (r *reader) toldBuiltin(argv []commands.Word, out *flow) {
	name, last := " "+argv[0].Text+" ", &argv[len(argv)-1]
	if strings.Contains(tellingBuiltins, name) || name == " cd " && onStack(last.Text) {
		out.prints = commands.AnyText
	}
	looks := name == " command " && len(argv) > 1 && strings.HasPrefix(argv[1].Text, "-")
	if secrets(argv[1:]) > 0 && (looks || !strings.Contains(quietBuiltins, name)) {
		r.shown()
	}
}

// forget makes the positionals unknown. What they carry stays with them.
func (s *state) forget() {
	s.carry(s.args)
	s.args, s.known = nil, false
}

// carry adds what positionals hold that are not known any more, or not surely. The call
// itself set them: what is no number may be anything where it is read as an expression.
func (s *state) carry(args []commands.Word) {
	for i := range args {
		w := &args[i]
		if s.carried |= w.Data; !w.Digits && !(w.Exact() && plainNumber(w.Text)) {
			s.carried |= automode.UnknownData
		}
	}
}

// outside is what a variable holds that this call does not set.
func outside(name string) commands.Word {
	if name == "IFS" {
		return commands.Lit(whitespace) // which no shell takes from outside
	}
	w := unset()
	if mask.SecretName(name) {
		w.Data = automode.SecretData
	}
	return w
}

// labels are those of what a variable may hold.
func (s *state) labels(name string) (data automode.Data) {
	alts, ok := s.lookup(name)
	if !ok {
		return outside(name).Data
	}
	for i := range alts {
		data |= alts[i].Data
	}
	return data
}

// stored are the labels of what an invocation has a service keep: the words of its
// command or statement, but for those that say where the service is.
func stored(result *commands.Result) (data automode.Data) {
	changes := false
	for i := range result.Facts {
		f := &result.Facts[i]
		changes = changes || f.Kind == automode.Change
		if f.Lang == commands.SQL {
			data |= f.Word.Data
		}
	}
	if changes {
		for i := range result.Args {
			w := &result.Args[i]
			if !slices.ContainsFunc(result.Facts, func(f commands.Fact) bool {
				return f.Role.Means().Subject == commands.Host && f.Word.Start == w.Start
			}) {
				data |= w.Data
			}
		}
	}
	return data & automode.SecretData
}

// swept labels what is read of a whole home or system, or of more: secrets lie
// there, whatever was wanted of it.
func swept(e *automode.Effect) automode.Data {
	if e.Extent == automode.Tree && e.Place.Marks&(automode.RegionRoot|automode.RootAncestor) != 0 && e.Place.Region != automode.Project && e.Place.Region != automode.Scratch {
		return automode.SecretData
	}
	return 0
}

// askedFor: whoever keeps packages is told the name of the one that is wanted.
func (r *reader) askedFor(f *commands.Fact, e automode.Effect) {
	if f.Kind == automode.Install && f.Word.Data&automode.SecretData != 0 {
		e.Kind, e.Data, e.Why = automode.Send, f.Word.Data, "the name is made of what was read"
		r.give(e)
	}
}

// secrets is whether words are made of a secret: the shell keeps the last one of them.
func (l *line) secrets() automode.Data {
	d := dataIn(l.words)
	for i := range l.several {
		d |= dataIn(l.several[i].alts)
	}
	return d & automode.SecretData
}
