package condition

import "strings"

// Value is what a part of a condition comes to where that is known, as it is of a name
// that the condition is tried on. The zero value: nobody knows.
type Value struct {
	Sort   Sort
	Text   string
	Number float64 // also of a truth, and of what holds: 1 or 0
	List   []Value
	Front  bool  // a regular expression that is asked to “match” in front, as Python has it
	Match  Match // of a regular expression: what matches it
}

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
	Thing   // what a library made, of which it is known that there is one
	Whether // something of which it is only known whether it holds
)

// TextOf is a text, NumberOf a number, BoolOf a truth.
func TextOf(s string) Value     { return Value{Sort: Text, Text: s} }
func NumberOf(n float64) Value  { return Value{Sort: Number, Number: n} }
func ListOf(list []Value) Value { return Value{Sort: List, List: list} }
func numberOf(n int) Value      { return NumberOf(float64(n)) }

// BoolOf is a truth as a value.
func BoolOf(holds bool) Value {
	if holds {
		return Value{Sort: Bool, Number: 1}
	}
	return Value{Sort: Bool}
}

// Holding is a value of which only that is known.
func Holding(t Truth) Value {
	if t == 0 {
		return Value{}
	}
	return Value{Sort: Whether, Number: BoolOf(t == True).Number}
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
	case Bool, Whether:
		return Of(v.Number != 0)
	case None:
		return False
	case Text:
		return Of(full || v.Text != "")
	case Number:
		return Of(full || v.Number != 0)
	case List:
		return Of(full || len(v.List) > 0)
	case Pattern, Thing:
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
	case "is", "is not":
		if a.Sort != None && b.Sort != None {
			return Value{} // two that are equal may be one, or not
		}
		return ValueOf(signed(op == "is", alike(a, b, true)))
	case "==", "===", "eq", "eql?":
		return ValueOf(alike(a, b, op == "==="))
	case "!=", "!==", "ne", "<>":
		return ValueOf(-alike(a, b, op == "!=="))
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

// alike is whether two values are equal. Of two sorts that is as their language has it,
// which is only known of what is nothing, and strictly: where it compares by sort as well.
// A text may be a number there that was kept under a name.
func alike(a, b Value, strictly bool) Truth {
	if b.Sort == None {
		a, b = b, a
	}
	sure := func(v Value) bool { return v.Sort == Number || v.Sort == Bool || v.Sort == None || v.Sort == Thing }
	switch {
	case a.Sort == b.Sort && (sure(a) || a.Sort == Text) && a.Sort != Thing:
		return Of(a.Text == b.Text && a.Number == b.Number)
	case a.Sort == b.Sort:
		return 0
	case a.Sort == None && (b.Sort == Thing || b.Sort == Text && b.Text != ""), strictly && sure(a) && sure(b):
		return False
	}
	return 0
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
			any = max(any, alike(x, v, false))
		}
		return any
	}
	return 0
}

// Part is the part of a text or of a list from one place to another, of which a negative
// one counts from the end.
func Part(v Value, from, to int) Value {
	n := len(v.Text)
	if !ascii(v.Text) {
		return Value{}
	}
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
	case i < 0 || !ascii(v.Text):
	case v.Sort == Text && i < len(v.Text):
		return TextOf(v.Text[i : i+1])
	case v.Sort == List && i < len(v.List):
		return v.List[i]
	}
	return Value{}
}

// ascii reports whether a text has as many letters as bytes, however a language counts.
func ascii(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return r >= 0x80 }) < 0
}
