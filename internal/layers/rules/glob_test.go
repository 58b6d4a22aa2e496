package rules

import (
	"strings"
	"testing"
)

// slow says by trying everything what component and match must say.
func slow(pattern, s string) bool {
	switch {
	case pattern == "":
		return s == ""
	case pattern[0] == '*':
		return slow(pattern[1:], s) || s != "" && slow(pattern, s[1:])
	}
	return s != "" && (pattern[0] == '?' || pattern[0] == s[0]) && slow(pattern[1:], s[1:])
}

// every returns all texts of at most n of the letters.
func every(letters string, n int) []string {
	list, from := []string{""}, 0
	for range n {
		to := len(list)
		for _, s := range list[from:to] {
			for _, c := range letters {
				list = append(list, s+string(c))
			}
		}
		from = to
	}
	return list
}

func TestMatchersAgreeWithTryingEverything(t *testing.T) {
	texts := every("ab", 4)
	for _, pattern := range every("ab*?", 4) {
		for _, s := range texts {
			if got, want := component(pattern, s), slow(pattern, s); got != want {
				t.Errorf("component(%q, %q) = %v", pattern, s, got)
			}
			if strings.Contains(pattern, "?") {
				continue
			}
			if got, want := like(pattern, s), slow(pattern, s); got != want {
				t.Errorf("like(%q, %q) = %v", pattern, s, got)
			}
		}
	}
}

func TestMeetsAgreesWithTryingEverything(t *testing.T) {
	patterns, texts := every("ab*?", 3), every("ab", 6)
	for _, a := range patterns {
		for _, b := range patterns {
			want := false
			for _, s := range texts {
				if want = slow(a, s) && slow(b, s); want {
					break
				}
			}
			if got := meets(a, b); got != want {
				t.Errorf("meets(%q, %q) = %v", a, b, got)
			}
		}
	}
}

func TestWordsAreOneTextWithBlanks(t *testing.T) {
	for _, list := range [][]string{{"a"}, {"a", "b"}, {"", "b"}, {"a", ""}, {"a", "", "b"}, {"", ""}, {"ab", "ba", "a"}, {""}, nil} {
		joined := strings.Join(list, " ")
		for _, pattern := range every("ab *", 4) {
			if got, want := words(list).match(pattern, false), slow(pattern, joined); got != want {
				t.Errorf("%q in %q: %v", pattern, list, got)
			}
		}
	}
	if !(words{"Git", "PUSH"}).match("git p*", true) || (words{"Git"}).match("git", false) {
		t.Error("capitals")
	}
}
