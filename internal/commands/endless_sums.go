package commands

import (
	"strconv"
	"strings"
)

// Texts that are no programs and can still be work without end: sums, and queries
// that make their own rows.

// EndlessSum reports whether the text of a sum, as bc reads it, has no end: a
// loop that always goes on and is not left, or a power that nobody can write down.
func EndlessSum(text string) bool {
	plain := strings.Join(strings.Fields(strings.ReplaceAll(text, "\n", ";")), "")
	if !strings.Contains(plain, "break") && !strings.Contains(plain, "halt") && !strings.Contains(plain, "quit)") {
		for _, head := range [...]string{"while(", "for("} {
			if _, rest, ok := strings.Cut(plain, head); ok {
				cond, _, _ := strings.Cut(rest, ")")
				if head == "for(" {
					_, cond, _ = strings.Cut(cond, ";")
					cond, _, _ = strings.Cut(cond, ";")
				}
				n, err := strconv.Atoi(cond)
				if cond == "" || err == nil && n != 0 || sameBoth(cond) {
					return true
				}
			}
		}
	}
	// a^b^c is a^(b^c): two of them are more than a sum is for.
	powers := 0
	for rest := plain; ; {
		before, after, ok := strings.Cut(rest, "^")
		if !ok {
			return false
		}
		if strings.ContainsAny(before, ";+-/,") || before == "" || !isDigits(strings.Trim(before, "()")) {
			powers = 0
		}
		end := len(after) - len(strings.TrimLeft(after, "(0123456789"))
		n, _ := strconv.ParseFloat(strings.Trim(after[:end], "()"), 64)
		if powers++; n >= 1e8 || powers > 2 || powers == 2 && n >= 9 {
			return true
		}
		rest = after
	}
}

// sameBoth reports whether a comparison holds because both sides are the same.
func sameBoth(cond string) bool {
	a, b, ok := strings.Cut(cond, "==")
	return ok && a == b
}

// endlessQuery reports whether a statement makes rows without end of itself: a
// long row of numbers, or one that goes on from each to the next and is not told
// where to stop.
func endlessQuery(text string) bool {
	text = strings.ToLower(text)
	_, rest, ok := strings.Cut(text, "generate_series")
	if !ok {
		_, rest, ok = strings.Cut(text, "from range")
	}
	if ok {
		list, _, _ := strings.Cut(strings.TrimLeft(rest, " ("), ")")
		for i, s := range strings.Split(list, ",") {
			s, _, _ = strings.Cut(strings.TrimSpace(s), ":")
			if n, err := strconv.ParseFloat(s, 64); err == nil && n >= farMany && i < 2 {
				return true
			}
		}
	}
	_, rest, ok = strings.Cut(text, "recursive")
	return ok && strings.Contains(rest, "union") && !strings.Contains(rest, "where") && !strings.Contains(rest, "limit") && !strings.Contains(rest, "join") &&
		strings.Count(rest, "from") < 4
}
