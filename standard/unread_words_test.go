package standard_test

import (
	"slices"
	"strings"
	"testing"

	"automode"
	"automode/internal/commands"
	"automode/standard"
)

// optionsAreData are the programs, with their subcommands, of which an option that
// nobody read may be allowed, and why.
var optionsAreData = map[string]string{
	"echo": "prints its words", "test": "compares its words", "[": "compares its words", "type": "looks its words up",
	"true": "looks at no word", "false": "looks at no word", "pwd": "prints the working folder, or nothing",
	"ps":           "ps(1): no option does more than choose what is listed",
	"go test":      "hands options that it does not know to the tests",
	"nextflow run": "an option of two dashes is a parameter of the project's pipeline",
}

// operandsAreData are those of which a word in the place of a subcommand may be
// allowed, and why.
var operandsAreData = map[string]string{
	"amtool alert": "a label", "ast-grep": "a path", "automode log": "a filter", "benchstat": "a file", "csharpier": "a path",
	"dafny": "a file", "dua": "a folder", "grype": "an image", "hoogle": "a name", "mise tasks": "a name", "next": "a folder",
	"osv-scanner": "a folder", "parcel": "a page", "promtool query": "a query of logcli's", "resolvectl": "a name to look up",
	"semgrep": "a path", "sqitch": "a database, behind log", "swiftlint": "a path", "tig": "a revision", "vite": "a folder", "vitest": "a filter",
	"xctrace list": "a kind of thing", "devicectl list": "a kind of thing", "xcresulttool get": "a kind of thing",
	"git config": "a key", "git notes": "git refuses what is no subcommand", "git reflog": "a revision",
	"git rerere": "git refuses what is no subcommand", "git stash": "git refuses what is no subcommand",
}

// Of every use of a program that is allowed, none is once an option or a subcommand
// stands there of which nobody has read: what is not understood is not allowed.
func TestUnreadWords(t *testing.T) {
	s := &scenario{settings: map[string]string{}}
	env := standard.Env{Home: "/home/dev", AccountHome: "/home/dev", Root: "/home/dev/project", Platform: automode.Linux}
	g := standard.New(s.config(t, env.Home), env, nil)
	allowed := func(words ...string) bool {
		c := s.call(t, line{call: strings.Join(words, " ")}, env.Root, env.Home)
		return g.Decide(t.Context(), c).Verdict == automode.Allow
	}
	n := 0
	for _, p := range commands.All() {
		for _, c := range commands.Cases(p) {
			words := strings.Fields(c.Line)
			if strings.ContainsAny(c.Line, "'\"\\$|;&<>(`") || strings.Contains(c.Line, "help") || !allowed(words...) {
				continue
			}
			n++
			at, path, parameters := rowOf(p, words)
			least := at
			if optionsAreData[words[0]] == "" && optionsAreData[words[0]+" "+path] == "" && !parameters {
				for at := at; at <= len(words) && !slices.Contains(words[:at], "--"); at++ {
					if at > 1 && strings.HasPrefix(words[at-1], "-") || at > least && wordsAreData[words[0]] != "" {
						continue // it may be what that one takes
					}
					for _, option := range []string{"--zz-unknown", "--zz-unknown=/etc/passwd"} {
						if with := inserted(words, at, option); allowed(with...) {
							t.Errorf("%s: allowed with an option that nobody read", strings.Join(with, " "))
						}
					}
				}
			}
			group := words[0]
			if i := strings.LastIndexByte(path, ' '); i > 0 {
				group += " " + path[:i]
			}
			if with := append(words[:at-1:at-1], "zz-unknown"); at > 1 && operandsAreData[group] == "" && allowed(with...) {
				t.Errorf("%s: allowed with a subcommand that nobody read", strings.Join(with, " "))
			}
		}
	}
	if n < 4000 {
		t.Errorf("%d cases are allowed, want at least 4000", n)
	}
}

// wordsAreData are those whose words behind the first are no options of their own, and
// why.
var wordsAreData = map[string]string{
	"awk": "behind the program it is a file's name",
	"adb": "a command of the device, that only shows", "automode": "judged, and not run", "bash": scriptsWords, "bb": tasksWords, "bun": tasksWords,
	"cargo": tasksWords, "clj": scriptsWords, "clojure": scriptsWords, "cmake": "names of files for its own tools", "coqc": "the other half of a value",
	"cross": scriptsWords, "deno": tasksWords, "doas": "judged with the command", "docker": "options of ps", "dotnet": "searched for among templates",
	"git": "a value of a setting", "go": scriptsWords, "hatch": tasksWords, "ip": "ip(8): keywords stand there", "jar": "the value of a letter",
	"java": "no class is started", "jq": "the other half of a value", "julia": scriptsWords, "just": tasksWords, "k6": "only shows", "ksh": scriptsWords,
	"lein": scriptsWords, "love": scriptsWords, "mise": tasksWords, "mojo": scriptsWords, "ninja": "a target of a tool that lists or removes what it built", "node": scriptsWords,
	"parallel": "judged with the command", "pdm": tasksWords, "pipenv": tasksWords, "poe": tasksWords, "perf": "only shows", "perl": scriptsWords, "php": scriptsWords, "pnpm": tasksWords, "python3": scriptsWords,
	"rails": "a generator's", "redis-cli": "a command's", "ros2": "only shows", "ruby": scriptsWords, "scontrol": "only shows", "sh": scriptsWords,
	"simctl": "the application's", "sysopen": "a file", "tar": "the value of a letter", "tmux": "a file", "tput": "a parameter of a capability", "tr": "a set",
	"vegeta": "a file", "xargs": "judged with the command", "xcrun": "judged with the command", "xxd": "a file", "yarn": tasksWords, "zsh": scriptsWords, "ztcp": "a descriptor",
}

const (
	scriptsWords = "the script's, whose code is read"
	tasksWords   = "the task's"
)

// rowOf is the number of words that lead to the row that counts, the program's name
// with them, the subcommands among them, and whether the row takes any option as a
// parameter of a request: "--*".
func rowOf(p *commands.Program, words []string) (at int, path string, parameters bool) {
	var lits []commands.Word
	for _, w := range words {
		lits = append(lits, commands.Lit(w))
	}
	r := p.Read(lits, automode.Linux)
	for at = 1; at < len(lits); at++ {
		if before := p.Read(lits[:at], automode.Linux); before.Row == r.Row {
			break
		}
	}
	for _, f := range r.Row.Flags {
		parameters = parameters || f.Names == "--*"
	}
	return at, r.Path, parameters
}

func inserted(words []string, at int, word string) []string {
	return append(append(words[:at:at], word), words[at:]...)
}
