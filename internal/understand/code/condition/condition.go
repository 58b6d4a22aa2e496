// Package condition is what is known of a loop before it runs, whatever language it
// is written in: its condition, and which way each round takes what that looks at.
package condition

// Truth is what is known of a condition. The zero value: nothing. With its sign
// changed it is that of the opposite.
type Truth int8

const (
	True  Truth = 1
	False Truth = -1
)

// Of is the truth of what is known to hold, or not to.
func Of(holds bool) Truth {
	if holds {
		return True
	}
	return False
}

// Compare is the truth of a comparison of two numbers; nothing is known of one
// by another operator than ==, !=, <, <=, > and >=.
func Compare(op string, a, b float64) Truth {
	switch op {
	case "==":
		return Of(a == b)
	case "!=":
		return Of(a != b)
	case "<":
		return Of(a < b)
	case "<=":
		return Of(a <= b)
	case ">":
		return Of(a > b)
	case ">=":
		return Of(a >= b)
	}
	return 0
}

// Flip is the operator that says the same with the sides of a comparison
// changed.
func Flip(op string) string {
	switch op {
	case "<":
		return ">"
	case "<=":
		return ">="
	case ">":
		return "<"
	case ">=":
		return "<="
	}
	return op
}
