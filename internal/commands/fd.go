package commands

import (
	"strings"

	"automode"
)

var fd = Program{
	Name: "fd", Rare: true, Links: "-L --follow", Also: "fdfind", Summary: "finds files by name", Manual: "fd(1), fd 10.2",
	Row: Row{
		Help: "-h --help -V --version --gen-completions",
		Args: []Arg{
			{At: First, Role: Seeks, When: &When{Without: "-x -X"}, Why: "looks for files by a name that holds secrets"},
			{Role: Data},
		},
		Flags: []Flag{
			{Names: "--format= -l --list-details --path-separator= --hyperlink[=] -a --absolute-path", Value: Data},
			{Names: "-# -0 --print0 -1 --relative-path --and= --batch-size= -c= --color= -d= --max-depth= --maxdepth= --min-depth= --exact-depth= -E= --exclude= -F --fixed-strings -g --glob -H --hidden --no-hidden -I --no-ignore --ignore -i --ignore-case --ignore-contain= -j= --threads= -L --follow --no-follow --max-results= --no-global-ignore-file --no-ignore-parent --ignore-parent --no-ignore-vcs --ignore-vcs --no-require-git --require-git -o= --owner= --one-file-system --mount --xdev -p --full-path --prune -q --quiet --has-results --regex -S= --size= -s --case-sensitive --show-errors --strip-cwd-prefix[=] -t= --type= -u --unrestricted --changed-within= --change-newer-than= --newer= --changed-after= --changed-before= --change-older-than= --older=", Value: Data},
			{Names: "-e= --extension=", Value: Data},
			{Names: "--ignore-file=", Value: Reads},
			{Names: "--base-directory= -C=", Value: Base},
			{Names: "--search-path=", Value: ListsTree},
			{Names: "-x= --exec= -X= --exec-batch=", Value: Data, Ends: true, Why: "runs a command for what it finds"},
		},
		Prints: []Out{{PathsIn, &When{Without: "--format --exec"}}},
		Refine: fdOperands,
	},
}

var fdCases = []Case{
	{`fd`, `Read{listing} ./**`},
	{`fd -l`, `Read{listing} ./**`},
	{`fd -e go -t f`, `Seek *.go; Read{listing} ./**`},
	{`fd main src lib`, `Seek main; Read{listing} src/**; Read{listing} lib/**`},
	{`fd main --search-path src`, `Seek main; Read{listing} src/**`},
	{`fd -C d x`, `Seek x; in d; Read{listing} ./**`},
	{`fd --ignore-file i x`, `Seek x; Read i; Read{listing} ./**`},
	{`fd -e tmp -x rm -f {}`, `Seek *.tmp; Read{listing} ./**; Run[words] rm -f …`},
	{`fd . src -X rm`, `Seek .; Read{listing} src/**; Run[words] rm …; Run[words] rm src`},
	{`fd . src -Hx rm {} \;`, `Seek .; Read{listing} src/**; Run[words] rm …; Run[words] rm src`},
	{`fd . src -x mv {} {.}.bak`, `Seek .; Read{listing} src/**; Run[words] mv … ….bak; Run[words] mv src src.bak`},
	{`fd . --exec=./p`, `Seek .; Read{listing} ./**; Run[words] ./p …; Run[words] ./p .`},
	{`fd -H .env -x cat`, `Seek .env; Read{listing} ./**; Run[words] cat …`},
	{`fd "$x" src`, `Seek …; Unknown an unknown word may be an option; Read{listing} src/**`},
	{`fd . -x \;`, `Unknown nobody read what follows the command's end`},
	{`fd . -x rm \; -x touch`, `Unknown nobody read what follows the command's end`},
}

// fdOperands: the first positional is a pattern, the others are folders, and
// all that follows -x or -X is a command, run with what is found in them.
func fdOperands(m *Match) {
	command, ok := fdCommand(m)
	if !ok {
		return
	}
	const seeks = "looks for files by a name that holds secrets"
	if command != nil && len(m.Args) > 0 {
		m.addRole(Seeks, &m.Args[0], seeks)
	}
	for _, h := range m.Hits() {
		if flagNamed(h.Flag, "-e") && h.Has {
			ending := h.Value
			ending.Text = "*." + ending.Text
			m.addRole(Seeks, &ending, seeks)
		}
	}
	fdSieve(m)
	for _, w := range m.Args {
		if w.mayBeFlag() {
			m.Unknown("an unknown word may be an option", w)
		}
	}
	var below []Word
	for _, h := range m.Hits() {
		if h.Name == "--search-path" {
			below = append(below, h.Value)
		}
	}
	if len(m.Args) > 1 {
		for _, w := range m.Args[1:] {
			m.Add(Fact{Role: ListsTree, Word: w, Kind: automode.Read, Traits: automode.Listing, Extent: automode.Tree})
			below = append(below, w)
		}
	}
	if len(below) == 0 {
		m.Add(Fact{Target: ".", Kind: automode.Read, Traits: automode.Listing, Extent: automode.Tree})
		below = []Word{Lit(".")}
	}
	all := fdFindsAll(m)
	if command == nil {
		if all && m.Prints == PathsIn {
			m.Prints = EachIn
		}
		return
	}
	for _, w := range below {
		found := []Word{{Known: automode.Bounded, Base: w.Text}}
		switch {
		case !w.Exact():
			found[0] = Word{}
		case all && !findOnlyLooks(command[0]):
			found = append(found, w) // what is done to all in it is done to the folder
		}
		for _, each := range found {
			m.Add(Fact{Role: RunsWords, Word: command[0], Words: fdFilled(command, each), Kind: automode.Run, Via: automode.ByOption, Why: "runs a command for what it finds"})
		}
	}
}

// fdSieve says which names a pattern takes, which is an expression for a part of them.
func fdSieve(m *Match) {
	s, full := &Sieve{Form: PerlForm, Base: true}, false
	for _, h := range m.Hits() {
		switch h.Name {
		case "-g", "--glob":
			s.Form = NameForm
		case "--regex":
			s.Form = PerlForm
		case "-F", "--fixed-strings":
			s.Form = PlainForm
		case "-p", "--full-path":
			full = true
		}
	}
	if len(m.Args) == 0 || fdFindsAll(m) {
		return
	}
	if s.Any = []Word{m.Args[0]}; full {
		s.Base = false
	}
	if full && s.Form == NameForm {
		s.Form = WalkForm
	}
	s.Fold = m.Has("-i") || !m.Has("-s") && s.Any[0].Text == strings.ToLower(s.Any[0].Text)
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Seeks && f.Word.Text == s.Any[0].Text {
			if s.Form != NameForm && s.Form != WalkForm || !strings.Contains(s.Any[0].Text, "{") {
				f.Sieve = s // of what stands between braces each is looked for
			}
		}
	}
}

// fdFindsAll reports whether no file has another name, age or size than is looked for.
func fdFindsAll(m *Match) bool {
	for _, h := range m.Hits() {
		if named("--and -E --exclude -S --size -o --owner -e --extension --max-results -1 --changed-within --change-newer-than --newer --changed-after --changed-before --change-older-than --older", h.Name) ||
			named("-t --type", h.Name) && !named("f file d dir directory", h.Value.Text) {
			return false
		}
	}
	return len(m.Args) == 0 || m.Args[0].Exact() && named(". .* * ^", m.Args[0].Text)
}

// fdCommand cuts the words of -x or -X off the positionals.
func fdCommand(m *Match) (command []Word, ok bool) {
	hits := m.Hits()
	if len(hits) == 0 || !flagNamed(hits[len(hits)-1].Flag, "--exec") {
		return nil, true
	}
	h := hits[len(hits)-1]
	n := fdFollowing(m, h)
	if !h.Has || n < 0 || n > len(m.Args) {
		m.Unknown("nobody read where the command of "+h.Name+" begins", h.Value)
		return nil, false
	}
	command = append(command, h.Value)
	command = append(command, m.Args[len(m.Args)-n:]...)
	m.Args = m.Args[:len(m.Args)-n]
	for i, w := range command {
		switch {
		case w.Is(";") && i > 0 && i == len(command)-1:
			command = command[:i]
		case w.Is(";"):
			m.Unknown("nobody read what follows the command's end", w)
			return nil, false
		}
	}
	return command, true
}

// fdFollowing counts the words after the option h and its value, or is -1.
func fdFollowing(m *Match, h Hit) int {
	for i, w := range m.Words {
		if i == 0 || !strings.HasPrefix(w.Text, "-") {
			continue
		}
		attached, found := strings.CutSuffix(w.Text, h.Value.Text)
		switch {
		case found && (attached == h.Name || attached == h.Name+"="):
			return len(m.Words) - i - 1
		case i+1 == len(m.Words) || m.Words[i+1].Text != h.Value.Text:
		case w.Text == h.Name, w.Text[1] != '-' && strings.HasSuffix(w.Text, h.Name[1:]):
			return len(m.Words) - i - 2
		}
	}
	return -1
}

// fdFilled puts what is found where the command wants it: in
// place of {}, {/}, {//}, {.} and {/.}, and without any of them at the end.
func fdFilled(command []Word, found Word) []Word {
	filled := make([]Word, 0, len(command)+1)
	put := false
	for _, w := range command {
		before, rest, ok := strings.Cut(w.Text, "{")
		_, after, closed := strings.Cut(rest, "}")
		if ok && closed {
			w = found
			if before != "" {
				w = Word{Text: before}
			}
			if w.Suffix = after; w.Known == automode.Exact {
				w.Text, w.Suffix = w.Text+after, ""
			}
			put = true
		}
		filled = append(filled, w)
	}
	if !put {
		filled = append(filled, found)
	}
	return filled
}
