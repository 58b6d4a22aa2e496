package commands

import (
	"slices"
	"strings"
	"testing"

	"automode"
)

// TestLooking: each phrase is read as one that looks, and is not once an option
// stands behind it that nobody read; marks and options are written as the tables
// say; what stands beside rows is of rare programs, and nothing of it twice.
func TestLooking(t *testing.T) {
	tables := slices.Clone(lookingTables[:])
	beside := besideLooking[:]
	seen := map[string]bool{}
	for _, table := range append(tables, &beside) {
		for _, p := range *table {
			for option := range strings.FieldsSeq(p.options) {
				if !strings.ContainsRune("-^+abcdefghijklmnopqrstuvwxyzJ", rune(option[0])) {
					t.Errorf("%s: %q is no option", p.names, option)
				}
			}
			for name := range strings.FieldsSeq(p.names) {
				program := Find(name)
				switch {
				case program == nil:
					t.Errorf("%s: no program has the name", name)
					continue
				case table == &beside && (!program.Rare || program == &lookingTools):
					t.Errorf("%s: it is no rare program with rows of its own", name)
				case seen[name]:
					t.Errorf("%s stands twice", name)
				}
				seen[name] = true
				for phrase := range strings.FieldsSeq(p.looks) {
					words := []Word{Lit(name)}
					for w := range strings.SplitSeq(strings.TrimRight(strings.TrimPrefix(phrase, "%"), lookingMarks), ".") {
						if w != "" {
							words = append(words, Lit(w))
						}
					}
					if r := program.Read(words, automode.AnyPlatform); !looksOnly(&r) {
						t.Errorf("%s %s: %s", name, phrase, factsText(r.Facts))
					}
					r := program.Read(append(words, Lit("--no-such-option")), automode.AnyPlatform)
					if looksOnly(&r) && table != &beside {
						t.Errorf("%s %s: an option that nobody read is let through", name, phrase)
					}
				}
			}
		}
	}
}

func looksOnly(r *Result) bool {
	return !slices.ContainsFunc(r.Facts, func(f Fact) bool {
		return f.Kind != automode.Query && f.Kind != automode.Read && (f.Kind != automode.Run || f.Traits&automode.EntryPoint == 0)
	})
}
