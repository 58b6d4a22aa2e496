package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/shell/value"
)

// flow is what runs through a pipe, or out of a substitution.
type flow struct {
	data    automode.Data
	prints  commands.Prints
	whole   bool           // the folders and everything below them
	refs    bool           // prints is PathsIn: names of refs
	lone    bool           // refs: one at most
	encoded bool           // a decoder made it
	strange bool           // it comes out of a file that lies outside of the project
	made    bool           // a filter made it of text that stands in the call
	endless bool           // it never ends
	raw     bool           // it never ends, and it is no answers to questions
	drones  bool           // it may never end: what prints it reads what does not
	many    bool           // it has very many lines
	maybe   bool           // it may be nothing at all: what prints it may fail, find nothing, or not be run
	spoken  bool           // a secret in it comes from words of the call and not from a file
	open    bool           // something is connected: standard input is not the person's or empty
	piped   bool           // a pipe leads to the very statement that is read
	whom    commands.Whom  // the processes that it tells of
	script  bool           // it is the text that the shell itself reads on in
	input   int32          // of the inputs that several may read; 0: none of them
	source  string         // it is made of this file, line by line
	text    *commands.Word // see word; never changed in place
	rest    *rest          // see more; never changed in place
	lines   *commands.Word // the text that it is the last lines of; nil: not known
}

// rest is what is known of few flows.
type rest struct {
	folders []string        // prints is PathsIn: below these
	within  string          // and below this one, where it is not one of them
	each    []commands.Word // patterns for all of it, where it lists all
	alike   bool            // nothing but what they match is printed
	given   []commands.Word // what it was given, and may print as it is
	hides   bool            // names with a dot in front are not among them, but for what is given
	from    []string        // they are looked for in these folders as well
	marked  bool            // letters stand in front of them
	kept    bool            // git keeps them, which keeps nothing of its own folder
	file    string          // it is this file
	origin  string          // it was read out of this file, which this call touched
	listed  string          // this call listed it into this file, which is open
	written []string        // texts that code may write to what it starts
	parts   []string        // texts that are in it, where the whole is not known
	chain   []string        // texts that it is made of, one after the other, whatever stands between them
}

// maxGiven bounds how many names that were given are followed.
const maxGiven = 24

// word is what is printed, when prints is ItsText, WorkDir, …
func (f *flow) word() commands.Word {
	if f.text == nil {
		return commands.Word{}
	}
	return *f.text
}

// exact reports whether the word is exactly known.
func (f *flow) exact() bool { return f.text != nil && f.text.Exact() }

// says sets the word.
func (f *flow) says(w commands.Word) { f.text = &w }

// more is what else is known of it.
func (f *flow) more() rest {
	if f.rest == nil {
		return rest{}
	}
	return *f.rest
}

// knows sets what else is known of it.
func (f *flow) knows(more rest) { f.rest = &more }

// itsText is a flow of nothing but this text.
func itsText(text string) flow {
	f := flow{prints: commands.ItsText}
	f.says(commands.Lit(text))
	return f
}

// then is what comes out when data flows on through a program that prints as
// out says: the labels stay on it.
func (f flow) then(out flow) flow {
	out.data |= f.data
	out.encoded = out.encoded || f.encoded
	out.strange = out.strange || f.strange
	return out
}

// both is the output of two commands one after the other. Where nobody reads it,
// what stands in it is not kept.
func (r *reader) both(a, b flow) flow {
	if r.piped || r.captured || r.filed {
		return both(a, b)
	}
	f, _ := mixed(a, b)
	return f
}

// mixed is both but for what stands in it, unless only one of them prints.
func mixed(a, b flow) (f flow, two bool) {
	switch {
	case a.silent():
		b.data, b.endless = b.data|a.data, b.endless || a.endless // it goes on, though nobody sees it
		return b, false
	case b.silent():
		a.data, a.endless = a.data|b.data, a.endless || b.endless
		return a, false
	}
	f = flow{data: a.data | b.data, encoded: a.encoded || b.encoded, strange: a.strange || b.strange, endless: a.endless || b.endless, drones: a.drones || b.drones, many: a.many || b.many,
		raw: a.raw || b.raw, made: a.made || b.made, whole: a.whole || b.whole, spoken: a.spoken || b.spoken, maybe: a.maybe && b.maybe, whom: max(a.whom, b.whom), open: true}
	switch {
	case a.numbers() && b.numbers():
		f.prints = commands.Numbers
	case a.names() && b.names() && (a.prints != commands.ItsText || b.prints != commands.ItsText):
		f.prints = commands.Names
	}
	return f, true
}

// both is their output where it is read.
func both(a, b flow) flow {
	f, two := mixed(a, b)
	if !two {
		return f
	}
	p, q := a.more(), b.more()
	var more rest
	if len(p.parts) < value.Most {
		more.parts = b.saidAfter(a.saidAfter(nil))
	}
	// Past a few folders the bound says nothing any more.
	if a.prints == commands.PathsIn && b.prints == commands.PathsIn && len(p.folders)+len(q.folders) <= value.Most {
		f.prints, more.folders = commands.PathsIn, append(append([]string(nil), p.folders...), q.folders...)
	}
	if first, second := a.chain(), b.chain(); first != nil && second != nil && len(first)+len(second) <= value.Most {
		more.chain = append(first[:len(first):len(first)], second...)
	}
	more.given = slices.Clip(p.given)
	for _, w := range q.given {
		if len(more.given) < maxGiven && !slices.Contains(more.given, w) {
			more.given = append(more.given, w)
		}
	}
	if len(more.parts) > 0 || more.folders != nil || more.given != nil {
		f.knows(more)
	}
	return f
}

// chain are the texts that it is made of, one after the other; nil: there is more in it.
func (f *flow) chain() []string {
	if f.prints == commands.ItsText && f.text != nil && f.text.Exact() {
		return []string{f.text.Text}
	}
	return f.more().chain
}

// together is what a chain of texts may be as one.
func (m *rest) together() []string {
	if len(m.chain) < 2 {
		return nil
	}
	return []string{strings.Join(m.chain, ""), strings.Join(m.chain, " "), strings.Join(m.chain, "\n")}
}

// numbers reports whether nothing but numbers is printed.
func (f flow) numbers() bool {
	text, exact := f.text, f.prints == commands.ItsText && f.text != nil && f.text.Exact()
	return f.prints == commands.Number || f.prints == commands.Numbers || exact && text.Data == 0 && !f.encoded && plainNumber(text.Text)
}

// names reports whether nothing but words without a slash is printed, of which none
// begins with a dash.
func (f flow) names() bool {
	if f.prints != commands.ItsText {
		return f.prints == commands.OneName || f.prints == commands.Names || f.prints == commands.Identifiers || f.prints == commands.FileName && !f.exact()
	}
	return f.exact() && f.text.Data == 0 && !f.encoded && plainName(f.text.Text)
}

// plainName reports whether a text is such a word, of letters, digits and the signs by
// which git goes back from a commit.
func plainName(text string) bool {
	for i := range len(text) {
		if c := text[i]; !code.Letter(c) && (i == 0 || !code.Digit(c) && c != '~' && c != '^' && c != '.' && c != '-') {
			return false
		}
	}
	return text != ""
}

// oneOf is the output of a command that was read in two ways.
func oneOf(a, b flow) flow {
	f := both(a, b)
	f.maybe = f.maybe || a.silent() != b.silent()
	return f
}

// said are the texts that are known to be in it.
func (f *flow) said() []string { return f.saidAfter(nil) }

// saidAfter adds them to those before.
func (f *flow) saidAfter(before []string) []string {
	if f.prints == commands.ItsText && f.text != nil && f.text.Exact() {
		if f.text.Text == "" {
			return before
		}
		if before == nil {
			before = make([]string, 0, 2)
		}
		return append(before, f.text.Text)
	}
	if f.rest != nil {
		before = append(before, f.rest.parts...)
	}
	return before
}

// fed are they as one text.
func (f *flow) fed() string {
	if f.prints == commands.ItsText && f.text != nil && f.text.Exact() {
		return f.text.Text
	}
	if f.rest == nil {
		return ""
	}
	return strings.Join(f.rest.parts, "\n")
}

// silent reports whether nothing is printed.
func (f flow) silent() bool {
	return f.prints == commands.ItsText && (f.text == &empty || f.text != nil && f.text.Text == "" && f.text.Known == automode.Exact)
}

// secretText is the flow of a command that prints secrets.
func secretText() flow { return flow{data: automode.SecretData, open: true} }

// nothing is the flow of a command that prints nothing.
func nothing() flow { return flow{prints: commands.ItsText, text: &empty} }

// empty is the word that is printed where nothing is.
var empty = commands.Lit("")

// cuts are what texts are cut at into lines, fields and operands.
const cuts = " \t\n\x00'\"\\"

// piece is a piece of what comes in, cut at blanks, lines or the like. What is known
// of where the text begins and ends is nothing to pieces in between.
func (f flow) piece() commands.Word {
	w := f.asWord()
	if w.Known == automode.Exact || w.Text == "" && strings.TrimRight(w.Suffix, "\n") == "" {
		return w
	}
	if w.Blanks || w.Base != "" || strings.ContainsAny(w.Text, cuts) || strings.ContainsAny(strings.TrimRight(w.Suffix, "\n"), cuts) {
		return commands.Word{Many: true, Data: w.Data, Encoded: w.Encoded, Made: w.Made, Whom: w.Whom}
	}
	return w
}

// asWord is the flow as the value of a substitution.
func (f flow) asWord() commands.Word {
	w := commands.Word{}
	switch f.prints {
	case commands.ItsText, commands.WorkDir, commands.RepoRoot, commands.DirName, commands.FileName, commands.RealPath, commands.TempPath:
		w = f.word()
	case commands.Number, commands.OneName, commands.Numbers, commands.Names, commands.Identifiers:
		w.Known, w.Digits = automode.Bounded, f.prints == commands.Number || f.prints == commands.Numbers
		if w.Blanks = f.prints == commands.Numbers || f.prints == commands.Names; f.prints == commands.Identifiers {
			w.Blanks, w.Sort = true, commands.IDs
		}
	case commands.ToolDir:
		w.Tool = true
	case commands.ShellSetup:
		w.Setup = f.data == 0 && !f.encoded
	case commands.PathsIn:
		if w.Many, w.Blanks = !f.lone, !f.lone; f.lone {
			w.Sort = commands.RefName
		}
		folder, ok := around(f.more().folders)
		if !ok {
			folder = f.more().within
		}
		if folder != "" {
			w.Known, w.Base, w.OrName = automode.Bounded, folder, true
		}
	default:
		w.Many = true
	}
	switch {
	case !f.maybe:
	case w.Known == automode.Bounded:
		w.MayEmpty = true
	case w.Known == automode.Exact && w.Text != "":
		w = commands.Word{Many: true, Data: w.Data}
	}
	w.Data |= f.data
	w.Encoded = f.encoded && w.Known != automode.Exact
	w.Made = f.made && w.Known != automode.Exact
	w.Whom = f.whom
	return w
}

// lists makes the flow the paths that a word holds, where it is nothing but such.
func (f *flow) lists(w *commands.Word) {
	if w.Known == automode.Bounded && w.Base != "" && w.Text == "" && strings.Trim(w.Suffix, "\n") == "" && !w.Glob && !w.Encoded {
		f.prints, f.maybe = commands.PathsIn, true
		f.knows(rest{folders: []string{w.Base}})
	}
}

// around is the one of some folders that all others lie in.
func around(folders []string) (string, bool) {
	if len(folders) == 0 {
		return "", false
	}
	least := folders[0]
	for _, d := range folders[1:] {
		if len(d) < len(least) {
			least = d
		}
	}
	in := strings.TrimSuffix(least, "/") + "/"
	for _, d := range folders {
		if d != least && !strings.HasPrefix(d, in) {
			return "", false
		}
	}
	return least, true
}
