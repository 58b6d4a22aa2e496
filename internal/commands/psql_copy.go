package commands

import (
	"strings"
)

// psqlCopy reads what follows \copy: a table or a query in brackets, a direction, and a
// file of this machine, a command of its shell or a standard stream. What is written in
// another way nobody read.
func psqlCopy(m *Match, w Word, rest string, own bool) {
	query, rest, isQuery := bracketed(strings.TrimSpace(rest))
	direction, rest, _ := strings.Cut(strings.TrimSpace(rest), " ")
	if !isQuery {
		direction, rest, _ = strings.Cut(strings.TrimSpace(rest), " ") // behind the table's name
		if columns, behind, ok := bracketed(strings.TrimSpace(direction + " " + rest)); ok && strings.Trim(columns, sqlNameLetters+", ") == "" {
			direction, rest, _ = strings.Cut(strings.TrimSpace(behind), " ")
		}
	}
	target, options := copyTarget(strings.TrimSpace(rest))
	into := strings.EqualFold(direction, "from")
	switch {
	case target == "", strings.ContainsAny(w.Text[1:], "\\`\n\r"), strings.HasPrefix(target, "~"), !into && !strings.EqualFold(direction, "to"), into && isQuery:
		m.Unknown(`nobody read what “\copy” does here`, w)
		return
	case isQuery:
		q := w
		q.Text = query
		sqlFacts(m, q, own)
	case into:
		m.Add(databaseFact(sqlChanges, own))
	default:
		m.Add(databaseFact(sqlLooks, own))
	}
	t := w
	t.Text = target
	switch {
	case strings.EqualFold(target, "program"):
		if t.Text, options = copyTarget(options); t.Text == "" {
			m.Unknown("the command is not known", w)
		}
		m.Add(roleFact(RunsLine, t, "starts a command of the shell"))
	case named("stdin stdout pstdin pstdout", strings.ToLower(target)):
	case into:
		m.Add(roleFact(Reads, t, ""))
	default:
		m.Add(roleFact(Writes, t, "writes the rows to a file"))
	}
	if strings.Trim(options, sqlNameLetters+" ,;()'\"|") != "" {
		m.Unknown(`nobody read what “\copy” does here`, w)
	}
}

const sqlNameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_."

// bracketed takes what stands in the brackets that a text begins with. Quotes and
// brackets of its own count.
func bracketed(s string) (inner, rest string, ok bool) {
	if !strings.HasPrefix(s, "(") {
		return "", s, false
	}
	depth, quote := 0, byte(0)
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"':
			quote = c
		case c == '(':
			depth++
		case c == ')':
			if depth--; depth == 0 {
				return s[1:i], s[i+1:], true
			}
		}
	}
	return "", s, false
}

// copyTarget takes the name that a text begins with, in quotes or not; "" where it is
// written in another way.
func copyTarget(s string) (target, rest string) {
	if strings.HasPrefix(s, "'") {
		target, rest, ok := strings.Cut(s[1:], "'")
		if !ok || rest != "" && rest[0] != ' ' {
			return "", rest
		}
		return target, rest
	}
	target, rest, _ = strings.Cut(s, " ")
	if strings.ContainsAny(target, `'"()`) {
		return "", rest
	}
	return target, strings.TrimSpace(rest)
}
