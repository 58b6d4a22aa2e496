package script

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/condition"
)

// What a language compares and asks in its own way.

// Expression is a regular expression with its flags, as they are written in front of it;
// "" where one of them has it read in another way, or it says itself what it matches.
func Expression(body, flags string) string {
	if body == "" {
		return ""
	}
	set := ""
	for _, f := range flags {
		switch f {
		case 'i', 's', 'm':
			set += string(f)
		case 'g': // how often
		default:
			return ""
		}
	}
	if set != "" {
		return "(?" + set + ")" + body
	}
	return body
}

// delimited is a text that is read as an expression between two marks, with its flags.
func (w *walker) delimited(v condition.Value) condition.Value {
	p := v.Text
	if v.Sort != condition.Text || len(p) < 3 || !strings.ContainsRune("/#~@%!|,;", rune(p[0])) {
		return condition.Value{}
	}
	end := strings.LastIndexByte(p, p[0])
	if end == 0 {
		return condition.Value{}
	}
	return w.pattern(Expression(p[1:end], p[end+1:]))
}

// pattern is an expression, as far as it is known.
func (w *walker) pattern(expression string) condition.Value {
	own := w.lang.Lang == commands.JavaScript && (strings.Contains(expression, `\A`) || strings.Contains(expression, `\z`))
	if expression == "" || own { // letters, there
		return condition.Value{}
	}
	return condition.PatternOf(expression, w.setting.Matches)
}

// compared is what a comparison comes to, as the language has it.
func (w *walker) compared(op string, a, b condition.Value) condition.Value {
	switch w.lang.Lang {
	case commands.JavaScript:
		if op == "in" {
			return condition.Value{} // what has such a key
		}
	case commands.Perl:
		if code.Within("== != < > <= >= <=>", op) && (a.Sort != condition.Number || b.Sort != condition.Number) {
			return condition.Value{} // as numbers, whatever they are
		}
	case commands.PHP:
		if a.Sort == condition.Text && b.Sort == condition.Text && op != "===" && op != "!==" && numeric(a.Text) && numeric(b.Text) {
			return condition.Value{}
		}
	case commands.Ruby:
		switch op {
		case "==":
			op = "==="
		case "!=":
			op = "!=="
		case "=~":
			return condition.Found(b, a, condition.Value{Sort: condition.None})
		}
	}
	return condition.Compared(op, a, b)
}

// numeric reports whether a text may be taken as a number.
func numeric(s string) bool {
	s = strings.TrimLeft(s, " \t\n\r\v\f+-.")
	return s != "" && '0' <= s[0] && s[0] <= '9'
}

// asked is what a function or method gives that is asked of a value, as the language has it.
func (w *walker) asked(name string, of condition.Value, with ...condition.Value) condition.Value {
	switch w.lang.Lang {
	case commands.Perl:
		if code.Within("reverse split chomp count size", name) || name == "basename" && len(with) > 0 {
			return condition.Value{}
		}
	case commands.Ruby:
		switch {
		case name == "slice" && of.Sort != condition.Text:
			return condition.Value{}
		case name == "slice" && len(with) == 2:
			name = "substr"
		case name == "slice":
			name = "charat"
		case name == "basename" && len(with) == 1 && with[0].Text == ".*":
			return condition.Asked("stem", of)
		case name == "index" || name == "rindex":
			if v := condition.Asked(name, of, with...); v.Number >= 0 {
				return v
			}
			return condition.Value{Sort: condition.None}
		}
	}
	return condition.Asked(name, of, with...)
}
