//go:build !lean

package shell

import (
	"slices"
	"strconv"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/batch"
	"automode/internal/understand/powershell"
)

// farRow reports whether a pipeline begins with a long row of numbers: 1..100000.
func farRow(s *powershell.Stmt) bool {
	if len(s.Elements) < 2 {
		return false
	}
	return farText(s.Elements[0].Text)
}

// farText reports whether that is a long row of numbers.
func farText(s string) bool {
	_, last, ok := strings.Cut(strings.Trim(s, " ()"), "..")
	return ok && plainNumber(last) && len(last) >= farMany
}

// farList reports whether an expression is a long row of numbers.
func farList(x *powershell.Expr) bool {
	switch {
	case x == nil:
		return false
	case x.Text == ".." && len(x.Parts) == 2 && x.Parts[1].Kind == powershell.Number:
		return plainNumber(x.Parts[1].Text) && len(x.Parts[1].Text) >= farMany
	case x.Body != nil && len(x.Body.Stmts) == 1 && len(x.Body.Stmts[0].Elements) == 1:
		return farList(x.Body.Stmts[0].Elements[0].Expr)
	}
	return len(x.Parts) == 1 && x.Text != ".." && farList(x.Parts[0])
}

// counting is how often "for /l" goes round, by its three numbers: where it
// begins, how far it steps and where it ends. What is missing is 0.
func (d dos) counting(list []batch.Word, st *state) prospect {
	var n [3]int
	for i := range min(len(list), 3) {
		w := d.word(list[i], st)
		v, err := strconv.Atoi(w.Text)
		if !w.Exact() || err != nil {
			return open
		}
		n[i] = v
	}
	switch first, step, last := n[0], n[1], n[2]; {
	case step == 0 && first <= last:
		return ever
	case step != 0 && (last-first)/step >= longRow:
		return far
	}
	return open
}

// plainly is the outcome of a condition of PowerShell that stands there to the
// letter.
func plainly(x *powershell.Expr) outcome {
	switch x.Kind {
	case powershell.Number:
		return told(strings.Trim(x.Text, "0.") != "")
	case powershell.Text:
		return told(x.Text != "")
	case powershell.Variable:
		switch x.Text {
		case "true":
			return success
		case "false", "null":
			return failure
		}
	case powershell.Group:
		if x.Body != nil && len(x.Body.Stmts) == 1 {
			return conditionOf(x.Body.Stmts[0])
		}
	case powershell.Unary:
		if x.Text == "!" || x.Text == "-not" {
			return plainly(x.Parts[0]).negated()
		}
	case powershell.Binary:
		a, b := x.Parts[0], x.Parts[1]
		switch op := strings.TrimPrefix(x.Text, "-"); op {
		case "and", "or":
			return listed(op == "and", plainly(a), plainly(b))
		default:
			if a.Kind != b.Kind || a.Kind != powershell.Number && a.Kind != powershell.Text {
				return either
			}
			if o := compared("-"+op, commands.Lit(a.Text), commands.Lit(b.Text)); a.Kind == powershell.Number && o != standing {
				return o
			}
			if op == "eq" || op == "ne" {
				return told((a.Text == b.Text) == (op == "eq"))
			}
		}
	}
	return either
}

// conditionOf is the outcome of a condition, where it is an expression alone.
func conditionOf(s *powershell.Stmt) outcome {
	if s.Kind == powershell.Pipeline && len(s.Elements) == 1 && s.Elements[0].Expr != nil {
		return plainly(s.Elements[0].Expr)
	}
	return either
}

// addsTo reports whether what is given to a variable is itself and more.
func addsTo(target *powershell.Expr, s *powershell.Stmt) bool {
	if target.Kind != powershell.Variable || s.Kind != powershell.Pipeline || len(s.Elements) != 1 || s.Elements[0].Expr == nil {
		return false
	}
	x := s.Elements[0].Expr
	return x.Kind == powershell.Binary && x.Text == "+" && x.Parts[0].Kind == powershell.Variable && x.Parts[0].Text == target.Text && x.Parts[1].Kind != powershell.Number
}

// labelled reports whether a line of a batch file is a label, and notes it.
func (d dos) labelled(line string) bool {
	name, is := strings.CutPrefix(line, ":")
	if is {
		d.labels = append(d.labels, strings.ToLower(strings.TrimSpace(name)))
	}
	return is
}

// jumps gives the effect of going back to a label, again and again where nothing
// decides it.
func (d dos) jumps(words []commands.Word, maybe bool) {
	if len(words) == 1 && !maybe && slices.Contains(d.labels, strings.ToLower(strings.TrimPrefix(words[0].Text, ":"))) {
		d.goesRound(ever, d.done, new(flow))
	}
}
