//go:build !lean

package shell

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/git"
)

// alternatives are the places that a pattern with a list of alternatives may mean
// (bash(1), "Pattern Matching"): one of which nobody knows where it is, and those
// that each of the list leads to. It is nil when there is no such list.
func (r *reader) alternatives(w commands.Word, cwd string) []spot {
	at, end := groupIn(w.Text)
	if at < 0 || r.tires(8) {
		return nil
	}
	all := []spot{{target: w.Text}}
	try := func(s string) {
		one := w
		if one.Text = w.Text[:at] + s + w.Text[end:]; one.Text != "" && len(all) < maxMatches {
			one.Glob = mayMatch(one.Text)
			all = r.spotsIn(all, &one, cwd)
		}
	}
	op, list := w.Text[at], w.Text[at+2:end-1]
	switch op {
	case '!':
		try("*")
		return all
	case '?', '*':
		try("")
	}
	for from, i, depth := 0, 0, 0; i <= len(list); i++ {
		switch {
		case i == len(list), list[i] == '|' && depth == 0:
			try(list[from:i])
			if op == '*' || op == '+' {
				try(list[from:i] + "*")
			}
			from = i + 1
		case list[i] == '(':
			depth++
		case list[i] == ')':
			depth--
		}
	}
	return all
}

// groupIn is where the first list of alternatives begins, with its operator, and
// where it ends; -1 when there is none.
func groupIn(s string) (at, end int) {
	open := strings.IndexByte(s, '(')
	if open < 1 || strings.IndexByte("@!+?*", s[open-1]) < 0 {
		return -1, 0
	}
	for i, depth := open, 0; i < len(s); i++ {
		switch s[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return open - 1, i + 1
			}
		}
	}
	return -1, 0
}

// givenUp asks what is lost once a merge or the like that stopped is given up.
func givenUp(r *reader, repo *git.Repo) error {
	return repo.Given(r.versions.commits || r.versions.alone)
}
