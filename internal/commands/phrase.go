package commands

import (
	"strings"

	"automode"
)

// How phrases are read. A phrase is the beginning of a command line, words joined
// with dots; nothing in front is the bare name. Behind "!" only options follow;
// behind "<" the rest are files that are read, behind ">" as well but for the last,
// which is written, behind "+" what stands behind "--" is the program's own to read.
// Behind others it is data, and where something is built what lies in the project.

// phrases is what one program does by them.
type phrases struct {
	name     string
	looks    string // only look
	builds   string // build, examine, test or start the project
	rewrites string // rewrite or make source files
	fetches  string // install what the project's manifest names
	removes  string // remove what was built
	releases string // give others what the project made, whatever else is said
	starts   string // compile the project's source that is named first, and start it
	takes    string // the options; empty: those by which programs choose how they show things
}

// A name among the options says what its value is: "=" data, "=<" a file that is
// read, "=@" a file or folder of the project, "=>" a file that is written, "=>>" a
// folder, "=%" a name and no path, "=#" a number, behind the letter as well, "=!" the word "never". "^" in
// the place of "=": the value stands right behind it. No sign: it takes none.

// phraseTables are all that there are.
var phraseTables = [...][]phrases{boardPhrases, dataPhrases, sciencePhrases, languagePhrases, applicationPhrases, servicePhrases}

// phraseLooks reads the phrase in front and what follows it.
func phraseLooks(m *Match) {
	if len(m.Args) == 1 && m.Args[0].Exact() && named("--version --help", m.Args[0].Text) {
		return
	}
	for _, table := range phraseTables {
		for i := range table {
			if p := &table[i]; m.name() == p.name && m.says(p) {
				return
			}
		}
	}
	m.Add(Fact{Kind: automode.Run, Target: "what its words name", Why: "does what nobody read"})
}

// says reports whether one of the phrases fits, and adds what it comes to.
func (m *Match) says(p *phrases) bool {
	for phrase := range strings.FieldsSeq(p.releases) {
		if m.utters(phrase) {
			m.Add(Fact{Kind: automode.Publish, Target: "what others see", Traits: automode.Rewrites, Why: "gives others what the project made, or a board"})
			return true
		}
	}
	for _, sort := range [...]struct {
		phrases string
		does    Do
		role    Role // what happens to the rest
	}{
		{p.looks, Do{Kind: automode.Query, Target: "what it works with"}, Data},
		{p.builds, toolBuilds[0], Lists},
		{p.rewrites, toolRewrites[0], Lists},
		{p.fetches, Do{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "installs what the manifest names"}, Lists},
		{p.removes, toolRemoves[0], Data},
		{p.starts, Do{}, RunsFile},
	} {
		for phrase := range strings.FieldsSeq(sort.phrases) {
			if facts, ok := m.saidBy(phrase, p.takes, sort.role); ok {
				if sort.role != RunsFile {
					m.addDo(&sort.does)
				}
				m.Facts = append(m.Facts, facts...)
				return true
			}
		}
	}
	return false
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
func (m *Match) saidBy(phrase, takes string, rest Role) (facts []Fact, ok bool) {
	words := strings.TrimRight(phrase, "!<>+")
	mark := phrase[len(words):]
	if words == "." { // the bare name, and files
		words = ""
	}
	var files []Word
	for i := 0; i < len(m.Args); i++ {
		w := m.Args[i]
		head, more, _ := strings.Cut(words, ".")
		option := strings.HasPrefix(w.Text, "-") && len(w.Text) > 1
		switch {
		case head != "" && w.Is(head):
			words = more
		case head != "" && (takes == "" || !option && !strings.HasPrefix(head, "-")), !w.Exact() && (option || w.mayBeFlag() || w.Many):
			return nil, false
		case w.Is("--") && mark == "+":
			i = len(m.Args)
		case option:
			n, fact := m.phraseOption(i, takes)
			if n == 0 {
				return nil, false
			}
			i += n - 1
			facts = append(facts, fact...)
		case mark == "!", (rest == Lists || rest == RunsFile) && (w.Is("-") || strings.Contains(w.Text, "://")): // what comes in may be code
			return nil, false
		default:
			files = append(files, w)
		}
	}
	switch {
	case words != "", mark == ">" && len(files) == 0:
		return nil, false
	case mark == ">":
		facts = append(facts, roleFact(WritesTree, files[len(files)-1], "writes what it makes there"))
		files, rest = files[:len(files)-1], Reads
	case mark == "<":
		rest = Reads
	case rest == RunsFile:
		if len(files) == 0 || !files[0].Exact() || !strings.Contains(files[0].Text, ".") || strings.Contains(files[0].Text, "://") {
			return nil, false
		}
		return append(facts, Fact{Role: RunsFile, Kind: automode.Run, Traits: automode.EntryPoint, Word: files[0], Words: files, Why: "compiles and runs it"}), true
	}
	if rest == Data {
		return facts, true
	}
	return append(facts, roles(rest, files, "")...), true
}

// phraseOption is how many words the option takes up that stands there, 0 where
// nobody read it, and what happens to its value.
func (m *Match) phraseOption(i int, takes string) (n int, facts []Fact) {
	w := m.Args[i]
	if takes == "" {
		if w.Exact() && plainOption(w.Text) {
			return 1, nil
		}
		return 0, nil
	}
	name, value, attached := strings.Cut(w.Text, "=")
	for option := range strings.FieldsSeq(takes) {
		kind := strings.TrimLeft(option, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_+:.")
		v := w
		n, v.Text = 1, value
		switch bare := option[:len(option)-len(kind)]; {
		case kind == "":
			if w.Is(bare) {
				return 1, nil
			}
			continue
		case kind[0] == '^':
			if v.Text, attached = strings.CutPrefix(w.Text, bare); !attached || v.Text == "" {
				continue
			}
			return m.phraseValue(1, kind[1:], v)
		case kind == "=#" && len(bare) == 2 && strings.HasPrefix(w.Text, bare) && len(w.Text) > 2:
			v.Text = w.Text[2:]
		case name != bare:
			continue
		case !attached:
			if i+1 == len(m.Args) {
				return 0, nil
			}
			v, n = m.Args[i+1], 2
		}
		first, second, two := strings.Cut(kind[1:], "=")
		if two { // a folder, and a name for it
			if n == 1 || i+2 == len(m.Args) {
				return 0, nil
			}
			if n, _ = m.phraseValue(3, second, m.Args[i+2]); n == 0 {
				return 0, nil
			}
		}
		return m.phraseValue(n, first, v)
	}
	return 0, nil
}

// phraseValue is what happens to the value of an option of so many words.
func (m *Match) phraseValue(n int, kind string, v Word) (int, []Fact) {
	role := Role(Data)
	switch kind {
	case "":
	case "#":
		if v.Exact() && !isDigits(v.Text) {
			return 0, nil
		}
	case "%":
		if !v.Exact() || strings.ContainsAny(v.Text, "/\\~") || strings.HasPrefix(v.Text, ".") {
			return 0, nil
		}
	case "!":
		if !v.Is("never") {
			return 0, nil
		}
	case "<":
		role = Reads
	case "@":
		role = Lists
	case ">":
		role = Writes
	case ">>":
		role = WritesTree
	default:
		return 0, nil
	}
	if v.Many || v.Is("-") && role == Lists || strings.Contains(v.Text, "://") && role != Data || !v.Exact() && role == Data && v.mayBeFlag() {
		return 0, nil
	}
	if role == Data {
		return n, nil
	}
	return n, []Fact{roleFact(role, v, "writes what it makes there")}
}
