package commands

import (
	"slices"
	"strings"
	"testing"

	"automode"
)

// TestPhrases: each phrase is read as what its heading says, and is not once an
// option stands behind it that nobody read; headings, marks and options are written
// as phrased says; what stands beside rows is of rare programs, and nothing of it
// twice.
func TestPhrases(t *testing.T) {
	beside := besidePhrases[:]
	sorts := phraseSorts()
	seen := map[string]bool{}
	for _, table := range append(phraseTables[:len(phraseTables):len(phraseTables)], &beside) {
		for _, p := range *table {
			for option := range strings.FieldsSeq(p.options) {
				if !strings.ContainsRune("!-+abcdefghijklmnopqrstuvwxyzJ", rune(option[0])) {
					t.Errorf("%s: %q is no option", p.names, option)
				}
			}
			for name := range strings.FieldsSeq(p.names) {
				program := Find(name)
				switch {
				case program == nil:
					t.Errorf("%s: no program has the name", name)
					continue
				case table == &beside && (!program.Rare || program == &otherTrades):
					t.Errorf("%s: it is no rare program with rows of its own", name)
				case seen[name]:
					t.Errorf("%s stands twice", name)
				}
				seen[name] = true
				sort := &sorts[0]
				for phrase := range strings.FieldsSeq(p.phrases) {
					if strings.HasSuffix(phrase, ":") {
						i := headingOf(phrase, sorts[:])
						if i < 0 {
							t.Fatalf("%s: %q is no heading", name, phrase)
						}
						if sorts[i].rest == Unread && sort != &sorts[0] {
							t.Errorf("%s: what releases counts wherever it stands, and so is read first", name)
						}
						sort = &sorts[i]
						continue
					}
					if phrase == "--version!" {
						continue // alone it does nothing
					}
					words := []Word{Lit(name)}
					bare := strings.TrimRight(phrase, phraseMarks)
					for w := range strings.SplitSeq(bare, ".") {
						if w != "" {
							words = append(words, Lit(w))
						}
					}
					switch mark := phrase[len(bare):]; {
					case mark == ">", sort.rest == RunsFile:
						words = append(words, Lit("a.b"))
					}
					if r := program.Read(words, automode.AnyPlatform); !comesTo(&r, sort) {
						t.Errorf("%s %s: %s", name, phrase, factsText(r.Facts))
					}
					var m Match
					m.Read(program, words, automode.AnyPlatform)
					if args := m.Args[:cap(m.Args)]; len(words) > 1 && len(args) > 0 && &args[0] == &words[1] {
						t.Errorf("%s %s: the next invocation would be read into its words", name, phrase)
					}
					r := program.Read(append(words, Lit("--no-such-option")), automode.AnyPlatform)
					if comesTo(&r, sort) && table != &beside && sort.rest != Unread {
						t.Errorf("%s %s: an option that nobody read is let through", name, phrase)
					}
				}
			}
		}
	}
}

// comesTo reports whether the facts are those of a phrase of that sort.
func comesTo(r *Result, sort *phraseSort) bool {
	if !slices.ContainsFunc(r.Facts, func(f Fact) bool { return f.Kind == sort.does.Kind || sort.rest == RunsFile }) {
		return false
	}
	return !slices.ContainsFunc(r.Facts, func(f Fact) bool { return f.Kind == automode.Run && f.Traits&automode.EntryPoint == 0 })
}
