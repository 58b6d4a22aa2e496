package code

import "testing"

func TestWithin(t *testing.T) {
	for _, c := range []struct {
		list, word string
		want       bool
	}{
		{"open close", "open", true},
		{"open close", "close", true},
		{" open close ", "close", true},
		{"open close", "clos", false},
		{"open close", "lose", false},
		{"aab a", "a", true},
		{"aa", "a", false},
		{"a-a a", "a", true},
		{"open close", "", false},
		{"", "", false},
		{"open close", "open close", false},
	} {
		if got := Within(c.list, c.word); got != c.want {
			t.Errorf("Within(%q, %q) is %v", c.list, c.word, got)
		}
	}
}
