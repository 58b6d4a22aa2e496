package condition

import (
	"path"
	"strings"
)

// Value is what a part of a condition comes to where that is known, as it is of a name
// that the condition is tried on. The zero value: nobody knows.
type Value struct {
	Sort   Sort
	Text   string
	Number float64 // also of a truth: 1 or 0
	List   []Value
	Front  bool  // a regular expression that is asked to “match” in front, as Python has it
	Match  Match // of a regular expression: what matches it
}

// Match holds a text against a regular expression; ok is false where nobody can read that.
type Match func(expression, text string) (holds, ok bool)

// Sort is what a value is.
type Sort uint8

const (
	Unknown Sort = iota
	Text
	Number
	Bool
	None
	List
	Pattern // a regular expression, as it is written
)

// TextOf is a text, NumberOf a number, BoolOf a truth.
func TextOf(s string) Value     { return Value{Sort: Text, Text: s} }
func NumberOf(n float64) Value  { return Value{Sort: Number, Number: n} }
func ListOf(list []Value) Value { return Value{Sort: List, List: list} }
func numberOf(n int) Value      { return NumberOf(float64(n)) }

// PatternOf is a regular expression; nothing is known of one without what matches it.
func PatternOf(s string, by Match) Value {
	if by == nil {
		return Value{}
	}
	return Value{Sort: Pattern, Text: s, Match: by}
}

// BoolOf is a truth as a value.
func BoolOf(holds bool) Value {
	if holds {
		return Value{Sort: Bool, Number: 1}
	}
	return Value{Sort: Bool}
}

// ValueOf is what is known of a condition as a value.
func ValueOf(t Truth) Value {
	if t == 0 {
		return Value{}
	}
	return BoolOf(t == True)
}

// Truth is what a value is as a condition. Where full is set only nothing and what is not
// true do not hold, and else an empty text, a zero and an empty list as well.
func (v Value) Truth(full bool) Truth {
	switch v.Sort {
	case Bool:
		return Of(v.Number != 0)
	case None:
		return False
	case Text:
		return Of(full || v.Text != "")
	case Number:
		return Of(full || v.Number != 0)
	case List:
		return Of(full || len(v.List) > 0)
	case Pattern:
		return True
	}
	return 0
}

// Compared is what a comparison of two values comes to.
func Compared(op string, a, b Value) Value {
	switch op {
	case "in", "not in":
		return ValueOf(signed(op == "in", holds(b, a)))
	case "=~", "!~":
		return ValueOf(signed(op == "=~", matched(b, a, anywhere)))
	case "==", "===", "eq", "is", "eql?":
		return ValueOf(alike(a, b))
	case "!=", "!==", "ne", "is not", "<>":
		return ValueOf(-alike(a, b))
	}
	if a.Sort == Number && b.Sort == Number {
		return ValueOf(Compare(op, a.Number, b.Number))
	}
	if a.Sort == Text && b.Sort == Text {
		c := float64(strings.Compare(a.Text, b.Text))
		switch op {
		case "<=>", "cmp":
			return NumberOf(c)
		case "lt", "gt", "le", "ge":
			op = map[string]string{"lt": "<", "gt": ">", "le": "<=", "ge": ">="}[op]
		}
		return ValueOf(Compare(op, c, 0))
	}
	return Value{}
}

// signed is a truth, or that of the opposite.
func signed(as bool, t Truth) Truth {
	if as {
		return t
	}
	return -t
}

// alike is whether two values are equal.
func alike(a, b Value) Truth {
	switch {
	case a.Sort == Unknown || b.Sort == Unknown || a.Sort == Pattern || b.Sort == Pattern:
		return 0
	case a.Sort == List || b.Sort == List:
		if a.Sort != b.Sort || len(a.List) != len(b.List) {
			return False
		}
		all := True
		for i := range a.List {
			all = min(all, alike(a.List[i], b.List[i]))
		}
		return all
	case a.Sort != b.Sort:
		return False
	}
	return Of(a.Text == b.Text && a.Number == b.Number)
}

// holds is whether a list holds a value, or a text another one.
func holds(in, v Value) Truth {
	switch in.Sort {
	case Text:
		if v.Sort == Text {
			return Of(strings.Contains(in.Text, v.Text))
		}
	case List:
		any := False
		for _, x := range in.List {
			any = max(any, alike(x, v))
		}
		return any
	}
	return 0
}

// where a pattern has to match.
type where uint8

const (
	anywhere where = iota
	infront
	whole
)

// matched is whether a text matches a pattern.
func matched(pattern, text Value, at where) Truth {
	if text.Sort == Pattern {
		pattern, text = text, pattern
	}
	if pattern.Sort != Pattern || text.Sort != Text {
		return 0
	}
	p := pattern.Text
	switch at {
	case infront:
		p = `\A(?:` + p + `)`
	case whole:
		p = `\A(?:` + p + `)\z`
	}
	is, ok := pattern.Match(p, text.Text)
	if !ok {
		return 0
	}
	return Of(is)
}

// globbed is whether a name matches a pattern for names.
func globbed(pattern, name Value) Value {
	if pattern.Sort != Text || name.Sort != Text || strings.ContainsAny(pattern.Text, `\{`) {
		return Value{}
	}
	ok, err := path.Match(strings.ReplaceAll(pattern.Text, "[!", "[^"), name.Text)
	if err != nil {
		return Value{}
	}
	return BoolOf(ok)
}

// Part is the part of a text or of a list from one place to another, of which a negative
// one counts from the end.
func Part(v Value, from, to int) Value {
	n := len(v.Text)
	if v.Sort == List {
		n = len(v.List)
	}
	if from < 0 {
		from = max(0, from+n)
	}
	if to < 0 {
		to += n
	}
	from, to = min(from, n), min(max(to, 0), n)
	to = max(from, to)
	switch v.Sort {
	case Text:
		v.Text = v.Text[from:to]
	case List:
		v.List = v.List[from:to]
	default:
		return Value{}
	}
	return v
}

// At is the piece at a place, of which a negative one counts from the end.
func At(v Value, i int) Value {
	if i < 0 {
		i += len(v.Text) + len(v.List)
	}
	switch {
	case i < 0:
	case v.Sort == Text && i < len(v.Text):
		return TextOf(v.Text[i : i+1])
	case v.Sort == List && i < len(v.List):
		return v.List[i]
	}
	return Value{}
}
