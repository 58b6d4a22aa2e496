package commands

import (
	"strings"

	"automode"
)

// Phrases say in one line what uses of a program come to, where that is all that
// anybody read of it: a use that no phrase fits runs what nobody knows.

// phrased is what the programs of these names do by the beginnings of their command
// lines.
//
// A phrase is words that stand one behind the other, joined with a dot, and a mark
// that says what follows them:
//
//	"!" options alone
//	"<" files, which are read
//	"/" folders, which are read with all below: the working folder when none is named
//	">" files, which are read, but for the last, which is written
//	"<>" a file, which is read, and one that is written
//	"@" hosts, which are asked
//	"*" what follows where there is no mark: of phrases that look mere data, of
//	others what lies in the project
//	"+" the same, and behind "--" what is the program's own to read
//
// A mark alone is the program without a subcommand, which stands only where it
// has none that does more. A word with a colon is the heading of the phrases behind
// it, one of phraseSorts; without one they look.
//
// An option is a name and what its value is:
//
//	""   it takes none; letters of which each is such an option stand in one word,
//	     but where options of one dash have long names
//	"="  data; behind a letter its number may stand at once
//	"#"  a number, in the same way
//	"%"  a name and no path
//	"<"  a file that is read
//	"/"  a file or folder of the project
//	">"  a file that is written, ">>" a folder
//	"@"  a host that is asked
//	"=x" to the letter that, and nothing else
//
// Two values have two signs. With "^" in front of the sign, or alone for data, the
// value stands right behind the name. "!fix" is a word with which the program is not
// understood. Options that no row names are those of plainOption, behind a phrase
// that looks and has words.
type phrased struct{ names, phrases, options string }

const (
	phraseMarks = "!<>/@*+"
	optionSigns = "=#%</>@^"
)

// phraseSort is what phrases under a heading come to.
type phraseSort struct {
	heading string
	does    Do
	rest    Role // what a word behind them is
	looks   bool
}

// phraseSorts are all headings. Phrases that release are not read like the others:
// they count wherever their words stand.
func phraseSorts() [8]phraseSort {
	return [...]phraseSort{
		{"looks:", Do{Kind: automode.Query, Target: "what it works with"}, Data, true},
		{"checks:", Do{Kind: automode.Run, Target: "the project's checks", Traits: automode.EntryPoint, Why: "examines the project"}, Data, true},
		{"builds:", toolBuilds[0], Lists, false},
		{"rewrites:", toolRewrites[0], Lists, false},
		{"installs:", Do{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "installs what the manifest names"}, Lists, false},
		{"cleans:", toolRemoves[0], Data, false},
		{"starts:", Do{}, RunsFile, false},
		{"releases:", Do{Kind: automode.Publish, Target: "what others see", Traits: automode.Rewrites, Why: "gives others what the project made, or a board"}, Unread, false},
	}
}

// phraseUse reads the phrase in front and what follows it.
func phraseUse(m *Match) {
	if len(m.Args) == 1 && m.Args[0].Exact() && named("--version --help", m.Args[0].Text) {
		return
	}
	name := m.name()
	for _, table := range phraseTables {
		for i := range *table {
			if p := &(*table)[i]; named(p.names, name) && m.says(p) {
				return
			}
		}
	}
	m.Add(Fact{Kind: automode.Run, Target: "what its words name", Why: "does what nobody read"})
}

// says reports whether one of the phrases fits, and adds what it comes to.
func (m *Match) says(p *phrased) bool {
	sorts := phraseSorts()
	sort := &sorts[0]
	for phrase := range strings.FieldsSeq(p.phrases) {
		if i := headingOf(phrase, sorts[:]); i >= 0 {
			sort = &sorts[i]
			continue
		}
		facts, ok := []Fact(nil), false
		if sort.rest == Unread {
			ok = m.utters(phrase)
		} else {
			facts, ok = m.saidBy(phrase, p.options, sort)
		}
		if !ok {
			continue
		}
		if sort.rest != RunsFile {
			m.addDo(&sort.does)
		}
		m.Facts = append(m.Facts, facts...)
		return true
	}
	return false
}

// headingOf is which heading the text is, or -1.
func headingOf(text string, sorts []phraseSort) int {
	for i := range sorts {
		if sorts[i].heading == text {
			return i
		}
	}
	return -1
}

// utters reports whether the words of the phrase stand there, one behind the other,
// whatever stands between them.
func (m *Match) utters(phrase string) bool {
	head, rest, more := strings.Cut(phrase, ".")
	for i := range m.Args {
		if !m.Args[i].Is(head) {
			continue
		}
		if !more {
			return true
		}
		head, rest, more = strings.Cut(rest, ".")
	}
	return false
}

// saidBy reports whether the words begin with the phrase and nothing beside it is
// more than is known, and what happens to that.
func (m *Match) saidBy(phrase, options string, sort *phraseSort) (facts []Fact, ok bool) {
	words := strings.TrimRight(phrase, phraseMarks)
	mark := phrase[len(words):]
	plain := sort.looks && words != ""
	var rest []Word
	for i := 0; i < len(m.Args); i++ {
		w := m.Args[i]
		head, more, _ := strings.Cut(words, ".")
		option := len(w.Text) > 1 && w.Text[0] == '-'
		switch {
		case head != "" && w.Is(head):
			words = more
		case w.Many, !w.Exact() && (option || w.mayBeFlag()), named(options, "!"+w.Text):
			return nil, false
		case mark == "+" && w.Is("--"):
			i = len(m.Args)
		case option:
			n, fact := m.phraseOption(i, options)
			if n == 0 && (!plain || head != "" || !plainOption(w.Text)) {
				return nil, false
			}
			i += max(n, 1) - 1
			facts = append(facts, fact...)
		case mark == "!", head != "" && (sort.looks || head[0] != '-'):
			return nil, false
		default:
			rest = append(rest, w)
		}
	}
	if words != "" {
		return nil, false
	}
	more, ok := phraseRest(mark, sort.rest, rest)
	facts = append(facts, more...)
	for i := range facts {
		if facts[i].Role == Lists && sort.does.Traits.Has(automode.SourceOnly) {
			facts[i] = roleFact(Edits, facts[i].Word, sort.does.Why) // wherever it lies
			facts[i].Traits |= automode.SourceOnly
		}
	}
	return facts, ok
}

// phraseRest is what happens to the words behind a phrase with that mark; not ok
// where they can be none of these.
func phraseRest(mark string, role Role, words []Word) (facts []Fact, ok bool) {
	last, code := len(words)-1, role == Lists || role == RunsFile
	switch mark {
	case "<", "<>", ">":
		role = Reads
	case "/":
		if role = ReadsTree; last < 0 {
			return []Fact{roleFact(role, Lit("."), "")}, true
		}
	case "@":
		role = Asks
	}
	if last < 0 {
		return nil, mark != ">" && role != RunsFile
	}
	if role == RunsFile {
		w := words[0]
		if !w.Exact() || !strings.Contains(w.Text, ".") || strings.ContainsAny(w.Text, ":@") { // or it names what lies elsewhere
			return nil, false
		}
		return []Fact{{Role: role, Kind: automode.Run, Traits: automode.EntryPoint, Word: w, Words: words, Why: "compiles and runs it"}}, true
	}
	for i, w := range words {
		is := role
		switch {
		case mark == ">" && i == last:
			is = WritesTree
		case mark == "<>" && i > 0:
			is = Writes
		}
		fact, ok := phraseWord(is, w)
		if !ok || code && w.Is("-") {
			return nil, false
		}
		if is != Data {
			facts = append(facts, fact)
		}
	}
	return facts, true
}

// phraseWord is what happens to a word in that role; not ok where it may be
// something else. A file that is read may lie at an address, and what comes in
// may be code.
func phraseWord(role Role, w Word) (Fact, bool) {
	address := strings.Contains(w.Text, "://")
	switch role {
	case Reads, ReadsTree:
		if address {
			return roleFact(Fetches, w, "takes it from there"), true
		}
		return roleFact(role, w, ""), !strings.ContainsAny(w.Text, ":|")
	case Lists:
		return roleFact(role, w, ""), !address && !w.Is("-")
	case Writes, WritesTree:
		return roleFact(role, w, "writes what it makes there"), !address
	}
	return roleFact(role, w, ""), true
}

// phraseOption is how many words the option takes up that stands there, 0 where
// nobody read it, and what happens to its values.
func (m *Match) phraseOption(i int, options string) (n int, facts []Fact) {
	w := m.Args[i]
	letters := true // letters may stand in one word
	for option := range strings.FieldsSeq(options) {
		name, signs := option, ""
		if at := strings.IndexAny(option, optionSigns); at > 0 {
			name, signs = option[:at], option[at:]
		}
		letters = letters && (len(name) < 3 || name[0] != '-' || name[1] == '-')
		v := w
		value, behind := strings.CutPrefix(w.Text, name)
		switch {
		case signs == "":
			if w.Is(name) {
				return 1, nil
			}
			continue
		case !behind || signs[0] == '^' && value == "":
			continue
		case signs[0] == '^':
			v.Text, n = value, 1
			if signs = signs[1:]; signs == "" {
				return 1, nil
			}
		case value == "" && i+1 < len(m.Args):
			if v, n = m.Args[i+1], 2; len(v.Text) > 1 && v.Text[0] == '-' || v.mayBeFlag() {
				return 0, nil
			}
		case value != "" && value[0] == '=':
			v.Text, n = value[1:], 1
		case len(name) == 2 && (signs == "=" || signs == "#") && isDigits(value):
			return 1, nil
		default:
			continue
		}
		first, second := cutSigns(signs)
		facts, ok := phraseValue(first, v)
		if ok && second != "" {
			if n++; n != 3 || i+2 >= len(m.Args) {
				return 0, nil
			}
			var more []Fact
			more, ok = phraseValue(second, m.Args[i+2])
			facts = append(facts, more...)
		}
		if !ok {
			return 0, nil
		}
		return n, facts
	}
	for i := 1; i < len(w.Text); i++ {
		if !letters || len(w.Text) == 2 || w.Text[i] == '-' || !named(options, "-"+w.Text[i:i+1]) {
			return 0, nil
		}
	}
	return 1, nil
}

// cutSigns cuts the signs of two values into those of each.
func cutSigns(signs string) (first, second string) {
	switch {
	case signs[0] == '=' || signs == ">>" || len(signs) == 1:
		return signs, ""
	}
	return signs[:1], signs[1:]
}

// phraseValue is what happens to the value of an option with that sign; not ok where
// it can be none.
func phraseValue(sign string, v Word) (facts []Fact, ok bool) {
	role := Role(Data)
	switch sign {
	case "=":
	case "#":
		ok = !v.Exact() || isDigits(v.Text)
		return nil, ok && !v.Many
	case "%":
		return nil, v.Exact() && !strings.ContainsAny(v.Text, "/\\~") && !strings.HasPrefix(v.Text, ".")
	case "<":
		role = Reads
	case "/":
		role = Lists
	case ">":
		role = Writes
	case ">>":
		role = WritesTree
	case "@":
		role = Asks
	default:
		return nil, sign[0] == '=' && v.Is(sign[1:])
	}
	fact, ok := phraseWord(role, v)
	if !ok || v.Many {
		return nil, false
	}
	if role == Data {
		return nil, true
	}
	return []Fact{fact}, true
}

// plainOption reports whether an option is one by which programs choose how much
// they show, and in which form.
func plainOption(s string) bool {
	name, value, has := strings.Cut(s, "=")
	if has {
		return named("--output --output-format --format --color --limit --state", name) && (named("json yaml table text wide name csv always never auto all open closed running", value) || isDigits(value))
	}
	return named("-a -l -v -q -h -1 --all --long --verbose --quiet --json --yaml --short --brief --no-color --no-headers --wide --full --help --human-readable --numeric --installed --session --system --recurse --dest --object-path", name)
}
