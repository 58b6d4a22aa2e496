package standard_test

import (
	"slices"
	"strings"
	"testing"

	"automode"
	"automode/internal/commands"
	"automode/standard"
)

// unknownIsLess are the uses of which a word that is not known is allowed where one that is
// known is not, and why: a name to look up, a size, an address of a client that only asks
// where the person has an account.
var unknownIsLess = map[string]string{
	"cargo rustc": tasksWords, "cargo fmt": tasksWords, "mise run": tasksWords, "pnpm test": tasksWords, "yarn run": tasksWords, "rspec": "a file of tests",
	"gh issue": "a repository", "gh pr": "a pull request", "mysqlshow": "a database",
	"git add": "a file", "git config": "a key", "git worktree": "git refuses to remove one with work in it",
	"head": "a number", "seq": "a number", "jot": "a number", "test": "compared", "kill": "in front of -l", "openssl x509": "a value", "openssl pkcs12": "a value",
	"java": "in front stands what only shows",
}

// Of every use of a program that is not allowed, none is once nobody knows its words: all
// from one on, which may be several, or one in the midst of the others. An option of which
// nobody read is no reason: a word that is not known is taken for those that are.
func TestUnknownWords(t *testing.T) {
	s := &scenario{settings: map[string]string{}}
	env := standard.Env{Home: "/home/dev", AccountHome: "/home/dev", Root: "/home/dev/project", Platform: automode.Linux}
	g := standard.New(s.config(t, env.Home), env, nil)
	decide := func(words []string) automode.Decision {
		return g.Decide(t.Context(), s.call(t, line{call: strings.Join(words, " ")}, env.Root, env.Home))
	}
	n := 0
	for _, p := range commands.All() {
		for _, c := range commands.Cases(p) {
			words := strings.Fields(c.Line)
			if strings.ContainsAny(c.Line, "'\"\\$|;&<>(`*?") || len(words) < 2 || unknownIsLess[words[0]] != "" || unknownIsLess[words[0]+" "+words[1]] != "" {
				continue
			}
			if d := decide(words); d.Verdict == automode.Allow || strings.Contains(d.Person, "no option") {
				continue
			}
			for k := 1; k < len(words); k++ {
				for _, with := range [...][]string{append(words[:k:k], "$X"), slices.Concat(words[:k], []string{`"$X"`}, words[k+1:])} {
					n++
					if decide(with).Verdict == automode.Allow {
						t.Errorf("%s is not allowed, and is where nobody knows its words:\n%s", c.Line, strings.Join(with, " "))
					}
				}
			}
		}
	}
	if n < 20_000 {
		t.Errorf("%d lines were tried, want at least 20000", n)
	}
}
